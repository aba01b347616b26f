/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/header.h.j2.
 * Do not edit. */
/** Topology
 *
 * Where ranks run: on which node, on which CPUs, beside which GPUs. Everything here is local:
 * what must be asked of other ranks was gathered once, when the first context was made. Ranks
 * are those of the whole job; without a job there is rank 0, this process.
 */
#ifndef DTL_TOPOLOGY_H
#define DTL_TOPOLOGY_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** `*count` is the number of CPUs (hardware threads) of this node that this process may run on.
 *
 * Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: count: not NULL
 */
DTL_API dtl_status dtl_topology_num_cpus(int *count);

/** `*cpu_id` is the first CPU that the rank may run on, as its own operating system numbers
 * them.
 *
 * - rank: A rank of the job.
 *
 * Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: cpu_id: not NULL
 * - DTL_ERROR_INVALID_RANK: rank >= 0; while it runs
 */
DTL_API dtl_status dtl_topology_cpu_affinity(dtl_rank_t rank, int *cpu_id);

/** `*count` is the number of GPUs of this node that can be seen, 0 where there is none.
 *
 * Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: count: not NULL
 */
DTL_API dtl_status dtl_topology_num_gpus(int *count);

/** `*gpu_id` is the GPU that suits the rank: the ranks of a node are dealt out to its GPUs in
 * turn. -1 where the node has none.
 *
 * - rank: A rank of the job.
 *
 * Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: gpu_id: not NULL
 * - DTL_ERROR_INVALID_RANK: rank >= 0; while it runs
 */
DTL_API dtl_status dtl_topology_gpu_id(dtl_rank_t rank, int *gpu_id);

/** `*is_local` is 1 if both ranks run on one node, 0 else.
 *
 * - rank_a: A rank of the job.
 * - rank_b: A rank of the job.
 *
 * Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: is_local: not NULL
 * - DTL_ERROR_INVALID_RANK: rank_a >= 0; rank_b >= 0; while it runs
 */
DTL_API dtl_status dtl_topology_is_local(dtl_rank_t rank_a, dtl_rank_t rank_b, int *is_local);

/** `*node_id` is the number of the rank's node: nodes are counted from 0 in the order of their
 * lowest ranks.
 *
 * - rank: A rank of the job.
 *
 * Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: node_id: not NULL
 * - DTL_ERROR_INVALID_RANK: rank >= 0; while it runs
 */
DTL_API dtl_status dtl_topology_node_id(dtl_rank_t rank, int *node_id);

#ifdef __cplusplus
}
#endif

#endif
