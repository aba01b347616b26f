/* SPDX-License-Identifier: BSD-3-Clause */
/* Stable radix sort of records whose keys are ordered by their dtype: least significant digit
 * first, on the keys' codes as unsigned integers (Knuth, The Art of Computer Programming, volume 3,
 * 5.2.5).  Threads count the digits of their parts, then move the records.  The target offsets take
 * the records of earlier parts into account, so the order is the same as with one thread. */
#include <string.h>

#include "core/scratch_memory.h"
#include "keys.h"

enum { DIGITS = 256, MAX_KEY_BYTES = 8 };

/* For one part: the number of records with each value of each digit, then the offset of the next
 * one. */
struct digit_counts {
    uint64_t of[MAX_KEY_BYTES][DIGITS];
};

struct record_radix_sort {
    struct key_encoding encoding;
    uint64_t stride;
    uint64_t count;
    int parts;
    struct digit_counts *digit_counts; /* one per part */
    char *from;
    char *to;
    uint32_t digit; /* the current digit */
};

/* ---- loops over records, specialized for the usual sizes ------------------------------------- */

/* Returns the code of a record's key, whose order is that of unsigned integers. */
static inline uint64_t load_key(const struct key_encoding *encoding, const char *record,
                                uint32_t bytes)
{
    uint64_t bits = 0;

    memcpy(&bits, record, bytes); /* little-endian */
    return dtl__key_encode(encoding, bits);
}

/* Counts the values of all digits in a part. */
static inline void count_all(const struct record_radix_sort *sort, struct part part,
                             struct digit_counts *digit_counts, uint64_t stride, uint32_t bytes)
{
    struct key_encoding encoding = sort->encoding;

    for (uint64_t index = part.begin; index < part.end; index++) {
        uint64_t key = load_key(&encoding, sort->from + index * stride, bytes);

        for (uint32_t digit = 0; digit < bytes; digit++)
            digit_counts->of[digit][key >> (8 * digit) & (DIGITS - 1)]++;
    }
}

/* Counts the values of the current digit in a part. */
static inline void count_one(const struct record_radix_sort *sort, struct part part,
                             struct digit_counts *digit_counts, uint64_t stride, uint32_t bytes)
{
    struct key_encoding encoding = sort->encoding;
    uint64_t *count = digit_counts->of[sort->digit];

    for (uint64_t index = part.begin; index < part.end; index++)
        count[load_key(&encoding, sort->from + index * stride, bytes) >> (8 * sort->digit) &
              (DIGITS - 1)]++;
}

/* Moves the records of a part to their offsets by the current digit. */
static inline void move_records(const struct record_radix_sort *sort, struct part part,
                                struct digit_counts *digit_counts, uint64_t stride, uint32_t bytes)
{
    struct key_encoding encoding = sort->encoding;
    uint64_t *starts = digit_counts->of[sort->digit];

    for (uint64_t index = part.begin; index < part.end; index++) {
        const char *record = sort->from + index * stride;
        uint64_t key = load_key(&encoding, record, bytes);

        memcpy(sort->to + starts[key >> (8 * sort->digit) & (DIGITS - 1)]++ * stride, record,
               stride);
    }
}

/* Defines part_NAME, a part_work that calls the loop with constants for the usual sizes. */
#define SPECIALIZE_SIZES(loop)                                                                     \
    static void part_##loop(void *state, struct part part, int thread)                             \
    {                                                                                              \
        const struct record_radix_sort *sort = state;                                              \
        struct digit_counts *digit_counts = &sort->digit_counts[thread];                           \
        uint64_t stride = sort->stride;                                                            \
        uint32_t bytes = sort->encoding.bytes;                                                     \
                                                                                                   \
        if (bytes == 8 && stride == 8)                                                             \
            loop(sort, part, digit_counts, 8, 8);                                                  \
        else if (bytes == 8 && stride == 16)                                                       \
            loop(sort, part, digit_counts, 16, 8);                                                 \
        else if (bytes == 8)                                                                       \
            loop(sort, part, digit_counts, stride, 8);                                             \
        else if (bytes == 4 && stride == 4)                                                        \
            loop(sort, part, digit_counts, 4, 4);                                                  \
        else if (bytes == 4 && stride == 8)                                                        \
            loop(sort, part, digit_counts, 8, 4);                                                  \
        else if (bytes == 4 && stride == 12)                                                       \
            loop(sort, part, digit_counts, 12, 4);                                                 \
        else                                                                                       \
            loop(sort, part, digit_counts, stride, bytes);                                         \
    }

