/* SPDX-License-Identifier: BSD-3-Clause */
/* What check.c and outcome.c share: ranks that tell each other of a collective. */
#ifndef DTL_OBSERVE_CHECK_STATE_H
#define DTL_OBSERVE_CHECK_STATE_H

#include "check.h"

struct check {
    struct comm *comm;
    struct declaration *all;       /* by rank */
    struct operation **operations; /* receives first: of the rank that is `index` + 1 above */
    int32_t count;                 /* of operations */
    int32_t tag;
    bool is_judged; /* all ranks have declared */

    /* Of what comes of a collective, which is told as a declaration: `call` is its status, `plan`
     * the rank that has failed, whose words are the refusal; without words, they are another's. */
    int32_t round;
    int32_t depth;           /* of the call */
    int32_t failed;          /* the rank whose failure has ended a wait; -1: none */
    dtl_status broken;       /* how its communication has failed here */
    bool is_over;            /* with a failure: no wait is begun any more */
    char words[WORDS_BYTES]; /* of that failure */
    struct context *context;
    struct check *outer; /* of a call in which this one was made */

    struct check *next; /* in context->refusals */
};

/* Of a rank's partners, the one by which receive `index` is. */
static inline int32_t dtl__check_peer(const struct comm *comm, int32_t index)
{
    return (comm->rank + index + 1) % comm->size;
}

/* Makes one that will hear of all other ranks, or fails. */
dtl_status dtl__check_hear(struct context *context, enum check_message message, struct check **out);

/* Tells all other ranks. */
dtl_status dtl__check_send(struct check *check, const struct declaration *mine);

/* Fails in the words of a rank. */
dtl_status dtl__check_fail_as(dtl_status status, int32_t rank, const char *verb,
                              const char *refusal);

/* Success, or how the ranks' declarations differ. */
dtl_status dtl__check_verdict(const struct check *check);

/* Nobody asks for it any more; some ranks may still tell. */
void dtl__check_leave_behind(struct check *check);

#endif
