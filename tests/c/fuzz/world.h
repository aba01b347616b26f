/* SPDX-License-Identifier: BSD-3-Clause */
/* What the parts of the fuzzer share: the numbers that are drawn, the handles that are open, and
 * the call under way. */
#ifndef DTL_TEST_FUZZ_WORLD_H
#define DTL_TEST_FUZZ_WORLD_H

#include "fuzz.h"

enum { FUZZ_ARGUMENTS = 16, FUZZ_TARGETS = 64 };

/* A call with its arguments.  `marks` are what all ranks must agree in, an argument each. */
struct fuzz_call {
    const struct fuzz_function_row *function;
    unsigned step;
    int wild; /* the argument that nothing is right about, or -1 */
    union fuzz_value a[FUZZ_ARGUMENTS];
    uint64_t marks[FUZZ_ARGUMENTS];
    uint64_t bytes[FUZZ_ARGUMENTS];
    union fuzz_value answer;
};

struct fuzz_world {
    dtl_environment_t environment;
    dtl_context_t control; /* by which the ranks agree */
    int32_t rank;
    int32_t size;
    bool is_checked; /* DTL_CHECK=1: ranks need not agree */
    bool has_device; /* DTL_DEVICE: containers are on devices, too */
    char folder[64];
};

extern struct fuzz_world fuzz_world;

/* fuzz.c: a world to play in; a round of a seed, or of bytes, which it uses up */
void fuzz_open(void);
void fuzz_round(unsigned long of, unsigned steps);
void fuzz_round_of(const uint8_t *bytes, size_t count);
void fuzz_close(void);
unsigned long fuzz_calls(void); /* made so far */

/* arguments.c: the same numbers on all ranks, of a seed, or those that bytes say while there are
 * any */
void fuzz_seed(uint64_t seed);
void fuzz_feed(const uint8_t *bytes, size_t count);
bool fuzz_is_fed(void);
uint64_t fuzz_draw(uint64_t below);
bool fuzz_arguments(struct fuzz_call *call); /* false: such a call can't be made */

/* handle_pool.c: open handles, and memory that the library may look at until the round ends */
void *fuzz_pick(size_t kind, uint64_t *mark);
void *fuzz_any(size_t kind); /* any open handle, or NULL */
bool fuzz_is_open(const void *handle);
void fuzz_opened(size_t kind, void *handle, uint64_t origin);
void fuzz_closed(const void *handle);
void *fuzz_memory(uint64_t bytes, bool is_kept);
void fuzz_forget(void); /* memory that is not kept */
void fuzz_end_round(void (*close)(size_t kind, void *handle, uint64_t origin));

/* blocking_calls.c: whether the call would wait for what nobody is going to do */
bool fuzz_returns(struct fuzz_call *call);

/* memory.c, where it is linked in: from now on the allocation of this number fails; 0: none */
void fuzz_fail_allocation(long which) __attribute__((weak));

#endif
