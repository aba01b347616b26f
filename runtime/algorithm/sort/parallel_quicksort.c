/* SPDX-License-Identifier: BSD-3-Clause */
/* Parallel quicksort of bare numbers.  The numbers are divided into shares, one or several per
 * thread: several if a share were so large that the buffers to sort it would need too much memory.
 *
 * A team of shares partitions its range in place around a pivot close to the point where the team
 * is to be split (as in Tsigas and Zhang, "A Simple, Fast Parallel Implementation of Quicksort",
 * 2003).  First each share partitions its own part, then numbers on the wrong sides are exchanged.
 * The team is split in two, one for each side, until every team is a single share, which is sorted
 * on one thread.  The result does not depend on the number of shares, because numbers that compare
 * equal have the same bits. */
#include <string.h>

#include "algorithm/parallel.h"
#include "core/scratch_memory.h"
#include "keys.h"

enum {
    MAX_SHARES = 256,
    MAX_SAMPLES = 4096, /* with this many the pivot is off by about 1 % of the range */
    KEYS_PER_SAMPLE = 64,
    MIN_KEYS_PER_SHARE = 4096,
    /* A thread with more than BYTES_PER_SHARE bytes gets up to SHARES_PER_THREAD shares: then the
     * buffers take a quarter of the memory of the numbers. */
    BYTES_PER_SHARE = 256 << 20,
    SHARES_PER_THREAD = 4,
    MAX_KEY_BYTES = 8,
};

/* A share of the numbers.  All shares of a team have the same range; they are consecutive from
 * `first` on. */
struct share {
    uint64_t begin; /* range of the team */
    uint64_t end;
    int first;
    int size;     /* number of shares in the team */
    uint64_t low; /* how many numbers of this share's part are below the pivot */
    bool equals_go_low;
    _Alignas(MAX_KEY_BYTES) char pivot[MAX_KEY_BYTES];
};

struct team_sort;

/* Processes one share; a thread processes one or several. */
typedef void share_work(struct team_sort *team, int index, int thread);

struct team_sort {
    const struct number_sort *sort;
    char *keys;
    int threads;
    int count; /* number of shares */
    share_work *work;
    struct share shares[MAX_SHARES];
    struct scratch buffers; /* one per thread; NULL: none */
    uint64_t buffer_bytes;
};

/* ---- partition of a share -------------------------------------------------------------------- */

/* Partitions numbers without branches on the data, which would not be predictable.  Returns the
 * number of keys on the low side. */
#define PARTITION(type, is_below)                                                                  \
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

/* part_: partitions around the share's pivot, with equal numbers on the side that the share
 * requires. */
#define PARTITION_BOTH(type)                                                                       \
    PARTITION(type, BELOW)                                                                         \
    PARTITION(type, UP_TO)                                                                         \
                                                                                                   \
    static uint64_t part_##type(char *keys, uint64_t count, const struct share *share,             \
                                bool is_descending)                                                \
    {                                                                                              \
        type pivot;                                                                                \
                                                                                                   \
        memcpy(&pivot, share->pivot, sizeof pivot);                                                \
        return (share->equals_go_low != is_descending ? part_UP_TO_##type : part_BELOW_##type)(    \
            (type *)keys, count, pivot, is_descending);                                            \
    }

PARTITION_BOTH(int16_t)
PARTITION_BOTH(int32_t)
PARTITION_BOTH(int64_t)
PARTITION_BOTH(uint8_t)
PARTITION_BOTH(uint16_t)
PARTITION_BOTH(uint32_t)
PARTITION_BOTH(uint64_t)

/* Partitions `count` keys around the share's pivot; returns the number of keys on the low
 * side. */
