/* SPDX-License-Identifier: BSD-3-Clause */
/* Creation and release of nodes, and the list of nodes with shared memory: see node.h. */
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

/* The beginning of the shared segment. */
struct segment_header {
    _Alignas(NODE_LINE) uint64_t token[2];
};

/* Describes the segment; rank 0, which creates it, broadcasts this. */
struct segment_info {
    struct node_name host;
    int64_t process;
    int64_t file; /* file descriptor in that process; -1: there is no segment */
    uint64_t token[2];
};

/* Facts about each rank that all ranks combine by a bitwise OR: the CPUs on which they run, whether
 * mapping the segment has failed on some rank or was refused on the node of rank 0, whether a rank
 * has no progress thread for started collectives, how the user wants large blocks to be copied, and
 * earlier timing results. */
struct rank_info {
    struct cpu_set cpus;
    uint64_t has_failed;
    uint64_t mapping_is_refused;
    uint64_t has_no_thread;
    uint64_t wants_chunks;
    uint64_t wants_cross_memory;
    uint64_t is_unmeasured;
    uint64_t chunks_are_slower;
    uint64_t prefers_streaming;
};

/* Timing results of this process (copy_timing.c), kept because the measurement takes a while. */
enum { IS_MEASURED = 1, CHUNKS_SLOWER = 2, STREAMING_FASTER = 4 };
static atomic_int measured_timing;

atomic_bool dtl__node_job_has_ended;

/* Returns the bytes of the shared segment of a communicator. */
static uint64_t segment_size(const struct comm *comm)
{
    /* Blocking and started collectives have separate rank areas. */
    return sizeof(struct segment_header) + 2 * (uint64_t)comm->size * sizeof(struct rank_area);
}

/* Returns true if DTL_NODE_COLLECTIVES has this value. */
static bool option_is(const char *value)
{
    const char *option = dtl__option("DTL_NODE_COLLECTIVES");

    return option != NULL && strcmp(option, value) == 0;
}

bool dtl__node_is_enabled(void)
{
    return !option_is("off");
}

/* ---- departure at exit ----------------------------------------------------------------------- */

static pthread_mutex_t shared_lock = PTHREAD_MUTEX_INITIALIZER;
static struct node
    *shared_nodes; /* list of nodes whose ranks share memory, until their release; under the lock */

/* Exit handler, called before publish_departures(): shared memory is not used any more. */
static void handle_job_end(void)
{
    atomic_store(&dtl__node_job_has_ended, true);
}

/* Stores NODE_DEPARTED in the areas of this rank, so that ranks that wait for it in a collective
 * fail. The release stores pair with the acquire loads in dtl__node_has_departed() and
 * check_rank(): a rank that reads NODE_DEPARTED sees all steps that this rank has published. */
static void publish_departure(const struct node *node)
{
    int32_t size = node->comm->size, rank = node->comm->rank;

    atomic_store_explicit(&node->rank_areas[rank].released, NODE_DEPARTED, memory_order_release);
    atomic_store_explicit(&node->rank_areas[size + rank].released, NODE_DEPARTED,
                          memory_order_release);
}

/* Exit handler, called when no thread of the library runs collectives any more. */
static void publish_departures(void)
{
    pthread_mutex_lock(&shared_lock);
    for (const struct node *node = shared_nodes; node != NULL; node = node->next)
        publish_departure(node);
    pthread_mutex_unlock(&shared_lock);
}

/* add_shared_node() and remove_shared_node() take the lock. Removing an absent node has no effect.
 */
static void add_shared_node(struct node *node)
{
    pthread_mutex_lock(&shared_lock);
    node->next = shared_nodes;
    shared_nodes = node;
    pthread_mutex_unlock(&shared_lock);
}

static void remove_shared_node(struct node *node)
{
    struct node **link = &shared_nodes;

    pthread_mutex_lock(&shared_lock);
    while (*link != NULL && *link != node)
        link = &(*link)->next;
    if (*link != NULL)
        *link = node->next;
    pthread_mutex_unlock(&shared_lock);
}

/* ---- creation and release -------------------------------------------------------------------- */

dtl_status dtl__node_make(struct comm *comm, const struct comm_ops *backend)
{
    static struct exit_hook hook = {.call = handle_job_end, .end = publish_departures};
    struct node *node = NULL;
    dtl_status status;

    if (comm->size < 2 || !dtl__node_is_enabled())
        return DTL_SUCCESS;
    status = dtl__alloc((void **)&node, sizeof *node, "node");
    if (status != DTL_SUCCESS)
        return status;
    dtl__job_add_exit_hook(&hook);
    node->comm = comm;
    node->backend = backend;
    comm->node = node;
    return DTL_SUCCESS;
}

