/* SPDX-License-Identifier: BSD-3-Clause */
/* Nonblocking collectives as operations: start, test, wait and release. */
#include "mpi_backend.h"

/* Returns the number of MPI requests. A reduction whose count exceeds MPI's needs several. */
static uint64_t requests_needed(const struct collective *what)
{
    return collective_is_reduction(what->kind) ? what->count / COUNT_MAX + 1 : 1;
}

/* Allocates an operation and its call with the requests, without starting it. On success the caller
 * owns *out. */
static dtl_status call_make(const struct comm *comm, const struct collective *what,
                            struct operation **out)
{
    struct operation *operation = NULL;
    struct collective_call *call = NULL;
    dtl_status status = mpi__host->alloc((void **)&operation, sizeof *operation, "operation");

    if (status != DTL_SUCCESS)
        return status;
    status = mpi__host->alloc((void **)&call, sizeof *call, "collective");
    if (status == DTL_SUCCESS)
        status = mpi__host->alloc((void **)&call->requests,
                                  requests_needed(what) * sizeof(MPI_Request), "requests");
    if (status == DTL_SUCCESS && collective_has_counts(what->kind))
        status = mpi__exchange_make(call, comm);
    if (status != DTL_SUCCESS) {
        if (call != NULL)
            mpi__call_release(call);
        mpi__host->release(operation);
        return status;
    }
    call->comm = mpi__group(comm)->comm;
    call->form = FORM_NONBLOCKING;
    call->name = mpi__collective_name(what->kind, FORM_NONBLOCKING);
    operation->call = call;
    *out = operation;
    return DTL_SUCCESS;
}

/* Frees an operation and its call. MPI processes none of its requests. */
static void operation_free(struct operation *operation)
{
    mpi__call_release(operation->call);
    mpi__host->release(operation);
}

/* Starts the collective and sets *out, which the caller owns. For counts that exceed MPI's,
 * succeeds without setting *out: the library composes those collectives. */
dtl_status mpi__start(struct comm *comm, const struct collective *what, struct operation **out)
{
    const char *name = mpi__collective_name(what->kind, FORM_NONBLOCKING);
    struct operation *operation = NULL;
    dtl_status status;
    int rc;

    if (mpi__exceeds_counts(comm, what))
        return DTL_SUCCESS;
    status = mpi__enter();
    if (status != DTL_SUCCESS)
        return status;
    if (call_make(comm, what, &operation) != DTL_SUCCESS)
        return mpi__leave(MPI_ERR_NO_MEM, name);
    rc = mpi__collective_issue(operation->call, comm, what);
    if (rc != MPI_SUCCESS && operation->call->count == 0) {
        operation_free(operation);
        return mpi__leave(rc, name);
    }
    operation->rc = rc; /* of some parts: the started ones cannot be canceled and are waited for */
    atomic_store(&operation->stage, operation->call->count == 0 ? STAGE_DONE : STAGE_ACTIVE);
    *out = operation;
    return mpi__leave(MPI_SUCCESS, name);
}

/* ---- test and release ------------------------------------------------------------------------ */

/* Completes only after all requests, because MPI may use the buffers although one request has
 * failed. */
int mpi__call_test(struct collective_call *call, int *done)
{
    *done = true;
    for (int index = 0; index < call->count && *done; index++) {
        int tested = MPI_Test(&call->requests[index], done, MPI_STATUS_IGNORE);

        if (tested == MPI_SUCCESS)
            continue;
        call->requests[index] = MPI_REQUEST_NULL;
        call->rc = call->rc == MPI_SUCCESS ? tested : call->rc;
        *done = true;
    }
    return *done ? call->rc : MPI_SUCCESS;
}

void mpi__call_release(struct collective_call *call)
{
    if (atomic_load(&mpi__gate) != GATE_CLOSED) {
        for (int index = 0; index < call->type_count; index++)
            MPI_Type_free(&call->types[index]);
        mpi__large_count_release(&call->data);
    }
    mpi__host->release(call->arrays);
    mpi__host->release(call->types);
    mpi__host->release(call->copy);
    mpi__host->release(call->requests);
    mpi__host->release(call);
}
