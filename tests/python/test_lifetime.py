# SPDX-License-Identifier: BSD-3-Clause
"""Memory lives as long as somebody looks at it, and what all ranks must free is no garbage."""

import gc
import weakref

import numpy as np
import pytest

import dtl
from dtl import _lifetime
from dtl._native import lib


@pytest.fixture
def elements():
    return 100_000  # a part that the C library gets from the system and gives back to it


def test_a_view_outlives_a_closed_vector(ctx, elements):
    vec = dtl.DistributedVector(ctx, elements, fill=2.5)
    view = vec.local_view()
    vec.close()

    assert (view == 2.5).all()
    view[:] = 1.0
    assert view.sum() == len(view)


def test_a_view_outlives_a_forgotten_vector(ctx, elements):
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


def test_the_memory_goes_with_its_last_view(ctx):
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


def test_a_forgotten_context_warns_with_where_it_was_made():
    def forget():
        return dtl.Context()

    words = rf"a dtl.Context of .* was never closed; .*{__file__}:\d+"
    forgotten = [forget()]
    with pytest.warns(ResourceWarning, match=words):
        forgotten.clear()
    _lifetime.settle()


def test_a_forgotten_context_is_freed_when_the_next_one_is_made():
    forgotten = [dtl.Context()]
    handle = forgotten[0]._handle
    with pytest.warns(ResourceWarning):
        forgotten.clear()
    assert lib.dtl_context_is_valid(handle)

    with dtl.Context():
        assert not lib.dtl_context_is_valid(handle)


def test_a_forgotten_environment_is_let_go():
    before = dtl.Environment.ref_count()
    dtl.Environment()
    gc.collect()

    assert dtl.Environment.ref_count() == before


def test_a_vector_outlives_its_context():
    with dtl.Context() as ctx:
        vec = dtl.DistributedVector(ctx, 10, fill=1)
    vec.resize(20)

    with vec:
        total = vec.local_view().sum()
    with dtl.Context() as again:
        assert dtl.allreduce(again, float(total)) == 10


def test_contexts_do_not_run_out():
    with dtl.Context() as ctx:
        for _ in range(200):
            ctx.dup().close()
            ctx.split(ctx.rank % 2).close()

        assert dtl.allreduce(ctx, 1) == ctx.size


def test_closing_during_an_exception_is_quiet():
    with pytest.raises(KeyError), dtl.Context() as ctx, dtl.DistributedVector(ctx, 10):
        raise KeyError
