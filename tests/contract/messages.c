/* SPDX-License-Identifier: BSD-3-Clause */
/* Point-to-point messages: delivery, order, and messages that do not fit the receive buffer. */
#include "backend.h"

#include <stdlib.h>

static const struct dtype *int32_type(void)
{
    return dtl__dtype(DTL_DTYPE_INT32);
}

static const struct dtype *byte_type(void)
{
    return dtl__dtype(DTL_DTYPE_BYTE);
}

static int32_t next(void)
{
    return (world.rank + 1) % world.size;
}

static int32_t previous(void)
{
    return (world.rank + world.size - 1) % world.size;
}

/* Starts a send to the next rank, which need not be received at once. */
static struct operation *start_send(const void *buffer, uint64_t count, const struct dtype *type,
                                    int32_t tag)
{
    struct operation *send = NULL;

    assert_done(world.ops->isend(&world, buffer, count, type, next(), tag, &send));
    return send;
}

static void finish(struct operation *operation)
{
    assert_done(world.ops->operation_wait(operation, NULL));
    world.ops->operation_release(operation);
}

/* ---- delivery -------------------------------------------------------------------------------- */

static void every_dtype_and_count_arrives(void **state)
{
    (void)state;
    for (int index = 0; dtype_at(index) >= 0; index++) {
        const struct dtype *type = dtl__dtype((dtl_dtype)dtype_at(index));

        for (size_t entry = 0; entry < counts_size; entry++) {
            uint64_t count = counts[entry];
            void *send = guarded(count * type->size), *recv = guarded(count * type->size);
            struct message info;

            elements_fill(send, count, type, world.rank, 0);
            struct operation *sending = start_send(send, count, type, 3);
            assert_done(world.ops->recv(&world, recv, count, type, previous(), 3, &info));
            finish(sending);

            elements_expect(recv, count, type, previous(), 0);
            assert_int_equal(info.source, previous());
            assert_int_equal(info.tag, 3);
            assert_int_equal(info.bytes, count * type->size);
            guarded_free(send);
            guarded_free(recv);
        }
    }
}

static void a_send_does_not_write_the_info(void **state)
{
    const struct message untouched = {.source = -7, .tag = -7, .bytes = 7};
    struct message tested = untouched, waited = untouched;
    int32_t value = world.rank, received;
    bool done = false;

    (void)state;
    struct operation *send = start_send(&value, 1, int32_type(), 4);
    assert_done(world.ops->recv(&world, &received, 1, int32_type(), previous(), 4, NULL));
    while (!done)
        assert_done(world.ops->operation_test(send, &done, &tested));
    assert_done(world.ops->operation_wait(send, &waited));
    world.ops->operation_release(send);

    assert_int_equal(tested.source, untouched.source);
    assert_int_equal(waited.source, untouched.source);
}

static void sendrecv_passes_around_the_ring(void **state)
{
    (void)state;
    for (size_t entry = 0; entry < counts_size; entry++) {
        uint64_t count = counts[entry];
        void *send = guarded(count * 4), *recv = guarded(count * 4);
        struct message info;

        elements_fill(send, count, int32_type(), world.rank, 0);
        assert_done(world.ops->sendrecv(&world, send, count, int32_type(), next(), 1, recv, count,
                                        int32_type(), previous(), 1, &info));

        elements_expect(recv, count, int32_type(), previous(), 0);
        assert_int_equal(info.bytes, count * 4);
        guarded_free(send);
        guarded_free(recv);
    }
}

/* Every rank starts a receive and then sends more than MPI buffers, so progress requires that
 * receives are served. */
static void a_started_receive_lets_blocking_sends_complete(void **state)
{
    enum { COUNT = 240000 };
    int32_t *send = calloc(COUNT, sizeof *send), *recv = calloc(COUNT, sizeof *recv);
    struct operation *receive = NULL;

    (void)state;
    send[COUNT - 1] = world.rank;
    assert_done(world.ops->irecv(&world, recv, COUNT, int32_type(), previous(), 0, &receive));
    assert_done(world.ops->send(&world, send, COUNT, int32_type(), next(), 0));
    finish(receive);

    assert_int_equal(recv[COUNT - 1], previous());
    free(send);
    free(recv);
}

