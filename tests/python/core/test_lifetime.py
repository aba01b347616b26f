# SPDX-License-Identifier: BSD-3-Clause
"""Views keep memory alive, and objects are freed only once all ranks have dropped them."""

import gc
import itertools
import pickle
import sys
import weakref
from types import SimpleNamespace

import numpy as np
import pytest

import dtl
from dtl._core import lifetime
from dtl._native import lib


@pytest.fixture
def elements():
    return 100_000  # large enough for malloc to return the memory to the system


def test_a_view_outlives_a_closed_vector(ctx, elements):
    vec = dtl.DistributedVector(ctx, elements, fill=2.5)
    view = vec.local_view()
    vec.close()

    assert (view == 2.5).all()
    view[:] = 1.0
    assert view.sum() == len(view)


def test_a_view_outlives_an_unclosed_vector(ctx, elements):
    view = dtl.DistributedVector(ctx, elements, fill=2.5).local_view()[1:]
    gc.collect()

    assert (view == 2.5).all()


def test_a_view_outlives_its_context():
    with dtl.Context() as ctx:
        view = dtl.DistributedVector(ctx, 100, fill=3).local_view()

    assert (view == 3).all()


def test_a_view_keeps_the_old_memory_of_a_resized_vector(ctx, elements):
    with dtl.DistributedVector(ctx, elements, fill=2.5) as vec:
        old = vec.local_view()
        vec.resize(2 * elements)
        vec.local_view()[:] = 1.0

        assert (old == 2.5).all()
        assert not np.shares_memory(old, vec.local_view())


def test_the_memory_is_freed_with_its_last_view(ctx):
    vec = dtl.DistributedVector(ctx, 1000 * ctx.size)
    view = vec.local_view()
    memory = weakref.ref(view.base.base if view.base.base is not None else view.base)
    vec.close()
    assert memory() is not None
    del view
    gc.collect()

    assert memory() is None


def test_vectors_do_not_leak(ctx):
    def resident():
        with open("/proc/self/statm") as file:  # noqa: PTH123
            return int(file.read().split()[1]) * 4096

    def use():
        with dtl.DistributedVector(ctx, 20_000 * ctx.size, fill=1.0) as vec:
            vec.local_view()
            vec.resize(30_000 * ctx.size)

    for _ in range(50):
        use()
    before = resident()
    for _ in range(200):
        use()

    assert resident() - before < 8 * 2**20


def test_an_unclosed_context_warns_with_its_allocation_site():
    def make():
        return dtl.Context()

    words = rf"a dtl.Context of .* was never closed; .*{__file__}:\d+"
    unclosed = [make()]
    with pytest.warns(ResourceWarning, match=words):
        unclosed.clear()
    lifetime.free_deferred()


def test_an_unclosed_context_is_freed_when_the_next_one_is_created():
    unclosed = [dtl.Context()]
    handle = unclosed[0]._handle
    with pytest.warns(ResourceWarning):
        unclosed.clear()
    assert lib.dtl_context_is_valid(handle)

    with dtl.Context():
        assert not lib.dtl_context_is_valid(handle)


def _map(ctx):
    return dtl.DistributedMap(ctx)


def _window(ctx):
    return dtl.Window(ctx, size=64)


@pytest.mark.parametrize("make", [_map, _window])
@pytest.mark.filterwarnings("ignore:.*was never closed:ResourceWarning")
def test_leaked_objects_are_freed_once_leaked_on_all_ranks(make):
    with dtl.Context() as ctx:
        kept = [make(ctx), make(ctx)]
        if ctx.rank == 0:
            kept.clear()  # the other ranks release theirs later
        with make(ctx):
            assert len(ctx._collective_objects) == (1 if ctx.size == 1 else 3)
        kept.clear()
        with make(ctx):
            assert len(ctx._collective_objects) == 1


@pytest.mark.parametrize("make", [_map, _window])
@pytest.mark.filterwarnings("ignore:.*was never closed:ResourceWarning")
def test_leaked_objects_are_freed_with_their_context(make):
    with dtl.Context() as ctx:
        handle = make(ctx)._handle
        is_valid = getattr(lib, f"dtl_{make.__name__[1:]}_is_valid")
        assert is_valid(handle)
    assert not is_valid(handle)


