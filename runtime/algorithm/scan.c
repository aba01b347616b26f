/* SPDX-License-Identifier: BSD-3-Clause */
/* Prefix reductions by the generated kernels.
 *
 * Several threads share the elements, by blocks that stay in a core's cache: whoever takes a block
 * reduces it, is told what comes before it, tells what comes behind it and then scans it (as in
 * Merrill and Garland, "Single-pass Parallel Prefix Scan with Decoupled Look-back", 2016, where
 * each looks back at one).  So elements come from memory once.  Blocks depend on the number of
 * elements alone, and so do the bits of results. */
#include "scan.h"

#include <sched.h>
#include <stdatomic.h>
#include <string.h>

#include "dtl_kernels.h"
#include "parallel.h"
#include "progress/wait.h"

enum {
    AHEAD_BYTES = 4096,    /* of what one thread reads next */
    SHARE_BYTES = 1 << 18, /* of a thread's block: two of them stay in the second-level cache, and
                              to tell another CPU what comes before it takes little of its time */
    LOOKS_MOST = 1000,     /* before a wait for another thread lets it have the core */
};

/* `before` becomes what comes before the element behind the last. */
static void run(const struct scan *scan, char *elements, uint64_t count, void *before,
                const char *ahead)
{
    dtl__reductions[scan->op][scan->type->id].scan(elements, before, count, scan->is_inclusive,
                                                   ahead);
}

/* ---- several threads ------------------------------------------------------------------------- */

/* Blocks, which threads take one after the other.  `before` has what comes before the block that is
 * next to be told, and before the one behind it: nobody tells that before the former was read. */
struct chain {
    const struct scan *scan;
    char *elements;
    uint64_t count;
    atomic_uint_fast64_t taken;
    atomic_uint_fast64_t told; /* blocks whose beginning is known */
    _Alignas(16) char before[2][ELEMENT_BYTES];
};

/* Who has taken the block before is at it, or at its own one before that, and waits for earlier
 * ones only; but it may be without a core. */
static void await_told(const struct chain *chain, uint64_t block)
{
    for (int look = 0; atomic_load_explicit(&chain->told, memory_order_acquire) < block; look++)
        if (look < LOOKS_MOST)
            dtl__pause();
        else
            sched_yield();
}

/* While it is scanned, `ahead` comes from memory: else the core would wait for that alone. */
static void block_scan(struct chain *chain, uint64_t block, char *elements, uint64_t count,
                       const char *ahead)
{
    const struct scan *scan = chain->scan;
    _Alignas(16) char mine[ELEMENT_BYTES], behind[ELEMENT_BYTES];

    dtl__fold_run(scan->type, scan->op, elements, count, behind);
    await_told(chain, block);
    memcpy(mine, chain->before[block % 2], sizeof mine);
    dtl__kernel(scan->type->id, scan->op)(behind, mine, 1);
    memcpy(chain->before[(block + 1) % 2], behind, sizeof behind);
    atomic_store_explicit(&chain->told, block + 1, memory_order_release);
    run(scan, elements, count, mine, ahead);
}

/* A part_work, of which each is done with when no block is left.  A thread takes its next block
 * before it scans the one it has. */
static void blocks_scan(void *state, struct part unused, int thread)
{
    struct chain *chain = state;
    uint64_t size = chain->scan->type->size, most = SHARE_BYTES / size;
    uint64_t block = atomic_fetch_add_explicit(&chain->taken, 1, memory_order_relaxed);

    (void)unused;
    (void)thread;
    while (block * most < chain->count) {
        uint64_t first = block * most, rest = chain->count - first;
        uint64_t next = atomic_fetch_add_explicit(&chain->taken, 1, memory_order_relaxed);
        bool is_last = next * most >= chain->count;

        block_scan(chain, block, chain->elements + first * size, rest < most ? rest : most,
                   chain->elements + (is_last ? first : next * most) * size);
        block = next;
    }
}

static void run_in_blocks(const struct scan *scan, char *elements, uint64_t count, int threads,
                          const void *before)
{
    struct chain chain = {.scan = scan, .elements = elements, .count = count};

    memcpy(chain.before[0], before, scan->type->size);
    dtl__part_run(count, threads, blocks_scan, &chain);
}

/* ---- the whole ------------------------------------------------------------------------------- */

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
    }
    if (parts > 1)
        run_in_blocks(scan, elements, count, parts, last);
    else
        run(scan, elements, count, last, elements + AHEAD_BYTES);
}
