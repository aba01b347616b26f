/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/kernel_libraries.c.j2.
 * Do not edit. */
/* Symmetric memory in kernels, by rocSHMEM. */
#include "rocshmem_helper.h"

STATIC_DEVICE int32_t theirs_comparison(int32_t ours)
{
    switch (ours) {
    case DTL_CMP_EQ:
        return ROCSHMEM_CMP_EQ;
    case DTL_CMP_NE:
        return ROCSHMEM_CMP_NE;
    case DTL_CMP_GT:
        return ROCSHMEM_CMP_GT;
    case DTL_CMP_LE:
        return ROCSHMEM_CMP_LE;
    case DTL_CMP_LT:
        return ROCSHMEM_CMP_LT;
    case DTL_CMP_GE:
        return ROCSHMEM_CMP_GE;
    default:
        return -1;
    }
}

STATIC_DEVICE int32_t theirs_op(int32_t ours)
{
    switch (ours) {
    case DTL_SIGNAL_SET:
        return ROCSHMEM_SIGNAL_SET;
    case DTL_SIGNAL_ADD:
        return ROCSHMEM_SIGNAL_ADD;
    default:
        return -1;
    }
}

DTL_CALLED int32_t dtl_dev_context_init(uint64_t ctx, int32_t my_pe, int32_t n_pes, uint64_t heaps,
                                        uint64_t bytes)
{
    (void)ctx;
    (void)heaps;
    (void)bytes;
    return my_pe == rocshmem_my_pe() && n_pes == rocshmem_n_pes() ? DTL_DEV_OK : DTL_DEV_NO_RANK;
}

DTL_CALLED uint64_t dtl_dev_state_bytes(uint64_t ctx)
{
    (void)ctx;
    return 0;
}

DTL_CALLED int32_t dtl_dev_my_pe(uint64_t ctx)
{
    (void)ctx;
    return rocshmem_my_pe();
}

DTL_CALLED int32_t dtl_dev_n_pes(uint64_t ctx)
{
    (void)ctx;
    return rocshmem_n_pes();
}

DTL_CALLED int32_t dtl_dev_team_my_pe(uint64_t ctx, int32_t team)
{
    (void)ctx;
    return team == DTL_TEAM_WORLD ? rocshmem_my_pe() : -1;
}

DTL_CALLED int32_t dtl_dev_team_n_pes(uint64_t ctx, int32_t team)
{
    (void)ctx;
    return team == DTL_TEAM_WORLD ? rocshmem_n_pes() : -1;
}

