/* SPDX-License-Identifier: BSD-3-Clause */
/* A two-level collective has three stages: among the ranks of each node, between the leaders, and
 * again among the ranks of each node.  Large data is split into chunks: while one chunk is between
 * the leaders, the nodes work on the next. */
#include "hierarchical.h"

#include <string.h>

#include "algorithms.h"
#include "comm/composed.h"
#include "progress/service.h"
#include "topology/placement.h"

struct hierarchy {
    struct comm *parent;
    const struct comm_ops *backend;
    struct comm local;   /* the ranks of this node */
    struct comm leaders; /* the leaders; size 0 where this rank is no leader */
    int32_t nodes;
    int32_t own_node; /* the index of this rank's node */
    uint64_t *starts; /* the first rank of each node, and the number of ranks at the end; ranks of a
                         node are consecutive */
    uint64_t *counts; /* elements and offset of each node */
    uint64_t *displs;
    char *scratch; /* a leader's buffer for two chunks; NULL on other ranks */
};

/* Returns true if this rank is the first one of its node; valid after hierarchy_split(). */
static bool is_leader(const struct hierarchy *hierarchy)
{
    return hierarchy->local.rank == 0;
}

/* Returns the number of ranks of a node. */
static uint64_t ranks_of(const struct hierarchy *hierarchy, int32_t node)
{
    return hierarchy->starts[node + 1] - hierarchy->starts[node];
}

/* Returns the index of the node on which a rank is. */
static int32_t node_of(const struct hierarchy *hierarchy, int32_t rank)
{
    int32_t node = 0;

    while (hierarchy->starts[node + 1] <= (uint64_t)rank)
        node++;
    return node;
}

void dtl__hierarchy_fail_later_calls(struct hierarchy *hierarchy)
{
    if (hierarchy != NULL)
        dtl__node_fail_later_calls(hierarchy->local.node);
}

/* ---- creation -------------------------------------------------------------------------------- */

void dtl__hierarchy_release(struct hierarchy *hierarchy)
{
    if (hierarchy == NULL)
        return;
    dtl__node_release(hierarchy->local.node);
    if (hierarchy->local.size > 0)
        hierarchy->backend->free(&hierarchy->local);
    if (hierarchy->leaders.size > 0)
        hierarchy->backend->free(&hierarchy->leaders);
    dtl__release(hierarchy->scratch);
    dtl__release(hierarchy->starts);
    dtl__release(hierarchy);
}

/* Allocates everything that can fail on one rank alone. The caller frees *out and *names, also
 * after a failure. */
static dtl_status hierarchy_make(struct node *node, struct hierarchy **out,
                                 struct node_name **names)
{
    uint64_t ranks = (uint64_t)node->comm->size;
    struct hierarchy *hierarchy = NULL;
    dtl_status status = dtl__alloc((void **)names, ranks * sizeof **names, "names of nodes");

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&hierarchy, sizeof *hierarchy,
                            "two-level collectives of a context");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&hierarchy->starts, 3 * (ranks + 1) * sizeof(uint64_t),
                            "nodes of a context");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&hierarchy->scratch, 2 * (uint64_t)LEADER_CHUNK,
                            "buffer of a leader");
    *out = hierarchy;
    if (status != DTL_SUCCESS)
        return status;
    hierarchy->parent = node->comm;
    hierarchy->backend = node->backend;
    hierarchy->counts = hierarchy->starts + ranks + 1;
    hierarchy->displs = hierarchy->counts + ranks + 1;
    return DTL_SUCCESS;
}

/* Sets the nodes of the hierarchy and the first rank of each. Returns true if two levels can be
 * used and bring a benefit: there are several nodes, the ranks of each are consecutive, known, and
 * at most NODE_RANKS, and some nodes have several ranks. */
