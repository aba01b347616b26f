/* SPDX-License-Identifier: BSD-3-Clause */
/* Contexts with a device, over a fake driver with two devices. */
#include "../c/support/device_leaks.h"
#include "device/kernel.h"
#include "driver_faults.h"

static int32_t mine(void)
{
    return world.rank % 2;
}

static void expect_device(dtl_context_t ctx, int32_t id)
{
    int64_t ranks = 0;

    assert_int_equal(dtl_context_has_device(ctx), 1);
    assert_int_equal(dtl_context_has_cuda(ctx), device_is("cuda"));
    assert_int_equal(dtl_context_device_kind(ctx), OF(DTL_DEVICE_CUDA, DTL_DEVICE_HIP));
    assert_int_equal(dtl_context_device_id(ctx), id);
    assert_success(dtl_allreduce_int64(ctx, 1, DTL_OP_SUM, &ranks));
    assert_int_equal(ranks, world.size);
}

static dtl_status with_device(int32_t id, dtl_context_t *ctx)
{
    return device_is("cuda") ? dtl_context_with_cuda(world.ctx, id, ctx)
                             : dtl_context_with_device(world.ctx, DTL_DEVICE_HIP, id, ctx);
}

static void ranks_may_have_different_devices(void **state)
{
    dtl_context_t ctx = NULL, copy = NULL;

    (void)state;
    assert_success(with_device(mine(), &ctx));
    expect_device(ctx, mine());
    assert_int_equal(dtl_context_has_device(world.ctx), 0);
    assert_success(dtl_context_dup(ctx, &copy));
    expect_device(copy, mine());
    dtl_context_destroy(copy);
    dtl_context_destroy(ctx);
}

/* The fake devices have PCI addresses at which this machine has no GPU. */
static void ranks_of_a_node_get_devices_round_robin(void **state)
{
    dtl_device_kind kind = OF(DTL_DEVICE_CUDA, DTL_DEVICE_HIP);
    int device = -7;

    (void)state;
    assert_success(dtl_topology_device_id(kind, &device));
    assert_int_equal(device, world.rank % dtl_device_count(kind));
}

static void a_missing_device_fails_on_all_ranks(void **state)
{
    dtl_context_t ctx = NULL;
    bool is_wrong = world.rank == world.size - 1;

    (void)state;
    assert_int_not_equal(with_device(is_wrong ? 7 : 0, &ctx), DTL_SUCCESS);
    if (is_wrong)
        assert_message(OF("device_id is 7; expected 0 <= device_id < 4, the devices of cuda",
                          "device_id is 7; expected 0 <= device_id < 4, the devices of hip"));
    assert_null(ctx);
}

static void options_name_a_device(void **state)
{
    dtl_context_options options;
    dtl_context_t ctx = NULL;

    (void)state;
    dtl_context_options_init(&options);
    options.device_id = mine();
    assert_success(dtl_context_create(&ctx, &options));
    expect_device(ctx, mine());
    dtl_context_destroy(ctx);

    ctx = NULL;
    options.device_id = 4;
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_context_create(&ctx, &options));
    assert_message("device_id is 4; expected 0 <= device_id < 4");
    assert_null(ctx);
}

static void an_environment_makes_one(void **state)
{
    dtl_environment_t env = NULL;
    dtl_context_t ctx = NULL;

    (void)state;
    assert_success(dtl_environment_create(&env));
    dtl_status status = dtl_environment_make_world_context_gpu(env, mine(), &ctx);
    if (device_is("cuda")) {
        assert_success(status);
        expect_device(ctx, mine());
        dtl_context_destroy(ctx);
    } else { /* the test applies to CUDA only */
        assert_int_equal(status, DTL_ERROR_BACKEND_UNAVAILABLE);
        assert_null(ctx);
    }
    dtl_environment_destroy(env);
}

/* Makes one rank's device fail while elements are copied to it. Each rank has four elements. The
 * copies before are the read of the old part and, without kernels, the zeros of the new one. */
