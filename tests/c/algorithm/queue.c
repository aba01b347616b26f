/* SPDX-License-Identifier: BSD-3-Clause */
/* Operations queued on streams: on the host they complete at once; on the devices that DTL_DEVICE
 * names they wait for their stream only. */
#include <pthread.h>

#include "../support/device_gate.h"
#include "../support/device_leaks.h"
#include "queue_futures.h"

enum { COUNT = 100 };

static const char *kind; /* of the devices; NULL: the program has host memory only */

static dtl_vector_t vector_on(dtl_context_t ctx, int device_id, dtl_size_t size)
{
    dtl_container_options options;
    dtl_vector_t vec = NULL;

    dtl_container_options_init(&options);
    options.placement = kind == NULL ? DTL_PLACEMENT_HOST : DTL_PLACEMENT_DEVICE;
    options.device_id = device_id;
    assert_success(dtl_vector_create_with_options(ctx, DTL_DTYPE_FLOAT64, size, &options, &vec));
    return vec;
}

/* A vector with the same number of elements on each rank, all of them `value`. */
static dtl_vector_t vector_of(double value)
{
    dtl_vector_t vec = vector_on(world.ctx, 0, COUNT * (dtl_size_t)world.size);

    assert_success(dtl_vector_fill_local(vec, &value));
    return vec;
}

static double first_of(dtl_vector_t vec)
{
    double first = -1;

    assert_success(dtl_vector_get_local(vec, 0, &first));
    return first;
}

static dtl_future_t fill(dtl_vector_t vec, double value, dtl_stream_t stream)
{
    dtl_future_t filled = NULL;

    assert_success(dtl_container_queue_fill(vec, &value, stream, &filled));
    return filled;
}

/* ---- with or without a device ---------------------------------------------------------------- */

static void each_operation_equals_its_blocking_form(void **state)
{
    dtl_vector_t vec = vector_of(1), other = vector_of(3), copy = vector_of(0);
    dtl_future_t futures[7] = {0}, all = NULL;
    double half = 0.5, sum = -1, mine[COUNT], back[COUNT];

    (void)state;
    for (int index = 0; index < COUNT; index++)
        mine[index] = index;
    assert_success(dtl_container_queue_fill(vec, &half, NULL, &futures[0]));
    assert_success(dtl_container_queue_apply(vec, other, DTL_OP_SUM, NULL, &futures[1]));
    assert_success(
        dtl_container_queue_apply_unary(copy, vec, DTL_UNARY_NEGATIVE, NULL, &futures[2]));
    assert_success(dtl_container_queue_copy(copy, other, NULL, &futures[3]));
    assert_success(dtl_container_queue_reduce_local(other, DTL_OP_SUM, &sum, NULL, &futures[4]));
    assert_success(dtl_container_queue_copy_from_host(vec, mine, COUNT - 1, NULL, &futures[5]));
    assert_success(dtl_container_queue_copy_to_host(vec, back, COUNT, NULL, &futures[6]));
    assert_success(dtl_when_all(futures, 7, &all));
    end(all);
    for (int index = 0; index < 7; index++)
        end(futures[index]);

    assert_true(sum == -3.5 * COUNT && first_of(copy) == -3.5 && first_of(other) == -3.5);
    mine[COUNT - 1] = 3.5; /* the previous contents */
    assert_memory_equal(mine, back, sizeof mine);
    dtl_vector_destroy(vec);
    dtl_vector_destroy(other);
    dtl_vector_destroy(copy);
}

static void assert_elements(dtl_vector_t vec, const double *expected)
{
    double found[COUNT];

    assert_success(dtl_vector_copy_to_host(vec, found, COUNT));
    assert_memory_equal(found, expected, sizeof found);
}

/* Binary operations, scans and sorts give the results of their blocking forms on this rank's part.
 * The blocking forms run after the queued operations. */
