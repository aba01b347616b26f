/* SPDX-License-Identifier: BSD-3-Clause */
/* Vectors on the devices that DTL_DEVICE names, or on the host if it is unset. */
#ifndef DTL_TEST_QUEUE_VECTORS_H
#define DTL_TEST_QUEUE_VECTORS_H

#include "../support/device_gate.h"
#include "../support/device_leaks.h"

static inline bool has_devices(void)
{
    return device_kind_name() != NULL;
}

/* Creates a vector of `size` elements per rank, with `mine` as this rank's. */
static inline dtl_vector_t vector_of(dtl_dtype dtype, dtl_size_t size, const void *mine)
{
    dtl_container_options options;
    dtl_vector_t vec = NULL;

    dtl_container_options_init(&options);
    options.placement = has_devices() ? DTL_PLACEMENT_DEVICE : DTL_PLACEMENT_HOST;
    options.device_id = 0;
    assert_success(dtl_vector_create_with_options(world.ctx, dtype, size * (dtl_size_t)world.size,
                                                  &options, &vec));
    if (mine != NULL)
        assert_success(dtl_vector_copy_from_host(vec, mine, size));
    return vec;
}

#endif
