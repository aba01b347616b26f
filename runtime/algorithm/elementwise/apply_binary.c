/* SPDX-License-Identifier: BSD-3-Clause */
/* What operations make of the elements of two containers, or of one and a value, element by
 * element: on the device that has all of them, or else on the host. */
#include <string.h>

#include "algorithm/agreement.h"
#include "algorithm/device_algorithms.h"
#include "algorithm/parallel.h"
#include "binary.h"
#include "container_pair.h"
#include "dtl_impl.h"

enum { OPERANDS = 2, REPEATED_BYTES = 4096 };

/* What an operation takes: elements, or a value. */
struct given {
    struct container *container; /* NULL: a value */
    const void *value;
    struct container *aligned; /* distributed as what is made is */
    struct staged staged;      /* as the host has it */
};

struct making {
    struct container *dst;
    struct given given[OPERANDS];
    dtl_binary_op op;
    binary_loop loop;
    struct staged to;
    _Alignas(16) char repeated[REPEATED_BYTES]; /* the value, over and over */
};

/* ---- on the host ----------------------------------------------------------------------------- */

static const char *elements_at(const struct making *making, int operand, uint64_t index)
{
    const struct container *from = making->given[operand].staged.container;

    return from == NULL ? making->repeated : (const char *)from->data + index * from->type->size;
}

static void part_make(void *state, struct part part, int thread)
{
    const struct making *making = state;
    bool has_value = making->given[0].container == NULL || making->given[1].container == NULL;
    uint64_t size = making->dst->type->size;
    uint64_t most = has_value ? REPEATED_BYTES / size : part.end - part.begin;

    (void)thread;
    for (uint64_t index = part.begin, count; index < part.end; index += count) {
        count = part.end - index < most ? part.end - index : most;
        making->loop((char *)making->to.container->data + index * size,
                     elements_at(making, 0, index), elements_at(making, 1, index), count);
    }
}

static void value_repeat(struct making *making, const void *value)
{
    uint64_t size = making->dst->type->size, count = REPEATED_BYTES / size;

    if (making->dst->local_size < count)
        count = making->dst->local_size;
    for (uint64_t index = 0; index < count; index++)
        memcpy(making->repeated + index * size, value, size);
}

/* What was staged of the operands, and what was made of them. */
static dtl_status stage_end(struct making *making, dtl_status status)
{
    for (int operand = 0; operand < OPERANDS; operand++)
        if (making->given[operand].staged.container != NULL)
            dtl__stage_end(&making->given[operand].staged, DTL_SUCCESS);
    return dtl__stage_end(&making->to, status);
}

static dtl_status stage(struct making *making)
{
    dtl_status status = dtl__stage(making->dst, STAGE_UPDATE, &making->to);

    if (status != DTL_SUCCESS)
        return status;
    for (int operand = 0; operand < OPERANDS && status == DTL_SUCCESS; operand++) {
        struct given *given = &making->given[operand];

        if (given->container != NULL)
            status = dtl__stage_beside(given->aligned, making->dst, &making->to, &given->staged);
        else
            value_repeat(making, given->value);
    }
    return status == DTL_SUCCESS ? status : stage_end(making, status);
}

static dtl_status host_make(struct making *making)
{
    struct container *dst = making->dst;
    dtl_status status = stage(making);

    if (status != DTL_SUCCESS)
        return status;
    dtl__part_run(dst->local_size,
                  dtl__part_count((dtl_execution_policy)dst->options.execution, dst->local_size,
                                  dst->type->size),
                  part_make, making);
    dtl__container_touch(making->to.container);
    return stage_end(making, DTL_SUCCESS);
}

/* ---- wherever it is -------------------------------------------------------------------------- */

static dtl_status elements_make(struct making *making)
{
    const struct given *x = &making->given[0], *y = &making->given[1];
    bool is_far = true;

    for (int operand = 0; operand < OPERANDS; operand++)
        if (making->given[operand].container != NULL)
            is_far &= dtl__containers_run_on_device(making->given[operand].aligned, making->dst);
    if (!is_far)
        return host_make(making);
    return dtl__device_apply_binary(making->dst, x->aligned, y->aligned,
                                    x->container == NULL ? x->value : y->value,
                                    dtl__binary_step(making->op));
}

