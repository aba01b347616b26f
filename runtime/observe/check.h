/* SPDX-License-Identifier: BSD-3-Clause */
/* DTL_CHECK: verifies that all ranks are in the same collective call with the same arguments, and
 * that a call which fails on one rank fails on all.
 *
 * Each compared collective is one round.  In a round each rank sends its `declaration`, which
 * describes its call, to every other rank, on a communicator of the context that serves nothing
 * else (check.c).  Where the ranks share memory they compare signatures there first
 * (node/call_check.c), if possible in the step that moves the data (piggyback.c).  At the end of a
 * call the ranks exchange its outcome (outcome.c); waits within the call end early when another
 * rank has failed (interruptible_comm.c).
 *
 * The state of the running call is thread-local (`dtl__observing`).  A lock in check.c protects the
 * lists of refusals of all contexts; everything else belongs to the thread that is in the
 * collective call.  Start reading with dtl__check_compare() in outcome.c. */
#ifndef DTL_CHECK_H
#define DTL_CHECK_H

#include "dtl_context.h"
#include "observe/observe.h"

enum { REFUSAL_BYTES = 512, ERROR_TEXT_BYTES = 1024 };

/* Returns the FNV-1a hash of a buffer, which detects later changes; `before` is the hash of
 * preceding buffers, or 0. */
static inline uint64_t dtl__bytes_hash(const void *bytes, uint64_t count, uint64_t before)
{
    uint64_t sum = before ^ 14695981039346656037u;

    for (uint64_t index = 0; index < count; index++)
        sum = (sum ^ ((const unsigned char *)bytes)[index]) * 1099511628211u;
    return sum;
}

/* Describes a rank's call.  All members before `program_text` must be equal on all ranks.  The size
 * is a multiple of 8 bytes, because it is sent as int64 numbers. */
struct declaration {
    int64_t call;
    int64_t plan; /* for the start of a plan: the round of the call that created the plan; else 0 */
    int64_t is_on_device; /* the buffers are on a device, so that the device would start the
                             collective itself */
    int64_t count;
    int64_t values[OBSERVED_VALUES];
    char refusal[REFUSAL_BYTES];     /* the reason why this rank does not make the call that it has
                                        entered, or "" */
    char program_text[PROGRAM_TEXT]; /* the call in the program's words, as in `observed_call`; may
                             differ between ranks */
};

/* A comparison in progress. */
struct check;

/* The result of a comparison in shared memory. */
enum check_result {
    CHECK_NOT_COMPARED, /* the collective cannot be compared there; the round is unchanged */
    CHECK_DIFFERENT,
    CHECK_EQUAL, /* all ranks have the same signature */
};

/* Operations for comparing calls through memory that the ranks of a context share
 * (node/call_check.c).  In each round a rank either publishes the signature of its call or uses
 * messages. */
struct check_memory_ops {
    /* Publishes this rank's signature, `mark`, and waits for those of all ranks.  Sets *result,
     * also on failure.  If all are equal, the collective `what`, which may be NULL, is complete
     * afterwards.
     */
    dtl_status (*compare)(struct comm *comm, uint64_t round, uint64_t mark,
                          const struct collective *what, enum check_result *result);

    /* Records that this rank uses messages in a round.  Without effect after `compare` in the same
     * round. */
    void (*use_messages)(struct comm *comm, uint64_t round);
};

/* Returns true if collectives of this context are compared; the same on all its ranks. */
static inline bool dtl__check_is_wanted(const struct context *context)
{
    return context->checks.size > 1;
}

/* Returns the declaration of the call that the calling thread has begun last. */
struct declaration dtl__check_declaration(void);

/* Releases the refusals that all ranks have received. */
void dtl__check_release_received(struct context *context);

/* Begins a round, in which the ranks compare one collective. */
static inline void dtl__check_begin(struct context *context)
{
    if (DTL_UNLIKELY(atomic_load_explicit(&context->has_pending_messages, memory_order_relaxed)))
        dtl__check_release_received(context);
    context->check_count++;
}

/* Sends this rank's declaration and starts to receive those of the other ranks; does not wait.  The
 * caller releases *out when it is complete or no longer needed.  A call that frees an object
 * succeeds even if there is no memory for the receives; *out is not set then. */
dtl_status dtl__check_send_declaration(struct context *context, const struct declaration *mine,
                                       struct check **out);

/* Sends a refusal instead, because this rank cannot make the call; returns `status`. */
dtl_status dtl__check_fail(struct context *context, dtl_status status);

/* Sets *done when all declarations have arrived; fails with COLLECTIVE_PARTICIPATION if a rank is
 * in another call.  dtl__check_wait() blocks until then. */
dtl_status dtl__check_test(struct check *check, bool *done);
dtl_status dtl__check_wait(struct check *check);

