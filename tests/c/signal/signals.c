/* SPDX-License-Identifier: BSD-3-Clause */
/* Communicators that count signals, however ranks reach each other. */
#include "../support.h"
#include "../symmetric/way.h"

enum { CELLS = 1000 };

static dtl_signal_t comm;
static int64_t cells[CELLS]; /* what every test registers */
static dtl_signal_window_t window;

static int comm_make(void **state)
{
    (void)state;
    memset(cells, 0, sizeof cells);
    return dtl_signal_create(world.ctx, &comm) == DTL_SUCCESS &&
                   dtl_signal_register_window(comm, cells, sizeof cells, 0, &window) == DTL_SUCCESS
               ? 0
               : -1;
}

static int comm_free(void **state)
{
    (void)state;
    dtl_signal_destroy(comm);
    return 0;
}

#define WITH_COMM(test) cmocka_unit_test_setup_teardown(test, comm_make, comm_free)

static int32_t next_rank(void)
{
    return (world.rank + 1) % world.size;
}

static int32_t rank_before(void)
{
    return (world.rank + world.size - 1) % world.size;
}

static dtl_status wait_for(int32_t peer, int op_count)
{
    return dtl_signal_wait_signal(comm, &peer, &op_count, NULL, NULL, 1, NULL);
}

static dtl_status put_to(int32_t peer, const int64_t *data, uint64_t count, uint64_t offset)
{
    return dtl_signal_put_signal(comm, data, count, DTL_DTYPE_INT64, peer, window, offset, 0, 0, 0,
                                 NULL);
}

static void a_put_is_there_when_its_signal_is(void **state)
{
    int64_t mine[CELLS - 1];

    (void)state;
    for (int64_t turn = 1; turn <= 20; turn++) {
        for (int index = 0; index < CELLS - 1; index++)
            mine[index] = turn * 100 + world.rank;
        assert_success(put_to(next_rank(), mine, CELLS - 1, sizeof *cells));
        mine[0] = mine[CELLS - 2] = -1; /* may be used again */
        assert_success(wait_for(rank_before(), 1));
        assert_int_equal(cells[0], 0);
        for (int index = 1; index < CELLS; index++)
            assert_int_equal(cells[index], turn * 100 + rank_before());
        assert_success(dtl_barrier(world.ctx));
    }
}

/* Each rank signals each, itself too, twice and once; the second wait takes what the first left. */
static void waits_count_the_signals_of_each_rank(void **state)
{
    int32_t peers[8];
    int counts[8];

    (void)state;
    for (int32_t peer = 0; peer < world.size; peer++)
        for (int turn = 0; turn < 3; turn++)
            assert_success(dtl_signal_notify(comm, peer, 0, 0, 0, NULL));
    for (size_t place = 0; place < 2 * (size_t)world.size; place++) {
        peers[place] = (int32_t)(place / 2);
        counts[place] = 1;
    }
    assert_success(
        dtl_signal_wait_signal(comm, peers, counts, NULL, NULL, 2 * (uint64_t)world.size, NULL));
    for (int32_t peer = 0; peer < world.size; peer++)
        peers[peer] = peer;
    assert_success(
        dtl_signal_wait_signal(comm, peers, NULL, NULL, NULL, (uint64_t)world.size, NULL));
}

static void messages_and_signals_of_a_group_cross(void **state)
{
    int64_t sent = 10 + world.rank, own = 20, got = -1, got_own = -1;

    (void)state;
    assert_success(dtl_signal_group_start());
    assert_success(wait_for(rank_before(), 1));
    assert_success(dtl_signal_group_start());
    assert_success(dtl_signal_recv(comm, &got_own, 1, DTL_DTYPE_INT64, world.rank, NULL));
    assert_success(dtl_signal_send(comm, &own, 1, DTL_DTYPE_INT64, world.rank, NULL));
    assert_success(dtl_signal_group_end());
    assert_int_equal(got_own, -1); /* the inner end has done nothing */
    assert_success(put_to(next_rank(), &sent, 1, 0));
    if (world.size > 1) {
        assert_success(dtl_signal_send(comm, &sent, 1, DTL_DTYPE_INT64, next_rank(), NULL));
        assert_success(dtl_signal_recv(comm, &got, 1, DTL_DTYPE_INT64, rank_before(), NULL));
    }
    assert_success(dtl_signal_group_end());
    assert_int_equal(got_own, 20);
    assert_int_equal(got, world.size > 1 ? 10 + rank_before() : -1);
    assert_int_equal(cells[0], 10 + rank_before());
}

static void an_end_without_a_start_is_refused(void **state)
{
    (void)state;
    assert_status(DTL_ERROR_INVALID_STATE, dtl_signal_group_end());
    assert_message("this thread has no group open; expected one that was started");
}

