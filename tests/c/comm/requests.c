/* SPDX-License-Identifier: BSD-3-Clause */
/* Several requests at a time, receives that are taken back, and messages that a probe takes out of
 * the queue. */
#include "../support.h"

static int32_t next_rank(void)
{
    return (world.rank + 1) % world.size;
}

static int32_t last_rank(void)
{
    return (world.rank + world.size - 1) % world.size;
}

/* Receives with tags 0 to 2, of which tag 1 alone gets a message. */
static void waitany_gives_the_one_that_is_complete(void **state)
{
    int32_t values[3] = {-1, -1, -1}, mine = world.rank;
    dtl_request_t requests[3];
    dtl_size_t index = 99;
    int completed = 7;

    (void)state;
    for (int tag = 0; tag < 3; tag++)
        assert_success(dtl_irecv(world.ctx, &values[tag], 1, DTL_DTYPE_INT32, last_rank(), tag,
                                 &requests[tag]));
    assert_success(dtl_testany(3, requests, &index, &completed));
    assert_int_equal(completed, 0);
    assert_int_equal(index, 99);
    assert_success(dtl_barrier(world.ctx)); /* nobody has sent anything before */

    assert_success(dtl_send(world.ctx, &mine, 1, DTL_DTYPE_INT32, next_rank(), 1));
    assert_success(dtl_waitany(3, requests, &index));
    assert_int_equal(index, 1);
    assert_int_equal(values[1], last_rank());
    assert_null(requests[1]);
    assert_non_null(requests[0]);

    assert_success(dtl_testall(3, requests, &completed));
    assert_int_equal(completed, 0);
    assert_non_null(requests[0]);
    assert_success(dtl_barrier(world.ctx));
    for (int tag = 0; tag < 3; tag += 2)
        assert_success(dtl_send(world.ctx, &mine, 1, DTL_DTYPE_INT32, next_rank(), tag));
    while (!completed)
        assert_success(dtl_testall(3, requests, &completed));
    assert_null(requests[0]);
    assert_null(requests[2]);
    assert_int_equal(values[0], last_rank());
    assert_int_equal(values[2], last_rank());
}

static void nothing_to_wait_for_is_refused(void **state)
{
    dtl_request_t requests[2] = {NULL, NULL};
    dtl_size_t index = 99;
    int completed = 0;

    (void)state;
    assert_status(DTL_ERROR_INVALID_STATE, dtl_waitany(2, requests, &index));
    assert_message("all requests are null");
    assert_status(DTL_ERROR_INVALID_STATE, dtl_testany(2, requests, &index, &completed));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_waitany(0, requests, &index));
    assert_int_equal(index, 99);
    assert_success(dtl_testall(2, requests, &completed));
    assert_int_equal(completed, 1);
}

/* The message that comes afterwards goes to the next receive. */
static void a_receive_without_a_message_can_be_taken_back(void **state)
{
    int32_t canceled = -1, value = -1, mine = world.rank;
    dtl_request_t request = NULL;

    (void)state;
    assert_success(dtl_irecv(world.ctx, &canceled, 1, DTL_DTYPE_INT32, last_rank(), 5, &request));
    assert_success(dtl_cancel(request));
    assert_status(DTL_ERROR_CANCELED, dtl_wait(request));
    assert_success(dtl_barrier(world.ctx));
    assert_success(dtl_send(world.ctx, &mine, 1, DTL_DTYPE_INT32, next_rank(), 5));
    assert_success(dtl_recv(world.ctx, &value, 1, DTL_DTYPE_INT32, last_rank(), 5));
    assert_int_equal(value, last_rank());
    assert_int_equal(canceled, -1);
}

static void a_receive_that_has_its_message_keeps_it(void **state)
{
    int32_t value = -1, mine = world.rank;
    dtl_request_t request = NULL;
    int completed = 0;

    (void)state;
    assert_success(dtl_irecv(world.ctx, &value, 1, DTL_DTYPE_INT32, last_rank(), 5, &request));
    assert_success(dtl_send(world.ctx, &mine, 1, DTL_DTYPE_INT32, next_rank(), 5));
    while (!completed)
        assert_success(dtl_test(request, &completed));
    assert_success(dtl_cancel(request));
    assert_success(dtl_wait(request));
    assert_int_equal(value, last_rank());
}

static void a_matched_message_is_found_by_nobody_else(void **state)
{
    int32_t values[2] = {world.rank, world.rank + 1}, got[2] = {-1, -1};
    dtl_message_t message = NULL, other = NULL;
    dtl_message_info_t info = {.count = 99};
    int flag = 7;

    (void)state;
    assert_success(
        dtl_improbe(world.ctx, DTL_ANY_SOURCE, DTL_ANY_TAG, DTL_DTYPE_INT32, &message, &info));
    assert_null(message);
    assert_int_equal(info.count, 99);
    assert_success(dtl_barrier(world.ctx));

    assert_success(dtl_send(world.ctx, values, 2, DTL_DTYPE_INT32, next_rank(), 3));
    assert_success(
        dtl_mprobe(world.ctx, DTL_ANY_SOURCE, DTL_ANY_TAG, DTL_DTYPE_INT32, &message, &info));
    assert_int_equal(info.source, last_rank());
    assert_int_equal(info.tag, 3);
    assert_int_equal(info.count, 2);
    assert_success(
        dtl_iprobe(world.ctx, DTL_ANY_SOURCE, DTL_ANY_TAG, DTL_DTYPE_INT32, &flag, &info));
    assert_int_equal(flag, 0);
    assert_success(
        dtl_improbe(world.ctx, DTL_ANY_SOURCE, DTL_ANY_TAG, DTL_DTYPE_INT32, &other, &info));
    assert_null(other);
    assert_success(dtl_mrecv(message, got, 2, DTL_DTYPE_INT32));
    assert_int_equal(got[0], last_rank());
    assert_int_equal(got[1], last_rank() + 1);
    assert_success(dtl_barrier(world.ctx));
}

