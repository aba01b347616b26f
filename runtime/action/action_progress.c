/* SPDX-License-Identifier: BSD-3-Clause */
/* Runs actions for other ranks, and completes what this rank has asked of them.  Messages are put
 * into a queue as they arrive, under the service's lock, and worked off without any: so an action
 * may itself wait for other ranks, and run their actions meanwhile. */
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

static bool is_known(const void *request)
{
    struct action_head head;

    memcpy(&head, request, sizeof head);
    return head.kind == ACTION_INVOKE || head.kind == ACTION_RESULT;
}

/* A result without a value or words; 0 bytes of the heap. */
static void result_send_now(struct actions *actions, int32_t rank, const struct action_head *head,
                            dtl_status status)
{
    struct action_head result = *head;

    result.kind = ACTION_RESULT;
    result.status = status;
    dtl__service_notify_now(actions->service, rank, actions->identity, &result, sizeof result);
}

/* The link to the one that waits for an answer, or to the end; under the lock. */
static struct invocation **invocation_find(struct actions *actions, int32_t rank, uint64_t number)
{
    struct invocation **link = &actions->pending;

    while (*link != NULL && ((*link)->number != number || (*link)->target != rank))
        link = &(*link)->next;
    return link;
}

struct invocation *dtl__invocation_take(struct actions *actions, int32_t rank, uint64_t number)
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

/* A message is not taken: whoever waits for what comes of it hears of that. */
static void item_lose(struct actions *actions, int32_t source, const struct action_head *head,
                      dtl_status status)
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

/* False where the context is being freed here: no action is run any more. */
static bool item_add(struct actions *actions, struct action_item *item)
{
    struct action_item **link = &actions->first;
    bool is_taken;

    pthread_mutex_lock(&dtl__actions_lock);
    is_taken = !actions->is_closing;
    while (*link != NULL)
        link = &(*link)->next;
    if (is_taken)
        *link = item;
    pthread_mutex_unlock(&dtl__actions_lock);
    return is_taken;
}

dtl_status dtl__actions_take(void *object, int32_t source, const void *request, uint64_t bytes,
                             struct reply *answer)
{
    struct actions *actions = object;
    struct action_item *item = NULL;
    dtl_status status;

    (void)answer;
    if (bytes < sizeof item->head || !is_known(request))
        return dtl__fail(DTL_ERROR_INVALID_FORMAT,
                         "a message of rank %d has %llu bytes; expected the call or the "
                         "result",
                         (int)source, (unsigned long long)bytes);
    status = dtl__alloc((void **)&item, sizeof *item + bytes, "call of an action");
    if (status != DTL_SUCCESS) {
        struct action_head head;

        memcpy(&head, request, sizeof head);
        item_lose(actions, source, &head, status);
        return status;
    }
    item->source = source;
    item->bytes = bytes - sizeof item->head;
    memcpy(&item->head, request, sizeof item->head);
    memcpy(item->body, (const char *)request + sizeof item->head, item->bytes);

    if (!item_add(actions, item)) {
        item_lose(actions, source, &item->head, DTL_ERROR_CANCELED);
        dtl__release(item);
    }
    return DTL_SUCCESS;
}

/* ---- an action ------------------------------------------------------------------------------- */

struct body {
    const void *data;
    uint64_t bytes;
};

/* Words of this thread's failure, without the end of a string. */
static struct body failure_body(void)
{
    const char *words = dtl__error_text();

    return (struct body){words, strlen(words)};
}

static void result_send(struct actions *actions, const struct action_item *item, dtl_status status,
                        const void *value, uint64_t bytes)
{
    struct action_head head = {.kind = ACTION_RESULT,
                               .status = status,
                               .number = item->head.number,
                               .action = item->head.action};
    struct body body = status == DTL_SUCCESS ? (struct body){value, bytes} : failure_body();
    uint64_t size = sizeof head + body.bytes;
    char *message = NULL;
    dtl_status sent = dtl__alloc((void **)&message, size, "result of an action");

    if (sent == DTL_SUCCESS) {
        memcpy(message, &head, sizeof head);
        if (body.bytes > 0)
            memcpy(message + sizeof head, body.data, body.bytes);
        sent =
            dtl__service_notify(actions->service, item->source, actions->identity, message, size);
    }
    if (sent != DTL_SUCCESS)
        result_send_now(actions, item->source, &head, sent);
    dtl__release(message);
}

/* The status of an action; one that says nothing gets words. */
static dtl_status told(const struct action *action, dtl_status status)
{
    if (status != DTL_SUCCESS && dtl__error_text()[0] == '\0')
        return dtl__fail(status, "the action \"%s\" returned %s; expected success", action->name,
                         dtl_status_name(status));
    return status;
}

