# SPDX-License-Identifier: BSD-3-Clause
"""Results of non-blocking collectives and of plans equal those of their blocking forms."""

import asyncio
import gc
import warnings

import numpy as np
import pytest

import dtl


def _calls(ctx, scale=1):
    """Returns the arguments of each collective, the same for all its forms."""
    last = ctx.size - 1
    mine = (np.arange(6.0).reshape(3, 2) + ctx.rank) * scale
    blocks = (np.arange(4.0 * ctx.size).reshape(ctx.size, 4) + 10 * ctx.rank) * scale
    shares = np.arange(1, ctx.size + 1)
    rows = (np.arange(2.0 * shares.sum()).reshape(-1, 2) + ctx.rank) * scale
    share = rows[: shares[ctx.rank]]
    # Rank s sends 1 + (s + r) % 3 rows to rank r and receives as many from it.
    trade = 1 + (ctx.rank + np.arange(ctx.size)) % 3
    traded = (np.arange(trade.sum() * 2.0).reshape(-1, 2) - ctx.rank) * scale
    return {
        "barrier": ((), {}),
        "broadcast": ((mine, last), {}),
        "scatter": ((blocks, last), {}),
        "scatterv": ((rows, shares, last), {}),
        "reduce": ((mine, "max", last), {}),
        "gather": ((mine, last), {}),
        "gatherv": ((share, shares, last), {}),
        "allreduce": ((mine,), {"op": np.multiply}),
        "allgather": ((mine,), {}),
        "allgatherv": ((share, shares), {}),
        "alltoall": ((blocks,), {}),
        "alltoallv": ((traded, trade, trade), {}),
        "scan": ((mine,), {}),
        "exscan": ((mine, "sum"), {}),
        "reduce_scatter": ((blocks,), {}),
    }


with dtl.Context() as _context:
    NAMES = tuple(_calls(_context))


def _same(found, expected):
    if expected is None:
        assert found is None
        return
    assert type(found) is type(expected)
    assert np.shape(found) == np.shape(expected)
    assert np.asarray(found).dtype == np.asarray(expected).dtype
    assert (np.asarray(found) == expected).all()


@pytest.mark.parametrize("name", NAMES)
def test_a_future_returns_the_result_of_the_blocking_form(ctx, name):
    arguments, named = _calls(ctx)[name]
    expected = getattr(dtl, name)(ctx, *arguments, **named)
    future = getattr(dtl, "i" + name)(ctx, *arguments, **named)
    assert isinstance(future, dtl.Future)
    _same(future.get(), expected)


@pytest.mark.parametrize("name", [name for name in NAMES if name != "barrier"])
def test_a_future_writes_into_out(ctx, name):
    arguments, named = _calls(ctx)[name]
    expected = getattr(dtl, name)(ctx, *arguments, **named)
    out = None if expected is None else np.zeros_like(expected)
    found = getattr(dtl, "i" + name)(ctx, *arguments, **named, out=out).get()
    assert found is out
    _same(found, expected)


def test_scalars_and_lists_keep_their_result_types(ctx):
    ranks = ctx.size
    _same(dtl.iallreduce(ctx, 1).get(), ranks)
    _same(dtl.iallreduce(ctx, 0.5, dtl.MAX).get(), 0.5)
    _same(dtl.iscan(ctx, np.float32(1)).get(), np.float32(ctx.rank + 1))
    _same(dtl.ibroadcast(ctx, ctx.rank, ranks - 1).get(), ranks - 1)
    _same(dtl.iscatter(ctx, list(range(ranks))).get(), np.array([ctx.rank]))
    _same(dtl.iallgather(ctx, [ctx.rank]).get(), np.arange(ranks).reshape(-1, 1))
    _same(dtl.ireduce_scatter(ctx, [1.5] * ranks).get(), np.float64(1.5 * ranks))
    _same(
        dtl.ireduce_scatter(ctx, np.ones(2 * ranks), recvcounts=[2] * ranks).get(),
        ranks + np.zeros(2),
    )


