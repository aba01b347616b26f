/* SPDX-License-Identifier: BSD-3-Clause */
/* Displacements of blocking collectives that are called without them. */
#include "displacements.h"
#include "count_check.h"
#include "observe/check.h"

/* Returns the caller's displacements, or packed ones in `packed` if counts are significant and the
 * caller passes none. */
static const uint64_t *displacements_or_packed(const struct comm *comm, const uint64_t *counts,
                                               const uint64_t *displs, uint64_t *packed)
{
    if (counts == NULL || displs != NULL)
        return displs;
    pack_displacements(packed, counts, comm->size);
    return packed;
}

dtl_status dtl__displacements_fill(struct context *context, struct collective *collective)
{
    struct comm *comm = &context->comm;
    const uint64_t *sendcounts = significant_counts(collective->sendcounts, comm, collective);
    const uint64_t *recvcounts = significant_counts(collective->recvcounts, comm, collective);

    collective->sdispls = displacements_or_packed(comm, sendcounts, collective->sdispls,
                                                  dtl__context_row(context, ROW_SENT));
    collective->rdispls = displacements_or_packed(comm, recvcounts, collective->rdispls,
                                                  dtl__context_row(context, ROW_RECEIVED));
    return DTL_UNLIKELY(dtl__check_is_wanted(context)) ? dtl__counts_check(comm, collective)
                                                       : DTL_SUCCESS;
}
