/* SPDX-License-Identifier: BSD-3-Clause */
/* Communicators: creation, duplication, split and release; and the table comm_ops of this backend.
 */
#include "mpi_backend.h"

#include <pthread.h>
#include <string.h>

static pthread_mutex_t groups_lock = PTHREAD_MUTEX_INITIALIZER;
static struct group *groups;

/* Adds the group to the list of all groups. Takes groups_lock. */
static void group_add(struct group *group)
{
    pthread_mutex_lock(&groups_lock);
    group->next = groups;
    groups = group;
    pthread_mutex_unlock(&groups_lock);
}

/* Removes the group from the list, which contains it. Takes groups_lock. */
static void group_remove(struct group *group)
{
    struct group **link = &groups;

    pthread_mutex_lock(&groups_lock);
    while (*link != group)
        link = &(*link)->next;
    *link = group->next;
    pthread_mutex_unlock(&groups_lock);
}

/* Sends an empty packet to this rank, which ends a blocking wait for packets, and sets `is_woken`
 * if that succeeded. groups_lock is held. */
static void group_wake(struct group *group)
{
    static const struct header none; /* belongs to no group */
    MPI_Request request = MPI_REQUEST_NULL;
    int me = 0;

    MPI_Comm_rank(group->comm, &me);
    group->is_woken = MPI_Isend(&none, sizeof none, MPI_BYTE, me, PACKET_TAG, group->comm,
                                &request) == MPI_SUCCESS &&
                      MPI_Request_free(&request) == MPI_SUCCESS;
}

void mpi__comm_wake(void)
{
    pthread_mutex_lock(&groups_lock);
    for (struct group *each = groups; each != NULL; each = each->next)
        if (atomic_load(&each->is_receiving) && !each->is_woken)
            group_wake(each);
    pthread_mutex_unlock(&groups_lock);
}

void mpi__comm_stop(void)
{
    struct arrival late;

    pthread_mutex_lock(&groups_lock);
    for (struct group *each = groups; each != NULL; each = each->next)
        mpi__packet_withdraw(each, &late);
    pthread_mutex_unlock(&groups_lock);
}

/* Returns the largest payload number of the communicator, which is limited by MPI_TAG_UB. */
static uint32_t last_number(MPI_Comm comm)
{
    void *bound = NULL;
    int is_known = 0;

    MPI_Comm_get_attr(comm, MPI_TAG_UB, &bound, &is_known);
    return is_known && *(int *)bound < LAST_NUMBER ? (uint32_t) * (int *)bound : LAST_NUMBER;
}

/* Sets the size from which collectives begin with an interruptible barrier, because MPI's blocking
 * calls cannot be interrupted: 1 MiB, or any size if `is_always`. The barrier adds 1 to 7 % to the
 * time of a collective of 1 MiB, and 5 to 10 % to that of 256 KiB. */
static void barrier_size_set(struct group *group, bool is_always)
{
    enum { BARRIER_BYTES = 1 << 20, LARGEST_DTYPE = 16 };
    uint64_t small_count = BARRIER_BYTES / LARGEST_DTYPE - 1;

    group->barrier_bytes = is_always ? 0 : BARRIER_BYTES;
    group->plain_count = is_always ? 0 : small_count < COUNT_MAX ? small_count : COUNT_MAX;
}

/* Agrees on properties of a new communicator. Sets *identity to a number that none of its ranks has
 * used before, and *is_interruptible to true if any rank has DTL_INTERRUPTIBLE=1. Fails on all
 * ranks if a rank lacks memory. Collective. */
static int identity_agree(MPI_Comm comm, bool has_memory, uint64_t *identity,
                          bool *is_interruptible)
{
    static _Atomic uint64_t latest;
    uint64_t seen = atomic_load(&latest), all[3] = {0};
    uint64_t mine[] = {seen + 1, !has_memory, mpi__host->option_is_on("DTL_INTERRUPTIBLE")};
    int rc = MPI_Allreduce(mine, all, 3, MPI_UINT64_T, MPI_MAX, comm);

    while (rc == MPI_SUCCESS && seen < all[0] &&
           !atomic_compare_exchange_weak(&latest, &seen, all[0]))
        ;
    *identity = all[0];
    *is_interruptible = all[2] != 0;
    return rc == MPI_SUCCESS && all[1] != 0 ? MPI_ERR_NO_MEM : rc;
}

/* Frees the memory of a group, which may be NULL. Frees neither its communicators nor its
 * unexpected messages. */
