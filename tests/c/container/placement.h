/* SPDX-License-Identifier: BSD-3-Clause */
/* Operations whose results do not depend on where a container's elements are. */
#ifndef DTL_TEST_CONTAINER_PLACEMENT_H
#define DTL_TEST_CONTAINER_PLACEMENT_H

#include <math.h>
#include <unistd.h>

#include "../support/support.h"

enum { MARGIN = 2, BINS = 5, ROWS = 7, COLUMNS = 3, CELLS = ROWS * COLUMNS, ANSWERS = 64 };

static const dtl_size_t sizes[] = {0, 1, 3, 64, 1009};

static dtl_container_options options_of(dtl_partition_policy policy, dtl_placement_policy placement)
{
    dtl_container_options options;

    dtl_container_options_init(&options);
    options.partition = policy;
    options.placement = placement;
    options.block_size = 3;
    return options;
}

/* Element i has the value i * 7919 % 1009. */
static dtl_vector_t vector_with(dtl_dtype dtype, dtl_size_t size, dtl_partition_policy policy,
                                dtl_placement_policy placement)
{
    dtl_container_options options = options_of(policy, placement);
    dtl_vector_t vec = NULL;

    assert_success(dtl_vector_create_with_options(world.ctx, dtype, size, &options, &vec));
    for (dtl_size_t index = 0; index < dtl_vector_local_size(vec); index++) {
        int64_t number = dtl_vector_to_global(vec, (dtl_index_t)index) * 7919 % 1009;
        double value = (double)number;

        assert_success(dtl_vector_set_local(
            vec, index, dtype == DTL_DTYPE_INT64 ? (void *)&number : (void *)&value));
    }
    return vec;
}

/* Returns a copy of this rank's elements, which the caller frees. */
static void *elements_of(dtl_container_t container)
{
    dtl_size_t count = dtl_container_local_size(container);
    void *elements = calloc(count + 1, sizeof(int64_t));

    assert_success(dtl_container_copy_to_host(container, elements, count));
    return elements;
}

static void assert_same(dtl_container_t on_host, dtl_container_t on_device)
{
    void *expected = elements_of(on_host), *found = elements_of(on_device);

    assert_int_equal(dtl_container_global_size(on_host), dtl_container_global_size(on_device));
    assert_int_equal(dtl_container_local_size(on_host), dtl_container_local_size(on_device));
    assert_memory_equal(expected, found, dtl_container_local_size(on_host) * sizeof(int64_t));
    free(expected);
    free(found);
}

/* ---- operations, which store their results in `answers` -------------------------------------- */

typedef void (*operation)(dtl_vector_t vec, double *answers);

static int is_even(const void *element, void *user_data)
{
    (void)user_data;
    return fmod(*(const double *)element, 2) == 0;
}

static void add_index(void *element, dtl_size_t index, void *user_data)
{
    (void)user_data;
    *(double *)element += (double)index;
}

static void sum_up(const void *element, dtl_size_t index, void *user_data)
{
    (void)index;
    *(double *)user_data += *(const double *)element;
}

static void twice(const void *in, void *out, dtl_size_t index, void *user_data)
{
    (void)index;
    (void)user_data;
    *(double *)out = 2 * *(const double *)in;
}

static void negate(void *elements, dtl_size_t count, void *user_data)
{
    double *numbers = elements;

    (void)user_data;
    for (dtl_size_t index = 0; index < count; index++)
        numbers[index] = -numbers[index];
}

static void halve(const void *in, void *out, dtl_size_t count, void *user_data)
{
    const double *from = in;
    double *to = out;

    (void)user_data;
    for (dtl_size_t index = 0; index < count; index++)
        to[index] = from[index] / 2;
}

static void add(const void *a, const void *b, void *result, void *user_data)
{
    (void)user_data;
    *(double *)result = *(const double *)a + *(const double *)b;
}

static int compare_down(const void *a, const void *b, void *user_data)
{
    double one = *(const double *)a, other = *(const double *)b;

    (void)user_data;
    return (one < other) - (one > other);
}

static void do_fills(dtl_vector_t vec, double *answers)
{
    double value = 2.5;

    (void)answers;
    assert_success(dtl_container_fill(vec, &value));
    if (dtl_vector_local_size(vec) > 1) {
        value = -1;
        assert_success(dtl_vector_set_local(vec, 1, &value));
    }
}

static void do_local_fill(dtl_vector_t vec, double *answers)
{
    double value = 3;

    (void)answers;
    assert_success(dtl_vector_fill_local(vec, &value));
}

