# SPDX-License-Identifier: BSD-3-Clause
"""One-sided access to elements by global index from any rank."""

import numpy as np
import pytest

import dtl

POLICIES = list(dtl.PartitionPolicy)
SIZE = 23

every_policy = pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.name.lower())


def exposed(ctx, policy=dtl.PARTITION_BLOCK, kind=dtl.DistributedVector, size=SIZE, dtype=np.int64):
    """Returns an exposed container whose element i is 10 * i."""
    container = kind(ctx, size, dtype, partition=policy, block_size=3)
    container.from_numpy([10 * container.to_global(i) for i in range(container.local_size)])
    container.expose()
    container.sync()
    return container


@every_policy
@pytest.mark.parametrize("kind", [dtl.DistributedVector, dtl.DistributedArray])
def test_every_rank_reads_every_element(ctx, policy, kind):
    with exposed(ctx, policy, kind) as container:
        for index in range(SIZE):
            assert container.get(index) == 10 * index
        container.sync()


@every_policy
def test_several_elements_are_read_at_once(ctx, policy):
    with exposed(ctx, policy) as vec:
        for indices in ([], [5], list(range(SIZE)), [3, 3, 22, 0, 3], [[1, 2], [3, 4]]):
            found = vec.get(indices)
            np.testing.assert_array_equal(found, 10 * np.array(indices, int))
            assert found.dtype == vec.dtype
        vec.sync()


@every_policy
def test_every_rank_writes_any_element(ctx, policy):
    if policy is dtl.PARTITION_REPLICATED:
        return  # each rank writes to its own copy
    with exposed(ctx, policy, size=4 * ctx.size) as vec:
        mine = ctx.rank + np.arange(4) * ctx.size
        vec.set(mine, -mine)
        vec.sync()

        assert vec.get(range(4 * ctx.size)).tolist() == [-i for i in range(4 * ctx.size)]
        assert vec.sum() == -np.arange(4 * ctx.size).sum()
        if ctx.rank == ctx.size - 1:
            vec.set(0, 99)
            vec.set([1, 2], 77)
        vec.sync()
        assert vec.get([0, 1, 2]).tolist() == [99, 77, 77]
        vec.sync()


def test_many_elements_are_sent_in_one_message(ctx):
    size = 100_000
    with exposed(ctx, size=size) as vec:
        indices = np.random.default_rng(ctx.rank).integers(0, size, 50_000)
        np.testing.assert_array_equal(vec.get(indices), 10 * indices)
        vec.sync()


@pytest.mark.parametrize("dtype", [np.int8, np.float32, complex, bool, "bfloat16"])
def test_elements_of_any_dtype(ctx, dtype):
    with dtl.DistributedVector(ctx, 2 * ctx.size, dtype) as vec:
        vec.expose()
        vec.set(2 * ctx.size - 1 - ctx.rank, 1)
        vec.sync()
        assert vec.get(2 * ctx.size - 1) == 1
        assert vec.get(0) == 0
        vec.sync()


@pytest.mark.parametrize("dim", [0, 1])
def test_elements_of_a_tensor(ctx, dim):
    whole = np.arange(20).reshape(4, 5)
    with dtl.DistributedTensor(ctx, (4, 5), np.int64, distributed_dim=dim) as tensor:
        tensor.expose()
        if ctx.is_root:
            tensor.set((np.arange(4)[:, None], np.arange(5)), whole)
        tensor.sync()

        assert tensor.get((3, 4)) == tensor.get(19) == 19
        np.testing.assert_array_equal(tensor.get((slice_of(4), 2)), whole[:, 2])
        np.testing.assert_array_equal(tensor.get(([0, 3], [1, 4])), whole[[0, 3], [1, 4]])
        np.testing.assert_array_equal(tensor.get([7, 8]), [7, 8])
        tensor.sync()
        tensor.reshape(5, 4)
        assert tensor.get((4, 3)) == 19
        tensor.sync()


def slice_of(extent):
    return np.arange(extent)


