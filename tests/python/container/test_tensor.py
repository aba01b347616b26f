# SPDX-License-Identifier: BSD-3-Clause
"""Distributed tensors: one dimension is distributed over the ranks; views are NumPy arrays."""

import itertools
import math

import numpy as np
import pytest

import dtl

POLICIES = list(dtl.PartitionPolicy)
SHAPES = [(5,), (4, 3), (3, 4, 5), (2, 0, 3), (1, 1, 7), (2, 3, 2, 1, 2), (2,) * 8]

every_policy = pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.name.lower())
every_shape = pytest.mark.parametrize("shape", SHAPES, ids=str)


def make(ctx, shape, dim=0, policy=dtl.PARTITION_BLOCK):
    """Returns a tensor numbered in row-major order, and the same values as a NumPy array."""
    tensor = dtl.DistributedTensor(
        ctx, shape, np.int64, distributed_dim=dim, partition=policy, block_size=2
    )
    global_array = np.arange(math.prod(shape)).reshape(shape)
    tensor.from_numpy(part(tensor, global_array))
    return tensor, global_array


def part(tensor, global_array):
    """Returns the slices of `whole` that this rank owns."""
    dim = tensor.distributed_dim
    if tensor.partition_policy is dtl.PARTITION_REPLICATED or global_array.size == 0:
        return global_array[tuple(slice(extent) for extent in tensor.local_shape)]
    first = [0] * global_array.ndim
    mine = []
    for slice_index in range(global_array.shape[dim]):
        first[dim] = slice_index
        if tensor.owner(tuple(first)) == tensor.rank:
            mine.append(slice_index)
    return np.take(global_array, mine, axis=dim)


@every_shape
@every_policy
def test_every_dimension_can_be_distributed(ctx, shape, policy):
    for dim in range(len(shape)):
        tensor, global_array = make(ctx, shape, dim, policy)
        with tensor:
            assert (tensor.shape, tensor.ndim) == (shape, len(shape))
            assert tensor.distributed_dim == dim
            assert tensor.global_size == math.prod(shape)
            assert tensor.local_size == math.prod(tensor.local_shape)
            local = tensor.local_view()
            assert local.shape == tensor.local_shape
            np.testing.assert_array_equal(local, part(tensor, global_array))


def test_the_first_dimension_is_distributed_in_blocks_by_default(ctx):
    with dtl.DistributedTensor(ctx, shape=(10, 4), dtype=np.float32) as tensor:
        rows = np.array_split(np.arange(10), ctx.size)[ctx.rank]

        assert tensor.distributed_dim == 0
        assert tensor.local_shape == (len(rows), 4)
        assert tensor.local_offset == (rows[0] if len(rows) else 10)
        assert len(tensor) == 10
        assert not tensor.local_view().any()


@every_policy
def test_indices_are_tuples_or_row_major_numbers(ctx, policy):
    shape = (3, 4, 5)
    tensor, global_array = make(ctx, shape, 1, policy)
    with tensor:
        local = tensor.to_numpy()
        for position, index in enumerate(itertools.product(*map(range, shape))):
            assert tensor.owner(index) == tensor.owner(position)
            here = tensor.to_local(index)
            assert (here is not None) == tensor.is_local(index)
            if here is not None:
                assert local[here] == global_array[index] == tensor.get_local(here)
                assert tensor.to_global(here) == index
        for position in range(tensor.local_size):
            assert tensor.get_local(position) == local.flat[position]


def test_elements_are_read_and_written(ctx):
    tensor, _ = make(ctx, (2 * ctx.size, 3))
    with tensor:
        tensor.set_local((1, 2), -1)
        assert tensor.get_local((1, 2)) == tensor.get_local(5) == tensor.local_view()[1, 2] == -1
        tensor.local_view()[0, :] = [7, 8, 9]
        np.testing.assert_array_equal(tensor.local_view()[0], [7, 8, 9])


@every_shape
def test_strides_describe_the_local_part(ctx, shape):
    for dim in range(len(shape)):
        with dtl.DistributedTensor(ctx, shape, np.int16, distributed_dim=dim) as tensor:
            behind = [math.prod(tensor.local_shape[after + 1 :]) for after in range(len(shape))]
            assert tensor.strides == tuple(behind)


@every_policy
@pytest.mark.parametrize("new", [(24,), (2, 12), (4, 3, 2), (1, 1, 24), (-1, 8)], ids=str)
@pytest.mark.parametrize("dim", [0, 1])
def test_reshape_keeps_the_row_major_order(ctx, policy, new, dim):
    tensor, global_array = make(ctx, (6, 4), dim, policy)
    with tensor:
        tensor.reshape(new)

        expected = global_array.reshape(new)
        assert tensor.shape == expected.shape
        assert tensor.distributed_dim == min(dim, len(new) - 1)
        np.testing.assert_array_equal(tensor.local_view(), part(tensor, expected))


