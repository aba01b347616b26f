# SPDX-License-Identifier: BSD-3-Clause
"""Contexts and environments."""

import sys

import numpy as np
import pytest

import dtl
from dtl._native import lib


def test_ranks_count_from_zero(ctx):
    ranks = dtl.allgather(ctx, ctx.rank)

    np.testing.assert_array_equal(ranks, np.arange(ctx.size))
    assert ctx.is_root == (ctx.rank == 0)


def test_a_context_reports_its_devices_and_backends(ctx):
    assert ctx.is_valid
    assert (ctx.device_id, ctx.has_device, ctx.has_cuda, ctx.has_nccl) == (-1, False, False, False)
    assert ctx.nccl_mode == -1
    assert ctx.has_mpi == (ctx.size > 1 or ctx.has_mpi)
    assert not ctx.nccl_supports_native(dtl.DTL_NCCL_OP_ALLREDUCE)
    assert not ctx.nccl_supports_hybrid(dtl.DTL_NCCL_OP_SCAN)


def test_the_repr_shows_rank_and_size():
    with dtl.Context() as ctx:
        assert repr(ctx) == f"<dtl.Context, rank={ctx.rank}, size={ctx.size}>"
    assert repr(ctx) == "<dtl.Context, closed>"


@pytest.mark.parametrize("name", ["rank", "size", "is_root", "device_id", "determinism"])
def test_properties_are_read_only(ctx, name):
    with pytest.raises(AttributeError):
        setattr(ctx, name, 1)


def test_closing_twice_is_allowed():
    ctx = dtl.Context()
    ctx.close()
    ctx.close()

    assert not ctx.is_valid


def test_barrier_and_fence_return(ctx):
    ctx.barrier()
    ctx.fence()


def test_a_duplicate_has_the_same_ranks_and_is_closed_separately(ctx):
    with ctx.dup() as twin:
        assert (twin.rank, twin.size) == (ctx.rank, ctx.size)
        assert dtl.allreduce(twin, 1) == ctx.size
    assert dtl.allreduce(ctx, 1) == ctx.size


def test_a_split_groups_equal_colors(ctx):
    with ctx.split(ctx.rank % 2) as half:
        members = [rank for rank in range(ctx.size) if rank % 2 == ctx.rank % 2]

        assert half.size == len(members)
        assert members[half.rank] == ctx.rank
        assert dtl.allreduce(half, ctx.rank) == sum(members)


def test_a_split_orders_by_key(ctx):
    with ctx.split(color=0, key=-ctx.rank) as reversed_:
        assert reversed_.rank == ctx.size - 1 - ctx.rank


def test_a_negative_color_returns_no_context(ctx):
    part = ctx.split(0 if ctx.is_root else -1)

    assert (part is None) == (not ctx.is_root)
    if part is not None:
        assert part.size == 1
        part.close()


@pytest.mark.parametrize(
    ("argument", "value", "name"),
    [
        ("determinism", dtl.DeterminismMode.DETERMINISTIC, "deterministic"),
        ("reduction_schedule", dtl.ReductionSchedulePolicy.FIXED_TREE, "fixed_tree"),
        ("progress_ordering", dtl.ProgressOrderingPolicy.RANK_ORDERED, "rank_ordered"),
    ],
)
def test_policies_are_passed_as_members_numbers_or_names(argument, value, name):
    for policy in (value, int(value), name, name.upper()):
        with dtl.Context(**{argument: policy}) as ctx, ctx.dup() as twin:
            assert getattr(ctx, argument) is value
            assert getattr(twin, argument) is value


def test_policies_default_to_those_of_the_backend(ctx):
    assert ctx.determinism is dtl.DeterminismMode.THROUGHPUT
    assert ctx.reduction_schedule is dtl.ReductionSchedulePolicy.IMPLEMENTATION_DEFINED
    assert ctx.progress_ordering is dtl.ProgressOrderingPolicy.IMPLEMENTATION_DEFINED


