/* SPDX-License-Identifier: BSD-3-Clause */
/* Sorting of numbers of 8 bytes by where they lie among the others, for many of them.
 *
 * A sample tells how the numbers spread: the range is cut into cells of one width, and cells are
 * joined to buckets that hold about as many numbers each.  A pass moves the numbers to their
 * buckets.  In so small a part of the range they are spread evenly as a rule, so that a number's
 * place in its bucket is about where it lies between the bucket's least and largest: they are
 * counted by finer cells, moved there, and the few neighbours that are not in order are inserted
 * (Neubert, "The Flashsort1 Algorithm", 1998; Kristo et al., "The Case for a Learned Sorting
 * Algorithm", 2020).  A bucket in which they crowd is left to the plain sort, and so is everything
 * where the sample crowds. */
#include <string.h>

#include "keys.h"

enum {
    COUNT_LEAST = 1 << 15, /* of numbers, for which taking a sample pays */
    SAMPLES = 4096,
    CELL_SHARE = 64,    /* no cell has more than one of so many samples */
    REPEATED_SHARE = 4, /* nor do more than one of so many repeat another one */
    CELL_BITS_LEAST = 12,
    CELL_BITS_MOST = 16,
    CELL_BITS_STEP = 2,
    CELLS_MOST = 1 << CELL_BITS_MOST,
    BUCKETS_MOST = 1024,
    NUMBERS_A_BUCKET = 4096,
    CROWD = 8 /* how many of its cell a number meets on average, from which on it is too many */
};

/* What is kept beside the numbers. */
struct room {
    uint16_t bucket_of[CELLS_MOST]; /* a cell of the whole range */
    uint32_t places[CELLS_MOST];    /* of a bucket's cells: how many numbers, then where they go */
    uint64_t begins[BUCKETS_MOST + 1];
    uint64_t next[BUCKETS_MOST]; /* where a bucket's next number goes */
};

/* Cells of 2^shift numbers each, from `low` to `low + span`; what is out of that is in the first or
 * the last one. */
struct cells {
    uint64_t low;
    uint64_t span;
    uint32_t shift;
};

struct spread {
    const struct number_sort *sort;
    uint64_t flipped; /* bits of each number, whose order is that of unsigned ones then */
    struct cells cells;
    uint32_t buckets;
    struct room *room;
};

/* ---- numbers and cells ----------------------------------------------------------------------- */

static uint64_t flipped_of(const struct number_sort *sort)
{
    uint64_t sign = sort->dtype == DTL_DTYPE_INT64 ? (uint64_t)1 << 63 : 0;

    return sort->is_descending ? ~sign : sign;
}

static uint32_t bits_of(uint64_t number)
{
    return number == 0 ? 0 : 64 - (uint32_t)__builtin_clzll(number);
}

/* At most 2^bits of them. */
static struct cells cells_of(uint64_t low, uint64_t high, uint32_t bits)
{
    uint32_t needed = bits_of(high - low);

    return (struct cells){low, high - low, needed > bits ? needed - bits : 0};
}

static inline uint64_t cell_of(struct cells cells, uint64_t number)
{
    uint64_t above = number < cells.low ? 0 : number - cells.low;

    return (above < cells.span ? above : cells.span) >> cells.shift;
}

/* ---- what a sample tells --------------------------------------------------------------------- */

/* Sorted, and in the order of unsigned numbers. */
static void sample_take(const struct spread *spread, const uint64_t *numbers, uint64_t count,
                        uint64_t *sample)
{
    struct number_sort sort = {.dtype = DTL_DTYPE_UINT64,
                               .bytes = sizeof *sample,
                               .is_vectorised = spread->sort->is_vectorised};
    uint64_t buffer[SAMPLES];

    for (uint64_t index = 0; index < SAMPLES; index++)
        sample[index] = numbers[count * index / SAMPLES] ^ spread->flipped;
    dtl__number_sort_plain(&sort, sample, buffer, SAMPLES);
}

static bool is_repetitive(const uint64_t *sample)
{
    uint32_t repeated = 0;

    for (uint32_t index = 1; index < SAMPLES; index++)
        repeated += sample[index] == sample[index - 1];
    return repeated > SAMPLES / REPEATED_SHARE;
}

