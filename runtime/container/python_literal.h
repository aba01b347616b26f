/* SPDX-License-Identifier: BSD-3-Clause */
/* Python's literals, as ast.literal_eval() reads them: strings, numbers, truth values, None, and
 * tuples, lists and dicts of those. */
#ifndef DTL_CONTAINER_PYTHON_LITERAL_H
#define DTL_CONTAINER_PYTHON_LITERAL_H

#include "dtl_runtime.h"

enum literal_kind {
    LITERAL_STRING,
    LITERAL_INTEGER,
    LITERAL_TRUTH,
    LITERAL_TUPLE,
    LITERAL_LIST,
    LITERAL_DICT,
    LITERAL_OTHER, /* bytes, None, a float, a set */
};

struct literal {
    enum literal_kind kind;
    const char *text; /* of a string, where characters beyond ASCII match none of ASCII */
    int64_t number;   /* of an integer, INT64_MAX or INT64_MIN if it is beyond; of a truth value */
    struct literal
        *first; /* the items of a tuple or list; the keys and values of a dict, by turns */
    struct literal *next; /* the item behind this one */
};

/* The memory of a literal and all that it consists of. */
struct literal_memory {
    struct literal *nodes;
    char *strings;
};

/* Sets *out to the literal that the text is, or NULL where it is none.  `has_long` allows the L
 * that Python 2 has written behind integers.  The caller calls dtl__literal_release() in each case.
 */
dtl_status dtl__literal_read(const char *text, size_t length, bool has_long,
                             struct literal_memory *memory, const struct literal **out);
void dtl__literal_release(struct literal_memory *memory);

#endif