@pytest.mark.parametrize(
    "make", [lambda c: c.with_cuda(0), lambda c: c.with_nccl(0), lambda c: c.split_nccl(0)]
)
def test_refusal_of_a_missing_backend_names_its_package(ctx, make):
    if dtl.has_cuda() and dtl.has_nccl():
        pytest.skip("nothing is missing here")

    with pytest.raises(dtl.BackendError, match=r"is not available: .*; install "):
        make(ctx)


def test_importing_dtl_imports_no_mpi4py():
    assert "mpi4py" not in sys.modules


# ---- environments -------------------------------------------------------------------------------


def test_environments_are_counted():
    before = dtl.Environment.ref_count()
    with dtl.Environment() as first, dtl.Environment() as second:
        assert dtl.Environment.ref_count() == before + 2
        assert dtl.Environment.is_initialized()
        assert first.is_valid
        second.close()
        second.close()
        assert dtl.Environment.ref_count() == before + 1
    assert not first.is_valid
    assert dtl.Environment.ref_count() == before


def test_an_environment_can_be_created_again_after_the_last_one():
    for _ in range(3):
        with dtl.Environment() as env, env.make_world_context() as world:
            assert dtl.allreduce(world, 1) == world.size
    assert not dtl.Environment.is_initialized()


def test_an_environment_creates_contexts(ctx):
    with dtl.Environment() as env:
        with env.make_world_context() as world:
            assert (world.rank, world.size) == (ctx.rank, ctx.size)
        with env.make_cpu_context() as own:
            assert (own.rank, own.size) == (0, 1)
            assert dtl.allreduce(own, ctx.rank) == ctx.rank


def test_a_context_outlives_its_environment():
    with dtl.Environment() as env:
        world = env.make_world_context()

    assert dtl.allreduce(world, 1) == world.size
    world.close()


def test_an_environment_lists_available_backends():
    with dtl.Environment() as env:
        assert env.has_mpi == dtl.has_mpi()
        assert env.has_cuda == dtl.has_cuda()
        assert env.has_hip == dtl.has_hip()
        assert env.has_nccl == dtl.has_nccl()
        assert env.has_shmem == dtl.has_shmem()
        assert -1 <= dtl.Environment.mpi_thread_level() <= 3
        assert repr(env).startswith("<dtl.Environment, ")
        assert f"backends={dtl.backends.name()}" in repr(env)
    assert repr(env) == "<dtl.Environment, closed>"


def test_an_environment_without_a_gpu_refuses_gpu_contexts():
    if dtl.has_cuda():
        pytest.skip("there is a GPU")

    with dtl.Environment() as env, pytest.raises(dtl.BackendError, match="cuda"):
        env.make_world_context(device_id=0)


def test_the_error_handler_is_called_on_failures(ctx):
    failures = []
    half = ctx.dup()
    half.set_error_handler(lambda status, message: failures.append((status, message)))

    with pytest.raises(dtl.BoundsError):
        dtl.send(half, np.zeros(1), dest=half.size)
    half.set_error_handler(None)
    with pytest.raises(dtl.BoundsError):
        dtl.send(half, np.zeros(1), dest=half.size)

    [(status, message)] = failures
    assert status == 403
    assert "dtl_send: dest is" in message
    half.close()


def test_error_handler_outlives_its_context(ctx):
    failures = []
    half = ctx.dup()
    half.set_error_handler(lambda status, _: failures.append(status))
    vector = dtl.DistributedVector(half, 8)
    assert vector.error_policy is dtl.ErrorPolicy.CALLBACK
    half.close()
    del half

    assert lib.dtl_vector_owner(vector._handle, 1000) < 0

    assert failures == [401]
    vector.close()


def test_the_error_policy_is_read_and_set(ctx):
    half = ctx.dup()
    assert half.error_policy == dtl.ErrorPolicy.RETURN_STATUS

    half.set_error_handler(print)
    assert half.error_policy == dtl.ErrorPolicy.CALLBACK
    half.set_error_policy("terminate")
    with half.dup() as same:
        assert same.error_policy == dtl.ErrorPolicy.TERMINATE
    with pytest.raises(ValueError, match="policy"):
        half.set_error_policy("loud")
    with pytest.raises(ValueError, match="handler"):
        half.set_error_handler(7)
    half.close()
