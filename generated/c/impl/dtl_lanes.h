/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/lanes.h.j2.
 * Do not edit. */
/* AVX2 building blocks of the scans in dtl_scans.h.
 *
 * A vector of 32 bytes consists of two lanes of 16 bytes, and moving elements between lanes is
 * slow. The code therefore scans two cache lines at once. Elements of up to 32 bits are scanned
 * with one cache line in each lane, so that a vector holds the same quarter of both lines. */
#ifndef DTL_LANES_H
#define DTL_LANES_H

#include <string.h>

#include "dtl_kernels.h"

enum { DTL__LINE = 64, DTL__QUARTERS = 4, DTL__LANE = DTL__LINE / DTL__QUARTERS };
enum { DTL__LINES = 2 * DTL__LINE };

#ifdef DTL__HAS_WIDE

#include <immintrin.h>

/* Hides the value of a vector from GCC, which otherwise splits vector operations that it can
 * analyze into scalar ones and does not vectorize them again. */
#define DTL__KEEP(vector) __asm__("" : "+x"(vector))
#define DTL__IN_VECTORS static inline __attribute__((always_inline, target("avx2")))

typedef char lanes __attribute__((vector_size(2 * DTL__LANE)));

static const lanes places = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
                             0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

/* In each group of 2 * `half` bytes: broadcasts the last element of the first half to the second
 * half. The first half is kept, or set to zero with `is_zeroed`. `size` is that of an element. */
DTL__IN_VECTORS lanes taken(lanes all, char half, char size, bool is_zeroed)
{
    lanes takes = (places & half) != 0, zeros = {0};
    lanes from = ((places & (char)-half) - size) | (places & (char)(size - 1));
    lanes kept = is_zeroed ? zeros + (char)0x80 : places;

    all = (lanes)_mm256_shuffle_epi8((__m256i)all, (__m256i)((takes & from) | (~takes & kept)));
    DTL__KEEP(all);
    return all;
}

/* Shifts each group of 8 bytes up by `half` bytes and fills with zeros. Processors have more units
 * for shifts than for shuffles. */
DTL__IN_VECTORS lanes shifted(lanes all, char half)
{
    return (lanes)_mm256_slli_epi64((__m256i)all, 8 * half);
}

/* Combines the first halves of `first` with the second halves of `second`. */
DTL__IN_VECTORS lanes joined(lanes first, lanes second, char half)
{
    __m256i x = (__m256i)first, y = (__m256i)second;

    if (half == 8)
        return (lanes)_mm256_blend_epi32(x, y, 0xcc);
    if (half == 4)
        return (lanes)_mm256_blend_epi32(x, y, 0xaa);
    if (half == 2)
        return (lanes)_mm256_blend_epi16(x, y, 0xaa);
    return (lanes)_mm256_blendv_epi8(x, y, (__m256i)((places & half) != 0));
}

/* Broadcasts the last element of each lane within the lane. */
DTL__IN_VECTORS lanes last_of(lanes all, char size)
{
    lanes from = (places & (char)(size - 1)) + (char)(DTL__LANE - size);

    all = (lanes)_mm256_shuffle_epi8((__m256i)all, (__m256i)from);
    DTL__KEEP(all);
    return all;
}

DTL__IN_VECTORS lanes lanes_swapped(lanes all)
{
    return (lanes)_mm256_permute2x128_si256((__m256i)all, (__m256i)all, 1);
}

DTL__IN_VECTORS lanes first_lanes(lanes x, lanes y)
{
    return (lanes)_mm256_permute2x128_si256((__m256i)x, (__m256i)y, 0x20);
}

DTL__IN_VECTORS lanes second_lanes(lanes x, lanes y)
{
    return (lanes)_mm256_permute2x128_si256((__m256i)x, (__m256i)y, 0x31);
}

DTL__IN_VECTORS lanes loaded(const char *address)
{
    lanes all;

    memcpy(&all, address, sizeof all);
    return all;
}

