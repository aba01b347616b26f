/* SPDX-License-Identifier: BSD-3-Clause */
/* Finds dependences between tasks. Memory is split into segments at the start and end of every
 * tensor. Each segment has a list of the accesses since it was last overwritten completely, so that
 * a task is compared only with tasks that it may depend on. */
#include <stdlib.h>
#include <string.h>

#include "dtl_conditions.h"
#include "model.h"

struct access {
    int64_t next; /* next access of the segment; -1: none */
    int64_t task;
    int64_t tensor;
    bool is_write;
};

/* The segments of a tensor, from `first` up to, excluding, `last`. */
struct segment_range {
    uint64_t first;
    uint64_t last;
};

struct dependence_search {
    const struct model *model;
    struct model_edges *edges;
    char **boundaries; /* segment boundaries in ascending order, without duplicates */
    uint64_t boundary_count;
    struct segment_range *segments; /* by tensor */
    int64_t *latest_access;         /* by segment: the latest access */
    struct access *accesses;
    uint64_t access_count;
    uint64_t access_capacity;
    int64_t *latest_successor; /* by task: latest task with an edge to it, against duplicates */
};

/* ---- segments -------------------------------------------------------------------------------- */

static int compare_boundaries(const void *a, const void *b)
{
    const char *first = *(char *const *)a, *second = *(char *const *)b;

    return (first > second) - (first < second);
}

/* Returns the index of an existing boundary. */
static uint64_t find_boundary(const struct dependence_search *search, const char *address)
{
    uint64_t low = 0, high = search->boundary_count;

    while (low < high) {
        uint64_t middle = low + (high - low) / 2;

        if (search->boundaries[middle] < address)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* Sets the segment boundaries and each tensor's range of segments, and empties the lists of
 * accesses. */
static void split_memory(struct dependence_search *search)
{
    const struct model *model = search->model;
    uint64_t unique_count = 0;

    for (uint64_t index = 0; index < model->tensor_count; index++) {
        search->boundaries[2 * index] = model->tensors[index].base;
        search->boundaries[2 * index + 1] = dtl__tensor_end(&model->tensors[index]);
    }
    if (model->tensor_count > 0)
        qsort(search->boundaries, 2 * model->tensor_count, sizeof *search->boundaries,
              compare_boundaries);
    for (uint64_t index = 0; index < 2 * model->tensor_count; index++)
        if (unique_count == 0 || search->boundaries[unique_count - 1] != search->boundaries[index])
            search->boundaries[unique_count++] = search->boundaries[index];
    search->boundary_count = unique_count;
    for (uint64_t index = 0; index < model->tensor_count; index++) {
        const struct model_tensor *tensor = &model->tensors[index];

        search->segments[index] = (struct segment_range){
            find_boundary(search, tensor->base), find_boundary(search, dtl__tensor_end(tensor))};
    }
    for (uint64_t index = 0; index < unique_count; index++)
        search->latest_access[index] = -1;
}

/* ---- dependences ----------------------------------------------------------------------------- */

/* Adds an edge from `task` to the earlier task `before`. Omits edges of a task to itself and
 * repeated ones. */
static dtl_status add_edge(struct dependence_search *search, int64_t task, int64_t before)
{
    if (task == before || search->latest_successor[before] == task)
        return DTL_SUCCESS;
    search->latest_successor[before] = task;
    return dtl__model_add_edge(search->edges, task, before);
}

/* Puts the access in front of the segment's list. */
static dtl_status append_access(struct dependence_search *search, uint64_t segment,
                                struct access access)
{
    dtl_status status = dtl__model_grow((void **)&search->accesses, search->access_count,
                                        &search->access_capacity, sizeof *search->accesses);

    if (status != DTL_SUCCESS)
        return status;
    access.next = search->latest_access[segment];
    search->accesses[search->access_count] = access;
    search->latest_access[segment] = (int64_t)search->access_count++;
    return DTL_SUCCESS;
}

/* Adds edges to earlier accesses in one segment that overlap, if either one is a write. Drops
 * accesses that the new one overwrites completely. */
static dtl_status visit_segment(struct dependence_search *search, uint64_t segment,
                                struct access access)
{
    const struct model_tensor *tensors = search->model->tensors;
    const struct model_tensor *mine = &tensors[access.tensor];
    int64_t *link = &search->latest_access[segment];
    dtl_status status = DTL_SUCCESS;

    while (status == DTL_SUCCESS && *link >= 0) {
        struct access *other = &search->accesses[*link];
        const struct model_tensor *theirs = &tensors[other->tensor];

        if ((access.is_write || other->is_write) && dtl__tensors_overlap(mine, theirs))
            status = add_edge(search, access.task, other->task);
        if (access.is_write && dtl__tensor_covers(mine, theirs))
            *link = other->next;
        else
            link = &other->next;
    }
    return status == DTL_SUCCESS ? append_access(search, segment, access) : status;
}

static dtl_status visit_tensor(struct dependence_search *search, struct access access)
{
    const struct segment_range *segments = &search->segments[access.tensor];
    dtl_status status = DTL_SUCCESS;

    for (uint64_t segment = segments->first; status == DTL_SUCCESS && segment < segments->last;
         segment++)
        status = visit_segment(search, segment, access);
    return status;
}

/* Visits reads before the write, so that in-place updates depend on earlier reads of other
 * tasks. */
static dtl_status visit_task(struct dependence_search *search, int64_t number)
{
    const struct model_task *task = &search->model->tasks[number];
    int64_t written = dtl__task_written(task);
    dtl_status status = DTL_SUCCESS;

    for (int operand = 0; status == DTL_SUCCESS && operand <= OPERANDS; operand++) {
        bool is_tensor = operand < OPERANDS;
        struct access access = {
            .task = number, .tensor = is_tensor ? task->tensors[operand] : dtl__task_lengths(task)};

        if (access.tensor != DTL_MODEL_NO_TENSOR)
            status = visit_tensor(search, access);
    }
    if (status == DTL_SUCCESS && written != DTL_MODEL_NO_TENSOR)
        status = visit_tensor(search,
                              (struct access){.task = number, .tensor = written, .is_write = true});
    return status;
}

/* A barrier depends on all tasks since the previous barrier, and later tasks depend on the barrier.
 * Collective tasks depend on each other in order. */
static dtl_status visit_order(struct dependence_search *search, int64_t number, int64_t *barrier,
                              int64_t *last)
{
    const struct model_task *task = &search->model->tasks[number];
    dtl_status status = *barrier < 0 ? DTL_SUCCESS : add_edge(search, number, *barrier);

    if (!dtl__task_communicates(task))
        return status;
    if (status == DTL_SUCCESS && *last >= 0)
        status = add_edge(search, number, *last);
    *last = number;
    if (task->kind != DTL_MODEL_BARRIER)
        return status;
    for (int64_t before = *barrier + 1; status == DTL_SUCCESS && before < number; before++)
        status = add_edge(search, number, before);
    *barrier = number;
    return status;
}

/* ---- entry point ----------------------------------------------------------------------------- */

static dtl_status allocate_search(struct dependence_search *search, const struct model *model)
{
    uint64_t tensors = model->tensor_count, boundaries = dtl__times(tensors, 2);
    dtl_status status =
        dtl__alloc((void **)&search->boundaries, dtl__times(boundaries, sizeof(char *)), "model");

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&search->segments,
                            dtl__times(tensors, sizeof(struct segment_range)), "model");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&search->latest_access,
                            dtl__times(boundaries, sizeof(int64_t)), "model");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&search->latest_successor,
                            dtl__times(model->task_count, sizeof(int64_t)), "model");
    return status;
}

