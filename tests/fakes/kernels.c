/* SPDX-License-Identifier: BSD-3-Clause */
/* Element operations on a device have the results of the host, and no element is transferred. */
#include <math.h>

#include "dtl_kernels.h"
#include "kernels.h"

/* ---- operations ------------------------------------------------------------------------------ */

/* Returns false if rounded results may differ with the order of operations. */
static bool is_exact(dtl_dtype dtype, dtl_reduce_op op)
{
    bool rounds = dtype == DTL_DTYPE_FLOAT32 || dtype == DTL_DTYPE_FLOAT64 ||
                  (dtype >= DTL_DTYPE_FLOAT16 && dtype <= DTL_DTYPE_COMPLEX128);

    return !rounds || (op != DTL_OP_SUM && op != DTL_OP_PROD);
}

static void reduces(const struct pair *pair, dtl_dtype dtype)
{
    for (dtl_reduce_op op = 0; op < DTL_OP_COUNT; op++) {
        unsigned char expected[ELEMENT] = {0}, found[ELEMENT] = {0};
        uint64_t before = travelled;

        if (!dtl__is_defined(op, dtype) || !is_exact(dtype, op))
            continue;
        assert_success(dtl_container_reduce(pair->host, op, expected));
        assert_success(dtl_container_reduce(pair->on_device, op, found));
        assert_stays(before, dtl_reduce_op_name(op));
        if (memcmp(expected, found, dtl__dtype(dtype)->size) != 0)
            fail_msg("%s of %s differ", dtl_reduce_op_name(op), dtl__dtype(dtype)->name);
    }
}

static void reductions_equal_the_hosts(void **state)
{
    (void)state;
    for_all(reduces);
}

/* A rank that has elements in one distribution and none in another; and an empty span. */
static void parts_of_nothing_are_reduced(void **state)
{
    dtl_container_options options;
    dtl_vector_t vec = NULL;
    dtl_span_t whole = NULL, none = NULL;
    int64_t value = 5, sum = -1;

    (void)state;
    for (dtl_size_t size = 1; size < 6; size++) {
        dtl_container_options_init(&options);
        options.placement = DTL_PLACEMENT_DEVICE;
        options.partition = DTL_PARTITION_HASH;
        assert_success(
            dtl_vector_create_with_options(world.ctx, DTL_DTYPE_INT64, size, &options, &vec));
        assert_success(dtl_container_fill(vec, &value));
        assert_success(dtl_container_inclusive_scan(vec, DTL_OP_SUM));
        assert_success(dtl_container_reduce(vec, DTL_OP_MAX, &sum));
        assert_int_equal(sum, 5 * size);
        assert_success(dtl_span_from_vector(vec, &whole));
        assert_success(dtl_span_subspan(whole, 0, 0, &none));
        assert_success(dtl_container_reduce(none, DTL_OP_SUM, &sum));
        assert_int_equal(sum, 0);
        dtl_span_destroy(none);
        dtl_span_destroy(whole);
        dtl_vector_destroy(vec);
    }
}

static void searches(const struct pair *pair, dtl_dtype dtype)
{
    for (uint64_t seed = 0; seed < 1200; seed += 399) {
        unsigned char value[ELEMENT];
        dtl_index_t expected = 0, found = 0;
        dtl_size_t number = 0, same = 0;
        uint64_t before = travelled;

        element_write(value, dtl__dtype(dtype), seed);
        assert_success(dtl_container_find(pair->host, value, &expected));
        assert_success(dtl_container_find(pair->on_device, value, &found));
        assert_stays(before, "find");
        assert_int_equal(found, expected);
        before = travelled;
        assert_success(dtl_container_count(pair->host, value, &number));
        assert_success(dtl_container_count(pair->on_device, value, &same));
        assert_stays(before, "count");
        assert_int_equal(same, number);
        assert_int_equal(dtl_find_vector(pair->on_device, value),
                         dtl_find_vector(pair->host, value));
        assert_int_equal(dtl_count_vector(pair->on_device, value),
                         dtl_count_vector(pair->host, value));
    }
}

static void extremes(const struct pair *pair, dtl_dtype dtype)
{
    dtl_index_t expected = 0, found = 0;
    uint64_t before = travelled;

    (void)dtype;
    assert_success(dtl_container_min_element(pair->host, &expected));
    assert_success(dtl_container_min_element(pair->on_device, &found));
    assert_int_equal(found, expected);
    assert_success(dtl_container_max_element(pair->host, &expected));
    assert_success(dtl_container_max_element(pair->on_device, &found));
    assert_int_equal(found, expected);
    assert_true(travelled - before <= FOUR_ANSWERS);
    assert_int_equal(dtl_min_element_vector(pair->on_device), dtl_min_element_vector(pair->host));
    assert_int_equal(dtl_max_element_vector(pair->on_device), dtl_max_element_vector(pair->host));
}

