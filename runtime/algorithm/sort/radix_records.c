/* SPDX-License-Identifier: BSD-3-Clause */
/* The stable sort of records by keys of their dtype's own order: by the digits of the keys as
 * unsigned integers, least significant first (Knuth, The Art of Computer Programming, volume 3,
 * 5.2.5).  Threads count the digits of their parts and then move them: what starts where depends on
 * the records before, so that the order is that of one thread. */
#include <string.h>

#include "core/scratch_memory.h"
#include "keys.h"

enum { DIGITS = 256, KEY_BYTES_MOST = 8 };

/* How many records of a part have each value of each digit; then where the next one goes. */
struct counts {
    uint64_t of[KEY_BYTES_MOST][DIGITS];
};

struct digit_sort {
    struct key_digits digits;
    uint64_t stride;
    uint64_t count;
    int parts;
    struct counts *counts; /* a part */
    char *from;
    char *to;
    uint32_t digit; /* that is sorted by, or all are counted */
};

/* ---- loops over records, with the sizes that are usual known to the compiler ----------------- */

static inline uint64_t key_of(const struct key_digits *digits, const char *record, uint32_t bytes)
{
    uint64_t bits = 0;

    memcpy(&bits, record, bytes); /* little-endian */
    return dtl__key_encode(digits, bits);
}

static inline void count_all(const struct digit_sort *sort, struct part part, struct counts *counts,
                             uint64_t stride, uint32_t bytes)
{
    struct key_digits digits = sort->digits;

    for (uint64_t index = part.begin; index < part.end; index++) {
        uint64_t key = key_of(&digits, sort->from + index * stride, bytes);

        for (uint32_t digit = 0; digit < bytes; digit++)
            counts->of[digit][key >> (8 * digit) & (DIGITS - 1)]++;
    }
}

static inline void count_one(const struct digit_sort *sort, struct part part, struct counts *counts,
                             uint64_t stride, uint32_t bytes)
{
    struct key_digits digits = sort->digits;
    uint64_t *count = counts->of[sort->digit];

    for (uint64_t index = part.begin; index < part.end; index++)
        count[key_of(&digits, sort->from + index * stride, bytes) >> (8 * sort->digit) &
              (DIGITS - 1)]++;
}

static inline void move(const struct digit_sort *sort, struct part part, struct counts *counts,
                        uint64_t stride, uint32_t bytes)
{
    struct key_digits digits = sort->digits;
    uint64_t *starts = counts->of[sort->digit];

    for (uint64_t index = part.begin; index < part.end; index++) {
        const char *record = sort->from + index * stride;
        uint64_t key = key_of(&digits, record, bytes);

        memcpy(sort->to + starts[key >> (8 * sort->digit) & (DIGITS - 1)]++ * stride, record,
               stride);
    }
}

/* A part_work. */
#define OF_USUAL_SIZES(loop)                                                                       \
    static void part_##loop(void *state, struct part part, int thread)                             \
    {                                                                                              \
        const struct digit_sort *sort = state;                                                     \
        struct counts *counts = &sort->counts[thread];                                             \
        uint64_t stride = sort->stride;                                                            \
        uint32_t bytes = sort->digits.bytes;                                                       \
                                                                                                   \
        if (bytes == 8 && stride == 8)                                                             \
            loop(sort, part, counts, 8, 8);                                                        \
        else if (bytes == 8 && stride == 16)                                                       \
            loop(sort, part, counts, 16, 8);                                                       \
        else if (bytes == 8)                                                                       \
            loop(sort, part, counts, stride, 8);                                                   \
        else if (bytes == 4 && stride == 4)                                                        \
            loop(sort, part, counts, 4, 4);                                                        \
        else if (bytes == 4 && stride == 8)                                                        \
            loop(sort, part, counts, 8, 4);                                                        \
        else if (bytes == 4 && stride == 12)                                                       \
            loop(sort, part, counts, 12, 4);                                                       \
        else                                                                                       \
            loop(sort, part, counts, stride, bytes);                                               \
    }

OF_USUAL_SIZES(count_all)
OF_USUAL_SIZES(count_one)
OF_USUAL_SIZES(move)

/* ---- the sort -------------------------------------------------------------------------------- */

/* Where all records have the same value of the digit, there is nothing to move. */
static bool is_shared(const struct digit_sort *sort)
{
    uint64_t value =
        key_of(&sort->digits, sort->from, sort->digits.bytes) >> (8 * sort->digit) & (DIGITS - 1);
    uint64_t sum = 0;

    for (int part = 0; part < sort->parts; part++)
        sum += sort->counts[part].of[sort->digit][value];
    return sum == sort->count;
}

/* Counts become places: by value, then by part. */
static void places_make(struct digit_sort *sort)
{
    uint64_t sum = 0;

    for (int value = 0; value < DIGITS; value++)
        for (int part = 0; part < sort->parts; part++) {
            uint64_t *place = &sort->counts[part].of[sort->digit][value], here = *place;

            *place = sum;
            sum += here;
        }
}

/* What is in which part has changed since all digits were counted. */
static void digit_recount(struct digit_sort *sort)
{
    for (int part = 0; part < sort->parts; part++)
        memset(sort->counts[part].of[sort->digit], 0, sizeof sort->counts[part].of[0]);
    dtl__part_run(sort->count, sort->parts, part_count_one, sort);
}

static void digits_sort(struct digit_sort *sort)
{
    bool is_moved = false;

    dtl__part_run(sort->count, sort->parts, part_count_all, sort);
    for (sort->digit = 0; sort->digit < sort->digits.bytes; sort->digit++) {
        char *sorted = sort->to;

        if (is_shared(sort))
            continue;
        if (is_moved && sort->parts > 1)
            digit_recount(sort);
        places_make(sort);
        dtl__part_run(sort->count, sort->parts, part_move, sort);
        is_moved = true;
        sort->to = sort->from;
        sort->from = sorted;
    }
}

bool dtl__digit_sort_has(const struct order *order, uint64_t count)
{
    enum { WORTH_COUNTING = 1024 };
    struct key_digits digits;

    return count >= WORTH_COUNTING && dtl__key_digits(order, &digits);
}

dtl_status dtl__digit_sort(const struct order *order, void *records, uint64_t count)
{
    struct digit_sort sort = {.stride = order->stride, .count = count, .from = records};
    uint64_t bytes = dtl__times(count, order->stride);
    struct scratch buffer;
    dtl_status status;

    dtl__key_digits(order, &sort.digits);
    sort.parts = dtl__part_count(order->execution, count, order->stride);
    status = dtl__scratch_open(&buffer, bytes, "buffer of a sort");
    if (status != DTL_SUCCESS)
        return status;
    status = dtl__alloc((void **)&sort.counts,
                        dtl__times((uint64_t)sort.parts, sizeof *sort.counts), "counts of a sort");
    if (status == DTL_SUCCESS) {
        memset(sort.counts, 0, (uint64_t)sort.parts * sizeof *sort.counts);
        sort.to = buffer.start;
        digits_sort(&sort);
        if (sort.from != records)
            memcpy(records, sort.from, bytes);
    }
    dtl__release(sort.counts);
    dtl__scratch_close(&buffer);
    return status;
}
