/* SPDX-License-Identifier: BSD-3-Clause */
/* What the called and the started form of a collective share: whose counts matter, where blocks are
 * that have no displacements, and what the first ranks get from a scan or exscan. */
#ifndef DTL_COLLECTIVE_DISPLACEMENTS_H
#define DTL_COLLECTIVE_DISPLACEMENTS_H

#include "comm/part.h"
#include "dtl_context.h"

/* Counts are significant everywhere, or on the root if there is one; others may have any value. */
static inline const uint64_t *significant(const uint64_t *counts, const struct comm *comm,
                                          const struct collective *what)
{
    return what->root < 0 || what->root == comm->rank ? counts : NULL;
}

/* Blocks without displacements follow each other. */
static inline void displacements_pack(uint64_t *displs, const uint64_t *counts, int32_t ranks)
{
    displs[0] = 0;
    for (int32_t rank = 1; rank < ranks; rank++)
        displs[rank] = displs[rank - 1] + counts[rank - 1];
}

static inline uint64_t *dtl__row_of(const struct context *context, enum row row)
{
    return context->room + (uint64_t)row * (uint64_t)context->comm.size;
}

/* Gives a called collective with counts the displacements that it lacks, which stay until the next
 * one of the context; and compares the counts of all ranks, under DTL_CHECK.  displacements.c.
 * Collective. */
dtl_status dtl__displacements_fill(struct context *context, struct collective *what);

/* Completes this rank's result after any algorithm has run.  No rank is before rank 0, whose exscan
 * is the operation's neutral element. */
static inline void result_complete(const struct comm *comm, const struct collective *what)
{
    if (what->kind == COLLECTIVE_EXSCAN && comm->rank == 0)
        for (uint64_t index = 0; index < what->count; index++)
            dtl__neutral(what->type->id, what->op, (char *)what->recv + index * what->type->size);
    else
        dtl__part_normalize(comm, what);
}

#endif