@pytest.mark.filterwarnings("ignore:.*was never closed:ResourceWarning")
def test_closing_on_failure_does_not_wait_for_other_ranks(ctx):
    other = dtl.Context()
    made = _map(other)
    if ctx.rank == 0:
        with pytest.raises(ZeroDivisionError), other:
            _ = 1 / 0
    dtl.barrier(ctx)
    if ctx.rank != 0:
        assert other.is_valid
    del made


def test_an_unclosed_environment_is_released():
    before = dtl.Environment.ref_count()
    with pytest.warns(ResourceWarning, match="a dtl.Environment was never closed"):
        dtl.Environment()

    assert dtl.Environment.ref_count() == before


def test_a_vector_outlives_its_context():
    with dtl.Context() as ctx:
        vec = dtl.DistributedVector(ctx, 10, fill=1)
    vec.resize(20)

    with vec:
        total = vec.local_view().sum()
    with dtl.Context() as again:
        assert dtl.allreduce(again, float(total)) == 10


def test_an_unclosed_vector_keeps_its_context_until_the_next_one():
    with dtl.Context() as ctx:
        vec = dtl.DistributedVector(ctx, 10)
    handle = vec._handle
    del vec
    gc.collect()
    assert lib.dtl_vector_is_valid(handle)

    with dtl.Context():
        assert not lib.dtl_vector_is_valid(handle)


@pytest.mark.parametrize("order", list(itertools.permutations(range(4))), ids=str)
def test_objects_can_be_closed_in_any_order(order):
    ctx = dtl.Context()
    tensor = dtl.DistributedTensor(ctx, (10, 3), np.int64, fill=3)
    span = dtl.DistributedSpan(tensor)
    part = span.subspan(0, 0)
    view = tensor.local_view()
    things = [ctx, tensor, span, part]
    for place in order:
        things[place].close()
        things[place].close()

    assert (view == 3).all()
    assert not any(each.is_valid for each in things)


def test_a_span_keeps_the_memory_of_a_closed_container(ctx, elements):
    vec = dtl.DistributedVector(ctx, elements, fill=2.5)
    span = dtl.DistributedSpan(vec)
    vec.close()
    gc.collect()

    assert (span.local_view() == 2.5).all()
    assert span.first(1).to_numpy() == 2.5


def test_a_span_keeps_the_old_memory_of_a_reshaped_tensor(ctx):
    with dtl.DistributedTensor(ctx, (4 * ctx.size, 3), fill=2.5) as tensor:
        span = dtl.DistributedSpan(tensor)
        tensor.reshape(3, 4 * ctx.size)
        tensor.fill(0)

        assert (span.local_view() == 2.5).all()


def test_a_view_outlives_the_memory_of_a_span_of_an_array():
    span = dtl.DistributedSpan(np.full(100_000, 2.5))
    view = span.subspan(10).local_view()
    span.close()
    gc.collect()

    assert (view == 2.5).all()


class CapsuleExporter:
    """Exports a DLPack capsule that was created earlier."""

    def __init__(self, source):
        self.capsule, self.device = source.__dlpack__(), source.__dlpack_device__()

    def __dlpack__(self, **_):
        return self.capsule

    def __dlpack_device__(self):
        return self.device


def a_window(ctx):
    window = dtl.Window(ctx, size=80_000)
    window.local_view(np.float64)[:] = 2.5
    return window


def a_heap(ctx):
    heap = dtl.SymmetricHeap(ctx, 1 << 20)
    array = heap.allocate(1000)
    array[:] = 2.5
    ctx.barrier()
    return heap, array


# Exports to other libraries: each function returns the owner and the exported object, which NumPy
# reads after the owner and its context are closed.
EXPORTS = {
    "local view": lambda ctx: (v := dtl.DistributedVector(ctx, 9000, fill=2.5), v.local_view()),
    "rows of a tensor": lambda ctx: (
        t := dtl.DistributedTensor(ctx, (3000, 3), fill=2.5),
        t.local_view()[0],
    ),
    "buffer": lambda ctx: (
        v := dtl.DistributedVector(ctx, 9000, fill=2.5),
        memoryview(v.local_view()),
    ),
    "DLPack": lambda ctx: (v := dtl.DistributedVector(ctx, 9000, fill=2.5), np.from_dlpack(v)),
    "capsule": lambda ctx: (v := dtl.DistributedVector(ctx, 9000, fill=2.5), CapsuleExporter(v)),
    "span": lambda ctx: (
        s := dtl.DistributedSpan(dtl.DistributedVector(ctx, 9000, fill=2.5)),
        s.local_view(),
    ),
    "window": lambda ctx: (w := a_window(ctx), w.local_view(np.float64)),
    "symmetric array": a_heap,
    "another rank's array": lambda ctx: (
        made := a_heap(ctx),
        made[0].remote_ptr(made[1], (ctx.rank + 1) % ctx.size),
    ),
}


