/* SPDX-License-Identifier: BSD-3-Clause */
/* Ranks that are blocks of one GPU: what their kernel is given, its only argument. */
#ifndef DTL_TEST_BLOCKS_H
#define DTL_TEST_BLOCKS_H

#include <stdint.h>

enum { PLAY_RING, PLAY_ADDERS, PLAY_BARRIERS, PLAY_STORES, PLAY_COLLECTIVES, PLAY_COMPARISONS };
enum { PLAY_REFUSALS = PLAY_COMPARISONS + 1, PLAY_ODD_PLACES, PLAY_WHOLE_BLOCKS, PLAYS };

struct blocks {
    uint64_t heaps; /* the address of a table of the ranks' heaps, zeros */
    uint64_t bytes; /* of each */
    uint64_t lines; /* the address of what each rank gives: an int32_t */
    int64_t rounds;
    int32_t size;
    int32_t play;
};

#endif
