# SPDX-License-Identifier: BSD-3-Clause
"""Kernels that call device functions of libraries: of this package, and of NCCL and NVSHMEM where
they are installed.
"""

import re
import sys
from pathlib import Path

import nvshmem_kernels
import pytest

import dtl
import dtl.triton
import dtl.triton.language as dl
from dtl.triton import _compiler

# isort: split
import triton.language as tl

OURS = str(Path(_compiler.__file__).with_name("_dev.cuda.bc"))
PLACES = {
    "nccl": "nvidia/nccl/lib/libnccl_device.bc",
    "nvshmem": "nvidia/nvshmem/lib/libnvshmem_device_sm_90.bc",
}
PATHS = {"dtl_dev": OURS} | {
    name: str(Path(folder) / place)
    for folder in sys.path
    for name, place in PLACES.items()
    if (Path(folder) / place).exists()
}


RANK_OF_NCCL = tl.constexpr({(tl.int64,): ("ncclDevComm_Rank", tl.int32)})
RANK_OF_NVSHMEM = tl.constexpr({(): ("nvshmem_my_pe", tl.int32)})
THREAD = tl.constexpr({(): ("dtl_dev_tid_y", tl.int32)})


@dtl.triton.jit
def ask(out_ptr, given, library: tl.constexpr, path: tl.constexpr):
    if library == "nccl":  # its argument is the address of a communicator
        found = dl.extern_call(library, path, [given], RANK_OF_NCCL, True)
    elif library == "nvshmem":
        found = dl.extern_call(library, path, [], RANK_OF_NVSHMEM, True)
    else:
        found = dl.extern_call(library, path, [], THREAD, True)
    tl.store(out_ptr, found)


@dtl.triton.jit
def call(out_ptr, library: tl.constexpr, path: tl.constexpr, symbols: tl.constexpr):
    tl.store(out_ptr, dl.extern_call(library, path, [], symbols, True))


TEAM = tl.constexpr({(tl.int64, tl.int32): ("dtl_dev_team_n_pes", tl.int32)})


@dtl.triton.jit
def hand_a_number(out_ptr, context, path: tl.constexpr):
    tl.store(out_ptr, dl.extern_call("dtl_dev", path, [context, 2], TEAM, True))


def test_numbers_are_handed_over_as_they_are_interpreted():
    types = {"out_ptr": "*i32", "context": "i64", "path": "constexpr"}
    source = _compiler.make_source(hand_a_number, types, {"path": OURS}, [])
    text = _compiler.compile_source(source, _compiler.parse_target("cuda:90"), {}).text
    assert "dtl_dev_team_n_pes" not in text
    assert "st.global" in text


def source_of(library):
    types = {"out_ptr": "*i32", "given": "i64", "library": "constexpr", "path": "constexpr"}
    return _compiler.make_source(ask, types, {"library": library, "path": PATHS[library]}, [])


def linked(source, library):
    options = {"extern_libs": {library: PATHS[library]}}
    return _compiler.compile_source(source, _compiler.parse_target("cuda:90"), options).text


@pytest.mark.parametrize("library", PATHS)
def test_functions_of_other_libraries_are_linked(library):
    text = linked(source_of(library), library)
    assert not re.search(r"\.extern \.func.*(ncclDevComm|nvshmem_my_pe|dtl_dev_tid)", text)
    assert "st.global" in text
    if library == "nvshmem":
        check_what_gpus_run()


def check_what_gpus_run():
    """The kernel of tests/python/triton_gpu/test_gpu_nvshmem.py."""
    types = dict.fromkeys(("dest_ptr", "source_ptr", "out_ptr"), "*i32")
    types |= {"signal_ptr": "*u64", "size": "constexpr", "path": "constexpr"}
    values = {"size": 4096, "path": PATHS["nvshmem"]}
    source = _compiler.make_source(nvshmem_kernels.put_to_next, types, values, [])
    text = linked(source, "nvshmem")
    assert not re.search(r"\.extern \.func.*nvshmem", text)
    assert "nvshmemi_device_state_d" in text


@pytest.mark.parametrize(
    ("library", "symbol", "libraries", "expected"),
    [
        (
            "mine",
            "none_such",
            {"mine": OURS},
            r"arg_type_symbol_dict: .none_such.; expected a func",
        ),
        ("mine", "dtl_dev_tid_y", {}, r"lib_name: .mine.; expected one of those in extern_libs"),
        ("mine", "dtl_dev_tid_y", {"mine": "/none.bc"}, r"extern_libs: .mine at /none.bc.; exp"),
    ],
)
def test_a_function_that_is_missing_is_refused(library, symbol, libraries, expected):
    types = {"out_ptr": "*i32"} | dict.fromkeys(("library", "path", "symbols"), "constexpr")
    values = {"library": library, "path": OURS, "symbols": {(): (symbol, tl.int32)}}
    source = _compiler.make_source(call, types, values, [])
    with pytest.raises(dtl.DTLError, match=expected):
        _compiler.compile_source(
            source, _compiler.parse_target("cuda:90"), {"extern_libs": libraries}
        )
