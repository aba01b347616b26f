/* SPDX-License-Identifier: BSD-3-Clause */
/* Measures how many messages, of how many bytes, operations send between 1 to 1,024 ranks. Prints a
 * line of JSON for each, which scripts compare with the formulas of docs/concepts/growth.md or
 * plot. Results are checked here.
 *
 * Usage: growth [RANKS...] */
#include <inttypes.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "algorithm/sort/distributed.h"
#include "dtl_container.h"
#include "dtl_impl.h"
#include "map/hash_table.h"
#include "simulated.h"

enum { SIZE = sizeof(int64_t), WIDTH = 2, KEYS = 64 };
enum { ROOT = 0, FEW = 64 };

static const int32_t all_ranks[] = {1, 2, 3, 4, 7, 8, 16, 64, 256, 1000, 1024};

struct experiment {
    uint64_t count;     /* elements per rank */
    bool is_shared_out; /* true: `count` elements for each other rank */
    uint64_t moved;     /* elements that must move to another rank */
    bool *pairs;        /* pairs with such elements, [from][to] */
    int64_t *elements;  /* elements of all ranks to be sorted; NULL: none */
    int64_t *sorted;
    struct counts counts;
};

static dtl_status result_of(bool is_right, const char *what)
{
    return is_right ? DTL_SUCCESS : dtl__fail(DTL_ERROR_INTERNAL, "%s: wrong elements", what);
}

static int64_t element(int32_t rank, uint64_t index)
{
    return rank * INT64_C(1000003) + (int64_t)index;
}

/* Notes that an element of `from` must move to `to`. */
static void move_note(struct experiment *experiment, int32_t ranks, uint64_t from, uint64_t to)
{
    experiment->moved += from != to;
    experiment->pairs[from * (uint64_t)ranks + to] = from != to;
}

static uint64_t pairs_count(const struct experiment *experiment, int32_t ranks)
{
    uint64_t count = 0;

    for (uint64_t pair = 0; pair < (uint64_t)ranks * (uint64_t)ranks; pair++)
        count += experiment->pairs[pair];
    return count;
}

static const struct dtype *int64(void)
{
    return dtl__dtype(DTL_DTYPE_INT64);
}

static int64_t *numbers(int32_t rank, uint64_t count)
{
    int64_t *made = malloc((count + 1) * sizeof *made);

    for (uint64_t index = 0; index < count; index++)
        made[index] = element(rank, index);
    return made;
}

/* Returns the sum of the elements at an index over the ranks before `end`. */
static int64_t sum_of(int64_t end, uint64_t index)
{
    return end * (end - 1) / 2 * INT64_C(1000003) + end * (int64_t)index;
}

/* ---- collectives ----------------------------------------------------------------------------- */

/* A collective of `count` elements per rank, with its buffers on this rank. */
struct blocks {
    struct experiment *experiment;
    uint64_t count;
    uint64_t ranks;
    int64_t *mine; /* `count` elements */
    int64_t *all;  /* `count` elements per rank, or as many as `mine` if those are distributed */
};

static struct blocks blocks_make(const struct context *context, struct experiment *experiment)
{
    uint64_t ranks = (uint64_t)context->comm.size, parts = experiment->is_shared_out ? 1 : ranks;

    return (struct blocks){
        .experiment = experiment,
        .count = experiment->count,
        .ranks = ranks,
        .mine = numbers(context->comm.rank, experiment->count),
        .all = calloc(experiment->count * parts + 1, sizeof(int64_t)),
    };
}

static dtl_status blocks_run(struct context *context, struct blocks *blocks, struct collective what)
{
    dtl_status status;

    simulated_begin(&blocks->experiment->counts);
    status = dtl__run(&context->comm, what);
    simulated_end();
    return status;
}

static dtl_status blocks_end(struct blocks *blocks, dtl_status status, bool is_right,
                             const char *what)
{
    free(blocks->mine);
    free(blocks->all);
    return status == DTL_SUCCESS ? result_of(is_right, what) : status;
}

