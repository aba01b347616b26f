/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Topology
 *
 * Where ranks run: on which node, on which CPUs, beside which GPUs. Everything here is local:
 * what must be asked of other ranks was gathered once, when the first context was made. Ranks
 * are those of the whole job; in a program whose contexts all stand on communicators of its
 * own, those of the first of them; without a job there is rank 0, this process.
 *
 * A node is a machine, or what has a host name of its own on one; with DTL_NODE_SIZE=k in the
 * environment it is k ranks of the job, in their order, for everything, so that one machine can
 * try what goes between several. Cores, packages, NUMA nodes and caches are those of this
 * rank's node, read through hwloc when first asked for; where hwloc is not there, the functions
 * that need it return DTL_ERROR_BACKEND_UNAVAILABLE, and the others work.
 */
#ifndef DTL_TOPOLOGY_H
#define DTL_TOPOLOGY_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** `*count` is the number of CPUs (hardware threads) of this node that this process may run on.
 * Local: does not wait for other ranks.
 *
 * @param count `*count` is the number of CPUs (hardware threads) of this node that this process
 *   may run on.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: count: not NULL
 */
DTL_API dtl_status dtl_topology_num_cpus(int *count)
    DTL_NONNULL((1)) DTL_CHECKED;

/** `*cpu_id` is the first CPU that the rank may run on, as its own operating system numbers
 * them. Local: does not wait for other ranks.
 *
 * @param rank A rank of the job.
 * @param cpu_id `*cpu_id` is the first CPU that the rank may run on, as its own operating
 *   system numbers them.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: cpu_id: not NULL
 * - DTL_ERROR_INVALID_RANK: rank >= 0; while it runs
 */
DTL_API dtl_status dtl_topology_cpu_affinity(dtl_rank_t rank, int *cpu_id)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `*count` is the number of GPUs of this node that can be seen, 0 where there is none. Local:
 * does not wait for other ranks.
 *
 * @param count `*count` is the number of GPUs of this node that can be seen, 0 where there is
 *   none.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: count: not NULL
 */
DTL_API dtl_status dtl_topology_num_gpus(int *count)
    DTL_NONNULL((1)) DTL_CHECKED;

/** `*gpu_id` is the GPU that suits the rank, in the order of topology_gpu: the ranks of a node
 * are distributed to its GPUs, as many to each, at most one more, and to those that are beside
 * CPUs which the rank may run on, as far as they go. -1 where the node has none. Local: does
 * not wait for other ranks.
 *
 * @param rank A rank of the job.
 * @param gpu_id `*gpu_id` is the GPU that suits the rank, in the order of topology_gpu: the
 *   ranks of a node are distributed to its GPUs, as many to each, at most one more, and to
 *   those that are beside CPUs which the rank may run on, as far as they go. -1 where the node
 *   has none.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: gpu_id: not NULL
 * - DTL_ERROR_INVALID_RANK: rank >= 0; while it runs
 */
DTL_API dtl_status dtl_topology_gpu_id(dtl_rank_t rank, int *gpu_id)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `*device_id` is the device of that kind that suits this rank, as dtl_context_with_device
 * takes it: where the process can use as many of the kind as its node has GPUs, the one that
 * topology_gpu_id means; else the ranks of the node take the devices in turn. -1 where there is
 * none that can be used, which dtl_backend_report tells why. Local: does not wait for other
 * ranks.
 *
 * @param kind Whose devices.
 * @param device_id `*device_id` is the device of that kind that suits this rank, as
 *   dtl_context_with_device takes it: where the process can use as many of the kind as its node
 *   has GPUs, the one that topology_gpu_id means; else the ranks of the node take the devices
 *   in turn. -1 where there is none that can be used, which dtl_backend_report tells why.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: device_id: not NULL
 * - DTL_ERROR_INVALID_ARGUMENT: kind: a dtl_device_kind
 */
