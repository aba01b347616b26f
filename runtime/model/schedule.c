/* SPDX-License-Identifier: BSD-3-Clause */
/* List scheduling: of the tasks that wait for nothing more, the one on the longest way to the end
 * goes to the worker that can begin it first. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "dtl_conditions.h"
#include "dtl_impl.h"
#include "model.h"

enum { NAMED = 400 };   /* bytes of a circle in words */
enum { PRODUCTS = 16 }; /* as many take the time of an element */

struct dealing {
    const struct model *model;
    struct model_deal *deal;
    uint64_t *afters; /* as deal->befores, the other way */
    uint64_t *first_after;
    uint64_t *open;   /* of each task: how many it waits for */
    uint64_t *weight; /* of the longest way from it to the end */
    uint64_t *finish; /* when it is done */
    int64_t *ready;   /* a heap */
    uint64_t ready_count;
    uint64_t dealt;
};

/* ---- edges, by either end -------------------------------------------------------------------- */

/* Sorts one end of the edges by the other: those of task t begin at first[t]. */
static dtl_status edges_sort(const struct model_edges *edges, uint64_t tasks, bool by_task,
                             uint64_t **sorted, uint64_t **first)
{
    dtl_status status =
        dtl__alloc((void **)first, dtl__times(dtl__plus(tasks, 2), sizeof **first), "model");
    uint64_t *ends;

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)sorted, dtl__times(edges->count, sizeof **sorted), "model");
    if (status != DTL_SUCCESS)
        return status;
    ends = *first + 1; /* while they are filled, where the next one goes */
    for (uint64_t index = 0; index < edges->count; index++)
        (*first)[(by_task ? edges->list[index].task : edges->list[index].before) + 2]++;
    for (uint64_t task = 1; task < tasks + 1; task++)
        ends[task] += ends[task - 1];
    for (uint64_t index = 0; index < edges->count; index++) {
        const struct model_edge *edge = &edges->list[index];

        (*sorted)[ends[by_task ? edge->task : edge->before]++] =
            (uint64_t)(by_task ? edge->before : edge->task);
    }
    return DTL_SUCCESS;
}

/* ---- circles --------------------------------------------------------------------------------- */

/* What a task that is not dealt out waits for among its like: there is one. */
static uint64_t stuck_before(const struct dealing *dealing, uint64_t task)
{
    const struct model_deal *deal = dealing->deal;
    uint64_t index = deal->first_before[task];

    while (dealing->open[deal->befores[index]] == 0)
        index++;
    return deal->befores[index];
}

/* Every task that is left waits for another that is left: who goes on comes to a circle. */
static dtl_status circle_refuse(const struct dealing *dealing)
{
    const struct model *model = dealing->model;
    uint64_t task = 0, from;
    char words[NAMED];
    size_t length = 0;

    while (dealing->open[task] == 0)
        task++;
    for (uint64_t step = 0; step < model->task_count; step++)
        task = stuck_before(dealing, task);
    from = task;
    do {
        if (length < sizeof words)
            length += (size_t)snprintf(words + length, sizeof words - length, "%" PRIu64 " (%s), ",
                                       task, dtl__model_kind_name(model->tasks[task].kind));
        task = stuck_before(dealing, task);
    } while (task != from);
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "model-circle",
                                "tasks wait for each other in a circle: %sand again %" PRIu64
                                "; expected an order",
                                words, from);
}

/* ---- the heap of those that may run: the heaviest first, then in the program's order -----------
 */

static bool goes_before(const struct dealing *dealing, int64_t a, int64_t b)
{
    uint64_t first = dealing->weight[a], second = dealing->weight[b];

    return first > second || (first == second && a < b);
}

static void ready_push(struct dealing *dealing, int64_t task)
{
    uint64_t place = dealing->ready_count++;

    while (place > 0 && goes_before(dealing, task, dealing->ready[(place - 1) / 2])) {
        dealing->ready[place] = dealing->ready[(place - 1) / 2];
        place = (place - 1) / 2;
    }
    dealing->ready[place] = task;
}

static int64_t ready_pop(struct dealing *dealing)
{
    int64_t first = dealing->ready[0], last = dealing->ready[--dealing->ready_count];
    uint64_t place = 0, below;

    while ((below = 2 * place + 1) < dealing->ready_count) {
        if (below + 1 < dealing->ready_count &&
            goes_before(dealing, dealing->ready[below + 1], dealing->ready[below]))
            below++;
        if (!goes_before(dealing, dealing->ready[below], last))
            break;
        dealing->ready[place] = dealing->ready[below];
        place = below;
    }
    dealing->ready[place] = last;
    return first;
}

/* ---- how long tasks take --------------------------------------------------------------------- */

/* As many products as an element of what is written takes, PRODUCTS where it takes none. */
static uint64_t element_products(const struct model *model, const struct model_task *task)
{
    uint64_t keys;

    switch (task->kind) {
    case DTL_MODEL_LINEAR:
        return model->tensors[task->tensors[0]].columns;
    case DTL_MODEL_FLASH_ATTENTION:
        keys = model->tensors[task->tensors[1]].rows;
        return task->operation == DTL_MODEL_CAUSAL ? keys : dtl__times(keys, 2);
    case DTL_MODEL_FLASH_DECODE:
        keys = model->tensors[task->tensors[1]].rows / model->tensors[task->tensors[0]].rows;
        return dtl__times(keys, 2);
    default:
        return PRODUCTS;
    }
}

