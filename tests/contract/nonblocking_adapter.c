/* SPDX-License-Identifier: BSD-3-Clause */
/* Wraps the backend under test: its blocking collectives are replaced by nonblocking ones that are
 * waited for at once, so that the suites of the former test the latter. DTL_TEST_FORM selects
 * `start` or `plan`. A backend without nonblocking collectives runs unchanged. */
#include "backend.h"

#include <stdlib.h>

static const struct comm_ops *theirs;
static struct comm_ops ours;

static dtl_status complete(struct operation *operation)
{
    bool done = false;
    dtl_status status = DTL_SUCCESS;

    while (status == DTL_SUCCESS && !done)
        status = theirs->operation_test(operation, &done, NULL);
    theirs->operation_release(operation);
    return status;
}

static dtl_status start(struct comm *comm, const struct collective *what, bool *is_refused)
{
    struct operation *operation = NULL;
    dtl_status status = theirs->start(comm, what, &operation);

    *is_refused = operation == NULL;
    return *is_refused || status != DTL_SUCCESS ? status : complete(operation);
}

static dtl_status plan(struct comm *comm, const struct collective *what, bool *is_refused)
{
    struct operation *operation = NULL;
    dtl_status status = theirs->plan(comm, what, &operation);

    *is_refused = operation == NULL;
    if (*is_refused || status != DTL_SUCCESS)
        return status;
    status = theirs->operation_start(operation);
    if (status == DTL_SUCCESS)
        status = theirs->operation_wait(operation, NULL);
    theirs->operation_release(operation);
    return status;
}

static dtl_status (*run)(struct comm *comm, const struct collective *what, bool *is_refused);

/* Falls back to a nonblocking collective if the backend has no plans. A reduce_scatter that the
 * backend leaves to the library runs unchanged. */
static dtl_status collective(struct comm *comm, const struct collective *what)
{
    bool is_refused = false;
    dtl_status status = run(comm, what, &is_refused);

    if (is_refused && what->kind == COLLECTIVE_REDUCE_SCATTER)
        return theirs->collectives[what->kind](comm, what);
    return is_refused && run == plan ? start(comm, what, &is_refused) : status;
}

static dtl_status barrier(struct comm *comm)
{
    const struct collective what = barrier_of(dtl__dtype(DTL_DTYPE_BYTE));

    return collective(comm, &what);
}

void started_wrap(struct comm *comm)
{
    const char *form = getenv("DTL_TEST_FORM");

    if (form == NULL || comm->ops->start == NULL)
        return;
    theirs = comm->ops;
    run = strcmp(form, "plan") == 0 && theirs->plan != NULL ? plan : start;
    ours = *theirs;
    ours.barrier = barrier;
    for (int kind = 0; kind < COLLECTIVE_KINDS; kind++)
        ours.collectives[kind] = collective;
    comm->ops = &ours;
}
