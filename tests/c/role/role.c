/* SPDX-License-Identifier: BSD-3-Clause */
/* Roles of ranks, and messages between them. The last rank reads and the others work; a single rank
 * works. */
#include "../support/support.h"

static bool has_reader(void)
{
    return world.size > 1;
}

static dtl_role_manager_t manager_of_two_roles(void)
{
    dtl_role_manager_t mgr = NULL;

    assert_success(dtl_role_manager_create(world.ctx, &mgr));
    assert_success(
        dtl_role_manager_add_role(mgr, "worker", (dtl_size_t)(world.size - has_reader())));
    if (has_reader())
        assert_success(dtl_role_manager_add_role(mgr, "reader", 1));
    assert_success(dtl_role_manager_initialize(mgr));
    return mgr;
}

static void ranks_get_roles_in_order(void **state)
{
    dtl_role_manager_t mgr = manager_of_two_roles();
    bool is_reader = has_reader() && world.rank == world.size - 1;
    dtl_size_t size = 0;
    dtl_rank_t rank = 7;
    int has = 7;

    (void)state;
    assert_success(dtl_role_manager_has_role(mgr, "worker", &has));
    assert_int_equal(has, !is_reader);
    assert_success(dtl_role_manager_role_size(mgr, "worker", &size));
    assert_int_equal(size, world.size - has_reader());
    assert_success(dtl_role_manager_role_rank(mgr, "worker", &rank));
    assert_int_equal(rank, is_reader ? DTL_NO_RANK : world.rank);
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_role_manager_role_size(mgr, "writer", &size));
    assert_message("there is no role \"writer\"");
    dtl_role_manager_destroy(mgr);
}

static void a_role_has_a_context(void **state)
{
    dtl_role_manager_t mgr = manager_of_two_roles();
    bool is_reader = has_reader() && world.rank == world.size - 1;
    dtl_context_t ctx = NULL;

    (void)state;
    assert_success(dtl_role_manager_context(mgr, &ctx));
    assert_int_equal(dtl_context_size(ctx), is_reader ? 1 : world.size - has_reader());
    dtl_context_destroy(ctx);
    dtl_role_manager_destroy(mgr);
}

static void messages_cross_between_roles(void **state)
{
    dtl_role_manager_t mgr = manager_of_two_roles();
    int32_t value = -1;

    (void)state;
    if (has_reader() && world.rank == world.size - 1)
        for (int32_t worker = 0; worker < world.size - 1; worker++) {
            value = 10 * worker;
            assert_success(
                dtl_intergroup_send(mgr, "worker", worker, &value, 1, DTL_DTYPE_INT32, 3));
        }
    else if (has_reader()) {
        assert_success(dtl_intergroup_recv(mgr, "reader", 0, &value, 1, DTL_DTYPE_INT32, 3));
        assert_int_equal(value, 10 * world.rank);
    }
    assert_status(DTL_ERROR_INVALID_RANK,
                  dtl_intergroup_send(mgr, "worker", world.size, &value, 1, DTL_DTYPE_INT32, 0));
    dtl_role_manager_destroy(mgr);
}

static void a_broadcast_reaches_the_whole_role(void **state)
{
    dtl_role_manager_t mgr = manager_of_two_roles();
    const char *source = has_reader() ? "reader" : "worker";
    bool is_source = world.rank == world.size - 1;
    double values[3] = {is_source ? 1.5 : 0, 0, is_source ? 2.5 : 0};

    (void)state;
    assert_success(
        dtl_intergroup_broadcast(mgr, source, 0, "worker", values, 3, DTL_DTYPE_FLOAT64, 9));
    assert_true(values[0] == 1.5 && values[2] == 2.5);
    dtl_role_manager_destroy(mgr);
}

static void more_ranks_than_the_job_has_is_an_error_on_every_rank(void **state)
{
    dtl_role_manager_t mgr = NULL;

    (void)state;
    assert_success(dtl_role_manager_create(world.ctx, &mgr));
    assert_success(dtl_role_manager_add_role(mgr, "everybody", (dtl_size_t)world.size));
    assert_status(DTL_ERROR_INVALID_STATE, dtl_role_manager_add_role(mgr, "everybody", 1));
    assert_success(dtl_role_manager_add_role(mgr, "one more", 1));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_role_manager_initialize(mgr));
    assert_message("expected at most the context's");
    dtl_role_manager_destroy(mgr);
}

static void different_roles_are_an_error_on_every_rank(void **state)
{
    dtl_role_manager_t mgr = NULL;

    (void)state;
    assert_success(dtl_role_manager_create(world.ctx, &mgr));
    assert_success(dtl_role_manager_add_role(mgr, world.rank == 0 ? "left" : "right", 1));
    assert_status(world.size == 1 ? DTL_SUCCESS : DTL_ERROR_INVALID_ARGUMENT,
                  dtl_role_manager_initialize(mgr));
    dtl_role_manager_destroy(mgr);
}

static void a_role_may_have_any_ranks(void **state)
{
    dtl_rank_t evens[64], wrong[] = {1, 1}, outside[] = {world.size};
    dtl_role_manager_t mgr = NULL;
    dtl_rank_t rank = 7;
    dtl_size_t count = 0, size = 0;

    (void)state;
    for (dtl_rank_t each = 0; each < world.size; each += 2)
        evens[count++] = each;
    assert_success(dtl_role_manager_create(world.ctx, &mgr));
    assert_success(dtl_role_manager_add_role(mgr, "everybody", (dtl_size_t)world.size));
    assert_success(dtl_role_manager_add_role_of(mgr, "even", evens, count));
    assert_success(dtl_role_manager_add_role_of(mgr, "none", NULL, 0));
    assert_status(DTL_ERROR_INVALID_RANK, dtl_role_manager_add_role_of(mgr, "outside", outside, 1));
    outside[0] = -1;
    assert_status(DTL_ERROR_INVALID_RANK, dtl_role_manager_add_role_of(mgr, "outside", outside, 1));
    if (world.size > 1)
        assert_status(DTL_ERROR_INVALID_ARGUMENT,
                      dtl_role_manager_add_role_of(mgr, "twice", wrong, 2));
    assert_success(dtl_role_manager_initialize(mgr));

    assert_success(dtl_role_manager_role_rank(mgr, "even", &rank));
    assert_int_equal(rank, world.rank % 2 == 0 ? world.rank / 2 : DTL_NO_RANK);
    assert_success(dtl_role_manager_role_size(mgr, "none", &size));
    assert_int_equal(size, 0);
    dtl_role_manager_destroy(mgr);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ranks_get_roles_in_order),
        cmocka_unit_test(a_role_has_a_context),
        cmocka_unit_test(messages_cross_between_roles),
        cmocka_unit_test(a_broadcast_reaches_the_whole_role),
        cmocka_unit_test(more_ranks_than_the_job_has_is_an_error_on_every_rank),
        cmocka_unit_test(different_roles_are_an_error_on_every_rank),
        cmocka_unit_test(a_role_may_have_any_ranks),
    };

    return run_in_world("role", tests, COUNT_OF(tests));
}