static void a_closed_communicator_leaves_nothing_in_a_group(void **state)
{
    dtl_signal_t other;

    (void)state;
    assert_success(dtl_signal_create(world.ctx, &other));
    assert_success(dtl_signal_group_start());
    assert_success(dtl_signal_notify(other, world.rank, 0, 0, 0, NULL));
    assert_success(dtl_signal_notify(comm, world.rank, 0, 0, 0, NULL));
    dtl_signal_destroy(other);
    assert_false(dtl_signal_is_valid(other));
    assert_success(dtl_signal_group_end());
    assert_success(wait_for(world.rank, 1));
}

/* ---- bad input ------------------------------------------------------------------------------- */

static void what_is_not_zero_is_refused_in_order(void **state)
{
    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_signal_notify(comm, -1, 2, 3, 4, NULL));
    assert_message("context is 3; expected 0");
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_signal_notify(comm, -1, 2, 0, 4, NULL));
    assert_message("signal_index is 2; expected 0");
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_signal_notify(comm, -1, 0, 0, 4, NULL));
    assert_message("flags is 4; expected 0");
    assert_status(DTL_ERROR_INVALID_RANK,
                  dtl_signal_put_signal(comm, cells, 1, DTL_DTYPE_INT64, world.size, -1, 1 << 20, 0,
                                        0, 0, NULL));
    assert_message("a rank of the communicator");
}

static void waits_without_sense_are_refused(void **state)
{
    const int32_t peers[2] = {0, world.size};
    const int none = 0, one = 1;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_signal_wait_signal(comm, peers, NULL, NULL, NULL, 0, NULL));
    assert_message("count");
    assert_status(DTL_ERROR_INVALID_ARGUMENT, wait_for(0, none));
    assert_message("op_count is 0; expected 1 or more");
    assert_status(DTL_ERROR_INVALID_RANK,
                  dtl_signal_wait_signal(comm, peers, NULL, NULL, NULL, 2, NULL));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_signal_wait_signal(comm, peers, NULL, &one, NULL, 1, NULL));
    assert_message("signal_index is 1; expected 0");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_signal_wait_signal(comm, peers, NULL, NULL, &one, 1, NULL));
    assert_message("context is 1; expected 0");
}

static void a_put_past_the_ranks_part_is_refused(void **state)
{
    int64_t mine[2] = {1, 2};

    (void)state;
    assert_status(DTL_ERROR_OUT_OF_BOUNDS,
                  put_to(next_rank(), mine, 2, sizeof cells - sizeof *cells));
    assert_message("offset is 7992 for 16 bytes; expected a range in the 8000 bytes that rank");
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, put_to(next_rank(), mine, 1, UINT64_MAX - 7));
    assert_success(put_to(next_rank(), mine, 0, sizeof cells)); /* empty, at the end */
    assert_success(wait_for(rank_before(), 1));
    assert_int_equal(cells[CELLS - 1], 0);
}

static void a_put_to_oneself_that_overlaps_is_refused(void **state)
{
    (void)state;
    cells[1] = 7;
    assert_status(DTL_ERROR_INVALID_ARGUMENT, put_to(world.rank, cells, 2, sizeof *cells));
    assert_message("localbuf overlaps the place in this rank's own window");
    assert_success(put_to(world.rank, cells + 1, 1, 0));
    assert_success(wait_for(world.rank, 1));
    assert_int_equal(cells[0], 7);
}

static void windows_of_others_and_closed_ones_are_refused(void **state)
{
    dtl_signal_t other;
    dtl_signal_window_t theirs;
    int64_t mine = 1;

    (void)state;
    assert_success(dtl_signal_create(world.ctx, &other));
    assert_success(dtl_signal_register_window(other, NULL, 0, 0, &theirs));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_signal_put_signal(comm, &mine, 1, DTL_DTYPE_INT64, next_rank(), theirs, 0, 0,
                                        0, 0, NULL));
    assert_message("which this communicator has not registered; expected a window of its own");
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_signal_deregister_window(comm, theirs));
    assert_success(dtl_barrier(world.ctx));
    assert_success(dtl_signal_deregister_window(comm, window));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, put_to(next_rank(), &mine, 1, 0));
    assert_message("which is not registered here; expected one that is");
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_signal_deregister_window(comm, window));
    dtl_signal_destroy(other);
}

/* All ranks learn of it, and can go on. */
static void windows_that_differ_are_refused_where_they_must_not(void **state)
{
    uint64_t bytes = world.rank == world.size - 1 ? 8 : 16;
    dtl_signal_window_t made = 0;
    dtl_status status =
        dtl_signal_register_window(comm, cells, bytes, DTL_SIGNAL_WINDOW_COLL_SYMMETRIC, &made);

    (void)state;
    assert_status(world.size > 1 ? DTL_ERROR_INVALID_ARGUMENT : DTL_SUCCESS, status);
    assert_true((made == 0) == (world.size > 1));
    assert_true(dtl_signal_register_window(comm, cells, 8, world.rank == 0 ? 4 : 0, &made) !=
                DTL_SUCCESS);
    if (world.rank == 0)
        assert_message("flags is 4; expected 0 to 3");
    assert_success(dtl_signal_register_window(comm, cells, bytes, 0, &made));
}

