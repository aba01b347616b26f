/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/kernel_table.c.j2.
 * Do not edit. */
#include "dtl_kernels.h"

#include <string.h>

#include "dtl_runtime.h"

const struct reduction *const dtl__reductions[] = {
    [DTL_OP_SUM] = dtl__reduce_sum,
    [DTL_OP_PROD] = dtl__reduce_prod,
    [DTL_OP_MIN] = dtl__reduce_min,
    [DTL_OP_MAX] = dtl__reduce_max,
    [DTL_OP_LAND] = dtl__reduce_land,
    [DTL_OP_LOR] = dtl__reduce_lor,
    [DTL_OP_BAND] = dtl__reduce_band,
    [DTL_OP_BOR] = dtl__reduce_bor,
    [DTL_OP_LXOR] = dtl__reduce_lxor,
    [DTL_OP_BXOR] = dtl__reduce_bxor,
    [DTL_OP_MINLOC] = dtl__reduce_minloc,
    [DTL_OP_MAXLOC] = dtl__reduce_maxloc,
};

reduce_kernel dtl__kernel(dtl_dtype dtype, dtl_reduce_op op)
{
    return dtl__reductions[op][dtype].kernel;
}

void dtl__neutral(dtl_dtype dtype, dtl_reduce_op op, void *value)
{
    memcpy(value, dtl__reductions[op][dtype].neutral, dtl__dtype(dtype)->size);
}