static void a_matched_message_can_be_thrown_away(void **state)
{
    int32_t value = world.rank;
    dtl_message_t message = NULL;
    dtl_message_info_t info;
    int flag = 7;

    (void)state;
    assert_success(dtl_send(world.ctx, &value, 1, DTL_DTYPE_INT32, next_rank(), 3));
    assert_success(dtl_mprobe(world.ctx, last_rank(), 3, DTL_DTYPE_INT32, &message, &info));
    dtl_message_free(message);
    assert_success(dtl_iprobe(world.ctx, last_rank(), 3, DTL_DTYPE_INT32, &flag, &info));
    assert_int_equal(flag, 0);
}

/* ---- room that is too small ------------------------------------------------------------------ */

enum { ROOM = 24, GUARD = 4096, LONGEST = 800000 };

static unsigned char sent[LONGEST], room[GUARD + ROOM + GUARD];
static const dtl_size_t lengths[] = {80, 4100, LONGEST};

static dtl_status take_by_recv(dtl_size_t length)
{
    dtl_request_t request = NULL;
    dtl_status status;

    assert_success(dtl_isend(world.ctx, sent, length, DTL_DTYPE_UINT8, next_rank(), 0, &request));
    status = dtl_recv(world.ctx, room + GUARD, ROOM, DTL_DTYPE_UINT8, last_rank(), 0);
    if (status == DTL_ERROR_BUFFER_TOO_SMALL)
        assert_message("24");
    assert_success(dtl_wait(request));
    return status;
}

static dtl_status take_by_irecv(dtl_size_t length)
{
    dtl_request_t requests[2];
    dtl_status status;

    assert_success(dtl_irecv(world.ctx, room + GUARD, ROOM, DTL_DTYPE_UINT8, DTL_ANY_SOURCE,
                             DTL_ANY_TAG, &requests[0]));
    assert_success(
        dtl_isend(world.ctx, sent, length, DTL_DTYPE_UINT8, next_rank(), 0, &requests[1]));
    status = dtl_wait(requests[0]);
    if (status == DTL_ERROR_BUFFER_TOO_SMALL)
        assert_message("24");
    assert_success(dtl_wait(requests[1]));
    return status;
}

static dtl_status take_by_sendrecv(dtl_size_t length)
{
    return dtl_sendrecv(world.ctx, sent, length, DTL_DTYPE_UINT8, next_rank(), 0, room + GUARD,
                        ROOM, DTL_DTYPE_UINT8, last_rank(), 0);
}

static dtl_status take_by_mrecv(dtl_size_t length)
{
    dtl_request_t request = NULL;
    dtl_message_t message = NULL;
    dtl_message_info_t info;
    dtl_status status;

    assert_success(dtl_isend(world.ctx, sent, length, DTL_DTYPE_UINT8, next_rank(), 0, &request));
    assert_success(dtl_mprobe(world.ctx, last_rank(), 0, DTL_DTYPE_UINT8, &message, &info));
    assert_int_equal(info.count, length);
    status = dtl_mrecv(message, room + GUARD, ROOM, DTL_DTYPE_UINT8);
    if (status == DTL_ERROR_BUFFER_TOO_SMALL)
        assert_message("24");
    assert_success(dtl_wait(request));
    return status;
}

static void a_message_too_long_writes_nothing_and_the_job_goes_on(void **state)
{
    dtl_status (*const ways[])(dtl_size_t) = {take_by_recv, take_by_irecv, take_by_sendrecv,
                                              take_by_mrecv};

    (void)state;
    memset(sent, 0xEE, sizeof sent);
    for (size_t way = 0; way < COUNT_OF(ways); way++)
        for (size_t each = 0; each < COUNT_OF(lengths); each++) {
            memset(room, 0xA5, sizeof room);
            assert_status(DTL_ERROR_BUFFER_TOO_SMALL, ways[way](lengths[each]));
            for (size_t byte = 0; byte < sizeof room; byte++)
                assert_int_equal(room[byte], 0xA5);
            assert_success(ways[way](ROOM));
            assert_int_equal(room[GUARD + ROOM - 1], 0xEE);
            assert_int_equal(room[GUARD + ROOM], 0xA5);
        }
    assert_success(dtl_barrier(world.ctx));
}

static void a_message_too_long_names_both_sizes(void **state)
{
    dtl_request_t request = NULL;

    (void)state;
    assert_success(dtl_isend(world.ctx, sent, 4100, DTL_DTYPE_UINT8, next_rank(), 0, &request));
    assert_status(DTL_ERROR_BUFFER_TOO_SMALL,
                  dtl_recv(world.ctx, room + GUARD, ROOM, DTL_DTYPE_UINT8, last_rank(), 0));
    assert_message("24");
    assert_message("4100");
    assert_success(dtl_wait(request));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(waitany_gives_the_one_that_is_complete),
        cmocka_unit_test(nothing_to_wait_for_is_refused),
        cmocka_unit_test(a_receive_without_a_message_can_be_taken_back),
        cmocka_unit_test(a_receive_that_has_its_message_keeps_it),
        cmocka_unit_test(a_matched_message_is_found_by_nobody_else),
        cmocka_unit_test(a_matched_message_can_be_thrown_away),
        cmocka_unit_test(a_message_too_long_writes_nothing_and_the_job_goes_on),
        cmocka_unit_test(a_message_too_long_names_both_sizes),
    };

    return run_in_world("requests", tests, COUNT_OF(tests));
}
