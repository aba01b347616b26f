/* SPDX-License-Identifier: BSD-3-Clause */
/* Chooses the algorithm for a collective on device memory, and validates its buffers. */
#include "device_collective.h"

#include <stdio.h>
#include <string.h>

#include "comm/collective_block.h"
#include "device/device.h"
#include "device/device_group.h"
#include "displacements.h"
#include "dtl_impl.h"

/* ---- extent of the buffers ------------------------------------------------------------------- */

static uint64_t count_sum(const uint64_t *counts, int32_t ranks)
{
    uint64_t sum = 0;

    for (int32_t rank = 0; rank < ranks; rank++)
        sum += counts[rank];
    return sum;
}

/* Returns the bytes from `start` to the end of a block; 0 if the block is empty. */
static uint64_t part_end(struct collective_block part, const void *start, uint64_t size)
{
    if (!part.exists || part.count == 0)
        return 0;
    return (uint64_t)((uintptr_t)part.start - (uintptr_t)start) + part.count * size;
}

uint64_t dtl__bytes_sent(const struct comm *comm, const struct collective *collective)
{
    uint64_t size = collective->type->size, most = 0;

    if (collective->kind == COLLECTIVE_BARRIER || collective->kind == COLLECTIVE_BROADCAST)
        return 0;
    if (collective->kind == COLLECTIVE_REDUCE_SCATTER)
        return count_sum(collective->recvcounts, comm->size) * size;
    if (collective_is_reduction(collective->kind))
        return collective->count * size;
    for (int32_t peer = 0; peer < comm->size; peer++) {
        uint64_t end =
            part_end(dtl__block_sent(collective, comm->rank, peer), collective->send, size);

        most = end > most ? end : most;
    }
    return most;
}

uint64_t dtl__bytes_received(const struct comm *comm, const struct collective *collective)
{
    uint64_t size = collective->type->size, most = 0;

    if (collective->kind == COLLECTIVE_BARRIER)
        return 0;
    if (collective->kind == COLLECTIVE_BROADCAST || collective->kind == COLLECTIVE_EXSCAN)
        return collective->count * size;
    if (collective_is_reduction(collective->kind)) {
        struct collective_block part = dtl__block_reduced(collective, comm->rank);

        return part.exists ? part.count * size : 0;
    }
    for (int32_t peer = 0; peer < comm->size; peer++) {
        uint64_t end =
            part_end(dtl__block_received(collective, comm->rank, peer), collective->recv, size);

        most = end > most ? end : most;
    }
    return most;
}

/* ---- memory of the buffers ------------------------------------------------------------------- */

/* Returns true if only the root's buffer is significant, for sending or for receiving. */
static bool is_significant_on_root_only(enum collective_kind kind, bool is_sent)
{
    if (is_sent)
        return kind == COLLECTIVE_SCATTER || kind == COLLECTIVE_SCATTERV;
    return kind == COLLECTIVE_GATHER || kind == COLLECTIVE_GATHERV || kind == COLLECTIVE_REDUCE;
}

/* Returns true for an address in device memory.  Unified memory counts as such if the context
 * has a device; NULL does not. */
static bool is_device_address(const struct context *context, const void *address)
{
    struct memory memory;

    if (address == NULL)
        return false;
    dtl__device_inspect(address, &memory);
    return memory.kind == MEMORY_DEVICE ||
           (memory.kind == MEMORY_UNIFIED && context->device != NULL);
}

/* Returns true if a significant buffer is in device memory.  Only the start of each buffer is
 * inspected, so that counts and displacements need not be read. */
static bool has_device_buffer(const struct context *context, const struct collective *collective)
{
    bool is_root = collective->root == context->comm.rank;
    bool is_sent = is_root || !is_significant_on_root_only(collective->kind, true);
    bool is_received = is_root || !is_significant_on_root_only(collective->kind, false);

    return (is_sent && is_device_address(context, collective->send)) ||
           (is_received && is_device_address(context, collective->recv));
}

/* Returns the failure of a buffer in other memory than the context accepts.  `owner` is the
 * device that has it, or NULL. */
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

