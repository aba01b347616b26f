/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "areas.h"

static void array_create(dtl_context_t ctx)
{
    dtl_array_t zeros, halves;
    double half = 0.5;

    check(dtl_array_create(ctx, DTL_DTYPE_INT32, 100, &zeros));
    check(dtl_array_create_fill(ctx, DTL_DTYPE_FLOAT64, 12, &half, &halves));
    if (dtl_array_rank(zeros) == 0)
        printf("%d elements of %s, empty: %s, here: %s\n", (int)dtl_array_global_size(zeros),
               dtl_dtype_name(dtl_array_dtype(zeros)), yes_no(dtl_array_empty(zeros)),
               dtl_array_local_size(zeros) > 0 ? "some" : "none");
    if (dtl_array_num_ranks(halves) == dtl_context_size(ctx) && dtl_context_is_root(ctx))
        printf("over all ranks, valid: %s\n", yes_no(dtl_array_is_valid(halves)));
    dtl_array_destroy(halves);
    dtl_array_destroy(zeros);
}

static void array_policies(dtl_context_t ctx)
{
    dtl_container_options options;
    dtl_array_t arr;

    dtl_container_options_init(&options);
    options.partition = DTL_PARTITION_CYCLIC;
    check(dtl_array_create_with_options(ctx, DTL_DTYPE_INT32, 12, &options, &arr));
    if (dtl_context_is_root(ctx)) {
        printf("%s\n", dtl_partition_policy_name(dtl_array_partition_policy(arr)));
        printf("%s, device %d\n", dtl_placement_policy_name(dtl_array_placement_policy(arr)),
               dtl_array_device_id(arr));
        printf("%s\n", dtl_execution_policy_name(dtl_array_execution_policy(arr)));
        printf("%s\n", dtl_consistency_policy_name(dtl_array_consistency_policy(arr)));
        printf("%s\n", dtl_error_policy_name(dtl_array_error_policy(arr)));
    }
    dtl_array_destroy(arr);
}

static void array_places(dtl_context_t ctx)
{
    dtl_array_t arr;

    check(dtl_array_create(ctx, DTL_DTYPE_FLOAT64, 12, &arr));
    if (dtl_array_is_local(arr, 0)) {
        dtl_index_t first = dtl_array_to_local(arr, 0);

        printf("the first element is of rank %d, before it here: %d\n",
               (int)dtl_array_owner(arr, 0), (int)first);
        printf("elements before mine: %d, and back: %s\n", (int)dtl_array_local_offset(arr),
               yes_no(dtl_array_to_global(arr, first) == 0));
    }
    dtl_array_destroy(arr);
}

static void array_elements(dtl_context_t ctx)
{
    double one = 1, nine = 9, first, copy[12];
    dtl_array_t arr;

    check(dtl_array_create(ctx, DTL_DTYPE_FLOAT64, 12, &arr));
    check(dtl_array_fill_local(arr, &one));
    check(dtl_array_set_local(arr, 0, &nine));
    check(dtl_array_get_local(arr, 0, &first));
    check(dtl_array_copy_to_host(arr, copy, dtl_array_local_size(arr)));
    copy[0] /= 2;
    check(dtl_array_copy_from_host(arr, copy, dtl_array_local_size(arr)));
    check(dtl_array_barrier(arr)); /* all ranks have written */
    if (dtl_context_is_root(ctx))
        printf("%.1f then %.1f\n", first, copy[0]);
    dtl_array_destroy(arr);
}

static void array_memory(dtl_context_t ctx)
{
    int64_t three = 3;
    dtl_array_t arr;

    check(dtl_array_create_fill(ctx, DTL_DTYPE_INT64, 12, &three, &arr));
    int64_t *mine = dtl_array_local_data_mut(arr); /* to be written */
    mine[0] += 1;
    const int64_t *read = dtl_array_local_data(arr);
    if (dtl_context_is_root(ctx))
        printf("%d %d\n", (int)read[0], (int)read[1]);
    dtl_array_destroy(arr);
}

const struct example array_examples[] = {
    EXAMPLE(array_create),   EXAMPLE(array_policies), EXAMPLE(array_places),
    EXAMPLE(array_elements), EXAMPLE(array_memory),   {NULL, NULL},
};
