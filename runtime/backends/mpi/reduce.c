/* SPDX-License-Identifier: BSD-3-Clause */
/* Reductions.  More elements than MPI can count are reduced in parts. */
#include "mpi_backend.h"

#include <string.h>

/* What a reduction holds between entering MPI and leaving it. */
struct plan {
    MPI_Comm comm;
    const struct recipe *recipe;
    int32_t root; /* -1 where there is none */
    bool is_root;
    bool is_assisted;
};

static inline dtl_status plan_begin(struct comm *comm, const struct dtype *type, dtl_reduce_op op,
                                    int32_t root, struct plan *out)
{
    dtl_status status = mpi__enter();
    int rc;

    if (status != DTL_SUCCESS)
        return status;
    out->comm = mpi__group(comm)->comm;
    out->root = root;
    out->is_root = comm->rank == root;
    out->is_assisted = false;
    rc = mpi__recipe(type, (int)op, &out->recipe);
    if (UNLIKELY(rc != MPI_SUCCESS))
        return mpi__leave(rc, "MPI_Op_create");
    out->is_assisted = mpi__assist_begin();
    return DTL_SUCCESS;
}

static inline dtl_status plan_end(const struct plan *plan, int rc, const char *name)
{
    mpi__assist_end(plan->is_assisted);
    return mpi__leave(rc, name);
}

/* One call of MPI over no more elements than it can count. */
typedef int (*reduction)(const struct plan *plan, const void *send, void *recv, mpi_count count);

static const void *unless_same(const void *send, const void *recv)
{
    return send == recv ? MPI_IN_PLACE : send;
}

static int reduce(const struct plan *plan, const void *send, void *recv, mpi_count count)
{
    if (plan->is_root)
        send = unless_same(send, recv);
    return LARGE(Reduce)(send, recv, count, plan->recipe->type, plan->recipe->op, plan->root,
                         plan->comm);
}

/* MPICH 4.0 crashes where a root other than 0 reduces in place: there the root gives a copy. */
static const void *reduce_input(const struct plan *plan, const void *send, const void *recv,
                                size_t bytes, void **copy)
{
    *copy = NULL;
    if (MPI_REDUCES_IN_PLACE || !plan->is_root || plan->root == 0 || send != recv || bytes == 0)
        return send;
    if (mpi__host->alloc(copy, bytes, "copy of what is reduced in place") != DTL_SUCCESS)
        return NULL;
    return memcpy(*copy, send, bytes);
}

static int allreduce(const struct plan *plan, const void *send, void *recv, mpi_count count)
{
    return LARGE(Allreduce)(unless_same(send, recv), recv, count, plan->recipe->type,
                            plan->recipe->op, plan->comm);
}

static int scan(const struct plan *plan, const void *send, void *recv, mpi_count count)
{
    return LARGE(Scan)(unless_same(send, recv), recv, count, plan->recipe->type, plan->recipe->op,
                       plan->comm);
}

static int exscan(const struct plan *plan, const void *send, void *recv, mpi_count count)
{
    return LARGE(Exscan)(unless_same(send, recv), recv, count, plan->recipe->type, plan->recipe->op,
                         plan->comm);
}

static int in_many_parts(const struct plan *plan, reduction reduction, const void *send, void *recv,
                         uint64_t count, const struct dtype *type)
{
    const char *from = send;
    char *to = recv;
    int rc = MPI_SUCCESS;

    while (count > 0 && rc == MPI_SUCCESS) {
        uint64_t part = count < COUNT_MAX ? count : COUNT_MAX;

        rc = reduction(plan, from, to, (mpi_count)part);
        count -= part;
        from = from == NULL ? NULL : from + part * type->size;
        to = to == NULL ? NULL : to + part * type->size;
    }
    return rc;
}

static inline int in_parts(const struct plan *plan, reduction reduction, const void *send,
                           void *recv, uint64_t count, const struct dtype *type)
{
    if (UNLIKELY(count > COUNT_MAX))
        return in_many_parts(plan, reduction, send, recv, count, type);
    return count == 0 ? MPI_SUCCESS : reduction(plan, send, recv, (mpi_count)count);
}

dtl_status mpi__reduce(struct comm *comm, const void *send, void *recv, uint64_t count,
                       const struct dtype *type, dtl_reduce_op op, int32_t root)
{
    struct plan plan;
    dtl_status status = plan_begin(comm, type, op, root, &plan);
    void *copy;

    if (status != DTL_SUCCESS)
        return status;
    const void *input = reduce_input(&plan, send, recv, count * type->size, &copy);
    int rc = input == NULL && count > 0 ? MPI_ERR_NO_MEM
                                        : in_parts(&plan, reduce, input, recv, count, type);
    mpi__host->release(copy);
    return plan_end(&plan, rc, "MPI_Reduce");
}

