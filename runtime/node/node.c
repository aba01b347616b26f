/* SPDX-License-Identifier: BSD-3-Clause */
#include "node.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "algorithms.h"
#include "collective_queue.h"
#include "comm/composed.h"
#include "hierarchical.h"
#include "job/job.h"
#include "progress/service.h"
#include "topology/placement.h"
#include "topology/segment.h"

/* What the memory begins with. */
struct prologue {
    _Alignas(NODE_LINE) uint64_t token[2];
};

/* Where the memory is, as the rank that made it tells the others. */
struct offer {
    struct node_name host;
    int64_t process;
    int64_t file; /* -1: there is none */
    uint64_t token[2];
};

/* What all ranks have to know of each: on which CPUs they run, whether one has failed, though it is
 * on the same node, whether one has no thread that would look after what is started, which way its
 * user wants large blocks to go, and what it has found before of the CPUs. */
struct report {
    struct cpu_set cpus;
    uint64_t has_failed;
    uint64_t is_refused;
    uint64_t has_no_thread;
    uint64_t wants_pieces;
    uint64_t wants_direct;
    uint64_t is_unmeasured;
    uint64_t is_far;
    uint64_t is_past;
};

/* What the process has found: once, for it takes some time. */
enum { MEASURED = 1, FAR = 2, PAST = 4 };
static atomic_int found;

atomic_bool dtl__node_is_over;

static uint64_t memory_size(const struct comm *comm)
{
    /* Called and started ones have stations of their own. */
    return sizeof(struct prologue) + 2 * (uint64_t)comm->size * sizeof(struct node_station);
}

static bool is_asked_for(const char *way)
{
    const char *option = dtl__option("DTL_NODE_COLLECTIVES");

    return option != NULL && strcmp(option, way) == 0;
}

bool dtl__node_is_wanted(void)
{
    return !is_asked_for("off");
}

/* ---- leaving --------------------------------------------------------------------------------- */

static pthread_mutex_t shared_lock = PTHREAD_MUTEX_INITIALIZER;
static struct node *shared; /* nodes whose ranks share memory, until they are released */

static void over(void)
{
    atomic_store(&dtl__node_is_over, true);
}

/* Ranks that wait for this one in a collective read in its stations that it never comes.  The
 * release stores pair with the acquire loads in dtl__node_is_left() and look(): all steps that this
 * rank has published are visible to a rank that reads NODE_LEFT. */
static void stations_leave(const struct node *node)
{
    int32_t size = node->comm->size, rank = node->comm->rank;

    atomic_store_explicit(&node->stations[rank].done, NODE_LEFT, memory_order_release);
    atomic_store_explicit(&node->stations[size + rank].done, NODE_LEFT, memory_order_release);
}

/* Called when no thread of the library runs collectives any more. */
static void all_leave(void)
{
    pthread_mutex_lock(&shared_lock);
    for (const struct node *node = shared; node != NULL; node = node->next)
        stations_leave(node);
    pthread_mutex_unlock(&shared_lock);
}

static void shared_add(struct node *node)
{
    pthread_mutex_lock(&shared_lock);
    node->next = shared;
    shared = node;
    pthread_mutex_unlock(&shared_lock);
}

static void shared_remove(struct node *node)
{
    struct node **link = &shared;

    pthread_mutex_lock(&shared_lock);
    while (*link != NULL && *link != node)
        link = &(*link)->next;
    if (*link != NULL)
        *link = node->next;
    pthread_mutex_unlock(&shared_lock);
}

/* ---- making ---------------------------------------------------------------------------------- */

dtl_status dtl__node_make(struct comm *comm, const struct comm_ops *back)
{
    static struct exit_hook hook = {.call = over, .end = all_leave};
    struct node *node = NULL;
    dtl_status status;

    if (comm->size < 2 || !dtl__node_is_wanted())
        return DTL_SUCCESS;
    status = dtl__alloc((void **)&node, sizeof *node, "node");
    if (status != DTL_SUCCESS)
        return status;
    dtl__job_add_exit_hook(&hook);
    node->comm = comm;
    node->back = back;
    comm->node = node;
    return DTL_SUCCESS;
}

