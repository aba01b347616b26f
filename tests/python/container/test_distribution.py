# SPDX-License-Identifier: BSD-3-Clause
"""Distribution of elements: all ranks agree on one owner per index, for any size and policy."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

import dtl

POLICIES = st.sampled_from(["block", "cyclic", "block_cyclic", "hash", "replicated"])
SIZES = st.one_of(st.integers(0, 40), st.integers(41, 2000))
examples = settings(max_examples=60, deadline=None, derandomize=True, database=None)


def owners_of(vector):
    return np.array([vector.owner(index) for index in range(vector.global_size)], np.int64)


@examples
@given(size=SIZES, policy=POLICIES, block_size=st.integers(1, 50))
def test_every_index_has_one_owner_that_all_ranks_agree_on(ctx, size, policy, block_size):
    vector = dtl.DistributedVector(ctx, size, partition=policy, block_size=block_size)

    owners = owners_of(vector)
    mine = [vector.to_global(local) for local in range(vector.local_size)]

    ranks = dtl.allgather(ctx, owners)
    if policy == "replicated":
        assert mine == list(range(size))
    else:
        assert (ranks == ranks[0]).all()
        assert mine == np.flatnonzero(owners == ctx.rank).tolist()
    vector.close()


@examples
@given(size=SIZES, policy=POLICIES, block_size=st.integers(1, 50))
def test_local_and_global_indices_are_inverse(ctx, size, policy, block_size):
    vector = dtl.DistributedVector(ctx, size, partition=policy, block_size=block_size)

    for local in range(vector.local_size):
        index = vector.to_global(local)
        assert vector.is_local(index)
        assert vector.to_local(index) == local
    for index in range(size):
        assert vector.is_local(index) == (vector.to_local(index) >= 0)
    vector.close()


@examples
@given(size=SIZES, block_size=st.integers(1, 50))
def test_policies_place_elements_as_documented(ctx, size, block_size):
    ranks, each = ctx.size, np.arange(size)
    larger = size % ranks
    ends = np.cumsum([size // ranks + (rank < larger) for rank in range(ranks)])
    expected = {
        "block": np.searchsorted(ends, each, side="right"),
        "cyclic": each % ranks,
        "block_cyclic": each // block_size % ranks,
    }

    for policy, owners in expected.items():
        with dtl.DistributedVector(ctx, size, partition=policy, block_size=block_size) as vector:
            np.testing.assert_array_equal(owners_of(vector), owners)


@examples
@given(before=SIZES, after=SIZES, policy=POLICIES)
def test_resize_keeps_every_global_index(ctx, before, after, policy):
    vector = dtl.DistributedVector(ctx, before, np.int64, partition=policy)
    view = vector.local_view()
    view[:] = [vector.to_global(local) + 1 for local in range(vector.local_size)]

    vector.resize(after)

    mine = [vector.to_global(local) for local in range(vector.local_size)]
    kept = [index + 1 if index < before else 0 for index in mine]
    np.testing.assert_array_equal(vector.local_view(), kept)
    vector.close()
