# SPDX-License-Identifier: BSD-3-Clause
"""The kernels of the benchmarks compile for absent GPUs to the instructions that they measure."""

import pytest
from programs import ROOT
from test_compiled_language import TARGETS, compiled, stands_in_order

ORDER = {
    "cuda:90": (r"st\.release\.sys\.u64", r"ld\.acquire\.sys\.u64"),
    "hip:gfx942": (r"flat_load_dwordx2 .* sc0 sc1", r"flat_store_dwordx2 .* sc0 sc1"),
}
WIDE = {"cuda:90": (r"ld\S*\.v2\.b64", r"st\S*\.v2\.b64"), "hip:gfx942": (r"_store_dwordx4",)}


@pytest.fixture
def kernels(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks/device"))
    return __import__("triton_kernels")


@pytest.mark.parametrize("target", TARGETS)
def test_turns_are_waits_and_signals(kernels, target):
    text = compiled(kernels.turns, target, "*i64, i32, i32, 16", num_warps=1).text
    stands_in_order(text, *ORDER[target])


@pytest.mark.parametrize("target", TARGETS)
def test_puts_use_the_widest_loads_and_stores(kernels, target):
    text = compiled(kernels.puts, target, "*u8, *u8, i32").text
    stands_in_order(text, *WIDE[target])
