/* SPDX-License-Identifier: BSD-3-Clause */
/* Operations on containers in device memory have the same results as on the host. The host can't
 * access the emulated device's memory, so an illegal access ends the program. The same tests run on
 * CUDA devices over the mock driver. */
#include "placement.h"

#include "../support/device_leaks.h"

static void compare(operation operation, dtl_size_t size, dtl_partition_policy policy,
                    dtl_placement_policy placement)
{
    double expected[ANSWERS] = {0}, found[ANSWERS] = {0};
    dtl_vector_t on_host = vector_with(DTL_DTYPE_FLOAT64, size, policy, DTL_PLACEMENT_HOST);
    dtl_vector_t on_device = vector_with(DTL_DTYPE_FLOAT64, size, policy, placement);

    operation(on_host, expected);
    operation(on_device, found);
    assert_memory_equal(expected, found, sizeof expected);
    assert_same(on_host, on_device);
    dtl_vector_destroy(on_host);
    dtl_vector_destroy(on_device);
}

static const operation operations[] = {
    do_fills,       do_local_fill,  do_visits, do_reductions,      do_searches,
    do_scans,       do_local_scans, do_sort,   do_stable_sort,     do_sort_func,
    do_local_sorts, do_statistics,  do_unique, do_redistributions, do_elements,
    do_spans,       do_halo,        do_file,   do_combine};

static void device_results_equal_host_results(void **state)
{
    (void)state;
    for (size_t which = 0; which < COUNT_OF(operations); which++)
        for (size_t size = 0; size < COUNT_OF(sizes); size++)
            for (int policy = 0; policy < DTL_PARTITION_COUNT; policy++)
                compare(operations[which], sizes[size], (dtl_partition_policy)policy,
                        DTL_PLACEMENT_DEVICE);
}

static void unified_memory_results_equal_host_results(void **state)
{
    (void)state;
    for (size_t which = 0; which < COUNT_OF(operations); which++)
        for (int policy = 0; policy < DTL_PARTITION_COUNT; policy++)
            compare(operations[which], 64, (dtl_partition_policy)policy, DTL_PLACEMENT_UNIFIED);
}

/* DTL_PLACEMENT_DEVICE_PREFERRED places elements on a device or, without one, on the host, and
 * reports which. */
static void preferred_device_results_equal_host_results(void **state)
{
    bool is_there = dtl_placement_available(DTL_PLACEMENT_DEVICE);
    dtl_vector_t vec =
        vector_with(DTL_DTYPE_FLOAT64, 64, DTL_PARTITION_BLOCK, DTL_PLACEMENT_DEVICE_PREFERRED);

    (void)state;
    assert_int_equal(is_there, strcmp(device_kind_name(), "none") != 0);
    assert_int_equal(dtl_vector_placement_policy(vec),
                     is_there ? DTL_PLACEMENT_DEVICE : DTL_PLACEMENT_HOST);
    dtl_vector_destroy(vec);
    for (size_t which = 0; which < COUNT_OF(operations); which++)
        for (int policy = 0; policy < DTL_PARTITION_COUNT; policy++)
            compare(operations[which], 64, (dtl_partition_policy)policy,
                    DTL_PLACEMENT_DEVICE_PREFERRED);
}

static void filling_an_empty_span_changes_nothing(void **state)
{
    dtl_vector_t on_host =
        vector_with(DTL_DTYPE_FLOAT64, 10, DTL_PARTITION_REPLICATED, DTL_PLACEMENT_HOST);
    dtl_vector_t on_device =
        vector_with(DTL_DTYPE_FLOAT64, 10, DTL_PARTITION_REPLICATED, DTL_PLACEMENT_DEVICE);
    dtl_span_t whole = NULL, none = NULL;
    double value = 17;

    (void)state;
    assert_success(dtl_span_from_vector(on_device, &whole));
    assert_success(dtl_span_subspan(whole, 2, 0, &none));
    assert_success(dtl_container_fill_local(none, &value));
    assert_same(on_host, on_device);
    dtl_span_destroy(none);
    dtl_span_destroy(whole);
    dtl_vector_destroy(on_host);
    dtl_vector_destroy(on_device);
}

/* ---- two containers -------------------------------------------------------------------------- */

