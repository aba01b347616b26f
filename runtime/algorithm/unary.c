/* SPDX-License-Identifier: BSD-3-Clause */
/* Loops over the operations of one element, found by their names. */
#include "unary.h"

#include <stdio.h>
#include <string.h>

#include "dtl_unary.h"

enum { NAME_SIZE = 64 };

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

unary_loop dtl__unary_loop(dtl_unary_op op, const struct dtype *type)
{
    char name[NAME_SIZE];

    snprintf(name, sizeof name, "%s_%s", dtl_unary_op_name(op), type->name);
    for (size_t index = 0; index < sizeof loops / sizeof *loops; index++)
        if (strcmp(loops[index].name, name) == 0)
            return loops[index].loop;
    return NULL;
}

dtl_status dtl__unary_check(dtl_unary_op op, const struct dtype *type)
{
    if (dtl__unary_loop(op, type) != NULL)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_NOT_SUPPORTED, "op-dtype",
                                "op is %s; expected an operation that %s has",
                                dtl_unary_op_name(op), type->name);
}
