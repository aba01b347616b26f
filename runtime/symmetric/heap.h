/* SPDX-License-Identifier: BSD-3-Clause */
/* Symmetric heaps.  A heap is a window of the same size on every rank, of which each rank deals out
 * the same pieces, since all see the same calls in the same order.  Parts of ranks that share a
 * segment are reached by loads, stores and atomic operations; all others by requests, never by
 * copies of the kernel, so that what goes to one rank stays in order. */
#ifndef DTL_SYMMETRIC_HEAP_H
#define DTL_SYMMETRIC_HEAP_H

#include "rma/window.h"

enum { PIECE_ALIGNMENT = 64 };

/* What was allocated and not freed. */
struct piece {
    uint64_t offset;
    uint64_t bytes; /* a multiple of PIECE_ALIGNMENT */
};

/* What a rank does, as it tells all others before any does it. */
struct step {
    uint64_t verb;
    uint64_t value; /* which has to be the same on all ranks */
};

enum step_verb { STEP_CREATE, STEP_ALLOCATE, STEP_FREE, STEP_COUNT };

/* Some of the ranks: a context of theirs, which does what they do together. */
struct team {
    struct context *context; /* NULL: there is no such team */
    int32_t *world;          /* each rank's number in the heap's context */
};

struct symmetric {
    struct window *window;
    struct context *context; /* the window's */
    struct part *parts;      /* likewise */
    char *base;              /* of the own part */
    void *shmem;             /* the same, where it is of OpenSHMEM's; else NULL */
    uint64_t size;
    struct step *steps;   /* of every rank, while they are compared */
    struct piece *pieces; /* by offset */
    uint64_t count;       /* of them */
    uint64_t room;        /* for how many there is memory */

    struct team *teams; /* by their numbers */
    int32_t team_count; /* of which some may be free */

    /* What is begun and was not started yet: deferred_request.c. */
    bool is_delaying;
    bool is_fenced;        /* something was to be done before what comes now */
    struct delayed *first; /* in the order in which they were begun */
    struct delayed **last; /* where the next one goes */
};

/* Whether all ranks are about to do the same: fails on all where one fails with `mine`, or does
 * another step, or the same with another value.  Collective. */
dtl_status dtl__symmetric_agree(struct symmetric *heap, enum step_verb verb, uint64_t value,
                                dtl_status mine);

/* Makes the teams that every heap has.  Collective. */
dtl_status dtl__symmetric_teams_make(struct symmetric *heap);
void dtl__symmetric_teams_release(struct symmetric *heap);

/* What is begun by an operation, and when it has to be done. */
enum begin { BEGIN_NOW, BEGIN_LATER };

/* Begins a request.  BEGIN_LATER: `payload` and `result` stay until dtl__symmetric_quiet().
 * A request that gives something is done when this returns, if it is for now. */
dtl_status dtl__symmetric_begin(struct symmetric *heap, int32_t pe, enum begin when,
                                const struct window_request *request, const void *payload,
                                void *result);

/* Nothing that was begun is overtaken by what is begun from here on, on its way to a rank. */
void dtl__symmetric_fence(struct symmetric *heap);

/* All that this rank has begun is done. */
dtl_status dtl__symmetric_quiet(struct symmetric *heap);

/* Refuses the range of an argument that ends past the heap, or starts at no multiple of
 * `alignment`; sets *offset to its place in the heap. */
dtl_status dtl__symmetric_place(const struct symmetric *heap, const char *argument,
                                const void *address, uint64_t bytes, uint64_t alignment,
                                uint64_t *offset);

#endif
