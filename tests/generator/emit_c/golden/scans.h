/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/scans.h.j2.
 * Do not edit. */
/* Prefix reductions on the host: the loops that kernels.h declares, of which
 * {operation}_of_{dtype}(x, y) is one step.
 *
 * A scan has to wait for each step's result before the next.  So elements go line by line of the
 * cache: each is scanned by itself, in halves, and then takes in what is before it, which is one
 * step from line to line.  What is no number of C's, or is no quicker so, goes by blocks of several
 * runs: the runs are scanned side by side into a block beside, and then each takes in what is
 * before it, which is a vector loop. */
#ifndef DTL_SCANS_H
#define DTL_SCANS_H

#include <string.h>

#include "dtl_kernels.h"

enum { DTL__LINE = 64, DTL__RUNS = 8, DTL__RUN = 64, DTL__BLOCK = DTL__RUNS * DTL__RUN };

/* Into the second-level cache: lines on their way to the first are few, and the scan needs them. */
#define DTL__FETCH(address) __builtin_prefetch(address, 0, 1)

/* Elements behind the last line or block. */
#define DTL__SCAN_REST(operation, dtype, type)                                                     \
    static inline void operation##_rest##dtype(type *element, type *before, size_t count,          \
                                                bool is_inclusive)                                 \
    {                                                                                              \
        for (size_t index = 0; index < count; index++) {                                           \
            type after = operation##_of##dtype(*before, element[index]);                           \
                                                                                                   \
            element[index] = is_inclusive ? after : *before;                                       \
            *before = after;                                                                       \
        }                                                                                          \
    }

/* ---- by runs --------------------------------------------------------------------------------- */

#define DTL__SCAN_RUNS(operation, dtype, type, name)                                               \
    DTL__SCAN_REST(operation, dtype, type)                                                         \
    DTL__WIDE                                                                                      \
    static void name(void *elements, void *before, size_t count, bool is_inclusive,                \
                     const void *ahead)                                                            \
    {                                                                                              \
        const type *next = ahead;                                                                  \
        type *element = elements, last = *(type *)before;                                          \
                                                                                                   \
        for (; count >= DTL__BLOCK; count -= DTL__BLOCK, element += DTL__BLOCK) {                  \
            type lasts[DTL__RUNS], scanned[DTL__BLOCK];                                            \
                                                                                                   \
            for (size_t run = 0; run < DTL__RUNS; run++)                                           \
                scanned[run * DTL__RUN] = lasts[run] = element[run * DTL__RUN];                    \
            for (size_t step = 1; step < DTL__RUN; step++) {                                       \
                DTL__FETCH(&next[step * DTL__RUNS]);                                               \
                for (size_t run = 0; run < DTL__RUNS; run++)                                       \
                    scanned[run * DTL__RUN + step] = lasts[run] =                                  \
                        operation##_of##dtype(lasts[run], element[run * DTL__RUN + step]);         \
            }                                                                                      \
            for (size_t run = 0; run < DTL__BLOCK; run += DTL__RUN) {                              \
                size_t shift = is_inclusive ? 0 : 1;                                               \
                                                                                                   \
                element[run] = last;                                                               \
                DTL__VECTORISE                                                                     \
                for (size_t step = shift; step < DTL__RUN; step++)                                 \
                    element[run + step] =                                                          \
                        operation##_of##dtype(last, scanned[run + step - shift]);                  \
                last = operation##_of##dtype(last, scanned[run + DTL__RUN - 1]);                   \
            }                                                                                      \
            next += DTL__BLOCK;                                                                    \
        }                                                                                          \
        operation##_rest##dtype(element, &last, count, is_inclusive);                              \
        *(type *)before = last;                                                                    \
    }

/* ---- by lines -------------------------------------------------------------------------------- */