/* Returns true if `values` are the elements of all ranks. */
static bool is_of_all(const struct blocks *blocks, const int64_t *values)
{
    bool is_right = true;

    for (uint64_t index = 0; index < blocks->ranks * blocks->count; index++)
        is_right = is_right && values[index] ==
                                   element((int32_t)(index / blocks->count), index % blocks->count);
    return is_right;
}

static bool is_sum(const int64_t *values, uint64_t count, int64_t ranks, uint64_t first)
{
    bool is_right = true;

    for (uint64_t index = 0; index < count; index++)
        is_right = is_right && values[index] == sum_of(ranks, first + index);
    return is_right;
}

static dtl_status barrier_work(struct context *context, void *state)
{
    struct blocks blocks = blocks_make(context, state);
    dtl_status status = blocks_run(context, &blocks, barrier_of(int64()));

    return blocks_end(&blocks, status, true, "barrier");
}

static dtl_status broadcast_work(struct context *context, void *state)
{
    struct blocks blocks = blocks_make(context, state);
    int64_t *values = context->comm.rank == ROOT ? blocks.mine : blocks.all;
    dtl_status status =
        blocks_run(context, &blocks, broadcast_of(values, blocks.count, int64(), ROOT));
    bool is_right = true;

    for (uint64_t index = 0; index < blocks.count; index++)
        is_right = is_right && values[index] == element(ROOT, index);
    return blocks_end(&blocks, status, is_right, "broadcast");
}

static dtl_status gather_work(struct context *context, void *state)
{
    struct blocks blocks = blocks_make(context, state);
    dtl_status status = blocks_run(context, &blocks,
                                   gather_of(blocks.mine, blocks.all, blocks.count, int64(), ROOT));

    return blocks_end(&blocks, status, context->comm.rank != ROOT || is_of_all(&blocks, blocks.all),
                      "gather");
}

static dtl_status scatter_work(struct context *context, void *state)
{
    struct blocks blocks = blocks_make(context, state);
    uint64_t first = (uint64_t)context->comm.rank * blocks.count;
    dtl_status status;
    bool is_right = true;

    for (uint64_t index = 0; index < blocks.count * blocks.ranks; index++)
        blocks.all[index] = element(ROOT, index);
    status = blocks_run(context, &blocks,
                        scatter_of(blocks.all, blocks.mine, blocks.count, int64(), ROOT));
    for (uint64_t index = 0; index < blocks.count; index++)
        is_right = is_right && blocks.mine[index] == element(ROOT, first + index);
    return blocks_end(&blocks, status, is_right, "scatter");
}

static dtl_status allgather_work(struct context *context, void *state)
{
    struct blocks blocks = blocks_make(context, state);
    dtl_status status =
        blocks_run(context, &blocks, allgather_of(blocks.mine, blocks.all, blocks.count, int64()));

    return blocks_end(&blocks, status, is_of_all(&blocks, blocks.all), "allgather");
}

static dtl_status alltoall_work(struct context *context, void *state)
{
    struct blocks blocks = blocks_make(context, state);
    uint64_t first = (uint64_t)context->comm.rank * blocks.count;
    int64_t *out = numbers(context->comm.rank, blocks.count * blocks.ranks);
    dtl_status status =
        blocks_run(context, &blocks, alltoall_of(out, blocks.all, blocks.count, int64()));
    bool is_right = true;

    for (uint64_t index = 0; index < blocks.count * blocks.ranks; index++)
        is_right = is_right && blocks.all[index] == element((int32_t)(index / blocks.count),
                                                            first + index % blocks.count);
    free(out);
    return blocks_end(&blocks, status, is_right, "alltoall");
}

