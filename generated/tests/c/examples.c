/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/examples.c.j2.
 * Do not edit. */
#include <stdio.h>

#include <dtl/dtl.h>

#include "printed.h"

/* spec/types.yaml: dtype_name */
static int dtype_name_example(void)
{
    printf("%s: %d bytes\n", dtl_dtype_name(DTL_DTYPE_FLOAT64),
           (int)dtl_dtype_size(DTL_DTYPE_FLOAT64));
    return 0;
}

static void dtype_name_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(dtype_name_example,
                   "float64: 8 bytes\n");
}

/* spec/types.yaml: shape_size */
static int shape_size_example(void)
{
    dtl_shape shape = dtl_shape_3d(100, 64, 64);
    printf("%d elements\n", (int)dtl_shape_size(&shape));
    return 0;
}

static void shape_size_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(shape_size_example,
                   "409600 elements\n");
}

/* spec/status.yaml: status_name */
static int status_name_example(void)
{
    printf("%s\n", dtl_status_name(DTL_ERROR_INVALID_RANK));
    return 0;
}

static void status_name_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(status_name_example,
                   "invalid_rank\n");
}

/* spec/status.yaml: last_error */
static int last_error_example(void)
{
    char text[256];
    dtl_context_rank(NULL);
    dtl_last_error(text, sizeof text);
    printf("%s\n", text);
    return 0;
}

static void last_error_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(last_error_example,
                   "dtl_context_rank: ctx is a null handle; expected a context [DTL-context_rank-ctx-handle]\n");
}

/* spec/config.yaml: version_string */
static int version_string_example(void)
{
    printf("%s, ABI %d\n", dtl_version_string(), dtl_abi_version());
    return 0;
}

static void version_string_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(version_string_example,
                   "0.1.0-alpha.1, ABI 1\n");
}

/* spec/metrics.yaml: metrics_enable */
static int metrics_enable_example(void)
{
    dtl_context_t ctx;
    double mine = 1.0, sum;
    dtl_size_t calls, bytes;
    dtl_metrics_enable(1);
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
        return 1;
    for (int round = 0; round < 3; round++)
        dtl_allreduce(ctx, &mine, &sum, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM);
    dtl_metrics_count("dtl_allreduce", &calls, &bytes);
    if (dtl_context_is_root(ctx))
        printf("%d calls, %d bytes\n", (int)calls, (int)bytes);
    dtl_context_destroy(ctx);
    return 0;
}

static void metrics_enable_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(metrics_enable_example,
                   "3 calls, 24 bytes\n");
}

/* spec/environment.yaml: environment_create */
static int environment_create_example(void)
{
    dtl_environment_t env;
    dtl_context_t ctx;
    if (dtl_environment_create(&env) != DTL_SUCCESS)
        return 1;
    if (dtl_environment_make_world_context(env, &ctx) != DTL_SUCCESS)
        return 1;
    if (dtl_context_is_root(ctx))
        printf("environments: %d\n", (int)dtl_environment_ref_count());
    dtl_context_destroy(ctx);
    dtl_environment_destroy(env);
    return 0;
}

static void environment_create_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(environment_create_example,
                   "environments: 1\n");
}

/* spec/environment.yaml: environment_make_cpu_context */
static int environment_make_cpu_context_example(void)
{
    dtl_environment_t env;
    dtl_context_t ctx;
    if (dtl_environment_create(&env) != DTL_SUCCESS)
        return 1;
    if (dtl_environment_make_cpu_context(env, &ctx) != DTL_SUCCESS)
        return 1;
    printf("rank %d of %d\n", (int)dtl_context_rank(ctx), (int)dtl_context_size(ctx));
    dtl_context_destroy(ctx);
    dtl_environment_destroy(env);
    return 0;
}

static void environment_make_cpu_context_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(environment_make_cpu_context_example,
                   "rank 0 of 1\n");
}

