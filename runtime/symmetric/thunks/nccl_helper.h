/* SPDX-License-Identifier: BSD-3-Clause */
/* Beneath generated/c/dev/nccl.c: pointers into a window, and meetings of the ranks that reach each
 * other by loads and stores.  What is put and got is copied through these pointers. */
#ifndef DTL_THUNK_NCCL_H
#define DTL_THUNK_NCCL_H

#include <nccl.h>
#include <nccl_device.h>

#include "thunk.h"

/* What the address of a context is of; the host fills it. */
struct thunk_nccl {
    const ncclDevComm *comm; /* made with one barrier of ranks that reach each other, or more */
    ncclWindow_t window;     /* all of each rank's heap */
    uint64_t base;           /* of this rank's */
    uint64_t bytes;
    uint32_t barrier; /* which one */
};

OWN const struct thunk_nccl *thunk_nccl_of(uint64_t ctx)
{
    return (const struct thunk_nccl *)at(ctx);
}

OWN bool is_of_all(const struct thunk_nccl *own)
{
    return own->comm->lsaSize == own->comm->nRanks;
}

OWN int32_t team_rank(const struct thunk_nccl *own, int32_t team)
{
    if (team < DTL_TEAM_WORLD || team > DTL_TEAM_NODE)
        return -1;
    return team == DTL_TEAM_WORLD ? own->comm->rank : own->comm->lsaRank;
}

OWN int32_t team_size(const struct thunk_nccl *own, int32_t team)
{
    if (team < DTL_TEAM_WORLD || team > DTL_TEAM_NODE)
        return -1;
    return team == DTL_TEAM_WORLD ? own->comm->nRanks : own->comm->lsaSize;
}

/* A rank's copy, or nothing. */
OWN uint64_t copy_of(const struct thunk_nccl *own, uint64_t address, int32_t pe)
{
    uint64_t offset = address - own->base;

    return offset < own->bytes ? number(ncclGetPeerPointer(own->window, offset, pe)) : 0;
}

/* All copies of a team at once, where the hardware writes to them. */
OWN uint64_t all_copies(const struct thunk_nccl *own, int32_t team, uint64_t address)
{
    uint64_t offset = address - own->base;

    if (offset >= own->bytes || own->comm->lsaMultimem.mcBasePtr == nullptr ||
        (team == DTL_TEAM_WORLD && !is_of_all(own)))
        return 0;
    return number(ncclGetLsaMultimemPointer(own->window, offset, *own->comm));
}

template <typename Crew> OWN int32_t all_meet(const struct thunk_nccl *own, Crew crew)
{
    if (!is_of_all(own))
        return DTL_DEV_UNREACHABLE;
    ncclLsaBarrierSession<Crew> session(crew, *own->comm, ncclTeamTagLsa(), own->barrier);
    session.sync(crew, cuda::memory_order_acq_rel);
    return DTL_DEV_OK;
}

#endif
