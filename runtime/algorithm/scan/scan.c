/* SPDX-License-Identifier: BSD-3-Clause */
/* Prefix reductions with the generated kernels.
 *
 * Several threads divide the elements into blocks that fit into a core's cache.  The thread of a
 * block reduces it, publishes the result, and scans the block once the prefix before it is known
 * (as in Merrill and Garland, "Single-pass Parallel Prefix Scan with Decoupled Look-back", 2016).
 * So elements are read from memory once.
 *
 * A round has as many blocks as threads.  The last block of a round is not reduced: the prefix
 * behind it is known once it has been scanned, which is early enough, because the other threads
 * reduce their next blocks meanwhile.  This block is larger, since its thread has no other work.
 * The block bounds depend only on the numbers of elements and threads, so results are reproducible.
 *
 * If partial results of floating-point numbers would overflow, elements are scanned in index order
 * (finite.h).  This is decided for a small part at a time, because a scan in place destroys the
 * elements.  A block whose reduction is not finite publishes, after its scan, the prefix that
 * includes it in place of a reduction. */
#include "scan.h"

#include <sched.h>
#include <stdatomic.h>
#include <string.h>

#include "algorithm/parallel.h"
#include "algorithm/reduce/finite.h"
#include "dtl_kernels.h"
#include "progress/wait.h"

enum {
    /* Bytes of a normal block: two of them fill about a second-level cache, and the time to pass a
     * prefix to another core is small compared to the scan. */
    SHARE_BYTES = 1 << 19,
    QUARTERS = 4, /* quarters of a share in a normal block */
    /* Quarters in the last block of a round, since reducing a block and then scanning it from the
     * cache takes about that much longer than scanning it from memory. */
    LAST_QUARTERS = 7,
    STEP = 64, /* the elements of a quarter are a multiple of this: whole cache lines */
    SEQUENTIAL_ELEMENTS = 7, /* elements that every kernel scans in order */
    GUARDED_BYTES = 1 << 13, /* bytes that are tested for overflow at a time */
    SUM_MARGIN = 13,         /* 2^13 is more than twice the number of elements in GUARDED_BYTES */
    MAX_THREADS = 128,
    ROUNDS_KEPT = 3,
    SPIN_NS = 25000, /* ns to spin for another thread before yielding the core */
};

/* Scans with the kernel alone.  Updates `before` to the prefix that includes all `count` elements.
 */
static void scan_with_kernel(const struct scan *scan, char *elements, uint64_t count, void *before,
                             const char *ahead)
{
    dtl__reductions[scan->op][scan->type->id].scan(elements, before, count, scan->is_inclusive,
                                                   ahead);
}

/* ---- without overflow ------------------------------------------------------------------------ */

/* Scans in index order: in runs so short that the kernel scans them one after the other. */
static void scan_in_order(const struct scan *scan, char *elements, uint64_t count, void *before)
{
    uint64_t size = scan->type->size;

    for (uint64_t done = 0; done < count; done += SEQUENTIAL_ELEMENTS) {
        uint64_t part = count - done < SEQUENTIAL_ELEMENTS ? count - done : SEQUENTIAL_ELEMENTS;
        char *start = elements + done * size;

        scan_with_kernel(scan, start, part, before, start);
    }
}

/* Uses the kernel for sums if the elements are so small that no partial result overflows. */
static void scan_sum_if_safe(const struct scan *scan, char *elements, uint64_t count, void *before,
                             const char *ahead)
{
    int overflow = dtl__overflow_exponent(scan->type);

    if (dtl__all_below(scan->type, before, 1, overflow - 1) &&
        dtl__all_below(scan->type, elements, count, overflow - SUM_MARGIN))
        scan_with_kernel(scan, elements, count, before, ahead);
    else
        scan_in_order(scan, elements, count, before);
}

/* Scans with the kernel, and discards results that are not finite: then restores the elements from
 * a copy and scans them in index order. */
static void scan_and_check(const struct scan *scan, char *elements, uint64_t count, void *before,
                           const char *ahead)
{
    uint64_t bytes = count * scan->type->size;
    _Alignas(16) char first[ELEMENT_BYTES], copy[GUARDED_BYTES];

    memcpy(copy, elements, bytes);
    memcpy(first, before, scan->type->size);
    scan_with_kernel(scan, elements, count, before, ahead);
    if (dtl__all_finite(scan->type, elements, count) && dtl__all_finite(scan->type, before, 1))
        return;
    memcpy(elements, copy, bytes);
    memcpy(before, first, scan->type->size);
    scan_in_order(scan, elements, count, before);
}

/* Scans complex and 16-bit numbers, whose kernels process long runs, in small parts that are tested
 * for overflow.  Once the prefix is not finite, the scan in index order is not finite either. */
