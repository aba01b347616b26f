# SPDX-License-Identifier: BSD-3-Clause
"""Behavior, beyond names, that programs written for 0.1.0-alpha.1 rely on."""

import subprocess
import sys
import threading

import numpy as np
import pytest

import dtl


def test_iprobe_returns_true_if_a_message_is_pending(ctx):
    assert dtl.iprobe(ctx, ctx.rank, 31) == (False, None)
    with dtl.isend(ctx, np.arange(4, dtype=np.uint8), ctx.rank, 31):
        message = dtl.probe(ctx, ctx.rank, 31)
        assert dtl.iprobe(ctx, ctx.rank, 31) == (True, message)
        assert set(message) >= {"source", "tag", "count"}
        dtl.recv(ctx, ctx.rank, 31, np.uint8)


def test_when_any_returns_a_future():
    first, second = dtl.Future(), dtl.Future()
    either = dtl.when_any([first, second])
    assert not either.test()

    second.set(b"there")

    assert either.test()
    either.wait()
    assert either.get() == (1, b"there")
    first.set(1)
    assert either.get() == (1, b"there")


def test_when_any_passes_on_a_failure():
    failing = dtl.Future()
    either = dtl.when_any([dtl.Future(), failing])
    failing.set_error(KeyError("gone"))

    with pytest.raises(KeyError, match="gone"):
        either.get()


def test_an_action_has_a_name_and_can_precede_the_rank(ctx):
    double = dtl.Action("double", lambda value: 2 * value)

    assert (double.name, double(4), repr(double)) == ("double", 8, "<dtl.Action, double>")
    assert dtl.remote_invoke(ctx, double, ctx.rank, 5) == 10
    assert dtl.remote_invoke(ctx, ctx.rank, double, 6) == 12
    assert dtl.remote_invoke_async(ctx, double, ctx.rank, 7).get() == 14


def test_an_action_reaches_other_ranks(ctx):
    where = dtl.Action("where", lambda value: value + 1)
    with ctx.dup() as served:
        dtl.serve_actions(served)
        following = (ctx.rank + 1) % ctx.size
        assert dtl.remote_invoke(served, where, following, 5) == 6
        dtl.action_barrier(served)


def test_an_action_without_a_function_is_refused(ctx):
    with pytest.raises(dtl.InvalidArgumentError, match="function: 3"):
        dtl.Action("three", 3)
    with pytest.raises(dtl.InvalidArgumentError, match="name: 3"):
        dtl.Action(3, print)
    wrong = dtl.Action("wrong", lambda: 1 / 0)
    with pytest.raises(dtl.RemoteError, match="ZeroDivisionError"):
        dtl.remote_invoke(ctx, wrong, ctx.rank)


