/* SPDX-License-Identifier: BSD-3-Clause */
/* What the fake driver has for both APIs, and what each API has of its own: libcuda.c and libhip.c.
 */
#ifndef FAKE_DRIVER_H
#define FAKE_DRIVER_H

#include "emulated.h"
#include "fake_gpu.h"

#ifdef GPU_HIP
#define GPU_FAILS "DTL_FAKE_HIP_FAILS"
#define GPU_NO_CONTEXT hipErrorInvalidHandle
#define NO_DEVICE_WORDS "hipErrorNoDevice"
#else
#define GPU_FAILS "DTL_FAKE_CUDA_FAILS"
#define GPU_NO_CONTEXT CUDA_ERROR_INVALID_CONTEXT
#define NO_DEVICE_WORDS "no CUDA-capable device is detected"
#endif

/* ---- each API's own -------------------------------------------------------------------------- */

/* A device to work on: there is none until a context is pushed, and HIP begins with the first. */
bool fake_is_on_device(void);
const struct device *fake_current(void);

/* ---- of both --------------------------------------------------------------------------------- */

enum {
    PROCESSORS = 2,    /* of each device */
    BLOCKS_AT_ONCE = 4 /* on each, which may wait for each other */
};

extern const struct device fake_devices[EMULATED_DEVICES];

/* What the call of that name is to fail with. */
gpu_result fake_failure(const char *call);

#define MAY_FAIL()                                                                                 \
    do {                                                                                           \
        gpu_result failure_ = fake_failure(__func__);                                              \
        if (failure_ != GPU_SUCCESS)                                                               \
            return failure_;                                                                       \
        if (!fake_is_on_device())                                                                  \
            return GPU_NO_CONTEXT;                                                                 \
    } while (0)

gpu_result fake_code(dtl_status status);
/* NULL: there are none. */
const char *fake_words(gpu_result error);

static inline void *at(gpu_address address)
{
    return (void *)(uintptr_t)address;
}

/* NULL is the default stream. */
struct device_stream *fake_stream(gpu_stream stream);
/* The device of a stream; -1: it is none. */
int fake_device_of(gpu_stream stream);
gpu_result fake_copy(void *to, const void *from, size_t bytes, gpu_stream stream);

#endif
