/* SPDX-License-Identifier: BSD-3-Clause */
/* Queue of started collectives (collective_queue.h).  Lock order: `registry_lock`, then the lock of
 * a queue. */
#include "collective_queue.h"

#include <stdio.h>

#include "algorithms.h"
#include "dtl_error.h"
#include "progress/service.h"
#include "progress/wait.h"
#include "progress/worker.h"

enum { ERROR_TEXT_BYTES = 256, LINGER_NS = 10000 };

struct queued_collective {
    struct collective_queue *queue;
    const struct collective *what;
    struct queued_collective *next; /* in the order in which they were started */
    enum node_algorithm algorithm;
    bool is_begun;
    atomic_bool is_complete;
    dtl_status status;
    char error_text[ERROR_TEXT_BYTES]; /* the error message of a failed one */
    union {
        struct node_step step;
        struct node_exchange exchange;
        struct node_reduction reduction;
    } state;
};

struct collective_queue {
    struct node node; /* the node with the queue's rank areas; never blocks */
    int spin_count;   /* polls at the begin of a wait, as in the node */
    int linger_polls; /* polls in advance_until_idle() after the last progress */
    pthread_mutex_t lock;
    struct queued_collective *first; /* the oldest incomplete one; NULL: none */
    struct queued_collective *last;  /* the newest, if there is one */
    struct queued_collective
        *first_unpublished; /* the first whose contribution other ranks may wait for; NULL: none */
    struct collective_queue *next; /* in the list of all queues */
};

static pthread_mutex_t registry_lock = PTHREAD_MUTEX_INITIALIZER;
static struct collective_queue *queues;
static atomic_int
    unpublished_count; /* unpublished contributions in all queues, which other ranks may wait for */

/* ---- execution; the caller holds the queue's lock -------------------------------------------- */

/* Prepares the state of the algorithm; publishes nothing. Takes a step number in a single step. */
static void begin_collective(struct queued_collective *queued)
{
    struct node *node = &queued->queue->node;
    uint64_t bytes, contributed;

    dtl__select_algorithm(node, queued->what, &bytes, &contributed);
    if (queued->algorithm == NODE_STEP)
        queued->state.step = dtl__step_make(node, queued->what, bytes, contributed);
    else if (queued->algorithm == NODE_EXCHANGE)
        dtl__exchange_begin(node, queued->what, &queued->state.exchange);
    else
        dtl__reduction_begin(node, queued->what, &queued->state.reduction);
    queued->is_begun = true;
}

/* Records that the contribution is published: no rank waits for it any more. */
static void mark_published(struct queued_collective *queued)
{
    queued->queue->first_unpublished = queued->next;
    atomic_fetch_sub(&unpublished_count, 1);
}

/* Removes a collective, the first in the queue, and marks it complete with `status` and, on
 * failure, the calling thread's last error text. */
static void complete_collective(struct queued_collective *queued, dtl_status status)
{
    struct collective_queue *queue = queued->queue;

    if (queue->first_unpublished == queued)
        mark_published(queued);
    queue->first = queued->next;
    queued->status = status;
    if (status != DTL_SUCCESS)
        snprintf(queued->error_text, sizeof queued->error_text, "%s", dtl__error_text());
    /* Pairs with the acquire load in is_complete(): the status and the error text are valid then.
     */
    atomic_store_explicit(&queued->is_complete, true, memory_order_release);
}

/* Publishes small contributions while earlier collectives still wait for other ranks; larger ones
 * start when the earlier ones are complete. */
static void publish_small(struct collective_queue *queue)
{
    while (queue->first_unpublished != NULL && queue->first_unpublished->algorithm == NODE_STEP) {
        struct queued_collective *queued = queue->first_unpublished;

        if (!queued->is_begun)
            begin_collective(queued);
        if (dtl__step_publish(&queued->state.step) != DTL_SUCCESS)
            return;
        mark_published(queued);
    }
}

/* Advances the first collective of a queue without waiting; returns NODE_WOULD_BLOCK while it
 * is incomplete, otherwise its final status. */
static dtl_status advance_collective(struct queued_collective *queued)
{
    dtl_status status = dtl__node_check_usable(&queued->queue->node);

    if (status != DTL_SUCCESS)
        return status;
    if (!queued->is_begun)
        begin_collective(queued);
    if (queued->algorithm == NODE_EXCHANGE)
        return dtl__exchange_advance(&queued->state.exchange);
    if (queued->algorithm == NODE_REDUCTION)
        return dtl__reduction_advance(&queued->state.reduction);
    if (!queued->state.step.has_published)
        return NODE_WOULD_BLOCK;
    return dtl__step_complete(&queued->state.step);
}

