/* SPDX-License-Identifier: BSD-3-Clause */
/* Something that will be complete later: a value that somebody sets, a message under way, work in
 * the background. Requests and futures of the API are both this. */
#ifndef DTL_FUTURE_FUTURE_H
#define DTL_FUTURE_FUTURE_H

#include <pthread.h>

#include "dtl_runtime.h"

struct future;
struct continuation; /* continuation.c */

/* How a future that stands for an operation learns of its completion.  All may be called by one
 * thread at a time only. */
struct future_source {
    /* Sets *done, or fails with the operation's own failure, which completes it too. */
    dtl_status (*test)(void *state, bool *done);
    /* The same, and returns when it is complete, or where the wait is interrupted; NULL: by
     * testing. */
    dtl_status (*wait)(void *state);
    /* May be NULL: it can't be cancelled. */
    dtl_status (*cancel)(void *state);
    /* The value of one that has been found complete, which the future then owns.  May be NULL: it
     * has none. */
    void *(*value)(void *state, uint64_t *bytes);
    void (*release)(void *state);
};

struct future {
    atomic_int references; /* sequentially consistent: who drops the last one sees what others
                              have written before they dropped theirs */
    pthread_mutex_t lock;  /* of all below, and held while the source is asked */
    pthread_cond_t changed;
    bool is_complete;
    dtl_status status; /* of a complete one */
    char text[256];    /* the last error that goes with it, */
    char key[64];      /* and the key of its id; "": there is none */
    void *value;
    uint64_t bytes;
    const struct future_source *source; /* NULL: somebody sets the value */
    void *state;
    struct continuation *continuations; /* called once it is complete, in this order */
    struct continuation *last;          /* of these; undefined where there is none */
    /* Whoever completes it leaves the continuations to this thread's dtl__continuations_run(). */
    bool is_deferred;
    pthread_t deferred_by;
    bool is_remote; /* another rank's answer completes it: whoever asks looks for answers */
    struct future
        *_Atomic upstream; /* whose continuation completes this one; NULL: there is none */
};

/* `source` may be NULL.  The future owns `state` on success. */
dtl_status dtl__future_make(const struct future_source *source, void *state, struct future **out);

struct future *dtl__future_retain(struct future *future);
void dtl__future_release(struct future *future);

bool dtl__future_is_complete(struct future *future);

/* Completes it with a failure (whose text is the last error) or with a value of `bytes` bytes,
 * which is copied.  Refused where it is complete already. */
dtl_status dtl__future_complete(struct future *future, dtl_status status, const void *value,
                                uint64_t bytes);

/* Completes it with a failure in these words. */
dtl_status dtl__future_fail(struct future *future, dtl_status status, const char *text);

/* Nobody will ask for what follows from another future: that one is not held any more, which may
 * free it, and cancel what was to be called. */
void dtl__future_leave(struct future *future);

/* Of a complete one: success, or its failure, which becomes the last error. */
dtl_status dtl__future_result(const struct future *future);

/* Takes over what is to be called once it is complete; under its lock, by whoever completes it. */
struct continuation *dtl__continuations_take(struct future *future);

/* Calls them, for the complete future that they were taken from, without its lock; then the
 * continuations of their results, and so on, in a loop: a chain may be of any length. */
void dtl__continuations_run(struct continuation *first, const struct future *future);

/* The future's own failure, if it is complete and has failed. */
dtl_status dtl__future_test(struct future *future, bool *done);

/* The same, once it is complete; or the failure that has ended the wait, as by an interrupt. */
dtl_status dtl__future_wait(struct future *future);

/* Sleeps for that long at most, less if somebody completes the future. */
void dtl__future_sleep(void *future, int64_t nanoseconds);

/* Takes the operation back if that can be done; the future is complete the next time that somebody
 * asks. */
dtl_status dtl__future_cancel(struct future *future);

#endif
