/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives that are started, or planned and started later: MPI's non-blocking and persistent
 * ones.
 *
 * Those with a count for each rank are all MPI_Ialltoallw, which takes a type for each rank: there
 * a part that is too large or too far for int is one element of a type of its own, and it makes no
 * difference that only some ranks know so.
 */
#include "mpi_backend.h"

#include <string.h>

#ifdef OPEN_MPI
#include <mpi-ext.h>
#endif

/* ---- issued to MPI --------------------------------------------------------------------------- */

/* MPICH 4.0 has persistent collectives, but they give wrong results or fail from the second start
 * on: a small gather is enough to see it. */
#if defined(OMPI_HAVE_MPI_EXT_PCOLLREQ) && OMPI_HAVE_MPI_EXT_PCOLLREQ
#define PERSISTENT(call) MPIX_##call##_init
#elif MPI_VERSION >= 4 && !MPI_HAS_LARGE_COUNTS && !defined(MPICH)
#define PERSISTENT(call) MPI_##call##_init
#endif

/* Where there are no persistent collectives, nothing is planned. */
#ifdef PERSISTENT
#define ISSUE(started, nonblocking, persistent, ...)                                               \
    ((started)->is_planned                                                                         \
         ? PERSISTENT(persistent)(__VA_ARGS__, (started)->comm, MPI_INFO_NULL, request)            \
         : LARGE(nonblocking)(__VA_ARGS__, (started)->comm, request))
#else
#define ISSUE(started, nonblocking, persistent, ...)                                               \
    LARGE(nonblocking)(__VA_ARGS__, (started)->comm, request)
#endif

static int issue_barrier(const struct started *started, MPI_Request *request)
{
#ifdef PERSISTENT
    if (started->is_planned)
        return PERSISTENT(Barrier)(started->comm, MPI_INFO_NULL, request);
#endif
    return MPI_Ibarrier(started->comm, request);
}

static MPI_Request *request_next(struct started *started)
{
    return &started->requests[started->count];
}

static int issued(struct started *started, int rc)
{
    started->count += rc == MPI_SUCCESS;
    return rc;
}

/* ---- moves of as many elements everywhere ---------------------------------------------------- */

static int start_move(struct started *started, const struct comm *comm,
                      const struct collective *what)
{
    const struct dtype *type = what->type;
    const struct stretch *part = &started->part;
    MPI_Request *request = request_next(started);
    const void *send = what->send;
    void *recv = what->recv;
    uint64_t mine = (uint64_t)comm->rank * what->count;

    switch (what->kind) {
    case COLLECTIVE_BROADCAST:
        return ISSUE(started, Ibcast, Bcast, recv, part->count, part->type, what->root);
    case COLLECTIVE_GATHER:
        if (comm->rank == what->root)
            send = mpi__unless_there(send, recv, mine, type);
        return ISSUE(started, Igather, Gather, send, part->count, part->type, recv, part->count,
                     part->type, what->root);
    case COLLECTIVE_SCATTER:
        if (comm->rank == what->root)
            recv = (void *)mpi__unless_there(recv, send, mine, type);
        return ISSUE(started, Iscatter, Scatter, send, part->count, part->type, recv, part->count,
                     part->type, what->root);
    case COLLECTIVE_ALLGATHER:
        send = mpi__unless_there(send, recv, mine, type);
        return ISSUE(started, Iallgather, Allgather, send, part->count, part->type, recv,
                     part->count, part->type);
    default:
        send = mpi__unless_there(send, recv, 0, type);
        return ISSUE(started, Ialltoall, Alltoall, send, part->count, part->type, recv, part->count,
                     part->type);
    }
}

/* ---- reductions ------------------------------------------------------------------------------ */

static const void *unless_same(const void *send, const void *recv)
{
    return send == recv ? MPI_IN_PLACE : send;
}

