/* SPDX-License-Identifier: BSD-3-Clause */
/* Several concurrent requests, canceled receives, and messages extracted by a matched probe. */
#include <malloc.h>

#include "../support/support.h"

static int32_t next_rank(void)
{
    return (world.rank + 1) % world.size;
}

static int32_t last_rank(void)
{
    return (world.rank + world.size - 1) % world.size;
}

/* Receives with tags 0 to 2, of which only tag 1 gets a message. */
static void waitany_returns_the_complete_request(void **state)
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
    assert_success(dtl_barrier(world.ctx)); /* no rank has sent before */

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

static void a_request_listed_twice_is_refused(void **state)
{
    int32_t values[2] = {-1, -1}, mine = world.rank;
    dtl_request_t first, second;
    dtl_size_t index = 99;
    int completed = 7;

    (void)state;
    assert_success(dtl_irecv(world.ctx, &values[0], 1, DTL_DTYPE_INT32, last_rank(), 0, &first));
    assert_success(dtl_irecv(world.ctx, &values[1], 1, DTL_DTYPE_INT32, last_rank(), 1, &second));
    dtl_request_t requests[4] = {NULL, first, second, first};
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_waitall(4, requests));
    assert_message("requests[1] and requests[3] are the same handle; expected each once");
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_testall(4, requests, &completed));
    assert_message("[DTL-testall-requests-handle]");
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_waitany(4, requests, &index));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_testany(4, requests, &index, &completed));
    assert_int_equal(index, 99);
    assert_int_equal(completed, 7);

    for (int tag = 0; tag < 2; tag++)
        assert_success(dtl_send(world.ctx, &mine, 1, DTL_DTYPE_INT32, next_rank(), tag));
    assert_success(dtl_waitall(3, requests));
    assert_int_equal(values[0], last_rank());
}

static void an_empty_list_of_waits_is_refused(void **state)
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

/* A later message matches the next receive. */
static void a_receive_without_a_message_can_be_canceled(void **state)
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

static void a_matched_receive_is_not_canceled(void **state)
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

static void a_matched_message_is_invisible_to_other_probes(void **state)
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

static void a_matched_message_can_be_discarded(void **state)
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

/* ---- receive buffers that are too small ------------------------------------------------------ */

enum { CAPACITY = 24, GUARD = 4096, LONGEST = 800000, TAG = 5 };

static unsigned char sent[LONGEST], received[GUARD + CAPACITY + GUARD];
static const dtl_size_t lengths[] = {25, 80, 4097, LONGEST};

/* Source and destination of a message, and the receiver's arguments. */
struct route {
    dtl_rank_t dest, source;
    dtl_tag_t tag;
};

static dtl_request_t sending(const struct route *route, dtl_size_t length)
{
    dtl_request_t request = NULL;

    assert_success(dtl_isend(world.ctx, sent, length, DTL_DTYPE_UINT8, route->dest, TAG, &request));
    return request;
}

/* The error message of a failed receive contains both sizes. */
static void expect_both_sizes(dtl_status status, dtl_size_t length)
{
    char digits[32];

    if (status == DTL_SUCCESS)
        return;
    snprintf(digits, sizeof digits, "%llu", (unsigned long long)length);
    assert_message(digits);
    assert_message("24");
}

static dtl_status receive_by_recv(const struct route *route, dtl_size_t length)
{
    dtl_request_t request = sending(route, length);
    dtl_status status =
        dtl_recv(world.ctx, received + GUARD, CAPACITY, DTL_DTYPE_UINT8, route->source, route->tag);

    expect_both_sizes(status, length);
    assert_success(dtl_wait(request));
    return status;
}

static dtl_status receive_by_irecv(const struct route *route, dtl_size_t length)
{
    dtl_request_t receive = NULL, request;
    dtl_status status;

    assert_success(dtl_irecv(world.ctx, received + GUARD, CAPACITY, DTL_DTYPE_UINT8, route->source,
                             route->tag, &receive));
    request = sending(route, length);
    status = dtl_wait(receive);
    expect_both_sizes(status, length);
    assert_success(dtl_wait(request));
    return status;
}

