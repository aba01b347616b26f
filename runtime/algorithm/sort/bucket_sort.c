/* SPDX-License-Identifier: BSD-3-Clause */
/* Bucket sort of many numbers of 8 bytes by interpolation of their values.
 *
 * A sample shows the distribution of the numbers.  The range is divided into cells of equal width,
 * and cells are joined to buckets that hold about equally many numbers.  One pass moves the numbers
 * to their buckets.  Within a bucket the distribution is usually uniform, so a number's position
 * follows from its value between the bucket's minimum and maximum: numbers are counted by finer
 * cells, moved there, and the few that are out of order are sorted by insertion (Neubert, "The
 * Flashsort1 Algorithm", 1998; Kristo et al., "The Case for a Learned Sorting Algorithm", 2020).  A
 * bucket in which too many numbers share a cell is sorted by dtl__number_sort_plain(), and so are
 * all numbers if the sample is clustered. */
#include <string.h>

#include "keys.h"

enum {
    MIN_COUNT = 1 << 15, /* numbers from which on taking a sample pays */
    SAMPLES = 4096,
    CELL_SHARE = 64,    /* a cell may have at most 1 of this many samples */
    REPEATED_SHARE = 4, /* and at most 1 of this many samples may repeat another one */
    MIN_CELL_BITS = 12,
    MAX_CELL_BITS = 16,
    CELL_BITS_STEP = 2,
    MAX_CELLS = 1 << MAX_CELL_BITS,
    MAX_BUCKETS = 1024,
    NUMBERS_PER_BUCKET = 4096,
    MAX_COLLISIONS = 8 /* limit of the average number of numbers in the cell of a number */
};

/* Tables in the buffer, before the moved numbers. */
struct tables {
    uint16_t bucket_of[MAX_CELLS]; /* for each cell of the whole range */
    /* For each cell of a bucket: the count of numbers, then the offset of the next one. */
    uint32_t cell_offsets[MAX_CELLS];
    uint64_t begins[MAX_BUCKETS + 1];
    uint64_t next[MAX_BUCKETS]; /* offset of a bucket's next number */
};

/* Cells of 2^shift numbers each, from `low` to `low + span`.  Numbers outside the range belong to
 * the first or the last cell. */
struct cells {
    uint64_t low;
    uint64_t span;
    uint32_t shift;
};

struct bucketing {
    const struct number_sort *sort;
    uint64_t flip_mask; /* bits to flip so that the order is that of unsigned numbers */
    struct cells cells;
    uint32_t buckets;
    struct tables *tables;
};

/* ---- numbers and cells ----------------------------------------------------------------------- */

/* Returns the bits to flip so that unsigned numbers have the order of the sort. */
static uint64_t flip_mask_of(const struct number_sort *sort)
{
    uint64_t sign = sort->dtype == DTL_DTYPE_INT64 ? (uint64_t)1 << 63 : 0;

    return sort->is_descending ? ~sign : sign;
}

/* Returns the number of bits without leading zeros. */
static uint32_t bits_of(uint64_t number)
{
    return number == 0 ? 0 : 64 - (uint32_t)__builtin_clzll(number);
}

/* Divides a range into at most 2^bits cells. */
static struct cells make_cells(uint64_t low, uint64_t high, uint32_t bits)
{
    uint32_t needed = bits_of(high - low);

    return (struct cells){low, high - low, needed > bits ? needed - bits : 0};
}

/* Returns the cell of a number. */
static inline uint64_t cell_of(struct cells cells, uint64_t number)
{
    uint64_t above = number < cells.low ? 0 : number - cells.low;

    return (above < cells.span ? above : cells.span) >> cells.shift;
}

/* ---- sample ---------------------------------------------------------------------------------- */

/* Sets `sample` to sorted samples with flipped bits, in the order of unsigned numbers. */
static void take_sample(const struct bucketing *bucketing, const uint64_t *numbers, uint64_t count,
                        uint64_t *sample)
{
    struct number_sort sort = {.dtype = DTL_DTYPE_UINT64,
                               .bytes = sizeof *sample,
                               .is_vectorized = bucketing->sort->is_vectorized};
    uint64_t buffer[SAMPLES];

    for (uint64_t index = 0; index < SAMPLES; index++)
        sample[index] = numbers[count * index / SAMPLES] ^ bucketing->flip_mask;
    dtl__number_sort_plain(&sort, sample, buffer, SAMPLES);
}