/* Whether some cell has too many of the sample. */
static bool is_crowded(struct cells cells, const uint64_t *sample)
{
    enum { MOST = SAMPLES / CELL_SHARE };

    for (uint32_t index = 0; index + MOST < SAMPLES; index++)
        if (cell_of(cells, sample[index]) == cell_of(cells, sample[index + MOST]))
            return true;
    return false;
}

static void buckets_join(struct spread *spread, const uint64_t *sample)
{
    uint64_t cells = (spread->cells.span >> spread->cells.shift) + 1;
    uint32_t below = 0; /* of the sample, that are in cells before */

    for (uint64_t cell = 0; cell < cells; cell++) {
        spread->room->bucket_of[cell] = (uint16_t)(below * spread->buckets / SAMPLES);
        while (below + 1 < SAMPLES && cell_of(spread->cells, sample[below]) == cell)
            below++;
    }
}

/* As wide as they may be; false where the numbers crowd in any. */
static bool cells_choose(struct cells *cells, const uint64_t *sample)
{
    for (uint32_t bits = CELL_BITS_LEAST; bits <= CELL_BITS_MOST; bits += CELL_BITS_STEP) {
        *cells = cells_of(sample[0], sample[SAMPLES - 1], bits);
        if (!is_crowded(*cells, sample))
            return true;
    }
    return false;
}

/* False where the numbers crowd. */
static bool buckets_choose(struct spread *spread, const uint64_t *numbers, uint64_t count)
{
    uint64_t sample[SAMPLES], wanted = count / NUMBERS_A_BUCKET;

    sample_take(spread, numbers, count, sample);
    if (is_repetitive(sample) || !cells_choose(&spread->cells, sample))
        return false;
    spread->buckets = wanted < BUCKETS_MOST ? (uint32_t)wanted : BUCKETS_MOST;
    buckets_join(spread, sample);
    return true;
}

/* ---- into buckets ---------------------------------------------------------------------------- */

static void buckets_count(const struct spread *spread, const uint64_t *numbers, uint64_t count)
{
    const uint16_t *bucket_of = spread->room->bucket_of;
    uint64_t *counts = spread->room->next;
    struct cells cells = spread->cells;
    uint64_t flipped = spread->flipped;

    for (uint64_t index = 0; index < count; index++)
        counts[bucket_of[cell_of(cells, numbers[index] ^ flipped)]]++;
}

/* What is moved is in the order of unsigned numbers from here on. */
static void buckets_fill(const struct spread *spread, const uint64_t *numbers, uint64_t *moved,
                         uint64_t count)
{
    const uint16_t *bucket_of = spread->room->bucket_of;
    uint64_t *next = spread->room->next;
    struct cells cells = spread->cells;
    uint64_t flipped = spread->flipped;

    for (uint64_t index = 0; index < count; index++) {
        uint64_t number = numbers[index] ^ flipped;

        moved[next[bucket_of[cell_of(cells, number)]]++] = number;
    }
}

static void buckets_place(const struct spread *spread)
{
    struct room *room = spread->room;
    uint64_t sum = 0;

    for (uint32_t bucket = 0; bucket < spread->buckets; bucket++) {
        room->begins[bucket] = sum;
        sum += room->next[bucket];
        room->next[bucket] = room->begins[bucket];
    }
    room->begins[spread->buckets] = sum;
}

static void to_buckets(const struct spread *spread, const uint64_t *numbers, uint64_t *moved,
                       uint64_t count)
{
    memset(spread->room->next, 0, spread->buckets * sizeof *spread->room->next);
    buckets_count(spread, numbers, count);
    buckets_place(spread);
    buckets_fill(spread, numbers, moved, count);
}

/* ---- a bucket -------------------------------------------------------------------------------- */

/* As many cells as numbers, or up to twice as many. */
static struct cells bucket_cells(const uint64_t *numbers, uint64_t count)
{
    uint64_t low = UINT64_MAX, high = 0;
    uint32_t bits = bits_of(count - 1);

    for (uint64_t index = 0; index < count; index++) {
        low = numbers[index] < low ? numbers[index] : low;
        high = numbers[index] > high ? numbers[index] : high;
    }
    return cells_of(low, high, bits < CELL_BITS_MOST ? bits : CELL_BITS_MOST);
}

