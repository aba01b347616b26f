/* SPDX-License-Identifier: BSD-3-Clause */
/* Roles: named groups of ranks of a context, either consecutive ranks or a list.  Messages between
 * roles use a communicator of the role manager, so that no receive of the program matches them.
 *
 * The ranks add the same roles in the same order; dtl_impl_role_manager_initialize() verifies that.
 * A role manager has no lock: its caller serializes calls. */
#include <string.h>

#include "dtl_conditions.h"
#include "dtl_impl.h"

struct role {
    struct role *next;
    uint64_t first; /* first rank in the context, for consecutive ranks */
    uint64_t count;
    int32_t *ranks; /* list of ranks, which may overlap with other roles; NULL: consecutive ranks */
    char name[];
};

struct role_manager {
    struct context *context;
    struct comm comm; /* valid once initialized */
    struct role *roles;
    struct role **end;
    uint64_t ranks; /* total of the roles with consecutive ranks */
    bool is_initialized;
};

struct context *dtl__role_manager_context(const struct role_manager *manager)
{
    return manager->context;
}

dtl_status dtl_impl_role_manager_create(struct context *ctx, struct role_manager **mgr)
{
    struct role_manager *manager = NULL;
    dtl_status status = dtl__alloc((void **)&manager, sizeof *manager, "role manager");

    if (status != DTL_SUCCESS)
        return status;
    manager->context = dtl__context_retain(ctx);
    manager->end = &manager->roles;
    *mgr = manager;
    return DTL_SUCCESS;
}

/* Frees a role. Ignores NULL. */
static void role_release(struct role *role)
{
    if (role == NULL)
        return;
    dtl__release(role->ranks);
    dtl__release(role);
}

void dtl_impl_role_manager_destroy(struct role_manager *mgr)
{
    if (mgr == NULL)
        return;
    while (mgr->roles != NULL) {
        struct role *role = mgr->roles;

        mgr->roles = role->next;
        role_release(role);
    }
    if (mgr->is_initialized)
        mgr->comm.ops->free(&mgr->comm);
    dtl__context_release(mgr->context);
    dtl__release(mgr);
}

/* Returns the role of that name, or NULL. */
static struct role *role_lookup(const struct role_manager *manager, const char *name)
{
    for (struct role *role = manager->roles; role != NULL; role = role->next)
        if (strcmp(role->name, name) == 0)
            return role;
    return NULL;
}

/* Refuses an initialized role manager, an empty name, and a name that exists already. */
static dtl_status role_check(const struct role_manager *manager, const char *name)
{
    if (manager->is_initialized)
        return dtl__refuse_argument(DTL_ERROR_INVALID_STATE, "mgr-state",
                                    "mgr is initialised; expected one that is not");
    if (name[0] == '\0')
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "role_name-empty",
                                    "role_name is empty; expected a name");
    if (role_lookup(manager, name) != NULL)
        return dtl__refuse_argument(DTL_ERROR_INVALID_STATE, "role_name-once",
                                    "role_name is \"%s\", which exists already; expected another",
                                    name);
    return DTL_SUCCESS;
}

/* Allocates a role that is not in the list yet. After a failure *out is NULL or unchanged. */
static dtl_status role_make(const struct role_manager *manager, const char *name, uint64_t count,
                            struct role **out)
{
    uint64_t bytes = strlen(name) + 1;
    dtl_status status = role_check(manager, name);

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)out, sizeof **out + bytes, "role");
    if (status != DTL_SUCCESS)
        return status;
    memcpy((*out)->name, name, bytes);
    (*out)->count = count;
    return DTL_SUCCESS;
}

/* Appends a role, which the role manager then owns. */
static void role_append(struct role_manager *manager, struct role *role)
{
    *manager->end = role;
    manager->end = &role->next;
}

dtl_status dtl_impl_role_manager_add_role(struct role_manager *mgr, const char *role_name,
                                          dtl_size_t num_ranks)
{
    struct role *role = NULL;
    dtl_status status = role_make(mgr, role_name, num_ranks, &role);

    if (status != DTL_SUCCESS)
        return status;
    role->first = mgr->ranks;
    mgr->ranks = dtl__plus(mgr->ranks, num_ranks);
    role_append(mgr, role);
    return DTL_SUCCESS;
}