static void memory_leave(struct node *node)
{
    if (node->mapping != NULL)
        dtl__segment_close(node->mapping, memory_size(node->comm));
    node->mapping = NULL;
}

void dtl__node_release(struct node *node)
{
    if (node != NULL) {
        dtl__levels_release(node->levels);
        dtl__lane_release(node->lane);
        shared_remove(node);
        if (node->stations != NULL)
            stations_leave(node);
        memory_leave(node);
    }
    dtl__release(node);
}

/* ---- opening --------------------------------------------------------------------------------- */

static void memory_offer(struct node *node, struct offer *offer)
{
    int file;

    dtl__node_name_here(&offer->host);
    dtl__segment_token(offer->token);
    if (!dtl__segment_make(memory_size(node->comm), &file, &node->mapping))
        return;
    memcpy(node->mapping, offer->token, sizeof offer->token);
    offer->process = (int64_t)getpid();
    offer->file = file;
}

/* Returns whether this rank is on the same node. */
static bool memory_accept(struct node *node, const struct offer *offer)
{
    uint64_t bytes = memory_size(node->comm);
    struct node_name here;
    void *mapping = NULL;

    dtl__node_name_here(&here);
    if (dtl__node_name_compare(&here, &offer->host) != 0)
        return false;
    if (offer->file < 0 || !dtl__segment_open(offer->process, (int)offer->file, bytes, &mapping))
        return true;
    if (memcmp(mapping, offer->token, sizeof offer->token) == 0)
        node->mapping = mapping;
    else
        dtl__segment_close(mapping, bytes);
    return true;
}

/* Once a process: slower than need be is no failure of a call. */
static void refusal_tell(const struct node *node)
{
    static atomic_bool is_told;

    if (node->comm->rank == 0 && !atomic_exchange(&is_told, true))
        fprintf(stderr,
                "dtl: the system refuses %llu KiB of memory that ranks of a node share; their "
                "collectives go through %s\n",
                (unsigned long long)(memory_size(node->comm) / 1024), node->back->name);
}

static dtl_status run(struct node *node, struct collective what)
{
    return node->back->collectives[what.kind](node->comm, &what);
}

/* Rank 0 makes the memory, which the others open before it closes the file. */
static dtl_status memory_share(struct node *node, struct report *all)
{
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE), *word = dtl__dtype(DTL_DTYPE_UINT64);
    bool is_maker = node->comm->rank == 0, is_here = true;
    struct offer offer = {.file = -1};
    struct report mine = {0};
    dtl_status status;

    if (is_maker)
        memory_offer(node, &offer);
    status = run(node, broadcast_of(&offer, sizeof offer, byte, 0));
    if (status == DTL_SUCCESS && !is_maker)
        is_here = memory_accept(node, &offer);
    dtl__cpus_here(&mine.cpus);
    mine.is_refused = is_here && node->mapping == NULL;
    mine.wants_pieces = is_asked_for("pieces");
    mine.wants_direct = is_asked_for("direct");
    mine.is_unmeasured = (atomic_load(&found) & MEASURED) == 0;
    mine.is_far = (atomic_load(&found) & FAR) != 0;
    mine.is_past = (atomic_load(&found) & PAST) != 0;
    mine.has_no_thread = node->is_compared || !dtl__service_thread_is_wanted();
    if (node->mapping != NULL && !mine.has_no_thread)
        node->lane = dtl__lane_make(node);
    mine.has_failed = node->mapping == NULL || (node->lane == NULL && !mine.has_no_thread);
    if (status == DTL_SUCCESS)
        status =
            run(node, allreduce_of(&mine, all, sizeof mine / sizeof(uint64_t), word, DTL_OP_BOR));
    if (is_maker && offer.file >= 0)
        close((int)offer.file);
    return status;
}