static DTL_COLD void scan_guarded_parts(const struct scan *scan, char *elements, uint64_t count,
                                        void *before, const char *ahead)
{
    uint64_t size = scan->type->size, most = GUARDED_BYTES / size;
    bool is_sum_of_pairs = scan->op == DTL_OP_SUM && scan->type->id != DTL_DTYPE_FLOAT16 &&
                           scan->type->id != DTL_DTYPE_BFLOAT16;

    for (uint64_t part; count > 0; count -= part, elements += part * size, ahead += part * size) {
        part = count < most ? count : most;
        if (!dtl__all_finite(scan->type, before, 1))
            scan_with_kernel(scan, elements, part, before, ahead);
        else
            (is_sum_of_pairs ? scan_sum_if_safe : scan_and_check)(scan, elements, part, before,
                                                                  ahead);
    }
}

/* Scans elements, protected from overflow of partial results.  The kernels of float32 and float64
 * test each line for overflow themselves. */
static void scan_elements(const struct scan *scan, char *elements, uint64_t count, void *before,
                          const char *ahead)
{
    bool is_real = scan->type->id == DTL_DTYPE_FLOAT32 || scan->type->id == DTL_DTYPE_FLOAT64;

    if (!is_real && dtl__may_overflow(scan->type, scan->op))
        scan_guarded_parts(scan, elements, count, before, ahead);
    else
        scan_with_kernel(scan, elements, count, before, ahead);
}

/* ---- several threads ------------------------------------------------------------------------- */

/* The result that a thread publishes for its block in a round. */
struct block_result {
    /* Number of rounds published, including this one. */
    _Alignas(CACHE_LINE) atomic_uint_fast64_t published_rounds;
    /* The value is the prefix up to the end of the block, not the block's reduction. */
    bool is_prefix;
    _Alignas(16) char value[ELEMENT_BYTES];
};

/* A scan that is shared by a team of threads.
 *
 * In each round a thread publishes one result: the last thread the prefix behind its block, the
 * others the reduction of their block.  No thread needs to react at once for others to proceed.
 * The prefix behind a round is complete only after all threads have published in it, which they do
 * after they have finished the previous round.  A thread publishes in a round only after it has
 * read the prefix behind the last round but one.  Therefore results that are three rounds old are
 * not read any more, and ROUNDS_KEPT slots per thread are enough. */
struct chain {
    const struct scan *scan;
    char *elements;
    uint64_t count;
    uint64_t threads;
    uint64_t quarter; /* elements of a quarter of a share */
    int spins;        /* number of spins that take SPIN_NS */
    struct block_result results[MAX_THREADS][ROUNDS_KEPT];
    _Alignas(16) char first[ELEMENT_BYTES]; /* the prefix before the first round */
};

/* Returns true for the larger last block of a round, which is not reduced. */
static bool is_last_of_round(const struct chain *chain, uint64_t block)
{
    return block % chain->threads == chain->threads - 1;
}

/* Returns the size of a round in quarters. */
static uint64_t quarters_of_round(uint64_t threads)
{
    return QUARTERS * (threads - 1) + LAST_QUARTERS;
}

/* Returns the part of a block; an empty one behind the last block. */
static struct part block_part(const struct chain *chain, uint64_t block)
{
    uint64_t round = block / chain->threads, in_front = QUARTERS * (block % chain->threads);
    uint64_t begin = (round * quarters_of_round(chain->threads) + in_front) * chain->quarter;
    uint64_t size = (is_last_of_round(chain, block) ? LAST_QUARTERS : QUARTERS) * chain->quarter;

    if (begin > chain->count)
        begin = chain->count;
    return (struct part){begin, chain->count - begin < size ? chain->count : begin + size};
}

/* Returns the result of a thread in a round.  The last ROUNDS_KEPT rounds have separate
 * memory. */
static struct block_result *result_of(struct chain *chain, uint64_t thread, uint64_t round)
{
    return &chain->results[thread][round % ROUNDS_KEPT];
}

/* Publishes the reduction of a block, or with `is_prefix` the prefix up to its end. */
static void publish_result(struct chain *chain, uint64_t block, const void *value, bool is_prefix)
{
    uint64_t round = block / chain->threads;
    struct block_result *block_result = result_of(chain, block % chain->threads, round);

    block_result->is_prefix = is_prefix;
    memcpy(block_result->value, value, ELEMENT_BYTES);
    /* Pairs with the acquire load in await_result(). */
    atomic_store_explicit(&block_result->published_rounds, round + 1, memory_order_release);
}

/* Waits for a result.  Its thread is at that block or an earlier one and waits for earlier ones
 * only, so there is no deadlock; but it may have no core at the moment, hence the yield. */
static const struct block_result *await_result(struct chain *chain, uint64_t thread, uint64_t round)
{
    const struct block_result *block_result = result_of(chain, thread, round);

    for (int spins = chain->spins;
         atomic_load_explicit(&block_result->published_rounds, memory_order_acquire) != round + 1;
         spins--)
        if (spins > 0)
            dtl__pause();
        else
            sched_yield();
    return block_result;
}

/* Sets `before` to the prefix before a block: the prefix behind the previous round, combined with
 * the results of the earlier blocks of this round. */
