/* SPDX-License-Identifier: BSD-3-Clause */
/* Communicators: made, asked how they do, and ended.  None of them blocks, so that whoever waits
 * can hear of ranks that fail. */
#include <string.h>

#include "nccl_backend.h"

_Static_assert(sizeof(ncclUniqueId) == sizeof(struct device_meeting), "an id has room");

static struct nccl_comm *comm_of(struct device_comm *comm)
{
    return (struct nccl_comm *)(void *)comm;
}

dtl_status comm_meet(struct device_meeting *out)
{
    ncclUniqueId id;
    dtl_status status = library_check(nccl.ncclGetUniqueId(&id), "ncclGetUniqueId", NULL);

    if (status == DTL_SUCCESS)
        memcpy(out, &id, sizeof *out);
    return status;
}

static dtl_status native_create(struct nccl_comm *comm, const struct device_meeting *meeting)
{
    ncclConfig_t config = {
        .size = sizeof config, .magic = (unsigned)NCCL_MAGIC, .version = NCCL_2_14};
    const struct device *device = comm->comm.device;
    ncclUniqueId id;
    dtl_status status = device->ops->enter(device);

    if (status != DTL_SUCCESS)
        return status;
    memcpy(&id, meeting, sizeof id);
    status = library_check(
        nccl.ncclCommInitRankConfig(&comm->native, comm->comm.size, id, comm->comm.rank, &config),
        "ncclCommInitRankConfig", NULL);
    device->ops->leave(device);
    return status;
}

dtl_status comm_create(const struct device *device, const struct device_meeting *meeting,
                       int32_t rank, int32_t size, struct device_comm **out)
{
    struct nccl_comm *comm = NULL;
    dtl_status status = nccl_host->alloc((void **)&comm, sizeof *comm, "communicator");

    if (status != DTL_SUCCESS)
        return status;
    comm->comm = (struct device_comm){.device = device, .rank = rank, .size = size};
    status = native_create(comm, meeting);
    if (status != DTL_SUCCESS) {
        nccl_host->release(comm);
        return status;
    }
    *out = &comm->comm;
    return DTL_SUCCESS;
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
