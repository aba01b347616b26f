# SPDX-License-Identifier: BSD-3-Clause
"""Wrong arguments in kernels are refused with the argument, its value and the expectation."""

import os
import subprocess
import sys

import numpy as np
import pytest
from programs import run

import dtl
import dtl.triton
import dtl.triton.language as dl
from dtl.triton import _heap, _interpreter, host, tools
from dtl.triton._symbols import STOPPED
from dtl.triton.language.extra import language_extra as le
from dtl.triton.language.extra import libshmem_device as shmem

# isort: split
import triton.language as tl

SYMBOLS = {(tl.int32,): ("no_such_function", tl.int32)}
LIBM = "libm.so.6"

# own: int64 in the heap; small: int16 in the heap; outside: int64 outside of the heap
WRONG = {
    "outside": (
        lambda _own, _small, outside: dl.symm_at(outside, 0),
        r"symm_at: ptr: .*in this rank's heap",
    ),
    "behind": (
        lambda own, _small, _outside: dl.symm_at(own + (1 << 40), 0),
        r"symm_at: ptr: .*in this rank's heap",
    ),
    "rank": (
        lambda own, _small, _outside: dl.symm_at(own, 99),
        r"symm_at: rank: 99; expected a rank",
    ),
    "no rank": (
        lambda own, _small, _outside: dl.notify(own, -1),
        r"notify: rank: -1; expected a rank",
    ),
    "no pointer": (
        lambda _own, _small, _outside: dl.symm_at(5, 0),
        r"ptr: .5.; expected a pointer",
    ),
    "tile": (
        lambda own, _small, _outside: dl.symm_at(own + tl.arange(0, 2), 0),
        r"ptr: .pointers of shape \(2,\).; expected one pointer",
    ),
    "no integer": (
        lambda own, _small, _outside: dl.symm_at(own, 0.5),
        r"rank: 0.5; expected an integer",
    ),
    "wait outside": (
        lambda _own, _small, outside: dl.wait(outside, 1, "sys", "acquire"),
        r"wait: barrierPtrs: .*in this rank's heap",
    ),
    "wait width": (
        lambda _own, small, _outside: dl.wait(small, 1, "sys", "acquire"),
        r"barrierPtrs: .a pointer to int16.; expected one to integers of 32 or 64 bits",
    ),
    "wait scope": (
        lambda own, _small, _outside: dl.wait(own, 1, "world", "acquire"),
        r"scope: .world.; expected one of 'gpu', 'sys'",
    ),
    "wait order": (
        lambda own, _small, _outside: dl.wait(own, 1, "sys", "release"),
        r"semantic: .release.; expected one of 'relaxed', 'acquire'",
    ),
    "wait for none": (
        lambda own, _small, _outside: dl.wait(own, 0, "sys", "acquire"),
        r"numBarriers: 0; expected an integer of 1 or more",
    ),
    "wait for too many": (
        lambda own, _small, _outside: dl.wait(own, 1 << 40, "sys", "acquire"),
        r"numBarriers: 1099511627776; expected at most \d+, as many as lie in the heap from",
    ),
    "wait value": (
        lambda own, _small, _outside: dl.wait(own, 1, "sys", "acquire", 2**64),
        r"waitValue: 18446744073709551616; expected a number of 64 bits",
    ),
    "sig_op": (
        lambda own, _small, _outside: dl.notify(own, 0, 1, "mul"),
        r"notify: sig_op: .mul.; expected one of 'set', 'add'",
    ),
    "comm_scope": (
        lambda own, _small, _outside: dl.notify(own, 0, 1, "set", "planet"),
        r"comm_scope: .planet.; expected one of 'gpu', 'intra_node', 'inter_node'",
    ),
    "notify width": (lambda _own, small, _outside: dl.notify(small, 0), r"32 or 64 bits"),
    "token": (
        lambda own, _small, _outside: dl.consume_token(own, "token"),
        r"token: .token.; expected an integer",
    ),
    "axis": (lambda _own, _small, _outside: le.tid(3), r"tid: axis: 3; expected 0, 1 or 2"),
    "ld scope": (lambda own, _small, _outside: le.ld(own, "cta"), r"ld: scope: .cta."),
    "ld order": (
        lambda own, _small, _outside: le.ld(own, "gpu", "release"),
        r"ld: semantic: .release.",
    ),
    "st order": (lambda own, _small, _outside: le.st(own, 1, "gpu", "acquire"), r"st: semantic:"),
    "ld number": (lambda _own, _small, _outside: le.ld(1), r"ld: ptr: .1.; expected a pointer"),
    "tile stored": (
        lambda own, _small, _outside: le.st(own, tl.arange(0, 2)),
        r"st: val: .a tile of shape \(2,\).; expected a scalar",
    ),
    "word stored": (
        lambda own, _small, _outside: le.st(own, "a"),
        r"st: val: .a.; expected a scalar",
    ),
    "tile added": (
        lambda own, _small, _outside: le.atomic_add(own, tl.arange(0, 2)),
        r"atomic_add: val: .a tile of shape \(2,\).; expected a scalar",
    ),
    "word swapped": (
        lambda own, _small, _outside: le.atomic_cas(own, "a", 1, "gpu", "relaxed"),
        r"atomic_cas: cmp_val: .a.; expected a scalar",
    ),
    "atomic width": (
        lambda _own, small, _outside: le.atomic_add(small, 1),
        r"atomic_add: ptr: .a pointer to int16.; expected one to 32 or 64 bits",
    ),
    "cas order": (
        lambda own, _small, _outside: le.atomic_cas(own, 0, 1, "gpu", "seq_cst"),
        r"atomic_cas: semantic: .seq_cst.",
    ),
    "put outside": (
        lambda own, _small, outside: shmem.putmem(outside, own, 8, 0),
        r"putmem: dest: .*in this rank's heap",
    ),
    "get outside": (
        lambda own, _small, outside: shmem.getmem_block(own, outside, 8, 0),
        r"getmem_block: source: .*in this rank's heap",
    ),
    "bytes": (
        lambda own, _small, outside: shmem.putmem(own, outside, 1 << 40, 0),
        r"putmem: bytes: 1099511627776; expected as many as lie in the heap",
    ),
    "negative bytes": (
        lambda own, _small, outside: shmem.putmem(own, outside, -1, 0),
        r"bytes: -1; expected bytes of 0 or more",
    ),
    "overlap": (
        lambda own, _small, _outside: shmem.putmem(own, own, 8, shmem.my_pe()),
        r"putmem: dest: .*; expected memory apart from source",
    ),
    "signal width": (
        lambda _own, small, _outside: shmem.signal_op(small, 1, 9, 0),
        r"signal_op: sig_addr: .a pointer to int16.; expected one to integers of 64 bits",
    ),
    "signal op": (
        lambda own, _small, _outside: shmem.signal_op(own, 1, 3, 0),
        r"sig_op: 3; expected NVSHMEM_SIGNAL_SET, 9, or NVSHMEM_SIGNAL_ADD, 10",
    ),
    "comparison": (
        lambda own, _small, _outside: shmem.signal_wait_until(own, 6, 0),
        r"cmp_: 6; expected one of NVSHMEM_CMP_EQ to NVSHMEM_CMP_GE",
    ),
    "team": (
        lambda _own, _small, _outside: shmem.barrier(5),
        r"barrier: team: 5; expected a team that this rank is in",
    ),
    "root": (
        lambda own, _small, _outside: shmem.broadcastmem_block(0, own, own + 1, 8, 99),
        r"pe_root: 99; expected a rank from 0 to",
    ),
    "collected overlap": (
        lambda own, _small, _outside: shmem.fcollectmem_block(0, own, own, 8),
        r"dest: .*; expected memory apart from source",
    ),
    "multicast": (
        lambda own, _small, _outside: shmem.remote_mc_ptr(0, own),
        r"remote_mc_ptr: ptr: .*; expected hardware that stores to all ranks at once",
    ),
    "symbol": (
        lambda _own, _small, _outside: dl.extern_call("libm", LIBM, [1], SYMBOLS, True),
        r"arg_type_symbol_dict: .no_such_function.; expected a function of libm.so.6",
    ),
    "library": (
        lambda _own, _small, _outside: dl.extern_call("none", "/none.so", [1], SYMBOLS, True),
        r"lib_path: ./none.so: .*; expected a shared library of none for the host",
    ),
    "types": (
        lambda _own, _small, _outside: dl.extern_call("libm", LIBM, [1.0], SYMBOLS, True),
        r"args: .\(fp32\).; expected \(int32\)",
    ),
    "pointer handed over": (
        lambda own, _small, _outside: dl.extern_call("libm", LIBM, [own], SYMBOLS, True),
        r"args: .\(pointer<int64>\).; expected \(int32\)",
    ),
    "no arguments": (
        lambda _own, _small, _outside: dl.extern_call("libm", LIBM, 1, SYMBOLS, True),
        r"extern_call: args: .1.; expected a list of them",
    ),
    "no dictionary": (
        lambda _own, _small, _outside: dl.extern_call("libm", LIBM, [1], "abs", True),
        r"arg_type_symbol_dict: .abs.; expected a dictionary by the types of the arguments",
    ),
    "no type": (
        lambda _own, _small, _outside: dl.extern_call(
            "libm", LIBM, [1], {(tl.int32,): "abs"}, True
        ),
        r"arg_type_symbol_dict: .abs.; expected a function's name and the type of what it gives",
    ),
}