static void unmap_segment(struct node *node)
{
    if (node->mapping != NULL)
        dtl__segment_close(node->mapping, segment_size(node->comm));
    node->mapping = NULL;
}

void dtl__node_release(struct node *node)
{
    if (node != NULL) {
        dtl__hierarchy_release(node->hierarchy);
        dtl__collective_queue_release(node->queue);
        remove_shared_node(node);
        if (node->rank_areas != NULL)
            publish_departure(node);
        unmap_segment(node);
    }
    dtl__release(node);
}

/* ---- mapping the segment --------------------------------------------------------------------- */

/* Creates and maps the segment, and describes it in *segment_info. Leaves `file` and
 * node->mapping as they are if the system refuses. */
static void create_segment(struct node *node, struct segment_info *segment_info)
{
    int file;

    dtl__local_node_name(&segment_info->host);
    dtl__segment_token(segment_info->token);
    if (!dtl__segment_make(segment_size(node->comm), &file, &node->mapping))
        return;
    memcpy(node->mapping, segment_info->token, sizeof segment_info->token);
    segment_info->process = (int64_t)getpid();
    segment_info->file = file;
}

/* Maps the segment of rank 0, if possible; node->mapping stays NULL otherwise. Returns true if
 * this rank is on the same node, also if the mapping has failed. */
static bool map_segment(struct node *node, const struct segment_info *segment_info)
{
    uint64_t bytes = segment_size(node->comm);
    struct node_name here;
    void *mapping = NULL;

    dtl__local_node_name(&here);
    if (dtl__node_name_compare(&here, &segment_info->host) != 0)
        return false;
    if (segment_info->file < 0 ||
        !dtl__segment_open(segment_info->process, (int)segment_info->file, bytes, &mapping))
        return true;
    if (memcmp(mapping, segment_info->token, sizeof segment_info->token) == 0)
        node->mapping = mapping;
    else
        dtl__segment_close(mapping, bytes);
    return true;
}

/* Prints a warning on rank 0, once per process: slower collectives are no failure of a call. */
static void warn_refusal(const struct node *node)
{
    static atomic_bool has_warned;

    if (node->comm->rank == 0 && !atomic_exchange(&has_warned, true))
        fprintf(stderr,
                "dtl: the system refuses a shared memory segment of %llu KiB; collectives use %s\n",
                (unsigned long long)(segment_size(node->comm) / 1024), node->backend->name);
}

/* Runs a collective with the backend's own operation, without shared memory. */
static dtl_status run_backend(struct node *node, struct collective what)
{
    return node->backend->collectives[what.kind](node->comm, &what);
}

/* Collective. Rank 0 creates the segment, and the other ranks map it before rank 0 closes the
 * file. Creates the queue of started collectives if this process has a progress thread. Sets
 * *all to the combined facts of all ranks. */
static dtl_status share_segment(struct node *node, struct rank_info *all)
{
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE), *word = dtl__dtype(DTL_DTYPE_UINT64);
    bool is_creator = node->comm->rank == 0, is_same_node = true;
    struct segment_info segment_info = {.file = -1};
    struct rank_info mine = {0};
    dtl_status status;

    if (is_creator)
        create_segment(node, &segment_info);
    status = run_backend(node, broadcast_of(&segment_info, sizeof segment_info, byte, 0));
    if (status == DTL_SUCCESS && !is_creator)
        is_same_node = map_segment(node, &segment_info);
    dtl__allowed_cpus(&mine.cpus);
    mine.mapping_is_refused = is_same_node && node->mapping == NULL;
    mine.wants_chunks = option_is("pieces");
    mine.wants_cross_memory = option_is("direct");
    mine.is_unmeasured = (atomic_load(&measured_timing) & IS_MEASURED) == 0;
    mine.chunks_are_slower = (atomic_load(&measured_timing) & CHUNKS_SLOWER) != 0;
    mine.prefers_streaming = (atomic_load(&measured_timing) & STREAMING_FASTER) != 0;
    mine.has_no_thread = node->is_call_check || !dtl__service_thread_is_wanted();
    if (node->mapping != NULL && !mine.has_no_thread)
        node->queue = dtl__collective_queue_make(node);
    mine.has_failed = node->mapping == NULL || (node->queue == NULL && !mine.has_no_thread);
    if (status == DTL_SUCCESS)
        status = run_backend(
            node, allreduce_of(&mine, all, sizeof mine / sizeof(uint64_t), word, DTL_OP_BOR));
    if (is_creator && segment_info.file >= 0)
        close((int)segment_info.file);
    return status;
}

/* Sets node->rank_areas to the mapped segment, and how the node's waits use the CPU. */
static void use_segment(struct node *node, const struct rank_info *all)
{
    bool has_thread = dtl__service_thread_is_wanted();

    node->rank_areas = (struct rank_area *)((struct segment_header *)node->mapping + 1);
    node->pace = has_thread ? &dtl__pace_bare : &dtl__pace;
    if (has_thread && dtl__cpus_count(&all->cpus) >= node->comm->size)
        node->spin_count = dtl__pauses_within(NODE_SPIN_TIME);
    node->stream_threshold = UINT64_MAX;
}

