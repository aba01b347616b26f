/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "areas.h"

static void container_policies(dtl_context_t ctx)
{
    dtl_container_options options;
    dtl_tensor_t tensor;

    dtl_container_options_init(&options);
    options.partition = DTL_PARTITION_BLOCK_CYCLIC;
    options.block_size = 2;
    check(dtl_tensor_create_with_options(ctx, DTL_DTYPE_INT32, dtl_shape_2d(16, 3), 0, &options,
                                         &tensor));
    if (dtl_context_is_root(ctx)) {
        printf("%s, by %d\n", dtl_partition_policy_name(dtl_container_partition_policy(tensor)),
               (int)dtl_container_block_size(tensor));
        printf("%s, device %d\n", dtl_placement_policy_name(dtl_container_placement_policy(tensor)),
               dtl_container_device_id(tensor));
        printf("%s\n", dtl_execution_policy_name(dtl_container_execution_policy(tensor)));
        printf("%s\n", dtl_consistency_policy_name(dtl_container_consistency_policy(tensor)));
        printf("%s\n", dtl_error_policy_name(dtl_container_error_policy(tensor)));
    }
    dtl_tensor_destroy(tensor);
}

/* One function for containers of all kinds. */
static void print_sizes(dtl_container_t container)
{
    if (dtl_container_rank(container) != 0)
        return;
    printf("%d of %s, dimensions: %d\n", (int)dtl_container_global_size(container),
           dtl_dtype_name(dtl_container_dtype(container)), dtl_container_ndim(container));
    printf("on %s ranks: %s, from %d on\n", dtl_container_num_ranks(container) > 0 ? "some" : "no",
           dtl_container_local_size(container) > 0 ? "some" : "none",
           (int)dtl_container_local_offset(container));
}

static void container_sizes(dtl_context_t ctx)
{
    dtl_vector_t vec;
    dtl_tensor_t tensor;

    check(dtl_vector_create(ctx, DTL_DTYPE_INT64, 12, &vec));
    check(dtl_tensor_create(ctx, DTL_DTYPE_FLOAT64, dtl_shape_2d(8, 3), &tensor));
    print_sizes(vec);
    print_sizes(tensor);
    dtl_tensor_destroy(tensor);
    dtl_vector_destroy(vec);
}

static void container_places(dtl_context_t ctx)
{
    dtl_vector_t vec;

    check(dtl_vector_create(ctx, DTL_DTYPE_INT64, 12, &vec));
    if (dtl_container_is_local(vec, 0)) {
        dtl_index_t first = dtl_container_to_local(vec, 0);

        printf("the first is of rank %d, before it here: %d, and back: %s\n",
               (int)dtl_container_owner(vec, 0), (int)first,
               yes_no(dtl_container_to_global(vec, first) == 0));
    }
    dtl_vector_destroy(vec);
}

static void container_local(dtl_context_t ctx)
{
    int64_t three = 3, four = 4, first, copy[12];
    dtl_vector_t vec;

    check(dtl_vector_create(ctx, DTL_DTYPE_INT64, 12, &vec));
    check(dtl_container_fill_local(vec, &three));
    check(dtl_container_set_local(vec, 0, &four));
    check(dtl_container_get_local(vec, 0, &first));
    check(dtl_container_copy_to_host(vec, copy, dtl_container_local_size(vec)));
    copy[0] += 1;
    check(dtl_container_copy_from_host(vec, copy, dtl_container_local_size(vec)));
    int changed = dtl_container_is_dirty(vec);
    check(dtl_container_sync(vec)); /* what was written is to be seen by all ranks */
    check(dtl_container_barrier(vec));
    if (dtl_context_is_root(ctx))
        printf("%d then %d, changed: %s, clean: %s\n", (int)first, (int)copy[0], yes_no(changed),
               yes_no(dtl_container_is_clean(vec)));
    dtl_vector_destroy(vec);
}

