/* SPDX-License-Identifier: BSD-3-Clause */
#include "node.h"

#include <string.h>
#include <unistd.h>

#include "comm/composed.h"
#include "job/job.h"
#include "progress/service.h"
#include "topology/place.h"
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

/* What all ranks have to know of each: on which CPUs they run, and whether one has failed. */
struct report {
    struct cpu_set cpus;
    uint64_t has_failed;
};

enum { PATIENCE = 2000 }; /* some 50 us */

atomic_bool dtl__node_is_over;

static uint64_t memory_size(const struct comm *comm)
{
    return sizeof(struct prologue) + (uint64_t)comm->size * sizeof(struct node_station);
}

bool dtl__node_is_wanted(void)
{
    const char *option = dtl__option("DTL_NODE_COLLECTIVES");

    return option == NULL || strcmp(option, "off") != 0;
}

static void over(void)
{
    atomic_store(&dtl__node_is_over, true);
}

dtl_status dtl__node_make(struct comm *comm, const struct comm_ops *back)
{
    static struct leave_hook hook = {.call = over};
    struct node *node = NULL;
    dtl_status status;

    if (comm->size < 2 || comm->size > NODE_RANKS || !dtl__node_is_wanted())
        return DTL_SUCCESS;
    status = dtl__alloc((void **)&node, sizeof *node, "node");
    if (status != DTL_SUCCESS)
        return status;
    dtl__job_before_leave(&hook);
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
    if (node != NULL)
        memory_leave(node);
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

static void memory_accept(struct node *node, const struct offer *offer)
{
    uint64_t bytes = memory_size(node->comm);
    struct node_name here;
    void *mapping = NULL;

    dtl__node_name_here(&here);
    if (offer->file < 0 || dtl__node_name_compare(&here, &offer->host) != 0 ||
        !dtl__segment_open(offer->process, (int)offer->file, bytes, &mapping))
        return;
    if (memcmp(mapping, offer->token, sizeof offer->token) == 0)
        node->mapping = mapping;
    else
        dtl__segment_close(mapping, bytes);
}

static dtl_status run(struct node *node, struct collective what)
{
    return node->back->collectives[what.kind](node->comm, &what);
}

/* Rank 0 makes the memory, which the others open before it closes the file. */
static dtl_status memory_share(struct node *node, struct report *all)
{
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE), *word = dtl__dtype(DTL_DTYPE_UINT64);
    bool is_maker = node->comm->rank == 0;
    struct offer offer = {.file = -1};
    struct report mine = {0};
    dtl_status status;

    if (is_maker)
        memory_offer(node, &offer);
    status = run(node, broadcast_of(&offer, sizeof offer, byte, 0));
    if (status == DTL_SUCCESS && !is_maker)
        memory_accept(node, &offer);
    dtl__cpus_here(&mine.cpus);
    mine.has_failed = node->mapping == NULL;
    if (status == DTL_SUCCESS)
        status =
            run(node, allreduce_of(&mine, all, sizeof mine / sizeof(uint64_t), word, DTL_OP_BOR));
    if (is_maker && offer.file >= 0)
        close((int)offer.file);
    return status;
}

dtl_status dtl__node_open(struct node *node)
{
    struct report all = {0};
    dtl_status status;

    node->is_asked = true; /* what the back end composes goes through the node's table */
    status = memory_share(node, &all);
    node->is_asked = status == DTL_SUCCESS;
    if (status != DTL_SUCCESS || all.has_failed) {
        memory_leave(node);
        return status;
    }
    node->stations = (struct node_station *)((struct prologue *)node->mapping + 1);
    node->pace = dtl__service_thread_is_wanted() ? &dtl__pace_bare : &dtl__pace;
    if (dtl__service_thread_is_wanted() && dtl__cpus_count(&all.cpus) >= node->comm->size)
        node->patience = PATIENCE;
    return DTL_SUCCESS;
}

/* ---- waiting --------------------------------------------------------------------------------- */

struct awaited {
    struct node *node;
    int32_t rank;
    uint64_t number;
};

/* What MPI has under way goes on meanwhile: others may need it to come here.  What has arrived
 * before would be found without MPI, so this asks for what is never there: parts of a collective
 * that a rank sends itself. */
static dtl_status poll(struct comm *comm)
{
    bool is_there;

    return comm->ops->probe(comm, comm->rank, COMPOSED_TAG, &is_there, NULL);
}

/* A wait_test: whether a rank has written its slot. */
static dtl_status has_given(void *state, bool *done)
{
    const struct awaited *awaited = state;
    struct node *node = awaited->node;
    const struct node_slot *slot = dtl__node_slot(node, awaited->rank, awaited->number);
    uint64_t left = atomic_load_explicit(&node->stations[awaited->rank].done, memory_order_acquire);
    uint64_t given = atomic_load_explicit(&slot->number, memory_order_acquire);

    *done = given == awaited->number;
    if (*done)
        return DTL_SUCCESS;
    if (left >= awaited->number)
        return dtl__fail(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                         "rank %d is in another collective, or has left this one; expected all "
                         "ranks in the same",
                         (int)awaited->rank);
    return poll(node->comm);
}

dtl_status dtl__node_wait(struct node *node, int32_t rank, uint64_t number)
{
    struct awaited awaited = {node, rank, number};

    return dtl__wait(has_given, &awaited, node->pace);
}

/* A wait_test: whether a rank is done with a step. */
static dtl_status is_done(void *state, bool *done)
{
    const struct awaited *awaited = state;

    *done = atomic_load_explicit(&awaited->node->stations[awaited->rank].done,
                                 memory_order_acquire) >= awaited->number;
    return *done ? DTL_SUCCESS : poll(awaited->node->comm);
}

dtl_status dtl__node_make_room(struct node *node, uint64_t number)
{
    uint64_t freed = UINT64_MAX;

    for (int32_t rank = 0; rank < node->comm->size; rank++) {
        const atomic_uint_fast64_t *done = &node->stations[rank].done;
        struct awaited awaited = {node, rank, number - NODE_DEPTH};
        dtl_status status = DTL_SUCCESS;
        uint64_t last;

        if (rank == node->comm->rank)
            continue;
        for (int look = 0; look < node->patience; look++) {
            if (atomic_load_explicit(done, memory_order_acquire) >= awaited.number)
                break;
            dtl__pause();
        }
        status = dtl__wait(is_done, &awaited, node->pace);
        if (status != DTL_SUCCESS)
            return status;
        last = atomic_load_explicit(done, memory_order_acquire);
        if (last < freed)
            freed = last;
    }
    node->freed = freed;
    return DTL_SUCCESS;
}

void dtl__node_tear(struct node *node)
{
    node->is_torn = true;
    dtl__node_done(node, UINT64_MAX);
}