static void memory_use(struct node *node, const struct report *all)
{
    bool has_thread = dtl__service_thread_is_wanted();

    node->stations = (struct node_station *)((struct prologue *)node->mapping + 1);
    node->pace = has_thread ? &dtl__pace_bare : &dtl__pace;
    if (has_thread && dtl__cpus_count(&all->cpus) >= node->comm->size)
        node->patience = dtl__looks(NODE_PATIENCE);
    node->past = UINT64_MAX;
}

/* By what is faster, where each rank has a CPU.  All know that alike. */
static dtl_status distance_find(struct node *node, const struct report *all)
{
    struct distance distance = {.is_near = !all->is_far, .is_past = all->is_past};
    dtl_status status = DTL_SUCCESS;

    if (all->has_no_thread || dtl__cpus_count(&all->cpus) < node->comm->size)
        return DTL_SUCCESS;
    if (all->is_unmeasured)
        status = dtl__distance_measure(node, &distance);
    if (status != DTL_SUCCESS)
        return status;
    atomic_store(&found, MEASURED | (distance.is_near ? 0 : FAR) | (distance.is_past ? PAST : 0));
    node->is_near = distance.is_near;
    if (distance.is_past)
        node->past = PAST_LEAST;
    return DTL_SUCCESS;
}

/* Sets node->stations where the ranks share memory. */
static dtl_status memory_open(struct node *node)
{
    struct report all = {0};
    dtl_status status = memory_share(node, &all);

    if (status != DTL_SUCCESS || all.has_failed || all.has_no_thread) {
        dtl__lane_release(node->lane);
        node->lane = NULL;
    }
    if (status == DTL_SUCCESS && all.is_refused)
        refusal_tell(node);
    if (status != DTL_SUCCESS || all.has_failed) {
        memory_leave(node);
        return status;
    }
    memory_use(node, &all);
    shared_add(node);
    status = distance_find(node, &all);
    if (all.wants_pieces || all.wants_direct)
        node->is_near = all.wants_pieces && !all.wants_direct;
    if (node->lane != NULL)
        dtl__lane_open(node->lane, node);
    return status;
}

dtl_status dtl__node_open(struct node *node)
{
    /* A barrier can be interrupted while it waits for other ranks; what follows can't where MPI
     * does it. */
    dtl_status status = node->back->barrier(node->comm);

    if (status != DTL_SUCCESS)
        return status;
    node->is_asked = true; /* what the back end composes goes through the node's table */
    if (node->comm->size <= NODE_RANKS)
        status = memory_open(node);
    if (status == DTL_SUCCESS && node->stations == NULL && node->comm->size > 2 &&
        !node->is_compared)
        status = dtl__levels_open(node);
    node->is_asked = status == DTL_SUCCESS || node->stations != NULL;
    return status;
}

/* ---- waiting --------------------------------------------------------------------------------- */

struct awaited {
    struct node *node;
    int32_t rank;
    uint64_t number;
};

/* Others may need it to come here.  What has arrived before would be found without MPI, so this
 * asks for what is never there: parts of a collective that a rank sends itself. */
dtl_status dtl__node_poll(struct comm *comm)
{
    bool is_there;

    return comm->ops->probe(comm, comm->rank, COMPOSED_TAG, &is_there, NULL);
}

const char *dtl__node_find(const struct node *node, int32_t rank, uint64_t number, uint64_t *mark)
{
    const struct node_slot *slot = dtl__node_slot(node, rank, number);

    if (atomic_load_explicit(&slot->number, memory_order_acquire) == number) {
        *mark = slot->mark;
        return slot->near;
    }
    for (uint64_t place = 0; place < NODE_PACKED && place < number; place++) {
        const struct node_line *line = dtl__node_line(node, rank, number - place);
        const struct node_packed *packed = &line->packed[place];

        if (atomic_load_explicit(&packed->number, memory_order_acquire) == number) {
            *mark = line->mark;
            return packed->data;
        }
    }
    return NULL;
}

bool dtl__node_is_left(const struct node *node, int32_t rank)
{
    return atomic_load_explicit(&node->stations[rank].done, memory_order_acquire) == NODE_LEFT;
}

