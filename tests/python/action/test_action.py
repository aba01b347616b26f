# SPDX-License-Identifier: BSD-3-Clause
"""Remote actions: functions that a rank calls by name on another rank."""

import asyncio
import pickle

import numpy as np
import pytest
from programs import PARALLEL, run

import dtl
from dtl._core.encoding import decode, encode

VALUES = [
    None,
    True,
    -7,
    2**80,
    2.5,
    1 - 2j,
    "ärger \ud800",
    b"\x00\xff",
    [1, [2.0, ("three",)], {}],
    {"a": [1], 2: None},
    (),
]


@dtl.action
def add(*numbers):
    return sum(numbers)


@dtl.action
def echo(value):
    return value


@dtl.action
def fail(words):
    raise KeyError(words)


@dtl.action
def unsendable():
    return object()


_contexts = []


@dtl.action
def pass_on(left):
    """Calls itself on the next rank until `left` is 0, so that calls go around the ring."""
    ctx = _contexts[-1]
    if left == 0:
        return [ctx.rank]
    return [ctx.rank, *dtl.remote_invoke(ctx, (ctx.rank + 1) % ctx.size, pass_on, left - 1)]


def undeclared():
    return 1


@pytest.fixture
def served():
    """A context of all ranks that is created after the actions are registered."""
    with dtl.Context() as made:
        _contexts.append(made)
        made.barrier()  # other ranks may call pass_on from here on
        yield made
        dtl.action_barrier(made)


def test_every_rank_can_call_every_other(served):
    for target in range(served.size):
        assert dtl.remote_invoke(served, target, add, served.rank, target, 0.5) == (
            served.rank + target + 0.5
        )
    assert add(1, 2) == 3


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_values_are_passed_and_returned(served, value):
    found = dtl.remote_invoke(served, (served.rank + 1) % served.size, echo, value)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    "array",
    [np.arange(6.0).reshape(2, 3), np.array(5, "i2"), np.zeros((0, 3)), np.array(["a", "bc"])],
    ids=str,
)
def test_arrays_are_passed_and_returned(served, array):
    found = dtl.remote_invoke(served, (served.rank + 1) % served.size, echo, array)
    np.testing.assert_array_equal(found, array)
    assert (found.dtype, found.shape) == (array.dtype, array.shape)
    found[...] = found  # the result is a writable copy


def test_arguments_of_megabytes_are_passed(served):
    large = np.random.default_rng(served.rank).random(500_000)
    found = dtl.remote_invoke(served, (served.rank + 1) % served.size, echo, large[::2])
    np.testing.assert_array_equal(found, large[::2])


def test_an_exception_names_rank_and_action(served):
    target = served.size - 1
    with pytest.raises(dtl.RemoteError, match=f"rank {target}, .*fail: KeyError: 'lost'") as caught:
        dtl.remote_invoke(served, target, fail, "lost")
    assert (caught.value.rank, caught.value.kind) == (target, "KeyError")
    assert "raise KeyError(words)" in caught.value.traceback
    with pytest.raises(dtl.RemoteError, match="the result: <object object"):
        dtl.remote_invoke(served, target, unsendable)
    with pytest.raises(dtl.RemoteError, match="TypeError"):
        dtl.remote_invoke(served, target, echo, 1, 2, 3)


def test_an_action_can_call_an_action(served):
    found = dtl.remote_invoke(served, served.rank, pass_on, 7)
    assert found == [(served.rank + step) % served.size for step in range(8)]


def test_a_call_returns_a_future(served):
    futures = [dtl.remote_invoke_async(served, rank, add, rank, 1) for rank in range(served.size)]
    assert dtl.when_all(futures).get() == [rank + 1 for rank in range(served.size)]

    async def ask():
        return await dtl.remote_invoke_async(served, 0, add, 20, 22)

    assert asyncio.run(ask()) == 42


def test_invalid_actions_are_refused(served, ctx):
    with pytest.raises(dtl.InvalidArgumentError, match=r"@dtl\.action"):
        dtl.remote_invoke(served, 0, undeclared)
    with pytest.raises(dtl.BoundsError, match="target is 99"):
        dtl.remote_invoke(served, 99, add)
    with pytest.raises(dtl.InvalidArgumentError, match=r"args: .*expected None, numbers"):
        dtl.remote_invoke(served, 0, add, object())
    with pytest.raises(dtl.InvalidArgumentError, match="args"):
        dtl.remote_invoke(served, 0, add, np.array([None]))
    with ctx.dup() as bare:
        if ctx.size > 1:
            with pytest.raises(dtl.InvalidArgumentError, match="serve_actions"):
                dtl.remote_invoke(bare, (ctx.rank + 1) % ctx.size, add)
        dtl.serve_actions(bare)
        dtl.serve_actions(bare)
        assert dtl.remote_invoke(bare, 0, add, 1) == 1
        dtl.action_barrier(bare)


def test_damaged_messages_are_refused():
    good = encode([1, "two", np.arange(3)], "args")
    for end in range(len(good)):
        with pytest.raises(dtl.DTLError, match="damaged"):
            decode(good[:end])
    for wrong in (
        b"?",
        b"l" + b"\xff" * 8,
        b"s\x01" + b"\0" * 7 + b"\xff",
        encode([0], "")[:1] * 99,
    ):
        with pytest.raises(dtl.DTLError, match="damaged"):
            decode(wrong)
    cycle = []
    cycle.append(cycle)
    with pytest.raises(dtl.InvalidArgumentError, match="levels"):
        encode(cycle, "args")


PROGRAM = """
import dtl

@dtl.action
def square(number):
    return number * number

with dtl.Context() as ctx:
    values = [dtl.remote_invoke(ctx, rank, square, rank) for rank in range(ctx.size)]
    left = dtl.remote_invoke_async(ctx, 0, square, 3)
    dtl.action_barrier(ctx)
    if ctx.is_root:
        print(values, flush=True)
"""


@pytest.mark.parametrize("progress", ["thread", "poll"])
@pytest.mark.parametrize("launch", [("alone", 1), *PARALLEL], ids=lambda launch: launch[0])
@pytest.mark.usefixtures("one_rank_only")
def test_a_program_with_pending_calls_ends_cleanly(launch, progress):
    # Without this setting, the UCX of MPICH prints warnings about unreceived messages.
    done = run(launch, PROGRAM, DTL_PROGRESS=progress, UCX_LOG_LEVEL="error")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == str([rank * rank for rank in range(launch[1])])


def test_remote_action_error_can_be_pickled():
    error = dtl.RemoteError(3, "module.name", "ValueError", "no", "Traceback ...")
    found = pickle.loads(pickle.dumps(error))

    assert (str(found), vars(found)) == (str(error), vars(error))