/* spec/environment.yaml: interrupt */
static int interrupt_example(void)
{
    dtl_context_t ctx;
    double mine;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
        return 1;
    dtl_interrupt(); /* as a signal handler does */
    dtl_status status = dtl_recv(ctx, &mine, 1, DTL_DTYPE_FLOAT64, 0, 7);
    dtl_interrupt_clear();
    if (dtl_context_is_root(ctx) && status != DTL_SUCCESS)
        printf("no message\n");
    dtl_context_destroy(ctx);
    return 0;
}

static void interrupt_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(interrupt_example,
                   "no message\n");
}

/* spec/context.yaml: context_create */
static int context_create_example(void)
{
    dtl_context_options options;
    dtl_context_t ctx;
    dtl_context_options_init(&options);
    DTL_CONTEXT_OPT_DETERMINISM_MODE(options) = DTL_DETERMINISM_DETERMINISTIC;
    if (dtl_context_create(&ctx, &options) != DTL_SUCCESS)
        return 1;
    if (dtl_context_is_root(ctx))
        printf("determinism: %d\n", dtl_context_determinism_mode(ctx));
    dtl_context_destroy(ctx);
    return 0;
}

static void context_create_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(context_create_example,
                   "determinism: 1\n");
}

/* spec/context.yaml: context_create_default */
static int context_create_default_example(void)
{
    dtl_context_t ctx;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
        return 1;
    if (dtl_context_is_root(ctx))
        printf("rank %d\n", (int)dtl_context_rank(ctx));
    dtl_context_destroy(ctx);
    return 0;
}

static void context_create_default_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(context_create_default_example,
                   "rank 0\n");
}

/* spec/context.yaml: context_split */
static int context_split_example(void)
{
    dtl_context_t ctx, half;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
        return 1;
    if (dtl_context_split(ctx, dtl_context_rank(ctx) % 2, 0, &half) != DTL_SUCCESS)
        return 1;
    if (dtl_context_is_root(ctx))
        printf("the even ranks: %s\n",
               dtl_context_size(half) == (dtl_context_size(ctx) + 1) / 2 ? "half" : "?");
    dtl_context_destroy(half);
    dtl_context_destroy(ctx);
    return 0;
}

static void context_split_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(context_split_example,
                   "the even ranks: half\n");
}

/* spec/context.yaml: context_split_by_node */
static int context_split_by_node_example(void)
{
    dtl_context_t ctx, node;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
        return 1;
    if (dtl_context_split_by_node(ctx, &node) != DTL_SUCCESS)
        return 1;
    if (dtl_context_is_root(ctx))
        printf("first on its node: %d\n", dtl_context_is_root(node));
    dtl_context_destroy(node);
    dtl_context_destroy(ctx);
    return 0;
}

static void context_split_by_node_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(context_split_by_node_example,
                   "first on its node: 1\n");
}

/* spec/context.yaml: context_set_error_handler */
static int context_set_error_handler_example(void)
{
    dtl_context_t ctx;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
        dtl_context_set_error_policy(ctx, DTL_ERROR_POLICY_RETURN_STATUS) != DTL_SUCCESS)
        return 1;
    if (dtl_context_is_root(ctx))
        printf("%s\n", dtl_error_policy_name(dtl_context_error_policy(ctx)));
    dtl_context_destroy(ctx);
    return 0;
}

static void context_set_error_handler_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(context_set_error_handler_example,
                   "return_status\n");
}

/* spec/collective.yaml: barrier */
static int barrier_example(void)
{
    dtl_context_t ctx;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
        return 1;
    if (dtl_barrier(ctx) == DTL_SUCCESS && dtl_context_is_root(ctx))
        printf("all ranks are here\n");
    dtl_context_destroy(ctx);
    return 0;
}

static void barrier_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(barrier_example,
                   "all ranks are here\n");
}

