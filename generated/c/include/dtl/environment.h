/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** The environment
 *
 * An environment holds the backends open: the first one starts them, the last one to be freed
 * lets go of them, and another can be made afterwards. A program need not make one, since
 * contexts start what they need; it is the place to choose when MPI starts, to hand over the
 * command line, and to ask what there is.
 *
 * An MPI that the program has initialised itself is used and never finalised. One that DTL has
 * initialised is finalised once, when the process ends, also after the last environment is
 * gone: MPI can't be started twice.
 */
#ifndef DTL_ENVIRONMENT_H
#define DTL_ENVIRONMENT_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** `*env` is a new environment, and the backends are started. Every process of the job must make
 * its first one, since starting MPI is collective. The caller owns it. Collective.
 *
 * @param env The new environment, to be closed by dtl_environment_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: env: not NULL
 * - DTL_ERROR_BACKEND_UNAVAILABLE: while it runs
 * - DTL_ERROR_BACKEND_INIT_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 *
 *     dtl_environment_t env;
 *     dtl_context_t ctx;
 *     if (dtl_environment_create(&env) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_environment_make_world_context(env, &ctx) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_context_is_root(ctx))
 *         printf("environments: %d\n", (int)dtl_environment_ref_count());
 *     dtl_context_destroy(ctx);
 *     dtl_environment_destroy(env);
 */
DTL_API dtl_status dtl_environment_create(dtl_environment_t *env)
    DTL_NONNULL((1)) DTL_CHECKED;

/** `*env` is a new environment, as by dtl_environment_create. The command line stays as it is:
 * no MPI of today needs it. Collective.
 *
 * @param env The new environment, to be closed by dtl_environment_destroy.
 * @param argc As main has it, or NULL.
 * @param argv As main has it, or NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: env: not NULL
 * - DTL_ERROR_BACKEND_UNAVAILABLE: while it runs
 * - DTL_ERROR_BACKEND_INIT_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_environment_create_with_args(dtl_environment_t *env, int *argc,
                                                    char ***argv)
    DTL_NONNULL((1)) DTL_CHECKED;

/** The handle is closed; with the last one the backends are no longer held open. Null is
 * ignored. Contexts go on working. No rank waits for another. Local: does not wait for other
 * ranks.
 *
 * @param env An open environment. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: env: an open environment
 */
DTL_API void dtl_environment_destroy(dtl_environment_t env);

/** 1 while at least one environment is open in this process, 0 else. Local: does not wait for
 * other ranks.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_environment_is_initialized(void);

/** The number of environments that are open in this process. Local: does not wait for other
 * ranks.
 *
 * Since 0.1.0.
 */
DTL_API dtl_size_t dtl_environment_ref_count(void);

/** A name for what the environment spans, of static duration: "mpi" for the ranks of an MPI job,
 * "local" for those of a job without MPI (`python -m dtl run`), "self" for this process alone.
 * Local: does not wait for other ranks.
 *
 * @param env An open environment.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns "unknown"):
 * - DTL_ERROR_INVALID_ARGUMENT: env: an open environment
 */
DTL_API const char *dtl_environment_domain(dtl_environment_t env);