static void await_prefix(struct chain *chain, uint64_t block, void *before)
{
    const struct scan *scan = chain->scan;
    uint64_t round = block / chain->threads, thread = block % chain->threads;

    memcpy(before,
           round == 0 ? chain->first : await_result(chain, chain->threads - 1, round - 1)->value,
           ELEMENT_BYTES);
    for (uint64_t earlier = 0; earlier < thread; earlier++) {
        const struct block_result *block_result = await_result(chain, earlier, round);
        _Alignas(16) char both[ELEMENT_BYTES];

        memcpy(both, block_result->value, ELEMENT_BYTES);
        if (!block_result->is_prefix)
            dtl__kernel(scan->type->id, scan->op)(both, before, 1);
        memcpy(before, both, ELEMENT_BYTES);
    }
}

/* Reduces a block, publishes the result, and scans the block.  `ahead`, the thread's next block, is
 * prefetched during the scan. */
static void scan_block(struct chain *chain, uint64_t block, char *elements, uint64_t count,
                       const char *ahead)
{
    const struct scan *scan = chain->scan;
    _Alignas(16) char before[ELEMENT_BYTES], all[ELEMENT_BYTES];
    bool is_finite;

    dtl__fold_run(scan->type, scan->op, elements, count, all);
    is_finite = !dtl__may_overflow(scan->type, scan->op) || dtl__all_finite(scan->type, all, 1);
    if (is_finite)
        publish_result(chain, block, all, false);
    await_prefix(chain, block, before);
    scan_elements(scan, elements, count, before, ahead);
    if (!is_finite)
        publish_result(chain, block, before, true);
}

/* Scans the last block of a round directly from memory, where hardware prefetching works well, and
 * publishes the prefix behind it. */
static void scan_last_block(struct chain *chain, uint64_t block, char *elements, uint64_t count)
{
    _Alignas(16) char before[ELEMENT_BYTES];

    await_prefix(chain, block, before);
    scan_elements(chain->scan, elements, count, before, elements);
    publish_result(chain, block, before, true);
}

/* Work of one thread (team_work).  It has the same position in each round, so that it prefetches
 * its own next block. */
static void scan_blocks(void *state, int thread, int team)
{
    struct chain *chain = state;
    uint64_t size = chain->scan->type->size, block = (uint64_t)thread;
    struct part part = block_part(chain, block);

    while (part.begin < part.end) {
        char *elements = chain->elements + part.begin * size, *ahead = elements;
        uint64_t count = part.end - part.begin;
        struct part next = block_part(chain, block + (uint64_t)team);

        if (next.end - next.begin >= count)
            ahead = chain->elements + next.begin * size;
        if (is_last_of_round(chain, block))
            scan_last_block(chain, block, elements, count);
        else
            scan_block(chain, block, elements, count, ahead);
        block += (uint64_t)team;
        part = next;
    }
}

/* Returns the elements of a quarter of a share: fewer if one round is enough, so that all threads
 * get a part. */
static uint64_t quarter_elements(uint64_t count, uint64_t threads, uint64_t size)
{
    uint64_t most = SHARE_BYTES / QUARTERS / size / STEP * STEP;
    uint64_t quarter = (count / quarters_of_round(threads) / STEP + 1) * STEP;

    return quarter < most ? quarter : most;
}

/* Scans with several threads.  `before` is the prefix that precedes the elements. */
static void scan_in_blocks(const struct scan *scan, char *elements, uint64_t count, int threads,
                           const void *before)
{
    uint64_t size = scan->type->size;
    struct chain chain = {.scan = scan,
                          .elements = elements,
                          .count = count,
                          .threads = (uint64_t)threads,
                          .quarter = quarter_elements(count, (uint64_t)threads, size),
                          .spins = dtl__pauses_within(SPIN_NS)};

    memcpy(chain.first, before, size);
    dtl__team_run(threads, scan_blocks, &chain);
}

/* ---- whole scan ------------------------------------------------------------------------------ */

/* Scans the rest of the first cache line, whose first element is done, so that no later vector
 * access crosses a line. */
static void scan_first_line(const struct scan *scan, char **elements, uint64_t *count, void *before)
{
    uint64_t size = scan->type->size, line = CACHE_LINE / size;
    uint64_t rest = *count < line - 1 ? *count : line - 1;

    scan_elements(scan, *elements, rest, before, *elements);
    *elements += rest * size;
    *count -= rest;
}

void dtl__scan(const struct scan *scan, const void *before)
{
    uint64_t size = scan->type->size;
    int parts = dtl__part_count(scan->policy, scan->count, size);
    char *elements = scan->elements;
    uint64_t count = scan->count;
    _Alignas(16) char last[ELEMENT_BYTES];

    if (count == 0)
        return;
    if (before != NULL)
        memcpy(last, before, size);
    else
        dtl__neutral(scan->type->id, scan->op, last);
    if (before == NULL && scan->is_inclusive) {
        memcpy(last, elements, size); /* so that a first -0.0 is preserved */
        if (dtl__is_logical(scan->type->id, scan->op)) {
            dtl__normalize(scan->type->id, last, 1);
            memcpy(elements, last, size);
        }
        elements += size;
        count--;
        scan_first_line(scan, &elements, &count, last);
    }
    if (parts > 1)
        scan_in_blocks(scan, elements, count, parts < MAX_THREADS ? parts : MAX_THREADS, last);
    else
        scan_elements(scan, elements, count, last, elements);
}
