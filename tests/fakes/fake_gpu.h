/* SPDX-License-Identifier: BSD-3-Clause */
/* What the fake NCCL asks of the fake driver, beside what a driver has. */
#ifndef FAKE_GPU_H
#define FAKE_GPU_H

#include <stddef.h>

#pragma GCC visibility push(default) /* its calls */
#ifdef GPU_HIP
#include "hip_api.h"
#else
#include "cuda_api.h"
#endif
#pragma GCC visibility pop

#define FAKE_API __attribute__((visibility("default")))

/* Device memory that something queued works on. */
struct fake_use {
    void *block;
};

/* How a kernel is launched. */
struct fake_launch {
    unsigned grid[3], threads, shared;
};

/* A kernel of the program's, which it exports as fake_kernel_NAME: for what has no host's build. */
typedef void (*fake_kernel)(const struct fake_launch *launch, void **arguments);

/* The device that the calling thread works on; -1: on none. */
FAKE_API int fake_gpu_current(void);

/* Queues a call of function(data). */
FAKE_API void fake_gpu_call(gpu_stream stream, void (*function)(void *data), void *data);

/* Where memory of the current device is reached, until it is left; NULL: it is none. */
FAKE_API void *fake_gpu_enter(const void *address, size_t bytes, struct fake_use *use);
FAKE_API void fake_gpu_leave(struct fake_use *use);

#endif