static dtl_status reduce_work(struct context *context, void *state)
{
    struct blocks blocks = blocks_make(context, state);
    dtl_status status =
        blocks_run(context, &blocks,
                   reduce_of(blocks.mine, blocks.all, blocks.count, int64(), DTL_OP_SUM, ROOT));
    bool is_right = is_sum(blocks.all, blocks.count, context->comm.size, 0);

    return blocks_end(&blocks, status, context->comm.rank != ROOT || is_right, "reduce");
}

static dtl_status allreduce_work(struct context *context, void *state)
{
    struct blocks blocks = blocks_make(context, state);
    dtl_status status = blocks_run(
        context, &blocks, allreduce_of(blocks.mine, blocks.all, blocks.count, int64(), DTL_OP_SUM));

    return blocks_end(&blocks, status, is_sum(blocks.all, blocks.count, context->comm.size, 0),
                      "allreduce");
}

/* `count` elements in total, in equal parts. */
static dtl_status reduce_scatter_work(struct context *context, void *state)
{
    struct blocks blocks = blocks_make(context, state);
    uint64_t part = blocks.count / blocks.ranks;
    uint64_t *counts = malloc(blocks.ranks * sizeof *counts);
    dtl_status status;

    for (uint64_t rank = 0; rank < blocks.ranks; rank++)
        counts[rank] = part;
    status = blocks_run(context, &blocks,
                        reduce_scatter_of(blocks.mine, blocks.all, counts, int64(), DTL_OP_SUM));
    free(counts);
    return blocks_end(
        &blocks, status,
        is_sum(blocks.all, part, context->comm.size, (uint64_t)context->comm.rank * part),
        "reduce_scatter");
}

static dtl_status scan_work(struct context *context, void *state)
{
    struct blocks blocks = blocks_make(context, state);
    dtl_status status = blocks_run(
        context, &blocks, scan_of(blocks.mine, blocks.all, blocks.count, int64(), DTL_OP_SUM));

    return blocks_end(&blocks, status, is_sum(blocks.all, blocks.count, context->comm.rank + 1, 0),
                      "scan");
}

static dtl_status exscan_work(struct context *context, void *state)
{
    struct blocks blocks = blocks_make(context, state);
    dtl_status status = blocks_run(
        context, &blocks, exscan_of(blocks.mine, blocks.all, blocks.count, int64(), DTL_OP_SUM));

    return blocks_end(&blocks, status, is_sum(blocks.all, blocks.count, context->comm.rank, 0),
                      "exscan");
}

/* ---- containers ------------------------------------------------------------------------------ */

/* Creates a block-distributed vector of `count` elements per rank, whose elements are their
 * indices. */
static dtl_status vector_make(struct context *context, uint64_t count, struct container **out)
{
    dtl_shape shape = {.ndim = 1, .dims = {count * (uint64_t)context->comm.size}};
    dtl_status status =
        dtl__container_make(HANDLE_VECTOR, context, DTL_DTYPE_INT64, &shape, 0, NULL, out);

    for (uint64_t index = 0; index < count && status == DTL_SUCCESS; index++)
        ((int64_t *)(*out)->data)[index] = (int64_t)((uint64_t)context->comm.rank * count + index);
    return status;
}

static dtl_status redistribute_work(struct context *context, void *state)
{
    struct experiment *experiment = state;
    struct container *vector = NULL;
    dtl_status status = vector_make(context, experiment->count, &vector);
    bool is_right = true;

    if (status != DTL_SUCCESS)
        return status;
    simulated_begin(&experiment->counts);
    status = dtl_impl_container_redistribute(vector, DTL_PARTITION_CYCLIC);
    simulated_end();
    for (uint64_t index = 0; index < vector->local_size; index++)
        is_right = is_right && ((int64_t *)vector->data)[index] ==
                                   (int64_t)index * context->comm.size + context->comm.rank;
    dtl_impl_container_destroy(vector);
    return status == DTL_SUCCESS ? result_of(is_right, "redistribute") : status;
}

