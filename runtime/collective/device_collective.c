/* SPDX-License-Identifier: BSD-3-Clause */
/* Which way a collective on memory of devices takes: see device_collective.h. */
#include "device_collective.h"

#include <stdio.h>
#include <string.h>

#include "comm/part.h"
#include "device/device.h"
#include "device/group.h"
#include "displacements.h"
#include "dtl_impl.h"

/* ---- what a buffer spans --------------------------------------------------------------------- */

static uint64_t sum_of(const uint64_t *counts, int32_t ranks)
{
    uint64_t sum = 0;

    for (int32_t rank = 0; rank < ranks; rank++)
        sum += counts[rank];
    return sum;
}

static uint64_t end_of(struct part part, const void *start, uint64_t size)
{
    if (!part.exists || part.count == 0)
        return 0;
    return (uint64_t)((uintptr_t)part.start - (uintptr_t)start) + part.count * size;
}

uint64_t dtl__bytes_sent(const struct comm *comm, const struct collective *what)
{
    uint64_t size = what->type->size, most = 0;

    if (what->kind == COLLECTIVE_BARRIER || what->kind == COLLECTIVE_BROADCAST)
        return 0;
    if (what->kind == COLLECTIVE_REDUCE_SCATTER)
        return sum_of(what->recvcounts, comm->size) * size;
    if (collective_is_reduction(what->kind))
        return what->count * size;
    for (int32_t peer = 0; peer < comm->size; peer++) {
        uint64_t end = end_of(dtl__part_sent(what, comm->rank, peer), what->send, size);

        most = end > most ? end : most;
    }
    return most;
}

uint64_t dtl__bytes_received(const struct comm *comm, const struct collective *what)
{
    uint64_t size = what->type->size, most = 0;

    if (what->kind == COLLECTIVE_BARRIER)
        return 0;
    if (what->kind == COLLECTIVE_BROADCAST || what->kind == COLLECTIVE_EXSCAN)
        return what->count * size;
    if (collective_is_reduction(what->kind)) {
        struct part part = dtl__part_reduced(what, comm->rank);

        return part.exists ? part.count * size : 0;
    }
    for (int32_t peer = 0; peer < comm->size; peer++) {
        uint64_t end = end_of(dtl__part_received(what, comm->rank, peer), what->recv, size);

        most = end > most ? end : most;
    }
    return most;
}

/* ---- whose memory it is ---------------------------------------------------------------------- */

/* Whether others than the root may give anything for what is sent, or received. */
static bool is_of_root_alone(enum collective_kind kind, bool is_sent)
{
    if (is_sent)
        return kind == COLLECTIVE_SCATTER || kind == COLLECTIVE_SCATTERV;
    return kind == COLLECTIVE_GATHER || kind == COLLECTIVE_GATHERV || kind == COLLECTIVE_REDUCE;
}

static bool is_of_device(const struct context *context, const void *address)
{
    struct memory memory;

    if (address == NULL)
        return false;
    dtl__device_inspect(address, &memory);
    return memory.kind == MEMORY_DEVICE ||
           (memory.kind == MEMORY_UNIFIED && context->device != NULL);
}

/* Whatever counts and displacements are, a buffer starts in its block. */
static bool is_on_device(const struct context *context, const struct collective *what)
{
    bool is_root = what->root == context->comm.rank;
    bool is_sent = is_root || !is_of_root_alone(what->kind, true);
    bool is_received = is_root || !is_of_root_alone(what->kind, false);

    return (is_sent && is_of_device(context, what->send)) ||
           (is_received && is_of_device(context, what->recv));
}

static dtl_status refuse_memory(const struct context *context, const char *buffer,
                                const void *address, const struct memory *memory,
                                const struct device *owner)
{
    char key[32], is[64] = "memory of the host, or freed";

    snprintf(key, sizeof key, "%s-memory", buffer);
    if (owner != NULL)
        snprintf(is, sizeof is, "%smemory of %s %d", memory->kind == MEMORY_PINNED ? "pinned " : "",
                 owner->ops->name, (int)owner->id);
    if (context->device == NULL)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, key,
                                    "%s is %p, %s; expected memory of the host, since ctx has no "
                                    "device",
                                    buffer, address, is);
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, key,
                                "%s is %p, %s; expected memory of %s %d, the device of ctx", buffer,
                                address, is, context->device->ops->name, (int)context->device->id);
}

