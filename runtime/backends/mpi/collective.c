/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives of as many elements on every rank, and reductions: called or
 * started, which are MPI's blocking and non-blocking ones.
 *
 * A part that already stands where MPI would copy it is moved in place.  More elements than MPI can
 * count are moved as one element of a derived type, and reduced in parts.
 *
 * A buffer that only the root uses is passed to MPI as NULL on the other ranks, whatever the caller
 * has passed: an address that is also the other buffer's would select an algorithm in place. */
#include "mpi_backend.h"

#include <string.h>

/* ---- moves ----------------------------------------------------------------------------------- */

static int barrier(struct collective_call *call)
{
    return MPI_Ibarrier(call->comm, mpi__request_next(call));
}

/* MPI_IN_PLACE where `mine` is the element `index` of `all`, else `mine`. */
static const void *unless_there(const void *mine, const void *all, uint64_t index,
                                const struct dtype *type)
{
    return mine != NULL && mine == (const char *)all + index * type->size ? MPI_IN_PLACE : mine;
}

static int move(struct collective_call *call, const struct comm *comm,
                const struct collective *what)
{
    const struct dtype *type = what->type;
    const struct large_count *data = &call->data;
    const void *send = what->send;
    void *recv = what->recv;
    uint64_t mine = (uint64_t)comm->rank * what->count;

    switch (what->kind) {
    case COLLECTIVE_BROADCAST:
        return CALL(call, Bcast, Ibcast, recv, data->count, data->type, what->root);
    case COLLECTIVE_GATHER:
        if (call->is_root)
            send = unless_there(send, recv, mine, type);
        else
            recv = NULL;
        return CALL(call, Gather, Igather, send, data->count, data->type, recv, data->count,
                    data->type, what->root);
    case COLLECTIVE_SCATTER:
        if (call->is_root)
            recv = (void *)unless_there(recv, send, mine, type);
        else
            send = NULL;
        return CALL(call, Scatter, Iscatter, send, data->count, data->type, recv, data->count,
                    data->type, what->root);
    case COLLECTIVE_ALLGATHER:
        send = unless_there(send, recv, mine, type);
        return CALL(call, Allgather, Iallgather, send, data->count, data->type, recv, data->count,
                    data->type);
    default:
        send = unless_there(send, recv, 0, type);
        return CALL(call, Alltoall, Ialltoall, send, data->count, data->type, recv, data->count,
                    data->type);
    }
}

/* ---- reductions ------------------------------------------------------------------------------ */

static const void *unless_same(const void *send, const void *recv)
{
    return send == recv ? MPI_IN_PLACE : send;
}

/* No more elements than MPI can count. */
static int reduce_part(struct collective_call *call, const struct collective *what,
                       const void *send, void *recv, mpi_count count)
{
    MPI_Datatype type = call->native->type;
    MPI_Op op = call->native->op;

    switch (what->kind) {
    case COLLECTIVE_REDUCE:
        if (call->is_root)
            send = unless_same(send, recv);
        else
            recv = NULL;
        return CALL(call, Reduce, Ireduce, send, recv, count, type, op, what->root);
    case COLLECTIVE_ALLREDUCE:
        send = unless_same(send, recv);
        return CALL(call, Allreduce, Iallreduce, send, recv, count, type, op);
    case COLLECTIVE_SCAN:
        send = unless_same(send, recv);
        return CALL(call, Scan, Iscan, send, recv, count, type, op);
    default:
        send = unless_same(send, recv);
        return CALL(call, Exscan, Iexscan, send, recv, count, type, op);
    }
}

/* MPICH 4.0 crashes where a root other than 0 reduces in place: there the root gives a copy. */
static int copy_input(struct collective_call *call, const struct collective *what)
{
    size_t bytes;

    if (MPI_REDUCES_IN_PLACE || what->kind != COLLECTIVE_REDUCE || !call->is_root ||
        what->root == 0 || what->send != what->recv || what->count == 0)
        return MPI_SUCCESS;
    bytes = what->count * what->type->size;
    if (mpi__host->alloc(&call->copy, bytes, "copy of what is reduced in place") != DTL_SUCCESS)
        return MPI_ERR_NO_MEM;
    memcpy(call->copy, what->send, bytes);
    return MPI_SUCCESS;
}

static int reduce(struct collective_call *call, const struct collective *what)
{
    uint64_t left = what->count;
    int rc = copy_input(call, what);
    const char *from = call->copy != NULL ? call->copy : what->send;
    char *to = what->recv;

    while (left > 0 && rc == MPI_SUCCESS) {
        uint64_t part = left < COUNT_MAX ? left : COUNT_MAX;

        rc = mpi__issued(call, reduce_part(call, what, from, to, (mpi_count)part));
        left -= part;
        from = from == NULL ? NULL : from + part * what->type->size;
        to = to == NULL ? NULL : to + part * what->type->size;
    }
    return rc;
}