/* Placements of the two containers of a pair. */
static const dtl_placement_policy pairs[][2] = {
    {DTL_PLACEMENT_HOST, DTL_PLACEMENT_DEVICE},
    {DTL_PLACEMENT_DEVICE, DTL_PLACEMENT_HOST},
    {DTL_PLACEMENT_DEVICE, DTL_PLACEMENT_DEVICE},
    {DTL_PLACEMENT_UNIFIED, DTL_PLACEMENT_DEVICE},
};

static void copies_work_between_all_placements(void **state)
{
    (void)state;
    for (size_t pair = 0; pair < COUNT_OF(pairs); pair++)
        for (int policy = 0; policy < DTL_PARTITION_COUNT; policy++) {
            dtl_vector_t src =
                vector_with(DTL_DTYPE_FLOAT64, 100, (dtl_partition_policy)policy, pairs[pair][0]);
            dtl_vector_t dst =
                vector_with(DTL_DTYPE_FLOAT64, 100, DTL_PARTITION_BLOCK, pairs[pair][1]);
            dtl_vector_t expected =
                vector_with(DTL_DTYPE_FLOAT64, 100, DTL_PARTITION_BLOCK, DTL_PLACEMENT_HOST);
            double value = -1;

            assert_success(dtl_container_fill(dst, &value));
            assert_success(dtl_container_copy(src, dst));
            assert_same(expected, dst);
            assert_success(dtl_container_transform(src, dst, twice, NULL));
            assert_success(dtl_container_transform(expected, expected, twice, NULL));
            assert_same(expected, dst);
            dtl_vector_destroy(src);
            dtl_vector_destroy(dst);
            dtl_vector_destroy(expected);
        }
}

static void local_copies_work_between_all_placements(void **state)
{
    (void)state;
    for (size_t pair = 0; pair < COUNT_OF(pairs); pair++) {
        dtl_vector_t src = vector_with(DTL_DTYPE_FLOAT64, 10, DTL_PARTITION_BLOCK, pairs[pair][0]);
        dtl_vector_t dst = vector_with(DTL_DTYPE_FLOAT64, 10, DTL_PARTITION_BLOCK, pairs[pair][1]);
        double value = -1;

        assert_success(dtl_container_fill(dst, &value));
        assert_success(dtl_copy_vector(src, dst));
        assert_same(src, dst);
        dtl_vector_destroy(src);
        dtl_vector_destroy(dst);
    }
}

static void keys_and_values_may_have_different_placements(void **state)
{
    (void)state;
    for (size_t pair = 0; pair < COUNT_OF(pairs); pair++) {
        dtl_vector_t keys = vector_with(DTL_DTYPE_FLOAT64, 50, DTL_PARTITION_BLOCK, pairs[pair][0]);
        dtl_vector_t payload =
            vector_with(DTL_DTYPE_INT64, 50, DTL_PARTITION_BLOCK, pairs[pair][1]);
        dtl_vector_t indices =
            vector_with(DTL_DTYPE_INT64, 50, DTL_PARTITION_BLOCK, pairs[pair][1]);
        dtl_vector_t host_keys =
            vector_with(DTL_DTYPE_FLOAT64, 50, DTL_PARTITION_BLOCK, DTL_PLACEMENT_HOST);
        dtl_vector_t host_indices =
            vector_with(DTL_DTYPE_INT64, 50, DTL_PARTITION_BLOCK, DTL_PLACEMENT_HOST);

        assert_success(dtl_container_argsort(keys, DTL_SORT_ASCENDING, indices));
        assert_success(dtl_container_argsort(host_keys, DTL_SORT_ASCENDING, host_indices));
        assert_same(host_indices, indices);
        assert_success(dtl_container_sort_by_key(keys, payload, DTL_SORT_ASCENDING));
        assert_success(dtl_container_sort_by_key(host_keys, host_indices, DTL_SORT_ASCENDING));
        assert_same(host_keys, keys);
        dtl_vector_destroy(keys);
        dtl_vector_destroy(payload);
        dtl_vector_destroy(indices);
        dtl_vector_destroy(host_keys);
        dtl_vector_destroy(host_indices);
    }
}

/* ---- tensors --------------------------------------------------------------------------------- */