static void searches_equal_the_hosts(void **state)
{
    (void)state;
    for_all(searches);
    for_all(extremes);
}

/* Inclusive and exclusive scans of copies, of the container and of this rank's part. Only the first
 * element and the rank's total may be transferred. */
static void scans(const struct pair *pair, dtl_dtype dtype)
{
    static dtl_status (*const verbs[])(dtl_container_t, dtl_reduce_op) = {
        dtl_container_inclusive_scan, dtl_container_exclusive_scan};
    static dtl_status (*const local_verbs[])(dtl_vector_t, dtl_reduce_op) = {
        dtl_inclusive_scan_vector, dtl_exclusive_scan_vector};
    dtl_size_t size = dtl_vector_global_size(pair->host);

    for (dtl_reduce_op op = 0; op < DTL_OP_COUNT; op++)
        for (int verb = 0; verb < 4; verb++) {
            if (!dtl__is_defined(op, dtype) || !is_exact(dtype, op))
                continue;
            struct pair copies = pair_of(dtype, size);
            uint64_t before = travelled;

            assert_success(verb < 2 ? verbs[verb](copies.host, op)
                                    : local_verbs[verb - 2](copies.host, op));
            assert_success(verb < 2 ? verbs[verb](copies.on_device, op)
                                    : local_verbs[verb - 2](copies.on_device, op));
            assert_true(travelled - before <= TWO_ANSWERS);
            assert_equal_elements(&copies, dtl_reduce_op_name(op));
            pair_free(&copies);
        }
}

static void scans_equal_the_hosts(void **state)
{
    (void)state;
    for_all(scans);
}

/* Only elements that are on another rank in the global order are transferred; of replicated
 * containers none. */
static void parts_in_any_order_are_scanned_on_their_devices(void **state)
{
    enum { SIZE = 4097 };

    (void)state;
    for (int policy = 0; policy < DTL_PARTITION_COUNT; policy++)
        for (dtl_reduce_op op = DTL_OP_SUM; op <= DTL_OP_MAX; op++) {
            struct pair pair = pair_by(DTL_DTYPE_INT32, SIZE, (dtl_partition_policy)policy);
            uint64_t before = ordered, stays = travelled;

            assert_success(dtl_container_inclusive_scan(pair.host, op));
            assert_success(dtl_container_inclusive_scan(pair.on_device, op));
            assert_true(ordered > before);
            before = ordered;
            assert_success(dtl_container_exclusive_scan(pair.host, op));
            assert_success(dtl_container_exclusive_scan(pair.on_device, op));
            assert_true(ordered > before);
            if (world.size == 1 || policy == DTL_PARTITION_BLOCK ||
                policy == DTL_PARTITION_REPLICATED)
                assert_true(travelled - stays <= UINT64_C(2) * TWO_ANSWERS);
            assert_equal_elements(&pair, dtl_partition_policy_name((dtl_partition_policy)policy));
            pair_free(&pair);
        }
}

/* A tensor distributed along a dimension other than the first. */
static void tensors_are_scanned_row_by_row(void **state)
{
    enum { ROWS = 37, COLUMNS = 91 };
    const dtl_shape shape = {.ndim = 2, .dims = {ROWS, COLUMNS}};
    dtl_tensor_t host = NULL, on_device = NULL;
    dtl_container_options options;
    uint64_t before = ordered;

    (void)state;
    dtl_container_options_init(&options);
    assert_success(
        dtl_tensor_create_with_options(world.ctx, DTL_DTYPE_INT64, shape, 1, &options, &host));
    options.placement = DTL_PLACEMENT_DEVICE;
    assert_success(
        dtl_tensor_create_with_options(world.ctx, DTL_DTYPE_INT64, shape, 1, &options, &on_device));
    for (dtl_size_t index = 0; index < dtl_tensor_local_size(host); index++) {
        int64_t element = INT64_C(1000) * world.rank + (int64_t)index;

        assert_success(dtl_tensor_set_local(host, index, &element));
    }
    assert_success(dtl_container_copy(host, on_device));
    assert_success(dtl_container_exclusive_scan(host, DTL_OP_SUM));
    assert_success(dtl_container_exclusive_scan(on_device, DTL_OP_SUM));
    assert_true(ordered > before);
    assert_success(dtl_container_sort(host, DTL_SORT_DESCENDING));
    assert_success(dtl_container_sort(on_device, DTL_SORT_DESCENDING));
    for (dtl_size_t index = 0; index < dtl_tensor_local_size(host); index++) {
        int64_t expected = 0, found = -1;

        assert_success(dtl_tensor_get_local(host, index, &expected));
        assert_success(dtl_tensor_get_local(on_device, index, &found));
        assert_int_equal(found, expected);
    }
    dtl_tensor_destroy(host);
    dtl_tensor_destroy(on_device);
}