/* Checks that the list has valid ranks in ascending order. */
static dtl_status check_ranks(const struct role_manager *manager, const dtl_rank_t *ranks,
                              uint64_t count)
{
    int32_t size = manager->context->comm.size;

    for (uint64_t index = 0; index < count; index++) {
        if (ranks[index] < 0 || ranks[index] >= size)
            return dtl__refuse_argument(DTL_ERROR_INVALID_RANK, "ranks-range",
                                        "ranks[%llu] is %d; expected 0 <= rank < %d",
                                        (unsigned long long)index, (int)ranks[index], (int)size);
        if (index > 0 && ranks[index] <= ranks[index - 1])
            return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "ranks-order",
                                        "ranks[%llu] is %d; expected more than the one before, %d",
                                        (unsigned long long)index, (int)ranks[index],
                                        (int)ranks[index - 1]);
    }
    return DTL_SUCCESS;
}

dtl_status dtl_impl_role_manager_add_role_of(struct role_manager *mgr, const char *role_name,
                                             const dtl_rank_t *ranks, dtl_size_t count)
{
    struct role *role = NULL;
    dtl_status status = check_ranks(mgr, ranks, count);

    if (status == DTL_SUCCESS)
        status = role_make(mgr, role_name, count, &role);
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&role->ranks, (count + 1) * sizeof *ranks, "ranks of a role");
    if (status != DTL_SUCCESS) {
        role_release(role);
        return status;
    }
    if (count > 0)
        memcpy(role->ranks, ranks, count * sizeof *ranks);
    role_append(mgr, role);
    return DTL_SUCCESS;
}

/* Returns the rank of the context at a position of the role. */
static int32_t role_rank(const struct role *role, int32_t position)
{
    return role->ranks != NULL ? role->ranks[position] : (int32_t)role->first + position;
}

/* Returns the position of a rank of the context in the role, or DTL_NO_RANK. */
static int32_t role_position(const struct role *role, int32_t rank)
{
    uint64_t position = (uint64_t)rank - role->first;

    for (int32_t each = 0; role->ranks != NULL && each < (int32_t)role->count; each++)
        if (role->ranks[each] == rank)
            return each;
    return role->ranks == NULL && position < role->count ? (int32_t)position : DTL_NO_RANK;
}

/* Returns a hash of all names, sizes and lists, in their order. */
static int64_t roles_digest(const struct role_manager *manager)
{
    uint64_t digest = 0;

    for (const struct role *role = manager->roles; role != NULL; role = role->next) {
        for (const char *character = role->name; *character != '\0'; character++)
            digest = 31 * digest + (unsigned char)*character;
        digest = 31 * digest + role->count;
        for (uint64_t position = 0; role->ranks != NULL && position < role->count; position++)
            digest = 31 * digest + (uint64_t)role->ranks[position] + 1;
    }
    return (int64_t)(digest >> 1); /* one bit is dropped, so that the negative number exists */
}

/* Fails on all ranks if the ranks have added different roles, or consecutive roles of more ranks
 * than the context has. Collective. */
static dtl_status roles_agree(struct role_manager *manager)
{
    struct comm *comm = &manager->context->comm;
    int64_t digest = roles_digest(manager);
    int64_t extremes[2] = {digest, -digest};
    dtl_status status = dtl__run(
        comm, allreduce_of(extremes, extremes, 2, dtl__dtype(DTL_DTYPE_INT64), DTL_OP_MAX));

    if (status != DTL_SUCCESS)
        return status;
    if (extremes[0] != -extremes[1])
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "mgr-same",
                                    "the ranks have added different roles; expected "
                                    "the same on all");
    if (manager->ranks > (uint64_t)comm->size)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "mgr-range",
                                    "the roles have %llu ranks; expected at most the "
                                    "context's, %d",
                                    (unsigned long long)manager->ranks, (int)comm->size);
    return DTL_SUCCESS;
}