static dtl_status receive_by_testing(const struct route *route, dtl_size_t length)
{
    dtl_request_t receive = NULL, request = sending(route, length);
    dtl_status status = DTL_SUCCESS;
    int completed = 0;

    assert_success(dtl_irecv(world.ctx, received + GUARD, CAPACITY, DTL_DTYPE_UINT8, route->source,
                             route->tag, &receive));
    while (status == DTL_SUCCESS && !completed)
        status = dtl_test(receive, &completed);
    expect_both_sizes(status, length);
    dtl_request_free(receive);
    assert_success(dtl_wait(request));
    return status;
}

static dtl_status receive_by_sendrecv(const struct route *route, dtl_size_t length)
{
    dtl_status status =
        dtl_sendrecv(world.ctx, sent, length, DTL_DTYPE_UINT8, route->dest, TAG, received + GUARD,
                     CAPACITY, DTL_DTYPE_UINT8, route->source, route->tag);

    expect_both_sizes(status, length);
    return status;
}

static dtl_status receive_by_mrecv(const struct route *route, dtl_size_t length)
{
    dtl_request_t request = sending(route, length);
    dtl_message_t message = NULL;
    dtl_message_info_t info;
    dtl_status status;

    assert_success(
        dtl_mprobe(world.ctx, route->source, route->tag, DTL_DTYPE_UINT8, &message, &info));
    assert_int_equal(info.count, length);
    status = dtl_mrecv(message, received + GUARD, CAPACITY, DTL_DTYPE_UINT8);
    expect_both_sizes(status, length);
    assert_success(dtl_wait(request));
    return status;
}

/* Checks that the complete message is still queued. */
static void expect_message(const struct route *route, dtl_size_t length)
{
    static unsigned char got[LONGEST];

    memset(got, 0, length);
    assert_success(dtl_recv(world.ctx, got, length, DTL_DTYPE_UINT8, route->source, route->tag));
    assert_memory_equal(got, sent, length);
}

static dtl_status (*const receives[])(const struct route *, dtl_size_t) = {
    receive_by_recv, receive_by_irecv, receive_by_testing, receive_by_sendrecv, receive_by_mrecv};

/* Messages of each excessive length are refused without a side effect; the message stays queued. */
static void expect_buffer_is_unchanged(const struct route *route)
{
    memset(sent, 0xEE, sizeof sent);
    for (size_t kind = 0; kind < COUNT_OF(receives); kind++)
        for (size_t each = 0; each < COUNT_OF(lengths); each++) {
            memset(received, 0xA5, sizeof received);
            assert_status(DTL_ERROR_BUFFER_TOO_SMALL, receives[kind](route, lengths[each]));
            for (size_t byte = 0; byte < sizeof received; byte++)
                assert_int_equal(received[byte], 0xA5);
            expect_message(route, lengths[each]);
            assert_success(receives[kind](route, CAPACITY));
            assert_int_equal(received[GUARD + CAPACITY - 1], 0xEE);
            assert_int_equal(received[GUARD + CAPACITY], 0xA5);
        }
    assert_success(dtl_barrier(world.ctx));
}

static void a_message_too_long_writes_nothing_and_stays_queued(void **state)
{
    (void)state;
    expect_buffer_is_unchanged(
        &(struct route){.dest = next_rank(), .source = last_rank(), .tag = TAG});
}

static void a_wildcard_receive_does_not_write_past_its_buffer(void **state)
{
    (void)state;
    expect_buffer_is_unchanged(
        &(struct route){.dest = next_rank(), .source = DTL_ANY_SOURCE, .tag = DTL_ANY_TAG});
}

static void a_self_message_does_not_write_past_its_buffer(void **state)
{
    (void)state;
    expect_buffer_is_unchanged(
        &(struct route){.dest = world.rank, .source = world.rank, .tag = TAG});
}

