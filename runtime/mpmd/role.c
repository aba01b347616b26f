/* SPDX-License-Identifier: BSD-3-Clause */
/* Roles: consecutive ranks of a context under a name.  Messages between roles go over a
 * communicator of the manager's own, so that no receive of the program can take them. */
#include <string.h>

#include "dtl_impl.h"
#include "dtl_runtime.h"

struct role {
    struct role *next;
    uint64_t first; /* rank in the context */
    uint64_t count;
    char name[];
};

struct role_manager {
    struct context *context;
    struct comm comm; /* once initialised */
    struct role *roles;
    struct role **end;
    uint64_t ranks; /* of all roles */
    bool is_initialized;
};

struct comm *dtl__role_manager_comm(struct role_manager *manager)
{
    return &manager->context->comm;
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

void dtl_impl_role_manager_destroy(struct role_manager *mgr)
{
    if (mgr == NULL)
        return;
    while (mgr->roles != NULL) {
        struct role *role = mgr->roles;

        mgr->roles = role->next;
        dtl__release(role);
    }
    if (mgr->is_initialized)
        mgr->comm.ops->free(&mgr->comm);
    dtl__context_release(mgr->context);
    dtl__release(mgr);
}

/* NULL where there is none. */
static struct role *role_lookup(const struct role_manager *manager, const char *name)
{
    for (struct role *role = manager->roles; role != NULL; role = role->next)
        if (strcmp(role->name, name) == 0)
            return role;
    return NULL;
}

dtl_status dtl_impl_role_manager_add_role(struct role_manager *mgr, const char *role_name,
                                          dtl_size_t num_ranks)
{
    uint64_t bytes = strlen(role_name) + 1;
    struct role *role = NULL;
    dtl_status status;

    if (mgr->is_initialized)
        return dtl__fail(DTL_ERROR_INVALID_STATE,
                         "role_manager_add_role: mgr is initialised; expected one that is not");
    if (bytes == 1)
        return dtl__fail(DTL_ERROR_INVALID_ARGUMENT,
                         "role_manager_add_role: role_name is empty; expected a name");
    if (role_lookup(mgr, role_name) != NULL)
        return dtl__fail(DTL_ERROR_INVALID_STATE,
                         "role_manager_add_role: role_name is \"%s\", which exists already",
                         role_name);
    status = dtl__alloc((void **)&role, sizeof *role + bytes, "role");
    if (status != DTL_SUCCESS)
        return status;
    memcpy(role->name, role_name, bytes);
    role->first = mgr->ranks;
    role->count = num_ranks;
    *mgr->end = role;
    mgr->end = &role->next;
    mgr->ranks = dtl__plus(mgr->ranks, num_ranks);
    return DTL_SUCCESS;
}

/* One number for all names and sizes, in their order. */
static int64_t roles_digest(const struct role_manager *manager)
{
    uint64_t digest = 0;

    for (const struct role *role = manager->roles; role != NULL; role = role->next) {
        for (const char *letter = role->name; *letter != '\0'; letter++)
            digest = 31 * digest + (unsigned char)*letter;
        digest = 31 * digest + role->count;
    }
    return (int64_t)(digest >> 1); /* its negative must exist too */
}

/* Every rank learns of the failure, whichever ranks it is on. */
static dtl_status roles_agree(struct role_manager *manager)
{
    struct comm *comm = &manager->context->comm;
    int64_t digest = roles_digest(manager);
    int64_t extremes[2] = {digest, -digest};
    dtl_status status =
        comm->ops->allreduce(comm, extremes, extremes, 2, dtl__dtype(DTL_DTYPE_INT64), DTL_OP_MAX);

    if (status != DTL_SUCCESS)
        return status;
    if (extremes[0] != -extremes[1])
        return dtl__fail(DTL_ERROR_INVALID_ARGUMENT,
                         "role_manager_initialize: the ranks have added different roles; expected "
                         "the same on all");
    if (manager->ranks > (uint64_t)comm->size)
        return dtl__fail(DTL_ERROR_INVALID_ARGUMENT,
                         "role_manager_initialize: the roles have %llu ranks; expected at most the "
                         "context's, %d",
                         (unsigned long long)manager->ranks, (int)comm->size);
    return DTL_SUCCESS;
}

dtl_status dtl_impl_role_manager_initialize(struct role_manager *mgr)
{
    struct comm *comm = &mgr->context->comm;
    dtl_status status;

    if (mgr->is_initialized)
        return dtl__fail(DTL_ERROR_INVALID_STATE,
                         "role_manager_initialize: mgr is initialised already");
    status = roles_agree(mgr);
    if (status == DTL_SUCCESS)
        status = comm->ops->dup(comm, &mgr->comm);
    mgr->is_initialized = status == DTL_SUCCESS;
    return status;
}

/* ---- questions ------------------------------------------------------------------------------- */

static dtl_status role_find(const char *function, const struct role_manager *manager,
                            const char *name, const struct role **out)
{
    const struct role *role = role_lookup(manager, name);

    if (role == NULL)
        return dtl__fail(DTL_ERROR_INVALID_ARGUMENT,
                         "%s: there is no role \"%s\"; expected one that was added", function,
                         name);
    *out = role;
    return DTL_SUCCESS;
}

static dtl_status is_ready(const char *function, const struct role_manager *manager)
{
    if (manager->is_initialized)
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_INVALID_STATE,
                     "%s: mgr is not initialised; expected role_manager_initialize before",
                     function);
}

