/* SPDX-License-Identifier: BSD-3-Clause */
/* Nonblocking collectives as point-to-point messages.  Each rank sends its data directly to the
 * ranks that need it, and posts all messages at once, so that no message remains to be started
 * later. */
#include "comm/collective_block.h"
#include "comm/composed.h"
#include "request.h"

#include <string.h>

/* Copies the part that this rank sends to itself, up to the size of the receive buffer. */
static void copy_own_part(const struct collective *collective, int32_t rank)
{
    struct collective_block from = dtl__block_sent(collective, rank, rank);
    struct collective_block into = dtl__block_received(collective, rank, rank);
    uint64_t count = from.count < into.count ? from.count : into.count;

    if (count > 0 && from.start != NULL && into.start != NULL && from.start != into.start)
        memmove(into.start, from.start, count * collective->type->size);
}

/* Returns the bytes of a block; 0 if it does not exist or has no buffer. */
static uint64_t part_bytes(const struct collective *collective, struct collective_block part)
{
    return part.exists && part.start != NULL ? part.count * collective->type->size : 0;
}

/* Allocates memory for copies of all messages, used under DTL_CHECK. */
static DTL_COLD dtl_status make_copies(struct collective_request *request)
{
    const struct comm *comm = request->comm;
    uint64_t bytes = 0;
    dtl_status status;

    for (int32_t peer = 0; peer < comm->size; peer++)
        if (peer != comm->rank)
            bytes =
                dtl__plus(bytes, part_bytes(&request->transfer,
                                            dtl__block_sent(&request->transfer, comm->rank, peer)));
    dtl__reserve_open();
    status = dtl__alloc((void **)&request->copies, bytes, "what is sent");
    dtl__reserve_close();
    return status;
}

/* Returns the buffer to send for a part: its copy under DTL_CHECK, otherwise the caller's memory.
 */
static const void *send_memory(struct collective_request *request, struct collective_block part)
{
    uint64_t bytes = part_bytes(&request->transfer, part);

    if (request->copies == NULL || bytes == 0)
        return part.start;
    request->copied_bytes += bytes;
    return memcpy(request->copies + request->copied_bytes - bytes, part.start, bytes);
}

/* Posts the receive first, so that a message that arrives finds its buffer. */
static dtl_status post_peer_messages(struct collective_request *request, int32_t peer)
{
    struct comm *comm = request->comm;
    const struct collective *collective = &request->transfer;
    struct collective_block from = dtl__block_sent(collective, comm->rank, peer);
    struct collective_block into = dtl__block_received(collective, comm->rank, peer);
    dtl_status status = DTL_SUCCESS;

    if (into.exists)
        status = comm->ops->irecv(comm, into.start, request->has_no_buffer ? 0 : into.count,
                                  collective->type, peer, request->tag,
                                  &request->operations[request->count]);
    request->count += request->operations[request->count] != NULL;
    if (status == DTL_SUCCESS && from.exists)
        status = comm->ops->isend(comm, send_memory(request, from), from.count, collective->type,
                                  peer, request->tag, &request->operations[request->count]);
    request->count += request->operations[request->count] != NULL;
    return status;
}

dtl_status dtl__composed_start(struct collective_request *request)
{
    const struct comm *comm = &request->context->comm;
    uint64_t messages = 2 * (uint64_t)comm->size;
    dtl_status status = DTL_SUCCESS;

    if (request->operations == &request->single_operation)
        status = dtl__alloc((void **)&request->operations, messages * sizeof(struct operation *),
                            "messages of a collective");
    if (status != DTL_SUCCESS)
        return status;
    if (request->comm != comm)
        status = make_copies(request);
    copy_own_part(&request->transfer, comm->rank);
    for (int32_t distance = 1; distance < comm->size && status == DTL_SUCCESS; distance++)
        status = post_peer_messages(request, (comm->rank + distance) % comm->size);
    return status;
}
