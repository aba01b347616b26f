/* SPDX-License-Identifier: BSD-3-Clause */
/* Overlap of tensors. A contiguous tensor is one range of bytes, another one range per row. */
#include "model.h"

static uint64_t address(const char *byte)
{
    return (uint64_t)(uintptr_t)byte;
}

/* Returns true if a row of `b` overlaps the bytes from `low` to `high`. */
static bool row_touches(const struct model_tensor *b, uint64_t low, uint64_t high)
{
    uint64_t base = address(b->base), width = dtl__tensor_row_bytes(b),
             pitch = dtl__tensor_stride_bytes(b);
    uint64_t row = low < base + width ? 0 : (low - base - width) / pitch + 1;

    return row < b->rows && base + row * pitch < high;
}

/* Returns true if the columns of two tensors with the same stride overlap. */
static bool columns_touch(const struct model_tensor *a, const struct model_tensor *b)
{
    uint64_t pitch = dtl__tensor_stride_bytes(a), from_a = address(a->base),
             from_b = address(b->base);
    uint64_t offset =
        from_a >= from_b ? (from_a - from_b) % pitch : (pitch - (from_b - from_a) % pitch) % pitch;

    return offset < dtl__tensor_row_bytes(b) || offset + dtl__tensor_row_bytes(a) > pitch;
}

bool dtl__tensors_overlap(const struct model_tensor *a, const struct model_tensor *b)
{
    uint64_t low_a = address(a->base), high_a = address(dtl__tensor_end(a));
    uint64_t low_b = address(b->base), high_b = address(dtl__tensor_end(b));

    if (low_a >= high_b || low_b >= high_a)
        return false;
    if (dtl__tensor_is_dense(a))
        return dtl__tensor_is_dense(b) || row_touches(b, low_a, high_a);
    if (dtl__tensor_is_dense(b))
        return row_touches(a, low_b, high_b);
    return dtl__tensor_stride_bytes(a) != dtl__tensor_stride_bytes(b) || columns_touch(a, b);
}

bool dtl__tensor_covers(const struct model_tensor *a, const struct model_tensor *b)
{
    uint64_t pitch = dtl__tensor_stride_bytes(a), from_a = address(a->base),
             from_b = address(b->base);
    uint64_t offset =
        from_b >= from_a ? (from_b - from_a) % pitch : (pitch - (from_a - from_b) % pitch) % pitch;

    if (dtl__tensor_is_dense(a))
        return true;
    return (b->rows == 1 || dtl__tensor_stride_bytes(b) == pitch) &&
           offset + dtl__tensor_row_bytes(b) <= dtl__tensor_row_bytes(a);
}

bool dtl__tensors_coincide(const struct model_tensor *a, const struct model_tensor *b)
{
    return a->base == b->base && a->dtype == b->dtype && a->rows == b->rows &&
           a->columns == b->columns && (a->rows == 1 || a->stride == b->stride);
}
