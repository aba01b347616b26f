/* SPDX-License-Identifier: BSD-3-Clause */
/* Signal communicators: puts, waits, messages, groups, creation from ids, and refused calls. */
#include "comm.h"

static dtl_status wait_for(int32_t peer, int op_count)
{
    return dtl_signal_wait_signal(comm, &peer, &op_count, NULL, NULL, 1, NULL);
}

static dtl_status put_to(int32_t peer, const int64_t *data, uint64_t count, uint64_t offset)
{
    return dtl_signal_put_signal(comm, data, count, DTL_DTYPE_INT64, peer, window, offset, 0, 0, 0,
                                 NULL);
}

static void a_put_is_visible_when_its_signal_is(void **state)
{
    int64_t values[CELLS], found[CELLS];

    (void)state;
    for (int64_t turn = 1; turn <= 10; turn++) {
        for (int index = 0; index < CELLS - 1; index++)
            values[index] = turn * 100 + world.rank;
        cells_copy(mine, values, CELLS - 1);
        assert_success(put_to(next_rank(), mine, CELLS - 1, sizeof *cells));
        values[0] = -1;
        cells_copy(mine, values, 1); /* the buffer may be reused */
        assert_success(wait_for(rank_before(), 1));
        cells_copy(found, cells, CELLS);
        assert_int_equal(found[0], 0);
        for (int index = 1; index < CELLS; index++)
            assert_int_equal(found[index], turn * 100 + rank_before());
        assert_success(dtl_barrier(world.ctx));
    }
}

/* Each rank signals every rank including itself, twice and then once; the second wait consumes what
 * the first left. */
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
    enum { SENT, OWN, GOT, GOT_OWN, ALL };
    const int64_t values[ALL] = {10 + world.rank, 20, -1, -1};

    (void)state;
    cells_copy(mine, values, ALL);
    assert_success(dtl_signal_group_start());
    assert_success(wait_for(rank_before(), 1));
    assert_success(dtl_signal_group_start());
    assert_success(dtl_signal_recv(comm, &mine[GOT_OWN], 1, DTL_DTYPE_INT64, world.rank, NULL));
    assert_success(dtl_signal_send(comm, &mine[OWN], 1, DTL_DTYPE_INT64, world.rank, NULL));
    assert_success(dtl_signal_group_end());
    assert_int_equal(cell(&mine[GOT_OWN]), -1); /* the end of the inner group has started nothing */
    assert_success(put_to(next_rank(), &mine[SENT], 1, 0));
    if (world.size > 1) {
        assert_success(dtl_signal_send(comm, &mine[SENT], 1, DTL_DTYPE_INT64, next_rank(), NULL));
        assert_success(dtl_signal_recv(comm, &mine[GOT], 1, DTL_DTYPE_INT64, rank_before(), NULL));
    }
    assert_success(dtl_signal_group_end());
    assert_int_equal(cell(&mine[GOT_OWN]), 20);
    assert_int_equal(cell(&mine[GOT]), world.size > 1 ? 10 + rank_before() : -1);
    assert_int_equal(cell(&cells[0]), 10 + rank_before());
}

static void messages_of_two_ranks_need_no_group(void **state)
{
    enum { COUNT = 900 };

    (void)state;
    if (world.size == 1 || world.rank > 1)
        return;
    cells_copy(mine, &(int64_t){70 + world.rank}, 1);
    if (world.rank == 0)
        assert_success(dtl_signal_send(comm, mine, COUNT, DTL_DTYPE_INT64, 1, NULL));
    assert_success(world.rank == 0 ? dtl_signal_recv(comm, cells, COUNT, DTL_DTYPE_INT64, 1, NULL)
                                   : dtl_signal_recv(comm, cells, COUNT, DTL_DTYPE_INT64, 0, NULL));
    if (world.rank == 1)
        assert_success(dtl_signal_send(comm, mine, COUNT, DTL_DTYPE_INT64, 0, NULL));
    assert_int_equal(cell(cells), 71 - world.rank);
}

static void an_end_without_a_start_is_refused(void **state)
{
    (void)state;
    assert_status(DTL_ERROR_INVALID_STATE, dtl_signal_group_end());
    assert_message("this thread has no group open; expected one that was started");
}

static void a_closed_communicator_leaves_nothing_in_a_group(void **state)
{
    dtl_signal_window_t theirs;
    dtl_signal_t other;

    (void)state;
    assert_success(dtl_signal_create(ctx, &other));
    assert_success(dtl_signal_register_window(other, cells, BYTES, 0, &theirs));
    assert_success(dtl_signal_group_start());
    assert_success(dtl_signal_notify(other, world.rank, 0, 0, 0, NULL));
    assert_success(dtl_signal_notify(comm, world.rank, 0, 0, 0, NULL));
    dtl_signal_destroy(other);
    assert_false(dtl_signal_is_valid(other));
    assert_success(dtl_signal_group_end());
    assert_success(wait_for(world.rank, 1));
}

