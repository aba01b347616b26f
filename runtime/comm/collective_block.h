/* SPDX-License-Identifier: BSD-3-Clause */
/* The blocks of a collective's buffers: the elements that one rank sends to another, where the
 * receiver stores them, and which block of a reduction's result a rank gets. */
#ifndef DTL_COMM_COLLECTIVE_BLOCK_H
#define DTL_COMM_COLLECTIVE_BLOCK_H

#include "dtl_runtime.h"

/* A block of elements in a buffer. */
struct collective_block {
    bool exists; /* false: no message is exchanged between these ranks, not even an empty one */
    char *start;
    uint64_t count;
};

/* Return the block that `rank` sends to `peer`, and the block where `rank` stores data received
 * from `peer`.  Not for reductions. */
struct collective_block dtl__block_sent(const struct collective *collective, int32_t rank,
                                        int32_t peer);
struct collective_block dtl__block_received(const struct collective *collective, int32_t rank,
                                            int32_t peer);

/* Copies the block that `rank` sends to itself.  Fails with DTL_ERROR_BUFFER_TOO_SMALL if its
 * receive block is smaller. */
dtl_status dtl__block_copy_own(const struct collective *collective, int32_t rank);

/* Returns the block of a reduction's result that `rank` gets.  `count` is the number of elements of
 * each contribution to it, also on rank 0 of an exscan, which gets no result. */
static inline struct collective_block dtl__block_reduced(const struct collective *collective,
                                                         int32_t rank)
{
    struct collective_block part = {
        .exists = true, .start = collective->recv, .count = collective->count};

    if (collective->kind == COLLECTIVE_REDUCE && rank != collective->root)
        return (struct collective_block){0};
    if (collective->kind == COLLECTIVE_REDUCE_SCATTER)
        part.count = collective->recvcounts[rank];
    if (collective->kind == COLLECTIVE_EXSCAN && rank == 0)
        part.exists = false;
    return part;
}

/* Converts this rank's result of a logical reduction to 0 or 1 where it has only one contribution,
 * which algorithms copy unchanged: with one rank, on rank 0 of a scan, and on rank 1 of an exscan.
 */
void dtl__block_normalize(const struct comm *comm, const struct collective *collective);

#endif