/* Elements that a cyclic distribution assigns to a rank that did not own them before. */
static void redistribute_moved(struct experiment *experiment, int32_t ranks)
{
    for (uint64_t index = 0; index < experiment->count * (uint64_t)ranks; index++)
        move_note(experiment, ranks, index / experiment->count, index % (uint64_t)ranks);
}

static dtl_status halo_work(struct context *context, void *state)
{
    static const uint64_t widths[] = {WIDTH};
    static const int periodic[] = {0};
    struct experiment *experiment = state;
    uint64_t padded_count = experiment->count + 2 * (uint64_t)WIDTH;
    int64_t *padded = malloc(padded_count * sizeof *padded);
    int64_t first = context->comm.rank * (int64_t)experiment->count - WIDTH;
    struct container *vector = NULL;
    dtl_status status = vector_make(context, experiment->count, &vector);
    bool is_right = true;

    if (status == DTL_SUCCESS) {
        for (uint64_t index = 0; index < padded_count; index++)
            padded[index] = first + (int64_t)index; /* unchanged outside the vector's bounds */
        memset(padded + WIDTH, 0, experiment->count * sizeof *padded);
        simulated_begin(&experiment->counts);
        status = dtl_impl_container_exchange_halo(vector, widths, periodic, padded, padded_count);
        simulated_end();
        dtl_impl_container_destroy(vector);
    }
    for (uint64_t index = 0; index < padded_count; index++)
        is_right = is_right && padded[index] == first + (int64_t)index;
    free(padded);
    return status == DTL_SUCCESS ? result_of(is_right, "halo") : status;
}

static void halo_moved(struct experiment *experiment, int32_t ranks)
{
    for (int32_t rank = 0; rank < ranks; rank++)
        for (int32_t step = 0; step < WIDTH; step++) {
            if (rank > 0)
                move_note(experiment, ranks, (uint64_t)rank, (uint64_t)rank - 1);
            if (rank < ranks - 1)
                move_note(experiment, ranks, (uint64_t)rank, (uint64_t)rank + 1);
        }
}

/* ---- sort ------------------------------------------------------------------------------------ */

static dtl_status sort_work(struct context *context, void *state)
{
    struct experiment *experiment = state;
    struct record_order order = {.type = int64(), .stride = SIZE};
    dtl_status status;

    simulated_begin(&experiment->counts);
    status = dtl__sort_distributed(&context->comm, &order,
                                   experiment->elements +
                                       (uint64_t)context->comm.rank * experiment->count,
                                   experiment->count, LOCAL_SORT_ANY);
    simulated_end();
    return status;
}

struct place {
    int64_t value;
    uint64_t index;
};

/* Equal elements are ordered by rank. */
static int by_value(const void *a, const void *b)
{
    const struct place *left = a, *right = b;

    if (left->value != right->value)
        return left->value < right->value ? -1 : 1;
    return left->index < right->index ? -1 : 1;
}

/* Makes elements of `distinct` values, and notes those whose sorted position belongs to another
 * rank. */
static void sort_prepare(struct experiment *experiment, int32_t ranks, uint64_t distinct)
{
    uint64_t count = experiment->count * (uint64_t)ranks;
    struct place *places = malloc(count * sizeof *places);

    experiment->elements = malloc(count * sizeof *experiment->elements);
    experiment->sorted = malloc(count * sizeof *experiment->sorted);
    for (uint64_t index = 0; index < count; index++) {
        experiment->elements[index] = (int64_t)(dtl__table_mix(index + 1) % distinct);
        places[index] = (struct place){experiment->elements[index], index};
    }
    qsort(places, count, sizeof *places, by_value);
    for (uint64_t index = 0; index < count; index++) {
        experiment->sorted[index] = places[index].value;
        move_note(experiment, ranks, places[index].index / experiment->count,
                  index / experiment->count);
    }
    free(places);
}