SPECIALIZE_SIZES(count_all)
SPECIALIZE_SIZES(count_one)
SPECIALIZE_SIZES(move_records)

/* ---- sort ------------------------------------------------------------------------------------ */

/* Returns true if all records have the same value of the digit, so that none has to move. */
static bool is_constant_digit(const struct record_radix_sort *sort)
{
    uint64_t value =
        load_key(&sort->encoding, sort->from, sort->encoding.bytes) >> (8 * sort->digit) &
        (DIGITS - 1);
    uint64_t sum = 0;

    for (int part = 0; part < sort->parts; part++)
        sum += sort->digit_counts[part].of[sort->digit][value];
    return sum == sort->count;
}

/* Turns counts into offsets: by value, then by part. */
static void counts_to_offsets(struct record_radix_sort *sort)
{
    uint64_t sum = 0;

    for (int value = 0; value < DIGITS; value++)
        for (int part = 0; part < sort->parts; part++) {
            uint64_t *offset = &sort->digit_counts[part].of[sort->digit][value], here = *offset;

            *offset = sum;
            sum += here;
        }
}

/* Counts one digit again, since records have moved to other parts since the first count. */
static void recount_digit(struct record_radix_sort *sort)
{
    for (int part = 0; part < sort->parts; part++)
        memset(sort->digit_counts[part].of[sort->digit], 0, sizeof sort->digit_counts[part].of[0]);
    dtl__part_run(sort->count, sort->parts, part_count_one, sort);
}

/* Sorts by all digits that are not constant.  The result is in `from`. */
static void sort_digits(struct record_radix_sort *sort)
{
    bool is_moved = false;

    dtl__part_run(sort->count, sort->parts, part_count_all, sort);
    for (sort->digit = 0; sort->digit < sort->encoding.bytes; sort->digit++) {
        char *sorted = sort->to;

        if (is_constant_digit(sort))
            continue;
        if (is_moved && sort->parts > 1)
            recount_digit(sort);
        counts_to_offsets(sort);
        dtl__part_run(sort->count, sort->parts, part_move_records, sort);
        is_moved = true;
        sort->to = sort->from;
        sort->from = sorted;
    }
}

bool dtl__radix_sort_records_pays(const struct record_order *order, uint64_t count)
{
    enum { WORTH_COUNTING = 1024 };
    struct key_encoding encoding;

    return count >= WORTH_COUNTING && dtl__key_encoding(order, &encoding);
}

dtl_status dtl__radix_sort_records(const struct record_order *order, void *records, uint64_t count)
{
    struct record_radix_sort sort = {.stride = order->stride, .count = count, .from = records};
    uint64_t bytes = dtl__times(count, order->stride);
    struct scratch buffer;
    dtl_status status;

    dtl__key_encoding(order, &sort.encoding);
    sort.parts = dtl__part_count(order->execution, count, order->stride);
    status = dtl__scratch_open(&buffer, bytes, "buffer of a sort");
    if (status != DTL_SUCCESS)
        return status;
    status =
        dtl__alloc((void **)&sort.digit_counts,
                   dtl__times((uint64_t)sort.parts, sizeof *sort.digit_counts), "counts of a sort");
    if (status == DTL_SUCCESS) {
        memset(sort.digit_counts, 0, (uint64_t)sort.parts * sizeof *sort.digit_counts);
        sort.to = buffer.start;
        sort_digits(&sort);
        if (sort.from != records)
            memcpy(records, sort.from, bytes);
    }
    dtl__release(sort.digit_counts);
    dtl__scratch_close(&buffer);
    return status;
}