static int reduce_part(struct started *started, const struct collective *what, const void *send,
                       void *recv, mpi_count count)
{
    const struct recipe *recipe = started->recipe;
    MPI_Request *request = request_next(started);

    switch (what->kind) {
    case COLLECTIVE_REDUCE:
        if (started->is_root)
            send = unless_same(send, recv);
        return ISSUE(started, Ireduce, Reduce, send, recv, count, recipe->type, recipe->op,
                     what->root);
    case COLLECTIVE_ALLREDUCE:
        return ISSUE(started, Iallreduce, Allreduce, unless_same(send, recv), recv, count,
                     recipe->type, recipe->op);
    case COLLECTIVE_SCAN:
        return ISSUE(started, Iscan, Scan, unless_same(send, recv), recv, count, recipe->type,
                     recipe->op);
    default:
        return ISSUE(started, Iexscan, Exscan, unless_same(send, recv), recv, count, recipe->type,
                     recipe->op);
    }
}

/* MPICH 4.0 crashes where a root other than 0 reduces in place: there the root gives a copy. */
static int copy_input(struct started *started, const struct collective *what)
{
    size_t bytes;

    if (MPI_REDUCES_IN_PLACE || what->kind != COLLECTIVE_REDUCE || !started->is_root ||
        what->root == 0 || what->send != what->recv || what->count == 0)
        return MPI_SUCCESS;
    bytes = what->count * what->type->size;
    if (mpi__host->alloc(&started->copy, bytes, "copy of what is reduced in place") != DTL_SUCCESS)
        return MPI_ERR_NO_MEM;
    started->original = what->send;
    started->bytes = bytes;
    memcpy(started->copy, started->original, bytes);
    return MPI_SUCCESS;
}

static int start_reduction(struct started *started, const struct collective *what)
{
    uint64_t left = what->count;
    int rc = copy_input(started, what);
    const char *from = started->copy != NULL ? started->copy : what->send;
    char *to = what->recv;

    while (left > 0 && rc == MPI_SUCCESS) {
        uint64_t part = left < COUNT_MAX ? left : COUNT_MAX;

        rc = issued(started, reduce_part(started, what, from, to, (mpi_count)part));
        left -= part;
        from = from == NULL ? NULL : from + part * what->type->size;
        to = to == NULL ? NULL : to + part * what->type->size;
    }
    return rc;
}

/* The sum of the counts is at most COUNT_MAX. */
static int start_reduce_scatter(struct started *started, const struct comm *comm,
                                const struct collective *what)
{
    MPI_Request *request = request_next(started);
    mpi_count *counts;

    if (mpi__host->alloc(&started->arrays, (size_t)comm->size * sizeof *counts, "counts") !=
        DTL_SUCCESS)
        return MPI_ERR_NO_MEM;
    counts = started->arrays;
    for (int32_t rank = 0; rank < comm->size; rank++)
        counts[rank] = (mpi_count)what->recvcounts[rank];
    return ISSUE(started, Ireduce_scatter, Reduce_scatter, unless_same(what->send, what->recv),
                 what->recv, counts, started->recipe->type, started->recipe->op);
}

/* ---- moves with a count for each rank -------------------------------------------------------- */

#if MPI_HAS_LARGE_COUNTS
typedef MPI_Aint mpi_place;
#else
typedef int mpi_place;
#endif

/* One direction of MPI_Alltoallw. */
struct lane {
    mpi_count *counts;
    mpi_place *places; /* in bytes */
    MPI_Datatype *types;
};

static size_t lane_bytes(const struct comm *comm)
{
    return (size_t)comm->size * (sizeof(mpi_count) + sizeof(mpi_place) + sizeof(void *));
}

static struct lane lane_at(const struct comm *comm, char *memory)
{
    size_t ranks = (size_t)comm->size;
    struct lane lane = {.types = (MPI_Datatype *)(void *)memory};

    lane.counts = (mpi_count *)(void *)(memory + ranks * sizeof(void *));
    lane.places = (mpi_place *)(void *)(memory + ranks * (sizeof(void *) + sizeof(mpi_count)));
    return lane;
}