@every_policy
def test_elements_are_found_after_redistribution(ctx, policy):
    with exposed(ctx) as vec:
        for _ in range(5):
            vec.redistribute(policy)
            assert vec.get([0, SIZE - 1, 7]).tolist() == [0, 10 * (SIZE - 1), 70]
            vec.redistribute("block")
            vec.resize(SIZE + 5)
            assert vec.get([SIZE - 1, SIZE + 4]).tolist() == [10 * (SIZE - 1), 0]
            vec.resize(SIZE)
        vec.sync()


def test_local_elements_need_no_exposure(ctx):
    with dtl.DistributedVector(ctx, 2 * ctx.size, fill=3) as vec:
        assert vec.get(vec.local_offset) == 3
        vec.set([vec.local_offset, vec.local_offset + 1], [4, 5])
        assert vec.to_numpy().tolist() == [4, 5]
        with dtl.DistributedSpan(vec) as span, span.last(1) as last:
            assert span.get(span.local_offset) == 4
            assert last.get(last.local_offset) == 5
    with dtl.DistributedSpan(np.arange(3)) as span:
        assert span.get(2) == 2


def test_a_written_container_is_dirty(ctx):
    with exposed(ctx) as vec:
        vec.sync()
        assert vec.is_clean
        ctx.barrier()
        if ctx.is_root:
            vec.set(range(SIZE), 0)
        ctx.barrier()
        assert vec.is_dirty


# ---- refusals -----------------------------------------------------------------------------------


def test_remote_elements_need_exposure(ctx):
    if ctx.size == 1:
        return
    with dtl.DistributedVector(ctx, 2 * ctx.size) as vec:
        other = 2 * ((ctx.rank + 1) % ctx.size)
        with pytest.raises(dtl.DTLError, match=r"expected a call of DistributedContainer\.expose"):
            vec.get(other)
        with pytest.raises(dtl.DTLError, match="1 of the elements are on other ranks"):
            vec.set([vec.local_offset, other], 1)


def test_an_index_out_of_range_is_refused(ctx):
    with exposed(ctx) as vec:
        for index in (SIZE, -1, [0, SIZE], 2**63, [[-1]]):
            with pytest.raises(dtl.BoundsError, match="global_idx"):
                vec.get(index)
            with pytest.raises(IndexError, match="global_idx"):
                vec.set(index, 0)
        for index in (0.5, "a", None, [True], [[1], [2, 3]]):
            with pytest.raises(dtl.InvalidArgumentError, match="global_idx"):
                vec.get(index)
        vec.sync()
    with dtl.DistributedTensor(ctx, (2, 3)) as tensor:
        for index in ((2, 0), (0,), (0, 0, 0), (0, [0, 3])):
            with pytest.raises(dtl.BoundsError, match="global_idx"):
                tensor.get(index)
        with pytest.raises(dtl.InvalidArgumentError, match="broadcast"):
            tensor.get(([0, 1], [0, 1, 2]))


def test_values_out_of_range_are_refused(ctx):
    with exposed(ctx) as vec:
        with pytest.raises(dtl.InvalidArgumentError, match="value"):
            vec.set([0, 1], [1, 2, 3])
        with pytest.raises(TypeError, match="value"):
            vec.set(0, 1.5)
        vec.sync()


def test_a_span_is_not_exposed(ctx):
    with (
        dtl.DistributedVector(ctx, 5) as vec,
        dtl.DistributedSpan(vec) as span,
        pytest.raises(dtl.InvalidArgumentError, match="span"),
    ):
        span.expose()


def test_access_to_a_closed_rank_is_refused(ctx):
    if ctx.size == 1:
        return
    vec = exposed(ctx, size=2 * ctx.size)
    ctx.barrier()
    if ctx.is_root:
        vec.close()
    ctx.barrier()
    if ctx.rank == 1:
        with pytest.raises(dtl.DTLError, match=r"rank 0 replied: .*closed"):
            vec.get(0)
    ctx.barrier()
    vec.close()
