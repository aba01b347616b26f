/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Metrics
 *
 * How often the library's functions are called, and with how many bytes. Nothing is counted,
 * and no call takes longer, until dtl_metrics_enable.
 */
#ifndef DTL_METRICS_H
#define DTL_METRICS_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** From here on calls are counted in this process, or not any more. What was counted before
 * stays, so that a part of a program is what two counts differ by. Local: does not wait for
 * other ranks.
 *
 * @param is_enabled Not 0: they are counted.
 *
 * Since 0.1.0.
 *
 *     dtl_context_t ctx;
 *     double mine = 1.0, sum;
 *     dtl_size_t calls, bytes;
 *     dtl_metrics_enable(1);
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
 *         return 1;
 *     for (int round = 0; round < 3; round++)
 *         dtl_allreduce(ctx, &mine, &sum, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM);
 *     dtl_metrics_count("dtl_allreduce", &calls, &bytes);
 *     if (dtl_context_is_root(ctx))
 *         printf("%d calls, %d bytes\n", (int)calls, (int)bytes);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_metrics_enable(int is_enabled)
    DTL_CHECKED;

/** How often a function of the library was called while calls were counted, with arguments that
 * it did not refuse, and the bytes of the caller's buffers in these calls: of those that it
 * reads or of those that it writes, whichever are more; of a plan, those of one start. Of this
 * process, over all its threads and contexts. Local: does not wait for other ranks.
 *
 * @param name Its name in C, such as "dtl_allreduce".
 * @param calls How often it was called. May be NULL.
 * @param bytes How many bytes these calls moved. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: name: not NULL
 */
DTL_API dtl_status dtl_metrics_count(const char *name, dtl_size_t *calls, dtl_size_t *bytes)
    DTL_NONNULL((1)) DTL_CHECKED;

#ifdef __cplusplus
}
#endif

#endif
