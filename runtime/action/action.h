/* SPDX-License-Identifier: BSD-3-Clause */
/* Remote actions of a context: what is registered, what is under way, and what waits to be run.
 * All of it is under one lock, which is never held while an action runs. */
#ifndef DTL_ACTION_ACTION_H
#define DTL_ACTION_ACTION_H

#include "future/future.h"
#include "progress/service.h"

struct action {
    char *name;
    dtl_action_func func; /* NULL: `reply` is not */
    dtl_reply_func reply;
    void *user_data;
};

/* An answer that this rank waits for.  Whoever takes it out of those that are pending owns it. */
struct invocation {
    struct invocation *next;
    uint64_t number;
    int32_t target;
    uint64_t action;
    struct future *future; /* a reference */
    bool is_lost;          /* its answer has come, and there was no memory for it */
    uint64_t left;         /* the pass that found its target to have left the job; 0: none has */
    bool is_left;          /* that pass has also found no answer */
};

enum action_message { ACTION_INVOKE, ACTION_RESULT };

/* In front of arguments, of a result, and of the text of a failure. */
struct action_head {
    int32_t kind;
    dtl_status status; /* of a result */
    uint64_t number;
    uint64_t action;
    uint64_t room; /* bytes that an action may write */
};

/* A message that has arrived. */
struct action_item {
    struct action_item *next;
    int32_t source;
    uint64_t bytes; /* behind the head */
    struct action_head head;
    char body[];
};

struct actions {
    struct actions *next;
    struct service *service;
    uint64_t identity;
    struct action *table;
    uint64_t count;
    uint64_t capacity;
    struct invocation *pending;
    uint64_t numbers;
    struct action_item *first;
    int running;
    bool is_closing;
};

extern pthread_mutex_t dtl__actions_lock;

/* The one that waits for answer `number` of a rank, which is the caller's from here on; NULL where
 * another has taken it. */
struct invocation *dtl__invocation_take(struct actions *actions, int32_t rank, uint64_t number);

/* NULL: nothing to release. */
void dtl__invocation_release(struct invocation *invocation);

/* Those of a context, or NULL.  A context finds them by its service. */
struct actions *dtl__actions_of(const struct context *context);

/* What other ranks send: action_progress.c. */
dtl_status dtl__actions_take(void *object, int32_t source, const void *request, uint64_t bytes,
                             struct reply *answer);

/* Run by all that make progress, from here on. */
void dtl__actions_add(struct actions *actions);

/* Ends those of a service, if it has any: called before it is freed.  Waits for actions that other
 * threads of this rank run, and for no other rank. */
void dtl__actions_close(struct service *service);

#endif
