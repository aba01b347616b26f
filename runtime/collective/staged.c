/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives on the memory of devices by way of the host: through pinned memory, in pieces where
 * each element is by itself, so that copies go on while the ranks communicate. */
#include <string.h>

#include "comm/part.h"
#include "device/device.h"
#include "device_collective.h"
#include "displacements.h"
#include "dtl_impl.h"

enum { SLOTS = 2 };

static const uint64_t piece_bytes = UINT64_C(1) << 20;

struct staging {
    struct context *context;
    const struct collective *what;
    struct device_stream *stream;
    char *memory;                      /* pinned */
    struct device_event *ready[SLOTS]; /* marks that the ranks may use a slot */
    uint64_t slot;                     /* bytes of one */
};

/* ---- made and released ----------------------------------------------------------------------- */

static void staging_free(struct staging *staging)
{
    const struct device *device = staging->context->device;

    for (int slot = 0; slot < SLOTS; slot++)
        if (staging->ready[slot] != NULL)
            device->ops->event_release(staging->ready[slot]);
    if (staging->memory != NULL)
        device->ops->release(device, staging->memory);
}

/* Memory of two slots. */
static dtl_status staging_make(struct staging *staging)
{
    const struct device *device = staging->context->device;
    dtl_status status = dtl__context_stream(staging->context, &staging->stream);

    for (int slot = 0; slot < SLOTS && status == DTL_SUCCESS; slot++)
        status = device->ops->event_create(device, &staging->ready[slot]);
    if (status == DTL_SUCCESS && staging->slot > 0)
        status = device->ops->allocate(device, MEMORY_PINNED, SLOTS * staging->slot,
                                       (void **)&staging->memory);
    return status;
}

/* ---- in pieces ------------------------------------------------------------------------------- */

static bool is_in_pieces(enum collective_kind kind)
{
    return kind == COLLECTIVE_BROADCAST ||
           (collective_is_reduction(kind) && kind != COLLECTIVE_REDUCE_SCATTER);
}

static uint64_t piece_elements(const struct collective *what)
{
    return piece_bytes / what->type->size;
}

static uint64_t pieces(const struct collective *what)
{
    uint64_t each = piece_elements(what);

    return what->count / each + (what->count % each > 0);
}

static char *slot_of(const struct staging *staging, uint64_t piece)
{
    return staging->memory + piece % SLOTS * staging->slot;
}

static uint64_t piece_count(const struct collective *what, uint64_t piece)
{
    uint64_t each = piece_elements(what), rest = what->count - piece * each;

    return rest < each ? rest : each;
}

/* In place: what a slot holds becomes the result. */
static struct collective piece_of(const struct staging *staging, uint64_t piece)
{
    struct collective part = *staging->what;

    part.count = piece_count(&part, piece);
    part.recv = slot_of(staging, piece);
    part.send = part.kind == COLLECTIVE_BROADCAST ? NULL : part.recv;
    return part;
}

static bool is_read(const struct comm *comm, const struct collective *what)
{
    return what->kind != COLLECTIVE_BROADCAST || what->root == comm->rank;
}

static bool is_written(const struct comm *comm, const struct collective *what)
{
    return what->kind == COLLECTIVE_BROADCAST ? what->root != comm->rank
                                              : dtl__bytes_received(comm, what) > 0;
}

/* Where nothing is copied in, the event still stands behind what is copied out. */
static dtl_status piece_bring(struct staging *staging, uint64_t piece)
{
    const struct collective *what = staging->what;
    const struct device_ops *ops = staging->stream->device->ops;
    uint64_t size = what->type->size, place = piece * piece_elements(what) * size;
    const char *from = what->kind == COLLECTIVE_BROADCAST ? what->recv : what->send;
    dtl_status status = DTL_SUCCESS;

    if (is_read(&staging->context->comm, what))
        status = ops->copy(staging->stream, slot_of(staging, piece), from + place,
                           piece_count(what, piece) * size);
    if (status == DTL_SUCCESS)
        status = ops->event_record(staging->ready[piece % SLOTS], staging->stream);
    return status;
}

static dtl_status piece_take(struct staging *staging, uint64_t piece)
{
    const struct collective *what = staging->what;
    uint64_t size = what->type->size, place = piece * piece_elements(what) * size;

    if (!is_written(&staging->context->comm, what))
        return DTL_SUCCESS;
    return staging->stream->device->ops->copy(staging->stream, (char *)what->recv + place,
                                              slot_of(staging, piece),
                                              piece_count(what, piece) * size);
}

