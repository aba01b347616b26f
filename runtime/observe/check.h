/* SPDX-License-Identifier: BSD-3-Clause */
/* DTL_CHECK: whether all ranks are in the same collective with the same arguments. */
#ifndef DTL_CHECK_H
#define DTL_CHECK_H

#include "dtl_context.h"
#include "observe/observe.h"

enum { REFUSAL_BYTES = 512, WORDS_BYTES = 1024 };

/* Of a buffer that may not change; of several, `before` is that of the others.  FNV-1a. */
static inline uint64_t dtl__bytes_sum(const void *bytes, uint64_t count, uint64_t before)
{
    uint64_t sum = before ^ 14695981039346656037u;

    for (uint64_t index = 0; index < count; index++)
        sum = (sum ^ ((const unsigned char *)bytes)[index]) * 1099511628211u;
    return sum;
}

/* What must be equal on all ranks; 64-bit words, so that it travels as int64. */
struct declaration {
    int64_t call;
    int64_t plan; /* where a plan is started: the number of the check of the call that made it */
    int64_t is_on_device; /* what devices would start by themselves */
    int64_t count;
    int64_t values[OBSERVED_VALUES];
    char refusal[REFUSAL_BYTES]; /* why this rank does not make the call that it is in, or "" */
    char told[TOLD_TEXT];        /* as in `observed_call`; this need not be equal */
};

/* A comparison under way. */
struct check;

/* What has come of a round in the memory, */
enum check_result {
    CHECK_NOT_COMPARED, /* which does not do the collective: the round is as it was */
    CHECK_DIFFERENT,
    CHECK_EQUAL, /* all ranks give the same mark */
};

/* that the ranks of a context share, by which they compare their calls (node/).  In a round each
 * rank gives a mark there, which stands for its call, or goes by messages. */
struct check_memory_ops {
    /* Sets *met, also where it fails.  Where all are alike the collective `what`, which may be
     * NULL, is done.  Waits for all. */
    dtl_status (*compare)(struct comm *comm, uint64_t round, uint64_t mark,
                          const struct collective *what, enum check_result *met);

    /* This rank goes by messages in a round.  Of no effect after `meet` in the same. */
    void (*use_messages)(struct comm *comm, uint64_t round);
};

/* Whether collectives of this context are compared; the same on all its ranks. */
static inline bool dtl__check_is_wanted(const struct context *context)
{
    return context->checks.size > 1;
}

/* What the calling thread has declared last. */
struct declaration dtl__check_declaration(void);

/* Releases refusals that every rank has answered. */
void dtl__check_reap(struct context *context);

/* Begins a round, in which ranks tell each other of one collective. */
static inline void dtl__check_begin(struct context *context)
{
    if (DTL_UNLIKELY(atomic_load_explicit(&context->is_littered, memory_order_relaxed)))
        dtl__check_reap(context);
    context->check_count++;
}

/* Tells the other ranks of a collective, and does not wait for them.  *out is released by the
 * caller, when it is done or nobody asks any more.  What frees its object is done even where there
 * is no memory to hear of the others: then *out stays as it is. */
dtl_status dtl__check_declare(struct context *context, const struct declaration *mine,
                              struct check **out);

/* Tells them in its place that this rank does not get so far; returns `status`. */
dtl_status dtl__check_fail(struct context *context, dtl_status status);

/* Sets *done, or fails with COLLECTIVE_PARTICIPATION where a rank is in another call. */
dtl_status dtl__check_test(struct check *check, bool *done);
dtl_status dtl__check_wait(struct check *check);
void dtl__check_release(struct check *check);

/* Tells the other ranks that this one refuses to make a collective call, and why: theirs fails.
 * Waits for nobody.  What is left of that is in context->refusals, until it is over or the context
 * is freed. */
dtl_status dtl__check_refuse(struct context *context, const char *why);
void dtl__check_forget(struct context *context);

/* What the messages of a context's communicator for checks are: each has a tag of its own in each
 * round, which is a collective that was compared, so that what a failing one leaves behind is met
 * by nothing. */
enum check_message { CHECK_DECLARED, CHECK_OUTCOME, CHECK_PART };
enum { CHECK_ROUNDS = 1 << 28 };

static inline int32_t dtl__check_tag(const struct context *context, enum check_message message)
{
    return (int32_t)message * CHECK_ROUNDS + (int32_t)(context->check_count % CHECK_ROUNDS);
}

/* ---- outcome of a started collective --------------------------------------------------------- */

/* From here on this rank hears of the others. */
dtl_status dtl__check_listen(struct context *context, struct check **out);

/* Tells the others what has come of the call here, unless all know of that by `check`, which may be
 * NULL, or from the rank that failed. */
void dtl__check_tell(struct check *outcome, const struct check *check, enum call call,
                     dtl_status status);

/* Sets *done once all have told of success; fails as it has failed here, or in the words of a rank
 * where it has. */
dtl_status dtl__check_heard(struct check *outcome, bool *done);

/* Releases it, or leaves it behind where a rank has failed. */
void dtl__check_end(struct check *outcome, dtl_status status);

/* ---- outcome of a blocking collective -------------------------------------------------------- */

/* Fails with COLLECTIVE_PARTICIPATION where a rank of the context is in another call than the one
 * begun last here, in the round that has begun; `by_memory`, if there is such, before messages.
 * Where the ranks are to hear of each other's end, waits end from here on when one has failed;
 * `depth` is that of the call among the calling thread's.  Collective. */
dtl_status dtl__check_compare(struct context *context, int32_t depth, bool by_memory,
                              bool has_outcome);

/* piggyback.c: compares the call of the calling thread, if that is compared by what it moves, and
 * this is its communicator.  Where *is_done is set then, `what` is done on all ranks, and so is the
 * call. */
dtl_status dtl__check_with(struct comm *comm, const struct collective *what, bool *is_done);

/* Whether the call of that depth is such a one, which nothing has carried yet; then, when it has
 * come to `status` so, it is compared at last. */
static inline bool dtl__check_is_carried(const struct observing *mine, int32_t depth)
{
    return mine->carried.context != NULL && mine->carried.depth == depth;
}

dtl_status dtl__check_without(int32_t depth, dtl_status status);

/* observe.c: the same of the call that this thread has begun, where it is one of some of the ranks
 * of its object, as a team's, that is the same on them with the first `matched` of its arguments;
 * dtl__call_agree() follows where there is an outcome. */
dtl_status dtl__call_join(struct context *context, int32_t matched, bool has_outcome);

/* What the call of that depth has come to on all ranks: fails where another has failed, in its
 * words.  `status` is this rank's.  Collective. */
dtl_status dtl__check_agree(int32_t depth, enum call call, dtl_status status);

/* The call of that depth has ended with this status, and nothing that it does waits any more. */
void dtl__check_leave(int32_t depth, dtl_status status);

/* Of the collective that the calling thread is in, from 1; 0: in none. */
int32_t dtl__check_round(void);

/* What communication of the call comes to, of which the last step has come to `status`: once one
 * has failed here, so does what follows, since the others have no counterpart for it. */
dtl_status dtl__check_step(dtl_status status);

/* Makes waits end when another rank has failed. */
void dtl__check_watch(void);

/* interruptible_comm.c: makes the communicator for checks of a new context, once all ranks of its
 * parent have theirs; NULL: there is none. */
dtl_status dtl__check_open(struct context *context, struct context *parent);

/* interruptible_comm.c: puts in their place what waits so, and compares what it carries. */
void dtl__check_operations(struct comm_ops *ops);

#endif
