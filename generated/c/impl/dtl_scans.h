/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/scans.h.j2.
 * Do not edit. */
/* Prefix reductions on the host: macros that define the scans and folds which dtl_kernels.h
 * declares; {operation}_of_{dtype}(x, y) combines two elements.
 *
 * In a naive scan each operation waits for the result of the previous one. Scans by lines therefore
 * scan each cache line separately by recursive doubling and then add the prefix of the line, so
 * that only one operation per line depends on the previous line. Scans by runs serve types that are
 * not arithmetic types of C, or for which lines are not faster: a block consists of several runs,
 * which are scanned in parallel into a temporary block; then a vectorized loop adds the prefix of
 * each run. */
#ifndef DTL_SCANS_H
#define DTL_SCANS_H

#include <string.h>

#include "dtl_lanes.h"

enum { DTL__PART = 1 << 13 }; /* bytes; fits into the L1 cache */
enum { DTL__RUNS = 8, DTL__RUN = 64, DTL__BLOCK = DTL__RUNS * DTL__RUN };

/* Prefetches into the L2 cache, because the scan needs the few line fill buffers of the L1
 * cache. */
#define DTL__FETCH(address) __builtin_prefetch(address, 0, 1)

/* Sequential scan, for the elements after the last full line or block. */
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
                DTL__VECTORIZE                                                                     \
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

/* Fixes the order of the operations within a line. If a result is not finite although the prefix
 * is, the line is scanned again in index order, because an intermediate result of the recursive
 * doubling may have overflowed. */
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
            bool is_in_doubt = false;                                                              \
                                                                                                   \
            DTL__FETCH(next);                                                                      \
            memcpy(line, element, sizeof line);                                                    \
            for (size_t half = 1; half < COUNT; half *= 2)                                         \
                for (size_t index = half; index < COUNT; index++)                                  \
                    if ((index & half) != 0)                                                       \
                        line[index] =                                                              \
                            operation##_of##dtype(line[(index & -half) - 1], line[index]);         \
            for (size_t index = 0; index < COUNT; index++)                                         \
                line[index] = operation##_of##dtype(last, line[index]);                            \
            for (size_t index = 0; index < COUNT; index++)                                         \
                is_in_doubt |= !(line[index] - line[index] == 0);                                  \
            if (is_in_doubt && last - last == 0) {                                                 \
                operation##_rest##dtype(element, &last, COUNT, is_inclusive);                      \
                continue;                                                                          \
            }                                                                                      \
            if (is_inclusive) {                                                                    \
                memcpy(element, line, sizeof line);                                                \
            } else {                                                                               \
                element[0] = last;                                                                 \
                memcpy(element + 1, line, sizeof line - sizeof last);                              \
            }                                                                                      \
            last = line[COUNT - 1];                                                                \
        }                                                                                          \
        operation##_rest##dtype(element, &last, count, is_inclusive);                              \
        *(type *)before = last;                                                                    \
    }

/* ---- by lines, with AVX2 --------------------------------------------------------------------- */

#ifdef DTL__HAS_WIDE

/* Scans whole pairs of lines with AVX2. `other` scans the remaining elements, and all of them if
 * the processor lacks AVX2. For an exclusive scan the loop stores each result one element further,
 * so that it overwrites the element after the last one, which is saved and restored. */
#define DTL__SCAN_VECTORS(operation, dtype, type, other)                                           \
    __attribute__((target("avx2"))) static void operation##_wide##dtype(                           \
        type *elements, type *before, size_t count, bool is_inclusive, const type *ahead)          \
    {                                                                                              \
        type first = *before, behind = elements[count];                                            \
                                                                                                   \
        operation##_loop##dtype(elements, elements + !is_inclusive, before, count, ahead);         \
        if (!is_inclusive) {                                                                       \
            elements[0] = first;                                                                   \
            elements[count] = behind;                                                              \
        }                                                                                          \
    }                                                                                              \
                                                                                                   \
    static void operation##_scan##dtype(void *elements, void *before, size_t count,                \
                                         bool is_inclusive, const void *ahead)                     \
    {                                                                                              \
        size_t lines = (size_t)DTL__LINES / sizeof(type);                                          \
        size_t whole = count > lines ? (count - 1) / lines * lines : 0;                            \
                                                                                                   \
        if (whole != 0 && __builtin_cpu_supports("avx2"))                                          \
            operation##_wide##dtype(elements, before, whole, is_inclusive, ahead);                 \
        else                                                                                       \
            whole = 0;                                                                             \
        other((type *)elements + whole, before, count - whole, is_inclusive, ahead);               \
    }