/* A type of its own for one part, kept until the operation is released. */
static int part_type(struct started *started, uint64_t count, uint64_t bytes, MPI_Datatype native,
                     MPI_Datatype *out)
{
    MPI_Aint place = (MPI_Aint)bytes;
    struct stretch part;
    int rc = mpi__stretch_make(count, native, &part), length;

    if (rc != MPI_SUCCESS)
        return rc;
    length = (int)part.count;
    rc = MPI_Type_create_hindexed(1, &length, &place, part.type, out);
    mpi__stretch_release(&part);
    if (rc == MPI_SUCCESS)
        rc = MPI_Type_commit(out);
    if (rc == MPI_SUCCESS)
        started->types[started->type_count++] = *out;
    return rc;
}

static int lane_set(struct started *started, struct lane lane, int32_t rank, uint64_t count,
                    uint64_t displacement, const struct dtype *type)
{
    uint64_t bytes = displacement * type->size;

    lane.types[rank] = started->recipe->type;
    if (count <= COUNT_MAX && bytes <= COUNT_MAX) {
        lane.counts[rank] = (mpi_count)count;
        lane.places[rank] = (mpi_place)bytes;
        return MPI_SUCCESS;
    }
    lane.counts[rank] = 1;
    lane.places[rank] = 0;
    return part_type(started, count, bytes, started->recipe->type, &lane.types[rank]);
}

static int lane_send(struct started *started, const struct comm *comm,
                     const struct collective *what, struct lane lane, int32_t rank)
{
    switch (what->kind) {
    case COLLECTIVE_GATHERV:
        return lane_set(started, lane, rank, rank == what->root ? what->count : 0, 0, what->type);
    case COLLECTIVE_SCATTERV:
        if (comm->rank != what->root)
            return lane_set(started, lane, rank, 0, 0, what->type);
        return lane_set(started, lane, rank, what->sendcounts[rank], what->sdispls[rank],
                        what->type);
    case COLLECTIVE_ALLGATHERV:
        return lane_set(started, lane, rank, what->count, 0, what->type);
    default:
        return lane_set(started, lane, rank, what->sendcounts[rank], what->sdispls[rank],
                        what->type);
    }
}

static int lane_receive(struct started *started, const struct comm *comm,
                        const struct collective *what, struct lane lane, int32_t rank)
{
    bool has_all = what->kind == COLLECTIVE_ALLGATHERV || what->kind == COLLECTIVE_ALLTOALLV ||
                   comm->rank == what->root;

    if (what->kind == COLLECTIVE_SCATTERV)
        return lane_set(started, lane, rank, rank == what->root ? what->count : 0, 0, what->type);
    if (!has_all)
        return lane_set(started, lane, rank, 0, 0, what->type);
    return lane_set(started, lane, rank, what->recvcounts[rank], what->rdispls[rank], what->type);
}

/* This rank's part for itself where it is in its place already; MPI forbids to copy it there. */
static bool is_in_place(const struct comm *comm, const struct collective *what)
{
    uint64_t size = what->type->size;
    const char *from = what->send, *to = what->recv;

    if (what->kind == COLLECTIVE_SCATTERV) {
        if (comm->rank != what->root)
            return false;
        from = from == NULL ? NULL : from + what->sdispls[comm->rank] * size;
    } else if (what->kind != COLLECTIVE_GATHERV || comm->rank == what->root) {
        to = to == NULL ? NULL : to + what->rdispls[comm->rank] * size;
    }
    return from != NULL && from == to;
}

static int start_exchange(struct started *started, const struct comm *comm,
                          const struct collective *what)
{
    MPI_Request *request = request_next(started);
    size_t bytes = lane_bytes(comm);
    struct lane send, recv;
    int rc = MPI_SUCCESS;

    if (mpi__host->alloc(&started->arrays, 2 * bytes, "counts") != DTL_SUCCESS ||
        mpi__host->alloc((void **)&started->types, 2 * (size_t)comm->size * sizeof(MPI_Datatype),
                         "types") != DTL_SUCCESS)
        return MPI_ERR_NO_MEM;
    send = lane_at(comm, started->arrays);
    recv = lane_at(comm, (char *)started->arrays + bytes);
    for (int32_t rank = 0; rank < comm->size && rc == MPI_SUCCESS; rank++) {
        rc = lane_send(started, comm, what, send, rank);
        if (rc == MPI_SUCCESS)
            rc = lane_receive(started, comm, what, recv, rank);
    }
    if (rc != MPI_SUCCESS)
        return rc;
    if (what->kind != COLLECTIVE_ALLTOALLV && is_in_place(comm, what))
        send.counts[comm->rank] = recv.counts[comm->rank] = 0;
    return ISSUE(started, Ialltoallw, Alltoallw, what->send, send.counts, send.places, send.types,
                 what->recv, recv.counts, recv.places, recv.types);
}

