/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/kernel_libraries.c.j2.
 * Do not edit. */
/* Symmetric memory in kernels, by OpenSHMEM. */
#include "openshmem_helper.h"

DTL_CALLED int32_t dtl_dev_context_init(uint64_t ctx, int32_t my_pe, int32_t n_pes, uint64_t heaps,
                                        uint64_t bytes)
{
    (void)ctx;
    (void)heaps;
    (void)bytes;
    return my_pe == shmem_my_pe() && n_pes == shmem_n_pes() ? DTL_DEV_OK : DTL_DEV_NO_RANK;
}

DTL_CALLED uint64_t dtl_dev_state_bytes(uint64_t ctx)
{
    (void)ctx;
    return 0;
}

DTL_CALLED int32_t dtl_dev_my_pe(uint64_t ctx)
{
    (void)ctx;
    return shmem_my_pe();
}

DTL_CALLED int32_t dtl_dev_n_pes(uint64_t ctx)
{
    (void)ctx;
    return shmem_n_pes();
}

DTL_CALLED int32_t dtl_dev_team_my_pe(uint64_t ctx, int32_t team)
{
    (void)ctx;
    return team == DTL_TEAM_WORLD ? shmem_my_pe() : -1;
}

DTL_CALLED int32_t dtl_dev_team_n_pes(uint64_t ctx, int32_t team)
{
    (void)ctx;
    return team == DTL_TEAM_WORLD ? shmem_n_pes() : -1;
}

DTL_CALLED uint64_t dtl_dev_remote_ptr(uint64_t ctx, uint64_t address, int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return 0;
    return number(shmem_ptr(at(address), pe));
}

DTL_CALLED uint64_t dtl_dev_remote_mc_ptr(uint64_t ctx, int32_t team, uint64_t address)
{
    (void)ctx;
    (void)address;
    if (team != DTL_TEAM_WORLD)
        return 0;
    return 0;
}