static dtl_status loop_find(struct making *making)
{
    const struct dtype *type = making->dst->type;

    making->loop = dtl__binary_loop(making->op, type);
    if (making->loop != NULL)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_NOT_SUPPORTED, "op-dtype",
                                "op is %s; expected an operation that %s has",
                                dtl_impl_binary_op_name(making->op), type->name);
}

static dtl_status given_check(const struct making *making, int operand, bool is_local)
{
    const struct container *src = making->given[operand].container, *dst = making->dst;
    dtl_status status;

    if (src == NULL)
        return DTL_SUCCESS;
    status = is_local ? dtl__pair_same_part(src, dst) : dtl__pair_same_shape(src, dst);
    if (status == DTL_SUCCESS)
        status = dtl__pair_same_dtype(src, dst);
    return status == DTL_SUCCESS ? dtl__pair_same_or_apart(src, dst) : status;
}

static dtl_status check(struct making *making, bool is_local)
{
    dtl_status status = loop_find(making);

    for (int operand = 0; operand < OPERANDS && status == DTL_SUCCESS; operand++)
        status = given_check(making, operand, is_local);
    return status;
}

dtl_status dtl__binary_check_local(struct container *dst, struct container *x, struct container *y,
                                   dtl_binary_op op)
{
    struct making making = {.dst = dst, .given = {{.container = x}, {.container = y}}, .op = op};

    return check(&making, true);
}

static void align_end(struct making *making)
{
    for (int operand = 0; operand < OPERANDS; operand++) {
        struct given *given = &making->given[operand];

        if (given->aligned != NULL)
            dtl__pair_align_end(given->container, given->aligned);
    }
}

static dtl_status make(struct making *making)
{
    dtl_status status = check(making, false);

    for (int operand = 0; operand < OPERANDS; operand++)
        if (making->given[operand].container != NULL)
            status = dtl__agree_on_pair(making->dst, making->given[operand].container, status);
    for (int operand = 0; operand < OPERANDS && status == DTL_SUCCESS; operand++) {
        struct given *given = &making->given[operand];

        if (given->container != NULL)
            status = dtl__pair_align(given->container, making->dst, &given->aligned);
    }
    if (status == DTL_SUCCESS)
        status = elements_make(making);
    align_end(making);
    return status;
}

static dtl_status make_local(struct making *making)
{
    dtl_status status = check(making, true);

    for (int operand = 0; operand < OPERANDS; operand++)
        making->given[operand].aligned = making->given[operand].container;
    return status == DTL_SUCCESS ? elements_make(making) : status;
}

dtl_status dtl_impl_container_apply_binary(struct container *dst, struct container *x,
                                           struct container *y, dtl_binary_op op)
{
    struct making making = {.dst = dst, .given = {{.container = x}, {.container = y}}, .op = op};

    return make(&making);
}

dtl_status dtl_impl_container_apply_binary_local(struct container *dst, struct container *x,
                                                 struct container *y, dtl_binary_op op)
{
    struct making making = {.dst = dst, .given = {{.container = x}, {.container = y}}, .op = op};

    return make_local(&making);
}

/* The element is the operand that the value is not. */
static struct making making_of_value(struct container *dst, struct container *src,
                                     const void *value, dtl_operand place, dtl_binary_op op)
{
    struct making making = {.dst = dst, .op = op};

    making.given[place == DTL_OPERAND_FIRST ? 0 : 1].value = value;
    making.given[place == DTL_OPERAND_FIRST ? 1 : 0].container = src;
    return making;
}

dtl_status dtl_impl_container_apply_value(struct container *dst, struct container *src,
                                          const void *value, dtl_operand place, dtl_binary_op op)
{
    struct making making = making_of_value(dst, src, value, place, op);

    return make(&making);
}

dtl_status dtl_impl_container_apply_value_local(struct container *dst, struct container *src,
                                                const void *value, dtl_operand place,
                                                dtl_binary_op op)
{
    struct making making = making_of_value(dst, src, value, place, op);

    return make_local(&making);
}
