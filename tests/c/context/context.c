/* SPDX-License-Identifier: BSD-3-Clause */
/* Contexts: their ranks, derived contexts, and lifetimes. */
#include "../support/support.h"

/* Returns the sum of one contribution per rank. */
static int64_t ranks_counted(dtl_context_t ctx)
{
    int64_t total = -1;

    assert_success(dtl_allreduce_int64(ctx, 1, DTL_OP_SUM, &total));
    return total;
}

static void ranks_are_numbered_from_0(void **state)
{
    int64_t sum = -1;

    (void)state;
    assert_true(world.rank >= 0 && world.rank < world.size);
    assert_int_equal(dtl_context_is_root(world.ctx), world.rank == 0);
    assert_success(dtl_allreduce_int64(world.ctx, world.rank, DTL_OP_SUM, &sum));
    assert_int_equal(sum, world.size * (world.size - 1) / 2);
}

static void host_context_has_no_device(void **state)
{
    (void)state;
    assert_int_equal(dtl_context_device_id(world.ctx), -1);
    assert_int_equal(dtl_context_has_device(world.ctx), 0);
    assert_int_equal(dtl_context_has_cuda(world.ctx), 0);
    assert_int_equal(dtl_context_has_nccl(world.ctx), 0);
    assert_int_equal(dtl_context_nccl_mode(world.ctx), -1);
    assert_int_equal(dtl_context_nccl_supports_native(world.ctx, DTL_NCCL_OP_ALLREDUCE), 0);
    assert_int_equal(dtl_context_nccl_supports_hybrid(world.ctx, DTL_NCCL_OP_SCAN), 0);
    assert_int_equal(dtl_context_has_shmem(world.ctx), 0);
    assert_int_equal(dtl_context_determinism_mode(world.ctx), DTL_DETERMINISM_THROUGHPUT);
}

static void parallel_context_has_mpi(void **state)
{
    (void)state;
    if (world.size > 1)
        assert_int_equal(dtl_context_has_mpi(world.ctx), 1);
}

static void a_context_returns_its_communicator(void **state)
{
    dtl_context_t same = NULL, part = NULL;
    int handle = -1, own = -1;

    (void)state;
    if (!dtl_context_has_mpi(world.ctx)) {
        assert_status(DTL_ERROR_NOT_SUPPORTED, dtl_context_mpi_comm(world.ctx, &handle));
        assert_message("ctx is of this process alone, without MPI; expected");
        assert_int_equal(handle, -1); /* a refused call writes nothing */
        return;
    }
    assert_success(dtl_context_mpi_comm(world.ctx, &handle));
    assert_success(dtl_context_from_fortran_comm(handle, NULL, &same));
    assert_int_equal(dtl_context_rank(same), world.rank);
    assert_int_equal(ranks_counted(same), world.size);
    dtl_context_destroy(same);

    assert_success(dtl_context_split(world.ctx, world.rank, 0, &part));
    assert_success(dtl_context_mpi_comm(part, &own));
    assert_int_not_equal(own, handle);
    dtl_context_destroy(part);
}

static void bad_options_are_refused_by_name(void **state)
{
    static const int invalid[] = {-1, 2, 1 << 30};
    dtl_context_t ctx = NULL;

    (void)state;
    for (int option = 0; option < 4; option++) {
        for (size_t index = 0; index < COUNT_OF(invalid); index++) {
            dtl_context_options options;

            dtl_context_options_init(&options);
            options.reserved[option] = invalid[index];
            assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_context_create(&ctx, &options));
            assert_message("opts");
            assert_null(ctx); /* a refused call writes nothing */
        }
    }
}

static void an_invalid_dtl_device_is_refused(void **state)
{
    dtl_context_options options;
    dtl_context_t ctx = NULL;

    (void)state;
    dtl_context_options_init(&options);
    setenv("DTL_DEVICE", "gpu", 1);
    assert_status(DTL_ERROR_BACKEND_INVALID, dtl_context_create(&ctx, &options));
    unsetenv("DTL_DEVICE");
    assert_message("DTL_DEVICE is \"gpu\"; expected auto, ");
    assert_null(ctx);
}

static void device_without_cuda_is_unavailable(void **state)
{
    dtl_context_options options;
    dtl_context_t ctx = NULL;

    (void)state;
    if (dtl_has_cuda())
        skip();
    dtl_context_options_init(&options);
    options.device_id = 0;

    assert_status(DTL_ERROR_BACKEND_UNAVAILABLE, dtl_context_create(&ctx, &options));

    assert_message("device_id is 0");
    options.device_id = -2;
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_context_create(&ctx, &options));
    assert_null(ctx);
}

static void duplicate_is_a_context_of_its_own(void **state)
{
    dtl_context_t copy = NULL;

    (void)state;
    assert_success(dtl_context_dup(world.ctx, &copy));

    assert_int_equal(dtl_context_rank(copy), world.rank);
    assert_int_equal(dtl_context_size(copy), world.size);
    assert_int_equal(dtl_context_has_mpi(copy), dtl_context_has_mpi(world.ctx));
    assert_int_equal(ranks_counted(copy), world.size);
    dtl_context_destroy(copy);
    assert_int_equal(ranks_counted(world.ctx), world.size);
}

static void split_groups_by_color(void **state)
{
    dtl_context_t part = NULL;
    int32_t color = world.rank % 2, members = (world.size + 1 - color) / 2;

    (void)state;
    assert_success(dtl_context_split(world.ctx, color, 0, &part));

    assert_int_equal(dtl_context_size(part), members);
    assert_int_equal(dtl_context_rank(part), world.rank / 2);
    assert_int_equal(ranks_counted(part), members);
    dtl_context_destroy(part);
}