@pytest.mark.parametrize("make", EXPORTS.values(), ids=EXPORTS)
def test_exported_memory_outlives_its_owner(ctx, make):
    own = ctx.dup()
    owner, exported = make(own)
    for each in owner if isinstance(owner, tuple) else (owner,):
        if hasattr(each, "close"):
            each.close()
    own.close()
    del owner, own
    gc.collect()
    with dtl.DistributedVector(ctx, 9000, fill=7):  # might reuse the memory if it was freed
        read = (
            np.from_dlpack(exported)
            if isinstance(exported, CapsuleExporter)
            else np.asarray(exported)
        )
        assert (read == 2.5).all()
    ctx.barrier()


def test_a_stream_outlives_its_context(ctx):
    own = ctx.dup()
    stream = own.stream
    own.close()

    stream.synchronize()
    stream.close()


CLOSED = {
    "local_view": lambda c: c.local_view(),
    "to_numpy": lambda c: c.to_numpy(),
    "from_numpy": lambda c: c.from_numpy([1.0]),
    "fill": lambda c: c.fill(1),
    "get_local": lambda c: c.get_local(0),
    "set_local": lambda c: c.set_local(0, 1),
    "owner": lambda c: c.owner(0),
    "to_global": lambda c: c.to_global(0),
    "sync": lambda c: c.sync(),
    "sum": lambda c: c.sum(),
    "max": lambda c: c.max(),
    "mean": lambda c: c.mean(),
    "argmin": lambda c: c.argmin(),
    "all": lambda c: c.all(),
    "add": lambda c: c + 1,
    "iadd": lambda c: np.add(c, 1, out=c),
    "asarray": np.asarray,
    "getitem": lambda c: c[0],
    "setitem": lambda c: c.__setitem__(0, 1),
    "iter": list,
    "partition_policy": lambda c: c.partition_policy,
    "is_dirty": lambda c: c.is_dirty,
    "span": dtl.DistributedSpan,
    "save": lambda c: dtl.save(c, "a.npy"),
    "dlpack": lambda c: c.__dlpack__(),
    "T": lambda c: c.T,
}


@pytest.mark.parametrize("use", CLOSED.values(), ids=CLOSED)
def test_use_after_close_is_refused(ctx, use):
    vec = dtl.DistributedVector(ctx, 10)
    arr = dtl.DistributedArray(ctx, 10)
    tensor = dtl.DistributedTensor(ctx, 10)
    span = dtl.DistributedSpan(vec)
    for container in (span, vec, arr, tensor):
        container.close()
        with pytest.raises(
            dtl.InvalidArgumentError, match=r"closed>; expected an? \w+ that is open"
        ):
            use(container)


def test_closed_contexts_can_be_created_without_limit(record_property):
    cycles = 200
    with dtl.Context() as ctx:
        for _ in range(cycles):
            ctx.dup().close()
            ctx.split(ctx.rank % 2).close()

        assert dtl.allreduce(ctx, 1) == ctx.size
    record_property("cycles of dup and split a job", 2 * cycles)


def test_closing_during_an_exception_does_not_warn():
    with pytest.raises(KeyError), dtl.Context() as ctx, dtl.DistributedVector(ctx, 10):
        raise KeyError


# ---- pickling and construction of library objects -----------------------------------------------


CLASSES = [kind for kind in map(vars(dtl).get, dtl.__all__) if isinstance(kind, type)]


def _probed(ctx):
    with dtl.isend(ctx, np.ones(1), dest=ctx.rank):
        return dtl.mprobe(ctx, ctx.rank)