def test_a_role_can_be_declared_by_a_predicate(ctx):
    with dtl.RoleManager() as roles:
        roles.add_role("even", lambda rank, _: rank % 2 == 0)
        roles.add_role("last", lambda rank, size: rank == size - 1)
        roles.add_role("none", lambda *_: False)
        roles.initialize(ctx)

        evens = range(0, ctx.size, 2)
        assert roles.role_size("even") == len(evens)
        assert roles.has_role("even") == (ctx.rank in evens)
        assert roles.role_rank("even") == (ctx.rank // 2 if ctx.rank in evens else -1)
        assert roles.role_rank("last") == (0 if ctx.rank == ctx.size - 1 else -1)
        assert roles.role_size("none") == 0
        values = np.array([2.5]) if ctx.rank == ctx.size - 1 else None
        if values is not None or ctx.rank in evens:
            found = dtl.intergroup_broadcast(roles, "last", 0, "even", values, count=1)
            assert found.tolist() == [2.5]
        mine = roles.context()
        if mine is None:
            assert ctx.rank % 2
            assert ctx.rank < ctx.size - 1
        else:
            with mine:
                assert mine.size == (len(evens) if ctx.rank in evens else 1)


def test_roles_are_declared_before_initialization(ctx):
    with dtl.RoleManager(ctx) as roles:
        roles.add_role("all", lambda *_: True)
        roles.initialize()
        with pytest.raises(RuntimeError, match="initialised"):
            roles.add_role("late", 1)
        with pytest.raises(RuntimeError, match="initialised"):
            roles.initialize()


def test_a_window_can_expose_the_start_of_an_array(ctx):
    array = np.zeros(100)
    with dtl.Window(ctx, size=400, base=array) as window:
        assert (window.size, window.base) == (400, array.ctypes.data)
        with pytest.raises(dtl.BoundsError, match="<= 400"):
            dtl.rma_put(window, ctx.rank, 400, 1.0)
    with pytest.raises(dtl.InvalidArgumentError, match="at most base's bytes, 800"):
        dtl.Window(ctx, size=801, base=array)
    with dtl.Window(ctx, size=0) as window:
        assert window.base is None


def test_failures_are_also_runtime_errors(ctx):
    with dtl.Window(ctx, size=64) as window:
        with pytest.raises(RuntimeError, match="target"):
            dtl.rma_put(window, ctx.size, 0, 1.0)
        with pytest.raises(RuntimeError, match="op"):
            dtl.rma_accumulate(window, ctx.rank, 0, 1.0, "plus")
    assert issubclass(dtl.DTLError, RuntimeError)


def test_the_local_part_of_a_window_needs_no_epoch(ctx):
    with dtl.Window(ctx, size=16) as window:
        dtl.rma_put(window, ctx.rank, 0, 2.0)
        assert dtl.rma_fetch_and_add(window, ctx.rank, 0, 1.0) == 2.0
        assert dtl.rma_get(window, ctx.rank, 0, 8).tolist() == [3.0]
        ctx.barrier()


@pytest.mark.parametrize(
    "make", [dtl.DistributedVector, dtl.DistributedArray, dtl.DistributedTensor]
)
def test_containers_report_host_and_device_accessibility(ctx, make):
    with make(ctx, 10) as container:
        assert container.placement is dtl.PLACEMENT_HOST
        assert container.is_host_accessible
        assert not container.is_device_accessible


@pytest.mark.skipif(dtl.placement_available("device"), reason="there is a device")
def test_an_unavailable_placement_is_a_value_error(ctx):
    for placement in (dtl.PLACEMENT_DEVICE, dtl.PLACEMENT_UNIFIED):
        with pytest.raises(ValueError, match="not available"):
            dtl.DistributedVector(ctx, 10, placement=placement)
        with pytest.raises(dtl.UnavailableError, match="not available"):
            dtl.DistributedTensor(ctx, (10,), placement=placement)
    with dtl.DistributedVector(ctx, 10) as vec, pytest.raises(ValueError, match="PLACEMENT_DEVICE"):
        dtl.to_device(ctx, vec)


def test_arrays_of_wrong_size_or_type_are_refused(ctx):
    with dtl.DistributedVector(ctx, 10) as vec, pytest.raises(dtl.MismatchError, match="size"):
        vec.from_numpy(np.zeros(11))
    for dtype in (object, "U5", "S3", "datetime64[ns]"):
        with pytest.raises(TypeError, match="dtype"):
            dtl.DistributedVector(ctx, 3, dtype=dtype)
        with pytest.raises(dtl.UnsupportedError):
            dtl.allreduce(ctx, np.zeros(3).astype(dtype))


def test_find_returns_none_without_a_local_match(ctx):
    with dtl.DistributedVector(ctx, 10) as vec, dtl.DistributedArray(ctx, 10) as arr:
        assert dtl.find_vector(vec, 5.0) is None
        assert dtl.find_array(arr, 5.0) is None
        assert dtl.find_if_vector(vec, bool) is None
        assert dtl.find_if_array(arr, bool) is None
        if len(vec):
            assert dtl.find_vector(vec, 0.0) == 0


def test_reprs_contain_the_expected_words(ctx):
    assert f"rank={ctx.rank}" in repr(ctx)
    assert f"size={ctx.size}" in repr(ctx)
    with dtl.Environment() as env:
        assert "backends=" in repr(env)
    with dtl.DistributedMap(ctx, np.int64, np.float64) as table:
        assert "local_size=" in repr(table)
    with dtl.DistributedArray(ctx, 10) as arr:
        assert "fixed" in repr(arr).lower()
    go_on = threading.Event()
    future = dtl.AlgorithmFuture(go_on.wait)
    assert "pending" in repr(future)
    go_on.set()
    future.wait()
    assert "done" in repr(future)


def test_a_counter_only_grows():
    counter = dtl.observe.MetricCounter("calls", "how often")
    counter.increment()
    counter.increment(4)

    assert (counter.name, counter.description, counter.value) == ("calls", "how often", 5)
    with pytest.raises(ValueError, match="delta"):
        counter.increment(-1)
    counter.reset()
    assert counter.value == 0


def test_calls_of_the_library_are_counted(ctx):
    calls = dtl.observe.MetricCounter.of_calls("allreduce")
    sent_bytes = dtl.observe.MetricCounter.of_bytes("allreduce")
    others = dtl.observe.MetricCounter.of_calls("barrier")
    value = np.ones(4)
    for _ in range(3):
        dtl.allreduce(ctx, value, out=np.empty(4))

    assert isinstance(calls, dtl.observe.MetricCounter)
    assert (calls.name, calls.value) == ("allreduce.calls", 3)
    assert sent_bytes.value == 3 * value.nbytes
    assert others.value == 0
    calls.reset()
    dtl.allreduce(ctx, 1.0)
    assert (calls.value, sent_bytes.value) == (1, 3 * value.nbytes + 8)


def test_methods_are_counted_by_their_names(ctx):
    with dtl.DistributedMap(ctx, np.int64, np.float64) as table:
        inserted = dtl.observe.MetricCounter.of_calls("DistributedMap.insert")
        table.insert(ctx.rank, 1.0)

        assert inserted.value == 1


def test_metrics_refuse_an_unknown_function():
    with pytest.raises(ValueError, match='"allreduce"'):
        dtl.observe.MetricCounter.of_calls("all_reduce")


def test_a_gauge_rises_and_falls():
    gauge = dtl.observe.MetricGauge("level")
    assert isinstance(gauge.value, float)
    gauge.set(2.5)
    gauge.increment(1.5)
    gauge.decrement()

    assert gauge.value == 3.0
    gauge.reset()
    assert gauge.value == 0.0


def test_a_histogram_sums_its_observations():
    import dtl.observe as metrics  # noqa: PLC0415  - as programs do

    histogram = metrics.MetricHistogram("seconds")
    assert (histogram.min, histogram.max, histogram.mean, histogram.count) == (0.0, 0.0, 0.0, 0)
    for value in (2, 1.0, 6):
        histogram.observe(value)

    assert (histogram.count, histogram.sum, histogram.mean) == (3, 9.0, 3.0)
    assert (histogram.min, histogram.max) == (1.0, 6.0)
    histogram.reset()
    assert (histogram.count, histogram.min) == (0, 0.0)


def test_the_version_is_a_public_name():
    assert "__version__" in dtl.__all__


@pytest.mark.usefixtures("one_rank_only")
def test_the_version_is_printed_on_the_command_line():
    command = [sys.executable, "-m", "dtl", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)

    assert done.stdout == f"DTL {dtl.__version__}\n"


@pytest.mark.parametrize("name", ["MismatchError", "UnsupportedError", "UnavailableError"])
def test_exceptions_are_caught_by_name(name):
    assert name in dtl.__all__
    assert issubclass(getattr(dtl, name), dtl.DTLError)


@pytest.mark.skipif(dtl.has_nccl(), reason="there is NCCL")
def test_a_context_with_nccl_names_the_missing_package(ctx):
    with pytest.raises(dtl.BackendError, match="install NCCL"):
        ctx.with_nccl(0)