/** 1 where an MPI library was found and can be used, 0 else, and in a job without MPI. The same
 * as dtl_has_mpi. Local: does not wait for other ranks.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_environment_has_mpi(void);

/** 1 where a CUDA device can be used, 0 else. The same as dtl_has_cuda. Local: does not wait for
 * other ranks.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_environment_has_cuda(void);

/** 1 where a HIP device can be used, 0 else. The same as dtl_has_hip. Local: does not wait for
 * other ranks.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_environment_has_hip(void);

/** 1 where NCCL can be used, 0 else. The same as dtl_has_nccl. Local: does not wait for other
 * ranks.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_environment_has_nccl(void);

/** 1 where OpenSHMEM can be used, 0 else. The same as dtl_has_shmem. Local: does not wait for
 * other ranks.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_environment_has_shmem(void);

/** How many threads may call MPI at once: 0 single, 1 funneled, 2 serialized, 3 multiple; -1
 * where MPI is not running, and in a job without MPI. DTL asks for multiple and works with
 * less. Local: does not wait for other ranks.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_environment_mpi_thread_level(void);

/** `*ctx` is a context over all ranks of the job with default options. Every rank of the job
 * must call it. The caller owns the context, which may outlive the environment. Collective.
 *
 * @param env An open environment.
 * @param ctx The new context, to be closed by dtl_context_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: env: an open environment
 * - DTL_ERROR_NULL_POINTER: ctx: not NULL
 * - DTL_ERROR_BACKEND_UNAVAILABLE: while it runs
 * - DTL_ERROR_BACKEND_INIT_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_environment_make_world_context(dtl_environment_t env, dtl_context_t *ctx)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `*ctx` is a context over all ranks of the job, with a CUDA device for each. Every rank of the
 * job must call it; ranks may name different devices. The caller owns the context. Collective.
 *
 * @param env An open environment.
 * @param device_id The CUDA device of this rank.
 * @param ctx The new context, to be closed by dtl_context_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: env: an open environment; device_id >= 0
 * - DTL_ERROR_NULL_POINTER: ctx: not NULL
 * - DTL_ERROR_BACKEND_UNAVAILABLE: cuda: cuda to be available: the CUDA runtime and an NVIDIA
 *   driver
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_environment_make_world_context_gpu(dtl_environment_t env, int device_id,
                                                          dtl_context_t *ctx)
    DTL_NONNULL((3)) DTL_CHECKED;

/** `*ctx` is a context of this process alone, on the host: it never communicates. The caller
 * owns the context. Local: does not wait for other ranks.
 *
 * @param env An open environment.
 * @param ctx The new context, to be closed by dtl_context_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: env: an open environment
 * - DTL_ERROR_NULL_POINTER: ctx: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 *
 *     dtl_environment_t env;
 *     dtl_context_t ctx;
 *     if (dtl_environment_create(&env) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_environment_make_cpu_context(env, &ctx) != DTL_SUCCESS)
 *         return 1;
 *     printf("rank %d of %d\n", (int)dtl_context_rank(ctx), (int)dtl_context_size(ctx));
 *     dtl_context_destroy(ctx);
 *     dtl_environment_destroy(env);
 */
DTL_API dtl_status dtl_environment_make_cpu_context(dtl_environment_t env, dtl_context_t *ctx)
    DTL_NONNULL((2)) DTL_CHECKED;

/** Never returns: all processes of the job end, with `code` as their exit status where the
 * launcher allows. For a rank that can't go on while others wait for it. Without a job, this
 * process ends. Local: does not wait for other ranks.
 *
 * @param code The exit status; 0 is taken as 1.
 *
 * Since 0.1.0.
 */
DTL_API void dtl_abort(int code);

/** From here on calls of this process that wait for other ranks, threads or devices end with
 * DTL_ERROR_CANCELED, those under way included, until dtl_interrupt_clear is called. A call
 * whose wait is over within a tenth of a millisecond may still succeed. A signal handler may
 * call it, and dtl_interrupt_clear and dtl_interrupt_is_stuck: they take no lock and allocate
 * nothing. A call inside MPI ends where it looks for messages by itself; a collective that MPI
 * runs goes on until all ranks have entered it. The guide on interrupting programs says what
 * state a call leaves. Local: does not wait for other ranks.
 *
 * Since 0.1.0.
 *
 *     dtl_context_t ctx;
 *     double mine;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
 *         return 1;
 *     dtl_interrupt(); / * as a signal handler does * /
 *     dtl_status status = dtl_recv(ctx, &mine, 1, DTL_DTYPE_FLOAT64, 0, 7);
 *     dtl_interrupt_clear();
 *     if (dtl_context_is_root(ctx) && status != DTL_SUCCESS)
 *         printf("no message\n");
 *     dtl_context_destroy(ctx);
 */
DTL_API void dtl_interrupt(void);

/** Ends what dtl_interrupt has begun: calls wait again. Local: does not wait for other ranks.
 *
 * Since 0.1.0.
 */
DTL_API void dtl_interrupt_clear(void);

/** For signal handlers, which call it once for each signal. Returns 1 if the calling thread is
 * in a call of an MPI that can't be interrupted, and this function was called in that same call
 * before; else 0. A handler ends the program then, since the call may never return. The guide
 * on interrupting programs lists these calls. Local: does not wait for other ranks.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_interrupt_is_stuck(void);

/** `check` is called by calls that wait, in the waiting thread, every few microseconds or more
 * seldom once a wait has lasted a tenth of a millisecond; where it returns another number than
 * 0, the call ends with DTL_ERROR_CANCELED. For languages whose signal handlers run between
 * statements: Python's package looks for Ctrl-C this way. It replaces the function that was set
 * before; NULL: none. `user_data` is handed to it and must stay valid. Local: does not wait for
 * other ranks.
 *
 * @param check Called by a thread that waits; other than 0: its call ends with
 *   DTL_ERROR_CANCELED. May be NULL.
 * @param user_data Passed unchanged to `check`. May be NULL.
 *
 * Since 0.1.0.
 */
DTL_API void dtl_interrupt_check_set(dtl_interrupt_check_func check, void *user_data);

#ifdef __cplusplus
}
#endif

#endif