DTL_CALLED int32_t dtl_dev_putmem(uint64_t ctx, uint64_t dest, uint64_t source, uint64_t bytes,
                                  int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    shmem_putmem(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_putmem_warp(uint64_t ctx, uint64_t dest, uint64_t source,
                                       uint64_t bytes, int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    shmem_putmem(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_putmem_block(uint64_t ctx, uint64_t dest, uint64_t source,
                                        uint64_t bytes, int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    shmem_putmem(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_putmem_nbi(uint64_t ctx, uint64_t dest, uint64_t source, uint64_t bytes,
                                      int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    shmem_putmem_nbi(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_putmem_nbi_warp(uint64_t ctx, uint64_t dest, uint64_t source,
                                           uint64_t bytes, int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    shmem_putmem_nbi(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_putmem_nbi_block(uint64_t ctx, uint64_t dest, uint64_t source,
                                            uint64_t bytes, int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    shmem_putmem_nbi(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_getmem(uint64_t ctx, uint64_t dest, uint64_t source, uint64_t bytes,
                                  int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    shmem_getmem(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_getmem_warp(uint64_t ctx, uint64_t dest, uint64_t source,
                                       uint64_t bytes, int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    shmem_getmem(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_getmem_block(uint64_t ctx, uint64_t dest, uint64_t source,
                                        uint64_t bytes, int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    shmem_getmem(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_getmem_nbi(uint64_t ctx, uint64_t dest, uint64_t source, uint64_t bytes,
                                      int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    shmem_getmem_nbi(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_getmem_nbi_warp(uint64_t ctx, uint64_t dest, uint64_t source,
                                           uint64_t bytes, int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    shmem_getmem_nbi(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_getmem_nbi_block(uint64_t ctx, uint64_t dest, uint64_t source,
                                            uint64_t bytes, int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    shmem_getmem_nbi(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_putmem_signal(uint64_t ctx, uint64_t dest, uint64_t source,
                                         uint64_t bytes, uint64_t signal, uint64_t value,
                                         int32_t op, int32_t pe)
{
    if (signal % 8 != 0)
        return DTL_DEV_UNALIGNED;
    if (op != DTL_SIGNAL_SET && op != DTL_SIGNAL_ADD)
        return DTL_DEV_NO_SUCH_OP;
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    put_signal(at(dest), at(source), bytes, at(signal), value, op, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_putmem_signal_block(uint64_t ctx, uint64_t dest, uint64_t source,
                                               uint64_t bytes, uint64_t signal, uint64_t value,
                                               int32_t op, int32_t pe)
{
    if (signal % 8 != 0)
        return DTL_DEV_UNALIGNED;
    if (op != DTL_SIGNAL_SET && op != DTL_SIGNAL_ADD)
        return DTL_DEV_NO_SUCH_OP;
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    put_signal(at(dest), at(source), bytes, at(signal), value, op, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_putmem_signal_nbi(uint64_t ctx, uint64_t dest, uint64_t source,
                                             uint64_t bytes, uint64_t signal, uint64_t value,
                                             int32_t op, int32_t pe)
{
    if (signal % 8 != 0)
        return DTL_DEV_UNALIGNED;
    if (op != DTL_SIGNAL_SET && op != DTL_SIGNAL_ADD)
        return DTL_DEV_NO_SUCH_OP;
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    put_signal(at(dest), at(source), bytes, at(signal), value, op, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_putmem_signal_nbi_block(uint64_t ctx, uint64_t dest, uint64_t source,
                                                   uint64_t bytes, uint64_t signal, uint64_t value,
                                                   int32_t op, int32_t pe)
{
    if (signal % 8 != 0)
        return DTL_DEV_UNALIGNED;
    if (op != DTL_SIGNAL_SET && op != DTL_SIGNAL_ADD)
        return DTL_DEV_NO_SUCH_OP;
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    put_signal(at(dest), at(source), bytes, at(signal), value, op, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_signal_op(uint64_t ctx, uint64_t signal, uint64_t value, int32_t op,
                                     int32_t pe)
{
    if (signal % 8 != 0)
        return DTL_DEV_UNALIGNED;
    if (op != DTL_SIGNAL_SET && op != DTL_SIGNAL_ADD)
        return DTL_DEV_NO_SUCH_OP;
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    update_signal(at(signal), value, op, pe);
    return DTL_DEV_OK;
}

DTL_CALLED uint64_t dtl_dev_signal_wait_until(uint64_t ctx, uint64_t signal, int32_t comparison,
                                              uint64_t value)
{
    (void)ctx;
    if (signal % 8 != 0)
        return 0;
    if (comparison < DTL_CMP_EQ || comparison > DTL_CMP_GE)
        return 0;
    return await_signal(at(signal), comparison, value);
}

DTL_CALLED int32_t dtl_dev_fence(uint64_t ctx)
{
    (void)ctx;
    shmem_fence();
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_quiet(uint64_t ctx)
{
    (void)ctx;
    shmem_quiet();
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_barrier_all(uint64_t ctx)
{
    (void)ctx;
    shmem_barrier_all();
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_barrier_all_warp(uint64_t ctx)
{
    (void)ctx;
    shmem_barrier_all();
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_barrier_all_block(uint64_t ctx)
{
    (void)ctx;
    shmem_barrier_all();
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_barrier(uint64_t ctx, int32_t team)
{
    (void)ctx;
    if (team != DTL_TEAM_WORLD)
        return DTL_DEV_NO_TEAM;
    shmem_barrier_all();
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_sync_all(uint64_t ctx)
{
    (void)ctx;
    shmem_sync_all();
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_sync(uint64_t ctx, int32_t team)
{
    (void)ctx;
    if (team != DTL_TEAM_WORLD)
        return DTL_DEV_NO_TEAM;
    shmem_sync_all();
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_broadcastmem_block(uint64_t ctx, int32_t team, uint64_t dest,
                                              uint64_t source, uint64_t bytes, int32_t root)
{
    if (team != DTL_TEAM_WORLD)
        return DTL_DEV_NO_TEAM;
    if (root < 0 || root >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    broadcast(at(dest), at(source), bytes, root);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_fcollectmem_block(uint64_t ctx, int32_t team, uint64_t dest,
                                             uint64_t source, uint64_t bytes)
{
    (void)ctx;
    if (team != DTL_TEAM_WORLD)
        return DTL_DEV_NO_TEAM;
    all_gather(at(dest), at(source), bytes);
    return DTL_DEV_OK;
}
