/* SPDX-License-Identifier: BSD-3-Clause */
/* Teams and their collectives. A team's collectives are those of its context; while they wait, the
 * progress engine serves requests of other ranks. */
#include <string.h>

#include "dtl_impl.h"
#include "heap.h"
#include "observe/check.h"

enum { PREDEFINED_TEAMS = DTL_TEAM_NODE + 1 };

/* ---- lookup ---------------------------------------------------------------------------------- */

/* Returns the team with that number, or NULL if this rank has none. */
static const struct team *find_team(const struct symmetric *heap, dtl_team_t team)
{
    bool is_known = team >= 0 && team < heap->team_count && heap->teams[team].context != NULL;

    return is_known ? &heap->teams[team] : NULL;
}

/* Sets *out to the team with that number, or fails if this rank is not in such a team. */
static dtl_status require_team(const struct symmetric *heap, dtl_team_t team,
                               const struct team **out)
{
    *out = find_team(heap, team);
    if (*out != NULL)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "team-range",
                                "team is %d; expected a team that this rank is in", (int)team);
}

static dtl_status refuse_pe(const char *key, int32_t pe, const struct team *team)
{
    return dtl__refuse_argument(
        DTL_ERROR_INVALID_RANK, key, "%.*s is %d; expected a rank of the team, from 0 to %d",
        (int)strcspn(key, "-"), key, (int)pe, (int)team->context->comm.size - 1);
}

/* Looks up the team for a collective call and compares the call between the team's ranks if calls
 * are checked (DTL_CHECK): its name and the first `matched` numeric arguments after the team. */
static dtl_status enter_team_call(const struct symmetric *heap, dtl_team_t team, int32_t matched,
                                  const struct team **out)
{
    dtl_status status = require_team(heap, team, out);

    return status == DTL_SUCCESS ? dtl__call_compare_again((*out)->context, matched, true) : status;
}

/* Ends a collective call: returns its status, as agreed between the ranks if calls are checked. */
static dtl_status leave_team_call(enum call call, dtl_status status)
{
    return dtl__observed ? dtl__call_agree(call, status) : status;
}

/* Releases a team's context and ranks, and marks its entry as unused. */
static void release_team(struct team *team)
{
    dtl__context_release(team->context);
    dtl__release(team->world_ranks);
    *team = (struct team){0};
}

void dtl__symmetric_teams_release(struct symmetric *heap)
{
    for (int32_t team = 0; team < heap->team_count; team++)
        release_team(&heap->teams[team]);
    dtl__release(heap->teams);
}

/* ---- creating -------------------------------------------------------------------------------- */

/* Sets *out to the number of an unused entry; grows the array if there is none. */
static dtl_status reserve_entry(struct symmetric *heap, int32_t *out)
{
    int32_t count = heap->team_count == 0 ? 2 * PREDEFINED_TEAMS : 2 * heap->team_count;
    struct team *teams = NULL;
    dtl_status status;

    for (int32_t team = 0; team < heap->team_count; team++)
        if (heap->teams[team].context == NULL) {
            *out = team;
            return DTL_SUCCESS;
        }
    status = dtl__alloc((void **)&teams, (uint64_t)count * sizeof *teams, "teams");
    if (status != DTL_SUCCESS)
        return status;
    if (heap->team_count > 0)
        memcpy(teams, heap->teams, (uint64_t)heap->team_count * sizeof *teams);
    dtl__release(heap->teams);
    *out = heap->team_count;
    heap->teams = teams;
    heap->team_count = count;
    return DTL_SUCCESS;
}

/* Opens a team over `context`, which it owns, also on failure. Collective over the team. */
static dtl_status open_team(struct symmetric *heap, struct context *context, struct team *team)
{
    struct comm *comm = &context->comm;
    int32_t rank = heap->context->comm.rank, *world_ranks = NULL;
    dtl_status status =
        dtl__comm_agree(comm, dtl__alloc((void **)&world_ranks,
                                         (uint64_t)comm->size * sizeof *world_ranks, "team"));

    if (status == DTL_SUCCESS)
        status = dtl__run(comm, allgather_of(&rank, world_ranks, 1, dtl__dtype(DTL_DTYPE_INT32)));
    *team = (struct team){context, world_ranks};
    if (status != DTL_SUCCESS)
        release_team(team);
    return status;
}

