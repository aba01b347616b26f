/* SPDX-License-Identifier: BSD-3-Clause */
/* Creation, destruction and properties of signal communicators. */
#include "communicator.h"

#include <string.h>
#include <sys/random.h>

#include "device/device_group.h"
#include "dtl_conditions.h"
#include "dtl_impl.h"

struct context *dtl__signal_comm_context(const struct signal_comm *comm)
{
    return comm->context;
}

int32_t dtl__signal_comm_size(const struct signal_comm *comm)
{
    return comm->context->comm.size;
}

/* ---- creating and destroying ----------------------------------------------------------------- */

/* Closes the transport and all windows, and releases the communicator; NULL does nothing.
 * Collective. */
static void comm_release(struct signal_comm *comm)
{
    if (comm == NULL)
        return;
    comm->ops->close(comm); /* blocks until all ranks are here */
    dtl__signal_windows_release(comm);
    dtl__release(comm->consumed);
    dtl__context_release(comm->context);
    dtl__release(comm);
}

/* Sets *out to the transport for communicators of a context: NCCL or IPC if every rank has a
 * device, else the heap. Collective. */
static dtl_status choose_transport(struct context *ctx, const struct signal_ops **out)
{
    bool has_nccl = ctx->group != NULL && dtl__group_has_signals(ctx->group);
    int32_t lacks = ctx->device == NULL ? 2 : has_nccl ? 0 : 1, worst = 0;
    dtl_status status = DTL_SUCCESS;

    *out = &dtl__heap_transport;
    if (!ctx->has_devices)
        return DTL_SUCCESS;
    status = dtl__run(&ctx->comm,
                      allreduce_of(&lacks, &worst, 1, dtl__dtype(DTL_DTYPE_INT32), DTL_OP_MAX));
    if (worst < 2)
        *out = worst == 0 ? &dtl__nccl_transport : &dtl__ipc_transport;
    return status;
}

/* Allocates the communicator. It may fail on one rank alone, so the caller has the ranks agree. */
static dtl_status comm_prepare(struct context *context, const struct signal_ops *ops,
                               const struct signal_limits *limits, struct signal_comm **out)
{
    struct signal_comm *comm = NULL;
    dtl_status status = dtl__alloc((void **)&comm, sizeof *comm, "communicator of signals");

    if (status != DTL_SUCCESS)
        return status;
    comm->context = context;
    comm->limits = *limits;
    status = dtl__alloc((void **)&comm->consumed, counter_count(comm) * sizeof *comm->consumed,
                        "communicator of signals");
    if (status != DTL_SUCCESS) {
        dtl__release(comm);
        return status;
    }
    comm->ops = ops;
    dtl__context_retain(context);
    *out = comm;
    return DTL_SUCCESS;
}

/* Sets *out to a number that no rank has used yet: one more than the highest of all ranks, because
 * ranks may have created communicators without each other. Collective. */
static dtl_status choose_serial(struct comm *comm, int64_t *out)
{
    static _Atomic int64_t latest;
    int64_t mine = atomic_fetch_add(&latest, 1) + 1, known = mine, chosen = 0;
    dtl_status status =
        dtl__run(comm, allreduce_of(&mine, &chosen, 1, dtl__dtype(DTL_DTYPE_INT64), DTL_OP_MAX));

    if (status != DTL_SUCCESS)
        return status;
    while (known < chosen && !atomic_compare_exchange_weak(&latest, &known, chosen))
        continue; /* another thread has advanced it; retry unless it is beyond */
    *out = chosen;
    return DTL_SUCCESS;
}

enum { LIMIT_COUNT = 3 };

/* Fails on all ranks if the limits differ between ranks. Collective. */
static dtl_status limits_check(const struct signal_comm *comm)
{
    const struct signal_limits *limits = &comm->limits;
    const char *const names[LIMIT_COUNT] = {"contexts", "indices", "eager_init"};
    const int32_t mine[LIMIT_COUNT] = {limits->contexts, limits->indices, limits->is_eager};
    int32_t least[LIMIT_COUNT], most[LIMIT_COUNT];
    dtl_status status =
        dtl__run(&comm->context->comm,
                 allreduce_of(mine, least, LIMIT_COUNT, dtl__dtype(DTL_DTYPE_INT32), DTL_OP_MIN));

    if (status == DTL_SUCCESS)
        status =
            dtl__run(&comm->context->comm, allreduce_of(mine, most, LIMIT_COUNT,
                                                        dtl__dtype(DTL_DTYPE_INT32), DTL_OP_MAX));
    for (size_t index = 0; index < LIMIT_COUNT && status == DTL_SUCCESS; index++)
        if (least[index] != most[index])
            status = dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "limits-match",
                                          "%s is %d on one rank and %d on another; expected the "
                                          "same on all",
                                          names[index], (int)least[index], (int)most[index]);
    return status;
}

