/* SPDX-License-Identifier: BSD-3-Clause */
/* Binary operations on the elements of two containers, or of one container and a value.  They run
 * on the device that has all elements, and on the host otherwise. */
#include <string.h>

#include "algorithm/agreement.h"
#include "algorithm/device_algorithms.h"
#include "algorithm/parallel.h"
#include "binary.h"
#include "container_pair.h"
#include "dtl_impl.h"

enum { OPERANDS = 2, REPEATED_BYTES = 4096 };

/* An operand of an operation: a container or a value. */
struct operand {
    struct container *container; /* NULL: a value */
    const void *value;
    struct container *aligned; /* `container`, or a copy that is distributed as the result is */
    struct staged staged;      /* its elements in host memory */
};

struct elementwise_operation {
    struct container *dst;
    struct operand operands[OPERANDS];
    dtl_binary_op op;
    binary_loop loop;
    struct staged to;
    /* Copies of the value, one per element of a chunk. */
    _Alignas(16) char repeated[REPEATED_BYTES];
};

/* ---- on the host ----------------------------------------------------------------------------- */

/* Returns the elements of operand `number` from a local index on, or the repeated value. */
static const char *elements_at(const struct elementwise_operation *operation, int number,
                               uint64_t index)
{
    const struct container *from = operation->operands[number].staged.container;

    return from == NULL ? operation->repeated : (const char *)from->data + index * from->type->size;
}

/* Applies the operation to one part of the elements (part_work).  With a value, works in chunks
 * for which it is repeated. */
static void run_part(void *state, struct part part, int thread)
{
    const struct elementwise_operation *operation = state;
    bool has_value =
        operation->operands[0].container == NULL || operation->operands[1].container == NULL;
    uint64_t size = operation->dst->type->size;
    uint64_t most = has_value ? REPEATED_BYTES / size : part.end - part.begin;

    (void)thread;
    for (uint64_t index = part.begin, count; index < part.end; index += count) {
        count = part.end - index < most ? part.end - index : most;
        operation->loop((char *)operation->to.container->data + index * size,
                        elements_at(operation, 0, index), elements_at(operation, 1, index), count);
    }
}

/* Fills `repeated` with copies of the value, at most one per element of the result. */
static void repeat_value(struct elementwise_operation *operation, const void *value)
{
    uint64_t size = operation->dst->type->size, count = REPEATED_BYTES / size;

    if (operation->dst->local_size < count)
        count = operation->dst->local_size;
    for (uint64_t index = 0; index < count; index++)
        memcpy(operation->repeated + index * size, value, size);
}

/* Ends the staging of the operands, and of the result, which is written back.  Returns `status`, or
 * the failure of the write. */
static dtl_status end_staging(struct elementwise_operation *operation, dtl_status status)
{
    for (int number = 0; number < OPERANDS; number++)
        if (operation->operands[number].staged.container != NULL)
            dtl__stage_end(&operation->operands[number].staged, DTL_SUCCESS);
    return dtl__stage_end(&operation->to, status);
}

/* Stages the result and the operands for the host.  On failure, nothing remains staged. */
static dtl_status stage_operands(struct elementwise_operation *operation)
{
    dtl_status status = dtl__stage(operation->dst, STAGE_UPDATE, &operation->to);

    if (status != DTL_SUCCESS)
        return status;
    for (int number = 0; number < OPERANDS && status == DTL_SUCCESS; number++) {
        struct operand *operand = &operation->operands[number];

        if (operand->container != NULL)
            status = dtl__stage_source(operand->aligned, operation->dst, &operation->to,
                                       &operand->staged);
        else
            repeat_value(operation, operand->value);
    }
    return status == DTL_SUCCESS ? status : end_staging(operation, status);
}

/* Runs the operation on the host, in parts, on copies of elements that are in device memory. */
static dtl_status run_on_host(struct elementwise_operation *operation)
{
    struct container *dst = operation->dst;
    dtl_status status = stage_operands(operation);

    if (status != DTL_SUCCESS)
        return status;
    dtl__part_run(dst->local_size,
                  dtl__part_count((dtl_execution_policy)dst->options.execution, dst->local_size,
                                  dst->type->size),
                  run_part, operation);
    dtl__container_mark_dirty(operation->to.container);
    return end_staging(operation, DTL_SUCCESS);
}

/* ---- on the host or a device ----------------------------------------------------------------- */

/* Runs the operation on the aligned operands, on the device that has all of them, otherwise on
 * the host. */
static dtl_status run_on_elements(struct elementwise_operation *operation)
{
    const struct operand *x = &operation->operands[0], *y = &operation->operands[1];
    bool is_on_device = true;

    for (int number = 0; number < OPERANDS; number++)
        if (operation->operands[number].container != NULL)
            is_on_device &=
                dtl__containers_run_on_device(operation->operands[number].aligned, operation->dst);
    if (!is_on_device)
        return run_on_host(operation);
    return dtl__device_apply_binary(operation->dst, x->aligned, y->aligned,
                                    x->container == NULL ? x->value : y->value,
                                    dtl__binary_step(operation->op));
}

