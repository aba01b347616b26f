/* SPDX-License-Identifier: BSD-3-Clause */
/* Helpers for generated/c/dev/nccl.c: pointers into an NCCL window, and barriers of the ranks that
 * access each other's memory by loads and stores. The caller copies the data through these
 * pointers. */
#ifndef DTL_THUNK_NCCL_H
#define DTL_THUNK_NCCL_H

#include <nccl.h>
#include <nccl_device.h>

#include "thunk.h"

/* The object at the context's address. The host fills it in. */
struct thunk_nccl {
    const ncclDevComm *comm; /* created with at least one LSA barrier */
    ncclWindow_t window;     /* the whole heap of every rank */
    uint64_t base;           /* start of this rank's heap */
    uint64_t bytes;
    uint32_t barrier; /* index of the LSA barrier */
};

STATIC_DEVICE const struct thunk_nccl *thunk_nccl_of(uint64_t ctx)
{
    return (const struct thunk_nccl *)at(ctx);
}

/* Returns true if loads and stores reach every rank. */
STATIC_DEVICE bool is_whole_job(const struct thunk_nccl *own)
{
    return own->comm->lsaSize == own->comm->nRanks;
}

/* Returns this rank's number in a predefined team, or -1 for other teams. All teams but
 * DTL_TEAM_WORLD are the ranks that loads and stores reach. */
STATIC_DEVICE int32_t team_rank(const struct thunk_nccl *own, int32_t team)
{
    if (team < DTL_TEAM_WORLD || team > DTL_TEAM_NODE)
        return -1;
    return team == DTL_TEAM_WORLD ? own->comm->rank : own->comm->lsaRank;
}

/* Returns the number of ranks of a predefined team, or -1 for other teams. */
STATIC_DEVICE int32_t team_size(const struct thunk_nccl *own, int32_t team)
{
    if (team < DTL_TEAM_WORLD || team > DTL_TEAM_NODE)
        return -1;
    return team == DTL_TEAM_WORLD ? own->comm->nRanks : own->comm->lsaSize;
}

/* Returns the address in rank `pe`'s heap, or 0 if it is outside the heap. */
STATIC_DEVICE uint64_t peer_address(const struct thunk_nccl *own, uint64_t address, int32_t pe)
{
    uint64_t offset = address - own->base;

    return offset < own->bytes ? number(ncclGetPeerPointer(own->window, offset, pe)) : 0;
}

/* Returns the multicast address of all copies in a team, or 0 if the hardware has none. */
STATIC_DEVICE uint64_t multicast_address(const struct thunk_nccl *own, int32_t team,
                                         uint64_t address)
{
    uint64_t offset = address - own->base;

    if (offset >= own->bytes || own->comm->lsaMultimem.mcBasePtr == nullptr ||
        (team == DTL_TEAM_WORLD && !is_whole_job(own)))
        return 0;
    return number(ncclGetLsaMultimemPointer(own->window, offset, *own->comm));
}

/* Barrier of all ranks, which all threads of `group` enter. Returns DTL_DEV_OK, or
 * DTL_DEV_UNREACHABLE at once if loads and stores do not reach every rank. */
template <typename Group>
STATIC_DEVICE int32_t barrier_all_ranks(const struct thunk_nccl *own, Group group)
{
    if (!is_whole_job(own))
        return DTL_DEV_UNREACHABLE;
    ncclLsaBarrierSession<Group> session(group, *own->comm, ncclTeamTagLsa(), own->barrier);
    session.sync(group, cuda::memory_order_acq_rel);
    return DTL_DEV_OK;
}

#endif