/* ---- of any kind ----------------------------------------------------------------------------- */

static const char *const names[] = {
    [COLLECTIVE_BARRIER] = "MPI_Ibarrier",
    [COLLECTIVE_BROADCAST] = "MPI_Ibcast",
    [COLLECTIVE_REDUCE] = "MPI_Ireduce",
    [COLLECTIVE_ALLREDUCE] = "MPI_Iallreduce",
    [COLLECTIVE_REDUCE_SCATTER] = "MPI_Ireduce_scatter",
    [COLLECTIVE_SCAN] = "MPI_Iscan",
    [COLLECTIVE_EXSCAN] = "MPI_Iexscan",
    [COLLECTIVE_GATHER] = "MPI_Igather",
    [COLLECTIVE_SCATTER] = "MPI_Iscatter",
    [COLLECTIVE_ALLGATHER] = "MPI_Iallgather",
    [COLLECTIVE_ALLTOALL] = "MPI_Ialltoall",
    [COLLECTIVE_GATHERV] = "MPI_Ialltoallw",
    [COLLECTIVE_SCATTERV] = "MPI_Ialltoallw",
    [COLLECTIVE_ALLGATHERV] = "MPI_Ialltoallw",
    [COLLECTIVE_ALLTOALLV] = "MPI_Ialltoallw",
};

static bool is_reduction(enum collective_kind kind)
{
    return kind >= COLLECTIVE_REDUCE && kind <= COLLECTIVE_EXSCAN;
}

static int start(struct started *started, const struct comm *comm, const struct collective *what)
{
    int rc =
        mpi__recipe(what->type, is_reduction(what->kind) ? (int)what->op : MOVE, &started->recipe);

    if (rc != MPI_SUCCESS)
        return rc;
    if (what->kind == COLLECTIVE_BARRIER)
        return issued(started, issue_barrier(started, request_next(started)));
    if (what->kind == COLLECTIVE_REDUCE_SCATTER)
        return issued(started, start_reduce_scatter(started, comm, what));
    if (is_reduction(what->kind))
        return start_reduction(started, what);
    if (what->kind >= COLLECTIVE_GATHERV)
        return issued(started, start_exchange(started, comm, what));
    rc = mpi__stretch_make(what->count, started->recipe->type, &started->part);
    return rc == MPI_SUCCESS ? issued(started, start_move(started, comm, what)) : rc;
}

static uint64_t requests_needed(const struct collective *what)
{
    if (!is_reduction(what->kind) || what->kind == COLLECTIVE_REDUCE_SCATTER)
        return 1;
    return what->count / COUNT_MAX + 1;
}

/* The library composes a reduce_scatter of more elements than MPI can count. */
static bool is_beyond(const struct comm *comm, const struct collective *what)
{
    uint64_t total = 0;

    if (what->kind != COLLECTIVE_REDUCE_SCATTER)
        return false;
    for (int32_t rank = 0; rank < comm->size; rank++)
        total += what->recvcounts[rank];
    return total > COUNT_MAX;
}

static dtl_status started_make(const struct comm *comm, const struct collective *what,
                               bool is_planned, struct operation **out)
{
    struct operation *operation = NULL;
    struct started *started = NULL;
    dtl_status status = mpi__host->alloc((void **)&operation, sizeof *operation, "operation");

    if (status != DTL_SUCCESS)
        return status;
    status = mpi__host->alloc((void **)&started, sizeof *started, "collective");
    if (status == DTL_SUCCESS)
        status = mpi__host->alloc((void **)&started->requests,
                                  requests_needed(what) * sizeof(MPI_Request), "requests");
    if (status != DTL_SUCCESS) {
        mpi__host->release(started);
        mpi__host->release(operation);
        return status;
    }
    started->comm = mpi__group(comm)->comm;
    started->name = names[what->kind];
    started->is_planned = is_planned;
    started->is_root = comm->rank == what->root;
    operation->started = started;
    operation->comm = started->comm;
    operation->request = MPI_REQUEST_NULL;
    *out = operation;
    return DTL_SUCCESS;
}