@dtl.triton.jit
def wrong(own, small, outside, what: tl.constexpr):
    what(own, small, outside)


@pytest.mark.parametrize("name", WRONG)
def test_wrong_arguments_are_refused(made, name):
    own, small, outside = made(8), made(4, np.int16), np.zeros(8, np.int64)
    what, words = WRONG[name]
    with pytest.raises(dtl.DTLError, match=words):
        wrong[(1,)](own, small, outside, what)
    assert not own.any()


@dtl.triton.jit
def wrong_on_one(own, small, outside, failing, what: tl.constexpr):
    if dl.rank() == failing:
        what(own, small, outside)
    dl.wait(own, 1, "sys", "acquire", 77)


ON_ONE = ("outside", "rank", "wait width", "wait scope", "wait order", "sig_op", "comm_scope")


@pytest.mark.parametrize("name", ON_ONE)
def test_an_error_on_one_rank_is_raised_on_all(ctx, made, name):
    """The other ranks wait for a missing signal; their error names the failed rank and cause."""
    own, small, outside = made(8), made(4, np.int16), np.zeros(8, np.int64)
    what, words = WRONG[name]
    failing = ctx.size - 1
    if ctx.rank != failing:
        words = f"rank {failing} has failed in this kernel, by .*{words}.*; expected one that fails"
    with pytest.raises(dtl.DTLError, match=words):
        wrong_on_one[(1,)](own, small, outside, failing, what)


