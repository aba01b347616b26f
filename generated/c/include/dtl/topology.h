/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/header.h.j2.
 * Do not edit. */
/** topology */
#ifndef DTL_TOPOLOGY_H
#define DTL_TOPOLOGY_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: count: not NULL
 */
DTL_API dtl_status dtl_topology_num_cpus(int *count);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: cpu_id: not NULL
 */
DTL_API dtl_status dtl_topology_cpu_affinity(dtl_rank_t rank, int *cpu_id);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: count: not NULL
 */
DTL_API dtl_status dtl_topology_num_gpus(int *count);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: gpu_id: not NULL
 */
DTL_API dtl_status dtl_topology_gpu_id(dtl_rank_t rank, int *gpu_id);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: is_local: not NULL
 */
DTL_API dtl_status dtl_topology_is_local(dtl_rank_t rank_a, dtl_rank_t rank_b, int *is_local);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: node_id: not NULL
 */
DTL_API dtl_status dtl_topology_node_id(dtl_rank_t rank, int *node_id);

#ifdef __cplusplus
}
#endif

#endif
