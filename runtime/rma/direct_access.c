/* SPDX-License-Identifier: BSD-3-Clause */
/* Establishes and uses direct access to the memory of ranks of the node: see direct_access.h. */
#include "direct_access.h"

#include <errno.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

#include "topology/placement.h"
#include "topology/segment.h"

/* The guard occupies the first page of a segment; the part follows it. */
enum { GUARD_BYTES = 4096 };

_Static_assert(sizeof(struct guard) <= GUARD_BYTES, "the guard has room");
_Static_assert(sizeof(struct node_name) <= sizeof(((struct part_descriptor *)0)->host),
               "a host has room");

static bool is_shared_memory_enabled(void)
{
    const char *option = dtl__option("DTL_SHARED_MEMORY");

    return option == NULL || strcmp(option, "0") != 0;
}

/* Initializes a guard, whose memory is zeroed, with a mutex that other processes may lock. */
static void guard_init(struct guard *guard, const uint64_t token[2])
{
    pthread_mutexattr_t attributes;

    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_setpshared(&attributes, PTHREAD_PROCESS_SHARED);
    pthread_mutex_init(&guard->lock, &attributes);
    pthread_mutexattr_destroy(&attributes);
    memcpy(guard->token, token, sizeof guard->token);
}

/* ---- copies by the kernel -------------------------------------------------------------------- */

typedef ssize_t (*process_copy)(pid_t process, const struct iovec *here, unsigned long here_count,
                                const struct iovec *there, unsigned long there_count,
                                unsigned long flags);

/* Copies between `here` and an offset in the part of another process. Returns false with errno set
 * on failure. Loops because Linux transfers at most about 2 GiB per call. */
static bool copy(process_copy system_copy, const struct part *part, uint64_t offset, void *here,
                 uint64_t bytes)
{
    for (uint64_t done = 0; done < bytes;) {
        struct iovec local = {.iov_base = (char *)here + done, .iov_len = bytes - done};
        struct iovec remote = {.iov_base = part->address + offset + done, .iov_len = bytes - done};
        ssize_t some = system_copy((pid_t)part->process, &local, 1, &remote, 1, 0);

        if (some <= 0)
            return false;
        done += (uint64_t)some;
    }
    return true;
}

/* Reports the failure of copy() that errno describes. */
static dtl_status copy_failed(const struct part *part)
{
    return dtl__fail(DTL_ERROR_COMMUNICATION,
                     "memory of process %lld can't be reached: %s; expected it to stay "
                     "until the window is freed",
                     (long long)part->process, strerror(errno));
}

dtl_status dtl__direct_access_put(const struct part *part, uint64_t offset, const void *from,
                                  uint64_t bytes)
{
    return copy(process_vm_writev, part, offset, (void *)from, bytes) ? DTL_SUCCESS
                                                                      : copy_failed(part);
}

dtl_status dtl__direct_access_get(const struct part *part, uint64_t offset, void *to,
                                  uint64_t bytes)
{
    return copy(process_vm_readv, part, offset, to, bytes) ? DTL_SUCCESS : copy_failed(part);
}

/* ---- the own part ---------------------------------------------------------------------------- */

/* Describes a part that other ranks cannot access directly yet: its size, and the host and token by
 * which they recognize ranks of the same node. */
static void descriptor_init(struct part_descriptor *descriptor, uint64_t size)
{
    struct node_name host;

    *descriptor = (struct part_descriptor){.size = size, .segment = NO_SEGMENT};
    dtl__local_node_name(&host);
    memcpy(descriptor->host, &host, sizeof host);
    dtl__segment_token(descriptor->token);
}

void dtl__direct_access_end_export(struct part_descriptor *descriptor)
{
    if (descriptor->segment != NO_SEGMENT)
        close(descriptor->segment);
    descriptor->segment = NO_SEGMENT;
}

/* Allocates the window's memory in a segment and sets *own and the segment's descriptor. Returns
 * false if the system refuses. */
static bool segment_export(struct window *window, struct part *own,
                           struct part_descriptor *descriptor)
{
    uint64_t bytes = dtl__plus(GUARD_BYTES, descriptor->size);
    void *mapping = NULL;

