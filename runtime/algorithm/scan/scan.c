/* SPDX-License-Identifier: BSD-3-Clause */
/* Prefix reductions by the generated kernels.
 *
 * Several threads share the elements, by blocks that stay in a core's cache: who has a block
 * reduces it, tells what it comes to, and scans it once it is known what comes before (as in
 * Merrill and Garland, "Single-pass Parallel Prefix Scan with Decoupled Look-back", 2016).  So
 * elements come from memory once.
 *
 * Of as many blocks as threads, a round, the last is not reduced: what comes behind it is known
 * when it is scanned, no later than others need it, for they reduce their next ones meanwhile.  It
 * is larger, for its thread has no more to do.  Blocks depend on the numbers of elements and of
 * threads alone, and so do the bits of results.
 *
 * Where partial results of floating-point numbers would overflow, elements are scanned in index
 * order: see finite.h.  This is decided for a small part at a time, since a scan in place destroys
 * the elements.  A block whose reduction is not finite passes on, after its scan,
 * the prefix that ends with it in place of a reduction. */
#include "scan.h"

#include <sched.h>
#include <stdatomic.h>
#include <string.h>

#include "algorithm/parallel.h"
#include "algorithm/reduce/finite.h"
#include "dtl_kernels.h"
#include "progress/wait.h"

enum {
    SHARE_BYTES = 1 << 19, /* of a block: two of them are about a second-level cache, and to tell
                              another CPU what comes before it takes little of its time */
    QUARTERS = 4,          /* of a share, that a block has, */
    LAST_QUARTERS = 7,     /* and the last one of a round: to reduce one from the cache and to scan
                              it, while the next one comes, takes about as much longer than to
                              scan it from memory */
    STEP = 64,             /* elements that a quarter of a share has a multiple of: whole lines */
    IN_ORDER = 7,          /* elements that every kernel scans one after the other */
    GUARDED_BYTES = 1 << 13, /* that are looked at before they are scanned */
    SUM_MARGIN = 13,         /* 2^13 is more than twice the elements of so many bytes */
    THREADS_MOST = 128,
    ROUNDS_KEPT = 3,
    LINGER = 25000, /* ns before a wait for another thread lets it have the core */
};

/* `before` becomes what comes before the element behind the last. */
static void run_plainly(const struct scan *scan, char *elements, uint64_t count, void *before,
                        const char *ahead)
{
    dtl__reductions[scan->op][scan->type->id].scan(elements, before, count, scan->is_inclusive,
                                                   ahead);
}

/* ---- without overflow ------------------------------------------------------------------------ */

/* In index order: fewer elements than a line or a block are scanned one after the other. */
static void run_in_order(const struct scan *scan, char *elements, uint64_t count, void *before)
{
    uint64_t size = scan->type->size;

    for (uint64_t done = 0; done < count; done += IN_ORDER) {
        uint64_t part = count - done < IN_ORDER ? count - done : IN_ORDER;
        char *start = elements + done * size;

        run_plainly(scan, start, part, before, start);
    }
}

/* Sums of so few elements that no partial result overflows are scanned by the kernel. */
static void run_if_safe(const struct scan *scan, char *elements, uint64_t count, void *before,
                        const char *ahead)
{
    int overflow = dtl__overflow_exponent(scan->type);

    if (dtl__all_below(scan->type, before, 1, overflow - 1) &&
        dtl__all_below(scan->type, elements, count, overflow - SUM_MARGIN))
        run_plainly(scan, elements, count, before, ahead);
    else
        run_in_order(scan, elements, count, before);
}

/* Results that are not finite are discarded, and the elements, of which there is a copy, are
 * scanned in index order. */
static void run_and_look(const struct scan *scan, char *elements, uint64_t count, void *before,
                         const char *ahead)
{
    uint64_t bytes = count * scan->type->size;
    _Alignas(16) char first[ELEMENT_BYTES], copy[GUARDED_BYTES];

    memcpy(copy, elements, bytes);
    memcpy(first, before, scan->type->size);
    run_plainly(scan, elements, count, before, ahead);
    if (dtl__all_finite(scan->type, elements, count) && dtl__all_finite(scan->type, before, 1))
        return;
    memcpy(elements, copy, bytes);
    memcpy(before, first, scan->type->size);
    run_in_order(scan, elements, count, before);
}