DTL__IN_VECTORS void store(char *address, lanes all)
{
    memcpy(address, &all, sizeof all);
}

/* Loads the same 16-byte quarter of two cache lines into one vector. The broadcasting loads occupy
 * no execution unit that the operations need. */
DTL__IN_VECTORS lanes quarters(const char *line)
{
    __m256i x = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)line));
    __m256i y = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(line + DTL__LINE)));

    DTL__KEEP(x);
    DTL__KEEP(y);
    return (lanes)_mm256_blend_epi32(x, y, 0xf0);
}

/* Broadcasts the last of four 64-bit elements. */
DTL__IN_VECTORS lanes fourth_of(lanes all)
{
    all = (lanes)_mm256_permute4x64_epi64((__m256i)all, 0xff);
    DTL__KEEP(all);
    return all;
}

/* Broadcasts the element at this address to the whole vector. */
DTL__IN_VECTORS lanes all_of(const void *element, size_t size)
{
    lanes all;

    for (size_t begin = 0; begin < sizeof all; begin += size)
        memcpy((char *)&all + begin, element, size);
    return all;
}

/* ---- floating-point numbers ------------------------------------------------------------------ */

#define max_of_numbers(x, y) ((x) > (y) ? (x) : (y))
#define min_of_numbers(x, y) ((y) < (x) ? (y) : (x))

/* Combines the results for both orders of the operands, which are equal or zeros of different
 * sign. */
#define max_of_bits(x, y) ((x) & (y))
#define min_of_bits(x, y) ((x) | (y))

/* Special values in a block: none; -0.0 or a value whose high bits equal those of -0.0; NaN. */
enum numbers { NUMBERS_PLAIN, NUMBERS_ZEROS, NUMBERS_NAN };

/* Summary of the numbers seen so far: bits set where a NaN occurred, and the minimum as integers,
 * which detects -0.0. */
struct seen {
    lanes nans, least;
};