static const char *failure_during_copy(void)
{
    const struct device *device = NULL;

    assert_success(dtl__device_find(OF("cuda", "hip"), 0, &device));
    return dtl__device_has_kernels(device) ? OF("cuMemcpyAsync=700@2", "hipMemcpyAsync=700@2")
                                           : OF("cuMemcpyAsync=700@8", "hipMemcpyAsync=700@8");
}

static void elements_move_on_all_ranks_or_on_none(void **state)
{
    dtl_size_t size = 4 * (dtl_size_t)world.size;
    dtl_container_options options;
    dtl_context_t ctx = NULL;
    dtl_vector_t vec = NULL;

    (void)state;
    dtl_container_options_init(&options);
    options.placement = DTL_PLACEMENT_DEVICE;
    assert_success(with_device(mine(), &ctx));
    assert_success(dtl_vector_create_with_options(ctx, DTL_DTYPE_FLOAT64, size, &options, &vec));
    if (world.rank == world.size - 1)
        fails(failure_during_copy());
    assert_status(OF(DTL_ERROR_CUDA, DTL_ERROR_HIP),
                  dtl_vector_redistribute(vec, DTL_PARTITION_CYCLIC));
    nothing_fails();
    assert_int_equal(dtl_container_partition_policy(vec), DTL_PARTITION_BLOCK);
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
}

static void a_device_without_memory_on_one_rank_is_used_on_none(void **state)
{
    dtl_container_options options;
    dtl_context_t ctx = NULL;
    dtl_vector_t vec = NULL;
    double value = 2, sum = 0;

    (void)state;
    dtl_container_options_init(&options);
    options.placement = DTL_PLACEMENT_DEVICE_PREFERRED;
    assert_success(with_device(mine(), &ctx));
    if (world.rank == world.size - 1)
        fails(OF("cuMemAlloc_v2=2", "hipMalloc=2"));
    assert_success(dtl_vector_create_with_options(ctx, DTL_DTYPE_FLOAT64, 60, &options, &vec));
    nothing_fails();
    assert_int_equal(dtl_vector_placement_policy(vec), DTL_PLACEMENT_HOST);
    assert_non_null(dtl_vector_local_data(vec));
    assert_success(dtl_container_fill(vec, &value));
    assert_success(dtl_container_reduce(vec, DTL_OP_SUM, &sum));
    assert_true(sum == 120);
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
}

/* Creates a vector of some elements on this rank's device, in a context with a device. */
static dtl_vector_t vector_on(dtl_context_t *ctx)
{
    dtl_context_options options;
    dtl_container_options placement;
    dtl_vector_t vec = NULL;

    dtl_context_options_init(&options);
    options.device_id = mine();
    dtl_container_options_init(&placement);
    placement.placement = DTL_PLACEMENT_DEVICE;
    placement.device_id = mine();
    assert_success(dtl_context_create(ctx, &options));
    assert_success(dtl_vector_create_with_options(*ctx, DTL_DTYPE_FLOAT64,
                                                  4 * (dtl_size_t)world.size, &placement, &vec));
    return vec;
}

static void ranks_with_different_memory_are_refused(void **state)
{
    bool is_last = world.rank == world.size - 1;
    dtl_context_t ctx = NULL;
    dtl_vector_t vec = vector_on(&ctx);
    double numbers[4] = {0};

    (void)state;
    if (world.size > 1)
        assert_status(DTL_ERROR_INVALID_ARGUMENT,
                      dtl_broadcast(ctx, is_last ? dtl_vector_device_data_mut(vec) : numbers, 4,
                                    DTL_DTYPE_FLOAT64, 0));
    assert_success(dtl_broadcast(ctx, dtl_vector_device_data_mut(vec), 4, DTL_DTYPE_FLOAT64, 0));
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
}

/* A reduction staged through the host: whichever copy fails, the ranks have synchronized by
 * then. */