static const char *receive_buffer_name(const struct collective *collective)
{
    return collective->kind == COLLECTIVE_BROADCAST ? "buf" : "recvbuf";
}

/* Fails unless this rank's send and receive buffers are long enough and in memory of the
 * context's device.  Local. */
static dtl_status check_buffers(const struct context *context, const struct collective *collective)
{
    const struct comm *comm = &context->comm;
    dtl_status status = dtl__device_buffer_check(context, "sendbuf", collective->send,
                                                 dtl__bytes_sent(comm, collective));

    return status == DTL_SUCCESS
               ? dtl__device_buffer_check(context, receive_buffer_name(collective),
                                          collective->recv, dtl__bytes_received(comm, collective))
               : status;
}

/* ---- choice of the algorithm ----------------------------------------------------------------- */

/* Returns true if the device group performs the collective and the context accepts its order of
 * operations.  Equal on all ranks. */
static bool is_native(const struct context *context, const struct collective *collective)
{
    return context->group != NULL && dtl__group_supports(context->group, collective) &&
           dtl__context_takes_any_order(context, collective);
}

/* Runs a collective by the device group, on the context's stream.  `checked` is the result of
 * this rank's checks.  Returns it at once if the collective has no elements on any rank. */
static dtl_status run_native(struct context *context, const struct collective *collective,
                             dtl_status checked)
{
    struct device_stream *stream = NULL;
    bool is_empty = collective->kind != COLLECTIVE_BARRIER &&
                    !collective_has_counts(collective->kind) && collective->count == 0;

    if (is_empty)
        return checked;
    if (checked == DTL_SUCCESS)
        checked = dtl__context_stream(context, &stream);
    return dtl__group_run(context->group, stream, collective, checked);
}

/* Fails in native-only mode, where a collective must not be staged through the host. */
static dtl_status check_staging_allowed(const struct context *context,
                                        const struct collective *collective,
                                        dtl_nccl_operation_mode mode)
{
    if (context->group == NULL || mode != DTL_NCCL_MODE_NATIVE_ONLY)
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_NOT_SUPPORTED,
                     "the operation goes by way of the host, with %s of %s; expected one "
                     "that NCCL performs itself, or hybrid mode",
                     dtl_impl_reduce_op_name(collective->op), collective->type->name);
}

/* Runs a collective through host memory; fails in native-only mode.  `checked` is the result of
 * this rank's checks. */
static dtl_status run_staged(struct context *context, const struct collective *collective,
                             dtl_nccl_operation_mode mode, dtl_status checked)
{
    if (checked == DTL_SUCCESS)
        checked = check_staging_allowed(context, collective, mode);
    return dtl__run_staged(context, collective, checked);
}

dtl_status dtl__device_collective(struct context *context, const struct collective *requested,
                                  dtl_nccl_operation_mode mode)
{
    struct collective collective = *requested;
    dtl_status status = DTL_SUCCESS;

    if (collective_has_counts(collective.kind))
        status = dtl__displacements_fill(context, &collective);
    if (status != DTL_SUCCESS)
        return status;
    status = check_buffers(context, &collective);
    return is_native(context, &collective) ? run_native(context, &collective, status)
                                           : run_staged(context, &collective, mode, status);
}

/* ---- agreement on the memory ----------------------------------------------------------------- */

enum memory_location {
    LOCATION_NONE = 0,
    LOCATION_HOST = 1,
    LOCATION_DEVICE = 2,
    LOCATION_MIXED = 3
};

/* Returns true if this rank sends or receives any elements. */
static bool has_elements(const struct comm *comm, const struct collective *collective)
{
    const uint64_t *sent = significant_counts(collective->sendcounts, comm, collective);
    const uint64_t *received = significant_counts(collective->recvcounts, comm, collective);

    return collective->count > 0 || (sent != NULL && count_sum(sent, comm->size) > 0) ||
           (received != NULL && count_sum(received, comm->size) > 0);
}

