/* SPDX-License-Identifier: BSD-3-Clause */
/* Each collective is three stages: on each node, between the leaders, and on each node again.  What
 * is large goes in pieces: while one is between the leaders, the nodes have the next. */
#include "hierarchical.h"

#include <string.h>

#include "algorithms.h"
#include "comm/composed.h"
#include "progress/service.h"
#include "topology/placement.h"

struct levels {
    struct comm *whole;
    const struct comm_ops *back;
    struct comm local;   /* the ranks of this node */
    struct comm leaders; /* of size 0 where this rank is none */
    int32_t nodes;
    int32_t mine; /* this rank's node */
    uint64_t
        *starts; /* the first rank of each node, and of none: those of a node are consecutive */
    uint64_t *counts; /* elements of each node, and where they begin */
    uint64_t *displs;
    char *room; /* of a leader, for two pieces; NULL elsewhere */
};

static bool is_leader(const struct levels *levels)
{
    return levels->local.rank == 0;
}

static uint64_t ranks_of(const struct levels *levels, int32_t node)
{
    return levels->starts[node + 1] - levels->starts[node];
}

static int32_t node_of(const struct levels *levels, int32_t rank)
{
    int32_t node = 0;

    while (levels->starts[node + 1] <= (uint64_t)rank)
        node++;
    return node;
}

void dtl__levels_break(struct levels *levels)
{
    if (levels != NULL)
        dtl__node_break(levels->local.node);
}

/* ---- opening --------------------------------------------------------------------------------- */

void dtl__levels_release(struct levels *levels)
{
    if (levels == NULL)
        return;
    dtl__node_release(levels->local.node);
    if (levels->local.size > 0)
        levels->back->free(&levels->local);
    if (levels->leaders.size > 0)
        levels->back->free(&levels->leaders);
    dtl__release(levels->room);
    dtl__release(levels->starts);
    dtl__release(levels);
}

/* All that may fail on one rank alone. */
static dtl_status levels_make(struct node *node, struct levels **out, struct node_name **names)
{
    uint64_t ranks = (uint64_t)node->comm->size;
    struct levels *levels = NULL;
    dtl_status status = dtl__alloc((void **)names, ranks * sizeof **names, "names of nodes");

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&levels, sizeof *levels, "levels of a context");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&levels->starts, 3 * (ranks + 1) * sizeof(uint64_t),
                            "nodes of a context");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&levels->room, 2 * (uint64_t)LEVEL_BYTES, "room of a leader");
    *out = levels;
    if (status != DTL_SUCCESS)
        return status;
    levels->whole = node->comm;
    levels->back = node->back;
    levels->counts = levels->starts + ranks + 1;
    levels->displs = levels->counts + ranks + 1;
    return DTL_SUCCESS;
}

/* Whether two levels are of use: several nodes, whose ranks follow each other, some with several.
 */
static bool nodes_find(struct levels *levels, const struct node_name *names)
{
    int32_t size = levels->whole->size;
    bool has_several = false;

    for (int32_t rank = 0; rank < size; rank++) {
        if (rank == 0 || dtl__node_name_compare(&names[rank - 1], &names[rank]) != 0)
            levels->starts[levels->nodes++] = (uint64_t)rank;
        if (names[rank].boot[0] == '\0')
            return false;
        if (rank == levels->whole->rank)
            levels->mine = levels->nodes - 1;
    }
    levels->starts[levels->nodes] = (uint64_t)size;
    for (int32_t node = 0; node < levels->nodes; node++) {
        if (ranks_of(levels, node) > NODE_RANKS)
            return false;
        has_several = has_several || ranks_of(levels, node) > 1;
        for (int32_t other = 0; other < node; other++)
            if (dtl__node_name_compare(&names[levels->starts[other]],
                                       &names[levels->starts[node]]) == 0)
                return false;
    }
    return levels->nodes > 1 && has_several;
}

