/* SPDX-License-Identifier: BSD-3-Clause */
/* Arrays of handles, and a handle table that cannot grow. The linker redirects dtl__alloc to this
 * file (--wrap): it fails on demand, and lets a table of the maximum number of handles reuse the
 * memory of a single chunk. */
#include "../support/support.h"

#include "dtl_runtime.h"

enum { FEW = 3, ALL = HANDLE_CHUNKS * HANDLE_CHUNK_SLOTS };

static int objects[FEW];
static const void *handles[FEW];
static int failing;  /* countdown to the failing allocation; 0: none fails */
static bool is_full; /* true: the table cannot grow */
static void *chunk;  /* if not NULL, memory that all chunks share */

dtl_status __real_dtl__alloc(void **out, size_t bytes, const char *what);
dtl_status __wrap_dtl__alloc(void **out, size_t bytes, const char *what);

dtl_status __wrap_dtl__alloc(void **out, size_t bytes, const char *what)
{
    if ((failing > 0 && --failing == 0) || (is_full && strcmp(what, "handle table") == 0))
        return dtl__fail(DTL_ERROR_OUT_OF_MEMORY, "no memory for %s; expected some", what);
    if (chunk == NULL)
        return __real_dtl__alloc(out, bytes, what);
    *out = chunk;
    return DTL_SUCCESS;
}

static int open_few(void **state)
{
    (void)state;
    for (int index = 0; index < FEW; index++)
        assert_success(dtl__handle_open(HANDLE_FUTURE, &objects[index], &handles[index]));
    return 0;
}

static int close_few(void **state)
{
    (void)state;
    dtl__handles_close(handles, FEW);
    for (int index = 0; index < FEW; index++)
        assert_null(handles[index]);
    return 0;
}

static dtl_status found(const void *array, void ***out)
{
    return dtl__handle_objects(array, FEW, HANDLE_FUTURE, "test", "array", out);
}

static dtl_status found_to_close(const void *array, void ***out)
{
    return dtl__handle_objects_to_close(array, FEW, HANDLE_FUTURE, "test", "array", out);
}

static void count_up(void *object)
{
    ++*(int *)object;
}

static void count_down(void *variable)
{
    int **object = variable;

    if (*object != NULL)
        --**object;
}

static dtl_status found_held(const void *array, void ***out)
{
    return dtl__handle_objects_held(array, FEW, HANDLE_FUTURE, count_up, count_down, "test",
                                    "array", out);
}

static void all_of_an_array_are_found(void **state)
{
    void **out = NULL;

    (void)state;
    assert_success(found(handles, &out));
    for (int index = 0; index < FEW; index++)
        assert_ptr_equal(out[index], &objects[index]);
    dtl__release(out);
}

static void null_handles_are_skipped_only_by_closing_calls(void **state)
{
    const void *array[FEW] = {handles[0], NULL, NULL};
    void **out = NULL;

    (void)state;
    assert_int_equal(found(array, &out), DTL_ERROR_INVALID_ARGUMENT);
    assert_message("array is a null handle; expected a future");
    assert_success(found_to_close(array, &out));
    assert_ptr_equal(out[0], &objects[0]);
    assert_null(out[1]);
    dtl__release(out);
}

static void a_duplicate_handle_is_refused_with_both_indices(void **state)
{
    const void *array[FEW] = {handles[1], handles[0], handles[1]};
    void **out = NULL;

    (void)state;
    assert_int_equal(found_to_close(array, &out), DTL_ERROR_INVALID_ARGUMENT);
    assert_message("array[0] and array[2] are the same handle; expected each once");
    array[1] = handles[1], array[2] = handles[2];
    assert_int_equal(found_to_close(array, &out), DTL_ERROR_INVALID_ARGUMENT);
    assert_message("array[0] and array[1] are the same handle; expected each once");
    array[1] = handles[0];
    assert_success(found_to_close(array, &out));
    dtl__release(out);
    assert_success(dtl__handle_objects_to_close(array, 1, HANDLE_FUTURE, "test", "array", &out));
    dtl__release(out);
}

static void retained_objects_are_released(void **state)
{
    const void *array[FEW] = {handles[0], handles[1], NULL};
    void **out = NULL;

    (void)state;
    assert_int_equal(found_held(array, &out), DTL_ERROR_INVALID_ARGUMENT);
    assert_int_equal(objects[0] + objects[1], 0);
    assert_success(found_held(handles, &out));
    assert_int_equal(objects[0] + objects[1] + objects[2], FEW);
    dtl__handle_objects_drop(out, FEW, count_down);
    assert_int_equal(objects[0] + objects[1] + objects[2], 0);
}