dtl_status dtl__device_buffer_check(const struct context *context, const char *buffer,
                                    const void *address, uint64_t bytes)
{
    struct memory memory;
    const struct device *owner;
    uint64_t left;

    if (bytes == 0)
        return DTL_SUCCESS;
    owner = dtl__device_inspect(address, &memory);
    if (owner == NULL || owner != context->device || memory.kind == MEMORY_PINNED)
        return refuse_memory(context, buffer, address, &memory, owner);
    left = memory.bytes - (uint64_t)((uintptr_t)address - (uintptr_t)memory.start);
    if (bytes > left)
        return dtl__refuse_argument(DTL_ERROR_OUT_OF_BOUNDS, "buffer-length",
                                    "%s needs %llu bytes, and its block ends after %llu; expected "
                                    "room for all",
                                    buffer, (unsigned long long)bytes, (unsigned long long)left);
    return DTL_SUCCESS;
}

static const char *received_name(const struct collective *what)
{
    return what->kind == COLLECTIVE_BROADCAST ? "buf" : "recvbuf";
}

static dtl_status buffers_check(const struct context *context, const struct collective *what)
{
    const struct comm *comm = &context->comm;
    dtl_status status =
        dtl__device_buffer_check(context, "sendbuf", what->send, dtl__bytes_sent(comm, what));

    return status == DTL_SUCCESS
               ? dtl__device_buffer_check(context, received_name(what), what->recv,
                                          dtl__bytes_received(comm, what))
               : status;
}

/* ---- which way ------------------------------------------------------------------------------- */

static bool is_native(const struct context *context, const struct collective *what)
{
    return context->group != NULL && dtl__group_has(context->group, what) &&
           dtl__context_takes_any_order(context, what);
}

static dtl_status native(struct context *context, const struct collective *what, dtl_status checked)
{
    struct device_stream *stream = NULL;
    bool is_empty =
        what->kind != COLLECTIVE_BARRIER && !collective_has_counts(what->kind) && what->count == 0;

    if (is_empty)
        return checked;
    if (checked == DTL_SUCCESS)
        checked = dtl__context_stream(context, &stream);
    return dtl__group_run(context->group, stream, what, checked);
}

/* Of one that goes by way of the host. */
static dtl_status host_check(const struct context *context, const struct collective *what,
                             dtl_nccl_operation_mode mode)
{
    if (context->group == NULL || mode != DTL_NCCL_MODE_NATIVE_ONLY)
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_NOT_SUPPORTED,
                     "the operation goes by way of the host, with %s of %s; expected one "
                     "that NCCL performs itself, or hybrid mode",
                     dtl_impl_reduce_op_name(what->op), what->type->name);
}

static dtl_status by_host(struct context *context, const struct collective *what,
                          dtl_nccl_operation_mode mode, dtl_status checked)
{
    if (checked == DTL_SUCCESS)
        checked = host_check(context, what, mode);
    return dtl__staged(context, what, checked);
}

dtl_status dtl__device_collective(struct context *context, const struct collective *given,
                                  dtl_nccl_operation_mode mode)
{
    struct collective what = *given;
    dtl_status status = DTL_SUCCESS;

    if (collective_has_counts(what.kind))
        status = dtl__displacements_fill(context, &what);
    if (status != DTL_SUCCESS)
        return status;
    status = buffers_check(context, &what);
    return is_native(context, &what) ? native(context, &what, status)
                                     : by_host(context, &what, mode, status);
}

/* ---- whose memory all ranks' is -------------------------------------------------------------- */

enum side { SIDE_NONE = 0, SIDE_HOST = 1, SIDE_DEVICE = 2, SIDE_MIXED = 3 };