static void sort_moved(struct experiment *experiment, int32_t ranks)
{
    sort_prepare(experiment, ranks, INT64_MAX);
}

static void sort_equals_moved(struct experiment *experiment, int32_t ranks)
{
    sort_prepare(experiment, ranks, 5);
}

static bool sort_is_right(const struct experiment *experiment, int32_t ranks)
{
    return memcmp(experiment->sorted, experiment->elements,
                  experiment->count * (uint64_t)ranks * sizeof(int64_t)) == 0;
}

/* ---- map ------------------------------------------------------------------------------------- */

/* Rank 0 writes `count` entries for each rank, or queries those that it has written. */
static dtl_status map_work(struct context *context, struct experiment *experiment, bool is_find)
{
    uint64_t count = context->comm.rank == 0 ? experiment->count * (uint64_t)context->comm.size : 0;
    int64_t *keys, *values;
    char *found;
    struct map *map = NULL;
    dtl_status status = dtl_impl_map_create(context, DTL_DTYPE_INT64, DTL_DTYPE_INT64, &map);
    bool is_right = true;

    if (status != DTL_SUCCESS)
        return status;
    keys = numbers(0, count);
    values = numbers(1, count);
    found = calloc(count + 1, 1);
    if (!is_find)
        simulated_begin(&experiment->counts);
    status = dtl_impl_map_insert_batch(map, keys, values, count);
    if (status == DTL_SUCCESS)
        status = dtl_impl_map_sync(map);
    if (is_find)
        simulated_begin(&experiment->counts);
    memset(values, 0, count * sizeof *values);
    if (status == DTL_SUCCESS && is_find) {
        status = dtl_impl_map_find_batch(map, keys, count, values, found);
        if (status == DTL_SUCCESS)
            status = dtl_impl_map_sync(map);
    }
    simulated_end();
    for (uint64_t index = 0; index < count && is_find; index++)
        is_right = is_right && found[index] && values[index] == element(1, index);
    for (uint64_t index = 0; index < count; index++)
        move_note(experiment, context->comm.size, 0,
                  (uint64_t)dtl_impl_map_owner(map, &keys[index]));
    dtl_impl_map_destroy(map);
    free(keys);
    free(values);
    free(found);
    return status == DTL_SUCCESS ? result_of(is_right, "map") : status;
}

static dtl_status insert_work(struct context *context, void *state)
{
    return map_work(context, state, false);
}

static dtl_status find_work(struct context *context, void *state)
{
    return map_work(context, state, true);
}

/* ---- all operations -------------------------------------------------------------------------- */

struct operation_kind {
    const char *name;
    uint64_t counts[3]; /* elements per rank; 0 ends the list */
    bool is_shared_out; /* true: for each other rank as many */
    int32_t ranks_most; /* 0: no limit */
    dtl_status (*work)(struct context *context, void *state);
    void (*moved)(struct experiment *experiment, int32_t ranks);
};

static const struct operation_kind kinds[] = {
    {"barrier", {1}, false, 0, barrier_work, NULL},
    {"broadcast", {1, 1000}, false, 0, broadcast_work, NULL},
    {"gather", {1, 16}, false, 0, gather_work, NULL},
    {"scatter", {1, 16}, false, 0, scatter_work, NULL},
    {"allgather", {1, 16}, false, 0, allgather_work, NULL},
    {"alltoall", {1, 16}, false, 0, alltoall_work, NULL},
    {"reduce", {1}, false, 0, reduce_work, NULL},
    {"reduce", {2}, true, 0, reduce_work, NULL},
    {"reduce", {100}, true, FEW, reduce_work, NULL},
    {"allreduce", {1}, false, 0, allreduce_work, NULL},
    {"allreduce", {2}, true, 0, allreduce_work, NULL},
    {"allreduce", {100}, true, FEW, allreduce_work, NULL},
    {"reduce_scatter", {1}, true, 0, reduce_scatter_work, NULL},
    {"reduce_scatter", {100}, true, FEW, reduce_scatter_work, NULL},
    {"scan", {1}, false, 0, scan_work, NULL},
    {"scan", {2}, true, 0, scan_work, NULL},
    {"scan", {100}, true, FEW, scan_work, NULL},
    {"exscan", {1}, false, 0, exscan_work, NULL},
    {"exscan", {2}, true, 0, exscan_work, NULL},
    {"sort", {8}, false, 0, sort_work, sort_moved},
    {"sort", {100, 1000}, false, FEW, sort_work, sort_moved},
    {"sort", {30}, false, FEW, sort_work, sort_equals_moved},
    {"redistribute", {1}, true, 0, redistribute_work, redistribute_moved},
    {"halo", {10, 1000}, false, 0, halo_work, halo_moved},
    {"map insert", {KEYS}, false, 0, insert_work, NULL},
    {"map find", {KEYS}, false, 0, find_work, NULL},
};

