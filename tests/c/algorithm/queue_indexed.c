/* SPDX-License-Identifier: BSD-3-Clause */
/* Queued operations with keys and with lists of indices: on the host they complete at once; on the
 * devices that DTL_DEVICE names, an invalid index is reported by the wait. */
#include "queue_futures.h"
#include "queue_vectors.h"

enum { COUNT = 100 };

/* Makes keys in groups of ten equal ones, with their positions as the payload. */
static void keys_make(double keys[COUNT], int64_t places[COUNT])
{
    for (int index = 0; index < COUNT; index++) {
        int tens = index * 37 % COUNT / 10;

        keys[index] = tens;
        places[index] = index;
    }
}

static bool is_ordered(double before, double after, int64_t place, int64_t next, int sign)
{
    return sign * before < sign * after || (before == after && place < next);
}

static void assert_ordered(const double keys[COUNT], const int64_t places[COUNT], int sign)
{
    for (int index = 1; index < COUNT; index++)
        assert_true(is_ordered(keys[places[index - 1]], keys[places[index]], places[index - 1],
                               places[index], sign));
}

static void read_back(dtl_vector_t vec, void *to)
{
    assert_success(dtl_vector_copy_to_host(vec, to, dtl_vector_local_size(vec)));
}

/* ---- with or without a device ---------------------------------------------------------------- */

static void payloads_are_sorted_with_their_keys(void **state)
{
    static const dtl_sort_order orders[] = {DTL_SORT_ASCENDING, DTL_SORT_DESCENDING};
    double keys[COUNT], sorted[COUNT];
    int64_t places[COUNT], moved[COUNT];

    (void)state;
    keys_make(keys, places);
    for (int order = 0; order < 2; order++) {
        dtl_vector_t by = vector_of(DTL_DTYPE_FLOAT64, COUNT, keys);
        dtl_vector_t payload = vector_of(DTL_DTYPE_INT64, COUNT, places);
        dtl_future_t future = NULL;

        assert_success(
            dtl_container_queue_sort_by_key_local(by, payload, orders[order], NULL, &future));
        read_back(by, sorted);
        read_back(payload, moved);
        end(future);
        assert_ordered(keys, moved, order == 0 ? 1 : -1);
        for (int index = 0; index < COUNT; index++)
            assert_true(sorted[index] == keys[moved[index]]);
        dtl_vector_destroy(payload);
        dtl_vector_destroy(by);
    }
}

static void sorted_indices_work_for_a_gather(void **state)
{
    double keys[COUNT], found[COUNT];
    int64_t places[COUNT];
    keys_make(keys, places);
    dtl_vector_t by = vector_of(DTL_DTYPE_FLOAT64, COUNT, keys);
    dtl_vector_t indices = vector_of(DTL_DTYPE_INT64, COUNT, NULL);
    dtl_vector_t sorted = vector_of(DTL_DTYPE_FLOAT64, COUNT, NULL);
    dtl_vector_t back = vector_of(DTL_DTYPE_FLOAT64, COUNT, NULL);
    dtl_future_t futures[3] = {0};

    (void)state;
    assert_success(
        dtl_container_queue_argsort_local(by, DTL_SORT_DESCENDING, indices, NULL, &futures[0]));
    assert_success(dtl_container_queue_gather(sorted, by, indices, NULL, &futures[1]));
    assert_success(dtl_container_queue_scatter(back, indices, sorted, NULL, &futures[2]));
    read_back(back, found);
    assert_memory_equal(found, keys, sizeof found);
    read_back(by, found);
    assert_memory_equal(found, keys, sizeof found);
    read_back(indices, places);
    assert_ordered(keys, places, -1);
    read_back(sorted, found);
    for (int index = 0; index < COUNT; index++)
        assert_true(found[index] == keys[places[index]]);
    for (int index = 0; index < 3; index++)
        end(futures[index]);
    dtl_vector_destroy(back);
    dtl_vector_destroy(sorted);
    dtl_vector_destroy(indices);
    dtl_vector_destroy(by);
}

