/* SPDX-License-Identifier: BSD-3-Clause */
/* Kernels on device memory, written once: compiled as C for the emulated devices, and as CUDA and
 * HIP for GPUs.
 *
 * Each index of a kernel is computed independently, on a GPU by any thread, and no result depends
 * on the number of threads. All devices therefore compute bitwise equal results. */
#include "kernels.h"

#include "index_kernels.h"
#include "merge_sort.h"

/* ---- elementwise kernels --------------------------------------------------------------------- */

/* Sets all elements of operand 0 to the scalar argument. */
#define FILL(size, type)                                                                           \
    KERNEL fill_##size(struct kernel_call call)                                                    \
    {                                                                                              \
        type value;                                                                                \
                                                                                                   \
        memcpy(&value, call.value, sizeof value);                                                  \
        for (EACH(index, call.count))                                                              \
            OPERAND(type, 0)[index] = value;                                                       \
    }

SIZES(FILL)

/* Applies a binary operation to the elements of operands 1 and 2 and writes operand 0, which may be
 * one of them. The scalar argument replaces an operand that is NULL. */
#define BINARY(operation, dtype, type)                                                             \
    KERNEL binary_##operation##_##dtype(struct kernel_call call)                                   \
    {                                                                                              \
        const type *x = OPERAND(const type, 1), *y = OPERAND(const type, 2);                       \
        type *out = OPERAND(type, 0), value;                                                       \
                                                                                                   \
        memcpy(&value, call.value, sizeof value);                                                  \
        for (EACH(index, call.count))                                                              \
            out[index] = operation##_of_##dtype(x != NULL ? x[index] : value,                      \
                                                y != NULL ? y[index] : value);                     \
    }
#define BINARY_OF(operation, dtype, type, formula) BINARY(operation, dtype, type)

DTL__STEPS(BINARY)
DTL__BINARIES(BINARY_OF)

/* Applies a unary operation to the elements of operand 1 and writes operand 0, which may be the
 * same. */
#define UNARY(operation, dtype, type, formula)                                                     \
    KERNEL unary_##operation##_##dtype(struct kernel_call call)                                    \
    {                                                                                              \
        const type *in = OPERAND(const type, 1);                                                   \
        type *out = OPERAND(type, 0);                                                              \
                                                                                                   \
        for (EACH(index, call.count))                                                              \
            out[index] = operation##_of_##dtype(in[index]);                                        \
    }

DTL__UNARIES(UNARY)

/* ---- folds -------------------------------------------------------------------------------------
 *
 * Reductions to `count` partial results. Element `part` of operand 0 is computed from the elements
 * part, part + count, part + 2 count and so on of the other operands, in this order. Operands have
 * at least `count` elements, so that no part is empty. */

#define REST(index)                                                                                \
    uint64_t index = part + call.count;                                                            \
    index < end;                                                                                   \
    index += call.count
#define END(type) ELEMENTS(type, 1)

/* Reduces the elements of operand 1 to one partial result per part. */
#define FOLD(operation, dtype, type)                                                               \
    KERNEL fold_##operation##_##dtype(struct kernel_call call)                                     \
    {                                                                                              \
        const type *in = OPERAND(const type, 1);                                                   \
        uint64_t end = END(type);                                                                  \
                                                                                                   \
        for (EACH(part, call.count)) {                                                             \
            type last = in[part];                                                                  \
                                                                                                   \
            for (REST(index))                                                                      \
                last = operation##_of_##dtype(last, in[index]);                                    \
            OPERAND(type, 0)[part] = last;                                                         \
        }                                                                                          \
    }

DTL__STEPS(FOLD)

/* Count the elements equal to the scalar argument, and find the index of the first one, or
 * UINT64_MAX if no element is equal. */
