/* SPDX-License-Identifier: BSD-3-Clause */
/* Communicators: made, duplicated, split, freed; and the table of what they can do. */
#include "mpi_backend.h"

int mpi__comm_adopt(MPI_Comm ours, struct comm *out)
{
    struct group *group = NULL;
    int rank = 0, size = 0, rc;

    if (mpi__host->alloc((void **)&group, sizeof *group, "communicator") != DTL_SUCCESS) {
        MPI_Comm_free(&ours);
        return MPI_ERR_NO_MEM;
    }
    rc = MPI_Comm_set_errhandler(ours, MPI_ERRORS_RETURN);
    if (rc == MPI_SUCCESS)
        rc = MPI_Comm_rank(ours, &rank);
    if (rc == MPI_SUCCESS)
        rc = MPI_Comm_size(ours, &size);
    if (rc != MPI_SUCCESS) {
        mpi__host->release(group);
        MPI_Comm_free(&ours);
        return rc;
    }

    *group = (struct group){.comm = ours, .inner = MPI_COMM_NULL};
    *out = (struct comm){.ops = &mpi__comm_ops, .rank = rank, .size = size, .state = group};
    return MPI_SUCCESS;
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

static void comm_free(struct comm *comm)
{
    struct group *group = mpi__group(comm);

    if (group == NULL)
        return;
    if (atomic_load(&mpi__gate) != GATE_CLOSED && mpi__enter() == DTL_SUCCESS) {
        if (group->inner != MPI_COMM_NULL)
            MPI_Comm_free(&group->inner);
        MPI_Comm_free(&group->comm);
        mpi__leave(MPI_SUCCESS, "MPI_Comm_free");
    }
    mpi__host->release(group);
    *comm = (struct comm){0};
}

static dtl_status dup(struct comm *comm, struct comm *out)
{
    MPI_Comm ours = MPI_COMM_NULL;
    dtl_status status = mpi__enter();

    if (status != DTL_SUCCESS)
        return status;
    bool is_assisted = mpi__assist_begin();
    int rc = MPI_Comm_dup(mpi__group(comm)->comm, &ours);
    mpi__assist_end(is_assisted);
    if (rc == MPI_SUCCESS)
        rc = mpi__comm_adopt(ours, out);
    return mpi__leave(rc, "MPI_Comm_dup");
}

static dtl_status split(struct comm *comm, int32_t color, int32_t key, struct comm *out)
{
    MPI_Comm ours = MPI_COMM_NULL;
    dtl_status status = mpi__enter();

    if (status != DTL_SUCCESS)
        return status;
    bool is_assisted = mpi__assist_begin();
    int rc = MPI_Comm_split(mpi__group(comm)->comm, color < 0 ? MPI_UNDEFINED : color, key, &ours);
    mpi__assist_end(is_assisted);
    if (rc == MPI_SUCCESS && ours == MPI_COMM_NULL)
        *out = (struct comm){.ops = &mpi__comm_ops, .rank = DTL_NO_RANK};
    else if (rc == MPI_SUCCESS)
        rc = mpi__comm_adopt(ours, out);
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
    .broadcast = mpi__broadcast,
    .reduce = mpi__reduce,
    .allreduce = mpi__allreduce,
    .reduce_scatter = mpi__reduce_scatter,
    .scan = mpi__scan,
    .exscan = mpi__exscan,
    .gather = mpi__gather,
    .scatter = mpi__scatter,
    .allgather = mpi__allgather,
    .alltoall = mpi__alltoall,
    .gatherv = mpi__gatherv,
    .scatterv = mpi__scatterv,
    .allgatherv = mpi__allgatherv,
    .alltoallv = mpi__alltoallv,
    .file = &mpi__file_ops,
    .start = mpi__start,
    .plan = mpi__plan,
    .operation_start = mpi__operation_start,
    .mprobe = mpi__mprobe,
    .mrecv = mpi__mrecv,
};
