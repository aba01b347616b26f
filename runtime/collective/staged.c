/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives on device memory, staged through pinned host memory.  Collectives that treat each
 * element by itself run in chunks, so that copies overlap with communication. */
#include <string.h>

#include "comm/collective_block.h"
#include "device/device.h"
#include "device_collective.h"
#include "displacements.h"
#include "dtl_impl.h"

enum { SLOTS = 2 };

static const uint64_t chunk_bytes = UINT64_C(1) << 20;

struct staging {
    struct context *context;
    const struct collective *collective;
    struct device_stream *stream;
    char *memory; /* pinned */
    /* Recorded behind the copy into a slot: the host may use the slot. */
    struct device_event *ready[SLOTS];
    uint64_t slot_bytes; /* bytes of one slot */
};

/* ---- creation and release -------------------------------------------------------------------- */

/* Releases the pinned memory and the events, as far as they were created. */
static void free_staging(struct staging *staging)
{
    const struct device *device = staging->context->device;

    for (int slot = 0; slot < SLOTS; slot++)
        if (staging->ready[slot] != NULL)
            device->ops->event_release(staging->ready[slot]);
    if (staging->memory != NULL)
        device->ops->release(device, staging->memory);
}

/* Allocates two slots of pinned memory, and their events. */
static dtl_status make_staging(struct staging *staging)
{
    const struct device *device = staging->context->device;
    dtl_status status = dtl__context_stream(staging->context, &staging->stream);

    for (int slot = 0; slot < SLOTS && status == DTL_SUCCESS; slot++)
        status = device->ops->event_create(device, &staging->ready[slot]);
    if (status == DTL_SUCCESS && staging->slot_bytes > 0)
        status = device->ops->allocate(device, MEMORY_PINNED, SLOTS * staging->slot_bytes,
                                       (void **)&staging->memory);
    return status;
}

/* ---- in chunks ------------------------------------------------------------------------------- */

/* Returns true if elements are treated one by one, so that the collective may run in chunks. */
static bool is_chunked(enum collective_kind kind)
{
    return kind == COLLECTIVE_BROADCAST ||
           (collective_is_reduction(kind) && kind != COLLECTIVE_REDUCE_SCATTER);
}

/* Returns the elements of a full chunk. */
static uint64_t chunk_elements(const struct collective *collective)
{
    return chunk_bytes / collective->type->size;
}

/* Returns the number of chunks. */
static uint64_t chunk_total(const struct collective *collective)
{
    uint64_t each = chunk_elements(collective);

    return collective->count / each + (collective->count % each > 0);
}

/* Returns the slot that a chunk uses; the slots are used in turn. */
static char *slot_memory(const struct staging *staging, uint64_t chunk)
{
    return staging->memory + chunk % SLOTS * staging->slot_bytes;
}

/* Returns the number of elements of chunk number `chunk`; the last chunk may have fewer. */
static uint64_t chunk_count(const struct collective *collective, uint64_t chunk)
{
    uint64_t each = chunk_elements(collective), rest = collective->count - chunk * each;

    return rest < each ? rest : each;
}

/* Describes the collective on one chunk, in place in its slot. */
static struct collective chunk_collective(const struct staging *staging, uint64_t chunk)
{
    struct collective part = *staging->collective;

    part.count = chunk_count(&part, chunk);
    part.recv = slot_memory(staging, chunk);
    part.send = part.kind == COLLECTIVE_BROADCAST ? NULL : part.recv;
    return part;
}

/* Returns true if this rank's data is sent, so that it must be copied to the host first. */
static bool is_contributor(const struct comm *comm, const struct collective *collective)
{
    return collective->kind != COLLECTIVE_BROADCAST || collective->root == comm->rank;
}

/* Returns true if this rank gets a result, which must be copied to the device. */
static bool is_receiver(const struct comm *comm, const struct collective *collective)
{
    return collective->kind == COLLECTIVE_BROADCAST ? collective->root != comm->rank
                                                    : dtl__bytes_received(comm, collective) > 0;
}

/* Copies a chunk to its slot if this rank contributes to it.  The event is always recorded: it is
 * ordered after the copy out of the slot's previous chunk, too. */
static dtl_status copy_chunk_in(struct staging *staging, uint64_t chunk)
{
    const struct collective *collective = staging->collective;
    const struct device_ops *ops = staging->stream->device->ops;
    uint64_t size = collective->type->size, offset = chunk * chunk_elements(collective) * size;
    const char *from =
        collective->kind == COLLECTIVE_BROADCAST ? collective->recv : collective->send;
    dtl_status status = DTL_SUCCESS;

    if (is_contributor(&staging->context->comm, collective))
        status = ops->copy(staging->stream, slot_memory(staging, chunk), from + offset,
                           chunk_count(collective, chunk) * size);
    if (status == DTL_SUCCESS)
        status = ops->event_record(staging->ready[chunk % SLOTS], staging->stream);
    return status;
}