/* In which order the steps of a line are. */
#define DTL__SCAN_LINES(operation, dtype, type, name)                                              \
    DTL__SCAN_REST(operation, dtype, type)                                                         \
    DTL__WIDE                                                                                      \
    static void name(void *elements, void *before, size_t count, bool is_inclusive,                \
                     const void *ahead)                                                            \
    {                                                                                              \
        enum { COUNT = DTL__LINE / sizeof(type) };                                                 \
        const type *next = ahead;                                                                  \
        type *element = elements, last = *(type *)before;                                          \
                                                                                                   \
        for (; count >= COUNT; count -= COUNT, element += COUNT, next += COUNT) {                  \
            type line[COUNT];                                                                      \
                                                                                                   \
            DTL__FETCH(next);                                                                      \
            memcpy(line, element, sizeof line);                                                    \
            for (size_t half = 1; half < COUNT; half *= 2)                                         \
                for (size_t index = half; index < COUNT; index++)                                  \
                    if ((index & half) != 0)                                                       \
                        line[index] =                                                              \
                            operation##_of##dtype(line[(index & -half) - 1], line[index]);         \
            for (size_t index = 0; is_inclusive && index < COUNT; index++)                         \
                element[index] = operation##_of##dtype(last, line[index]);                         \
            for (size_t index = 1; !is_inclusive && index < COUNT; index++)                        \
                element[index] = operation##_of##dtype(last, line[index - 1]);                     \
            if (!is_inclusive)                                                                     \
                element[0] = last;                                                                 \
            last = operation##_of##dtype(last, line[COUNT - 1]);                                   \
        }                                                                                          \
        operation##_rest##dtype(element, &last, count, is_inclusive);                              \
        *(type *)before = last;                                                                    \
    }

/* ---- the same by vectors, of which two are a line -------------------------------------------- */

#ifdef DTL__HAS_WIDE

/* GCC takes vectors apart that it can follow, and does not find them again. */
#define DTL__KEEP(vector) __asm__("" : "+x"(vector))
#define DTL__IN_VECTORS static inline __attribute__((always_inline, target("avx2")))

/* What vectors of elements of so many bits are, and what is done to them whatever they mean.  Of
 * each group of 2 * `half` lanes `taken` has in the second half what the last lane of the first
 * has, and `joined` has the first half of one and the second of the other.  `last` has the last
 * lane in all; `behind` has that of the one, and then what the other has but its last. */