/* Rank 0 waits in a barrier for a rank that first sends to it. */
static void a_nonblocking_receive_progresses_inside_a_collective(void **state)
{
    enum { COUNT = 240000 };
    int32_t *buffer = calloc(COUNT, sizeof *buffer);
    struct operation *receive = NULL;

    (void)state;
    if (world.rank == 0 && world.size > 1)
        assert_done(world.ops->irecv(&world, buffer, COUNT, int32_type(), 1, 0, &receive));
    if (world.rank == 1) {
        buffer[COUNT - 1] = 5;
        assert_done(world.ops->send(&world, buffer, COUNT, int32_type(), 0, 0));
    }
    assert_done(world.ops->barrier(&world));
    if (receive != NULL) {
        finish(receive);
        assert_int_equal(buffer[COUNT - 1], 5);
    }
    free(buffer);
}

/* ---- order ----------------------------------------------------------------------------------- */

/* Receives match in the order in which they were started, whichever is waited for first. */
static void messages_of_one_tag_keep_their_order(void **state)
{
    int32_t sent[] = {10, 11, 12}, got[] = {0, 0, 0};
    struct operation *receives[3], *sends[3];

    (void)state;
    for (int index = 0; index < 3; index++)
        assert_done(world.ops->irecv(&world, &got[index], 1, int32_type(), previous(), 4,
                                     &receives[index]));
    for (int index = 0; index < 3; index++)
        sends[index] = start_send(&sent[index], 1, int32_type(), 4);
    for (int index = 2; index >= 0; index--) {
        finish(receives[index]);
        finish(sends[index]);
    }

    assert_memory_equal(got, sent, sizeof got);
}

/* A receive for one tag does not overtake an earlier receive for any tag. */
static void a_message_goes_to_the_first_receive_that_fits(void **state)
{
    int32_t one = 1, two = 2, any = 0, named = 0;
    struct operation *receive_any, *receive_named, *send_one, *send_two;
    struct message info;

    (void)state;
    assert_done(
        world.ops->irecv(&world, &any, 1, int32_type(), previous(), DTL_ANY_TAG, &receive_any));
    assert_done(world.ops->irecv(&world, &named, 1, int32_type(), previous(), 6, &receive_named));
    send_one = start_send(&one, 1, int32_type(), 6);
    send_two = start_send(&two, 1, int32_type(), 6);
    assert_done(world.ops->operation_wait(receive_named, &info));
    finish(receive_any);
    finish(send_one);
    finish(send_two);

    assert_int_equal(any, 1);
    assert_int_equal(named, 2);
    assert_int_equal(info.tag, 6);
    world.ops->operation_release(receive_named);
}

static void tags_distinguish_messages(void **state)
{
    int32_t one = 1, two = 2, got = 0;
    struct operation *sends[] = {start_send(&one, 1, int32_type(), 1),
                                 start_send(&two, 1, int32_type(), 2)};

    (void)state;
    assert_done(world.ops->recv(&world, &got, 1, int32_type(), previous(), 2, NULL));
    assert_int_equal(got, 2);
    assert_done(world.ops->recv(&world, &got, 1, int32_type(), DTL_ANY_SOURCE, DTL_ANY_TAG, NULL));
    assert_int_equal(got, 1);
    finish(sends[0]);
    finish(sends[1]);
}

/* ---- a message that does not fit ------------------------------------------------------------- */

static const uint64_t too_long[] = {80, 4100, 800000};
enum { CAPACITY = 24 };

/* Checks that the next message arrives normally. */
static void expect_next_message(void)
{
    int32_t sent = world.rank, got = -1;
    struct operation *sending = start_send(&sent, 1, int32_type(), 9);

    assert_done(world.ops->recv(&world, &got, 1, int32_type(), previous(), 9, NULL));
    finish(sending);
    assert_int_equal(got, previous());
}

/* Checks that the refused message is still queued. */
static void expect_message(uint64_t bytes)
{
    unsigned char *got = calloc(1, bytes);
    struct message info = {0};

    assert_done(world.ops->probe(&world, previous(), 9, NULL, &info));
    assert_int_equal(info.bytes, bytes);
    assert_done(world.ops->recv(&world, got, bytes, byte_type(), previous(), 9, NULL));
    free(got);
}

static void expect_untouched(const unsigned char *buffer)
{
    for (int offset = 0; offset < CAPACITY; offset++)
        assert_int_equal(buffer[offset], 0xA5);
}

static void expect_both_sizes(uint64_t sent)
{
    char digits[32];

    snprintf(digits, sizeof digits, "%llu", (unsigned long long)sent);
    assert_non_null(strstr(last_message(), digits));
    assert_non_null(strstr(last_message(), "24"));
}

