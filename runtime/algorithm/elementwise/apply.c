/* SPDX-License-Identifier: BSD-3-Clause */
/* Elementwise operations on two containers, in place in the destination: a reduction operation of
 * both, or a unary operation of the source.  They run on the device that has both, and on the host
 * otherwise. */
#include "algorithm/agreement.h"
#include "algorithm/device_algorithms.h"
#include "algorithm/parallel.h"
#include "container_pair.h"
#include "dtl_impl.h"
#include "unary.h"

/* An operation on the elements of `from` and `to`.  Either `reduce` or `unary` is set. */
struct elementwise_operation {
    const struct container *from; /* both in host memory */
    struct container *to;
    reduce_kernel reduce;
    unary_loop unary;
    /* Runs the operation on a device. */
    dtl_status (*run_on_device)(struct container *to, const struct container *from, int32_t op);
    int32_t op;
};

/* Applies the operation to one part of the elements (part_work). */
static void run_part(void *state, struct part part, int thread)
{
    const struct elementwise_operation *operation = state;
    uint64_t size = operation->to->type->size, count = part.end - part.begin;
    char *to = (char *)operation->to->data + part.begin * size;
    const char *from = (const char *)operation->from->data + part.begin * size;

    (void)thread;
    if (count > 0 && operation->unary != NULL)
        operation->unary(to, from, count);
    else if (count > 0)
        operation->reduce(to, from, count);
}

/* Runs the operation on the host, in parts, on copies of elements that are in device memory. */
static dtl_status run_on_host(struct elementwise_operation *operation, struct container *src,
                              struct container *dst)
{
    struct staged from, to;
    dtl_status status = dtl__stage_pair(src, &from, dst, &to);

    if (status != DTL_SUCCESS)
        return status;
    operation->from = from.container;
    operation->to = to.container;
    dtl__part_run(dst->local_size,
                  dtl__part_count((dtl_execution_policy)dst->options.execution, dst->local_size,
                                  dst->type->size),
                  run_part, operation);
    dtl__container_mark_dirty(operation->to);
    return dtl__stage_pair_end(&from, &to, DTL_SUCCESS);
}

/* Runs the operation on the device that has both containers, otherwise on the host.  Both have
 * as many elements on this rank, at equal indices. */
static dtl_status run_on_elements(struct elementwise_operation *operation, struct container *src,
                                  struct container *dst)
{
    return dtl__containers_run_on_device(src, dst)
               ? operation->run_on_device(dst, src, operation->op)
               : run_on_host(operation, src, dst);
}

/* Checks the arguments on all ranks, copies `src` if it is distributed differently, and runs the
 * operation.  `status` is the result of earlier checks on this rank.  Collective. */
static dtl_status run_global(struct elementwise_operation *operation, struct container *src,
                             struct container *dst, dtl_status status)
{
    struct container *aligned = src;

    if (status == DTL_SUCCESS)
        status = dtl__pair_check_shape(src, dst);
    if (status == DTL_SUCCESS)
        status = dtl__pair_check_dtype(src, dst);
    if (status == DTL_SUCCESS)
        status = dtl__pair_check_overlap(src, dst);
    status = dtl__agree_on_pair(dst, src, status);
    if (status == DTL_SUCCESS)
        status = dtl__pair_align(src, dst, &aligned);
    if (status != DTL_SUCCESS)
        return status;
    status = run_on_elements(operation, aligned, dst);
    dtl__pair_align_end(src, aligned);
    return status;
}

/* ---- reduction operations -------------------------------------------------------------------- */

dtl_status dtl_impl_container_apply(struct container *dst, struct container *src, dtl_reduce_op op)
{
    struct elementwise_operation operation = {
        .reduce = dtl__kernel(dst->type->id, op), .run_on_device = dtl__device_apply, .op = op};

    return run_global(&operation, src, dst, DTL_SUCCESS);
}

dtl_status dtl__apply_local(struct container *dst, struct container *src, dtl_reduce_op op)
{
    struct elementwise_operation operation = {
        .reduce = dtl__kernel(dst->type->id, op), .run_on_device = dtl__device_apply, .op = op};

    return run_on_elements(&operation, src, dst);
}

/* ---- unary operations ------------------------------------------------------------------------ */

/* Describes a unary operation.  Fails if the dtype does not have it. */
static dtl_status find_unary(const struct container *dst, dtl_unary_op op,
                             struct elementwise_operation *out)
{
    *out = (struct elementwise_operation){.unary = dtl__unary_loop(op, dst->type),
                                          .run_on_device = dtl__device_apply_unary,
                                          .op = op};
    return dtl__unary_check(op, dst->type);
}

dtl_status dtl_impl_container_apply_unary(struct container *dst, struct container *src,
                                          dtl_unary_op op)
{
    struct elementwise_operation operation;
    dtl_status status = find_unary(dst, op, &operation);

    return run_global(&operation, src, dst, status);
}

dtl_status dtl_impl_container_apply_unary_local(struct container *dst, struct container *src,
                                                dtl_unary_op op)
{
    struct elementwise_operation operation;
    dtl_status status = find_unary(dst, op, &operation);

    if (status == DTL_SUCCESS)
        status = dtl__pair_check_dtype(src, dst);
    if (status == DTL_SUCCESS)
        status = dtl__pair_check_local_size(src, dst);
    if (status == DTL_SUCCESS)
        status = dtl__pair_check_overlap(src, dst);
    return status == DTL_SUCCESS ? run_on_elements(&operation, src, dst) : status;
}
