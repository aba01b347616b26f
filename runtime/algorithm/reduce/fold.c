/* SPDX-License-Identifier: BSD-3-Clause */
/* Reductions with the generated kernels, divided among threads.  MINLOC and MAXLOC, whose elements
 * are pairs, need no special treatment here. */
#include "fold.h"

#include <string.h>

#include "algorithm/device_algorithms.h"
#include "algorithm/parallel.h"
#include "dtl_kernels.h"
#include "finite.h"

enum {
    MAX_PARTS = 256,
    SEQUENTIAL_ELEMENTS = 15 /* elements that every kernel folds in order */
};

void dtl__fold_run(const struct dtype *type, dtl_reduce_op op, const void *elements, uint64_t count,
                   void *result)
{
    if (count == 0)
        dtl__neutral(type->id, op, result);
    else
        dtl__reductions[op][type->id].fold(elements, count, result);
    if (count == 1 && dtl__is_logical(type->id, op))
        dtl__normalize(type->id, result, 1);
}

void dtl__fold_in_order(const struct dtype *type, dtl_reduce_op op, const void *elements,
                        uint64_t count, void *result)
{
    uint64_t size = type->size;
    _Alignas(16) char few[SEQUENTIAL_ELEMENTS * ELEMENT_BYTES];

    for (uint64_t done = 0, part; done < count; done += part) {
        part = count - done < SEQUENTIAL_ELEMENTS - 1 ? count - done : SEQUENTIAL_ELEMENTS - 1;
        memcpy(few, result, size);
        memcpy(few + size, (const char *)elements + done * size, part * size);
        dtl__reductions[op][type->id].fold(few, part + 1, result);
    }
}

/* Returns true if a fold may have overflowed, since its result is not finite. */
static bool may_have_overflowed(const struct dtype *type, dtl_reduce_op op, const void *result)
{
    return dtl__may_overflow(type, op) && !dtl__all_finite(type, result, 1);
}

/* Repeats the fold in index order if all elements are finite, though the result was not. */
static DTL_COLD void refold_in_order(const struct container *container, dtl_reduce_op op,
                                     void *result)
{
    const struct dtype *type = container->type;
    const char *elements = container->data;

    if (!dtl__all_finite(type, elements, container->local_size))
        return;
    memcpy(result, elements, type->size);
    dtl__fold_in_order(type, op, elements + type->size, container->local_size - 1, result);
}

struct fold {
    const struct container *container;
    dtl_reduce_op op;
    _Alignas(16) char results[MAX_PARTS][ELEMENT_BYTES];
};

/* Reduces one part into results[thread] (part_work). */
static void fold_part(void *state, struct part part, int thread)
{
    struct fold *fold = state;
    const struct dtype *type = fold->container->type;

    dtl__fold_run(type, fold->op, (const char *)fold->container->data + part.begin * type->size,
                  part.end - part.begin, fold->results[thread]);
}

dtl_status dtl__fold_local(struct container *container, dtl_reduce_op op, void *result)
{
    struct fold fold;
    struct staged staged;
    dtl_status status;
    reduce_kernel kernel = dtl__kernel(container->type->id, op);
    uint64_t bytes = container->type->size;
    int parts = dtl__part_count((dtl_execution_policy)container->options.execution,
                                container->local_size, bytes);

    if (kernel == NULL)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "op-op",
                                    "op is %s; expected one that is defined for %s",
                                    dtl_reduce_op_name(op), container->type->name);
    if (dtl__container_runs_on_device(container)) {
        status = dtl__device_reduce(container, op, result);
        if (status != DTL_SUCCESS || !may_have_overflowed(container->type, op, result))
            return status;
    }
    status = dtl__stage(container, STAGE_READ, &staged);
    if (status != DTL_SUCCESS)
        return status;
    fold.container = staged.container;
    fold.op = op;
    if (parts > MAX_PARTS)
        parts = MAX_PARTS;
    dtl__part_run(container->local_size, parts, fold_part, &fold);
    for (int part = 1; part < parts; part++)
        kernel(fold.results[0], fold.results[part], 1);
    memcpy(result, fold.results[0], bytes);
    if (container->local_size > 0 && may_have_overflowed(container->type, op, result))
        refold_in_order(staged.container, op, result);
    return dtl__stage_end(&staged, DTL_SUCCESS);
}

/* Folds the elements in index order by the program's function, starting with `identity`. */
static void fold_host_elements(const struct container *container, dtl_binary_func func,
                               const void *identity, void *result, void *user_data)
{
    const char *element = container->data;
    uint64_t count = container->local_size, bytes = container->type->size;
    _Alignas(16) char sum[ELEMENT_BYTES];
    _Alignas(16) char next[ELEMENT_BYTES];

    memcpy(sum, identity, bytes);
    for (uint64_t index = 0; index < count; index++, element += bytes) {
        func(sum, element, next, user_data);
        memcpy(sum, next, bytes);
    }
    memcpy(result, sum, bytes);
}

/* Folds a host copy of the elements. */
static DTL_COLD dtl_status fold_device_elements(struct container *container, dtl_binary_func func,
                                                const void *identity, void *result, void *user_data)
{
    struct staged staged;
    dtl_status status = dtl__stage_host_copy(container, STAGE_READ, &staged);

    if (status != DTL_SUCCESS)
        return status;
    fold_host_elements(staged.container, func, identity, result, user_data);
    return dtl__stage_end(&staged, DTL_SUCCESS);
}

dtl_status dtl__fold_func(struct container *container, dtl_binary_func func, const void *identity,
                          void *result, void *user_data)
{
    if (dtl__container_is_on_device(container))
        return fold_device_elements(container, func, identity, result, user_data);
    fold_host_elements(container, func, identity, result, user_data);
    return DTL_SUCCESS;
}
