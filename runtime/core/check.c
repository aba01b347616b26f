/* SPDX-License-Identifier: BSD-3-Clause */
/* DTL_CHECK: whether all ranks are in the same collective with the same arguments, before it runs.
 * Each check is one small allgather on the collective's own communicator, so that checks meet
 * checks whatever the ranks are about to call. */
#include <string.h>

#include "observe.h"

/* What must be equal; 64-bit words, so that it travels as int64. */
struct declaration {
    int64_t call;
    int64_t count;
    int64_t values[OBSERVED_VALUES];
};

enum { WORDS = sizeof(struct declaration) / sizeof(int64_t) };

static dtl_status fail_differs(const struct declaration *declarations, int32_t rank)
{
    char first[OBSERVED_TEXT], other[OBSERVED_TEXT];
    const struct declaration *a = &declarations[0], *b = &declarations[rank];

    dtl__observe_text((enum call)a->call, a->values, (int32_t)a->count, first);
    dtl__observe_text((enum call)b->call, b->values, (int32_t)b->count, other);
    return dtl__fail(
        DTL_ERROR_COLLECTIVE_PARTICIPATION,
        "rank 0 calls %s and rank %d calls %s; expected the same of all ranks [DTL-check]", first,
        (int)rank, other);
}

dtl_status dtl__check_call(struct comm *comm, const struct observed_call *call)
{
    struct declaration mine = {.call = (int64_t)call->call, .count = call->count}, *all;
    dtl_status status;

    memcpy(mine.values, call->values, (size_t)call->count * sizeof mine.values[0]);
    status = dtl__alloc((void **)&all, (uint64_t)comm->size * sizeof *all,
                        "declarations of a collective");
    if (status != DTL_SUCCESS)
        return status;
    status = comm->ops->allgather(comm, &mine, all, WORDS, dtl__dtype(DTL_DTYPE_INT64));
    for (int32_t rank = 1; status == DTL_SUCCESS && rank < comm->size; rank++)
        if (memcmp(&all[0], &all[rank], sizeof all[0]) != 0)
            status = fail_differs(all, rank);
    dtl__release(all);
    return status;
}
