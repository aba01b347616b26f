# SPDX-License-Identifier: BSD-3-Clause
"""Roles: assignment and messages between them.  Rank 0 is the reader, the others are workers."""

import numpy as np
import pytest
from programs import PARALLEL, run

import dtl


@pytest.fixture
def roles(ctx):
    """A reader and workers; a single rank is a worker."""
    with dtl.RoleManager(ctx) as found:
        if ctx.size > 1:
            found.add_role("reader", 1)
        found.add_role("worker", max(ctx.size - 1, 1))
        found.initialize()
        yield found


def test_the_context_can_be_passed_late(ctx):
    roles = dtl.RoleManager()
    roles.add_role("everybody", ctx.size)
    assert not roles.initialized()
    roles.initialize(ctx)
    assert roles.initialized()
    assert (roles.role_size("everybody"), roles.role_rank("everybody")) == (ctx.size, ctx.rank)
    assert repr(roles) == f"<dtl.RoleManager, everybody: {ctx.size}>"
    roles.destroy()
    roles.destroy()
    assert not roles.initialized()


def test_a_rank_has_one_role(ctx, roles):
    is_reader = ctx.size > 1 and ctx.is_root
    assert roles.has_role("worker") != is_reader
    assert not roles.has_role("writer")
    assert roles.role_rank("worker") == (-1 if is_reader else max(ctx.rank - 1, 0))
    with pytest.raises(dtl.InvalidArgumentError, match='no role "writer"'):
        roles.role_size("writer")
    with pytest.raises(dtl.InvalidArgumentError, match='no role "writer"'):
        roles.role_rank("writer")


def test_each_role_has_a_context(ctx, roles):
    with roles.context() as own:
        assert own.size == (1 if ctx.size > 1 and ctx.is_root else max(ctx.size - 1, 1))
        assert dtl.allreduce(own, 1) == own.size


def test_a_rank_without_a_role_has_no_context(ctx):
    with dtl.RoleManager(ctx) as roles:
        roles.add_role("first", 1)
        roles.initialize()
        own = roles.context()
        assert (own is None) == (ctx.rank > 0)
        if own is not None:
            own.close()


def test_messages_are_exchanged_between_roles(ctx, roles):
    if ctx.size == 1:
        return
    if roles.has_role("reader"):
        for worker in range(ctx.size - 1):
            dtl.intergroup_send(roles, "worker", worker, np.full(2, worker * 1.5), tag=4)
            assert dtl.intergroup_recv(roles, "worker", worker, 1, np.int64).tolist() == [worker]
    else:
        mine = roles.role_rank("worker")
        assert dtl.intergroup_recv(roles, "reader", 0, 2, tag=4).tolist() == [mine * 1.5] * 2
        dtl.intergroup_send(roles, "reader", 0, mine)


def test_a_broadcast_reaches_the_whole_role(ctx, roles):
    source = "reader" if ctx.size > 1 else "worker"
    values = np.array([1.5, 2.5])
    if roles.role_rank(source) == 0:
        found = dtl.intergroup_broadcast(roles, source, 0, "worker", values, tag=7)
    else:
        found = dtl.intergroup_broadcast(roles, source, 0, "worker", count=2, tag=7)
    assert found.tolist() == [1.5, 2.5]


def test_a_role_broadcast_can_fill_an_array(roles):
    mine = np.zeros(3, np.int32)
    if roles.role_rank("worker") == 0:
        mine += 5
    is_worker = roles.has_role("worker")
    found = dtl.intergroup_broadcast(roles, "worker", 0, "worker", mine if is_worker else None)
    assert (found is mine) == is_worker
    assert mine.tolist() == [5 * is_worker] * 3


