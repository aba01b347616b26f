/* SPDX-License-Identifier: BSD-3-Clause */
/* Runs actions for other ranks and completes this rank's invocations.  The service's handler
 * appends messages to a queue, under the service's lock.  The queue is processed without any lock,
 * so an action may wait for other ranks and run their actions meanwhile. */
#include <stdio.h>
#include <string.h>

#include "action.h"
#include "dtl_error.h"
#include "dtl_impl.h"
#include "progress/wait.h"
#include "progress/worker.h"

pthread_mutex_t dtl__actions_lock = PTHREAD_MUTEX_INITIALIZER;

static struct actions *all_actions;

struct actions *dtl__actions_of(const struct context *context)
{
    struct actions *found;

    pthread_mutex_lock(&dtl__actions_lock);
    found = all_actions;
    while (found != NULL && found->service != context->service)
        found = found->next;
    pthread_mutex_unlock(&dtl__actions_lock);
    return found;
}

/* Returns true if the kind of message is known.  `request` has at least the bytes of a header.
 */
static bool is_valid_header(const void *request)
{
    struct action_header head;

    memcpy(&head, request, sizeof head);
    return head.kind == ACTION_INVOKE || head.kind == ACTION_RESULT;
}

/* Sends a result without a value or text, without allocating memory. */
static void result_send_now(struct actions *actions, int32_t rank, const struct action_header *head,
                            dtl_status status)
{
    struct action_header result = *head;

    result.kind = ACTION_RESULT;
    result.status = status;
    dtl__service_notify_now(actions->service, rank, actions->identity, &result, sizeof result);
}

/* Returns the address of the link to a pending invocation, or of the NULL at the end of the list.
 * Called with the lock held. */
static struct invocation **invocation_find(struct actions *actions, int32_t rank, uint64_t number)
{
    struct invocation **link = &actions->pending;

    while (*link != NULL && ((*link)->number != number || (*link)->target != rank))
        link = &(*link)->next;
    return link;
}

struct invocation *dtl__invocation_remove(struct actions *actions, int32_t rank, uint64_t number)
{
    struct invocation **link, *found;

    pthread_mutex_lock(&dtl__actions_lock);
    link = invocation_find(actions, rank, number);
    found = *link;
    if (found != NULL)
        *link = found->next;
    pthread_mutex_unlock(&dtl__actions_lock);
    return found;
}

void dtl__invocation_release(struct invocation *invocation)
{
    if (invocation == NULL)
        return;
    dtl__future_release(invocation->future);
    dtl__release(invocation);
}

/* Rejects a message: an invocation is replied to with a failure; a result marks its invocation as
 * lost. */
static void message_reject(struct actions *actions, int32_t source,
                           const struct action_header *head, dtl_status status)
{
    struct invocation *found;

    if (head->kind == ACTION_INVOKE) {
        result_send_now(actions, source, head, status);
        return;
    }
    pthread_mutex_lock(&dtl__actions_lock);
    found = *invocation_find(actions, source, head->number);
    if (found != NULL)
        found->is_lost = true;
    pthread_mutex_unlock(&dtl__actions_lock);
}

/* Appends a message to the queue.  Returns false if the context is being freed here; no action is
 * then run. */
static bool message_enqueue(struct actions *actions, struct queued_message *message)
{
    struct queued_message **link = &actions->first;
    bool is_accepted;

    pthread_mutex_lock(&dtl__actions_lock);
    is_accepted = !actions->is_closing;
    while (*link != NULL)
        link = &(*link)->next;
    if (is_accepted)
        *link = message;
    pthread_mutex_unlock(&dtl__actions_lock);
    return is_accepted;
}

