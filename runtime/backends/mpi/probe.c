/* SPDX-License-Identifier: BSD-3-Clause */
/* Probe and matched probe. */
#include "mpi_backend.h"

#include <sched.h>

/* Finds a matching message; blocks if `done` is NULL. Removes it from the queue if `out` is not
 * NULL. */
static dtl_status message_find(struct comm *comm, int32_t source, int32_t tag, bool *done,
                               struct message *info, struct matched_message **out)
{
    struct group *group = mpi__group(comm);
    bool is_there = false;
    dtl_status status = mpi__enter();
    unsigned turns = 0;
    int rc;

    if (status != DTL_SUCCESS)
        return status;
    rc = mpi__arrived_find(group, source, tag, &is_there, info, out);
    while (rc == MPI_SUCCESS && !is_there && done == NULL) {
        sched_yield();
        rc = mpi__is_closed() ? ERR_LATE : mpi__wait_step(&turns);
        if (rc == MPI_SUCCESS)
            rc = mpi__arrived_find(group, source, tag, &is_there, info, out);
    }
    if (rc == MPI_SUCCESS && done != NULL)
        *done = is_there;
    return mpi__leave(rc, "MPI_Iprobe");
}

dtl_status mpi__probe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                      struct message *info)
{
    return message_find(comm, source, tag, done, info, NULL);
}

dtl_status mpi__mprobe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                       struct message *info, struct matched_message **out)
{
    return message_find(comm, source, tag, done, info, out);
}

void mpi__unmatch(struct comm *comm, struct matched_message *matched)
{
    (void)comm;
    if (mpi__enter() != DTL_SUCCESS) {
        mpi__arrived_release(matched);
        return;
    }
    mpi__arrived_return(mpi__arrived_load(matched));
    mpi__leave(MPI_SUCCESS, "MPI_Irecv");
}

dtl_status mpi__mrecv(struct comm *comm, struct matched_message *matched, void *buffer,
                      uint64_t count, const struct dtype *type)
{
    struct message info = matched->info;
    dtl_status status = mpi__enter();

    (void)comm;
    if (status != DTL_SUCCESS) {
        mpi__arrived_release(matched);
        return status;
    }
    status = mpi__leave(mpi__arrived_receive(matched, buffer, count, type), "MPI_Recv");
    if (status == DTL_SUCCESS && !message_fits(&info, count, type))
        return mpi__host->refuse_message(&info, count, type);
    return status;
}