def test_a_failure_is_reported_in_its_own_kernel_only(ctx, made):
    own = made(1)
    with pytest.raises((dtl.DTLError, _interpreter.InterpreterError), match="ZeroDivisionError"):
        wrong_on_one[(1,)](own, own, own, 0, lambda *_: 1 // 0)
    host.nvshmem_barrier_all_on_stream()
    wrong[(1,)](own, own, own, lambda own, *_: dl.notify(own, (ctx.rank + 1) % ctx.size, 77))
    wrong[(1,)](own, own, own, lambda own, *_: dl.wait(own, 1, "sys", "acquire", 77))
    assert own.tolist() == [77]


def test_signals_start_at_a_multiple_of_their_width(made):
    odd = made(16, np.uint8)[1:9].view(np.int64)
    with pytest.raises(dtl.DTLError, match=r"barrierPtrs: .*; expected a multiple of 8"):
        wrong[(1,)](odd, odd, odd, lambda own, *_: dl.wait(own, 1, "sys", "acquire"))


def test_the_heaps_first_bytes_belong_to_its_functions():
    state = _heap.opened()._state[:8].view(np.int64)
    for what in (lambda own, *_: dl.notify(own, 0), lambda own, *_: shmem.putmem(own, own, 0, 0)):
        with pytest.raises(dtl.DTLError, match=r"expected one behind|expected as many"):
            wrong[(1,)](state, state, state, what)


def test_an_array_that_is_read_only_is_refused():
    array = np.broadcast_to(np.zeros(1), 4)
    with pytest.raises(dtl.DTLError, match=r"args\[0\]: .*read-only.; expected one that may be"):
        wrong[(1,)](array, array, array, 0)


def test_other_exceptions_in_kernels_stay_those_of_triton():
    with pytest.raises(_interpreter.InterpreterError, match="ZeroDivisionError"):
        wrong[(1,)](np.zeros(1), np.zeros(1), np.zeros(1), lambda *_: 1 // 0)


LATE = """
import numpy as np, dtl.triton
import triton.language as tl
import dtl.triton.language as dl
from dtl.triton.language.extra import libshmem_device as shmem
def wait(signal):
    {call}
with_one_rank = dtl.triton.jit(wait)
ctx = dtl.triton.host.initialize_distributed()
signal = dtl.triton.host.nvshmem_create_tensor(2, np.int64)
signal[0] = 5
try:
    if ctx.rank == 0:
        with_one_rank[(1,)](signal)
except dtl.DTLError as late:
    print(late)
"""
LATE_CALLS = {
    'dl.wait(signal, 1, "sys", "acquire", 3)': "barrierPtrs: word 0 is 5 after",
    'dl.wait(signal, 2, "sys", "acquire", 5)': "barrierPtrs: word 1 is 0 after",
    "shmem.signal_wait_until(signal, 5, 7)": "sig_addr: the signal is 5 after",
}


@pytest.mark.parametrize("call", LATE_CALLS)
@pytest.mark.usefixtures("one_rank_only")
def test_a_wait_ends_before_dtl_timeout_does(call):
    done = run(("alone", 1), LATE.format(call=call), DTL_TIMEOUT="1")
    assert LATE_CALLS[call] in done.stdout, done


def on_two(folder, text, **environment):
    """Runs a program on two ranks of this machine without MPI."""
    program = folder / "program.py"
    program.write_text(text)
    command = [sys.executable, "-m", "dtl", "run", "-n", "2", program]
    given = {**os.environ, "DTL_MPI": "local", **environment}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=given)


def test_a_barrier_that_times_out_is_reported(monkeypatch):
    monkeypatch.setitem(_heap.FUNCTIONS, "barrier_all", lambda _ctx: STOPPED)
    array = np.zeros(1)
    with pytest.raises(dtl.DTLError, match=r"other ranks have not come after \d+ ms; expected all"):
        wrong[(1,)](array, array, array, lambda *_: shmem.barrier_all())


WAITS = (
    lambda own, *_: dl.wait(own, 1, "sys", "acquire"),
    lambda own, *_: shmem.signal_wait_until(own, 0, 1),
)


@pytest.mark.parametrize("what", WAITS)
def test_a_wait_can_be_interrupted(made, monkeypatch, what):
    def interrupt():
        raise KeyboardInterrupt

    own = made(1)
    monkeypatch.setattr(dtl, "action_progress", interrupt)
    with pytest.raises(KeyboardInterrupt):
        wrong[(1,)](own, own, own, what)


@pytest.mark.usefixtures("one_rank_only")
def test_ranks_that_share_no_memory_are_refused(tmp_path):
    program = "import dtl.triton\ndtl.triton.host.initialize_distributed()"
    done = on_two(tmp_path, program, DTL_SHARED_MEMORY="0")
    assert "does not share this rank's memory; expected ranks of one node" in done.stderr


def python(text, **environment):
    return subprocess.run(
        [sys.executable, "-c", text], capture_output=True, text=True, check=False, env=environment
    )


@pytest.mark.usefixtures("one_rank_only")
def test_interpreting_after_the_import_of_triton_is_refused():
    text = (
        "import triton.language, os\nos.environ['TRITON_INTERPRET'] = '1'\n"
        "import dtl.triton\ndtl.triton.jit(len)"
    )
    assert "TRITON_INTERPRET was set after Triton was imported; expected" in python(text).stderr


OLD = """
import sys, types
for name in ("triton", "triton.language", "triton.knobs"):
    sys.modules[name] = types.ModuleType(name)
triton = sys.modules["triton"]
triton.__version__, triton.language = "{version}", sys.modules["triton.language"]
triton.knobs = sys.modules["triton.knobs"]
triton.knobs.runtime = types.SimpleNamespace(interpret={interprets})
import dtl.triton
"""


@pytest.mark.usefixtures("one_rank_only")
@pytest.mark.parametrize(
    ("version", "interprets", "oldest"), [("3.6.0", True, "3.7"), ("3.5.1", False, "3.6")]
)
def test_a_triton_that_is_too_old_is_refused(version, interprets, oldest):
    done = python(OLD.format(version=version, interprets=interprets))
    assert f"Triton is {version}; expected {oldest} or later" in done.stderr


@pytest.mark.usefixtures("one_rank_only")
def test_a_missing_triton_is_reported():
    done = python("import sys\nsys.modules['triton'] = None\nimport dtl.triton")
    assert "there is no Triton; expected 3.7 or later: pip install triton" in done.stderr


@pytest.mark.usefixtures("one_rank_only")
def test_memory_is_needed_before_kernels():
    text = "import dtl.triton\nfrom dtl.triton.language import rank\nrank()"
    assert "there is no symmetric memory; expected host.initialize_distributed()" in (
        python(text).stderr
    )


@pytest.mark.usefixtures("one_rank_only")
def test_dtl_alone_imports_no_triton():
    done = python("import dtl, sys; print('triton' in sys.modules)")
    assert done.stdout == "False\n"


@pytest.mark.usefixtures("one_rank_only")
def test_another_package_of_the_name_is_not_replaced():
    text = (
        "import sys, types\nsys.modules['triton_dist'] = types.ModuleType('triton_dist')\n"
        "import dtl.triton\ndtl.triton.install_alias()"
    )
    assert "another triton_dist was imported; expected none before" in python(text).stderr


def test_missing_names_of_triton_are_reported(monkeypatch):
    assert _interpreter.moved() == []
    monkeypatch.delattr("triton.runtime.interpreter.TensorHandle")
    assert _interpreter.moved() == ["triton.runtime.interpreter.TensorHandle"]


def test_interpreted_kernels_are_not_compiled():
    expected = "make_ast_source: kernels are interpreted; expected TRITON_INTERPRET=0 before Triton"
    with pytest.raises(dtl.DTLError, match=expected):
        tools.make_ast_source(dl.rank, "")
