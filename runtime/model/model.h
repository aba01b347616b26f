/* SPDX-License-Identifier: BSD-3-Clause */
/* Models: graphs of tasks that are planned once and run many times.
 *
 *   graph.c, add_task.c   what programs give: tensors, tasks, orders
 *   tensor_range.c          which tensors share bytes
 *   dependence.c     which tasks wait for which, by the bytes that they read and write
 *   schedule.c       which worker runs which task, and when
 *   encode_plan.c         the same as a flat table, with the waits between workers
 *   plan.c           all of that on all ranks, which do the same things together
 *   executor.c            threads that read the table; each kind of task has a file for what it
 * does
 */
#ifndef DTL_MODEL_MODEL_H
#define DTL_MODEL_MODEL_H

#include <stdatomic.h>

#include "dtl_context.h"

enum { OPERANDS = 4, WORKERS = DTL_MODEL_WORKERS, HEAD_COLUMNS = 65536 };

struct model_tensor {
    char *base;
    uint64_t rows;
    uint64_t columns;
    uint64_t stride; /* elements from one row to the next */
    dtl_dtype dtype;
};

/* What programs give; the last tensor is written, by all but prefetches. */
struct model_task {
    dtl_model_kind kind;
    int32_t operation;
    int64_t tensors[OPERANDS]; /* DTL_MODEL_NO_TENSOR: none */
    double epsilon;            /* of attention: its scale */
    uint64_t heads;            /* of attention; else 0 */
    uint64_t lengths;          /* of caches: their tensor, which is read as well; else 0 */
};

/* `task` runs after `before`. */
struct model_edge {
    int64_t task;
    int64_t before;
};

struct model_edges {
    struct model_edge *list;
    uint64_t count;
    uint64_t room;
};

/* A wait is over when `worker` has run `count` of its tasks. */
struct model_wait {
    int32_t worker;
    uint32_t count;
};

/* What is run. */
struct model_plan {
    int32_t workers;             /* 0: there is no plan */
    dtl_model_record_t *records; /* those of worker w begin at firsts[w], up to firsts[w + 1] */
    uint64_t *firsts;
    int64_t *order; /* records one after the other, as a single thread may run them */
    struct model_wait *waits;
    uint64_t wait_count;
    struct product_room **rooms; /* of each worker; NULL: it has no products */
};

struct model {
    struct context *context;
    atomic_bool is_taken; /* a thread plans it, runs it or changes it */
    struct model_tensor *tensors;
    uint64_t tensor_count;
    uint64_t tensor_room;
    struct model_task *tasks;
    uint64_t task_count;
    uint64_t task_room;
    struct model_edges orders; /* those that the program has asked for */
    struct model_plan plan;
};

/* Makes room for one more behind `count` elements.  graph.c */
dtl_status dtl__model_grow(void **array, uint64_t count, uint64_t *room, uint64_t bytes);

dtl_status dtl__model_edge(struct model_edges *edges, int64_t task, int64_t before);

/* Fails where another thread has taken it.  Until it is given back, its plan stays. */
dtl_status dtl__model_take(struct model *model);
void dtl__model_give(struct model *model);

/* Nothing is planned any more. */
void dtl__model_unplan(struct model *model);

/* ---- tensors: tensor_range.c
 * ------------------------------------------------------------------------ */

static inline uint64_t dtl__tensor_width(const struct model_tensor *tensor)
{
    return tensor->columns * dtl__bytes(tensor->dtype);
}

/* Bytes from one row to the next. */
static inline uint64_t dtl__tensor_pitch(const struct model_tensor *tensor)
{
    return tensor->stride * dtl__bytes(tensor->dtype);
}

/* Whether its bytes follow each other without gaps. */
static inline bool dtl__tensor_is_dense(const struct model_tensor *tensor)
{
    return tensor->rows == 1 || tensor->stride == tensor->columns;
}

static inline char *dtl__tensor_row(const struct model_tensor *tensor, uint64_t row)
{
    return tensor->base + row * dtl__tensor_pitch(tensor);
}

/* Behind its last byte. */
static inline char *dtl__tensor_end(const struct model_tensor *tensor)
{
    return dtl__tensor_row(tensor, tensor->rows - 1) + dtl__tensor_width(tensor);
}

/* Whether two share a byte; of two whose rows are differently far apart it may say so in vain. */
bool dtl__tensors_touch(const struct model_tensor *a, const struct model_tensor *b);

/* Whether between the ends of `a` no byte of `b` is outside of `a`. */
bool dtl__tensor_covers(const struct model_tensor *a, const struct model_tensor *b);

/* Whether they are one. */
bool dtl__tensors_coincide(const struct model_tensor *a, const struct model_tensor *b);

/* ---- planning -------------------------------------------------------------------------------- */

static inline bool dtl__task_communicates(const struct model_task *task)
{
    return task->kind == DTL_MODEL_BARRIER || task->kind == DTL_MODEL_ALLREDUCE;
}

/* Which lengths a task reads beside its tensors, or none. */
static inline int64_t dtl__task_lengths(const struct model_task *task)
{
    bool has_caches = task->kind == DTL_MODEL_FLASH_DECODE || task->kind == DTL_MODEL_APPEND;

    return has_caches ? (int64_t)task->lengths : DTL_MODEL_NO_TENSOR;
}

/* What a task writes: the last tensor that it has, or none. */
int64_t dtl__task_written(const struct model_task *task);

/* Appends what each task waits for.  dependence.c */
dtl_status dtl__model_depend(const struct model *model, struct model_edges *edges);

/* Which task is on which worker, by number, and in which order they were dealt out. */
struct model_deal {
    int32_t workers;
    int32_t *worker_of;
    int64_t *order;
    uint64_t *befores; /* those of task t begin at first_before[t], up to first_before[t + 1] */
    uint64_t *first_before;
};

/* "linear".  executor.c */
const char *dtl__model_kind_name(dtl_model_kind kind);

/* schedule.c; what it sets is released by dtl__deal_release(). */
dtl_status dtl__model_deal(const struct model *model, const struct model_edges *edges,
                           int32_t workers, struct model_deal *deal);
void dtl__deal_release(struct model_deal *deal);

/* encode_plan.c */
dtl_status dtl__model_encode(const struct model *model, const struct model_deal *deal,
                             struct model_plan *plan);

/* Room for those workers that multiply matrices, and for the first where any does.  linear.c */
dtl_status dtl__model_rooms(const struct model *model, struct model_plan *plan);

#endif
