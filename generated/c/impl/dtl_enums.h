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

    return bits <= 11 || bits - 16 <= 3 || bits - 24 <= 3;
}

static inline bool dtl__is_reduce_op(dtl_reduce_op value)
{
    unsigned bits = (unsigned)value;

    return bits <= 11;
}

static inline bool dtl__is_unary_op(dtl_unary_op value)
{
    unsigned bits = (unsigned)value;

    return bits <= 35;
}

static inline bool dtl__is_binary_op(dtl_binary_op value)
{
    unsigned bits = (unsigned)value;

    return bits <= 16;
}

static inline bool dtl__is_operand(dtl_operand value)
{
    unsigned bits = (unsigned)value;

    return bits <= 1;
}

static inline bool dtl__is_nccl_operation_mode(dtl_nccl_operation_mode value)
{
    unsigned bits = (unsigned)value;

    return bits <= 1;
}

static inline bool dtl__is_nccl_operation(dtl_nccl_operation value)
{
    unsigned bits = (unsigned)value;

    return bits <= 15;
}

static inline bool dtl__is_determinism_mode(dtl_determinism_mode value)
{
    unsigned bits = (unsigned)value;

    return bits <= 1;
}

static inline bool dtl__is_reduction_schedule_policy(dtl_reduction_schedule_policy value)
{
    unsigned bits = (unsigned)value;

    return bits <= 1;
}

static inline bool dtl__is_progress_ordering_policy(dtl_progress_ordering_policy value)
{
    unsigned bits = (unsigned)value;

    return bits <= 1;
}

static inline bool dtl__is_partition_policy(dtl_partition_policy value)
{
    unsigned bits = (unsigned)value;

    return bits <= 4;
}

static inline bool dtl__is_placement_policy(dtl_placement_policy value)
{
    unsigned bits = (unsigned)value;

    return bits <= 3;
}

static inline bool dtl__is_device_kind(dtl_device_kind value)
{
    unsigned bits = (unsigned)value;

    return bits <= 3;
}

static inline bool dtl__is_execution_policy(dtl_execution_policy value)
{
    unsigned bits = (unsigned)value;

    return bits <= 2;
}

static inline bool dtl__is_consistency_policy(dtl_consistency_policy value)
{
    unsigned bits = (unsigned)value;

    return bits <= 3;
}

static inline bool dtl__is_error_policy(dtl_error_policy value)
{
    unsigned bits = (unsigned)value;

    return bits <= 2;
}

static inline bool dtl__is_lock_mode(dtl_lock_mode value)
{
    unsigned bits = (unsigned)value;

    return bits <= 1;
}

static inline bool dtl__is_sort_order(dtl_sort_order value)
{
    unsigned bits = (unsigned)value;

    return bits <= 1;
}

static inline bool dtl__is_comparison(dtl_comparison value)
{
    unsigned bits = (unsigned)value;

    return bits <= 5;
}

static inline bool dtl__is_signal_op(dtl_signal_op value)
{
    unsigned bits = (unsigned)value;

    return bits - 9 <= 1;
}

static inline bool dtl__is_atomic_op(dtl_atomic_op value)
{
    unsigned bits = (unsigned)value;

    return bits <= 5;
}

static inline bool dtl__is_model_kind(dtl_model_kind value)
{
    unsigned bits = (unsigned)value;

    return bits <= 9;
}

static inline bool dtl__is_model_unary_op(dtl_model_unary_op value)
{
    unsigned bits = (unsigned)value;

    return bits <= 11;
}

static inline bool dtl__is_model_binary_op(dtl_model_binary_op value)
{
    unsigned bits = (unsigned)value;

    return bits <= 6;
}

static inline bool dtl__is_model_norm(dtl_model_norm value)
{
    unsigned bits = (unsigned)value;

    return bits <= 1;
}

static inline bool dtl__is_model_mask(dtl_model_mask value)
{
    unsigned bits = (unsigned)value;

    return bits <= 1;
}

#endif
