/* SPDX-License-Identifier: BSD-3-Clause */
/* Environments are reference-counted, may be created again, and create contexts that outlive
 * them. */
#include "../support/support.h"

static void environments_are_counted(void **state)
{
    dtl_environment_t first = NULL, second = NULL;

    (void)state;
    assert_int_equal(dtl_environment_is_initialized(), 0);

    assert_success(dtl_environment_create(&first));
    assert_success(dtl_environment_create(&second));
    assert_int_equal(dtl_environment_ref_count(), 2);
    assert_int_equal(dtl_environment_is_initialized(), 1);

    dtl_environment_destroy(first);
    assert_int_equal(dtl_environment_ref_count(), 1);
    dtl_environment_destroy(first); /* a second call is reported, not counted */
    assert_int_equal(dtl_environment_ref_count(), 1);
    dtl_environment_destroy(second);
    assert_int_equal(dtl_environment_is_initialized(), 0);
}

static void environment_can_be_made_again(void **state)
{
    (void)state;
    for (int round = 0; round < 3; round++) {
        dtl_environment_t env = NULL;
        dtl_context_t ctx = NULL;

        assert_success(dtl_environment_create(&env));
        assert_success(dtl_environment_make_world_context(env, &ctx));
        dtl_environment_destroy(env);

        assert_int_equal(dtl_context_size(ctx), world.size);
        assert_success(dtl_barrier(ctx));
        dtl_context_destroy(ctx);
    }
}

static void cpu_context_has_this_process_only(void **state)
{
    dtl_environment_t env = NULL;
    dtl_context_t ctx = NULL;
    int64_t total = 0;

    (void)state;
    assert_success(dtl_environment_create(&env));

    assert_success(dtl_environment_make_cpu_context(env, &ctx));

    assert_int_equal(dtl_context_size(ctx), 1);
    assert_int_equal(dtl_context_has_mpi(ctx), 0);
    assert_success(dtl_allreduce_int64(ctx, 5, DTL_OP_SUM, &total));
    assert_int_equal(total, 5);
    dtl_context_destroy(ctx);
    dtl_environment_destroy(env);
}

static void command_line_stays_as_it_is(void **state)
{
    char name[] = "program", flag[] = "--flag", *arguments[] = {name, flag, NULL},
         **argv = arguments;
    dtl_environment_t env = NULL;
    int argc = 2;

    (void)state;
    assert_success(dtl_environment_create_with_args(&env, &argc, &argv));

    assert_int_equal(argc, 2);
    assert_ptr_equal(argv[1], flag);
    dtl_environment_destroy(env);
}

static void domain_and_threads_describe_mpi(void **state)
{
    dtl_environment_t env = NULL;

    (void)state;
    assert_success(dtl_environment_create(&env));

    if (world.size > 1) {
        assert_string_equal(dtl_environment_domain(env), "mpi");
        assert_in_range(dtl_environment_mpi_thread_level(), 0, 3);
    }
    assert_int_equal(dtl_environment_has_mpi(), dtl_has_mpi());
    assert_int_equal(dtl_environment_has_cuda(), dtl_has_cuda());
    dtl_environment_destroy(env);
    assert_string_equal(dtl_environment_domain(env), "unknown");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(environments_are_counted),
        cmocka_unit_test(environment_can_be_made_again),
        cmocka_unit_test(cpu_context_has_this_process_only),
        cmocka_unit_test(command_line_stays_as_it_is),
        cmocka_unit_test(domain_and_threads_describe_mpi),
    };

    return run_in_world("environment", tests, COUNT_OF(tests));
}