#define DTL__LANES(bits, ...)                                                                      \
    typedef int##bits##_t lanes##bits __attribute__((vector_size(DTL__LINE / 2)));                 \
    enum { COUNT##bits = DTL__LINE * 4 / bits };                                                   \
    static const lanes##bits numbers##bits = {__VA_ARGS__};                                        \
                                                                                                   \
    DTL__IN_VECTORS lanes##bits taken##bits(lanes##bits all, int##bits##_t half)                   \
    {                                                                                              \
        lanes##bits takes = (numbers##bits & half) != 0;                                           \
        lanes##bits from = (numbers##bits & (int##bits##_t)-half) - (int##bits##_t)1;              \
                                                                                                   \
        all = __builtin_shuffle(all, (takes & from) | (~takes & numbers##bits));                   \
        DTL__KEEP(all);                                                                            \
        return all;                                                                                \
    }                                                                                              \
                                                                                                   \
    DTL__IN_VECTORS lanes##bits joined##bits(lanes##bits first, lanes##bits second,                \
                                             int##bits##_t half)                                   \
    {                                                                                              \
        lanes##bits takes = (numbers##bits & half) != 0;                                           \
                                                                                                   \
        first = __builtin_shuffle(first, second,                                                   \
                                  numbers##bits + (takes & (int##bits##_t)COUNT##bits));           \
        DTL__KEEP(first);                                                                          \
        return first;                                                                              \
    }                                                                                              \
                                                                                                   \
    DTL__IN_VECTORS lanes##bits last##bits(lanes##bits all)                                        \
    {                                                                                              \
        all = __builtin_shuffle(all, (lanes##bits){0} + (int##bits##_t)(COUNT##bits - 1));         \
        DTL__KEEP(all);                                                                            \
        return all;                                                                                \
    }                                                                                              \
                                                                                                   \
    DTL__IN_VECTORS lanes##bits behind##bits(lanes##bits before, lanes##bits all)                  \
    {                                                                                              \
        all = __builtin_shuffle(before, all,                                                       \
                                numbers##bits + (int##bits##_t)(COUNT##bits - 1));                 \
        DTL__KEEP(all);                                                                            \
        return all;                                                                                \
    }

DTL__LANES(8, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
           24, 25, 26, 27, 28, 29, 30, 31)
DTL__LANES(16, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
DTL__LANES(32, 0, 1, 2, 3, 4, 5, 6, 7)
DTL__LANES(64, 0, 1, 2, 3)

/* Where the processor has no such vectors, `other` does it. */
#define DTL__SCAN_VECTORS(operation, dtype, type, bits, other)                                     \
    DTL__IN_VECTORS lanes##bits operation##_lanes##dtype(lanes##bits x, lanes##bits y)             \
    {                                                                                              \
        type lower[COUNT##bits], upper[COUNT##bits];                                               \
                                                                                                   \
        memcpy(lower, &x, sizeof x);                                                               \
        memcpy(upper, &y, sizeof y);                                                               \
        _Pragma("GCC unroll 1") for (int lane = 0; lane < COUNT##bits; lane++)                     \
            lower[lane] = operation##_of##dtype(lower[lane], upper[lane]);                         \
        memcpy(&x, lower, sizeof x);                                                               \
        DTL__KEEP(x);                                                                              \
        return x;                                                                                  \
    }                                                                                              \
                                                                                                   \
    DTL__IN_VECTORS lanes##bits operation##_halves##dtype(lanes##bits all)                         \
    {                                                                                              \
        _Pragma("GCC unroll 5") for (int##bits##_t half = 1; half < COUNT##bits; half *= 2) {      \
            lanes##bits taken = operation##_lanes##dtype(taken##bits(all, half), all);             \
                                                                                                   \
            all = joined##bits(all, taken, half);                                                  \
        }                                                                                          \
        return all;                                                                                \
    }                                                                                              \
                                                                                                   \
    /* A line becomes what its elements come to with what is before it, as does `last`. */         \
    DTL__IN_VECTORS void operation##_line##dtype(lanes##bits *first, lanes##bits *second,          \
                                                 lanes##bits *last)                                \
    {                                                                                              \
        lanes##bits lower = operation##_halves##dtype(*first);                                     \
        lanes##bits upper = operation##_halves##dtype(*second);                                    \
                                                                                                   \
        upper = operation##_lanes##dtype(last##bits(lower), upper);                                \
        *first = operation##_lanes##dtype(*last, lower);                                           \
        *second = operation##_lanes##dtype(*last, upper);                                          \
        *last = operation##_lanes##dtype(*last, last##bits(upper));                                \
    }                                                                                              \
                                                                                                   \
    DTL__IN_VECTORS lanes##bits operation##_all##dtype(type one)                                   \
    {                                                                                              \
        type all[COUNT##bits];                                                                     \
        lanes##bits lanes;                                                                         \
                                                                                                   \
        for (int lane = 0; lane < COUNT##bits; lane++)                                             \
            all[lane] = one;                                                                       \
        memcpy(&lanes, all, sizeof lanes);                                                         \
        return lanes;                                                                              \
    }                                                                                              \
                                                                                                   \
    DTL__IN_VECTORS void operation##_inclusive##dtype(type *element, type *before, size_t count,   \
                                                      const type *next)                            \
    {                                                                                              \
        lanes##bits first, second, last = operation##_all##dtype(*before);                         \
                                                                                                   \
        for (; count > 0; count -= 2 * COUNT##bits) {                                              \
            DTL__FETCH(next);                                                                      \
            memcpy(&first, element, sizeof first);                                                 \
            memcpy(&second, element + COUNT##bits, sizeof second);                                 \
            operation##_line##dtype(&first, &second, &last);                                       \
            memcpy(element, &first, sizeof first);                                                 \
            memcpy(element + COUNT##bits, &second, sizeof second);                                 \
            element += 2 * COUNT##bits;                                                            \
            next += 2 * COUNT##bits;                                                               \
        }                                                                                          \
        memcpy(before, &last, sizeof *before);                                                     \
    }                                                                                              \
                                                                                                   \
    /* What it comes to is stored one element further, once the line behind is read.  The last line\
     * has none. */                                                                                \
    DTL__IN_VECTORS void operation##_exclusive##dtype(type *element, type *before, size_t count,   \
                                                      const type *next)                            \
    {                                                                                              \
        lanes##bits first, second, third, fourth, last = operation##_all##dtype(*before);          \
        lanes##bits former = last;                                                                 \
                                                                                                   \
        if (count == 0)                                                                            \
            return;                                                                                \
        memcpy(&first, element, sizeof first);                                                     \
        memcpy(&second, element + COUNT##bits, sizeof second);                                     \
        memcpy(element, before, sizeof *before);                                                   \
        for (; count > 2 * COUNT##bits; count -= 2 * COUNT##bits) {                                \
            DTL__FETCH(next);                                                                      \
            memcpy(&third, element + 2 * COUNT##bits, sizeof third);                               \
            memcpy(&fourth, element + 3 * COUNT##bits, sizeof fourth);                             \
            operation##_line##dtype(&first, &second, &last);                                       \
            memcpy(element + 1, &first, sizeof first);                                             \
            memcpy(element + 1 + COUNT##bits, &second, sizeof second);                             \
            former = last;                                                                         \
            first = third;                                                                         \
            second = fourth;                                                                       \
            element += 2 * COUNT##bits;                                                            \
            next += 2 * COUNT##bits;                                                               \
        }                                                                                          \
        operation##_line##dtype(&first, &second, &last);                                           \
        second = behind##bits(first, second);                                                      \
        first = behind##bits(former, first);                                                       \
        memcpy(element, &first, sizeof first);                                                     \
        memcpy(element + COUNT##bits, &second, sizeof second);                                     \
        memcpy(before, &last, sizeof *before);                                                     \
    }                                                                                              \
                                                                                                   \
    __attribute__((target("avx2"))) static void operation##_wide##dtype(                           \
        type *elements, type *before, size_t count, bool is_inclusive, const type *ahead)          \
    {                                                                                              \
        if (is_inclusive)                                                                          \
            operation##_inclusive##dtype(elements, before, count, ahead);                          \
        else                                                                                       \
            operation##_exclusive##dtype(elements, before, count, ahead);                          \
    }                                                                                              \
                                                                                                   \
    static void operation##_scan##dtype(void *elements, void *before, size_t count,                \
                                         bool is_inclusive, const void *ahead)                     \
    {                                                                                              \
        size_t whole = count - count % (2 * COUNT##bits);                                          \
                                                                                                   \
        if (!__builtin_cpu_supports("avx2")) {                                                     \
            other(elements, before, count, is_inclusive, ahead);                                   \
            return;                                                                                \
        }                                                                                          \
        operation##_wide##dtype(elements, before, whole, is_inclusive, ahead);                     \
        operation##_rest##dtype((type *)elements + whole, before, count - whole, is_inclusive);    \
    }

#else

#define DTL__SCAN_VECTORS(operation, dtype, type, bits, other)                                     \
    static void operation##_scan##dtype(void *elements, void *before, size_t count,                \
                                         bool is_inclusive, const void *ahead)                     \
    {                                                                                              \
        other(elements, before, count, is_inclusive, ahead);                                       \
    }

#endif

/* ---- which of them --------------------------------------------------------------------------- */

/* From here on a dtype has a mark before it, for `bool` may be a macro. */

#define DTL__SCAN_BY_RUNS(operation, dtype, type, bits)                                            \
    DTL__SCAN_RUNS(operation, _##dtype, type, operation##_scan_##dtype)

/* Of what is associative, in any order. */
#define DTL__SCAN_BY_VECTORS(operation, dtype, type, bits)                                         \
    DTL__SCAN_RUNS(operation, _##dtype, type, operation##_other_##dtype)                           \
    DTL__SCAN_VECTORS(operation, _##dtype, type, bits, operation##_other_##dtype)

/* Of what is not: in the same order everywhere. */
#define DTL__SCAN_BY_LINES(operation, dtype, type, bits)                                           \
    DTL__SCAN_LINES(operation, _##dtype, type, operation##_other_##dtype)                          \
    DTL__SCAN_VECTORS(operation, _##dtype, type, bits, operation##_other_##dtype)

#endif
