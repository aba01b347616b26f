/* SPDX-License-Identifier: BSD-3-Clause */
/* The host as a device.  Its memory is ordinary memory, and operations on its streams execute at
 * once, so nothing is ever queued. */
#include <string.h>
#include <unistd.h>

#include "device.h"
#include "progress/wait.h"

enum { BLOCK_ALIGNMENT = 256, TWO_ALIGNMENTS = 2 * BLOCK_ALIGNMENT };

/* Header before an aligned block. */
struct block_origin {
    void *base;
};

struct host_event {
    struct device_event event;
    int64_t time; /* time of the record, in nanoseconds; 0: not recorded */
};

static int32_t count(void)
{
    return 1;
}

static dtl_status properties(int32_t id, struct device_properties *out)
{
    uint64_t pages = (uint64_t)sysconf(_SC_PHYS_PAGES), page = (uint64_t)sysconf(_SC_PAGESIZE);

    (void)id;
    *out = (struct device_properties){
        .name = "host", .bytes = pages * page, .pci_domain = -1, .pci_bus = -1, .pci_device = -1};
    return DTL_SUCCESS;
}

/* ---- memory ---------------------------------------------------------------------------------- */

/* Allocates an aligned block, zeroed as by dtl__alloc(), with its header before it. */
static dtl_status allocate(const struct device *device, enum memory_kind kind, uint64_t bytes,
                           void **out)
{
    char *base = NULL, *start;
    dtl_status status = dtl__alloc((void **)&base, dtl__plus(bytes, TWO_ALIGNMENTS), "block");

    (void)device;
    (void)kind;
    if (status != DTL_SUCCESS)
        return status;
    start = base + BLOCK_ALIGNMENT;
    start += (BLOCK_ALIGNMENT - (uintptr_t)start % BLOCK_ALIGNMENT) % BLOCK_ALIGNMENT;
    ((struct block_origin *)(void *)start)[-1].base = base;
    *out = start;
    return DTL_SUCCESS;
}

static dtl_status release(const struct device *device, void *block)
{
    (void)device;
    dtl__release(((struct block_origin *)block)[-1].base);
    return DTL_SUCCESS;
}

/* Claims no address: host memory counts as foreign. */
static void inspect(const void *address, struct memory *out)
{
    (void)address;
    *out = (struct memory){.kind = MEMORY_FOREIGN, .device = -1};
}

static dtl_status copy(struct device_stream *stream, void *to, const void *from, uint64_t bytes)
{
    (void)stream;
    memcpy(to, from, bytes);
    return DTL_SUCCESS;
}

/* ---- streams --------------------------------------------------------------------------------- */

static dtl_status stream_create(const struct device *device, struct device_stream **out)
{
    dtl_status status = dtl__alloc((void **)out, sizeof **out, "stream");

    if (status == DTL_SUCCESS)
        (*out)->device = device;
    return status;
}

static dtl_status stream_adopt(const struct device *device, uintptr_t native,
                               struct device_stream **out)
{
    if (native != 0)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "native-range",
                                    "native is %#llx; expected 0, since the host has no other "
                                    "streams than DTL's",
                                    (unsigned long long)native);
    return stream_create(device, out);
}

static uintptr_t stream_native(const struct device_stream *stream)
{
    (void)stream;
    return 0;
}

static void stream_release(struct device_stream *stream)
{
    dtl__release(stream);
}

static dtl_status stream_query(struct device_stream *stream, bool *done)
{
    (void)stream;
    *done = true;
    return DTL_SUCCESS;
}

static dtl_status stream_wait(struct device_stream *stream, struct device_event *event)
{
    (void)stream;
    (void)event; /* already complete */
    return DTL_SUCCESS;
}

static dtl_status write_value(struct device_stream *stream, uint64_t *address, uint64_t value)
{
    (void)stream;
    __atomic_store_n(address, value, __ATOMIC_RELEASE);
    return DTL_SUCCESS;
}

/* ---- events ---------------------------------------------------------------------------------- */

static dtl_status event_create(const struct device *device, struct device_event **out)
{
    struct host_event *made = NULL;
    dtl_status status = dtl__alloc((void **)&made, sizeof *made, "event");

    if (status != DTL_SUCCESS)
        return status;
    made->event.device = device;
    *out = &made->event;
    return DTL_SUCCESS;
}

static void event_release(struct device_event *event)
{
    dtl__release(event);
}

static dtl_status event_record(struct device_event *event, struct device_stream *stream)
{
    (void)stream;
    ((struct host_event *)(void *)event)->time = dtl__now();
    return DTL_SUCCESS;
}

static dtl_status event_query(struct device_event *event, bool *done)
{
    (void)event;
    *done = true;
    return DTL_SUCCESS;
}

static dtl_status event_elapsed(struct device_event *from, struct device_event *to,
                                double *milliseconds)
{
    int64_t begun = ((struct host_event *)(void *)from)->time,
            ended = ((struct host_event *)(void *)to)->time;

    *milliseconds = (double)(ended - begun) / 1e6;
    return DTL_SUCCESS;
}

const struct device_ops dtl__host_device = {
    .size = sizeof dtl__host_device,
    .name = "host",
    .count = count,
    .properties = properties,
    .allocate = allocate,
    .release = release,
    .inspect = inspect,
    .copy = copy,
    .stream_create = stream_create,
    .stream_adopt = stream_adopt,
    .stream_native = stream_native,
    .stream_release = stream_release,
    .stream_query = stream_query,
    .stream_wait = stream_wait,
    .event_create = event_create,
    .event_release = event_release,
    .event_record = event_record,
    .event_query = event_query,
    .event_elapsed = event_elapsed,
    .write_value = write_value,
};
