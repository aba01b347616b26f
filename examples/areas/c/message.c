/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "areas.h"

/* The ranks as a ring: who comes next, and who came before. */
static dtl_rank_t neighbour(dtl_context_t ctx, int step)
{
    return (dtl_context_rank(ctx) + step + dtl_context_size(ctx)) % dtl_context_size(ctx);
}

static void message_ring(dtl_context_t ctx)
{
    int64_t mine = 10, sum;

    if (dtl_context_size(ctx) == 1) {
        check(dtl_sendrecv(ctx, &mine, 1, DTL_DTYPE_INT64, 0, 1, &sum, 1, DTL_DTYPE_INT64, 0, 1));
    } else if (dtl_context_is_root(ctx)) {
        check(dtl_send(ctx, &mine, 1, DTL_DTYPE_INT64, neighbour(ctx, 1), 1));
        check(dtl_recv(ctx, &sum, 1, DTL_DTYPE_INT64, neighbour(ctx, -1), 1));
    } else {
        check(dtl_recv(ctx, &sum, 1, DTL_DTYPE_INT64, neighbour(ctx, -1), 1));
        check(dtl_send(ctx, &sum, 1, DTL_DTYPE_INT64, neighbour(ctx, 1), 1));
    }
    if (dtl_context_is_root(ctx))
        printf("it came round: %d\n", (int)sum);
}

static void message_started(dtl_context_t ctx)
{
    int64_t mine[2] = {1, 2}, theirs[2] = {0, 0};
    dtl_request_t requests[2];

    check(dtl_irecv(ctx, theirs, 2, DTL_DTYPE_INT64, neighbour(ctx, -1), 2, &requests[0]));
    check(dtl_isend(ctx, mine, 2, DTL_DTYPE_INT64, neighbour(ctx, 1), 2, &requests[1]));
    /* ... work that needs neither ... */
    check(dtl_waitall(2, requests));
    if (dtl_context_is_root(ctx))
        printf("%d %d\n", (int)theirs[0], (int)theirs[1]);
}

static void message_probe(dtl_context_t ctx)
{
    int64_t mine[3] = {7, 8, 9}, theirs[3];
    dtl_message_info_t info, again;
    dtl_request_t request;
    int there = 0;

    check(dtl_isend(ctx, mine, 3, DTL_DTYPE_INT64, neighbour(ctx, 1), 3, &request));
    check(dtl_probe(ctx, neighbour(ctx, -1), 3, DTL_DTYPE_INT64, &info)); /* waits for one */
    check(dtl_iprobe(ctx, info.source, info.tag, DTL_DTYPE_INT64, &there, &again));
    check(dtl_recv(ctx, theirs, info.count, DTL_DTYPE_INT64, info.source, info.tag));
    check(dtl_wait(request));
    if (dtl_context_is_root(ctx))
        printf("%d elements, still there: %s\n", (int)info.count, yes_no(there));
}

static void message_taken(dtl_context_t ctx)
{
    int64_t mine = 4, one = 0, other = 0;
    dtl_request_t requests[2];
    dtl_message_info_t info;
    dtl_message_t first, second = NULL;

    for (int i = 0; i < 2; ++i)
        check(dtl_isend(ctx, &mine, 1, DTL_DTYPE_INT64, neighbour(ctx, 1), 4, &requests[i]));
    /* no other thread can receive what these have found */
    check(dtl_mprobe(ctx, neighbour(ctx, -1), 4, DTL_DTYPE_INT64, &first, &info));
    while (second == NULL)
        check(dtl_improbe(ctx, info.source, info.tag, DTL_DTYPE_INT64, &second, &info));
    check(dtl_mrecv(first, &one, 1, DTL_DTYPE_INT64));
    check(dtl_mrecv(second, &other, 1, DTL_DTYPE_INT64)); /* or dtl_message_free */
    check(dtl_waitall(2, requests));
    if (dtl_context_is_root(ctx))
        printf("%d and %d\n", (int)one, (int)other);
}

static void message_dropped(dtl_context_t ctx)
{
    int64_t mine = 5;
    dtl_request_t request;
    dtl_message_info_t info;
    dtl_message_t message;

    check(dtl_isend(ctx, &mine, 1, DTL_DTYPE_INT64, neighbour(ctx, 1), 5, &request));
    check(dtl_mprobe(ctx, DTL_ANY_SOURCE, 5, DTL_DTYPE_INT64, &message, &info));
    dtl_message_free(message); /* discards the message */
    check(dtl_wait(request));
    if (dtl_context_is_root(ctx))
        printf("%d element is dropped\n", (int)info.count);
}

static void message_shapes(dtl_context_t ctx)
{
    float mine[6] = {1, 2, 3, 4, 5, 6}, theirs[6];
    dtl_envelope_t envelope, again, taken;
    dtl_message_info_t info;
    dtl_message_t message;
    dtl_request_t request;
    int there = 0;

    check(dtl_isend_shaped(ctx, mine, 6, DTL_DTYPE_FLOAT32, dtl_shape_2d(2, 3), neighbour(ctx, 1),
                           6, &request));
    check(dtl_probe_envelope(ctx, neighbour(ctx, -1), 6, &envelope)); /* waits for one */
    check(dtl_iprobe_envelope(ctx, envelope.source, envelope.tag, &there, &again));
    check(dtl_mprobe(ctx, envelope.source, envelope.tag, envelope.dtype, &message, &info));
    check(dtl_message_envelope(message, &taken));
    check(dtl_mrecv(message, theirs, taken.count, taken.dtype));
    check(dtl_wait(request));
    if (dtl_context_is_root(ctx))
        printf("%d x %d of %s, still there: %s\n", (int)taken.dims[0], (int)taken.dims[1],
               dtl_dtype_name(taken.dtype), yes_no(there));
}

static void message_dimensions(dtl_context_t ctx)
{
    dtl_size_t extents[10] = {2, 1, 3, 1, 1, 1, 1, 1, 1, 5}, read[10];
    dtl_shape shape;

    check(dtl_shape_pack(10, extents, &shape)); /* for dtl_isend_shaped */
    check(dtl_shape_unpack(&shape, 10, read));  /* as a receiver does */
    if (dtl_context_is_root(ctx))
        printf("%d dimensions, the last of %d\n", shape.ndim, (int)read[9]);
}

const struct example message_examples[] = {
    EXAMPLE(message_ring),       EXAMPLE(message_started),
    EXAMPLE(message_probe),      EXAMPLE(message_taken),
    EXAMPLE(message_dropped),    EXAMPLE(message_shapes),
    EXAMPLE(message_dimensions), {NULL, NULL},
};
