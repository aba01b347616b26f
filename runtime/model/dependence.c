/* SPDX-License-Identifier: BSD-3-Clause */
/* Which tasks wait for which.  Memory is cut where some tensor begins or ends; each piece has a
 * list of who has read and written there since it was last written in full, so that a task meets
 * only those that it may have to wait for. */
#include <stdlib.h>
#include <string.h>

#include "dtl_conditions.h"
#include "model.h"

struct access {
    int64_t next; /* of the piece; -1: none */
    int64_t task;
    int64_t tensor;
    bool is_write;
};

/* Of a tensor: its pieces, from first up to last. */
struct pieces {
    uint64_t first;
    uint64_t last;
};

struct search {
    const struct model *model;
    struct model_edges *edges;
    char **cuts; /* in ascending order, each once */
    uint64_t cut_count;
    struct pieces *pieces; /* of each tensor */
    int64_t *accesses_of;  /* of each piece: the latest */
    struct access *accesses;
    uint64_t access_count;
    uint64_t access_room;
    int64_t *waits_for; /* of each task: the last that was found to wait for it */
};

/* ---- cutting --------------------------------------------------------------------------------- */

static int cut_compare(const void *a, const void *b)
{
    const char *first = *(char *const *)a, *second = *(char *const *)b;

    return (first > second) - (first < second);
}

