/* SPDX-License-Identifier: BSD-3-Clause */
/* The back end under test, with its blocking collectives replaced by those that are started and
 * waited for: so that the suites of the former are suites of the latter.  DTL_TEST_FORM says which:
 * `start`, or `plan`. */
#include "back_end.h"

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

/* Where the back end plans nothing, it starts. */
static dtl_status (*run)(struct comm *comm, const struct collective *what, bool *is_refused);

static dtl_status run_moves(struct comm *comm, struct collective what)
{
    bool is_refused = false;
    dtl_status status = run(comm, &what, &is_refused);

    return is_refused && run == plan ? start(comm, &what, &is_refused) : status;
}

/* One that the back end leaves to the library runs as it is. */
static dtl_status reduce_scatter(struct comm *comm, const void *send, void *recv,
                                 const uint64_t *counts, const struct dtype *type, dtl_reduce_op op)
{
    struct collective what = {.kind = COLLECTIVE_REDUCE_SCATTER,
                              .send = send,
                              .recv = recv,
                              .recvcounts = counts,
                              .type = type,
                              .op = op};
    bool is_refused = false;
    dtl_status status = run(comm, &what, &is_refused);

    return is_refused ? theirs->reduce_scatter(comm, send, recv, counts, type, op) : status;
}

static dtl_status barrier(struct comm *comm)
{
    return run_moves(
        comm, (struct collective){.kind = COLLECTIVE_BARRIER, .type = dtl__dtype(DTL_DTYPE_BYTE)});
}

static dtl_status broadcast(struct comm *comm, void *buffer, uint64_t count,
                            const struct dtype *type, int32_t root)
{
    return run_moves(comm, (struct collective){.kind = COLLECTIVE_BROADCAST,
                                               .recv = buffer,
                                               .count = count,
                                               .type = type,
                                               .root = root});
}

static dtl_status reduce(struct comm *comm, const void *send, void *recv, uint64_t count,
                         const struct dtype *type, dtl_reduce_op op, int32_t root)
{
    return run_moves(comm, (struct collective){.kind = COLLECTIVE_REDUCE,
                                               .send = send,
                                               .recv = recv,
                                               .count = count,
                                               .type = type,
                                               .op = op,
                                               .root = root});
}

static dtl_status allreduce(struct comm *comm, const void *send, void *recv, uint64_t count,
                            const struct dtype *type, dtl_reduce_op op)
{
    return run_moves(comm, (struct collective){.kind = COLLECTIVE_ALLREDUCE,
                                               .send = send,
                                               .recv = recv,
                                               .count = count,
                                               .type = type,
                                               .op = op});
}

static dtl_status scan(struct comm *comm, const void *send, void *recv, uint64_t count,
                       const struct dtype *type, dtl_reduce_op op)
{
    return run_moves(comm, (struct collective){.kind = COLLECTIVE_SCAN,
                                               .send = send,
                                               .recv = recv,
                                               .count = count,
                                               .type = type,
                                               .op = op});
}

static dtl_status exscan(struct comm *comm, const void *send, void *recv, uint64_t count,
                         const struct dtype *type, dtl_reduce_op op)
{
    return run_moves(comm, (struct collective){.kind = COLLECTIVE_EXSCAN,
                                               .send = send,
                                               .recv = recv,
                                               .count = count,
                                               .type = type,
                                               .op = op});
}

static dtl_status gather(struct comm *comm, const void *send, void *recv, uint64_t count,
                         const struct dtype *type, int32_t root)
{
    return run_moves(comm, (struct collective){.kind = COLLECTIVE_GATHER,
                                               .send = send,
                                               .recv = recv,
                                               .count = count,
                                               .type = type,
                                               .root = root});
}

static dtl_status scatter(struct comm *comm, const void *send, void *recv, uint64_t count,
                          const struct dtype *type, int32_t root)
{
    return run_moves(comm, (struct collective){.kind = COLLECTIVE_SCATTER,
                                               .send = send,
                                               .recv = recv,
                                               .count = count,
                                               .type = type,
                                               .root = root});
}

static dtl_status allgather(struct comm *comm, const void *send, void *recv, uint64_t count,
                            const struct dtype *type)
{
    return run_moves(comm, (struct collective){.kind = COLLECTIVE_ALLGATHER,
                                               .send = send,
                                               .recv = recv,
                                               .count = count,
                                               .type = type});
}

static dtl_status alltoall(struct comm *comm, const void *send, void *recv, uint64_t count,
                           const struct dtype *type)
{
    return run_moves(
        comm,
        (struct collective){
            .kind = COLLECTIVE_ALLTOALL, .send = send, .recv = recv, .count = count, .type = type});
}

static dtl_status gatherv(struct comm *comm, const void *send, uint64_t sendcount, void *recv,
                          const uint64_t *recvcounts, const uint64_t *displs,
                          const struct dtype *type, int32_t root)
{
    return run_moves(comm, (struct collective){.kind = COLLECTIVE_GATHERV,
                                               .send = send,
                                               .count = sendcount,
                                               .recv = recv,
                                               .recvcounts = recvcounts,
                                               .rdispls = displs,
                                               .type = type,
                                               .root = root});
}

static dtl_status scatterv(struct comm *comm, const void *send, const uint64_t *sendcounts,
                           const uint64_t *displs, void *recv, uint64_t recvcount,
                           const struct dtype *type, int32_t root)
{
    return run_moves(comm, (struct collective){.kind = COLLECTIVE_SCATTERV,
                                               .send = send,
                                               .sendcounts = sendcounts,
                                               .sdispls = displs,
                                               .recv = recv,
                                               .count = recvcount,
                                               .type = type,
                                               .root = root});
}

static dtl_status allgatherv(struct comm *comm, const void *send, uint64_t sendcount, void *recv,
                             const uint64_t *recvcounts, const uint64_t *displs,
                             const struct dtype *type)
{
    return run_moves(comm, (struct collective){.kind = COLLECTIVE_ALLGATHERV,
                                               .send = send,
                                               .count = sendcount,
                                               .recv = recv,
                                               .recvcounts = recvcounts,
                                               .rdispls = displs,
                                               .type = type});
}

static dtl_status alltoallv(struct comm *comm, const void *send, const uint64_t *sendcounts,
                            const uint64_t *sdispls, void *recv, const uint64_t *recvcounts,
                            const uint64_t *rdispls, const struct dtype *type)
{
    return run_moves(comm, (struct collective){.kind = COLLECTIVE_ALLTOALLV,
                                               .send = send,
                                               .sendcounts = sendcounts,
                                               .sdispls = sdispls,
                                               .recv = recv,
                                               .recvcounts = recvcounts,
                                               .rdispls = rdispls,
                                               .type = type});
}

void started_wrap(struct comm *comm)
{
    const char *form = getenv("DTL_TEST_FORM");

    if (form == NULL)
        return;
    theirs = comm->ops;
    run = strcmp(form, "plan") == 0 ? plan : start;
    ours = *theirs;
    ours.barrier = barrier;
    ours.broadcast = broadcast;
    ours.reduce = reduce;
    ours.allreduce = allreduce;
    ours.scan = scan;
    ours.exscan = exscan;
    ours.gather = gather;
    ours.scatter = scatter;
    ours.allgather = allgather;
    ours.alltoall = alltoall;
    ours.gatherv = gatherv;
    ours.scatterv = scatterv;
    ours.allgatherv = allgatherv;
    ours.alltoallv = alltoallv;
    ours.reduce_scatter = reduce_scatter;
    comm->ops = &ours;
}