def test_ranks_outside_a_broadcast_do_not_wait(ctx):
    with dtl.RoleManager(ctx) as roles:
        roles.add_role("first", 1)
        roles.initialize()
        mine = 3.0 if ctx.is_root else None
        found = dtl.intergroup_broadcast(roles, "first", 0, "first", mine)
        assert (found is None) == (ctx.rank > 0)
        with pytest.raises(dtl.InvalidArgumentError, match='no role "second"'):
            dtl.intergroup_broadcast(roles, "first", 0, "second", mine)


def test_too_many_requested_ranks_fail_on_every_rank(ctx):
    with dtl.RoleManager(ctx) as roles:
        roles.add_role("everybody", ctx.size)
        roles.add_role("one more", 1)
        words = f"roles have {ctx.size + 1} ranks; expected at most the context's, {ctx.size}"
        with pytest.raises(dtl.InvalidArgumentError, match=words):
            roles.initialize()
        assert not roles.initialized()


def test_invalid_roles_are_refused(ctx, roles):
    with pytest.raises(dtl.DTLError, match="initialised"):
        roles.add_role("late", 1)
    with pytest.raises(dtl.BoundsError, match="expected rank <"):
        dtl.intergroup_send(roles, "worker", ctx.size, 1.0)
    with pytest.raises(dtl.InvalidArgumentError, match='no role "writer"'):
        dtl.intergroup_send(roles, "writer", 0, 1.0)
    with pytest.raises(dtl.InvalidArgumentError, match=r"a dtl\.RoleManager"):
        dtl.intergroup_send(ctx, "worker", 0, 1.0)
    fresh = dtl.RoleManager(ctx)
    with pytest.raises(dtl.InvalidArgumentError, match="name: 3"):
        fresh.add_role(3, 1)
    with pytest.raises(dtl.InvalidArgumentError, match="num_ranks"):
        fresh.add_role("none", 0)
    with pytest.raises(dtl.InvalidArgumentError, match="empty"):
        fresh.add_role("", 1)
    fresh.add_role("a", 1)
    assert repr(fresh) == "<dtl.RoleManager, a: 1>"  # the refused role was not added
    with pytest.raises(dtl.DTLError, match="exists already"):
        fresh.add_role("a", 1)
    with pytest.raises(dtl.DTLError, match="not initialised"):
        fresh.has_role("a")
    fresh.destroy()
    with pytest.raises(dtl.InvalidArgumentError, match="a manager that has a context"):
        dtl.RoleManager().has_role("a")


def test_a_manager_has_one_context(ctx):
    with dtl.RoleManager(ctx) as roles, ctx.dup() as other:
        roles.add_role("everybody", ctx.size)
        with pytest.raises(dtl.InvalidArgumentError, match="that the manager was made with"):
            roles.initialize(other)
        roles.initialize(ctx)


def test_invalid_roles_are_refused_when_the_context_is_set(ctx):
    roles = dtl.RoleManager()
    roles.add_role("a", 1)
    roles.add_role("a", 1)
    with pytest.raises(dtl.DTLError, match="exists already"):
        roles.initialize(ctx)
    assert not roles.initialized()
    roles.destroy()


def test_an_unclosed_manager_warns(ctx):
    roles = dtl.RoleManager(ctx)
    roles.add_role("everybody", ctx.size)
    roles.initialize()
    with pytest.warns(ResourceWarning, match=r"everybody.*was never closed; it was made at .*role"):
        del roles
    ctx.barrier()


DIFFERENT = """
import dtl
ctx = dtl.Context()
with dtl.RoleManager(ctx) as roles:
    roles.add_role("left" if ctx.is_root else "right", 1)
    try:
        roles.initialize()
    except dtl.InvalidArgumentError as error:
        print(f"{'different roles' in str(error)} ", flush=True)
"""


@pytest.mark.usefixtures("one_rank_only")
@pytest.mark.parametrize("launch", PARALLEL, ids=lambda launch: launch[0])
def test_different_roles_fail_on_every_rank(launch):
    done = run(launch, DIFFERENT)

    assert done.stdout.split() == ["True"] * launch[1], done.stderr