# One object of each class that holds a handle of the library.
OBJECTS = {
    dtl.Action: lambda _: dtl.Action("never", print),
    dtl.AlgorithmFuture: lambda ctx: dtl.async_sort(dtl.DistributedVector(ctx, 4)),
    dtl.CollectivePlan: dtl.Context.plan_barrier,
    dtl.Context: dtl.Context.dup,
    dtl.DistributedArray: lambda ctx: dtl.DistributedArray(ctx, 4),
    dtl.DistributedMap: dtl.DistributedMap,
    dtl.DistributedSpan: lambda _: dtl.DistributedSpan(np.ones(4)),
    dtl.DistributedTensor: lambda ctx: dtl.DistributedTensor(ctx, (4, 4)),
    dtl.DistributedVector: lambda ctx: dtl.DistributedVector(ctx, 4),
    dtl.Environment: lambda _: dtl.Environment(),
    dtl.Event: lambda _: dtl.Event(),
    dtl.Future: dtl.ibarrier,
    dtl.Message: _probed,
    dtl.Request: lambda ctx: dtl.isend(ctx, np.ones(1), dest=ctx.rank),
    dtl.MetricCounter: lambda _: dtl.MetricCounter("calls"),
    dtl.MetricGauge: lambda _: dtl.MetricGauge("level"),
    dtl.MetricHistogram: lambda _: dtl.MetricHistogram("seconds"),
    dtl.ModelBuilder: dtl.ModelBuilder,
    dtl.RoleManager: dtl.RoleManager,
    dtl.Stream: lambda _: dtl.Stream(),
    dtl.SymmetricHeap: lambda ctx: dtl.SymmetricHeap(ctx, 4096),
    dtl.Window: lambda ctx: dtl.Window(ctx, 8),
}


def test_every_class_has_an_object():
    native = {kind for kind in CLASSES if issubclass(kind, lifetime.Native)}

    assert native == {*OBJECTS, dtl.DistributedContainer}


@pytest.mark.parametrize("kind", OBJECTS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("protocol", [0, pickle.HIGHEST_PROTOCOL])
def test_pickling_of_library_objects_is_refused_with_the_reason(ctx, kind, protocol):
    made = OBJECTS[kind](ctx)

    assert type(made) is kind
    with pytest.raises(TypeError, match=rf"{kind.__name__}.* can't be pickled .*; expected "):
        pickle.dumps(made, protocol)

    if kind is dtl.Request:
        dtl.recv(ctx, source=ctx.rank, out=np.empty(1))
    if kind is dtl.Message:
        dtl.mrecv(made)
    elif hasattr(made, "close") or hasattr(made, "wait"):
        (made.close if hasattr(made, "close") else made.wait)()


@pytest.mark.parametrize(
    "kind", [kind for kind in CLASSES if hasattr(kind, "__del__")], ids=lambda kind: kind.__name__
)
def test_a_failed_constructor_of_any_class_leaks_nothing(kind, monkeypatch):
    ignored = []
    monkeypatch.setattr(sys, "unraisablehook", ignored.append)

    for arguments in ((object(),) * 9, ("nothing",), (None, None), (1, 2, 3)):
        with pytest.raises((TypeError, ValueError)):
            kind(*arguments)
    gc.collect()

    assert ignored == []


@pytest.mark.parametrize(
    ("kind", "arguments"),
    [
        (dtl.Message, (1, SimpleNamespace(count=8, source=0, tag=0), np.dtype("f8"))),
        (dtl.Request, (1, None)),
        (dtl.CollectivePlan, (1, None, (), None)),
        (dtl.Future, (1,)),
        (dtl.DistributedMap, (1,)),
        (dtl.DistributedVector, (None, 10)),
        (dtl.Window, (None, 10)),
        (dtl.Context, ("nothing",)),
        (dtl.RoleManager, ("nothing",)),
    ],
)
def test_a_failed_constructor_leaks_nothing(kind, arguments, monkeypatch):
    ignored = []
    monkeypatch.setattr(sys, "unraisablehook", ignored.append)

    with pytest.raises((TypeError, ValueError)):
        kind(*arguments)
    gc.collect()

    assert ignored == []


KEPT = {
    "shape": (6,),
    "size": 6,
    "ndim": 1,
    "dtype": np.float64,
    "empty": False,
    "global_size": 6,
    "is_valid": False,
}
LOCAL = ("local_size", "local_shape", "local_offset", "rank", "num_ranks")


def test_a_closed_container_keeps_its_shape_and_placement(ctx):
    for kind in (dtl.DistributedVector, dtl.DistributedArray, dtl.DistributedTensor):
        made = kind(ctx, (6,) if kind is dtl.DistributedTensor else 6)
        here = {name: getattr(made, name) for name in LOCAL}
        made.close()

        assert {name: getattr(made, name) for name in KEPT} == KEPT
        assert {name: getattr(made, name) for name in LOCAL} == here
        assert len(made) == 6
        assert repr(made) == f"<dtl.{kind.__name__}, closed>"