/* Returns true if the results are right. */
static bool experiment_run(const struct operation_kind *kind, uint64_t count, int32_t ranks)
{
    struct experiment experiment = {.count = count, .is_shared_out = kind->is_shared_out};
    bool is_right;

    experiment.pairs = calloc((size_t)ranks * (size_t)ranks, sizeof *experiment.pairs);
    if (kind->moved != NULL)
        kind->moved(&experiment, ranks);
    is_right = simulated_run(ranks, kind->work, &experiment) == 0;
    if (experiment.elements != NULL)
        is_right = is_right && sort_is_right(&experiment, ranks);
    free(experiment.elements);
    free(experiment.sorted);
    if (!is_right) {
        char text[512];

        dtl_last_error(text, sizeof text);
        fprintf(stderr, "%s, %d ranks, %" PRIu64 " elements: %s\n", kind->name, (int)ranks, count,
                text);
    }
    printf("{\"operation\": \"%s\", \"p\": %d, \"b\": %" PRIu64 ", \"s\": %d, \"m\": %" PRIu64
           ", \"k\": %" PRIu64 ", \"r\": %" PRIu64 ", \"messages\": %" PRIu64
           ", \"bytes\": %" PRIu64 "}\n",
           kind->name, (int)ranks, count * SIZE, SIZE, experiment.moved,
           pairs_count(&experiment, ranks), experiment.counts.steps, experiment.counts.messages,
           experiment.counts.bytes);
    free(experiment.pairs);
    return is_right;
}

static bool ranks_run(int32_t ranks)
{
    bool is_right = true;

    for (size_t index = 0; index < sizeof kinds / sizeof *kinds; index++) {
        const struct operation_kind *kind = &kinds[index];

        if (kind->ranks_most > 0 && ranks > kind->ranks_most)
            continue;
        for (int size = 0; size < 3 && kind->counts[size] > 0; size++) {
            uint64_t count = kind->counts[size] * (kind->is_shared_out ? (uint64_t)ranks : 1);

            is_right = experiment_run(kind, count, ranks) && is_right;
        }
    }
    return is_right;
}

int main(int count, char **words)
{
    bool is_right = true;

    mallopt(M_TRIM_THRESHOLD,
            INT32_MAX); /* memory released by many ranks is needed by others at once */
    mallopt(M_MMAP_THRESHOLD, INT32_MAX);
    setenv("DTL_MPI", "none", 1);
    setenv("DTL_PROGRESS", "poll", 1);   /* no progress thread: one rank runs at a time */
    setenv("DTL_SHARED_MEMORY", "0", 1); /* simulates ranks on separate nodes */
    for (int index = 1; index < count; index++)
        is_right = ranks_run(atoi(words[index])) && is_right;
    for (size_t index = 0; count < 2 && index < sizeof all_ranks / sizeof *all_ranks; index++)
        is_right = ranks_run(all_ranks[index]) && is_right;
    return !is_right;
}
