/* SPDX-License-Identifier: BSD-3-Clause */
/* A collective on its way: started once for a request, or again and again by a plan. */
#ifndef DTL_FLIGHT_H
#define DTL_FLIGHT_H

#include "async/future.h"
#include "check.h"
#include "dtl_runtime.h"

struct flight {
    struct context *context;
    struct comm *comm; /* that its messages go by, where it is made of messages, with this tag */
    int32_t tag;
    struct collective asked;       /* by the caller; its counts are copies, in `numbers` */
    struct collective wire;        /* what travels */
    uint64_t *numbers;             /* counts and displacements of both; NULL: there are none */
    void *pile;                    /* where contributions meet that are folded here */
    struct operation *only;        /* room for one of the below */
    struct operation **operations; /* under way, or done and not yet released */
    int32_t count;                 /* of operations */
    struct operation *planned;     /* the back end's own plan, if it makes any */
    struct check *check;           /* whether the ranks start the same; NULL: not compared */
    struct declaration declared;   /* what is compared */
    bool is_composed; /* `wire` is not `asked`, and something is left to do at the end */
    bool is_under_way;
    struct flight *next; /* of those that were given up under way */
};

/* Sets *out to a collective that is ready to start.  Counts and displacements are copied;
 * displacements may be NULL.  With `is_plan`, collective and prepared by the back end. */
dtl_status dtl__flight_make(struct context *context, const struct collective *what, bool is_plan,
                            struct flight **out);

/* Starts it; it is not under way. */
dtl_status dtl__flight_start(struct flight *flight);

/* Sets *done, or fails with its own failure, which ends it too. */
dtl_status dtl__flight_test(struct flight *flight, bool *done);
dtl_status dtl__flight_wait(struct flight *flight);

/* Lets go of it.  One that is under way is kept until it is done. */
void dtl__flight_release(struct flight *flight);

/* Starts the messages of `wire`, straight from each rank to each, where the back end starts no
 * collectives: composed_start.c. */
dtl_status dtl__composed_start(struct flight *flight);

/* Whether the library makes this reduction itself, of what the back end brings together:
 * composed_flight.c. */
bool dtl__composed_is_needed(const struct comm_ops *ops, enum collective_kind kind);
/* Sets flight->wire to the collective that brings the contributions together. */
dtl_status dtl__composed_gathering(struct flight *flight);
/* Folds them once they are there. */
void dtl__composed_folding(struct flight *flight);

#endif