/* Messages for other receives arrive at the same time. */
static void a_message_too_long_disturbs_no_other_receive(void **state)
{
    struct route route = {.dest = next_rank(), .source = last_rank(), .tag = TAG};
    int32_t mine = world.rank, got = -1;
    dtl_request_t other = NULL;

    (void)state;
    assert_success(dtl_irecv(world.ctx, &got, 1, DTL_DTYPE_INT32, last_rank(), TAG + 1, &other));
    for (size_t kind = 0; kind < COUNT_OF(receives); kind++) {
        assert_status(DTL_ERROR_BUFFER_TOO_SMALL, receives[kind](&route, LONGEST));
        expect_message(&route, LONGEST);
    }
    assert_success(dtl_send(world.ctx, &mine, 1, DTL_DTYPE_INT32, next_rank(), TAG + 1));
    assert_success(dtl_wait(other));
    assert_int_equal(got, last_rank());
}

/* ---- dtypes ---------------------------------------------------------------------------------- */

/* Sizes around the limit below which data travels with its header. */
static const dtl_size_t elements[] = {0, 1, 61, 62, 501, 502, 503, 510, 511, 512, 513, 100000};

enum { MOST = 100000 };

static int64_t numbers[MOST], taken[MOST];

static void numbers_fill(void)
{
    for (int index = 0; index < MOST; index++) {
        numbers[index] = world.rank + 3 * index;
        taken[index] = -1;
    }
}

static void every_size_arrives_by_every_kind_of_receive(void **state)
{
    (void)state;
    for (size_t each = 0; each < COUNT_OF(elements); each++) {
        dtl_size_t count = elements[each];
        dtl_request_t send = NULL, receive = NULL;
        dtl_message_t message = NULL;
        dtl_envelope_t envelope = {0};
        dtl_message_info_t info;

        for (int kind = 0; kind < 3; kind++) {
            numbers_fill();
            if (kind == 1)
                assert_success(dtl_irecv(world.ctx, taken, count, DTL_DTYPE_INT64, last_rank(), TAG,
                                         &receive));
            assert_success(
                dtl_isend(world.ctx, numbers, count, DTL_DTYPE_INT64, next_rank(), TAG, &send));
            if (kind == 0)
                assert_success(
                    dtl_recv(world.ctx, taken, count, DTL_DTYPE_INT64, DTL_ANY_SOURCE, TAG));
            if (kind == 1)
                assert_success(dtl_wait(receive));
            if (kind == 2) {
                assert_success(
                    dtl_mprobe(world.ctx, last_rank(), TAG, DTL_DTYPE_INT64, &message, &info));
                assert_success(dtl_message_envelope(message, &envelope));
                assert_int_equal(envelope.count, count);
                assert_int_equal(envelope.dtype, DTL_DTYPE_INT64);
                assert_int_equal(envelope.ndim, 0);
                assert_success(dtl_mrecv(message, taken, count, DTL_DTYPE_INT64));
            }
            assert_success(dtl_wait(send));
            for (dtl_size_t index = 0; index < count; index++)
                assert_int_equal(taken[index], last_rank() + 3 * (int64_t)index);
            if (count < MOST)
                assert_int_equal(taken[count], -1);
        }
    }
}

static void expect_both_dtypes(dtl_status status)
{
    assert_int_equal(status, DTL_ERROR_INVALID_ARGUMENT);
    assert_message("dtype is float64");
    assert_message("expected int64");
}

