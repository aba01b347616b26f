/* SPDX-License-Identifier: BSD-3-Clause */
/* Kernels of the task kinds, and access to tensor rows as float32. */
#ifndef DTL_MODEL_TASK_KERNEL_H
#define DTL_MODEL_TASK_KERNEL_H

#include <string.h>

#include "dtl_numbers.h"
#include "model.h"
#include "product.h"

/* Compiles a function for AVX-512 with 512-bit registers; GCC and clang spell the latter
 * differently. */
#ifdef __clang__
#define TARGET_AVX512 __attribute__((target("avx512f"), __min_vector_width__(512)))
#else
#define TARGET_AVX512 __attribute__((target("avx512f,prefer-vector-width=512")))
#endif

/* Elements per chunk, so that chunks stay in the L1 cache. */
enum { CHUNK = 512 };

/* The arguments of a kernel: the task's record and its worker's workspace. */
struct task_run {
    const struct model *model;
    const dtl_model_record_t *record;
    struct product_workspace *workspace;
};

/* Runs a task to completion in the calling thread. The operands were checked when the task was
 * added. On failure, the executor records the status and the last error. */
typedef dtl_status (*task_runner)(const struct task_run *run);

/* elementwise.c */
dtl_status dtl__run_unary(const struct task_run *run);
dtl_status dtl__run_binary(const struct task_run *run);

/* linear.c */
dtl_status dtl__run_linear(const struct task_run *run);

/* attention.c */
dtl_status dtl__run_flash_attention(const struct task_run *run);
dtl_status dtl__run_flash_decode(const struct task_run *run);

/* cache_append.c */
dtl_status dtl__run_append(const struct task_run *run);

/* normalize.c */
dtl_status dtl__run_normalize(const struct task_run *run);

/* collective_task.c */
dtl_status dtl__run_barrier(const struct task_run *run);
dtl_status dtl__run_allreduce(const struct task_run *run);

/* prefetch.c */
dtl_status dtl__run_prefetch(const struct task_run *run);

/* Returns an operand, or NULL if the task has none. */
static inline const struct model_tensor *dtl__operand(const struct task_run *run, int operand)
{
    int64_t tensor = run->record->tensors[operand];

    return tensor == DTL_MODEL_NO_TENSOR ? NULL : &run->model->tensors[tensor];
}

/* Returns elements of a row as float32: in place, or converted into `chunk`. */
static inline const float *dtl__row_as_floats(const struct model_tensor *tensor, const char *row,
                                              uint64_t column, uint64_t count, float *chunk)
{
    const uint16_t *halves = (const uint16_t *)row + column;

    if (tensor->dtype == DTL_DTYPE_FLOAT32)
        return (const float *)row + column;
    for (uint64_t index = 0; index < count; index++)
        chunk[index] = dtl__float_from_bfloat16(halves[index]);
    return chunk;
}

/* Returns where to write elements of a row as float32: in place, or into `chunk`, to be stored with
 * dtl__row_store(). */
static inline float *dtl__row_output(const struct model_tensor *tensor, char *row, uint64_t column,
                                     float *chunk)
{
    return tensor->dtype == DTL_DTYPE_FLOAT32 ? (float *)row + column : chunk;
}

/* Writes float32 values to elements of a row, converted to its dtype. Does nothing if
 * dtl__row_output() returned the row itself. */
static inline void dtl__row_store(const struct model_tensor *tensor, char *row, uint64_t column,
                                  uint64_t count, const float *values)
{
    uint16_t *halves = (uint16_t *)row + column;
    float *floats = (float *)row + column;

    if (tensor->dtype != DTL_DTYPE_FLOAT32)
        for (uint64_t index = 0; index < count; index++)
            halves[index] = dtl__bfloat16_from_float(values[index]);
    else if (floats != values)
        memcpy(floats, values, count * sizeof *values);
}

/* Returns the number of elements in the chunk that begins at `column`. */
static inline uint64_t dtl__chunk_count(const struct model_tensor *tensor, uint64_t column)
{
    return tensor->columns - column < CHUNK ? tensor->columns - column : CHUNK;
}

#endif