/* Chooses the serial number, compares the limits and opens the transport. Collective; on failure
 * the caller releases the communicator. */
static dtl_status comm_open(struct signal_comm *comm)
{
    dtl_status status = choose_serial(&comm->context->comm, &comm->serial);

    if (status == DTL_SUCCESS)
        status = limits_check(comm);
    return status == DTL_SUCCESS ? comm->ops->open(comm) : status;
}

/* Creates a communicator over `context` and takes ownership of the context, also on failure.
 * Collective. */
static dtl_status create_from_context(struct context *context, const struct signal_ops *ops,
                                      const struct signal_limits *limits, struct signal_comm **out)
{
    struct signal_comm *comm = NULL;
    dtl_status status = dtl__comm_agree(&context->comm, comm_prepare(context, ops, limits, &comm));

    if (status == DTL_SUCCESS && comm != NULL)
        status = comm_open(comm);
    dtl__context_release(context);
    if (status != DTL_SUCCESS) {
        comm_release(comm);
        return status;
    }
    *out = comm;
    return DTL_SUCCESS;
}

static const struct signal_limits default_limits = {.contexts = 1, .indices = 1};

/* Creates a communicator over a duplicate of `ctx`. Collective. */
static dtl_status comm_create(struct context *ctx, const struct signal_limits *limits,
                              struct signal_comm **comm)
{
    const struct signal_ops *ops;
    struct context *own = NULL;
    dtl_status status = choose_transport(ctx, &ops);

    if (status == DTL_SUCCESS)
        status = dtl_impl_context_dup(ctx, &own);
    return status == DTL_SUCCESS ? create_from_context(own, ops, limits, comm) : status;
}

dtl_status dtl_impl_signal_create(struct context *ctx, struct signal_comm **comm)
{
    return comm_create(ctx, &default_limits, comm);
}

dtl_status dtl_impl_signal_create_configured(struct context *ctx, int contexts, int indices,
                                             int eager_init, struct signal_comm **comm)
{
    const struct signal_limits limits = {contexts, indices, eager_init != 0};

    return comm_create(ctx, &limits, comm);
}

void dtl_impl_signal_destroy(struct signal_comm *comm)
{
    if (comm == NULL)
        return;
    dtl__signal_group_drop(comm);
    comm_release(comm);
}

/* ---- creating by a unique id ----------------------------------------------------------------- */

/* The communicator that one rank of the job asks to join. */
struct membership {
    unsigned char id[DTL_SIGNAL_ID_BYTES];
    int64_t nranks;
    int64_t rank;
};

dtl_status dtl_impl_signal_unique_id(void *id)
{
    if (getrandom(id, DTL_SIGNAL_ID_BYTES, 0) != DTL_SIGNAL_ID_BYTES)
        return dtl__fail(DTL_ERROR_INTERNAL, "getrandom gave fewer bytes than %d",
                         (int)DTL_SIGNAL_ID_BYTES);
    return DTL_SUCCESS;
}

static bool has_same_id(const struct membership *one, const struct membership *other)
{
    return memcmp(one->id, other->id, sizeof one->id) == 0;
}

