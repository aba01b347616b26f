/* SPDX-License-Identifier: BSD-3-Clause */
/* A device sorts its elements like the host; if one rank has all of them, no element is
 * transferred. */
#include <math.h>

#include "kernels.h"

/* ---- sorts ----------------------------------------------------------------------------------- */

/* Asserts that no element was transferred on a single rank; on several, elements move between
 * ranks. */
static void stays_alone(uint64_t before, const char *what)
{
    if (world.size == 1)
        assert_stays(before, what);
}

typedef dtl_status (*sorting)(dtl_container_t container, dtl_sort_order order);

static void sorts(const struct pair *pair, dtl_dtype dtype)
{
    static const sorting verbs[] = {dtl_container_sort, dtl_container_stable_sort};
    dtl_size_t size = dtl_vector_global_size(pair->host);

    for (int kind = 0; kind < 4; kind++) {
        struct pair copies = pair_of(dtype, size);
        dtl_sort_order order = kind % 2 == 0 ? DTL_SORT_ASCENDING : DTL_SORT_DESCENDING;
        uint64_t before = travelled;

        assert_success(verbs[kind / 2](copies.host, order));
        assert_success(verbs[kind / 2](copies.on_device, order));
        stays_alone(before, "a sort");
        assert_equal_elements(&copies, kind % 2 == 0 ? "sorts" : "descending sorts");
        pair_free(&copies);
    }
}

static void parts_sort(const struct pair *pair, dtl_dtype dtype)
{
    static dtl_status (*const verbs[])(dtl_vector_t) = {dtl_sort_vector,
                                                        dtl_sort_vector_descending};

    for (int kind = 0; kind < 2; kind++) {
        struct pair copies = pair_of(dtype, dtl_vector_global_size(pair->host));
        uint64_t before = travelled;

        assert_success(verbs[kind](copies.host));
        assert_success(verbs[kind](copies.on_device));
        assert_stays(before, "a sort of this rank's part");
        assert_equal_elements(&copies, "sorts of a rank's part");
        pair_free(&copies);
    }
}

static void assert_launches(uint64_t before, dtl_vector_t vec, const char *what)
{
    if (launched == before && dtl_vector_local_size(vec) > 0)
        fail_msg("rank %d: %s: no kernel has run", (int)world.rank, what);
}

/* Many equal keys, so that the payload shows whether the sort is stable. */
static void keys_repeat(dtl_vector_t keys, dtl_dtype dtype)
{
    uint64_t size = dtl__dtype(dtype)->size;
    dtl_size_t count = dtl_vector_local_size(keys);
    unsigned char *elements = calloc(count + 1, ELEMENT);

    for (dtl_size_t index = 0; index < count; index++)
        element_write(elements + index * size, dtl__dtype(dtype), (index * 7919) % 13);
    assert_success(dtl_container_copy_from_host(keys, elements, count));
    free(elements);
}

static struct pair repeated_by(dtl_dtype dtype, dtl_size_t size, dtl_partition_policy policy)
{
    struct pair pair = pair_by(dtype, size, policy);

    keys_repeat(pair.host, dtype);
    keys_repeat(pair.on_device, dtype);
    return pair;
}

static struct pair pair_of_repeated(dtl_dtype dtype, dtl_size_t size)
{
    return repeated_by(dtype, size, DTL_PARTITION_BLOCK);
}

static void sorts_by_key(const struct pair *pair, dtl_dtype dtype)
{
    dtl_size_t size = dtl_vector_global_size(pair->host);

    for (dtl_sort_order order = 0; order < 2; order++) {
        struct pair keys = pair_of_repeated(dtype, size);
        struct pair payload = pair_of(DTL_DTYPE_UINT16, size);
        uint64_t before = travelled, ran = launched;

        assert_success(dtl_container_sort_by_key(keys.host, payload.host, order));
        assert_success(dtl_container_sort_by_key(keys.on_device, payload.on_device, order));
        stays_alone(before, "a sort by key");
        assert_launches(ran, keys.on_device, "a sort by key");
        assert_equal_elements(&keys, "the keys of a sort by key");
        assert_equal_elements(&payload, "what goes with keys");
        pair_free(&payload);
        pair_free(&keys);
    }
}

static void argsorts(const struct pair *pair, dtl_dtype dtype)
{
    dtl_size_t size = dtl_vector_global_size(pair->host);

    for (dtl_sort_order order = 0; order < 2; order++) {
        struct pair keys = pair_of_repeated(dtype, size);
        struct pair indices = pair_of(DTL_DTYPE_INT64, size);
        uint64_t before = travelled, ran = launched;

        assert_success(dtl_container_argsort(keys.host, order, indices.host));
        assert_success(dtl_container_argsort(keys.on_device, order, indices.on_device));
        stays_alone(before, "an argsort");
        assert_launches(ran, keys.on_device, "an argsort");
        assert_equal_elements(&keys, "the keys of an argsort");
        assert_equal_elements(&indices, "indices");
        pair_free(&indices);
        pair_free(&keys);
    }
}

