/* SPDX-License-Identifier: BSD-3-Clause */
/* How the local algorithms share a range among threads. */
#ifndef DTL_ALGORITHM_PARALLEL_H
#define DTL_ALGORITHM_PARALLEL_H

#include "dtl_runtime.h"

/* A contiguous part of a container's local elements, [begin, end). */
struct part {
    uint64_t begin;
    uint64_t end;
};

/* Does the work of one part; `thread` is below the number of parts. */
typedef void (*part_work)(void *state, struct part part, int thread);

/* How many parts a range of `count` elements of `bytes` each is worth: 1 where the policy is not
 * `par`, where the range is small, or where the library was built without OpenMP. */
int dtl__part_count(dtl_execution_policy policy, uint64_t count, uint64_t bytes);

/* The part `index` of `parts`; the first count % parts of them hold one more. */
struct part dtl__part(uint64_t count, int parts, int index);

/* Does what is the thread's of a team, which may be smaller than was asked for. */
typedef void (*team_work)(void *state, int thread, int team);

/* Runs `work` once a thread of at most `threads`, all at a time, and returns after the last. */
void dtl__team_run(int threads, team_work work, void *state);

/* Runs `work` once a part and returns after the last one is done. */
void dtl__part_run(uint64_t count, int parts, part_work work, void *state);

#endif