#define DTL__NUMBERS(bits, type, suffix)                                                           \
    DTL__IN_VECTORS void see##bits(const void *lines, struct seen *seen)                           \
    {                                                                                              \
        for (const char *at = lines; at < (const char *)lines + DTL__LINES; at += DTL__LINE) {     \
            type x = (type)loaded(at), y = (type)loaded(at + sizeof x);                            \
            type nans = _mm256_cmp_##suffix(x, y, _CMP_UNORD_Q);                                   \
            __m256i least = _mm256_min_epi32((__m256i)x, (__m256i)y);                              \
                                                                                                   \
            seen->nans |= (lanes)nans;                                                             \
            seen->least = (lanes)_mm256_min_epi32((__m256i)seen->least, least);                    \
        }                                                                                          \
    }                                                                                              \
                                                                                                   \
    DTL__IN_VECTORS enum numbers numbers_of_seen##bits(struct seen seen)                           \
    {                                                                                              \
        __m256i zeros = _mm256_cmpeq_epi32((__m256i)seen.least, _mm256_set1_epi32(INT32_MIN));     \
                                                                                                   \
        if (_mm256_movemask_##suffix((type)seen.nans) != 0)                                        \
            return NUMBERS_NAN;                                                                    \
        return _mm256_movemask_##suffix((type)zeros) != 0 ? NUMBERS_ZEROS : NUMBERS_PLAIN;         \
    }                                                                                              \
                                                                                                   \
    DTL__IN_VECTORS enum numbers numbers##bits(const void *first, size_t bytes)                    \
    {                                                                                              \
        struct seen seen = {0};                                                                    \
                                                                                                   \
        for (size_t at = 0; at < bytes; at += DTL__LINES)                                          \
            see##bits((const char *)first + at, &seen);                                            \
        return numbers_of_seen##bits(seen);                                                        \
    }

DTL__NUMBERS(32, __m256, ps)
DTL__NUMBERS(64, __m256d, pd)

/* ---- two lines ------------------------------------------------------------------------------- */

/* Two cache lines in four vectors, scanned within each vector; the prefix before them is still to
 * be added. */
struct lines {
    lanes first, second, third, fourth;
};

DTL__IN_VECTORS void store_lines(void *to, struct lines lines)
{
    store((char *)to, lines.first);
    store((char *)to + sizeof(lanes), lines.second);
    store((char *)to + 2 * sizeof(lanes), lines.third);
    store((char *)to + 3 * sizeof(lanes), lines.fourth);
}

/* Returns false if an element, or the sum of several elements, is not finite. */
#define DTL__FINITE(bits, type, suffix)                                                            \
    DTL__IN_VECTORS bool is_finite##bits(struct lines lines)                                       \
    {                                                                                              \
        type first = (type)lines.first + (type)lines.second;                                       \
        type sum = first + ((type)lines.third + (type)lines.fourth), rest = sum - sum;             \
                                                                                                   \
        return _mm256_movemask_##suffix(_mm256_cmp_##suffix(rest, rest, _CMP_UNORD_Q)) == 0;       \
    }

DTL__FINITE(32, __m256, ps)
DTL__FINITE(64, __m256d, pd)

/* Defines {name}_lanes_{dtype}, which applies `step` to the elements of two vectors. */
#define DTL__STEP_OF_LANES(name, dtype, type, step)                                                \
    DTL__IN_VECTORS lanes name##_lanes##dtype(lanes x, lanes y)                                    \
    {                                                                                              \
        enum { COUNT = sizeof x / sizeof(type) };                                                  \
        type lower[COUNT], upper[COUNT];                                                           \
                                                                                                   \
        memcpy(lower, &x, sizeof x);                                                               \
        memcpy(upper, &y, sizeof y);                                                               \
        _Pragma("GCC unroll 1") for (int lane = 0; lane < COUNT; lane++)                           \
            lower[lane] = step(lower[lane], upper[lane]);                                          \
        memcpy(&x, lower, sizeof x);                                                               \
        DTL__KEEP(x);                                                                              \
        return x;                                                                                  \
    }

/* Defines two functions for small elements. {name}_begin_{dtype} scans two cache lines with
 * {name}_lanes_{dtype} by recursive doubling. {name}_reached_{dtype} adds the prefix in the first
 * lane of *last to them, returns the vectors in element order and sets *last to the prefix of the
 * next lines. `rest` selects the treatment of half-groups that have no prefix: the operation is
 * applied with the SAME element or with ZERO, which does not change the result, or the result is
 * discarded and the element KEPT. */
enum { DTL__SAME, DTL__ZERO, DTL__KEPT };

#define DTL__SIDE_BY_SIDE(name, dtype, type, rest)                                                 \
    DTL__IN_VECTORS lanes name##_quarters##dtype(const char *line)                                 \
    {                                                                                              \
        lanes all = quarters(line);                                                                \
                                                                                                   \
        _Pragma("GCC unroll 4") for (int half = sizeof(type); half < DTL__LANE; half *= 2) {       \
            lanes before = rest == DTL__ZERO && half < 8                                           \
                               ? shifted(all, (char)half)                                          \
                               : taken(all, (char)half, sizeof(type), rest == DTL__ZERO);          \
            lanes after = name##_lanes##dtype(before, all);                                        \
                                                                                                   \
            all = rest == DTL__KEPT ? joined(all, after, (char)half) : after;                      \
        }                                                                                          \
        return all;                                                                                \
    }                                                                                              \
                                                                                                   \
    DTL__IN_VECTORS struct lines name##_begin##dtype(const char *lines)                            \
    {                                                                                              \
        lanes first = name##_quarters##dtype(lines);                                               \
        lanes second = name##_quarters##dtype(lines + DTL__LANE);                                  \
        lanes third = name##_quarters##dtype(lines + 2 * DTL__LANE);                               \
        lanes fourth = name##_quarters##dtype(lines + 3 * DTL__LANE);                              \
        lanes middle;                                                                              \
                                                                                                   \
        second = name##_lanes##dtype(last_of(first, sizeof(type)), second);                        \
        fourth = name##_lanes##dtype(last_of(third, sizeof(type)), fourth);                        \
        middle = last_of(second, sizeof(type));                                                    \
        third = name##_lanes##dtype(middle, third);                                                \
        fourth = name##_lanes##dtype(middle, fourth);                                              \
        return (struct lines){first, second, third, fourth};                                       \
    }                                                                                              \
                                                                                                   \
    DTL__IN_VECTORS struct lines name##_reached##dtype(struct lines lines, lanes *last)            \
    {                                                                                              \
        lanes both = last_of(lines.fourth, sizeof(type));                                          \
        lanes between = name##_lanes##dtype(*last, both);                                          \
        lanes before = first_lanes(*last, between);                                                \
        lanes first = name##_lanes##dtype(before, lines.first);                                    \
        lanes second = name##_lanes##dtype(before, lines.second);                                  \
        lanes third = name##_lanes##dtype(before, lines.third);                                    \
        lanes fourth = name##_lanes##dtype(before, lines.fourth);                                  \
                                                                                                   \
        *last = name##_lanes##dtype(between, lanes_swapped(both));                                 \
        return (struct lines){first_lanes(first, second), first_lanes(third, fourth),              \
                              second_lanes(first, second), second_lanes(third, fourth)};           \
    }

/* The same for 64-bit elements, of which a vector holds four. */
#define DTL__IN_A_ROW(name, dtype, type, rest)                                                     \
    DTL__IN_VECTORS lanes name##_four##dtype(const char *address)                                  \
    {                                                                                              \
        lanes all = loaded(address), before, after;                                                \
                                                                                                   \
        before = (lanes)_mm256_movedup_pd((__m256d)loaded(address));                               \
        DTL__KEEP(before);                                                                         \
        after = name##_lanes##dtype(before, all);                                                  \
        all = rest == DTL__SAME ? after : joined(all, after, 8);                                   \
        before = (lanes)_mm256_permute4x64_epi64((__m256i)all, rest == DTL__SAME ? 0x54 : 0x55);   \
        DTL__KEEP(before);                                                                         \
        after = name##_lanes##dtype(before, all);                                                  \
        return rest == DTL__SAME ? after                                                           \
                                 : (lanes)_mm256_blend_epi32((__m256i)all, (__m256i)after, 0xf0);  \
    }                                                                                              \
                                                                                                   \
    DTL__IN_VECTORS struct lines name##_begin##dtype(const char *lines)                            \
    {                                                                                              \
        lanes first = name##_four##dtype(lines);                                                   \
        lanes second = name##_four##dtype(lines + sizeof first);                                   \
        lanes third = name##_four##dtype(lines + 2 * sizeof first);                                \
        lanes fourth = name##_four##dtype(lines + 3 * sizeof first);                               \
                                                                                                   \
        second = name##_lanes##dtype(fourth_of(first), second);                                    \
        fourth = name##_lanes##dtype(fourth_of(third), fourth);                                    \
        return (struct lines){first, second, third, fourth};                                       \
    }                                                                                              \
                                                                                                   \
    DTL__IN_VECTORS struct lines name##_reached##dtype(struct lines lines, lanes *last)            \
    {                                                                                              \
        lanes before = *last, between = name##_lanes##dtype(before, fourth_of(lines.second));      \
                                                                                                   \
        *last = name##_lanes##dtype(between, fourth_of(lines.fourth));                             \
        return (struct lines){name##_lanes##dtype(before, lines.first),                            \
                              name##_lanes##dtype(before, lines.second),                           \
                              name##_lanes##dtype(between, lines.third),                           \
                              name##_lanes##dtype(between, lines.fourth)};                         \
    }

#define DTL__LINES_OF_8 DTL__SIDE_BY_SIDE
#define DTL__LINES_OF_16 DTL__SIDE_BY_SIDE
#define DTL__LINES_OF_32 DTL__SIDE_BY_SIDE
#define DTL__LINES_OF_64 DTL__IN_A_ROW

#endif

#endif