/* Returns the location of this rank's buffers; LOCATION_NONE if it has no elements. */
static enum memory_location own_location(const struct context *context,
                                         const struct collective *collective)
{
    if (has_device_buffer(context, collective))
        return LOCATION_DEVICE;
    return has_elements(&context->comm, collective) ? LOCATION_HOST : LOCATION_NONE;
}

/* Returns the failure of a call with host memory on some ranks and device memory on others. */
static dtl_status refuse_mixed_locations(const struct collective *collective,
                                         enum memory_location mine)
{
    static const char *const names[] = {"of no elements", "the host's", "a device's"};

    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT,
                                collective->kind == COLLECTIVE_BROADCAST ? "buf-memory"
                                                                         : "sendbuf-memory",
                                "the memory is %s on this rank, and not so on others; expected the "
                                "host's on all ranks, or a device's",
                                names[mine]);
}

/* Returns the failure of a call with device memory in a context in which no rank has a device.  The
 * failure is local. */
static dtl_status refuse_without_device(const struct context *context,
                                        const struct collective *collective)
{
    bool is_sent = is_device_address(context, collective->send);
    const void *address = is_sent ? collective->send : collective->recv;
    struct memory memory;
    const struct device *owner = dtl__device_inspect(address, &memory);

    return refuse_memory(context, is_sent ? "sendbuf" : receive_buffer_name(collective), address,
                         &memory, owner);
}

/* Sets *out to the location of the buffers on all ranks.  Fails on all ranks if some have buffers
 * in host memory and others in device memory.  Collective if any rank of the context has a device.
 */
static dtl_status agree_on_location(struct context *context, const struct collective *collective,
                                    enum memory_location *out)
{
    struct comm *comm = &context->comm;
    int32_t mine = (int32_t)own_location(context, collective), all = mine;
    dtl_status status = DTL_SUCCESS;

    if (!context->has_devices && mine == LOCATION_DEVICE)
        return refuse_without_device(context, collective);
    if (context->has_devices && comm->size > 1)
        status =
            dtl__run(comm, allreduce_of(&mine, &all, 1, dtl__dtype(DTL_DTYPE_INT32), DTL_OP_BOR));
    if (status == DTL_SUCCESS && all == LOCATION_MIXED)
        status = refuse_mixed_locations(collective, (enum memory_location)mine);
    *out = (enum memory_location)all;
    return status;
}

dtl_status dtl__device_run(struct context *context, const struct collective *collective,
                           bool *is_done)
{
    enum memory_location all = LOCATION_NONE;
    dtl_status status = agree_on_location(context, collective, &all);

    *is_done = status != DTL_SUCCESS || all == LOCATION_DEVICE;
    return status == DTL_SUCCESS && *is_done
               ? dtl__device_collective(context, collective, context->mode)
               : status;
}

/* ---- nonblocking ----------------------------------------------------------------------------- */

dtl_status dtl__device_detect(struct context *context, const struct collective *collective,
                              bool *is_on_device)
{
    enum memory_location all = LOCATION_NONE;
    dtl_status status = DTL_SUCCESS;

    if (atomic_load(&dtl__devices_in_use) && collective->kind != COLLECTIVE_BARRIER)
        status = agree_on_location(context, collective, &all);
    *is_on_device = all == LOCATION_DEVICE && has_elements(&context->comm, collective);
    return status;
}

dtl_status dtl__device_detect_local_in_use(struct context *context,
                                           const struct collective *collective, bool *is_on_device)
{
    *is_on_device = collective->kind != COLLECTIVE_BARRIER &&
                    has_device_buffer(context, collective) &&
                    has_elements(&context->comm, collective);
    return *is_on_device && !context->has_devices ? refuse_without_device(context, collective)
                                                  : DTL_SUCCESS;
}

bool dtl__device_is_native(const struct context *context, const struct collective *collective)
{
    return !collective_has_counts(collective->kind) && is_native(context, collective);
}

dtl_status dtl__device_check(const struct context *context, const struct collective *collective)
{
    dtl_status status = check_buffers(context, collective);

    if (status == DTL_SUCCESS && !dtl__device_is_native(context, collective))
        status = check_staging_allowed(context, collective, context->mode);
    return status;
}