static void do_visits(dtl_vector_t vec, double *answers)
{
    assert_success(dtl_container_for_each(vec, add_index, NULL));
    assert_success(dtl_container_for_each_chunk(vec, negate, NULL));
    assert_success(dtl_for_each_vector(vec, add_index, NULL));
    assert_success(dtl_for_each_vector_const(vec, sum_up, answers));
    assert_success(dtl_container_transform(vec, vec, twice, NULL));
    assert_success(dtl_container_transform_chunks(vec, vec, halve, NULL));
    assert_success(dtl_transform_vector(vec, vec, twice, NULL));
}

static void do_reductions(dtl_vector_t vec, double *answers)
{
    double zero = 0;

    assert_success(dtl_container_reduce(vec, DTL_OP_SUM, answers));
    assert_success(dtl_container_reduce(vec, DTL_OP_MAX, answers + 1));
    assert_success(dtl_container_reduce_func(vec, add, &zero, answers + 2, NULL));
    assert_success(dtl_reduce_local_vector(vec, DTL_OP_MIN, answers + 3));
    assert_success(dtl_reduce_local_vector_func(vec, add, &zero, answers + 4, NULL));
    if (dtl_vector_global_size(vec) > 0)
        assert_success(dtl_container_minmax(vec, answers + 5, answers + 6));
    if (dtl_vector_local_size(vec) > 0)
        assert_success(dtl_minmax_vector(vec, answers + 7, answers + 8));
}

static void do_searches(dtl_vector_t vec, double *answers)
{
    double value = 856; /* 7919 * 1 % 1009 */
    dtl_index_t index = 0;
    dtl_size_t count = 0;
    int truth = 0;

    assert_success(dtl_container_find(vec, &value, &index));
    answers[0] = (double)index;
    assert_success(dtl_container_find_if(vec, is_even, NULL, &index));
    answers[1] = (double)index;
    assert_success(dtl_container_count(vec, &value, &count));
    answers[2] = (double)count;
    assert_success(dtl_container_count_if(vec, is_even, NULL, &count));
    answers[3] = (double)count;
    assert_success(dtl_container_all_of(vec, is_even, NULL, &truth));
    answers[4] = truth;
    assert_success(dtl_container_any_of(vec, is_even, NULL, &truth));
    answers[5] = truth;
    assert_success(dtl_container_none_of(vec, is_even, NULL, &truth));
    answers[6] = truth;
    assert_success(dtl_container_min_element(vec, &index));
    answers[7] = (double)index;
    assert_success(dtl_container_max_element(vec, &index));
    answers[8] = (double)index;
    answers[9] = (double)dtl_find_vector(vec, &value);
    answers[10] = (double)dtl_find_if_vector(vec, is_even, NULL);
    answers[11] = (double)dtl_count_vector(vec, &value);
    answers[12] = (double)dtl_count_if_vector(vec, is_even, NULL);
    answers[13] = dtl_all_of_vector(vec, is_even, NULL);
    answers[14] = dtl_any_of_vector(vec, is_even, NULL);
    answers[15] = dtl_none_of_vector(vec, is_even, NULL);
    answers[16] = (double)dtl_min_element_vector(vec);
    answers[17] = (double)dtl_max_element_vector(vec);
}

static void do_scans(dtl_vector_t vec, double *answers)
{
    (void)answers;
    assert_success(dtl_container_inclusive_scan(vec, DTL_OP_SUM));
    assert_success(dtl_container_exclusive_scan(vec, DTL_OP_MAX));
}

static void do_local_scans(dtl_vector_t vec, double *answers)
{
    (void)answers;
    assert_success(dtl_inclusive_scan_vector(vec, DTL_OP_SUM));
    assert_success(dtl_exclusive_scan_vector(vec, DTL_OP_MAX));
}

static void do_sort(dtl_vector_t vec, double *answers)
{
    (void)answers;
    assert_success(dtl_container_sort(vec, DTL_SORT_ASCENDING));
}

static void do_stable_sort(dtl_vector_t vec, double *answers)
{
    (void)answers;
    assert_success(dtl_container_stable_sort(vec, DTL_SORT_DESCENDING));
}

static void do_sort_func(dtl_vector_t vec, double *answers)
{
    (void)answers;
    assert_success(dtl_container_sort_func(vec, compare_down, NULL));
}

static void do_local_sorts(dtl_vector_t vec, double *answers)
{
    (void)answers;
    assert_success(dtl_sort_vector_func(vec, compare_down, NULL));
    assert_success(dtl_sort_vector(vec));
    assert_success(dtl_sort_vector_descending(vec));
}