/* Splits `parent`. Collective over `parent`; `mine` is a failure of this rank, which fails the call
 * on all ranks. */
static dtl_status split_team(struct symmetric *heap, struct context *parent, int color, int key,
                             dtl_status mine, dtl_team_t *made)
{
    struct context *context = NULL;
    int32_t entry = DTL_TEAM_INVALID;
    dtl_status status =
        dtl__comm_agree(&parent->comm, mine == DTL_SUCCESS ? reserve_entry(heap, &entry) : mine);

    if (status == DTL_SUCCESS)
        status = dtl_impl_context_split(parent, color < 0 ? -1 : color, key, &context);
    if (status == DTL_SUCCESS && context != NULL)
        status = open_team(heap, context, &heap->teams[entry]);
    if (status == DTL_SUCCESS)
        *made = context != NULL ? entry : DTL_TEAM_INVALID;
    return status;
}

/* Sets *out to 1 if every rank of the node has the heaps of all others mapped, else to 0.
 * Collective over the node. */
static dtl_status check_node_is_shared(struct symmetric *heap, const struct team *node,
                                       int32_t *out)
{
    struct comm *comm = &node->context->comm;

    *out = 1;
    for (int32_t rank = 0; rank < comm->size; rank++)
        if (heap->parts[node->world_ranks[rank]].base == NULL)
            *out = 0;
    return dtl__run(comm, allreduce_of(out, out, 1, dtl__dtype(DTL_DTYPE_INT32), DTL_OP_MIN));
}

/* Creates DTL_TEAM_SHARED: the ranks of the node if all have each other's heaps mapped, else this
 * rank alone. Collective over the node. */
static dtl_status create_shared_team(struct symmetric *heap)
{
    const struct team *node = &heap->teams[DTL_TEAM_NODE];
    struct team *shared = &heap->teams[DTL_TEAM_SHARED];
    struct context *context = NULL;
    int32_t is_shared = 0;
    dtl_status status = check_node_is_shared(heap, node, &is_shared);

    if (status != DTL_SUCCESS)
        return status;
    if (is_shared)
        return open_team(heap, dtl__context_retain(node->context), shared);
    status = dtl_impl_context_split(node->context, node->context->comm.rank, 0, &context);
    return status == DTL_SUCCESS ? open_team(heap, context, shared) : status;
}

dtl_status dtl__symmetric_teams_create(struct symmetric *heap)
{
    struct context *context = NULL;
    int32_t first;
    dtl_status status = dtl__comm_agree(&heap->context->comm, reserve_entry(heap, &first));

    if (status == DTL_SUCCESS)
        status = open_team(heap, dtl__context_retain(heap->context), &heap->teams[DTL_TEAM_WORLD]);
    if (status == DTL_SUCCESS)
        status = dtl_impl_context_split_by_node(heap->context, &context);
    if (status == DTL_SUCCESS)
        status = open_team(heap, context, &heap->teams[DTL_TEAM_NODE]);
    return status == DTL_SUCCESS ? create_shared_team(heap) : status;
}

/* Fails if the triplet exceeds the parent team; sets *is_in to true if this rank is in the new
 * team. */