/* Sets `loop`.  Fails if the dtype does not have the operation. */
static dtl_status find_loop(struct elementwise_operation *operation)
{
    const struct dtype *type = operation->dst->type;

    operation->loop = dtl__binary_loop(operation->op, type);
    if (operation->loop != NULL)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_NOT_SUPPORTED, "op-dtype",
                                "op is %s; expected an operation that %s has",
                                dtl_impl_binary_op_name(operation->op), type->name);
}

/* Fails unless a container has the dtype and the shape (with `is_local`, the elements on this
 * rank) of the result, and overlaps it only at equal indices. */
static dtl_status check_operand(const struct elementwise_operation *operation, int number,
                                bool is_local)
{
    const struct container *src = operation->operands[number].container, *dst = operation->dst;
    dtl_status status;

    if (src == NULL)
        return DTL_SUCCESS;
    status = is_local ? dtl__pair_check_local_size(src, dst) : dtl__pair_check_shape(src, dst);
    if (status == DTL_SUCCESS)
        status = dtl__pair_check_dtype(src, dst);
    return status == DTL_SUCCESS ? dtl__pair_check_overlap(src, dst) : status;
}

/* Sets `loop` and checks all operands. */
static dtl_status check_operands(struct elementwise_operation *operation, bool is_local)
{
    dtl_status status = find_loop(operation);

    for (int number = 0; number < OPERANDS && status == DTL_SUCCESS; number++)
        status = check_operand(operation, number, is_local);
    return status;
}

dtl_status dtl__binary_check_local(struct container *dst, struct container *x, struct container *y,
                                   dtl_binary_op op)
{
    struct elementwise_operation operation = {
        .dst = dst, .operands = {{.container = x}, {.container = y}}, .op = op};

    return check_operands(&operation, true);
}

/* Releases the copies of operands that were distributed differently. */
static void release_aligned(struct elementwise_operation *operation)
{
    for (int number = 0; number < OPERANDS; number++) {
        struct operand *operand = &operation->operands[number];

        if (operand->aligned != NULL)
            dtl__pair_align_end(operand->container, operand->aligned);
    }
}

/* Checks the arguments on all ranks, copies operands that are distributed differently, and runs
 * the operation.  Collective. */
static dtl_status run_global(struct elementwise_operation *operation)
{
    dtl_status status = check_operands(operation, false);

    for (int number = 0; number < OPERANDS; number++)
        if (operation->operands[number].container != NULL)
            status =
                dtl__agree_on_pair(operation->dst, operation->operands[number].container, status);
    for (int number = 0; number < OPERANDS && status == DTL_SUCCESS; number++) {
        struct operand *operand = &operation->operands[number];

        if (operand->container != NULL)
            status = dtl__pair_align(operand->container, operation->dst, &operand->aligned);
    }
    if (status == DTL_SUCCESS)
        status = run_on_elements(operation);
    release_aligned(operation);
    return status;
}

/* Checks the arguments on this rank and runs the operation on its elements. */
static dtl_status run_local(struct elementwise_operation *operation)
{
    dtl_status status = check_operands(operation, true);

    for (int number = 0; number < OPERANDS; number++)
        operation->operands[number].aligned = operation->operands[number].container;
    return status == DTL_SUCCESS ? run_on_elements(operation) : status;
}

dtl_status dtl_impl_container_apply_binary(struct container *dst, struct container *x,
                                           struct container *y, dtl_binary_op op)
{
    struct elementwise_operation operation = {
        .dst = dst, .operands = {{.container = x}, {.container = y}}, .op = op};

    return run_global(&operation);
}

dtl_status dtl_impl_container_apply_binary_local(struct container *dst, struct container *x,
                                                 struct container *y, dtl_binary_op op)
{
    struct elementwise_operation operation = {
        .dst = dst, .operands = {{.container = x}, {.container = y}}, .op = op};

    return run_local(&operation);
}

/* Returns the operation with `value` as the operand at `place`, and `src` as the other one. */
static struct elementwise_operation operation_on_value(struct container *dst, struct container *src,
                                                       const void *value, dtl_operand place,
                                                       dtl_binary_op op)
{
    struct elementwise_operation operation = {.dst = dst, .op = op};

    operation.operands[place == DTL_OPERAND_FIRST ? 0 : 1].value = value;
    operation.operands[place == DTL_OPERAND_FIRST ? 1 : 0].container = src;
    return operation;
}

dtl_status dtl_impl_container_apply_value(struct container *dst, struct container *src,
                                          const void *value, dtl_operand place, dtl_binary_op op)
{
    struct elementwise_operation operation = operation_on_value(dst, src, value, place, op);

    return run_global(&operation);
}

dtl_status dtl_impl_container_apply_value_local(struct container *dst, struct container *src,
                                                const void *value, dtl_operand place,
                                                dtl_binary_op op)
{
    struct elementwise_operation operation = operation_on_value(dst, src, value, place, op);

    return run_local(&operation);
}
