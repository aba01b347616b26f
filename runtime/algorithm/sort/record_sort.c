/* SPDX-License-Identifier: BSD-3-Clause */
/* The order of records, and the stable sort that works for each of them: merging from runs of
 * insertion-sorted records upwards, with one buffer of the same size. */
#include "record_sort.h"

#include <string.h>

#include "keys.h"

enum { RUN = 16 };

/* By what the caller gave, which costs more than the call of this. */
static __attribute__((noinline)) int given_compare(const struct order *order, const void *a,
                                                   const void *b)
{
    return order->is_descending ? order->compare(b, a, order->user_data)
                                : order->compare(a, b, order->user_data);
}

int dtl__order_compare(const struct order *order, const void *a, const void *b)
{
    if (order->compare != NULL)
        return given_compare(order, a, b);
    return order->is_descending ? dtl__compare_backward(order->type->id, a, b)
                                : dtl__compare(order->type->id, a, b);
}

/* ---- the stable sort ------------------------------------------------------------------------- */

/* Sorts a short run in place; `spare` is room for one record. */
static void run_insert(const struct order *order, char *records, uint64_t count, char *spare)
{
    uint64_t stride = order->stride;

    for (uint64_t index = 1; index < count; index++) {
        uint64_t target = index;

        while (target > 0 && dtl__order_compare(order, records + (target - 1) * stride,
                                                records + index * stride) > 0)
            target--;
        if (target == index)
            continue;
        memcpy(spare, records + index * stride, stride);
        memmove(records + (target + 1) * stride, records + target * stride,
                (index - target) * stride);
        memcpy(records + target * stride, spare, stride);
    }
}

/* Merges two neighbouring runs into `out`. */
static void runs_merge(const struct order *order, const char *a, uint64_t a_count, const char *b,
                       uint64_t b_count, char *out)
{
    uint64_t stride = order->stride;
    const char *a_end = a + a_count * stride;
    const char *b_end = b + b_count * stride;

    if (a_count + b_count == 0 || dtl__keys_merge(order, a, a_count, b, b_count, out))
        return;
    while (a < a_end && b < b_end) {
        const char **from = dtl__order_compare(order, a, b) <= 0 ? &a : &b;

        memcpy(out, *from, stride);
        *from += stride;
        out += stride;
    }
    memcpy(out, a, (size_t)(a_end - a));
    memcpy(out + (a_end - a), b, (size_t)(b_end - b));
}

static uint64_t smaller(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

static void pass_merge(const struct order *order, const char *from, char *to, uint64_t count,
                       uint64_t width)
{
    uint64_t stride = order->stride;

    for (uint64_t begin = 0; begin < count; begin += 2 * width) {
        uint64_t middle = smaller(begin + width, count);
        uint64_t end = smaller(middle + width, count);

        runs_merge(order, from + begin * stride, middle - begin, from + middle * stride,
                   end - middle, to + begin * stride);
    }
}

dtl_status dtl__sort_stable(const struct order *order, void *records, uint64_t count)
{
    char *from = records;
    char *buffer = NULL;
    dtl_status status;

    if (count < 2)
        return DTL_SUCCESS;
    if (dtl__sort_has_keys(order) && !dtl__keys_tell_equals(order))
        return dtl__sort_keys(order, records, count);
    if (dtl__digit_sort_has(order, count))
        return dtl__digit_sort(order, records, count);
    status = dtl__alloc((void **)&buffer, dtl__times(count, order->stride), "buffer of a sort");
    if (status != DTL_SUCCESS)
        return status;
    for (uint64_t begin = 0; begin < count; begin += RUN)
        run_insert(order, from + begin * order->stride, smaller(RUN, count - begin), buffer);

    char *to = buffer;

    for (uint64_t width = RUN; width < count; width *= 2) {
        char *merged = to;

        pass_merge(order, from, to, count, width);
        to = from;
        from = merged;
    }
    if (from != records)
        memcpy(records, from, count * order->stride);
    dtl__release(buffer);
    return DTL_SUCCESS;
}

dtl_status dtl__sort_any(const struct order *order, void *records, uint64_t count)
{
    return dtl__sort_has_keys(order) ? dtl__sort_keys(order, records, count)
                                     : dtl__sort_stable(order, records, count);
}

/* ---- merging the runs of many ranks ---------------------------------------------------------- */

/* Merges runs pairwise, neighbours first, until one is left; a run that has no neighbour is copied
 * along. */
static void round_merge(const struct order *order, const char *from, char *to, uint64_t *starts,
                        int32_t runs)
{
    uint64_t stride = order->stride;

    for (int32_t run = 0; run < runs; run += 2) {
        uint64_t begin = starts[run];
        uint64_t middle = starts[run + 1];
        uint64_t end = run + 2 <= runs ? starts[run + 2] : middle;

        runs_merge(order, from + begin * stride, middle - begin, from + middle * stride,
                   end - middle, to + begin * stride);
        starts[run / 2] = begin;
        starts[run / 2 + 1] = end;
    }
}

dtl_status dtl__sort_merge(const struct order *order, void *records, const uint64_t *starts,
                           int32_t runs, void *out)
{
    uint64_t count = starts[runs];
    uint64_t *left = NULL;
    char *from = records, *to = out;
    dtl_status status;

    status = dtl__alloc((void **)&left, ((size_t)runs + 1) * sizeof *left, "runs of a merge");
    if (status != DTL_SUCCESS)
        return status;
    memcpy(left, starts, ((size_t)runs + 1) * sizeof *left);

    for (int32_t remaining = runs; remaining > 1; remaining = (remaining + 1) / 2) {
        char *merged = to;

        round_merge(order, from, to, left, remaining);
        to = from;
        from = merged;
    }
    if (from != out && count > 0)
        memcpy(out, from, count * order->stride);
    dtl__release(left);
    return DTL_SUCCESS;
}