/* The communicators of both levels, and the memory of this node. */
static dtl_status levels_divide(struct levels *levels)
{
    struct comm *whole = levels->whole;
    bool leads = levels->starts[levels->mine] == (uint64_t)whole->rank;
    dtl_status status = levels->back->split(whole, levels->mine, whole->rank, &levels->local);

    if (status == DTL_SUCCESS)
        status = levels->back->split(whole, leads ? 0 : -1, whole->rank, &levels->leaders);
    levels->local.ops = levels->leaders.ops = levels->back;
    levels->local.node = levels->leaders.node = NULL;
    if (status == DTL_SUCCESS && levels->local.size > 1)
        status = dtl__node_make(&levels->local, levels->back);
    if (status == DTL_SUCCESS && levels->local.node != NULL)
        status = dtl__node_open(levels->local.node);
    if (!leads) {
        dtl__release(levels->room);
        levels->room = NULL;
    }
    return status;
}

/* All ranks can, or none does. */
static dtl_status levels_agree(struct levels *levels, dtl_status status, bool *all_can)
{
    struct comm *local = &levels->local;
    bool has_memory = local->size == 1 || (local->node != NULL && local->node->stations != NULL);
    bool any[AGREED_FLAGS] = {[0] = !has_memory || !dtl__service_thread_is_wanted()};

    status = dtl__comm_agree_any(levels->whole, status, any);
    *all_can = status == DTL_SUCCESS && !any[0];
    return status;
}

dtl_status dtl__levels_open(struct node *node)
{
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE);
    struct node_name *names = NULL, here;
    struct levels *levels = NULL;
    bool all_can = false;
    dtl_status status = dtl__comm_agree(node->comm, levels_make(node, &levels, &names));

    dtl__node_name_here(&here);
    if (status == DTL_SUCCESS)
        status = node->back->collectives[COLLECTIVE_ALLGATHER](
            node->comm, &(struct collective){.kind = COLLECTIVE_ALLGATHER,
                                             .type = byte,
                                             .send = &here,
                                             .recv = names,
                                             .count = sizeof here,
                                             .root = -1});
    if (status == DTL_SUCCESS && nodes_find(levels, names))
        status = levels_agree(levels, levels_divide(levels), &all_can);
    dtl__release(names);
    if (!all_can) {
        dtl__levels_release(levels);
        return status;
    }
    node->levels = levels;
    return DTL_SUCCESS;
}

/* ---- stages ---------------------------------------------------------------------------------- */

/* A piece of a collective.  A stage whose type is NULL is none. */
struct stages {
    struct collective before;    /* on this node */
    struct collective between;   /* of leaders */
    struct collective after;     /* on this node */
    struct operation *operation; /* of `between`, under way; NULL: none */
    void *result; /* of a reduce, whose root is no leader: from its leader to it; NULL: none */
    uint64_t count;
};

/* Of a collective: `count` elements from `offset` on, the pieces before that are `index`. */
struct cut {
    const struct levels *levels;
    const struct collective *what;
    uint64_t offset;
    uint64_t count;
    uint64_t index;
};

static const void *sent(const struct cut *cut)
{
    const char *buffer = cut->what->send;

    return buffer == NULL ? NULL : buffer + cut->offset * cut->what->type->size;
}

static void *received(const struct cut *cut)
{
    char *buffer = cut->what->recv;

    return buffer == NULL ? NULL : buffer + cut->offset * cut->what->type->size;
}

static char *room_of(const struct cut *cut)
{
    return cut->levels->room == NULL ? NULL : cut->levels->room + (cut->index % 2) * LEVEL_BYTES;
}

static void barrier_stages(const struct cut *cut, struct stages *out)
{
    const struct dtype *type = cut->what->type;

    out->before = reduce_of(NULL, NULL, 0, type, DTL_OP_BOR, 0);
    out->between = barrier_of(type);
    out->after = broadcast_of(NULL, 0, type, 0);
}

static void broadcast_stages(const struct cut *cut, struct stages *out)
{
    const struct levels *levels = cut->levels;
    const struct dtype *type = cut->what->type;
    int32_t root = cut->what->root, node = node_of(levels, root);
    int32_t place = root - (int32_t)levels->starts[node];
    void *buffer = received(cut);

    if (node == levels->mine)
        out->before = broadcast_of(buffer, cut->count, type, place);
    else
        out->after = broadcast_of(buffer, cut->count, type, 0);
    out->between = broadcast_of(buffer, cut->count, type, node);
}