/* Scans complex numbers and those of 16 bits, whose kernels go by long runs, in small parts that
 * are looked at.  Once the prefix is not finite, neither is the scan in index order. */
static DTL_APART void run_in_parts(const struct scan *scan, char *elements, uint64_t count,
                                   void *before, const char *ahead)
{
    uint64_t size = scan->type->size, most = GUARDED_BYTES / size;
    bool is_sum_of_pairs = scan->op == DTL_OP_SUM && scan->type->id != DTL_DTYPE_FLOAT16 &&
                           scan->type->id != DTL_DTYPE_BFLOAT16;

    for (uint64_t part; count > 0; count -= part, elements += part * size, ahead += part * size) {
        part = count < most ? count : most;
        if (!dtl__all_finite(scan->type, before, 1))
            run_plainly(scan, elements, part, before, ahead);
        else
            (is_sum_of_pairs ? run_if_safe : run_and_look)(scan, elements, part, before, ahead);
    }
}

/* The kernels of float32 and float64 look at each line themselves. */
static void run(const struct scan *scan, char *elements, uint64_t count, void *before,
                const char *ahead)
{
    bool is_real = scan->type->id == DTL_DTYPE_FLOAT32 || scan->type->id == DTL_DTYPE_FLOAT64;

    if (!is_real && dtl__may_overflow(scan->type, scan->op))
        run_in_parts(scan, elements, count, before, ahead);
    else
        run_plainly(scan, elements, count, before, ahead);
}

/* ---- several threads ------------------------------------------------------------------------- */

/* What a thread tells of a round. */
struct told {
    _Alignas(CACHE_LINE) atomic_uint_fast64_t rounds; /* with this one, so far */
    bool is_prefix; /* the value is the reduction of all elements up to the end of the block */
    _Alignas(16) char value[ELEMENT_BYTES];
};

/* Blocks, which the threads have in turns.  The last thread of a team tells what comes behind its
 * block, and each other one what its block comes to: nobody need do anything at once for others to
 * go on.  What comes behind a round is known only once all have told of it, which is after they
 * are done with the round before; and nobody tells of a round before it knows what comes behind the
 * last but one.  So what was told three rounds ago is read no more. */
struct chain {
    const struct scan *scan;
    char *elements;
    uint64_t count;
    uint64_t threads;
    uint64_t quarter; /* elements of a quarter of a share */
    int looks;        /* in LINGER */
    struct told told[THREADS_MOST][ROUNDS_KEPT];
    _Alignas(16) char first[ELEMENT_BYTES]; /* what comes before the first round */
};

static bool is_last_of_round(const struct chain *chain, uint64_t block)
{
    return block % chain->threads == chain->threads - 1;
}

static uint64_t quarters_of_round(uint64_t threads)
{
    return QUARTERS * (threads - 1) + LAST_QUARTERS;
}

/* Empty where there are no more. */
static struct part block_part(const struct chain *chain, uint64_t block)
{
    uint64_t round = block / chain->threads, in_front = QUARTERS * (block % chain->threads);
    uint64_t begin = (round * quarters_of_round(chain->threads) + in_front) * chain->quarter;
    uint64_t size = (is_last_of_round(chain, block) ? LAST_QUARTERS : QUARTERS) * chain->quarter;

    if (begin > chain->count)
        begin = chain->count;
    return (struct part){begin, chain->count - begin < size ? chain->count : begin + size};
}

static struct told *told_of(struct chain *chain, uint64_t thread, uint64_t round)
{
    return &chain->told[thread][round % ROUNDS_KEPT];
}

static void tell(struct chain *chain, uint64_t block, const void *value, bool is_prefix)
{
    uint64_t round = block / chain->threads;
    struct told *told = told_of(chain, block % chain->threads, round);

    told->is_prefix = is_prefix;
    memcpy(told->value, value, ELEMENT_BYTES);
    /* Pairs with the acquire load in await_told(). */
    atomic_store_explicit(&told->rounds, round + 1, memory_order_release);
}