static void a_receive_that_is_too_short_is_refused_and_writes_nothing(void **state)
{
    (void)state;
    for (size_t entry = 0; entry < COUNT_OF(too_long); entry++) {
        unsigned char *sent = calloc(1, too_long[entry]), *buffer = guarded(CAPACITY);
        struct operation *sending = start_send(sent, too_long[entry], byte_type(), 9);

        assert_refused(DTL_ERROR_BUFFER_TOO_SMALL,
                       world.ops->recv(&world, buffer, CAPACITY, byte_type(), previous(), 9, NULL));
        expect_both_sizes(too_long[entry]);
        expect_untouched(buffer);
        expect_message(too_long[entry]);
        finish(sending);
        expect_next_message();
        guarded_free(buffer);
        free(sent);
    }
}

static void a_started_receive_that_is_too_short_is_refused_and_writes_nothing(void **state)
{
    (void)state;
    for (size_t entry = 0; entry < COUNT_OF(too_long); entry++) {
        unsigned char *sent = calloc(1, too_long[entry]), *buffer = guarded(CAPACITY);
        struct operation *receive = NULL, *sending;

        assert_done(
            world.ops->irecv(&world, buffer, CAPACITY, byte_type(), previous(), 9, &receive));
        assert_done(world.ops->barrier(&world));
        sending = start_send(sent, too_long[entry], byte_type(), 9);
        assert_done(world.ops->barrier(&world));
        assert_refused(DTL_ERROR_BUFFER_TOO_SMALL, world.ops->operation_wait(receive, NULL));
        expect_both_sizes(too_long[entry]);
        expect_untouched(buffer);
        world.ops->operation_release(receive);
        expect_message(too_long[entry]);
        finish(sending);
        expect_next_message();
        guarded_free(buffer);
        free(sent);
    }
}

static void a_sendrecv_that_is_too_short_is_refused_and_writes_nothing(void **state)
{
    (void)state;
    for (size_t entry = 0; entry < COUNT_OF(too_long); entry++) {
        unsigned char *sent = calloc(1, too_long[entry]), *buffer = guarded(CAPACITY);

        assert_refused(DTL_ERROR_BUFFER_TOO_SMALL,
                       world.ops->sendrecv(&world, sent, too_long[entry], byte_type(), next(), 9,
                                           buffer, CAPACITY, byte_type(), previous(), 9, NULL));
        expect_untouched(buffer);
        expect_message(too_long[entry]);
        expect_next_message();
        guarded_free(buffer);
        free(sent);
    }
}

/* ---- probe, test and cancel ------------------------------------------------------------------ */

static void probe_returns_the_message_info_and_keeps_it(void **state)
{
    int32_t sent[] = {1, 2, 3}, got[] = {0, 0, 0};
    struct operation *sending = start_send(sent, 3, int32_type(), 8);
    struct message info;

    (void)state;
    assert_done(world.ops->probe(&world, DTL_ANY_SOURCE, DTL_ANY_TAG, NULL, &info));
    assert_int_equal(info.source, previous());
    assert_int_equal(info.tag, 8);
    assert_int_equal(info.bytes, sizeof sent);
    assert_done(world.ops->recv(&world, got, 3, int32_type(), info.source, info.tag, NULL));
    finish(sending);
    assert_memory_equal(got, sent, sizeof got);
}

static void probe_finds_no_message_in_an_empty_queue(void **state)
{
    bool found = true;
    struct message info;

    (void)state;
    assert_done(world.ops->probe(&world, DTL_ANY_SOURCE, 77, &found, &info));
    assert_false(found);
    assert_done(world.ops->barrier(&world));
}

/* A message that matches a posted receive is not visible to a probe. */
static void probe_does_not_see_messages_of_posted_receives(void **state)
{
    int32_t sent = 4, got = 0;
    bool found = true;
    struct message info;
    struct operation *receive = NULL, *sending;

    (void)state;
    assert_done(world.ops->irecv(&world, &got, 1, int32_type(), previous(), 8, &receive));
    sending = start_send(&sent, 1, int32_type(), 8);
    for (int round = 0; round < 100; round++) {
        assert_done(world.ops->probe(&world, DTL_ANY_SOURCE, DTL_ANY_TAG, &found, &info));
        assert_false(found);
    }
    finish(receive);
    finish(sending);
    assert_int_equal(got, 4);
    assert_done(world.ops->barrier(&world));
}

