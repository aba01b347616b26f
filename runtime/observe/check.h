/* SPDX-License-Identifier: BSD-3-Clause */
/* DTL_CHECK: whether all ranks are in the same collective with the same arguments. */
#ifndef DTL_CHECK_H
#define DTL_CHECK_H

#include "dtl_context.h"
#include "observe/observe.h"

enum { REFUSAL_BYTES = 512 };

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
    int64_t count;
    int64_t values[OBSERVED_VALUES];
    char refusal[REFUSAL_BYTES]; /* why this rank does not make the call that it is in, or "" */
    char told[TOLD_TEXT];        /* as in `observed_call`; this need not be equal */
};

/* A comparison under way. */
struct check;

/* Whether collectives of this context are compared; the same on all its ranks. */
static inline bool dtl__check_is_wanted(const struct context *context)
{
    return context->checks.size > 1;
}

/* What the calling thread has declared last. */
struct declaration dtl__check_declaration(void);

/* Tells the other ranks of a collective, and does not wait for them.  *out is released by the
 * caller, when it is done or nobody asks any more. */
dtl_status dtl__check_start(struct context *context, const struct declaration *mine,
                            struct check **out);

/* Sets *done, or fails with COLLECTIVE_PARTICIPATION where a rank is in another call. */
dtl_status dtl__check_test(struct check *check, bool *done);
dtl_status dtl__check_wait(struct check *check);
void dtl__check_release(struct check *check);

/* Tells the other ranks that this one refuses to make a collective call, and why: theirs fails.
 * Waits for nobody.  What is left of that is in context->refusals, until it is over or the context
 * is freed. */
dtl_status dtl__check_refuse(struct context *context, const char *why);
void dtl__check_forget(struct context *context);

/* Tags of a context's communicator for checks: of what is declared, and of the messages of the
 * collective that was declared last, which are its own so that no other is met by them. */
enum { CHECK_TAG = 0, CHECKED_TAG = 1, CHECKED_TAGS = 16384 };

static inline int32_t dtl__check_tag(const struct context *context)
{
    return CHECKED_TAG + (int32_t)(context->check_count % CHECKED_TAGS);
}

#endif
