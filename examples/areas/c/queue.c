/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "areas.h"

enum { ELEMENTS = 4 };

/* With a device calls only enqueue work; without one they complete it at once.
 */
static void queue_work(dtl_context_t ctx)
{
    const double mine[ELEMENTS] = {1, 2, 3, 4}, half = 0.5;
    double sum = 0, found[ELEMENTS] = {0};
    dtl_future_t given, filled, negated, copied, added, summed, taken;
    dtl_stream_t stream;
    dtl_vector_t vec, other;

    check(dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, ELEMENTS * (dtl_size_t)dtl_context_size(ctx),
                            &vec));
    check(dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, ELEMENTS * (dtl_size_t)dtl_context_size(ctx),
                            &other));
    check(dtl_context_stream(ctx, &stream));
    check(dtl_container_queue_copy_from_host(vec, mine, ELEMENTS, stream, &given));
    check(dtl_container_queue_apply_unary(vec, vec, DTL_UNARY_NEGATIVE, stream, &negated));
    check(dtl_container_queue_copy(vec, other, stream, &copied));
    check(dtl_container_queue_fill(vec, &half, stream, &filled));
    check(dtl_container_queue_apply(vec, other, DTL_OP_SUM, NULL, &added)); /* the context's own */
    check(dtl_container_queue_reduce_local(vec, DTL_OP_SUM, &sum, stream, &summed));
    check(dtl_container_queue_copy_to_host(vec, found, ELEMENTS, stream, &taken));
    check(dtl_future_wait(summed)); /* the host needs these alone */
    check(dtl_future_wait(taken));
    if (dtl_context_is_root(ctx))
        printf("%.1f, of which the last is %.1f\n", sum, found[ELEMENTS - 1]);
    dtl_future_destroy(taken);
    dtl_future_destroy(summed);
    dtl_future_destroy(added);
    dtl_future_destroy(filled);
    dtl_future_destroy(copied);
    dtl_future_destroy(negated);
    dtl_future_destroy(given);
    dtl_stream_destroy(stream);
    dtl_vector_destroy(other);
    dtl_vector_destroy(vec);
}

/* This rank's part; what is to be had of the host is waited for alone. */
static void queue_orders(dtl_context_t ctx)
{
    const double mine[ELEMENTS] = {3, 1, 4, 2}, two = 2;
    double found[ELEMENTS] = {0};
    dtl_future_t given, doubled, sorted, summed, squared, counted, taken;
    dtl_vector_t vec, other;

    check(dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, ELEMENTS * (dtl_size_t)dtl_context_size(ctx),
                            &vec));
    check(dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, ELEMENTS * (dtl_size_t)dtl_context_size(ctx),
                            &other));
    check(dtl_container_queue_copy_from_host(vec, mine, ELEMENTS, NULL, &given));
    check(dtl_container_queue_apply_value(vec, vec, &two, DTL_OPERAND_SECOND, DTL_BINARY_MULTIPLY,
                                          NULL, &doubled));
    check(dtl_container_queue_sort_local(vec, DTL_SORT_ASCENDING, NULL, &sorted));
    check(dtl_container_queue_apply_binary(other, vec, vec, DTL_BINARY_MULTIPLY, NULL, &squared));
    check(dtl_container_queue_inclusive_scan_local(vec, DTL_OP_SUM, NULL, &summed));
    check(dtl_container_queue_exclusive_scan_local(other, DTL_OP_SUM, NULL, &counted));
    check(dtl_container_queue_copy_to_host(vec, found, ELEMENTS, NULL, &taken));
    check(dtl_future_wait(taken));
    if (dtl_context_is_root(ctx))
        printf("%.1f %.1f %.1f %.1f\n", found[0], found[1], found[2], found[3]);
    dtl_future_destroy(taken);
    dtl_future_destroy(counted);
    dtl_future_destroy(summed);
    dtl_future_destroy(squared);
    dtl_future_destroy(sorted);
    dtl_future_destroy(doubled);
    dtl_future_destroy(given);
    dtl_vector_destroy(other);
    dtl_vector_destroy(vec);
}

/* Target indices of elements are in a container, too, so the host does not wait. */
static void queue_places(dtl_context_t ctx)
{
    const double mine[ELEMENTS] = {3, 1, 4, 2};
    double found[ELEMENTS] = {0};
    dtl_size_t size = ELEMENTS * (dtl_size_t)dtl_context_size(ctx);
    dtl_future_t given, ordered, gathered, scattered, moved, taken;
    dtl_vector_t vec, other, indices;

    check(dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, size, &vec));
    check(dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, size, &other));
    check(dtl_vector_create(ctx, DTL_DTYPE_INT64, size, &indices));
    check(dtl_container_queue_copy_from_host(vec, mine, ELEMENTS, NULL, &given));
    check(dtl_container_queue_argsort_local(vec, DTL_SORT_ASCENDING, indices, NULL, &ordered));
    check(dtl_container_queue_gather(other, vec, indices, NULL, &gathered));
    check(dtl_container_queue_scatter(vec, indices, other, NULL, &scattered));
    check(dtl_container_queue_sort_by_key_local(vec, other, DTL_SORT_DESCENDING, NULL, &moved));
    check(dtl_container_queue_copy_to_host(other, found, ELEMENTS, NULL, &taken));
    check(dtl_future_wait(taken));
    if (dtl_context_is_root(ctx))
        printf("%.1f %.1f %.1f %.1f\n", found[0], found[1], found[2], found[3]);
    dtl_future_destroy(taken);
    dtl_future_destroy(moved);
    dtl_future_destroy(scattered);
    dtl_future_destroy(gathered);
    dtl_future_destroy(ordered);
    dtl_future_destroy(given);
    dtl_vector_destroy(indices);
    dtl_vector_destroy(other);
    dtl_vector_destroy(vec);
}

