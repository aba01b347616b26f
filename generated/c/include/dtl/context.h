/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Contexts
 *
 * A context is the group of ranks that work together, and how they do so: which communicator,
 * which device, how reductions are ordered. Containers and collectives belong to one. The
 * default context spans all processes that the launcher started, or is this process alone where
 * there is no MPI; others come from splitting one, or from a communicator of the caller's.
 *
 * A context keeps its communicator to itself: its messages never meet those of other contexts,
 * nor those that the program sends through MPI. Containers keep what they need of their context
 * alive, so the handle may be freed before them.
 */
#ifndef DTL_CONTEXT_H
#define DTL_CONTEXT_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** `*opts` holds the defaults: no device, MPI started where a launcher started the job, and
 * policies that leave the order of reductions to the backend. Local: does not wait for other
 * ranks.
 *
 * @param opts `*opts` holds the defaults: no device, MPI started where a launcher started the
 *   job, and policies that leave the order of reductions to the backend.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_NULL_POINTER: opts: not NULL
 */
DTL_API void dtl_context_options_init(dtl_context_options *opts)
    DTL_NONNULL((1));

/** `*ctx` is a context over all ranks of the job, with the given options. Every rank of the job
 * must call it, since the ranks agree on a communicator. Starts MPI if the job has one and
 * nobody has started it. The caller owns the context. Collective.
 *
 * @param ctx The new context, to be closed by dtl_context_destroy.
 * @param opts NULL: the defaults.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: ctx: not NULL
 * - DTL_ERROR_INVALID_ARGUMENT: while it runs
 * - DTL_ERROR_BACKEND_UNAVAILABLE: while it runs
 * - DTL_ERROR_BACKEND_INIT_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 *
 *     dtl_context_options options;
 *     dtl_context_t ctx;
 *     dtl_context_options_init(&options);
 *     DTL_CONTEXT_OPT_DETERMINISM_MODE(options) = DTL_DETERMINISM_DETERMINISTIC;
 *     if (dtl_context_create(&ctx, &options) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_context_is_root(ctx))
 *         printf("determinism: %d\n", dtl_context_determinism_mode(ctx));
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_context_create(dtl_context_t *ctx, const dtl_context_options *opts)
    DTL_NONNULL((1)) DTL_CHECKED;

/** `*ctx` is a context over all ranks of the job with default options. Every rank of the job
 * must call it. The caller owns the context. Collective.
 *
 * @param ctx The new context, to be closed by dtl_context_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: ctx: not NULL
 * - DTL_ERROR_BACKEND_UNAVAILABLE: while it runs
 * - DTL_ERROR_BACKEND_INIT_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 *
 *     dtl_context_t ctx;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_context_is_root(ctx))
 *         printf("rank %d\n", (int)dtl_context_rank(ctx));
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_context_create_default(dtl_context_t *ctx)
    DTL_NONNULL((1)) DTL_CHECKED;

/** `*ctx` is a context over the ranks of the caller's MPI communicator. Every rank of that
 * communicator must call it. The communicator is duplicated, stays the caller's, and keeps its
 * error handler; the caller's MPI is used and never finalised. In C the integer is
 * MPI_Comm_c2f(comm). Collective.
 *
 * @param fortran_comm The communicator as the integer that Fortran programs hold.
 * @param opts NULL: the defaults.
 * @param ctx The new context, to be closed by dtl_context_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: ctx: not NULL
 * - DTL_ERROR_BACKEND_UNAVAILABLE: mpi: mpi to be available: Open MPI (libopenmpi3) or MPICH
 *   (libmpich12); while it runs
 * - DTL_ERROR_INVALID_ARGUMENT: while it runs
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_context_from_fortran_comm(int fortran_comm, const dtl_context_options *opts,
                                                 dtl_context_t *ctx)
    DTL_NONNULL((3)) DTL_CHECKED;

/** The handle is closed and no longer valid. Null is ignored. Containers, windows and requests
 * made from the context go on working. No rank waits for another. Where another thread is in a
 * collective call on the context, it is not freed, and the last error is
 * DTL_ERROR_INVALID_STATE; no other thread may be in a call that sends, receives or probes.
 * Where the context has remote actions, the call, or that which frees the last object made from
 * the context, waits until those that other threads of this rank run have ended; later calls of
 * ranks that still have the context open fail with DTL_ERROR_CANCELED. Collectives on the
 * context fail on the ranks that still have it open, where the ranks share memory. Local: does
 * not wait for other ranks.
 *
 * @param ctx An open context. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 */