static void sorts_and_operations_equal_the_blocking_forms(void **state)
{
    dtl_vector_t vec = vector_of(0), other = vector_of(0), same = vector_of(0);
    double mine[COUNT], expected[COUNT], three = 3;
    dtl_future_t futures[6] = {0};

    (void)state;
    for (int index = 0; index < COUNT; index++)
        mine[index] = index * 37 % COUNT - 20.5;
    mine[0] = -0.0; /* unchanged by an inclusive scan */
    assert_success(dtl_vector_copy_from_host(vec, mine, COUNT));
    assert_success(dtl_vector_copy_from_host(same, mine, COUNT));

    assert_success(dtl_container_queue_inclusive_scan_local(vec, DTL_OP_SUM, NULL, &futures[0]));
    assert_success(dtl_container_queue_apply_value(other, vec, &three, DTL_OPERAND_FIRST,
                                                   DTL_BINARY_SUBTRACT, NULL, &futures[1]));
    three = 0;
    assert_success(dtl_container_queue_apply_binary(other, other, vec, DTL_BINARY_MULTIPLY, NULL,
                                                    &futures[2]));
    assert_success(dtl_container_queue_sort_local(other, DTL_SORT_DESCENDING, NULL, &futures[3]));
    assert_success(dtl_container_queue_exclusive_scan_local(other, DTL_OP_MAX, NULL, &futures[4]));
    assert_success(dtl_container_queue_sort_local(vec, DTL_SORT_ASCENDING, NULL, &futures[5]));

    three = 3;
    assert_success(dtl_inclusive_scan_vector(same, DTL_OP_SUM));
    assert_success(dtl_vector_copy_to_host(same, expected, COUNT));
    assert_success(dtl_sort_vector(same));
    for (int index = 0; index < COUNT; index++)
        mine[index] = (3 - expected[index]) * expected[index];
    assert_success(dtl_vector_copy_to_host(same, expected, COUNT));
    assert_elements(vec, expected);
    assert_success(dtl_vector_copy_from_host(same, mine, COUNT));
    assert_success(dtl_sort_vector_descending(same));
    assert_success(dtl_exclusive_scan_vector(same, DTL_OP_MAX));
    assert_success(dtl_vector_copy_to_host(same, expected, COUNT));
    assert_elements(other, expected);
    for (int index = 0; index < 6; index++)
        end(futures[index]);
    dtl_vector_destroy(vec);
    dtl_vector_destroy(other);
    dtl_vector_destroy(same);
}

static void a_rank_without_elements_does_not_wait(void **state)
{
    dtl_vector_t none = vector_on(world.ctx, 0, 0);
    dtl_future_t future = NULL;
    double sum = -1;

    (void)state;
    end(fill(none, 1, NULL));
    assert_success(dtl_container_queue_reduce_local(none, DTL_OP_SUM, &sum, NULL, &future));
    end(future);
    assert_success(dtl_container_queue_inclusive_scan_local(none, DTL_OP_SUM, NULL, &future));
    end(future);
    assert_success(dtl_container_queue_sort_local(none, DTL_SORT_ASCENDING, NULL, &future));
    end(future);
    assert_success(dtl_container_queue_apply_value(none, none, &sum, DTL_OPERAND_FIRST,
                                                   DTL_BINARY_ADD, NULL, &future));
    end(future);
    assert_true(sum == 0);
    dtl_vector_destroy(none);
}

static void operands_that_do_not_fit_are_refused(void **state)
{
    dtl_vector_t vec = vector_of(1), shorter = vector_on(world.ctx, 0, 1), numbers = NULL;
    dtl_future_t future = NULL;
    dtl_stream_t closed = NULL;
    dtl_span_t whole = NULL, begin = NULL, end = NULL;
    double value = 2;

    (void)state;
    assert_success(
        dtl_vector_create(world.ctx, DTL_DTYPE_INT64, COUNT * (dtl_size_t)world.size, &numbers));
    assert_status(DTL_ERROR_EXTENT_MISMATCH, dtl_container_queue_copy(vec, shorter, NULL, &future));
    assert_message("elements on this rank; expected those of src, 100");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_queue_copy(vec, numbers, NULL, &future));
    assert_message("dst has dtype int64; expected that of src, float64");
    assert_status(DTL_ERROR_NOT_SUPPORTED,
                  dtl_container_queue_apply_unary(vec, vec, DTL_UNARY_INVERT, NULL, &future));
    assert_message("op is invert; expected an operation that float64 has");
    assert_status(DTL_ERROR_NOT_SUPPORTED,
                  dtl_container_queue_apply_value(vec, vec, &value, DTL_OPERAND_SECOND,
                                                  DTL_BINARY_BITWISE_AND, NULL, &future));
    assert_message("op is bitwise_and; expected an operation that float64 has");
    assert_status(
        DTL_ERROR_INVALID_ARGUMENT,
        dtl_container_queue_apply_binary(vec, vec, numbers, DTL_BINARY_ADD, NULL, &future));
    assert_message("dst has dtype float64; expected that of src, int64");
    assert_success(dtl_span_from_vector(vec, &whole));
    assert_success(dtl_span_subspan(whole, 0, 10, &begin));
    assert_success(dtl_span_subspan(whole, 5, 10, &end));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_queue_apply(end, begin, DTL_OP_SUM, NULL, &future));
    assert_message("src has some of the elements of dst, at other indices");
    assert_success(dtl_stream_create(DTL_DEVICE_HOST, 0, &closed));
    dtl_stream_destroy(closed);
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_queue_fill(vec, &value, closed, &future));
    assert_message("stream");
    assert_true(future == NULL && first_of(vec) == 1);
    dtl_span_destroy(end);
    dtl_span_destroy(begin);
    dtl_span_destroy(whole);
    dtl_vector_destroy(numbers);
    dtl_vector_destroy(shorter);
    dtl_vector_destroy(vec);
}