static void allreduce_stages(const struct cut *cut, struct stages *out)
{
    const struct collective *what = cut->what;
    void *recv = received(cut);

    out->before = reduce_of(sent(cut), recv, cut->count, what->type, what->op, 0);
    out->between = allreduce_of(recv, recv, cut->count, what->type, what->op);
    out->after = broadcast_of(recv, cut->count, what->type, 0);
}

static void reduce_stages(const struct cut *cut, struct stages *out)
{
    const struct levels *levels = cut->levels;
    const struct collective *what = cut->what;
    int32_t node = node_of(levels, what->root);
    bool is_root = what->root == levels->whole->rank;
    void *part = is_root && is_leader(levels) ? received(cut) : room_of(cut);

    out->before = reduce_of(sent(cut), part, cut->count, what->type, what->op, 0);
    out->between =
        reduce_of(part, node == levels->mine ? part : NULL, cut->count, what->type, what->op, node);
    if (levels->starts[node] != (uint64_t)what->root)
        out->result = is_root                                     ? received(cut)
                      : node == levels->mine && is_leader(levels) ? part
                                                                  : NULL;
    out->count = cut->count;
}

/* What the ranks of each node have, in elements. */
static void parts_count(const struct cut *cut)
{
    const struct levels *levels = cut->levels;

    for (int32_t node = 0; node < levels->nodes; node++) {
        levels->counts[node] = ranks_of(levels, node) * cut->count;
        levels->displs[node] = levels->starts[node] * cut->count;
    }
}

static void gather_stages(const struct cut *cut, struct stages *out)
{
    const struct levels *levels = cut->levels;
    const struct collective *what = cut->what;
    uint64_t mine = ranks_of(levels, levels->mine) * cut->count;
    bool is_to_all = what->kind == COLLECTIVE_ALLGATHER;

    parts_count(cut);
    out->before = gather_of(what->send, room_of(cut), cut->count, what->type, 0);
    if (is_to_all)
        out->between = allgatherv_of(room_of(cut), mine, what->recv, levels->counts, levels->displs,
                                     what->type);
    else
        out->between = gatherv_of(room_of(cut), mine, what->recv, levels->counts, levels->displs,
                                  what->type, node_of(levels, what->root));
    if (is_to_all)
        out->after =
            broadcast_of(what->recv, (uint64_t)levels->whole->size * cut->count, what->type, 0);
}

static void scatter_stages(const struct cut *cut, struct stages *out)
{
    const struct levels *levels = cut->levels;
    const struct collective *what = cut->what;
    uint64_t mine = ranks_of(levels, levels->mine) * cut->count;

    parts_count(cut);
    out->between = scatterv_of(what->send, levels->counts, levels->displs, room_of(cut), mine,
                               what->type, node_of(levels, what->root));
    out->after = scatter_of(room_of(cut), what->recv, cut->count, what->type, 0);
}

static void (*const stages_of[COLLECTIVE_KINDS])(const struct cut *cut, struct stages *out) = {
    [COLLECTIVE_BARRIER] = barrier_stages,  [COLLECTIVE_BROADCAST] = broadcast_stages,
    [COLLECTIVE_REDUCE] = reduce_stages,    [COLLECTIVE_ALLREDUCE] = allreduce_stages,
    [COLLECTIVE_GATHER] = gather_stages,    [COLLECTIVE_SCATTER] = scatter_stages,
    [COLLECTIVE_ALLGATHER] = gather_stages,
};

/* What a leader's room holds at once, from or to all ranks of a node, is in one piece; a gather to,
 * and a scatter from, a rank that is no leader would be moved once more. */
bool dtl__levels_have(const struct levels *levels, const struct collective *what)
{
    uint64_t most = 1;

    if (stages_of[what->kind] == NULL)
        return false;
    if (what->kind != COLLECTIVE_GATHER && what->kind != COLLECTIVE_SCATTER &&
        what->kind != COLLECTIVE_ALLGATHER)
        return true;
    for (int32_t node = 0; node < levels->nodes; node++)
        if (ranks_of(levels, node) > most)
            most = ranks_of(levels, node);
    if (what->count > LEVEL_BYTES / what->type->size / most)
        return false;
    return what->root < 0 || levels->starts[node_of(levels, what->root)] == (uint64_t)what->root;
}

