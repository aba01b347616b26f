/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Remote actions
 *
 * An action is a function that other ranks may call: its arguments travel as bytes to the rank
 * that is asked, and its result, or its failure, travels back. Only what was registered can be
 * called.
 *
 * Actions are run in a thread of the library where the MPI allows calls from several threads
 * and DTL_PROGRESS is not "poll"; and by any thread that waits in DTL for an invocation or for
 * what another rank's program does, or is in dtl_action_progress. One thread runs one at a
 * time. An action may call DTL: all that is local, sends and receives, and other actions, of
 * any rank; but nothing collective, for the others may be elsewhere. Before a context with
 * actions is freed, all invocations must have been waited for: those under way fail with
 * DTL_ERROR_CANCELED, and so do those that reach a rank which has freed it.
 */
#ifndef DTL_ACTION_H
#define DTL_ACTION_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** `*action` is the number, in this context, by which its ranks call `func`: 0 for the first
 * action, and so on. The name must be the same on all ranks; another one on some rank is
 * refused on all with DTL_ERROR_COLLECTIVE_PARTICIPATION. A name can be registered once a
 * context. Collective.
 *
 * @param ctx An open context.
 * @param name The name that the ranks agree on.
 * @param func Does the work of a remote action: reads `args_size` bytes at `args`, writes up to
 *   `result_size` bytes at `result`, and returns a status.
 * @param user_data Handed to `func`. May be NULL.
 * @param action `*action` is the number, in this context, by which its ranks call `func`: 0 for
 *   the first action, and so on.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 * - DTL_ERROR_NULL_POINTER: name: not NULL; func: not NULL; action: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_COLLECTIVE_PARTICIPATION: while it runs
 */
DTL_API dtl_status dtl_action_register(dtl_context_t ctx, const char *name, dtl_action_func func,
                                       void *user_data, dtl_size_t *action)
    DTL_NONNULL((2,5)) DTL_CHECKED;

/** The same for a function whose result may have any size. Collective.
 *
 * @param ctx An open context.
 * @param name The name that the ranks agree on.
 * @param func Does the work of a remote action for rank `source`: reads `args_size` bytes at
 *   `args`, sets `reply` by dtl_future_set, or leaves it at 0 bytes, and returns DTL_SUCCESS;
 *   or returns a failure.
 * @param user_data Handed to `func`. May be NULL.
 * @param action As of dtl_action_register.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 * - DTL_ERROR_NULL_POINTER: name: not NULL; func: not NULL; action: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_COLLECTIVE_PARTICIPATION: while it runs
 */
DTL_API dtl_status dtl_action_register_reply(dtl_context_t ctx, const char *name,
                                             dtl_reply_func func, void *user_data,
                                             dtl_size_t *action)
    DTL_NONNULL((2,5)) DTL_CHECKED;

/** The action was run on `target`, which may be this rank, with a copy of `args_size` bytes, and
 * `result` holds what it wrote: `result_size` bytes, or at most so many where it was registered
 * with dtl_action_register_reply. A failure of the action is returned, and the last error names
 * the rank and the action. An action that was not registered is refused. Waits for the target.
 *
 * @param ctx An open context.
 * @param target The rank that does the work.
 * @param action The number that dtl_action_register gave.
 * @param args `args_size` bytes, read.
 * @param args_size Bytes; may be 0.
 * @param result `result_size` bytes, written.
 * @param result_size Bytes; may be 0.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; args: memory that the host reaches;
 *   result: memory that the host reaches; args_size <= limit(byte); result_size <= limit(byte);
 *   result: no overlap with args
 * - DTL_ERROR_NULL_POINTER: args: not NULL where args_size > 0; result: not NULL where
 *   result_size > 0
 * - DTL_ERROR_INVALID_RANK: target >= 0 and target < size(ctx)
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_COMMUNICATION: while it runs
 * - DTL_ERROR_CANCELED: while it runs
 */
DTL_API dtl_status dtl_remote_invoke(dtl_context_t ctx, dtl_rank_t target, dtl_size_t action,
                                     const void *args, dtl_size_t args_size, void *result,
                                     dtl_size_t result_size)
    DTL_READS(4,5) DTL_WRITES(6,7) DTL_CHECKED;

/** The same, started: `*result` is a future of what the action writes. The caller owns it;
 * destroying it before the answer has come is safe. `args` may be used again at once. Local:
 * does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param target The rank that does the work.
 * @param action The number that dtl_action_register gave.
 * @param args `args_size` bytes, read.
 * @param args_size Bytes; may be 0.
 * @param result_size Bytes that the action may write; ignored by one registered with
 *   dtl_action_register_reply.
 * @param result The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; args: memory that the host reaches;
 *   args_size <= limit(byte)
 * - DTL_ERROR_NULL_POINTER: args: not NULL where args_size > 0; result: not NULL
 * - DTL_ERROR_INVALID_RANK: target >= 0 and target < size(ctx)
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_COMMUNICATION: while it runs
 */
DTL_API dtl_status dtl_remote_invoke_async(dtl_context_t ctx, dtl_rank_t target, dtl_size_t action,
                                           const void *args, dtl_size_t args_size,
                                           dtl_size_t result_size, dtl_future_t *result)
    DTL_READS(4,5) DTL_NONNULL((7)) DTL_CHECKED;

/** Actions that other ranks have asked for are run. For long computations where no thread does
 * so. Local: does not wait for other ranks.
 *
 * Since 0.1.0.
 */
DTL_API void dtl_action_progress(void);

/** Every rank has entered, and actions were run meanwhile, as a barrier does not. A context
 * without actions is refused. Collective.
 *
 * @param ctx An open context.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 * - DTL_ERROR_COMMUNICATION: while it runs
 */
DTL_API dtl_status dtl_action_barrier(dtl_context_t ctx)
    DTL_CHECKED;

#ifdef __cplusplus
}
#endif

#endif
