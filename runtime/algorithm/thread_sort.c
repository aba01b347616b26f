/* SPDX-License-Identifier: BSD-3-Clause */
/* Sorting of bare numbers by several threads, in place, which need no memory for it.
 *
 * A team of threads parts its range around a pivot that is near where the team itself is to be
 * halved (as in Tsigas and Zhang, "A Simple, Fast Parallel Implementation of Quicksort", 2003):
 * each parts its share, then what lies on the wrong side changes places with what lies on the other
 * wrong side.  Half of the team goes on with either side, until each thread is alone.  Which
 * thread sorted a number can't be seen afterwards: what compares equal has the same bits. */
#include <string.h>

#include "keys.h"
#include "parallel.h"

enum {
    THREADS_MOST = 256,
    SAMPLES_MOST = 4096, /* a pivot is off its place by 1 % of the range then */
    KEYS_A_SAMPLE = 64,
    KEYS_A_THREAD = 4096, /* at least */
    KEY_BYTES_MOST = 8,
};

/* What a thread does next, and of which team it is: `first` and the threads behind it. */
struct share {
    uint64_t begin; /* of the team's range */
    uint64_t end;
    int first;
    int threads;
    uint64_t low; /* of this thread's share: how many go below the pivot */
    bool is_low_equal;
    _Alignas(KEY_BYTES_MOST) char pivot[KEY_BYTES_MOST];
};

struct team_sort {
    const struct number_sort *sort;
    char *keys;
    struct share shares[THREADS_MOST];
};

/* ---- parting a thread's share ---------------------------------------------------------------- */

/* Without a branch on the data, which nobody can foretell. */
#define NUMBERS_PART(type, is_below)                                                               \
    static uint64_t part_##is_below##_##type(type *keys, uint64_t count, type pivot,               \
                                             bool is_descending)                                   \
    {                                                                                              \
        uint64_t low = 0;                                                                          \
                                                                                                   \
        for (uint64_t index = 0; index < count; index++) {                                         \
            type key = keys[index];                                                                \
                                                                                                   \
            keys[index] = keys[low];                                                               \
            keys[low] = key;                                                                       \
            low += is_below(key, pivot) != is_descending;                                          \
        }                                                                                          \
        return low;                                                                                \
    }

#define BELOW(x, y) ((x) < (y))
#define UP_TO(x, y) ((x) <= (y))

#define NUMBERS_PART_BOTH(type)                                                                    \
    NUMBERS_PART(type, BELOW)                                                                      \
    NUMBERS_PART(type, UP_TO)                                                                      \
                                                                                                   \
    static uint64_t part_##type(char *keys, uint64_t count, const struct share *share,             \
                                bool is_descending)                                                \
    {                                                                                              \
        type pivot;                                                                                \
                                                                                                   \
        memcpy(&pivot, share->pivot, sizeof pivot);                                                \
        return (share->is_low_equal != is_descending ? part_UP_TO_##type : part_BELOW_##type)(     \
            (type *)keys, count, pivot, is_descending);                                            \
    }

NUMBERS_PART_BOTH(int16_t)
NUMBERS_PART_BOTH(int32_t)
NUMBERS_PART_BOTH(int64_t)
NUMBERS_PART_BOTH(uint8_t)
NUMBERS_PART_BOTH(uint16_t)
NUMBERS_PART_BOTH(uint32_t)
NUMBERS_PART_BOTH(uint64_t)

static uint64_t numbers_part(const struct number_sort *sort, char *keys, uint64_t count,
                             const struct share *share)
{
    switch (sort->dtype) {
    case DTL_DTYPE_INT16:
        return part_int16_t(keys, count, share, sort->is_descending);
    case DTL_DTYPE_INT32:
        return part_int32_t(keys, count, share, sort->is_descending);
    case DTL_DTYPE_INT64:
        return part_int64_t(keys, count, share, sort->is_descending);
    case DTL_DTYPE_UINT16:
        return part_uint16_t(keys, count, share, sort->is_descending);
    case DTL_DTYPE_UINT32:
        return part_uint32_t(keys, count, share, sort->is_descending);
    case DTL_DTYPE_UINT64:
        return part_uint64_t(keys, count, share, sort->is_descending);
    default:
        return part_uint8_t(keys, count, share, sort->is_descending);
    }
}

/* ---- a team's range -------------------------------------------------------------------------- */

/* The part of the team's range that is this thread's to look at. */
static struct part share_of(const struct team_sort *team, int thread)
{
    const struct share *share = &team->shares[thread];
    struct part part = dtl__part(share->end - share->begin, share->threads, thread - share->first);