    if (!dtl__segment_make(bytes, &descriptor->segment, &mapping))
        return false;
    if (dtl__block_of_mapping(mapping, bytes, &window->memory) != DTL_SUCCESS) {
        dtl__segment_close(mapping, bytes);
        dtl__direct_access_end_export(descriptor);
        return false;
    }
    *own = (struct part){
        .size = descriptor->size, .guard = mapping, .base = (char *)mapping + GUARD_BYTES};
    return true;
}

/* Creates this rank's part without a segment: allocates the guard and, if is_owned, the window's
 * memory. dtl__direct_access_release() frees them, also after a failure. */
static dtl_status memory_make(struct window *window, struct part *own, void *base, bool is_owned,
                              const struct part_descriptor *descriptor)
{
    dtl_status status = dtl__alloc((void **)&window->guard, sizeof *window->guard, "window");

    if (status == DTL_SUCCESS && is_owned)
        status = dtl__block_make(descriptor->size, "memory of a window", &window->memory);
    if (status != DTL_SUCCESS)
        return status;
    *own = (struct part){.size = descriptor->size,
                         .guard = window->guard,
                         .base = is_owned ? window->memory->data : base};
    return DTL_SUCCESS;
}

dtl_status dtl__direct_access_export(struct window *window, void *base, uint64_t size,
                                     bool is_owned, struct part_descriptor *descriptor)
{
    const struct comm *comm = &window->context->comm;
    struct part *own = &window->parts[comm->rank];
    bool is_shared = comm->size > 1 && !window->is_dynamic && is_shared_memory_enabled();
    dtl_status status = DTL_SUCCESS;

    descriptor_init(descriptor, size);
    if (!is_owned || !is_shared || !segment_export(window, own, descriptor))
        status = memory_make(window, own, base, is_owned, descriptor);
    if (own->guard == NULL)
        return status;
    guard_init(own->guard, descriptor->token);
    descriptor->base = own->base;
    descriptor->token_address = (char *)own->guard->token;
    descriptor->process = is_shared ? (int64_t)getpid() : 0;
    return status;
}

/* ---- parts of other ranks -------------------------------------------------------------------- */

/* Maps the segment of another rank's part. Returns false if there is none, or it cannot be mapped
 * or has another token. */
static bool segment_import(struct part *part, const struct part_descriptor *descriptor)
{
    uint64_t bytes = dtl__plus(GUARD_BYTES, descriptor->size);
    struct guard *guard;
    void *mapping = NULL;

    if (descriptor->segment == NO_SEGMENT ||
        !dtl__segment_open(descriptor->process, descriptor->segment, bytes, &mapping))
        return false;
    guard = mapping;
    if (memcmp(guard->token, descriptor->token, sizeof descriptor->token) != 0 ||
        dtl__block_of_mapping(mapping, bytes, &part->block) != DTL_SUCCESS) {
        dtl__segment_close(mapping, bytes);
        return false;
    }
    part->guard = guard;
    part->base = (char *)mapping + GUARD_BYTES;
    return true;
}

/* Enables copies by the kernel if the token can be read at its address. In another PID namespace
 * the process id may denote a different process; the token detects this. */
static void process_import(struct part *part, const struct part_descriptor *descriptor)
{
    struct part token_part = {.process = descriptor->process, .address = descriptor->token_address};
    uint64_t token[2];

    if (descriptor->process == 0 || !copy(process_vm_readv, &token_part, 0, token, sizeof token) ||
        memcmp(token, descriptor->token, sizeof token) != 0)
        return;
    part->process = descriptor->process;
    part->address = descriptor->base;
}

void dtl__direct_access_import(struct window *window, const struct part_descriptor *descriptors)
{
    const struct comm *comm = &window->context->comm;
    const struct part_descriptor *own = &descriptors[comm->rank];

    for (int32_t rank = 0; rank < comm->size; rank++) {
        struct part *part = &window->parts[rank];

        part->size = descriptors[rank].size;
        if (rank == comm->rank || window->is_dynamic || !is_shared_memory_enabled() ||
            memcmp(descriptors[rank].host, own->host, sizeof own->host) != 0)
            continue;
        if (!segment_import(part, &descriptors[rank]))
            process_import(part, &descriptors[rank]);
    }
}

void dtl__direct_access_release(struct window *window)
{
    for (int32_t rank = 0; window->parts != NULL && rank < window->context->comm.size; rank++)
        dtl__block_release(window->parts[rank].block);
    if (window->guard != NULL)
        pthread_mutex_destroy(&window->guard->lock);
    dtl__release(window->guard);
    dtl__block_release(window->memory);
}