static void do_statistics(dtl_vector_t vec, double *answers)
{
    static const double probabilities[] = {0, 0.3, 1};
    uint64_t counts[BINS] = {0};

    assert_success(dtl_container_norm(vec, answers));
    assert_success(dtl_container_dot(vec, vec, answers + 1));
    assert_success(dtl_container_histogram(vec, 0, 1009, BINS, counts));
    for (int bin = 0; bin < BINS; bin++)
        answers[2 + bin] = (double)counts[bin];
    if (dtl_vector_global_size(vec) < 2)
        return;
    assert_success(dtl_container_mean(vec, answers + 8));
    assert_success(dtl_container_var(vec, 1, answers + 9));
    assert_success(dtl_container_quantile(vec, probabilities, 3, answers + 10));
}

static void do_unique(dtl_vector_t vec, double *answers)
{
    dtl_vector_t unique = NULL;
    double zero = 0;

    assert_success(dtl_container_unique(vec, &unique));
    answers[0] = (double)dtl_vector_global_size(unique);
    assert_success(dtl_container_reduce_func(unique, add, &zero, answers + 1, NULL));
    assert_int_equal(dtl_vector_placement_policy(unique), dtl_vector_placement_policy(vec));
    dtl_vector_destroy(unique);
}

static void do_redistributions(dtl_vector_t vec, double *answers)
{
    dtl_size_t size = dtl_vector_global_size(vec);

    (void)answers;
    assert_success(dtl_container_redistribute(vec, DTL_PARTITION_CYCLIC));
    assert_success(dtl_vector_resize(vec, size + 5));
    assert_success(dtl_container_redistribute(vec, DTL_PARTITION_REPLICATED));
    assert_success(dtl_container_redistribute(vec, DTL_PARTITION_BLOCK));
}

static void do_elements(dtl_vector_t vec, double *answers)
{
    dtl_index_t last = (dtl_index_t)dtl_vector_global_size(vec) - 1;
    dtl_index_t indices[] = {last, 0, last / 2};
    double values[3] = {0};

    if (last < 0)
        return;
    assert_success(dtl_container_expose(vec));
    assert_success(dtl_container_get_elements(vec, indices, 3, answers));
    assert_success(dtl_vector_barrier(vec));
    if (world.rank == world.size - 1)
        assert_success(dtl_container_set_elements(vec, indices, 3, values));
    assert_success(dtl_vector_barrier(vec));
    assert_success(dtl_container_get_element(vec, last, answers + 3));
    assert_success(dtl_vector_barrier(vec));
}

static void do_spans(dtl_vector_t vec, double *answers)
{
    dtl_size_t size = dtl_vector_local_size(vec);
    dtl_span_t whole = NULL, some = NULL;
    double value = 17;

    assert_success(dtl_span_from_vector(vec, &whole));
    if (size > 2) {
        assert_success(dtl_span_subspan(whole, 1, size - 2, &some));
        assert_success(dtl_span_get_local(some, 0, answers));
        assert_success(dtl_container_fill_local(some, &value));
        assert_success(dtl_span_set_local(some, size - 3, answers));
        dtl_span_destroy(some);
    }
    dtl_span_destroy(whole);
}

static void do_halo(dtl_vector_t vec, double *answers)
{
    dtl_size_t widths[] = {MARGIN}, count = dtl_vector_local_size(vec) + MARGIN + MARGIN;
    int periodic[] = {1};
    double *padded;

    if (dtl_container_partition_policy(vec) != DTL_PARTITION_BLOCK)
        return;
    padded = calloc(count, sizeof *padded);
    assert_success(dtl_container_exchange_halo(vec, widths, periodic, padded, count));
    for (int place = 0; place < MARGIN; place++) {
        answers[place] = padded[place];
        answers[MARGIN + place] = padded[count - MARGIN + (dtl_size_t)place];
    }
    free(padded);
}

static void do_file(dtl_vector_t vec, double *answers)
{
    char path[64] = "";
    double value = 0;

    (void)answers;
    if (world.rank == 0)
        snprintf(path, sizeof path, "/tmp/dtl-placement-%d.npy", (int)getpid());
    assert_success(dtl_broadcast(world.ctx, path, sizeof path, DTL_DTYPE_BYTE, 0));
    assert_success(dtl_container_save(vec, path));
    assert_success(dtl_container_fill(vec, &value));
    assert_success(dtl_container_load(vec, path));
    assert_success(dtl_barrier(world.ctx));
    if (world.rank == 0)
        unlink(path);
}

/* Does not depend on the elements. */
static void do_combine(dtl_vector_t vec, double *answers)
{
    double mine[] = {(double)world.rank, 1};

    assert_success(dtl_container_combine(vec, mine, answers, 2, DTL_DTYPE_FLOAT64, DTL_OP_SUM));
    assert_success(dtl_container_combine(vec, mine, mine, 2, DTL_DTYPE_FLOAT64, DTL_OP_MAX));
    answers[2] = mine[0];
}

#endif