static void a_send_to_no_rank_is_refused(void **state)
{
    (void)state;
    assert_status(DTL_ERROR_INVALID_RANK,
                  dtl_signal_send(comm, cells, 1, DTL_DTYPE_INT64, world.size, NULL));
    assert_status(DTL_ERROR_INVALID_RANK,
                  dtl_signal_recv(comm, cells, 1, DTL_DTYPE_INT64, -1, NULL));
}

static void a_stream_is_of_the_host(void **state)
{
    dtl_stream_t host, emulated;

    (void)state;
    assert_success(dtl_stream_create(DTL_DEVICE_HOST, 0, &host));
    assert_success(dtl_signal_notify(comm, world.rank, 0, 0, 0, host));
    assert_success(wait_for(world.rank, 1));
    assert_success(dtl_stream_create(DTL_DEVICE_EMULATED, 0, &emulated));
    assert_status(DTL_ERROR_NOT_SUPPORTED, dtl_signal_notify(comm, world.rank, 0, 0, 0, emulated));
    assert_message("stream is of emulated 0; expected one of the host, or none");
    dtl_stream_destroy(emulated);
    dtl_stream_destroy(host);
}

/* ---- by an id -------------------------------------------------------------------------------- */

static void id_share(unsigned char *id)
{
    assert_success(dtl_signal_unique_id(id));
    assert_success(dtl_broadcast(world.ctx, id, DTL_SIGNAL_ID_BYTES, DTL_DTYPE_BYTE, 0));
}

/* In the other order. */
static void ranks_of_an_id_are_together_in_their_order(void **state)
{
    unsigned char id[DTL_SIGNAL_ID_BYTES];
    dtl_signal_t other;
    int32_t rank = world.size - 1 - world.rank;

    (void)state;
    id_share(id);
    assert_success(dtl_signal_init(world.size, rank, id, &other));
    assert_int_equal(dtl_signal_rank(other), rank);
    assert_int_equal(dtl_signal_size(other), world.size);
    assert_success(dtl_signal_notify(other, 0, 0, 0, 0, NULL));
    for (int32_t peer = 0; rank == 0 && peer < world.size; peer++)
        assert_success(dtl_signal_wait_signal(other, &peer, NULL, NULL, NULL, 1, NULL));
    dtl_signal_destroy(other);
}

static void ranks_of_two_ids_are_apart(void **state)
{
    unsigned char id[DTL_SIGNAL_ID_BYTES];
    dtl_signal_t other;

    (void)state;
    id_share(id);
    id[0] ^= (unsigned char)(world.rank > 0);
    assert_success(dtl_signal_init(world.rank > 0 ? world.size - 1 : 1,
                                   world.rank > 0 ? world.rank - 1 : 0, id, &other));
    assert_int_equal(dtl_signal_size(other), world.rank > 0 ? world.size - 1 : 1);
    dtl_signal_destroy(other);
}

static void ranks_that_contradict_each_other_are_all_refused(void **state)
{
    unsigned char id[DTL_SIGNAL_ID_BYTES];
    dtl_signal_t other;

    (void)state;
    id_share(id);
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_signal_init(world.size + 1, world.rank, id, &other));
    assert_message("nranks is");
    assert_status(DTL_ERROR_INVALID_RANK,
                  dtl_signal_init(world.size, world.rank == 0 ? -1 : world.rank, id, &other));
    assert_message("rank is -1 on rank 0 of the job; expected 0 to");
    if (world.size > 1) {
        assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_signal_init(world.size, 0, id, &other));
        assert_message("rank is 0 on the ranks 0 and 1 of the job; expected each number once");
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        WITH_COMM(a_put_is_there_when_its_signal_is),
        WITH_COMM(waits_count_the_signals_of_each_rank),
        WITH_COMM(messages_and_signals_of_a_group_cross),
        cmocka_unit_test(an_end_without_a_start_is_refused),
        WITH_COMM(a_closed_communicator_leaves_nothing_in_a_group),
        WITH_COMM(what_is_not_zero_is_refused_in_order),
        WITH_COMM(waits_without_sense_are_refused),
        WITH_COMM(a_put_past_the_ranks_part_is_refused),
        WITH_COMM(a_put_to_oneself_that_overlaps_is_refused),
        WITH_COMM(windows_of_others_and_closed_ones_are_refused),
        WITH_COMM(windows_that_differ_are_refused_where_they_must_not),
        WITH_COMM(a_send_to_no_rank_is_refused),
        WITH_COMM(a_stream_is_of_the_host),
        cmocka_unit_test(ranks_of_an_id_are_together_in_their_order),
        cmocka_unit_test(ranks_of_two_ids_are_apart),
        cmocka_unit_test(ranks_that_contradict_each_other_are_all_refused),
    };

    way_choose(argc, argv);
    setenv("DTL_DEVICE", "emulated", 1);
    return run_in_world("signals", tests, COUNT_OF(tests));
}