/* spec/collective.yaml: broadcast */
static int broadcast_example(void)
{
    dtl_context_t ctx;
    double values[2] = {0.0, 0.0};
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
        return 1;
    if (dtl_context_is_root(ctx)) {
        values[0] = 1.5;
        values[1] = 2.5;
    }
    if (dtl_broadcast(ctx, values, 2, DTL_DTYPE_FLOAT64, 0) == DTL_SUCCESS &&
        dtl_context_rank(ctx) == dtl_context_size(ctx) - 1)
        printf("%.1f %.1f\n", values[0], values[1]);
    dtl_context_destroy(ctx);
    return 0;
}

static void broadcast_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(broadcast_example,
                   "1.5 2.5\n");
}

/* spec/collective.yaml: reduce */
static int reduce_example(void)
{
    dtl_context_t ctx;
    int32_t mine = 7, largest = 0;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
        return 1;
    if (dtl_reduce(ctx, &mine, &largest, 1, DTL_DTYPE_INT32, DTL_OP_MAX, 0) == DTL_SUCCESS &&
        dtl_context_is_root(ctx))
        printf("largest: %d\n", (int)largest);
    dtl_context_destroy(ctx);
    return 0;
}

static void reduce_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(reduce_example,
                   "largest: 7\n");
}

/* spec/collective.yaml: allreduce */
static int allreduce_example(void)
{
    dtl_context_t ctx;
    int64_t one = 1, ranks = 0;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
        return 1;
    if (dtl_allreduce(ctx, &one, &ranks, 1, DTL_DTYPE_INT64, DTL_OP_SUM) == DTL_SUCCESS &&
        dtl_context_is_root(ctx))
        printf("counted every rank: %s\n", ranks == dtl_context_size(ctx) ? "yes" : "no");
    dtl_context_destroy(ctx);
    return 0;
}

static void allreduce_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(allreduce_example,
                   "counted every rank: yes\n");
}

/* spec/collective.yaml: allreduce_float64 */
static int allreduce_float64_example(void)
{
    dtl_context_t ctx;
    double largest = 0.0;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
        return 1;
    if (dtl_allreduce_float64(ctx, 0.25, DTL_OP_MAX, &largest) == DTL_SUCCESS &&
        dtl_context_is_root(ctx))
        printf("%.2f\n", largest);
    dtl_context_destroy(ctx);
    return 0;
}

static void allreduce_float64_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(allreduce_float64_example,
                   "0.25\n");
}

/* spec/collective.yaml: gather */
static int gather_example(void)
{
    dtl_context_t ctx;
    double mine = 0.5, all[1024] = {0.0};
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS || dtl_context_size(ctx) > 1024)
        return 1;
    if (dtl_gather(ctx, &mine, 1, DTL_DTYPE_FLOAT64, all, 1, DTL_DTYPE_FLOAT64, 0) ==
            DTL_SUCCESS &&
        dtl_context_is_root(ctx))
        printf("of rank 0: %.1f\n", all[0]);
    dtl_context_destroy(ctx);
    return 0;
}

static void gather_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(gather_example,
                   "of rank 0: 0.5\n");
}

/* spec/collective.yaml: allgather */
static int allgather_example(void)
{
    dtl_context_t ctx;
    int32_t mine = 3, all[1024] = {0};
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS || dtl_context_size(ctx) > 1024)
        return 1;
    if (dtl_allgather(ctx, &mine, 1, DTL_DTYPE_INT32, all, 1, DTL_DTYPE_INT32) == DTL_SUCCESS &&
        dtl_context_is_root(ctx))
        printf("of the last rank: %d\n", (int)all[dtl_context_size(ctx) - 1]);
    dtl_context_destroy(ctx);
    return 0;
}

static void allgather_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(allgather_example,
                   "of the last rank: 3\n");
}

/* spec/collective.yaml: scatter */
static int scatter_example(void)
{
    dtl_context_t ctx;
    int32_t all[2048], mine[2];
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS || dtl_context_size(ctx) > 1024)
        return 1;
    for (int32_t i = 0; i < 2048; i++)
        all[i] = i; /* matters on the root only */
    if (dtl_scatter(ctx, all, 2, DTL_DTYPE_INT32, mine, 2, DTL_DTYPE_INT32, 0) == DTL_SUCCESS &&
        dtl_context_is_root(ctx))
        printf("rank 0 got %d and %d\n", (int)mine[0], (int)mine[1]);
    dtl_context_destroy(ctx);
    return 0;
}

