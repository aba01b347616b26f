/* SPDX-License-Identifier: BSD-3-Clause */
/* Communicators, created by messages between their ranks, and the table comm_ops of this backend.
 */
#include <stdlib.h>
#include <string.h>

#include "local.h"

enum { BARRIER_TAG = -3, SPLIT_TAG = -4 };

static struct group *groups; /* the most recently used group is first */

/* ---- groups by identity ---------------------------------------------------------------------- */

/* Returns the group with this identity and moves it to the front of the list, or returns NULL. The
 * lock is held. */
static struct group *group_find(uint64_t identity)
{
    struct group **link = &groups, *found = NULL;

    while (*link != NULL && (*link)->identity != identity)
        link = &(*link)->next;
    found = *link;
    if (found == NULL)
        return NULL;
    *link = found->next;
    found->next = groups;
    groups = found;
    return found;
}

/* Initializes a group and adds it to the list. The lock is held. */
static void group_add(struct group *group, uint64_t identity)
{
    group->identity = identity;
    group->unexpected_end = &group->unexpected;
    group->next = groups;
    groups = group;
}

/* Allocates a zeroed group that is not in the list. */
static dtl_status group_allocate(struct group **out)
{
    return local__host->alloc((void **)out, sizeof **out, "communicator");
}

dtl_status local__group_of(uint64_t identity, struct group **out)
{
    struct group *found = group_find(identity);
    dtl_status status = found != NULL ? DTL_SUCCESS : group_allocate(&found);

    if (status != DTL_SUCCESS)
        return status;
    if (found != groups)
        group_add(found, identity);
    *out = found;
    return DTL_SUCCESS;
}

/* Removes a group from the list and frees it, but not its ranks or messages. The lock is held. */
static void group_release(struct group *group)
{
    struct group **link = &groups;

    while (*link != group)
        link = &(*link)->next;
    *link = group->next;
    local__host->release(group);
}

/* Discards all messages that no receive has taken. */
static void unexpected_drop(struct group *group)
{
    struct matched_message *message;

    while ((message = group->unexpected) != NULL) {
        group->unexpected = message->next;
        local__message_drop(message);
    }
    group->unexpected_end = &group->unexpected;
}

void local__groups_free(void)
{
    for (struct group *group = groups, *next; group != NULL; group = next) {
        next = group->next;
        unexpected_drop(group);
        if (group->is_freed || group->size == 0)
            group_release(group);
    }
}

/* Memory for a communicator, allocated before other ranks rely on its creation. */
struct group_memory {
    struct group *group;
    int32_t *ranks;
};

/* Allocates the memory of a communicator of `size` ranks. After a failure the caller releases
 * *memory, too. */
static dtl_status group_memory_allocate(int32_t size, struct group_memory *memory)
{
    dtl_status status = group_allocate(&memory->group);

    if (status == DTL_SUCCESS)
        status = local__host->alloc((void **)&memory->ranks, (size_t)size * sizeof *memory->ranks,
                                    "ranks");
    return status;
}

/* Frees memory that comm_make() has not taken; members may be NULL. */
static void group_memory_release(struct group_memory *memory)
{
    local__host->release(memory->group);
    local__host->release(memory->ranks);
}

/* Initializes *out and takes ownership of the memory. A message may have created the group before.
 */
static void comm_make(uint64_t identity, int32_t rank, int32_t size, struct group_memory *memory,
                      struct comm *out)
{
    struct group *group;

    pthread_mutex_lock(&local__lock);
    group = group_find(identity);
    if (group != NULL) {
        local__host->release(memory->group); /* created earlier by a message */
    } else {
        group = memory->group;
        group_add(group, identity);
    }
    group->rank = rank;
    group->size = size;
    group->ranks = memory->ranks;
    *out = (struct comm){.ops = &local__comm_ops, .rank = rank, .size = size, .state = group};
    pthread_mutex_unlock(&local__lock);
}

/* ---- dup and split --------------------------------------------------------------------------- */

/* One rank's contribution to the creation of a communicator. */
struct member {
    int32_t color;
    int32_t key;
    int32_t rank; /* rank in the parent communicator */
    int32_t lacks_memory;
    uint64_t identity; /* the new communicator's identity if this is its rank 0 */
};

/* Comparison function for qsort(): by key, then by rank. */
static int compare_by_key(const void *a, const void *b)
{
    const struct member *first = a, *second = b;
    int order = (first->key > second->key) - (first->key < second->key);

    return order != 0 ? order : (first->rank > second->rank) - (first->rank < second->rank);
}

/* Returns an identity that is unique in the job. */
static uint64_t identity_make(void)
{
    static _Atomic uint32_t latest;

    return (uint64_t)local__rank() << 32 | (atomic_fetch_add(&latest, 1) + 1);
}

/* Allgather of the members: gathered on rank 0 and broadcast from there. */
static dtl_status members_allgather(struct comm *comm, struct member *members)
{
    const struct dtype *type = local__host->dtype(DTL_DTYPE_BYTE);
    uint64_t one = sizeof *members, all = one * (uint64_t)comm->size;
    dtl_status status = DTL_SUCCESS;

    if (comm->rank != 0) {
        status = local__send(comm, &members[comm->rank], one, type, 0, SPLIT_TAG);
        return status == DTL_SUCCESS ? local__recv(comm, members, all, type, 0, SPLIT_TAG, NULL)
                                     : status;
    }
    for (int32_t rank = 1; rank < comm->size && status == DTL_SUCCESS; rank++)
        status = local__recv(comm, &members[rank], one, type, rank, SPLIT_TAG, NULL);
    for (int32_t rank = 1; rank < comm->size && status == DTL_SUCCESS; rank++)
        status = local__send(comm, members, all, type, rank, SPLIT_TAG);
    return status;
}

