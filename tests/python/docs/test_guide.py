# SPDX-License-Identifier: BSD-3-Clause
"""The features shown in the guide work; complete programs are in examples/python."""

import numpy as np
import pytest

import dtl


def test_quick_start(capsys):
    with dtl.Context() as ctx:
        vec = dtl.DistributedVector(ctx, size=1000, dtype=np.float64)
        local = vec.local_view()
        local[:] = np.arange(len(local)) + vec.local_offset
        local_sum = np.sum(local)
        global_sum = dtl.allreduce(ctx, local_sum, op=dtl.SUM)
        if ctx.is_root:
            print(f"Global sum: {global_sum}")

        assert capsys.readouterr().out == ("Global sum: 499500.0\n" if ctx.is_root else "")


def test_environment():
    with dtl.Environment() as env:
        ctx = env.make_world_context()
        assert 0 <= ctx.rank < ctx.size
        own = env.make_cpu_context()
        assert own.size == 1
        found = (env.has_mpi, env.has_cuda, env.has_hip, env.has_nccl, env.has_shmem)
        assert all(isinstance(each, bool) for each in found)
        assert dtl.Environment.is_initialized()
        assert dtl.Environment.ref_count() == 1
        ctx.close()
        own.close()


def test_context(ctx):
    assert ctx.is_root == (ctx.rank == 0)
    ctx.barrier()
    with ctx.dup() as copied, ctx.split(color=0, key=0) as part:
        assert copied.size == part.size == ctx.size


def test_distributed_vector(ctx):
    vec = dtl.DistributedVector(ctx, size=10000, dtype=np.float32, fill=0.0)

    assert vec.global_size == 10000
    assert dtl.allreduce(ctx, vec.local_size) == 10000
    assert vec.dtype == np.float32
    assert vec.owner(vec.local_offset) == ctx.rank
    assert vec.is_local(vec.local_offset)
    local = vec.local_view()
    local[:] = np.random.default_rng(0).standard_normal(len(local))
    np.multiply(local, 2, out=local)
    np.testing.assert_array_equal(vec.to_numpy(), local)


def test_distributed_array(ctx):
    arr = dtl.DistributedArray(
        ctx, size=1000, dtype=np.float64, fill=0.0, partition=dtl.PARTITION_CYCLIC
    )

    assert arr.global_size == 1000
    assert dtl.allreduce(ctx, arr.local_size) == 1000
    assert arr.dtype == np.float64
    local = arr.local_view()
    local[:] = np.arange(len(local))
    assert arr.is_local(arr.local_offset)
    assert arr.owner(arr.local_offset) == ctx.rank
    with pytest.raises(AttributeError):
        arr.resize(2000)


def test_distributed_span(ctx):
    vec = dtl.DistributedVector(ctx, size=1000, dtype=np.float64)
    span = dtl.DistributedSpan(vec)
    local = span.local_view()
    local[:] = vec.local_offset + np.arange(len(local))
    copy = span.to_numpy()
    sub = span.subspan(10, 20)

    np.testing.assert_array_equal(copy, vec.local_view())
    np.testing.assert_array_equal(sub.local_view(), copy[10:30])
    assert (span.global_size, span.local_size) == (1000, vec.local_size)
    assert (span.rank, span.num_ranks) == (ctx.rank, ctx.size)


def test_distributed_tensor(ctx):
    tensor = dtl.DistributedTensor(ctx, shape=(100, 64, 64), dtype=np.float32)

    assert tensor.shape == (100, 64, 64)
    assert tensor.local_shape[1:] == (64, 64)
    assert dtl.allreduce(ctx, tensor.local_shape[0]) == 100
    assert tensor.ndim == 3
    assert tensor.dtype == np.float32
    local = tensor.local_view()
    local[:] = np.random.default_rng(ctx.rank).standard_normal(local.shape)
    np.testing.assert_array_equal(tensor.to_numpy(), local)


def test_collectives(ctx):
    local_value = np.array([ctx.rank * 10.0])
    ranks = np.arange(ctx.size)

    global_sum = dtl.allreduce(ctx, local_value, op=dtl.SUM)
    np.testing.assert_array_equal(global_sum, [10.0 * ranks.sum()])

    global_max = dtl.reduce(ctx, local_value, op=dtl.MAX, root=0)
    assert global_max is None or global_max == [10.0 * (ctx.size - 1)]

    data = np.array([1.0, 2.0, 3.0]) if ctx.is_root else np.zeros(3)
    data = dtl.broadcast(ctx, data, root=0)
    np.testing.assert_array_equal(data, [1.0, 2.0, 3.0])

    my_data = np.array([ctx.rank])
    gathered = dtl.gather(ctx, my_data, root=0)
    assert gathered is None or gathered.shape == (ctx.size, 1)
    assert (gathered is not None) == ctx.is_root

    if ctx.is_root:
        all_data = np.arange(ctx.size * 3.0).reshape(ctx.size, 3)
    else:
        all_data = np.empty((ctx.size, 3))
    my_chunk = dtl.scatter(ctx, all_data, root=0)
    np.testing.assert_array_equal(my_chunk, np.arange(3) + 3.0 * ctx.rank)

    all_gathered = dtl.allgather(ctx, my_data)
    assert all_gathered.shape == (ctx.size, 1)


def test_scalars(ctx):
    global_sum = dtl.allreduce(ctx, 42.0, op=dtl.SUM)

    assert isinstance(global_sum, float)
    assert global_sum == 42.0 * ctx.size
    assert isinstance(dtl.allreduce(ctx, np.array([1.0, 2.0, 3.0]), op=dtl.SUM), np.ndarray)


def test_policies(ctx):
    block = dtl.DistributedVector(ctx, size=1000, dtype=np.float64, partition=dtl.PARTITION_BLOCK)
    cyclic = dtl.DistributedVector(ctx, size=1000, dtype=np.float64, partition=dtl.PARTITION_CYCLIC)
    hashed = dtl.DistributedVector(ctx, size=1000, dtype=np.float64, partition=dtl.PARTITION_HASH)

    assert block.owner(0) == 0
    assert block.owner(999) == ctx.size - 1
    assert cyclic.owner(1) == 1 % ctx.size
    assert dtl.allreduce(ctx, hashed.local_size) == 1000
    assert cyclic.partition_policy == dtl.PARTITION_CYCLIC
    assert cyclic.placement_policy == dtl.PLACEMENT_HOST


def test_gpu_only_if_available(ctx):
    assert isinstance(dtl.has_mpi(), bool)
    if dtl.has_cuda():
        vec = dtl.DistributedVector(ctx, 1000, placement=dtl.PLACEMENT_DEVICE)
        assert vec.placement_policy == dtl.PLACEMENT_DEVICE
    else:
        assert not dtl.placement_available(dtl.PLACEMENT_DEVICE)


def test_views_share_memory(ctx):
    vec = dtl.DistributedVector(ctx, 1000)
    local = vec.local_view()
    local[:] = np.sin(np.arange(len(local)))

    assert np.mean(local) == np.mean(vec.to_numpy())
    assert not np.shares_memory(np.sort(local), local)


def test_exceptions(ctx):
    with pytest.raises(dtl.InvalidArgumentError, match="size: -1"):
        dtl.DistributedVector(ctx, -1)
    with pytest.raises(dtl.DTLError):
        dtl.DistributedVector(ctx, -1)