static void a_copy_that_fails_on_one_rank_fails_on_all(void **state)
{
    bool is_last = world.rank == world.size - 1;
    dtl_context_t ctx = NULL;
    dtl_vector_t vec = vector_on(&ctx);
    double *mine = dtl_vector_device_data_mut(vec);

    (void)state;
    if (is_last)
        fails(OF("cuMemcpyAsync=700@2", "hipMemcpyAsync=700@2"));
    assert_status(OF(DTL_ERROR_CUDA, DTL_ERROR_HIP),
                  dtl_allreduce(ctx, mine, mine, 4, DTL_DTYPE_FLOAT64, DTL_OP_SUM));
    assert_message("MemcpyAsync said");
    nothing_fails();
    assert_success(dtl_allreduce(ctx, mine, mine, 4, DTL_DTYPE_FLOAT64, DTL_OP_SUM));
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
}

static void a_rank_without_a_device_is_not_waited_for(void **state)
{
    bool is_last = world.rank == world.size - 1;
    dtl_context_options options;
    dtl_context_t ctx = NULL;
    double numbers[4] = {0};
    void *memory = numbers;
    dtl_vector_t vec = NULL;
    dtl_context_t all = NULL;

    (void)state;
    if (world.size == 1)
        return;
    vec = vector_on(&all);
    dtl_context_options_init(&options);
    options.device_id = is_last ? -1 : mine();
    assert_success(dtl_context_create(&ctx, &options));
    if (!is_last)
        memory = dtl_vector_device_data_mut(vec);
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_broadcast(ctx, memory, 4, DTL_DTYPE_FLOAT64, 0));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_broadcast(ctx, dtl_vector_device_data_mut(vec), 4, DTL_DTYPE_FLOAT64, 0));
    assert_success(dtl_broadcast(ctx, numbers, 4, DTL_DTYPE_FLOAT64, 0));
    dtl_context_destroy(ctx);
    dtl_vector_destroy(vec);
    dtl_context_destroy(all);
}

static int is_positive(const void *value, void *user_data)
{
    (void)user_data;
    return *(const double *)value > 0;
}

/* The elements are 1, so that each result differs from that of a failure. */
static void unreadable_elements_give_no_result(void **state)
{
    dtl_context_t ctx = NULL;
    dtl_vector_t vec = vector_on(&ctx);
    double one = 1;

    (void)state;
    assert_success(dtl_container_fill(vec, &one));
    fails(OF("cuMemcpyAsync=700", "hipMemcpyAsync=700"));
    assert_int_equal(dtl_all_of_vector(vec, is_positive, NULL), -1);
    assert_message("MemcpyAsync said");
    assert_int_equal(dtl_any_of_vector(vec, is_positive, NULL), -1);
    assert_int_equal(dtl_none_of_vector(vec, is_positive, NULL), -1);
    assert_int_equal(dtl_find_vector(vec, &one), -1);
    assert_int_equal(dtl_count_vector(vec, &one), 0);
    assert_int_equal(dtl_last_error_status(), OF(DTL_ERROR_CUDA, DTL_ERROR_HIP));
    nothing_fails();
    assert_int_equal(dtl_count_vector(vec, &one), 4);
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
}

int main(void)
{
    const struct CMUnitTest context[] = {
        cmocka_unit_test(ranks_may_have_different_devices),
        cmocka_unit_test(ranks_of_a_node_get_devices_round_robin),
        cmocka_unit_test(a_missing_device_fails_on_all_ranks),
        cmocka_unit_test(options_name_a_device),
        cmocka_unit_test(an_environment_makes_one),
        cmocka_unit_test(elements_move_on_all_ranks_or_on_none),
        cmocka_unit_test(a_device_without_memory_on_one_rank_is_used_on_none),
        cmocka_unit_test(ranks_with_different_memory_are_refused),
        cmocka_unit_test(a_copy_that_fails_on_one_rank_fails_on_all),
        cmocka_unit_test(a_rank_without_a_device_is_not_waited_for),
        cmocka_unit_test(unreadable_elements_give_no_result),
    };

    return run_on_devices("context", context, COUNT_OF(context));
}
