/* SPDX-License-Identifier: BSD-3-Clause */
/* Containers in the memory of a device give the answers of those on the host, whatever is asked of
 * them.  The emulated device's memory can't be touched by the host, so what reaches for it there
 * ends the program; the same runs on CUDA devices, over the fake driver. */
#include "placement.h"

#include "../support/device_leaks.h"

static void compare(deed deed, dtl_size_t size, dtl_partition_policy policy,
                    dtl_placement_policy placement)
{
    double expected[ANSWERS] = {0}, found[ANSWERS] = {0};
    dtl_vector_t near = vector_with(DTL_DTYPE_FLOAT64, size, policy, DTL_PLACEMENT_HOST);
    dtl_vector_t far = vector_with(DTL_DTYPE_FLOAT64, size, policy, placement);

    deed(near, expected);
    deed(far, found);
    assert_memory_equal(expected, found, sizeof expected);
    assert_same(near, far);
    dtl_vector_destroy(near);
    dtl_vector_destroy(far);
}

static const deed deeds[] = {
    do_fills,       do_local_fill,  do_visits, do_reductions,      do_searches,
    do_scans,       do_local_scans, do_sort,   do_stable_sort,     do_sort_func,
    do_local_sorts, do_statistics,  do_unique, do_redistributions, do_elements,
    do_spans,       do_halo,        do_file,   do_combine};

static void each_answer_is_that_of_the_host(void **state)
{
    (void)state;
    for (size_t which = 0; which < COUNT_OF(deeds); which++)
        for (size_t size = 0; size < COUNT_OF(sizes); size++)
            for (int policy = 0; policy < DTL_PARTITION_COUNT; policy++)
                compare(deeds[which], sizes[size], (dtl_partition_policy)policy,
                        DTL_PLACEMENT_DEVICE);
}

static void unified_memory_gives_the_same(void **state)
{
    (void)state;
    for (size_t which = 0; which < COUNT_OF(deeds); which++)
        for (int policy = 0; policy < DTL_PARTITION_COUNT; policy++)
            compare(deeds[which], 64, (dtl_partition_policy)policy, DTL_PLACEMENT_UNIFIED);
}

/* Where a device is preferred, they are on it, or, where there is none, on the host; and say so. */
static void a_device_that_is_preferred_or_none_gives_the_same(void **state)
{
    bool is_there = dtl_placement_available(DTL_PLACEMENT_DEVICE);
    dtl_vector_t vec =
        vector_with(DTL_DTYPE_FLOAT64, 64, DTL_PARTITION_BLOCK, DTL_PLACEMENT_DEVICE_PREFERRED);

    (void)state;
    assert_int_equal(is_there, strcmp(device_kind_name(), "none") != 0);
    assert_int_equal(dtl_vector_placement_policy(vec),
                     is_there ? DTL_PLACEMENT_DEVICE : DTL_PLACEMENT_HOST);
    dtl_vector_destroy(vec);
    for (size_t which = 0; which < COUNT_OF(deeds); which++)
        for (int policy = 0; policy < DTL_PARTITION_COUNT; policy++)
            compare(deeds[which], 64, (dtl_partition_policy)policy, DTL_PLACEMENT_DEVICE_PREFERRED);
}

static void a_span_of_nothing_is_filled_nowhere(void **state)
{
    dtl_vector_t near =
        vector_with(DTL_DTYPE_FLOAT64, 10, DTL_PARTITION_REPLICATED, DTL_PLACEMENT_HOST);
    dtl_vector_t far =
        vector_with(DTL_DTYPE_FLOAT64, 10, DTL_PARTITION_REPLICATED, DTL_PLACEMENT_DEVICE);
    dtl_span_t whole = NULL, none = NULL;
    double value = 17;

    (void)state;
    assert_success(dtl_span_from_vector(far, &whole));
    assert_success(dtl_span_subspan(whole, 2, 0, &none));
    assert_success(dtl_container_fill_local(none, &value));
    assert_same(near, far);
    dtl_span_destroy(none);
    dtl_span_destroy(whole);
    dtl_vector_destroy(near);
    dtl_vector_destroy(far);
}

/* ---- two containers -------------------------------------------------------------------------- */

/* Where one of a pair is. */
static const dtl_placement_policy pairs[][2] = {
    {DTL_PLACEMENT_HOST, DTL_PLACEMENT_DEVICE},
    {DTL_PLACEMENT_DEVICE, DTL_PLACEMENT_HOST},
    {DTL_PLACEMENT_DEVICE, DTL_PLACEMENT_DEVICE},
    {DTL_PLACEMENT_UNIFIED, DTL_PLACEMENT_DEVICE},
};

static void copies_go_from_anywhere_to_anywhere(void **state)
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

static void local_copies_do_so_too(void **state)
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

