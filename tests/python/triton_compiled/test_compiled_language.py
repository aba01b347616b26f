# SPDX-License-Identifier: BSD-3-Clause
"""Each kernel function compiled for two GPUs: the code has the guaranteed memory order."""

import ctypes
import re
import subprocess
import types

import numpy as np
import pytest

import dtl
import dtl.triton
import dtl.triton.language as dl
from dtl.triton import _compiler, _gpu, _heap
from dtl.triton.language.extra import language_extra as le
from dtl.triton.language.extra import libshmem_device as shmem
from dtl.triton.tools import make_ast_source

# isort: split
import triton.language as tl
from triton.runtime.jit import JITFunction

TARGETS = "cuda:90", "hip:gfx942"


def compiled(kernel, target, signature, values=None, **options):
    source = make_ast_source(kernel, signature, values)
    return _compiler.compile_source(source, _compiler.parse_target(target), options)


def stands_in_order(text, *patterns):
    """Asserts that the patterns occur in the text in this order."""
    place = 0
    for pattern in patterns:
        found = re.compile(pattern).search(text, place)
        assert found, f"no {pattern} in\n{text[place:]}"
        place = found.end()


@dtl.triton.jit
def the_example(input_ptr, output_ptr, signal_ptr, count: tl.constexpr):
    rank = dl.rank()
    peer_rank = (rank + 1) % dl.num_ranks()
    offsets = tl.arange(0, count)
    remote_ptr = dl.symm_at(input_ptr, peer_rank)
    tl.store(remote_ptr + offsets, rank * 100 + offsets)
    dl.notify(signal_ptr, peer_rank, signal=1, sig_op="set", comm_scope="intra_node")
    token = dl.wait(signal_ptr, 1, "sys", "acquire")
    input_ptr = dl.consume_token(input_ptr, token)
    with dl.simt_exec_region():
        if le.tid(0) == 0:
            tl.store(output_ptr + offsets, tl.load(input_ptr + offsets))
    le.__syncthreads()


ORDER = {
    "cuda:90": (
        r"st\.global",
        r"bar\.sync|barrier\.sync",
        r"st\.release\.sys\.u64",
        r"ld\.acquire\.sys\.u64",
        r"bar\.sync|barrier\.sync",
        r"ld\.global",
    ),
    "hip:gfx942": (
        r"buffer_store_dword",
        r"s_waitcnt vmcnt\(0\)",  # each wave completes its stores before the barrier
        r"s_barrier",
        r"buffer_wbl2 sc0 sc1",  # writes back the cache, so that other devices see the stores
        r"flat_store_dwordx2 .* sc0 sc1",
        r"flat_load_dwordx2 .* sc0 sc1",
        r"buffer_inv sc0 sc1",  # invalidates the cache, so that loads see new data
        r"s_barrier",
    ),
}


@pytest.mark.parametrize("target", TARGETS)
def test_stores_before_a_signal_are_visible_after_it(target):
    found = compiled(the_example, target, "*i32, *i32, *i64, 128")
    stands_in_order(found.text, *ORDER[target])
    assert "dtl_dev_here" in found.text


@pytest.mark.parametrize("target", TARGETS)
def test_a_compiled_kernel_exports_its_context(tmp_path, target):
    binary = tmp_path / "binary"
    binary.write_bytes(compiled(the_example, target, "*i32, *i32, *i64, 128").binary)
    table = (
        "--syms" if target.startswith("cuda") else "--dyn-syms"
    )  # the table in which each driver looks it up
    symbols = subprocess.run(
        ["readelf", "-W", table, binary], capture_output=True, text=True, check=True
    )
    size = ctypes.sizeof(_heap._Context)
    assert re.search(rf" {size} OBJECT +GLOBAL .* dtl_dev_here\n", symbols.stdout), symbols.stdout


@dtl.triton.jit
def notify(ptr, op: tl.constexpr, scope: tl.constexpr):
    dl.notify(ptr, 1, 5, op, scope)


NOTIFIED = {
    ("set", "gpu"): "st.release.gpu",
    ("add", "gpu"): "atom.release.gpu.add",
    ("set", "intra_node"): "st.release.sys",
    ("add", "inter_node"): "atom.release.sys.add",
}


def value_of(text):
    return {"op": text[0], "scope": text[1]}


@pytest.mark.parametrize(("case", "width"), list(zip(NOTIFIED, (32, 64, 64, 32))))
def test_a_signal_is_released_to_its_scope(case, width):
    text = compiled(notify, "cuda:90", f"*i{width}, %op, %scope", value_of(case)).text
    stands_in_order(text, r"bar\.sync|barrier\.sync", rf"{re.escape(NOTIFIED[case])}\.u{width}")


