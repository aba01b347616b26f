/* SPDX-License-Identifier: BSD-3-Clause */
/* A reduction runs a kernel over blocks: a block of partial results takes in one block of elements
 * after the other, so that the kernel's vectorised loop does the work and the partial results stay
 * in the first-level cache; then the block is folded in halves.  Pairs (MINLOC, MAXLOC) and all
 * other operations are alike here. */
#include "fold.h"

#include <string.h>

#include "parallel.h"

enum { LANES = 512, PARTS_MOST = 256 };

struct fold {
    const struct container *container;
    dtl_reduce_op op;
    reduce_kernel kernel;
    char results[PARTS_MOST][ELEMENT_BYTES];
};

static void lanes_fold(const struct fold *fold, char *lanes, uint64_t count)
{
    uint64_t bytes = fold->container->type->size;

    while (count > 1) {
        uint64_t half = count / 2;

        fold->kernel(lanes, lanes + (count - half) * bytes, half);
        count -= half;
    }
}

static void part_fold(void *state, struct part part, int thread)
{
    struct fold *fold = state;
    uint64_t bytes = fold->container->type->size;
    const char *elements = (const char *)fold->container->data + part.begin * bytes;
    uint64_t count = part.end - part.begin;
    uint64_t lane_count = count < LANES ? count : LANES;
    _Alignas(64) char lanes[LANES * ELEMENT_BYTES];

    if (count == 0) {
        dtl__neutral(fold->container->type->id, fold->op, fold->results[thread]);
        return;
    }
    memcpy(lanes, elements, lane_count * bytes);
    for (uint64_t begin = lane_count; begin < count; begin += LANES) {
        uint64_t left = count - begin;

        fold->kernel(lanes, elements + begin * bytes, left < LANES ? left : LANES);
    }
    lanes_fold(fold, lanes, lane_count);
    memcpy(fold->results[thread], lanes, bytes);
}

dtl_status dtl__fold_local(const struct container *container, dtl_reduce_op op, void *result)
{
    struct fold fold = {.container = container, .op = op};
    uint64_t bytes = container->type->size;
    int parts = dtl__part_count((dtl_execution_policy)container->options.execution,
                                container->local_size, bytes);

    fold.kernel = dtl__kernel(container->type->id, op);
    if (fold.kernel == NULL)
        return dtl__fail(DTL_ERROR_INVALID_ARGUMENT,
                         "reduce: op is %s; expected one that is defined for %s",
                         dtl_reduce_op_name(op), container->type->name);
    if (parts > PARTS_MOST)
        parts = PARTS_MOST;
    dtl__part_run(container->local_size, parts, part_fold, &fold);
    for (int part = 1; part < parts; part++)
        fold.kernel(fold.results[0], fold.results[part], 1);
    memcpy(result, fold.results[0], bytes);
    return DTL_SUCCESS;
}

void dtl__fold_func(const struct container *container, dtl_binary_func func, const void *identity,
                    void *result, void *user_data)
{
    uint64_t bytes = container->type->size;
    _Alignas(16) char sum[ELEMENT_BYTES];
    _Alignas(16) char next[ELEMENT_BYTES];

    memcpy(sum, identity, bytes);
    for (uint64_t index = 0; index < container->local_size; index++) {
        func(sum, (const char *)container->data + index * bytes, next, user_data);
        memcpy(sum, next, bytes);
    }
    memcpy(result, sum, bytes);
}
