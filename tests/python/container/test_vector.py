# SPDX-License-Identifier: BSD-3-Clause
"""Distributed vectors: one owner per index, values kept by changes of size, NumPy views."""

import ml_dtypes
import numpy as np
import pytest

import dtl
from dtl._constants import DTYPES

DTYPE_NAMES = [name for name, _, _ in DTYPES if name != "bfloat16"]
NUMPY = {name: np.dtype(numpy) for name, _, numpy in DTYPES if name != "bfloat16"}
SIZES = [0, 1, 2, 3, 4, 5, 17, 1000]
POLICIES = list(dtl.PartitionPolicy)

# NumPy 1.22 names this function _from_dlpack.
FROM_DLPACK = getattr(np, "from_dlpack", None) or np._from_dlpack

every_policy = pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.name.lower())
every_size = pytest.mark.parametrize("size", SIZES)


def make(ctx, size, policy=dtl.PARTITION_BLOCK, **options):
    """Returns a vector whose element i is i."""
    vec = dtl.DistributedVector(ctx, size, np.int64, partition=policy, block_size=3, **options)
    local = vec.local_view()
    local[:] = [vec.to_global(index) for index in range(vec.local_size)]
    return vec


def owners(ctx, size, policy):
    """Returns the owner of each element by the policy's definition, or None for hash, which defines
    no order.
    """
    index = np.arange(size)
    if policy is dtl.PARTITION_CYCLIC:
        return index % ctx.size
    if policy is dtl.PARTITION_BLOCK_CYCLIC:
        return index // 3 % ctx.size
    if policy is dtl.PARTITION_REPLICATED:
        return np.zeros(size, int)
    if policy is dtl.PARTITION_BLOCK:
        parts = np.array_split(index, ctx.size)
        return np.repeat(np.arange(ctx.size), [len(part) for part in parts])
    return None


@every_policy
@every_size
def test_every_element_has_one_owner_and_all_ranks_agree(ctx, size, policy):
    with make(ctx, size, policy) as vec:
        found = [vec.owner(index) for index in range(size)]
        expected = owners(ctx, size, policy)

        assert expected is None or found == expected.tolist()
        agreed = dtl.allgather(ctx, np.array(found, np.int64))
        assert (agreed == agreed[0]).all()
        held = dtl.allreduce(
            ctx, np.array([vec.is_local(index) for index in range(size)], np.int64)
        )
        assert (held == (ctx.size if policy is dtl.PARTITION_REPLICATED else 1)).all()


@every_policy
@every_size
def test_local_and_global_vector_indices_are_inverse(ctx, size, policy):
    with make(ctx, size, policy) as vec:
        for index in range(size):
            local = vec.to_local(index)
            assert (local >= 0) == vec.is_local(index)
            assert local < 0 or vec.to_global(local) == index


@every_policy
@every_size
def test_sizes_and_offsets_agree(ctx, size, policy):
    with make(ctx, size, policy) as vec:
        total = dtl.allreduce(ctx, vec.local_size)

        assert vec.global_size == size
        assert vec.empty == (size == 0)
        assert total == (size * ctx.size if policy is dtl.PARTITION_REPLICATED else size)
        assert vec.local_size == len(vec.local_view()) == len(vec.to_numpy())
        if vec.local_size:
            assert vec.local_offset == vec.to_global(0)


@pytest.mark.parametrize("dtype", DTYPE_NAMES)
def test_every_dtype_is_stored(ctx, dtype):
    with dtl.DistributedVector(ctx, 10, dtype=NUMPY[dtype]) as vec:
        local = vec.local_view()

        assert local.dtype == vec.dtype == NUMPY[dtype]
        assert not local.view(np.uint8).any()
        pattern = np.arange(local.nbytes, dtype=np.uint8) % 2
        local.view(np.uint8)[:] = pattern
        assert vec.to_numpy().tobytes() == pattern.tobytes()


def test_bfloat16_is_stored_if_ml_dtypes_is_installed(ctx):
    bfloat16 = ml_dtypes.bfloat16
    with dtl.DistributedVector(ctx, 10, dtype="bfloat16", fill=1.5) as vec:
        assert vec.dtype == bfloat16
        assert (vec.local_view() == bfloat16(1.5)).all()


def test_elements_are_float64_by_default(ctx):
    with dtl.DistributedVector(ctx, 10) as vec:
        assert vec.dtype == np.float64
        assert (vec.local_view() == 0).all()


@pytest.mark.parametrize(
    ("dtype", "value"),
    [(np.float32, 2.5), (np.int8, -3), (np.uint64, 2**64 - 1), (bool, True), (complex, 1j)],
)
def test_fill_sets_every_element(ctx, dtype, value):
    with dtl.DistributedVector(ctx, 10, dtype, value) as vec:
        assert (vec.local_view() == dtype(value)).all()
        vec.fill(dtype(0))
        assert (vec.local_view() == dtype(0)).all()