static void host_elements_accept_any_stream(void **state)
{
    dtl_stream_t stream = NULL;
    dtl_vector_t vec = NULL;
    dtl_future_t future;

    (void)state;
    assert_success(dtl_vector_create(world.ctx, DTL_DTYPE_FLOAT64, COUNT, &vec));
    assert_success(dtl_stream_create(kind == NULL ? DTL_DEVICE_HOST : device_kind(), 0, &stream));
    future = fill(vec, 2, stream);
    assert_int_equal(is_complete(future), 1);
    end(future);
    if (dtl_vector_local_size(vec) > 0)
        assert_true(first_of(vec) == 2);
    dtl_stream_destroy(stream);
    dtl_vector_destroy(vec);
}

/* ---- on a device ----------------------------------------------------------------------------- */

static void queued_work_waits_for_its_stream_only(void **state)
{
    struct gate gate = gate_close(0);
    dtl_vector_t vec = vector_of(1), other = vector_of(3), copy = vector_of(0);
    dtl_future_t futures[6] = {0};
    double half = 0.5, sum = -1, *pinned = NULL;

    (void)state;
    assert_success(gate.device->ops->allocate(gate.device, MEMORY_PINNED, COUNT * sizeof *pinned,
                                              (void **)&pinned));
    for (int index = 0; index < COUNT; index++)
        pinned[index] = index;
    assert_success(
        dtl_container_queue_copy_from_host(other, pinned, COUNT, gate.stream, &futures[0]));
    assert_success(dtl_container_queue_fill(vec, &half, gate.stream, &futures[1]));
    assert_success(dtl_container_queue_apply(other, vec, DTL_OP_SUM, gate.stream, &futures[2]));
    assert_success(dtl_container_queue_copy(other, copy, gate.stream, &futures[3]));
    assert_success(
        dtl_container_queue_reduce_local(copy, DTL_OP_SUM, &sum, gate.stream, &futures[4]));
    assert_success(dtl_container_queue_copy_to_host(copy, pinned, COUNT, gate.stream, &futures[5]));
    half = 0;
    for (int index = 0; index < 6; index++)
        assert_int_equal(is_complete(futures[index]), 0);
    assert_true(sum == -1 && pinned[1] == 1);

    gate_open(&gate);
    for (int index = 5; index >= 0; index--)
        end(futures[index]);
    assert_true(sum == 0.5 * COUNT + 0.5 * (COUNT - 1) * COUNT);
    for (int index = 0; index < COUNT; index++)
        assert_true(pinned[index] == index + 0.5);
    assert_success(gate.device->ops->release(gate.device, pinned));
    dtl_vector_destroy(vec);
    dtl_vector_destroy(other);
    dtl_vector_destroy(copy);
    gate_free(&gate);
}

static void queued_sorts_wait_for_their_stream_only(void **state)
{
    struct gate gate = gate_close(0);
    dtl_vector_t vec = vector_of(2), other = vector_of(1);
    dtl_future_t futures[5] = {0};
    double half = 0.5;

    (void)state;
    assert_success(dtl_container_queue_apply_value(vec, vec, &half, DTL_OPERAND_SECOND,
                                                   DTL_BINARY_MULTIPLY, gate.stream, &futures[0]));
    half = 0;
    assert_success(
        dtl_container_queue_inclusive_scan_local(vec, DTL_OP_SUM, gate.stream, &futures[1]));
    assert_success(
        dtl_container_queue_sort_local(vec, DTL_SORT_DESCENDING, gate.stream, &futures[2]));
    assert_success(dtl_container_queue_apply_binary(other, vec, other, DTL_BINARY_SUBTRACT,
                                                    gate.stream, &futures[3]));
    assert_success(
        dtl_container_queue_exclusive_scan_local(other, DTL_OP_MAX, gate.stream, &futures[4]));
    for (int index = 0; index < 5; index++)
        assert_int_equal(is_complete(futures[index]), 0);

    gate_open(&gate);
    end(futures[4]);
    for (int index = 0; index < 4; index++)
        end(futures[index]);
    assert_true(first_of(vec) == COUNT); /* the sum of as many halves of 2 */
    half = -1;
    assert_success(dtl_vector_get_local(other, COUNT - 1, &half));
    assert_true(half == COUNT - 1);
    dtl_vector_destroy(vec);
    dtl_vector_destroy(other);
    gate_free(&gate);
}