DTL_API void dtl_context_destroy(dtl_context_t ctx);

/** This process's rank in the context, from 0 to the size less one. Local: does not wait for
 * other ranks.
 *
 * @param ctx An open context.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns DTL_NO_RANK):
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 */
DTL_API dtl_rank_t dtl_context_rank(dtl_context_t ctx);

/** The number of ranks in the context, at least 1. Local: does not wait for other ranks.
 *
 * @param ctx An open context.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 */
DTL_API dtl_rank_t dtl_context_size(dtl_context_t ctx);

/** 1 on rank 0 of the context, 0 elsewhere. Local: does not wait for other ranks.
 *
 * @param ctx An open context.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 */
DTL_API int dtl_context_is_root(dtl_context_t ctx);

/** The number of the context's device, or -1 where it works on the host only. Local: does not
 * wait for other ranks.
 *
 * @param ctx An open context.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 */
DTL_API int dtl_context_device_id(dtl_context_t ctx);

/** Whose device the context has, DTL_DEVICE_HOST where none. Its number is
 * dtl_context_device_id. Local: does not wait for other ranks.
 *
 * @param ctx An open context.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_device_kind)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 */
DTL_API dtl_device_kind dtl_context_device_kind(dtl_context_t ctx);

/** 1 where the context has a device, 0 where it works on the host only. Local: does not wait for
 * other ranks.
 *
 * @param ctx An open context.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 */
DTL_API int dtl_context_has_device(dtl_context_t ctx);

/** The context's dtl_determinism_mode, as its options asked for. Local: does not wait for other
 * ranks.
 *
 * @param ctx An open context.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 */
DTL_API int dtl_context_determinism_mode(dtl_context_t ctx);

/** The context's dtl_reduction_schedule_policy, as its options asked for. Local: does not wait
 * for other ranks.
 *
 * @param ctx An open context.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 */
DTL_API int dtl_context_reduction_schedule_policy(dtl_context_t ctx);

/** The context's dtl_progress_ordering_policy, as its options asked for. Local: does not wait
 * for other ranks.
 *
 * @param ctx An open context.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 */
DTL_API int dtl_context_progress_ordering_policy(dtl_context_t ctx);

/** Returns once every rank of the context has entered. The same as dtl_barrier. Collective.
 *
 * @param ctx An open context.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 */
DTL_API dtl_status dtl_context_barrier(dtl_context_t ctx)
    DTL_CHECKED;

/** What this rank has written is visible to the library and to the context's device before
 * anything that follows. It orders nothing between ranks: dtl_context_barrier does. Local: does
 * not wait for other ranks.
 *
 * @param ctx An open context.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 */
DTL_API dtl_status dtl_context_fence(dtl_context_t ctx)
    DTL_CHECKED;

/** 1 if the handle stands for an open context, 0 for a null, closed or foreign one; then the
 * last error says which. Local: does not wait for other ranks.
 *
 * @param ctx An open context.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 */
DTL_API int dtl_context_is_valid(dtl_context_t ctx);