#define SEARCH(dtype, type)                                                                        \
    KERNEL count_##dtype(struct kernel_call call)                                                  \
    {                                                                                              \
        const type *in = OPERAND(const type, 1);                                                   \
        uint64_t end = END(type);                                                                  \
        type value;                                                                                \
                                                                                                   \
        memcpy(&value, call.value, sizeof value);                                                  \
        for (EACH(part, call.count)) {                                                             \
            uint64_t found = compare_of_##dtype(in[part], value) == 0;                             \
                                                                                                   \
            for (REST(index))                                                                      \
                found += compare_of_##dtype(in[index], value) == 0;                                \
            OPERAND(uint64_t, 0)[part] = found;                                                    \
        }                                                                                          \
    }                                                                                              \
                                                                                                   \
    KERNEL find_##dtype(struct kernel_call call)                                                   \
    {                                                                                              \
        const type *in = OPERAND(const type, 1);                                                   \
        uint64_t end = END(type);                                                                  \
        type value;                                                                                \
                                                                                                   \
        memcpy(&value, call.value, sizeof value);                                                  \
        for (EACH(part, call.count)) {                                                             \
            uint64_t index = part;                                                                 \
                                                                                                   \
            while (index < end && compare_of_##dtype(in[index], value) != 0)                       \
                index += call.count;                                                               \
            OPERAND(uint64_t, 0)[part] = index < end ? index : UINT64_MAX;                         \
        }                                                                                          \
    }

DTL__DTYPES(SEARCH)

/* Finds the index of the smallest or largest element of operand 2, among the indices in operand 1
 * or, without operand 1, among all. Of equal elements, the smallest index wins. */
#define EXTREME(name, compare, type, is_better)                                                    \
    KERNEL name(struct kernel_call call)                                                           \
    {                                                                                              \
        const type *elements = OPERAND(const type, 2);                                             \
        const uint64_t *in = OPERAND(const uint64_t, 1);                                           \
        uint64_t end = in != NULL ? END(uint64_t) : call.operands[2].bytes / sizeof(type);         \
                                                                                                   \
        for (EACH(part, call.count)) {                                                             \
            uint64_t best = in != NULL ? in[part] : part;                                          \
                                                                                                   \
            for (REST(index)) {                                                                    \
                uint64_t other = in != NULL ? in[index] : index;                                   \
                int order = compare(elements[other], elements[best]);                              \
                                                                                                   \
                best = (order is_better) || (order == 0 && other < best) ? other : best;           \
            }                                                                                      \
            OPERAND(uint64_t, 0)[part] = best;                                                     \
        }                                                                                          \
    }

#define EXTREMES(dtype, type)                                                                      \
    EXTREME(least_##dtype, compare_of_##dtype, type, < 0)                                          \
    EXTREME(greatest_##dtype, compare_of_##dtype, type, > 0)

DTL__DTYPES(EXTREMES)

/* moments: sums of x - shift and of (x - shift)^2 over the elements x, as doubles. The shift is the
 * scalar argument or, if operand 2 has the sums of the same elements with shift 0, their mean. dot:
 * sums of the products of the elements of operands 1 and 2. */
#define MOMENTS(dtype, type, id)                                                                   \
    KERNEL moments_##dtype(struct kernel_call call)                                                \
    {                                                                                              \
        const type *in = OPERAND(const type, 1);                                                   \
        uint64_t end = END(type);                                                                  \
        double shift;                                                                              \
                                                                                                   \
        memcpy(&shift, call.value, sizeof shift);                                                  \
        if (OPERAND(const struct complex128, 2) != NULL)                                           \
            shift = OPERAND(const struct complex128, 2)->re / (double)end;                         \
        for (EACH(part, call.count)) {                                                             \
            double number = number_of_##dtype(in[part]) - shift;                                   \
            struct complex128 sums = {number, number * number};                                    \
                                                                                                   \
            for (REST(index)) {                                                                    \
                number = number_of_##dtype(in[index]) - shift;                                     \
                sums.re += number;                                                                 \
                sums.im += number * number;                                                        \
            }                                                                                      \
            OPERAND(struct complex128, 0)[part] = sums;                                            \
        }                                                                                          \
    }                                                                                              \
                                                                                                   \
    KERNEL dot_##dtype(struct kernel_call call)                                                    \
    {                                                                                              \
        const type *a = OPERAND(const type, 1), *b = OPERAND(const type, 2);                       \
        uint64_t end = END(type);                                                                  \
                                                                                                   \
        for (EACH(part, call.count)) {                                                             \
            double sum = number_of_##dtype(a[part]) * number_of_##dtype(b[part]);                  \
                                                                                                   \
            for (REST(index))                                                                      \
                sum += number_of_##dtype(a[index]) * number_of_##dtype(b[index]);                  \
            OPERAND(double, 0)[part] = sum;                                                        \
        }                                                                                          \
    }

DTL__REALS(MOMENTS)

/* The scalar argument of the histogram kernels. */
struct range {
    double low, high;
};

/* Writes one histogram per part to operand 0, contiguously. */
#define HISTOGRAM(dtype, type, id)                                                                 \
    KERNEL histogram_##dtype(struct kernel_call call)                                              \
    {                                                                                              \
        const type *in = OPERAND(const type, 1);                                                   \
        uint64_t end = END(type), bins = ELEMENTS(uint64_t, 0) / call.count;                       \
        struct range range;                                                                        \
                                                                                                   \
        memcpy(&range, call.value, sizeof range);                                                  \
        for (EACH(part, call.count)) {                                                             \
            uint64_t *counts = OPERAND(uint64_t, 0) + part * bins;                                 \
            double scale = (double)bins / (range.high - range.low), last = (double)bins - 1;       \
                                                                                                   \
            for (uint64_t bin = 0; bin < bins; bin++)                                              \
                counts[bin] = 0;                                                                   \
            for (uint64_t index = part; index < end; index += call.count) {                        \
                double number = number_of_##dtype(in[index]);                                      \
                                                                                                   \
                if (number >= range.low && number <= range.high)                                   \
                    counts[dtl__bin_of(number, range.low, scale, last)]++;                         \
            }                                                                                      \
        }                                                                                          \
    }

DTL__REALS(HISTOGRAM)

/* ---- scans ------------------------------------------------------------------------------------
 *
 * Operands are divided into consecutive runs of RUN elements; the last run may be shorter. */

enum { RUN = KERNEL_RUN_ELEMENTS };

#define RUN_OF(index, run, all)                                                                    \
    uint64_t index = (run)*RUN;                                                                    \
    index < (all) && index < ((run) + 1) * RUN;                                                    \
    index++

/* Sets `last` to the prefix before a run: the result of the runs before it, or the scalar argument.
 */
#define BEFORE(type, run, last)                                                                    \
    memcpy(&(last), (run) > 0 ? (const void *)&OPERAND(const type, 1)[(run)-1] : call.value,       \
           sizeof(last))

/* runs: reduces each run of operand 1 to element `run` of operand 0. scan and exscan: replace each
 * element of operand 0 by the inclusive or exclusive prefix reduction; operand 1 has the inclusive
 * prefix reductions of the runs. */
#define SCAN(operation, dtype, type)                                                               \
    KERNEL runs_##operation##_##dtype(struct kernel_call call)                                     \
    {                                                                                              \
        const type *in = OPERAND(const type, 1);                                                   \
        uint64_t all = END(type);                                                                  \
                                                                                                   \
        for (EACH(run, call.count)) {                                                              \
            type last = in[run * RUN];                                                             \
                                                                                                   \
            for (uint64_t index = run * RUN + 1; index < all && index < (run + 1) * RUN; index++)  \
                last = operation##_of_##dtype(last, in[index]);                                    \
            OPERAND(type, 0)[run] = last;                                                          \
        }                                                                                          \
    }                                                                                              \
                                                                                                   \
    KERNEL scan_##operation##_##dtype(struct kernel_call call)                                     \
    {                                                                                              \
        type *elements = OPERAND(type, 0), last;                                                   \
        uint64_t all = call.operands[0].bytes / sizeof(type);                                      \
                                                                                                   \
        for (EACH(run, call.count)) {                                                              \
            BEFORE(type, run, last);                                                               \
            for (RUN_OF(index, run, all))                                                          \
                elements[index] = last = operation##_of_##dtype(last, elements[index]);            \
        }                                                                                          \
    }                                                                                              \
                                                                                                   \
    KERNEL exscan_##operation##_##dtype(struct kernel_call call)                                   \
    {                                                                                              \
        type *elements = OPERAND(type, 0), last;                                                   \
        uint64_t all = call.operands[0].bytes / sizeof(type);                                      \
                                                                                                   \
        for (EACH(run, call.count)) {                                                              \
            BEFORE(type, run, last);                                                               \
            for (RUN_OF(index, run, all)) {                                                        \
                type own = elements[index];                                                        \
                                                                                                   \
                elements[index] = last;                                                            \
                last = operation##_of_##dtype(last, own);                                          \
            }                                                                                      \
        }                                                                                          \
    }

DTL__STEPS(SCAN)

/* ---- lookup by name -------------------------------------------------------------------------- */

#if !defined(__CUDACC__) && !defined(__HIPCC__)

#define ENTRY(name) {#name, name},
#define FILL_ENTRY(size, type) ENTRY(fill_##size)
#define FOLD_ENTRY(operation, dtype, type)                                                         \
    ENTRY(binary_##operation##_##dtype) ENTRY(fold_##operation##_##dtype)
#define BINARY_ENTRY(operation, dtype, type, formula) ENTRY(binary_##operation##_##dtype)
#define UNARY_ENTRY(operation, dtype, type, formula) ENTRY(unary_##operation##_##dtype)
#define SCAN_ENTRY(operation, dtype, type)                                                         \
    ENTRY(runs_##operation##_##dtype)                                                              \
    ENTRY(scan_##operation##_##dtype)                                                              \
    ENTRY(exscan_##operation##_##dtype)
#define SEARCH_ENTRY(dtype, type)                                                                  \
    ENTRY(count_##dtype)                                                                           \
    ENTRY(find_##dtype)                                                                            \
    ENTRY(least_##dtype)                                                                           \
    ENTRY(greatest_##dtype)
#define MOMENTS_ENTRY(dtype, type, id)                                                             \
    ENTRY(moments_##dtype) ENTRY(dot_##dtype) ENTRY(histogram_##dtype)

static const struct {
    const char *name;
    host_kernel kernel;
} kernels[] = {
    SIZES(FILL_ENTRY)           /* */
    DTL__STEPS(FOLD_ENTRY)      /* */
    DTL__STEPS(SCAN_ENTRY)      /* */
    DTL__UNARIES(UNARY_ENTRY)   /* */
    DTL__BINARIES(BINARY_ENTRY) /* */
    DTL__DTYPES(SEARCH_ENTRY)   /* */
    DTL__REALS(MOMENTS_ENTRY)   /* */
    DTL__DTYPES(SORT_ENTRY)     /* */
    SIZES(PLACE_ENTRY)          /* */
    ENTRY(number)               /* */
};

host_kernel host_kernel_find(const char *name)
{
    for (size_t index = 0; index < sizeof kernels / sizeof *kernels; index++)
        if (strcmp(kernels[index].name, name) == 0)
            return kernels[index].kernel;
    return NULL;
}

#endif
