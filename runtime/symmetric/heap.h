/* SPDX-License-Identifier: BSD-3-Clause */
/* Symmetric heaps (dtl_symmetric_*): memory at the same offsets on every rank, with one-sided puts,
 * gets, signals and atomic operations, as in OpenSHMEM.
 *
 * `struct symmetric` is an RMA window of the same size on every rank. Every rank computes the
 * allocations by itself; they are the same because all ranks make the same calls in the same order,
 * which dtl__symmetric_agree() verifies. Parts of ranks that share memory are accessed by loads,
 * stores and atomic operations, all others by requests to the owner's progress engine. Direct
 * copies by the kernel are not used, because they would overtake requests to the same rank.
 *
 * Files: heap.c creates and destroys heaps; allocate.c allocates; transfer.c and deferred_request.c
 * move data; wait.c waits for signals; team.c has teams and collectives; shmem.c uses OpenSHMEM's
 * memory. dtl_dev.c, with thunks/, is the kernel-side implementation of <dtl/dev.h> and not part of
 * libdtl. A heap has no lock: its calls come from one thread at a time. Start reading in heap.c. */
#ifndef DTL_SYMMETRIC_HEAP_H
#define DTL_SYMMETRIC_HEAP_H

#include "rma/window.h"

enum { ALLOCATION_ALIGNMENT = 64 };

/* An allocation that has not been freed. */
struct allocation {
    uint64_t offset;
    uint64_t bytes; /* a multiple of ALLOCATION_ALIGNMENT */
};

/* One rank's collective call on the heap, which all ranks compare before any of them runs it. */
struct heap_call {
    uint64_t verb;
    uint64_t value; /* the call's argument, equal on all ranks */
};

enum heap_call_kind { HEAP_CALL_CREATE, HEAP_CALL_ALLOCATE, HEAP_CALL_FREE, HEAP_CALL_COUNT };

/* A subset of the ranks, with a context for its collectives. */
struct team {
    struct context *context; /* NULL: the entry is unused */
    int32_t *world_ranks;    /* rank in the heap's context, by rank in the team */
};

struct symmetric {
    struct window *window;
    struct context *context; /* of the window */
    struct part *parts;      /* of the window, by rank */
    char *base;              /* start of this rank's part */
    void *shmem;             /* the same if OpenSHMEM allocated it, else NULL */
    uint64_t size;
    struct heap_call *calls;        /* by rank; buffer for comparing calls */
    struct allocation *allocations; /* in ascending order of offsets */
    uint64_t allocation_count;      /* used entries */
    uint64_t allocation_capacity;   /* allocated entries */

    struct team *teams; /* by team number */
    int32_t team_count; /* allocated entries; some may be unused */

    /* Requests that have been submitted and not started yet: deferred_request.c. */
    bool is_deferring;
    bool is_fenced;                          /* deferred requests precede a fence */
    struct deferred_request *deferred;       /* in the order of submission */
    struct deferred_request **deferred_tail; /* end of the list */
};

/* Verifies that all ranks make the same call with the same value. Fails on all ranks if one passes
 * a failure in `mine` or makes another call. Collective. */
dtl_status dtl__symmetric_agree(struct symmetric *heap, enum heap_call_kind verb, uint64_t value,
                                dtl_status mine);

/* Creates the predefined teams. Collective. */
dtl_status dtl__symmetric_teams_create(struct symmetric *heap);
void dtl__symmetric_teams_release(struct symmetric *heap);

/* When a request has to be complete. */
enum completion { COMPLETE_NOW, COMPLETE_AT_QUIET };

/* Submits a request to rank `pe`. With COMPLETE_NOW, a request that returns data is complete at the
 * return; other requests have read `payload` by then. With COMPLETE_AT_QUIET, `payload` and
 * `result` must stay valid until dtl__symmetric_quiet(). */
dtl_status dtl__symmetric_submit(struct symmetric *heap, int32_t pe, enum completion when,
                                 const struct window_request *request, const void *payload,
                                 void *result);

/* Orders requests: those submitted later do not overtake earlier ones to the same rank. */
void dtl__symmetric_fence(struct symmetric *heap);

/* Blocks until all requests of this rank are complete, also at their targets. */
dtl_status dtl__symmetric_quiet(struct symmetric *heap);

/* Sets *offset to the offset of `address` in the heap. Fails, naming `argument`, if the range
 * exceeds the heap or its start is not a multiple of `alignment`. */
dtl_status dtl__symmetric_offset(const struct symmetric *heap, const char *argument,
                                 const void *address, uint64_t bytes, uint64_t alignment,
                                 uint64_t *offset);

#endif