/* Reduces each rank's block to that rank, of more elements than MPI can count in all.  The own
 * block waits in a buffer of its own, for `send` may be `recv`. */
static int reduce_blocks(struct collective_call *call, const struct comm *comm,
                         const struct collective *what)
{
    size_t bytes = what->recvcounts[comm->rank] * what->type->size;
    struct collective block = *what;
    const char *from = what->send;
    void *mine;
    int rc = MPI_SUCCESS;

    if (mpi__host->alloc(&mine, bytes, "part of a reduce_scatter") != DTL_SUCCESS)
        return MPI_ERR_NO_MEM;
    block.kind = COLLECTIVE_REDUCE;
    for (int32_t root = 0; root < comm->size && rc == MPI_SUCCESS; root++) {
        call->is_root = root == comm->rank;
        block.root = root;
        block.send = from;
        block.recv = call->is_root ? mine : NULL;
        block.count = what->recvcounts[root];
        rc = reduce(call, &block);
        from += block.count * what->type->size;
    }
    if (rc == MPI_SUCCESS && bytes > 0)
        memcpy(what->recv, mine, bytes);
    mpi__host->release(mine);
    return rc;
}

#if MPI_HAS_LARGE_COUNTS

static int reduce_counts(struct collective_call *call, struct comm *comm,
                         const struct collective *what, const MPI_Count **out)
{
    (void)call;
    (void)comm;
    *out = (const MPI_Count *)what->recvcounts;
    return MPI_SUCCESS;
}

#else

static int reduce_counts(struct collective_call *call, struct comm *comm,
                         const struct collective *what, const int **out)
{
    int *counts, rc = MPI_SUCCESS;

    if (call->form == FORM_CALLED)
        rc = mpi__request_memory(comm, &counts);
    else if (mpi__host->alloc(&call->arrays, (size_t)comm->size * sizeof *counts, "counts") !=
             DTL_SUCCESS)
        rc = MPI_ERR_NO_MEM;
    else
        counts = call->arrays;
    if (rc != MPI_SUCCESS)
        return rc;
    for (int32_t rank = 0; rank < comm->size; rank++)
        counts[rank] = (int)what->recvcounts[rank];
    *out = counts;
    return MPI_SUCCESS;
}

#endif

static int reduce_scatter(struct collective_call *call, struct comm *comm,
                          const struct collective *what)
{
    const mpi_count *counts = NULL;
    int rc;

    if (mpi__is_beyond(comm, what)) /* is only called: the library composes a started one */
        return reduce_blocks(call, comm, what);
    rc = reduce_counts(call, comm, what, &counts);
    if (rc != MPI_SUCCESS)
        return rc;
    return mpi__issued(call, CALL(call, Reduce_scatter, Ireduce_scatter,
                                  unless_same(what->send, what->recv), what->recv, counts,
                                  call->native->type, call->native->op));
}

/* ---- of any kind ----------------------------------------------------------------------------- */

bool mpi__is_beyond(const struct comm *comm, const struct collective *what)
{
    uint64_t total = 0;

    if (what->kind != COLLECTIVE_REDUCE_SCATTER)
        return false;
    for (int32_t rank = 0; rank < comm->size; rank++)
        total += what->recvcounts[rank];
    return total > COUNT_MAX;
}

int mpi__collective_issue(struct collective_call *call, struct comm *comm,
                          const struct collective *what)
{
    bool is_reduction = collective_is_reduction(what->kind);
    int rc = mpi__native(what->type, is_reduction ? (int)what->op : MOVE, &call->native);

    if (rc != MPI_SUCCESS)
        return rc;
    call->is_root = comm->rank == what->root;
    if (what->kind == COLLECTIVE_BARRIER)
        return mpi__issued(call, barrier(call));
    if (what->kind == COLLECTIVE_REDUCE_SCATTER)
        return reduce_scatter(call, comm, what);
    if (is_reduction)
        return reduce(call, what);
    if (collective_has_counts(what->kind))
        return call->form == FORM_CALLED ? mpi__exchange(call, comm, what)
                                         : mpi__exchange_start(call, comm, what);
    rc = mpi__large_count_make(what->count, call->native->type, &call->data);
    return rc == MPI_SUCCESS ? mpi__issued(call, move(call, comm, what)) : rc;
}

