/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "areas.h"

static void vector_create(dtl_context_t ctx)
{
    dtl_vector_t zeros, halves;
    double half = 0.5;

    check(dtl_vector_create(ctx, DTL_DTYPE_INT64, 1000, &zeros));
    check(dtl_vector_create_fill(ctx, DTL_DTYPE_FLOAT64, 12, &half, &halves));
    if (dtl_vector_rank(halves) == 0)
        printf("%d elements, int64: %s, empty: %s, here: %s\n", (int)dtl_vector_global_size(zeros),
               dtl_vector_dtype(zeros) == DTL_DTYPE_INT64 ? "yes" : "no",
               dtl_vector_empty(zeros) ? "yes" : "no",
               dtl_vector_local_size(zeros) > 0 ? "some" : "none");
    if (dtl_vector_num_ranks(halves) == dtl_context_size(ctx) && dtl_context_is_root(ctx))
        printf("over all ranks\n");
    dtl_vector_destroy(halves);
    dtl_vector_destroy(zeros);
}

static void vector_policies(dtl_context_t ctx)
{
    dtl_container_options options;
    dtl_vector_t vec;

    dtl_container_options_init(&options);
    options.partition = DTL_PARTITION_CYCLIC;
    check(dtl_vector_create_with_options(ctx, DTL_DTYPE_INT32, 12, &options, &vec));
    if (dtl_context_is_root(ctx)) {
        printf("cyclic: %s\n",
               dtl_vector_partition_policy(vec) == DTL_PARTITION_CYCLIC ? "yes" : "no");
        printf("on the host: %s\n",
               dtl_vector_placement_policy(vec) == DTL_PLACEMENT_HOST ? "yes" : "no");
        printf("by one thread: %s\n",
               dtl_vector_execution_policy(vec) == DTL_EXEC_SEQ ? "yes" : "no");
    }
    dtl_vector_destroy(vec);
}

static void vector_places(dtl_context_t ctx)
{
    dtl_vector_t vec;

    check(dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, 12, &vec));
    if (dtl_vector_is_local(vec, 0)) {
        dtl_index_t first = dtl_vector_to_local(vec, 0);

        printf("the first element is of rank %d, and its first: %s\n",
               (int)dtl_vector_owner(vec, 0), first == 0 ? "yes" : "no");
        printf("elements before mine: %d, and back: %s\n", (int)dtl_vector_local_offset(vec),
               dtl_vector_to_global(vec, first) == 0 ? "yes" : "no");
    }
    dtl_vector_destroy(vec);
}

static void vector_elements(dtl_context_t ctx)
{
    dtl_vector_t vec;
    double one = 1, nine = 9, first, copy[12];

    check(dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, 12, &vec));
    check(dtl_vector_fill_local(vec, &one));
    check(dtl_vector_set_local(vec, 0, &nine));
    check(dtl_vector_get_local(vec, 0, &first));

    double *mine = dtl_vector_local_data_mut(vec); /* to be written */
    mine[0] += first;
    check(dtl_vector_copy_to_host(vec, copy, dtl_vector_local_size(vec)));
    copy[0] /= 2;
    check(dtl_vector_copy_from_host(vec, copy, dtl_vector_local_size(vec)));

    const double *read = dtl_vector_local_data(vec);
    if (dtl_context_is_root(ctx))
        printf("%.1f then %.1f\n", first, read[0]);
    dtl_vector_destroy(vec);
}

static void vector_reduce(dtl_context_t ctx)
{
    dtl_vector_t vec;
    int64_t two = 2, sum, least, most, total;

    check(dtl_vector_create_fill(ctx, DTL_DTYPE_INT64, 12, &two, &vec));
    check(dtl_vector_reduce_min(vec, &least)); /* of this rank's elements */
    check(dtl_vector_reduce_max(vec, &most));
    check(dtl_vector_reduce_sum(vec, &sum));
    check(dtl_allreduce(ctx, &sum, &total, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    if (dtl_context_is_root(ctx))
        printf("from %d to %d, in all %d\n", (int)least, (int)most, (int)total);
    dtl_vector_destroy(vec);
}

static void vector_change(dtl_context_t ctx)
{
    dtl_vector_t vec;

    check(dtl_vector_create(ctx, DTL_DTYPE_INT64, 12, &vec));
    int64_t *mine = dtl_vector_local_data_mut(vec), first;
    for (dtl_size_t i = 0; i < dtl_vector_local_size(vec); ++i)
        mine[i] = 100 - dtl_vector_to_global(vec, (dtl_index_t)i);
    check(dtl_vector_sort_ascending(vec)); /* of this rank's elements */
    check(dtl_vector_sync(vec));
    check(dtl_vector_redistribute(vec, DTL_PARTITION_CYCLIC));
    check(dtl_vector_resize(vec, 24));
    check(dtl_vector_barrier(vec));
    check(dtl_vector_get_local(vec, 0, &first));
    if (dtl_context_is_root(ctx))
        printf("%d elements, valid: %s\n", (int)dtl_vector_global_size(vec),
               dtl_vector_is_valid(vec) ? "yes" : "no");
    dtl_vector_destroy(vec);
}

static void vector_memory(dtl_context_t ctx)
{
    int64_t three = 3;
    dtl_vector_t vec;

    check(dtl_vector_create_fill(ctx, DTL_DTYPE_INT64, 12, &three, &vec));
    int64_t *mine = dtl_vector_local_data_mut(vec); /* to be written */
    mine[0] += 1;
    int changed = dtl_vector_is_dirty(vec);
    check(dtl_vector_sync(vec)); /* the others may look */
    const int64_t *read = dtl_vector_local_data(vec);
    if (dtl_context_is_root(ctx)) {
        printf("%d %d, changed: %s, now clean: %s\n", (int)read[0], (int)read[1], yes_no(changed),
               yes_no(dtl_vector_is_clean(vec)));
        printf("a device has it: %s, to be written: %s\n",
               yes_no(dtl_vector_device_data(vec) != NULL),
               yes_no(dtl_vector_device_data_mut(vec) != NULL));
        printf("device %d, %s, %s\n", dtl_vector_device_id(vec),
               dtl_consistency_policy_name(dtl_vector_consistency_policy(vec)),
               dtl_error_policy_name(dtl_vector_error_policy(vec)));
    }
    dtl_vector_destroy(vec);
}

const struct example vector_examples[] = {
    EXAMPLE(vector_create), EXAMPLE(vector_policies),
    EXAMPLE(vector_places), EXAMPLE(vector_elements),
    EXAMPLE(vector_reduce), EXAMPLE(vector_change),
    EXAMPLE(vector_memory), {NULL, NULL},
};