static void scatter_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(scatter_example,
                   "rank 0 got 0 and 1\n");
}

/* spec/collective.yaml: alltoall */
static int alltoall_example(void)
{
    dtl_context_t ctx;
    int32_t to[1024], from[1024];
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS || dtl_context_size(ctx) > 1024)
        return 1;
    for (dtl_rank_t rank = 0; rank < dtl_context_size(ctx); rank++)
        to[rank] = 10 * dtl_context_rank(ctx) + rank;
    if (dtl_alltoall(ctx, to, 1, DTL_DTYPE_INT32, from, 1, DTL_DTYPE_INT32) == DTL_SUCCESS &&
        dtl_context_is_root(ctx))
        printf("the last rank kept %s for rank 0\n",
               from[dtl_context_size(ctx) - 1] == 10 * (dtl_context_size(ctx) - 1) ? "its own"
                                                                                   : "?");
    dtl_context_destroy(ctx);
    return 0;
}

static void alltoall_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(alltoall_example,
                   "the last rank kept its own for rank 0\n");
}

/* spec/collective.yaml: gatherv */
static int gatherv_example(void)
{
    /* Rank r sends r + 1 numbers. */
    dtl_context_t ctx;
    dtl_size_t counts[32];
    int32_t mine[32], all[32 * 33 / 2] = {0};
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS || dtl_context_size(ctx) > 32)
        return 1;
    dtl_size_t count = (dtl_size_t)dtl_context_rank(ctx) + 1;
    for (int i = 0; i < 32; i++) {
        mine[i] = (int32_t)count;
        counts[i] = (dtl_size_t)i + 1; /* matters on the root only */
    }
    dtl_status status =
        dtl_gatherv(ctx, mine, count, DTL_DTYPE_INT32, all, counts, NULL, DTL_DTYPE_INT32, 0);
    if (status == DTL_SUCCESS && dtl_context_is_root(ctx))
        printf("the first number is %d\n", (int)all[0]);
    dtl_context_destroy(ctx);
    return 0;
}

static void gatherv_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(gatherv_example,
                   "the first number is 1\n");
}

/* spec/collective.yaml: scan */
static int scan_example(void)
{
    dtl_context_t ctx;
    int64_t one = 1, upto = 0;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
        return 1;
    if (dtl_scan(ctx, &one, &upto, 1, DTL_DTYPE_INT64, DTL_OP_SUM) == DTL_SUCCESS &&
        dtl_context_is_root(ctx))
        printf("rank 0 is number %d\n", (int)upto);
    dtl_context_destroy(ctx);
    return 0;
}

static void scan_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(scan_example,
                   "rank 0 is number 1\n");
}

/* spec/collective.yaml: exscan */
static int exscan_example(void)
{
    /* Where this rank's elements start in a file that all ranks write. */
    dtl_context_t ctx;
    int64_t mine = 100, before = -1;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
        return 1;
    if (dtl_exscan(ctx, &mine, &before, 1, DTL_DTYPE_INT64, DTL_OP_SUM) == DTL_SUCCESS &&
        dtl_context_is_root(ctx))
        printf("rank 0 starts at %d\n", (int)before);
    dtl_context_destroy(ctx);
    return 0;
}

static void exscan_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(exscan_example,
                   "rank 0 starts at 0\n");
}

/* spec/collective.yaml: reduce_scatter_block */
static int reduce_scatter_block_example(void)
{
    dtl_context_t ctx;
    int32_t ones[1024], sum = 0;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS || dtl_context_size(ctx) > 1024)
        return 1;
    for (int i = 0; i < 1024; i++)
        ones[i] = 1;
    if (dtl_reduce_scatter_block(ctx, ones, &sum, 1, DTL_DTYPE_INT32, DTL_OP_SUM) ==
            DTL_SUCCESS &&
        dtl_context_is_root(ctx))
        printf("one from every rank: %s\n", sum == dtl_context_size(ctx) ? "yes" : "no");
    dtl_context_destroy(ctx);
    return 0;
}