static void release_search(struct dependence_search *search)
{
    dtl__release(search->boundaries);
    dtl__release(search->segments);
    dtl__release(search->latest_access);
    dtl__release(search->accesses);
    dtl__release(search->latest_successor);
}

/* Visits all tasks in the program's order and adds their edges; orders added by the program are not
 * included. */
static dtl_status search_model(struct dependence_search *search)
{
    const struct model *model = search->model;
    int64_t barrier = -1, last = -1;
    dtl_status status = DTL_SUCCESS;

    split_memory(search);
    for (uint64_t task = 0; task < model->task_count; task++)
        search->latest_successor[task] = -1;
    for (uint64_t task = 0; status == DTL_SUCCESS && task < model->task_count; task++) {
        status = visit_order(search, (int64_t)task, &barrier, &last);
        if (status == DTL_SUCCESS)
            status = visit_task(search, (int64_t)task);
    }
    return status;
}

dtl_status dtl__model_find_dependences(const struct model *model, struct model_edges *edges)
{
    struct dependence_search search = {.model = model, .edges = edges};
    dtl_status status = allocate_search(&search, model);

    if (status == DTL_SUCCESS)
        status = search_model(&search);
    for (uint64_t index = 0; status == DTL_SUCCESS && index < model->orders.count; index++)
        status = dtl__model_add_edge(edges, model->orders.list[index].task,
                                     model->orders.list[index].before);
    release_search(&search);
    return status;
}