/* ---- bad input ------------------------------------------------------------------------------- */

static void nonzero_reserved_arguments_are_refused_in_order(void **state)
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

static void meaningless_waits_are_refused(void **state)
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

static void a_put_past_the_part_is_refused(void **state)
{
    (void)state;
    cells_copy(mine, (const int64_t[]){1, 2}, 2);
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, put_to(next_rank(), mine, 2, BYTES - sizeof *cells));
    assert_message("offset is 7992 for 16 bytes; expected a range in the 8000 bytes that rank");
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, put_to(next_rank(), mine, 1, UINT64_MAX - 7));
    assert_success(put_to(next_rank(), mine, 0, BYTES)); /* empty, at the window's end */
    assert_success(wait_for(rank_before(), 1));
    assert_int_equal(cell(&cells[CELLS - 1]), 0);
}

static void a_put_to_oneself_that_overlaps_is_refused(void **state)
{
    (void)state;
    cells_copy(&cells[1], &(int64_t){7}, 1);
    assert_status(DTL_ERROR_INVALID_ARGUMENT, put_to(world.rank, cells, 2, sizeof *cells));
    assert_message("localbuf overlaps the place in this rank's own window");
    assert_success(put_to(world.rank, cells + 1, 1, 0));
    assert_success(wait_for(world.rank, 1));
    assert_int_equal(cell(cells), 7);
}

static void windows_of_others_and_closed_ones_are_refused(void **state)
{
    dtl_signal_t other;
    dtl_signal_window_t theirs;

    (void)state;
    assert_success(dtl_signal_create(ctx, &other));
    assert_success(dtl_signal_register_window(other, NULL, 0, 0, &theirs));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_signal_put_signal(comm, mine, 1, DTL_DTYPE_INT64, next_rank(), theirs, 0, 0,
                                        0, 0, NULL));
    assert_message("which this communicator has not registered; expected a window of its own");
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_signal_deregister_window(comm, theirs));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_signal_deregister_window(comm, INT64_MIN));
    assert_success(dtl_barrier(world.ctx));
    assert_success(dtl_signal_deregister_window(comm, window));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, put_to(next_rank(), mine, 1, 0));
    assert_message("which is not registered here; expected one that is");
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_signal_deregister_window(comm, window));
    dtl_signal_destroy(other);
}

/* All ranks get the error, and the communicator stays usable. */
static void differing_windows_are_refused_where_they_must_match(void **state)
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
    assert_status(is_nccl && world.size > 1 ? DTL_ERROR_INVALID_ARGUMENT : DTL_SUCCESS,
                  dtl_signal_register_window(comm, cells, bytes, 0, &made));
}

static void a_send_to_no_rank_is_refused(void **state)
{
    (void)state;
    assert_status(DTL_ERROR_INVALID_RANK,
                  dtl_signal_send(comm, cells, 1, DTL_DTYPE_INT64, world.size, NULL));
    assert_status(DTL_ERROR_INVALID_RANK,
                  dtl_signal_recv(comm, cells, 1, DTL_DTYPE_INT64, -1, NULL));
}

static void a_stream_must_match_the_placement_of_memory(void **state)
{
    dtl_device_kind own = has_device() ? device_kind_named(kind_name()) : DTL_DEVICE_HOST;
    dtl_stream_t stream, other;

    (void)state;
    assert_success(dtl_stream_create(own, has_device() ? memory_device->id : 0, &stream));
    assert_success(dtl_signal_notify(comm, world.rank, 0, 0, 0, stream));
    assert_success(wait_for(world.rank, 1));
    assert_success(
        dtl_stream_create(has_device() ? DTL_DEVICE_HOST : DTL_DEVICE_EMULATED, 0, &other));
    assert_status(DTL_ERROR_NOT_SUPPORTED, dtl_signal_notify(comm, world.rank, 0, 0, 0, other));
    assert_message(has_device() ? "stream is of host 0; expected one of "
                                : "stream is of emulated 0; expected one of the host, or none");
    dtl_stream_destroy(other);
    dtl_stream_destroy(stream);
}

/* ---- on devices ------------------------------------------------------------------------------ */

static void memory_of_the_host_is_refused(void **state)
{
    int64_t value = 1;
    dtl_signal_window_t made;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT, put_to(next_rank(), &value, 1, 0));
    assert_message("memory of the host, or freed; expected memory of");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_signal_send(comm, &value, 1, DTL_DTYPE_INT64, 0, NULL));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_signal_recv(comm, &value, 1, DTL_DTYPE_INT64, 0, NULL));
    assert_true(dtl_signal_register_window(comm, world.rank == 0 ? &value : cells, 8, 0, &made) !=
                DTL_SUCCESS);
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, put_to(next_rank(), mine, CELLS + 1, 0));
}

