/* SPDX-License-Identifier: BSD-3-Clause */
/* Distributions: which rank owns which global index. Pure arithmetic; no step overflows for sizes
 * up to INT64_MAX.
 *
 * Hash distributes indices by the finalizer of SplitMix64 (Steele, Lea and Flood, "Fast splittable
 * pseudorandom number generators", OOPSLA 2014) modulo the number of ranks, and keeps the list of
 * the indices that this rank owns. */
#include "dtl_container.h"

static uint64_t index_hash(uint64_t index)
{
    uint64_t hash = index + UINT64_C(0x9e3779b97f4a7c15);

    hash = (hash ^ hash >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    hash = (hash ^ hash >> 27) * UINT64_C(0x94d049bb133111eb);
    return hash ^ hash >> 31;
}

/* ---- block: the first size % ranks ranks hold one more --------------------------------------- */

/* Returns the first global index of a rank. */
static uint64_t block_start(const struct distribution *d, int32_t rank)
{
    uint64_t ranks = (uint64_t)d->ranks, extra = d->size % ranks;

    return (uint64_t)rank * (d->size / ranks) + ((uint64_t)rank < extra ? (uint64_t)rank : extra);
}

static int32_t block_owner(const struct distribution *d, uint64_t global_index)
{
    uint64_t ranks = (uint64_t)d->ranks, least = d->size / ranks, extra = d->size % ranks;
    uint64_t in_larger = extra * (least + 1); /* elements on the ranks that hold one more */

    if (least == 0 || global_index < in_larger)
        return (int32_t)(global_index / (least + 1));
    return (int32_t)(extra + (global_index - in_larger) / least);
}

/* ---- cyclic, which is block-cyclic with blocks of one ---------------------------------------- */

/* Returns the share of a rank if `count` items are distributed in turn, beginning with rank 0. */
static uint64_t even_share(uint64_t count, int32_t ranks, int32_t rank)
{
    return count / (uint64_t)ranks + ((uint64_t)rank < count % (uint64_t)ranks);
}

static int32_t cyclic_owner(const struct distribution *d, uint64_t global_index)
{
    return (int32_t)(global_index / d->block_size % (uint64_t)d->ranks);
}

/* Returns the number of indices that a rank owns, including those of an incomplete last block. */
static uint64_t cyclic_count(const struct distribution *d, int32_t rank)
{
    uint64_t full = d->size / d->block_size, rest = d->size % d->block_size;
    uint64_t count = even_share(full, d->ranks, rank) * d->block_size;

    return rest > 0 && full % (uint64_t)d->ranks == (uint64_t)rank ? count + rest : count;
}

static uint64_t cyclic_to_local(const struct distribution *d, uint64_t global_index)
{
    return global_index / d->block_size / (uint64_t)d->ranks * d->block_size +
           global_index % d->block_size;
}

static uint64_t cyclic_to_global(const struct distribution *d, uint64_t local_index)
{
    uint64_t block = local_index / d->block_size * (uint64_t)d->ranks + (uint64_t)d->rank;

    return block * d->block_size + local_index % d->block_size;
}

/* ---- hash ------------------------------------------------------------------------------------ */

static int32_t hash_owner(const struct distribution *d, uint64_t global_index)
{
    return (int32_t)(index_hash(global_index) % (uint64_t)d->ranks);
}

/* Returns the number of indices that a rank owns. Computes the owner of every index. */
static uint64_t hash_count(const struct distribution *d, int32_t rank)
{
    uint64_t count = 0;

    for (uint64_t index = 0; index < d->size; index++)
        count += hash_owner(d, index) == rank;
    return count;
}

/* Allocates a list of `count` indices. */
static dtl_status hash_alloc(uint64_t count, uint64_t **out)
{
    uint64_t bytes;

    if (!dtl__product(count, sizeof **out, &bytes))
        bytes = SIZE_MAX;
    return dtl__alloc((void **)out, bytes, "indices of a hash distribution");
}

/* Sets d->owned to the ascending list of this rank's indices, which dtl__distribution_release()
 * frees. */
static dtl_status hash_list(struct distribution *d)
{
    uint64_t count, next = 0;
    dtl_status status = hash_alloc(d->size / (uint64_t)d->ranks,
                                   &d->owned); /* fails early for a list that can't be allocated */

    if (status != DTL_SUCCESS)
        return status;
    dtl__release(d->owned);
    count = hash_count(d, d->rank);
    status = hash_alloc(count, &d->owned);
    if (status != DTL_SUCCESS)
        return status;
    for (uint64_t index = 0; next < count; index++)
        if (hash_owner(d, index) == d->rank)
            d->owned[next++] = index;
    return DTL_SUCCESS;
}

/* Returns the local index by binary search. The index is in the list. */
static uint64_t hash_to_local(const struct distribution *d, uint64_t global_index)
{
    uint64_t low = 0, high = d->local_size;

    while (high - low > 1) {
        uint64_t middle = low + (high - low) / 2;
        if (d->owned[middle] <= global_index)
            low = middle;
        else
            high = middle;
    }
    return low;
}

/* ---- all policies ---------------------------------------------------------------------------- */

dtl_status dtl__distribution_make(dtl_partition_policy policy, uint64_t size, uint64_t block_size,
                                  int32_t ranks, int32_t rank, struct distribution *out)
{
    uint64_t largest = size > 0 ? size : 1;
    struct distribution d = {
        .policy = policy, .ranks = ranks, .rank = rank, .size = size, .block_size = 1};
    dtl_status status = DTL_SUCCESS;

    if (policy == DTL_PARTITION_BLOCK_CYCLIC && block_size > 1)
        d.block_size = block_size < largest ? block_size : largest;
    if (policy == DTL_PARTITION_HASH && ranks > 1)
        status = hash_list(&d);
    if (status != DTL_SUCCESS)
        return status;
    d.local_size = dtl__distribution_count(&d, rank);
    *out = d;
    return DTL_SUCCESS;
}

void dtl__distribution_release(struct distribution *distribution)
{
    dtl__release(distribution->owned);
    distribution->owned = NULL;
}

int32_t dtl__distribution_owner(const struct distribution *distribution, uint64_t global_index)
{
    switch (distribution->policy) {
    case DTL_PARTITION_BLOCK:
        return block_owner(distribution, global_index);
    case DTL_PARTITION_CYCLIC:
    case DTL_PARTITION_BLOCK_CYCLIC:
        return cyclic_owner(distribution, global_index);
    case DTL_PARTITION_HASH:
        return hash_owner(distribution, global_index);
    default:
        return 0; /* replicated: all ranks have it, rank 0 counts as the owner */
    }
}

bool dtl__distribution_is_local(const struct distribution *distribution, uint64_t global_index)
{
    return distribution->policy == DTL_PARTITION_REPLICATED ||
           dtl__distribution_owner(distribution, global_index) == distribution->rank;
}

uint64_t dtl__distribution_count(const struct distribution *distribution, int32_t rank)
{
    switch (distribution->policy) {
    case DTL_PARTITION_BLOCK:
        return even_share(distribution->size, distribution->ranks, rank);
    case DTL_PARTITION_CYCLIC:
    case DTL_PARTITION_BLOCK_CYCLIC:
        return cyclic_count(distribution, rank);
    case DTL_PARTITION_HASH:
        return distribution->ranks == 1 ? distribution->size : hash_count(distribution, rank);
    default:
        return distribution->size;
    }
}

int64_t dtl__distribution_to_local(const struct distribution *distribution, uint64_t global_index)
{
    if (!dtl__distribution_is_local(distribution, global_index))
        return -1;
    switch (distribution->policy) {
    case DTL_PARTITION_BLOCK:
        return (int64_t)(global_index - block_start(distribution, distribution->rank));
    case DTL_PARTITION_CYCLIC:
    case DTL_PARTITION_BLOCK_CYCLIC:
        return (int64_t)cyclic_to_local(distribution, global_index);
    case DTL_PARTITION_HASH:
        return (int64_t)(distribution->ranks == 1 ? global_index
                                                  : hash_to_local(distribution, global_index));
    default:
        return (int64_t)global_index;
    }
}

uint64_t dtl__distribution_to_global(const struct distribution *distribution, uint64_t local_index)
{
    switch (distribution->policy) {
    case DTL_PARTITION_BLOCK:
        return block_start(distribution, distribution->rank) + local_index;
    case DTL_PARTITION_CYCLIC:
    case DTL_PARTITION_BLOCK_CYCLIC:
        return cyclic_to_global(distribution, local_index);
    case DTL_PARTITION_HASH:
        return distribution->ranks == 1 ? local_index : distribution->owned[local_index];
    default:
        return local_index;
    }
}