DTL_CALLED uint64_t dtl_dev_remote_ptr(uint64_t ctx, uint64_t address, int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return 0;
    return number(rocshmem_ptr(at(address), pe));
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
    rocshmem_putmem(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_putmem_warp(uint64_t ctx, uint64_t dest, uint64_t source,
                                       uint64_t bytes, int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    rocshmem_putmem_wave(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_putmem_block(uint64_t ctx, uint64_t dest, uint64_t source,
                                        uint64_t bytes, int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    rocshmem_putmem_wg(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_putmem_nbi(uint64_t ctx, uint64_t dest, uint64_t source, uint64_t bytes,
                                      int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    rocshmem_putmem_nbi(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_putmem_nbi_warp(uint64_t ctx, uint64_t dest, uint64_t source,
                                           uint64_t bytes, int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    rocshmem_putmem_nbi_wave(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_putmem_nbi_block(uint64_t ctx, uint64_t dest, uint64_t source,
                                            uint64_t bytes, int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    rocshmem_putmem_nbi_wg(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_getmem(uint64_t ctx, uint64_t dest, uint64_t source, uint64_t bytes,
                                  int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    rocshmem_getmem(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_getmem_warp(uint64_t ctx, uint64_t dest, uint64_t source,
                                       uint64_t bytes, int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    rocshmem_getmem_wave(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_getmem_block(uint64_t ctx, uint64_t dest, uint64_t source,
                                        uint64_t bytes, int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    rocshmem_getmem_wg(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_getmem_nbi(uint64_t ctx, uint64_t dest, uint64_t source, uint64_t bytes,
                                      int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    rocshmem_getmem_nbi(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_getmem_nbi_warp(uint64_t ctx, uint64_t dest, uint64_t source,
                                           uint64_t bytes, int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    rocshmem_getmem_nbi_wave(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_getmem_nbi_block(uint64_t ctx, uint64_t dest, uint64_t source,
                                            uint64_t bytes, int32_t pe)
{
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    rocshmem_getmem_nbi_wg(at(dest), at(source), bytes, pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_putmem_signal(uint64_t ctx, uint64_t dest, uint64_t source,
                                         uint64_t bytes, uint64_t signal, uint64_t value,
                                         int32_t op, int32_t pe)
{
    if (signal % 8 != 0)
        return DTL_DEV_UNALIGNED;
    if (theirs_op(op) < 0)
        return DTL_DEV_NO_SUCH_OP;
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    rocshmem_putmem_signal(at(dest), at(source), bytes, word_at(signal), value, theirs_op(op), pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_putmem_signal_block(uint64_t ctx, uint64_t dest, uint64_t source,
                                               uint64_t bytes, uint64_t signal, uint64_t value,
                                               int32_t op, int32_t pe)
{
    if (signal % 8 != 0)
        return DTL_DEV_UNALIGNED;
    if (theirs_op(op) < 0)
        return DTL_DEV_NO_SUCH_OP;
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    rocshmem_putmem_signal_wg(at(dest), at(source), bytes, word_at(signal), value, theirs_op(op),
        pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_putmem_signal_nbi(uint64_t ctx, uint64_t dest, uint64_t source,
                                             uint64_t bytes, uint64_t signal, uint64_t value,
                                             int32_t op, int32_t pe)
{
    if (signal % 8 != 0)
        return DTL_DEV_UNALIGNED;
    if (theirs_op(op) < 0)
        return DTL_DEV_NO_SUCH_OP;
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    rocshmem_putmem_signal_nbi(at(dest), at(source), bytes, word_at(signal), value, theirs_op(op),
        pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_putmem_signal_nbi_block(uint64_t ctx, uint64_t dest, uint64_t source,
                                                   uint64_t bytes, uint64_t signal, uint64_t value,
                                                   int32_t op, int32_t pe)
{
    if (signal % 8 != 0)
        return DTL_DEV_UNALIGNED;
    if (theirs_op(op) < 0)
        return DTL_DEV_NO_SUCH_OP;
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    rocshmem_putmem_signal_nbi_wg(at(dest), at(source), bytes, word_at(signal), value,
        theirs_op(op), pe);
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_signal_op(uint64_t ctx, uint64_t signal, uint64_t value, int32_t op,
                                     int32_t pe)
{
    if (signal % 8 != 0)
        return DTL_DEV_UNALIGNED;
    if (theirs_op(op) < 0)
        return DTL_DEV_NO_SUCH_OP;
    if (pe < 0 || pe >= dtl_dev_n_pes(ctx))
        return DTL_DEV_NO_RANK;
    update_signal(word_at(signal), value, op, pe);
    return DTL_DEV_OK;
}

DTL_CALLED uint64_t dtl_dev_signal_wait_until(uint64_t ctx, uint64_t signal, int32_t comparison,
                                              uint64_t value)
{
    (void)ctx;
    if (signal % 8 != 0)
        return 0;
    if (theirs_comparison(comparison) < 0)
        return 0;
    return await_signal(word_at(signal), theirs_comparison(comparison), value);
}

DTL_CALLED int32_t dtl_dev_fence(uint64_t ctx)
{
    (void)ctx;
    rocshmem_fence();
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_quiet(uint64_t ctx)
{
    (void)ctx;
    rocshmem_quiet();
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_barrier_all(uint64_t ctx)
{
    (void)ctx;
    rocshmem_barrier_all();
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_barrier_all_warp(uint64_t ctx)
{
    (void)ctx;
    rocshmem_barrier_all_wave();
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_barrier_all_block(uint64_t ctx)
{
    (void)ctx;
    rocshmem_barrier_all_wg();
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_barrier(uint64_t ctx, int32_t team)
{
    (void)ctx;
    if (team != DTL_TEAM_WORLD)
        return DTL_DEV_NO_TEAM;
    rocshmem_barrier_all();
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_sync_all(uint64_t ctx)
{
    (void)ctx;
    rocshmem_sync_all();
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_sync(uint64_t ctx, int32_t team)
{
    (void)ctx;
    if (team != DTL_TEAM_WORLD)
        return DTL_DEV_NO_TEAM;
    rocshmem_sync_all();
    return DTL_DEV_OK;
}