/* ---- run ------------------------------------------------------------------------------------- */

static dtl_status local_run(const struct levels *levels, const struct collective *what)
{
    uint64_t bytes = what->type == NULL ? 0 : what->count * what->type->size;

    if (what->type == NULL)
        return DTL_SUCCESS;
    if (levels->local.size > 1)
        return dtl__node_run(levels->local.node, what);
    if (bytes > 0 && what->kind != COLLECTIVE_BROADCAST && what->send != what->recv)
        memcpy(what->recv, what->send, bytes);
    return DTL_SUCCESS;
}

/* Where there are several pieces, it is only started, if the back end can. */
static dtl_status between_start(struct levels *levels, struct stages *stages, bool is_only)
{
    const struct comm_ops *back = levels->back;
    struct collective *what = &stages->between;
    dtl_status status = DTL_SUCCESS;

    if (!is_leader(levels))
        return DTL_SUCCESS;
    if (what->kind == COLLECTIVE_BARRIER)
        return back->barrier(&levels->leaders);
    if (!is_only && back->start != NULL)
        status = back->start(&levels->leaders, what, &stages->operation);
    if (status != DTL_SUCCESS || stages->operation != NULL)
        return status;
    return back->collectives[what->kind](&levels->leaders, what);
}

static dtl_status between_finish(struct levels *levels, struct stages *stages)
{
    dtl_status status;

    if (stages->operation == NULL)
        return DTL_SUCCESS;
    status = levels->back->operation_wait(stages->operation, NULL);
    levels->back->operation_release(stages->operation);
    stages->operation = NULL;
    return status;
}

/* From its leader to the root of a reduce. */
static dtl_status result_move(struct levels *levels, const struct stages *stages, int32_t root)
{
    const struct comm_ops *back = levels->back;
    const struct dtype *type = stages->between.type;

    if (stages->result == NULL)
        return DTL_SUCCESS;
    if (levels->whole->rank == root)
        return back->recv(levels->whole, stages->result, stages->count, type,
                          (int32_t)levels->starts[levels->mine], COMPOSED_TAG, NULL);
    return back->send(levels->whole, stages->result, stages->count, type, root, COMPOSED_TAG);
}

static dtl_status piece_begin(struct levels *levels, struct stages *stages, bool is_only)
{
    dtl_status status = local_run(levels, &stages->before);

    return status == DTL_SUCCESS ? between_start(levels, stages, is_only) : status;
}

static dtl_status piece_end(struct levels *levels, struct stages *stages, int32_t root)
{
    dtl_status status = between_finish(levels, stages);

    if (status == DTL_SUCCESS)
        status = local_run(levels, &stages->after);
    return status == DTL_SUCCESS ? result_move(levels, stages, root) : status;
}

/* Of what is cut. */
static uint64_t piece_count(const struct collective *what)
{
    bool is_whole = what->kind == COLLECTIVE_GATHER || what->kind == COLLECTIVE_SCATTER ||
                    what->kind == COLLECTIVE_ALLGATHER;

    return is_whole ? what->count : LEVEL_BYTES / what->type->size;
}

dtl_status dtl__levels_run(struct node *node, const struct collective *what)
{
    struct levels *levels = node->levels;
    uint64_t most = piece_count(what);
    uint64_t pieces = what->count > 0 ? pieces_of(what->count, most) : 1;
    struct stages stages[2];
    dtl_status status = DTL_SUCCESS;

    for (uint64_t index = 0; index <= pieces && status == DTL_SUCCESS; index++) {
        uint64_t offset = index * most;
        struct cut cut = {levels, what, offset,
                          what->count - offset < most ? what->count - offset : most, index};
        struct stages *next = &stages[index % 2];

        if (index < pieces) {
            *next = (struct stages){.operation = NULL};
            stages_of[what->kind](&cut, next);
            status = piece_begin(levels, next, pieces == 1);
        }
        if (index > 0 && status == DTL_SUCCESS)
            status = piece_end(levels, &stages[(index - 1) % 2], what->root);
    }
    return status;
}