DTL_API dtl_status dtl_topology_device_id(dtl_device_kind kind, int *device_id)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `*is_local` is 1 if both ranks run on one node, 0 else. Local: does not wait for other ranks.
 *
 * @param rank_a A rank of the job.
 * @param rank_b A rank of the job.
 * @param is_local `*is_local` is 1 if both ranks run on one node, 0 else.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: is_local: not NULL
 * - DTL_ERROR_INVALID_RANK: rank_a >= 0; rank_b >= 0; while it runs
 */
DTL_API dtl_status dtl_topology_is_local(dtl_rank_t rank_a, dtl_rank_t rank_b, int *is_local)
    DTL_NONNULL((3)) DTL_CHECKED;

/** `*node_id` is the number of the rank's node: nodes are counted from 0 in the order of their
 * lowest ranks. Local: does not wait for other ranks.
 *
 * @param rank A rank of the job.
 * @param node_id `*node_id` is the number of the rank's node: nodes are counted from 0 in the
 *   order of their lowest ranks.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: node_id: not NULL
 * - DTL_ERROR_INVALID_RANK: rank >= 0; while it runs
 */
DTL_API dtl_status dtl_topology_node_id(dtl_rank_t rank, int *node_id)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `*count` is the number of nodes that the job's ranks run on. Local: does not wait for other
 * ranks.
 *
 * @param count `*count` is the number of nodes that the job's ranks run on.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: count: not NULL
 */
DTL_API dtl_status dtl_topology_num_nodes(int *count)
    DTL_NONNULL((1)) DTL_CHECKED;

/** `*node_rank` is the rank's number among those of its node, from 0 in the order of ranks.
 * Local: does not wait for other ranks.
 *
 * @param rank A rank of the job.
 * @param node_rank `*node_rank` is the rank's number among those of its node, from 0 in the
 *   order of ranks.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: node_rank: not NULL
 * - DTL_ERROR_INVALID_RANK: rank >= 0; while it runs
 */
DTL_API dtl_status dtl_topology_node_rank(dtl_rank_t rank, int *node_rank)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `*size` is the number of ranks on the rank's node, itself among them. Local: does not wait
 * for other ranks.
 *
 * @param rank A rank of the job.
 * @param size `*size` is the number of ranks on the rank's node, itself among them.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: size: not NULL
 * - DTL_ERROR_INVALID_RANK: rank >= 0; while it runs
 */
DTL_API dtl_status dtl_topology_node_size(dtl_rank_t rank, int *size)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `*numa_node` is the NUMA node of the first CPU that the rank may run on, as its operating
 * system numbers them; 0 where it has none. Local: does not wait for other ranks.
 *
 * @param rank A rank of the job.
 * @param numa_node `*numa_node` is the NUMA node of the first CPU that the rank may run on, as
 *   its operating system numbers them; 0 where it has none.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: numa_node: not NULL
 * - DTL_ERROR_INVALID_RANK: rank >= 0; while it runs
 */
DTL_API dtl_status dtl_topology_numa_node(dtl_rank_t rank, int *numa_node)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `buf` holds the name of the rank's host, cut to `size` bytes and ended by NUL. Returns its
 * whole length without NUL; 0 for a rank that does not exist. Local: does not wait for other
 * ranks.
 *
 * @param rank A rank of the job.
 * @param buf NULL: only the length is asked for.
 * @param size Bytes of `buf`, the final NUL included.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: size <= limit(byte)
 * - DTL_ERROR_INVALID_RANK: rank >= 0; while it runs
 */
DTL_API dtl_size_t dtl_topology_host_name(dtl_rank_t rank, char *buf, dtl_size_t size);

/** `buf` holds the CPUs that the rank may run on, as a list like "0-3,8", cut to `size` bytes
 * and ended by NUL. Returns its whole length without NUL; 0 for a rank that does not exist.
 * CPUs past 2047 are not listed. Local: does not wait for other ranks.
 *
 * @param rank A rank of the job.
 * @param buf NULL: only the length is asked for.
 * @param size Bytes of `buf`, the final NUL included.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: size <= limit(byte)
 * - DTL_ERROR_INVALID_RANK: rank >= 0; while it runs
 */
