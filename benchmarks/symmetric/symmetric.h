/* SPDX-License-Identifier: BSD-3-Clause */
/* Shared by the benchmarks of symmetric memory: a heap of DTL, and the round trip of a put with a
 * signal. Included by one file. */
#ifndef BENCHMARKS_SYMMETRIC_H
#define BENCHMARKS_SYMMETRIC_H

#include <stdint.h>
#include <string.h>

#include "../harness/compare_calls.h"

enum { LARGE_BYTES = 64 << 20, MEDIUM_BYTES = 64 << 10, SMALL_BYTES = 800 };

static double *source;
static dtl_symmetric_t heap;
static double *inbox;
static uint64_t *arrived, turn;

static void *part_of_heap(size_t bytes)
{
    void *address;

    must(dtl_symmetric_allocate(heap, bytes, &address) == DTL_SUCCESS, "dtl_symmetric_allocate");
    return address;
}

static void heap_open(void)
{
    must(size == 2, "2 ranks");
    must(dtl_symmetric_create(ctx, LARGE_BYTES + MEDIUM_BYTES, &heap) == DTL_SUCCESS,
         "dtl_symmetric_create");
    inbox = part_of_heap(LARGE_BYTES);
    arrived = part_of_heap(sizeof *arrived);
    source = malloc(LARGE_BYTES);
    must(source != NULL, "memory");
    memset(source, 0, LARGE_BYTES);
    memset(inbox, 0, LARGE_BYTES);
    *arrived = 0;
    MPI_Barrier(comm);
}

static void heap_close(void)
{
    free(source);
    dtl_symmetric_destroy(heap);
}

static int dtl_there(void)
{
    return dtl_symmetric_put_signal(heap, inbox, source, (dtl_size_t)count * sizeof *source,
                                    arrived, turn, DTL_SIGNAL_SET, 1 - rank);
}

static int dtl_back(void)
{
    dtl_size_t seen;

    return dtl_symmetric_signal_wait_until(heap, arrived, DTL_CMP_GE, turn, 0, &seen);
}

static int run_dtl(void)
{
    turn++;
    return rank == 0 ? dtl_there() || dtl_back() : dtl_back() || dtl_there();
}

#endif