/* Counts the numbers of each cell, and says where they go; false where too many share one, unless
 * those are all the same. */
static bool places_make(uint32_t *places, struct cells cells, const uint64_t *numbers,
                        uint64_t count)
{
    uint64_t used = (cells.span >> cells.shift) + 1, met = 0;
    uint32_t sum = 0;

    memset(places, 0, used * sizeof *places);
    for (uint64_t index = 0; index < count; index++)
        places[(numbers[index] - cells.low) >> cells.shift]++;
    for (uint64_t cell = 0; cell < used; cell++) {
        uint32_t here = places[cell];

        places[cell] = sum;
        sum += here;
        met += (uint64_t)here * here;
    }
    return cells.shift == 0 || met <= CROWD * count;
}

static void to_places(uint32_t *places, struct cells cells, const uint64_t *numbers, uint64_t *out,
                      uint64_t count)
{
    for (uint64_t index = 0; index < count; index++)
        out[places[(numbers[index] - cells.low) >> cells.shift]++] = numbers[index];
}

/* Of those that are nearly in order. */
static void insert(uint64_t *numbers, uint64_t count)
{
    for (uint64_t index = 1; index < count; index++) {
        uint64_t number = numbers[index], place = index;

        if (numbers[index - 1] <= number)
            continue;
        do {
            numbers[place] = numbers[place - 1];
            place--;
        } while (place > 0 && numbers[place - 1] > number);
        numbers[place] = number;
    }
}

static void flip(const uint64_t *numbers, uint64_t *out, uint64_t count, uint64_t flipped)
{
    for (uint64_t index = 0; index < count; index++)
        out[index] = numbers[index] ^ flipped;
}

static void bucket_sort(const struct spread *spread, uint64_t *numbers, uint64_t *out,
                        uint64_t count)
{
    struct cells cells = bucket_cells(numbers, count);
    bool is_sorted = places_make(spread->room->places, cells, numbers, count);

    if (is_sorted) {
        to_places(spread->room->places, cells, numbers, out, count);
        if (cells.shift > 0)
            insert(out, count);
    }
    flip(is_sorted ? out : numbers, out, count, spread->flipped);
    if (!is_sorted)
        dtl__number_sort_plain(spread->sort, out, numbers, count);
}

/* ---- the sort -------------------------------------------------------------------------------- */

/* Narrower numbers are sorted faster by vectors. */
bool dtl__spread_sort_has(const struct number_sort *sort, uint64_t count)
{
    return count >= COUNT_LEAST && sort->bytes == sizeof(uint64_t);
}

uint64_t dtl__spread_sort_room(uint64_t count)
{
    return count * sizeof(uint64_t) + sizeof(struct room);
}

bool dtl__spread_sort(const struct number_sort *sort, void *numbers, void *buffer, uint64_t count)
{
    struct spread spread = {.sort = sort, .flipped = flipped_of(sort), .room = buffer};
    uint64_t *moved = (void *)(spread.room + 1), *sorted = numbers;
    const uint64_t *begins = spread.room->begins;

    if (!buckets_choose(&spread, numbers, count))
        return false;
    to_buckets(&spread, numbers, moved, count);
    for (uint32_t bucket = 0; bucket < spread.buckets; bucket++)
        if (begins[bucket] < begins[bucket + 1])
            bucket_sort(&spread, moved + begins[bucket], sorted + begins[bucket],
                        begins[bucket + 1] - begins[bucket]);
    return true;
}

void dtl__number_sort(const struct number_sort *sort, void *numbers, void *buffer, uint64_t count)
{
    bool is_done = buffer != NULL && dtl__spread_sort_has(sort, count) &&
                   dtl__spread_sort(sort, numbers, buffer, count);

    if (!is_done)
        dtl__number_sort_plain(sort, numbers, buffer, count);
}

uint64_t dtl__number_sort_room(const struct number_sort *sort, uint64_t count)
{
    if (dtl__spread_sort_has(sort, count))
        return dtl__spread_sort_room(count);
    return sort->is_vectorised ? 0 : count * sort->bytes;
}
