/* SPDX-License-Identifier: BSD-3-Clause */
/* Included before the source of memory.c: creates the containers of its scenarios on a device. */
#ifndef DTL_TEST_FAULTS_DEVICE_OPTIONS_H
#define DTL_TEST_FAULTS_DEVICE_OPTIONS_H

#include <dtl/dtl.h>

static inline const dtl_container_options *placed(void)
{
    static dtl_container_options options;

    dtl_container_options_init(&options);
    options.placement = DTL_PLACEMENT_DEVICE;
    return &options;
}

#define dtl_vector_create(ctx, dtype, size, out)                                                   \
    dtl_vector_create_with_options(ctx, dtype, size, placed(), out)
#define dtl_array_create(ctx, dtype, size, out)                                                    \
    dtl_array_create_with_options(ctx, dtype, size, placed(), out)
#define dtl_tensor_create(ctx, dtype, shape, out)                                                  \
    dtl_tensor_create_with_options(ctx, dtype, shape, 0, placed(), out)

#endif