dtl_status dtl__node_fail_left(int32_t rank)
{
    return dtl__fail(DTL_ERROR_RANK_FAILURE,
                     "rank %d has left the job, or has closed the context; expected all ranks in "
                     "the same collective",
                     (int)rank);
}

/* Whether a rank has given something.  It did so before it left, so that is read last. */
static dtl_status look(const struct awaited *awaited, bool *done)
{
    const struct node *node = awaited->node;
    uint64_t left = atomic_load_explicit(&node->stations[awaited->rank].done, memory_order_acquire);
    uint64_t mark;

    *done = dtl__node_find(node, awaited->rank, awaited->number, &mark) != NULL;
    if (*done || left < awaited->number)
        return DTL_SUCCESS;
    if (left == NODE_LEFT)
        return dtl__node_fail_left(awaited->rank);
    return dtl__fail(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                     "rank %d is in another collective, or has left this one; expected all "
                     "ranks in the same",
                     (int)awaited->rank);
}

/* What was started goes on while this rank waits for something else. */
static dtl_status others_serve(struct node *node)
{
    dtl__lane_advance(node->lane);
    return dtl__node_poll(node->comm);
}

/* A wait_test. */
static dtl_status has_given(void *state, bool *done)
{
    const struct awaited *awaited = state;
    dtl_status status = look(awaited, done);

    return *done || status != DTL_SUCCESS ? status : others_serve(awaited->node);
}

dtl_status dtl__node_wait(struct node *node, int32_t rank, uint64_t number)
{
    struct awaited awaited = {node, rank, number};
    bool done;
    dtl_status status;

    if (!node->is_polled)
        return dtl__wait(has_given, &awaited, node->pace);
    status = look(&awaited, &done);
    return done || status != DTL_SUCCESS ? status : NODE_NOT_YET;
}

/* Returns the last step that a rank is done with.  Pairs with the release store in
 * dtl__node_done(). */
static uint64_t done_of(const struct node *node, int32_t rank)
{
    return atomic_load_explicit(&node->stations[rank].done, memory_order_acquire);
}

/* A wait_test: whether a rank is done with a step. */
static dtl_status is_done(void *state, bool *done)
{
    const struct awaited *awaited = state;

    *done = done_of(awaited->node, awaited->rank) >= awaited->number;
    return *done ? DTL_SUCCESS : others_serve(awaited->node);
}

static dtl_status await_done(struct node *node, int32_t rank, uint64_t number)
{
    struct awaited awaited = {node, rank, number};

    for (int look = 0; look < node->patience; look++) {
        if (done_of(node, rank) >= number)
            return DTL_SUCCESS;
        dtl__pause();
    }
    if (node->is_polled)
        return done_of(node, rank) >= number ? DTL_SUCCESS : NODE_NOT_YET;
    return dtl__wait(is_done, &awaited, node->pace);
}

/* Of what is called this rank is done itself. */
dtl_status dtl__node_make_room(struct node *node, uint64_t number, uint64_t depth)
{
    uint64_t freed = UINT64_MAX;

    for (int32_t rank = 0; rank < node->comm->size; rank++) {
        dtl_status status = DTL_SUCCESS;
        uint64_t last;

        if (rank == node->comm->rank && !node->is_polled)
            continue;
        status = await_done(node, rank, number - depth);
        if (status != DTL_SUCCESS)
            return status;
        last = done_of(node, rank);
        if (last < freed)
            freed = last;
    }
    node->freed = freed;
    return DTL_SUCCESS;
}

void dtl__node_tear(struct node *node)
{
    node->is_torn = true;
    dtl__node_done(node, NODE_TORN);
}

void dtl__node_break(struct node *node)
{
    if (node == NULL)
        return;
    if (node->stations != NULL)
        dtl__node_tear(node);
    dtl__levels_break(node->levels);
}

dtl_status dtl__node_whole(const struct node *node)
{
    if (!node->is_torn)
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_COMMUNICATION, "an earlier collective has failed half way; "
                                              "expected no other in its context");
}