dtl_status dtl__actions_handle_message(void *object, int32_t source, const void *request,
                                       uint64_t bytes, struct reply *reply)
{
    struct actions *actions = object;
    struct queued_message *message = NULL;
    dtl_status status;

    (void)reply;
    if (bytes < sizeof message->head || !is_valid_header(request))
        return dtl__fail(DTL_ERROR_INVALID_FORMAT,
                         "a message of rank %d has %llu bytes; expected the call or the "
                         "result",
                         (int)source, (unsigned long long)bytes);
    status = dtl__alloc((void **)&message, sizeof *message + bytes, "call of an action");
    if (status != DTL_SUCCESS) {
        struct action_header head;

        memcpy(&head, request, sizeof head);
        message_reject(actions, source, &head, status);
        return status;
    }
    message->source = source;
    message->bytes = bytes - sizeof message->head;
    memcpy(&message->head, request, sizeof message->head);
    memcpy(message->body, (const char *)request + sizeof message->head, message->bytes);

    if (!message_enqueue(actions, message)) {
        message_reject(actions, source, &message->head, DTL_ERROR_CANCELED);
        dtl__release(message);
    }
    return DTL_SUCCESS;
}

/* ---- running actions ------------------------------------------------------------------------- */

struct message_body {
    const void *data;
    uint64_t bytes;
};

/* Returns the text of this thread's last error, without the terminating null. */
static struct message_body failure_body(void)
{
    const char *text = dtl__error_text();

    return (struct message_body){text, strlen(text)};
}

/* Sends the value of an action, or the last error if `status` is a failure, to the invoking
 * rank. If that fails, sends the status of that failure alone. */
static void result_send(struct actions *actions, const struct queued_message *message,
                        dtl_status status, const void *value, uint64_t bytes)
{
    struct action_header head = {.kind = ACTION_RESULT,
                                 .status = status,
                                 .number = message->head.number,
                                 .action = message->head.action};
    struct message_body body =
        status == DTL_SUCCESS ? (struct message_body){value, bytes} : failure_body();
    uint64_t size = sizeof head + body.bytes;
    char *buffer = NULL;
    dtl_status sent = dtl__alloc((void **)&buffer, size, "result of an action");

    if (sent == DTL_SUCCESS) {
        memcpy(buffer, &head, sizeof head);
        if (body.bytes > 0)
            memcpy(buffer + sizeof head, body.data, body.bytes);
        sent =
            dtl__service_notify(actions->service, message->source, actions->identity, buffer, size);
    }
    if (sent != DTL_SUCCESS)
        result_send_now(actions, message->source, &head, sent);
    dtl__release(buffer);
}

/* Returns the status of an action; adds an error text to a failure without one. */
static dtl_status with_error_text(const struct action *action, dtl_status status)
{
    if (status != DTL_SUCCESS && dtl__error_text()[0] == '\0')
        return dtl__fail(status, "the action \"%s\" returned %s; expected success", action->name,
                         dtl_status_name(status));
    return status;
}

/* Runs an action with a buffer for its result, and sends the status and the result to the caller.
 * No lock is held. */
static void run_func(struct actions *actions, const struct action *action,
                     const struct queued_message *message)
{
    void *result = NULL;
    dtl_status status = dtl__alloc(&result, message->head.result_bytes, "result of an action");

    if (status == DTL_SUCCESS)
        status =
            with_error_text(action, action->func(message->body, message->bytes, result,
                                                 message->head.result_bytes, action->user_data));
    result_send(actions, message, status, result, message->head.result_bytes);
    dtl__release(result);
}

/* Runs an action that replies through a future, and sends its status and the value that the
 * future has when the action returns; without a value, an empty result.  No lock is held. */
static void run_reply(struct actions *actions, const struct action *action,
                      const struct queued_message *message)
{
    struct future *future = NULL;
    dtl_future_t handle = NULL;
    dtl_status status = dtl__future_make(NULL, NULL, &future);

    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_FUTURE, future, &handle);
    if (status != DTL_SUCCESS) {
        dtl__future_release(future);
        result_send(actions, message, status, NULL, 0);
        return;
    }
    dtl__future_retain(future);
    status = with_error_text(action, action->reply(message->body, message->bytes, message->source,
                                                   handle, action->user_data));
    if (dtl__future_is_complete(future)) /* its value is final */
        result_send(actions, message, status, future->value, future->bytes);
    else
        result_send(actions, message, status, NULL, 0);
    dtl__future_release(future);
    dtl__future_release(dtl__handle_close(handle, HANDLE_FUTURE, "remote_invoke", "reply"));
}

