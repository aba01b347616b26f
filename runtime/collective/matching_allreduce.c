/* SPDX-License-Identifier: BSD-3-Clause */
/* An allreduce for dynamically typed callers, such as Python: the ranks first agree that their
 * values have the same form.  A small value is sent in the same message and reduced there. */
#include <string.h>

#include "comm/agreement.h"
#include "dtl_context.h"
#include "dtl_impl.h"
#include "observe/check.h"

/* Values of *result_dtype in place of a dtype: the forms differ, or an integer result overflows. */
enum { DIFFERENT = -1, BEYOND = -2 };

/* Converts a value to the form of numbers in agreement records: integers are stored as an integer
 * and as a double, other numbers as one or two doubles. */
static void number_make(struct record_number *number, const void *value, dtl_dtype dtype)
{
    if (dtype != DTL_DTYPE_INT64 && dtype != DTL_DTYPE_UINT64) {
        memcpy(number->parts, value, dtl__bytes(dtype));
        return;
    }
    memcpy(&number->integer, value, sizeof number->integer);
    number->parts[0] =
        dtype == DTL_DTYPE_INT64 ? (double)number->integer : (double)(uint64_t)number->integer;
}

/* Returns the kind of number in agreement records (KIND_INTEGER and so on); 0 for other
 * dtypes. */
static int32_t kind_of(dtl_dtype dtype)
{
    if (dtype == DTL_DTYPE_INT64)
        return KIND_INTEGER;
    if (dtype == DTL_DTYPE_UINT64)
        return KIND_UNSIGNED;
    if (dtype == DTL_DTYPE_FLOAT64)
        return KIND_REAL;
    return dtype == DTL_DTYPE_COMPLEX128 ? KIND_COMPLEX : 0;
}

/* The operands of a logical operation are sent as 0 or 1, so that the result on a single rank is 0
 * or 1 as well. */
static void record_normalize(struct record *record)
{
    struct record_number *number = &record->value.number;

    if (record->kinds == 0) {
        if (record_has_value(record->count, dtl__bytes((dtl_dtype)record->dtype)))
            dtl__normalize((dtl_dtype)record->dtype, record->value.bytes, record->count);
        return;
    }
    dtl__normalize(DTL_DTYPE_INT64, &number->integer, 1);
    dtl__normalize(DTL_DTYPE_FLOAT64, &number->parts[0], 1);
}

/* Describes a call in a record for the agreement.  The record includes the value if it is a
 * number of a known kind or small; operands of logical operations are stored as 0 or 1. */
static void record_make(struct record *record, const void *value, uint64_t count, dtl_dtype dtype,
                        int32_t op, int64_t form, bool is_number)
{
    uint64_t size = dtl__bytes(dtype);

    *record = (struct record){.form = form, .count = count, .dtype = (int32_t)dtype, .op = op};
    if (is_number)
        record->kinds = kind_of(dtype);
    if (record->kinds != 0)
        number_make(&record->value.number, value, dtype);
    else if (count > 0 && record_has_value(count, size))
        memcpy(record->value.bytes, value, count * size);
    if (dtl__is_logical(dtype, (dtl_reduce_op)op) && dtl__has_kernel((int32_t)dtype, op))
        record_normalize(record);
}

dtl_status dtl_impl_allreduce_alike(struct context *ctx, const void *sendbuf, void *recvbuf,
                                    dtl_size_t count, dtl_dtype dtype, int32_t op, int64_t form,
                                    int is_number, int32_t *result_dtype)
{
    struct record all; /* this rank's record before the exchange, then the combination of all ranks'
                          records */
    dtl_status status;

    if (!dtl__is_reduce_op((dtl_reduce_op)op))
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "op-enum",
                                    "op is %d; expected a dtl_reduce_op", (int)op);
    record_make(&all, sendbuf, count, dtype, op, form, is_number && count == 1);
    status = dtl__agreement_exchange(&ctx->comm, &all);
    if (status == DTL_SUCCESS && all.differs >= REFUSED)
        status = dtl__agreement_check(&ctx->comm, &all);
    if (status != DTL_SUCCESS)
        return status;
    if (all.kinds != 0)
        dtype = dtl__record_dtype(all.kinds);
    if (all.differs || (count > 0 && !dtl__has_kernel((int32_t)dtype, op))) {
        *result_dtype = DIFFERENT;
        return DTL_SUCCESS;
    }
    if (all.kinds != 0 && !dtl__record_fits_dtype(&all)) {
        *result_dtype = BEYOND;
        return DTL_SUCCESS;
    }
    if (count == 0)
        status = DTL_SUCCESS; /* `recvbuf` may be NULL */
    else if (all.kinds != 0)
        memcpy(recvbuf, dtl__record_number(&all, dtype), dtl__bytes(dtype));
    else if (record_has_value(count, dtl__bytes(dtype)))
        memcpy(recvbuf, all.value.bytes, count * dtl__bytes(dtype));
    else if ((status = dtl__call_compare_again(ctx, 0, true)) ==
             DTL_SUCCESS) /* the comparison of the calls is complete */
        status = dtl_impl_allreduce(ctx, sendbuf, recvbuf, count, dtype, (dtl_reduce_op)op);
    if (status == DTL_SUCCESS)
        *result_dtype = (int32_t)dtype;
    return status;
}
