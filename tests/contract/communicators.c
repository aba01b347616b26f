/* SPDX-License-Identifier: BSD-3-Clause */
/* Communicators are created, split and freed repeatedly; invalid ones are refused. */
#include "backend.h"

/* A new communicator uses the backend's own table of operations, which may lack operations that the
 * table of the world communicator has. */
static int64_t sum_over(struct comm *made, int64_t mine)
{
    struct comm complete = *made, *comm = &complete;
    int64_t total = -1;

    complete.ops = world.ops;
    assert_done(
        dtl__run(comm, allreduce_of(&mine, &total, 1, dtl__dtype(DTL_DTYPE_INT64), DTL_OP_SUM)));
    return total;
}

static void dup_has_the_same_ranks(void **state)
{
    struct comm twin;

    (void)state;
    assert_done(world.ops->dup(&world, &twin));

    assert_int_equal(twin.rank, world.rank);
    assert_int_equal(twin.size, world.size);
    assert_int_equal(sum_over(&twin, world.rank), (int64_t)world.size * (world.size - 1) / 2);
    twin.ops->free(&twin);
}

static void messages_stay_in_their_communicator(void **state)
{
    const struct dtype *type = dtl__dtype(DTL_DTYPE_INT32);
    int32_t in_world = 1, in_twin = 2, got = 0, peer = (world.rank + 1) % world.size;
    struct operation *sends[2];
    struct comm twin;

    (void)state;
    assert_done(world.ops->dup(&world, &twin));
    assert_done(world.ops->isend(&world, &in_world, 1, type, peer, 0, &sends[0]));
    assert_done(twin.ops->isend(&twin, &in_twin, 1, type, peer, 0, &sends[1]));
    assert_done(twin.ops->recv(&twin, &got, 1, type, DTL_ANY_SOURCE, DTL_ANY_TAG, NULL));
    assert_int_equal(got, 2);
    assert_done(world.ops->recv(&world, &got, 1, type, DTL_ANY_SOURCE, DTL_ANY_TAG, NULL));
    assert_int_equal(got, 1);
    for (int index = 0; index < 2; index++) {
        assert_done(world.ops->operation_wait(sends[index], NULL));
        world.ops->operation_release(sends[index]);
    }
    twin.ops->free(&twin);
}

static void split_groups_by_color_and_orders_by_key(void **state)
{
    int32_t color = world.rank % 2, members = (world.size + 1 - color) / 2;
    struct comm part;

    (void)state;
    assert_done(world.ops->split(&world, color, -world.rank, &part));

    assert_int_equal(part.size, members);
    assert_int_equal(part.rank, members - 1 - world.rank / 2);
    assert_int_equal(sum_over(&part, 1), members);
    part.ops->free(&part);
}

static void a_negative_color_joins_no_context(void **state)
{
    struct comm part;

    (void)state;
    assert_done(world.ops->split(&world, world.rank == 0 ? -1 : 0, 0, &part));

    assert_int_equal(part.size, world.rank == 0 ? 0 : world.size - 1);
    if (part.size > 0)
        part.ops->free(&part);
}

/* MPICH supports about 2,000 communicators at a time. */
static void communicators_can_be_made_and_freed_forever(void **state)
{
    (void)state;
    for (int round = 0; round < (runs_samples() ? 50 : 2500); round++) {
        struct comm comm;

        if (round % 2 == 0)
            assert_done(world.ops->dup(&world, &comm));
        else
            assert_done(world.ops->split(&world, 0, world.rank, &comm));
        comm.ops->free(&comm);
    }
}

static void a_handle_that_is_no_communicator_is_refused(void **state)
{
    static const int garbage[] = {-1, -32766, 12345, 99999999, 0x7fffffff, 0x04000000};
    struct comm comm;

    (void)state;
    if (job == NULL) {
        skip(); /* self has no job of its own */
        return;
    }
    for (size_t index = 0; index < COUNT_OF(garbage); index++)
        assert_refused(DTL_ERROR_INVALID_ARGUMENT, job->foreign(garbage[index], &comm));
}

static void the_job_describes_itself(void **state)
{
    (void)state;
    if (job == NULL) {
        skip();
        return;
    }
    assert_true(job->is_running());
    assert_in_range(job->thread_level(), 0, 3);
    assert_non_null(strpbrk(job->version(), "0123456789"));
}

int main(void)
{
    struct CMUnitTest communicators[] = {
        cmocka_unit_test(dup_has_the_same_ranks),
        cmocka_unit_test(messages_stay_in_their_communicator),
        cmocka_unit_test(split_groups_by_color_and_orders_by_key),
        cmocka_unit_test(a_negative_color_joins_no_context),
        cmocka_unit_test(communicators_can_be_made_and_freed_forever),
        cmocka_unit_test(a_handle_that_is_no_communicator_is_refused),
        cmocka_unit_test(the_job_describes_itself),
    };

    return run_on_back_end(communicators);
}