/* Collective. Chooses the faster way to copy where each rank has a CPU of its own, and measures
 * it if some rank has not; all ranks have the same input and choose the same. */
static dtl_status apply_copy_timing(struct node *node, const struct rank_info *all)
{
    struct copy_timing copy_timing = {.prefers_chunks = !all->chunks_are_slower,
                                      .prefers_streaming = all->prefers_streaming};
    dtl_status status = DTL_SUCCESS;

    if (all->has_no_thread || dtl__cpus_count(&all->cpus) < node->comm->size)
        return DTL_SUCCESS;
    if (all->is_unmeasured)
        status = dtl__copy_timing_measure(node, &copy_timing);
    if (status != DTL_SUCCESS)
        return status;
    atomic_store(&measured_timing, IS_MEASURED | (copy_timing.prefers_chunks ? 0 : CHUNKS_SLOWER) |
                                       (copy_timing.prefers_streaming ? STREAMING_FASTER : 0));
    node->prefers_chunks = copy_timing.prefers_chunks;
    if (copy_timing.prefers_streaming)
        node->stream_threshold = NON_TEMPORAL_LEAST;
    return DTL_SUCCESS;
}

/* Collective. Sets node->rank_areas and, if all ranks have a progress thread, node->queue if
 * the ranks share memory; otherwise leaves both NULL. */
static dtl_status open_segment(struct node *node)
{
    struct rank_info all = {0};
    dtl_status status = share_segment(node, &all);

    if (status != DTL_SUCCESS || all.has_failed || all.has_no_thread) {
        dtl__collective_queue_release(node->queue);
        node->queue = NULL;
    }
    if (status == DTL_SUCCESS && all.mapping_is_refused)
        warn_refusal(node);
    if (status != DTL_SUCCESS || all.has_failed) {
        unmap_segment(node);
        return status;
    }
    use_segment(node, &all);
    add_shared_node(node);
    status = apply_copy_timing(node, &all);
    if (all.wants_chunks || all.wants_cross_memory)
        node->prefers_chunks = all.wants_chunks && !all.wants_cross_memory;
    if (node->queue != NULL)
        dtl__collective_queue_open(node->queue, node);
    return status;
}

dtl_status dtl__node_open(struct node *node)
{
    /* The barrier can be interrupted while it waits for other ranks; the collectives below cannot
     * where MPI runs them. */
    dtl_status status = node->backend->barrier(node->comm);

    if (status != DTL_SUCCESS)
        return status;
    node->is_sharing_known = true; /* set before the collectives below, because those that the
                              backend composes of others use the node's operations */
    if (node->comm->size <= NODE_RANKS)
        status = open_segment(node);
    if (status == DTL_SUCCESS && node->rank_areas == NULL && node->comm->size > 2 &&
        !node->is_call_check)
        status = dtl__hierarchy_open(node);
    node->is_sharing_known = status == DTL_SUCCESS || node->rank_areas != NULL;
    return status;
}

/* ---- waiting for other ranks ----------------------------------------------------------------- */

struct rank_wait {
    struct node *node;
    int32_t rank;
    uint64_t number;
};

/* Makes progress on messages, which other ranks may need in order to reach this collective.  A
 * probe for a message that has already arrived would succeed without entering MPI, so this probes
 * for one that never arrives: a part of a collective that a rank sends to itself. */
dtl_status dtl__node_poll(struct comm *comm)
{
    bool is_there;

    return comm->ops->probe(comm, comm->rank, COMPOSED_TAG, &is_there, NULL);
}

const char *dtl__node_find_block(const struct node *node, int32_t rank, uint64_t number,
                                 uint64_t *signature)
{
    const struct node_slot *slot = dtl__node_slot(node, rank, number);

    if (atomic_load_explicit(&slot->number, memory_order_acquire) == number) {
        *signature = slot->signature;
        return slot->inline_block;
    }
    for (uint64_t index = 0; index < NODE_PACKED && index < number; index++) {
        const struct packed_line *line = dtl__node_packed_line(node, rank, number - index);
        const struct packed_block *packed = &line->packed[index];

        if (atomic_load_explicit(&packed->number, memory_order_acquire) == number) {
            *signature = line->signature;
            return packed->data;
        }
    }
    return NULL;
}

bool dtl__node_has_departed(const struct node *node, int32_t rank)
{
    return atomic_load_explicit(&node->rank_areas[rank].released, memory_order_acquire) ==
           NODE_DEPARTED;
}

