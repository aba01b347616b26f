/* SPDX-License-Identifier: BSD-3-Clause */
/* Errors that only the implementation detects have the message form of errors that its stub
 * detects; assert_status checks the form of each message. Every call is refused before ranks
 * communicate, or on all ranks. */
#include "../support/support.h"

static dtl_vector_t vector_of(dtl_dtype dtype, dtl_size_t size)
{
    dtl_vector_t vec = NULL;

    assert_success(dtl_vector_create(world.ctx, dtype, size, &vec));
    return vec;
}

static dtl_container_t container_of(dtl_dtype dtype, dtl_size_t size)
{
    return (dtl_container_t)vector_of(dtype, size);
}

static void container_destroy(dtl_container_t container)
{
    dtl_vector_destroy((dtl_vector_t)container);
}

static void double_it(const void *in, void *out, dtl_size_t index, void *user_data)
{
    (void)index;
    (void)user_data;
    *(double *)out = 2 * *(const double *)in;
}

static void algorithm_errors_state_the_expected_value(void **state)
{
    dtl_container_t a = container_of(DTL_DTYPE_FLOAT64, 8);
    dtl_container_t longer = container_of(DTL_DTYPE_FLOAT64, 9);
    dtl_container_t ints = container_of(DTL_DTYPE_INT32, 8);
    dtl_container_t none = container_of(DTL_DTYPE_FLOAT64, 0);
    dtl_container_t complex = container_of(DTL_DTYPE_COMPLEX64, 8);
    const double beyond = 2;
    uint64_t counts[4];
    double result[2];

    (void)state;
    assert_status(DTL_ERROR_PRECONDITION_FAILED, dtl_container_minmax(none, result, result + 1));
    assert_status(DTL_ERROR_PRECONDITION_FAILED, dtl_container_mean(none, result));
    assert_status(DTL_ERROR_PRECONDITION_FAILED, dtl_container_var(none, 0, result));
    assert_status(DTL_ERROR_NOT_SUPPORTED, dtl_container_norm(complex, result));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_container_dot(a, ints, result));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_container_dot(a, longer, result));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_container_histogram(a, 1, 1, 4, counts));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_container_quantile(a, &beyond, 1, result));
    assert_status(DTL_ERROR_NOT_SUPPORTED, dtl_container_quantile(complex, &beyond, 1, result));
    assert_status(DTL_ERROR_EXTENT_MISMATCH, dtl_container_copy(a, longer));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_container_copy(a, ints));
    assert_status(DTL_ERROR_EXTENT_MISMATCH, dtl_container_transform(a, longer, double_it, NULL));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_sort_by_key(a, longer, DTL_SORT_ASCENDING));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_container_argsort(a, DTL_SORT_ASCENDING, ints));
    container_destroy(a);
    container_destroy(longer);
    container_destroy(ints);
    container_destroy(none);
    container_destroy(complex);
}

static void container_errors_state_the_expected_value(void **state)
{
    dtl_container_options options;
    dtl_shape shapeless = {.ndim = 0}, square = {.ndim = 2, .dims = {4, 4}};
    dtl_shape longer = {.ndim = 1, .dims = {17}};
    dtl_index_t outside[2] = {-1, 0};
    dtl_vector_t vec = NULL;
    dtl_array_t arr = NULL;
    dtl_tensor_t tensor = NULL;
    int32_t value = 0;

    (void)state;
    dtl_container_options_init(&options);
    options.block_size = 0;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_vector_create_with_options(world.ctx, DTL_DTYPE_INT32, 8, &options, &vec));
    options.block_size = 1;
    options.reserved[2] = 1;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_array_create_with_options(world.ctx, DTL_DTYPE_INT32, 8, &options, &arr));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_tensor_create(world.ctx, DTL_DTYPE_INT32, shapeless, &tensor));
    assert_status(
        DTL_ERROR_INVALID_ARGUMENT,
        dtl_tensor_create_with_options(world.ctx, DTL_DTYPE_INT32, square, 2, NULL, &tensor));
    assert_success(dtl_tensor_create(world.ctx, DTL_DTYPE_INT32, square, &tensor));
    assert_status(DTL_ERROR_EXTENT_MISMATCH, dtl_tensor_reshape(tensor, longer));
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_tensor_get_local_nd(tensor, outside, &value));
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_tensor_set_local_nd(tensor, outside, &value));
    dtl_tensor_destroy(tensor);
}

static void roles_futures_and_maps_name_their_functions(void **state)
{
    dtl_role_manager_t mgr = NULL;
    dtl_future_t fut = NULL;
    dtl_map_t map = NULL;
    dtl_context_t ctx = NULL;
    int32_t value = 1;
    int has_role;

    (void)state;
    assert_success(dtl_role_manager_create(world.ctx, &mgr));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_role_manager_add_role(mgr, "", 1));
    assert_status(DTL_ERROR_INVALID_STATE, dtl_role_manager_has_role(mgr, "worker", &has_role));
    assert_status(DTL_ERROR_INVALID_STATE, dtl_role_manager_context(mgr, &ctx));
    assert_status(DTL_ERROR_INVALID_STATE,
                  dtl_intergroup_send(mgr, "worker", 0, &value, 1, DTL_DTYPE_INT32, 0));
    dtl_role_manager_destroy(mgr);

    assert_success(dtl_future_create(&fut));
    assert_success(dtl_future_set(fut, &value, sizeof value));
    assert_status(DTL_ERROR_INVALID_STATE, dtl_future_set(fut, &value, sizeof value));
    assert_status(DTL_ERROR_BUFFER_TOO_SMALL, dtl_future_get(fut, &value, 1));
    dtl_future_destroy(fut);

    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_map_create_sized(world.ctx, DTL_DTYPE_INT64, (dtl_size_t)1 << 40,
                                       DTL_DTYPE_INT64, 1, &map));
}

/* A future fails in one function, and another function reports it. */
static void a_failure_names_the_waiting_call(void **state)
{
    dtl_future_t fut = NULL;

    (void)state;
    assert_success(dtl_future_create(&fut));
    assert_success(dtl_future_fail(fut, DTL_ERROR_FILE, "the disk is full"));

    assert_status(DTL_ERROR_FILE, dtl_future_wait(fut));

    assert_message("dtl_future_wait: the disk is full [DTL-future_wait-file-error]");
    dtl_future_destroy(fut);
}

static void a_function_without_a_status_is_named_too(void **state)
{
    char text[8];

    (void)state;
    dtl_topology_host_name(1 << 30, text, sizeof text);
    assert_true(call_has_form(last_message(), "dtl_topology_host_name(...)"));
    dtl_topology_cpu_set(1 << 30, text, sizeof text);
    assert_true(call_has_form(last_message(), "dtl_topology_cpu_set(...)"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(algorithm_errors_state_the_expected_value),
        cmocka_unit_test(container_errors_state_the_expected_value),
        cmocka_unit_test(roles_futures_and_maps_name_their_functions),
        cmocka_unit_test(a_failure_names_the_waiting_call),
        cmocka_unit_test(a_function_without_a_status_is_named_too),
    };

    return run_in_world("message_form", tests, COUNT_OF(tests));
}
