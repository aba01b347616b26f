/* SPDX-License-Identifier: BSD-3-Clause */
/* The single process as a communicator: collectives are copies.  Messages to oneself are in
 * self_message.c. */
#include "self.h"

#include <string.h>

#include "composed.h"

static void move(void *recv, const void *send, uint64_t count, const struct dtype *type)
{
    if (count > 0 && recv != send)
        memmove(recv, send, count * type->size);
}

static void *element(const void *buffer, uint64_t index, const struct dtype *type)
{
    return buffer == NULL ? NULL : (char *)buffer + index * type->size;
}

static void self_free(struct comm *comm)
{
    dtl__self_mailbox_release(comm);
    *comm = (struct comm){0};
}

static dtl_status self_dup(struct comm *comm, struct comm *out)
{
    (void)comm;
    dtl__self_comm(out);
    return DTL_SUCCESS;
}

static dtl_status self_split(struct comm *comm, int32_t color, int32_t key, struct comm *out)
{
    (void)comm;
    (void)key;
    if (color < 0)
        *out = (struct comm){0};
    else
        dtl__self_comm(out);
    return DTL_SUCCESS;
}

static dtl_status self_barrier(struct comm *comm)
{
    (void)comm;
    return DTL_SUCCESS;
}

static dtl_status self_broadcast(struct comm *comm, void *buffer, uint64_t count,
                                 const struct dtype *type, int32_t root)
{
    (void)comm;
    (void)buffer;
    (void)count;
    (void)type;
    (void)root;
    return DTL_SUCCESS;
}

static dtl_status self_reduce(struct comm *comm, const void *send, void *recv, uint64_t count,
                              const struct dtype *type, dtl_reduce_op op, int32_t root)
{
    (void)comm;
    (void)op;
    (void)root;
    move(recv, send, count, type);
    return DTL_SUCCESS;
}

static dtl_status self_allreduce(struct comm *comm, const void *send, void *recv, uint64_t count,
                                 const struct dtype *type, dtl_reduce_op op)
{
    return self_reduce(comm, send, recv, count, type, op, 0);
}

static dtl_status self_reduce_scatter(struct comm *comm, const void *send, void *recv,
                                      const uint64_t *counts, const struct dtype *type,
                                      dtl_reduce_op op)
{
    return self_reduce(comm, send, recv, counts[0], type, op, 0);
}

static dtl_status self_exscan(struct comm *comm, const void *send, void *recv, uint64_t count,
                              const struct dtype *type, dtl_reduce_op op)
{
    (void)comm;
    (void)send;
    (void)recv;
    (void)count;
    (void)type;
    (void)op;
    return DTL_SUCCESS;
}

static dtl_status self_gather(struct comm *comm, const void *send, void *recv, uint64_t count,
                              const struct dtype *type, int32_t root)
{
    (void)comm;
    (void)root;
    move(recv, send, count, type);
    return DTL_SUCCESS;
}

static dtl_status self_allgather(struct comm *comm, const void *send, void *recv, uint64_t count,
                                 const struct dtype *type)
{
    return self_gather(comm, send, recv, count, type, 0);
}

static dtl_status fits(uint64_t sent, uint64_t room)
{
    if (sent <= room)
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_BUFFER_TOO_SMALL,
                     "rank 0 sends %" PRIu64 " elements to itself and receives %" PRIu64, sent,
                     room);
}

static dtl_status self_alltoallv(struct comm *comm, const void *send, const uint64_t *sendcounts,
                                 const uint64_t *sdispls, void *recv, const uint64_t *recvcounts,
                                 const uint64_t *rdispls, const struct dtype *type)
{
    (void)comm;
    if (fits(sendcounts[0], recvcounts[0]) != DTL_SUCCESS)
        return DTL_ERROR_BUFFER_TOO_SMALL;
    move(element(recv, rdispls[0], type), element(send, sdispls[0], type), sendcounts[0], type);
    return DTL_SUCCESS;
}

static dtl_status self_allgatherv(struct comm *comm, const void *send, uint64_t sendcount,
                                  void *recv, const uint64_t *recvcounts, const uint64_t *displs,
                                  const struct dtype *type)
{
    return self_alltoallv(comm, send, &sendcount, &(uint64_t){0}, recv, recvcounts, displs, type);
}

static dtl_status self_gatherv(struct comm *comm, const void *send, uint64_t sendcount, void *recv,
                               const uint64_t *recvcounts, const uint64_t *displs,
                               const struct dtype *type, int32_t root)
{
    (void)root;
    return self_allgatherv(comm, send, sendcount, recv, recvcounts, displs, type);
}

static dtl_status self_scatterv(struct comm *comm, const void *send, const uint64_t *sendcounts,
                                const uint64_t *displs, void *recv, uint64_t recvcount,
                                const struct dtype *type, int32_t root)
{
    (void)root;
    return self_alltoallv(comm, send, sendcounts, displs, recv, &recvcount, &(uint64_t){0}, type);
}

static const struct comm_ops self_ops = {
    .size = sizeof(struct comm_ops),
    .name = "self",
    .free = self_free,
    .dup = self_dup,
    .split = self_split,
    .send = dtl__self_send,
    .recv = dtl__self_recv,
    .sendrecv = dtl__self_sendrecv,
    .isend = dtl__self_isend,
    .irecv = dtl__self_irecv,
    .probe = dtl__self_probe,
    .operation_test = dtl__self_operation_test,
    .operation_wait = dtl__self_operation_wait,
    .operation_cancel = dtl__self_operation_cancel,
    .operation_release = dtl__self_operation_release,
    .barrier = self_barrier,
    .broadcast = self_broadcast,
    .reduce = self_reduce,
    .allreduce = self_allreduce,
    .reduce_scatter = self_reduce_scatter,
    .scan = self_allreduce,
    .exscan = self_exscan,
    .gather = self_gather,
    .scatter = self_gather,
    .allgather = self_allgather,
    .alltoall = self_allgather,
    .gatherv = self_gatherv,
    .scatterv = self_scatterv,
    .allgatherv = self_allgatherv,
    .alltoallv = self_alltoallv,
    .file = &dtl__plain_file_ops,
};

void dtl__self_comm(struct comm *out)
{
    *out = (struct comm){.ops = &self_ops, .rank = 0, .size = 1, .state = NULL};
}