static void reduce_scatter_block_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(reduce_scatter_block_example,
                   "one from every rank: yes\n");
}

/* spec/vector.yaml: vector_create_with_options */
static int vector_create_with_options_example(void)
{
    dtl_container_options options;
    dtl_context_t ctx;
    dtl_vector_t vec;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
        return 1;
    dtl_container_options_init(&options);
    options.partition = DTL_PARTITION_CYCLIC;
    if (dtl_vector_create_with_options(ctx, DTL_DTYPE_INT32, 1000, &options, &vec) !=
        DTL_SUCCESS)
        return 1;
    if (dtl_context_is_root(ctx))
        printf("element 0 is on rank %d\n", (int)dtl_vector_owner(vec, 0));
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
    return 0;
}

static void vector_create_with_options_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(vector_create_with_options_example,
                   "element 0 is on rank 0\n");
}

/* spec/vector.yaml: vector_copy_to_host */
static int vector_copy_to_host_example(void)
{
    double half = 0.5, first[1] = {0.0};
    dtl_context_t ctx;
    dtl_vector_t vec;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
        dtl_vector_create_fill(ctx, DTL_DTYPE_FLOAT64, 1000, &half, &vec) != DTL_SUCCESS)
        return 1;
    if (dtl_vector_copy_to_host(vec, first, 1) == DTL_SUCCESS && dtl_context_is_root(ctx))
        printf("%.1f\n", first[0]);
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
    return 0;
}

static void vector_copy_to_host_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(vector_copy_to_host_example,
                   "0.5\n");
}

/* spec/vector.yaml: vector_create */
static int vector_create_example(void)
{
    dtl_context_t ctx;
    dtl_vector_t vec;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
        return 1;
    if (dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, 1000, &vec) != DTL_SUCCESS)
        return 1;
    double *mine = dtl_vector_local_data_mut(vec);
    double sum = 0.0, total = 0.0;
    for (dtl_size_t i = 0; i < dtl_vector_local_size(vec); i++) {
        mine[i] = (double)dtl_vector_to_global(vec, (dtl_index_t)i);
        sum += mine[i];
    }
    if (dtl_allreduce_float64(ctx, sum, DTL_OP_SUM, &total) == DTL_SUCCESS &&
        dtl_context_is_root(ctx))
        printf("sum of 0 to 999: %.0f\n", total);
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
    return 0;
}

static void vector_create_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(vector_create_example,
                   "sum of 0 to 999: 499500\n");
}

/* spec/vector.yaml: vector_owner */
static int vector_owner_example(void)
{
    /* 1000 elements in blocks: the first (1000 mod ranks) ranks hold one more. */
    dtl_context_t ctx;
    dtl_vector_t vec;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
        dtl_vector_create(ctx, DTL_DTYPE_INT8, 1000, &vec) != DTL_SUCCESS)
        return 1;
    if (dtl_context_is_root(ctx))
        printf("element 0 is rank %d's, element 999 the last rank's: %s\n",
               (int)dtl_vector_owner(vec, 0),
               dtl_vector_owner(vec, 999) == dtl_context_size(ctx) - 1 ? "yes" : "no");
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
    return 0;
}

static void vector_owner_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(vector_owner_example,
                   "element 0 is rank 0's, element 999 the last rank's: yes\n");
}

/* spec/vector.yaml: vector_resize */
static int vector_resize_example(void)
{
    int32_t seven = 7;
    dtl_context_t ctx;
    dtl_vector_t vec;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
        dtl_vector_create_fill(ctx, DTL_DTYPE_INT32, 10, &seven, &vec) != DTL_SUCCESS)
        return 1;
    if (dtl_vector_resize(vec, 20) == DTL_SUCCESS && dtl_context_is_root(ctx)) {
        int32_t first = 0;
        dtl_vector_get_local(vec, 0, &first);
        printf("%d elements, the first is %d\n", (int)dtl_vector_global_size(vec), (int)first);
    }
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
    return 0;
}