dtl_status dtl__node_fail_departed(int32_t rank)
{
    return dtl__fail(DTL_ERROR_RANK_FAILURE,
                     "rank %d has left the job, or has closed the context; expected all ranks in "
                     "the same collective",
                     (int)rank);
}

/* Sets *done if the rank has published the step; fails if it never will.  The rank publishes before
 * it stores `released`, so `released` is read first. */
static dtl_status check_rank(const struct rank_wait *rank_wait, bool *done)
{
    const struct node *node = rank_wait->node;
    uint64_t released =
        atomic_load_explicit(&node->rank_areas[rank_wait->rank].released, memory_order_acquire);
    uint64_t signature;

    *done = dtl__node_find_block(node, rank_wait->rank, rank_wait->number, &signature) != NULL;
    if (*done || released < rank_wait->number)
        return DTL_SUCCESS;
    if (released == NODE_DEPARTED)
        return dtl__node_fail_departed(rank_wait->rank);
    return dtl__fail(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                     "rank %d is in another collective, or has left this one; expected all "
                     "ranks in the same",
                     (int)rank_wait->rank);
}

/* Makes progress on started collectives and messages while this rank waits. */
static dtl_status make_progress(struct node *node)
{
    dtl__collective_queue_advance(node->queue);
    return dtl__node_poll(node->comm);
}

/* Test callback for dtl__wait(): true once the rank has published the step; otherwise makes
 * progress. Fails if the rank never will publish it. */
static dtl_status rank_has_published(void *state, bool *done)
{
    const struct rank_wait *rank_wait = state;
    dtl_status status = check_rank(rank_wait, done);

    return *done || status != DTL_SUCCESS ? status : make_progress(rank_wait->node);
}

dtl_status dtl__node_wait(struct node *node, int32_t rank, uint64_t number)
{
    struct rank_wait rank_wait = {node, rank, number};
    bool done;
    dtl_status status;

    if (!node->is_nonblocking)
        return dtl__wait(rank_has_published, &rank_wait, node->pace);
    status = check_rank(&rank_wait, &done);
    return done || status != DTL_SUCCESS ? status : NODE_WOULD_BLOCK;
}

/* Returns the last step that a rank has released.  Pairs with the release store in
 * dtl__node_release_step(). */
static uint64_t released_step_of(const struct node *node, int32_t rank)
{
    return atomic_load_explicit(&node->rank_areas[rank].released, memory_order_acquire);
}

/* Test callback for dtl__wait(): true once the rank has released the step. */
static dtl_status rank_has_released(void *state, bool *done)
{
    const struct rank_wait *rank_wait = state;

    *done = released_step_of(rank_wait->node, rank_wait->rank) >= rank_wait->number;
    return *done ? DTL_SUCCESS : make_progress(rank_wait->node);
}

/* Waits until `rank` has released step `number`. A nonblocking node returns NODE_WOULD_BLOCK
 * instead after a short poll. */
static dtl_status wait_released(struct node *node, int32_t rank, uint64_t number)
{
    struct rank_wait rank_wait = {node, rank, number};

    for (int poll = 0; poll < node->spin_count; poll++) {
        if (released_step_of(node, rank) >= number)
            return DTL_SUCCESS;
        dtl__pause();
    }
    if (node->is_nonblocking)
        return released_step_of(node, rank) >= number ? DTL_SUCCESS : NODE_WOULD_BLOCK;
    return dtl__wait(rank_has_released, &rank_wait, node->pace);
}

/* A rank has released its own earlier blocking steps, so only the queue's node checks itself. */
dtl_status dtl__node_wait_for_space(struct node *node, uint64_t number, uint64_t depth)
{
    uint64_t released_step = UINT64_MAX;

    for (int32_t rank = 0; rank < node->comm->size; rank++) {
        dtl_status status = DTL_SUCCESS;
        uint64_t last;

        if (rank == node->comm->rank && !node->is_nonblocking)
            continue;
        status = wait_released(node, rank, number - depth);
        if (status != DTL_SUCCESS)
            return status;
        last = released_step_of(node, rank);
        if (last < released_step)
            released_step = last;
    }
    node->released_step = released_step;
    return DTL_SUCCESS;
}

void dtl__node_mark_failed(struct node *node)
{
    node->has_failed_collective = true;
    dtl__node_release_step(node, NODE_FAILED);
}

void dtl__node_fail_later_calls(struct node *node)
{
    if (node == NULL)
        return;
    if (node->rank_areas != NULL)
        dtl__node_mark_failed(node);
    dtl__hierarchy_fail_later_calls(node->hierarchy);
}

dtl_status dtl__node_check_usable(const struct node *node)
{
    if (!node->has_failed_collective)
        return DTL_SUCCESS;
    return dtl__fail(
        DTL_ERROR_COMMUNICATION,
        "an earlier collective of this context has failed midway; expected a new context");
}