static void uniques(const struct pair *pair, dtl_dtype dtype)
{
    struct pair keys = pair_of_repeated(dtype, dtl_vector_global_size(pair->host));
    struct pair found = {NULL, NULL};
    uint64_t before = travelled, ran = launched;

    assert_success(dtl_container_unique(keys.host, &found.host));
    assert_success(dtl_container_unique(keys.on_device, &found.on_device));
    stays_alone(before, "unique");
    assert_launches(ran, keys.on_device, "unique");
    assert_int_equal(dtl_vector_global_size(found.on_device), dtl_vector_global_size(found.host));
    assert_equal_elements(&found, "distinct elements");
    pair_free(&found);
    pair_free(&keys);
}

static void sorts_equal_the_hosts(void **state)
{
    (void)state;
    for_all(sorts);
    for_all(parts_sort);
    for_all(sorts_by_key);
    for_all(argsorts);
    for_all(uniques);
}

/* Zeros of both signs, infinities and NaN. NaN sort last in both directions. */
static void specials_write(dtl_vector_t vec)
{
    const double specials[] = {NAN, 0.0, -INFINITY, -0.0, 1.5, INFINITY, -2.0, NAN, 0.0};
    dtl_size_t count = dtl_vector_local_size(vec);
    double *elements = calloc(count + 1, sizeof *elements);

    for (dtl_size_t index = 0; index < count; index++)
        elements[index] = specials[index % COUNT_OF(specials)];
    assert_success(dtl_container_copy_from_host(vec, elements, count));
    free(elements);
}

static void zeros_and_nan_are_sorted_as_on_the_host(void **state)
{
    (void)state;
    for (dtl_sort_order order = 0; order < 2; order++) {
        struct pair pair = pair_of(DTL_DTYPE_FLOAT64, 1000);
        double quantile = 0;

        specials_write(pair.host);
        specials_write(pair.on_device);
        assert_success(dtl_container_stable_sort(pair.host, order));
        assert_success(dtl_container_stable_sort(pair.on_device, order));
        assert_equal_elements(&pair, "sorts of special numbers");
        assert_success(dtl_container_quantile(pair.on_device, &(double){0.5}, 1, &quantile));
        assert_true(isnan(quantile));
        pair_free(&pair);
    }
}

static void quantiles(const struct pair *pair, dtl_dtype dtype)
{
    const double wanted[] = {0, 0.25, 0.5, 0.9, 1};
    double expected[5] = {0}, found[5] = {0};
    uint64_t before = travelled;

    if (dtl_container_quantile(pair->host, wanted, 5, expected) != DTL_SUCCESS)
        return; /* not real numbers, or none at all */
    assert_success(dtl_container_quantile(pair->on_device, wanted, 5, found));
    if (world.size == 1)
        assert_true(travelled - before <= UINT64_C(11) * dtl__dtype(dtype)->size);
    assert_memory_equal(found, expected, sizeof expected);
}

static void histograms(const struct pair *pair, dtl_dtype dtype)
{
    enum { BINS = 37 };
    dtl_size_t expected[BINS] = {0}, found[BINS] = {0};
    uint64_t before = travelled;

    (void)dtype;
    if (dtl_container_histogram(pair->host, -1, 3, BINS, expected) != DTL_SUCCESS)
        return; /* not real numbers */
    assert_success(dtl_container_histogram(pair->on_device, -1, 3, BINS, found));
    assert_true(travelled - before <= sizeof found);
    assert_memory_equal(found, expected, sizeof expected);
}

static void distributions_equal_the_hosts(void **state)
{
    (void)state;
    for_all(quantiles);
    for_all(histograms);
}

/* ---- distributions whose order is not that of the ranks -------------------------------------- */

/* Asserts as above, except if few elements may all be on one rank, or a single element needs no
 * sort. */
static void assert_ordered(uint64_t before, const struct pair *pair, const char *what)
{
    if (ordered == before && dtl_vector_global_size(pair->on_device) >= 64)
        fail_msg("rank %d: %s by %s: no device has sorted", (int)world.rank, what,
                 dtl_partition_policy_name(dtl_vector_partition_policy(pair->on_device)));
}