dtl_status dtl_impl_role_manager_initialize(struct role_manager *mgr)
{
    struct comm *comm = &mgr->context->comm;
    dtl_status status;

    if (mgr->is_initialized)
        return dtl__refuse_argument(DTL_ERROR_INVALID_STATE, "mgr-state",
                                    "mgr is initialised; expected one that is not");
    status = roles_agree(mgr);
    if (status == DTL_SUCCESS)
        status = comm->ops->dup(comm, &mgr->comm);
    mgr->is_initialized = status == DTL_SUCCESS;
    return status;
}

/* ---- queries --------------------------------------------------------------------------------- */

/* Sets *out to the role of that name, and fails if none was added. */
static dtl_status find_role(const struct role_manager *manager, const char *name,
                            const struct role **out)
{
    const struct role *role = role_lookup(manager, name);

    if (role == NULL)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "role-exists",
                                    "there is no role \"%s\"; expected one that was added", name);
    *out = role;
    return DTL_SUCCESS;
}

/* Refuses a role manager that is not initialized. */
static dtl_status check_initialized(const struct role_manager *manager)
{
    if (manager->is_initialized)
        return DTL_SUCCESS;
    return dtl__refuse_argument(
        DTL_ERROR_INVALID_STATE, "mgr-state",
        "mgr is not initialised; expected dtl_role_manager_initialize before");
}

dtl_status dtl_impl_role_manager_has_role(struct role_manager *mgr, const char *role_name,
                                          int *has_role)
{
    const struct role *role = role_lookup(mgr, role_name);
    dtl_status status = check_initialized(mgr);

    if (status == DTL_SUCCESS)
        *has_role = role != NULL && role_position(role, mgr->context->comm.rank) >= 0;
    return status;
}

dtl_status dtl_impl_role_manager_role_size(struct role_manager *mgr, const char *role_name,
                                           dtl_size_t *size)
{
    const struct role *role = NULL;
    dtl_status status = find_role(mgr, role_name, &role);

    if (status == DTL_SUCCESS)
        *size = role->count;
    return status;
}

dtl_status dtl_impl_role_manager_role_rank(struct role_manager *mgr, const char *role_name,
                                           dtl_rank_t *rank)
{
    const struct role *role = NULL;
    dtl_status status = find_role(mgr, role_name, &role);

    if (status == DTL_SUCCESS)
        status = check_initialized(mgr);
    if (status == DTL_SUCCESS)
        *rank = role_position(role, mgr->context->comm.rank);
    return status;
}

/* Returns the index of the first role that contains this rank, or -1. */
static int own_role(const struct role_manager *manager)
{
    int number = 0;

    for (const struct role *role = manager->roles; role != NULL; role = role->next, number++)
        if (role_position(role, manager->context->comm.rank) != DTL_NO_RANK)
            return number;
    return -1;
}

dtl_status dtl_impl_role_manager_context(struct role_manager *mgr, struct context **ctx)
{
    dtl_status status = check_initialized(mgr);

    if (status != DTL_SUCCESS)
        return status;
    return dtl_impl_context_split(mgr->context, own_role(mgr), mgr->context->comm.rank, ctx);
}

/* ---- messages -------------------------------------------------------------------------------- */

/* Sets *rank to the rank of the context at a position of a role. Fails if the role manager is not
 * initialized, or the role or the position does not exist. */
static dtl_status find_peer(const struct role_manager *manager, const char *role_name,
                            int32_t position, int32_t *rank)
{
    const struct role *role = NULL;
    dtl_status status = check_initialized(manager);

    if (status == DTL_SUCCESS)
        status = find_role(manager, role_name, &role);
    if (status != DTL_SUCCESS)
        return status;
    if ((uint64_t)position >= role->count)
        return dtl__refuse_argument(DTL_ERROR_INVALID_RANK, "rank-range",
                                    "rank %d of role \"%s\"; expected rank < %llu", position,
                                    role_name, (unsigned long long)role->count);
    *rank = role_rank(role, position);
    return DTL_SUCCESS;
}