static bool find_nodes(struct hierarchy *hierarchy, const struct node_name *names)
{
    int32_t size = hierarchy->parent->size;
    bool has_shared_node = false;

    for (int32_t rank = 0; rank < size; rank++) {
        if (rank == 0 || dtl__node_name_compare(&names[rank - 1], &names[rank]) != 0)
            hierarchy->starts[hierarchy->nodes++] = (uint64_t)rank;
        if (names[rank].boot[0] == '\0')
            return false;
        if (rank == hierarchy->parent->rank)
            hierarchy->own_node = hierarchy->nodes - 1;
    }
    hierarchy->starts[hierarchy->nodes] = (uint64_t)size;
    for (int32_t node = 0; node < hierarchy->nodes; node++) {
        if (ranks_of(hierarchy, node) > NODE_RANKS)
            return false;
        has_shared_node = has_shared_node || ranks_of(hierarchy, node) > 1;
        for (int32_t other = 0; other < node; other++)
            if (dtl__node_name_compare(&names[hierarchy->starts[other]],
                                       &names[hierarchy->starts[node]]) == 0)
                return false;
    }
    return hierarchy->nodes > 1 && has_shared_node;
}

/* Collective. Creates the communicators of both levels, opens the shared memory of this node,
 * and frees the scratch buffer of ranks that are no leaders. */
static dtl_status hierarchy_split(struct hierarchy *hierarchy)
{
    struct comm *parent = hierarchy->parent;
    bool is_leader_here = hierarchy->starts[hierarchy->own_node] == (uint64_t)parent->rank;
    dtl_status status =
        hierarchy->backend->split(parent, hierarchy->own_node, parent->rank, &hierarchy->local);

    if (status == DTL_SUCCESS)
        status = hierarchy->backend->split(parent, is_leader_here ? 0 : -1, parent->rank,
                                           &hierarchy->leaders);
    hierarchy->local.ops = hierarchy->leaders.ops = hierarchy->backend;
    hierarchy->local.node = hierarchy->leaders.node = NULL;
    if (status == DTL_SUCCESS && hierarchy->local.size > 1)
        status = dtl__node_make(&hierarchy->local, hierarchy->backend);
    if (status == DTL_SUCCESS && hierarchy->local.node != NULL)
        status = dtl__node_open(hierarchy->local.node);
    if (!is_leader_here) {
        dtl__release(hierarchy->scratch);
        hierarchy->scratch = NULL;
    }
    return status;
}

/* Collective. Sets *all_can if all ranks can use two levels; fails on all ranks if `status` is
 * a failure on one. */
static dtl_status hierarchy_agree(struct hierarchy *hierarchy, dtl_status status, bool *all_can)
{
    struct comm *local = &hierarchy->local;
    bool has_memory = local->size == 1 || (local->node != NULL && local->node->rank_areas != NULL);
    bool any[AGREED_FLAGS] = {[0] = !has_memory || !dtl__service_thread_is_wanted()};

    status = dtl__comm_agree_any(hierarchy->parent, status, any);
    *all_can = status == DTL_SUCCESS && !any[0];
    return status;
}

dtl_status dtl__hierarchy_open(struct node *node)
{
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE);
    struct node_name *names = NULL, here;
    struct hierarchy *hierarchy = NULL;
    bool all_can = false;
    dtl_status status = dtl__comm_agree(node->comm, hierarchy_make(node, &hierarchy, &names));

    dtl__local_node_name(&here);
    if (status == DTL_SUCCESS)
        status = node->backend->collectives[COLLECTIVE_ALLGATHER](
            node->comm, &(struct collective){.kind = COLLECTIVE_ALLGATHER,
                                             .type = byte,
                                             .send = &here,
                                             .recv = names,
                                             .count = sizeof here,
                                             .root = -1});
    if (status == DTL_SUCCESS && find_nodes(hierarchy, names))
        status = hierarchy_agree(hierarchy, hierarchy_split(hierarchy), &all_can);
    dtl__release(names);
    if (!all_can) {
        dtl__hierarchy_release(hierarchy);
        return status;
    }
    node->hierarchy = hierarchy;
    return DTL_SUCCESS;
}

/* ---- stages ---------------------------------------------------------------------------------- */

/* The stages of one chunk.  A stage whose type is NULL is empty. */
struct stages {
    struct collective before;    /* among the ranks of this node */
    struct collective between;   /* between leaders */
    struct collective after;     /* among the ranks of this node */
    struct operation *operation; /* of `between`, while it is in progress; NULL: none */
    void *result; /* in a reduce whose root is no leader: the buffer from which its leader sends the
                     result to it, and that in which it receives; NULL elsewhere */
    uint64_t count;
};

