/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives: a rank that waits inside MPI can't answer a request, and whoever made it may be the
 * one that is waited for.  So all ranks first meet in a barrier whose wait answers, after which
 * none of them needs an answer any more.  Cost: a barrier. */
#include "polling.h"

#include "comm/composed.h"
#include "polling_state.h"
#include "service.h"

/* A dissemination barrier of messages whose waits answer. */
static dtl_status barrier_of_messages(struct comm *comm)
{
    const struct dtype *type = dtl__dtype(DTL_DTYPE_BYTE);
    dtl_status status = DTL_SUCCESS;

    for (int32_t distance = 1; distance < comm->size && status == DTL_SUCCESS; distance *= 2)
        status = comm->ops->sendrecv(
            comm, NULL, 0, type, (comm->rank + distance) % comm->size, COMPOSED_TAG, NULL, 0, type,
            (comm->rank + comm->size - distance) % comm->size, COMPOSED_TAG, NULL);
    return status;
}

/* Returns once all ranks have entered. */
static dtl_status answering_barrier(struct comm *comm)
{
    const struct collective what = barrier_of(dtl__dtype(DTL_DTYPE_BYTE));
    struct operation *operation = NULL;
    dtl_status status;

    if (dtl__answering_back.start == NULL)
        return barrier_of_messages(comm);
    status = dtl__answering_back.start(comm, &what, &operation);
    if (status == DTL_SUCCESS && operation == NULL)
        return dtl__answering_back.barrier(comm);
    return status == DTL_SUCCESS ? dtl__answering_finish(operation, NULL) : status;
}

static dtl_status answering_dup(struct comm *comm, struct comm *out)
{
    dtl_status status = answering_barrier(comm);

    return status == DTL_SUCCESS ? dtl__answering_back.dup(comm, out) : status;
}

static dtl_status answering_split(struct comm *comm, int32_t color, int32_t key, struct comm *out)
{
    dtl_status status = answering_barrier(comm);

    return status == DTL_SUCCESS ? dtl__answering_back.split(comm, color, key, out) : status;
}

static dtl_status answering_collective(struct comm *comm, const struct collective *what)
{
    dtl_status status = answering_barrier(comm);

    return status == DTL_SUCCESS ? dtl__answering_back.collectives[what->kind](comm, what) : status;
}

/* What the library has composed consists of members that answer. */
#define REPLACE(ops, member)                                                                       \
    ((ops)->member =                                                                               \
         (ops)->member == dtl__answering_back.member ? answering_##member : (ops)->member)

void dtl__answering_collectives(struct comm_ops *ops)
{
    if (dtl__service_thread_is_wanted() || dtl__answering_back.size == 0)
        return;
    REPLACE(ops, dup);
    REPLACE(ops, split);
    REPLACE(ops, barrier);
    for (int kind = COLLECTIVE_BARRIER + 1; kind < COLLECTIVE_KINDS; kind++)
        if (ops->collectives[kind] == dtl__answering_back.collectives[kind])
            ops->collectives[kind] = answering_collective;
}