static void key_orders_the_ranks_of_a_part(void **state)
{
    dtl_context_t part = NULL;

    (void)state;
    assert_success(dtl_context_split(world.ctx, 0, -world.rank, &part));

    assert_int_equal(dtl_context_rank(part), world.size - 1 - world.rank);
    dtl_context_destroy(part);
}

static void negative_color_participates_and_gets_null(void **state)
{
    dtl_context_t part = world.ctx;
    bool is_in = world.rank > 0;

    (void)state;
    assert_success(dtl_context_split(world.ctx, is_in ? 0 : -1, 0, &part));

    assert_int_equal(part != NULL, is_in);
    if (is_in)
        assert_int_equal(dtl_context_size(part), world.size - 1);
    dtl_context_destroy(part);
}

static void a_local_part_needs_no_other_rank(void **state)
{
    dtl_context_t alone = NULL;

    (void)state;
    assert_success(dtl_context_split(world.ctx, world.rank, 0, &alone));

    for (int32_t round = 0; round <= world.rank;
         round++) /* each rank a different number of times */
        assert_int_equal(ranks_counted(alone), 1);
    dtl_context_destroy(alone);
}

static void containers_keep_their_context(void **state)
{
    dtl_context_t ctx = NULL;
    dtl_vector_t vec = NULL;

    (void)state;
    assert_success(dtl_context_dup(world.ctx, &ctx));
    assert_success(dtl_vector_create(ctx, DTL_DTYPE_INT32, 100, &vec));
    dtl_context_destroy(ctx);

    assert_success(dtl_vector_resize(vec, 50));
    assert_success(dtl_vector_barrier(vec));

    dtl_vector_destroy(vec);
}

/* Rank 0 frees its context first, and sends a message before any other rank does. */
static void no_rank_waits_for_another_to_free_a_context(void **state)
{
    dtl_context_t ctx = NULL;
    dtl_map_t map = NULL;
    int32_t word = 0;

    (void)state;
    assert_success(dtl_context_dup(world.ctx, &ctx));
    assert_success(dtl_map_create(ctx, DTL_DTYPE_INT32, DTL_DTYPE_INT32, &map));
    dtl_map_destroy(map);
    if (world.rank == 0)
        dtl_context_destroy(ctx);
    assert_success(dtl_broadcast(world.ctx, &word, 1, DTL_DTYPE_INT32, 0));
    if (world.rank != 0)
        dtl_context_destroy(ctx);
    assert_success(dtl_barrier(world.ctx));
}

static void contexts_do_not_leak(void **state)
{
    (void)state;
    for (int round = 0; round < 100; round++) {
        dtl_context_t copy = NULL;

        assert_success(dtl_context_dup(world.ctx, &copy));
        dtl_context_destroy(copy);
    }
}

static void destroying_twice_is_harmless_and_reported(void **state)
{
    dtl_context_t copy = NULL;

    (void)state;
    assert_success(dtl_context_dup(world.ctx, &copy));
    dtl_context_destroy(copy);
    dtl_clear_error();

    dtl_context_destroy(copy);

    assert_message("already closed");
    assert_int_equal(dtl_context_is_valid(copy), 0);
    assert_int_equal(dtl_context_size(copy), 0);
    assert_int_equal(dtl_context_rank(copy), DTL_NO_RANK);
    assert_int_equal(dtl_context_is_valid(world.ctx), 1);
}

static void fence_and_barrier_return(void **state)
{
    (void)state;
    assert_success(dtl_context_fence(world.ctx));
    assert_success(dtl_context_barrier(world.ctx));
}

static void a_context_has_a_stream(void **state)
{
    dtl_stream_t own = NULL, named = NULL, found = NULL;

    (void)state;
    assert_success(dtl_context_stream(world.ctx, &own));
    assert_int_equal(dtl_stream_device_kind(own), DTL_DEVICE_HOST);
    assert_success(dtl_stream_create(DTL_DEVICE_HOST, 0, &named));
    assert_success(dtl_context_set_stream(world.ctx, named));
    dtl_stream_destroy(named);
    assert_success(dtl_context_stream(world.ctx, &found));
    assert_success(dtl_stream_synchronize(found));
    assert_success(dtl_context_set_stream(world.ctx, NULL));
    dtl_stream_destroy(found);
    dtl_stream_destroy(own);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ranks_are_numbered_from_0),
        cmocka_unit_test(host_context_has_no_device),
        cmocka_unit_test(parallel_context_has_mpi),
        cmocka_unit_test(a_context_returns_its_communicator),
        cmocka_unit_test(bad_options_are_refused_by_name),
        cmocka_unit_test(an_invalid_dtl_device_is_refused),
        cmocka_unit_test(device_without_cuda_is_unavailable),
        cmocka_unit_test(duplicate_is_a_context_of_its_own),
        cmocka_unit_test(split_groups_by_color),
        cmocka_unit_test(key_orders_the_ranks_of_a_part),
        cmocka_unit_test(negative_color_participates_and_gets_null),
        cmocka_unit_test(a_local_part_needs_no_other_rank),
        cmocka_unit_test(containers_keep_their_context),
        cmocka_unit_test(no_rank_waits_for_another_to_free_a_context),
        cmocka_unit_test(contexts_do_not_leak),
        cmocka_unit_test(destroying_twice_is_harmless_and_reported),
        cmocka_unit_test(fence_and_barrier_return),
        cmocka_unit_test(a_context_has_a_stream),
    };

    return run_in_world("context", tests, COUNT_OF(tests));
}