/* Fails unless the request of one rank is consistent with the requests of all ranks of the job. */
static dtl_status membership_check(const struct membership *memberships, int32_t size, int32_t rank)
{
    const struct membership *membership = &memberships[rank];
    int64_t members = 0;

    for (int32_t other = 0; other < size; other++)
        members += has_same_id(membership, &memberships[other]);
    if (membership->nranks != members)
        return dtl__refuse_argument(
            DTL_ERROR_INVALID_ARGUMENT, "nranks-match",
            "nranks is %lld on rank %d of the job; expected %lld, as many as pass the same id",
            (long long)membership->nranks, (int)rank, (long long)members);
    if (membership->rank < 0 || membership->rank >= members)
        return dtl__refuse_argument(DTL_ERROR_INVALID_RANK, "rank-range",
                                    "rank is %lld on rank %d of the job; expected 0 to %lld",
                                    (long long)membership->rank, (int)rank, (long long)members - 1);
    for (int32_t other = 0; other < rank; other++)
        if (has_same_id(membership, &memberships[other]) &&
            memberships[other].rank == membership->rank)
            return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "rank-match",
                                        "rank is %lld on the ranks %d and %d of the job; expected "
                                        "each number once",
                                        (long long)membership->rank, (int)other, (int)rank);
    return DTL_SUCCESS;
}

/* Checks the requests of all ranks; every rank checks all of them, so all fail with the same error.
 * Sets *color to the lowest rank of the job that has this rank's id. */
static dtl_status memberships_check(const struct membership *memberships, const struct comm *world,
                                    int *color)
{
    int32_t first = 0;

    for (int32_t rank = 0; rank < world->size; rank++) {
        dtl_status status = membership_check(memberships, world->size, rank);

        if (status != DTL_SUCCESS)
            return status;
    }
    while (!has_same_id(&memberships[first], &memberships[world->rank]))
        first++;
    *color = first;
    return DTL_SUCCESS;
}

/* Sets *out to a new context of the ranks of the job that passed this rank's id. Fails on all ranks
 * if the request of any is invalid. Collective over `world`. */
static dtl_status split_by_id(struct context *world, const struct membership *mine,
                              struct context **out)
{
    struct comm *comm = &world->comm;
    struct membership *memberships = NULL;
    int color = 0;
    dtl_status status =
        dtl__comm_agree(comm, dtl__alloc((void **)&memberships,
                                         (uint64_t)comm->size * sizeof *memberships, "claims"));

    if (status == DTL_SUCCESS)
        status = dtl__run(
            comm, allgather_of(mine, memberships, sizeof *mine, dtl__dtype(DTL_DTYPE_BYTE)));
    if (status == DTL_SUCCESS)
        status = memberships_check(memberships, comm, &color);
    dtl__release(memberships);
    return status == DTL_SUCCESS ? dtl_impl_context_split(world, color, (int)mine->rank, out)
                                 : status;
}

/* Creates a communicator in host memory for the ranks that pass one id. Collective over all ranks
 * of the job, whichever id they pass. */
static dtl_status init_by_id(dtl_rank_t nranks, dtl_rank_t rank, const void *unique_id,
                             const struct signal_limits *limits, struct signal_comm **comm)
{
    struct membership mine = {.nranks = nranks, .rank = rank};
    struct context *world = NULL, *own = NULL;
    dtl_status status = dtl_impl_context_create_default(&world);

    if (status != DTL_SUCCESS)
        return status;
    memcpy(mine.id, unique_id, sizeof mine.id);
    status = split_by_id(world, &mine, &own);
    dtl__context_release(world);
    return status == DTL_SUCCESS ? create_from_context(own, &dtl__heap_transport, limits, comm)
                                 : status;
}

dtl_status dtl_impl_signal_init(dtl_rank_t nranks, dtl_rank_t rank, const void *unique_id,
                                struct signal_comm **comm)
{
    return init_by_id(nranks, rank, unique_id, &default_limits, comm);
}

dtl_status dtl_impl_signal_init_configured(dtl_rank_t nranks, dtl_rank_t rank,
                                           const void *unique_id, int contexts, int indices,
                                           int eager_init, struct signal_comm **comm)
{
    const struct signal_limits limits = {contexts, indices, eager_init != 0};

    return init_by_id(nranks, rank, unique_id, &limits, comm);
}

/* ---- properties ------------------------------------------------------------------------------ */

int dtl_impl_signal_is_valid(struct signal_comm *comm)
{
    (void)comm;
    return 1;
}

dtl_rank_t dtl_impl_signal_rank(struct signal_comm *comm)
{
    return comm->context->comm.rank;
}

dtl_rank_t dtl_impl_signal_size(struct signal_comm *comm)
{
    return comm->context->comm.size;
}
