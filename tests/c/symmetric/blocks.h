/* SPDX-License-Identifier: BSD-3-Clause */
/* The argument of a kernel whose blocks are ranks of one GPU. */
#ifndef DTL_TEST_BLOCKS_H
#define DTL_TEST_BLOCKS_H

#include <stdint.h>

enum {
    SCENARIO_RING,
    SCENARIO_ADDERS,
    SCENARIO_BARRIERS,
    SCENARIO_STORES,
    SCENARIO_COLLECTIVES,
    SCENARIO_COMPARISONS
};
enum {
    SCENARIO_REFUSALS = SCENARIO_COMPARISONS + 1,
    SCENARIO_UNALIGNED,
    SCENARIO_WHOLE_BLOCKS,
    SCENARIOS
};

struct blocks {
    uint64_t heaps; /* address of a table of the ranks' heaps, initially zero */
    uint64_t bytes; /* size of each heap */
    uint64_t lines; /* address of each rank's result: an int32_t */
    int64_t rounds;
    int32_t size;
    int32_t scenario;
};

#endif
