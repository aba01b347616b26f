/* SPDX-License-Identifier: BSD-3-Clause */
/* The parts of a collective: what one rank sends to another, where it receives it, and which part
 * of a reduction's result it gets. */
#ifndef DTL_COMM_COLLECTIVE_BLOCK_H
#define DTL_COMM_COLLECTIVE_BLOCK_H

#include "dtl_runtime.h"

struct part {
    bool exists; /* false: nothing goes between these ranks, not even a message of no elements */
    char *start;
    uint64_t count;
};

/* What `rank` sends to `peer`, and where it puts what `peer` sends to it.  Not of reductions. */
struct part dtl__part_sent(const struct collective *what, int32_t rank, int32_t peer);
struct part dtl__part_received(const struct collective *what, int32_t rank, int32_t peer);

/* Copies what this rank sends to itself; fails with BUFFER_TOO_SMALL where it receives less. */
dtl_status dtl__part_keep(const struct collective *what, int32_t rank);

/* What `rank` gets of a reduction's result.  The count is that of each contribution to it, also
 * where rank 0 gets nothing of an exscan. */
static inline struct part dtl__part_reduced(const struct collective *what, int32_t rank)
{
    struct part part = {.exists = true, .start = what->recv, .count = what->count};

    if (what->kind == COLLECTIVE_REDUCE && rank != what->root)
        return (struct part){0};
    if (what->kind == COLLECTIVE_REDUCE_SCATTER)
        part.count = what->recvcounts[rank];
    if (what->kind == COLLECTIVE_EXSCAN && rank == 0)
        part.exists = false;
    return part;
}

/* Turns this rank's result of a logical operation into 0 or 1 where it has one contribution only,
 * which algorithms copy: in a reduction over one rank, a scan on rank 0 and an exscan on rank 1. */
void dtl__part_normalize(const struct comm *comm, const struct collective *what);

#endif