static void later_work_on_another_stream_runs_afterwards(void **state)
{
    struct gate gate = gate_close(0);
    dtl_vector_t src = vector_of(0), dst = vector_of(0);
    dtl_stream_t others[2] = {0};
    dtl_future_t first, copied = NULL, last;

    (void)state;
    for (int index = 0; index < 2; index++)
        assert_success(dtl_stream_create(device_kind(), 0, &others[index]));
    first = fill(src, 1, gate.stream);
    assert_success(dtl_container_queue_copy(src, dst, others[0], &copied));
    last = fill(src, 3, others[1]);
    assert_int_equal(is_complete(first) + is_complete(copied) + is_complete(last), 0);

    gate_open(&gate);
    end(last);
    assert_int_equal(is_complete(first) + is_complete(copied), 2);
    assert_true(first_of(src) == 3 && first_of(dst) == 1);
    end(first);
    end(copied);
    for (int index = 0; index < 2; index++)
        dtl_stream_destroy(others[index]);
    dtl_vector_destroy(src);
    dtl_vector_destroy(dst);
    gate_free(&gate);
}

static void *open_gate(void *gate)
{
    gate_open(gate);
    return NULL;
}

/* Starts a thread that opens the gate before or during this thread's next call. */
static pthread_t gate_open_meanwhile(struct gate *gate)
{
    pthread_t thread;

    assert_int_equal(pthread_create(&thread, NULL, open_gate, gate), 0);
    return thread;
}

static void blocking_calls_run_after_queued_work(void **state)
{
    dtl_vector_t vec = vector_of(1), other = vector_of(1);
    double dot = 0;

    (void)state;
    for (int which = 0; which < 3; which++) {
        struct gate gate = gate_close(0);
        dtl_future_t filled = fill(other, which + 2, gate.stream);
        pthread_t opens = gate_open_meanwhile(&gate);

        if (which == 0)
            assert_success(dtl_container_copy(other, vec));
        else if (which == 1)
            assert_success(dtl_container_apply(vec, other, DTL_OP_MAX));
        else
            assert_success(dtl_container_dot(vec, other, &dot));
        assert_int_equal(is_complete(filled), 1);
        assert_int_equal(pthread_join(opens, NULL), 0);
        end(filled);
        gate_free(&gate);
    }
    assert_true(first_of(vec) == 3 && dot == 3 * 4 * COUNT * world.size);
    dtl_vector_destroy(vec);
    dtl_vector_destroy(other);
}

static void an_address_is_available_once_queued_work_has_run(void **state)
{
    struct gate gate = gate_close(0);
    dtl_vector_t vec = vector_of(1);
    dtl_future_t filled = fill(vec, 2, gate.stream);
    pthread_t opens = gate_open_meanwhile(&gate);

    (void)state;
    assert_non_null(dtl_container_device_data(vec));
    assert_int_equal(is_complete(filled), 1);
    assert_int_equal(pthread_join(opens, NULL), 0);
    end(filled);
    dtl_vector_destroy(vec);
    gate_free(&gate);
}

static void closing_a_container_waits_for_its_queued_work(void **state)
{
    struct gate gate = gate_close(0);
    dtl_vector_t vec = vector_of(1), other = vector_of(1);
    dtl_future_t copied = NULL;
    pthread_t opens;

    (void)state;
    assert_success(dtl_container_queue_copy(vec, other, gate.stream, &copied));
    opens = gate_open_meanwhile(&gate);
    dtl_vector_destroy(vec); /* it is an input only */
    assert_int_equal(is_complete(copied), 1);
    assert_int_equal(pthread_join(opens, NULL), 0);
    end(copied);
    dtl_vector_destroy(other);
    gate_free(&gate);
}

