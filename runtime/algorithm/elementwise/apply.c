/* SPDX-License-Identifier: BSD-3-Clause */
/* What operations make of the elements of two containers, element by element: on the device that
 * has both, or else on the host. */
#include "algorithm/agreement.h"
#include "algorithm/device_algorithms.h"
#include "algorithm/parallel.h"
#include "container_pair.h"
#include "dtl_impl.h"
#include "unary.h"

/* How the elements of `to` are made; one of both loops is there. */
struct making {
    const struct container *from; /* both as the host has them */
    struct container *to;
    reduce_kernel reduce;
    unary_loop unary;
    /* The device's way. */
    dtl_status (*far)(struct container *to, const struct container *from, int32_t op);
    int32_t op;
};

static void part_make(void *state, struct part part, int thread)
{
    const struct making *making = state;
    uint64_t size = making->to->type->size, count = part.end - part.begin;
    char *to = (char *)making->to->data + part.begin * size;
    const char *from = (const char *)making->from->data + part.begin * size;

    (void)thread;
    if (count > 0 && making->unary != NULL)
        making->unary(to, from, count);
    else if (count > 0)
        making->reduce(to, from, count);
}

static dtl_status host_make(struct making *making, struct container *src, struct container *dst)
{
    struct staged from, to;
    dtl_status status = dtl__stage_pair(src, &from, dst, &to);

    if (status != DTL_SUCCESS)
        return status;
    making->from = from.container;
    making->to = to.container;
    dtl__part_run(dst->local_size,
                  dtl__part_count((dtl_execution_policy)dst->options.execution, dst->local_size,
                                  dst->type->size),
                  part_make, making);
    dtl__container_touch(making->to);
    return dtl__stage_pair_end(&from, &to, DTL_SUCCESS);
}

static dtl_status elements_make(struct making *making, struct container *src, struct container *dst)
{
    return dtl__containers_run_on_device(src, dst) ? making->far(dst, src, making->op)
                                                   : host_make(making, src, dst);
}

static dtl_status make(struct making *making, struct container *src, struct container *dst,
                       dtl_status status)
{
    struct container *aligned = src;

    if (status == DTL_SUCCESS)
        status = dtl__pair_same_shape(src, dst);
    if (status == DTL_SUCCESS)
        status = dtl__pair_same_dtype(src, dst);
    if (status == DTL_SUCCESS)
        status = dtl__pair_same_or_apart(src, dst);
    status = dtl__agree_on_pair(dst, src, status);
    if (status == DTL_SUCCESS)
        status = dtl__pair_align(src, dst, &aligned);
    if (status != DTL_SUCCESS)
        return status;
    status = elements_make(making, aligned, dst);
    dtl__pair_align_end(src, aligned);
    return status;
}

/* ---- by operations of two -------------------------------------------------------------------- */

dtl_status dtl_impl_container_apply(struct container *dst, struct container *src, dtl_reduce_op op)
{
    struct making making = {
        .reduce = dtl__kernel(dst->type->id, op), .far = dtl__device_apply, .op = op};

    return make(&making, src, dst, DTL_SUCCESS);
}

dtl_status dtl__apply_local(struct container *dst, struct container *src, dtl_reduce_op op)
{
    struct making making = {
        .reduce = dtl__kernel(dst->type->id, op), .far = dtl__device_apply, .op = op};

    return elements_make(&making, src, dst);
}

/* ---- by operations of one -------------------------------------------------------------------- */

static dtl_status unary_find(const struct container *dst, dtl_unary_op op, struct making *out)
{
    *out = (struct making){
        .unary = dtl__unary_loop(op, dst->type), .far = dtl__device_apply_unary, .op = op};
    return dtl__unary_check(op, dst->type);
}

dtl_status dtl_impl_container_apply_unary(struct container *dst, struct container *src,
                                          dtl_unary_op op)
{
    struct making making;
    dtl_status status = unary_find(dst, op, &making);

    return make(&making, src, dst, status);
}

dtl_status dtl_impl_container_apply_unary_local(struct container *dst, struct container *src,
                                                dtl_unary_op op)
{
    struct making making;
    dtl_status status = unary_find(dst, op, &making);

    if (status == DTL_SUCCESS)
        status = dtl__pair_same_dtype(src, dst);
    if (status == DTL_SUCCESS)
        status = dtl__pair_same_part(src, dst);
    if (status == DTL_SUCCESS)
        status = dtl__pair_same_or_apart(src, dst);
    return status == DTL_SUCCESS ? elements_make(&making, src, dst) : status;
}
