/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/kernel_functions.h.j2.
 * Do not edit. */
/** Symmetric memory in kernels
 *
 * The functions of symmetric memory once more, for what runs on a device, and for threads of a
 * program that play ranks: each has a heap of its own in one process. They take and return
 * numbers alone: addresses are of 64 bits, the context is the first argument, and every
 * function gives a value. A function whose name ends in `_warp` or `_block` is called by all
 * threads of a warp or block, with the same arguments; every other one by one thread for its
 * rank.
 *
 * Where nothing else is said a function gives DTL_DEV_OK, or says what is wrong and has done
 * nothing.
 */
#ifndef DTL_DEV_H
#define DTL_DEV_H

#include <stdint.h>

#if defined(__CUDACC__) || defined(__HIPCC__)
#define DTL_CALLED extern "C" __device__
#elif defined(__cplusplus)
#define DTL_CALLED extern "C"
#else
#define DTL_CALLED extern
#endif

/** It is done. */
#define DTL_DEV_OK 0
/** A range does not lie in the heap, or in the part of it that is for programs. */
#define DTL_DEV_OUTSIDE 1
/** No rank has the number. */
#define DTL_DEV_NO_RANK 2
/** No team that this rank is in has the number. */
#define DTL_DEV_NO_TEAM 3
/** The rank's heap can't be reached by loads and stores. */
#define DTL_DEV_UNREACHABLE 4
/** A signal does not start at a multiple of 8. */
#define DTL_DEV_UNALIGNED 5
/** No operation on signals has the number. */
#define DTL_DEV_NO_SUCH_OP 6
/** A rank's own source and destination overlap. */
#define DTL_DEV_OVERLAP 7
/** A wait was given up, as what waits call on the host wanted; other ranks did not come in time. */
#define DTL_DEV_STOPPED 9
/** How many teams a context has at most. */
#define DTL_DEV_TEAMS 8

/** A team, whose ranks have a stride. */
struct dtl_dev_team {
    /** This rank's number in it; -1: it is not in it. */
    int32_t my_pe;
    /** How many ranks it has; 0: there is no such team. */
    int32_t n_pes;
    /** Its first rank's number among all. */
    int32_t start;
    /** From one to the next. */
    int32_t stride;
};

/** What the functions know of this rank. */
struct dtl_dev_context {
    /** Its number. */
    int32_t my_pe;
    /** How many ranks there are. */
    int32_t n_pes;
    /** Of each heap. */
    uint64_t bytes;
    /** The address of a table of the addresses of all heaps. */
    uint64_t heaps;
    /** The address of a table of DTL_DEV_TEAMS teams, the first three of which every context
     * has; 0: it has no others.
     */
    uint64_t teams;
    /** Where stores go to all heaps at once; 0: nowhere. */
    uint64_t multicast;
    /** Of a function without arguments, which waits call on the host, and which gives 0 or, as
     * an int32, other numbers to give up; 0: none.
     */
    uint64_t pause;
};

/** Makes `*ctx` of the heaps of all ranks, where its teams DTL_TEAM_WORLD, DTL_TEAM_SHARED and
 * DTL_TEAM_NODE are all of them. The first bytes of each heap, as many as state_bytes says, are
 * zeros and belong to the functions.
 */
DTL_CALLED int32_t dtl_dev_context_init(uint64_t ctx, int32_t my_pe, int32_t n_pes, uint64_t heaps,
                                        uint64_t bytes);

/** How many bytes at the start of each heap are not for programs. */
DTL_CALLED uint64_t dtl_dev_state_bytes(uint64_t ctx);

/** This rank's number. */
DTL_CALLED int32_t dtl_dev_my_pe(uint64_t ctx);

/** How many ranks there are. */
DTL_CALLED int32_t dtl_dev_n_pes(uint64_t ctx);

/** This rank's number in a team; -1 where it is not in it or there is none. */
DTL_CALLED int32_t dtl_dev_team_my_pe(uint64_t ctx, int32_t team);

/** How many ranks a team has; -1 where there is none. */
DTL_CALLED int32_t dtl_dev_team_n_pes(uint64_t ctx, int32_t team);

/** Where a rank's copy is, for loads and stores; 0 where it is not reached, or lies outside the
 * heap.
 */
DTL_CALLED uint64_t dtl_dev_remote_ptr(uint64_t ctx, uint64_t address, int32_t pe);

/** Where stores go to all copies of a team at once; 0 without hardware that does so. */
DTL_CALLED uint64_t dtl_dev_remote_mc_ptr(uint64_t ctx, int32_t team, uint64_t address);

/** Writes to a rank; `source` may be used again, and the data is there once quiet or a barrier
 * has been called.
 */
DTL_CALLED int32_t dtl_dev_putmem(uint64_t ctx, uint64_t dest, uint64_t source, uint64_t bytes,
                                  int32_t pe);
DTL_CALLED int32_t dtl_dev_putmem_warp(uint64_t ctx, uint64_t dest, uint64_t source,
                                       uint64_t bytes, int32_t pe);