/* Returns an action by its number; its name is NULL if it does not exist. */
static struct action action_find(const struct actions *actions, uint64_t number)
{
    struct action action = {0};

    pthread_mutex_lock(&dtl__actions_lock);
    if (number < actions->count)
        action = actions->table[number];
    pthread_mutex_unlock(&dtl__actions_lock);
    return action;
}

/* Clears the last error, runs the action of a message and sends the result; sends a failure if
 * no such action is registered.  No lock is held. */
static void run_action(struct actions *actions, const struct queued_message *message)
{
    struct action action = action_find(actions, message->head.action);

    dtl_clear_error();
    if (action.name == NULL)
        result_send(actions, message,
                    dtl__refuse_argument(
                        DTL_ERROR_INVALID_ARGUMENT, "action-range",
                        "there is no action %llu; expected one that this rank has registered",
                        (unsigned long long)message->head.action),
                    NULL, 0);
    else if (action.func != NULL)
        run_func(actions, &action, message);
    else
        run_reply(actions, &action, message);
}

/* ---- completing invocations ------------------------------------------------------------------ */

/* Completes the future of the invocation to which a result belongs, and releases the invocation.
 * Ignores a result whose invocation is no longer pending. */
static void invocation_complete(struct actions *actions, struct queued_message *message)
{
    struct invocation *found =
        dtl__invocation_remove(actions, message->source, message->head.number);
    uint64_t bytes = message->bytes;
    const char *reason = message->body;
    char text[sizeof found->future->text];

    if (found == NULL)
        return;
    if (message->head.status == DTL_SUCCESS) {
        dtl_status kept =
            dtl__future_complete(found->future, DTL_SUCCESS, message->body, message->bytes);

        if (kept != DTL_SUCCESS)
            dtl__future_fail(found->future, kept, dtl__error_text());
    } else {
        if (bytes == 0) {
            reason = dtl_impl_status_name(message->head.status);
            bytes = strlen(reason);
        }
        snprintf(text, sizeof text, "the action \"%s\" failed on rank %d: %.*s",
                 action_find(actions, found->action).name, (int)message->source,
                 (int)(bytes < sizeof text ? bytes : sizeof text), reason);
        dtl__future_fail(found->future, message->head.status, text);
    }
    dtl__invocation_release(found);
}

/* ---- progress -------------------------------------------------------------------------------- */

/* Removes the next message of any context that is not closing, counts it as running there and sets
 * *owner to that context's actions.  Returns NULL if there is none.  Called with the lock held. */
static struct queued_message *message_dequeue(struct actions **owner)
{
    for (struct actions *actions = all_actions; actions != NULL; actions = actions->next) {
        struct queued_message *message = actions->first;

        if (message == NULL || actions->is_closing)
            continue;
        actions->first = message->next;
        actions->running++;
        *owner = actions;
        return message;
    }
    return NULL;
}

/* The messages that this thread is processing, innermost first: actions may be nested. */
struct frame {
    const struct frame *outer;
    const struct actions *actions;
};

static _Thread_local const struct frame *innermost;

/* Returns the number of actions of the context that this thread is running, one inside the other.
 */
static int running_here(const struct actions *actions)
{
    int count = 0;

    for (const struct frame *frame = innermost; frame != NULL; frame = frame->outer)
        count += frame->actions == actions;
    return count;
}

/* Removes the first queued message and processes it: runs the action, or completes an invocation of
 * this rank. Returns false if the queue is empty. The caller holds no lock. */