    return (struct part){share->begin + part.begin, share->begin + part.end};
}

/* Chooses the number that has about `part` of `parts` of the range before it.  What equals it goes
 * to the side that is too small otherwise. */
static void pivot_choose(const struct team_sort *team, struct share *share, int part, int parts)
{
    const struct number_sort *sort = team->sort;
    uint64_t bytes = sort->bytes, count = share->end - share->begin;
    uint64_t samples = count / KEYS_A_SAMPLE;
    _Alignas(KEY_BYTES_MOST) char sample[SAMPLES_MOST * KEY_BYTES_MOST];
    _Alignas(KEY_BYTES_MOST) char buffer[SAMPLES_MOST * KEY_BYTES_MOST];

    samples = samples < 1 ? 1 : samples > SAMPLES_MOST ? SAMPLES_MOST : samples;
    for (uint64_t index = 0; index < samples; index++)
        memcpy(sample + index * bytes,
               team->keys + (share->begin + count * index / samples) * bytes, bytes);
    dtl__number_sort(sort, sample, buffer, samples);

    uint64_t wanted = samples * (uint64_t)part / (uint64_t)parts, before = wanted, behind = wanted;

    memcpy(share->pivot, sample + wanted * bytes, bytes);
    while (before > 0 && memcmp(sample + (before - 1) * bytes, share->pivot, bytes) == 0)
        before--;
    while (behind < samples && memcmp(sample + behind * bytes, share->pivot, bytes) == 0)
        behind++;
    share->is_low_equal = behind - wanted < wanted - before;
}

/* Of all teams that are to be halved; false where there is none. */
static bool pivots_choose(struct team_sort *team, int threads)
{
    bool is_any = false;

    for (int first = 0; first < threads; first += team->shares[first].threads) {
        struct share *share = &team->shares[first];

        if (share->threads == 1)
            continue;
        is_any = true;
        pivot_choose(team, share, share->threads / 2, share->threads);
        for (int thread = 1; thread < share->threads; thread++) {
            memcpy(share[thread].pivot, share->pivot, sizeof share->pivot);
            share[thread].is_low_equal = share->is_low_equal;
        }
    }
    return is_any;
}

/* A part_work. */
static void share_part(void *state, struct part unused, int thread)
{
    struct team_sort *team = state;
    struct share *share = &team->shares[thread];
    struct part part = share_of(team, thread);

    (void)unused;
    if (share->threads > 1)
        share->low = numbers_part(team->sort, team->keys + part.begin * team->sort->bytes,
                                  part.end - part.begin, share);
}

/* Where the team's low side ends. */
static uint64_t boundary_of(const struct team_sort *team, int first)
{
    const struct share *share = &team->shares[first];
    uint64_t boundary = share->begin;

    for (int thread = 0; thread < share->threads; thread++)
        boundary += share[thread].low;
    return boundary;
}

/* The misplaced numbers of a side, which lie in one piece a share. */
struct misplaced {
    const struct team_sort *team;
    uint64_t boundary;
    bool is_high; /* of those that are to go above the boundary */
    int thread;   /* whose piece it is */
    struct part piece;
};

static struct part piece_of(const struct misplaced *from, int thread)
{
    struct part part = share_of(from->team, thread);
    uint64_t middle = part.begin + from->team->shares[thread].low, boundary = from->boundary;

    if (from->is_high)
        return (struct part){middle, part.end < boundary ? part.end : boundary};
    return (struct part){part.begin > boundary ? part.begin : boundary, middle};
}

static uint64_t length_of(struct part piece)
{
    return piece.end > piece.begin ? piece.end - piece.begin : 0;
}

/* Goes on to the `skipped`-th misplaced number from where it stands. */
static void misplaced_skip(struct misplaced *from, uint64_t skipped)
{
    while (length_of(from->piece) <= skipped) {
        skipped -= length_of(from->piece);
        from->piece = piece_of(from, ++from->thread);
    }
    from->piece.begin += skipped;
}

static struct misplaced misplaced_of(const struct team_sort *team, int first, uint64_t boundary,
                                     bool is_high)
{
    struct misplaced from = {team, boundary, is_high, first, {0, 0}};

    from.piece = piece_of(&from, first);
    return from;
}

static uint64_t misplaced_count(const struct team_sort *team, int first, uint64_t boundary)
{
    struct misplaced from = misplaced_of(team, first, boundary, true);
    uint64_t count = 0;

    for (int thread = 0; thread < team->shares[first].threads; thread++)
        count += length_of(piece_of(&from, first + thread));
    return count;
}