static void tensors_have_their_indices_and_shapes(void **state)
{
    dtl_container_options options = options_of(DTL_PARTITION_BLOCK, DTL_PLACEMENT_DEVICE);
    dtl_shape shape = {.ndim = 2, .dims = {ROWS, COLUMNS}};
    dtl_shape flat = {.ndim = 1, .dims = {CELLS}};
    dtl_tensor_t tensor = NULL;
    dtl_index_t first[] = {0, 1};
    int32_t value = 0, found = 0;

    (void)state;
    assert_success(
        dtl_tensor_create_with_options(world.ctx, DTL_DTYPE_INT32, shape, 0, &options, &tensor));
    for (dtl_size_t index = 0; index < dtl_tensor_local_size(tensor); index++) {
        value = (int32_t)index + 1;
        assert_success(dtl_tensor_set_local(tensor, index, &value));
    }
    if (dtl_tensor_local_size(tensor) > 0) {
        assert_success(dtl_tensor_get_local_nd(tensor, first, &found));
        assert_int_equal(found, 2);
        value = 40;
        assert_success(dtl_tensor_set_local_nd(tensor, first, &value));
        assert_success(dtl_tensor_get_local(tensor, 1, &found));
        assert_int_equal(found, 40);
    }
    assert_success(dtl_tensor_reshape(tensor, flat));
    assert_success(dtl_container_reduce(tensor, DTL_OP_MAX, &found));
    assert_int_equal(found, 40);
    dtl_tensor_destroy(tensor);
}

/* ---- placement ------------------------------------------------------------------------------- */

/* Returns the number of devices of the kind that DTL_DEVICE names. */
static int device_count(void)
{
    return dtl_device_count(device_kind());
}

/* Checks that the message contains the device kind that DTL_DEVICE names. */
static void assert_message_of(const char *before, const char *behind)
{
    char text[128];

    snprintf(text, sizeof text, "%s%s%s", before, getenv("DTL_DEVICE"), behind);
    assert_message(text);
}

static void a_container_reports_its_placement(void **state)
{
    static const dtl_placement_policy requested[] = {DTL_PLACEMENT_HOST, DTL_PLACEMENT_DEVICE,
                                                     DTL_PLACEMENT_UNIFIED,
                                                     DTL_PLACEMENT_DEVICE_PREFERRED};
    static const dtl_placement_policy reported[] = {DTL_PLACEMENT_HOST, DTL_PLACEMENT_DEVICE,
                                                    DTL_PLACEMENT_UNIFIED, DTL_PLACEMENT_DEVICE};

    (void)state;
    for (size_t which = 0; which < COUNT_OF(requested); which++) {
        dtl_vector_t vec =
            vector_with(DTL_DTYPE_FLOAT64, 100, DTL_PARTITION_BLOCK, requested[which]);
        bool is_on_host = reported[which] != DTL_PLACEMENT_DEVICE;
        bool is_on_device = reported[which] != DTL_PLACEMENT_HOST;

        assert_int_equal(dtl_placement_available(requested[which]), 1);
        assert_int_equal(dtl_vector_placement_policy(vec), reported[which]);
        assert_int_equal(dtl_vector_local_data(vec) != NULL, is_on_host);
        assert_int_equal(dtl_vector_local_data_mut(vec) != NULL, is_on_host);
        assert_int_equal(dtl_vector_device_data(vec) != NULL, is_on_device);
        assert_int_equal(dtl_vector_device_data_mut(vec) != NULL, is_on_device);
        dtl_vector_destroy(vec);
    }
}

static void a_missing_host_address_is_explained(void **state)
{
    dtl_vector_t vec =
        vector_with(DTL_DTYPE_FLOAT64, 100, DTL_PARTITION_REPLICATED, DTL_PLACEMENT_DEVICE);

    (void)state;
    assert_null(dtl_vector_local_data(vec));
    assert_message_of("the elements lie in memory of ", " 0; expected device_data");
    dtl_vector_destroy(vec);
}

