/* SPDX-License-Identifier: BSD-3-Clause */
/* Records meet: values of one form are reduced, numbers of different kinds in each kind that they
 * can have, and whatever else differs is marked. */
#include "agreement_record.h"

#include <math.h>

enum { RECORD_ID = 63 }; /* beyond all dtypes, and still an index to back ends */

const struct dtype dtl__record_type = {
    .id = (dtl_dtype)RECORD_ID, .size = sizeof(struct record), .name = "record"};

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

static void numbers_meet(struct record *inout, const struct record *in)
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

static bool is_alike(const struct record *one, const struct record *other)
{
    if (one->differs || other->differs || one->form != other->form || one->op != other->op ||
        one->count != other->count)
        return false;
    if (one->kinds != 0 && other->kinds != 0)
        return true;
    return one->kinds == other->kinds && one->dtype == other->dtype;
}

/* Of a refusal and what only differs the refusal, of two refusals that of the lower rank. */
static int32_t difference_of(int32_t one, int32_t other)
{
    if (one >= REFUSED && other >= REFUSED)
        return one < other ? one : other;
    return one > other ? one : other > 0 ? other : 1;
}

static void records_meet(struct record *inout, const struct record *in)
{
    dtl_dtype dtype = (dtl_dtype)inout->dtype;

    if (!is_alike(inout, in))
        inout->differs = difference_of(inout->differs, in->differs);
    else if (inout->kinds != 0)
        numbers_meet(inout, in);
    else if (record_holds(inout->count, dtl__bytes(dtype)))
        reduce_as(dtype, (dtl_reduce_op)inout->op, inout->value.bytes, in->value.bytes,
                  inout->count);
}

static void apply(void *inout, const void *in, size_t count)
{
    for (size_t index = 0; index < count; index++)
        records_meet((struct record *)inout + index, (const struct record *)in + index);
}

bool dtl__record_fits(const struct record *record)
{
    const struct record_number *number = &record->value.number;
    double found = number->parts[0];

    if (record->op != DTL_OP_SUM && record->op != DTL_OP_PROD)
        return true;
    if (record->kinds == KIND_INTEGER)
        found = (double)number->integer;
    if (record->kinds == KIND_UNSIGNED)
        found = (double)(uint64_t)number->integer;
    return !(fabs(found - number->parts[0]) > 0x1p63); /* a product with 0 may be NaN there */
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
        return op == DTL_OP_SUM ? apply : NULL;
    return dtl__kernel(dtype, op);
}