/* A chunk of a collective: `count` elements from `offset` on; `index` is its number. */
struct chunk {
    const struct hierarchy *hierarchy;
    const struct collective *what;
    uint64_t offset;
    uint64_t count;
    uint64_t index;
};

/* Returns the begin of the chunk in the send buffer; NULL if this rank has none. */
static const void *send_at(const struct chunk *chunk)
{
    const char *buffer = chunk->what->send;

    return buffer == NULL ? NULL : buffer + chunk->offset * chunk->what->type->size;
}

/* Returns the begin of the chunk in the receive buffer; NULL if this rank has none. */
static void *recv_at(const struct chunk *chunk)
{
    char *buffer = chunk->what->recv;

    return buffer == NULL ? NULL : buffer + chunk->offset * chunk->what->type->size;
}

/* Returns the half of the scratch buffer that consecutive chunks use in turn; NULL on a rank
 * that is no leader. */
static char *scratch_of(const struct chunk *chunk)
{
    return chunk->hierarchy->scratch == NULL
               ? NULL
               : chunk->hierarchy->scratch + (chunk->index % 2) * LEADER_CHUNK;
}

/* Sets the stages of a barrier. This function and those below get an *out with empty stages,
 * and set those that the kind needs on this rank. */
static void barrier_stages(const struct chunk *chunk, struct stages *out)
{
    const struct dtype *type = chunk->what->type;

    out->before = reduce_of(NULL, NULL, 0, type, DTL_OP_BOR, 0);
    out->between = barrier_of(type);
    out->after = broadcast_of(NULL, 0, type, 0);
}

/* Sets the stages of a broadcast: the root's node receives the data before the leaders exchange
 * it, and the other nodes after. */
static void broadcast_stages(const struct chunk *chunk, struct stages *out)
{
    const struct hierarchy *hierarchy = chunk->hierarchy;
    const struct dtype *type = chunk->what->type;
    int32_t root = chunk->what->root, node = node_of(hierarchy, root);
    int32_t local_root = root - (int32_t)hierarchy->starts[node];
    void *buffer = recv_at(chunk);

    if (node == hierarchy->own_node)
        out->before = broadcast_of(buffer, chunk->count, type, local_root);
    else
        out->after = broadcast_of(buffer, chunk->count, type, 0);
    out->between = broadcast_of(buffer, chunk->count, type, node);
}

/* Sets the stages of an allreduce, whose receive buffers hold the intermediate results. */
static void allreduce_stages(const struct chunk *chunk, struct stages *out)
{
    const struct collective *what = chunk->what;
    void *recv = recv_at(chunk);

    out->before = reduce_of(send_at(chunk), recv, chunk->count, what->type, what->op, 0);
    out->between = allreduce_of(recv, recv, chunk->count, what->type, what->op);
    out->after = broadcast_of(recv, chunk->count, what->type, 0);
}

/* Sets the stages of a reduce. Where the root is no leader, the result is also sent to it
 * (stages.result). */
static void reduce_stages(const struct chunk *chunk, struct stages *out)
{
    const struct hierarchy *hierarchy = chunk->hierarchy;
    const struct collective *what = chunk->what;
    int32_t node = node_of(hierarchy, what->root);
    bool is_root = what->root == hierarchy->parent->rank;
    void *result = is_root && is_leader(hierarchy) ? recv_at(chunk) : scratch_of(chunk);

    out->before = reduce_of(send_at(chunk), result, chunk->count, what->type, what->op, 0);
    out->between = reduce_of(result, node == hierarchy->own_node ? result : NULL, chunk->count,
                             what->type, what->op, node);
    if (hierarchy->starts[node] != (uint64_t)what->root)
        out->result = is_root                                               ? recv_at(chunk)
                      : node == hierarchy->own_node && is_leader(hierarchy) ? result
                                                                            : NULL;
    out->count = chunk->count;
}

/* Sets hierarchy->counts and displs, the counts and offsets of all nodes in elements. */
static void set_node_counts(const struct chunk *chunk)
{
    const struct hierarchy *hierarchy = chunk->hierarchy;

    for (int32_t node = 0; node < hierarchy->nodes; node++) {
        hierarchy->counts[node] = ranks_of(hierarchy, node) * chunk->count;
        hierarchy->displs[node] = hierarchy->starts[node] * chunk->count;
    }
}