static void orders_by(dtl_dtype dtype, dtl_size_t size, dtl_partition_policy policy)
{
    struct pair keys = repeated_by(dtype, size, policy), found = {NULL, NULL};
    struct pair payload = pair_by(DTL_DTYPE_UINT16, size, policy);
    struct pair indices = pair_by(DTL_DTYPE_INT64, size, policy);
    bool is_whole = policy == DTL_PARTITION_REPLICATED;
    uint64_t before = ordered, stays = travelled;

    assert_success(dtl_container_argsort(keys.host, DTL_SORT_ASCENDING, indices.host));
    assert_success(dtl_container_argsort(keys.on_device, DTL_SORT_ASCENDING, indices.on_device));
    assert_ordered(before, &keys, "an argsort");
    if (is_whole)
        assert_stays(stays, "an argsort");
    assert_equal_elements(&indices, "indices");

    before = ordered;
    stays = travelled;
    assert_success(dtl_container_unique(keys.host, &found.host));
    assert_success(dtl_container_unique(keys.on_device, &found.on_device));
    if (is_whole && world.rank > 0) /* rank 0's elements are those that remain */
        assert_true(travelled - stays <= dtl_vector_local_size(found.on_device) * ELEMENT);
    else
        assert_ordered(before, &keys, "unique");
    if (is_whole)
        assert_true(travelled - stays <=
                    ANSWER + 2 * dtl_vector_global_size(found.on_device) * ELEMENT);
    assert_int_equal(dtl_vector_global_size(found.on_device), dtl_vector_global_size(found.host));
    assert_equal_elements(&found, "distinct elements");

    before = ordered;
    stays = travelled;
    assert_success(dtl_container_sort_by_key(keys.host, payload.host, DTL_SORT_DESCENDING));
    assert_success(
        dtl_container_sort_by_key(keys.on_device, payload.on_device, DTL_SORT_DESCENDING));
    assert_ordered(before, &keys, "a sort by key");
    if (is_whole)
        assert_stays(stays, "a sort by key");
    assert_equal_elements(&keys, "the keys of a sort by key");
    assert_equal_elements(&payload, "what goes with keys");

    before = ordered;
    stays = travelled;
    assert_success(dtl_container_stable_sort(payload.host, DTL_SORT_ASCENDING));
    assert_success(dtl_container_stable_sort(payload.on_device, DTL_SORT_ASCENDING));
    assert_ordered(before, &payload, "a sort");
    if (is_whole)
        assert_stays(stays, "a sort");
    assert_equal_elements(&payload, "sorts");
    pair_free(&found);
    pair_free(&indices);
    pair_free(&payload);
    pair_free(&keys);
}

static void parts_in_any_order_are_sorted_on_their_devices(void **state)
{
    static const dtl_partition_policy policies[] = {DTL_PARTITION_CYCLIC,
                                                    DTL_PARTITION_BLOCK_CYCLIC, DTL_PARTITION_HASH,
                                                    DTL_PARTITION_REPLICATED};
    static const dtl_dtype dtypes[] = {DTL_DTYPE_UINT8, DTL_DTYPE_INT32, DTL_DTYPE_FLOAT64,
                                       DTL_DTYPE_COMPLEX128};

    (void)state;
    for (size_t policy = 0; policy < COUNT_OF(policies); policy++)
        for (size_t dtype = 0; dtype < COUNT_OF(dtypes); dtype++)
            for (size_t size = 0; size < COUNT_OF(sizes); size++)
                orders_by(dtypes[dtype], sizes[size], policies[policy]);
}

/* Quantiles of replicated containers are read directly; of others the sorted elements are read. */
static void quantiles_of_any_distribution_equal_the_hosts(void **state)
{
    const double wanted[] = {0, 0.3, 1};

    (void)state;
    for (int policy = 0; policy < DTL_PARTITION_COUNT; policy++) {
        struct pair pair = pair_by(DTL_DTYPE_FLOAT32, 4097, (dtl_partition_policy)policy);
        uint64_t before = ordered, stays = travelled;
        double expected[3] = {0}, found[3] = {0};

        assert_success(dtl_container_quantile(pair.host, wanted, 3, expected));
        assert_success(dtl_container_quantile(pair.on_device, wanted, 3, found));
        assert_ordered(before, &pair, "quantiles");
        if (policy == DTL_PARTITION_REPLICATED)
            assert_true(travelled - stays <= 7 * sizeof(float));
        assert_memory_equal(found, expected, sizeof found);
        pair_free(&pair);
    }
}

/* The last rank's device runs no kernels: with several ranks the host sorts for it; a single rank
 * gets an error and keeps its elements. */
static void sorts_without_kernels_lose_nothing(void **state)
{
    struct pair keys = pair_of_repeated(DTL_DTYPE_FLOAT64, 4097);
    struct pair payload = pair_of(DTL_DTYPE_UINT16, 4097);

    (void)state;
    if (is_faked()) {
        if (world.rank == world.size - 1)
            fails(OF("cuLaunchKernel=700", "hipModuleLaunchKernel=700"));
        dtl_status status =
            dtl_container_sort_by_key(keys.on_device, payload.on_device, DTL_SORT_ASCENDING);
        nothing_fails();
        assert_true((status == DTL_SUCCESS) == (world.size > 1));
        if (status == DTL_SUCCESS)
            assert_success(dtl_container_sort_by_key(keys.host, payload.host, DTL_SORT_ASCENDING));
    }
    assert_equal_elements(&keys, "keys");
    assert_equal_elements(&payload, "what goes with keys");
    pair_free(&payload);
    pair_free(&keys);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sorts_equal_the_hosts),
        cmocka_unit_test(zeros_and_nan_are_sorted_as_on_the_host),
        cmocka_unit_test(parts_in_any_order_are_sorted_on_their_devices),
        cmocka_unit_test(quantiles_of_any_distribution_equal_the_hosts),
        cmocka_unit_test(sorts_without_kernels_lose_nothing),
        cmocka_unit_test(distributions_equal_the_hosts),
    };

    return watch_copies() + run_on_devices("fakes.ordering", tests, COUNT_OF(tests));
}
