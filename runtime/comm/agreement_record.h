/* SPDX-License-Identifier: BSD-3-Clause */
/* What ranks tell each other of the values that they give to a reduction, with small values in the
 * same message. */
#ifndef DTL_COMM_AGREEMENT_RECORD_H
#define DTL_COMM_AGREEMENT_RECORD_H

#include "dtl_runtime.h"

enum { RECORD_PAYLOAD = 32 }; /* bytes */

/* The types of numbers that become each other, as flags. */
enum { KIND_INTEGER = 1, KIND_REAL = 2, KIND_COMPLEX = 4, KIND_UNSIGNED = 8 };

/* A number as each of the kinds that it can become, so that the order in which ranks meet does not
 * matter. */
struct record_number {
    int64_t integer; /* or the bits of a uint64; means nothing where other kinds have been met */
    double parts[2]; /* real and imaginary */
};

enum { REFUSED = 2 };

struct record {
    int64_t form; /* whatever else must agree */
    uint64_t count;
    int32_t dtype;
    int32_t op;
    int32_t kinds;   /* of numbers that have been met; 0: the value is what `dtype` says */
    int32_t differs; /* 0, or the value means nothing: 1 where ranks are not alike; REFUSED and
                      * more, the lowest rank that refuses its call, plus REFUSED */
    union {
        unsigned char bytes[RECORD_PAYLOAD];
        struct record_number number;
    } value;
};

/* The type of one record; its only operation is DTL_OP_SUM, which reduces the values by the
 * operation that the records name. */
extern const struct dtype dtl__record_type;

/* Values that are longer than the payload are compared only. */
static inline bool record_holds(uint64_t count, uint64_t size)
{
    return count <= (uint64_t)RECORD_PAYLOAD / size;
}

/* The dtype that a number of these kinds has. */
dtl_dtype dtl__record_dtype(int32_t kinds);

/* Whether it is within that dtype: the same reduction of doubles goes on where integers wrap. */
bool dtl__record_fits(const struct record *record);

/* Where in the value that number is. */
const void *dtl__record_number(const struct record *record, dtl_dtype dtype);

/* Of dtypes, and of the type of records; NULL where there is none. */
const struct dtype *dtl__type_of(dtl_dtype id);
reduce_kernel dtl__kernel_of(dtl_dtype dtype, dtl_reduce_op op);

#endif