static dtl_status check_triplet(const struct team *parent, int32_t start, int stride, int32_t size,
                                bool *is_in)
{
    const struct comm *comm = &parent->context->comm;
    int64_t from_start = (int64_t)comm->rank - start;

    *is_in = false;
    if (stride < 1)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "stride-range",
                                    "stride is %d; expected 1 or more", stride);
    if (start < 0 || start >= comm->size)
        return refuse_pe("start-range", start, parent);
    if (size < 1 || (int64_t)start + (int64_t)(size - 1) * stride >= comm->size)
        return dtl__refuse_argument(
            DTL_ERROR_INVALID_ARGUMENT, "size-range",
            "size is %d from %d in strides of %d; expected 1 or more ranks, all below %d",
            (int)size, (int)start, stride, (int)comm->size);
    *is_in = from_start >= 0 && from_start % stride == 0 && from_start / stride < size;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_symmetric_team_split_strided(struct symmetric *heap, dtl_team_t team,
                                                 dtl_rank_t start, int stride, dtl_rank_t size,
                                                 dtl_team_t *made)
{
    const struct team *parent;
    dtl_status status = enter_team_call(heap, team, 3, &parent);
    bool is_in;

    if (status != DTL_SUCCESS)
        return status;
    status = check_triplet(parent, start, stride, size, &is_in);
    status = split_team(heap, parent->context, is_in ? 0 : -1, 0, status, made);
    return leave_team_call(CALL_SYMMETRIC_TEAM_SPLIT_STRIDED, status);
}

dtl_status dtl_impl_symmetric_team_split_color(struct symmetric *heap, dtl_team_t team, int color,
                                               int key, dtl_team_t *made)
{
    const struct team *parent;
    dtl_status status = enter_team_call(heap, team, 0, &parent);

    if (status != DTL_SUCCESS)
        return status;
    status = split_team(heap, parent->context, color, key, DTL_SUCCESS, made);
    return leave_team_call(CALL_SYMMETRIC_TEAM_SPLIT_COLOR, status);
}

dtl_status dtl_impl_symmetric_team_destroy(struct symmetric *heap, dtl_team_t team)
{
    const struct team *found;
    dtl_status status = require_team(heap, team, &found);

    if (status == DTL_SUCCESS && team < PREDEFINED_TEAMS)
        status = dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "team-state",
                                      "team is %d, which every heap has; expected one that was "
                                      "split off",
                                      (int)team);
    if (status == DTL_SUCCESS)
        status = dtl__call_compare_again(found->context, 0, false);
    if (status == DTL_SUCCESS)
        release_team(&heap->teams[team]);
    return status;
}

/* ---- properties ------------------------------------------------------------------------------ */

dtl_rank_t dtl_impl_symmetric_team_my_pe(struct symmetric *heap, dtl_team_t team)
{
    const struct team *found = find_team(heap, team);

    return found == NULL ? DTL_NO_RANK : found->context->comm.rank;
}

dtl_rank_t dtl_impl_symmetric_team_n_pes(struct symmetric *heap, dtl_team_t team)
{
    const struct team *found = find_team(heap, team);

    return found == NULL ? DTL_NO_RANK : found->context->comm.size;
}

dtl_rank_t dtl_impl_symmetric_team_translate_pe(struct symmetric *heap, dtl_team_t team,
                                                dtl_rank_t pe)
{
    const struct team *found = find_team(heap, team);
    bool is_in = found != NULL && pe >= 0 && pe < found->context->comm.size;

    return is_in ? found->world_ranks[pe] : DTL_NO_RANK;
}

/* ---- collectives ----------------------------------------------------------------------------- */

/* Barrier of the team's ranks. Completes no requests. */
static dtl_status team_barrier(const struct team *team)
{
    return team->context->comm.ops->barrier(&team->context->comm);
}

dtl_status dtl_impl_symmetric_sync(struct symmetric *heap, dtl_team_t team)
{
    const struct team *found;
    dtl_status status = enter_team_call(heap, team, 0, &found);

    return status == DTL_SUCCESS ? leave_team_call(CALL_SYMMETRIC_SYNC, team_barrier(found))
                                 : status;
}

/* Enters the barrier even if the quiet has failed, because the other ranks wait for this one. */
dtl_status dtl_impl_symmetric_barrier(struct symmetric *heap, dtl_team_t team)
{
    const struct team *found;
    dtl_status quiet, status = enter_team_call(heap, team, 0, &found);

    if (status != DTL_SUCCESS)
        return status;
    quiet = dtl__symmetric_quiet(heap);
    status = team_barrier(found);
    return leave_team_call(CALL_SYMMETRIC_BARRIER, quiet != DTL_SUCCESS ? quiet : status);
}

