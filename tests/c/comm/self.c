/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages of a single process to itself. tests/contract covers the behavior that all backends
 * share. */
#include "../support/support.h"

#include "dtl_runtime.h"

static struct comm self;

static int setup(void **state)
{
    (void)state;
    dtl__self_comm(&self);
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    self.ops->free(&self);
    return 0;
}

static dtl_status send_number(int32_t value, int32_t tag)
{
    return self.ops->send(&self, &value, 1, dtl__dtype(DTL_DTYPE_INT32), 0, tag);
}

static dtl_status recv_number(int32_t *value, int32_t tag, struct message *info)
{
    return self.ops->recv(&self, value, 1, dtl__dtype(DTL_DTYPE_INT32), DTL_ANY_SOURCE, tag, info);
}

static void messages_arrive_in_the_order_of_sending(void **state)
{
    int32_t first = 0, second = 0;

    (void)state;
    assert_success(send_number(1, 5));
    assert_success(send_number(2, 5));

    assert_success(recv_number(&first, 5, NULL));
    assert_success(recv_number(&second, DTL_ANY_TAG, NULL));

    assert_int_equal(first, 1);
    assert_int_equal(second, 2);
}

static void tag_chooses_the_message(void **state)
{
    struct message info = {0};
    int32_t value = 0;

    (void)state;
    assert_success(send_number(1, 5));
    assert_success(send_number(2, 6));

    assert_success(recv_number(&value, 6, &info));

    assert_int_equal(value, 2);
    assert_int_equal(info.tag, 6);
    assert_int_equal(info.source, 0);
    assert_int_equal(info.bytes, 4);
}

static void any_tag_leaves_internal_messages_alone(void **state)
{
    int32_t value = 0;

    (void)state;
    assert_success(send_number(1, -2));

    assert_status(DTL_ERROR_RECV_FAILED, recv_number(&value, DTL_ANY_TAG, NULL));
    assert_success(recv_number(&value, -2, NULL));
}

static void receive_that_no_rank_can_satisfy_is_an_error(void **state)
{
    int32_t value = 7;

    (void)state;
    assert_status(DTL_ERROR_RECV_FAILED, recv_number(&value, 3, NULL));

    assert_message("tag 3");
    assert_int_equal(value, 7);
    assert_status(DTL_ERROR_RECV_FAILED, self.ops->probe(&self, 0, 3, NULL, NULL));
}

static void message_too_long_stays_queued_and_nothing_is_written(void **state)
{
    int32_t sent[4] = {1, 2, 3, 4}, value = 7;
    struct message info = {0};
    bool done = true;

    (void)state;
    assert_success(self.ops->send(&self, sent, 4, dtl__dtype(DTL_DTYPE_INT32), 0, 0));

    assert_status(DTL_ERROR_BUFFER_TOO_SMALL, recv_number(&value, 0, NULL));

    assert_message("16 bytes");
    assert_message("room for 4");
    assert_int_equal(value, 7);
    assert_success(self.ops->probe(&self, 0, 0, &done, &info));
    assert_true(done);
    assert_int_equal(info.bytes, 16);
    assert_success(self.ops->recv(&self, sent, 4, dtl__dtype(DTL_DTYPE_INT32), 0, 0, NULL));
}

/* The library's own message would stay queued, because no later receive matches it. */
static void internal_message_too_long_is_consumed(void **state)
{
    int32_t sent[4] = {1, 2, 3, 4}, value = 7;
    bool done = true;

    (void)state;
    assert_success(self.ops->send(&self, sent, 4, dtl__dtype(DTL_DTYPE_INT32), 0, -2));

    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION, recv_number(&value, -2, NULL));

    assert_success(self.ops->probe(&self, 0, -2, &done, NULL));
    assert_false(done);
}

static void probe_returns_the_size_and_keeps_the_message(void **state)
{
    double sent[3] = {1, 2, 3}, received[3] = {0};
    struct message info = {0};

    (void)state;
    assert_success(self.ops->send(&self, sent, 3, dtl__dtype(DTL_DTYPE_FLOAT64), 0, 9));

    assert_success(self.ops->probe(&self, DTL_ANY_SOURCE, DTL_ANY_TAG, NULL, &info));

    assert_int_equal(info.bytes, 24);
    assert_int_equal(info.tag, 9);
    assert_success(self.ops->recv(&self, received, 3, dtl__dtype(DTL_DTYPE_FLOAT64), 0, 9, NULL));
    assert_memory_equal(received, sent, sizeof sent);
}

static void posted_receives_are_satisfied_in_order(void **state)
{
    struct operation *first = NULL, *second = NULL;
    int32_t values[2] = {0};
    bool done = true;

    (void)state;
    assert_success(
        self.ops->irecv(&self, &values[0], 1, dtl__dtype(DTL_DTYPE_INT32), 0, DTL_ANY_TAG, &first));
    assert_success(
        self.ops->irecv(&self, &values[1], 1, dtl__dtype(DTL_DTYPE_INT32), 0, 4, &second));
    assert_success(self.ops->operation_test(first, &done, NULL));
    assert_false(done);

    assert_success(send_number(1, 4));
    assert_success(send_number(2, 4));

    assert_success(self.ops->operation_wait(first, NULL));
    assert_success(self.ops->operation_wait(second, NULL));
    assert_int_equal(values[0], 1);
    assert_int_equal(values[1], 2);
    self.ops->operation_release(first);
    self.ops->operation_release(second);
}

