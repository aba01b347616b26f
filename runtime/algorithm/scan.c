/* SPDX-License-Identifier: BSD-3-Clause */
/* Prefix reductions by the generated kernels.
 *
 * Several threads share the elements, by blocks that stay in a core's cache: who has a block
 * reduces it, is told what comes before it, tells what comes behind it and then scans it (as in
 * Merrill and Garland, "Single-pass Parallel Prefix Scan with Decoupled Look-back", 2016, where
 * each looks back at one).  So elements come from memory once.
 *
 * Of as many blocks as threads, a round, the last is not reduced: what comes behind it is known
 * when it is scanned, no later than others need it, for they reduce their next ones meanwhile.  It
 * is larger, for its thread has no more to do.  Blocks depend on the numbers of elements and of
 * threads alone, and so do the bits of results. */
#include "scan.h"

#include <sched.h>
#include <stdatomic.h>
#include <string.h>

#include "dtl_kernels.h"
#include "parallel.h"
#include "progress/wait.h"

enum {
    SHARE_BYTES = 1 << 19, /* of a block: two of them are about a second-level cache, and to tell
                              another CPU what comes before it takes little of its time */
    LAST_SHARES = 2,       /* of a round's last block: to reduce one from the cache and to scan it
                              takes 1.6 to 1.7 times as long as to scan it from memory; between
                              1.4 and 2.2 shares, two took least */
    STEP = 64,             /* elements that a block has a multiple of: whole lines of the cache */
    LINE_BYTES = 64,
    LOOKS_MOST = 1000, /* before a wait for another thread lets it have the core */
};

/* `before` becomes what comes before the element behind the last. */
static void run(const struct scan *scan, char *elements, uint64_t count, void *before,
                const char *ahead)
{
    dtl__reductions[scan->op][scan->type->id].scan(elements, before, count, scan->is_inclusive,
                                                   ahead);
}

/* ---- several threads ------------------------------------------------------------------------- */

/* Blocks, which the threads have in turns.  `before` has what comes before the block that is
 * next to be told, and before the one behind it: nobody tells that before the former was read. */
struct chain {
    const struct scan *scan;
    char *elements;
    uint64_t count;
    uint64_t threads;
    uint64_t share;            /* elements of a block */
    atomic_uint_fast64_t told; /* blocks whose beginning is known */
    _Alignas(16) char before[2][ELEMENT_BYTES];
};

static bool is_last_of_round(const struct chain *chain, uint64_t block)
{
    return block % chain->threads == chain->threads - 1;
}

/* Empty where there are no more. */
static struct part block_part(const struct chain *chain, uint64_t block)
{
    uint64_t round = block / chain->threads, rounds_shares = chain->threads - 1 + LAST_SHARES;
    uint64_t begin = (round * rounds_shares + block % chain->threads) * chain->share;
    uint64_t share = is_last_of_round(chain, block) ? LAST_SHARES * chain->share : chain->share;

    if (begin > chain->count)
        begin = chain->count;
    return (struct part){begin, chain->count - begin < share ? chain->count : begin + share};
}

/* Who has the block before is at it, or at its own one before that, and waits for earlier
 * ones only; but it may be without a core. */
static void await_told(const struct chain *chain, uint64_t block)
{
    for (int look = 0; atomic_load_explicit(&chain->told, memory_order_acquire) < block; look++)
        if (look < LOOKS_MOST)
            dtl__pause();
        else
            sched_yield();
}

static void await_before(const struct chain *chain, uint64_t block, void *before)
{
    await_told(chain, block);
    memcpy(before, chain->before[block % 2], ELEMENT_BYTES);
}

static void tell_behind(struct chain *chain, uint64_t block, const void *behind)
{
    memcpy(chain->before[(block + 1) % 2], behind, ELEMENT_BYTES);
    atomic_store_explicit(&chain->told, block + 1, memory_order_release);
}

/* While it is scanned, `ahead` comes from memory: else the core would wait for that alone. */
static void block_scan(struct chain *chain, uint64_t block, char *elements, uint64_t count,
                       const char *ahead)
{
    const struct scan *scan = chain->scan;
    _Alignas(16) char before[ELEMENT_BYTES], behind[ELEMENT_BYTES];

    dtl__fold_run(scan->type, scan->op, elements, count, behind);
    await_before(chain, block, before);
    dtl__kernel(scan->type->id, scan->op)(behind, before, 1);
    tell_behind(chain, block, behind);
    run(scan, elements, count, before, ahead);
}

/* It is read from memory as it is scanned, which the processor foresees. */
static void last_block_scan(struct chain *chain, uint64_t block, char *elements, uint64_t count)
{
    _Alignas(16) char before[ELEMENT_BYTES];

    await_before(chain, block, before);
    run(chain->scan, elements, count, before, elements);
    tell_behind(chain, block, before);
}

/* A team_work.  A thread has the same place in each round, so that it needs what it has read. */
static void blocks_scan(void *state, int thread, int team)
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
            last_block_scan(chain, block, elements, count);
        else
            block_scan(chain, block, elements, count, ahead);
        block += (uint64_t)team;
        part = next;
    }
}

/* All threads have a share of what is too little for more than a round. */
static uint64_t share_of(uint64_t count, uint64_t threads, uint64_t size)
{
    uint64_t most = SHARE_BYTES / size / STEP * STEP;
    uint64_t share = (count / (threads - 1 + LAST_SHARES) / STEP + 1) * STEP;

    return share < most ? share : most;
}

static void run_in_blocks(const struct scan *scan, char *elements, uint64_t count, int threads,
                          const void *before)
{
    uint64_t size = scan->type->size;
    struct chain chain = {.scan = scan,
                          .elements = elements,
                          .count = count,
                          .threads = (uint64_t)threads,
                          .share = share_of(count, (uint64_t)threads, size)};

    memcpy(chain.before[0], before, size);
    dtl__team_run(threads, blocks_scan, &chain);
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* Scans what is left of the first line, whose first element is done: so that no vector behind it
 * lies in two lines. */
static void first_line_scan(const struct scan *scan, char **elements, uint64_t *count, void *before)
{
    uint64_t size = scan->type->size, line = LINE_BYTES / size;
    uint64_t rest = *count < line - 1 ? *count : line - 1;

    run(scan, *elements, rest, before, *elements);
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
        memcpy(last, elements, size); /* so that a first -0.0 stays what it is */
        elements += size;
        count--;
        first_line_scan(scan, &elements, &count, last);
    }
    if (parts > 1)
        run_in_blocks(scan, elements, count, parts, last);
    else
        run(scan, elements, count, last, elements);
}
