/* SPDX-License-Identifier: BSD-3-Clause */
/* The record that ranks exchange in an agreement: a description of the call that must be equal on
 * all ranks, and a small value to reduce in the same message. */
#ifndef DTL_COMM_AGREEMENT_RECORD_H
#define DTL_COMM_AGREEMENT_RECORD_H

#include "dtl_runtime.h"

enum { RECORD_PAYLOAD = 32 }; /* bytes; longer values are compared by their description only */

/* Kinds of Python numbers, as flags: a number of one kind can be converted to another one. */
enum { KIND_INTEGER = 1, KIND_REAL = 2, KIND_COMPLEX = 4, KIND_UNSIGNED = 8 };

/* A number in each kind that it can be converted to, so that the result does not depend on the
 * order in which records are reduced. */
struct record_number {
    /* The integer, or the bits of a uint64; undefined once numbers of other kinds were reduced. */
    int64_t integer;
    double parts[2]; /* real and imaginary */
};

enum { REFUSED = 2 }; /* see `differs` */

struct record {
    /* Digest of everything else that must be equal; negative: FORM_* in agreement.c. */
    int64_t form;
    uint64_t count;
    int32_t dtype;
    int32_t op;
    int32_t kinds;   /* KIND_* flags of the numbers reduced so far; 0: the value has type `dtype` */
    int32_t differs; /* 0: the calls match; else the value is undefined: 1 if calls differ, or
                      * REFUSED plus the lowest rank that refuses its call */
    union {
        unsigned char bytes[RECORD_PAYLOAD];
        struct record_number number;
    } value;
};

/* The data type of a record for reductions.  Its only operation is DTL_OP_SUM, which reduces the
 * values by the operation that the records name. */
extern const struct dtype dtl__record_type;

/* Returns true if the value fits in the record; longer values are not part of it. */
static inline bool record_has_value(uint64_t count, uint64_t size)
{
    return count <= (uint64_t)RECORD_PAYLOAD / size;
}

/* Returns the dtype of a number of these kinds. */
dtl_dtype dtl__record_dtype(int32_t kinds);

/* Returns false if an integer result overflowed its dtype: the double result, which does not wrap,
 * then differs from the integer one. */
bool dtl__record_fits_dtype(const struct record *record);

/* Returns the address of the number, as `dtype`, in the record's value. */
const void *dtl__record_number(const struct record *record, dtl_dtype dtype);

/* Return the type with an id, and the reduction kernel of a type, for dtypes and for the record
 * type; NULL if it does not exist.  Passed to plugins (struct host). */
const struct dtype *dtl__type_of(dtl_dtype id);
reduce_kernel dtl__kernel_of(dtl_dtype dtype, dtl_reduce_op op);

#endif