/* MPI's functions, called and started. */
static const char *const names[COLLECTIVE_KINDS][2] = {
    [COLLECTIVE_BARRIER] = {"MPI_Barrier", "MPI_Ibarrier"},
    [COLLECTIVE_BROADCAST] = {"MPI_Bcast", "MPI_Ibcast"},
    [COLLECTIVE_REDUCE] = {"MPI_Reduce", "MPI_Ireduce"},
    [COLLECTIVE_ALLREDUCE] = {"MPI_Allreduce", "MPI_Iallreduce"},
    [COLLECTIVE_REDUCE_SCATTER] = {"MPI_Reduce_scatter", "MPI_Ireduce_scatter"},
    [COLLECTIVE_SCAN] = {"MPI_Scan", "MPI_Iscan"},
    [COLLECTIVE_EXSCAN] = {"MPI_Exscan", "MPI_Iexscan"},
    [COLLECTIVE_GATHER] = {"MPI_Gather", "MPI_Igather"},
    [COLLECTIVE_SCATTER] = {"MPI_Scatter", "MPI_Iscatter"},
    [COLLECTIVE_ALLGATHER] = {"MPI_Allgather", "MPI_Iallgather"},
    [COLLECTIVE_ALLTOALL] = {"MPI_Alltoall", "MPI_Ialltoall"},
    [COLLECTIVE_GATHERV] = {"MPI_Gatherv", "MPI_Ialltoallw"},
    [COLLECTIVE_SCATTERV] = {"MPI_Scatterv", "MPI_Ialltoallw"},
    [COLLECTIVE_ALLGATHERV] = {"MPI_Allgatherv", "MPI_Ialltoallw"},
    [COLLECTIVE_ALLTOALLV] = {"MPI_Alltoallv", "MPI_Ialltoallw"},
};

const char *mpi__collective_name(enum collective_kind kind, enum form form)
{
    return names[kind][form != FORM_CALLED];
}

/* Returns the most elements that all ranks know of: those of one rank, or where all have the same
 * counts those of all ranks.  0 where ranks know different counts. */
static uint64_t elements_known(const struct comm *comm, const struct collective *what)
{
    uint64_t total = 0;

    if (!collective_has_counts(what->kind) && what->kind != COLLECTIVE_REDUCE_SCATTER)
        return what->count;
    if (what->kind != COLLECTIVE_ALLGATHERV && what->kind != COLLECTIVE_REDUCE_SCATTER)
        return 0;
    for (int32_t rank = 0; rank < comm->size; rank++)
        total += what->recvcounts[rank];
    return total;
}

/* Returns whether the ranks begin with a barrier that can be interrupted.  All ranks choose
 * alike. */
static bool begins_with_meeting(const struct comm *comm, const struct collective *what)
{
    return elements_known(comm, what) >= mpi__group(comm)->barrier_bytes / what->type->size;
}

dtl_status mpi__collective(struct comm *comm, const struct collective *what)
{
    struct collective_call call = {.comm = mpi__group(comm)->comm, .form = FORM_CALLED};
    dtl_status status = mpi__enter();

    if (status != DTL_SUCCESS)
        return status;
    bool is_assisted = mpi__assist_begin();
    int rc = begins_with_meeting(comm, what) ? mpi__interruptible_barrier(call.comm) : MPI_SUCCESS;
    if (rc == MPI_SUCCESS)
        rc = mpi__collective_issue(&call, comm, what);
    mpi__assist_end(is_assisted);
    mpi__large_count_release(&call.data);
    mpi__host->release(call.arrays);
    mpi__host->release(call.copy);
    return mpi__leave(rc, mpi__collective_name(what->kind, FORM_CALLED));
}

/* ---- small and frequent ---------------------------------------------------------------------- */

dtl_status mpi__barrier(struct comm *comm)
{
    dtl_status status = mpi__enter();

    if (status != DTL_SUCCESS)
        return status;
    bool is_assisted = mpi__assist_begin();
    int rc = mpi__interruptible_barrier(mpi__group(comm)->comm);
    mpi__assist_end(is_assisted);
    return mpi__leave(rc, "MPI_Ibarrier");
}

dtl_status mpi__broadcast(struct comm *comm, const struct collective *what)
{
    const struct native *native = &mpi__natives[what->type->id][MOVE];

    if (!mpi__is_plain(native, comm, what->count))
        return mpi__collective(comm, what);
    int rc = LARGE(Bcast)(what->recv, (mpi_count)what->count, native->type, what->root,
                          mpi__group(comm)->comm);
    return mpi__leave_plain(rc, "MPI_Bcast");
}

dtl_status mpi__allreduce(struct comm *comm, const struct collective *what)
{
    const struct native *native = &mpi__natives[what->type->id][what->op];

    if (!mpi__is_plain(native, comm, what->count))
        return mpi__collective(comm, what);
    int rc =
        LARGE(Allreduce)(unless_same(what->send, what->recv), what->recv, (mpi_count)what->count,
                         native->type, native->op, mpi__group(comm)->comm);
    return mpi__leave_plain(rc, "MPI_Allreduce");
}
