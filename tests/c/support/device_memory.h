/* SPDX-License-Identifier: BSD-3-Clause */
/* Blocks of device memory for tests: allocated, filled from the host and read back. */
#ifndef DTL_TEST_DEVICE_MEMORY_H
#define DTL_TEST_DEVICE_MEMORY_H

#include "support.h"

#include "device/device.h"

static const struct device *memory_device;

static inline void device_choose(const char *kind, int32_t id)
{
    if (dtl__device_find(kind, id, &memory_device) != DTL_SUCCESS)
        fail_msg("%s", last_message());
}

static inline void device_copy(void *to, const void *from, size_t bytes)
{
    struct device_stream *stream = NULL;
    bool done = false;

    assert_int_equal(memory_device->ops->stream_create(memory_device, &stream), DTL_SUCCESS);
    assert_int_equal(memory_device->ops->copy(stream, to, from, bytes), DTL_SUCCESS);
    while (!done)
        assert_int_equal(memory_device->ops->stream_query(stream, &done), DTL_SUCCESS);
    memory_device->ops->stream_release(stream);
}

/* Allocates a device block and copies `count` bytes into it. */
static inline void *device_block(const void *bytes, size_t count)
{
    void *block = NULL;

    assert_int_equal(memory_device->ops->allocate(memory_device, MEMORY_DEVICE, count, &block),
                     DTL_SUCCESS);
    device_copy(block, bytes, count);
    return block;
}

static inline void device_free(void *block)
{
    assert_int_equal(memory_device->ops->release(memory_device, block), DTL_SUCCESS);
}

#define DEVICE_BLOCK(array) device_block(array, sizeof(array))
#define DEVICE_READ(array, block) device_copy(array, block, sizeof(array))

#endif
