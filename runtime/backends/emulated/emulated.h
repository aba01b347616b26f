/* SPDX-License-Identifier: BSD-3-Clause */
/* Emulated devices, whose memory is host memory that the host cannot access.
 *
 * A block of device memory is a memory file that is mapped twice: the address that programs see can
 * be neither read nor written, and operations of the device use the other one. A load, a system
 * call or another process that accesses the memory therefore fails immediately, as with a GPU. A
 * stream is a thread. */
#ifndef EMULATED_H
#define EMULATED_H

#include "kernels.h"

enum { EMULATED_DEVICES = 4 };

#define EMULATED_BYTES (UINT64_C(4) << 30) /* memory of each device */

extern const struct host *emulated_host;

/* ---- memory.c -------------------------------------------------------------------------------- */

struct block;

/* A range of memory that an operation accesses, at an address that it can use. */
struct memory_range {
    void *address;
    struct block *block; /* in use until range_release(); NULL: foreign memory */
};

/* Translates an address as programs see it and sets *out. The block is not released before
 * range_release(). Fails if the bytes extend beyond the end of their block or lie in a block that
 * was released. */
dtl_status range_acquire(const void *address, uint64_t bytes, struct memory_range *out);
/* Ends the use of the block, which may then be released. Does nothing for foreign memory. */
void range_release(struct memory_range *range);

/* These implement struct device_ops. */
dtl_status memory_allocate(const struct device *device, enum memory_kind kind, uint64_t bytes,
                           void **out);
dtl_status memory_release(const struct device *device, void *start);
void memory_inspect(const void *address, struct memory *out);
dtl_status memory_export(const struct device *device, void *start, struct exported_memory *out);
dtl_status memory_import(const struct device *device, const struct exported_memory *exported,
                         void **out);
dtl_status memory_import_close(const struct device *device, void *start);

/* ---- stream.c -------------------------------------------------------------------------------- */

/* These implement struct device_ops. */
dtl_status stream_create(const struct device *device, struct device_stream **out);
dtl_status stream_adopt(const struct device *device, uintptr_t native, struct device_stream **out);
uintptr_t stream_native(const struct device_stream *stream);
void stream_release(struct device_stream *stream);
dtl_status stream_query(struct device_stream *stream, bool *done);
dtl_status stream_wait(struct device_stream *stream, struct device_event *event);
dtl_status stream_copy(struct device_stream *stream, void *to, const void *from, uint64_t bytes);
dtl_status stream_write_value(struct device_stream *stream, uint64_t *word, uint64_t value);
dtl_status stream_await_value(struct device_stream *stream, uint64_t *word, uint64_t value);
dtl_status stream_launch(struct device_stream *stream, const char *kernel,
                         const struct kernel_call *call);
bool primitive_workspace_bytes(const struct device *device, const struct kernel_call *call,
                               uint64_t *bytes);
dtl_status stream_primitive(struct device_stream *stream, const struct kernel_call *call,
                            struct device_part workspace);
/* Queues a kernel. The operands are addresses as programs see them. Fails if one is not memory of a
 * device. */
dtl_status stream_run(struct device_stream *stream, host_kernel kernel,
                      const struct kernel_call *call);
/* Queues a call of function(data), which the stream's thread executes. */
dtl_status stream_call(struct device_stream *stream, void (*function)(void *data), void *data);

dtl_status event_create(const struct device *device, struct device_event **out);
void event_release(struct device_event *event);
dtl_status event_record(struct device_event *event, struct device_stream *stream);
dtl_status event_query(struct device_event *event, bool *done);
dtl_status event_elapsed(struct device_event *from, struct device_event *to, double *milliseconds);

/* Returns the number of streams and events that were not released. */
int32_t unreleased_handles(void);

#endif