/* Creates the communicator of the members with this rank's color, ordered by key. */
static void comm_from_members(struct comm *comm, struct member *members,
                              struct group_memory *memory, struct comm *out)
{
    const struct group *parent = comm->state;
    uint64_t identity = members[0].identity;
    int32_t color = members[comm->rank].color, size = 0, mine = 0;

    if (color < 0) {
        *out = (struct comm){.ops = &local__comm_ops, .rank = DTL_NO_RANK};
        group_memory_release(memory);
        return;
    }
    qsort(members, (size_t)comm->size, sizeof *members, compare_by_key);
    for (int32_t index = 0; index < comm->size; index++) {
        if (members[index].color != color)
            continue;
        if (members[index].rank == comm->rank)
            mine = size;
        memory->ranks[size++] = parent->ranks[members[index].rank];
    }
    comm_make(identity, mine, size, memory, out);
}

/* Exchanges the members and creates the communicator. Takes ownership of the memory. Fails on all
 * ranks if any rank lacks memory. Collective. */
static dtl_status split_with(struct comm *comm, struct member *members, struct group_memory *memory,
                             struct comm *out)
{
    dtl_status status = members_allgather(comm, members);

    for (int32_t rank = 0; rank < comm->size && status == DTL_SUCCESS; rank++)
        if (members[rank].lacks_memory)
            status = local__host->fail(DTL_ERROR_OUT_OF_MEMORY,
                                       "rank %d lacks memory for a communicator; expected it",
                                       (int)rank);
    if (status == DTL_SUCCESS)
        comm_from_members(comm, members, memory, out);
    else
        group_memory_release(memory);
    return status;
}

/* Creates one communicator per color. With a negative color, *out has the rank DTL_NO_RANK and no
 * group. Collective. */
static dtl_status split(struct comm *comm, int32_t color, int32_t key, struct comm *out)
{
    struct member members[LOCAL_RANKS]; /* on the stack, because the other ranks would wait for a
                                         * rank without memory */
    struct group_memory memory = {0};

    members[comm->rank] = (struct member){
        .color = color, .key = key, .rank = comm->rank, .identity = identity_make()};
    if (group_memory_allocate(comm->size, &memory) != DTL_SUCCESS)
        members[comm->rank].lacks_memory = 1;
    return split_with(comm, members, &memory, out);
}

/* Creates a communicator of the same ranks in the same order. Collective. */
static dtl_status dup(struct comm *comm, struct comm *out)
{
    return split(comm, 0, comm->rank, out);
}

dtl_status local__world_make(struct comm *out)
{
    struct group_memory memory = {0};
    int32_t size = local__size();
    dtl_status status = group_memory_allocate(size, &memory);

    if (status != DTL_SUCCESS) {
        group_memory_release(&memory);
        return status;
    }
    for (int32_t rank = 0; rank < size; rank++)
        memory.ranks[rank] = rank;
    comm_make(0, local__rank(), size, &memory, out);
    return DTL_SUCCESS;
}

/* Frees the communicator, drops its unexpected messages and resets *comm. Within the job the group
 * itself is kept until the job ends, because messages for it may still arrive. Takes the lock. */
static void comm_free(struct comm *comm)
{
    struct group *group = comm->state;

    if (group == NULL)
        return;
    pthread_mutex_lock(&local__lock);
    unexpected_drop(group);
    local__host->release(group->ranks);
    group->ranks = NULL;
    group->is_freed = true;
    if (!local__is_open)
        group_release(group);
    pthread_mutex_unlock(&local__lock);
    *comm = (struct comm){0};
}

/* Dissemination barrier: in round k a rank learns of 2^k more ranks. */
static dtl_status barrier(struct comm *comm)
{
    const struct dtype *type = local__host->dtype(DTL_DTYPE_BYTE);
    dtl_status status = DTL_SUCCESS;

    for (int32_t distance = 1; distance < comm->size && status == DTL_SUCCESS; distance *= 2)
        status = local__sendrecv(
            comm, NULL, 0, type, (comm->rank + distance) % comm->size, BARRIER_TAG, NULL, 0, type,
            (comm->rank + comm->size - distance) % comm->size, BARRIER_TAG, NULL);
    return status;
}

/* A group of one rank is never left, because its rank waits only for its own messages. */
bool local__group_is_left(const struct group *group, int32_t rank)
{
    bool is_left = group->size > 1;

    if (rank != DTL_ANY_SOURCE)
        return local__has_left(group->ranks[rank]);
    for (int32_t each = 0; each < group->size && is_left; each++)
        is_left = each == group->rank || local__has_left(group->ranks[each]);
    return is_left;
}

/* Returns true if that rank of the communicator has left the job. */
static bool has_left(const struct comm *comm, int32_t rank)
{
    return local__group_is_left(comm->state, rank);
}

const struct comm_ops local__comm_ops = {
    .size = sizeof local__comm_ops,
    .name = "local",
    .free = comm_free,
    .dup = dup,
    .split = split,
    .send = local__send,
    .recv = local__recv,
    .sendrecv = local__sendrecv,
    .isend = local__isend,
    .irecv = local__irecv,
    .probe = local__probe,
    .operation_test = local__operation_test,
    .operation_wait = local__operation_wait,
    .operation_cancel = local__operation_cancel,
    .operation_release = local__operation_release,
    .barrier = barrier,
    .mprobe = local__mprobe,
    .mrecv = local__mrecv,
    .unmatch = local__unmatch,
    .isend_shaped = local__isend_shaped,
    .has_left = has_left,
};