DTL_CALLED int32_t dtl_dev_putmem_block(uint64_t ctx, uint64_t dest, uint64_t source,
                                        uint64_t bytes, int32_t pe);

/** As putmem; `source` stays until quiet. */
DTL_CALLED int32_t dtl_dev_putmem_nbi(uint64_t ctx, uint64_t dest, uint64_t source, uint64_t bytes,
                                      int32_t pe);
DTL_CALLED int32_t dtl_dev_putmem_nbi_warp(uint64_t ctx, uint64_t dest, uint64_t source,
                                           uint64_t bytes, int32_t pe);
DTL_CALLED int32_t dtl_dev_putmem_nbi_block(uint64_t ctx, uint64_t dest, uint64_t source,
                                            uint64_t bytes, int32_t pe);

/** Reads from a rank. */
DTL_CALLED int32_t dtl_dev_getmem(uint64_t ctx, uint64_t dest, uint64_t source, uint64_t bytes,
                                  int32_t pe);
DTL_CALLED int32_t dtl_dev_getmem_warp(uint64_t ctx, uint64_t dest, uint64_t source,
                                       uint64_t bytes, int32_t pe);
DTL_CALLED int32_t dtl_dev_getmem_block(uint64_t ctx, uint64_t dest, uint64_t source,
                                        uint64_t bytes, int32_t pe);

/** As getmem; it is there once quiet has been called. */
DTL_CALLED int32_t dtl_dev_getmem_nbi(uint64_t ctx, uint64_t dest, uint64_t source, uint64_t bytes,
                                      int32_t pe);
DTL_CALLED int32_t dtl_dev_getmem_nbi_warp(uint64_t ctx, uint64_t dest, uint64_t source,
                                           uint64_t bytes, int32_t pe);
DTL_CALLED int32_t dtl_dev_getmem_nbi_block(uint64_t ctx, uint64_t dest, uint64_t source,
                                            uint64_t bytes, int32_t pe);

/** As putmem, and then the signal, which is seen after the data. */
DTL_CALLED int32_t dtl_dev_putmem_signal(uint64_t ctx, uint64_t dest, uint64_t source,
                                         uint64_t bytes, uint64_t signal, uint64_t value,
                                         int32_t op, int32_t pe);
DTL_CALLED int32_t dtl_dev_putmem_signal_block(uint64_t ctx, uint64_t dest, uint64_t source,
                                               uint64_t bytes, uint64_t signal, uint64_t value,
                                               int32_t op, int32_t pe);

/** As putmem_signal; `source` stays until quiet. */
DTL_CALLED int32_t dtl_dev_putmem_signal_nbi(uint64_t ctx, uint64_t dest, uint64_t source,
                                             uint64_t bytes, uint64_t signal, uint64_t value,
                                             int32_t op, int32_t pe);
DTL_CALLED int32_t dtl_dev_putmem_signal_nbi_block(uint64_t ctx, uint64_t dest, uint64_t source,
                                                   uint64_t bytes, uint64_t signal, uint64_t value,
                                                   int32_t op, int32_t pe);

/** Sets a rank's signal, or adds to it. */
DTL_CALLED int32_t dtl_dev_signal_op(uint64_t ctx, uint64_t signal, uint64_t value, int32_t op,
                                     int32_t pe);

/** Waits for this rank's signal, and gives the value seen. What was put before that signal is
 * seen then. Where the signal lies outside the heap or the comparison is none, gives 0 at once.
 */
DTL_CALLED uint64_t dtl_dev_signal_wait_until(uint64_t ctx, uint64_t signal, int32_t comparison,
                                              uint64_t value);

/** What was put before is seen before what is put later to the same rank. */
DTL_CALLED int32_t dtl_dev_fence(uint64_t ctx);

/** All that this rank has begun is done. */
DTL_CALLED int32_t dtl_dev_quiet(uint64_t ctx);

/** Quiet; and all ranks have come. */
DTL_CALLED int32_t dtl_dev_barrier_all(uint64_t ctx);
DTL_CALLED int32_t dtl_dev_barrier_all_warp(uint64_t ctx);
DTL_CALLED int32_t dtl_dev_barrier_all_block(uint64_t ctx);

/** Quiet; and all ranks of a team have come. */
DTL_CALLED int32_t dtl_dev_barrier(uint64_t ctx, int32_t team);

/** All ranks have come. */
DTL_CALLED int32_t dtl_dev_sync_all(uint64_t ctx);

/** All ranks of a team have come. */
DTL_CALLED int32_t dtl_dev_sync(uint64_t ctx, int32_t team);

/** All ranks of a team, the root too, get the root's bytes. */
DTL_CALLED int32_t dtl_dev_broadcastmem_block(uint64_t ctx, int32_t team, uint64_t dest,
                                              uint64_t source, uint64_t bytes, int32_t root);

/** All ranks of a team get the bytes of each, in the team's order. */
DTL_CALLED int32_t dtl_dev_fcollectmem_block(uint64_t ctx, int32_t team, uint64_t dest,
                                             uint64_t source, uint64_t bytes);

#endif
