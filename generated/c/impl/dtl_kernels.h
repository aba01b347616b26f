/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/kernels.h.j2.
 * Do not edit. */
/* The loops of reductions: one table an operation, by dtype, with no kernel where the operation is
 * not defined. */
#ifndef DTL_KERNELS_H
#define DTL_KERNELS_H

#include <stdbool.h>
#include <stdint.h>

#include "dtl_dtypes.h"

/* Each element becomes what the operation makes of `before`, all elements in front of it and, where
 * the scan is inclusive, itself; `before` becomes what comes before the element behind the last.
 * As many elements at `ahead`, which are read next, come into the cache meanwhile; it is `elements`
 * where the processor foresees well what is read next. */
typedef void (*scan_kernel)(void *elements, void *before, size_t count, bool is_inclusive,
                            const void *ahead);

/* `result` becomes what the operation makes of `count` elements, at least one; in an order that
 * depends on `count` alone. */
typedef void (*fold_kernel)(const void *elements, size_t count, void *result);

struct reduction {
    reduce_kernel kernel;
    fold_kernel fold;
    scan_kernel scan;
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

/* The loops of an operation on a dtype, of which {operation}_of_{dtype}(x, y) is one step, but for
 * its scan (scans.h), which says which fold it is. */
#define DTL__KERNELS(operation, dtype, type)                                                       \
    static void operation##_##dtype(void *inout, const void *in, size_t count)                     \
    {                                                                                              \
        type *result = inout;                                                                      \
        const type *operand = in;                                                                  \
                                                                                                   \
        DTL__VECTORISE                                                                             \
        for (size_t index = 0; index < count; index++)                                             \
            result[index] = operation##_of_##dtype(operand[index], result[index]);                 \
    }

/* Several results are kept side by side, in registers, so that no step waits for another. */
enum { DTL__SIDES = 16 };

/* `dtype` has a mark before it, for `bool` may be a macro. */
#define DTL__FOLD(operation, dtype, type, name)                                                    \
    DTL__WIDE                                                                                      \
    static void name(const void *elements, size_t count, void *result)                             \
    {                                                                                              \
        const type *element = elements;                                                            \
        type lanes[DTL__SIDES], last = element[0];                                                 \
        size_t index = 1;                                                                          \
                                                                                                   \
        if (count >= DTL__SIDES) {                                                                 \
            for (size_t lane = 0; lane < DTL__SIDES; lane++)                                       \
                lanes[lane] = element[lane];                                                       \
            for (index = DTL__SIDES; index + DTL__SIDES <= count; index += DTL__SIDES)             \
                for (size_t lane = 0; lane < DTL__SIDES; lane++)                                   \
                    lanes[lane] = operation##_of##dtype(lanes[lane], element[index + lane]);       \
            last = lanes[0];                                                                       \
            for (size_t lane = 1; lane < DTL__SIDES; lane++)                                       \
                last = operation##_of##dtype(last, lanes[lane]);                                   \
        }                                                                                          \
        for (; index < count; index++)                                                             \
            last = operation##_of##dtype(last, element[index]);                                    \
        *(type *)result = last;                                                                    \
    }

/* Twice, for the vectors that all processors have and for wider ones, where the linker can choose
 * when the program starts: what is done to an element, and in which order, is the same. */
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__) &&       \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define DTL__WIDE __attribute__((target_clones("avx2", "default")))
#define DTL__HAS_WIDE
#else
#define DTL__WIDE
#endif

/* Operands are the same buffer or disjoint ones, so that no iteration depends on another. */
#if defined(__clang__)
#define DTL__VECTORISE _Pragma("clang loop vectorize(assume_safety)")
#else
#define DTL__VECTORISE _Pragma("GCC ivdep")
#endif

#endif
