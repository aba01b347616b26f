/* SPDX-License-Identifier: BSD-3-Clause */
/* Declarations shared by the files of the fake NCCL. */
#ifndef FAKE_NCCL_H
#define FAKE_NCCL_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#pragma GCC visibility push(default) /* only functions of the API are exported */
#include "nccl_api.h"
#pragma GCC visibility pop

#include "fake_gpu.h"

/* The emulated version: before 2.28 there are no signals, and before 2.31 one signal per rank. */
#ifndef FAKE_NCCL
#define FAKE_NCCL 23100
#endif

enum { RANKS = 16, BOX_BYTES = 1 << 16, PARTS = 4 * RANKS, WINDOWS = 64, SIGNALS = 8 };
enum { ncclUnhandledCudaError = 1, ncclSystemError = 2, ncclRemoteError = 6 };

/* A mailbox from one rank to another. */
struct box {
    atomic_uint_fast64_t written;
    atomic_uint_fast64_t read;
    char bytes[BOX_BYTES];
};

/* The window that a rank has registered, as the other ranks read it. */
struct offer {
    atomic_bool is_there;
    CUipcMemHandle block;
    size_t offset;
    size_t size;
};

struct board {
    atomic_int arrived;
    struct box boxes[RANKS][RANKS];                      /* [sender][receiver] */
    atomic_uint_fast64_t signals[SIGNALS][RANKS][RANKS]; /* [index][sender][receiver] */
    struct offer offers[WINDOWS][RANKS];
};

struct ncclComm {
    ncclUniqueId id;
    int rank;
    int size;
    int device;
    struct board *board;
    atomic_int is_aborted;
    atomic_int error;  /* error of a queued operation */
    atomic_int queued; /* operations that have not ended */

    struct ncclWindow *windows[WINDOWS];
    int window_count;      /* registered windows, including deregistered ones */
    ncclWindow_t *pending; /* where the last window is stored once all ranks have registered it */
    int contexts;
    int indices;
    bool is_eager;
    uint64_t expected[SIGNALS][RANKS]; /* signals of each rank that waits have consumed */
};

/* Returns the failure that DTL_FAKE_NCCL_FAILS requests for a call. */
ncclResult_t asked_failure(const char *call);

#define MAY_FAIL()                                                                                 \
    do {                                                                                           \
        ncclResult_t failure_ = asked_failure(__func__);                                           \
        if (failure_ != ncclSuccess)                                                               \
            return failure_;                                                                       \
    } while (0)

void nap(void);

/* Returns true if all ranks have registered their window; then stores it in `pending`. */
bool windows_are_there(ncclComm_t comm);

/* Frees the remaining windows with their communicator, as NCCL does. */
void windows_free(ncclComm_t comm);

#endif
