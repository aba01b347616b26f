# SPDX-License-Identifier: BSD-3-Clause
"""Distributed arrays: vectors of fixed size."""

import numpy as np
import pytest

import dtl

POLICIES = list(dtl.PartitionPolicy)

every_policy = pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.name.lower())


def make(ctx, size, policy=dtl.PARTITION_BLOCK):
    """Returns an array whose element i is i."""
    arr = dtl.DistributedArray(ctx, size, np.int64, partition=policy, block_size=3)
    arr.local_view()[:] = [arr.to_global(index) for index in range(arr.local_size)]
    return arr


@every_policy
@pytest.mark.parametrize("size", [0, 1, 3, 4, 17])
def test_an_array_is_distributed_like_a_vector(ctx, size, policy):
    with (
        make(ctx, size, policy) as arr,
        dtl.DistributedVector(ctx, size, np.int64, partition=policy, block_size=3) as vec,
    ):
        assert (arr.global_size, arr.local_size) == (size, vec.local_size)
        assert arr.local_offset == vec.local_offset
        for index in range(size):
            assert arr.owner(index) == vec.owner(index)
            assert arr.is_local(index) == vec.is_local(index)
            assert arr.to_local(index) == vec.to_local(index)


def test_an_array_has_no_resize(ctx):
    with make(ctx, 10) as arr:
        assert not hasattr(arr, "resize")
        with pytest.raises(AttributeError):
            arr.resize(20)


@every_policy
@pytest.mark.parametrize("new", POLICIES, ids=lambda policy: policy.name.lower())
def test_redistribute_keeps_values_and_global_indices(ctx, policy, new):
    with make(ctx, 17, policy) as arr:
        arr.redistribute(new)

        assert arr.partition_policy is new
        expected = [arr.to_global(index) for index in range(arr.local_size)]
        np.testing.assert_array_equal(arr.local_view(), expected)


@pytest.mark.parametrize(
    ("dtype", "value"), [(np.float32, 2.5), (bool, True), (np.float16, 0.5), ("bfloat16", 1.5)]
)
def test_every_element_is_filled(ctx, dtype, value):
    with dtl.DistributedArray(ctx, 10, dtype, fill=value) as arr:
        assert (arr.to_numpy() == value).all()
        arr.fill(0)
        assert not arr.to_numpy().any()


def test_policies_are_properties(ctx):
    with dtl.DistributedArray(ctx, 10, partition="block_cyclic", block_size=4) as arr:
        assert arr.partition_policy is dtl.PARTITION_BLOCK_CYCLIC
        assert arr.block_size == 4
        assert arr.placement_policy is dtl.PLACEMENT_HOST
        assert arr.execution_policy is dtl.EXEC_SEQ
        assert arr.consistency_policy is dtl.ConsistencyPolicy.BULK_SYNCHRONOUS
        assert arr.error_policy is dtl.ErrorPolicy.RETURN_STATUS
        assert arr.device_id == 0
    with dtl.DistributedArray(ctx, 10, block_size=4) as arr:
        assert arr.block_size == 1


def test_an_array_is_dirty_until_it_is_synchronized(ctx):
    with dtl.DistributedArray(ctx, 10 * ctx.size, fill=1.0) as arr:
        arr.sync()
        assert arr.is_clean
        assert not arr.is_dirty
        assert arr[0] == 1.0
        assert arr.is_clean
        arr.local_view()
        assert arr.is_dirty
        arr.sync()
        arr.set_local(0, 2.0)
        assert arr.is_dirty


def test_the_repr_shows_distribution_and_values(ctx):
    with dtl.DistributedArray(ctx, 4 * ctx.size) as arr:
        form = f"{4 * ctx.size} x float64, block over {ctx.size} ranks, 4 on rank {ctx.rank}"
        assert repr(arr) == f"<dtl.DistributedArray, fixed, {form}: [0. 0. 0. 0.]>"


@pytest.mark.parametrize("device", [dtl.PLACEMENT_DEVICE, "unified"])
def test_a_missing_device_is_refused(ctx, device):
    if dtl.placement_available(device):
        pytest.skip("there is a device")

    with pytest.raises(dtl.BackendError, match="placement is"):
        dtl.DistributedArray(ctx, 10, placement=device)
    with pytest.raises(ValueError, match="placement is"):
        dtl.DistributedArray(ctx, 10, placement=device)


def test_transfers_between_host_and_device_are_checked(ctx):
    with make(ctx, 10) as arr:
        assert dtl.to_host(ctx, arr) is arr
        if not dtl.placement_available("device"):
            with pytest.raises(dtl.BackendError):
                dtl.to_device(ctx, arr)
        with pytest.raises(TypeError, match="container"):
            dtl.to_device(ctx, [1, 2])
        with pytest.raises(dtl.InvalidArgumentError, match="ctx"):
            dtl.to_host(None, arr)


@pytest.mark.parametrize("size", [-1, 2**63, 1.5, "ten", None])
def test_an_invalid_size_is_refused(ctx, size):
    with pytest.raises(dtl.InvalidArgumentError, match="size"):
        dtl.DistributedArray(ctx, size)


def test_an_invalid_policy_is_refused(ctx):
    for option in ("partition", "placement", "execution"):
        for value in ("sideways", 99, -1):
            with pytest.raises(ValueError, match=option):
                dtl.DistributedArray(ctx, 10, **{option: value})
    with pytest.raises(dtl.InvalidArgumentError, match="block_size"):
        dtl.DistributedArray(ctx, 10, block_size=0)
    with pytest.raises(dtl.InvalidArgumentError, match="device_id"):
        dtl.DistributedArray(ctx, 10, device_id=-2)


@pytest.mark.parametrize("dtype", ["U3", object, "datetime64[s]", [("a", "f4")]])
def test_an_unsupported_dtype_is_refused(ctx, dtype):
    with pytest.raises(TypeError, match="dtype"):
        dtl.DistributedArray(ctx, 10, dtype)
