/* SPDX-License-Identifier: BSD-3-Clause */
/* Comparison of records, and the stable sort that works for every order: a merge sort that starts
 * from short runs sorted by insertion, with one buffer of the same size. */
#include "record_sort.h"

#include <string.h>

#include "keys.h"

enum { RUN_RECORDS = 16 };

/* Compares with the caller's comparator, in reverse if the order is descending.  Not inlined: the
 * comparator costs more than this call. */
static __attribute__((noinline)) int call_comparator(const struct record_order *order,
                                                     const void *a, const void *b)
{
    return order->is_descending ? order->compare(b, a, order->user_data)
                                : order->compare(a, b, order->user_data);
}

int dtl__order_compare(const struct record_order *order, const void *a, const void *b)
{
    if (order->compare != NULL)
        return call_comparator(order, a, b);
    return order->is_descending ? dtl__compare_backward(order->type->id, a, b)
                                : dtl__compare(order->type->id, a, b);
}

/* ---- stable sort ----------------------------------------------------------------------------- */

/* Sorts a short run in place.  `spare` is memory for one record. */
static void sort_run_by_insertion(const struct record_order *order, char *records, uint64_t count,
                                  char *spare)
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

/* Merges two adjacent runs into `out`. */
static void merge_runs(const struct record_order *order, const char *a, uint64_t a_count,
                       const char *b, uint64_t b_count, char *out)
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

static uint64_t minimum(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/* Merges pairs of adjacent sorted runs of `width` records into runs of twice the width. */
static void merge_pass(const struct record_order *order, const char *from, char *to, uint64_t count,
                       uint64_t width)
{
    uint64_t stride = order->stride;

    for (uint64_t begin = 0; begin < count; begin += 2 * width) {
        uint64_t middle = minimum(begin + width, count);
        uint64_t end = minimum(middle + width, count);

        merge_runs(order, from + begin * stride, middle - begin, from + middle * stride,
                   end - middle, to + begin * stride);
    }
}

dtl_status dtl__sort_stable(const struct record_order *order, void *records, uint64_t count)
{
    char *from = records;
    char *buffer = NULL;
    dtl_status status;

    if (count < 2)
        return DTL_SUCCESS;
    if (dtl__order_has_bare_keys(order) && !dtl__equal_keys_may_differ(order))
        return dtl__sort_keys(order, records, count);
    if (dtl__radix_sort_records_pays(order, count))
        return dtl__radix_sort_records(order, records, count);
    status = dtl__alloc((void **)&buffer, dtl__times(count, order->stride), "buffer of a sort");
    if (status != DTL_SUCCESS)
        return status;
    for (uint64_t begin = 0; begin < count; begin += RUN_RECORDS)
        sort_run_by_insertion(order, from + begin * order->stride,
                              minimum(RUN_RECORDS, count - begin), buffer);

    char *to = buffer;

    for (uint64_t width = RUN_RECORDS; width < count; width *= 2) {
        char *merged = to;

        merge_pass(order, from, to, count, width);
        to = from;
        from = merged;
    }
    if (from != records)
        memcpy(records, from, count * order->stride);
    dtl__release(buffer);
    return DTL_SUCCESS;
}

dtl_status dtl__sort_any(const struct record_order *order, void *records, uint64_t count)
{
    return dtl__order_has_bare_keys(order) ? dtl__sort_keys(order, records, count)
                                           : dtl__sort_stable(order, records, count);
}

/* ---- merge of the runs of many ranks --------------------------------------------------------- */

/* Merges pairs of adjacent runs.  The last run of an odd number is copied. */
static void merge_round(const struct record_order *order, const char *from, char *to,
                        uint64_t *starts, int32_t runs)
{
    uint64_t stride = order->stride;

    for (int32_t run = 0; run < runs; run += 2) {
        uint64_t begin = starts[run];
        uint64_t middle = starts[run + 1];
        uint64_t end = run + 2 <= runs ? starts[run + 2] : middle;

        merge_runs(order, from + begin * stride, middle - begin, from + middle * stride,
                   end - middle, to + begin * stride);
        starts[run / 2] = begin;
        starts[run / 2 + 1] = end;
    }
}

dtl_status dtl__sort_merge(const struct record_order *order, void *records, const uint64_t *starts,
                           int32_t runs, void *out)
{
    uint64_t count = starts[runs];
    uint64_t *run_starts = NULL;
    char *from = records, *to = out;
    dtl_status status;

    status = dtl__alloc((void **)&run_starts, ((size_t)runs + 1) * sizeof *run_starts,
                        "runs of a merge");
    if (status != DTL_SUCCESS)
        return status;
    memcpy(run_starts, starts, ((size_t)runs + 1) * sizeof *run_starts);

    for (int32_t remaining = runs; remaining > 1; remaining = (remaining + 1) / 2) {
        char *merged = to;

        merge_round(order, from, to, run_starts, remaining);
        to = from;
        from = merged;
    }
    if (from != out && count > 0)
        memcpy(out, from, count * order->stride);
    dtl__release(run_starts);
    return DTL_SUCCESS;
}