static void func_run(struct actions *actions, const struct action *action,
                     const struct action_item *item)
{
    void *result = NULL;
    dtl_status status = dtl__alloc(&result, item->head.room, "result of an action");

    if (status == DTL_SUCCESS)
        status = told(action, action->func(item->body, item->bytes, result, item->head.room,
                                           action->user_data));
    result_send(actions, item, status, result, item->head.room);
    dtl__release(result);
}

static void reply_run(struct actions *actions, const struct action *action,
                      const struct action_item *item)
{
    struct future *future = NULL;
    dtl_future_t handle = NULL;
    dtl_status status = dtl__future_make(NULL, NULL, &future);

    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_FUTURE, future, &handle);
    if (status != DTL_SUCCESS) {
        dtl__future_release(future);
        result_send(actions, item, status, NULL, 0);
        return;
    }
    dtl__future_retain(future);
    status = told(action,
                  action->reply(item->body, item->bytes, item->source, handle, action->user_data));
    if (dtl__future_is_complete(future)) /* nobody changes its value any more */
        result_send(actions, item, status, future->value, future->bytes);
    else
        result_send(actions, item, status, NULL, 0);
    dtl__future_release(future);
    dtl__future_release(dtl__handle_close(handle, HANDLE_FUTURE, "remote_invoke", "reply"));
}

/* Without a name where there is none. */
static struct action action_find(const struct actions *actions, uint64_t number)
{
    struct action action = {0};

    pthread_mutex_lock(&dtl__actions_lock);
    if (number < actions->count)
        action = actions->table[number];
    pthread_mutex_unlock(&dtl__actions_lock);
    return action;
}

static void action_run(struct actions *actions, const struct action_item *item)
{
    struct action action = action_find(actions, item->head.action);

    dtl_clear_error();
    if (action.name == NULL)
        result_send(actions, item,
                    dtl__refuse_argument(
                        DTL_ERROR_INVALID_ARGUMENT, "action-range",
                        "there is no action %llu; expected one that this rank has registered",
                        (unsigned long long)item->head.action),
                    NULL, 0);
    else if (action.func != NULL)
        func_run(actions, &action, item);
    else
        reply_run(actions, &action, item);
}

/* ---- an answer ------------------------------------------------------------------------------- */

static void invocation_end(struct actions *actions, struct action_item *item)
{
    struct invocation *found = dtl__invocation_take(actions, item->source, item->head.number);
    uint64_t bytes = item->bytes;
    const char *words = item->body;
    char text[sizeof found->future->text];

    if (found == NULL)
        return;
    if (item->head.status == DTL_SUCCESS) {
        dtl_status kept = dtl__future_complete(found->future, DTL_SUCCESS, item->body, item->bytes);

        if (kept != DTL_SUCCESS)
            dtl__future_fail(found->future, kept, dtl__error_text());
    } else {
        if (bytes == 0) {
            words = dtl_impl_status_name(item->head.status);
            bytes = strlen(words);
        }
        snprintf(text, sizeof text, "the action \"%s\" failed on rank %d: %.*s",
                 action_find(actions, found->action).name, (int)item->source,
                 (int)(bytes < sizeof text ? bytes : sizeof text), words);
        dtl__future_fail(found->future, item->head.status, text);
    }
    dtl__invocation_release(found);
}

/* ---- progress -------------------------------------------------------------------------------- */

/* The next message, of a context that is marked as running it; under the lock. */
static struct action_item *item_next(struct actions **owner)
{
    for (struct actions *actions = all_actions; actions != NULL; actions = actions->next) {
        struct action_item *item = actions->first;

        if (item == NULL || actions->is_closing)
            continue;
        actions->first = item->next;
        actions->running++;
        *owner = actions;
        return item;
    }
    return NULL;
}

/* The messages that this thread is working off, the last one first. */
struct frame {
    const struct frame *outer;
    const struct actions *actions;
};

static _Thread_local const struct frame *innermost;

static int running_here(const struct actions *actions)
{
    int count = 0;

    for (const struct frame *frame = innermost; frame != NULL; frame = frame->outer)
        count += frame->actions == actions;
    return count;
}

static bool item_work(void)
{
    struct actions *actions = NULL;
    struct action_item *item;
    struct frame frame = {.outer = innermost};

    pthread_mutex_lock(&dtl__actions_lock);
    item = item_next(&actions);
    pthread_mutex_unlock(&dtl__actions_lock);
    if (item == NULL)
        return false;
    frame.actions = actions;
    innermost = &frame;
    if (item->head.kind == ACTION_INVOKE)
        action_run(actions, item);
    else
        invocation_end(actions, item);
    innermost = frame.outer;
    dtl__release(item);
    pthread_mutex_lock(&dtl__actions_lock);
    actions->running--;
    pthread_mutex_unlock(&dtl__actions_lock);
    return true;
}

