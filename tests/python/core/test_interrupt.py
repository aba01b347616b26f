# SPDX-License-Identifier: BSD-3-Clause
"""Blocking calls end if a signal handler raises, and the objects stay in a defined state."""

import signal
import sys
import threading
from contextlib import contextmanager

import numpy as np
import pytest
from programs import MPIS, run

import dtl
from dtl._algorithm.user_functions import comparator
from dtl._container.collective_errors import ErrorCollector
from dtl._native import ffi

TAG = 11


class AlarmError(Exception):
    pass


@contextmanager
def handled(number, handler):
    before = signal.signal(number, handler)
    try:
        yield
    finally:
        signal.signal(number, before)


def alarm(*_):
    raise AlarmError


@contextmanager
def interrupted_by_alarm():
    """Raises AlarmError from a signal handler after 20 ms, which must end the waiting block."""
    with handled(signal.SIGALRM, alarm):
        signal.setitimer(signal.ITIMER_REAL, 0.02, 0.5)
        try:
            with pytest.raises(AlarmError):
                yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)


def array():
    return np.zeros(4)


# Calls that wait for a rank that does not take part, each in a separate context.
WAITS = {
    "recv": lambda ctx: dtl.recv(ctx, 1, TAG),
    "recv out": lambda ctx: dtl.recv(ctx, 1, TAG, out=array()),
    "recv_object": lambda ctx: dtl.recv_object(ctx, 1, TAG),
    "send": lambda ctx: dtl.send(ctx, np.zeros(1 << 20), 1, TAG),
    "sendrecv": lambda ctx: dtl.sendrecv(ctx, np.zeros(1 << 20), 1, 1),
    "probe": lambda ctx: dtl.probe(ctx, 1, TAG),
    "mprobe": lambda ctx: dtl.mprobe(ctx, 1, TAG),
    "wait": lambda ctx: dtl.irecv(ctx, array(), 1, TAG).wait(),
    "waitany": lambda ctx: dtl.waitany([dtl.irecv(ctx, array(), 1, TAG)]),
    "waitall": lambda ctx: dtl.waitall([dtl.irecv(ctx, array(), 1, TAG)]),
    "future": lambda ctx: dtl.irecv(ctx, array(), 1, TAG).future().get(),
    "started": lambda ctx: dtl.iallreduce(ctx, array()).wait(),
    "barrier": dtl.barrier,
    "allreduce": lambda ctx: dtl.allreduce(ctx, 1.0),
    "allreduce out": lambda ctx: dtl.allreduce(ctx, array(), out=array()),
    "alltoall": lambda ctx: dtl.alltoall(ctx, np.zeros(4 * ctx.size)),
    "broadcast": lambda ctx: dtl.broadcast(ctx, None, 1),
    "vector": lambda ctx: dtl.DistributedVector(ctx, 8),
    "dup": lambda ctx: ctx.dup(),
}


@contextmanager
def context_of_rank_0(ctx):
    """Yields a context that only rank 0 uses, while the other ranks wait in another context."""
    with ctx.dup() as used, ctx.dup() as kept:
        yield used
        dtl.barrier(kept)


@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_a_signal_handler_exception_ends_every_wait(ctx):
    if ctx.size == 1:
        return
    if "MPI" not in dtl.backends.mpi_library():  # without MPI, sends complete at once
        del WAITS["send"]
    for wait in WAITS.values():
        with context_of_rank_0(ctx) as used:
            if ctx.rank == 0:
                with interrupted_by_alarm():
                    wait(used)


def test_a_signal_handler_exception_ends_window_and_container_waits(ctx):
    if ctx.size == 1:
        return
    with context_of_rank_0(ctx) as used:
        window, vector = dtl.Window(used, 64), dtl.DistributedVector(used, 8)
        with ctx.dup() as locked:
            if ctx.rank == 1:
                window.lock(1)
            dtl.barrier(locked)
            if ctx.rank == 0:
                with interrupted_by_alarm():
                    window.lock(1)
                with interrupted_by_alarm():
                    vector.sum()
            dtl.barrier(locked)
            if ctx.rank == 1:
                window.unlock(1)
        # Closing during an interrupt does not wait for other ranks, but they wait for rank 0.
        if ctx.rank == 0:
            with pytest.raises(AlarmError):
                closes_after_an_interrupt(window)
        else:
            window.close()
        vector.close()


def closes_after_an_interrupt(window):
    try:
        with handled(signal.SIGALRM, alarm):
            signal.raise_signal(signal.SIGALRM)
    except AlarmError as error:
        error._interrupts_dtl = True
        raise
    finally:
        window.close()


