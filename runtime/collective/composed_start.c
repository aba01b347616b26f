/* SPDX-License-Identifier: BSD-3-Clause */
/* Started collectives that are made of messages, each sent straight to where it belongs and all at
 * once, so that nothing is left to be started later. */
#include "comm/composed.h"
#include "comm/part.h"
#include "request.h"

#include <string.h>

/* What this rank sends to itself, as far as there is room for it. */
static void keep(const struct collective *what, int32_t rank)
{
    struct part from = dtl__part_sent(what, rank, rank);
    struct part into = dtl__part_received(what, rank, rank);
    uint64_t count = from.count < into.count ? from.count : into.count;

    if (count > 0 && from.start != NULL && into.start != NULL && from.start != into.start)
        memmove(into.start, from.start, count * what->type->size);
}

static uint64_t part_bytes(const struct collective *what, struct part part)
{
    return part.exists && part.start != NULL ? part.count * what->type->size : 0;
}

/* Room for copies of all messages, where the ranks are compared. */
static DTL_APART dtl_status copies_make(struct collective_request *request)
{
    const struct comm *comm = request->comm;
    uint64_t bytes = 0;
    dtl_status status;

    for (int32_t peer = 0; peer < comm->size; peer++)
        if (peer != comm->rank)
            bytes =
                dtl__plus(bytes, part_bytes(&request->transfer,
                                            dtl__part_sent(&request->transfer, comm->rank, peer)));
    dtl__reserve_open();
    status = dtl__alloc((void **)&request->copies, bytes, "what is sent");
    dtl__reserve_close();
    return status;
}

/* What goes out for a part. */
static const void *outgoing(struct collective_request *request, struct part part)
{
    uint64_t bytes = part_bytes(&request->transfer, part);

    if (request->copies == NULL || bytes == 0)
        return part.start;
    request->copied += bytes;
    return memcpy(request->copies + request->copied - bytes, part.start, bytes);
}

/* Receives first, so that messages find their place when they come. */
static dtl_status exchange_with(struct collective_request *request, int32_t peer)
{
    struct comm *comm = request->comm;
    const struct collective *what = &request->transfer;
    struct part from = dtl__part_sent(what, comm->rank, peer);
    struct part into = dtl__part_received(what, comm->rank, peer);
    dtl_status status = DTL_SUCCESS;

    if (into.exists)
        status =
            comm->ops->irecv(comm, into.start, request->is_without_room ? 0 : into.count,
                             what->type, peer, request->tag, &request->operations[request->count]);
    request->count += request->operations[request->count] != NULL;
    if (status == DTL_SUCCESS && from.exists)
        status = comm->ops->isend(comm, outgoing(request, from), from.count, what->type, peer,
                                  request->tag, &request->operations[request->count]);
    request->count += request->operations[request->count] != NULL;
    return status;
}

dtl_status dtl__composed_start(struct collective_request *request)
{
    const struct comm *comm = &request->context->comm;
    uint64_t messages = 2 * (uint64_t)comm->size;
    dtl_status status = DTL_SUCCESS;

    if (request->operations == &request->only)
        status = dtl__alloc((void **)&request->operations, messages * sizeof(struct operation *),
                            "messages of a collective");
    if (status != DTL_SUCCESS)
        return status;
    if (request->comm != comm)
        status = copies_make(request);
    keep(&request->transfer, comm->rank);
    for (int32_t distance = 1; distance < comm->size && status == DTL_SUCCESS; distance++)
        status = exchange_with(request, (comm->rank + distance) % comm->size);
    return status;
}