/* Fails where no answer comes for it any more. */
static dtl_status invocation_reach(const struct actions *actions,
                                   const struct invocation *invocation)
{
    if (invocation->is_lost)
        return dtl__fail(DTL_ERROR_OUT_OF_MEMORY,
                         "there was no memory for the answer of an action; expected enough");
    if (invocation->is_left)
        return dtl__comm_fail_left(invocation->target);
    return dtl__service_check_peer(actions->service, invocation->target);
}

/* The first for which that fails, taken out; or NULL. */
static struct invocation *lost_next(dtl_status *status)
{
    struct invocation *lost = NULL;

    pthread_mutex_lock(&dtl__actions_lock);
    for (struct actions *actions = all_actions; actions != NULL; actions = actions->next)
        for (struct invocation **link = &actions->pending; lost == NULL && *link != NULL;) {
            *status = invocation_reach(actions, *link);
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

/* Marks those whose target has left, with the number of this pass; returns whether there are any.
 */
static bool left_mark(uint64_t pass)
{
    bool has_any = false;

    pthread_mutex_lock(&dtl__actions_lock);
    for (struct actions *actions = all_actions; actions != NULL; actions = actions->next)
        for (struct invocation *each = actions->pending; each != NULL; each = each->next) {
            if (each->left != 0 || !dtl__service_is_departed(actions->service, each->target))
                continue;
            each->left = pass;
            has_any = true;
        }
    pthread_mutex_unlock(&dtl__actions_lock);
    return has_any;
}

static void left_confirm(uint64_t pass)
{
    pthread_mutex_lock(&dtl__actions_lock);
    for (struct actions *actions = all_actions; actions != NULL; actions = actions->next)
        for (struct invocation *each = actions->pending; each != NULL; each = each->next)
            each->is_left |= each->left == pass;
    pthread_mutex_unlock(&dtl__actions_lock);
}

/* A target may have answered just before it left: only what is still pending after everything that
 * has arrived was taken gets no answer. */
static void left_look(void)
{
    static atomic_uint_fast64_t passes;
    uint64_t pass = atomic_fetch_add(&passes, 1) + 1;

    if (!left_mark(pass))
        return;
    dtl__service_drain();
    while (item_work())
        continue;
    left_confirm(pass);
}

static void items_work(void)
{
    struct invocation *lost;
    dtl_status status;

    while (item_work())
        continue;
    left_look();
    while ((lost = lost_next(&status)) != NULL) {
        dtl__future_fail(lost->future, status, dtl__error_text());
        dtl__invocation_release(lost);
    }
}

void dtl__actions_add(struct actions *actions)
{
    static struct worker worker = {.work = items_work};

    pthread_mutex_lock(&dtl__actions_lock);
    actions->next = all_actions;
    all_actions = actions;
    pthread_mutex_unlock(&dtl__actions_lock);
    dtl__worker_add(&worker);
}

/* ---- the end --------------------------------------------------------------------------------- */

/* Those that no answer will come for any more. */
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
                         "the context was destroyed before the action had an answer");
        dtl__invocation_release(invocation);
    }
}

/* Calls that came before the context was freed, and none of which is run any more. */
static void items_refuse(struct actions *actions)
{
    struct action_item *next;

    pthread_mutex_lock(&dtl__actions_lock);
    next = actions->first;
    actions->first = NULL;
    pthread_mutex_unlock(&dtl__actions_lock);
    while (next != NULL) {
        struct action_item *item = next;

        next = item->next;
        item_lose(actions, item->source, &item->head, DTL_ERROR_CANCELED);
        dtl__release(item);
    }
}

/* A wait_test: whether no other thread runs one of them; new calls that those make are ended too.
 */
static dtl_status has_ended(void *state, bool *done)
{
    struct actions *actions = state;

    pending_cancel(actions);
    pthread_mutex_lock(&dtl__actions_lock);
    *done = actions->running == running_here(actions) || !atomic_load(&dtl__is_open);
    pthread_mutex_unlock(&dtl__actions_lock);
    return DTL_SUCCESS;
}

static void actions_release(struct actions *actions)
{
    while (actions->first != NULL) {
        struct action_item *item = actions->first;

        actions->first = item->next;
        dtl__release(item);
    }
    for (uint64_t index = 0; index < actions->count; index++)
        dtl__release(actions->table[index].name);
    dtl__release(actions->table);
    dtl__release(actions);
}

/* A service_user's: an action that closes its own context has still to answer. */
static bool is_running(void *object)
{
    const struct actions *actions = object;
    bool is_running;

    pthread_mutex_lock(&dtl__actions_lock);
    is_running = actions->running > 0;
    pthread_mutex_unlock(&dtl__actions_lock);
    return is_running;
}

/* A service_user's. */
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

/* Calls of other ranks that have not closed the context yet are refused from here on. */
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
    dtl__wait_uninterruptible(has_ended, actions, &dtl__pace);
    items_refuse(actions);
    dtl__service_linger(service, &user, actions);
}