/** `*dst` is a context over the same ranks with the same policies and a communicator of its own,
 * so that collectives on the two may interleave differently. The caller owns it. Collective.
 *
 * @param src An open context.
 * @param dst The new context, to be closed by dtl_context_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: src: an open context
 * - DTL_ERROR_NULL_POINTER: dst: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_context_dup(dtl_context_t src, dtl_context_t *dst)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `*out` is a context over the ranks that gave the same color, with the policies of `ctx`. A
 * rank with a negative color takes part and gets a null handle. The caller owns the context.
 * Collective.
 *
 * @param ctx An open context.
 * @param color Which group to join; negative: none.
 * @param key Orders the ranks of a group; equal keys keep the order that they have in `ctx`.
 * @param out The new context, to be closed by dtl_context_destroy.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 * - DTL_ERROR_NULL_POINTER: out: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 *
 *     dtl_context_t ctx, half;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_context_split(ctx, dtl_context_rank(ctx) % 2, 0, &half) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_context_is_root(ctx))
 *         printf("the even ranks: %s\n",
 *                dtl_context_size(half) == (dtl_context_size(ctx) + 1) / 2 ? "half" : "?");
 *     dtl_context_destroy(half);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_context_split(dtl_context_t ctx, int color, int key, dtl_context_t *out)
    DTL_NONNULL((4)) DTL_CHECKED;

/** `*out` is a context over the ranks of `ctx` that run on this rank's node, in their order,
 * with the policies of `ctx`. The caller owns the context. Collective.
 *
 * @param ctx An open context.
 * @param out The new context, to be closed by dtl_context_destroy.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 * - DTL_ERROR_NULL_POINTER: out: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 *
 *     dtl_context_t ctx, node;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_context_split_by_node(ctx, &node) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_context_is_root(ctx))
 *         printf("first on its node: %d\n", dtl_context_is_root(node));
 *     dtl_context_destroy(node);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_context_split_by_node(dtl_context_t ctx, dtl_context_t *out)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `*out` is a context over one rank of each node, the first of `ctx` there, in the order of
 * `ctx`; the others get a null handle. The caller owns the context. Collective.
 *
 * @param ctx An open context.
 * @param out The new context, to be closed by dtl_context_destroy.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 * - DTL_ERROR_NULL_POINTER: out: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_context_split_leaders(dtl_context_t ctx, dtl_context_t *out)
    DTL_NONNULL((2)) DTL_CHECKED;

/** 1 where the context's ranks communicate through MPI, 0 for a single process without and in a
 * job without MPI (`python -m dtl run`). Local: does not wait for other ranks.
 *
 * @param ctx An open context.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 */
DTL_API int dtl_context_has_mpi(dtl_context_t ctx);

/** `*fortran_comm` is the context's MPI communicator, as the integer that Fortran programs hold;
 * in C it is MPI_Comm_f2c(fortran_comm). It stays the context's: it is valid as long as
 * something of the context is open, and the caller never frees it. MPI calls on it return their
 * errors. DTL's messages travel on it too, so whoever sends messages beside DTL duplicates it
 * first. A context of one rank gives MPI_COMM_SELF. Not supported where the context does not
 * communicate through MPI. Local: does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param fortran_comm `*fortran_comm` is the context's MPI communicator, as the integer that
 *   Fortran programs hold; in C it is MPI_Comm_f2c(fortran_comm).
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 * - DTL_ERROR_NULL_POINTER: fortran_comm: not NULL
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_INVALID_STATE: while it runs
 */
DTL_API dtl_status dtl_context_mpi_comm(dtl_context_t ctx, int *fortran_comm)
    DTL_NONNULL((2)) DTL_CHECKED;

/** 1 where the context's device is a CUDA device. Local: does not wait for other ranks.
 *
 * @param ctx An open context.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 */
DTL_API int dtl_context_has_cuda(dtl_context_t ctx);

/** 1 where the context has an NCCL communicator beside its own. Local: does not wait for other
 * ranks.
 *
 * @param ctx An open context.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 */
DTL_API int dtl_context_has_nccl(dtl_context_t ctx);

/** The context's dtl_nccl_operation_mode, or -1 where it has no NCCL. Local: does not wait for
 * other ranks.
 *
 * @param ctx An open context.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 */
DTL_API int dtl_context_nccl_mode(dtl_context_t ctx);

/** 1 if NCCL itself performs the operation in this context, of reductions the sum of float64; 0
 * also where there is no NCCL. A context with a fixed order of reductions leaves to NCCL only
 * those that are exact. Local: does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param op What dtl_context_nccl_supports_native and dtl_context_nccl_supports_hybrid can be
 *   asked about.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; op: a dtl_nccl_operation
 */
