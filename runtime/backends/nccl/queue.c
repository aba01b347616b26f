/* SPDX-License-Identifier: BSD-3-Clause */
/* Operations queued on streams: NCCL's collectives, and sends and receives in an NCCL group. */
#include "nccl_backend.h"

#include <string.h>

/* Returns NCCL's communicator. */
static ncclComm_t native_of(const struct device_comm *comm)
{
    return ((const struct nccl_comm *)(const void *)comm)->native;
}

ncclStream_t queue_stream(const struct device_stream *stream)
{
    uintptr_t address = stream->device->ops->stream_native(stream);
    ncclStream_t native;

    memcpy(&native, &address, sizeof address);
    return native;
}

/* ---- supported types and collectives --------------------------------------------------------- */

/* The NCCL type of a dtype, and the number of its elements per element of the dtype: 2 for
 * complex. */
struct nccl_type {
    bool is_known;
    ncclDataType_t type;
    uint64_t elements;
};

/* Returns the NCCL type of a dtype; is_known is false if it has none. */
static struct nccl_type nccl_type_of(dtl_dtype dtype)
{
    switch (dtype) {
    case DTL_DTYPE_INT8:
        return (struct nccl_type){true, ncclInt8, 1};
    case DTL_DTYPE_UINT8:
    case DTL_DTYPE_BYTE:
        return (struct nccl_type){true, ncclUint8, 1};
    case DTL_DTYPE_INT32:
        return (struct nccl_type){true, ncclInt32, 1};
    case DTL_DTYPE_UINT32:
        return (struct nccl_type){true, ncclUint32, 1};
    case DTL_DTYPE_INT64:
        return (struct nccl_type){true, ncclInt64, 1};
    case DTL_DTYPE_UINT64:
        return (struct nccl_type){true, ncclUint64, 1};
    case DTL_DTYPE_FLOAT16:
        return (struct nccl_type){true, ncclFloat16, 1};
    case DTL_DTYPE_BFLOAT16:
        return (struct nccl_type){true, ncclBfloat16, 1};
    case DTL_DTYPE_FLOAT32:
        return (struct nccl_type){true, ncclFloat32, 1};
    case DTL_DTYPE_FLOAT64:
        return (struct nccl_type){true, ncclFloat64, 1};
    case DTL_DTYPE_COMPLEX64:
        return (struct nccl_type){true, ncclFloat32, 2};
    case DTL_DTYPE_COMPLEX128:
        return (struct nccl_type){true, ncclFloat64, 2};
    default:
        return (struct nccl_type){0};
    }
}

/* Returns true if NCCL has the reduction: sum of all known types; product, minimum and maximum of
 * real ones. */
static bool has_reduction(dtl_dtype dtype, dtl_reduce_op op)
{
    struct nccl_type nccl_type = nccl_type_of(dtype);
    bool is_simple = op == DTL_OP_SUM || op == DTL_OP_PROD || op == DTL_OP_MIN || op == DTL_OP_MAX;

    return nccl_type.is_known && (op == DTL_OP_SUM || (is_simple && nccl_type.elements == 1));
}

/* Returns NCCL's operation for a sum, product, minimum or maximum. */
static ncclRedOp_t operation_of(dtl_reduce_op op)
{
    return op == DTL_OP_SUM    ? ncclSum
           : op == DTL_OP_PROD ? ncclProd
           : op == DTL_OP_MIN  ? ncclMin
                               : ncclMax;
}

bool queue_has(const struct device_comm *comm, const struct collective *what)
{
    (void)comm;
    switch (what->kind) {
    case COLLECTIVE_BROADCAST:
    case COLLECTIVE_ALLGATHER:
        return true;
    case COLLECTIVE_REDUCE:
    case COLLECTIVE_ALLREDUCE:
        return has_reduction(what->type->id, what->op);
    case COLLECTIVE_GATHER:
        return nccl.ncclGather != NULL;
    case COLLECTIVE_SCATTER:
        return nccl.ncclScatter != NULL;
    case COLLECTIVE_ALLTOALL:
        return nccl.ncclAlltoAll != NULL;
    default:
        return false;
    }
}

/* ---- collectives ----------------------------------------------------------------------------- */