/* The others count on this rank, whatever has failed here: then it goes along, and all are told at
 * the end. */
static dtl_status piece_run(struct staging *staging, uint64_t piece, dtl_status status)
{
    struct comm *comm = &staging->context->comm;
    const struct collective part = piece_of(staging, piece);

    if (status == DTL_SUCCESS)
        status = dtl_impl_event_synchronize(staging->ready[piece % SLOTS]);
    dtl_status met = dtl__run(comm, part);
    if (met == DTL_SUCCESS)
        result_complete(comm, &part);
    return status == DTL_SUCCESS ? met : status;
}

static dtl_status run_in_pieces(struct staging *staging)
{
    uint64_t count = pieces(staging->what);
    dtl_status status = count > 0 ? piece_bring(staging, 0) : DTL_SUCCESS;

    for (uint64_t piece = 0; piece < count; piece++) {
        if (status == DTL_SUCCESS && piece + 1 < count)
            status = piece_bring(staging, piece + 1);
        status = piece_run(staging, piece, status);
        if (status == DTL_SUCCESS)
            status = piece_take(staging, piece);
    }
    return status;
}

/* ---- as a whole ------------------------------------------------------------------------------ */

static struct part part_received(const struct comm *comm, const struct collective *what,
                                 int32_t peer)
{
    if (!collective_is_reduction(what->kind))
        return dtl__part_received(what, comm->rank, peer);
    return peer == 0 ? dtl__part_reduced(what, comm->rank) : (struct part){0};
}

/* Only what was received is written, not what lies between. */
static dtl_status whole_take(struct staging *staging, const struct collective *there)
{
    const struct comm *comm = &staging->context->comm;
    char *recv = staging->what->recv;
    dtl_status status = DTL_SUCCESS;

    for (int32_t peer = 0; peer < comm->size && status == DTL_SUCCESS; peer++) {
        struct part part = part_received(comm, there, peer);

        if (part.exists && part.count > 0)
            status = staging->stream->device->ops->copy(staging->stream,
                                                        recv + (part.start - (char *)there->recv),
                                                        part.start, part.count * there->type->size);
    }
    return status;
}

static dtl_status run_whole(struct staging *staging)
{
    struct comm *comm = &staging->context->comm;
    uint64_t sent = dtl__bytes_sent(comm, staging->what);
    struct collective there = *staging->what;
    dtl_status status = DTL_SUCCESS, met;

    there.send = slot_of(staging, 0);
    there.recv = slot_of(staging, 1);
    if (sent > 0)
        status = staging->stream->device->ops->copy(staging->stream, slot_of(staging, 0),
                                                    staging->what->send, sent);
    if (status == DTL_SUCCESS)
        status = dtl_impl_stream_synchronize(staging->stream);
    met = dtl__run(comm, there);
    status = status == DTL_SUCCESS ? met : status;
    return status == DTL_SUCCESS ? whole_take(staging, &there) : status;
}

static uint64_t slot_bytes(const struct comm *comm, const struct collective *what)
{
    uint64_t bytes = what->count * what->type->size, sent, received;

    if (is_in_pieces(what->kind))
        return bytes < piece_bytes ? bytes : piece_bytes;
    sent = dtl__bytes_sent(comm, what);
    received = dtl__bytes_received(comm, what);
    bytes = sent > received ? sent : received;
    return bytes + (16 - bytes % 16);
}

dtl_status dtl__staged(struct context *context, const struct collective *what, dtl_status checked)
{
    struct staging staging = {.context = context, .what = what};
    struct comm *comm = &context->comm;
    dtl_status status = checked;

    if (status == DTL_SUCCESS) {
        staging.slot = slot_bytes(comm, what);
        status = staging_make(&staging);
    }
    status = dtl__comm_agree(comm, status);
    if (status == DTL_SUCCESS) {
        status = is_in_pieces(what->kind) ? run_in_pieces(&staging) : run_whole(&staging);
        if (status == DTL_SUCCESS)
            status = dtl_impl_stream_synchronize(staging.stream);
        status = dtl__comm_agree(comm, status);
    }
    if (context->device != NULL)
        staging_free(&staging);
    return status;
}