DTL_API int dtl_context_nccl_supports_native(dtl_context_t ctx, dtl_nccl_operation op);

/** 1 if the operation works on device buffers in this context, by NCCL or by way of the host; 0
 * also where there is no NCCL. Local: does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param op What dtl_context_nccl_supports_native and dtl_context_nccl_supports_hybrid can be
 *   asked about.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; op: a dtl_nccl_operation
 */
DTL_API int dtl_context_nccl_supports_hybrid(dtl_context_t ctx, dtl_nccl_operation op);

/** 1 where the context's ranks share memory through OpenSHMEM. Local: does not wait for other
 * ranks.
 *
 * @param ctx An open context.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 */
DTL_API int dtl_context_has_shmem(dtl_context_t ctx);

/** `*out` is a context over the same ranks with a CUDA device. Ranks may name different devices.
 * `ctx` stays as it is. The caller owns the new context. Collective.
 *
 * @param ctx An open context.
 * @param device_id The CUDA device of this rank.
 * @param out The new context, to be closed by dtl_context_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; device_id >= 0
 * - DTL_ERROR_NULL_POINTER: out: not NULL
 * - DTL_ERROR_BACKEND_UNAVAILABLE: cuda: cuda to be available: the CUDA runtime and an NVIDIA
 *   driver
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_context_with_cuda(dtl_context_t ctx, int device_id, dtl_context_t *out)
    DTL_NONNULL((3)) DTL_CHECKED;

/** `*out` is a context over the same ranks with a device of that kind, or with none where the
 * kind is host. Ranks may name different devices. `ctx` stays as it is. The caller owns the new
 * context. Collective.
 *
 * @param ctx An open context.
 * @param kind The same on all ranks.
 * @param device_id The device of this rank, among those of the kind.
 * @param out The new context, to be closed by dtl_context_destroy.
 *
 * All ranks give the same kind. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; kind: a dtl_device_kind; device_id >= 0;
 *   while it runs
 * - DTL_ERROR_NULL_POINTER: out: not NULL
 * - DTL_ERROR_BACKEND_UNAVAILABLE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_context_with_device(dtl_context_t ctx, dtl_device_kind kind, int device_id,
                                           dtl_context_t *out)
    DTL_NONNULL((4)) DTL_CHECKED;

/** `*out` is a context over the same ranks whose symmetric heaps are OpenSHMEM's. All ranks of
 * the job call it, and `ctx` has all of them. OpenSHMEM takes part only where DTL starts Open
 * MPI, with DTL_SHMEM=openshmem set by then. Its heaps lie at one address on all ranks. The
 * caller owns the new context. Collective.
 *
 * @param ctx An open context.
 * @param out The new context, to be closed by dtl_context_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; while it runs
 * - DTL_ERROR_NULL_POINTER: out: not NULL
 * - DTL_ERROR_BACKEND_UNAVAILABLE: shmem: shmem to be available: OpenSHMEM (liboshmem of Open
 *   MPI)
 * - DTL_ERROR_BACKEND_INIT_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_context_with_shmem(dtl_context_t ctx, dtl_context_t *out)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `*out` is a context over the same ranks with a CUDA device and an NCCL communicator in hybrid
 * mode. Two ranks must not name the same device, which is refused on all ranks; so are modes
 * that differ. The caller owns the new context. Collective.
 *
 * @param ctx An open context.
 * @param device_id The CUDA device of this rank.
 * @param out The new context, to be closed by dtl_context_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; device_id >= 0; while it runs
 * - DTL_ERROR_NULL_POINTER: out: not NULL
 * - DTL_ERROR_BACKEND_UNAVAILABLE: nccl: nccl to be available: NCCL (libnccl2), CUDA and an
 *   NVIDIA driver
 * - DTL_ERROR_NCCL: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_context_with_nccl(dtl_context_t ctx, int device_id, dtl_context_t *out)
    DTL_NONNULL((3)) DTL_CHECKED;

/** `*out` is a context over the same ranks with a CUDA device and an NCCL communicator in the
 * given mode. Two ranks must not name the same device, which is refused on all ranks; so are
 * modes that differ. The caller owns the new context. Collective.
 *
 * @param ctx An open context.
 * @param device_id The CUDA device of this rank.
 * @param mode What a context does where NCCL lacks an operation.
 * @param out The new context, to be closed by dtl_context_destroy.
 *
 * All ranks give the same mode. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; mode: a dtl_nccl_operation_mode;
 *   device_id >= 0; while it runs
 * - DTL_ERROR_NULL_POINTER: out: not NULL
 * - DTL_ERROR_BACKEND_UNAVAILABLE: nccl: nccl to be available: NCCL (libnccl2), CUDA and an
 *   NVIDIA driver
 * - DTL_ERROR_NCCL: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_context_with_nccl_ex(dtl_context_t ctx, int device_id,
                                            dtl_nccl_operation_mode mode, dtl_context_t *out)
    DTL_NONNULL((4)) DTL_CHECKED;

/** `*out` is a context over the ranks that gave the same color, with an NCCL communicator in
 * hybrid mode on the device of `ctx`. A rank with a negative color takes part and gets a null
 * handle. Collective.
 *
 * @param ctx An open context.
 * @param color Which group to join; negative: none.
 * @param key Orders the ranks of a group.
 * @param out The new context, to be closed by dtl_context_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; while it runs
 * - DTL_ERROR_NULL_POINTER: out: not NULL
 * - DTL_ERROR_BACKEND_UNAVAILABLE: nccl: nccl to be available: NCCL (libnccl2), CUDA and an
 *   NVIDIA driver
 * - DTL_ERROR_NCCL: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_context_split_nccl(dtl_context_t ctx, int color, int key,
                                          dtl_context_t *out)
    DTL_NONNULL((4)) DTL_CHECKED;

/** `*out` is a context over the ranks that gave the same color, with an NCCL communicator in the
 * given mode. A rank with a negative color takes part and gets a null handle. Collective.
 *
 * @param ctx An open context.
 * @param color Which group to join; negative: none.
 * @param key Orders the ranks of a group.
 * @param device_id The CUDA device of this rank; -1: that of `ctx`.
 * @param mode What a context does where NCCL lacks an operation.
 * @param out The new context, to be closed by dtl_context_destroy.
 *
 * All ranks give the same mode. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; mode: a dtl_nccl_operation_mode;
 *   device_id >= -1; while it runs
 * - DTL_ERROR_NULL_POINTER: out: not NULL
 * - DTL_ERROR_BACKEND_UNAVAILABLE: nccl: nccl to be available: NCCL (libnccl2), CUDA and an
 *   NVIDIA driver
 * - DTL_ERROR_NCCL: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_context_split_nccl_ex(dtl_context_t ctx, int color, int key, int device_id,
                                             dtl_nccl_operation_mode mode, dtl_context_t *out)
    DTL_NONNULL((6)) DTL_CHECKED;

/** Under DTL_CHECK=1, where the ranks compare their collective calls before they make them:
 * tells the others that this rank refuses to make the next one, and `why`, with which theirs
 * fails. For languages that refuse arguments before the library sees them; what the library
 * refuses is told so already. It has no effect where nothing is compared. Waits for the other
 * ranks, where calls are compared.
 *
 * @param ctx An open context.
 * @param why What was wrong, for people.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 * - DTL_ERROR_NULL_POINTER: why: not NULL
 */