static void assert_close(double found, double expected, const char *what)
{
    if (!(fabs(found - expected) <= 1e-9 * fabs(expected)))
        fail_msg("rank %d: %s is %.17g; expected %.17g", (int)world.rank, what, found, expected);
}

static void measures(const struct pair *pair, dtl_dtype dtype)
{
    double expected = 0, found = 0;

    if (dtl_container_norm(pair->host, &expected) != DTL_SUCCESS)
        return; /* complex elements have no order */
    uint64_t before = travelled;
    assert_success(dtl_container_norm(pair->on_device, &found));
    assert_stays(before, "norm");
    assert_close(found, expected, "the norm");
    before = travelled;
    assert_success(dtl_container_dot(pair->host, pair->host, &expected));
    assert_success(dtl_container_dot(pair->on_device, pair->on_device, &found));
    assert_stays(before, "dot");
    assert_close(found, expected, "the product");
    if (dtl_vector_global_size(pair->host) < 2)
        return;
    before = travelled;
    assert_success(dtl_container_mean(pair->host, &expected));
    assert_success(dtl_container_mean(pair->on_device, &found));
    assert_stays(before, "mean");
    assert_close(found, expected, "the mean");
    assert_success(dtl_container_var(pair->host, 1, &expected));
    assert_success(dtl_container_var(pair->on_device, 1, &found));
    assert_close(found, expected, "the variance");
    (void)dtype;
}

static void statistics_equal_the_hosts(void **state)
{
    (void)state;
    for_all(measures);
}

/* The order of additions is the documented one. */
static double sum_in_order(double *elements, uint64_t count)
{
    while (count > 1) {
        uint64_t parts = (count + 63) / 64 < 65536 ? (count + 63) / 64 : 65536;

        for (uint64_t index = parts; index < count; index++)
            elements[index % parts] += elements[index];
        count = parts;
    }
    return elements[0];
}

static void sums_have_the_documented_order(void **state)
{
    enum { COUNT = 5000000 };
    dtl_container_options options;
    dtl_vector_t vec = NULL;
    double *elements = malloc(COUNT * sizeof *elements), found = 0;

    (void)state;
    dtl_container_options_init(&options);
    options.placement = DTL_PLACEMENT_DEVICE;
    options.partition = DTL_PARTITION_REPLICATED;
    for (int index = 0; index < COUNT; index++)
        elements[index] = 1.0 / (1 + (double)(index * INT64_C(7919) % COUNT));
    assert_success(
        dtl_vector_create_with_options(world.ctx, DTL_DTYPE_FLOAT64, COUNT, &options, &vec));
    assert_success(dtl_container_copy_from_host(vec, elements, COUNT));
    assert_success(dtl_container_reduce(vec, DTL_OP_SUM, &found));
    double expected = sum_in_order(elements, COUNT);
    assert_memory_equal(&found, &expected, sizeof found);
    dtl_vector_destroy(vec);
    free(elements);
}

static void applies(const struct pair *pair, dtl_dtype dtype)
{
    for (dtl_reduce_op op = 0; op < DTL_OP_COUNT; op++) {
        if (!dtl__is_defined(op, dtype))
            continue;
        struct pair copies = pair_of(dtype, dtl_vector_global_size(pair->host));

        assert_success(dtl_sort_vector(copies.host));
        assert_success(dtl_sort_vector(copies.on_device));
        uint64_t before = travelled;
        assert_success(dtl_container_apply(copies.host, pair->host, op));
        assert_success(dtl_container_apply(copies.on_device, pair->on_device, op));
        assert_true(travelled == before);
        assert_equal_elements(&copies, dtl_reduce_op_name(op));
        pair_free(&copies);
    }
}

static void operations_equal_the_hosts(void **state)
{
    (void)state;
    for_all(applies);
}

