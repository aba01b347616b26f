/* SPDX-License-Identifier: BSD-3-Clause */
/* Prefix reductions by the generated kernels.
 *
 * Several threads share the elements: each reduces a part, then scans it from what the parts before
 * it give (the two phases of Blelloch, "Prefix Sums and Their Applications", 1990). */
#include "scan.h"

#include <string.h>

#include "dtl_kernels.h"
#include "parallel.h"

enum { BLOCK_BYTES = 8192, PARTS_MOST = 64 };

/* `before` becomes what comes before the element behind the last. */
static void run_inclusive(const struct scan *scan, char *elements, uint64_t count, void *before)
{
    dtl__reductions[scan->op][scan->type->id].scan(elements, before, count);
}

/* By blocks that stay in the first-level cache: scanned, then put one element further. */
static void run_exclusive(const struct scan *scan, char *elements, uint64_t count, void *before)
{
    uint64_t size = scan->type->size;

    while (count > 0) {
        uint64_t here = count < BLOCK_BYTES / size ? count : BLOCK_BYTES / size;
        char first[ELEMENT_BYTES];

        memcpy(first, before, size);
        run_inclusive(scan, elements, here, before);
        memmove(elements + size, elements, (here - 1) * size);
        memcpy(elements, first, size);
        elements += here * size;
        count -= here;
    }
}

static void run(const struct scan *scan, char *elements, uint64_t count, void *before)
{
    if (scan->is_inclusive)
        run_inclusive(scan, elements, count, before);
    else
        run_exclusive(scan, elements, count, before);
}

/* ---- several threads ------------------------------------------------------------------------- */

/* A place of `before` for each thread's part. */
struct shares {
    const struct scan *scan;
    char *elements;
    _Alignas(16) char before[PARTS_MOST + 1][ELEMENT_BYTES];
};

static void part_reduce(void *state, struct part part, int thread)
{
    struct shares *shares = state;
    const struct scan *scan = shares->scan;

    dtl__fold_run(scan->type, scan->op, shares->elements + part.begin * scan->type->size,
                  part.end - part.begin, shares->before[thread + 1]);
}

static void part_scan(void *state, struct part part, int thread)
{
    struct shares *shares = state;

    run(shares->scan, shares->elements + part.begin * shares->scan->type->size,
        part.end - part.begin, shares->before[thread]);
}

static void run_in_parts(const struct scan *scan, char *elements, uint64_t count, int parts,
                         const void *before)
{
    reduce_kernel kernel = dtl__kernel(scan->type->id, scan->op);
    struct shares shares = {.scan = scan, .elements = elements};

    memcpy(shares.before[0], before, scan->type->size);
    dtl__part_run(count, parts, part_reduce, &shares);
    for (int part = 1; part < parts; part++)
        kernel(shares.before[part], shares.before[part - 1], 1);
    dtl__part_run(count, parts, part_scan, &shares);
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
        run_in_parts(scan, elements, count, parts < PARTS_MOST ? parts : PARTS_MOST, last);
    else
        run(scan, elements, count, last);
}
