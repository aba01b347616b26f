/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/kernels.h.j2.
 * Do not edit. */
/* Reduction loops: a table of kernels by dtype for each operation. `kernel` is NULL for dtypes for
 * which the operation is not defined. */
#ifndef DTL_KERNELS_H
#define DTL_KERNELS_H

#include <stdbool.h>
#include <stdint.h>

#include "dtl_dtypes.h"

/* Prefix reduction in place: replaces each element by the reduction of `before`, all previous
 * elements and, if the scan is inclusive, the element itself. Then sets *before to the reduction of
 * `before` and all elements, which continues the scan. Prefetches `count` elements at `ahead`,
 * which the caller processes next; callers pass `elements` if the hardware prefetcher suffices. */
typedef void (*scan_kernel)(void *elements, void *before, size_t count, bool is_inclusive,
                            const void *ahead);

/* Sets *result to the reduction of `count` elements (at least one). The order of the operations
 * depends on `count` only, so that results are reproducible. */
typedef void (*fold_kernel)(const void *elements, size_t count, void *result);

struct reduction {
    reduce_kernel kernel;
    fold_kernel fold;
    scan_kernel scan;
    const void *neutral; /* the neutral element */
};

extern const struct reduction dtl__reduce_sum[DTL__DTYPES_END];
extern const struct reduction dtl__reduce_lor[DTL__DTYPES_END];

extern const struct reduction *const dtl__reductions[];

/* Returns true if the operation is defined for the dtype. */
static inline bool dtl__is_defined(dtl_reduce_op op, dtl_dtype dtype)
{
    return dtl__reductions[op][dtype].kernel != NULL;
}

/* Defines the elementwise loop of an operation on a dtype; {operation}_of_{dtype}(x, y) combines
 * two elements. The DTL__BY_* macros of dtl_scans.h define its fold and its scan. */
#define DTL__KERNELS(operation, dtype, type)                                                       \
    static void operation##_##dtype(void *inout, const void *in, size_t count)                     \
    {                                                                                              \
        type *result = inout;                                                                      \
        const type *operand = in;                                                                  \
                                                                                                   \
        DTL__VECTORIZE                                                                             \
        for (size_t index = 0; index < count; index++)                                             \
            result[index] = operation##_of_##dtype(operand[index], result[index]);                 \
    }

/* Number of independent accumulators of a fold, kept in registers so that consecutive operations do
 * not wait for each other. */
enum { DTL__ACCUM = 16 };

/* Defines the fold of an operation. `dtype` starts with an underscore, because `bool` may be a
 * macro. */
#define DTL__FOLD(operation, dtype, type, name)                                                    \
    DTL__WIDE                                                                                      \
    static void name(const void *elements, size_t count, void *result)                             \
    {                                                                                              \
        const type *element = elements;                                                            \
        type lanes[DTL__ACCUM], last = element[0];                                                 \
        size_t index = 1;                                                                          \
                                                                                                   \
        if (count >= DTL__ACCUM) {                                                                 \
            for (size_t lane = 0; lane < DTL__ACCUM; lane++)                                       \
                lanes[lane] = element[lane];                                                       \
            for (index = DTL__ACCUM; index + DTL__ACCUM <= count; index += DTL__ACCUM)             \
                for (size_t lane = 0; lane < DTL__ACCUM; lane++)                                   \
                    lanes[lane] = operation##_of##dtype(lanes[lane], element[index + lane]);       \
            last = lanes[0];                                                                       \
            for (size_t lane = 1; lane < DTL__ACCUM; lane++)                                       \
                last = operation##_of##dtype(last, lanes[lane]);                                   \
        }                                                                                          \
        for (; index < count; index++)                                                             \
            last = operation##_of##dtype(last, element[index]);                                    \
        *(type *)result = last;                                                                    \
    }

/* Compiles a function twice, for baseline vectors and for AVX2, if the loader can select one when
 * the program starts. Operations and their order are the same, and so are the results. */
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__) &&       \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define DTL__WIDE __attribute__((target_clones("avx2", "default")))
#define DTL__HAS_WIDE
#else
#define DTL__WIDE
#endif

/* Asserts that no iteration depends on another: operands are the same buffer or disjoint. */
#if defined(__clang__)
#define DTL__VECTORIZE _Pragma("clang loop vectorize(assume_safety)")
#else
#define DTL__VECTORIZE _Pragma("GCC ivdep")
#endif

#endif
