/* SPDX-License-Identifier: BSD-3-Clause */
/* Macros that compile the kernels as C, CUDA or HIP. */
#ifndef KERNEL_LANGUAGE_H
#define KERNEL_LANGUAGE_H

#ifdef __HIPCC__
#include <hip/hip_runtime.h>
#endif

#include <string.h>

#include "dtl_binary.h"
#include "dtl_steps.h"
#include "dtl_unary.h"

#if defined(__CUDACC__) || defined(__HIPCC__)
#define KERNEL extern "C" __global__ void
#define EACH(index, count)                                                                         \
    uint64_t index = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x;                              \
    index < (count);                                                                               \
    index += (uint64_t)gridDim.x * blockDim.x
#else
#define KERNEL static void
#define EACH(index, count)                                                                         \
    uint64_t index = 0;                                                                            \
    index < (count);                                                                               \
    index++
#endif

#define OPERAND(type, number) ((type *)call.operands[number].start)
#define ELEMENTS(type, number) (call.operands[number].bytes / sizeof(type))

struct words {
    uint64_t words[2];
};

/* Elements of each size. */
#define SIZES(EACH_SIZE)                                                                           \
    EACH_SIZE(1, uint8_t)                                                                          \
    EACH_SIZE(2, uint16_t)                                                                         \
    EACH_SIZE(4, uint32_t)                                                                         \
    EACH_SIZE(8, uint64_t)                                                                         \
    EACH_SIZE(16, struct words)

#endif
