/* SPDX-License-Identifier: BSD-3-Clause */
/* Division of a range of elements among the OpenMP threads of the process. */
#ifndef DTL_ALGORITHM_PARALLEL_H
#define DTL_ALGORITHM_PARALLEL_H

#include "dtl_runtime.h"

/* A contiguous part [begin, end) of a range of local elements. */
struct part {
    uint64_t begin;
    uint64_t end;
};

/* Processes one part; `thread` is the index of the part. */
typedef void (*part_work)(void *state, struct part part, int thread);

/* Returns the number of parts into which to divide `count` elements of `bytes` bytes each.  Returns
 * 1 unless the policy is `par`, the range is large, and the library was built with OpenMP. */
int dtl__part_count(dtl_execution_policy policy, uint64_t count, uint64_t bytes);

/* Returns part `index` of `parts`.  The first count % parts parts have one element more. */
struct part dtl__part(uint64_t count, int parts, int index);

/* Does the work of one thread of a team of `team` threads, which may be fewer than requested. */
typedef void (*team_work)(void *state, int thread, int team);

/* Runs `work` once on each of at most `threads` threads, concurrently.  Returns after the last. */
void dtl__team_run(int threads, team_work work, void *state);

/* Runs `work` once for each part, concurrently.  Returns after the last. */
void dtl__part_run(uint64_t count, int parts, part_work work, void *state);

#endif
