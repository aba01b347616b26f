# SPDX-License-Identifier: BSD-3-Clause
"""Halo exchange, compared with NumPy's pad of the global array."""

import numpy as np
import pytest

import dtl


def tensor_of(ctx, shape, dim=0, dtype=np.float64):
    """Returns a tensor with the elements 1, 2, 3, ... and the same values as a NumPy array."""
    global_array = np.arange(1, np.prod(shape, dtype=int) + 1).reshape(shape).astype(dtype)
    tensor = dtl.DistributedTensor(ctx, shape, dtype, distributed_dim=dim)
    tensor.local_view()[...] = global_array[part_of(tensor, dim)]
    return tensor, global_array


def part_of(tensor, dim, margin=0):
    """Returns the index of the local part in the global array padded by `margin`."""
    counts = dtl.allgather(tensor._context, tensor.local_shape[dim])
    begin = int(counts[: tensor.rank].sum())
    where = [slice(None)] * tensor.ndim
    where[dim] = slice(begin, begin + tensor.local_shape[dim] + 2 * margin)
    return tuple(where)


SHAPES = [((7,), 0), ((40,), 0), ((6, 5), 0), ((6, 5), 1), ((3, 4, 5), 0), ((3, 4, 5), 1)]


@pytest.mark.parametrize("width", [0, 1, 2, 5])
@pytest.mark.parametrize(("shape", "dim"), SHAPES)
def test_open_boundaries_are_filled(ctx, shape, dim, width):
    tensor, global_array = tensor_of(ctx, shape, dim)

    padded = tensor.exchange_halo(width, fill=-1)

    expected = np.pad(global_array, width, constant_values=-1)
    np.testing.assert_array_equal(padded, expected[part_of(tensor, dim, width)])


@pytest.mark.parametrize("width", [1, 2, 7])
@pytest.mark.parametrize(("shape", "dim"), SHAPES)
def test_periodic_dimensions_wrap_around(ctx, shape, dim, width):
    tensor, global_array = tensor_of(ctx, shape, dim)

    padded = tensor.exchange_halo(width, periodic=True)

    expected = np.pad(global_array, width, mode="wrap")
    np.testing.assert_array_equal(padded, expected[part_of(tensor, dim, width)])


@pytest.mark.parametrize("dim", [0, 1])
def test_dimensions_can_have_different_boundaries(ctx, dim):
    tensor, global_array = tensor_of(ctx, (8, 9), dim, np.int32)

    padded = tensor.exchange_halo((1, 3), periodic=(False, True), fill=7)

    rings = np.pad(global_array, ((0, 0), (3, 3)), mode="wrap")
    expected = np.pad(rings, ((1, 1), (0, 0)), constant_values=7)
    np.testing.assert_array_equal(padded, expected[part_of(tensor, dim, (1, 3)[dim])])


def test_vectors_and_arrays_support_halos(ctx):
    for kind in (dtl.DistributedVector, dtl.DistributedArray):
        container = kind(ctx, 12)
        container.local_view()[:] = np.arange(container.local_size) + container.local_offset

        padded = container.exchange_halo(1, periodic=True)

        np.testing.assert_array_equal(padded[1:-1], container.local_view())
        first = container.local_offset
        assert padded[0] == (first - 1) % 12
        assert padded[-1] == (first + container.local_size) % 12


def test_a_replicated_container_fills_its_halo_locally(ctx):
    vector = dtl.DistributedVector(ctx, 4, partition="replicated")
    vector.local_view()[:] = range(4)

    padded = vector.exchange_halo(2, periodic=True)

    np.testing.assert_array_equal(padded, [2, 3, 0, 1, 2, 3, 0, 1])


def test_fewer_elements_than_ranks(ctx):
    for size in (0, 1, 2):
        vector = dtl.DistributedVector(ctx, size, fill=3.0)
        padded = vector.exchange_halo(2, periodic=True, fill=9)
        expected = 3.0 if size else 9.0
        np.testing.assert_array_equal(padded, np.full(vector.local_size + 4, expected))


@pytest.mark.parametrize("periodic", [False, True])
@pytest.mark.parametrize("width", [0, 1, 2, 5])
@pytest.mark.parametrize(("shape", "dim"), SHAPES)
def test_refresh_halo_updates_the_halo_of_padded_parts(ctx, shape, dim, width, periodic):
    tensor, global_array = tensor_of(ctx, shape, dim)
    padded = tensor.exchange_halo(width, periodic, fill=-1)
    before = tensor.local_view().copy()
    inner = tuple(slice(width, width + extent) for extent in tensor.local_shape)
    padded[inner] *= 3

    assert tensor.refresh_halo(padded, width, periodic) is None

    ends = {"mode": "wrap"} if periodic else {"constant_values": -1}
    expected = np.pad(3 * global_array, width, **ends)
    np.testing.assert_array_equal(padded, expected[part_of(tensor, dim, width)])
    np.testing.assert_array_equal(tensor.local_view(), before)


def test_padded_parts_of_wrong_shape_are_refused(ctx):
    vector = dtl.DistributedVector(ctx, 10 * ctx.size)
    with pytest.raises(ValueError, match=r"padded\.shape"):
        vector.refresh_halo(np.zeros(10))
    with pytest.raises(ValueError, match=r"padded\.dtype"):
        vector.refresh_halo(np.zeros(12, np.int32))
    with pytest.raises(ValueError, match=r"padded: .*; expected a NumPy array"):
        vector.refresh_halo([0.0] * 12)
    with pytest.raises(ValueError, match="container is a span"):
        dtl.DistributedSpan(vector).refresh_halo(np.zeros(12))


def test_invalid_halos_are_refused_on_every_rank(ctx):
    vector = dtl.DistributedVector(ctx, 10, partition="cyclic")
    if ctx.size > 1:
        with pytest.raises(dtl.DTLError, match="policy cyclic; expected block"):
            vector.exchange_halo()
    with pytest.raises(ValueError, match="width: -1; expected 0 or more"):
        vector.exchange_halo(-1)
    with pytest.raises(ValueError, match="one for each dimension"):
        vector.exchange_halo((1, 1))
    with pytest.raises(TypeError, match="fill"):
        vector.exchange_halo(1, fill="x")
    with pytest.raises(ValueError, match="container is a span"):
        dtl.DistributedSpan(vector).exchange_halo()
