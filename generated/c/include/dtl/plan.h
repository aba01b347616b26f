/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Plans
 *
 * A plan is a collective operation on certain buffers, made ready once and started many times:
 * what an iteration does again and again. dtl_plan_allreduce and its like make one for each
 * collective. Each start is a non-blocking collective, or a prepared one where the backend has
 * such.
 */
#ifndef DTL_PLAN_H
#define DTL_PLAN_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The operation has started on what its buffers hold now. Ranks start their plans and call
 * their other collectives on a context in the same order. A plan that is under way is refused
 * with DTL_ERROR_INVALID_STATE. Collective; does not wait for other ranks.
 *
 * @param plan An open collective plan.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: plan: an open collective plan
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_collective_plan_start(dtl_collective_plan_t plan)
    DTL_CHECKED;

/** The operation that was started last is complete, and the buffers are the caller's until the
 * next start. Returns at once where none is under way. Waits for the other ranks of the
 * operation.
 *
 * @param plan An open collective plan.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: plan: an open collective plan
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 */
DTL_API dtl_status dtl_collective_plan_wait(dtl_collective_plan_t plan)
    DTL_CHECKED;

/** `*completed` is 1 if the operation that was started last is complete, 0 if it goes on. Does
 * not wait. 1 where none is under way. Local: does not wait for other ranks.
 *
 * @param plan An open collective plan.
 * @param completed `*completed` is 1 if the operation that was started last is complete, 0 if
 *   it goes on.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: plan: an open collective plan
 * - DTL_ERROR_NULL_POINTER: completed: not NULL
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 */
DTL_API dtl_status dtl_collective_plan_test(dtl_collective_plan_t plan, int *completed)
    DTL_NONNULL((2)) DTL_CHECKED;

/** The handle is closed. Where the operation is under way it goes on, and its buffers must stay
 * until the library is done with them. Null is ignored. Local: does not wait for other ranks.
 *
 * @param plan An open collective plan. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: plan: an open collective plan
 */
DTL_API void dtl_collective_plan_destroy(dtl_collective_plan_t plan);

#ifdef __cplusplus
}
#endif

#endif