static void container_memory(dtl_context_t ctx)
{
    int64_t three = 3;
    dtl_vector_t vec;

    check(dtl_vector_create_fill(ctx, DTL_DTYPE_INT64, 12, &three, &vec));
    int64_t *mine = dtl_container_local_data_mut(vec); /* NULL where a device has the elements */
    mine[0] = 5;
    const int64_t *read = dtl_container_local_data(vec);
    if (dtl_context_is_root(ctx))
        printf("%d %d, on the %s, number %d\n", (int)read[0], (int)read[1],
               dtl_device_kind_name(dtl_container_device_kind(vec)),
               dtl_container_device_number(vec));
    dtl_vector_destroy(vec);
}

static void container_elements(dtl_context_t ctx)
{
    dtl_index_t ends[2] = {0, 11};
    int64_t seven = 7, eight = 8, last, found[2], both[2] = {1, 2};
    dtl_vector_t vec;

    check(dtl_vector_create_fill(ctx, DTL_DTYPE_INT64, 12, &seven, &vec));
    check(dtl_container_expose(vec)); /* each rank reaches the elements of all */
    if (dtl_context_is_root(ctx)) {
        check(dtl_container_get_element(vec, 11, &last));
        check(dtl_container_set_element(vec, 11, &eight));
        check(dtl_container_get_elements(vec, ends, 2, found));
        check(dtl_container_set_elements(vec, ends, 2, both));
        printf("%d, then %d and %d\n", (int)last, (int)found[0], (int)found[1]);
    }
    check(dtl_container_barrier(vec));
    dtl_vector_destroy(vec);
}

static void container_halo(dtl_context_t ctx)
{
    dtl_size_t width = 1;
    double one = 1, padded[14];
    int periodic = 1; /* the last element is the first one's neighbour */
    dtl_vector_t vec;

    check(dtl_vector_create_fill(ctx, DTL_DTYPE_FLOAT64, 12, &one, &vec));
    check(dtl_container_exchange_halo(vec, &width, &periodic, padded, 14));
    double here = padded[0] + padded[2], most;
    check(dtl_container_combine(vec, &here, &most, 1, DTL_DTYPE_FLOAT64, DTL_OP_MAX));
    if (dtl_context_is_root(ctx))
        printf("both neighbours: %d, nowhere more than %d\n", (int)here, (int)most);
    for (dtl_size_t index = 0; index < dtl_vector_local_size(vec); index++)
        padded[width + index] *= 3; /* where the elements are from here on */
    check(dtl_container_refresh_halo(vec, &width, &periodic, padded, 14));
    if (dtl_context_is_root(ctx))
        printf("and then: %d\n", (int)(padded[0] + padded[2]));
    dtl_vector_destroy(vec);
}

static void container_redistribute(dtl_context_t ctx)
{
    int64_t three = 3;
    dtl_tensor_t tensor;

    check(dtl_tensor_create_fill(ctx, DTL_DTYPE_INT64, dtl_shape_2d(8, 3), &three, &tensor));
    check(dtl_container_redistribute(tensor, DTL_PARTITION_CYCLIC));
    if (dtl_context_is_root(ctx))
        printf("%s\n", dtl_partition_policy_name(dtl_container_partition_policy(tensor)));
    dtl_tensor_destroy(tensor);
}

static void container_kept(dtl_context_t ctx)
{
    int64_t three = 3;
    dtl_memory_t memory;
    dtl_vector_t vec;

    check(dtl_vector_create_fill(ctx, DTL_DTYPE_INT64, 12, &three, &vec));
    const int64_t *mine = dtl_container_local_data(vec);
    check(dtl_container_memory(vec, &memory)); /* stays beyond the vector */
    dtl_vector_destroy(vec);
    if (dtl_context_is_root(ctx))
        printf("still there: %d\n", (int)*mine);
    dtl_memory_release(memory);
}

const struct example container_examples[] = {
    EXAMPLE(container_policies), EXAMPLE(container_sizes),
    EXAMPLE(container_places),   EXAMPLE(container_local),
    EXAMPLE(container_memory),   EXAMPLE(container_elements),
    EXAMPLE(container_halo),     EXAMPLE(container_redistribute),
    EXAMPLE(container_kept),     {NULL, NULL},
};
