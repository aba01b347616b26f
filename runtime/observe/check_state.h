/* SPDX-License-Identifier: BSD-3-Clause */
/* State of a comparison, shared by check.c and outcome.c. */
#ifndef DTL_OBSERVE_CHECK_STATE_H
#define DTL_OBSERVE_CHECK_STATE_H

#include "check.h"

struct check {
    struct comm *comm;
    struct declaration *declarations; /* declarations by rank */
    struct operation **operations; /* receives first, then sends; receive `index` is from the rank
                                      that is `index` + 1 above this one */
    int32_t count;                 /* number of operations */
    int32_t tag;
    bool is_compared; /* all declarations have arrived */

    /* The members below are for an outcome, which is sent as a declaration: its `call` is the
     * status, its `plan` the rank that has failed, and its `refusal` that rank's error text, or ""
     * if another rank sends it. */
    int32_t round;
    int32_t depth;                     /* of the call among those of its thread */
    int32_t failed_rank;               /* the rank whose failure has ended a wait; -1: none */
    dtl_status local_status;           /* status of the failed communication on this rank */
    bool has_failed;                   /* the call has failed: it begins no further wait */
    char error_text[ERROR_TEXT_BYTES]; /* text of that failure */
    struct context *context;
    struct check *outer; /* the outcome of the enclosing call of this thread */

    struct check *next; /* in context->refusals */
};

/* Returns the rank from which receive `index` is. */
static inline int32_t dtl__check_peer(const struct comm *comm, int32_t index)
{
    return (comm->rank + index + 1) % comm->size;
}

/* Creates a comparison and starts the receives from all other ranks. */
dtl_status dtl__check_start_receives(struct context *context, enum check_message message,
                                     struct check **out);

/* Sends a declaration to all other ranks. */
dtl_status dtl__check_send(struct check *check, const struct declaration *mine);

/* Fails with the error text of another rank, `refusal`; the message says that the rank VERB the
 * function, as in "rank 1 refuses dtl_reduce, since ...". */
dtl_status dtl__check_fail_as(dtl_status status, int32_t rank, const char *verb,
                              const char *refusal);

/* Returns DTL_SUCCESS if all declarations are equal; otherwise fails and describes the difference.
 */
dtl_status dtl__check_compare_declarations(const struct check *check);

/* Keeps the comparison in context->refusals, because some messages may still arrive; it is released
 * when they have. */
void dtl__check_release_later(struct check *check);

#endif