static void posted_receive_that_is_too_small_fails_when_tested(void **state)
{
    struct operation *receive = NULL;
    int32_t sent[2] = {1, 2}, value = 7;
    bool done = false;

    (void)state;
    assert_success(self.ops->irecv(&self, &value, 1, dtl__dtype(DTL_DTYPE_INT32), 0, 0, &receive));
    assert_success(self.ops->send(&self, sent, 2, dtl__dtype(DTL_DTYPE_INT32), 0, 0));

    assert_status(DTL_ERROR_BUFFER_TOO_SMALL, self.ops->operation_test(receive, &done, NULL));

    assert_true(done);
    assert_message("8 bytes");
    assert_int_equal(value, 7);
    self.ops->operation_release(receive);
    assert_success(self.ops->recv(&self, sent, 2, dtl__dtype(DTL_DTYPE_INT32), 0, 0, NULL));
}

static void nonblocking_send_cannot_be_canceled(void **state)
{
    struct operation *sending = NULL;
    int32_t value = 7;

    (void)state;
    assert_success(self.ops->isend(&self, &value, 1, dtl__dtype(DTL_DTYPE_INT32), 0, 0, &sending));

    assert_status(DTL_ERROR_NOT_SUPPORTED, self.ops->operation_cancel(sending));

    assert_success(self.ops->operation_wait(sending, NULL));
    self.ops->operation_release(sending);
    assert_success(recv_number(&value, 0, NULL));
}

static void canceled_receive_is_reported(void **state)
{
    struct operation *receive = NULL;
    int32_t value = 7;

    (void)state;
    assert_success(self.ops->irecv(&self, &value, 1, dtl__dtype(DTL_DTYPE_INT32), 0, 0, &receive));

    assert_success(self.ops->operation_cancel(receive));

    assert_status(DTL_ERROR_CANCELED, self.ops->operation_wait(receive, NULL));
    self.ops->operation_release(receive);
    assert_success(send_number(1, 0)); /* the receive accepts no message any more */
    assert_int_equal(value, 7);
}

static void waiting_for_an_impossible_message_is_an_error(void **state)
{
    struct operation *receive = NULL;
    int32_t value = 0;

    (void)state;
    assert_success(self.ops->irecv(&self, &value, 1, dtl__dtype(DTL_DTYPE_INT32), 0, 0, &receive));

    assert_status(DTL_ERROR_RECV_FAILED, self.ops->operation_wait(receive, NULL));

    self.ops->operation_release(receive);
}

static void sent_operation_is_done_at_once(void **state)
{
    struct operation *sending = NULL;
    int32_t value = 3, received = 0;
    bool done = false;

    (void)state;
    assert_success(self.ops->isend(&self, &value, 1, dtl__dtype(DTL_DTYPE_INT32), 0, 0, &sending));
    value = 4; /* the buffer may be reused */

    assert_success(self.ops->operation_test(sending, &done, NULL));

    assert_true(done);
    assert_success(recv_number(&received, 0, NULL));
    assert_int_equal(received, 3);
    self.ops->operation_release(sending);
}

static void exchange_with_oneself_works(void **state)
{
    int32_t out = 5, in = 0;

    (void)state;
    assert_success(self.ops->sendrecv(&self, &out, 1, dtl__dtype(DTL_DTYPE_INT32), 0, 1, &in, 1,
                                      dtl__dtype(DTL_DTYPE_INT32), 0, 1, NULL));

    assert_int_equal(in, 5);
}

static void duplicate_has_messages_of_its_own(void **state)
{
    struct comm copy;
    bool done = true;

    (void)state;
    assert_success(self.ops->dup(&self, &copy));
    assert_success(send_number(1, 0));

    assert_success(copy.ops->probe(&copy, 0, 0, &done, NULL));

    assert_false(done);
    copy.ops->free(&copy);
}

static void negative_color_returns_no_communicator(void **state)
{
    struct comm part = {.size = 7};

    (void)state;
    assert_success(self.ops->split(&self, -1, 0, &part));

    assert_int_equal(part.size, 0);
}

#define alone(test) cmocka_unit_test_setup_teardown(test, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        alone(messages_arrive_in_the_order_of_sending),
        alone(tag_chooses_the_message),
        alone(any_tag_leaves_internal_messages_alone),
        alone(receive_that_no_rank_can_satisfy_is_an_error),
        alone(message_too_long_stays_queued_and_nothing_is_written),
        alone(internal_message_too_long_is_consumed),
        alone(probe_returns_the_size_and_keeps_the_message),
        alone(posted_receives_are_satisfied_in_order),
        alone(posted_receive_that_is_too_small_fails_when_tested),
        alone(canceled_receive_is_reported),
        alone(nonblocking_send_cannot_be_canceled),
        alone(waiting_for_an_impossible_message_is_an_error),
        alone(sent_operation_is_done_at_once),
        alone(exchange_with_oneself_works),
        alone(duplicate_has_messages_of_its_own),
        alone(negative_color_returns_no_communicator),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
