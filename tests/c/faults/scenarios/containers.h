/* SPDX-License-Identifier: BSD-3-Clause */
/* Containers and their algorithms. */
#ifndef DTL_TEST_SCENARIOS_CONTAINERS_H
#define DTL_TEST_SCENARIOS_CONTAINERS_H

#include "shared.h"

static dtl_status make_vector(void)
{
    dtl_vector_t made = NULL;
    dtl_status status = dtl_vector_create(world.ctx, DTL_DTYPE_FLOAT64, COUNT, &made);

    dtl_vector_destroy(made);
    return status;
}

static dtl_status resize_vector(void)
{
    return dtl_vector_resize(moved, COUNT + COUNT / 2 - dtl_vector_global_size(moved) % COUNT);
}

static dtl_status redistribute(void)
{
    dtl_partition_policy policy = dtl_vector_partition_policy(moved);

    return dtl_vector_redistribute(moved, policy == DTL_PARTITION_CYCLIC ? DTL_PARTITION_BLOCK
                                                                         : DTL_PARTITION_CYCLIC);
}

static dtl_status sort(void)
{
    return dtl_container_sort(vec, DTL_SORT_ASCENDING);
}

static dtl_status stable_sort(void)
{
    return dtl_container_stable_sort(vec, DTL_SORT_DESCENDING);
}

static dtl_status unique(void)
{
    dtl_vector_t made = NULL;
    dtl_status status = dtl_container_unique(vec, &made);

    dtl_vector_destroy(made);
    return status;
}

static dtl_status quantile(void)
{
    const double halves[] = {0.25, 0.5};
    double results[2];

    return dtl_container_quantile(vec, halves, 2, results);
}

static dtl_status histogram(void)
{
    dtl_size_t bins[10];

    return dtl_container_histogram(vec, 0, 1, 10, bins);
}

static dtl_status save(void)
{
    return dtl_container_save(vec, saved);
}

static dtl_status load(void)
{
    return dtl_container_load(vec, saved);
}

static dtl_status halos(void)
{
    static double padded[2 * COUNT + 2];
    const dtl_size_t width = 1;
    const int periodic = 1;

    return dtl_container_exchange_halo(vec, &width, &periodic, padded,
                                       dtl_vector_local_size(vec) + 2);
}

static dtl_status refreshed_halos(void)
{
    static double padded[2 * COUNT + 2];
    const dtl_size_t width = 1;
    const int periodic = 1;

    return dtl_container_refresh_halo(vec, &width, &periodic, padded,
                                      dtl_vector_local_size(vec) + 2);
}

static dtl_status make_array(void)
{
    dtl_array_t made = NULL;
    dtl_status status = dtl_array_create(world.ctx, DTL_DTYPE_FLOAT64, COUNT, &made);

    dtl_array_destroy(made);
    return status;
}

static dtl_status make_tensor(void)
{
    dtl_tensor_t made = NULL;
    dtl_status status =
        dtl_tensor_create(world.ctx, DTL_DTYPE_FLOAT64, dtl_shape_2d(10, 10), &made);

    dtl_tensor_destroy(made);
    return status;
}

static dtl_status make_spans(void)
{
    dtl_span_t whole = NULL, part = NULL;
    dtl_status status = dtl_span_from_vector(vec, &whole);

    if (status == DTL_SUCCESS)
        status = dtl_span_subspan(whole, 1, 2, &part);
    dtl_span_destroy(part);
    dtl_span_destroy(whole);
    return status;
}

static dtl_status hold_memory(void)
{
    dtl_memory_t memory = NULL;
    dtl_status status = dtl_container_memory(vec, &memory);

    dtl_memory_release(memory);
    return status;
}

static dtl_status copy_container(void)
{
    return dtl_container_copy(vec, other);
}

static dtl_status expose(void)
{
    dtl_vector_t made = NULL;
    dtl_status status = dtl_vector_create(world.ctx, DTL_DTYPE_FLOAT64, COUNT, &made);

    if (all_go_on(status)) /* no rank waits in the preceding call */
        status = dtl_container_expose(made);
    dtl_vector_destroy(made);
    return status;
}

static dtl_status use_elements(void)
{
    const dtl_index_t indices[] = {0, COUNT / 2, COUNT - 1};
    double values[3];
    dtl_status status = dtl_container_get_elements(vec, indices, 3, values);

    return status == DTL_SUCCESS ? dtl_container_set_elements(vec, indices, 3, values) : status;
}

static dtl_status argsort(void)
{
    return dtl_container_argsort(vec, DTL_SORT_ASCENDING, indices);
}

static dtl_status make_many(dtl_dtype dtype, dtl_vector_t *out)
{
    enum { MANY = 80000 };
    dtl_container_options options;

    dtl_container_options_init(&options);
    options.execution = DTL_EXEC_PAR;
    return dtl_vector_create_with_options(world.ctx, dtype, MANY, &options, out);
}

static dtl_status argsort_in_threads(void)
{
    return dtl_container_argsort(many, DTL_SORT_ASCENDING, many_indices);
}

static dtl_status sort_by_key(void)
{
    return dtl_container_sort_by_key(other, indices, DTL_SORT_DESCENDING);
}

static int compare(const void *a, const void *b, void *user_data)
{
    (void)user_data;
    return (*(const double *)a > *(const double *)b) - (*(const double *)a < *(const double *)b);
}

static dtl_status sort_by_function(void)
{
    return dtl_container_sort_func(vec, compare, NULL);
}

static void add(const void *a, const void *b, void *result, void *user_data)
{
    (void)user_data;
    *(double *)result = *(const double *)a + *(const double *)b;
}

static dtl_status reduce_by_function(void)
{
    double zero = 0, result;

    return dtl_container_reduce_func(vec, add, &zero, &result, NULL);
}

static dtl_status scan_container(void)
{
    return dtl_container_inclusive_scan(other, DTL_OP_SUM);
}

static dtl_status inspect_file(void)
{
    int dtype;
    dtl_shape shape;

    return dtl_file_inspect(world.ctx, saved, &dtype, &shape);
}

#endif