/* Returns true if too many numbers of the sorted sample are equal. */
static bool is_repetitive(const uint64_t *sample)
{
    uint32_t repeated = 0;

    for (uint32_t index = 1; index < SAMPLES; index++)
        repeated += sample[index] == sample[index - 1];
    return repeated > SAMPLES / REPEATED_SHARE;
}

/* Returns true if any cell has too many samples. */
static bool is_crowded(struct cells cells, const uint64_t *sample)
{
    enum { MAX_IN_CELL = SAMPLES / CELL_SHARE };

    for (uint32_t index = 0; index + MAX_IN_CELL < SAMPLES; index++)
        if (cell_of(cells, sample[index]) == cell_of(cells, sample[index + MAX_IN_CELL]))
            return true;
    return false;
}

/* Sets bucket_of so that buckets have about equally many samples.  The sample is sorted. */
static void join_cells(struct bucketing *bucketing, const uint64_t *sample)
{
    uint64_t cells = (bucketing->cells.span >> bucketing->cells.shift) + 1;
    uint32_t below = 0; /* number of samples in the cells before */

    for (uint64_t cell = 0; cell < cells; cell++) {
        bucketing->tables->bucket_of[cell] = (uint16_t)(below * bucketing->buckets / SAMPLES);
        while (below + 1 < SAMPLES && cell_of(bucketing->cells, sample[below]) == cell)
            below++;
    }
}

/* Chooses the widest cells in which the samples are not crowded.  Returns false if there are none.
 */
static bool choose_cells(struct cells *cells, const uint64_t *sample)
{
    for (uint32_t bits = MIN_CELL_BITS; bits <= MAX_CELL_BITS; bits += CELL_BITS_STEP) {
        *cells = make_cells(sample[0], sample[SAMPLES - 1], bits);
        if (!is_crowded(*cells, sample))
            return true;
    }
    return false;
}

/* Chooses cells and buckets from a sample.  Returns false if the numbers are too clustered. */
static bool choose_buckets(struct bucketing *bucketing, const uint64_t *numbers, uint64_t count)
{
    uint64_t sample[SAMPLES], wanted = count / NUMBERS_PER_BUCKET;

    take_sample(bucketing, numbers, count, sample);
    if (is_repetitive(sample) || !choose_cells(&bucketing->cells, sample))
        return false;
    bucketing->buckets = wanted < MAX_BUCKETS ? (uint32_t)wanted : MAX_BUCKETS;
    join_cells(bucketing, sample);
    return true;
}

/* ---- distribution to buckets ----------------------------------------------------------------- */

/* Moves the numbers to their buckets and flips their bits: from here on they are in the order of
 * unsigned numbers.  Sets the offsets of the buckets. */
static void distribute_to_buckets(const struct bucketing *bucketing, const uint64_t *numbers,
                                  uint64_t *moved, uint64_t count)
{
    struct tables *tables = bucketing->tables;
    const uint16_t *bucket_of = tables->bucket_of;
    uint64_t *next = tables->next, sum = 0;
    struct cells cells = bucketing->cells;
    uint64_t flip_mask = bucketing->flip_mask;

    memset(next, 0, bucketing->buckets * sizeof *next);
    for (uint64_t index = 0; index < count; index++)
        next[bucket_of[cell_of(cells, numbers[index] ^ flip_mask)]]++;

    for (uint32_t bucket = 0; bucket < bucketing->buckets; bucket++) {
        tables->begins[bucket] = sum;
        sum += next[bucket];
        next[bucket] = tables->begins[bucket];
    }
    tables->begins[bucketing->buckets] = sum;

    for (uint64_t index = 0; index < count; index++) {
        uint64_t number = numbers[index] ^ flip_mask;

        moved[next[bucket_of[cell_of(cells, number)]]++] = number;
    }
}

/* ---- one bucket ------------------------------------------------------------------------------ */

/* Divides the range of a bucket's numbers into as many cells as numbers, or up to twice as many. */
static struct cells bucket_cells(const uint64_t *numbers, uint64_t count)
{
    uint64_t low = UINT64_MAX, high = 0;
    uint32_t bits = bits_of(count - 1);

    for (uint64_t index = 0; index < count; index++) {
        low = numbers[index] < low ? numbers[index] : low;
        high = numbers[index] > high ? numbers[index] : high;
    }
    return make_cells(low, high, bits < MAX_CELL_BITS ? bits : MAX_CELL_BITS);
}

/* Counts the numbers of each cell and computes the offsets of the cells.  Returns false if too many
 * numbers share cells, unless a cell holds equal numbers only. */