/* Gathers and scatters elements of each size, fewer than the source has. */
static void selected_elements_are_gathered_and_scattered(void **state)
{
    static const dtl_dtype dtypes[] = {DTL_DTYPE_UINT8, DTL_DTYPE_INT16, DTL_DTYPE_FLOAT32,
                                       DTL_DTYPE_INT64, DTL_DTYPE_COMPLEX128};
    static const int64_t chosen[] = {7, 0, COUNT - 1, 7};
    unsigned char all[COUNT * 16], some[4 * 16], other[COUNT * 16];

    (void)state;
    for (size_t which = 0; which < COUNT_OF(dtypes); which++) {
        size_t size = dtl_dtype_size(dtypes[which]);

        for (size_t byte = 0; byte < sizeof all; byte++)
            all[byte] = (unsigned char)(byte * 7 / size % 120 + 1);
        dtl_vector_t src = vector_of(dtypes[which], COUNT, all);
        dtl_vector_t dst = vector_of(dtypes[which], 4, NULL);
        dtl_vector_t indices = vector_of(DTL_DTYPE_INT64, 4, chosen);
        dtl_future_t taken = NULL, put = NULL;

        assert_success(dtl_container_queue_gather(dst, src, indices, NULL, &taken));
        end(taken);
        read_back(dst, some);
        for (int index = 0; index < 4; index++)
            assert_memory_equal(some + index * size, all + (size_t)chosen[index] * size, size);
        assert_success(dtl_vector_fill_local(src, all)); /* all elements equal the first */
        assert_success(dtl_container_queue_scatter(src, indices, dst, NULL, &put));
        end(put);
        read_back(src, other);
        for (size_t index = 0; index < COUNT; index++) {
            size_t from = index == 7 || index == COUNT - 1 ? index : 0;

            assert_memory_equal(other + index * size, all + from * size, size);
        }
        dtl_vector_destroy(indices);
        dtl_vector_destroy(dst);
        dtl_vector_destroy(src);
    }
}

/* On the host the call fails and writes nothing; on a device the future fails. */
static void refuse_index(dtl_status status, dtl_future_t *future, const char *words)
{
    if (!has_devices()) {
        assert_int_equal(status, DTL_ERROR_OUT_OF_BOUNDS);
        assert_null(*future);
    } else {
        assert_int_equal(status, DTL_SUCCESS);
        assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_future_wait(*future));
        dtl_future_destroy(*future);
    }
    assert_message(words);
    *future = NULL;
}

static void an_invalid_index_is_refused(void **state)
{
    static const int64_t wrong[] = {-1, 10, INT64_MIN, INT64_MAX};
    const double given[] = {1, 2, 3}, ten[10] = {9, 9, 9, 9, 9, 9, 9, 9, 9, 9};
    double found[10];
    char words[128], *name;

    (void)state;
    for (size_t which = 0; which < COUNT_OF(wrong); which++) {
        const int64_t list[] = {4, wrong[which], 5};
        dtl_vector_t indices = vector_of(DTL_DTYPE_INT64, 3, list);
        dtl_vector_t few = vector_of(DTL_DTYPE_FLOAT64, 3, given);
        dtl_vector_t many = vector_of(DTL_DTYPE_FLOAT64, 10, ten);
        dtl_future_t future = NULL;

        snprintf(words, sizeof words,
                 "indices has %lld; expected local indices of src, which has "
                 "10 elements",
                 (long long)wrong[which]);
        refuse_index(dtl_container_queue_gather(few, many, indices, NULL, &future), &future, words);
        read_back(few, found);
        assert_true(found[1] == 2 && found[0] == (has_devices() ? 9 : 1));
        assert_success(dtl_vector_copy_from_host(few, given, 3));
        name = strstr(words, "src");
        name[0] = 'd', name[1] = 's', name[2] = 't';
        refuse_index(dtl_container_queue_scatter(many, indices, few, NULL, &future), &future,
                     words);
        read_back(many, found);
        assert_true(found[0] == 9 && found[9] == 9 && found[4] == (has_devices() ? 1 : 9));
        dtl_vector_destroy(many);
        dtl_vector_destroy(few);
        dtl_vector_destroy(indices);
    }
}