static void repeated_tests_report_completion(void **state)
{
    int32_t sent = 4, got = 0;
    bool done = false;
    struct message info;
    struct operation *receive = NULL, *sending;

    (void)state;
    assert_done(world.ops->irecv(&world, &got, 1, int32_type(), previous(), 8, &receive));
    assert_done(world.ops->operation_test(receive, &done, NULL));
    sending = start_send(&sent, 1, int32_type(), 8);
    while (!done)
        assert_done(world.ops->operation_test(receive, &done, &info));
    done = false;
    assert_done(world.ops->operation_test(receive, &done, &info));
    assert_done(world.ops->operation_wait(receive, &info));

    assert_true(done);
    assert_int_equal(got, 4);
    assert_int_equal(info.bytes, sizeof sent);
    world.ops->operation_release(receive);
    finish(sending);
}

static void a_canceled_receive_consumes_no_message(void **state)
{
    int32_t sent = 5, untouched = 0, got = 0;
    struct operation *receive = NULL, *sending;

    (void)state;
    assert_done(world.ops->irecv(&world, &untouched, 1, int32_type(), previous(), 8, &receive));
    assert_done(world.ops->operation_cancel(receive));
    assert_done(world.ops->barrier(&world));
    sending = start_send(&sent, 1, int32_type(), 8);
    assert_done(world.ops->recv(&world, &got, 1, int32_type(), previous(), 8, NULL));

    assert_refused(DTL_ERROR_CANCELED, world.ops->operation_wait(receive, NULL));
    assert_int_equal(got, 5);
    assert_int_equal(untouched, 0);
    world.ops->operation_release(receive);
    finish(sending);
}

static void a_nonblocking_send_cannot_be_canceled(void **state)
{
    int32_t sent = 5, got = 0;
    struct operation *sending = start_send(&sent, 1, int32_type(), 8);

    (void)state;
    assert_refused(DTL_ERROR_NOT_SUPPORTED, world.ops->operation_cancel(sending));
    assert_done(world.ops->recv(&world, &got, 1, int32_type(), previous(), 8, NULL));
    finish(sending);
    assert_int_equal(got, 5);
}

static void a_released_receive_consumes_no_message(void **state)
{
    int32_t sent = 5, untouched = 0, got = 0;
    struct operation *receive = NULL, *sending;

    (void)state;
    assert_done(world.ops->irecv(&world, &untouched, 1, int32_type(), previous(), 8, &receive));
    world.ops->operation_release(receive);
    assert_done(world.ops->barrier(&world));
    sending = start_send(&sent, 1, int32_type(), 8);
    assert_done(world.ops->recv(&world, &got, 1, int32_type(), previous(), 8, NULL));

    assert_int_equal(got, 5);
    assert_int_equal(untouched, 0);
    finish(sending);
}

int main(void)
{
    struct CMUnitTest messages[] = {
        cmocka_unit_test(every_dtype_and_count_arrives),
        cmocka_unit_test(a_send_does_not_write_the_info),
        cmocka_unit_test(sendrecv_passes_around_the_ring),
        cmocka_unit_test(a_started_receive_lets_blocking_sends_complete),
        cmocka_unit_test(a_nonblocking_receive_progresses_inside_a_collective),
        cmocka_unit_test(messages_of_one_tag_keep_their_order),
        cmocka_unit_test(a_message_goes_to_the_first_receive_that_fits),
        cmocka_unit_test(tags_distinguish_messages),
        cmocka_unit_test(a_receive_that_is_too_short_is_refused_and_writes_nothing),
        cmocka_unit_test(a_started_receive_that_is_too_short_is_refused_and_writes_nothing),
        cmocka_unit_test(a_sendrecv_that_is_too_short_is_refused_and_writes_nothing),
        cmocka_unit_test(probe_returns_the_message_info_and_keeps_it),
        cmocka_unit_test(probe_finds_no_message_in_an_empty_queue),
        cmocka_unit_test(probe_does_not_see_messages_of_posted_receives),
        cmocka_unit_test(repeated_tests_report_completion),
        cmocka_unit_test(a_canceled_receive_consumes_no_message),
        cmocka_unit_test(a_nonblocking_send_cannot_be_canceled),
        cmocka_unit_test(a_released_receive_consumes_no_message),
    };

    return run_on_back_end(messages);
}