/* The same for probes; receives of the right dtype get the messages in the order of sending. */
static void another_dtype_is_refused_and_the_message_stays(void **state)
{
    (void)state;
    for (size_t each = 0; each < COUNT_OF(elements); each++) {
        dtl_size_t count = elements[each];
        dtl_request_t sends[2], receive = NULL;
        dtl_message_t message = NULL;
        dtl_message_info_t info = {.source = -7};
        double *capacity_for = (double *)taken;
        int flag = 7;

        numbers_fill();
        assert_success(dtl_irecv(world.ctx, capacity_for, MOST, DTL_DTYPE_FLOAT64, last_rank(), TAG,
                                 &receive));
        for (int number = 0; number < 2; number++)
            assert_success(dtl_isend(world.ctx, numbers, count - (count > 0 && number > 0),
                                     DTL_DTYPE_INT64, next_rank(), TAG, &sends[number]));
        expect_both_dtypes(dtl_wait(receive));
        expect_both_dtypes(dtl_probe(world.ctx, last_rank(), TAG, DTL_DTYPE_FLOAT64, &info));
        expect_both_dtypes(
            dtl_iprobe(world.ctx, DTL_ANY_SOURCE, TAG, DTL_DTYPE_FLOAT64, &flag, &info));
        expect_both_dtypes(
            dtl_mprobe(world.ctx, last_rank(), TAG, DTL_DTYPE_FLOAT64, &message, &info));
        expect_both_dtypes(
            dtl_improbe(world.ctx, last_rank(), TAG, DTL_DTYPE_FLOAT64, &message, &info));
        assert_null(message);
        assert_int_equal(flag, 7);
        assert_int_equal(info.source, -7);
        expect_both_dtypes(
            dtl_recv(world.ctx, capacity_for, MOST, DTL_DTYPE_FLOAT64, last_rank(), TAG));
        assert_success(dtl_mprobe(world.ctx, last_rank(), TAG, DTL_DTYPE_BYTE, &message, &info));
        assert_int_equal(info.count, count * sizeof *numbers);
        expect_both_dtypes(dtl_mrecv(message, capacity_for, MOST, DTL_DTYPE_FLOAT64));
        assert_int_equal(taken[0], -1);

        assert_success(dtl_recv(world.ctx, taken, count * 8, DTL_DTYPE_BYTE, last_rank(), TAG));
        assert_int_equal(taken[0], count > 0 ? last_rank() : -1);
        assert_success(dtl_probe(world.ctx, last_rank(), TAG, DTL_DTYPE_INT64, &info));
        assert_int_equal(info.count, count - (count > 0));
        assert_success(dtl_recv(world.ctx, taken, count, DTL_DTYPE_INT64, last_rank(), TAG));
        assert_success(dtl_waitall(2, sends));
    }
}

static void a_message_carries_its_shape(void **state)
{
    dtl_shape shape = {.ndim = 2, .dims = {2, 3}}, wrong = {.ndim = 2, .dims = {2, 2}};
    dtl_shape huge = {.ndim = 2, .dims = {1UL << 63, 2}}, none = {.ndim = -1};
    dtl_envelope_t envelope = {0};
    dtl_request_t send = NULL;
    int flag = 0;

    (void)state;
    numbers_fill();
    assert_status(
        DTL_ERROR_EXTENT_MISMATCH,
        dtl_isend_shaped(world.ctx, numbers, 6, DTL_DTYPE_INT64, wrong, next_rank(), TAG, &send));
    assert_status(
        DTL_ERROR_EXTENT_MISMATCH,
        dtl_isend_shaped(world.ctx, numbers, 0, DTL_DTYPE_INT64, huge, next_rank(), TAG, &send));
    assert_status(
        DTL_ERROR_INVALID_ARGUMENT,
        dtl_isend_shaped(world.ctx, numbers, 6, DTL_DTYPE_INT64, none, next_rank(), TAG, &send));
    none.ndim = 65;
    assert_status(
        DTL_ERROR_INVALID_ARGUMENT,
        dtl_isend_shaped(world.ctx, numbers, 6, DTL_DTYPE_INT64, none, next_rank(), TAG, &send));
    assert_success(
        dtl_isend_shaped(world.ctx, numbers, 6, DTL_DTYPE_INT64, shape, next_rank(), TAG, &send));
    assert_success(dtl_probe_envelope(world.ctx, DTL_ANY_SOURCE, DTL_ANY_TAG, &envelope));
    assert_int_equal(envelope.source, last_rank());
    assert_int_equal(envelope.tag, TAG);
    assert_int_equal(envelope.ndim, 2);
    assert_int_equal(envelope.dims[0] * 10 + envelope.dims[1], 23);
    assert_success(dtl_iprobe_envelope(world.ctx, last_rank(), TAG, &flag, &envelope));
    assert_int_equal(flag, 1);
    assert_success(dtl_recv(world.ctx, taken, 6, DTL_DTYPE_INT64, last_rank(), TAG));
    assert_int_equal(taken[5], last_rank() + 15);
    assert_success(dtl_wait(send));
}

