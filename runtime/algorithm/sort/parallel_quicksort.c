/* SPDX-License-Identifier: BSD-3-Clause */
/* Sorting of bare numbers in shares, by several threads: a share a thread, or some, so that the
 * buffers for sorting them stay small.
 *
 * A team of shares parts its range in place around a pivot that is near where the team itself is to
 * be halved (as in Tsigas and Zhang, "A Simple, Fast Parallel Implementation of Quicksort", 2003):
 * each parts what is its own, then what lies on the wrong side changes places with what lies on the
 * other wrong side.  Half of the team goes on with either side, until each share is alone.  Which
 * one a number was in can't be seen afterwards: what compares equal has the same bits. */
#include <string.h>

#include "algorithm/parallel.h"
#include "core/scratch_memory.h"
#include "keys.h"

enum {
    SHARES_MOST = 256,
    SAMPLES_MOST = 4096, /* a pivot is off its place by 1 % of the range then */
    KEYS_A_SAMPLE = 64,
    KEYS_A_SHARE = 4096,       /* at least */
    BYTES_A_SHARE = 256 << 20, /* from which on a thread has several: buffers take a quarter of */
    SHARES_A_THREAD = 4,       /* what is sorted where that is large */
    KEY_BYTES_MOST = 8,
};

/* The range of numbers of a team, which is `first` and the shares behind it. */
struct share {
    uint64_t begin; /* of the team's range */
    uint64_t end;
    int first;
    int size;     /* of the team */
    uint64_t low; /* of this share: how many go below the pivot */
    bool is_low_equal;
    _Alignas(KEY_BYTES_MOST) char pivot[KEY_BYTES_MOST];
};

struct team_sort;

/* What is done to each share, of which a thread has some. */
typedef void share_work(struct team_sort *team, int index, int thread);

struct team_sort {
    const struct number_sort *sort;
    char *keys;
    int threads;
    int count; /* of shares */
    share_work *work;
    struct share shares[SHARES_MOST];
    struct scratch buffers; /* one a thread; NULL: none */
    uint64_t buffer_bytes;
};

/* ---- parting a share ------------------------------------------------------------------------- */

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

/* The part of the team's range that is this share's. */
static struct part part_of(const struct team_sort *team, int index)
{
    const struct share *share = &team->shares[index];
    struct part part = dtl__part(share->end - share->begin, share->size, index - share->first);

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
    dtl__number_sort_plain(sort, sample, buffer, samples);

    uint64_t wanted = samples * (uint64_t)part / (uint64_t)parts, before = wanted, behind = wanted;

    memcpy(share->pivot, sample + wanted * bytes, bytes);
    while (before > 0 && memcmp(sample + (before - 1) * bytes, share->pivot, bytes) == 0)
        before--;
    while (behind < samples && memcmp(sample + behind * bytes, share->pivot, bytes) == 0)
        behind++;
    share->is_low_equal = behind - wanted < wanted - before;
}

/* Of all teams that are to be halved; false where there is none. */
static bool pivots_choose(struct team_sort *team)
{
    bool is_any = false;

    for (int first = 0; first < team->count; first += team->shares[first].size) {
        struct share *share = &team->shares[first];

        if (share->size == 1)
            continue;
        is_any = true;
        pivot_choose(team, share, share->size / 2, share->size);
        for (int index = 1; index < share->size; index++) {
            memcpy(share[index].pivot, share->pivot, sizeof share->pivot);
            share[index].is_low_equal = share->is_low_equal;
        }
    }
    return is_any;
}

/* A share_work. */
static void share_part(struct team_sort *team, int index, int thread)
{
    struct share *share = &team->shares[index];
    struct part part = part_of(team, index);

    (void)thread;
    if (share->size > 1)
        share->low = numbers_part(team->sort, team->keys + part.begin * team->sort->bytes,
                                  part.end - part.begin, share);
}

/* Where the team's low side ends. */
static uint64_t boundary_of(const struct team_sort *team, int first)
{
    const struct share *share = &team->shares[first];
    uint64_t boundary = share->begin;

    for (int index = 0; index < share->size; index++)
        boundary += share[index].low;
    return boundary;
}

/* The misplaced numbers of a side, which lie in one piece a share. */
struct misplaced {
    const struct team_sort *team;
    uint64_t boundary;
    bool is_high; /* of those that are to go above the boundary */
    int share;    /* whose piece it is */
    struct part piece;
};

static struct part piece_of(const struct misplaced *from, int share)
{
    struct part part = part_of(from->team, share);
    uint64_t middle = part.begin + from->team->shares[share].low, boundary = from->boundary;

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
        from->piece = piece_of(from, ++from->share);
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