static void vector_resize_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(vector_resize_example,
                   "20 elements, the first is 7\n");
}

/* spec/vector.yaml: vector_reduce_sum */
static int vector_reduce_sum_example(void)
{
    int32_t three = 3, local = 0, total = 0;
    dtl_context_t ctx;
    dtl_vector_t vec;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
        dtl_vector_create_fill(ctx, DTL_DTYPE_INT32, 100, &three, &vec) != DTL_SUCCESS)
        return 1;
    if (dtl_vector_reduce_sum(vec, &local) == DTL_SUCCESS &&
        dtl_allreduce(ctx, &local, &total, 1, DTL_DTYPE_INT32, DTL_OP_SUM) == DTL_SUCCESS &&
        dtl_context_is_root(ctx))
        printf("%d\n", (int)total);
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
    return 0;
}

static void vector_reduce_sum_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(vector_reduce_sum_example,
                   "300\n");
}

/* spec/vector.yaml: vector_redistribute */
static int vector_redistribute_example(void)
{
    dtl_context_t ctx;
    dtl_vector_t vec;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
        dtl_vector_create(ctx, DTL_DTYPE_FLOAT32, 1000, &vec) != DTL_SUCCESS)
        return 1;
    if (dtl_vector_redistribute(vec, DTL_PARTITION_REPLICATED) == DTL_SUCCESS &&
        dtl_context_is_root(ctx))
        printf("%d elements on each rank\n", (int)dtl_vector_local_size(vec));
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
    return 0;
}

static void vector_redistribute_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(vector_redistribute_example,
                   "1000 elements on each rank\n");
}

/* spec/container.yaml: container_expose */
static int container_expose_example(void)
{
    int64_t seven = 7, last = 0;
    dtl_context_t ctx;
    dtl_vector_t vec;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
        dtl_vector_create_fill(ctx, DTL_DTYPE_INT64, 1000, &seven, &vec) != DTL_SUCCESS ||
        dtl_container_expose((dtl_container_t)vec) != DTL_SUCCESS)
        return 1;
    if (dtl_context_is_root(ctx) &&
        dtl_container_get_element((dtl_container_t)vec, 999, &last) == DTL_SUCCESS)
        printf("the last element is %d\n", (int)last);
    dtl_vector_barrier(vec);
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
    return 0;
}

static void container_expose_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(container_expose_example,
                   "the last element is 7\n");
}

/* spec/container.yaml: container_redistribute */
static int container_redistribute_example(void)
{
    dtl_shape shape = dtl_shape_2d(4, 6);
    dtl_context_t ctx;
    dtl_tensor_t tensor;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
        dtl_tensor_create(ctx, DTL_DTYPE_FLOAT32, shape, &tensor) != DTL_SUCCESS)
        return 1;
    dtl_container_t rows = (dtl_container_t)tensor;
    if (dtl_container_redistribute(rows, DTL_PARTITION_CYCLIC) == DTL_SUCCESS &&
        dtl_context_is_root(ctx))
        printf("row 0 is on rank %d\n", (int)dtl_container_owner(rows, 0));
    dtl_tensor_destroy(tensor);
    dtl_context_destroy(ctx);
    return 0;
}

static void container_redistribute_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(container_redistribute_example,
                   "row 0 is on rank 0\n");
}

/* spec/container.yaml: container_exchange_halo */
static int container_exchange_halo_example(void)
{
    dtl_size_t width = 1;
    int periodic = 1;
    double one = 1, padded[102];
    dtl_context_t ctx;
    dtl_vector_t vec;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
        dtl_vector_create_fill(ctx, DTL_DTYPE_FLOAT64, 100, &one, &vec) != DTL_SUCCESS)
        return 1;
    if (dtl_container_exchange_halo(vec, &width, &periodic, padded, 102) == DTL_SUCCESS &&
        dtl_context_is_root(ctx))
        printf("left of the first: %g\n", padded[0]);
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
    return 0;
}