/* Returns the last step that this rank has released.  The load is relaxed, because the value only
 * shows whether the queue has advanced. */
static uint64_t released_step_of(const struct collective_queue *queue)
{
    const struct node *node = &queue->node;

    return atomic_load_explicit(&node->rank_areas[node->comm->rank].released, memory_order_relaxed);
}

/* Advances the queue as far as possible without waiting; returns true if it has advanced. */
static bool advance_queue(struct collective_queue *queue)
{
    uint64_t released_before = released_step_of(queue);

    publish_small(queue);
    while (queue->first != NULL) {
        struct queued_collective *queued = queue->first;
        dtl_status status = advance_collective(queued);

        if (status == NODE_WOULD_BLOCK)
            break;
        complete_collective(queued, status);
        publish_small(queue);
    }
    return released_step_of(queue) != released_before;
}

/* Completes all started collectives with `status` and the last error, for example because a
 * rank has failed, and makes later ones fail. Takes the queue's lock. */
static void fail_queue(struct collective_queue *queue, dtl_status status)
{
    pthread_mutex_lock(&queue->lock);
    dtl__node_mark_failed(&queue->node);
    while (queue->first != NULL)
        complete_collective(queue->first, status);
    pthread_mutex_unlock(&queue->lock);
}

/* ---- progress -------------------------------------------------------------------------------- */

void dtl__collective_queue_advance(struct collective_queue *queue)
{
    struct last_error saved_error;

    if (queue == NULL || pthread_mutex_trylock(&queue->lock) != 0)
        return;
    if (queue->first != NULL) {
        dtl__error_redirect(&saved_error);
        advance_queue(queue);
        dtl__error_restore();
    }
    pthread_mutex_unlock(&queue->lock);
}

/* Returns true while other ranks may wait for a contribution of this one; the condition under
 * which the progress thread must run. */
static bool has_unpublished(void)
{
    return atomic_load(&unpublished_count) > 0;
}

/* Advances the queue while it makes progress, and for a while after that: ranks that advance at
 * the same time, on CPUs of their own, then react at once. Returns if another thread holds the
 * lock. */
static void advance_until_idle(struct collective_queue *queue)
{
    bool is_busy = true;

    for (int poll = 0; poll < queue->linger_polls && is_busy; poll++) {
        if (pthread_mutex_trylock(&queue->lock) != 0)
            return;
        if (queue->first != NULL && advance_queue(queue))
            poll = 0;
        is_busy = queue->first != NULL;
        pthread_mutex_unlock(&queue->lock);
        dtl__pause();
    }
}

/* Work function of the progress thread: advances all queues. Does nothing if no contribution is
 * unpublished, or if another thread holds `registry_lock`. */
static void advance_all_queues(void)
{
    if (!has_unpublished() || pthread_mutex_trylock(&registry_lock) != 0)
        return;
    for (struct collective_queue *queue = queues; queue != NULL; queue = queue->next)
        advance_until_idle(queue);
    pthread_mutex_unlock(&registry_lock);
}

/* ---- queues ---------------------------------------------------------------------------------- */

struct collective_queue *dtl__collective_queue_make(struct node *node)
{
    struct collective_queue *queue = NULL;

    if (dtl__alloc((void **)&queue, sizeof *queue, "lane") != DTL_SUCCESS)
        return NULL;
    pthread_mutex_init(&queue->lock, NULL);
    queue->node =
        (struct node){.comm = node->comm, .backend = node->backend, .is_nonblocking = true};
    return queue;
}

void dtl__collective_queue_open(struct collective_queue *queue, const struct node *node)
{
    static struct worker worker = {.work = advance_all_queues};

    dtl__worker_add(&worker);
    queue->node.rank_areas = node->rank_areas + node->comm->size;
    queue->node.stream_threshold = node->stream_threshold;
    queue->spin_count = node->spin_count;
    queue->linger_polls = queue->spin_count > 0 ? dtl__pauses_within(LINGER_NS) : 1;
    pthread_mutex_lock(&registry_lock);
    queue->next = queues;
    queues = queue;
    pthread_mutex_unlock(&registry_lock);
}

void dtl__collective_queue_release(struct collective_queue *queue)
{
    struct collective_queue **link = &queues;

    if (queue == NULL)
        return;
    pthread_mutex_lock(&registry_lock);
    while (*link != NULL && *link != queue)
        link = &(*link)->next;
    if (*link != NULL)
        *link = queue->next;
    pthread_mutex_unlock(&registry_lock);
    pthread_mutex_destroy(&queue->lock);
    dtl__release(queue);
}