/* Checks that the buffers of a collective lie in the heap and do not overlap. */
static dtl_status check_ranges(const struct symmetric *heap, const void *dest, uint64_t dest_bytes,
                               const void *source, uint64_t bytes)
{
    uint64_t offset;
    dtl_status status = dtl__symmetric_offset(heap, "dest", dest, dest_bytes, 1, &offset);

    if (status == DTL_SUCCESS)
        status = dtl__symmetric_offset(heap, "source", source, bytes, 1, &offset);
    if (status == DTL_SUCCESS && dest != source && dtl__overlaps(dest, dest_bytes, source, bytes))
        status =
            dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "source-overlap",
                                 "source overlaps dest; expected memory that does not overlap it");
    return status;
}

/* Checks the arguments on this rank and runs the broadcast. Collective over the team; a rank whose
 * arguments are invalid returns before the broadcast. */
static dtl_status broadcast_range(const struct symmetric *heap, const struct team *team, void *dest,
                                  const void *source, uint64_t size, int32_t root)
{
    struct comm *comm = &team->context->comm;
    dtl_status status = check_ranges(heap, dest, size, source, size);

    if (status != DTL_SUCCESS)
        return status;
    if (root < 0 || root >= comm->size)
        return refuse_pe("root-range", root, team);
    if (root == comm->rank && dest != source)
        memcpy(dest, source, size);
    return dtl__run(comm, broadcast_of(dest, size, dtl__dtype(DTL_DTYPE_BYTE), root));
}

dtl_status dtl_impl_symmetric_broadcastmem(struct symmetric *heap, dtl_team_t team, void *dest,
                                           const void *source, dtl_size_t size, dtl_rank_t root)
{
    const struct team *found;
    dtl_status status = enter_team_call(heap, team, 2, &found);

    if (status != DTL_SUCCESS)
        return status;
    status = broadcast_range(heap, found, dest, source, size, root);
    return leave_team_call(CALL_SYMMETRIC_BROADCASTMEM, status);
}

/* Checks the buffers on this rank and runs the allgather. Collective over the team; a rank whose
 * buffers are invalid returns before the allgather. */
static dtl_status all_gather(const struct symmetric *heap, const struct team *team, void *dest,
                             const void *source, uint64_t size)
{
    struct comm *comm = &team->context->comm;
    dtl_status status =
        check_ranges(heap, dest, dtl__times(size, (uint64_t)comm->size), source, size);

    if (status == DTL_SUCCESS && dest == source && size > 0)
        status = dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "source-overlap",
                                      "source is dest; expected memory that does not overlap it");
    return status == DTL_SUCCESS
               ? dtl__run(comm, allgather_of(source, dest, size, dtl__dtype(DTL_DTYPE_BYTE)))
               : status;
}

dtl_status dtl_impl_symmetric_fcollectmem(struct symmetric *heap, dtl_team_t team, void *dest,
                                          const void *source, dtl_size_t size)
{
    const struct team *found;
    dtl_status status = enter_team_call(heap, team, 1, &found);

    if (status != DTL_SUCCESS)
        return status;
    status = all_gather(heap, found, dest, source, size);
    return leave_team_call(CALL_SYMMETRIC_FCOLLECTMEM, status);
}

/* Returns NULL: no backend supports multicast yet. */
void *dtl_impl_symmetric_remote_mc_ptr(struct symmetric *heap, dtl_team_t team, const void *address)
{
    (void)team;
    if ((uintptr_t)address - (uintptr_t)heap->base >= heap->size)
        dtl__refuse(DTL_ERROR_OUT_OF_BOUNDS, "symmetric_remote_mc_ptr", "address-range",
                    "address is %p; expected one in the heap, from %p to %p", address,
                    (void *)heap->base, (void *)(heap->base + heap->size));
    return NULL;
}