/* The result of a search is the value of a future. */
static void queue_answers(dtl_context_t ctx)
{
    const double mine[ELEMENTS] = {3, 1, 4, 1}, one = 1, halves[] = {0.5};
    double ends[2], mean, var, norm, dot, median;
    uint64_t ones, distinct, bins[2];
    int64_t first, least, greatest;
    dtl_future_t given, sorted, futures[12];
    dtl_size_t size = ELEMENTS * (dtl_size_t)dtl_context_size(ctx);
    dtl_vector_t vec, other;

    check(dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, size, &vec));
    check(dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, size, &other));
    check(dtl_container_queue_copy_from_host(vec, mine, ELEMENTS, NULL, &given));
    check(dtl_container_queue_count_local(vec, &one, NULL, &futures[0]));
    check(dtl_container_queue_find_local(vec, &one, NULL, &futures[1]));
    check(dtl_container_queue_min_element_local(vec, NULL, &futures[2]));
    check(dtl_container_queue_max_element_local(vec, NULL, &futures[3]));
    check(dtl_container_queue_minmax_local(vec, NULL, &futures[4]));
    check(dtl_container_queue_mean_local(vec, NULL, &futures[5]));
    check(dtl_container_queue_var_local(vec, 0, NULL, &futures[6]));
    check(dtl_container_queue_norm_local(vec, NULL, &futures[7]));
    check(dtl_container_queue_dot_local(vec, vec, NULL, &futures[8]));
    check(dtl_container_queue_histogram_local(vec, 0, 4, 2, NULL, &futures[9]));
    check(dtl_container_queue_quantile_local(vec, halves, 1, NULL, &futures[10]));
    check(dtl_container_queue_unique_local(vec, other, NULL, &futures[11]));
    check(dtl_container_queue_stable_sort_local(vec, DTL_SORT_ASCENDING, NULL, &sorted));
    check(dtl_future_get(futures[0], &ones, sizeof ones));
    check(dtl_future_get(futures[1], &first, sizeof first));
    check(dtl_future_get(futures[2], &least, sizeof least));
    check(dtl_future_get(futures[3], &greatest, sizeof greatest));
    check(dtl_future_get(futures[4], ends, sizeof ends));
    check(dtl_future_get(futures[5], &mean, sizeof mean));
    check(dtl_future_get(futures[6], &var, sizeof var));
    check(dtl_future_get(futures[7], &norm, sizeof norm));
    check(dtl_future_get(futures[8], &dot, sizeof dot));
    check(dtl_future_get(futures[9], bins, sizeof bins));
    check(dtl_future_get(futures[10], &median, sizeof median));
    check(dtl_future_get(futures[11], &distinct, sizeof distinct));
    if (dtl_context_is_root(ctx)) {
        printf("%d ones, the first at %d; least at %d, greatest at %d\n", (int)ones, (int)first,
               (int)least, (int)greatest);
        printf("from %.1f to %.1f, mean %.2f, variance %.4f, norm %.3f, dot %.1f\n", ends[0],
               ends[1], mean, var, norm, dot);
        printf("%d and %d in bins, median %.1f, %d distinct\n", (int)bins[0], (int)bins[1], median,
               (int)distinct);
    }
    for (int index = 0; index < 12; index++)
        dtl_future_destroy(futures[index]);
    dtl_future_destroy(sorted);
    dtl_future_destroy(given);
    dtl_vector_destroy(other);
    dtl_vector_destroy(vec);
}

static void queue_future(dtl_context_t ctx)
{
    dtl_stream_t stream;
    dtl_future_t future;

    check(dtl_stream_create(DTL_DEVICE_HOST, 0, &stream));
    check(dtl_context_set_stream(ctx, stream)); /* collectives of its device run there */
    check(dtl_stream_future(stream, &future));  /* for dtl_future_then and dtl_when_all */
    check(dtl_future_wait(future));
    check(dtl_context_set_stream(ctx, NULL));
    if (dtl_context_is_root(ctx))
        printf("all has run\n");
    dtl_future_destroy(future);
    dtl_stream_destroy(stream);
}

const struct example queue_examples[] = {
    EXAMPLE(queue_work),    EXAMPLE(queue_orders), EXAMPLE(queue_places),
    EXAMPLE(queue_answers), EXAMPLE(queue_future), {NULL, NULL},
};