def test_a_message_stays_available_after_an_interrupted_receive(ctx):
    if ctx.size == 1:
        return
    with context_of_rank_0(ctx) as used:
        if ctx.rank == 0:
            with interrupted_by_alarm():
                dtl.recv(used, 1, TAG, out=array())
        dtl.barrier(ctx)
        if ctx.rank == 1:
            dtl.send(used, np.arange(4.0), 0, TAG)
        if ctx.rank == 0:
            assert dtl.recv(used, 1, TAG, out=array()).tolist() == [0, 1, 2, 3]


def test_a_context_refuses_collectives_after_an_interrupted_one(ctx):
    if ctx.size == 1:
        return
    with context_of_rank_0(ctx) as used:
        if ctx.rank == 0:
            with interrupted_by_alarm():
                dtl.barrier(used)
            with pytest.raises(dtl.DTLError, match=r"barrier: a collective call .* interrupted"):
                dtl.barrier(used)


def test_an_interrupted_request_reports_the_interrupt(ctx):
    if ctx.size == 1:
        return
    with context_of_rank_0(ctx) as used:
        if ctx.rank == 0:
            request = dtl.irecv(used, array(), 1, TAG)
            with interrupted_by_alarm():
                request.wait()
            with pytest.raises(dtl.DTLError, match="interrupted"):
                request.wait()


def test_a_handler_that_returns_does_not_end_the_call(ctx):
    if ctx.size == 1:
        return
    calls = []
    with handled(signal.SIGALRM, lambda *_: calls.append(1)), context_of_rank_0(ctx) as used:
        if ctx.rank == 0:
            signal.setitimer(signal.ITIMER_REAL, 0.01)
            assert dtl.recv(used, 1, TAG, out=array())[0] == 7
            while not calls:  # the handler has run by now
                pass
        elif ctx.rank == 1:
            with handled(signal.SIGALRM, alarm):
                signal.setitimer(signal.ITIMER_REAL, 0.2)
                with pytest.raises(AlarmError):
                    threading.Event().wait()
            dtl.send(used, np.full(4, 7.0), 0, TAG)


# Collectives in one uninterruptible MPI call, each after a barrier that can be interrupted.
BY_MPI = """
import os
import signal
import numpy as np
import dtl

def alarm(*_):
    raise KeyboardInterrupt

ctx = dtl.Context()
signal.signal(signal.SIGALRM, alarm)
count = int(os.environ["COUNT"])
mine, all_ranks = np.ones(count), np.ones(2 * count)
CALLS = {
    "allreduce": lambda ctx: dtl.allreduce(ctx, mine, out=np.empty(count)),
    "gather": lambda ctx: dtl.gather(ctx, mine, out=np.empty(2 * count)),
    "allgatherv": lambda ctx: dtl.allgatherv(ctx, mine, [count] * 2, out=all_ranks),
}
for name, call in CALLS.items():
    used = ctx.dup()
    if ctx.rank == 0:
        signal.setitimer(signal.ITIMER_REAL, 0.02, 0.5)
        try:
            call(used)
        except KeyboardInterrupt:
            print(name)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    dtl.barrier(ctx)
"""


@pytest.mark.usefixtures("one_rank_only")
@pytest.mark.parametrize(
    ("count", "setting"), [(1 << 17, {}), (1, {"DTL_INTERRUPTIBLE": "1"})], ids=["large", "small"]
)
@pytest.mark.parametrize("launcher", MPIS)
def test_a_collective_over_mpi_can_be_interrupted(launcher, count, setting):
    setting = {"DTL_NODE_COLLECTIVES": "off", "DTL_TIMEOUT": "10", **setting}
    done = run((launcher, 2), BY_MPI, COUNT=str(count), **setting)

    assert done.returncode == 0, done.stderr
    names = ["allreduce", "gather", "allgatherv"]
    assert [line for line in done.stdout.splitlines() if line in names] == names


# Rank 0 waits inside MPI for rank 1, which does not take part, and is interrupted until it ends.
STUCK = """
import os, signal, threading
signal.signal(signal.SIGINT, lambda *_: None)  # interrupts only the MPI call
is_start = os.environ["CALL"] == "start"
if is_start and "1" in (os.environ.get("OMPI_COMM_WORLD_RANK"), os.environ.get("PMI_RANK")):
    signal.pause()
import numpy as np
import dtl

def interrupt():
    while not ended.wait(0.02):
        os.kill(os.getpid(), signal.SIGINT)

ended = threading.Event()
thread = threading.Thread(target=interrupt, daemon=True)
if is_start:
    thread.start()
ctx = dtl.Context()
if ctx.rank == 1:
    signal.pause()
thread.start()
dtl.allreduce(ctx, np.ones(1), out=np.ones(1))
"""


@pytest.mark.usefixtures("one_rank_only")
@pytest.mark.parametrize("call", ["start", "allreduce"])
@pytest.mark.parametrize("launcher", MPIS)
def test_a_second_interrupt_ends_a_wait_inside_mpi(launcher, call):
    done = run((launcher, 2), STUCK, CALL=call, DTL_NODE_COLLECTIVES="off")

    assert done.returncode != 0
    assert "interrupted twice in a call of the MPI that can't be interrupted" in done.stderr