static bool message_process(void)
{
    struct actions *actions = NULL;
    struct queued_message *message;
    struct frame frame = {.outer = innermost};

    pthread_mutex_lock(&dtl__actions_lock);
    message = message_dequeue(&actions);
    pthread_mutex_unlock(&dtl__actions_lock);
    if (message == NULL)
        return false;
    frame.actions = actions;
    innermost = &frame;
    if (message->head.kind == ACTION_INVOKE)
        run_action(actions, message);
    else
        invocation_complete(actions, message);
    innermost = frame.outer;
    dtl__release(message);
    pthread_mutex_lock(&dtl__actions_lock);
    actions->running--;
    pthread_mutex_unlock(&dtl__actions_lock);
    return true;
}

/* Fails if no result can arrive for the invocation. */
static dtl_status invocation_check(const struct actions *actions,
                                   const struct invocation *invocation)
{
    if (invocation->is_lost)
        return dtl__fail(DTL_ERROR_OUT_OF_MEMORY,
                         "no memory was available for the result of an action; expected enough");
    if (invocation->is_departed)
        return dtl__comm_fail_left(invocation->target);
    return dtl__service_check_peer(actions->service, invocation->target);
}

/* Removes and returns the first invocation for which no result can arrive, and sets *status to the
 * reason, which is also the last error; NULL if there is none. */
static struct invocation *lost_remove(dtl_status *status)
{
    struct invocation *lost = NULL;

    pthread_mutex_lock(&dtl__actions_lock);
    for (struct actions *actions = all_actions; actions != NULL; actions = actions->next)
        for (struct invocation **link = &actions->pending; lost == NULL && *link != NULL;) {
            *status = invocation_check(actions, *link);
            if (*status == DTL_SUCCESS) {
                link = &(*link)->next;
                continue;
            }
            lost = *link;
            *link = lost->next;
        }
    pthread_mutex_unlock(&dtl__actions_lock);
    return lost;
}

/* Marks invocations whose target has left the job with the number of this pass; returns true if
 * there are any. */
static bool departed_mark(uint64_t pass)
{
    bool has_any = false;

    pthread_mutex_lock(&dtl__actions_lock);
    for (struct actions *actions = all_actions; actions != NULL; actions = actions->next)
        for (struct invocation *each = actions->pending; each != NULL; each = each->next) {
            if (each->departed_pass != 0 ||
                !dtl__service_is_departed(actions->service, each->target))
                continue;
            each->departed_pass = pass;
            has_any = true;
        }
    pthread_mutex_unlock(&dtl__actions_lock);
    return has_any;
}

/* Marks the invocations of that pass as departed. The messages that their targets sent before they
 * left have been processed since departed_mark(). */
static void departed_confirm(uint64_t pass)
{
    pthread_mutex_lock(&dtl__actions_lock);
    for (struct actions *actions = all_actions; actions != NULL; actions = actions->next)
        for (struct invocation *each = actions->pending; each != NULL; each = each->next)
            each->is_departed |= each->departed_pass == pass;
    pthread_mutex_unlock(&dtl__actions_lock);
}

/* Finds invocations whose target left the job without sending the result.  A result may have been
 * sent just before, so all messages that have arrived are processed between marking and confirming.
 */
static void departed_check(void)
{
    static atomic_uint_fast64_t passes;
    uint64_t pass = atomic_fetch_add(&passes, 1) + 1;

    if (!departed_mark(pass))
        return;
    dtl__service_drain();
    while (message_process())
        continue;
    departed_confirm(pass);
}

/* Worker of the progress engine: runs the queued actions and completes the invocations that have a
 * result or can no longer get one. No lock is held. */
static void messages_process(void)
{
    struct invocation *lost;
    dtl_status status;

    while (message_process())
        continue;
    departed_check();
    while ((lost = lost_remove(&status)) != NULL) {
        dtl__future_fail(lost->future, status, dtl__error_text());
        dtl__invocation_release(lost);
    }
}

