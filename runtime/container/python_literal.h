/* SPDX-License-Identifier: BSD-3-Clause */
/* Parser for Python literals, as accepted by ast.literal_eval(): strings, numbers, booleans, None,
 * and tuples, lists and dicts of those. */
#ifndef DTL_CONTAINER_PYTHON_LITERAL_H
#define DTL_CONTAINER_PYTHON_LITERAL_H

#include "dtl_runtime.h"

enum literal_kind {
    LITERAL_STRING,
    LITERAL_INTEGER,
    LITERAL_BOOL,
    LITERAL_TUPLE,
    LITERAL_LIST,
    LITERAL_DICT,
    LITERAL_OTHER, /* bytes, None, a float */
};

struct literal {
    enum literal_kind kind;
    const char
        *text; /* of a string; characters other than ASCII are replaced by one that matches none */
    int64_t number;        /* of an integer, clamped to the range of int64_t; of a bool, 0 or 1 */
    struct literal *first; /* list of the items of a tuple or list; of the alternating keys and
                              values of a dict */
    struct literal *next;  /* the item after this one */
};

/* The memory of a literal and everything it contains. */
struct literal_memory {
    struct literal *nodes;
    char *strings;
};

/* Parses a text. Sets *out to the literal, or to NULL if the text is not one. With `has_long`,
 * integers may end in L, as Python 2 wrote them. The caller calls dtl__literal_release() in every
 * case, also after a failure. */
dtl_status dtl__literal_read(const char *text, size_t length, bool has_long,
                             struct literal_memory *memory, const struct literal **out);
void dtl__literal_release(struct literal_memory *memory);

#endif