# ---- callbacks ---------------------------------------------------------------------------------


def interrupted_once(result):
    """Returns a function that raises KeyboardInterrupt in its first call."""
    calls = []

    def call(*_):
        calls.append(1)
        if len(calls) == 1:
            raise KeyboardInterrupt
        return result

    return call


def test_an_interrupt_in_a_callback_is_raised_by_the_call():
    with dtl.Context() as used, dtl.DistributedVector(used, 64) as vector:
        vector.local_view()[:] = np.arange(vector.local_size)[::-1]
        with pytest.raises((KeyboardInterrupt, dtl.DTLError)):
            dtl.sort(vector, cmp=interrupted_once(1))
        with pytest.raises((KeyboardInterrupt, dtl.DTLError)):
            dtl.transform(vector, interrupted_once(1.0))
        with pytest.raises((KeyboardInterrupt, dtl.DTLError)):
            dtl.find_if(vector, interrupted_once(False))
        with pytest.raises((KeyboardInterrupt, dtl.DTLError)):
            dtl.for_each(vector, interrupted_once(None))


class Interrupted(ErrorCollector):
    """Simulates a signal between the callback's entry and the user's function."""

    def __call__(self, *_):
        raise KeyboardInterrupt


def test_an_exception_before_a_comparison_is_kept():
    errors = Interrupted()
    compare = comparator(np.dtype(np.float64), np.subtract, errors, reverse=False)
    element = ffi.new("double *", 1.0)
    assert compare(element, element, ffi.NULL) == 0
    assert isinstance(errors.error, KeyboardInterrupt)


def test_an_interrupt_in_an_error_handler_is_raised_in_place_of_the_failure():
    def handler(_status, _words):
        raise KeyboardInterrupt

    with dtl.Environment() as environment, environment.make_cpu_context() as alone:
        alone.set_error_handler(handler)
        with pytest.raises(KeyboardInterrupt):
            dtl.broadcast(alone, np.zeros(1), 7)
        alone.set_error_handler(None)


# ---- objects in use ----------------------------------------------------------------------------


def test_an_object_is_not_closed_while_a_thread_waits_in_a_call_with_it():
    with dtl.Environment() as environment, environment.make_cpu_context() as alone:
        began = threading.Event()
        result = []

        def receive():
            began.set()
            result.append(dtl.recv(alone, 0, TAG, out=array()))

        # Allows a context of one rank to wait for another thread.
        dtl.send(alone, np.zeros(4), 0, TAG + 1)
        thread = threading.Thread(target=receive)
        thread.start()
        began.wait()
        while not any(_waits(thread, "recv") for _ in range(100)):
            pass
        with pytest.raises(dtl.DTLError, match=r"thread \d+ is in recv with <dtl.Context"):
            alone.close()
        dtl.send(alone, np.ones(4), 0, TAG)
        thread.join()
        assert result[0].tolist() == [1, 1, 1, 1]
        dtl.recv(alone, 0, TAG + 1, out=array())


def _waits(thread, name):
    frame = sys._current_frames().get(thread.ident)
    return frame is not None and frame.f_code.co_name == name


def test_an_object_is_not_closed_by_a_function_that_is_called_for_its_elements():
    with dtl.Environment() as environment, environment.make_cpu_context() as alone:
        vector = dtl.DistributedVector(alone, 8)

        def close(value):
            vector.close()
            return value

        with pytest.raises(dtl.DTLError, match=r"this thread is in .* with <dtl.DistributedVector"):
            dtl.transform(vector, close)
        vector.close()


def test_a_function_that_combines_values_does_not_change_the_map():
    with (
        dtl.Environment() as environment,
        environment.make_cpu_context() as alone,
        dtl.DistributedMap(alone, np.int64, np.int64) as found,
    ):
        found[1] = 2

        def combine(old, new):
            found.combine(1, 1)
            return old + new

        with pytest.raises(dtl.DTLError, match="in a function that combines values of the map"):
            found.combine(1, 5, combine)
        assert found[1] == 2


def test_a_future_that_contains_itself_has_a_repr():
    future = dtl.Future()
    held = [future]
    future.set(held)
    assert "a value that holds it" in repr(future)


@pytest.mark.parametrize("kind", [dtl.Context, dtl.Window, dtl.DistributedVector, dtl.Future])
def test_access_to_an_uninitialized_object_is_refused(kind):
    made = kind.__new__(kind)
    with pytest.raises(AttributeError, match="that __new__ has made alone; expected one that"):
        made._handle  # noqa: B018
    assert not getattr(made, "_is_open", False)