static void keys_and_what_goes_with_them_may_be_apart(void **state)
{
    (void)state;
    for (size_t pair = 0; pair < COUNT_OF(pairs); pair++) {
        dtl_vector_t keys = vector_with(DTL_DTYPE_FLOAT64, 50, DTL_PARTITION_BLOCK, pairs[pair][0]);
        dtl_vector_t payload =
            vector_with(DTL_DTYPE_INT64, 50, DTL_PARTITION_BLOCK, pairs[pair][1]);
        dtl_vector_t indices =
            vector_with(DTL_DTYPE_INT64, 50, DTL_PARTITION_BLOCK, pairs[pair][1]);
        dtl_vector_t near_keys =
            vector_with(DTL_DTYPE_FLOAT64, 50, DTL_PARTITION_BLOCK, DTL_PLACEMENT_HOST);
        dtl_vector_t near_indices =
            vector_with(DTL_DTYPE_INT64, 50, DTL_PARTITION_BLOCK, DTL_PLACEMENT_HOST);

        assert_success(dtl_container_argsort(keys, DTL_SORT_ASCENDING, indices));
        assert_success(dtl_container_argsort(near_keys, DTL_SORT_ASCENDING, near_indices));
        assert_same(near_indices, indices);
        assert_success(dtl_container_sort_by_key(keys, payload, DTL_SORT_ASCENDING));
        assert_success(dtl_container_sort_by_key(near_keys, near_indices, DTL_SORT_ASCENDING));
        assert_same(near_keys, keys);
        dtl_vector_destroy(keys);
        dtl_vector_destroy(payload);
        dtl_vector_destroy(indices);
        dtl_vector_destroy(near_keys);
        dtl_vector_destroy(near_indices);
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

/* ---- where they are -------------------------------------------------------------------------- */

/* How many devices there are of those that DTL_DEVICE means. */
static int device_count(void)
{
    return dtl_device_count(device_kind());
}

/* The text names the devices that DTL_DEVICE means. */
static void assert_message_of(const char *before, const char *behind)
{
    char text[128];

    snprintf(text, sizeof text, "%s%s%s", before, getenv("DTL_DEVICE"), behind);
    assert_message(text);
}

static void a_container_says_where_it_is(void **state)
{
    static const dtl_placement_policy asked[] = {DTL_PLACEMENT_HOST, DTL_PLACEMENT_DEVICE,
                                                 DTL_PLACEMENT_UNIFIED,
                                                 DTL_PLACEMENT_DEVICE_PREFERRED};
    static const dtl_placement_policy told[] = {DTL_PLACEMENT_HOST, DTL_PLACEMENT_DEVICE,
                                                DTL_PLACEMENT_UNIFIED, DTL_PLACEMENT_DEVICE};

    (void)state;
    for (size_t which = 0; which < COUNT_OF(asked); which++) {
        dtl_vector_t vec = vector_with(DTL_DTYPE_FLOAT64, 100, DTL_PARTITION_BLOCK, asked[which]);
        bool is_near = told[which] != DTL_PLACEMENT_DEVICE;
        bool is_on_device = told[which] != DTL_PLACEMENT_HOST;

        assert_int_equal(dtl_placement_available(asked[which]), 1);
        assert_int_equal(dtl_vector_placement_policy(vec), told[which]);
        assert_int_equal(dtl_vector_local_data(vec) != NULL, is_near);
        assert_int_equal(dtl_vector_local_data_mut(vec) != NULL, is_near);
        assert_int_equal(dtl_vector_device_data(vec) != NULL, is_on_device);
        assert_int_equal(dtl_vector_device_data_mut(vec) != NULL, is_on_device);
        dtl_vector_destroy(vec);
    }
}

static void no_address_for_the_host_is_told_why(void **state)
{
    dtl_vector_t vec =
        vector_with(DTL_DTYPE_FLOAT64, 100, DTL_PARTITION_REPLICATED, DTL_PLACEMENT_DEVICE);

    (void)state;
    assert_null(dtl_vector_local_data(vec));
    assert_message_of("the elements lie in memory of ", " 0; expected device_data");
    dtl_vector_destroy(vec);
}

static void the_device_is_the_one_that_is_named(void **state)
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

static void memory_of_a_device_is_no_hosts_buffer(void **state)
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

static void refused(const char *argument, dtl_status status)
{
    char words[64];

    snprintf(words, sizeof words, "%s is ", argument);
    assert_int_equal(status, DTL_ERROR_INVALID_ARGUMENT);
    assert_message(words);
    assert_message("expected memory that the host reaches");
}

static void it_is_no_buffer_of_elements_either(void **state)
{
    dtl_vector_t vec =
        vector_with(DTL_DTYPE_FLOAT64, 100, DTL_PARTITION_BLOCK, DTL_PLACEMENT_DEVICE);
    dtl_vector_t near =
        vector_with(DTL_DTYPE_FLOAT64, 100, DTL_PARTITION_BLOCK, DTL_PLACEMENT_HOST);
    void *address = dtl_vector_device_data_mut(vec);
    dtl_index_t first = dtl_vector_to_global(vec, 0);
    dtl_size_t width = 1;
    int periodic = 1;

    (void)state;
    refused("padded", dtl_container_exchange_halo(near, &width, &periodic, address, 1000));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_exchange_halo(vec, &width, &periodic, address, 1000));
    assert_message("expected "); /* other memory, or, where nothing runs kernels, the host's */
    refused("values", dtl_container_get_elements(vec, &first, 1, address));
    refused("values", dtl_container_set_elements(vec, &first, 1, address));
    refused("indices", dtl_container_get_elements(vec, address, 1, &first));
    refused("value", dtl_container_get_element(vec, first, address));
    refused("value", dtl_vector_get_local(vec, 0, address));
    refused("value", dtl_vector_set_local(vec, 0, address));
    refused("sendbuf", dtl_container_combine(vec, address, &first, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    refused("recvbuf", dtl_container_combine(vec, &first, address, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    dtl_vector_destroy(near);
    dtl_vector_destroy(vec);
}

/* One rank's buffer is wrong, and nobody waits for it. */
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

static void it_is_no_message_nor_part_of_a_window(void **state)
{
    dtl_vector_t vec =
        vector_with(DTL_DTYPE_FLOAT64, 100, DTL_PARTITION_BLOCK, DTL_PLACEMENT_DEVICE);
    void *address = dtl_vector_device_data_mut(vec);
    dtl_window_t window = NULL;
    dtl_request_t request = NULL;
    dtl_size_t offset;
    double number = 1;

    (void)state;
    refused("buf", dtl_send(world.ctx, address, 1, DTL_DTYPE_FLOAT64, world.rank, 0));
    refused("buf", dtl_recv(world.ctx, address, 1, DTL_DTYPE_FLOAT64, world.rank, 0));
    refused("sendbuf", dtl_sendrecv(world.ctx, address, 1, DTL_DTYPE_FLOAT64, world.rank, 0,
                                    &number, 1, DTL_DTYPE_FLOAT64, world.rank, 0));
    refused("recvbuf", dtl_sendrecv(world.ctx, &number, 1, DTL_DTYPE_FLOAT64, world.rank, 0,
                                    address, 1, DTL_DTYPE_FLOAT64, world.rank, 0));
    refused("buf", dtl_isend(world.ctx, address, 1, DTL_DTYPE_FLOAT64, world.rank, 0, &request));
    refused("buf", dtl_irecv(world.ctx, address, 1, DTL_DTYPE_FLOAT64, world.rank, 0, &request));
    assert_null(request);
    assert_success(dtl_window_create_dynamic(world.ctx, &window));
    refused("base", dtl_window_attach(window, address, 800, &offset));
    assert_success(dtl_window_attach(window, &number, sizeof number, &offset));
    assert_success(dtl_window_lock(window, world.rank, DTL_LOCK_EXCLUSIVE));
    refused("origin", dtl_rma_put(window, world.rank, offset, address, sizeof number));
    refused("buffer", dtl_rma_get(window, world.rank, offset, address, sizeof number));
    assert_success(dtl_window_unlock(window, world.rank));
    dtl_window_destroy(window);
    dtl_vector_destroy(vec);
}

static void a_matched_message_that_has_no_room_is_gone(void **state)
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
    refused("buf", dtl_mrecv(message, dtl_vector_device_data_mut(vec), 1, DTL_DTYPE_FLOAT64));
    assert_success(dtl_wait(request));
    dtl_vector_destroy(vec);
}

int main(void)
{
    const struct CMUnitTest without[] = {
        cmocka_unit_test(a_device_that_is_preferred_or_none_gives_the_same),
    };
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_answer_is_that_of_the_host),
        cmocka_unit_test(unified_memory_gives_the_same),
        cmocka_unit_test(a_device_that_is_preferred_or_none_gives_the_same),
        cmocka_unit_test(a_span_of_nothing_is_filled_nowhere),
        cmocka_unit_test(copies_go_from_anywhere_to_anywhere),
        cmocka_unit_test(local_copies_do_so_too),
        cmocka_unit_test(keys_and_what_goes_with_them_may_be_apart),
        cmocka_unit_test(tensors_have_their_indices_and_shapes),
        cmocka_unit_test(a_container_says_where_it_is),
        cmocka_unit_test(no_address_for_the_host_is_told_why),
        cmocka_unit_test(the_device_is_the_one_that_is_named),
        cmocka_unit_test(memory_of_a_device_is_no_hosts_buffer),
        cmocka_unit_test(it_is_no_buffer_of_elements_either),
        cmocka_unit_test(a_halo_that_one_rank_refuses_fails_on_all),
        cmocka_unit_test(it_is_no_message_nor_part_of_a_window),
        cmocka_unit_test(a_matched_message_that_has_no_room_is_gone),
    };

    if (strcmp(device_kind_name(), "none") == 0)
        return run_in_world("placement, without devices", without, COUNT_OF(without));
    return run_on_devices("placement", tests, COUNT_OF(tests));
}
