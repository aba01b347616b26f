/* SPDX-License-Identifier: BSD-3-Clause */
/* Functions of the fake driver, beyond the driver's API, that the fake NCCL calls. */
#ifndef FAKE_GPU_H
#define FAKE_GPU_H

#include <stddef.h>

#pragma GCC visibility push(default) /* functions of the API are exported */
#ifdef GPU_HIP
#include "hip_api.h"
#else
#include "cuda_api.h"
#endif
#pragma GCC visibility pop

#define FAKE_API __attribute__((visibility("default")))

/* Device memory that a queued operation accesses. */
struct fake_use {
    void *block;
};

/* The parameters of a kernel launch. */
struct fake_launch {
    unsigned grid[3], threads, shared;
};

/* A kernel of the program, exported as fake_kernel_NAME, if the host has no build of it. */
typedef void (*fake_kernel)(const struct fake_launch *launch, void **arguments);

/* Returns the current device of the calling thread, -1 if none. */
FAKE_API int fake_gpu_current(void);

/* Queues a call of function(data). */
FAKE_API void fake_gpu_call(gpu_stream stream, void (*function)(void *data), void *data);

/* Makes memory of the current device accessible until fake_gpu_leave() and returns its host
 * address; NULL if it is not device memory. */
FAKE_API void *fake_gpu_enter(const void *address, size_t bytes, struct fake_use *use);
FAKE_API void fake_gpu_leave(struct fake_use *use);

#endif
