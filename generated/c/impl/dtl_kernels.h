/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/dtl_kernels.h.j2.
 * Do not edit. */
/* The loops of reductions: one table an operation, by dtype, with no kernel where the operation is
 * not defined. */
#ifndef DTL_KERNELS_H
#define DTL_KERNELS_H

#include <math.h>
#include <stdint.h>

#include "dtl_dtypes.h"
#include "dtl_numbers.h"

struct reduction {
    reduce_kernel kernel;
    const void *neutral; /* one element */
};

extern const struct reduction dtl__reduce_sum[DTL__DTYPES_END];
extern const struct reduction dtl__reduce_prod[DTL__DTYPES_END];
extern const struct reduction dtl__reduce_min[DTL__DTYPES_END];
extern const struct reduction dtl__reduce_max[DTL__DTYPES_END];
extern const struct reduction dtl__reduce_land[DTL__DTYPES_END];
extern const struct reduction dtl__reduce_lor[DTL__DTYPES_END];
extern const struct reduction dtl__reduce_band[DTL__DTYPES_END];
extern const struct reduction dtl__reduce_bor[DTL__DTYPES_END];
extern const struct reduction dtl__reduce_lxor[DTL__DTYPES_END];
extern const struct reduction dtl__reduce_bxor[DTL__DTYPES_END];
extern const struct reduction dtl__reduce_minloc[DTL__DTYPES_END];
extern const struct reduction dtl__reduce_maxloc[DTL__DTYPES_END];

extern const struct reduction *const dtl__reductions[];

static inline bool dtl__is_defined(dtl_reduce_op op, dtl_dtype dtype)
{
    return dtl__reductions[op][dtype].kernel != NULL;
}

/* For min and max of floating-point numbers, so that all ranks see the same whatever the order of
 * operands: NaN comes before every number, and -0.0 is less than 0.0.  Written so that loops become
 * vector instructions, which signbit() prevents. */
#define dtl__is_negative(x) (_Generic((x), float: copysignf(1, x), default: copysign(1, x)) < 0)
#define dtl__is_less(x, y) (((x) < (y)) | ((x) != (x)) | (((x) == (y)) & dtl__is_negative(x)))
#define dtl__is_more(x, y) (((x) > (y)) | ((x) != (x)) | (((x) == (y)) & dtl__is_negative(y)))

/* Operands are the same buffer or disjoint ones, so that no iteration depends on another. */
#if defined(__clang__)
#define DTL__VECTORISE _Pragma("clang loop vectorize(assume_safety)")
#else
#define DTL__VECTORISE _Pragma("GCC ivdep")
#endif

#endif
