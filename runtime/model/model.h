/* SPDX-License-Identifier: BSD-3-Clause */
/* Models (dtl_model_*): graphs of tensor tasks that are planned once and run many times.
 *
 * `struct model` holds tensors, tasks and explicit orders; `struct model_plan` is the compiled
 * schedule, a flat table of records per worker.
 *   graph.c, add_task.c   the program's tensors, tasks and orders
 *   tensor_range.c        overlap of tensors in memory
 *   dependence.c          dependences between tasks, from the bytes that they read and write
 *   schedule.c            assignment of tasks to workers, by list scheduling
 *   encode_plan.c         the schedule as a flat table, with the waits between workers
 *   plan.c                all of these steps, checked for consistency between ranks
 *   executor.c            the worker threads that run the table
 *   task_kernel.h         declares the kernel of each kind of task; product.h the matrix product
 *
 * One thread at a time uses a model: dtl__model_lock() fails if another one does. Start reading
 * with dtl_impl_model_schedule() in plan.c and dtl_impl_model_run() in executor.c. */
#ifndef DTL_MODEL_MODEL_H
#define DTL_MODEL_MODEL_H

#include <stdatomic.h>

#include "dtl_context.h"

enum { OPERANDS = 4, MAX_WORKERS = DTL_MODEL_WORKERS, HEAD_COLUMNS = 65536 };

struct model_tensor {
    char *base;
    uint64_t rows;
    uint64_t columns;
    uint64_t stride; /* elements between the starts of successive rows */
    dtl_dtype dtype;
};

/* A task as added by the program. All kinds but prefetch and barrier write to the last tensor. */
struct model_task {
    dtl_model_kind kind;
    int32_t operation;
    int64_t tensors[OPERANDS]; /* DTL_MODEL_NO_TENSOR: no operand */
    double epsilon;            /* for attention: the scale */
    uint64_t heads;            /* for attention; otherwise 0 */
    uint64_t lengths;          /* for caches: the tensor of lengths, which is read; otherwise 0 */
};

/* `task` runs after `before`. */
struct model_edge {
    int64_t task;
    int64_t before;
};

struct model_edges {
    struct model_edge *list;
    uint64_t count;
    uint64_t capacity;
};

/* The wait ends when `worker` has run `count` of its tasks. */
struct model_wait {
    int32_t worker;
    uint32_t count;
};

/* The executable schedule of one rank. */
struct model_plan {
    int32_t workers;             /* 0: no plan */
    dtl_model_record_t *records; /* those of worker w begin at firsts[w], up to firsts[w + 1] */
    uint64_t *firsts;
    int64_t *order; /* indices of records in an order that a single thread can run */
    struct model_wait *waits;
    uint64_t wait_count;
    struct product_workspace **workspaces; /* by worker; NULL: the worker has no products */
};

struct model {
    struct context *context;
    atomic_bool is_locked; /* a thread plans, runs or changes the model */
    struct model_tensor *tensors;
    uint64_t tensor_count;
    uint64_t tensor_capacity;
    struct model_task *tasks;
    uint64_t task_count;
    uint64_t task_capacity;
    struct model_edges orders; /* orders added by the program */
    struct model_plan plan;
};

/* Grows *array for one more element after `count` elements, if it is full. graph.c */
dtl_status dtl__model_grow(void **array, uint64_t count, uint64_t *capacity, uint64_t bytes);

/* Appends an edge. Does not check for duplicates or cycles. graph.c */
dtl_status dtl__model_add_edge(struct model_edges *edges, int64_t task, int64_t before);

/* Locks the model for the calling thread. Fails if another thread has locked it. The plan does not
 * change until dtl__model_unlock(). */
dtl_status dtl__model_lock(struct model *model);
void dtl__model_unlock(struct model *model);

/* Releases the plan. */
void dtl__model_drop_plan(struct model *model);

/* ---- tensors: tensor_range.c ----------------------------------------------------------------- */