static void options_choose_the_device(void **state)
{
    dtl_container_options options = options_of(DTL_PARTITION_BLOCK, DTL_PLACEMENT_DEVICE);
    dtl_vector_t vec = NULL;

    (void)state;
    for (options.device_id = 0; options.device_id < device_count(); options.device_id++) {
        assert_success(
            dtl_vector_create_with_options(world.ctx, DTL_DTYPE_INT32, 100, &options, &vec));
        assert_int_equal(dtl_vector_device_id(vec), options.device_id);
        assert_int_equal(dtl_container_device_number(vec), options.device_id);
        assert_string_equal(dtl_device_kind_name(dtl_container_device_kind(vec)),
                            getenv("DTL_DEVICE"));
        assert_ptr_equal(dtl_container_device_data(vec), dtl_vector_device_data(vec));
        dtl_vector_destroy(vec);
    }
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_vector_create_with_options(world.ctx, DTL_DTYPE_INT32, 100, &options, &vec));
    assert_message_of("the devices of ", "");
}

static void device_memory_is_refused_as_host_buffer(void **state)
{
    dtl_vector_t vec =
        vector_with(DTL_DTYPE_FLOAT64, 100, DTL_PARTITION_REPLICATED, DTL_PLACEMENT_DEVICE);
    void *address = dtl_vector_device_data_mut(vec);
    dtl_span_t span = NULL;
    dtl_window_t window = NULL;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_vector_copy_to_host(vec, address, 100));
    assert_message_of("memory of ", " 0; expected memory that the host reaches");
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_vector_copy_from_host(vec, address, 100));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_span_create(DTL_DTYPE_FLOAT64, address, 100, 100, 0, 1, &span));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_window_create(world.ctx, address, 800, &window));
    assert_message("base is");
    dtl_vector_destroy(vec);
}

static void assert_refused(const char *argument, dtl_status status)
{
    char words[64];

    snprintf(words, sizeof words, "%s is ", argument);
    assert_int_equal(status, DTL_ERROR_INVALID_ARGUMENT);
    assert_message(words);
    assert_message("expected memory that the host reaches");
}