static void group_release(struct group *group)
{
    if (group != NULL) {
        mpi__host->release(group->landing);
        mpi__host->release(group->idle);
        mpi__host->release(atomic_load(&group->idle_send));
        mpi__host->release(group->spare);
        mpi__host->release(group->header_exchanges);
        mpi__host->release(group->request_memory);
    }
    mpi__host->release(group);
}

/* Allocates a group for `size` ranks with its buffers. The caller sets its communicator and adds it
 * to the list. */
static dtl_status group_make(int size, struct group **out)
{
    struct group *group = NULL;
    dtl_status status = mpi__host->alloc((void **)&group, sizeof *group, "communicator");

    if (status == DTL_SUCCESS)
        status = mpi__host->alloc((void **)&group->header_exchanges,
                                  (size_t)size * sizeof *group->header_exchanges, "ranks");
    if (status == DTL_SUCCESS)
        status =
            mpi__host->alloc((void **)&group->landing, sizeof *group->landing, "message to come");
    if (status == DTL_SUCCESS)
        status = mpi__host->alloc((void **)&group->spare, mpi__arrived_bytes(), "message to come");
    if (status == DTL_SUCCESS)
        *out = group;
    else
        group_release(group);
    return status;
}

int mpi__comm_adopt(MPI_Comm own_comm, struct comm *out)
{
    struct group *group = NULL;
    uint64_t identity = 0;
    bool is_interruptible = false;
    int rank = 0, size = 0;
    int rc = MPI_Comm_set_errhandler(own_comm, MPI_ERRORS_RETURN);

    if (rc == MPI_SUCCESS)
        rc = MPI_Comm_rank(own_comm, &rank);
    if (rc == MPI_SUCCESS)
        rc = MPI_Comm_size(own_comm, &size);
    if (rc == MPI_SUCCESS)
        rc = identity_agree(own_comm, group_make(size, &group) == DTL_SUCCESS, &identity,
                            &is_interruptible);
    if (rc == MPI_SUCCESS && group == NULL)
        rc = MPI_ERR_NO_MEM;
    if (rc != MPI_SUCCESS) {
        group_release(group);
        MPI_Comm_free(&own_comm);
        return rc;
    }

    group->comm = own_comm;
    barrier_size_set(group, is_interruptible);
    group->inner = MPI_COMM_NULL;
    group->posted = MPI_REQUEST_NULL;
    group->identity = identity;
    group->last_number = last_number(own_comm);
    group->unexpected_end = &group->unexpected;
    group_add(group);
    *out = (struct comm){.ops = &mpi__comm_ops, .rank = rank, .size = size, .state = group};
    return MPI_SUCCESS;
}

/* Waits for a started barrier, which stays active if the wait is interrupted. */
static int barrier_wait(MPI_Request *barrier_request)
{
    unsigned turns = 0;
    int rc = MPI_SUCCESS, done = 0;

    while (rc == MPI_SUCCESS && !done) {
        rc = MPI_Test(barrier_request, &done, MPI_STATUS_IGNORE);
        if (rc == MPI_SUCCESS && !done)
            rc = mpi__wait_step(&turns);
    }
    return rc;
}

int mpi__interruptible_barrier(MPI_Comm comm)
{
    MPI_Request barrier_request = MPI_REQUEST_NULL;
    int rc = MPI_Ibarrier(comm, &barrier_request);

    return rc == MPI_SUCCESS ? barrier_wait(&barrier_request) : rc;
}

int mpi__resumable_barrier(MPI_Comm comm)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* protects the two variables below */
    static MPI_Comm interrupted_comm = MPI_COMM_NULL;        /* its barrier is still active */
    static MPI_Request barrier_request = MPI_REQUEST_NULL;
    int rc;

    pthread_mutex_lock(&lock);
    if (interrupted_comm != comm)
        rc = MPI_Ibarrier(comm, &barrier_request);
    else
        rc = MPI_SUCCESS;
    if (rc == MPI_SUCCESS)
        rc = barrier_wait(&barrier_request);
    interrupted_comm = rc == ERR_INTERRUPTED ? comm : MPI_COMM_NULL;
    pthread_mutex_unlock(&lock);
    return rc;
}

int mpi__inner(struct comm *comm, MPI_Comm *out)
{
    struct group *group = mpi__group(comm);
    int rc = MPI_SUCCESS;

    if (group->inner == MPI_COMM_NULL)
        rc = MPI_Comm_dup(group->comm, &group->inner); /* inherits MPI_ERRORS_RETURN */
    *out = group->inner;
    return rc;
}