/* Frees a comparison and its operations, even incomplete ones; may be NULL. */
void dtl__check_release(struct check *check);

/* Begins a round and sends to the other ranks that this one refuses a collective call, with the
 * reason, so that their calls fail. Does not wait; the messages are kept in context->refusals
 * until they are received or the context is freed. Without effect if the context compares no
 * calls. */
dtl_status dtl__check_refuse(struct context *context, const char *why);

/* Releases all refusals of a context that is being freed. */
void dtl__check_release_refusals(struct context *context);

/* The messages of a context's communicator for checks.  Each kind has a tag of its own in each
 * round, so that no later receive matches messages that a failed call leaves behind. */
enum check_message { CHECK_DECLARED, CHECK_OUTCOME, CHECK_PART };
enum { CHECK_ROUNDS = 1 << 28 };

/* Returns the tag of a message in the current round. */
static inline int32_t dtl__check_tag(const struct context *context, enum check_message message)
{
    return (int32_t)message * CHECK_ROUNDS + (int32_t)(context->check_count % CHECK_ROUNDS);
}

/* ---- outcome of a started collective --------------------------------------------------------- */

/* Starts to receive the outcomes of the other ranks. */
dtl_status dtl__check_outcome_receive(struct context *context, struct check **out);

/* Sends the outcome of the call on this rank to the others, unless all know it from `check`, which
 * may be NULL, or from the rank that failed. */
void dtl__check_outcome_send(struct check *outcome, const struct check *check, enum call call,
                             dtl_status status);

/* Sets *done once all ranks have reported success.  Fails with this rank's error, or with that of a
 * rank that has failed. */
dtl_status dtl__check_outcome_test(struct check *outcome, bool *done);

/* Releases the outcome; after a failure, only when its messages have been received. */
void dtl__check_outcome_release(struct check *outcome, dtl_status status);

/* ---- outcome of a blocking collective -------------------------------------------------------- */

/* Collective.  Compares the call begun last in the current round; fails with
 * COLLECTIVE_PARTICIPATION if a rank is in another call.  Compares in shared memory first if
 * `by_memory`.  With `has_outcome` the ranks also exchange the outcome of the call, and from here
 * on waits end when another rank has failed.  `depth` is that of the call among the calling
 * thread's. */
dtl_status dtl__check_compare(struct context *context, int32_t depth, bool by_memory,
                              bool has_outcome);

/* Compares the call of the calling thread in the step of `what`, if it is to be compared so and
 * `comm` is its communicator.  If *is_done is set, `what` and the call are complete on all ranks
 * (piggyback.c). */
dtl_status dtl__check_in_step(struct comm *comm, const struct collective *what, bool *is_done);

/* Returns true if the call at that depth is to be compared in its own step and has not reached it.
 * dtl__check_after_missed_step() then compares it by messages; `status` is the call's status so
 * far. */
static inline bool dtl__check_is_deferred(const struct observing *mine, int32_t depth)
{
    return mine->piggyback.context != NULL && mine->piggyback.depth == depth;
}

dtl_status dtl__check_after_missed_step(int32_t depth, dtl_status status);

/* Compares the call that this thread has begun again, over the ranks of another context such as a
 * team, on which its first `matched` arguments are equal.  If `has_outcome`, dtl__call_agree()
 * follows.  Implemented in observe.c. */
dtl_status dtl__call_compare_again(struct context *context, int32_t matched, bool has_outcome);

/* Collective.  Exchanges the outcome of the call at that depth: returns `status`, this rank's own,
 * or fails with the error of another rank that has failed.  Returns `status` without an exchange if
 * the call has no outcome to exchange. */
dtl_status dtl__check_agree(int32_t depth, enum call call, dtl_status status);

/* Ends the call at that depth; releases its outcome. */
void dtl__check_end_call(int32_t depth, dtl_status status);

/* Returns the round of the collective that the calling thread is in, from 1 on, or 0. */
int32_t dtl__check_round(void);

/* Records the status of a communication step of the call.  After a failed step all further ones
 * fail, because the other ranks have no matching call. */
dtl_status dtl__check_step(dtl_status status);

/* Makes waits within collectives end when another rank has failed. */
void dtl__check_enable_early_end(void);

/* Collective over `parent`. Creates the communicator for checks of a new context, once all
 * ranks of `parent` have theirs; `parent` is NULL if there is none, and `context` is NULL on a
 * rank that gets no context (interruptible_comm.c). */
dtl_status dtl__check_open(struct context *context, struct context *parent);

/* Replaces operations by those whose waits end when another rank has failed and that compare calls
 * in their own step (interruptible_comm.c). */
void dtl__check_operations(struct comm_ops *ops);

#endif