bool dtl__collective_queue_is_open(const struct node *node)
{
    return node->queue != NULL &&
           !atomic_load_explicit(&dtl__node_job_has_ended, memory_order_relaxed);
}

dtl_status dtl__collective_queue_prepare(struct comm *comm)
{
    return comm->node == NULL || comm->node->is_sharing_known ? DTL_SUCCESS
                                                              : dtl__node_open(comm->node);
}

/* ---- queued collectives ---------------------------------------------------------------------- */

dtl_status dtl__queued_collective_make(struct comm *comm, struct queued_collective **out)
{
    struct queued_collective *queued = NULL;
    dtl_status status = dtl__alloc((void **)&queued, sizeof *queued, "collective");

    if (status != DTL_SUCCESS)
        return status;
    queued->queue = comm->node->queue;
    *out = queued;
    return DTL_SUCCESS;
}

void dtl__queued_collective_release(struct queued_collective *queued)
{
    dtl__release(queued);
}

/* Appends to the queue and counts the contribution as unpublished; the caller holds the queue's
 * lock. */
static void append_collective(struct collective_queue *queue, struct queued_collective *queued)
{
    if (queue->first == NULL)
        queue->first = queued;
    else
        queue->last->next = queued;
    queue->last = queued;
    if (queue->first_unpublished == NULL)
        queue->first_unpublished = queued;
    atomic_fetch_add(&unpublished_count, 1);
}

void dtl__queued_collective_start(struct queued_collective *queued, const struct collective *what)
{
    struct collective_queue *queue = queued->queue;
    struct last_error saved_error;
    uint64_t bytes, contributed;
    bool is_unpublished;

    queued->what = what;
    queued->next = NULL;
    queued->algorithm = dtl__select_algorithm(&queue->node, what, &bytes, &contributed);
    queued->is_begun = false;
    atomic_store_explicit(&queued->is_complete, false, memory_order_relaxed);
    pthread_mutex_lock(&queue->lock);
    append_collective(queue, queued);
    dtl__error_redirect(&saved_error); /* of an earlier call */
    advance_queue(queue);
    dtl__error_restore();
    is_unpublished = queue->first_unpublished != NULL;
    pthread_mutex_unlock(&queue->lock);
    if (is_unpublished)
        dtl__service_require_thread(has_unpublished);
}

/* Returns the status of a complete collective; sets the last error if it has failed. */
static dtl_status collective_result(const struct queued_collective *queued)
{
    return queued->status == DTL_SUCCESS ? DTL_SUCCESS
                                         : dtl__fail_with_text(queued->status, queued->error_text);
}

static bool is_complete(const struct queued_collective *queued)
{
    return atomic_load_explicit(&queued->is_complete, memory_order_acquire);
}

struct queue_wait {
    struct queued_collective *queued;
    uint64_t released_step; /* the queue's last released step before the wait */
};

/* Test callback for dtl__wait(): true once the queue has advanced or this collective is complete.
 * The wait ends at any advance, because its polls become rare after a while and the queue is likely
 * to advance again soon. */
static dtl_status queue_has_advanced(void *state, bool *done)
{
    const struct queue_wait *queue_wait = state;
    struct queued_collective *queued = queue_wait->queued;

    if (!is_complete(queued))
        dtl__collective_queue_advance(queued->queue);
    *done = is_complete(queued) || released_step_of(queued->queue) != queue_wait->released_step;
    return *done ? DTL_SUCCESS : dtl__node_poll(queued->queue->node.comm);
}

dtl_status dtl__queued_collective_test(struct queued_collective *queued, bool *done)
{
    struct queue_wait queue_wait = {queued, released_step_of(queued->queue)};
    dtl_status status = queue_has_advanced(&queue_wait, done);

    *done = is_complete(queued);
    if (status != DTL_SUCCESS)
        fail_queue(queued->queue, status);
    *done = *done || status != DTL_SUCCESS;
    return *done ? collective_result(queued) : DTL_SUCCESS;
}

dtl_status dtl__queued_collective_wait(struct queued_collective *queued)
{
    struct collective_queue *queue = queued->queue;
    dtl_status status = DTL_SUCCESS;

    for (int poll = 0; poll <= queue->spin_count && !is_complete(queued); poll++) {
        dtl__collective_queue_advance(queue);
        dtl__pause();
    }
    while (!is_complete(queued) && status == DTL_SUCCESS) {
        struct queue_wait queue_wait = {queued, released_step_of(queue)};

        status = dtl__wait(queue_has_advanced, &queue_wait, &dtl__pace);
    }
    if (dtl__is_interrupt(status))
        return status;
    if (status != DTL_SUCCESS)
        fail_queue(queue, status);
    return collective_result(queued);
}