/* -1: this rank does not have the role. */
static int32_t own_rank(const struct role_manager *manager, const struct role *role)
{
    uint64_t rank = (uint64_t)manager->context->comm.rank;

    return rank >= role->first && rank - role->first < role->count ? (int32_t)(rank - role->first)
                                                                   : DTL_NO_RANK;
}

dtl_status dtl_impl_role_manager_has_role(struct role_manager *mgr, const char *role_name,
                                          int *has_role)
{
    const struct role *role = role_lookup(mgr, role_name);
    dtl_status status = is_ready("role_manager_has_role", mgr);

    if (status == DTL_SUCCESS)
        *has_role = role != NULL && own_rank(mgr, role) >= 0;
    return status;
}

dtl_status dtl_impl_role_manager_role_size(struct role_manager *mgr, const char *role_name,
                                           dtl_size_t *size)
{
    const struct role *role = NULL;
    dtl_status status = role_find("role_manager_role_size", mgr, role_name, &role);

    if (status == DTL_SUCCESS)
        *size = role->count;
    return status;
}

dtl_status dtl_impl_role_manager_role_rank(struct role_manager *mgr, const char *role_name,
                                           dtl_rank_t *rank)
{
    const struct role *role = NULL;
    dtl_status status = role_find("role_manager_role_rank", mgr, role_name, &role);

    if (status == DTL_SUCCESS)
        status = is_ready("role_manager_role_rank", mgr);
    if (status == DTL_SUCCESS)
        *rank = own_rank(mgr, role);
    return status;
}

/* The number of the first role that this rank has; past the last one for ranks without. */
static int own_role(const struct role_manager *manager)
{
    int number = 0;

    for (const struct role *role = manager->roles; role != NULL && own_rank(manager, role) < 0;
         role = role->next)
        number++;
    return number;
}

dtl_status dtl_impl_role_manager_context(struct role_manager *mgr, struct context **ctx)
{
    dtl_status status = is_ready("role_manager_context", mgr);

    if (status != DTL_SUCCESS)
        return status;

    bool has_role = (uint64_t)mgr->context->comm.rank < mgr->ranks;

    return dtl_impl_context_split(mgr->context, has_role ? own_role(mgr) : -1,
                                  mgr->context->comm.rank, ctx);
}

/* ---- messages -------------------------------------------------------------------------------- */

