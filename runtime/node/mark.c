/* SPDX-License-Identifier: BSD-3-Clause */
#include "mark.h"

#include <stdio.h>

#include "comm/record.h"
#include "dtl_impl.h"

static const char *const kind_names[COLLECTIVE_KINDS] = {
    [COLLECTIVE_BARRIER] = "barrier",
    [COLLECTIVE_BROADCAST] = "broadcast",
    [COLLECTIVE_REDUCE] = "reduce",
    [COLLECTIVE_ALLREDUCE] = "allreduce",
    [COLLECTIVE_REDUCE_SCATTER] = "reduce_scatter",
    [COLLECTIVE_SCAN] = "scan",
    [COLLECTIVE_EXSCAN] = "exscan",
    [COLLECTIVE_GATHER] = "gather",
    [COLLECTIVE_SCATTER] = "scatter",
    [COLLECTIVE_ALLGATHER] = "allgather",
    [COLLECTIVE_ALLTOALL] = "alltoall",
    [COLLECTIVE_GATHERV] = "gatherv",
    [COLLECTIVE_SCATTERV] = "scatterv",
    [COLLECTIVE_ALLGATHERV] = "allgatherv",
    [COLLECTIVE_ALLTOALLV] = "alltoallv",
};

/* What another rank has written may be anything. */
static void mark_tell(uint64_t mark, char *text, size_t size)
{
    enum collective_kind kind = (enum collective_kind)(mark & 0xff);
    dtl_dtype dtype = (dtl_dtype)(mark >> 16 & 0xff);
    int length;

    if (kind >= COLLECTIVE_KINDS) {
        snprintf(text, size, "no collective");
        return;
    }
    length = snprintf(text, size, "%s", kind_names[kind]);
    if (!collective_has_counts(kind))
        length += snprintf(text + length, size - (size_t)length, " of %u%s bytes",
                           (unsigned)(mark >> 32), mark >> 32 == UINT32_MAX ? " or more" : "");
    if (collective_is_reduction(kind))
        length += snprintf(text + length, size - (size_t)length, ", %s of %s",
                           dtl_impl_reduce_op_name((dtl_reduce_op)(mark >> 8 & 0xff)),
                           dtl__is_dtype(dtype) ? dtl__dtype(dtype)->name : "records");
    if ((int8_t)(mark >> 24) >= 0)
        snprintf(text + length, size - (size_t)length, ", root %d", (int)(mark >> 24 & 0xff));
}

dtl_status dtl__mark_refuse(int32_t rank, uint64_t theirs, uint64_t mine)
{
    enum { ROOM = 96 };
    char found[ROOM], expected[ROOM];

    mark_tell(theirs, found, sizeof found);
    mark_tell(mine, expected, sizeof expected);
    return dtl__fail(DTL_ERROR_COLLECTIVE_PARTICIPATION, "rank %d is in %s; expected %s, as here",
                     (int)rank, found, expected);
}

dtl_status dtl__mark_differs(const struct node *node, int32_t rank, uint64_t number, uint64_t mine)
{
    uint64_t theirs = mine;

    dtl__node_find(node, rank, number, &theirs);
    return dtl__mark_refuse(rank, theirs, mine);
}