static void a_message_carries_a_shape_of_64_dimensions(void **state)
{
    dtl_size_t extents[64], read[64] = {0};
    dtl_envelope_t envelope = {0};
    dtl_request_t send = NULL;
    dtl_shape shape = {0};

    (void)state;
    numbers_fill();
    for (int dim = 0; dim < 64; dim++)
        extents[dim] = dim % 32 == 7 ? 3 : 1;
    assert_success(dtl_shape_pack(64, extents, &shape));
    assert_success(
        dtl_isend_shaped(world.ctx, numbers, 9, DTL_DTYPE_INT64, shape, next_rank(), TAG, &send));
    assert_success(dtl_probe_envelope(world.ctx, last_rank(), TAG, &envelope));
    assert_int_equal(envelope.ndim, 64);
    memcpy(shape.dims, envelope.dims, sizeof shape.dims);
    assert_success(dtl_shape_unpack(&shape, 64, read));
    assert_memory_equal(read, extents, sizeof read);
    assert_success(dtl_recv(world.ctx, taken, 9, DTL_DTYPE_INT64, last_rank(), TAG));
    assert_int_equal(taken[8], last_rank() + 24);
    assert_success(dtl_wait(send));
}

/* Large and small messages, received in another order than sent. */
static void messages_of_several_tags_and_sizes_keep_their_order(void **state)
{
    enum { MESSAGES = 12, TAGS = 3 };
    dtl_request_t sends[MESSAGES];

    (void)state;
    numbers_fill();
    for (int number = 0; number < MESSAGES; number++)
        assert_success(dtl_isend(world.ctx, &numbers[number], number % 2 == 0 ? 1 : 2000,
                                 DTL_DTYPE_INT64, next_rank(), number % TAGS, &sends[number]));
    for (int tag = TAGS - 1; tag >= 0; tag--)
        for (int number = tag; number < MESSAGES; number += TAGS) {
            assert_success(dtl_recv(world.ctx, taken, 2000, DTL_DTYPE_INT64, DTL_ANY_SOURCE, tag));
            assert_int_equal(taken[0], last_rank() + 3 * number);
        }
    assert_success(dtl_waitall(MESSAGES, sends));
    assert_success(dtl_barrier(world.ctx));
}

/* MPI may reuse the id of a freed communicator. */
static void an_unreceived_message_is_freed_with_its_context(void **state)
{
    dtl_context_t before, after;
    dtl_request_t send = NULL, receive = NULL;
    int32_t old = -1, mine = world.rank, found = -2;
    int flag = 7;
    dtl_envelope_t envelope;

    (void)state;
    assert_success(dtl_context_dup(world.ctx, &before));
    assert_success(dtl_isend(before, &old, 1, DTL_DTYPE_INT32, next_rank(), TAG, &send));
    assert_success(dtl_wait(send));
    assert_success(dtl_barrier(before));
    dtl_context_destroy(before);

    assert_success(dtl_context_dup(world.ctx, &after));
    assert_success(dtl_iprobe_envelope(after, DTL_ANY_SOURCE, DTL_ANY_TAG, &flag, &envelope));
    assert_int_equal(flag, 0);
    assert_success(dtl_barrier(after)); /* no rank has sent before */
    assert_success(dtl_irecv(after, &found, 1, DTL_DTYPE_INT32, last_rank(), TAG, &receive));
    assert_success(dtl_send(after, &mine, 1, DTL_DTYPE_INT32, next_rank(), TAG));
    assert_success(dtl_wait(receive));
    assert_int_equal(found, last_rank());
    assert_success(dtl_barrier(after));
    dtl_context_destroy(after);
}