dtl_status dtl_impl_intergroup_send(struct role_manager *mgr, const char *target_role,
                                    dtl_rank_t target_rank, const void *buf, dtl_size_t count,
                                    dtl_dtype dtype, dtl_tag_t tag)
{
    int32_t rank;
    dtl_status status = find_peer(mgr, target_role, target_rank, &rank);

    if (status != DTL_SUCCESS)
        return status;
    return mgr->comm.ops->send(&mgr->comm, buf, count, dtl__dtype(dtype), rank, tag);
}

dtl_status dtl_impl_intergroup_recv(struct role_manager *mgr, const char *source_role,
                                    dtl_rank_t source_rank, void *buf, dtl_size_t count,
                                    dtl_dtype dtype, dtl_tag_t tag)
{
    int32_t rank;
    dtl_status status = find_peer(mgr, source_role, source_rank, &rank);

    if (status != DTL_SUCCESS)
        return status;
    return mgr->comm.ops->recv(&mgr->comm, buf, count, dtl__dtype(dtype), rank, tag, NULL);
}

/* The participants of a broadcast in a fixed order: the source, then the ranks of the role except
 * it. */
struct broadcast_group {
    int32_t source;
    int32_t source_position; /* position of the source in the role, or the size of the role if it is
                                not a member */
    const struct role *role;
};

/* Returns the number of ranks in a broadcast: those of the role and, if it is not a member, the
 * source. */
static int32_t broadcast_group_size(const struct broadcast_group *broadcast_group)
{
    int32_t count = (int32_t)broadcast_group->role->count;

    return count + (broadcast_group->source_position < count ? 0 : 1);
}

/* Returns the rank of the context at a position of the broadcast; the source is at position 0. */
static int32_t broadcast_group_rank(const struct broadcast_group *broadcast_group, int32_t position)
{
    if (position == 0)
        return broadcast_group->source;
    return role_rank(broadcast_group->role,
                     position <= broadcast_group->source_position ? position - 1 : position);
}

/* Returns the position of a rank of the context in the broadcast, where the source is 0, or -1 if
 * the rank does not take part. */
static int32_t broadcast_group_position(const struct broadcast_group *broadcast_group, int32_t rank)
{
    for (int32_t position = 0; position < broadcast_group_size(broadcast_group); position++)
        if (broadcast_group_rank(broadcast_group, position) == rank)
            return position;
    return -1;
}

/* Broadcasts along a binomial tree over the participants. */
static dtl_status broadcast_in_group(struct comm *comm,
                                     const struct broadcast_group *broadcast_group, void *buf,
                                     uint64_t count, const struct dtype *type, int32_t tag)
{
    int32_t size = broadcast_group_size(broadcast_group);
    int32_t position = broadcast_group_position(broadcast_group, comm->rank);
    int32_t step = 1;
    dtl_status status = DTL_SUCCESS;

    while (step < size && (position & step) == 0)
        step <<= 1;
    if (position > 0)
        status = comm->ops->recv(comm, buf, count, type,
                                 broadcast_group_rank(broadcast_group, position - step), tag, NULL);
    for (step >>= 1; step > 0 && status == DTL_SUCCESS; step >>= 1)
        if (position + step < size)
            status = comm->ops->send(comm, buf, count, type,
                                     broadcast_group_rank(broadcast_group, position + step), tag);
    return status;
}

dtl_status dtl_impl_intergroup_broadcast(struct role_manager *mgr, const char *source_role,
                                         dtl_rank_t source_rank, const char *target_role, void *buf,
                                         dtl_size_t count, dtl_dtype dtype, dtl_tag_t tag)
{
    struct broadcast_group broadcast_group = {0};
    const struct role *target = NULL;
    dtl_status status = find_peer(mgr, source_role, source_rank, &broadcast_group.source);

    if (status == DTL_SUCCESS)
        status = find_role(mgr, target_role, &target);
    if (status != DTL_SUCCESS)
        return status;
    broadcast_group.role = target;
    broadcast_group.source_position = role_position(target, broadcast_group.source);
    if (broadcast_group.source_position == DTL_NO_RANK)
        broadcast_group.source_position = (int32_t)target->count;
    if (broadcast_group_position(&broadcast_group, mgr->comm.rank) < 0)
        return DTL_SUCCESS;
    return broadcast_in_group(&mgr->comm, &broadcast_group, buf, count, dtl__dtype(dtype), tag);
}
