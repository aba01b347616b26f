/* SPDX-License-Identifier: BSD-3-Clause */
/* The argument of a kernel whose blocks are ranks of one GPU. */
#ifndef DTL_TEST_BLOCKS_H
#define DTL_TEST_BLOCKS_H

#include <stdint.h>

enum { PLAY_RING, PLAY_ADDERS, PLAY_BARRIERS, PLAY_STORES, PLAY_COLLECTIVES, PLAY_COMPARISONS };
enum { PLAY_REFUSALS = PLAY_COMPARISONS + 1, PLAY_ODD_PLACES, PLAY_WHOLE_BLOCKS, PLAYS };

struct blocks {
    uint64_t heaps; /* address of a table of the ranks' heaps, initially zero */
    uint64_t bytes; /* size of each heap */
    uint64_t lines; /* address of each rank's result: an int32_t */
    int64_t rounds;
    int32_t size;
    int32_t play;
};

#endif