static void streams_and_futures_may_be_closed_before(void **state)
{
    struct gate gate = gate_close(0);
    dtl_vector_t vec = vector_of(1);
    dtl_stream_t stream = NULL;
    dtl_event_t event = NULL;
    dtl_future_t last = NULL;

    (void)state;
    assert_success(dtl_stream_create(device_kind(), 0, &stream));
    assert_success(dtl_event_create(device_kind(), 0, &event));
    assert_success(dtl_stream_record_event(gate.stream, event));
    assert_success(dtl_stream_wait_event(stream, event));
    dtl_event_destroy(event);
    dtl_future_destroy(fill(vec, 2, stream));
    assert_success(dtl_stream_future(stream, &last));
    dtl_stream_destroy(stream);
    assert_int_equal(is_complete(last), 0);

    gate_open(&gate);
    end(last);
    assert_true(first_of(vec) == 2);
    dtl_vector_destroy(vec);
    gate_free(&gate);
}

static void a_context_may_be_closed_with_work_queued(void **state)
{
    struct gate gate = gate_close(0);
    dtl_context_t ctx = NULL;
    dtl_stream_t found = NULL;
    dtl_vector_t vec;
    dtl_future_t filled;
    pthread_t opens;

    (void)state;
    assert_success(dtl_context_with_device(world.ctx, device_kind(), 0, &ctx));
    assert_success(dtl_context_set_stream(ctx, gate.stream));
    assert_success(dtl_context_stream(ctx, &found));
    assert_ptr_equal(dtl_stream_native(found), dtl_stream_native(gate.stream));
    dtl_stream_destroy(found);
    vec = vector_on(ctx, 0, COUNT * (dtl_size_t)world.size);
    filled = fill(vec, 2, NULL); /* on the context's stream */
    assert_int_equal(is_complete(filled), 0);

    opens = gate_open_meanwhile(&gate);
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
    end(filled);
    assert_int_equal(pthread_join(opens, NULL), 0);
    gate_free(&gate);
}

static dtl_status note(dtl_status code, const void *value, dtl_size_t size, dtl_future_t result,
                       void *user_data)
{
    (void)value;
    (void)size;
    *(dtl_status *)user_data = code;
    return dtl_future_set(result, NULL, 0);
}

static void continuations_follow_queued_operations(void **state)
{
    struct gate gate = gate_close(0);
    dtl_status noted = -1;
    dtl_future_t both[2] = {0}, then = NULL, all = NULL, any = NULL;
    dtl_size_t index = 9;
    int completed = -1;

    (void)state;
    assert_success(dtl_stream_future(gate.stream, &both[0]));
    assert_success(dtl_future_create(&both[1]));
    assert_success(dtl_future_then(both[0], note, &noted, &then));
    assert_success(dtl_when_all(both, 2, &all));
    assert_success(dtl_future_wait_for(then, 1, &completed));
    assert_int_equal(completed, 0);
    assert_int_equal(is_complete(all), 0);

    gate_open(&gate);
    assert_success(dtl_when_any(both, 2, &any, &index));
    assert_int_equal(index, 0);
    end(then);
    assert_int_equal(noted, DTL_SUCCESS);
    assert_success(dtl_future_set(both[1], NULL, 0));
    end(all);
    end(any);
    end(both[0]);
    end(both[1]);
    gate_free(&gate);
}

static void a_stream_of_another_device_is_refused(void **state)
{
    dtl_stream_t there = NULL, host = NULL;
    dtl_vector_t vec, none;
    dtl_context_t ctx = NULL;
    dtl_future_t future = NULL;
    char words[128];
    double value = 2;

    (void)state;
    if (is_one_device())
        return;
    vec = vector_of(1);
    none = vector_on(world.ctx, 0, 0);
    assert_success(dtl_stream_create(device_kind(), 1, &there));
    assert_success(dtl_stream_create(DTL_DEVICE_HOST, 0, &host));
    snprintf(words, sizeof words, "stream is of %s 1; expected one of %s 0, where the elements are",
             kind, kind);
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_queue_fill(vec, &value, there, &future));
    assert_message(words);
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_queue_fill(none, &value, there, &future));
    assert_message(words);
    snprintf(words, sizeof words, "stream is of host 0; expected one of %s 0", kind);
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_container_queue_fill(vec, &value, host, &future));
    assert_message(words);
    assert_success(dtl_context_with_device(world.ctx, device_kind(), 0, &ctx));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_context_set_stream(ctx, there));
    assert_message("the device of ctx");
    assert_true(first_of(vec) == 1);
    dtl_context_destroy(ctx);
    dtl_stream_destroy(host);
    dtl_stream_destroy(there);
    dtl_vector_destroy(none);
    dtl_vector_destroy(vec);
}

