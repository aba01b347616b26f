# SPDX-License-Identifier: BSD-3-Clause
"""The memory order that each function guarantees, in the code for NVIDIA and AMD GPUs."""

import re

import pytest
from test_compiled_language import TARGETS, change, compiled, stands_in_order, words
from test_compiled_tiers import ROWS, extern_pair, text_of

import dtl
from dtl.triton import _compiler

FENCE, ACQUIRE, RELEASE, STORE = "fence", "acquire", "release", "store"
CODE = {
    ("cuda:90", FENCE): (r"fence\.sc\.sys",),
    ("cuda:90", ACQUIRE): (r"ld\.acquire\.sys\.u64",),
    ("cuda:90", RELEASE): (r"(st|red)\.release\.sys\.(add\.)?u64",),
    ("cuda:90", STORE): (r"st\.(v2\.)?b64",),
    ("hip:gfx942", FENCE): (r"buffer_wbl2 sc0 sc1", r"s_waitcnt .*vmcnt\(0\)"),
    ("hip:gfx942", ACQUIRE): (r"flat_load_dwordx2 .* sc0 sc1", r"buffer_inv sc0 sc1"),
    ("hip:gfx942", RELEASE): (
        r"buffer_wbl2 sc0 sc1",
        r"s_waitcnt .*vmcnt\(0\)",
        r"flat_(store_dwordx2|atomic_add_x2) .*",
    ),
    ("hip:gfx942", STORE): (r"(flat|global)_store_dwordx[24]",),
}
BARRIER = (RELEASE, ACQUIRE)  # each rank signals the others and waits for their signals
GUARANTEED = {
    "fence": (FENCE,),
    "quiet": (FENCE,),
    "signal_op": (RELEASE,),
    "signal_wait_until": (ACQUIRE,),
    **dict.fromkeys(("barrier_all", "barrier_all_warp", "barrier_all_block"), BARRIER),
    **dict.fromkeys(("barrier", "sync_all"), BARRIER),
    **dict.fromkeys(("putmem_signal_block", "putmem_signal_nbi_block"), (STORE, RELEASE)),
    **dict.fromkeys(("broadcastmem_block", "fcollectmem_block"), BARRIER),
}
UNORDERED = re.compile(r"(get|put)mem(_nbi)?(_warp|_block)?|my_pe|n_pes|team_.*|remote_.*")


def test_every_function_has_an_order_or_guarantees_none():
    names = {name for module, name in ROWS if module == "libshmem_device"}
    assert names == {*GUARANTEED, *filter(UNORDERED.fullmatch, names)}


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", GUARANTEED)
def test_symmetric_memory_has_its_order(tmp_path, target, name):
    call, _, _ = extern_pair("libshmem_device", name, ROWS["libshmem_device", name])
    text = text_of(tmp_path, target, "", "ordered", call)
    stands_in_order(text, *(each for step in GUARANTEED[name] for each in CODE[target, step]))


def test_a_compiler_without_the_wait_of_releases_is_refused(monkeypatch):
    monkeypatch.setattr(_compiler, "VERSION", (3, 7))
    values = {"order": "release", "scope": "sys"}
    with pytest.raises(dtl.DTLError, match=r"hip by Triton 3\.7'; expected 3\.8 or later"):
        compiled(change, "hip:gfx942", "*i64, *i64, %order, %scope", values)
    assert compiled(change, "cuda:90", "*i64, *i64, %order, %scope", values).text


SYNC = "tl.store(own, number); language_extra.__syncthreads(); tl.store(out, tl.load(other))"
SYNC_CODE = {
    "cuda:90": (r"st\.global", r"bar\.sync|barrier\.sync", r"ld\.global"),
    "hip:gfx942": (r"_store_dword", r"s_waitcnt .*vmcnt\(0\)", r"s_barrier", r"_load_dword"),
}


@pytest.mark.parametrize("target", TARGETS)
def test_stores_before_syncthreads_are_visible_after_it(tmp_path, target):
    stands_in_order(text_of(tmp_path, target, "", "met", SYNC), *SYNC_CODE[target])


WIDTHS = {"i8": "ubyte|byte", "fp16": "ushort|short", "fp32": "dword", "u64": "dwordx2"}


@pytest.mark.parametrize("type_", WIDTHS)
@pytest.mark.parametrize(
    ("read", "write"), [("relaxed", "relaxed"), ("acquire", "relaxed"), ("relaxed", "release")]
)
def test_words_have_their_order_on_gpus_of_amd(type_, read, write):
    values = {"scope": "sys", "read": read, "write": write}
    text = compiled(words, "hip:gfx942", f"*{type_}, *{type_}, %scope, %read, %write", values).text
    width = WIDTHS[type_]
    load, store = rf"flat_load_({width}) .* sc0 sc1", rf"flat_store_({width}) .* sc0 sc1"
    after = (r"buffer_inv sc0 sc1",) if read == "acquire" else ()
    before = (r"buffer_wbl2 sc0 sc1", r"s_waitcnt .*vmcnt\(0\)") if write == "release" else ()
    stands_in_order(text, load, *after, *before, store)
    assert ("buffer_wbl2" in text) == (write == "release")
    assert ("buffer_inv" in text) == (read == "acquire")


@pytest.mark.parametrize("order", ["relaxed", "acquire", "release", "acq_rel"])
def test_changes_have_their_order_on_gpus_of_amd(order):
    values = {"order": order, "scope": "sys"}
    text = compiled(change, "hip:gfx942", "*i64, *i64, %order, %scope", values).text
    before = (r"buffer_wbl2 sc0 sc1",) if order in ("release", "acq_rel") else ()
    after = (r"buffer_inv sc0 sc1",) if order in ("acquire", "acq_rel") else ()
    stands_in_order(text, *before, r"flat_atomic_add_x2 .* sc1", *after)
    stands_in_order(text, *before, r"flat_atomic_cmpswap_x2 .* sc1", *after)
    assert ("buffer_wbl2" in text) == bool(before)
    assert ("buffer_inv" in text) == bool(after)