/* Queues the copy of a chunk's result to the device, if this rank receives one. */
static dtl_status copy_chunk_out(struct staging *staging, uint64_t chunk)
{
    const struct collective *collective = staging->collective;
    uint64_t size = collective->type->size, offset = chunk * chunk_elements(collective) * size;

    if (!is_receiver(&staging->context->comm, collective))
        return DTL_SUCCESS;
    return staging->stream->device->ops->copy(staging->stream, (char *)collective->recv + offset,
                                              slot_memory(staging, chunk),
                                              chunk_count(collective, chunk) * size);
}

/* Runs the collective on a chunk.  A rank that has failed still takes part, because the other ranks
 * wait for it; all ranks learn of the failure at the end. */
static dtl_status run_chunk(struct staging *staging, uint64_t chunk, dtl_status status)
{
    struct comm *comm = &staging->context->comm;
    const struct collective part = chunk_collective(staging, chunk);

    if (status == DTL_SUCCESS)
        status = dtl_impl_event_synchronize(staging->ready[chunk % SLOTS]);
    dtl_status run_status = dtl__run(comm, part);
    if (run_status == DTL_SUCCESS)
        complete_result(comm, &part);
    return status == DTL_SUCCESS ? run_status : status;
}

/* Runs the collective chunk by chunk; the next chunk is copied in meanwhile.  The copies out may
 * still be queued on return. */
static dtl_status run_chunked(struct staging *staging)
{
    uint64_t count = chunk_total(staging->collective);
    dtl_status status = count > 0 ? copy_chunk_in(staging, 0) : DTL_SUCCESS;

    for (uint64_t chunk = 0; chunk < count; chunk++) {
        if (status == DTL_SUCCESS && chunk + 1 < count)
            status = copy_chunk_in(staging, chunk + 1);
        status = run_chunk(staging, chunk, status);
        if (status == DTL_SUCCESS)
            status = copy_chunk_out(staging, chunk);
    }
    return status;
}

/* ---- as a whole ------------------------------------------------------------------------------ */

/* Returns the block that this rank receives from `peer`.  The result of a reduction counts as
 * one block, from rank 0. */
static struct collective_block part_received(const struct comm *comm,
                                             const struct collective *collective, int32_t peer)
{
    if (!collective_is_reduction(collective->kind))
        return dtl__block_received(collective, comm->rank, peer);
    return peer == 0 ? dtl__block_reduced(collective, comm->rank) : (struct collective_block){0};
}

/* Copies only the received blocks, so that gaps between them on the device are not overwritten. */
static dtl_status copy_result_out(struct staging *staging, const struct collective *staged)
{
    const struct comm *comm = &staging->context->comm;
    char *recv = staging->collective->recv;
    dtl_status status = DTL_SUCCESS;

    for (int32_t peer = 0; peer < comm->size && status == DTL_SUCCESS; peer++) {
        struct collective_block part = part_received(comm, staged, peer);

        if (part.exists && part.count > 0)
            status = staging->stream->device->ops->copy(
                staging->stream, recv + (part.start - (char *)staged->recv), part.start,
                part.count * staged->type->size);
    }
    return status;
}

/* Runs the collective in one piece, from the first slot to the second.  Takes part even after a
 * failure, because other ranks wait.  The copies out may still be queued on return. */
static dtl_status run_whole(struct staging *staging)
{
    struct comm *comm = &staging->context->comm;
    uint64_t sent = dtl__bytes_sent(comm, staging->collective);
    struct collective staged = *staging->collective;
    dtl_status status = DTL_SUCCESS, run_status;

    staged.send = slot_memory(staging, 0);
    staged.recv = slot_memory(staging, 1);
    if (sent > 0)
        status = staging->stream->device->ops->copy(staging->stream, slot_memory(staging, 0),
                                                    staging->collective->send, sent);
    if (status == DTL_SUCCESS)
        status = dtl_impl_stream_synchronize(staging->stream);
    run_status = dtl__run(comm, staged);
    status = status == DTL_SUCCESS ? run_status : status;
    return status == DTL_SUCCESS ? copy_result_out(staging, &staged) : status;
}

/* Returns the bytes of a slot: one chunk, or the larger of the whole send and receive
 * buffers. */
static uint64_t needed_slot_bytes(const struct comm *comm, const struct collective *collective)
{
    uint64_t bytes = collective->count * collective->type->size, sent, received;

    if (is_chunked(collective->kind))
        return bytes < chunk_bytes ? bytes : chunk_bytes;
    sent = dtl__bytes_sent(comm, collective);
    received = dtl__bytes_received(comm, collective);
    bytes = sent > received ? sent : received;
    return bytes + (16 - bytes % 16);
}

dtl_status dtl__run_staged(struct context *context, const struct collective *collective,
                           dtl_status checked)
{
    struct staging staging = {.context = context, .collective = collective};
    struct comm *comm = &context->comm;
    dtl_status status = checked;

    if (status == DTL_SUCCESS) {
        staging.slot_bytes = needed_slot_bytes(comm, collective);
        status = make_staging(&staging);
    }
    status = dtl__comm_agree(comm, status);
    if (status == DTL_SUCCESS) {
        status = is_chunked(collective->kind) ? run_chunked(&staging) : run_whole(&staging);
        if (status == DTL_SUCCESS)
            status = dtl_impl_stream_synchronize(staging.stream);
        status = dtl__comm_agree(comm, status);
    }
    if (context->device != NULL)
        free_staging(&staging);
    return status;
}