DTL_API dtl_status dtl_context_refuse(dtl_context_t ctx, const char *why)
    DTL_NONNULL((2)) DTL_CHECKED;

/** The other ranks make a collective call that fails on all where one refuses it, and this rank
 * refuses its arguments before the library sees them: the call fails on the others with `why`.
 * Returns once they have heard of it. For languages that refuse arguments themselves; what the
 * library refuses is told so already. Under DTL_CHECK=1 dtl_context_refuse takes its place.
 * Waits for the other ranks, which are in the call.
 *
 * @param ctx An open context.
 * @param why What was wrong, for people: "what is; expected what".
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 * - DTL_ERROR_NULL_POINTER: why: not NULL
 */
DTL_API dtl_status dtl_context_refuse_call(dtl_context_t ctx, const char *why)
    DTL_NONNULL((2)) DTL_CHECKED;

/** Where calls are compared or watched, by DTL_CHECK and DTL_TIMEOUT: what this thread does from
 * here on is told as `words`, until it calls this with null. For languages whose functions have
 * other names and arguments. 1, or 0 where there is nothing to do: where calls are not looked
 * at, or the thread is in one already, to which this belongs. Local: does not wait for other
 * ranks.
 *
 * @param words Such as "recv(source=1)"; cut off where it is long. May be NULL.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_tell_call(const char *words);

/** Under DTL_CHECK=1 the list of handles that are open when the process ends names `place` as
 * the place where the open handle was made, instead of an address in the program. For languages
 * whose programs do not call C themselves. It has no effect elsewhere, or on a closed handle.
 * Local: does not wait for other ranks.
 *
 * @param handle A handle of any kind. May be NULL.
 * @param place Such as "solve.py:12"; it is copied.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_NULL_POINTER: place: not NULL
 */