static uint64_t partition_numbers(const struct number_sort *sort, char *keys, uint64_t count,
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

/* ---- range of a team ------------------------------------------------------------------------- */

/* Returns this share's part of the team's range. */
static struct part own_part(const struct team_sort *team, int index)
{
    const struct share *share = &team->shares[index];
    struct part part = dtl__part(share->end - share->begin, share->size, index - share->first);

    return (struct part){share->begin + part.begin, share->begin + part.end};
}

/* Chooses a pivot from a sample, with about part / parts of the range below it.  Numbers equal to
 * the pivot go to the side that would otherwise be too small. */
static void choose_pivot(const struct team_sort *team, struct share *share, int part, int parts)
{
    const struct number_sort *sort = team->sort;
    uint64_t bytes = sort->bytes, count = share->end - share->begin;
    uint64_t samples = count / KEYS_PER_SAMPLE;
    _Alignas(MAX_KEY_BYTES) char sample[MAX_SAMPLES * MAX_KEY_BYTES];
    _Alignas(MAX_KEY_BYTES) char buffer[MAX_SAMPLES * MAX_KEY_BYTES];

    samples = samples < 1 ? 1 : samples > MAX_SAMPLES ? MAX_SAMPLES : samples;
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
    share->equals_go_low = behind - wanted < wanted - before;
}

/* Chooses the pivots of all teams that are to be split.  Returns false if there is none. */
static bool choose_pivots(struct team_sort *team)
{
    bool has_team_to_split = false;

    for (int first = 0; first < team->count; first += team->shares[first].size) {
        struct share *share = &team->shares[first];

        if (share->size == 1)
            continue;
        has_team_to_split = true;
        choose_pivot(team, share, share->size / 2, share->size);
        for (int index = 1; index < share->size; index++) {
            memcpy(share[index].pivot, share->pivot, sizeof share->pivot);
            share[index].equals_go_low = share->equals_go_low;
        }
    }
    return has_team_to_split;
}

/* Partitions a share's part (share_work). */
static void partition_share(struct team_sort *team, int index, int thread)
{
    struct share *share = &team->shares[index];
    struct part part = own_part(team, index);

    (void)thread;
    if (share->size > 1)
        share->low = partition_numbers(team->sort, team->keys + part.begin * team->sort->bytes,
                                       part.end - part.begin, share);
}

/* Returns the end of the low side in the team's range. */
static uint64_t team_boundary(const struct team_sort *team, int first)
{
    const struct share *share = &team->shares[first];
    uint64_t boundary = share->begin;

    for (int index = 0; index < share->size; index++)
        boundary += share[index].low;
    return boundary;
}

/* Iterator over the numbers of a team that are on the wrong side of the boundary: they form one
 * piece in each share's part. */
struct wrong_side {
    const struct team_sort *team;
    uint64_t boundary;
    bool is_high; /* iterates over the numbers below the boundary that belong above it */
    int share;    /* share of the current piece */
    struct part piece;
};

/* Returns the range of a share's numbers that are on the wrong side of the boundary; it may be
 * inverted, which means empty. */
static struct part share_piece(const struct wrong_side *from, int share)
{
    struct part part = own_part(from->team, share);
    uint64_t middle = part.begin + from->team->shares[share].low, boundary = from->boundary;

    if (from->is_high)
        return (struct part){middle, part.end < boundary ? part.end : boundary};
    return (struct part){part.begin > boundary ? part.begin : boundary, middle};
}

static uint64_t piece_length(struct part piece)
{
    return piece.end > piece.begin ? piece.end - piece.begin : 0;
}

/* Advances by `skipped` numbers. */
static void skip_wrong_side(struct wrong_side *from, uint64_t skipped)
{
    while (piece_length(from->piece) <= skipped) {
        skipped -= piece_length(from->piece);
        from->piece = share_piece(from, ++from->share);
    }
    from->piece.begin += skipped;
}

/* Starts an iteration over the numbers of a team on the wrong side; `first` is its first
 * share. */
static struct wrong_side begin_wrong_side(const struct team_sort *team, int first,
                                          uint64_t boundary, bool is_high)
{
    struct wrong_side from = {team, boundary, is_high, first, {0, 0}};

    from.piece = share_piece(&from, first);
    return from;
}

/* Returns the number of high numbers of a team below the boundary; as many low ones are above
 * it. */
static uint64_t count_wrong_side(const struct team_sort *team, int first, uint64_t boundary)
{
    struct wrong_side from = begin_wrong_side(team, first, boundary, true);
    uint64_t count = 0;

    for (int index = 0; index < team->shares[first].size; index++)
        count += piece_length(share_piece(&from, first + index));
    return count;
}

/* Exchanges the contents of two blocks that do not overlap. */
static void swap_blocks(char *a, char *b, uint64_t bytes)
{
    char spare[512];

    for (uint64_t done = 0, step; done < bytes; done += step) {
        step = bytes - done < sizeof spare ? bytes - done : sizeof spare;
        memcpy(spare, a + done, step);
        memcpy(a + done, b + done, step);
        memcpy(b + done, spare, step);
    }
}

/* Exchanges numbers on the wrong sides (share_work).  Each share of the team exchanges the same
 * number of them. */
static void exchange_wrong_sides(struct team_sort *team, int index, int thread)
{
    const struct share *share = &team->shares[index];
    uint64_t bytes = team->sort->bytes;

    (void)thread;
    if (share->size == 1)
        return;

    uint64_t boundary = team_boundary(team, share->first);
    struct part mine = dtl__part(count_wrong_side(team, share->first, boundary), share->size,
                                 index - share->first);
    struct wrong_side high = begin_wrong_side(team, share->first, boundary, true);
    struct wrong_side low = begin_wrong_side(team, share->first, boundary, false);
    uint64_t skipped = mine.begin;

    for (uint64_t left = mine.end - mine.begin, step; left > 0; left -= step) {
        skip_wrong_side(&high, skipped);
        skip_wrong_side(&low, skipped);
        step = left < piece_length(high.piece) ? left : piece_length(high.piece);
        step = step < piece_length(low.piece) ? step : piece_length(low.piece);
        swap_blocks(team->keys + high.piece.begin * bytes, team->keys + low.piece.begin * bytes,
                    step * bytes);
        skipped = step;
    }
}

/* Returns the number of shares for the low side: in proportion to its numbers, at least one for
 * either side. */
static int lower_team_size(uint64_t low, uint64_t count, int size)
{
    int wanted = (int)((double)low / (double)count * size + 0.5);

    return wanted < 1 ? 1 : wanted > size - 1 ? size - 1 : wanted;
}

/* Splits a team.  If one side is empty, most numbers are equal: then a single share sorts the whole
 * range, which is fast. */
static void split_team(struct team_sort *team, int first)
{
    struct share *share = &team->shares[first];
    uint64_t begin = share->begin, end = share->end, boundary = team_boundary(team, first);
    bool is_one_sided = boundary == begin || boundary == end;
    int size = share->size, lower = lower_team_size(boundary - begin, end - begin, size);

    for (int index = 0; index < size; index++) {
        bool is_lower = index < lower;

        share[index].begin = is_lower ? begin : boundary;
        share[index].end = is_lower ? boundary : end;
        share[index].first = is_lower ? first : first + lower;
        share[index].size = is_lower ? lower : size - lower;
        if (is_one_sided)
            share[index] = (struct share){
                .begin = index == 0 ? begin : end, .end = end, .first = first + index, .size = 1};
    }
}

/* Splits each team of several shares in two. */
static void split_teams(struct team_sort *team)
{
    for (int first = 0, next; first < team->count; first = next) {
        next = first + team->shares[first].size;
        if (team->shares[first].size > 1)
            split_team(team, first);
    }
}

/* ---- single shares --------------------------------------------------------------------------- */

/* Sorts a share (share_work). */
static void sort_share(struct team_sort *team, int index, int thread)
{
    const struct share *share = &team->shares[index];
    char *buffers = team->buffers.start;
    char *buffer = buffers == NULL ? NULL : buffers + (uint64_t)thread * team->buffer_bytes;

    dtl__number_sort(team->sort, team->keys + share->begin * team->sort->bytes, buffer,
                     share->end - share->begin);
}

/* Allocates a buffer per thread, large enough for the largest share.  The vectorized sort works
 * without buffers if there is no memory. */
static dtl_status make_buffers(struct team_sort *team)
{
    uint64_t most = 0, bytes;
    dtl_status status;

    for (int index = 0; index < team->count; index++) {
        const struct share *share = &team->shares[index];
        uint64_t count = share->end - share->begin;

        most = count > most ? count : most;
    }
    team->buffer_bytes = dtl__number_sort_buffer_bytes(team->sort, most);
    bytes = dtl__times((uint64_t)team->threads, team->buffer_bytes);
    status = dtl__scratch_open(&team->buffers, bytes, "buffer of a sort");
    return team->sort->is_vectorized ? DTL_SUCCESS : status;
}

/* ---- sort ------------------------------------------------------------------------------------ */

/* Creates one team of all shares.  Uses fewer threads than requested if there are few keys. */
static void make_team(struct team_sort *team, uint64_t count, int threads)
{
    uint64_t worth = count / MIN_KEYS_PER_SHARE + 1;
    uint64_t wanted = count * team->sort->bytes / (uint64_t)threads / BYTES_PER_SHARE;
    int shares_each = wanted < 1 ? 1 : wanted > SHARES_PER_THREAD ? SHARES_PER_THREAD : (int)wanted;

    threads = threads < MAX_SHARES ? threads : MAX_SHARES;
    team->threads = worth < (uint64_t)threads ? (int)worth : threads;
    team->count = team->threads * shares_each;
    team->count = team->count < MAX_SHARES ? team->count : MAX_SHARES;
    for (int index = 0; index < team->count; index++)
        team->shares[index] = (struct share){.end = count, .size = team->count};
}

/* Processes the shares of one thread (part_work). */
static void run_thread_shares(void *state, struct part shares, int thread)
{
    struct team_sort *team = state;

    for (uint64_t index = shares.begin; index < shares.end; index++)
        team->work(team, (int)index, thread);
}

/* Runs the work on all shares, with one thread for each part of them. */
static void run_on_shares(struct team_sort *team, share_work *work)
{
    team->work = work;
    dtl__part_run((uint64_t)team->count, team->threads, run_thread_shares, team);
}

dtl_status dtl__parallel_sort(const struct number_sort *sort, void *keys, uint64_t count,
                              int threads)
{
    struct team_sort team;
    dtl_status status;

    team.sort = sort;
    team.keys = keys;
    make_team(&team, count, threads);
    while (choose_pivots(&team)) {
        run_on_shares(&team, partition_share);
        run_on_shares(&team, exchange_wrong_sides);
        split_teams(&team);
    }
    status = make_buffers(&team);
    if (status == DTL_SUCCESS)
        run_on_shares(&team, sort_share);
    dtl__scratch_close(&team.buffers);
    return status;
}
