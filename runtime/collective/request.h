/* SPDX-License-Identifier: BSD-3-Clause */
/* A collective that is started and completed later: once, for a request of the API, or again and
 * again, for a plan. */
#ifndef DTL_COLLECTIVE_REQUEST_H
#define DTL_COLLECTIVE_REQUEST_H

#include "dtl_context.h"
#include "future/future.h"
#include "node/lane.h"
#include "observe/check.h"

struct collective_request {
    struct context *context;
    struct comm *comm; /* that its messages go by, where it is made of messages, with this tag */
    int32_t tag;
    struct collective what;        /* asked for by the caller; its counts are copies, in `counts` */
    struct collective transfer;    /* what the ranks exchange: `what`, or contributions to it */
    uint64_t *counts;              /* and displacements, of both; NULL: there are none */
    void *contributions;           /* of all ranks, where they are folded here */
    bool is_by_messages;           /* contributions go straight from each rank to each, on all */
    bool is_without_room;          /* for them on this rank, which gives its own and fails */
    struct operation *only;        /* room for one of the below */
    struct operation **operations; /* active, or complete and not yet released */
    int32_t count;                 /* of operations */
    struct node_started *shared; /* through memory that the ranks share; NULL: it does not go so */
    struct operation *planned;   /* the back end's own persistent collective, if it makes any */
    struct check *check;         /* whether the ranks start the same; NULL: not compared */
    struct check *outcome;       /* whether one has failed since; the same */
    struct declaration declared; /* what is compared */
    uint64_t sent;               /* sum of what is sent, where that is compared */
    char *copies;                /* what goes out in its place, one message behind the other: */
    uint64_t copied;             /* a failure ends the wait while they are on their way */
    bool is_through;             /* where it is compared: the others have been told what came */
    int64_t until;               /* of it, whom this rank does not await for longer than that */
    struct collective_request *under_way; /* another one that is compared */
    bool is_composed;  /* `transfer` is not `what`, and something is left to do at the end */
    bool is_active;    /* started and not completed */
    bool is_abandoned; /* released while active: its buffers last as long as it needs them */
    struct far
        *far; /* where the buffers are memory of a device: device_request.c; NULL: they are not */
    struct collective_request *next; /* of those that were released while active */
};

/* Sets *out to a collective that is ready to start.  Counts and displacements are copied;
 * displacements may be NULL.  With `is_plan`, collective and prepared by the back end; with
 * `is_far`, the buffers are memory of the context's device. */
dtl_status dtl__collective_request_make(struct context *context, const struct collective *what,
                                        bool is_plan, bool is_far, struct collective_request **out);

/* Starts it; it is not active. */
dtl_status dtl__collective_request_start(struct collective_request *request);

/* Where the program has named the context's stream, returns once what is queued there later comes
 * behind: one that goes by way of the host is awaited.  Its own failure. */
dtl_status dtl__collective_request_order(struct collective_request *request);

/* Sets *done, or fails with its own failure, which completes it too. */
dtl_status dtl__collective_request_test(struct collective_request *request, bool *done);
dtl_status dtl__collective_request_wait(struct collective_request *request);

/* One that is active is kept until it is complete. */
void dtl__collective_request_release(struct collective_request *request);

/* Starts the messages of `transfer`, straight from each rank to each, where the back end starts no
 * collectives: composed_start.c. */
dtl_status dtl__composed_start(struct collective_request *request);

/* Whether the library makes this reduction itself, of contributions that the back end brings
 * together: composed_reduction.c. */
bool dtl__composed_is_needed(const struct comm *comm, enum collective_kind kind);
/* Sets request->transfer to the collective that brings the contributions together.  With
 * `is_depended_on` others can't hear of a lack of memory: then large ones go without room. */
dtl_status dtl__composed_gathering(struct collective_request *request, bool is_depended_on);
/* Fails where there was no room for them. */
dtl_status dtl__composed_refuse(const struct collective_request *request);
/* Folds them once they are there. */
void dtl__composed_folding(struct collective_request *request);

#endif
