/* SPDX-License-Identifier: BSD-3-Clause */
/* The devices that this process can use.  The host is one of them, whose streams have nothing
 * queued: what is asked of them is done when the call returns. */
#ifndef DTL_DEVICE_H
#define DTL_DEVICE_H

#include "dtl_runtime.h"

/* How many there are of those that DTL_DEVICE calls `name`; 0 where they can't be used. */
int32_t dtl__device_count(const char *name);

/* Sets *out to the device `id` of those that DTL_DEVICE calls `name`; the one of "host" is there
 * always.  Loads what is needed. */
dtl_status dtl__device_find(const char *name, int32_t id, const struct device **out);

/* As the API calls those of its back end. */
dtl_device_kind dtl__device_kind(const struct device *device);

/* What an address is, and the device whose back end knows it; NULL where none does that is in
 * use. */
const struct device *dtl__device_inspect(const void *address, struct memory *out);

/* The device that alone reaches what is there; NULL where the host does. */
const struct device *dtl__device_only(const void *address);

/* Fails where there is one.  Stubs refuse that, but for what all ranks must hear of. */
dtl_status dtl__host_check_in_use(const char *argument, const void *address);
static inline dtl_status dtl__host_check(const char *argument, const void *address)
{
    return dtl__devices_in_use ? dtl__host_check_in_use(argument, address) : DTL_SUCCESS;
}

/* One that somebody else holds too is released once nobody does.  Any thread. */
struct device_stream *dtl__stream_retain(struct device_stream *stream);
void dtl__stream_release(struct device_stream *stream);

/* What is queued on it from here on runs after all that is queued on `other`, which may be of
 * another device of the back end, or the same. */
dtl_status dtl__stream_follow(struct device_stream *stream, struct device_stream *other);

/* Waits for all that is queued.  Answers nobody meanwhile: what uses it may be an answer itself. */
dtl_status dtl__stream_finish(struct device_stream *stream);

/* Sets *ours to a back end's table, complete: what it lacks is composed of what it has, or fails
 * with NOT_SUPPORTED.  complete_operations.c. */
dtl_status dtl__device_adopt(struct device_ops *ours, const struct device_ops *theirs);

extern const struct device_ops dtl__host_device; /* host_device.c; as a back end's */

#endif