static dtl_status allreduce_guarded(struct comm *comm, const void *send, void *recv, uint64_t count,
                                    const struct dtype *type, dtl_reduce_op op)
{
    struct plan plan;
    dtl_status status = plan_begin(comm, type, op, -1, &plan);

    if (status != DTL_SUCCESS)
        return status;
    return plan_end(&plan, in_parts(&plan, allreduce, send, recv, count, type), "MPI_Allreduce");
}

dtl_status mpi__allreduce(struct comm *comm, const void *send, void *recv, uint64_t count,
                          const struct dtype *type, dtl_reduce_op op)
{
    const struct recipe *recipe = &mpi__recipes[type->id][op];

    if (!mpi__is_plain(recipe, count))
        return allreduce_guarded(comm, send, recv, count, type, op);
    int rc = LARGE(Allreduce)(unless_same(send, recv), recv, (mpi_count)count, recipe->type,
                              recipe->op, mpi__group(comm)->comm);
    return mpi__leave(rc, "MPI_Allreduce");
}

dtl_status mpi__scan(struct comm *comm, const void *send, void *recv, uint64_t count,
                     const struct dtype *type, dtl_reduce_op op)
{
    struct plan plan;
    dtl_status status = plan_begin(comm, type, op, -1, &plan);

    if (status != DTL_SUCCESS)
        return status;
    return plan_end(&plan, in_parts(&plan, scan, send, recv, count, type), "MPI_Scan");
}

dtl_status mpi__exscan(struct comm *comm, const void *send, void *recv, uint64_t count,
                       const struct dtype *type, dtl_reduce_op op)
{
    struct plan plan;
    dtl_status status = plan_begin(comm, type, op, -1, &plan);

    if (status != DTL_SUCCESS)
        return status;
    return plan_end(&plan, in_parts(&plan, exscan, send, recv, count, type), "MPI_Exscan");
}

/* ---- reduce_scatter -------------------------------------------------------------------------- */

/* Reduces each rank's part to that rank.  The own part waits in a buffer of its own, for `send` may
 * be `recv`. */
static int scatter_by_reduce(struct comm *comm, struct plan *plan, const void *send, void *recv,
                             const uint64_t *counts, const struct dtype *type)
{
    size_t bytes = counts[comm->rank] * type->size;
    const char *from = send;
    void *mine;
    int rc = MPI_SUCCESS;

    if (mpi__host->alloc(&mine, bytes, "part of a reduce_scatter") != DTL_SUCCESS)
        return MPI_ERR_NO_MEM;
    for (int32_t root = 0; root < comm->size && rc == MPI_SUCCESS; root++) {
        plan->root = root;
        plan->is_root = root == comm->rank;
        rc = in_parts(plan, reduce, from, plan->is_root ? mine : NULL, counts[root], type);
        from += counts[root] * type->size;
    }
    if (rc == MPI_SUCCESS && bytes > 0)
        memcpy(recv, mine, bytes);
    mpi__host->release(mine);
    return rc;
}

#if MPI_HAS_LARGE_COUNTS

static int scatter_at_once(struct comm *comm, const struct plan *plan, const void *send, void *recv,
                           const uint64_t *counts)
{
    (void)comm;
    return MPI_Reduce_scatter_c(unless_same(send, recv), recv, (const MPI_Count *)counts,
                                plan->recipe->type, plan->recipe->op, plan->comm);
}

#else

static int scatter_at_once(struct comm *comm, const struct plan *plan, const void *send, void *recv,
                           const uint64_t *counts)
{
    int *narrow, rc;

    if (mpi__host->alloc((void **)&narrow, (size_t)comm->size * sizeof *narrow, "counts") !=
        DTL_SUCCESS)
        return MPI_ERR_NO_MEM;
    for (int32_t rank = 0; rank < comm->size; rank++)
        narrow[rank] = (int)counts[rank];
    rc = MPI_Reduce_scatter(unless_same(send, recv), recv, narrow, plan->recipe->type,
                            plan->recipe->op, plan->comm);
    mpi__host->release(narrow);
    return rc;
}

#endif

dtl_status mpi__reduce_scatter(struct comm *comm, const void *send, void *recv,
                               const uint64_t *counts, const struct dtype *type, dtl_reduce_op op)
{
    struct plan plan;
    uint64_t total = 0;
    dtl_status status = plan_begin(comm, type, op, -1, &plan);

    if (status != DTL_SUCCESS)
        return status;
    for (int32_t rank = 0; rank < comm->size; rank++)
        total += counts[rank];
    int rc = total > COUNT_MAX ? scatter_by_reduce(comm, &plan, send, recv, counts, type)
                               : scatter_at_once(comm, &plan, send, recv, counts);
    return plan_end(&plan, rc, "MPI_Reduce_scatter");
}
