/* SPDX-License-Identifier: BSD-3-Clause */
/* State shared by the parts of the fuzzer: drawn numbers, open handles, and the current call. */
#ifndef DTL_TEST_FUZZ_WORLD_H
#define DTL_TEST_FUZZ_WORLD_H

#include "fuzz.h"

enum { FUZZ_ARGUMENTS = 16, FUZZ_TARGETS = 64 };

/* A call with its arguments. `marks` has one value per argument, on which all ranks must agree. */
struct fuzz_call {
    const struct fuzz_function_row *function;
    unsigned step;
    int wild; /* index of the invalid argument, or -1 */
    union fuzz_value a[FUZZ_ARGUMENTS];
    uint64_t marks[FUZZ_ARGUMENTS];
    uint64_t bytes[FUZZ_ARGUMENTS];
    union fuzz_value answer;
};

struct fuzz_world {
    dtl_environment_t environment;
    dtl_context_t control; /* context in which ranks agree on calls */
    int32_t rank;
    int32_t size;
    bool is_checked; /* DTL_CHECK=1: ranks may differ */
    bool has_device; /* DTL_DEVICE: containers may be on devices */
    char folder[64];
};

extern struct fuzz_world fuzz_world;

/* fuzz.c: opens the world; plays a round from a seed, or from bytes, which it consumes */
void fuzz_open(void);
void fuzz_round(unsigned long of, unsigned steps);
void fuzz_round_of(const uint8_t *bytes, size_t count);
void fuzz_close(void);
unsigned long fuzz_calls(void); /* calls made so far */

/* arguments.c: draws the same numbers on all ranks, from a seed, or from bytes while any are
 * left */
void fuzz_seed(uint64_t seed);
void fuzz_feed(const uint8_t *bytes, size_t count);
bool fuzz_is_fed(void);
uint64_t fuzz_draw(uint64_t below);
bool fuzz_arguments(struct fuzz_call *call); /* Returns false if the call cannot be made. */

/* handle_pool.c: open handles, and memory that the library may access until the round ends */
void *fuzz_pick(size_t kind, uint64_t *mark);
void *fuzz_any(size_t kind); /* any open handle, or NULL */
bool fuzz_is_open(const void *handle);
void fuzz_opened(size_t kind, void *handle, uint64_t origin);
void fuzz_closed(const void *handle);
void *fuzz_memory(uint64_t bytes, bool is_kept);
void fuzz_forget(void); /* frees memory that is not kept */
void fuzz_end_round(void (*close)(size_t kind, void *handle, uint64_t origin));

/* blocking_calls.c: returns false if the call would wait for an event that never happens */
bool fuzz_returns(struct fuzz_call *call);

/* memory.c, if linked in: the allocation of this number fails from now on; 0: none */
void fuzz_fail_allocation(long which) __attribute__((weak));

#endif
