/* SPDX-License-Identifier: BSD-3-Clause */
/* Lock order: `registry`, then a lane's own. */
#include "collective_queue.h"

#include <stdio.h>

#include "algorithms.h"
#include "dtl_error.h"
#include "progress/service.h"
#include "progress/wait.h"
#include "progress/worker.h"

enum { WORDS = 256, LINGER = 10000 /* ns */ };

struct node_started {
    struct lane *lane;
    const struct collective *what;
    struct node_started *next; /* in the order of their start */
    enum node_way way;
    bool is_begun;
    atomic_bool is_over;
    dtl_status status;
    char words[WORDS]; /* of a failure */
    union {
        struct node_step step;
        struct node_exchange exchange;
        struct node_reduction reduction;
    } run;
};

struct lane {
    struct node node; /* which waits for nothing */
    int patience;     /* of a wait, as of the node */
    int looks;        /* of advance_long(), after the last progress */
    pthread_mutex_t lock;
    struct node_started *first;   /* NULL: none is under way */
    struct node_started *last;    /* if there is one */
    struct node_started *ungiven; /* the first that others wait for; NULL: none */
    struct lane *other;           /* in the registry */
};

static pthread_mutex_t registry = PTHREAD_MUTEX_INITIALIZER;
static struct lane *lanes;
static atomic_int owed; /* of all lanes: those that others may wait for */

/* ---- one after the other; under the lane's lock ---------------------------------------------- */

static void begin(struct node_started *started)
{
    struct node *node = &started->lane->node;
    uint64_t bytes, given;

    dtl__way_of(node, started->what, &bytes, &given);
    if (started->way == NODE_STEP)
        started->run.step = dtl__step_of(node, started->what, bytes, given);
    else if (started->way == NODE_EXCHANGE)
        dtl__exchange_begin(node, started->what, &started->run.exchange);
    else
        dtl__reduction_begin(node, started->what, &started->run.reduction);
    started->is_begun = true;
}

/* Nobody waits any more for what this one has given. */
static void is_given(struct node_started *started)
{
    started->lane->ungiven = started->next;
    atomic_fetch_sub(&owed, 1);
}

static void finish(struct node_started *started, dtl_status status)
{
    struct lane *lane = started->lane;

    if (lane->ungiven == started)
        is_given(started);
    lane->first = started->next;
    started->status = status;
    if (status != DTL_SUCCESS)
        snprintf(started->words, sizeof started->words, "%s", dtl__error_text());
    /* Pairs with the acquire load in is_over(): the status and its words are valid then. */
    atomic_store_explicit(&started->is_over, true, memory_order_release);
}

/* Small ones are given while earlier ones wait for others; larger ones wait for their turn. */
static void give_ahead(struct lane *lane)
{
    while (lane->ungiven != NULL && lane->ungiven->way == NODE_STEP) {
        struct node_started *started = lane->ungiven;

        if (!started->is_begun)
            begin(started);
        if (dtl__step_give(&started->run.step) != DTL_SUCCESS)
            return;
        is_given(started);
    }
}

static dtl_status go(struct node_started *started)
{
    dtl_status status = dtl__node_whole(&started->lane->node);

    if (status != DTL_SUCCESS)
        return status;
    if (!started->is_begun)
        begin(started);
    if (started->way == NODE_EXCHANGE)
        return dtl__exchange_go(&started->run.exchange);
    if (started->way == NODE_REDUCTION)
        return dtl__reduction_go(&started->run.reduction);
    if (!started->run.step.has_given)
        return NODE_NOT_YET;
    return dtl__step_take(&started->run.step);
}

/* Returns the last step that this rank is done with.  The load is relaxed, because its value only
 * tells whether the lane has moved. */
static uint64_t done_of(const struct lane *lane)
{
    const struct node *node = &lane->node;

    return atomic_load_explicit(&node->stations[node->comm->rank].done, memory_order_relaxed);
}

/* Whether anything has gone on. */
static bool advance(struct lane *lane)
{
    uint64_t before = done_of(lane);

    give_ahead(lane);
    while (lane->first != NULL) {
        struct node_started *started = lane->first;
        dtl_status status = go(started);

        if (status == NODE_NOT_YET)
            break;
        finish(started, status);
        give_ahead(lane);
    }
    return done_of(lane) != before;
}

/* All fail with what the last error says, as when a rank is gone that they wait for. */
static void fail_all(struct lane *lane, dtl_status status)
{
    pthread_mutex_lock(&lane->lock);
    dtl__node_tear(&lane->node);
    while (lane->first != NULL)
        finish(lane->first, status);
    pthread_mutex_unlock(&lane->lock);
}

/* ---- who goes on with them ------------------------------------------------------------------- */

void dtl__lane_advance(struct lane *lane)
{
    struct last_error theirs;

    if (lane == NULL || pthread_mutex_trylock(&lane->lock) != 0)
        return;
    if (lane->first != NULL) {
        dtl__error_put_aside(&theirs);
        advance(lane);
        dtl__error_take_back();
    }
    pthread_mutex_unlock(&lane->lock);
}

static bool is_owing(void)
{
    return atomic_load(&owed) > 0;
}

/* For as long as it moves, and some more: ranks that go on at the same time answer at once, if they
 * have CPUs of their own. */
static void advance_long(struct lane *lane)
{
    bool is_busy = true;

    for (int look = 0; look < lane->looks && is_busy; look++) {
        if (pthread_mutex_trylock(&lane->lock) != 0)
            return;
        if (lane->first != NULL && advance(lane))
            look = 0;
        is_busy = lane->first != NULL;
        pthread_mutex_unlock(&lane->lock);
        dtl__pause();
    }
}

