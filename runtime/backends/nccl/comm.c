/* SPDX-License-Identifier: BSD-3-Clause */
/* Creation, test and release of communicators. No function blocks, so that the caller can react to
 * failed ranks while it waits. */
#include <string.h>

#include "nccl_backend.h"

_Static_assert(sizeof(ncclUniqueId) == sizeof(struct device_comm_id),
               "struct device_comm_id holds an ncclUniqueId");

/* Returns the struct that contains the communicator. */
static struct nccl_comm *comm_of(struct device_comm *comm)
{
    return (struct nccl_comm *)(void *)comm;
}

dtl_status comm_id_create(struct device_comm_id *out)
{
    ncclUniqueId id;
    dtl_status status = library_check(nccl.ncclGetUniqueId(&id), "ncclGetUniqueId", NULL);

    if (status == DTL_SUCCESS)
        memcpy(out, &id, sizeof *out);
    return status;
}

/* The default configuration of a communicator, which any version accepts. */
static ncclConfig_t default_config(void)
{
    return (ncclConfig_t){
        .size = NCCL_2_14_BYTES, .magic = (unsigned)NCCL_MAGIC, .version = NCCL_2_14};
}

/* The configuration for these signal counters, which requires NCCL 2.31. */
static ncclConfig_t signals_config(const struct signal_limits *limits)
{
    return (ncclConfig_t){
        .size = sizeof(ncclConfig_t),
        .magic = (unsigned)NCCL_MAGIC,
        .version = NCCL_2_31,
        .cgaClusterSize = NCCL_UNDEFINED,
        .minCTAs = NCCL_UNDEFINED,
        .maxCTAs = NCCL_UNDEFINED,
        .splitShare = NCCL_UNDEFINED,
        .trafficClass = NCCL_UNDEFINED,
        .collnetEnable = NCCL_UNDEFINED,
        .CTAPolicy = NCCL_UNDEFINED,
        .shrinkShare = NCCL_UNDEFINED,
        .nvlsCTAs = NCCL_UNDEFINED,
        .nChannelsPerNetPeer = NCCL_UNDEFINED,
        .nvlinkCentricSched = NCCL_UNDEFINED,
        .graphUsageMode = NCCL_UNDEFINED,
        .numRmaCtx = limits->contexts,
        .maxP2pPeers = NCCL_UNDEFINED,
        .graphStreamOrdering = NCCL_UNDEFINED,
        .launchOrderImplicit = NCCL_UNDEFINED,
        .numRmaSig = limits->indices,
        .rmaEagerInit = limits->is_eager,
    };
}

/* Starts the creation of NCCL's communicator, which may be incomplete on return (comm_test()). */
static dtl_status native_create(struct nccl_comm *comm, const struct device_comm_id *comm_id,
                                ncclConfig_t config)
{
    const struct device *device = comm->comm.device;
    ncclUniqueId id;
    dtl_status status = device->ops->enter(device);

    if (status != DTL_SUCCESS)
        return status;
    memcpy(&id, comm_id, sizeof id);
    status = library_check(
        nccl.ncclCommInitRankConfig(&comm->native, comm->comm.size, id, comm->comm.rank, &config),
        "ncclCommInitRankConfig", NULL);
    device->ops->leave(device);
    return status;
}

/* Allocates a communicator and starts its creation in NCCL. Does not wait for other ranks. */
static dtl_status comm_make(const struct device *device, const struct device_comm_id *comm_id,
                            int32_t rank, int32_t size, ncclConfig_t config,
                            struct device_comm **out)
{
    struct nccl_comm *comm = NULL;
    dtl_status status = nccl_host->alloc((void **)&comm, sizeof *comm, "communicator");

    if (status != DTL_SUCCESS)
        return status;
    comm->comm = (struct device_comm){.device = device, .rank = rank, .size = size};
    status = native_create(comm, comm_id, config);
    if (status != DTL_SUCCESS) {
        nccl_host->release(comm);
        return status;
    }
    *out = &comm->comm;
    return DTL_SUCCESS;
}

dtl_status comm_create(const struct device *device, const struct device_comm_id *comm_id,
                       int32_t rank, int32_t size, struct device_comm **out)
{
    return comm_make(device, comm_id, rank, size, default_config(), out);
}

dtl_status comm_create_signals(const struct device *device, const struct device_comm_id *comm_id,
                               int32_t rank, int32_t size, const struct signal_limits *limits,
                               struct device_comm **out)
{
    int version = library_version();

    if (limits->contexts == 1 && limits->indices == 1 && !limits->is_eager)
        return comm_create(device, comm_id, rank, size, out);
    if (version < NCCL_2_31)
        return nccl_host->fail(DTL_ERROR_NOT_SUPPORTED,
                               "NCCL %d.%d counts the signals of one index of one context, and is "
                               "ready with the first window; expected NCCL 2.31 or later",
                               version / 10000, version / 100 % 100);
    return comm_make(device, comm_id, rank, size, signals_config(limits), out);
}

void comm_release(struct device_comm *comm)
{
    nccl.ncclCommDestroy(comm_of(comm)->native);
    nccl_host->release(comm);
}

void comm_abort(struct device_comm *comm)
{
    nccl.ncclCommAbort(comm_of(comm)->native);
    nccl_host->release(comm);
}

dtl_status comm_test(struct device_comm *comm, bool *done)
{
    ncclComm_t native = comm_of(comm)->native;
    ncclResult_t state = ncclSuccess;
    dtl_status status =
        library_check(nccl.ncclCommGetAsyncError(native, &state), "ncclCommGetAsyncError", native);

    if (status == DTL_SUCCESS)
        status = library_check(state, "NCCL", native);
    if (status == DTL_SUCCESS)
        *done = state == ncclSuccess;
    return status;
}