DTL_API dtl_size_t dtl_topology_cpu_set(dtl_rank_t rank, char *buf, dtl_size_t size);

/** `*count` is the number of NUMA nodes of this node, at least 1. Local: does not wait for other
 * ranks.
 *
 * @param count `*count` is the number of NUMA nodes of this node, at least 1.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: count: not NULL
 * - DTL_ERROR_BACKEND_UNAVAILABLE: while it runs
 */
DTL_API dtl_status dtl_topology_num_numa_nodes(int *count)
    DTL_NONNULL((1)) DTL_CHECKED;

/** `*count` is the number of CPUs (hardware threads) of this node, whoever may run on them.
 * Local: does not wait for other ranks.
 *
 * @param count `*count` is the number of CPUs (hardware threads) of this node, whoever may run
 *   on them.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: count: not NULL
 * - DTL_ERROR_BACKEND_UNAVAILABLE: while it runs
 */
DTL_API dtl_status dtl_topology_num_machine_cpus(int *count)
    DTL_NONNULL((1)) DTL_CHECKED;

/** `*info` tells of one of this node's CPUs what it belongs to. CPUs are counted from 0 in the
 * order of the machine, so that those of a core, and the cores of a package, stand together.
 * Local: does not wait for other ranks.
 *
 * @param index Below topology_num_machine_cpus.
 * @param info `*info` tells of one of this node's CPUs what it belongs to.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: info: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: index >= 0; while it runs
 * - DTL_ERROR_BACKEND_UNAVAILABLE: while it runs
 */
DTL_API dtl_status dtl_topology_machine_cpu(int index, dtl_cpu_info_t *info)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `*count` is the number of levels of caches for data on this node, 0 where none is known.
 * Local: does not wait for other ranks.
 *
 * @param count `*count` is the number of levels of caches for data on this node, 0 where none
 *   is known.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: count: not NULL
 * - DTL_ERROR_BACKEND_UNAVAILABLE: while it runs
 */
DTL_API dtl_status dtl_topology_num_caches(int *count)
    DTL_NONNULL((1)) DTL_CHECKED;

/** `*info` tells of this node's caches for data of a level: how large, how many, and how many
 * CPUs share one. Where they differ, it is the first. Local: does not wait for other ranks.
 *
 * @param level From 1, next to the core, to topology_num_caches.
 * @param info `*info` tells of this node's caches for data of a level: how large, how many, and
 *   how many CPUs share one.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: info: not NULL
 * - DTL_ERROR_INVALID_ARGUMENT: level >= 1
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_BACKEND_UNAVAILABLE: while it runs
 *
 *     dtl_cache_info_t cache;
 *     if (dtl_topology_cache(1, &cache) == DTL_SUCCESS)
 *         printf("level %d%s\n", cache.level, cache.bytes > 0 ? "" : ", of unknown size");
 */
DTL_API dtl_status dtl_topology_cache(int level, dtl_cache_info_t *info)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `*info` tells where a GPU of this node is on the PCI bus, and beside which NUMA node. GPUs
 * are counted from 0 in the order of their PCI addresses. Local: does not wait for other ranks.
 *
 * @param index Below topology_num_gpus.
 * @param info `*info` tells where a GPU of this node is on the PCI bus, and beside which NUMA
 *   node.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: info: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: index >= 0; while it runs
 */
DTL_API dtl_status dtl_topology_gpu(int index, dtl_gpu_info_t *info)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `buf` holds a drawing of this rank's node in lines of text: its packages, NUMA nodes, cores
 * and caches, and which ranks may run where; cut to `size` bytes and ended by NUL. Returns its
 * whole length without NUL. For people: the wording may change. Local: does not wait for other
 * ranks.
 *
 * @param buf NULL: only the length is asked for.
 * @param size Bytes of `buf`, the final NUL included.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: size <= limit(byte)
 */
DTL_API dtl_size_t dtl_topology_text(char *buf, dtl_size_t size);

#ifdef __cplusplus
}
#endif

#endif