/* A worker. */
static void advance_all(void)
{
    if (!is_owing() || pthread_mutex_trylock(&registry) != 0)
        return;
    for (struct lane *lane = lanes; lane != NULL; lane = lane->other)
        advance_long(lane);
    pthread_mutex_unlock(&registry);
}

/* ---- lanes ----------------------------------------------------------------------------------- */

struct lane *dtl__lane_make(struct node *node)
{
    struct lane *lane = NULL;

    if (dtl__alloc((void **)&lane, sizeof *lane, "lane") != DTL_SUCCESS)
        return NULL;
    pthread_mutex_init(&lane->lock, NULL);
    lane->node = (struct node){.comm = node->comm, .back = node->back, .is_polled = true};
    return lane;
}

void dtl__lane_open(struct lane *lane, const struct node *node)
{
    static struct worker worker = {.work = advance_all};

    dtl__worker_add(&worker);
    lane->node.stations = node->stations + node->comm->size;
    lane->node.past = node->past;
    lane->patience = node->patience;
    lane->looks = lane->patience > 0 ? dtl__looks(LINGER) : 1;
    pthread_mutex_lock(&registry);
    lane->other = lanes;
    lanes = lane;
    pthread_mutex_unlock(&registry);
}

void dtl__lane_release(struct lane *lane)
{
    struct lane **link = &lanes;

    if (lane == NULL)
        return;
    pthread_mutex_lock(&registry);
    while (*link != NULL && *link != lane)
        link = &(*link)->other;
    if (*link != NULL)
        *link = lane->other;
    pthread_mutex_unlock(&registry);
    pthread_mutex_destroy(&lane->lock);
    dtl__release(lane);
}

bool dtl__lane_is_open(const struct node *node)
{
    return node->lane != NULL && !atomic_load_explicit(&dtl__node_is_over, memory_order_relaxed);
}

dtl_status dtl__lane_settle(struct comm *comm)
{
    return comm->node == NULL || comm->node->is_asked ? DTL_SUCCESS : dtl__node_open(comm->node);
}

/* ---- started --------------------------------------------------------------------------------- */

dtl_status dtl__started_make(struct comm *comm, struct node_started **out)
{
    struct node_started *started = NULL;
    dtl_status status = dtl__alloc((void **)&started, sizeof *started, "collective");

    if (status != DTL_SUCCESS)
        return status;
    started->lane = comm->node->lane;
    *out = started;
    return DTL_SUCCESS;
}

void dtl__started_release(struct node_started *started)
{
    dtl__release(started);
}

/* Under the lock. */
static void append(struct lane *lane, struct node_started *started)
{
    if (lane->first == NULL)
        lane->first = started;
    else
        lane->last->next = started;
    lane->last = started;
    if (lane->ungiven == NULL)
        lane->ungiven = started;
    atomic_fetch_add(&owed, 1);
}

void dtl__started_start(struct node_started *started, const struct collective *what)
{
    struct lane *lane = started->lane;
    struct last_error theirs;
    uint64_t bytes, given;
    bool is_owed;

    started->what = what;
    started->next = NULL;
    started->way = dtl__way_of(&lane->node, what, &bytes, &given);
    started->is_begun = false;
    atomic_store_explicit(&started->is_over, false, memory_order_relaxed);
    pthread_mutex_lock(&lane->lock);
    append(lane, started);
    dtl__error_put_aside(&theirs); /* of an earlier one */
    advance(lane);
    dtl__error_take_back();
    is_owed = lane->ungiven != NULL;
    pthread_mutex_unlock(&lane->lock);
    if (is_owed)
        dtl__service_require_thread(is_owing);
}

static dtl_status result(const struct node_started *started)
{
    return started->status == DTL_SUCCESS ? DTL_SUCCESS
                                          : dtl__fail_again(started->status, started->words);
}

static bool is_over(const struct node_started *started)
{
    return atomic_load_explicit(&started->is_over, memory_order_acquire);
}

struct waited {
    struct node_started *started;
    uint64_t seen; /* how far the lane was */
};

/* A wait_test: whether the lane has gone on, or this one is over.  What goes on is soon to be
 * looked at again: a wait that has lasted for long looks seldom. */
static dtl_status has_moved(void *state, bool *done)
{
    const struct waited *waited = state;
    struct node_started *started = waited->started;

    if (!is_over(started))
        dtl__lane_advance(started->lane);
    *done = is_over(started) || done_of(started->lane) != waited->seen;
    return *done ? DTL_SUCCESS : dtl__node_poll(started->lane->node.comm);
}

dtl_status dtl__started_test(struct node_started *started, bool *done)
{
    struct waited waited = {started, done_of(started->lane)};
    dtl_status status = has_moved(&waited, done);

    *done = is_over(started);
    if (status != DTL_SUCCESS)
        fail_all(started->lane, status);
    *done = *done || status != DTL_SUCCESS;
    return *done ? result(started) : DTL_SUCCESS;
}

dtl_status dtl__started_wait(struct node_started *started)
{
    struct lane *lane = started->lane;
    dtl_status status = DTL_SUCCESS;

    for (int look = 0; look <= lane->patience && !is_over(started); look++) {
        dtl__lane_advance(lane);
        dtl__pause();
    }
    while (!is_over(started) && status == DTL_SUCCESS) {
        struct waited waited = {started, done_of(lane)};

        status = dtl__wait(has_moved, &waited, &dtl__pace);
    }
    if (dtl__is_interrupt(status))
        return status;
    if (status != DTL_SUCCESS)
        fail_all(lane, status);
    return result(started);
}
