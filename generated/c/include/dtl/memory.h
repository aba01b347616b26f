/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Memory of containers
 *
 * A container's elements live in counted memory. Who hands out pointers into it, as the
 * bindings of a language with garbage collection do, can hold it: then the pointers stay valid
 * when the container is resized, redistributed or destroyed, though the container looks
 * elsewhere from then on.
 */
#ifndef DTL_MEMORY_H
#define DTL_MEMORY_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** `*memory` holds the memory that this rank's part of the container now has. A span of memory
 * that is the caller's own gives a null handle. Local: does not wait for other ranks.
 *
 * @param container An open container.
 * @param memory The new memory, to be closed by dtl_memory_release.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 * - DTL_ERROR_NULL_POINTER: memory: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 *
 *     double ones = 1.0;
 *     dtl_context_t ctx;
 *     dtl_vector_t vec;
 *     dtl_memory_t memory;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_vector_create_fill(ctx, DTL_DTYPE_FLOAT64, 1000, &ones, &vec) != DTL_SUCCESS)
 *         return 1;
 *     const double *mine = dtl_vector_local_data(vec);
 *     if (dtl_container_memory((dtl_container_t)vec, &memory) != DTL_SUCCESS)
 *         return 1;
 *     dtl_vector_destroy(vec);
 *     if (dtl_context_is_root(ctx))
 *         printf("still there: %.1f\n", mine[0]);
 *     dtl_memory_release(memory);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_container_memory(dtl_container_t container, dtl_memory_t *memory)
    DTL_NONNULL((2)) DTL_CHECKED;

/** The handle is closed; the memory is freed once neither a container, a window nor another
 * handle holds it. Null is ignored. Local: does not wait for other ranks.
 *
 * @param memory An open memory. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: memory: an open memory
 */
DTL_API void dtl_memory_release(dtl_memory_t memory);

#ifdef __cplusplus
}
#endif

#endif