/* Sets the stages of a gather, whose root is a leader, or of an allgather. */
static void gather_stages(const struct chunk *chunk, struct stages *out)
{
    const struct hierarchy *hierarchy = chunk->hierarchy;
    const struct collective *what = chunk->what;
    uint64_t own_node = ranks_of(hierarchy, hierarchy->own_node) * chunk->count;
    bool is_allgather = what->kind == COLLECTIVE_ALLGATHER;

    set_node_counts(chunk);
    out->before = gather_of(what->send, scratch_of(chunk), chunk->count, what->type, 0);
    if (is_allgather)
        out->between = allgatherv_of(scratch_of(chunk), own_node, what->recv, hierarchy->counts,
                                     hierarchy->displs, what->type);
    else
        out->between = gatherv_of(scratch_of(chunk), own_node, what->recv, hierarchy->counts,
                                  hierarchy->displs, what->type, node_of(hierarchy, what->root));
    if (is_allgather)
        out->after = broadcast_of(what->recv, (uint64_t)hierarchy->parent->size * chunk->count,
                                  what->type, 0);
}

/* Sets the stages of a scatter, whose root is a leader. */
static void scatter_stages(const struct chunk *chunk, struct stages *out)
{
    const struct hierarchy *hierarchy = chunk->hierarchy;
    const struct collective *what = chunk->what;
    uint64_t own_node = ranks_of(hierarchy, hierarchy->own_node) * chunk->count;

    set_node_counts(chunk);
    out->between = scatterv_of(what->send, hierarchy->counts, hierarchy->displs, scratch_of(chunk),
                               own_node, what->type, node_of(hierarchy, what->root));
    out->after = scatter_of(scratch_of(chunk), what->recv, chunk->count, what->type, 0);
}

static void (*const stages_of[COLLECTIVE_KINDS])(const struct chunk *chunk, struct stages *out) = {
    [COLLECTIVE_BARRIER] = barrier_stages,  [COLLECTIVE_BROADCAST] = broadcast_stages,
    [COLLECTIVE_REDUCE] = reduce_stages,    [COLLECTIVE_ALLREDUCE] = allreduce_stages,
    [COLLECTIVE_GATHER] = gather_stages,    [COLLECTIVE_SCATTER] = scatter_stages,
    [COLLECTIVE_ALLGATHER] = gather_stages,
};

/* A gather, scatter or allgather is one chunk, so the data of a node's ranks must fit into a
 * leader's buffer.  Where the root of a gather or scatter is no leader, its data would be copied
 * once more, so two levels are not used. */
bool dtl__hierarchy_supports(const struct hierarchy *hierarchy, const struct collective *what)
{
    uint64_t chunk_size = 1;

    if (stages_of[what->kind] == NULL)
        return false;
    if (what->kind != COLLECTIVE_GATHER && what->kind != COLLECTIVE_SCATTER &&
        what->kind != COLLECTIVE_ALLGATHER)
        return true;
    for (int32_t node = 0; node < hierarchy->nodes; node++)
        if (ranks_of(hierarchy, node) > chunk_size)
            chunk_size = ranks_of(hierarchy, node);
    if (what->count > LEADER_CHUNK / what->type->size / chunk_size)
        return false;
    return what->root < 0 ||
           hierarchy->starts[node_of(hierarchy, what->root)] == (uint64_t)what->root;
}

/* ---- execution ------------------------------------------------------------------------------- */

/* Runs a stage among the ranks of this node; does nothing for an empty one. A rank that is
 * alone on its node copies its own data. */
static dtl_status run_local(const struct hierarchy *hierarchy, const struct collective *what)
{
    uint64_t bytes = what->type == NULL ? 0 : what->count * what->type->size;

    if (what->type == NULL)
        return DTL_SUCCESS;
    if (hierarchy->local.size > 1)
        return dtl__node_run(hierarchy->local.node, what);
    if (bytes > 0 && what->kind != COLLECTIVE_BROADCAST && what->send != what->recv)
        memcpy(what->recv, what->send, bytes);
    return DTL_SUCCESS;
}