int mpi__request_memory(struct comm *comm, void *out)
{
    struct group *group = mpi__group(comm);
    size_t bytes = 2 * (size_t)comm->size * sizeof(MPI_Request);
    void *request_memory = group->request_memory;
    int rc = MPI_SUCCESS, lacks, any = 0;

    if (request_memory == NULL) {
        lacks = mpi__host->alloc(&request_memory, bytes, "parts of a collective") != DTL_SUCCESS;
        rc = MPI_Allreduce(&lacks, &any, 1, MPI_INT, MPI_MAX, group->comm);
        if (rc == MPI_SUCCESS && any)
            rc = MPI_ERR_NO_MEM;
    }
    if (rc == MPI_SUCCESS) {
        group->request_memory = request_memory;
        memcpy(out, &request_memory, sizeof request_memory);
    } else if (group->request_memory == NULL && !lacks) {
        mpi__host->release(request_memory);
    }
    return rc;
}

/* Frees the communicator and resets *comm; does nothing if it has no group. Messages that have
 * arrived are discarded. If the thread may not call MPI, only memory is freed. */
static void comm_free(struct comm *comm)
{
    struct group *group = mpi__group(comm);

    if (group == NULL)
        return;
    group_remove(group);
    if (atomic_load(&mpi__gate) != GATE_CLOSED && mpi__enter() == DTL_SUCCESS) {
        mpi__arrived_drain(group);
        if (group->inner != MPI_COMM_NULL)
            MPI_Comm_free(&group->inner);
        MPI_Comm_free(&group->comm);
        mpi__leave(MPI_SUCCESS, "MPI_Comm_free");
    }
    mpi__arrived_drop_all(group);
    group_release(group);
    *comm = (struct comm){0};
}

/* Duplicates the communicator after an interruptible barrier. Collective. */
static dtl_status dup(struct comm *comm, struct comm *out)
{
    MPI_Comm own_comm = MPI_COMM_NULL;
    dtl_status status = mpi__enter();

    if (status != DTL_SUCCESS)
        return status;
    bool is_assisted = mpi__assist_begin();
    int rc = mpi__interruptible_barrier(mpi__group(comm)->comm);
    if (rc == MPI_SUCCESS)
        rc = MPI_Comm_dup(mpi__group(comm)->comm, &own_comm);
    if (rc == MPI_SUCCESS)
        rc = mpi__comm_adopt(own_comm, out);
    mpi__assist_end(is_assisted);
    return mpi__leave(rc, "MPI_Comm_dup");
}

/* Splits the communicator after an interruptible barrier. With a negative color, *out has the rank
 * DTL_NO_RANK and no group. Collective. */
static dtl_status split(struct comm *comm, int32_t color, int32_t key, struct comm *out)
{
    MPI_Comm own_comm = MPI_COMM_NULL;
    dtl_status status = mpi__enter();

    if (status != DTL_SUCCESS)
        return status;
    bool is_assisted = mpi__assist_begin();
    int rc = mpi__interruptible_barrier(mpi__group(comm)->comm);
    if (rc == MPI_SUCCESS)
        rc = MPI_Comm_split(mpi__group(comm)->comm, color < 0 ? MPI_UNDEFINED : color, key,
                            &own_comm);
    if (rc == MPI_SUCCESS && own_comm == MPI_COMM_NULL)
        *out = (struct comm){.ops = &mpi__comm_ops, .rank = DTL_NO_RANK};
    else if (rc == MPI_SUCCESS)
        rc = mpi__comm_adopt(own_comm, out);
    mpi__assist_end(is_assisted);
    return mpi__leave(rc, "MPI_Comm_split");
}

const struct comm_ops mpi__comm_ops = {
    .size = sizeof(struct comm_ops),
    .name = BACKEND_NAME,
    .free = comm_free,
    .dup = dup,
    .split = split,
    .send = mpi__send,
    .recv = mpi__recv,
    .sendrecv = mpi__sendrecv,
    .isend = mpi__isend,
    .irecv = mpi__irecv,
    .probe = mpi__probe,
    .operation_test = mpi__operation_test,
    .operation_wait = mpi__operation_wait,
    .operation_cancel = mpi__operation_cancel,
    .operation_release = mpi__operation_release,
    .barrier = mpi__barrier,
    .collective = mpi__collective,
    .collectives =
        {[COLLECTIVE_BROADCAST] = mpi__broadcast, [COLLECTIVE_ALLREDUCE] = mpi__allreduce},
    .start = mpi__start,
    .mprobe = mpi__mprobe,
    .mrecv = mpi__mrecv,
    .unmatch = mpi__unmatch,
    .isend_shaped = mpi__isend_shaped,
};
