/* SPDX-License-Identifier: BSD-3-Clause */
/* Sorting on this rank: on one thread, or part by part on several, and then merged. */
#include <string.h>

#include "order.h"
#include "parallel.h"

enum { PARTS_MOST = 64 };

struct work {
    const struct order *order;
    char *records;
    bool is_stable;
    uint64_t starts[PARTS_MOST + 1];
    dtl_status status[PARTS_MOST];
};

static dtl_status run_sort(const struct order *order, void *records, uint64_t count, bool is_stable)
{
    return is_stable ? dtl__sort_stable(order, records, count)
                     : dtl__sort_any(order, records, count);
}

static void part_sort(void *state, struct part part, int thread)
{
    struct work *work = state;

    work->status[thread] = run_sort(work->order, work->records + part.begin * work->order->stride,
                                    part.end - part.begin, work->is_stable);
}

/* The error texts of threads are their own. */
static dtl_status status_of(const struct work *work, int parts)
{
    for (int part = 0; part < parts; part++)
        if (work->status[part] != DTL_SUCCESS)
            return dtl__fail(work->status[part], "sort: a thread has failed with status %d",
                             (int)work->status[part]);
    return DTL_SUCCESS;
}

static dtl_status parts_sort(const struct order *order, void *records, uint64_t count, int parts,
                             bool is_stable)
{
    struct work work = {.order = order, .records = records, .is_stable = is_stable};
    void *copy = NULL;
    dtl_status status = dtl__alloc(&copy, count * order->stride, "runs of a sort");

    if (status != DTL_SUCCESS)
        return status;
    for (int part = 0; part < parts; part++)
        work.starts[part + 1] = dtl__part(count, parts, part).end;
    dtl__part_run(count, parts, part_sort, &work);
    status = status_of(&work, parts);
    if (status == DTL_SUCCESS && copy != NULL) {
        memcpy(copy, records, count * order->stride);
        status = dtl__sort_merge(order, copy, work.starts, parts, records);
    }
    dtl__release(copy);
    return status;
}

dtl_status dtl__sort_here(const struct order *order, void *records, uint64_t count, bool is_stable)
{
    int parts = dtl__part_count(order->policy, count, order->stride);

    if (parts == 1 || order->compare != NULL) /* a caller's function is called by one thread */
        return run_sort(order, records, count, is_stable);
    return parts_sort(order, records, count, parts < PARTS_MOST ? parts : PARTS_MOST, is_stable);
}