static void operands_that_do_not_fit_are_refused(void **state)
{
    dtl_vector_t vec = vector_of(DTL_DTYPE_FLOAT64, COUNT, NULL);
    dtl_vector_t less = vector_of(DTL_DTYPE_FLOAT64, 3, NULL);
    dtl_vector_t indices = vector_of(DTL_DTYPE_INT64, 3, NULL);
    dtl_future_t future = NULL;

    (void)state;
    assert_status(DTL_ERROR_EXTENT_MISMATCH, dtl_container_queue_sort_by_key_local(
                                                 vec, less, DTL_SORT_ASCENDING, NULL, &future));
    assert_message("payload has 3 elements on this rank; expected those of keys, 100");
    assert_status(DTL_ERROR_EXTENT_MISMATCH, dtl_container_queue_argsort_local(
                                                 vec, DTL_SORT_ASCENDING, indices, NULL, &future));
    assert_message("indices has 3 elements on this rank; expected those of container, 100");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_queue_argsort_local(less, DTL_SORT_ASCENDING, less, NULL, &future));
    assert_message("indices has dtype float64; expected int64");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_queue_gather(less, indices, indices, NULL, &future));
    assert_message("dst has dtype float64; expected that of src, int64");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_queue_gather(less, vec, less, NULL, &future));
    assert_message("indices has dtype float64; expected int64");
    assert_status(DTL_ERROR_EXTENT_MISMATCH,
                  dtl_container_queue_gather(vec, less, indices, NULL, &future));
    assert_message("indices has 3 elements on this rank; expected those of dst, 100");
    assert_status(DTL_ERROR_EXTENT_MISMATCH,
                  dtl_container_queue_scatter(less, indices, vec, NULL, &future));
    assert_message("indices has 3 elements on this rank; expected those of src, 100");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_queue_gather(less, less, indices, NULL, &future));
    assert_message("src has elements of dst; expected others");
    dtl_vector_t numbers = vector_of(DTL_DTYPE_INT64, 3, NULL);
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_queue_scatter(indices, indices, numbers, NULL, &future));
    assert_message("indices has elements of dst; expected others");
    assert_null(future);
    dtl_vector_destroy(numbers);
    dtl_vector_destroy(indices);
    dtl_vector_destroy(less);
    dtl_vector_destroy(vec);
}

static void a_rank_without_elements_does_not_wait(void **state)
{
    dtl_vector_t none = vector_of(DTL_DTYPE_INT64, 0, NULL);
    dtl_vector_t other = vector_of(DTL_DTYPE_INT64, 0, NULL);
    dtl_vector_t vec = vector_of(DTL_DTYPE_INT64, 3, NULL);
    dtl_future_t future = NULL;

    (void)state;
    assert_success(
        dtl_container_queue_sort_by_key_local(none, other, DTL_SORT_ASCENDING, NULL, &future));
    end(future);
    assert_success(
        dtl_container_queue_argsort_local(none, DTL_SORT_ASCENDING, other, NULL, &future));
    end(future);
    assert_success(dtl_container_queue_gather(other, vec, none, NULL, &future));
    end(future);
    assert_success(dtl_container_queue_scatter(vec, none, other, NULL, &future));
    end(future);
    dtl_vector_destroy(vec);
    dtl_vector_destroy(other);
    dtl_vector_destroy(none);
}

/* ---- on a device ----------------------------------------------------------------------------- */