static void acquired_handles_are_closed(void **state)
{
    const void *array[FEW];
    void *left[FEW] = {NULL, &objects[1], NULL};

    (void)state;
    for (int index = 0; index < FEW; index++)
        assert_success(dtl__handle_open(HANDLE_FUTURE, &objects[index], &array[index]));
    dtl__handles_close_consumed(array, left, FEW);
    assert_null(array[0]);
    assert_non_null(array[1]);
    assert_null(array[2]);
    dtl__handles_close(array, FEW);
    dtl__handles_close(array, FEW); /* null handles are skipped */
}

static void arrays_survive_a_lack_of_memory(void **state)
{
    void **out = NULL;

    (void)state;
    failing = 1;
    assert_int_equal(found(handles, &out), DTL_ERROR_OUT_OF_MEMORY);
    failing = 1;
    assert_int_equal(found_held(handles, &out), DTL_ERROR_OUT_OF_MEMORY);
    for (int which = 1; which <= 2; which++) {
        failing = which;
        assert_int_equal(found_to_close(handles, &out), DTL_ERROR_OUT_OF_MEMORY);
    }
    assert_success(found_to_close(handles, &out));
    dtl__release(out);
}

static void a_call_without_memory_for_its_handle_leaves_other_outputs(void **state)
{
    static const void *filling[HANDLE_CHUNK_SLOTS];
    dtl_future_t future, result = NULL;
    dtl_size_t index = 77;
    uint64_t count = 0;
    int32_t value = 1;

    (void)state;
    assert_success(dtl_future_create(&future));
    assert_success(dtl_future_set(future, &value, sizeof value));
    is_full = true;
    while (count < HANDLE_CHUNK_SLOTS &&
           dtl__handle_open(HANDLE_FUTURE, &objects[0], &filling[count]) == DTL_SUCCESS)
        count++;

    assert_int_equal(dtl_when_any(&future, 1, &result, &index), DTL_ERROR_OUT_OF_MEMORY);
    assert_int_equal(index, 77);
    assert_null(result);

    dtl__handles_close(filling, count);
    assert_success(dtl_when_any(&future, 1, &result, &index));
    assert_int_equal(index, 0);
    is_full = false;
    dtl_future_destroy(result);
    dtl_future_destroy(future);
}

/* Runs last, because chunks that share memory destroy the table. */
static void one_handle_above_the_maximum_is_refused(void **state)
{
    const void *handle = NULL, *last = NULL;
    uint32_t count = FEW;
    dtl_status status;

    (void)state;
    while (count < HANDLE_CHUNK_SLOTS) {
        assert_success(dtl__handle_open(HANDLE_FUTURE, &objects[0], &handle));
        count++;
    }
    failing = 1;
    assert_int_equal(dtl__handle_open(HANDLE_FUTURE, &objects[0], &last), DTL_ERROR_OUT_OF_MEMORY);
    assert_null(last);
    assert_success(
        __real_dtl__alloc(&chunk, sizeof(struct handle_slot) * HANDLE_CHUNK_SLOTS, "chunk"));
    while ((status = dtl__handle_open(HANDLE_FUTURE, &objects[0], &handle)) == DTL_SUCCESS)
        count++;
    assert_int_equal(status, DTL_ERROR_OUT_OF_MEMORY);
    assert_message("all 16777216 handles are in use; expected one that is free");
    assert_int_equal(count, ALL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(all_of_an_array_are_found, open_few, close_few),
        cmocka_unit_test_setup_teardown(null_handles_are_skipped_only_by_closing_calls, open_few,
                                        close_few),
        cmocka_unit_test_setup_teardown(a_duplicate_handle_is_refused_with_both_indices, open_few,
                                        close_few),
        cmocka_unit_test_setup_teardown(retained_objects_are_released, open_few, close_few),
        cmocka_unit_test(acquired_handles_are_closed),
        cmocka_unit_test_setup_teardown(arrays_survive_a_lack_of_memory, open_few, close_few),
        cmocka_unit_test(a_call_without_memory_for_its_handle_leaves_other_outputs),
        cmocka_unit_test_setup(one_handle_above_the_maximum_is_refused, open_few),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