/* In about the time that a task takes for an element. */
static uint64_t task_cost(const struct model *model, uint64_t number)
{
    enum { BEGIN = 64, COMMUNICATION = 4096 };
    const struct model_task *task = &model->tasks[number];
    int64_t made = task->tensors[task->kind == DTL_MODEL_APPEND ? 0 : OPERANDS - 1];
    const struct model_tensor *out = made == DTL_MODEL_NO_TENSOR ? NULL : &model->tensors[made];
    uint64_t cost = dtl__task_communicates(task) ? BEGIN + COMMUNICATION : BEGIN, products;

    if (out == NULL)
        return cost;
    products = dtl__times(out->rows * out->columns, element_products(model, task));
    return dtl__plus(cost, products / PRODUCTS);
}

/* ---- dealing --------------------------------------------------------------------------------- */

/* Calls for the tasks in some order in which they can run; fails where there is none. */
static dtl_status weights_find(struct dealing *dealing)
{
    const struct model_deal *deal = dealing->deal;
    uint64_t tasks = dealing->model->task_count, found = 0;
    int64_t *order = dealing->ready; /* not in use yet */

    for (uint64_t task = 0; task < tasks; task++) {
        dealing->open[task] = deal->first_before[task + 1] - deal->first_before[task];
        if (dealing->open[task] == 0)
            order[found++] = (int64_t)task;
    }
    for (uint64_t done = 0; done < found; done++)
        for (uint64_t at = dealing->first_after[order[done]],
                      end = dealing->first_after[order[done] + 1];
             at < end; at++)
            if (--dealing->open[dealing->afters[at]] == 0)
                order[found++] = (int64_t)dealing->afters[at];
    if (found < tasks)
        return circle_refuse(dealing);
    while (found-- > 0) {
        int64_t task = order[found];
        uint64_t longest = 0;

        for (uint64_t at = dealing->first_after[task]; at < dealing->first_after[task + 1]; at++)
            if (dealing->weight[dealing->afters[at]] > longest)
                longest = dealing->weight[dealing->afters[at]];
        dealing->weight[task] = dtl__plus(longest, task_cost(dealing->model, (uint64_t)task));
    }
    return DTL_SUCCESS;
}

/* The worker that can begin it first, the first of several; who communicates is the first of all.
 */
static void task_deal(struct dealing *dealing, int64_t task, uint64_t *free_at)
{
    struct model_deal *deal = dealing->deal;
    bool communicates = dtl__task_communicates(&dealing->model->tasks[task]);
    int32_t worker = 0;
    uint64_t begin = 0;

    for (uint64_t at = deal->first_before[task]; at < deal->first_before[task + 1]; at++)
        if (dealing->finish[deal->befores[at]] > begin)
            begin = dealing->finish[deal->befores[at]];
    for (int32_t other = 1; !communicates && other < deal->workers; other++)
        if (free_at[other] < free_at[worker] && free_at[worker] > begin)
            worker = other;
    if (free_at[worker] > begin)
        begin = free_at[worker];
    free_at[worker] = dealing->finish[task] =
        dtl__plus(begin, task_cost(dealing->model, (uint64_t)task));
    deal->worker_of[task] = worker;
    deal->order[dealing->dealt++] = task;
}

static void all_deal(struct dealing *dealing)
{
    const struct model_deal *deal = dealing->deal;
    uint64_t free_at[WORKERS] = {0};

    for (uint64_t task = 0; task < dealing->model->task_count; task++) {
        dealing->open[task] = deal->first_before[task + 1] - deal->first_before[task];
        if (dealing->open[task] == 0)
            ready_push(dealing, (int64_t)task);
    }
    while (dealing->ready_count > 0) {
        int64_t task = ready_pop(dealing);

        task_deal(dealing, task, free_at);
        for (uint64_t at = dealing->first_after[task]; at < dealing->first_after[task + 1]; at++)
            if (--dealing->open[dealing->afters[at]] == 0)
                ready_push(dealing, (int64_t)dealing->afters[at]);
    }
}

static dtl_status dealing_make(struct dealing *dealing, const struct model_edges *edges)
{
    uint64_t tasks = dealing->model->task_count, bytes = dtl__times(tasks, sizeof(uint64_t));
    void **const arrays[] = {(void **)&dealing->open, (void **)&dealing->weight,
                             (void **)&dealing->finish, (void **)&dealing->ready,
                             (void **)&dealing->deal->order};
    dtl_status status =
        edges_sort(edges, tasks, true, &dealing->deal->befores, &dealing->deal->first_before);

    if (status == DTL_SUCCESS)
        status = edges_sort(edges, tasks, false, &dealing->afters, &dealing->first_after);
    for (size_t index = 0; status == DTL_SUCCESS && index < sizeof arrays / sizeof *arrays; index++)
        status = dtl__alloc(arrays[index], bytes, "model");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&dealing->deal->worker_of, bytes, "model");
    return status;
}

static void dealing_release(struct dealing *dealing)
{
    dtl__release(dealing->afters);
    dtl__release(dealing->first_after);
    dtl__release(dealing->open);
    dtl__release(dealing->weight);
    dtl__release(dealing->finish);
    dtl__release(dealing->ready);
}

void dtl__deal_release(struct model_deal *deal)
{
    dtl__release(deal->worker_of);
    dtl__release(deal->order);
    dtl__release(deal->befores);
    dtl__release(deal->first_before);
}

dtl_status dtl__model_deal(const struct model *model, const struct model_edges *edges,
                           int32_t workers, struct model_deal *deal)
{
    struct dealing dealing = {.model = model, .deal = deal};
    dtl_status status = dealing_make(&dealing, edges);

    deal->workers = workers;
    if (status == DTL_SUCCESS)
        status = weights_find(&dealing);
    if (status == DTL_SUCCESS)
        all_deal(&dealing);
    dealing_release(&dealing);
    return status;
}