/* Queues a data movement, whose counts are in bytes. */
static dtl_status queue_move(const struct collective *what, ncclComm_t comm, ncclStream_t stream)
{
    uint64_t bytes = what->count * what->type->size;

    switch (what->kind) {
    case COLLECTIVE_BROADCAST:
        return library_check(
            nccl.ncclBroadcast(what->recv, what->recv, bytes, ncclUint8, what->root, comm, stream),
            "ncclBroadcast", comm);
    case COLLECTIVE_ALLGATHER:
        return library_check(
            nccl.ncclAllGather(what->send, what->recv, bytes, ncclUint8, comm, stream),
            "ncclAllGather", comm);
    case COLLECTIVE_GATHER:
        return library_check(
            nccl.ncclGather(what->send, what->recv, bytes, ncclUint8, what->root, comm, stream),
            "ncclGather", comm);
    case COLLECTIVE_SCATTER:
        return library_check(
            nccl.ncclScatter(what->send, what->recv, bytes, ncclUint8, what->root, comm, stream),
            "ncclScatter", comm);
    default:
        return library_check(
            nccl.ncclAlltoAll(what->send, what->recv, bytes, ncclUint8, comm, stream),
            "ncclAlltoAll", comm);
    }
}

/* Queues a reduction. */
static dtl_status queue_reduction(const struct collective *what, ncclComm_t comm,
                                  ncclStream_t stream)
{
    struct nccl_type nccl_type = nccl_type_of(what->type->id);
    uint64_t count = what->count * nccl_type.elements;

    if (what->kind == COLLECTIVE_ALLREDUCE)
        return library_check(nccl.ncclAllReduce(what->send, what->recv, count, nccl_type.type,
                                                operation_of(what->op), comm, stream),
                             "ncclAllReduce", comm);
    return library_check(nccl.ncclReduce(what->send, what->recv, count, nccl_type.type,
                                         operation_of(what->op), what->root, comm, stream),
                         "ncclReduce", comm);
}

dtl_status queue_collective(struct device_comm *comm, struct device_stream *stream,
                            const struct collective *what)
{
    const struct device *device = comm->device;
    dtl_status status = device->ops->enter(device);

    if (status != DTL_SUCCESS)
        return status;
    status = (collective_is_reduction(what->kind) ? queue_reduction : queue_move)(
        what, native_of(comm), queue_stream(stream));
    device->ops->leave(device);
    return status;
}

/* ---- exchanges ------------------------------------------------------------------------------- */

/* Adds a send to the peer and a receive from it to the current NCCL group. Empty parts are skipped.
 */
static dtl_status exchange_with(int32_t peer, const struct device_part *sent,
                                const struct device_part *received, ncclComm_t comm,
                                ncclStream_t stream)
{
    dtl_status status = DTL_SUCCESS;

    if (sent->bytes > 0)
        status =
            library_check(nccl.ncclSend(sent->start, sent->bytes, ncclUint8, peer, comm, stream),
                          "ncclSend", comm);
    if (status == DTL_SUCCESS && received->bytes > 0)
        status = library_check(
            nccl.ncclRecv(received->start, received->bytes, ncclUint8, peer, comm, stream),
            "ncclRecv", comm);
    return status;
}

/* Queues the sends and receives with all ranks in one NCCL group, which is ended even if a call in
 * it failed. `sent` and `received` are indexed by rank. */
static dtl_status exchange_group(struct device_comm *comm, ncclStream_t stream,
                                 const struct device_part *sent, const struct device_part *received)
{
    ncclComm_t native = native_of(comm);
    dtl_status status = library_check(nccl.ncclGroupStart(), "ncclGroupStart", native);

    if (status != DTL_SUCCESS)
        return status;
    for (int32_t peer = 0; peer < comm->size && status == DTL_SUCCESS; peer++)
        status = exchange_with(peer, &sent[peer], &received[peer], native, stream);
    ncclResult_t ended = nccl.ncclGroupEnd();
    return status == DTL_SUCCESS ? library_check(ended, "ncclGroupEnd", native) : status;
}

dtl_status queue_exchange(struct device_comm *comm, struct device_stream *stream,
                          const struct device_part *sent, const struct device_part *received)
{
    const struct device *device = comm->device;
    dtl_status status = device->ops->enter(device);

    if (status != DTL_SUCCESS)
        return status;
    status = exchange_group(comm, queue_stream(stream), sent, received);
    device->ops->leave(device);
    return status;
}
