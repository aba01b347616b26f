/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/kernel_libraries.c.j2.
 * Do not edit. */
/* Symmetric memory in kernels, by NCCL's device library. */
#include "nccl_helper.h"

DTL_CALLED uint64_t dtl_dev_state_bytes(uint64_t ctx)
{
    (void)ctx;
    return 0;
}

DTL_CALLED int32_t dtl_dev_my_pe(uint64_t ctx)
{
    return thunk_nccl_of(ctx)->comm->rank;
}

DTL_CALLED int32_t dtl_dev_n_pes(uint64_t ctx)
{
    return thunk_nccl_of(ctx)->comm->nRanks;
}

DTL_CALLED int32_t dtl_dev_team_my_pe(uint64_t ctx, int32_t team)
{
    return team_rank(thunk_nccl_of(ctx), team);
}

DTL_CALLED int32_t dtl_dev_team_n_pes(uint64_t ctx, int32_t team)
{
    return team_size(thunk_nccl_of(ctx), team);
}

DTL_CALLED uint64_t dtl_dev_remote_ptr(uint64_t ctx, uint64_t address, int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return 0;
    return peer_address(thunk_nccl_of(ctx), address, pe);
}

DTL_CALLED uint64_t dtl_dev_remote_mc_ptr(uint64_t ctx, int32_t team, uint64_t address)
{
    if (team < DTL_TEAM_WORLD || team > DTL_TEAM_NODE)
        return 0;
    return multicast_address(thunk_nccl_of(ctx), team, address);
}

DTL_CALLED int32_t dtl_dev_fence(uint64_t ctx)
{
    (void)ctx;
    __threadfence_system();
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_quiet(uint64_t ctx)
{
    (void)ctx;
    __threadfence_system();
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_barrier_all(uint64_t ctx)
{
    return barrier_all_ranks(thunk_nccl_of(ctx), ncclCoopThread());
}

DTL_CALLED int32_t dtl_dev_barrier_all_warp(uint64_t ctx)
{
    return barrier_all_ranks(thunk_nccl_of(ctx), ncclCoopWarp());
}

DTL_CALLED int32_t dtl_dev_barrier_all_block(uint64_t ctx)
{
    return barrier_all_ranks(thunk_nccl_of(ctx), ncclCoopCta());
}

DTL_CALLED int32_t dtl_dev_sync_all(uint64_t ctx)
{
    return barrier_all_ranks(thunk_nccl_of(ctx), ncclCoopThread());
}
