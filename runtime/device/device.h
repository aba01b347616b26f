/* SPDX-License-Identifier: BSD-3-Clause */
/* Devices that this process can use, their memory, streams and events.
 *
 * A device (struct device, dtl_backend.h) belongs to a backend, whose table of operations
 * complete_operations.c completes once.  The host is a device too; its streams execute every
 * operation at once, before the call returns.  device.c finds devices and inspects addresses,
 * stream.c implements streams and events of the API, kernel.h launches kernels, device_group.h
 * communicates between devices.  Start reading with device.c.
 *
 * The list of devices only grows, so functions may be called from any thread; a stream is used by
 * one thread at a time. */
#ifndef DTL_DEVICE_H
#define DTL_DEVICE_H

#include "dtl_runtime.h"

/* Returns the number of devices of the backend `name` (as in DTL_DEVICE); 0 if they can't be used.
 */
int32_t dtl__device_count(const char *name);

/* Sets *out to device `id` of the backend `name` (as in DTL_DEVICE); "host" always exists.  Loads
 * the backend's plugin if needed. */
dtl_status dtl__device_find(const char *name, int32_t id, const struct device **out);

/* Returns the kind of a device as in the API. */
dtl_device_kind dtl__device_kind(const struct device *device);

/* Sets *out to the kind of memory at an address, and returns the device whose backend knows it;
 * NULL if no backend in use does. */
const struct device *dtl__device_inspect(const void *address, struct memory *out);

/* Returns the device whose memory is at an address, if the host can't access it; otherwise NULL. */
const struct device *dtl__device_of_inaccessible(const void *address);

/* Fails if the host can't access the address.  Generated stubs check this, except for calls whose
 * refusal must be agreed with other ranks. */
dtl_status dtl__host_check_in_use(const char *argument, const void *address);
static inline dtl_status dtl__host_check(const char *argument, const void *address)
{
    return dtl__devices_in_use ? dtl__host_check_in_use(argument, address) : DTL_SUCCESS;
}

/* Retain and release a stream, which is destroyed with its last reference.  Any thread. */
struct device_stream *dtl__stream_retain(struct device_stream *stream);
void dtl__stream_release(struct device_stream *stream);

/* Makes later work of `stream` wait for all work queued on `other` so far.  Both belong to the same
 * backend; they may belong to different devices. */
dtl_status dtl__stream_wait_for_stream(struct device_stream *stream, struct device_stream *other);

/* Blocks until all queued work is complete.  Serves requests but runs no workers meanwhile, because
 * an action may itself use the stream. */
dtl_status dtl__stream_synchronize(struct device_stream *stream);

/* Sets *out to a copy of a backend's table with all members: missing ones are composed of others,
 * or fail with DTL_ERROR_NOT_SUPPORTED.  complete_operations.c. */
dtl_status dtl__device_adopt(struct device_ops *out, const struct device_ops *backend_ops);

extern const struct device_ops dtl__host_device; /* host_device.c */

#endif