/* The number of a cut that is there. */
static uint64_t cut_find(const struct search *search, const char *place)
{
    uint64_t low = 0, high = search->cut_count;

    while (low < high) {
        uint64_t middle = low + (high - low) / 2;

        if (search->cuts[middle] < place)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void memory_cut(struct search *search)
{
    const struct model *model = search->model;
    uint64_t kept = 0;

    for (uint64_t index = 0; index < model->tensor_count; index++) {
        search->cuts[2 * index] = model->tensors[index].base;
        search->cuts[2 * index + 1] = dtl__tensor_end(&model->tensors[index]);
    }
    if (model->tensor_count > 0)
        qsort(search->cuts, 2 * model->tensor_count, sizeof *search->cuts, cut_compare);
    for (uint64_t index = 0; index < 2 * model->tensor_count; index++)
        if (kept == 0 || search->cuts[kept - 1] != search->cuts[index])
            search->cuts[kept++] = search->cuts[index];
    search->cut_count = kept;
    for (uint64_t index = 0; index < model->tensor_count; index++) {
        const struct model_tensor *tensor = &model->tensors[index];

        search->pieces[index] = (struct pieces){cut_find(search, tensor->base),
                                                cut_find(search, dtl__tensor_end(tensor))};
    }
    for (uint64_t index = 0; index < kept; index++)
        search->accesses_of[index] = -1;
}

/* ---- who waits for whom ---------------------------------------------------------------------- */

static dtl_status edge_add(struct search *search, int64_t task, int64_t before)
{
    if (task == before || search->waits_for[before] == task)
        return DTL_SUCCESS;
    search->waits_for[before] = task;
    return dtl__model_edge(search->edges, task, before);
}

static dtl_status access_append(struct search *search, uint64_t piece, struct access access)
{
    dtl_status status = dtl__model_grow((void **)&search->accesses, search->access_count,
                                        &search->access_room, sizeof *search->accesses);

    if (status != DTL_SUCCESS)
        return status;
    access.next = search->accesses_of[piece];
    search->accesses[search->access_count] = access;
    search->accesses_of[piece] = (int64_t)search->access_count++;
    return DTL_SUCCESS;
}

/* In one piece: waits for those that touch the same bytes, one of the two writing; what is written
 * over in full need not be looked at again. */
static dtl_status piece_visit(struct search *search, uint64_t piece, struct access access)
{
    const struct model_tensor *tensors = search->model->tensors;
    const struct model_tensor *mine = &tensors[access.tensor];
    int64_t *link = &search->accesses_of[piece];
    dtl_status status = DTL_SUCCESS;

    while (status == DTL_SUCCESS && *link >= 0) {
        struct access *other = &search->accesses[*link];
        const struct model_tensor *theirs = &tensors[other->tensor];

        if ((access.is_write || other->is_write) && dtl__tensors_touch(mine, theirs))
            status = edge_add(search, access.task, other->task);
        if (access.is_write && dtl__tensor_covers(mine, theirs))
            *link = other->next;
        else
            link = &other->next;
    }
    return status == DTL_SUCCESS ? access_append(search, piece, access) : status;
}

static dtl_status tensor_visit(struct search *search, struct access access)
{
    const struct pieces *pieces = &search->pieces[access.tensor];
    dtl_status status = DTL_SUCCESS;

    for (uint64_t piece = pieces->first; status == DTL_SUCCESS && piece < pieces->last; piece++)
        status = piece_visit(search, piece, access);
    return status;
}

/* What is read first, so that what is written in its place takes its turn. */
static dtl_status task_visit(struct search *search, int64_t number)
{
    const struct model_task *task = &search->model->tasks[number];
    int64_t written = dtl__task_written(task);
    dtl_status status = DTL_SUCCESS;

    for (int operand = 0; status == DTL_SUCCESS && operand <= OPERANDS; operand++) {
        bool is_tensor = operand < OPERANDS;
        struct access access = {
            .task = number, .tensor = is_tensor ? task->tensors[operand] : dtl__task_lengths(task)};

        if (access.tensor != DTL_MODEL_NO_TENSOR)
            status = tensor_visit(search, access);
    }
    if (status == DTL_SUCCESS && written != DTL_MODEL_NO_TENSOR)
        status = tensor_visit(search,
                              (struct access){.task = number, .tensor = written, .is_write = true});
    return status;
}

/* A barrier waits for all since the last one, and the others for the barrier before them;
 * communications wait for each other. */
static dtl_status order_visit(struct search *search, int64_t number, int64_t *barrier,
                              int64_t *last)
{
    const struct model_task *task = &search->model->tasks[number];
    dtl_status status = *barrier < 0 ? DTL_SUCCESS : edge_add(search, number, *barrier);

    if (!dtl__task_communicates(task))
        return status;
    if (status == DTL_SUCCESS && *last >= 0)
        status = edge_add(search, number, *last);
    *last = number;
    if (task->kind != DTL_MODEL_BARRIER)
        return status;
    for (int64_t before = *barrier + 1; status == DTL_SUCCESS && before < number; before++)
        status = edge_add(search, number, before);
    *barrier = number;
    return status;
}

/* ---- all of them ----------------------------------------------------------------------------- */

static dtl_status search_make(struct search *search, const struct model *model)
{
    uint64_t tensors = model->tensor_count, cuts = dtl__times(tensors, 2);
    dtl_status status =
        dtl__alloc((void **)&search->cuts, dtl__times(cuts, sizeof(char *)), "model");

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&search->pieces, dtl__times(tensors, sizeof(struct pieces)),
                            "model");
    if (status == DTL_SUCCESS)
        status =
            dtl__alloc((void **)&search->accesses_of, dtl__times(cuts, sizeof(int64_t)), "model");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&search->waits_for,
                            dtl__times(model->task_count, sizeof(int64_t)), "model");
    return status;
}

static void search_release(struct search *search)
{
    dtl__release(search->cuts);
    dtl__release(search->pieces);
    dtl__release(search->accesses_of);
    dtl__release(search->accesses);
    dtl__release(search->waits_for);
}

static dtl_status model_search(struct search *search)
{
    const struct model *model = search->model;
    int64_t barrier = -1, last = -1;
    dtl_status status = DTL_SUCCESS;

    memory_cut(search);
    for (uint64_t task = 0; task < model->task_count; task++)
        search->waits_for[task] = -1;
    for (uint64_t task = 0; status == DTL_SUCCESS && task < model->task_count; task++) {
        status = order_visit(search, (int64_t)task, &barrier, &last);
        if (status == DTL_SUCCESS)
            status = task_visit(search, (int64_t)task);
    }
    return status;
}

dtl_status dtl__model_depend(const struct model *model, struct model_edges *edges)
{
    struct search search = {.model = model, .edges = edges};
    dtl_status status = search_make(&search, model);

    if (status == DTL_SUCCESS)
        status = model_search(&search);
    for (uint64_t index = 0; status == DTL_SUCCESS && index < model->orders.count; index++)
        status = dtl__model_edge(edges, model->orders.list[index].task,
                                 model->orders.list[index].before);
    search_release(&search);
    return status;
}
