/* SPDX-License-Identifier: BSD-3-Clause */
/* The fake driver's code shared by both APIs, and the functions that each API implements: libcuda.c
 * and libhip.c. */
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

/* ---- functions of each API ------------------------------------------------------------------- */

/* The current device of the thread: with CUDA none until a context is pushed; with HIP initially
 * the first. */
bool fake_is_on_device(void);
const struct device *fake_current(void);

/* ---- functions of both APIs ------------------------------------------------------------------ */

enum {
    PROCESSORS = 2,    /* of each device */
    BLOCKS_AT_ONCE = 4 /* blocks resident at once, which may wait for each other */
};

extern const struct device fake_devices[EMULATED_DEVICES];

/* Returns the error that the call of that name is to fail with. */
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
/* Returns the text of an error; NULL: unknown. */
const char *fake_words(gpu_result error);

static inline void *at(gpu_address address)
{
    return (void *)(uintptr_t)address;
}

/* Returns the stream of a handle; NULL is the default stream. */
struct device_stream *fake_stream(gpu_stream stream);
/* Returns the device of a stream, or -1 if it is none. */
int fake_device_of(gpu_stream stream);
gpu_result fake_copy(void *to, const void *from, size_t bytes, gpu_stream stream);

#endif