static void blocks_swap(char *a, char *b, uint64_t bytes)
{
    char spare[512];

    for (uint64_t done = 0, step; done < bytes; done += step) {
        step = bytes - done < sizeof spare ? bytes - done : sizeof spare;
        memcpy(spare, a + done, step);
        memcpy(a + done, b + done, step);
        memcpy(b + done, spare, step);
    }
}

/* A part_work: each of the team swaps its share of what is misplaced. */
static void share_swap(void *state, struct part unused, int thread)
{
    struct team_sort *team = state;
    const struct share *share = &team->shares[thread];
    uint64_t bytes = team->sort->bytes;

    (void)unused;
    if (share->threads == 1)
        return;

    uint64_t boundary = boundary_of(team, share->first);
    struct part mine = dtl__part(misplaced_count(team, share->first, boundary), share->threads,
                                 thread - share->first);
    struct misplaced high = misplaced_of(team, share->first, boundary, true);
    struct misplaced low = misplaced_of(team, share->first, boundary, false);
    uint64_t skipped = mine.begin;

    for (uint64_t left = mine.end - mine.begin, step; left > 0; left -= step) {
        misplaced_skip(&high, skipped);
        misplaced_skip(&low, skipped);
        step = left < length_of(high.piece) ? left : length_of(high.piece);
        step = step < length_of(low.piece) ? step : length_of(low.piece);
        blocks_swap(team->keys + high.piece.begin * bytes, team->keys + low.piece.begin * bytes,
                    step * bytes);
        skipped = step;
    }
}

/* Threads go to the sides in proportion to their numbers, but one at least. */
static int lower_threads(uint64_t low, uint64_t count, int threads)
{
    int wanted = (int)((double)low / (double)count * threads + 0.5);

    return wanted < 1 ? 1 : wanted > threads - 1 ? threads - 1 : wanted;
}

/* Where a side is empty, most numbers of the range are equal, and soon sorted by one thread. */
static void team_halve(struct team_sort *team, int first)
{
    struct share *share = &team->shares[first];
    uint64_t begin = share->begin, end = share->end, boundary = boundary_of(team, first);
    bool is_over = boundary == begin || boundary == end;
    int threads = share->threads, lower = lower_threads(boundary - begin, end - begin, threads);

    for (int thread = 0; thread < threads; thread++) {
        bool is_lower = thread < lower;

        share[thread].begin = is_lower ? begin : boundary;
        share[thread].end = is_lower ? boundary : end;
        share[thread].first = is_lower ? first : first + lower;
        share[thread].threads = is_lower ? lower : threads - lower;
        if (is_over)
            share[thread] = (struct share){.begin = thread == 0 ? begin : end,
                                           .end = end,
                                           .first = first + thread,
                                           .threads = 1};
    }
}

static void teams_halve(struct team_sort *team, int threads)
{
    for (int first = 0, next; first < threads; first = next) {
        next = first + team->shares[first].threads;
        if (team->shares[first].threads > 1)
            team_halve(team, first);
    }
}

/* A part_work, of a thread that is alone with its range. */
static void share_sort(void *state, struct part unused, int thread)
{
    struct team_sort *team = state;
    const struct share *share = &team->shares[thread];
    uint64_t bytes = team->sort->bytes, begin = share->begin * bytes;
    char *buffer = team->sort->buffer;

    (void)unused;
    dtl__number_sort(team->sort, team->keys + begin, buffer == NULL ? NULL : buffer + begin,
                     share->end - share->begin);
}

/* Fewer than asked for where there is too little for them. */
static int threads_for(uint64_t count, int threads)
{
    uint64_t worth = count / KEYS_A_THREAD + 1;

    threads = threads < THREADS_MOST ? threads : THREADS_MOST;
    return worth < (uint64_t)threads ? (int)worth : threads;
}

void dtl__thread_sort(const struct number_sort *sort, void *keys, uint64_t count, int threads)
{
    struct team_sort team;

    threads = threads_for(count, threads);
    if (threads == 1) {
        dtl__number_sort(sort, keys, sort->buffer, count);
        return;
    }
    team.sort = sort;
    team.keys = keys;
    for (int thread = 0; thread < threads; thread++)
        team.shares[thread] = (struct share){.end = count, .threads = threads};
    while (pivots_choose(&team, threads)) {
        dtl__part_run((uint64_t)threads, threads, share_part, &team);
        dtl__part_run((uint64_t)threads, threads, share_swap, &team);
        teams_halve(&team, threads);
    }
    dtl__part_run((uint64_t)threads, threads, share_sort, &team);
}