/* Asserts equal results and that nothing was transferred. */
static void assert_equal_after(const struct pair *pair, uint64_t before, const char *what)
{
    assert_true(travelled == before);
    assert_equal_elements(pair, what);
}

/* In place and into another container. */
static void unaries(const struct pair *pair, dtl_dtype dtype)
{
    struct pair made = pair_of(dtype, dtl_vector_global_size(pair->host));

    for (int op = 0; strcmp(dtl_unary_op_name((dtl_unary_op)op), "unknown") != 0; op++) {
        uint64_t before = travelled;
        dtl_status status = dtl_container_apply_unary(made.host, pair->host, (dtl_unary_op)op);

        assert_status(status,
                      dtl_container_apply_unary(made.on_device, pair->on_device, (dtl_unary_op)op));
        if (status == DTL_ERROR_NOT_SUPPORTED)
            continue;
        assert_success(status);
        assert_equal_after(&made, before, dtl_unary_op_name((dtl_unary_op)op));
        before = travelled;
        assert_success(dtl_container_apply_unary_local(made.host, made.host, (dtl_unary_op)op));
        assert_success(
            dtl_container_apply_unary_local(made.on_device, made.on_device, (dtl_unary_op)op));
        assert_equal_after(&made, before, dtl_unary_op_name((dtl_unary_op)op));
    }
    pair_free(&made);
}

static void unary_operations_equal_the_hosts(void **state)
{
    (void)state;
    for_all(unaries);
}

/* Operations on two containers, and on a container and a scalar on either side; in place and into
 * another. */
static void binaries(const struct pair *pair, dtl_dtype dtype)
{
    struct pair made = pair_of(dtype, dtl_vector_global_size(pair->host));
    unsigned char value[ELEMENT];

    assert_success(dtl_sort_vector(made.host));
    assert_success(dtl_sort_vector(made.on_device));
    element_write(value, dtl__dtype(dtype), 5);
    for (int number = 0; strcmp(dtl_binary_op_name((dtl_binary_op)number), "unknown") != 0;
         number++) {
        dtl_binary_op op = (dtl_binary_op)number;
        uint64_t before = travelled, ran = launched;
        dtl_status status = dtl_container_apply_binary(made.host, made.host, pair->host, op);

        assert_status(status, dtl_container_apply_binary(made.on_device, made.on_device,
                                                         pair->on_device, op));
        if (status == DTL_ERROR_NOT_SUPPORTED)
            continue;
        assert_success(status);
        assert_equal_after(&made, before, dtl_binary_op_name(op));
        for (dtl_operand place = DTL_OPERAND_FIRST; place <= DTL_OPERAND_SECOND; place++) {
            before = travelled;
            assert_success(dtl_container_apply_value(made.host, pair->host, value, place, op));
            assert_success(
                dtl_container_apply_value(made.on_device, pair->on_device, value, place, op));
            assert_equal_after(&made, before, dtl_binary_op_name(op));
            before = travelled;
            assert_success(dtl_container_apply_value_local(made.host, made.host, value, place, op));
            assert_success(
                dtl_container_apply_value_local(made.on_device, made.on_device, value, place, op));
            assert_equal_after(&made, before, dtl_binary_op_name(op));
        }
        assert_int_equal(launched - ran, dtl_vector_local_size(made.on_device) > 0 ? 5 : 0);
    }
    pair_free(&made);
}

static void binary_operations_equal_the_hosts(void **state)
{
    (void)state;
    for_all(binaries);
}

static void fills(const struct pair *pair, dtl_dtype dtype)
{
    unsigned char value[ELEMENT];
    dtl_size_t number = 0;
    uint64_t before = travelled;

    element_write(value, dtl__dtype(dtype), 7);
    assert_success(dtl_container_fill(pair->on_device, value));
    assert_true(travelled == before);
    assert_success(dtl_container_count(pair->on_device, value, &number));
    assert_int_equal(number, dtl_vector_global_size(pair->on_device));
}

static void a_fill_needs_no_bytes_of_the_host(void **state)
{
    (void)state;
    for_all(fills);
}

/* ---- kernels called directly ----------------------------------------------------------------- */

enum { WORDS = 4099 };

/* A device and a stream on it. */
struct bench {
    const struct device *device;
    struct device_stream *stream;
    uint32_t *block;
};

static struct bench bench_make(void)
{
    struct bench bench = {NULL, NULL, NULL};
    void *block = NULL;

    assert_success(dtl__device_find(getenv("DTL_DEVICE"), 0, &bench.device));
    assert_success(bench.device->ops->stream_create(bench.device, &bench.stream));
    assert_success(bench.device->ops->allocate(bench.device, MEMORY_DEVICE,
                                               WORDS * sizeof *bench.block, &block));
    bench.block = block;
    return bench;
}