/* Whether this rank gives or takes any. */
static bool has_elements(const struct comm *comm, const struct collective *what)
{
    const uint64_t *sent = significant(what->sendcounts, comm, what);
    const uint64_t *received = significant(what->recvcounts, comm, what);

    return what->count > 0 || (sent != NULL && sum_of(sent, comm->size) > 0) ||
           (received != NULL && sum_of(received, comm->size) > 0);
}

static enum side side_of(const struct context *context, const struct collective *what)
{
    if (is_on_device(context, what))
        return SIDE_DEVICE;
    return has_elements(&context->comm, what) ? SIDE_HOST : SIDE_NONE;
}

static dtl_status sides_refuse(const struct collective *what, enum side mine)
{
    static const char *const names[] = {"of no elements", "the host's", "a device's"};

    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT,
                                what->kind == COLLECTIVE_BROADCAST ? "buf-memory"
                                                                   : "sendbuf-memory",
                                "the memory is %s on this rank, and not so on others; expected the "
                                "host's on all ranks, or a device's",
                                names[mine]);
}

/* Where no rank has a device there is nobody to agree with. */
static dtl_status host_refuse(const struct context *context, const struct collective *what)
{
    bool is_sent = is_of_device(context, what->send);
    const void *address = is_sent ? what->send : what->recv;
    struct memory memory;
    const struct device *owner = dtl__device_inspect(address, &memory);

    return refuse_memory(context, is_sent ? "sendbuf" : received_name(what), address, &memory,
                         owner);
}

/* Sets *out to the side of all ranks. */
static dtl_status sides_agree(struct context *context, const struct collective *what,
                              enum side *out)
{
    struct comm *comm = &context->comm;
    int32_t mine = (int32_t)side_of(context, what), all = mine;
    dtl_status status = DTL_SUCCESS;

    if (!context->has_devices && mine == SIDE_DEVICE)
        return host_refuse(context, what);
    if (context->has_devices && comm->size > 1)
        status =
            dtl__run(comm, allreduce_of(&mine, &all, 1, dtl__dtype(DTL_DTYPE_INT32), DTL_OP_BOR));
    if (status == DTL_SUCCESS && all == SIDE_MIXED)
        status = sides_refuse(what, (enum side)mine);
    *out = (enum side)all;
    return status;
}

dtl_status dtl__device_called(struct context *context, const struct collective *what, bool *is_over)
{
    enum side all = SIDE_NONE;
    dtl_status status = sides_agree(context, what, &all);

    *is_over = status != DTL_SUCCESS || all == SIDE_DEVICE;
    return status == DTL_SUCCESS && *is_over ? dtl__device_collective(context, what, context->mode)
                                             : status;
}

/* ---- started --------------------------------------------------------------------------------- */

dtl_status dtl__device_planned(struct context *context, const struct collective *what, bool *is_far)
{
    enum side all = SIDE_NONE;
    dtl_status status = DTL_SUCCESS;

    if (atomic_load(&dtl__devices_in_use) && what->kind != COLLECTIVE_BARRIER)
        status = sides_agree(context, what, &all);
    *is_far = all == SIDE_DEVICE && has_elements(&context->comm, what);
    return status;
}

dtl_status dtl__device_started_in_use(struct context *context, const struct collective *what,
                                      bool *is_far)
{
    *is_far = what->kind != COLLECTIVE_BARRIER && is_on_device(context, what) &&
              has_elements(&context->comm, what);
    return *is_far && !context->has_devices ? host_refuse(context, what) : DTL_SUCCESS;
}

bool dtl__device_starts(const struct context *context, const struct collective *what)
{
    return !collective_has_counts(what->kind) && is_native(context, what);
}

dtl_status dtl__device_check(const struct context *context, const struct collective *what)
{
    dtl_status status = buffers_check(context, what);

    if (status == DTL_SUCCESS && !dtl__device_starts(context, what))
        status = host_check(context, what, context->mode);
    return status;
}
