/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives that serve requests.  A rank that blocks inside MPI can't serve a request, and the
 * rank that sent the request may be the one that the collective waits for.  Therefore all ranks
 * first enter a barrier whose wait serves requests; after it, no rank waits for a reply.  Cost: one
 * barrier. */
#include "polling.h"

#include "comm/composed.h"
#include "polling_state.h"
#include "service.h"

/* Performs a dissemination barrier by messages whose waits serve requests. */
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

/* Blocks until all ranks have entered, and serves requests meanwhile. */
static dtl_status polling_barrier(struct comm *comm)
{
    const struct collective collective = barrier_of(dtl__dtype(DTL_DTYPE_BYTE));
    struct operation *operation = NULL;
    dtl_status status;

    if (dtl__polling_backend.start == NULL)
        return barrier_of_messages(comm);
    status = dtl__polling_backend.start(comm, &collective, &operation);
    if (status == DTL_SUCCESS && operation == NULL)
        return dtl__polling_backend.barrier(comm);
    return status == DTL_SUCCESS ? dtl__polling_finish(operation, NULL) : status;
}

/* The backend's dup, after a barrier whose wait serves requests.  Likewise below. */
static dtl_status polling_dup(struct comm *comm, struct comm *out)
{
    dtl_status status = polling_barrier(comm);

    return status == DTL_SUCCESS ? dtl__polling_backend.dup(comm, out) : status;
}

static dtl_status polling_split(struct comm *comm, int32_t color, int32_t key, struct comm *out)
{
    dtl_status status = polling_barrier(comm);

    return status == DTL_SUCCESS ? dtl__polling_backend.split(comm, color, key, out) : status;
}

static dtl_status polling_collective(struct comm *comm, const struct collective *collective)
{
    dtl_status status = polling_barrier(comm);

    return status == DTL_SUCCESS
               ? dtl__polling_backend.collectives[collective->kind](comm, collective)
               : status;
}

/* Replaces members of the backend only: compositions consist of members that serve requests
 * already. */
#define REPLACE(ops, member)                                                                       \
    ((ops)->member =                                                                               \
         (ops)->member == dtl__polling_backend.member ? polling_##member : (ops)->member)

void dtl__polling_collectives(struct comm_ops *ops)
{
    if (dtl__service_thread_is_wanted() || dtl__polling_backend.size == 0)
        return;
    REPLACE(ops, dup);
    REPLACE(ops, split);
    REPLACE(ops, barrier);
    for (int kind = COLLECTIVE_BARRIER + 1; kind < COLLECTIVE_KINDS; kind++)
        if (ops->collectives[kind] == dtl__polling_backend.collectives[kind])
            ops->collectives[kind] = polling_collective;
}