@dtl.triton.jit
def words(ptr, out_ptr, scope: tl.constexpr, read: tl.constexpr, write: tl.constexpr):
    le.st(ptr, le.ld(ptr + 1, scope, read) + 1, scope, write)
    tl.store(out_ptr, le.ld(ptr))


@pytest.mark.parametrize(
    ("type_", "bits", "scope", "read", "write"),
    [
        ("i8", 8, "gpu", "relaxed", "release"),
        ("fp16", 16, "sys", "acquire", "relaxed"),
        ("fp32", 32, "gpu", "acquire", "relaxed"),
        ("u64", 64, "sys", "relaxed", "release"),
    ],
)
def test_words_have_their_order(type_, bits, scope, read, write):
    values = {"scope": scope, "read": read, "write": write}
    text = compiled(words, "cuda:90", f"*{type_}, *{type_}, %scope, %read, %write", values).text
    load, store = rf"ld\.{read}\.{scope}\.u{bits}", rf"st\.{write}\.{scope}\.u{bits}"
    stands_in_order(text, load, store, rf"ld\.relaxed\.gpu\.u{bits}")


@dtl.triton.jit
def change(ptr, out_ptr, order: tl.constexpr, scope: tl.constexpr):
    tl.store(out_ptr, le.atomic_add(ptr, 2, scope, order))
    tl.store(out_ptr, le.atomic_cas(ptr, 1, 2, scope, order))


@pytest.mark.parametrize("order", ["relaxed", "acquire", "release", "acq_rel"])
def test_changes_have_their_order(order):
    values = {"order": order, "scope": "sys"}
    text = compiled(change, "cuda:90", "*fp32, *fp32, %order, %scope", values).text
    stands_in_order(text, rf"atom\.{order}\.sys\.add\.f32", rf"atom\.{order}\.sys\.cas\.b32")
    values["scope"] = "gpu"
    text = compiled(change, "cuda:90", "*i64, *i64, %order, %scope", values).text
    stands_in_order(text, rf"atom\.{order}\.gpu\.add\.u64", rf"atom\.{order}\.gpu\.cas\.b64")


@dtl.triton.jit
def per_thread(ptr, count):
    with dl.simt_exec_region():
        for place in range(le.tid(0), count, le.num_threads()):
            le.st(ptr + place, place)
        if le.tid(0) == 3:
            le.st(ptr, le.num_warps() * le.threads_per_warp())


@pytest.mark.parametrize("target", TARGETS)
def test_loops_and_branches_are_each_threads_own(target):
    found = compiled(per_thread, target, "*i32, i32", num_warps=2)
    step = 64 if target.startswith("cuda") else 128
    assert found.threads == step
    if target.startswith("cuda"):
        stands_in_order(found.text, r"%tid\.x", r"bra", rf", {step};", r"bra", r"st\.relaxed\.gpu")
    else:
        stands_in_order(found.text, r"s_cbranch", r"(global|flat)_store_dword", r"s_cbranch")


@dtl.triton.jit
def all_of_shmem(ptr, signal_ptr, out_ptr):
    tl.store(out_ptr, shmem.my_pe() + shmem.n_pes() + shmem.team_my_pe(0) + shmem.team_n_pes(2))
    remote = shmem.remote_ptr(ptr, 1)
    shmem.remote_mc_ptr(0, ptr)
    shmem.putmem_block(ptr, remote, 64, 1)
    shmem.putmem_nbi_block(ptr, remote, 64, 1)
    shmem.putmem_warp(ptr, remote, 64, 1)
    shmem.putmem_nbi_warp(ptr, remote, 64, 1)
    shmem.putmem(ptr, remote, 64, 1)
    shmem.putmem_nbi(ptr, remote, 64, 1)
    shmem.getmem_block(remote, ptr, 64, 1)
    shmem.getmem_nbi_block(remote, ptr, 64, 1)
    shmem.getmem_warp(remote, ptr, 64, 1)
    shmem.getmem_nbi_warp(remote, ptr, 64, 1)
    shmem.getmem(remote, ptr, 64, 1)
    shmem.getmem_nbi(remote, ptr, 64, 1)
    shmem.putmem_signal_block(ptr, remote, 64, signal_ptr, 1, shmem.NVSHMEM_SIGNAL_ADD, 1)
    shmem.putmem_signal_nbi_block(ptr, remote, 64, signal_ptr, 1, shmem.NVSHMEM_SIGNAL_ADD, 1)
    shmem.signal_op(signal_ptr, 1, shmem.NVSHMEM_SIGNAL_SET, 1)
    tl.store(out_ptr, shmem.signal_wait_until(signal_ptr, shmem.NVSHMEM_CMP_GE, 3).to(tl.int32))
    shmem.fence()
    shmem.quiet()
    shmem.barrier_all_block()
    shmem.barrier_all_warp()
    shmem.barrier_all()
    shmem.barrier(0)
    shmem.sync_all()
    shmem.broadcastmem_block(0, ptr, ptr, 8, 0)
    shmem.fcollectmem_block(0, ptr, ptr, 8)