/* Scans pairs of lines and reads the next pair before it stores the results. Calls `see` with lines
 * from `afar` on, which inspects as many elements for special values. */
#define DTL__LOOP_OF_LINES(name, dtype, type, bits, rest, see)                                     \
    DTL__LINES_OF_##bits(name, dtype, type, rest)                                                  \
                                                                                                   \
    DTL__IN_VECTORS void name##_seeing##dtype(const type *element, type *to, type *before,         \
                                              size_t count, const type *next,                      \
                                              const type *afar, struct seen *seen)                 \
    {                                                                                              \
        enum { COUNT = DTL__LINES / sizeof(type) };                                                \
        lanes last = all_of(before, sizeof(type));                                                 \
        struct lines lines = name##_begin##dtype((const char *)element);                           \
                                                                                                   \
        for (; count > COUNT; count -= COUNT, to += COUNT, next += COUNT, afar += COUNT) {         \
            struct lines behind = name##_begin##dtype((const char *)(element += COUNT));           \
                                                                                                   \
            DTL__FETCH(next);                                                                      \
            DTL__FETCH(next + COUNT / 2);                                                          \
            see(afar, seen);                                                                       \
            store_lines(to, name##_reached##dtype(lines, &last));                                  \
            lines = behind;                                                                        \
        }                                                                                          \
        see(afar, seen);                                                                           \
        store_lines(to, name##_reached##dtype(lines, &last));                                      \
        memcpy(before, &last, sizeof *before);                                                     \
    }

#define DTL__SEE_NOTHING(lines, seen) ((void)(lines), (void)(seen))

#define DTL__LOOP_OF_ALL(operation, dtype, type, bits, rest)                                       \
    DTL__STEP_OF_LANES(operation, dtype, type, operation##_of##dtype)                              \
    DTL__LOOP_OF_LINES(operation, dtype, type, bits, rest, DTL__SEE_NOTHING)                       \
                                                                                                   \
    DTL__IN_VECTORS void operation##_loop##dtype(const type *element, type *to, type *before,      \
                                                 size_t count, const type *next)                   \
    {                                                                                              \
        operation##_seeing##dtype(element, to, before, count, next, element, NULL);                \
    }

/* Like DTL__LOOP_OF_ALL, for operations that round: stops at the first pair of lines with a result
 * that is not finite although the prefix is, and scans that pair again with `other`. `head` holds
 * the first element of the next pair, which an exclusive scan of the previous pair has overwritten.
 * The inner loop calls no function, so that vectors stay in registers. */
#define DTL__LOOP_OF_ROUNDED(operation, dtype, type, bits, rest, other)                            \
    DTL__STEP_OF_LANES(operation, dtype, type, operation##_of##dtype)                              \
    DTL__LINES_OF_##bits(operation, dtype, type, rest)                                             \
                                                                                                   \
    DTL__IN_VECTORS size_t operation##_sure##dtype(type *element, type *head, type *to,            \
                                                   type *before, size_t count, const type *next)   \
    {                                                                                              \
        enum { COUNT = DTL__LINES / sizeof(type) };                                                \
        lanes last = all_of(before, sizeof(type));                                                 \
        type stored = *element, first = *head;                                                     \
        struct lines lines;                                                                        \
        size_t done = 0;                                                                           \
                                                                                                   \
        *element = first;                                                                          \
        lines = operation##_begin##dtype((const char *)element);                                   \
        *element = stored;                                                                         \
        for (; done < count; done += COUNT) {                                                      \
            const type *further = element + done + (done + COUNT < count ? COUNT : 0);             \
            struct lines behind = operation##_begin##dtype((const char *)further);                 \
            type head_behind = *further;                                                           \
            lanes after = last;                                                                    \
            struct lines reached = operation##_reached##dtype(lines, &after);                      \
                                                                                                   \
            if (__builtin_expect(!is_finite##bits(reached), 0)) {                                  \
                memcpy(before, &last, sizeof *before);                                             \
                if (*before - *before == 0)                                                        \
                    break;                                                                         \
            }                                                                                      \
            DTL__FETCH(next + done);                                                               \
            DTL__FETCH(next + done + COUNT / 2);                                                   \
            store_lines(to + done, reached);                                                       \
            last = after;                                                                          \
            lines = behind;                                                                        \
            first = head_behind;                                                                   \
        }                                                                                          \
        memcpy(before, &last, sizeof *before);                                                     \
        *head = first;                                                                             \
        return done;                                                                               \
    }                                                                                              \
                                                                                                   \
    __attribute__((target("avx2"))) static void operation##_loop##dtype(                           \
        type *element, type *to, type *before, size_t count, const type *next)                     \
    {                                                                                              \
        enum { COUNT = DTL__LINES / sizeof(type) };                                                \
        type head = *element;                                                                      \
        size_t done;                                                                               \
                                                                                                   \
        while ((done = operation##_sure##dtype(element, &head, to, before, count, next)) < count) {\
            type kept[COUNT];                                                                      \
                                                                                                   \
            memcpy(kept, element + done, sizeof kept);                                             \
            kept[0] = head;                                                                        \
            done += COUNT;                                                                         \
            if (done < count)                                                                      \
                head = element[done];                                                              \
            other(kept, before, COUNT, true, kept);                                                \
            memcpy(to + done - COUNT, kept, sizeof kept);                                          \
            if (done == count)                                                                     \
                return;                                                                            \
            element += done;                                                                       \
            to += done;                                                                            \
            next += done;                                                                          \
            count -= done;                                                                         \
        }                                                                                          \
    }

/* Minimum and maximum of floating-point numbers. Without NaN and zeros of both signs, a plain
 * comparison is sufficient. After the first NaN, all results are NaN. The special values of a part
 * are determined while the previous part is scanned, so that memory transfers continue. */
#define DTL__LOOP_OF_NUMBERS(operation, dtype, type, bits)                                         \
    DTL__STEP_OF_LANES(operation##_plain, dtype, type, operation##_of_numbers)                     \
    DTL__LOOP_OF_LINES(operation##_plain, dtype, type, bits, DTL__SAME, see##bits)                 \
                                                                                                   \
    DTL__IN_VECTORS lanes operation##_zeros_lanes##dtype(lanes x, lanes y)                         \
    {                                                                                              \
        return operation##_of_bits(operation##_plain_lanes##dtype(x, y),                           \
                                   operation##_plain_lanes##dtype(y, x));                          \
    }                                                                                              \
                                                                                                   \
    DTL__LOOP_OF_LINES(operation##_zeros, dtype, type, bits, DTL__SAME, see##bits)                 \
                                                                                                   \
    DTL__IN_VECTORS enum numbers operation##_part##dtype(                                          \
        enum numbers numbers, const type *element, type *to, type *before, size_t count,           \
        const type *next, const type *afar)                                                        \
    {                                                                                              \
        struct seen seen = {0};                                                                    \
                                                                                                   \
        if (numbers == NUMBERS_PLAIN)                                                              \
            operation##_plain_seeing##dtype(element, to, before, count, next, afar, &seen);        \
        else if (numbers == NUMBERS_ZEROS)                                                         \
            operation##_zeros_seeing##dtype(element, to, before, count, next, afar, &seen);        \
        else                                                                                       \
            for (type one = *element; count > 0; count--) {                                        \
                type behind = *++element;                                                          \
                                                                                                   \
                *to++ = *before = operation##_of##dtype(*before, one);                             \
                one = behind;                                                                      \
            }                                                                                      \
        return numbers_of_seen##bits(seen);                                                        \
    }                                                                                              \
                                                                                                   \
    DTL__IN_VECTORS void operation##_loop##dtype(type *element, type *to, type *before,            \
                                                 size_t count, const type *next)                   \
    {                                                                                              \
        size_t most = DTL__PART / sizeof(type), part = most < count ? most : count;                \
        enum numbers numbers = numbers##bits(element, part * sizeof(type));                        \
                                                                                                   \
        for (; count > 0; element += part, to += part, next += part) {                             \
            type first = *before, behind;                                                          \
            bool is_alike;                                                                         \
                                                                                                   \
            part = most < count ? most : count;                                                    \
            count -= part;                                                                         \
            is_alike = part <= count; /* the next one */                                           \
            behind = element[part];                                                                \
            if (*before != *before)                                                                \
                for (size_t index = 0; index < part; index++)                                      \
                    to[index] = *before;                                                           \
            else                                                                                   \
                numbers = operation##_part##dtype(numbers, element, to, before, part, next,        \
                                                  is_alike ? element + part : element);            \
            if (to != element) {                                                                   \
                element[0] = first;                                                                \
                element[part] = behind;                                                            \
            }                                                                                      \
            if (count > 0 && !is_alike)                                                            \
                numbers = numbers##bits(element + part, count * sizeof(type));                     \
        }                                                                                          \
    }

/* Folds consecutive pairs of lines into the four vectors of *lines. */
#define DTL__FOLD_OF_LINES(name, dtype, see)                                                       \
    DTL__IN_VECTORS void name##_lines_fold##dtype(const char *next, size_t bytes,                  \
                                                  struct lines *lines, struct seen *seen)          \
    {                                                                                              \
        struct lines all = *lines;                                                                 \
                                                                                                   \
        for (; bytes > 0; bytes -= DTL__LINES, next += DTL__LINES) {                               \
            see(next, seen);                                                                       \
            all.first = name##_lanes##dtype(all.first, loaded(next));                              \
            all.second = name##_lanes##dtype(all.second, loaded(next + sizeof(lanes)));            \
            all.third = name##_lanes##dtype(all.third, loaded(next + 2 * sizeof(lanes)));          \
            all.fourth = name##_lanes##dtype(all.fourth, loaded(next + 3 * sizeof(lanes)));        \
        }                                                                                          \
        *lines = all;                                                                              \
    }

/* Folds each part with the plain comparison, and again if it contains -0.0. Returns false if there
 * is a NaN, because the resulting NaN depends on the order of the elements. */
#define DTL__FOLD_OF_NUMBERS(operation, dtype, type, bits)                                         \
    DTL__FOLD_OF_LINES(operation##_plain, dtype, see##bits)                                        \
    DTL__FOLD_OF_LINES(operation##_zeros, dtype, DTL__SEE_NOTHING)                                 \
                                                                                                   \
    __attribute__((target("avx2"))) static bool operation##_wide_fold##dtype(                      \
        const char *first, size_t bytes, type *result)                                             \
    {                                                                                              \
        lanes one = all_of(first, sizeof(type));                                                   \
        struct lines lines = {one, one, one, one};                                                 \
        type all[DTL__LINES / sizeof(type)];                                                       \
                                                                                                   \
        for (size_t part = DTL__PART; bytes > 0; bytes -= part, first += part) {                   \
            struct lines before = lines;                                                           \
            struct seen seen = {0};                                                                \
            enum numbers numbers;                                                                  \
                                                                                                   \
            part = part < bytes ? part : bytes;                                                    \
            operation##_plain_lines_fold##dtype(first, part, &lines, &seen);                       \
            numbers = numbers_of_seen##bits(seen);                                                 \
            if (numbers == NUMBERS_NAN)                                                            \
                return false;                                                                      \
            if (numbers == NUMBERS_ZEROS) {                                                        \
                lines = before;                                                                    \
                operation##_zeros_lines_fold##dtype(first, part, &lines, &seen);                   \
            }                                                                                      \
        }                                                                                          \
        memcpy(all, &lines, sizeof all);                                                           \
        *result = all[0];                                                                          \
        for (size_t index = 1; index < sizeof all / sizeof *all; index++)                          \
            *result = operation##_of##dtype(*result, all[index]);                                  \
        return true;                                                                               \
    }                                                                                              \
                                                                                                   \
    static bool operation##_quick_fold##dtype(const char *first, size_t bytes, type *result)       \
    {                                                                                              \
        return __builtin_cpu_supports("avx2") &&                                                   \
               operation##_wide_fold##dtype(first, bytes, result);                                 \
    }

#else

#define DTL__FOLD_OF_NUMBERS(operation, dtype, type, bits)                                         \
    static bool operation##_quick_fold##dtype(const char *first, size_t bytes, type *result)       \
    {                                                                                              \
        (void)first;                                                                               \
        (void)bytes;                                                                               \
        (void)result;                                                                              \
        return false;                                                                              \
    }

#define DTL__SCAN_VECTORS(operation, dtype, type, other)                                           \
    static void operation##_scan##dtype(void *elements, void *before, size_t count,                \
                                         bool is_inclusive, const void *ahead)                     \
    {                                                                                              \
        other(elements, before, count, is_inclusive, ahead);                                       \
    }

#define DTL__LOOP_OF_ALL(operation, dtype, type, bits, rest)
#define DTL__LOOP_OF_ROUNDED(operation, dtype, type, bits, rest, other)
#define DTL__LOOP_OF_NUMBERS(operation, dtype, type, bits)

#endif

#define DTL__FOLD_NUMBERS(operation, dtype, type, bits, other)                                     \
    DTL__FOLD_OF_NUMBERS(operation, dtype, type, bits)                                             \
                                                                                                   \
    static void operation##_fold##dtype(const void *elements, size_t count, void *result)          \
    {                                                                                              \
        const type *element = elements;                                                            \
        size_t whole = count / (DTL__LINES / sizeof(type)) * DTL__LINES;                           \
        type all;                                                                                  \
        bool is_done = whole != 0 && operation##_quick_fold##dtype(elements, whole, &all);         \
                                                                                                   \
        for (size_t index = whole / sizeof(type); is_done && index < count; index++)               \
            all = operation##_of##dtype(all, element[index]);                                      \
        if (is_done && all == all)                                                                 \
            memcpy(result, &all, sizeof all);                                                      \
        else                                                                                       \
            other(elements, count, result);                                                        \
    }

/* ---- selection ------------------------------------------------------------------------------- */

/* These macros prepend an underscore to the dtype, because `bool` may be a macro. The generated
 * kernels of each operation use one of them for each dtype. */

#define DTL__BY_RUNS(operation, dtype, type, bits, rest)                                           \
    DTL__FOLD(operation, _##dtype, type, operation##_fold_##dtype)                                 \
    DTL__SCAN_RUNS(operation, _##dtype, type, operation##_scan_##dtype)

/* For exactly associative operations: the order of operations does not matter. */
#define DTL__BY_VECTORS(operation, dtype, type, bits, rest)                                        \
    DTL__FOLD(operation, _##dtype, type, operation##_fold_##dtype)                                 \
    DTL__SCAN_RUNS(operation, _##dtype, type, operation##_other_##dtype)                           \
    DTL__LOOP_OF_ALL(operation, _##dtype, type, bits, rest)                                        \
    DTL__SCAN_VECTORS(operation, _##dtype, type, operation##_other_##dtype)

#define DTL__BY_NUMBERS(operation, dtype, type, bits, rest)                                        \
    DTL__SCAN_RUNS(operation, _##dtype, type, operation##_other_##dtype)                           \
    DTL__LOOP_OF_NUMBERS(operation, _##dtype, type, bits)                                          \
    DTL__FOLD(operation, _##dtype, type, operation##_other_fold_##dtype)                           \
    DTL__FOLD_NUMBERS(operation, _##dtype, type, bits, operation##_other_fold_##dtype)             \
    DTL__SCAN_VECTORS(operation, _##dtype, type, operation##_other_##dtype)

/* For operations that round: the order of operations is the same on all processors. */
#define DTL__BY_LINES(operation, dtype, type, bits, rest)                                          \
    DTL__FOLD(operation, _##dtype, type, operation##_fold_##dtype)                                 \
    DTL__SCAN_LINES(operation, _##dtype, type, operation##_other_##dtype)                          \
    DTL__LOOP_OF_ROUNDED(operation, _##dtype, type, bits, rest, operation##_other_##dtype)         \
    DTL__SCAN_VECTORS(operation, _##dtype, type, operation##_other_##dtype)

#endif