/* Small messages, and large ones whose sender waits. */
static void a_freed_context_leaves_no_messages(void **state)
{
    enum { ROUNDS = 1000, SETTLED = 200, MOST = 1 << 20 };
    static int64_t large[10000];
    const int32_t small[256] = {0};
    size_t settled = 0;

    (void)state;
    for (int round = 0; round < ROUNDS; round++) {
        dtl_context_t ctx;
        dtl_request_t sends[2];

        assert_success(dtl_context_dup(world.ctx, &ctx));
        assert_success(
            dtl_isend(ctx, small, COUNT_OF(small), DTL_DTYPE_INT32, next_rank(), TAG, &sends[0]));
        assert_success(
            dtl_isend(ctx, large, COUNT_OF(large), DTL_DTYPE_INT64, next_rank(), TAG, &sends[1]));
        assert_success(dtl_barrier(ctx));
        dtl_request_free(sends[0]);
        dtl_request_free(sends[1]);
        dtl_context_destroy(ctx);
        if (round == SETTLED)
            settled = mallinfo2().uordblks;
    }
    assert_true(mallinfo2().uordblks < settled + MOST);
}

/* Messages of any tag, and one that is still being sent. */
static void a_map_does_not_mistake_it_for_a_reply(void **state)
{
    enum { TAGS = 100, KEYS = 50 };
    static int64_t most[100000];
    dtl_context_t before, after;
    dtl_request_t send = NULL;
    dtl_map_t map;

    (void)state;
    assert_success(dtl_context_dup(world.ctx, &before));
    for (int tag = 0; tag < TAGS; tag++) {
        assert_success(dtl_isend(before, &tag, 1, DTL_DTYPE_INT32, next_rank(), tag, &send));
        assert_success(dtl_wait(send));
    }
    assert_success(dtl_isend(before, most, COUNT_OF(most), DTL_DTYPE_INT64, next_rank(), 0, &send));
    assert_success(dtl_barrier(before));
    dtl_request_free(send);
    dtl_context_destroy(before);

    assert_success(dtl_context_dup(world.ctx, &after));
    assert_success(dtl_map_create(after, DTL_DTYPE_INT64, DTL_DTYPE_INT64, &map));
    for (int64_t key = world.rank; key < KEYS; key += world.size)
        assert_success(dtl_map_insert(map, &key, &key));
    assert_success(dtl_map_sync(map));
    for (int64_t key = 0; key < KEYS; key++) {
        int64_t value = -1;
        int found = 0;

        assert_success(dtl_map_find(map, &key, &value, &found));
        assert_int_equal(found, 1);
        assert_int_equal(value, key);
    }
    dtl_map_destroy(map);
    dtl_context_destroy(after);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(waitany_returns_the_complete_request),
        cmocka_unit_test(a_request_listed_twice_is_refused),
        cmocka_unit_test(an_empty_list_of_waits_is_refused),
        cmocka_unit_test(a_receive_without_a_message_can_be_canceled),
        cmocka_unit_test(a_matched_receive_is_not_canceled),
        cmocka_unit_test(a_matched_message_is_invisible_to_other_probes),
        cmocka_unit_test(a_matched_message_can_be_discarded),
        cmocka_unit_test(a_message_too_long_writes_nothing_and_stays_queued),
        cmocka_unit_test(a_wildcard_receive_does_not_write_past_its_buffer),
        cmocka_unit_test(a_self_message_does_not_write_past_its_buffer),
        cmocka_unit_test(a_message_too_long_disturbs_no_other_receive),
        cmocka_unit_test(every_size_arrives_by_every_kind_of_receive),
        cmocka_unit_test(another_dtype_is_refused_and_the_message_stays),
        cmocka_unit_test(a_message_carries_its_shape),
        cmocka_unit_test(a_message_carries_a_shape_of_64_dimensions),
        cmocka_unit_test(messages_of_several_tags_and_sizes_keep_their_order),
        cmocka_unit_test(an_unreceived_message_is_freed_with_its_context),
        cmocka_unit_test(a_freed_context_leaves_no_messages),
        cmocka_unit_test(a_map_does_not_mistake_it_for_a_reply),
    };

    return run_in_world("requests", tests, COUNT_OF(tests));
}