static void bench_free(struct bench *bench)
{
    assert_success(dtl__stream_synchronize(bench->stream));
    assert_success(bench->device->ops->release(bench->device, bench->block));
    bench->device->ops->stream_release(bench->stream);
}

static void a_kernel_runs_in_stream_order(void **state)
{
    struct bench bench = bench_make();
    uint32_t found[WORDS];
    struct kernel_call one = {
        .operands = {{bench.block, sizeof found}}, .count = WORDS, .value = {1, 2, 3, 4}};
    struct kernel_call other = {
        .operands = {{bench.block + 7, 5 * sizeof *found}}, .count = 5, .value = {5}};

    (void)state;
    assert_success(dtl__launch(bench.stream, &one, "fill_%d", 4));
    assert_success(dtl__launch(bench.stream, &other, "fill_%d", 4));
    assert_success(bench.device->ops->copy(bench.stream, found, bench.block, sizeof found));
    for (int index = 0; index < WORDS; index++)
        assert_int_equal(found[index], index >= 7 && index < 12 ? 5 : 0x04030201);
    bench_free(&bench);
}

static void a_missing_kernel_is_refused(void **state)
{
    struct bench bench = bench_make();
    struct kernel_call call = {.operands = {{bench.block, sizeof *bench.block}}, .count = 1};

    (void)state;
    assert_int_not_equal(dtl__launch(bench.stream, &call, "fill_%d", 3), DTL_SUCCESS);
    assert_success(dtl__launch(bench.stream, &call, "fill_%d", 4));
    bench_free(&bench);
}

/* ---- failures -------------------------------------------------------------------------------- */

/* The last rank's device fails, and all ranks get the error. */
static void a_kernel_that_fails_does_so_on_all_ranks(void **state)
{
    struct pair pair = pair_of(DTL_DTYPE_INT32, 1000);
    int32_t value = 0;
    dtl_size_t number = 77;
    double mean = 0;

    (void)state;
    if (is_faked()) {
        if (world.rank == world.size - 1)
            fails(OF("cuLaunchKernel=700", "hipModuleLaunchKernel=700"));
        assert_int_not_equal(dtl_container_count(pair.on_device, &value, &number), DTL_SUCCESS);
        assert_int_not_equal(dtl_container_mean(pair.on_device, &mean), DTL_SUCCESS);
        assert_int_not_equal(dtl_container_reduce(pair.on_device, DTL_OP_SUM, &value), DTL_SUCCESS);
        if (world.rank == world.size - 1)
            assert_int_not_equal(dtl_container_apply_value_local(pair.on_device, pair.on_device,
                                                                 &value, DTL_OPERAND_FIRST,
                                                                 DTL_BINARY_ADD),
                                 DTL_SUCCESS);
        if (world.rank == world.size - 1)
            assert_int_not_equal(
                dtl_container_apply_unary_local(pair.on_device, pair.on_device, DTL_UNARY_NEGATIVE),
                DTL_SUCCESS);
        if (world.rank == world.size - 1)
            assert_message("LaunchKernel said \"an illegal memory access");
        nothing_fails();
        assert_int_equal(number, 77);
    }
    assert_success(dtl_container_reduce(pair.on_device, DTL_OP_SUM, &value));
    pair_free(&pair);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reductions_equal_the_hosts),
        cmocka_unit_test(scans_equal_the_hosts),
        cmocka_unit_test(parts_in_any_order_are_scanned_on_their_devices),
        cmocka_unit_test(tensors_are_scanned_row_by_row),
        cmocka_unit_test(parts_of_nothing_are_reduced),
        cmocka_unit_test(searches_equal_the_hosts),
        cmocka_unit_test(statistics_equal_the_hosts),
        cmocka_unit_test(sums_have_the_documented_order),
        cmocka_unit_test(operations_equal_the_hosts),
        cmocka_unit_test(unary_operations_equal_the_hosts),
        cmocka_unit_test(binary_operations_equal_the_hosts),
        cmocka_unit_test(a_fill_needs_no_bytes_of_the_host),
        cmocka_unit_test(a_kernel_runs_in_stream_order),
        cmocka_unit_test(a_missing_kernel_is_refused),
        cmocka_unit_test(a_kernel_that_fails_does_so_on_all_ranks),
    };

    return watch_copies() + run_on_devices("fakes.kernels", tests, COUNT_OF(tests));
}