/* Who tells it is at that block or at one before, and waits for earlier ones only; but it may be
 * without a core. */
static const struct told *await_told(struct chain *chain, uint64_t thread, uint64_t round)
{
    const struct told *told = told_of(chain, thread, round);

    for (int looks = chain->looks;
         atomic_load_explicit(&told->rounds, memory_order_acquire) != round + 1; looks--)
        if (looks > 0)
            dtl__pause();
        else
            sched_yield();
    return told;
}

/* What comes behind the round before, and what the blocks of this one in front come to. */
static void await_before(struct chain *chain, uint64_t block, void *before)
{
    const struct scan *scan = chain->scan;
    uint64_t round = block / chain->threads, thread = block % chain->threads;

    memcpy(before,
           round == 0 ? chain->first : await_told(chain, chain->threads - 1, round - 1)->value,
           ELEMENT_BYTES);
    for (uint64_t earlier = 0; earlier < thread; earlier++) {
        const struct told *told = await_told(chain, earlier, round);
        _Alignas(16) char both[ELEMENT_BYTES];

        memcpy(both, told->value, ELEMENT_BYTES);
        if (!told->is_prefix)
            dtl__kernel(scan->type->id, scan->op)(both, before, 1);
        memcpy(before, both, ELEMENT_BYTES);
    }
}

/* While it is scanned, `ahead` comes from memory: else the core would wait for that alone. */
static void block_scan(struct chain *chain, uint64_t block, char *elements, uint64_t count,
                       const char *ahead)
{
    const struct scan *scan = chain->scan;
    _Alignas(16) char before[ELEMENT_BYTES], all[ELEMENT_BYTES];
    bool is_sure;

    dtl__fold_run(scan->type, scan->op, elements, count, all);
    is_sure = !dtl__may_overflow(scan->type, scan->op) || dtl__all_finite(scan->type, all, 1);
    if (is_sure)
        tell(chain, block, all, false);
    await_before(chain, block, before);
    run(scan, elements, count, before, ahead);
    if (!is_sure)
        tell(chain, block, before, true);
}

/* It is read from memory as it is scanned, which the processor foresees. */
static void last_block_scan(struct chain *chain, uint64_t block, char *elements, uint64_t count)
{
    _Alignas(16) char before[ELEMENT_BYTES];

    await_before(chain, block, before);
    run(chain->scan, elements, count, before, elements);
    tell(chain, block, before, true);
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

/* All threads have something of what is too little for more than a round. */
static uint64_t quarter_of(uint64_t count, uint64_t threads, uint64_t size)
{
    uint64_t most = SHARE_BYTES / QUARTERS / size / STEP * STEP;
    uint64_t quarter = (count / quarters_of_round(threads) / STEP + 1) * STEP;

    return quarter < most ? quarter : most;
}

static void run_in_blocks(const struct scan *scan, char *elements, uint64_t count, int threads,
                          const void *before)
{
    uint64_t size = scan->type->size;
    struct chain chain = {.scan = scan,
                          .elements = elements,
                          .count = count,
                          .threads = (uint64_t)threads,
                          .quarter = quarter_of(count, (uint64_t)threads, size),
                          .looks = dtl__looks(LINGER)};

    memcpy(chain.first, before, size);
    dtl__team_run(threads, blocks_scan, &chain);
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* Scans what is left of the first line, whose first element is done: so that no vector behind it
 * lies in two lines. */
static void first_line_scan(const struct scan *scan, char **elements, uint64_t *count, void *before)
{
    uint64_t size = scan->type->size, line = CACHE_LINE / size;
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
        if (dtl__is_logical(scan->type->id, scan->op)) {
            dtl__normalize(scan->type->id, last, 1);
            memcpy(elements, last, size);
        }
        elements += size;
        count--;
        first_line_scan(scan, &elements, &count, last);
    }
    if (parts > 1)
        run_in_blocks(scan, elements, count, parts < THREADS_MOST ? parts : THREADS_MOST, last);
    else
        run(scan, elements, count, last, elements);
}