/* Rank 0 waits for a signal on a stream, and receives it after it is sent. */
static void a_stream_may_wait_for_a_later_signal(void **state)
{
    dtl_stream_t stream;
    int32_t last = world.size - 1;
    int completed = 1;

    (void)state;
    if (world.size == 1)
        return;
    assert_success(dtl_stream_create(device_kind_named(kind_name()), memory_device->id, &stream));
    if (world.rank == 0) {
        assert_success(dtl_signal_wait_signal(comm, &last, NULL, NULL, NULL, 1, stream));
        assert_success(dtl_stream_test(stream, &completed));
        assert_int_equal(completed, 0);
    }
    assert_success(dtl_barrier(world.ctx));
    if (world.rank == last) {
        cells_copy(mine, &(int64_t){9}, 1);
        assert_success(put_to(0, mine, 1, 0));
    }
    assert_success(dtl_stream_synchronize(stream));
    assert_int_equal(cell(cells), world.rank == 0 ? 9 : 0);
    dtl_stream_destroy(stream);
}

static void nccl_puts_only_registered_memory(void **state)
{
    int64_t *other = block_make();

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT, put_to(next_rank(), other, 1, 0));
    assert_message("in no window of this communicator; expected memory that this rank has "
                   "registered, since NCCL puts nothing else");
    block_free(other);
}

/* Other ranks wait for signals that are never sent. */
static void a_signal_refused_by_nccl_fails_on_all(void **state)
{
    bool is_last = world.rank == world.size - 1;

    (void)state;
    if (is_last)
        setenv("DTL_FAKE_NCCL_FAILS", "ncclSignal=1", 1);
    assert_int_not_equal(is_last ? dtl_signal_notify(comm, 0, 0, 0, 0, NULL)
                                 : wait_for(world.size - 1, 1),
                         DTL_SUCCESS);
    assert_message("ncclSignal said \"unhandled cuda error\" (1): a fake");
    unsetenv("DTL_FAKE_NCCL_FAILS");
    assert_status(DTL_ERROR_NCCL, dtl_signal_notify(comm, 0, 0, 0, 0, NULL));
}

/* ---- creation from an id --------------------------------------------------------------------- */

static void id_share(unsigned char *id)
{
    assert_success(dtl_signal_unique_id(id));
    assert_success(dtl_broadcast(world.ctx, id, DTL_SIGNAL_ID_BYTES, DTL_DTYPE_BYTE, 0));
}

/* Ranks are numbered in reverse order. */
static void ranks_of_an_id_keep_their_order(void **state)
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

static void ranks_of_two_ids_are_separate(void **state)
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

static void contradicting_ranks_are_all_refused(void **state)
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

#define ON_ALL                                                                                     \
    WITH_COMM(a_put_is_visible_when_its_signal_is),                                                \
        WITH_COMM(waits_count_the_signals_of_each_rank),                                           \
        WITH_COMM(messages_and_signals_of_a_group_cross),                                          \
        WITH_COMM(messages_of_two_ranks_need_no_group),                                            \
        cmocka_unit_test(an_end_without_a_start_is_refused),                                       \
        WITH_COMM(a_closed_communicator_leaves_nothing_in_a_group),                                \
        WITH_COMM(nonzero_reserved_arguments_are_refused_in_order),                                \
        WITH_COMM(meaningless_waits_are_refused), WITH_COMM(a_put_past_the_part_is_refused),       \
        WITH_COMM(a_put_to_oneself_that_overlaps_is_refused),                                      \
        WITH_COMM(windows_of_others_and_closed_ones_are_refused),                                  \
        WITH_COMM(differing_windows_are_refused_where_they_must_match),                            \
        WITH_COMM(a_send_to_no_rank_is_refused),                                                   \
        WITH_COMM(a_stream_must_match_the_placement_of_memory)

#define ON_DEVICES                                                                                 \
    WITH_COMM(memory_of_the_host_is_refused), WITH_COMM(a_stream_may_wait_for_a_later_signal)

static int run_suite(void)
{
    const struct CMUnitTest on_hosts[] = {
        ON_ALL,
        cmocka_unit_test(ranks_of_an_id_keep_their_order),
        cmocka_unit_test(ranks_of_two_ids_are_separate),
        cmocka_unit_test(contradicting_ranks_are_all_refused),
    };
    const struct CMUnitTest by_blocks[] = {ON_ALL, ON_DEVICES};
    const struct CMUnitTest by_nccl[] = {ON_ALL, ON_DEVICES,
                                         WITH_COMM(nccl_puts_only_registered_memory),
                                         WITH_COMM(a_signal_refused_by_nccl_fails_on_all)};

    if (is_nccl)
        return run_on_devices("signals", by_nccl, COUNT_OF(by_nccl));
    if (has_device())
        return run_on_devices("signals", by_blocks, COUNT_OF(by_blocks));
    return run_on_devices("signals", on_hosts, COUNT_OF(on_hosts));
}

int main(int argc, char **argv)
{
    comm_transport_choose(argc, argv);
    return run_suite();
}
