/* SPDX-License-Identifier: BSD-3-Clause */
/* Loops of the unary operations, looked up by name. */
#include "unary.h"

#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "dtl_unary.h"

enum { NAME_SIZE = 64, OPERATIONS = DTL_UNARY_SILU + 1 };

/* A unary_loop: applies the operation to `count` elements. */
#define LOOP(operation, dtype, type, formula)                                                      \
    static void operation##_##dtype(void *out, const void *in, uint64_t count)                     \
    {                                                                                              \
        const type *from = in;                                                                     \
        type *to = out;                                                                            \
                                                                                                   \
        for (uint64_t index = 0; index < count; index++)                                           \
            to[index] = operation##_of_##dtype(from[index]);                                       \
    }

DTL__UNARIES(LOOP)

#define ENTRY(operation, dtype, type, formula) {#operation "_" #dtype, operation##_##dtype},

static const struct {
    const char *name;
    unary_loop loop;
} loops[] = {DTL__UNARIES(ENTRY)};

/* Returns the loop of an operation for a dtype; NULL if there is none. */
static unary_loop find_loop(dtl_unary_op op, const struct dtype *type)
{
    char name[NAME_SIZE];

    snprintf(name, sizeof name, "%s_%s", dtl_unary_op_name(op), type->name);
    for (size_t index = 0; index < sizeof loops / sizeof *loops; index++)
        if (strcmp(loops[index].name, name) == 0)
            return loops[index].loop;
    return NULL;
}

unary_loop dtl__unary_loop(dtl_unary_op op, const struct dtype *type)
{
    static _Atomic(unary_loop) cached_loops[OPERATIONS]
                                           [DTL__DTYPES_END]; /* filled by the first lookup */
    unary_loop loop;

    if ((size_t)op >= OPERATIONS)
        return find_loop(op, type);
    loop = atomic_load_explicit(&cached_loops[op][type->id], memory_order_relaxed);
    if (loop == NULL) {
        loop = find_loop(op, type);
        atomic_store_explicit(&cached_loops[op][type->id], loop, memory_order_relaxed);
    }
    return loop;
}

dtl_status dtl__unary_check(dtl_unary_op op, const struct dtype *type)
{
    if (dtl__unary_loop(op, type) != NULL)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_NOT_SUPPORTED, "op-dtype",
                                "op is %s; expected an operation that %s has",
                                dtl_unary_op_name(op), type->name);
}
