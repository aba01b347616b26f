/* SPDX-License-Identifier: BSD-3-Clause */
/* Reduces agreement records.  Values of the same form are reduced by their operation, numbers of
 * different kinds are reduced in each kind they can have, and any other difference is marked in
 * `differs`. */
#include "agreement_record.h"

#include <math.h>

enum { RECORD_ID = 63 }; /* larger than all dtypes, but still a valid index for backends' tables */

const struct dtype dtl__record_type = {
    .id = (dtl_dtype)RECORD_ID, .size = sizeof(struct record), .name = "record"};

/* Reduces `count` values of a dtype; leaves *inout unchanged if the operation is not defined for
 * it. */
static void reduce_as(dtl_dtype dtype, dtl_reduce_op op, void *inout, const void *in,
                      uint64_t count)
{
    reduce_kernel kernel = dtl__kernel(dtype, op);

    if (kernel != NULL)
        kernel(inout, in, count);
}

dtl_dtype dtl__record_dtype(int32_t kinds)
{
    if (kinds & KIND_COMPLEX)
        return DTL_DTYPE_COMPLEX128;
    if (kinds == KIND_UNSIGNED)
        return DTL_DTYPE_UINT64;
    return kinds == KIND_INTEGER ? DTL_DTYPE_INT64 : DTL_DTYPE_FLOAT64;
}

/* Reduces two numbers in each kind that they can have, and merges their kinds. */
static void numbers_reduce(struct record *inout, const struct record *in)
{
    const struct record_number *other = &in->value.number;
    struct record_number *number = &inout->value.number;
    dtl_reduce_op op = (dtl_reduce_op)inout->op;

    inout->kinds |= in->kinds;
    if (inout->kinds == KIND_INTEGER || inout->kinds == KIND_UNSIGNED)
        reduce_as(dtl__record_dtype(inout->kinds), op, &number->integer, &other->integer, 1);
    reduce_as(inout->kinds & KIND_COMPLEX ? DTL_DTYPE_COMPLEX128 : DTL_DTYPE_FLOAT64, op,
              number->parts, other->parts, 1);
}

/* Returns true if neither record marks a difference and both describe the same call. */
static bool is_matching(const struct record *one, const struct record *other)
{
    if (one->differs || other->differs || one->form != other->form || one->op != other->op ||
        one->count != other->count)
        return false;
    if (one->kinds != 0 && other->kinds != 0)
        return true;
    return one->kinds == other->kinds && one->dtype == other->dtype;
}

/* Combines two values of `differs`.  A refusal takes precedence over a mere difference, and of two
 * refusals that of the lower rank is kept. */
static int32_t difference_combine(int32_t one, int32_t other)
{
    if (one >= REFUSED && other >= REFUSED)
        return one < other ? one : other;
    return one > other ? one : other > 0 ? other : 1;
}

/* Reduces a record into *inout, or marks the difference there. */
static void record_reduce(struct record *inout, const struct record *in)
{
    dtl_dtype dtype = (dtl_dtype)inout->dtype;

    if (!is_matching(inout, in))
        inout->differs = difference_combine(inout->differs, in->differs);
    else if (inout->kinds != 0)
        numbers_reduce(inout, in);
    else if (record_has_value(inout->count, dtl__bytes(dtype)))
        reduce_as(dtype, (dtl_reduce_op)inout->op, inout->value.bytes, in->value.bytes,
                  inout->count);
}

/* Reduces arrays of records. A reduce_kernel. */
static void records_reduce(void *inout, const void *in, size_t count)
{
    for (size_t index = 0; index < count; index++)
        record_reduce((struct record *)inout + index, (const struct record *)in + index);
}

bool dtl__record_fits_dtype(const struct record *record)
{
    const struct record_number *number = &record->value.number;
    double result = number->parts[0];

    if (record->op != DTL_OP_SUM && record->op != DTL_OP_PROD)
        return true;
    if (record->kinds == KIND_INTEGER)
        result = (double)number->integer;
    if (record->kinds == KIND_UNSIGNED)
        result = (double)(uint64_t)number->integer;
    return !(fabs(result - number->parts[0]) >
             0x1p63); /* the double product is NaN for infinity times 0 */
}

const void *dtl__record_number(const struct record *record, dtl_dtype dtype)
{
    const struct record_number *number = &record->value.number;

    return dtype == DTL_DTYPE_INT64 || dtype == DTL_DTYPE_UINT64 ? (const void *)&number->integer
                                                                 : number->parts;
}

const struct dtype *dtl__type_of(dtl_dtype id)
{
    if (id == dtl__record_type.id)
        return &dtl__record_type;
    return dtl__is_dtype(id) ? dtl__dtype(id) : NULL;
}

reduce_kernel dtl__kernel_of(dtl_dtype dtype, dtl_reduce_op op)
{
    if ((int)dtype == RECORD_ID)
        return op == DTL_OP_SUM ? records_reduce : NULL;
    return dtl__kernel(dtype, op);
}