void dtl__actions_add(struct actions *actions)
{
    static struct worker worker = {.work = messages_process};

    pthread_mutex_lock(&dtl__actions_lock);
    actions->next = all_actions;
    all_actions = actions;
    pthread_mutex_unlock(&dtl__actions_lock);
    dtl__worker_add(&worker);
}

/* ---- closing --------------------------------------------------------------------------------- */

/* Cancels all pending invocations. */
static void pending_cancel(struct actions *actions)
{
    struct invocation *next;

    pthread_mutex_lock(&dtl__actions_lock);
    next = actions->pending;
    actions->pending = NULL;
    pthread_mutex_unlock(&dtl__actions_lock);
    while (next != NULL) {
        struct invocation *invocation = next;

        next = invocation->next;
        dtl__future_fail(invocation->future, DTL_ERROR_CANCELED,
                         "the context was destroyed before the action returned a result");
        dtl__invocation_release(invocation);
    }
}

/* Rejects the queued messages of a context that is being freed. */
static void messages_reject(struct actions *actions)
{
    struct queued_message *next;

    pthread_mutex_lock(&dtl__actions_lock);
    next = actions->first;
    actions->first = NULL;
    pthread_mutex_unlock(&dtl__actions_lock);
    while (next != NULL) {
        struct queued_message *message = next;

        next = message->next;
        message_reject(actions, message->source, &message->head, DTL_ERROR_CANCELED);
        dtl__release(message);
    }
}

/* Wait test: done if no other thread runs an action of the context, or if DTL is not open. Cancels
 * all pending invocations, also those that such actions make meanwhile. */
static dtl_status is_idle(void *state, bool *done)
{
    struct actions *actions = state;

    pending_cancel(actions);
    pthread_mutex_lock(&dtl__actions_lock);
    *done = actions->running == running_here(actions) || !atomic_load(&dtl__is_open);
    pthread_mutex_unlock(&dtl__actions_lock);
    return DTL_SUCCESS;
}

/* Frees the actions of a context with their queued messages, which are not replied to. */
static void actions_release(struct actions *actions)
{
    while (actions->first != NULL) {
        struct queued_message *message = actions->first;

        actions->first = message->next;
        dtl__release(message);
    }
    for (uint64_t index = 0; index < actions->count; index++)
        dtl__release(actions->table[index].name);
    dtl__release(actions->table);
    dtl__release(actions);
}

/* Function of struct service_user: true while a message of the context is processed.  An action
 * that closes its own context still has to send its result. */
static bool is_running(void *object)
{
    const struct actions *actions = object;
    bool is_running;

    pthread_mutex_lock(&dtl__actions_lock);
    is_running = actions->running > 0;
    pthread_mutex_unlock(&dtl__actions_lock);
    return is_running;
}

/* Function of struct service_user: removes and releases the actions. */
static void actions_end(void *object)
{
    struct actions **link = &all_actions;

    pthread_mutex_lock(&dtl__actions_lock);
    while (*link != object)
        link = &(*link)->next;
    *link = (*link)->next;
    pthread_mutex_unlock(&dtl__actions_lock);
    actions_release(object);
}

/* From now on, invocations by ranks that have not closed the context yet are rejected. */
void dtl__actions_close(struct service *service)
{
    static const struct service_user user = {.is_busy = is_running, .release = actions_end};
    struct actions *actions;

    if (service == NULL)
        return;
    pthread_mutex_lock(&dtl__actions_lock);
    actions = all_actions;
    while (actions != NULL && actions->service != service)
        actions = actions->next;
    if (actions != NULL)
        actions->is_closing = true;
    pthread_mutex_unlock(&dtl__actions_lock);
    if (actions == NULL)
        return;
    dtl__wait_uninterruptible(is_idle, actions, &dtl__pace);
    messages_reject(actions);
    dtl__service_linger(service, &user, actions);
}