static inline uint64_t dtl__tensor_row_bytes(const struct model_tensor *tensor)
{
    return tensor->columns * dtl__bytes(tensor->dtype);
}

/* Returns the bytes between the starts of successive rows. */
static inline uint64_t dtl__tensor_stride_bytes(const struct model_tensor *tensor)
{
    return tensor->stride * dtl__bytes(tensor->dtype);
}

/* Returns true if the tensor is contiguous. */
static inline bool dtl__tensor_is_dense(const struct model_tensor *tensor)
{
    return tensor->rows == 1 || tensor->stride == tensor->columns;
}

static inline char *dtl__tensor_row(const struct model_tensor *tensor, uint64_t row)
{
    return tensor->base + row * dtl__tensor_stride_bytes(tensor);
}

/* Returns the end of the tensor's last row. */
static inline char *dtl__tensor_end(const struct model_tensor *tensor)
{
    return dtl__tensor_row(tensor, tensor->rows - 1) + dtl__tensor_row_bytes(tensor);
}

/* Returns true if two tensors may share a byte. The answer is exact, except for two tensors with
 * different strides, where it may be a false positive. */
bool dtl__tensors_overlap(const struct model_tensor *a, const struct model_tensor *b);

/* Returns true if `a` contains every byte of `b` that lies between the ends of `a`. */
bool dtl__tensor_covers(const struct model_tensor *a, const struct model_tensor *b);

/* Returns true if both have the same elements in the same layout. */
bool dtl__tensors_coincide(const struct model_tensor *a, const struct model_tensor *b);

/* ---- planning -------------------------------------------------------------------------------- */

static inline bool dtl__task_communicates(const struct model_task *task)
{
    return task->kind == DTL_MODEL_BARRIER || task->kind == DTL_MODEL_ALLREDUCE;
}

/* Returns the tensor of lengths that a task reads beside its operands, or DTL_MODEL_NO_TENSOR. */
static inline int64_t dtl__task_lengths(const struct model_task *task)
{
    bool has_caches = task->kind == DTL_MODEL_FLASH_DECODE || task->kind == DTL_MODEL_APPEND;

    return has_caches ? (int64_t)task->lengths : DTL_MODEL_NO_TENSOR;
}

/* Returns the tensor that a task writes, or DTL_MODEL_NO_TENSOR. */
int64_t dtl__task_written(const struct model_task *task);

/* Appends an edge for each dependence between two tasks. dependence.c */
dtl_status dtl__model_find_dependences(const struct model *model, struct model_edges *edges);

/* The assignment of tasks to workers, and the order in which they were assigned. */
struct model_schedule {
    int32_t workers;
    int32_t *worker_of;
    int64_t *order;
    uint64_t *predecessors;      /* grouped by task */
    uint64_t *first_predecessor; /* by task: index of its first predecessor; one more entry ends the
                                    last */
};

/* Returns the name of a kind: "linear". executor.c */
const char *dtl__model_kind_name(dtl_model_kind kind);

/* Assigns tasks to workers. Fails if the dependences form a cycle. The caller releases *schedule
 * with dtl__schedule_release(), also on failure. schedule.c */
dtl_status dtl__model_schedule_tasks(const struct model *model, const struct model_edges *edges,
                                     int32_t workers, struct model_schedule *schedule);
void dtl__schedule_release(struct model_schedule *schedule);

/* Converts a schedule to the plan's flat table and allocates the workspaces. On failure the caller
 * drops the plan. encode_plan.c */
dtl_status dtl__model_encode(const struct model *model, const struct model_schedule *schedule,
                             struct model_plan *plan);

/* Allocates workspaces for the workers that multiply matrices, and for worker 0 if any worker does,
 * since it runs all tasks if no threads are available. linear.c */
dtl_status dtl__model_allocate_workspaces(const struct model *model, struct model_plan *plan);

#endif
