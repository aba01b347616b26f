/* SPDX-License-Identifier: BSD-3-Clause */
/* Arguments common to blocking and nonblocking collectives: significant counts, default
 * displacements, and the completion of a result. */
#ifndef DTL_COLLECTIVE_DISPLACEMENTS_H
#define DTL_COLLECTIVE_DISPLACEMENTS_H

#include "comm/collective_block.h"
#include "dtl_context.h"

/* Returns the counts, or NULL where they are not significant: in a rooted collective only the
 * root's counts are read. */
static inline const uint64_t *significant_counts(const uint64_t *counts, const struct comm *comm,
                                                 const struct collective *collective)
{
    return collective->root < 0 || collective->root == comm->rank ? counts : NULL;
}

/* Sets displacements for blocks that are stored contiguously, in rank order. */
static inline void pack_displacements(uint64_t *displs, const uint64_t *counts, int32_t ranks)
{
    displs[0] = 0;
    for (int32_t rank = 1; rank < ranks; rank++)
        displs[rank] = displs[rank - 1] + counts[rank - 1];
}

/* Returns one of the context's arrays of one number per rank, for use during one blocking call. */
static inline uint64_t *dtl__context_row(const struct context *context, enum row row)
{
    return context->count_arrays + (uint64_t)row * (uint64_t)context->comm.size;
}

/* Sets the displacements of a blocking collective that the caller passed as NULL.  They are in
 * memory of the context, valid until its next collective.  Under DTL_CHECK, compares the counts of
 * all ranks.  Collective. */
dtl_status dtl__displacements_fill(struct context *context, struct collective *collective);

/* Completes this rank's result after the backend has run.  Rank 0 gets the neutral element of the
 * operation from an exscan, since no rank precedes it. */
static inline void complete_result(const struct comm *comm, const struct collective *collective)
{
    if (collective->kind == COLLECTIVE_EXSCAN && comm->rank == 0)
        for (uint64_t index = 0; index < collective->count; index++)
            dtl__neutral(collective->type->id, collective->op,
                         (char *)collective->recv + index * collective->type->size);
    else
        dtl__block_normalize(comm, collective);
}

#endif