@pytest.mark.parametrize("target", TARGETS)
def test_symmetric_memory_is_inlined(target):
    """No call of an external function is left, and the kernel calls every wrapper."""
    functions = {name for name in shmem.__all__ if name.islower()}
    assert functions == set(re.findall(r"shmem\.([a-z_]+)\(", all_of_shmem.src))
    text = compiled(all_of_shmem, target, "*i32, *u64, *i32").text
    assert not re.search(r"\.extern \.func|call\.uni.*dtl_dev|s_swappc.*\n.*dtl_dev", text)
    if target == "cuda:90":
        stands_in_order(text, r"fence\.sc\.sys", r"red\.release\.sys\.add\.u64")
        stands_in_order(text, r"ld\.acquire\.sys\.u64")


@dtl.triton.jit
def wrong(own, small, case: tl.constexpr):  # noqa: C901, PLR0912
    if case == "wait width":
        dl.wait(small, 1, "sys", "acquire")
    if case == "wait scope":
        dl.wait(own, 1, "world", "acquire")
    if case == "wait order":
        dl.wait(own, 1, "sys", "release")
    if case == "wait for none":
        dl.wait(own, 0, "sys", "acquire")
    if case == "wait value":
        dl.wait(own, 1, "sys", "acquire", 1 << 64)
    if case == "sig_op":
        dl.notify(own, 0, 1, "mul")
    if case == "comm_scope":
        dl.notify(own, 0, 1, "set", "planet")
    if case == "notify width":
        dl.notify(small, 0)
    if case == "ld scope":
        le.ld(own, "cta", "acquire")
    if case == "ld order":
        le.ld(own, "gpu", "release")
    if case == "st order":
        le.st(own, 1, "gpu", "acquire")
    if case == "notify rank":
        dl.notify(own, -1)
    if case == "put rank":
        shmem.putmem(own, own, 8, -1)
    if case == "rank":
        dl.symm_at(own, -1)
    if case == "no integer":
        dl.symm_at(own, 0.5)
    if case == "no pointer":
        dl.symm_at(5, 0)
    if case == "tile":
        dl.symm_at(own + tl.arange(0, 2), 0)
    if case == "axis":
        le.tid(3)
    if case == "no name":
        dl.wait(own, 1, 5, "acquire")
    if case == "atomic width":
        le.atomic_add(small, 1)
    if case == "cas order":
        le.atomic_cas(own, 0, 1, "gpu", "seq_cst")
    if case == "signal op":
        shmem.signal_op(own, 1, 7, 0)
    if case == "signal width":
        shmem.signal_op(small, 1, 9, 0)
    if case == "comparison":
        shmem.signal_wait_until(own, 6, 1)
    if case == "bytes":
        shmem.putmem(own, own, -1, 0)