def test_fill_accepts_a_pair(ctx):
    pair = NUMPY["float64_int64"]
    with dtl.DistributedVector(ctx, 10, pair, (2.5, 7)) as vec:
        assert (vec.local_view() == np.array((2.5, 7), pair)).all()


def test_elements_are_read_and_written(ctx):
    with make(ctx, 10) as vec:
        for index in range(vec.local_size):
            assert vec.get_local(index) == vec.to_global(index)
            vec.set_local(index, -index)
            assert vec.local_view()[index] == -index


def test_copies_do_not_share_memory(ctx):
    with make(ctx, 10) as vec:
        copied = vec.to_numpy()
        copied[:] = -1
        np.testing.assert_array_equal(
            vec.local_view(), [vec.to_global(i) for i in range(vec.local_size)]
        )

        vec.from_numpy(copied[::-1])
        assert (vec.local_view() == -1).all()


@every_policy
@pytest.mark.parametrize("new_size", [0, 3, 17, 40])
def test_resize_keeps_values_and_global_indices(ctx, policy, new_size):
    with make(ctx, 17, policy) as vec:
        vec.resize(new_size)

        assert vec.global_size == new_size
        expected = [vec.to_global(index) for index in range(vec.local_size)]
        np.testing.assert_array_equal(vec.local_view(), [i if i < 17 else 0 for i in expected])


@every_policy
@pytest.mark.parametrize("new", POLICIES, ids=lambda policy: policy.name.lower())
def test_redistribute_keeps_values_and_global_indices(ctx, policy, new):
    with make(ctx, 17, policy) as vec:
        vec.redistribute(new)

        assert vec.partition_policy is new
        expected = [vec.to_global(index) for index in range(vec.local_size)]
        np.testing.assert_array_equal(vec.local_view(), expected)


def test_policies_are_passed_as_members_numbers_or_names(ctx):
    for partition in (dtl.PARTITION_CYCLIC, 1, "cyclic"):
        with dtl.DistributedVector(
            ctx, 10, partition=partition, placement="host", execution=dtl.EXEC_SEQ
        ) as vec:
            assert vec.partition_policy is dtl.PARTITION_CYCLIC
            assert vec.placement_policy is dtl.PLACEMENT_HOST
            assert vec.execution_policy is dtl.EXEC_SEQ
            assert vec.device_id == 0


def test_a_missing_device_is_refused(ctx):
    if dtl.placement_available(dtl.PLACEMENT_DEVICE):
        pytest.skip("there is a device")

    with pytest.raises(dtl.BackendError):
        dtl.DistributedVector(ctx, 10, placement=dtl.PLACEMENT_DEVICE)
    with dtl.DistributedVector(ctx, 10, placement="device_preferred") as vec:
        assert vec.placement_policy is dtl.PLACEMENT_HOST


def test_a_vector_has_rank_and_num_ranks(ctx):
    with dtl.DistributedVector(ctx, 10) as vec:
        assert (vec.rank, vec.num_ranks) == (ctx.rank, ctx.size)
        vec.barrier()
        vec.sync()


def test_the_repr_shows_distribution_and_values(ctx):
    vec = dtl.DistributedVector(ctx, 4 * ctx.size)
    form = f"{4 * ctx.size} x float64, block over {ctx.size} ranks, 4 on rank {ctx.rank}"

    assert repr(vec) == f"<dtl.DistributedVector, {form}: [0. 0. 0. 0.]>"
    vec.close()
    assert repr(vec) == "<dtl.DistributedVector, closed>"


# ---- NumPy and DLPack ---------------------------------------------------------------------------


def test_numpy_functions_read_the_local_part(ctx):
    with make(ctx, 10) as vec:
        local = vec.to_numpy()

        np.testing.assert_array_equal(np.sin(vec), np.sin(local))
        np.testing.assert_array_equal(np.add(vec, 1), local + 1)


def test_numpy_functions_write_to_the_local_part(ctx):
    with make(ctx, 10) as vec:
        local = vec.to_numpy()

        assert np.multiply(vec, 2, out=vec) is vec
        np.testing.assert_array_equal(vec.local_view(), local * 2)


def test_an_array_of_a_vector_shares_its_memory(ctx):
    with dtl.DistributedVector(ctx, 10, partition="replicated") as vec:
        assert vec.local_size == 0 or np.shares_memory(np.asarray(vec), vec.local_view())
        assert not np.shares_memory(np.array(vec), vec.local_view())


def test_dlpack_shares_the_memory(ctx):
    with make(ctx, 10 * ctx.size) as vec:
        other = FROM_DLPACK(vec)

        assert np.shares_memory(other, vec.local_view())
        assert vec.__dlpack_device__() == (1, 0)


def test_writes_to_a_view_reach_the_vector(ctx):
    with make(ctx, 10) as vec:
        vec.local_view()[:] = 7
        assert (vec.to_numpy() == 7).all()
        vec.local_view().shape = (1, vec.local_size)  # changes the view only, not the vector
        assert vec.local_view().shape == (vec.local_size,)
