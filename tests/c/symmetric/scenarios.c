/* SPDX-License-Identifier: BSD-3-Clause */
/* The scenarios of scenarios.h between processes: the heap's functions implement those of
 * <dtl/dev.h>. */
#include "heap.h"

#include "scenarios.h"

/* Converts a status to the code that a kernel gets. */
static int32_t dev_status(dtl_status status)
{
    static const struct {
        const char *rule; /* as it ends a message */
        int32_t code;
    } rules[] = {
        {"-alignment]", DTL_DEV_UNALIGNED},
        {"-op-enum]", DTL_DEV_NO_SUCH_OP},
        {"-overlap]", DTL_DEV_OVERLAP},
        {"-team-range]", DTL_DEV_NO_TEAM},
    };

    if (status == DTL_SUCCESS)
        return DTL_DEV_OK;
    if (status == DTL_ERROR_INVALID_RANK)
        return DTL_DEV_NO_RANK;
    if (status == DTL_ERROR_OUT_OF_BOUNDS)
        return DTL_DEV_OUTSIDE;
    for (size_t index = 0; index < COUNT_OF(rules); index++)
        if (strstr(last_message(), rules[index].rule) != NULL)
            return rules[index].code;
    fail_msg("rank %d: status %d: %s", (int)world.rank, (int)status, last_message());
    return -1;
}

static void *at(uint64_t place)
{
    return (void *)(uintptr_t)place;
}

#define PUT(name, put)                                                                             \
    int32_t name(uint64_t ctx, uint64_t dest, uint64_t source, uint64_t bytes, int32_t pe)         \
    {                                                                                              \
        (void)ctx;                                                                                 \
        return dev_status(put(heap, at(dest), at(source), bytes, pe));                             \
    }

PUT(dtl_dev_putmem, dtl_symmetric_put)
PUT(dtl_dev_putmem_block, dtl_symmetric_put)
PUT(dtl_dev_putmem_nbi, dtl_symmetric_put_nbi)
PUT(dtl_dev_getmem, dtl_symmetric_get)
PUT(dtl_dev_getmem_warp, dtl_symmetric_get)

int32_t dtl_dev_putmem_signal(uint64_t ctx, uint64_t dest, uint64_t source, uint64_t bytes,
                              uint64_t signal, uint64_t value, int32_t op, int32_t pe)
{
    (void)ctx;
    return dev_status(dtl_symmetric_put_signal(heap, at(dest), at(source), bytes, at(signal), value,
                                               (dtl_signal_op)op, pe));
}

int32_t dtl_dev_signal_op(uint64_t ctx, uint64_t signal, uint64_t value, int32_t op, int32_t pe)
{
    (void)ctx;
    return dev_status(dtl_symmetric_signal_op(heap, at(signal), value, (dtl_signal_op)op, pe));
}

uint64_t dtl_dev_signal_wait_until(uint64_t ctx, uint64_t signal, int32_t comparison,
                                   uint64_t value)
{
    uint64_t seen = 0;

    (void)ctx;
    (void)dtl_symmetric_signal_wait_until(heap, at(signal), (dtl_comparison)comparison, value, 0,
                                          &seen);
    return seen;
}

#define MEETING(name, meet)                                                                        \
    int32_t name(uint64_t ctx)                                                                     \
    {                                                                                              \
        (void)ctx;                                                                                 \
        return dev_status(meet(heap));                                                             \
    }

MEETING(dtl_dev_quiet, dtl_symmetric_quiet)
MEETING(dtl_dev_barrier_all, dtl_symmetric_barrier_all)
MEETING(dtl_dev_barrier_all_block, dtl_symmetric_barrier_all)
MEETING(dtl_dev_sync_all, dtl_symmetric_sync_all)

int32_t dtl_dev_sync(uint64_t ctx, int32_t team)
{
    (void)ctx;
    return dev_status(dtl_symmetric_sync(heap, team));
}

int32_t dtl_dev_broadcastmem_block(uint64_t ctx, int32_t team, uint64_t dest, uint64_t source,
                                   uint64_t bytes, int32_t root)
{
    (void)ctx;
    return dev_status(dtl_symmetric_broadcastmem(heap, team, at(dest), at(source), bytes, root));
}

int32_t dtl_dev_fcollectmem_block(uint64_t ctx, int32_t team, uint64_t dest, uint64_t source,
                                  uint64_t bytes)
{
    (void)ctx;
    return dev_status(dtl_symmetric_fcollectmem(heap, team, at(dest), at(source), bytes));
}

int32_t dtl_dev_team_my_pe(uint64_t ctx, int32_t team)
{
    (void)ctx;
    return dtl_symmetric_team_my_pe(heap, team);
}

int32_t dtl_dev_team_n_pes(uint64_t ctx, int32_t team)
{
    (void)ctx;
    return dtl_symmetric_team_n_pes(heap, team);
}

uint64_t dtl_dev_remote_ptr(uint64_t ctx, uint64_t place, int32_t pe)
{
    (void)ctx;
    return address(dtl_symmetric_remote_ptr(heap, at(place), pe));
}

uint64_t dtl_dev_remote_mc_ptr(uint64_t ctx, int32_t team, uint64_t place)
{
    (void)ctx;
    return address(dtl_symmetric_remote_mc_ptr(heap, team, at(place)));
}

static int64_t rounds = 2000;

static void run_on_ranks(rank_function *run, int64_t times)
{
    struct rank own = {.me = world.rank, .size = world.size};
    int32_t line;

    own.heap = allocated(sizeof *own.heap);
    line = run(&own, times);
    if (line != 0)
        fail_msg("rank %d: scenarios.h, line %d", (int)world.rank, (int)line);
    assert_success(dtl_symmetric_barrier_all(heap));
}

#define BY_PROCESSES(test, run, times)                                                             \
    static void test(void **state)                                                                 \
    {                                                                                              \
        (void)state;                                                                               \
        run_on_ranks(run, times);                                                                  \
    }

BY_PROCESSES(data_is_visible_when_its_signal_is, ring, rounds)
BY_PROCESSES(no_addition_is_lost, adders, rounds)
BY_PROCESSES(puts_before_a_barrier_are_visible_after_it, barriers, rounds / 10)
BY_PROCESSES(one_of_two_stores_is_visible, stores_and_loads, rounds / 4)
BY_PROCESSES(no_byte_is_put_outside_its_range, odd_places, 1)
BY_PROCESSES(what_is_put_as_one_arrives, whole_blocks, rounds / 10)
BY_PROCESSES(all_broadcast_and_collect, collectives, 1)
BY_PROCESSES(six_comparisons_have_no_sign, comparisons, 1)
BY_PROCESSES(unsupported_arguments_are_refused, refusals, 1)

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        WITH_HEAP(data_is_visible_when_its_signal_is),
        WITH_HEAP(no_addition_is_lost),
        WITH_HEAP(puts_before_a_barrier_are_visible_after_it),
        WITH_HEAP(one_of_two_stores_is_visible),
        WITH_HEAP(no_byte_is_put_outside_its_range),
        WITH_HEAP(what_is_put_as_one_arrives),
        WITH_HEAP(all_broadcast_and_collect),
        WITH_HEAP(six_comparisons_have_no_sign),
        WITH_HEAP(unsupported_arguments_are_refused),
    };

    transport_choose(argc, argv);
    if (!shares_memory)
        rounds = 200;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    rounds /= 10;
#endif
    return run_in_world("scenarios", tests, COUNT_OF(tests));
}