WRONG = {
    "wait width": r"wait: barrierPtrs: .a pointer to int16.; expected one to integers of 32 or 64",
    "wait scope": r"wait: scope: .world.; expected one of 'gpu', 'sys'",
    "no name": r"wait: scope: 5; expected one of 'gpu', 'sys'",
    "wait order": r"wait: semantic: .release.; expected one of 'relaxed', 'acquire'",
    "wait for none": r"wait: numBarriers: 0; expected an integer of 1 or more",
    "wait value": r"wait: waitValue: 18446744073709551616; expected a number of 64 bits",
    "sig_op": r"notify: sig_op: .mul.; expected one of 'set', 'add'",
    "comm_scope": r"notify: comm_scope: .planet.; expected one of 'gpu', 'intra_node', 'inter_",
    "notify width": r"notify: ptr: .a pointer to int16.; expected one to integers of 32 or 64",
    "ld scope": r"ld: scope: .cta.; expected one of 'gpu', 'sys'",
    "ld order": r"ld: semantic: .release.; expected one of 'relaxed', 'acquire'",
    "st order": r"st: semantic: .acquire.; expected one of 'relaxed', 'release'",
    "notify rank": r"notify: rank: -1; expected a rank of 0 or more",
    "put rank": r"putmem: pe: -1; expected a rank of 0 or more",
    "rank": r"symm_at: rank: -1; expected a rank of 0 or more",
    "no integer": r"symm_at: rank: 0.5; expected a rank",
    "no pointer": r"symm_at: ptr: .5.; expected a pointer",
    "tile": r"symm_at: ptr: .pointers of shape \(2,\).; expected one pointer",
    "axis": r"tid: axis: 3; expected 0, 1 or 2",
    "atomic width": r"atomic_add: ptr: .a pointer to int16.; expected one to 32 or 64 bits",
    "cas order": r"atomic_cas: semantic: .seq_cst.; expected one of",
    "signal op": r"signal_op: sig_op: 7; expected NVSHMEM_SIGNAL_SET, 9, or",
    "signal width": r"signal_op: sig_addr: .a pointer to int16.; expected one to integers of 64",
    "comparison": r"signal_wait_until: cmp_: 6; expected one of NVSHMEM_CMP_EQ",
    "bytes": r"putmem: bytes: -1; expected bytes of 0 or more",
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_arguments_are_refused_while_compiling(case):
    with pytest.raises(dtl.DTLError, match=WRONG[case]):
        compiled(wrong, "cuda:90", "*i64, *i16, %case", {"case": case})


@dtl.triton.jit
def no_scalar(own, case: tl.constexpr):
    if case == "tile stored":
        le.st(own, tl.arange(0, 2))
    if case == "word stored":
        le.st(own, "a")
    if case == "tile added":
        le.atomic_add(own, tl.arange(0, 2))
    if case == "tile swapped":
        le.atomic_cas(own, 0, tl.arange(0, 2), "gpu", "relaxed")
    if case == "tile of bytes":
        shmem.putmem(own, own, tl.arange(0, 2), 0)


NO_SCALARS = {
    "tile stored": r"st: val: .a tile of shape \(2,\).; expected a scalar",
    "word stored": r"st: val: .a.; expected a scalar",
    "tile added": r"atomic_add: val: .a tile of shape \(2,\).; expected a scalar",
    "tile swapped": r"atomic_cas: target_val: .a tile of shape \(2,\).; expected a scalar",
    "tile of bytes": r"putmem: bytes: .a tile of shape \(2,\).; expected a scalar",
}


@pytest.mark.parametrize("case", NO_SCALARS)
def test_tiles_and_texts_for_scalars_are_refused_while_compiling(case):
    with pytest.raises(dtl.DTLError, match=NO_SCALARS[case]):
        compiled(no_scalar, "cuda:90", "*i64, %case", {"case": case})


def test_a_compiled_kernel_is_not_launched():
    expected = "not launched, as PyTorch has no GPU here; expected a GPU, or TRITON_INTERPRET=1"
    with pytest.raises(dtl.DTLError, match=expected):
        notify[(1,)](None, "set", "gpu")


def test_a_launch_links_the_functions_and_sets_the_context_once(monkeypatch):
    """Triton's launch, which needs a GPU, is replaced by one that records its arguments."""
    launched, events, kernel = [], [], dtl.triton.jit(notify.fn)
    loaded = types.SimpleNamespace(_init_handles=lambda: events.append("loaded"))

    def run(_self, *given, grid, warmup, **named):
        launched.append((given, grid, warmup, named))
        return loaded

    device = types.SimpleNamespace(set_context=events.append)
    monkeypatch.setattr(JITFunction, "run", run)
    monkeypatch.setattr(_gpu, "torch", object)
    monkeypatch.setattr(_compiler, "_current_target", lambda: _compiler.parse_target("cuda:90"))
    monkeypatch.setattr(_heap, "_open", [types.SimpleNamespace(device=device)])
    for _ in range(2):
        assert kernel[(3,)](np.int64(7), op="set", scope="gpu") is loaded
    assert events == ["loaded", loaded]
    assert [warmup for _, _, warmup, _ in launched] == [True, False] * 2
    for given, grid, _, named in launched:
        assert (given, grid, named["op"]) == ((7,), (3,), "set")
        assert named["extern_libs"]["dtl_dev"].endswith("_dev.cuda.bc")
    with pytest.raises(dtl.DTLError, match="an array of the host'; expected a tensor of the GPU"):
        kernel[(3,)](np.zeros(1), "set", "gpu")


def test_missing_names_of_triton_are_reported(monkeypatch):
    assert _compiler.moved() == []
    monkeypatch.delattr("triton.compiler.make_backend")
    assert _compiler.moved() == ["triton.compiler.make_backend"]