/* Runs the stage between the leaders; does nothing on other ranks. If there are several chunks,
 * it is only started, provided that the backend can start collectives. */
static dtl_status start_between(struct hierarchy *hierarchy, struct stages *stages, bool is_only)
{
    const struct comm_ops *backend = hierarchy->backend;
    struct collective *what = &stages->between;
    dtl_status status = DTL_SUCCESS;

    if (!is_leader(hierarchy))
        return DTL_SUCCESS;
    if (what->kind == COLLECTIVE_BARRIER)
        return backend->barrier(&hierarchy->leaders);
    if (!is_only && backend->start != NULL)
        status = backend->start(&hierarchy->leaders, what, &stages->operation);
    if (status != DTL_SUCCESS || stages->operation != NULL)
        return status;
    return backend->collectives[what->kind](&hierarchy->leaders, what);
}

/* Waits for the stage between the leaders, if start_between() has only started it. */
static dtl_status finish_between(struct hierarchy *hierarchy, struct stages *stages)
{
    dtl_status status;

    if (stages->operation == NULL)
        return DTL_SUCCESS;
    status = hierarchy->backend->operation_wait(stages->operation, NULL);
    hierarchy->backend->operation_release(stages->operation);
    stages->operation = NULL;
    return status;
}

/* Sends the result of a reduce from the leader of the root's node to the root. */
static dtl_status send_result(struct hierarchy *hierarchy, const struct stages *stages,
                              int32_t root)
{
    const struct comm_ops *backend = hierarchy->backend;
    const struct dtype *type = stages->between.type;

    if (stages->result == NULL)
        return DTL_SUCCESS;
    if (hierarchy->parent->rank == root)
        return backend->recv(hierarchy->parent, stages->result, stages->count, type,
                             (int32_t)hierarchy->starts[hierarchy->own_node], COMPOSED_TAG, NULL);
    return backend->send(hierarchy->parent, stages->result, stages->count, type, root,
                         COMPOSED_TAG);
}

/* Runs the first stage of a chunk, and runs or starts the one between the leaders. */
static dtl_status start_chunk(struct hierarchy *hierarchy, struct stages *stages, bool is_only)
{
    dtl_status status = run_local(hierarchy, &stages->before);

    return status == DTL_SUCCESS ? start_between(hierarchy, stages, is_only) : status;
}

/* Completes the stage between the leaders and runs the last one; in a reduce, also sends the
 * result to a root that is no leader. */
static dtl_status finish_chunk(struct hierarchy *hierarchy, struct stages *stages, int32_t root)
{
    dtl_status status = finish_between(hierarchy, stages);

    if (status == DTL_SUCCESS)
        status = run_local(hierarchy, &stages->after);
    return status == DTL_SUCCESS ? send_result(hierarchy, stages, root) : status;
}

/* Returns the elements of a chunk. */
static uint64_t chunk_elements(const struct collective *what)
{
    bool is_single_chunk = what->kind == COLLECTIVE_GATHER || what->kind == COLLECTIVE_SCATTER ||
                           what->kind == COLLECTIVE_ALLGATHER;

    return is_single_chunk ? what->count : LEADER_CHUNK / what->type->size;
}

dtl_status dtl__hierarchy_run(struct node *node, const struct collective *what)
{
    struct hierarchy *hierarchy = node->hierarchy;
    uint64_t chunk_size = chunk_elements(what);
    uint64_t chunks = what->count > 0 ? chunk_count(what->count, chunk_size) : 1;
    struct stages stages[2];
    dtl_status status = DTL_SUCCESS;

    for (uint64_t index = 0; index <= chunks && status == DTL_SUCCESS; index++) {
        uint64_t offset = index * chunk_size;
        struct chunk chunk = {hierarchy, what, offset,
                              what->count - offset < chunk_size ? what->count - offset : chunk_size,
                              index};
        struct stages *next = &stages[index % 2];

        if (index < chunks) {
            *next = (struct stages){.operation = NULL};
            stages_of[what->kind](&chunk, next);
            status = start_chunk(hierarchy, next, chunks == 1);
        }
        if (index > 0 && status == DTL_SUCCESS)
            status = finish_chunk(hierarchy, &stages[(index - 1) % 2], what->root);
    }
    return status;
}