static dtl_status started_open(struct comm *comm, const struct collective *what, bool is_planned,
                               struct operation **out)
{
    struct operation *operation = NULL;
    dtl_status status = DTL_SUCCESS;
    int rc;

    if (is_beyond(comm, what))
        return DTL_SUCCESS;
    status = started_make(comm, what, is_planned, &operation);
    if (status != DTL_SUCCESS)
        return status;
    status = mpi__enter();
    if (status != DTL_SUCCESS) {
        mpi__started_release(operation->started);
        mpi__host->release(operation);
        return status;
    }
    rc = start(operation->started, comm, what);
    if (rc != MPI_SUCCESS && operation->started->count == 0) {
        mpi__started_release(operation->started);
        mpi__host->release(operation);
    }
    if (rc != MPI_SUCCESS)
        return mpi__leave(rc, names[what->kind]); /* what is under way can't be taken back */
    atomic_store(&operation->stage,
                 is_planned || operation->started->count == 0 ? STAGE_DONE : STAGE_ACTIVE);
    *out = operation;
    return mpi__leave(rc, names[what->kind]);
}

dtl_status mpi__start(struct comm *comm, const struct collective *what, struct operation **out)
{
    return started_open(comm, what, false, out);
}

#ifdef PERSISTENT

dtl_status mpi__plan(struct comm *comm, const struct collective *what, struct operation **out)
{
    return started_open(comm, what, true, out);
}

#else

dtl_status mpi__plan(struct comm *comm, const struct collective *what, struct operation **out)
{
    (void)comm;
    (void)what;
    (void)out; /* stays NULL: each start is a non-blocking collective */
    return DTL_SUCCESS;
}

#endif

dtl_status mpi__operation_start(struct operation *operation)
{
    struct started *started = operation->started;
    dtl_status status = mpi__enter();
    int rc = MPI_SUCCESS;

    if (status != DTL_SUCCESS)
        return status;
    if (started->copy != NULL)
        memcpy(started->copy, started->original, started->bytes);
    if (started->count > 0) {
        rc = MPI_Startall(started->count, started->requests);
        atomic_store(&operation->stage, rc == MPI_SUCCESS ? STAGE_ACTIVE : STAGE_DONE);
    }
    return mpi__leave(rc, "MPI_Startall");
}

/* ---- under way ------------------------------------------------------------------------------- */

int mpi__started_test(struct started *started, int *done)
{
    int rc = MPI_SUCCESS;

    *done = true;
    for (int index = 0; index < started->count && *done; index++) {
        int tested = MPI_Test(&started->requests[index], done, MPI_STATUS_IGNORE);

        rc = rc == MPI_SUCCESS ? tested : rc;
    }
    return rc;
}

int mpi__started_wait(struct started *started)
{
    int rc = MPI_SUCCESS;

    for (int index = 0; index < started->count; index++) {
        int waited = MPI_Wait(&started->requests[index], MPI_STATUS_IGNORE);

        rc = rc == MPI_SUCCESS ? waited : rc;
    }
    return rc;
}

void mpi__started_release(struct started *started)
{
    if (atomic_load(&mpi__gate) != GATE_CLOSED) {
        for (int index = 0; index < started->count && started->is_planned; index++)
            MPI_Request_free(&started->requests[index]);
        for (int index = 0; index < started->type_count; index++)
            MPI_Type_free(&started->types[index]);
        mpi__stretch_release(&started->part);
    }
    mpi__host->release(started->arrays);
    mpi__host->release(started->types);
    mpi__host->release(started->copy);
    mpi__host->release(started->requests);
    mpi__host->release(started);
}
