/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls of each line of tests/refused.txt in C, with the expected error. */
#include "heap.h"

static dtl_signal_t comm, other;
static dtl_signal_window_t theirs;
static double cells[2];

static dtl_status outside_the_heap(void)
{
    return dtl_symmetric_put(heap, cells, cells + 1, 8, next_rank());
}

static dtl_status past_its_end(void)
{
    return dtl_symmetric_put(heap, dtl_symmetric_base(heap), cells, HEAP_BYTES + 8, next_rank());
}

static dtl_status signal_at_an_odd_place(void)
{
    return dtl_symmetric_signal_op(heap, (char *)dtl_symmetric_base(heap) + 4, 1, DTL_SIGNAL_SET,
                                   next_rank());
}

static dtl_status no_such_rank(void)
{
    return dtl_symmetric_put(heap, dtl_symmetric_base(heap), cells, 8, world.size);
}

static dtl_status rank_outside_its_team(void)
{
    double *base = dtl_symmetric_base(heap);

    return dtl_symmetric_broadcastmem(heap, DTL_TEAM_WORLD, base, base + 1, 8, world.size);
}

static dtl_status unknown_comparison(void)
{
    uint64_t seen;

    return dtl_symmetric_signal_wait_until(heap, dtl_symmetric_base(heap), (dtl_comparison)6, 1, 0,
                                           &seen);
}

static dtl_status freed_twice(void)
{
    void *piece = allocated(64);

    assert_success(dtl_symmetric_free(heap, piece));
    return dtl_symmetric_free(heap, piece);
}

static dtl_status freed_on_some_ranks(void)
{
    void *piece = allocated(64), *more;

    if (world.rank == 0)
        return dtl_symmetric_free(heap, piece);
    return dtl_symmetric_allocate(heap, 64, &more);
}

static dtl_status freed_while_used(void)
{
    dtl_symmetric_t used = NULL;

    assert_success(dtl_symmetric_create(world.ctx, 4096, &used));
    dtl_symmetric_destroy(used);
    return dtl_symmetric_quiet(used);
}

static dtl_status put_onto_itself(void)
{
    double *base = dtl_symmetric_base(heap);

    return dtl_symmetric_put(heap, base + 1, base, 16, world.rank);
}

static dtl_status window_of_another(void)
{
    return dtl_signal_put_signal(comm, cells, 1, DTL_DTYPE_FLOAT64, next_rank(), theirs, 0, 0, 0, 0,
                                 NULL);
}

static dtl_status waited(int op_count, dtl_size_t count)
{
    dtl_rank_t peer = next_rank();

    return dtl_signal_wait_signal(comm, &peer, &op_count, NULL, NULL, count, NULL);
}

static dtl_status op_count_of_0(void)
{
    return waited(0, 1);
}

static dtl_status no_descriptors(void)
{
    return waited(1, 0);
}

static dtl_status late(void)
{
    uint64_t seen;

    return dtl_symmetric_signal_wait_until(heap, dtl_symmetric_base(heap), DTL_CMP_EQ, 5, 10,
                                           &seen);
}

#define WRONG(name)                                                                                \
    {                                                                                              \
#name, name                                                                                \
    }

static const struct {
    const char *name;
    dtl_status (*call)(void);
} wrongs[] = {
    WRONG(outside_the_heap),
    WRONG(past_its_end),
    WRONG(signal_at_an_odd_place),
    WRONG(no_such_rank),
    WRONG(rank_outside_its_team),
    WRONG(unknown_comparison),
    WRONG(freed_twice),
    WRONG(freed_on_some_ranks),
    WRONG(freed_while_used),
    WRONG(put_onto_itself),
    WRONG(window_of_another),
    WRONG(op_count_of_0),
    WRONG(no_descriptors),
    WRONG(late),
};

static dtl_status called(const char *name)
{
    for (size_t index = 0; index < COUNT_OF(wrongs); index++)
        if (strcmp(wrongs[index].name, name) == 0)
            return wrongs[index].call();
    fail_msg("%s is in the table, and not here", name);
    return DTL_SUCCESS;
}

static void invalid_calls_fail_as_the_table_says(void **state)
{
    char line[200], name[64], status[64], rule[64];
    FILE *table = fopen(REFUSED_TABLE, "r");
    size_t lines = 0;

    (void)state;
    assert_non_null(table);
    while (fgets(line, sizeof line, table) != NULL) {
        if (sscanf(line, "%63s %63s %63s", name, status, rule) != 3 || name[0] == '#')
            continue;
        lines++;
        if (world.size == 1 && strcmp(name, "freed_on_some_ranks") == 0)
            continue;
        assert_string_equal(dtl_status_name(called(name)), status);
        assert_message(rule);
    }
    assert_int_equal(lines, COUNT_OF(wrongs));
    fclose(table);
}

static int comms_make(void **state)
{
    if (heap_make(state) != 0)
        return -1;
    assert_success(dtl_signal_create(world.ctx, &comm));
    assert_success(dtl_signal_create(world.ctx, &other));
    return dtl_signal_register_window(other, cells, sizeof cells, DTL_SIGNAL_WINDOW_DEFAULT,
                                      &theirs);
}

static int comms_free(void **state)
{
    dtl_signal_destroy(other);
    dtl_signal_destroy(comm);
    return heap_free(state);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test_setup_teardown(
        invalid_calls_fail_as_the_table_says, comms_make, comms_free)};

    transport_choose(argc, argv);
    return run_in_world("refused", tests, COUNT_OF(tests));
}
