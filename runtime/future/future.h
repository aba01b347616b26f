/* SPDX-License-Identifier: BSD-3-Clause */
/* Futures: results that become available later.  A future's value is set by the program, or comes
 * from an operation in progress (its source): a message, a reply of another rank, a task in a
 * thread, or work on a device's stream.  Requests and futures of the API are both this object.
 *
 * A thread that waits for an operation tests it itself; a thread that waits for a value sleeps
 * until it is set.  Continuations run in the thread that completes the future.  Futures are
 * reference-counted; each has a lock, and all functions may be called from any thread.  Start
 * reading with future.c; task.h and stream_future.h create futures with a source, continuation.c
 * implements dtl_future_then(), request.c and future_api.c the rest of the API. */
#ifndef DTL_FUTURE_FUTURE_H
#define DTL_FUTURE_FUTURE_H

#include <pthread.h>

#include "dtl_runtime.h"

struct future;
struct continuation; /* continuation.c */

/* The operation behind a future.  All functions are called by one thread at a time: test, wait,
 * value and cancel with the future's lock held, release with the last reference. */
struct future_source {
    /* Tests the operation: sets *done if it is complete, or fails with its failure, which also
     * completes it. */
    dtl_status (*test)(void *state, bool *done);
    /* Blocks until the operation is complete, or the wait is interrupted.  NULL: waits by testing.
     */
    dtl_status (*wait)(void *state);
    /* Cancels the operation.  NULL: not supported. */
    dtl_status (*cancel)(void *state);
    /* Returns the value of a complete operation, which the future then owns.  NULL: no value. */
    void *(*value)(void *state, uint64_t *bytes);
    /* Releases the state when the future is freed. */
    void (*release)(void *state);
};

/* A request or future. */
struct future {
    atomic_int references; /* sequentially consistent: the thread that drops the last reference sees
                            * all writes made before other threads dropped theirs */
    pthread_mutex_t lock;  /* protects the members below; held while the source is tested */
    pthread_cond_t changed;
    bool is_complete;
    dtl_status status;                  /* result of a complete future */
    char text[256];                     /* error text of a failure */
    char key[64];                       /* key of the failure's message id; "": none */
    void *value;                        /* value of a complete future, owned by it; NULL: none */
    uint64_t bytes;                     /* bytes of the value */
    const struct future_source *source; /* NULL: the value is set by dtl__future_complete() */
    void *state;
    struct continuation *continuations; /* run on completion, in this order */
    struct continuation *last;          /* last continuation; undefined if there is none */
    /* True while thread `deferred_by` runs a continuation that may complete this future.  That
     * thread then runs the continuations in its loop in dtl__continuations_run(). */
    bool is_deferred;
    pthread_t deferred_by;
    bool is_remote; /* completed by another rank's reply: testing it also makes progress */
    /* The future whose continuation completes this one, a reference; NULL: none. */
    struct future *_Atomic upstream;
};

/* Creates a future with one reference.  `source` may be NULL.  On success, the future owns `state`.
 */
dtl_status dtl__future_make(const struct future_source *source, void *state, struct future **out);

/* Retains a future and returns it; releases it (NULL is allowed).  The last release frees the
 * future: its continuations run with its result, or with DTL_ERROR_CANCELED if it is not complete.
 */
struct future *dtl__future_retain(struct future *future);
void dtl__future_release(struct future *future);

/* Returns true if the future is complete, without testing its source. */
bool dtl__future_is_complete(struct future *future);

/* Completes a future with a failure, whose text is the last error, or with a copy of a value of
 * `bytes` bytes.  Fails if it is complete already.  Runs its continuations. */
dtl_status dtl__future_complete(struct future *future, dtl_status status, const void *value,
                                uint64_t bytes);

/* Completes a future with a failure of this text.  Fails if it is complete already. */
dtl_status dtl__future_fail(struct future *future, dtl_status status, const char *text);

/* Detaches a future from the one whose continuation completes it, and drops the reference to that
 * one. This may free it and cancel its continuations.  Called when no further result is needed. */
void dtl__future_detach_upstream(struct future *future);

/* Returns the status of a complete future; a failure becomes the last error. */
dtl_status dtl__future_result(const struct future *future);

/* Removes and returns the continuations of a complete future, which the caller must run.  Returns
 * NULL if they are deferred by another thread.  Called with the future's lock held. */
struct continuation *dtl__continuations_take(struct future *future);

/* Runs continuations of a complete future, then those of their results, and so on.  This is a loop,
 * not a recursion, because a chain may have any length.  Called without the future's lock. */
void dtl__continuations_run(struct continuation *first, const struct future *future);

/* Tests a future: sets *done if it is complete, and returns its failure if it has failed. */
dtl_status dtl__future_test(struct future *future, bool *done);

/* Blocks until the future is complete, and returns its result; or fails because the wait was
 * interrupted. */
dtl_status dtl__future_wait(struct future *future);

/* Sleeps at most that long, or until the future is completed by another thread. */
void dtl__future_sleep(void *future, int64_t nanoseconds);

/* Cancels the operation if its source supports that.  The future becomes complete with the next
 * test. */
dtl_status dtl__future_cancel(struct future *future);

#endif