    for (int index = 0; index < team->shares[first].size; index++)
        count += length_of(piece_of(&from, first + index));
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

/* A share_work: each of the team swaps as many of those that are misplaced. */
static void share_swap(struct team_sort *team, int index, int thread)
{
    const struct share *share = &team->shares[index];
    uint64_t bytes = team->sort->bytes;

    (void)thread;
    if (share->size == 1)
        return;

    uint64_t boundary = boundary_of(team, share->first);
    struct part mine =
        dtl__part(misplaced_count(team, share->first, boundary), share->size, index - share->first);
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

/* Shares go to the sides in proportion to their numbers, but one at least. */
static int lower_size(uint64_t low, uint64_t count, int size)
{
    int wanted = (int)((double)low / (double)count * size + 0.5);

    return wanted < 1 ? 1 : wanted > size - 1 ? size - 1 : wanted;
}

/* Where a side is empty, most numbers of the range are equal, and soon sorted as one share. */
static void team_halve(struct team_sort *team, int first)
{
    struct share *share = &team->shares[first];
    uint64_t begin = share->begin, end = share->end, boundary = boundary_of(team, first);
    bool is_over = boundary == begin || boundary == end;
    int size = share->size, lower = lower_size(boundary - begin, end - begin, size);

    for (int index = 0; index < size; index++) {
        bool is_lower = index < lower;

        share[index].begin = is_lower ? begin : boundary;
        share[index].end = is_lower ? boundary : end;
        share[index].first = is_lower ? first : first + lower;
        share[index].size = is_lower ? lower : size - lower;
        if (is_over)
            share[index] = (struct share){
                .begin = index == 0 ? begin : end, .end = end, .first = first + index, .size = 1};
    }
}

static void teams_halve(struct team_sort *team)
{
    for (int first = 0, next; first < team->count; first = next) {
        next = first + team->shares[first].size;
        if (team->shares[first].size > 1)
            team_halve(team, first);
    }
}

/* ---- shares that are alone ------------------------------------------------------------------- */

/* A share_work. */
static void share_sort(struct team_sort *team, int index, int thread)
{
    const struct share *share = &team->shares[index];
    char *buffers = team->buffers.start;
    char *buffer = buffers == NULL ? NULL : buffers + (uint64_t)thread * team->buffer_bytes;

    dtl__number_sort(team->sort, team->keys + share->begin * team->sort->bytes, buffer,
                     share->end - share->begin);
}

/* As large as the largest share needs.  A vectorised sort does without where there is no memory. */
static dtl_status buffers_make(struct team_sort *team)
{
    uint64_t most = 0, bytes;
    dtl_status status;

    for (int index = 0; index < team->count; index++) {
        const struct share *share = &team->shares[index];
        uint64_t count = share->end - share->begin;

        most = count > most ? count : most;
    }
    team->buffer_bytes = dtl__number_sort_room(team->sort, most);
    bytes = dtl__times((uint64_t)team->threads, team->buffer_bytes);
    status = dtl__scratch_open(&team->buffers, bytes, "buffer of a sort");
    return team->sort->is_vectorised ? DTL_SUCCESS : status;
}

/* ---- the sort -------------------------------------------------------------------------------- */

/* Fewer threads than asked for where there is too little for them. */
static void team_make(struct team_sort *team, uint64_t count, int threads)
{
    uint64_t worth = count / KEYS_A_SHARE + 1;
    uint64_t wanted = count * team->sort->bytes / (uint64_t)threads / BYTES_A_SHARE;
    int shares_each = wanted < 1 ? 1 : wanted > SHARES_A_THREAD ? SHARES_A_THREAD : (int)wanted;

    threads = threads < SHARES_MOST ? threads : SHARES_MOST;
    team->threads = worth < (uint64_t)threads ? (int)worth : threads;
    team->count = team->threads * shares_each;
    team->count = team->count < SHARES_MOST ? team->count : SHARES_MOST;
    for (int index = 0; index < team->count; index++)
        team->shares[index] = (struct share){.end = count, .size = team->count};
}

/* A part_work. */
static void shares_visit(void *state, struct part shares, int thread)
{
    struct team_sort *team = state;

    for (uint64_t index = shares.begin; index < shares.end; index++)
        team->work(team, (int)index, thread);
}

static void shares_run(struct team_sort *team, share_work *work)
{
    team->work = work;
    dtl__part_run((uint64_t)team->count, team->threads, shares_visit, team);
}

dtl_status dtl__thread_sort(const struct number_sort *sort, void *keys, uint64_t count, int threads)
{
    struct team_sort team;
    dtl_status status;

    team.sort = sort;
    team.keys = keys;
    team_make(&team, count, threads);
    while (pivots_choose(&team)) {
        shares_run(&team, share_part);
        shares_run(&team, share_swap);
        teams_halve(&team);
    }
    status = buffers_make(&team);
    if (status == DTL_SUCCESS)
        shares_run(&team, share_sort);
    dtl__scratch_close(&team.buffers);
    return status;
}
