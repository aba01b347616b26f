/* SPDX-License-Identifier: BSD-3-Clause */
/* Remote actions: functions that a rank registers and that other ranks invoke.
 *
 * All ranks of a context register the same actions in the same order.  An invocation is a request
 * without a reply of the context's service (progress/service.h); its result returns as such a
 * request too, and completes the invocation's future.  action.c implements the API: registration
 * and invocation. action_progress.c queues messages that arrive, runs actions and completes
 * invocations.
 *
 * One lock, dtl__actions_lock, protects all state.  It is never held while an action runs, so an
 * action may itself communicate and invoke actions. */
#ifndef DTL_ACTION_ACTION_H
#define DTL_ACTION_ACTION_H

#include "future/future.h"
#include "progress/service.h"

/* A registered action. */
struct action {
    char *name;
    dtl_action_func func; /* exactly one of `func` and `reply` is not NULL */
    dtl_reply_func reply;
    void *user_data;
};

/* An invocation by this rank whose result has not arrived.  The thread that removes it from the
 * list of pending invocations owns it. */
struct invocation {
    struct invocation *next;
    uint64_t number;
    int32_t target;
    uint64_t action;
    struct future *future; /* a reference */
    bool is_lost;          /* its result arrived, but no memory was available for it */
    /* Number of the pass that found the target to have left the job; 0: none. */
    uint64_t departed_pass;
    bool is_departed; /* that pass has also processed all messages and found no result */
};

/* Kinds of messages: an invocation, and its result. */
enum action_message { ACTION_INVOKE, ACTION_RESULT };

/* Header of every message; arguments, a result, or an error text follow. */
struct action_header {
    int32_t kind;
    dtl_status status; /* status of a result */
    uint64_t number;
    uint64_t action;
    uint64_t result_bytes; /* bytes of the result */
};

/* A message that has arrived and is not processed yet. */
struct queued_message {
    struct queued_message *next;
    int32_t source;
    uint64_t bytes; /* bytes after the header */
    struct action_header head;
    char body[];
};

/* The actions of one context. */
struct actions {
    struct actions *next; /* list of all contexts with actions */
    struct service *service;
    uint64_t identity;    /* identity of this object in the service */
    struct action *table; /* the registered actions; an action's number is its index */
    uint64_t count;
    uint64_t capacity;
    struct invocation *pending;   /* invocations of this rank without a result */
    uint64_t numbers;             /* number of the next invocation */
    struct queued_message *first; /* messages to be processed, oldest first */
    int running;                  /* messages being processed, by any thread */
    bool is_closing;              /* the context is being freed here: messages are rejected */
};

extern pthread_mutex_t dtl__actions_lock;

/* Removes and returns the pending invocation of a rank by its number; NULL if it is no longer
 * pending. */
struct invocation *dtl__invocation_remove(struct actions *actions, int32_t rank, uint64_t number);

/* Releases an invocation; NULL is allowed. */
void dtl__invocation_release(struct invocation *invocation);

/* Returns the actions of a context, found by its service; NULL if none are registered. */
struct actions *dtl__actions_of(const struct context *context);

/* Handles a message of another rank (service_handler): appends it to the queue.  Called with the
 * service's lock held. */
dtl_status dtl__actions_handle_message(void *object, int32_t source, const void *request,
                                       uint64_t bytes, struct reply *reply);

/* Adds the actions of a context to those that progress runs. */
void dtl__actions_add(struct actions *actions);

/* Ends the actions of a service, if it has any, before the service is freed.  Waits for actions
 * that other threads of this rank run, but not for other ranks. */
void dtl__actions_close(struct service *service);

#endif
