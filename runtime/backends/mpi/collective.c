/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives with the same count on every rank, and reductions: MPI's blocking functions and their
 * nonblocking variants.
 *
 * A block that is already at its destination is passed as MPI_IN_PLACE. Counts that exceed MPI's
 * are passed as one element of a derived type in data movements, and split in reductions.
 *
 * A buffer that only the root uses is passed as NULL on the other ranks, regardless of the caller's
 * argument, because an address that equals the other buffer's would select an in-place algorithm.
 */
#include "mpi_backend.h"

#include <string.h>

/* ---- data movements -------------------------------------------------------------------------- */

/* Starts MPI_Ibarrier(); the caller counts the request. Returns MPI's error code. */
static int issue_barrier(struct collective_call *call)
{
    return MPI_Ibarrier(call->comm, mpi__request_next(call));
}

/* Returns MPI_IN_PLACE if `mine` is the address of element `index` of `all`, otherwise `mine`. */
static const void *in_place_if_at(const void *mine, const void *all, uint64_t index,
                                  const struct dtype *type)
{
    return mine != NULL && mine == (const char *)all + index * type->size ? MPI_IN_PLACE : mine;
}

/* Calls MPI's blocking or nonblocking function for a data movement with equal counts. The caller
 * counts the request. Returns MPI's error code. */
static int issue_move(struct collective_call *call, const struct comm *comm,
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
            send = in_place_if_at(send, recv, mine, type);
        else
            recv = NULL;
        return CALL(call, Gather, Igather, send, data->count, data->type, recv, data->count,
                    data->type, what->root);
    case COLLECTIVE_SCATTER:
        if (call->is_root)
            recv = (void *)in_place_if_at(recv, send, mine, type);
        else
            send = NULL;
        return CALL(call, Scatter, Iscatter, send, data->count, data->type, recv, data->count,
                    data->type, what->root);
    case COLLECTIVE_ALLGATHER:
        send = in_place_if_at(send, recv, mine, type);
        return CALL(call, Allgather, Iallgather, send, data->count, data->type, recv, data->count,
                    data->type);
    default:
        send = in_place_if_at(send, recv, 0, type);
        return CALL(call, Alltoall, Ialltoall, send, data->count, data->type, recv, data->count,
                    data->type);
    }
}

/* ---- reductions ------------------------------------------------------------------------------ */

/* Returns MPI_IN_PLACE if both buffers are the same, otherwise `send`. */
static const void *in_place_if_same(const void *send, const void *recv)
{
    return send == recv ? MPI_IN_PLACE : send;
}

/* Calls MPI for a part of a reduction whose count does not exceed MPI's. */
static int reduce_part(struct collective_call *call, const struct collective *what,
                       const void *send, void *recv, mpi_count count)
{
    MPI_Datatype type = call->native->type;
    MPI_Op op = call->native->op;

    switch (what->kind) {
    case COLLECTIVE_REDUCE:
        if (call->is_root)
            send = in_place_if_same(send, recv);
        else
            recv = NULL;
        return CALL(call, Reduce, Ireduce, send, recv, count, type, op, what->root);
    case COLLECTIVE_ALLREDUCE:
        send = in_place_if_same(send, recv);
        return CALL(call, Allreduce, Iallreduce, send, recv, count, type, op);
    case COLLECTIVE_SCAN:
        send = in_place_if_same(send, recv);
        return CALL(call, Scan, Iscan, send, recv, count, type, op);
    default:
        send = in_place_if_same(send, recv);
        return CALL(call, Exscan, Iexscan, send, recv, count, type, op);
    }
}

/* Copies the input of an in-place reduction to a root other than 0, because MPICH 4.0 crashes in
 * it. Returns an MPI error code. */
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

/* Calls MPI for a reduction or scan, once for each part of at most COUNT_MAX elements, and counts
 * the successful calls in `call`. Returns MPI's error code. */
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

/* Reduces each rank's block to that rank by one MPI_Reduce per rank, for a total count that exceeds
 * MPI's. This rank's result is kept in a separate buffer until the end, because `send` may be
 * `recv`. */
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

/* Sets *out to the counts of all ranks in MPI's integer type. Collective if memory is needed. */
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

    if (call->form == FORM_BLOCKING)
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

/* Calls MPI for a reduce_scatter; if the total count exceeds MPI's, reduces the blocks one by one.
 * Returns MPI's error code. */
static int reduce_scatter(struct collective_call *call, struct comm *comm,
                          const struct collective *what)
{
    const mpi_count *counts = NULL;
    int rc;

    if (mpi__exceeds_counts(comm,
                            what)) /* blocking only: the library composes the nonblocking one */
        return reduce_blocks(call, comm, what);
    rc = reduce_counts(call, comm, what, &counts);
    if (rc != MPI_SUCCESS)
        return rc;
    return mpi__issued(call, CALL(call, Reduce_scatter, Ireduce_scatter,
                                  in_place_if_same(what->send, what->recv), what->recv, counts,
                                  call->native->type, call->native->op));
}

/* ---- all kinds ------------------------------------------------------------------------------- */

bool mpi__exceeds_counts(const struct comm *comm, const struct collective *what)
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
        return mpi__issued(call, issue_barrier(call));
    if (what->kind == COLLECTIVE_REDUCE_SCATTER)
        return reduce_scatter(call, comm, what);
    if (is_reduction)
        return reduce(call, what);
    if (collective_has_counts(what->kind))
        return call->form == FORM_BLOCKING ? mpi__exchange(call, comm, what)
                                           : mpi__exchange_start(call, comm, what);
    rc = mpi__large_count_make(what->count, call->native->type, &call->data);
    return rc == MPI_SUCCESS ? mpi__issued(call, issue_move(call, comm, what)) : rc;
}

/* Names of MPI's functions: blocking and nonblocking. */
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
    return names[kind][form != FORM_BLOCKING];
}

/* Returns a number of elements that is the same on all ranks: the count, or the sum of the counts
 * if all ranks know them all. Returns 0 if the ranks know different counts. */
static uint64_t common_count(const struct comm *comm, const struct collective *what)
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

/* Returns true if the collective begins with an interruptible barrier. The result is the same on
 * all ranks. */
static bool begins_with_barrier(const struct comm *comm, const struct collective *what)
{
    return common_count(comm, what) >= mpi__group(comm)->barrier_bytes / what->type->size;
}

dtl_status mpi__collective(struct comm *comm, const struct collective *what)
{
    struct collective_call call = {.comm = mpi__group(comm)->comm, .form = FORM_BLOCKING};
    dtl_status status = mpi__enter();

    if (status != DTL_SUCCESS)
        return status;
    bool is_assisted = mpi__assist_begin();
    int rc = begins_with_barrier(comm, what) ? mpi__interruptible_barrier(call.comm) : MPI_SUCCESS;
    if (rc == MPI_SUCCESS)
        rc = mpi__collective_issue(&call, comm, what);
    mpi__assist_end(is_assisted);
    mpi__large_count_release(&call.data);
    mpi__host->release(call.arrays);
    mpi__host->release(call.copy);
    return mpi__leave(rc, mpi__collective_name(what->kind, FORM_BLOCKING));
}

/* ---- fast paths ------------------------------------------------------------------------------ */

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
        LARGE(Allreduce)(in_place_if_same(what->send, what->recv), what->recv,
                         (mpi_count)what->count, native->type, native->op, mpi__group(comm)->comm);
    return mpi__leave_plain(rc, "MPI_Allreduce");
}
