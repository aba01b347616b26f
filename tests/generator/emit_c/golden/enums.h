/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/enums.h.j2.
 * Do not edit. */
/* dtl__is_ENUM() returns true if the value, passed by a caller, is a member of the enum. Sentinels
 * are not members. */
#ifndef DTL_ENUMS_H
#define DTL_ENUMS_H

#include <stdbool.h>

#include <dtl/types.h>

static inline bool dtl__is_dtype(dtl_dtype value)
{
    unsigned bits = (unsigned)value;

    return bits <= 2;
}

static inline bool dtl__is_reduce_op(dtl_reduce_op value)
{
    unsigned bits = (unsigned)value;

    return bits <= 1;
}

static inline bool dtl__is_color(dtl_color value)
{
    unsigned bits = (unsigned)value;

    return bits <= 1;
}

#endif
