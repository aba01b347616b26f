/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/kernel_table.c.j2.
 * Do not edit. */
#include "dtl_kernels.h"

#include <string.h>

#include "dtl_runtime.h"

const struct reduction *const dtl__reductions[] = {
    [DTL_OP_SUM] = dtl__reduce_sum,
    [DTL_OP_LOR] = dtl__reduce_lor,
};

reduce_kernel dtl__kernel(dtl_dtype dtype, dtl_reduce_op op)
{
    return dtl__reductions[op][dtype].kernel;
}

void dtl__neutral(dtl_dtype dtype, dtl_reduce_op op, void *value)
{
    memcpy(value, dtl__reductions[op][dtype].neutral, dtl__dtype(dtype)->size);
}
