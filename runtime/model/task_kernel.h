/* SPDX-License-Identifier: BSD-3-Clause */
/* What each kind of task does. */
#ifndef DTL_MODEL_TASK_KERNEL_H
#define DTL_MODEL_TASK_KERNEL_H

#include <string.h>

#include "dtl_numbers.h"
#include "model.h"
#include "product.h"

/* For functions that are to be compiled for AVX-512, with its registers of 512 bits: compilers have
 * different names for the latter. */
#ifdef __clang__
#define TARGET_AVX512 __attribute__((target("avx512f"), __min_vector_width__(512)))
#else
#define TARGET_AVX512 __attribute__((target("avx512f,prefer-vector-width=512")))
#endif

/* Elements that are worked on at a time: they stay in the first cache. */
enum { CHUNK = 512 };

/* What a task is given: its record, and what its worker has for it. */
struct task_run {
    const struct model *model;
    const dtl_model_record_t *record;
    struct product_room *room;
};

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

/* An operand; NULL where the task does without. */
static inline const struct model_tensor *dtl__operand(const struct task_run *run, int operand)
{
    int64_t tensor = run->record->tensors[operand];

    return tensor == DTL_MODEL_NO_TENSOR ? NULL : &run->model->tensors[tensor];
}

/* Elements of a row as float32: where they are, or in `chunk`. */
static inline const float *dtl__floats(const struct model_tensor *tensor, const char *row,
                                       uint64_t column, uint64_t count, float *chunk)
{
    const uint16_t *halves = (const uint16_t *)row + column;

    if (tensor->dtype == DTL_DTYPE_FLOAT32)
        return (const float *)row + column;
    for (uint64_t index = 0; index < count; index++)
        chunk[index] = dtl__float_from_bfloat16(halves[index]);
    return chunk;
}

/* Where elements of a row are to be made: in their place, or in `chunk`. */
static inline float *dtl__floats_place(const struct model_tensor *tensor, char *row,
                                       uint64_t column, float *chunk)
{
    return tensor->dtype == DTL_DTYPE_FLOAT32 ? (float *)row + column : chunk;
}

static inline void dtl__floats_put(const struct model_tensor *tensor, char *row, uint64_t column,
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

/* Of a row, the elements from `column` on that are worked on at once. */
static inline uint64_t dtl__chunk_count(const struct model_tensor *tensor, uint64_t column)
{
    return tensor->columns - column < CHUNK ? tensor->columns - column : CHUNK;
}

#endif