static void container_exchange_halo_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(container_exchange_halo_example,
                   "left of the first: 1\n");
}

/* spec/container.yaml: container_refresh_halo */
static int container_refresh_halo_example(void)
{
    dtl_size_t width = 1;
    int periodic = 1;
    double one = 1, padded[102];
    dtl_context_t ctx;
    dtl_vector_t vec;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
        dtl_vector_create_fill(ctx, DTL_DTYPE_FLOAT64, 100, &one, &vec) != DTL_SUCCESS)
        return 1;
    if (dtl_container_exchange_halo(vec, &width, &periodic, padded, 102) != DTL_SUCCESS)
        return 1;
    for (dtl_size_t index = 0; index < dtl_vector_local_size(vec); index++)
        padded[width + index] += 1;
    if (dtl_container_refresh_halo(vec, &width, &periodic, padded, 102) == DTL_SUCCESS &&
        dtl_context_is_root(ctx))
        printf("left of the first: %g\n", padded[0]);
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
    return 0;
}

static void container_refresh_halo_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(container_refresh_halo_example,
                   "left of the first: 2\n");
}

/* spec/file.yaml: container_save */
static int container_save_example(void)
{
    int64_t seven = 7;
    dtl_context_t ctx;
    dtl_vector_t vec;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
        dtl_vector_create_fill(ctx, DTL_DTYPE_INT64, 1000, &seven, &vec) != DTL_SUCCESS)
        return 1;
    if (dtl_container_save((dtl_container_t)vec, "/no/such/folder/sevens.npy") ==
            DTL_ERROR_FILE &&
        dtl_context_is_root(ctx))
        printf("there is no such folder\n");
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
    return 0;
}

static void container_save_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(container_save_example,
                   "there is no such folder\n");
}

/* spec/memory.yaml: container_memory */
static int container_memory_example(void)
{
    double ones = 1.0;
    dtl_context_t ctx;
    dtl_vector_t vec;
    dtl_memory_t memory;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
        return 1;
    if (dtl_vector_create_fill(ctx, DTL_DTYPE_FLOAT64, 1000, &ones, &vec) != DTL_SUCCESS)
        return 1;
    const double *mine = dtl_vector_local_data(vec);
    if (dtl_container_memory((dtl_container_t)vec, &memory) != DTL_SUCCESS)
        return 1;
    dtl_vector_destroy(vec);
    if (dtl_context_is_root(ctx))
        printf("still there: %.1f\n", mine[0]);
    dtl_memory_release(memory);
    dtl_context_destroy(ctx);
    return 0;
}

static void container_memory_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(container_memory_example,
                   "still there: 1.0\n");
}

/* spec/map.yaml: map_create */
static int map_create_example(void)
{
    double half = 0.5, value = 0;
    int64_t seven = 7;
    int found = 0;
    dtl_context_t ctx;
    dtl_map_t map;

    dtl_context_create_default(&ctx);
    dtl_map_create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_FLOAT64, &map);
    dtl_map_insert(map, &seven, &half);
    dtl_map_sync(map);
    dtl_map_find(map, &seven, &value, &found);
    printf("%d %.1f\n", found, value);
    dtl_map_destroy(map);
    dtl_context_destroy(ctx);
    return 0;
}

static void map_create_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(map_create_example,
                   "1 0.5\n");
}

/* spec/topology.yaml: topology_cache */
static int topology_cache_example(void)
{
    dtl_cache_info_t cache;
    if (dtl_topology_cache(1, &cache) == DTL_SUCCESS)
        printf("level %d%s\n", cache.level, cache.bytes > 0 ? "" : ", of unknown size");
    return 0;
}

static void topology_cache_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(topology_cache_example,
                   "level 1\n");
}

