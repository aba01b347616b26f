/* SPDX-License-Identifier: BSD-3-Clause */
/* A build without a vectorised sort: the linker sends the question here. */
#include <stdbool.h>

#include <dtl/dtl.h>

bool __wrap_dtl__vector_sort_supports(dtl_dtype dtype);

bool __wrap_dtl__vector_sort_supports(dtl_dtype dtype)
{
    (void)dtype;
    return false;
}