DTL_API void dtl_tell_place(const void *handle, const char *place)
    DTL_NONNULL((2));

/** Errors of ranks that make different collective calls name the call of each: `describe` is
 * called then, in the thread of the failing call, for the words of the program's language.
 * Without it, and where it returns 0, the name of the C function is told. It replaces the
 * function that was set before; NULL: none. `user_data` is handed to it and must stay valid.
 * For languages whose functions have other names and arguments. Local: does not wait for other
 * ranks.
 *
 * @param describe Writes at most `bytes` bytes to `text`, with a zero at the end: what the
 *   program has called, such as "allreduce(value=1.0)". May be NULL.
 * @param user_data Passed unchanged to `describe`. May be NULL.
 *
 * Since 0.1.0.
 */
DTL_API void dtl_call_words_set(dtl_call_words_func describe, void *user_data);

/** `handler` is called whenever a function that takes this context, or a map or window of it,
 * fails, and for the context's containers with the error policy callback: those whose options
 * say so, and all of them where dtl_context_set_error_policy has asked for it. A NULL handler
 * ends that. The failing call returns its status all the same. The handler runs in the calling
 * thread before the call returns. `user_data` is handed to it and must stay valid until the
 * handler is replaced or the context's last user is gone. Contexts that are derived later take
 * the handler over. Sets the context's own error policy to callback; NULL sets that and the
 * containers' back to return_status. Local: does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param handler Called for a failing call, in the calling thread and before the call returns.
 *   May be NULL.
 * @param user_data Passed unchanged to `handler`. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 *
 *     dtl_context_t ctx;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
 *         dtl_context_set_error_policy(ctx, DTL_ERROR_POLICY_RETURN_STATUS) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_context_is_root(ctx))
 *         printf("%s\n", dtl_error_policy_name(dtl_context_error_policy(ctx)));
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_context_set_error_handler(dtl_context_t ctx, dtl_error_handler_t handler,
                                                 void *user_data)
    DTL_CHECKED;

/** A call that fails with this context, or with a map or window of it, does from here on what
 * `policy` says, and so does one with a container of it whose options ask for return_status,
 * the default. With callback and no error handler it returns its status. Contexts that are
 * derived later take the policy over. Local: does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param policy What a failing call does beside failing.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; policy: a dtl_error_policy
 */
DTL_API dtl_status dtl_context_set_error_policy(dtl_context_t ctx, dtl_error_policy policy)
    DTL_CHECKED;

/** Returns the error policy: what a failing call of this context does besides failing. Local:
 * does not wait for other ranks.
 *
 * @param ctx An open context.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_error_policy)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 */
DTL_API dtl_error_policy dtl_context_error_policy(dtl_context_t ctx);

#ifdef __cplusplus
}
#endif

#endif