def test_reshape_accepts_separate_extents(ctx):
    tensor, _ = make(ctx, (6, 4))
    with tensor:
        tensor.reshape(2, 3, 4)
        assert tensor.shape == (2, 3, 4)
        tensor.reshape(24)
        assert tensor.shape == (24,)


@every_policy
@pytest.mark.parametrize("new", POLICIES, ids=lambda policy: policy.name.lower())
def test_redistribute_keeps_the_index_of_every_element(ctx, policy, new):
    tensor, global_array = make(ctx, (3, 7, 2), 1, policy)
    with tensor:
        tensor.redistribute(new)

        assert tensor.partition_policy is new
        np.testing.assert_array_equal(tensor.local_view(), part(tensor, global_array))


@pytest.mark.parametrize("dtype", [complex, bool, np.float16, "bfloat16", np.uint64])
def test_tensors_of_every_dtype_are_filled(ctx, dtype):
    with dtl.DistributedTensor(ctx, (4, 3), dtype, fill=1) as tensor:
        assert (tensor.to_numpy() == 1).all()


def test_arrays_of_any_memory_order_are_copied(ctx):
    tensor, global_array = make(ctx, (4 * ctx.size, 6))
    with tensor:
        rows = np.asfortranarray(part(tensor, global_array)) * 2
        tensor.from_numpy(rows)
        np.testing.assert_array_equal(tensor.local_view(), rows)
        tensor.from_numpy(np.repeat(rows, 2, axis=0)[::2])
        np.testing.assert_array_equal(tensor.local_view(), rows)
        rows.flags.writeable = False
        tensor.from_numpy(rows)
        np.testing.assert_array_equal(tensor.local_view(), rows)


def test_the_repr_shows_distribution_and_values(ctx):
    with dtl.DistributedTensor(ctx, (4 * ctx.size, 3), partition="cyclic") as tensor:
        form = f"{4 * ctx.size} x 3 x float64, cyclic over {ctx.size} ranks along dimension 0"
        zeros = " ".join(4 * ["[0. 0. 0.]"])
        where = f"4 x 3 on rank {ctx.rank}: [{zeros}]"
        assert repr(tensor) == f"<dtl.DistributedTensor, {form}, {where}>"


# ---- refusals -----------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", [(), (1,) * 9, (2, -1), (2.5,), "ab", None, (2**62, 4)])
def test_an_invalid_shape_is_refused(ctx, shape):
    with pytest.raises(dtl.InvalidArgumentError, match="shape"):
        dtl.DistributedTensor(ctx, shape)


@pytest.mark.parametrize("dim", [2, -3, "first"])
def test_a_dimension_out_of_range_is_refused(ctx, dim):
    with pytest.raises(dtl.InvalidArgumentError, match="distributed_dim"):
        dtl.DistributedTensor(ctx, (2, 3), distributed_dim=dim)


@pytest.mark.parametrize("new", [(5, 5), (-1, 7), (-1, -1), (23,), (24, 0)], ids=str)
def test_a_reshape_to_another_size_is_refused(ctx, new):
    tensor, global_array = make(ctx, (6, 4))
    with tensor:
        with pytest.raises(dtl.InvalidArgumentError, match="shape"):
            tensor.reshape(new)
        np.testing.assert_array_equal(tensor.local_view(), part(tensor, global_array))


@pytest.mark.parametrize("index", [(0,), (0, 0, 0), (0, 4), (0, -1), 10**6, -1])
def test_an_index_out_of_range_is_refused(ctx, index):
    tensor, _ = make(ctx, (6, 4))
    with tensor:
        for ask in (tensor.owner, tensor.is_local, tensor.to_local):
            with pytest.raises(dtl.BoundsError, match="global_idx"):
                ask(index)
        for ask in (tensor.get_local, tensor.to_global):
            with pytest.raises(IndexError, match="local_idx"):
                ask(index)
        with pytest.raises(dtl.InvalidArgumentError, match="local_idx"):
            tensor.get_local((0.5, 0))


def test_values_of_wrong_shape_are_refused(ctx):
    with dtl.DistributedTensor(ctx, (2 * ctx.size, 3)) as tensor:
        for values in (np.zeros(6), np.zeros((3, 2)), 0.0, np.zeros((2, 3, 1))):
            with pytest.raises(RuntimeError, match=r"values.*expected \(2, 3\), this rank's part"):
                tensor.from_numpy(values)
        with pytest.raises(TypeError, match="float64"):
            tensor.from_numpy(np.full((2, 3), 1j))
        with pytest.raises(TypeError, match="float64"):
            tensor.from_numpy([["a"] * 3] * 2)
