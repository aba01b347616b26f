/* SPDX-License-Identifier: BSD-3-Clause */
/* A stream that is blocked until the gate is opened, so that work queued on it has not run yet. The
 * device is of the kind that DTL_DEVICE names. */
#ifndef DTL_TEST_DEVICE_GATE_H
#define DTL_TEST_DEVICE_GATE_H

#include "device_kind.h"
#include "support.h"

#include "device/device.h"

struct gate {
    dtl_stream_t stream;
    struct device_stream *queue;
    const struct device *device;
    uint64_t *word; /* in pinned memory, writable by the host */
};

static inline struct gate gate_close(int32_t id)
{
    struct gate gate = {0};

    assert_success(dtl__device_find(device_kind_name(), id, &gate.device));
    assert_success(dtl_stream_create(device_kind(), id, &gate.stream));
    assert_success(gate.device->ops->stream_adopt(
        gate.device, (uintptr_t)dtl_stream_native(gate.stream), &gate.queue));
    assert_success(gate.device->ops->allocate(gate.device, MEMORY_PINNED, sizeof *gate.word,
                                              (void **)&gate.word));
    *gate.word = 0;
    assert_success(gate.device->ops->await_value(gate.queue, gate.word, 1));
    return gate;
}

static inline void gate_open(const struct gate *gate)
{
    __atomic_store_n(gate->word, 1, __ATOMIC_RELEASE);
}

static inline void gate_free(struct gate *gate)
{
    gate->device->ops->stream_release(gate->queue);
    dtl_stream_destroy(gate->stream);
    assert_success(gate->device->ops->release(gate->device, gate->word));
}

#endif
