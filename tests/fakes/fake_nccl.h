/* SPDX-License-Identifier: BSD-3-Clause */
/* What the files of the fake NCCL know of each other. */
#ifndef FAKE_NCCL_H
#define FAKE_NCCL_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#pragma GCC visibility push(default) /* its calls, and nothing else */
#include "nccl_api.h"
#pragma GCC visibility pop

#include "fake_gpu.h"

/* Which NCCL it is: one of before 2.28 has no signals, and one of before 2.31 has one of each rank.
 */
#ifndef FAKE_NCCL
#define FAKE_NCCL 23100
#endif

enum { RANKS = 16, BOX_BYTES = 1 << 16, PARTS = 4 * RANKS, WINDOWS = 64, SIGNALS = 8 };
enum { ncclUnhandledCudaError = 1, ncclSystemError = 2, ncclRemoteError = 6 };

/* From one rank to another. */
struct box {
    atomic_uint_fast64_t written;
    atomic_uint_fast64_t read;
    char bytes[BOX_BYTES];
};

/* What a rank has registered, as the others find it. */
struct offer {
    atomic_bool is_there;
    CUipcMemHandle block;
    size_t offset;
    size_t size;
};

struct board {
    atomic_int arrived;
    struct box boxes[RANKS][RANKS];                      /* of the sender, and of the receiver */
    atomic_uint_fast64_t signals[SIGNALS][RANKS][RANKS]; /* likewise */
    struct offer offers[WINDOWS][RANKS];
};

struct ncclComm {
    ncclUniqueId id;
    int rank;
    int size;
    int device;
    struct board *board;
    atomic_int is_aborted;
    atomic_int error;  /* what has gone wrong in the midst of something queued */
    atomic_int queued; /* what has not ended */

    struct ncclWindow *windows[WINDOWS];
    int window_count;      /* that were registered, with those that are no more */
    ncclWindow_t *pending; /* where the last one is told once all ranks have registered it */
    int contexts;
    int indices;
    bool is_eager;
    uint64_t expected[SIGNALS][RANKS]; /* signals of each rank that waits were for */
};

/* The failure that DTL_FAKE_NCCL_FAILS wants of a call. */
ncclResult_t asked_failure(const char *call);

#define MAY_FAIL()                                                                                 \
    do {                                                                                           \
        ncclResult_t failure_ = asked_failure(__func__);                                           \
        if (failure_ != ncclSuccess)                                                               \
            return failure_;                                                                       \
    } while (0)

void nap(void);

/* Whether all ranks have registered what this one has; tells the window then. */
bool windows_are_there(ncclComm_t comm);

/* Those that are left go with their communicator, as NCCL's do. */
void windows_free(ncclComm_t comm);

#endif
