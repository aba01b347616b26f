/* SPDX-License-Identifier: BSD-3-Clause */
/* Signals with several indices and contexts, which a communicator counts separately. */
#include "comm.h"

enum { CONTEXTS = 2, INDICES = 3 };

static dtl_status notify(dtl_signal_t other, int32_t peer, int index, int context)
{
    return dtl_signal_notify(other, peer, index, context, 0, NULL);
}

static dtl_status await(dtl_signal_t other, int32_t peer, int count, int index, int context)
{
    return dtl_signal_wait_signal(other, &peer, &count, &index, &context, 1, NULL);
}

/* Each index of each context gets a different number of signals, the last index first; a wait
 * consumes signals of its own index and context only. */
static void signals_of_each_index_and_context_are_counted_separately(void **state)
{
    dtl_signal_t other;

    (void)state;
    assert_success(dtl_signal_create_configured(ctx, CONTEXTS, INDICES, 1, &other));
    for (int number = CONTEXTS * INDICES - 1; number >= 0; number--)
        for (int turn = 0; turn <= number; turn++)
            assert_success(notify(other, next_rank(), number % INDICES, number / INDICES));
    for (int number = 0; number < CONTEXTS * INDICES; number++)
        assert_success(await(other, rank_before(), number + 1, number % INDICES, number / INDICES));
    assert_success(notify(other, world.rank, 2, 1));
    assert_success(await(other, world.rank, 1, 2, 1));
    dtl_signal_destroy(other);
}

static void a_put_signals_its_index(void **state)
{
    dtl_signal_window_t theirs, ours;
    dtl_signal_t other;

    (void)state;
    assert_success(dtl_signal_create_configured(ctx, CONTEXTS, INDICES, 0, &other));
    assert_success(dtl_signal_register_window(other, cells, BYTES, 0, &theirs));
    assert_success(dtl_signal_register_window(other, mine, BYTES, 0, &ours));
    cells_copy(mine, &(int64_t){40 + world.rank}, 1);
    assert_success(dtl_signal_put_signal(other, mine, 1, DTL_DTYPE_INT64, next_rank(), theirs, 0, 1,
                                         1, 0, NULL));
    assert_success(await(other, rank_before(), 1, 1, 1));
    assert_int_equal(cell(cells), 40 + rank_before());
    dtl_signal_destroy(other);
}

static void indices_past_the_last_are_refused(void **state)
{
    dtl_signal_t other;

    (void)state;
    assert_success(dtl_signal_create_configured(ctx, CONTEXTS, INDICES, 1, &other));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, notify(other, 0, INDICES, CONTEXTS));
    assert_message("context is 2; expected 0 to 1");
    assert_status(DTL_ERROR_INVALID_ARGUMENT, notify(other, 0, INDICES, 0));
    assert_message("signal_index is 3; expected 0 to 2");
    assert_status(DTL_ERROR_INVALID_ARGUMENT, await(other, 0, 1, -1, 0));
    assert_message("signal_index is -1; expected 0 to 2");
    assert_status(DTL_ERROR_INVALID_ARGUMENT, await(other, 0, 1, 0, 1 << 30));
    dtl_signal_destroy(other);
}

static void ranks_with_other_indices_are_all_refused(void **state)
{
    dtl_signal_t other;

    (void)state;
    if (world.size == 1)
        return;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_signal_create_configured(ctx, 1, world.rank == 0 ? 2 : 3, 1, &other));
    assert_message("indices is 2 on one rank and 3 on another; expected the same on all");
}

static void before_2_31_nccl_has_one_index(void **state)
{
    dtl_signal_t other;

    (void)state;
    assert_status(DTL_ERROR_NOT_SUPPORTED, dtl_signal_create_configured(ctx, 1, 2, 0, &other));
    assert_message("NCCL 2.29 counts the signals of one index of one context, and is ready with "
                   "the first window; expected NCCL 2.31 or later");
    assert_status(DTL_ERROR_NOT_SUPPORTED, dtl_signal_create_configured(ctx, 1, 1, 1, &other));
    assert_success(dtl_signal_create_configured(ctx, 1, 1, 0, &other));
    assert_success(dtl_signal_notify(other, world.rank, 0, 0, 0, NULL));
    dtl_signal_destroy(other);
}

static void nccl_signals_once_it_is_ready(void **state)
{
    dtl_signal_t other;
    dtl_signal_window_t theirs;

    (void)state;
    assert_success(dtl_signal_create(ctx, &other));
    assert_status(DTL_ERROR_INVALID_STATE, notify(other, world.rank, 0, 0));
    assert_message("no window is registered, and NCCL gets ready for signals with the first; "
                   "expected one, or a communicator whose eager_init is 1");
    assert_status(DTL_ERROR_INVALID_STATE, await(other, world.rank, 1, 0, 0));
    assert_success(
        dtl_signal_register_window(other, NULL, 0, 0, &theirs)); /* not a window of NCCL */
    assert_status(DTL_ERROR_INVALID_STATE, notify(other, world.rank, 0, 0));
    assert_success(dtl_signal_register_window(other, cells, BYTES, 0, &theirs));
    assert_success(notify(other, world.rank, 0, 0));
    assert_success(await(other, world.rank, 1, 0, 0));
    dtl_signal_destroy(other);
    assert_success(dtl_signal_create_configured(ctx, 1, 1, 1, &other));
    assert_success(notify(other, world.rank, 0, 0));
    assert_success(await(other, world.rank, 1, 0, 0));
    dtl_signal_destroy(other);
}

static void ranks_of_an_id_count_signals_separately(void **state)
{
    unsigned char id[DTL_SIGNAL_ID_BYTES];
    dtl_signal_t other;

    (void)state;
    assert_success(dtl_signal_unique_id(id));
    assert_success(dtl_broadcast(world.ctx, id, sizeof id, DTL_DTYPE_BYTE, 0));
    assert_success(dtl_signal_init_configured(world.size, world.rank, id, 1, 2, 1, &other));
    assert_success(notify(other, next_rank(), 1, 0));
    assert_success(await(other, rank_before(), 1, 1, 0));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, notify(other, next_rank(), 0, 1));
    dtl_signal_destroy(other);
}

#define OF_INDICES                                                                                 \
    WITH_COMM(signals_of_each_index_and_context_are_counted_separately),                           \
        WITH_COMM(a_put_signals_its_index), WITH_COMM(indices_past_the_last_are_refused),          \
        WITH_COMM(ranks_with_other_indices_are_all_refused)

static int run_suite(void)
{
    const struct CMUnitTest on_hosts[] = {
        OF_INDICES, cmocka_unit_test(ranks_of_an_id_count_signals_separately)};
    const struct CMUnitTest by_blocks[] = {OF_INDICES};
    const struct CMUnitTest by_early_nccl[] = {WITH_COMM(before_2_31_nccl_has_one_index)};
    const struct CMUnitTest by_nccl[] = {OF_INDICES, WITH_COMM(nccl_signals_once_it_is_ready)};

    if (is_early)
        return run_on_devices("indices", by_early_nccl, COUNT_OF(by_early_nccl));
    if (is_nccl)
        return run_on_devices("indices", by_nccl, COUNT_OF(by_nccl));
    if (has_device())
        return run_on_devices("indices", by_blocks, COUNT_OF(by_blocks));
    return run_on_devices("indices", on_hosts, COUNT_OF(on_hosts));
}

int main(int argc, char **argv)
{
    comm_transport_choose(argc, argv);
    return run_suite();
}