static void all_operations_wait_for_their_stream_only(void **state)
{
    struct gate gate = gate_close(0);
    double keys[COUNT], found[COUNT];
    int64_t places[COUNT];
    keys_make(keys, places);
    dtl_vector_t by = vector_of(DTL_DTYPE_FLOAT64, COUNT, keys);
    dtl_vector_t payload = vector_of(DTL_DTYPE_INT64, COUNT, places);
    dtl_vector_t indices = vector_of(DTL_DTYPE_INT64, COUNT, NULL);
    dtl_vector_t sorted = vector_of(DTL_DTYPE_FLOAT64, COUNT, NULL);
    dtl_future_t futures[4] = {0};

    (void)state;
    assert_success(dtl_container_queue_argsort_local(by, DTL_SORT_ASCENDING, indices, gate.stream,
                                                     &futures[0]));
    assert_success(dtl_container_queue_gather(sorted, by, indices, gate.stream, &futures[1]));
    assert_success(dtl_container_queue_sort_by_key_local(by, payload, DTL_SORT_DESCENDING,
                                                         gate.stream, &futures[2]));
    assert_success(dtl_container_queue_scatter(by, indices, sorted, gate.stream, &futures[3]));
    for (int index = 0; index < 4; index++)
        assert_int_equal(is_complete(futures[index]), 0);

    gate_open(&gate);
    for (int index = 3; index >= 0; index--)
        end(futures[index]);
    read_back(by, found);
    assert_memory_equal(found, keys, sizeof found);
    read_back(payload, places);
    assert_ordered(keys, places, -1);
    dtl_vector_destroy(sorted);
    dtl_vector_destroy(indices);
    dtl_vector_destroy(payload);
    dtl_vector_destroy(by);
    gate_free(&gate);
}

/* Only the fake driver fails on demand. */
static void operations_without_memory_are_refused(void **state)
{
    dtl_vector_t vec = vector_of(DTL_DTYPE_INT64, 3, NULL);
    dtl_vector_t other = vector_of(DTL_DTYPE_INT64, 3, NULL);
    dtl_vector_t indices = vector_of(DTL_DTYPE_INT64, 3, NULL);
    dtl_future_t future = NULL;
    static const char *const fails[] = {"cuMemAlloc_v2=2", "cuMemHostAlloc=2", "cuLaunchKernel=2"};

    (void)state;
    for (size_t which = 0; strcmp(device_kind_name(), "cuda") == 0 && which < COUNT_OF(fails);
         which++) {
        setenv("DTL_FAKE_CUDA_FAILS", fails[which], 1);
        assert_status(DTL_ERROR_OUT_OF_MEMORY,
                      dtl_container_queue_gather(other, vec, indices, NULL, &future));
        if (which != 1) {
            assert_status(DTL_ERROR_OUT_OF_MEMORY,
                          dtl_container_queue_sort_by_key_local(vec, other, DTL_SORT_ASCENDING,
                                                                NULL, &future));
            assert_status(
                DTL_ERROR_OUT_OF_MEMORY,
                dtl_container_queue_argsort_local(vec, DTL_SORT_ASCENDING, indices, NULL, &future));
        }
        unsetenv("DTL_FAKE_CUDA_FAILS");
        assert_null(future);
    }
    dtl_vector_destroy(indices);
    dtl_vector_destroy(other);
    dtl_vector_destroy(vec);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(payloads_are_sorted_with_their_keys),
        cmocka_unit_test(sorted_indices_work_for_a_gather),
        cmocka_unit_test(selected_elements_are_gathered_and_scattered),
        cmocka_unit_test(an_invalid_index_is_refused),
        cmocka_unit_test(operands_that_do_not_fit_are_refused),
        cmocka_unit_test(a_rank_without_elements_does_not_wait),
        cmocka_unit_test(all_operations_wait_for_their_stream_only), /* this test and the next one
                                                                        run on devices */
        cmocka_unit_test(operations_without_memory_are_refused),
    };

    return run_on_devices("queued places", tests, COUNT_OF(tests) - (has_devices() ? 0 : 2));
}
