/* SPDX-License-Identifier: BSD-3-Clause */
/* Simulates a build without the vectorized sort; the linker redirects the query to this file
 * (--wrap). */
#include <stdbool.h>

#include <dtl/dtl.h>

bool __wrap_dtl__vector_sort_supports(dtl_dtype dtype);

bool __wrap_dtl__vector_sort_supports(dtl_dtype dtype)
{
    (void)dtype;
    return false;
}
