/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives as operations: started, or planned and started later; tested, waited for, released.
 */
#include "mpi_backend.h"

#include <string.h>

/* A reduction of more elements than MPI can count takes several. */
static uint64_t requests_needed(const struct collective *what)
{
    return collective_is_reduction(what->kind) ? what->count / COUNT_MAX + 1 : 1;
}

static dtl_status call_make(const struct comm *comm, const struct collective *what, enum form form,
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
    call->form = form;
    call->name = mpi__collective_name(what->kind, form);
    operation->call = call;
    *out = operation;
    return DTL_SUCCESS;
}

static void call_drop(struct operation *operation)
{
    mpi__call_release(operation->call);
    mpi__host->release(operation);
}

/* What is planned waits for the others anyway: none of them makes a plan alone. */
static int agree(const struct comm *comm, enum form form, dtl_status made)
{
    int lacks = made != DTL_SUCCESS, any = lacks, rc = MPI_SUCCESS;

    if (form == FORM_PLANNED)
        rc = MPI_Allreduce(&lacks, &any, 1, MPI_INT, MPI_MAX, mpi__group(comm)->comm);
    return rc == MPI_SUCCESS && (any || made != DTL_SUCCESS) ? MPI_ERR_NO_MEM : rc;
}

/* The library composes what is beyond MPI. */
static dtl_status start(struct comm *comm, const struct collective *what, enum form form,
                        struct operation **out)
{
    const char *name = mpi__collective_name(what->kind, form);
    struct operation *operation = NULL;
    dtl_status status;
    int rc;

    if (mpi__is_beyond(comm, what))
        return DTL_SUCCESS;
    status = mpi__enter();
    if (status != DTL_SUCCESS)
        return status;
    rc = agree(comm, form, call_make(comm, what, form, &operation));
    if (rc == MPI_SUCCESS)
        rc = mpi__collective_issue(operation->call, comm, what);
    if (rc != MPI_SUCCESS && operation != NULL && operation->call->count == 0)
        call_drop(operation);
    if (rc != MPI_SUCCESS)
        return mpi__leave(rc, name); /* what is started can't be taken back */
    atomic_store(&operation->stage,
                 form == FORM_PLANNED || operation->call->count == 0 ? STAGE_DONE : STAGE_ACTIVE);
    *out = operation;
    return mpi__leave(rc, name);
}

dtl_status mpi__start(struct comm *comm, const struct collective *what, struct operation **out)
{
    return start(comm, what, FORM_STARTED, out);
}

#ifdef PERSISTENT

dtl_status mpi__plan(struct comm *comm, const struct collective *what, struct operation **out)
{
    if (PERSISTENT_IS_THERE)
        return start(comm, what, FORM_PLANNED, out);
    *out = NULL;
    return DTL_SUCCESS;
}

#else

dtl_status mpi__plan(struct comm *comm, const struct collective *what, struct operation **out)
{
    (void)comm;
    (void)what;
    (void)out; /* stays NULL: each start is a non-blocking collective */
    return DTL_SUCCESS;
}

#endif

dtl_status mpi__operation_start(struct operation *operation)
{
    struct collective_call *call = operation->call;
    dtl_status status = mpi__enter();
    int rc = MPI_SUCCESS;

    if (status != DTL_SUCCESS)
        return status;
    if (call->copy != NULL)
        memcpy(call->copy, call->original, call->bytes);
    if (call->count > 0) {
        rc = MPI_Startall(call->count, call->requests);
        atomic_store(&operation->stage, rc == MPI_SUCCESS ? STAGE_ACTIVE : STAGE_DONE);
    }
    return mpi__leave(rc, "MPI_Startall");
}

/* ---- tested, waited for, released ------------------------------------------------------------ */

int mpi__call_test(struct collective_call *call, int *done)
{
    int rc = MPI_SUCCESS;

    *done = true;
    for (int index = 0; index < call->count && *done; index++) {
        int tested = MPI_Test(&call->requests[index], done, MPI_STATUS_IGNORE);

        rc = rc == MPI_SUCCESS ? tested : rc;
    }
    return rc;
}

int mpi__call_wait(struct collective_call *call)
{
    int rc = MPI_SUCCESS;

    for (int index = 0; index < call->count; index++) {
        int waited = MPI_Wait(&call->requests[index], MPI_STATUS_IGNORE);

        rc = rc == MPI_SUCCESS ? waited : rc;
    }
    return rc;
}

void mpi__call_release(struct collective_call *call)
{
    if (atomic_load(&mpi__gate) != GATE_CLOSED) {
        for (int index = 0; index < call->count && call->form == FORM_PLANNED; index++)
            MPI_Request_free(&call->requests[index]);
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