static bool count_cells(uint32_t *cell_offsets, struct cells cells, const uint64_t *numbers,
                        uint64_t count)
{
    uint64_t used = (cells.span >> cells.shift) + 1, collisions = 0;
    uint32_t sum = 0;

    memset(cell_offsets, 0, used * sizeof *cell_offsets);
    for (uint64_t index = 0; index < count; index++)
        cell_offsets[(numbers[index] - cells.low) >> cells.shift]++;
    for (uint64_t cell = 0; cell < used; cell++) {
        uint32_t here = cell_offsets[cell];

        cell_offsets[cell] = sum;
        sum += here;
        collisions += (uint64_t)here * here;
    }
    return cells.shift == 0 || collisions <= MAX_COLLISIONS * count;
}

/* Moves the numbers of a bucket to their cells.  Advances the offsets of the cells. */
static void distribute_to_cells(uint32_t *cell_offsets, struct cells cells, const uint64_t *numbers,
                                uint64_t *out, uint64_t count)
{
    for (uint64_t index = 0; index < count; index++)
        out[cell_offsets[(numbers[index] - cells.low) >> cells.shift]++] = numbers[index];
}

/* Insertion sort, for numbers that are nearly in order. */
static void insertion_sort(uint64_t *numbers, uint64_t count)
{
    for (uint64_t index = 1; index < count; index++) {
        uint64_t number = numbers[index], position = index;

        if (numbers[index - 1] <= number)
            continue;
        do {
            numbers[position] = numbers[position - 1];
            position--;
        } while (position > 0 && numbers[position - 1] > number);
        numbers[position] = number;
    }
}

/* Flips the bits of the mask in all numbers; `out` may be `numbers`. */
static void apply_flip_mask(const uint64_t *numbers, uint64_t *out, uint64_t count,
                            uint64_t flip_mask)
{
    for (uint64_t index = 0; index < count; index++)
        out[index] = numbers[index] ^ flip_mask;
}

/* Sorts one bucket into `out` and restores the flipped bits; `numbers` is overwritten.  A bucket
 * with too many numbers in a cell is sorted without cells. */
static void sort_bucket(const struct bucketing *bucketing, uint64_t *numbers, uint64_t *out,
                        uint64_t count)
{
    struct cells cells = bucket_cells(numbers, count);
    bool is_sorted = count_cells(bucketing->tables->cell_offsets, cells, numbers, count);

    if (is_sorted) {
        distribute_to_cells(bucketing->tables->cell_offsets, cells, numbers, out, count);
        if (cells.shift > 0)
            insertion_sort(out, count);
    }
    apply_flip_mask(is_sorted ? out : numbers, out, count, bucketing->flip_mask);
    if (!is_sorted)
        dtl__number_sort_plain(bucketing->sort, out, numbers, count);
}

/* ---- sort ------------------------------------------------------------------------------------ */

/* Narrower numbers are sorted faster by the vectorized sort. */
bool dtl__bucket_sort_pays(const struct number_sort *sort, uint64_t count)
{
    return count >= MIN_COUNT && sort->bytes == sizeof(uint64_t);
}

uint64_t dtl__bucket_sort_buffer_bytes(uint64_t count)
{
    return count * sizeof(uint64_t) + sizeof(struct tables);
}

bool dtl__bucket_sort(const struct number_sort *sort, void *numbers, void *buffer, uint64_t count)
{
    struct bucketing bucketing = {.sort = sort, .flip_mask = flip_mask_of(sort), .tables = buffer};
    uint64_t *moved = (void *)(bucketing.tables + 1), *sorted = numbers;
    const uint64_t *begins = bucketing.tables->begins;

    if (!choose_buckets(&bucketing, numbers, count))
        return false;
    distribute_to_buckets(&bucketing, numbers, moved, count);
    for (uint32_t bucket = 0; bucket < bucketing.buckets; bucket++)
        if (begins[bucket] < begins[bucket + 1])
            sort_bucket(&bucketing, moved + begins[bucket], sorted + begins[bucket],
                        begins[bucket + 1] - begins[bucket]);
    return true;
}

void dtl__number_sort(const struct number_sort *sort, void *numbers, void *buffer, uint64_t count)
{
    bool is_done = buffer != NULL && dtl__bucket_sort_pays(sort, count) &&
                   dtl__bucket_sort(sort, numbers, buffer, count);

    if (!is_done)
        dtl__number_sort_plain(sort, numbers, buffer, count);
}

uint64_t dtl__number_sort_buffer_bytes(const struct number_sort *sort, uint64_t count)
{
    if (dtl__bucket_sort_pays(sort, count))
        return dtl__bucket_sort_buffer_bytes(count);
    return sort->is_vectorized ? 0 : count * sort->bytes;
}
