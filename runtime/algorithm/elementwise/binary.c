/* SPDX-License-Identifier: BSD-3-Clause */
/* Loops of the binary operations, looked up by name. */
#include "binary.h"

#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "dtl_binary.h"
#include "dtl_steps.h"

enum { NAME_SIZE = 64, OPERATIONS = DTL_BINARY_FMOD + 1 };

/* A binary_loop: applies the operation to `count` pairs of elements. */
#define LOOP(operation, dtype, type)                                                               \
    static void operation##_##dtype(void *out, const void *first, const void *second,              \
                                    uint64_t count)                                                \
    {                                                                                              \
        const type *x = first, *y = second;                                                        \
        type *to = out;                                                                            \
                                                                                                   \
        for (uint64_t index = 0; index < count; index++)                                           \
            to[index] = operation##_of_##dtype(x[index], y[index]);                                \
    }
#define LOOP_OF(operation, dtype, type, formula) LOOP(operation, dtype, type)

DTL__STEPS(LOOP)
DTL__BINARIES(LOOP_OF)

#define ENTRY(operation, dtype, type) {#operation "_" #dtype, operation##_##dtype},
#define ENTRY_OF(operation, dtype, type, formula) ENTRY(operation, dtype, type)

static const struct {
    const char *name;
    binary_loop loop;
} loops[] = {DTL__STEPS(ENTRY) DTL__BINARIES(ENTRY_OF)};

const char *dtl__binary_step(dtl_binary_op op)
{
    static const char *const steps[] = {
        [DTL_BINARY_ADD] = "sum",          [DTL_BINARY_MULTIPLY] = "prod",
        [DTL_BINARY_MINIMUM] = "min",      [DTL_BINARY_MAXIMUM] = "max",
        [DTL_BINARY_BITWISE_AND] = "band", [DTL_BINARY_BITWISE_OR] = "bor",
        [DTL_BINARY_BITWISE_XOR] = "bxor", [DTL_BINARY_LOGICAL_AND] = "land",
        [DTL_BINARY_LOGICAL_OR] = "lor",   [DTL_BINARY_LOGICAL_XOR] = "lxor",
    };
    size_t number = (size_t)op;
    bool is_step = number < sizeof steps / sizeof *steps && steps[number] != NULL;

    return is_step ? steps[number] : dtl_binary_op_name(op);
}

/* Returns the loop of an operation for a dtype; NULL if there is none. */
static binary_loop find_loop(dtl_binary_op op, const struct dtype *type)
{
    char name[NAME_SIZE];

    snprintf(name, sizeof name, "%s_%s", dtl__binary_step(op), type->name);
    for (size_t index = 0; index < sizeof loops / sizeof *loops; index++)
        if (strcmp(loops[index].name, name) == 0)
            return loops[index].loop;
    return NULL;
}

binary_loop dtl__binary_loop(dtl_binary_op op, const struct dtype *type)
{
    static _Atomic(binary_loop) cached_loops[OPERATIONS]
                                            [DTL__DTYPES_END]; /* filled by the first lookup */
    binary_loop loop;

    if ((size_t)op >= OPERATIONS)
        return find_loop(op, type);
    loop = atomic_load_explicit(&cached_loops[op][type->id], memory_order_relaxed);
    if (loop == NULL) {
        loop = find_loop(op, type);
        atomic_store_explicit(&cached_loops[op][type->id], loop, memory_order_relaxed);
    }
    return loop;
}