/* Only the fake driver fails on demand. */
static void a_failure_is_reported_by_the_future_or_the_call(void **state)
{
    dtl_vector_t vec = vector_of(1);
    dtl_future_t future = NULL;
    double value = 2;

    (void)state;
    if (strcmp(kind, "cuda") != 0) {
        dtl_vector_destroy(vec);
        return;
    }
    future = fill(vec, 3, NULL);
    setenv("DTL_FAKE_CUDA_FAILS", "cuEventQuery=700", 1);
    assert_status(DTL_ERROR_CUDA, dtl_future_wait(future));
    assert_message("an illegal memory access was encountered");
    unsetenv("DTL_FAKE_CUDA_FAILS");
    assert_status(DTL_ERROR_CUDA, dtl_future_wait(future)); /* the status stays the same */
    dtl_future_destroy(future);

    future = NULL;
    setenv("DTL_FAKE_CUDA_FAILS", "cuLaunchKernel=700", 1);
    assert_status(DTL_ERROR_CUDA, dtl_container_queue_fill(vec, &value, NULL, &future));
    setenv("DTL_FAKE_CUDA_FAILS", "cuEventRecord=700", 1);
    assert_status(DTL_ERROR_CUDA, dtl_container_queue_apply(vec, vec, DTL_OP_SUM, NULL, &future));
    setenv("DTL_FAKE_CUDA_FAILS", "cuMemAlloc_v2=2", 1);
    assert_status(DTL_ERROR_OUT_OF_MEMORY,
                  dtl_container_queue_reduce_local(vec, DTL_OP_SUM, &value, NULL, &future));
    assert_status(DTL_ERROR_OUT_OF_MEMORY,
                  dtl_container_queue_sort_local(vec, DTL_SORT_ASCENDING, NULL, &future));
    assert_status(DTL_ERROR_OUT_OF_MEMORY,
                  dtl_container_queue_inclusive_scan_local(vec, DTL_OP_SUM, NULL, &future));
    unsetenv("DTL_FAKE_CUDA_FAILS");
    assert_true(future == NULL && value == 2 && first_of(vec) == 6);
    dtl_vector_destroy(vec);
}

int main(void)
{
    static const struct CMUnitTest anywhere[] = {
        cmocka_unit_test(each_operation_equals_its_blocking_form),
        cmocka_unit_test(sorts_and_operations_equal_the_blocking_forms),
        cmocka_unit_test(a_rank_without_elements_does_not_wait),
        cmocka_unit_test(operands_that_do_not_fit_are_refused),
        cmocka_unit_test(host_elements_accept_any_stream),
    };
    static const struct CMUnitTest on_devices[] = {
        cmocka_unit_test(each_operation_equals_its_blocking_form),
        cmocka_unit_test(sorts_and_operations_equal_the_blocking_forms),
        cmocka_unit_test(a_rank_without_elements_does_not_wait),
        cmocka_unit_test(operands_that_do_not_fit_are_refused),
        cmocka_unit_test(host_elements_accept_any_stream),
        cmocka_unit_test(queued_work_waits_for_its_stream_only),
        cmocka_unit_test(queued_sorts_wait_for_their_stream_only),
        cmocka_unit_test(later_work_on_another_stream_runs_afterwards),
        cmocka_unit_test(blocking_calls_run_after_queued_work),
        cmocka_unit_test(an_address_is_available_once_queued_work_has_run),
        cmocka_unit_test(closing_a_container_waits_for_its_queued_work),
        cmocka_unit_test(streams_and_futures_may_be_closed_before),
        cmocka_unit_test(a_context_may_be_closed_with_work_queued),
        cmocka_unit_test(continuations_follow_queued_operations),
        cmocka_unit_test(a_stream_of_another_device_is_refused),
        cmocka_unit_test(a_failure_is_reported_by_the_future_or_the_call),
    };

    kind = device_kind_name();
    if (kind == NULL)
        return run_in_world("queued work, on the host", anywhere, COUNT_OF(anywhere));
    return run_on_devices("queued work", on_devices, COUNT_OF(on_devices));
}