static dtl_status peer_find(const char *function, const struct role_manager *manager,
                            const char *role_name, int32_t role_rank, int32_t *rank)
{
    const struct role *role = NULL;
    dtl_status status = is_ready(function, manager);

    if (status == DTL_SUCCESS)
        status = role_find(function, manager, role_name, &role);
    if (status != DTL_SUCCESS)
        return status;
    if ((uint64_t)role_rank >= role->count)
        return dtl__fail(DTL_ERROR_INVALID_RANK, "%s: rank %d of role \"%s\"; expected rank < %llu",
                         function, role_rank, role_name, (unsigned long long)role->count);
    *rank = (int32_t)role->first + role_rank;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_intergroup_send(struct role_manager *mgr, const char *target_role,
                                    dtl_rank_t target_rank, const void *buf, dtl_size_t count,
                                    dtl_dtype dtype, dtl_tag_t tag)
{
    int32_t rank;
    dtl_status status = peer_find("intergroup_send", mgr, target_role, target_rank, &rank);

    if (status != DTL_SUCCESS)
        return status;
    return mgr->comm.ops->send(&mgr->comm, buf, count, dtl__dtype(dtype), rank, tag);
}

dtl_status dtl_impl_intergroup_recv(struct role_manager *mgr, const char *source_role,
                                    dtl_rank_t source_rank, void *buf, dtl_size_t count,
                                    dtl_dtype dtype, dtl_tag_t tag)
{
    int32_t rank;
    dtl_status status = peer_find("intergroup_recv", mgr, source_role, source_rank, &rank);

    if (status != DTL_SUCCESS)
        return status;
    return mgr->comm.ops->recv(&mgr->comm, buf, count, dtl__dtype(dtype), rank, tag, NULL);
}

/* The source, then the ranks of the role without it: who takes part in a broadcast, in a fixed
 * order. */
struct circle {
    int32_t source;
    int32_t first;
    int32_t count; /* of the role's ranks */
};

static int32_t circle_size(const struct circle *circle)
{
    bool is_inside =
        circle->source >= circle->first && circle->source < circle->first + circle->count;

    return circle->count + (is_inside ? 0 : 1);
}

static int32_t circle_rank(const struct circle *circle, int32_t place)
{
    int32_t rank = circle->first + place - 1;

    if (place == 0)
        return circle->source;
    return circle->source >= circle->first && circle->source <= rank ? rank + 1 : rank;
}

/* -1: does not take part. */
static int32_t circle_place(const struct circle *circle, int32_t rank)
{
    for (int32_t place = 0; place < circle_size(circle); place++)
        if (circle_rank(circle, place) == rank)
            return place;
    return -1;
}

/* A binomial tree over the circle's places. */
static dtl_status circle_broadcast(struct comm *comm, const struct circle *circle, void *buf,
                                   uint64_t count, const struct dtype *type, int32_t tag)
{
    int32_t size = circle_size(circle);
    int32_t place = circle_place(circle, comm->rank);
    int32_t step = 1;
    dtl_status status = DTL_SUCCESS;

    while (step < size && (place & step) == 0)
        step <<= 1;
    if (place > 0)
        status =
            comm->ops->recv(comm, buf, count, type, circle_rank(circle, place - step), tag, NULL);
    for (step >>= 1; step > 0 && status == DTL_SUCCESS; step >>= 1)
        if (place + step < size)
            status =
                comm->ops->send(comm, buf, count, type, circle_rank(circle, place + step), tag);
    return status;
}

dtl_status dtl_impl_intergroup_broadcast(struct role_manager *mgr, const char *source_role,
                                         dtl_rank_t source_rank, const char *target_role, void *buf,
                                         dtl_size_t count, dtl_dtype dtype, dtl_tag_t tag)
{
    struct circle circle = {0};
    const struct role *target = NULL;
    dtl_status status =
        peer_find("intergroup_broadcast", mgr, source_role, source_rank, &circle.source);

    if (status == DTL_SUCCESS)
        status = role_find("intergroup_broadcast", mgr, target_role, &target);
    if (status != DTL_SUCCESS)
        return status;
    circle.first = (int32_t)target->first;
    circle.count = (int32_t)target->count;
    if (circle_place(&circle, mgr->comm.rank) < 0)
        return DTL_SUCCESS;
    return circle_broadcast(&mgr->comm, &circle, buf, count, dtl__dtype(dtype), tag);
}