/* spec/queue.yaml: container_queue_fill */
static int container_queue_fill_example(void)
{
    double half = 0.5, first = 0;
    dtl_context_t ctx;
    dtl_vector_t vec;
    dtl_future_t filled;
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
        dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, 1000, &vec) != DTL_SUCCESS)
        return 1;
    if (dtl_container_queue_fill((dtl_container_t)vec, &half, NULL, &filled) == DTL_SUCCESS &&
        dtl_future_wait(filled) == DTL_SUCCESS &&
        dtl_vector_get_local(vec, 0, &first) == DTL_SUCCESS && dtl_context_is_root(ctx))
        printf("filled with %.1f\n", first);
    dtl_future_destroy(filled);
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
    return 0;
}

static void container_queue_fill_prints_what_its_documentation_says(void **state)
{
    (void)state;
    assert_printed(container_queue_fill_example,
                   "filled with 0.5\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dtype_name_prints_what_its_documentation_says),
        cmocka_unit_test(shape_size_prints_what_its_documentation_says),
        cmocka_unit_test(status_name_prints_what_its_documentation_says),
        cmocka_unit_test(last_error_prints_what_its_documentation_says),
        cmocka_unit_test(version_string_prints_what_its_documentation_says),
        cmocka_unit_test(metrics_enable_prints_what_its_documentation_says),
        cmocka_unit_test(environment_create_prints_what_its_documentation_says),
        cmocka_unit_test(environment_make_cpu_context_prints_what_its_documentation_says),
        cmocka_unit_test(interrupt_prints_what_its_documentation_says),
        cmocka_unit_test(context_create_prints_what_its_documentation_says),
        cmocka_unit_test(context_create_default_prints_what_its_documentation_says),
        cmocka_unit_test(context_split_prints_what_its_documentation_says),
        cmocka_unit_test(context_split_by_node_prints_what_its_documentation_says),
        cmocka_unit_test(context_set_error_handler_prints_what_its_documentation_says),
        cmocka_unit_test(barrier_prints_what_its_documentation_says),
        cmocka_unit_test(broadcast_prints_what_its_documentation_says),
        cmocka_unit_test(reduce_prints_what_its_documentation_says),
        cmocka_unit_test(allreduce_prints_what_its_documentation_says),
        cmocka_unit_test(allreduce_float64_prints_what_its_documentation_says),
        cmocka_unit_test(gather_prints_what_its_documentation_says),
        cmocka_unit_test(allgather_prints_what_its_documentation_says),
        cmocka_unit_test(scatter_prints_what_its_documentation_says),
        cmocka_unit_test(alltoall_prints_what_its_documentation_says),
        cmocka_unit_test(gatherv_prints_what_its_documentation_says),
        cmocka_unit_test(scan_prints_what_its_documentation_says),
        cmocka_unit_test(exscan_prints_what_its_documentation_says),
        cmocka_unit_test(reduce_scatter_block_prints_what_its_documentation_says),
        cmocka_unit_test(vector_create_with_options_prints_what_its_documentation_says),
        cmocka_unit_test(vector_copy_to_host_prints_what_its_documentation_says),
        cmocka_unit_test(vector_create_prints_what_its_documentation_says),
        cmocka_unit_test(vector_owner_prints_what_its_documentation_says),
        cmocka_unit_test(vector_resize_prints_what_its_documentation_says),
        cmocka_unit_test(vector_reduce_sum_prints_what_its_documentation_says),
        cmocka_unit_test(vector_redistribute_prints_what_its_documentation_says),
        cmocka_unit_test(container_expose_prints_what_its_documentation_says),
        cmocka_unit_test(container_redistribute_prints_what_its_documentation_says),
        cmocka_unit_test(container_exchange_halo_prints_what_its_documentation_says),
        cmocka_unit_test(container_refresh_halo_prints_what_its_documentation_says),
        cmocka_unit_test(container_save_prints_what_its_documentation_says),
        cmocka_unit_test(container_memory_prints_what_its_documentation_says),
        cmocka_unit_test(map_create_prints_what_its_documentation_says),
        cmocka_unit_test(topology_cache_prints_what_its_documentation_says),
        cmocka_unit_test(container_queue_fill_prints_what_its_documentation_says),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