static void device_memory_is_refused_as_element_buffer(void **state)
{
    dtl_vector_t vec =
        vector_with(DTL_DTYPE_FLOAT64, 100, DTL_PARTITION_BLOCK, DTL_PLACEMENT_DEVICE);
    dtl_vector_t on_host =
        vector_with(DTL_DTYPE_FLOAT64, 100, DTL_PARTITION_BLOCK, DTL_PLACEMENT_HOST);
    void *address = dtl_vector_device_data_mut(vec);
    dtl_index_t first = dtl_vector_to_global(vec, 0);
    dtl_size_t width = 1;
    int periodic = 1;

    (void)state;
    assert_refused("padded",
                   dtl_container_exchange_halo(on_host, &width, &periodic, address, 1000));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_exchange_halo(vec, &width, &periodic, address, 1000));
    assert_message("expected "); /* other memory; or host memory if the device runs no kernels */
    assert_refused("values", dtl_container_get_elements(vec, &first, 1, address));
    assert_refused("values", dtl_container_set_elements(vec, &first, 1, address));
    assert_refused("indices", dtl_container_get_elements(vec, address, 1, &first));
    assert_refused("value", dtl_container_get_element(vec, first, address));
    assert_refused("value", dtl_vector_get_local(vec, 0, address));
    assert_refused("value", dtl_vector_set_local(vec, 0, address));
    assert_refused("sendbuf",
                   dtl_container_combine(vec, address, &first, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_refused("recvbuf",
                   dtl_container_combine(vec, &first, address, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    dtl_vector_destroy(on_host);
    dtl_vector_destroy(vec);
}

/* One rank's buffer is invalid; the call fails on all ranks instead of blocking. */
static void a_halo_that_one_rank_refuses_fails_on_all(void **state)
{
    dtl_vector_t vec =
        vector_with(DTL_DTYPE_FLOAT64, 100, DTL_PARTITION_BLOCK, DTL_PLACEMENT_DEVICE);
    double padded[102];
    dtl_size_t width = 1;
    int periodic = 1;
    bool is_last = world.rank == world.size - 1;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_exchange_halo(vec, &width, &periodic,
                                              is_last ? dtl_vector_device_data_mut(vec) : padded,
                                              102));
    dtl_vector_destroy(vec);
}

static void device_memory_is_refused_for_messages_and_windows(void **state)
{
    dtl_vector_t vec =
        vector_with(DTL_DTYPE_FLOAT64, 100, DTL_PARTITION_BLOCK, DTL_PLACEMENT_DEVICE);
    void *address = dtl_vector_device_data_mut(vec);
    dtl_window_t window = NULL;
    dtl_request_t request = NULL;
    dtl_size_t offset;
    double number = 1;

    (void)state;
    assert_refused("buf", dtl_send(world.ctx, address, 1, DTL_DTYPE_FLOAT64, world.rank, 0));
    assert_refused("buf", dtl_recv(world.ctx, address, 1, DTL_DTYPE_FLOAT64, world.rank, 0));
    assert_refused("sendbuf", dtl_sendrecv(world.ctx, address, 1, DTL_DTYPE_FLOAT64, world.rank, 0,
                                           &number, 1, DTL_DTYPE_FLOAT64, world.rank, 0));
    assert_refused("recvbuf", dtl_sendrecv(world.ctx, &number, 1, DTL_DTYPE_FLOAT64, world.rank, 0,
                                           address, 1, DTL_DTYPE_FLOAT64, world.rank, 0));
    assert_refused("buf",
                   dtl_isend(world.ctx, address, 1, DTL_DTYPE_FLOAT64, world.rank, 0, &request));
    assert_refused("buf",
                   dtl_irecv(world.ctx, address, 1, DTL_DTYPE_FLOAT64, world.rank, 0, &request));
    assert_null(request);
    assert_success(dtl_window_create_dynamic(world.ctx, &window));
    assert_refused("base", dtl_window_attach(window, address, 800, &offset));
    assert_success(dtl_window_attach(window, &number, sizeof number, &offset));
    assert_success(dtl_window_lock(window, world.rank, DTL_LOCK_EXCLUSIVE));
    assert_refused("origin", dtl_rma_put(window, world.rank, offset, address, sizeof number));
    assert_refused("buffer", dtl_rma_get(window, world.rank, offset, address, sizeof number));
    assert_success(dtl_window_unlock(window, world.rank));
    dtl_window_destroy(window);
    dtl_vector_destroy(vec);
}

static void a_matched_message_with_a_small_buffer_is_consumed(void **state)
{
    dtl_vector_t vec =
        vector_with(DTL_DTYPE_FLOAT64, 100, DTL_PARTITION_BLOCK, DTL_PLACEMENT_DEVICE);
    dtl_request_t request = NULL;
    dtl_message_t message = NULL;
    dtl_message_info_t info;
    double number = 1;

    (void)state;
    assert_success(dtl_isend(world.ctx, &number, 1, DTL_DTYPE_FLOAT64, world.rank, 3, &request));
    assert_success(dtl_mprobe(world.ctx, world.rank, 3, DTL_DTYPE_FLOAT64, &message, &info));
    assert_refused("buf",
                   dtl_mrecv(message, dtl_vector_device_data_mut(vec), 1, DTL_DTYPE_FLOAT64));
    assert_success(dtl_wait(request));
    dtl_vector_destroy(vec);
}

int main(void)
{
    const struct CMUnitTest without[] = {
        cmocka_unit_test(preferred_device_results_equal_host_results),
    };
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(device_results_equal_host_results),
        cmocka_unit_test(unified_memory_results_equal_host_results),
        cmocka_unit_test(preferred_device_results_equal_host_results),
        cmocka_unit_test(filling_an_empty_span_changes_nothing),
        cmocka_unit_test(copies_work_between_all_placements),
        cmocka_unit_test(local_copies_work_between_all_placements),
        cmocka_unit_test(keys_and_values_may_have_different_placements),
        cmocka_unit_test(tensors_have_their_indices_and_shapes),
        cmocka_unit_test(a_container_reports_its_placement),
        cmocka_unit_test(a_missing_host_address_is_explained),
        cmocka_unit_test(options_choose_the_device),
        cmocka_unit_test(device_memory_is_refused_as_host_buffer),
        cmocka_unit_test(device_memory_is_refused_as_element_buffer),
        cmocka_unit_test(a_halo_that_one_rank_refuses_fails_on_all),
        cmocka_unit_test(device_memory_is_refused_for_messages_and_windows),
        cmocka_unit_test(a_matched_message_with_a_small_buffer_is_consumed),
    };

    if (strcmp(device_kind_name(), "none") == 0)
        return run_in_world("placement, without devices", without, COUNT_OF(without));
    return run_on_devices("placement", tests, COUNT_OF(tests));
}
