/* SPDX-License-Identifier: BSD-3-Clause */
/* Measures the CPU seconds of calls, summed over all ranks: a line of JSON for each operation and
 * size.  Unlike elapsed time, CPU time is meaningful even if ranks share cores.  It includes busy
 * waiting. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <dtl/dtl.h>

#include "../harness/check_status.h"

enum { HALO = 16, ROOT = 0 };

static dtl_context_t ctx;
static int rank, size;
static dtl_size_t count; /* number of elements of a rank */
static double *mine;     /* `count` elements */
static double *all;      /* `count` elements for each rank */
static double *got;
static int64_t *keys;
static unsigned char *found;
static dtl_vector_t vector;
static dtl_map_t map;

static double processor_seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Pseudorandom numbers, the same in each run. */
static uint64_t mixed(uint64_t number)
{
    number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9U;
    number = (number ^ (number >> 27)) * 0x94d049bb133111ebU;
    return number ^ (number >> 31);
}

/* ---- what is measured ------------------------------------------------------------------------ */

static dtl_status barrier(void)
{
    return dtl_barrier(ctx);
}

static dtl_status broadcast(void)
{
    return dtl_broadcast(ctx, mine, count, DTL_DTYPE_FLOAT64, ROOT);
}

static dtl_status allreduce(void)
{
    return dtl_allreduce(ctx, mine, got, count, DTL_DTYPE_FLOAT64, DTL_OP_SUM);
}

static dtl_status allgather(void)
{
    return dtl_allgather(ctx, mine, count, DTL_DTYPE_FLOAT64, got, count, DTL_DTYPE_FLOAT64);
}

static dtl_status alltoall(void)
{
    return dtl_alltoall(ctx, all, count, DTL_DTYPE_FLOAT64, got, count, DTL_DTYPE_FLOAT64);
}

static void vector_mix(void)
{
    double *values = dtl_vector_local_data_mut(vector);

    for (dtl_size_t index = 0; index < count; index++)
        values[index] = (double)mixed((uint64_t)rank * count + index);
}

static dtl_status sort(void)
{
    return dtl_container_sort((dtl_container_t)vector, DTL_SORT_ASCENDING);
}

/* Redistributes a container and back. */
static dtl_status redistribute(void)
{
    dtl_status status = dtl_container_redistribute((dtl_container_t)vector, DTL_PARTITION_CYCLIC);

    if (status != DTL_SUCCESS)
        return status;
    return dtl_container_redistribute((dtl_container_t)vector, DTL_PARTITION_BLOCK);
}

static dtl_status halo(void)
{
    const dtl_size_t widths[] = {HALO};
    const int periodic[] = {1};

    return dtl_container_exchange_halo((dtl_container_t)vector, widths, periodic, got,
                                       count + 2 * (dtl_size_t)HALO);
}

static void keys_mix(void)
{
    for (dtl_size_t index = 0; index < count; index++)
        keys[index] = (int64_t)mixed((uint64_t)rank * count + index);
}

static dtl_status map_insert(void)
{
    dtl_status status = dtl_map_insert_batch(map, keys, mine, count);

    return status == DTL_SUCCESS ? dtl_map_sync(map) : status;
}

static dtl_status map_find(void)
{
    return dtl_map_find_batch(map, keys, count, got, found);
}

/* ---- how it is measured ---------------------------------------------------------------------- */

struct measured {
    const char *name; /* as in docs/concepts/growth.md */
    dtl_status (*call)(void);
    void (*prepare)(void); /* called before each call and not measured; may be NULL */
    int is_sized;          /* the cost depends on the number of elements */
};

static const struct measured operations[] = {
    {"barrier", barrier, NULL, 0},           {"broadcast", broadcast, NULL, 1},
    {"allreduce", allreduce, NULL, 1},       {"allgather", allgather, NULL, 1},
    {"alltoall", alltoall, NULL, 1},         {"sort", sort, vector_mix, 1},
    {"redistribute", redistribute, NULL, 1}, {"halo", halo, NULL, 1},
    {"map insert", map_insert, keys_mix, 1}, {"map find", map_find, NULL, 1},
};

/* Returns the CPU seconds of one call on this rank. */
static double timed(const struct measured *operation, int calls)
{
    double seconds = 0, start;

    for (int turn = -1; turn < calls; turn++) { /* the first one is not counted */
        if (operation->prepare != NULL)
            operation->prepare();
        start = processor_seconds();
        must(operation->call() == DTL_SUCCESS, operation->name);
        seconds += turn < 0 ? 0 : processor_seconds() - start;
    }
    return seconds / calls;
}

static void objects_open(dtl_size_t elements)
{
    dtl_size_t space = (elements + 2 * (dtl_size_t)HALO) * (dtl_size_t)size;

    count = elements;
    mine = malloc(space * sizeof *mine);
    all = malloc(space * sizeof *all);
    got = malloc(space * sizeof *got);
    keys = malloc(count * sizeof *keys);
    found = malloc(count);
    must(mine != NULL && all != NULL && got != NULL && keys != NULL && found != NULL, "malloc");
    for (dtl_size_t index = 0; index < space; index++)
        mine[index] = all[index] = got[index] = 1;
    must(dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, count * (dtl_size_t)size, &vector) ==
             DTL_SUCCESS,
         "vector");
    must(dtl_map_create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_FLOAT64, &map) == DTL_SUCCESS, "map");
}

static void objects_close(void)
{
    dtl_map_destroy(map);
    dtl_vector_destroy(vector);
    free(mine);
    free(all);
    free(got);
    free(keys);
    free(found);
}

static void size_measure(dtl_size_t elements, int calls, int is_first)
{
    objects_open(elements);
    for (size_t index = 0; index < sizeof operations / sizeof *operations; index++) {
        const struct measured *operation = &operations[index];
        double own, sum;

        if (!operation->is_sized && !is_first)
            continue;
        own = timed(operation, calls);
        must(dtl_allreduce(ctx, &own, &sum, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM) == DTL_SUCCESS,
             "allreduce");
        if (rank == 0)
            printf("{\"operation\": \"%s\", \"p\": %d, \"b\": %zu, \"seconds\": %.4g}\n",
                   operation->name, size, operation->is_sized ? (size_t)count * sizeof *mine : 0,
                   sum);
    }
    objects_close();
}

int main(void)
{
    static const struct {
        dtl_size_t elements;
        int calls;
    } sizes[] = {{64, 200}, {512, 100}, {4096, 50}, {32768, 20}, {262144, 3}};

    must(dtl_context_create_default(&ctx) == DTL_SUCCESS, "context");
    rank = dtl_context_rank(ctx);
    size = dtl_context_size(ctx);
    for (size_t index = 0; index < sizeof sizes / sizeof *sizes; index++)
        size_measure(sizes[index].elements, sizes[index].calls, index == 0);
    dtl_context_destroy(ctx);
    return 0;
}