def test_noncontiguous_input_is_copied_at_the_start(ctx):
    grid = np.arange(12.0).reshape(3, 4)
    future = dtl.iallreduce(ctx, grid.T[::2])
    expected = grid.T[::2] * ctx.size
    grid[:] = -1  # the input was copied at the start
    _same(future.get(), expected)
    _same(dtl.iallreduce(ctx, np.arange(3.0).astype(">f8")).get(), np.arange(3.0) * ctx.size)
    fixed = np.ones(2)
    fixed.flags.writeable = False
    _same(dtl.iallreduce(ctx, fixed).get(), np.full(2, float(ctx.size)))


def test_futures_can_be_waited_on_in_any_order(ctx):
    started = [dtl.iallreduce(ctx, np.full(1000, float(each))) for each in range(8)]
    barrier = dtl.ibarrier(ctx)
    assert dtl.allreduce(ctx, 1) == ctx.size  # a blocking collective between pending ones
    for each in reversed(range(8)):
        assert (started[each].get() == each * ctx.size).all()
    assert barrier.get() is None
    assert dtl.when_all(dtl.iallreduce(ctx, each) for each in (1, 2)).get() == [
        ctx.size,
        2 * ctx.size,
    ]


def test_futures_can_be_chained_and_awaited(ctx):
    assert dtl.iallreduce(ctx, 2).then(lambda total: total // ctx.size).get() == 2

    async def both():
        first, second = dtl.iallreduce(ctx, 1), dtl.iallgather(ctx, ctx.rank)
        return await second, await first

    gathered, total = asyncio.run(both())
    assert total == ctx.size
    assert gathered.tolist() == list(range(ctx.size))


def test_arrays_are_kept_alive_until_completion(ctx):
    futures = [dtl.iallreduce(ctx, np.full(100_000, 1.0)) for _ in range(4)]
    gc.collect()
    junk = [np.full(100_000, -1.0) for _ in range(8)]
    assert all((each.get() == ctx.size).all() for each in futures)
    del junk


def test_a_dropped_future_warns_and_completes(ctx):
    future = dtl.iallreduce(ctx, np.ones(10))
    with pytest.warns(ResourceWarning, match="dropped before it was complete"):
        del future
    assert dtl.allreduce(ctx, 1) == ctx.size


def test_missing_counts_are_refused(ctx):
    rows = np.zeros((ctx.size, 2))
    for start in (dtl.igatherv, dtl.Context.plan_gatherv):
        if ctx.rank == 0:
            with pytest.raises(dtl.InvalidArgumentError, match="recvcounts: None; expected"):
                start(ctx, rows)
    for start in (dtl.iallgatherv, dtl.Context.plan_allgatherv):
        with pytest.raises(dtl.InvalidArgumentError, match="recvcounts: None; expected"):
            start(ctx, rows)
    for start in (dtl.ialltoallv, dtl.Context.plan_alltoallv):
        with pytest.raises(dtl.InvalidArgumentError, match="recv_counts: None; expected"):
            start(ctx, rows, [1] * ctx.size)
    for start in (dtl.iscatterv, dtl.Context.plan_scatterv):
        with pytest.raises(dtl.InvalidArgumentError, match="sendcounts: None; expected"):
            start(ctx, rows)


def test_invalid_arguments_are_refused_before_the_start(ctx):
    bad = [
        (lambda: dtl.iallreduce("ctx", 1), "ctx: 'ctx'; expected a dtl.Context"),
        (lambda: dtl.iallreduce(ctx, None), "value: None"),
        (lambda: dtl.iallreduce(ctx, 1, "mean"), "op: 'mean'"),
        (lambda: dtl.iallreduce(ctx, np.ones(2), out=np.ones(3)), r"out\.shape"),
        (lambda: dtl.ibroadcast(ctx, 1, ctx.size), "root"),
        (lambda: dtl.iscatter(ctx, np.ones((ctx.size + 1, 2))), r"values\.shape"),
        (lambda: dtl.igather(ctx, np.array(["a"])), r"value\.dtype"),
    ]
    for call, words in bad:
        with pytest.raises(dtl.DTLError, match=words):
            call()
    with pytest.raises(TypeError, match="unexpected keyword"):
        dtl.iallreduce(ctx, 1, opp="sum")


# ---- plans -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_plan_reads_its_arrays_at_each_start(ctx, name):
    arguments, named = _calls(ctx)[name]
    with getattr(ctx, f"plan_{name}")(*arguments, **named) as plan:
        for scale in (1, 3, -2):
            fresh, _ = _calls(ctx, scale)[name]
            expected = getattr(dtl, name)(ctx, *fresh, **named)
            if arguments:
                arguments[0][...] = fresh[0]
            plan.start()
            found = plan.wait()
            assert found is plan.result
            assert (expected is None) == (found is None)
            assert (
                found is None or (np.asarray(expected) == found.reshape(np.shape(expected))).all()
            )


@pytest.mark.parametrize("name", [name for name in NAMES if name != "barrier"])
def test_a_plan_writes_into_out(ctx, name):
    arguments, named = _calls(ctx)[name]
    expected = getattr(dtl, name)(ctx, *arguments, **named)
    out = None if expected is None else np.zeros_like(expected)
    plan = getattr(ctx, f"plan_{name}")(*arguments, **named, out=out)
    for _ in range(2):
        found = plan()
        assert found is out
        _same(found, expected)
        if out is not None:
            out[...] = -1
    plan.close()


def test_a_plan_can_work_in_place(ctx):
    array = np.ones(4)
    with ctx.plan_allreduce(array, out=array) as plan:
        for turn in range(1, 4):
            assert plan() is array
            assert (array == float(ctx.size) ** turn).all()
    with ctx.plan_broadcast(array) as plan:
        for turn in range(3):
            array[:] = turn if ctx.is_root else -1
            assert plan() is array
            assert (array == turn).all()


def test_a_plan_shows_its_state(ctx):
    plan = ctx.plan_allreduce(np.ones(3))
    assert "ready" in repr(plan)
    assert plan.test()
    assert plan.wait() is plan.result  # a plan that was not started is complete
    plan.start()
    assert "under way" in repr(plan)
    with pytest.raises(dtl.DTLError, match="under way"):
        plan.start()
    while not plan.test():
        pass
    assert (plan.result == ctx.size).all()
    plan.start()
    plan.close()  # the pending run completes
    plan.close()
    assert "closed" in repr(plan)
    for call in (plan.start, plan.wait, plan.test, plan):
        with pytest.raises(dtl.InvalidArgumentError, match="expected a plan that is open"):
            call()
    ctx.barrier()


def test_a_plan_accepts_arrays_only(ctx):
    fixed = np.ones(2)
    fixed.flags.writeable = False
    bad = [
        (lambda: ctx.plan_allreduce(1.0), "value: 1.0; expected a NumPy array"),
        (lambda: ctx.plan_allreduce([1.0]), "expected a NumPy array"),
        (lambda: ctx.plan_allreduce(None), "value: None"),
        (lambda: ctx.plan_allreduce(np.ones((4, 4))[:, 0]), "strides .*expected a C-contiguous"),
        (lambda: ctx.plan_allreduce(np.ones((4, 4)).T[:, 1:]), "expected a C-contiguous"),
        (lambda: ctx.plan_allreduce(np.ones(2, ">f8")), r"value\.dtype"),
        (lambda: ctx.plan_broadcast(fixed), "read-only"),
        (lambda: ctx.plan_allreduce(np.ones(2), out=fixed), "read-only"),
        (lambda: ctx.plan_allreduce(np.ones(2), out=np.ones(2, np.float32)), r"out\.dtype"),
    ]
    for call, words in bad:
        with pytest.raises(dtl.DTLError, match=words):
            call()
    with ctx.plan_allreduce(fixed) as plan:
        assert (plan() == ctx.size).all()


def test_a_plan_dropped_while_active_warns_and_completes(ctx):
    plan = ctx.plan_allreduce(np.ones(100_000))
    plan.start()
    with pytest.warns(ResourceWarning, match="dropped while it was under way"):
        del plan
    assert dtl.allreduce(ctx, 1) == ctx.size
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        ctx.plan_allreduce(np.ones(1))  # an inactive plan is freed without a warning


def test_plans_of_one_context_run_concurrently(ctx):
    plans = [ctx.plan_allreduce(np.full(10, float(each))) for each in range(5)]
    for plan in plans:
        plan.start()
    for each, plan in reversed(list(enumerate(plans))):
        assert (plan.wait() == each * ctx.size).all()
        plan.close()
