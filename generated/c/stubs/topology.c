/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/stubs.c.j2.
 * Do not edit. */
#include "dtl_enums.h"
#include "dtl_impl.h"
#include "dtl_kernels.h"
#include "dtl_runtime.h"

/* spec/topology.yaml: topology_num_cpus */
dtl_status dtl_topology_num_cpus(int *count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_num_cpus", "state",
                           "the library is shut down; expected a call before the process leaves");
    if (DTL_UNLIKELY(count == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_num_cpus", "count-null",
                           "count is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_NUM_CPUS, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_topology_num_cpus(count);
        dtl__call_end(CALL_TOPOLOGY_NUM_CPUS, NULL, status);
        return status;
    }
    return dtl_impl_topology_num_cpus(count);
}

/* spec/topology.yaml: topology_cpu_affinity */
dtl_status dtl_topology_cpu_affinity(dtl_rank_t rank, int *cpu_id)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_cpu_affinity", "state",
                           "the library is shut down; expected a call before the process leaves");
    if (DTL_UNLIKELY(cpu_id == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_cpu_affinity", "cpu_id-null",
                           "cpu_id is NULL; expected an address");
    if (DTL_UNLIKELY(rank < 0))
        return dtl__refuse(DTL_ERROR_INVALID_RANK, "topology_cpu_affinity", "rank-range",
                           "rank is %lld; expected rank >= 0", (long long)rank);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_CPU_AFFINITY, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_topology_cpu_affinity(rank, cpu_id);
        dtl__call_end(CALL_TOPOLOGY_CPU_AFFINITY, NULL, status);
        return status;
    }
    return dtl_impl_topology_cpu_affinity(rank, cpu_id);
}

/* spec/topology.yaml: topology_num_gpus */
dtl_status dtl_topology_num_gpus(int *count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_num_gpus", "state",
                           "the library is shut down; expected a call before the process leaves");
    if (DTL_UNLIKELY(count == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_num_gpus", "count-null",
                           "count is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_NUM_GPUS, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_topology_num_gpus(count);
        dtl__call_end(CALL_TOPOLOGY_NUM_GPUS, NULL, status);
        return status;
    }
    return dtl_impl_topology_num_gpus(count);
}

/* spec/topology.yaml: topology_gpu_id */
dtl_status dtl_topology_gpu_id(dtl_rank_t rank, int *gpu_id)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_gpu_id", "state",
                           "the library is shut down; expected a call before the process leaves");
    if (DTL_UNLIKELY(gpu_id == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_gpu_id", "gpu_id-null",
                           "gpu_id is NULL; expected an address");
    if (DTL_UNLIKELY(rank < 0))
        return dtl__refuse(DTL_ERROR_INVALID_RANK, "topology_gpu_id", "rank-range",
                           "rank is %lld; expected rank >= 0", (long long)rank);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_GPU_ID, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_topology_gpu_id(rank, gpu_id);
        dtl__call_end(CALL_TOPOLOGY_GPU_ID, NULL, status);
        return status;
    }
    return dtl_impl_topology_gpu_id(rank, gpu_id);
}

/* spec/topology.yaml: topology_is_local */
dtl_status dtl_topology_is_local(dtl_rank_t rank_a, dtl_rank_t rank_b, int *is_local)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_is_local", "state",
                           "the library is shut down; expected a call before the process leaves");
    if (DTL_UNLIKELY(is_local == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_is_local", "is_local-null",
                           "is_local is NULL; expected an address");
    if (DTL_UNLIKELY(rank_a < 0))
        return dtl__refuse(DTL_ERROR_INVALID_RANK, "topology_is_local", "rank_a-range",
                           "rank_a is %lld; expected rank_a >= 0", (long long)rank_a);
    if (DTL_UNLIKELY(rank_b < 0))
        return dtl__refuse(DTL_ERROR_INVALID_RANK, "topology_is_local", "rank_b-range",
                           "rank_b is %lld; expected rank_b >= 0", (long long)rank_b);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_IS_LOCAL, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_topology_is_local(rank_a, rank_b, is_local);
        dtl__call_end(CALL_TOPOLOGY_IS_LOCAL, NULL, status);
        return status;
    }
    return dtl_impl_topology_is_local(rank_a, rank_b, is_local);
}

/* spec/topology.yaml: topology_node_id */
dtl_status dtl_topology_node_id(dtl_rank_t rank, int *node_id)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_node_id", "state",
                           "the library is shut down; expected a call before the process leaves");
    if (DTL_UNLIKELY(node_id == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_node_id", "node_id-null",
                           "node_id is NULL; expected an address");
    if (DTL_UNLIKELY(rank < 0))
        return dtl__refuse(DTL_ERROR_INVALID_RANK, "topology_node_id", "rank-range",
                           "rank is %lld; expected rank >= 0", (long long)rank);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_NODE_ID, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_topology_node_id(rank, node_id);
        dtl__call_end(CALL_TOPOLOGY_NODE_ID, NULL, status);
        return status;
    }
    return dtl_impl_topology_node_id(rank, node_id);
}

/* spec/topology.yaml: topology_num_nodes */
dtl_status dtl_topology_num_nodes(int *count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_num_nodes", "state",
                           "the library is shut down; expected a call before the process leaves");
    if (DTL_UNLIKELY(count == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_num_nodes", "count-null",
                           "count is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_NUM_NODES, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_topology_num_nodes(count);
        dtl__call_end(CALL_TOPOLOGY_NUM_NODES, NULL, status);
        return status;
    }
    return dtl_impl_topology_num_nodes(count);
}

/* spec/topology.yaml: topology_node_rank */
dtl_status dtl_topology_node_rank(dtl_rank_t rank, int *node_rank)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_node_rank", "state",
                           "the library is shut down; expected a call before the process leaves");
    if (DTL_UNLIKELY(node_rank == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_node_rank", "node_rank-null",
                           "node_rank is NULL; expected an address");
    if (DTL_UNLIKELY(rank < 0))
        return dtl__refuse(DTL_ERROR_INVALID_RANK, "topology_node_rank", "rank-range",
                           "rank is %lld; expected rank >= 0", (long long)rank);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_NODE_RANK, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_topology_node_rank(rank, node_rank);
        dtl__call_end(CALL_TOPOLOGY_NODE_RANK, NULL, status);
        return status;
    }
    return dtl_impl_topology_node_rank(rank, node_rank);
}

/* spec/topology.yaml: topology_node_size */
dtl_status dtl_topology_node_size(dtl_rank_t rank, int *size)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_node_size", "state",
                           "the library is shut down; expected a call before the process leaves");
    if (DTL_UNLIKELY(size == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_node_size", "size-null",
                           "size is NULL; expected an address");
    if (DTL_UNLIKELY(rank < 0))
        return dtl__refuse(DTL_ERROR_INVALID_RANK, "topology_node_size", "rank-range",
                           "rank is %lld; expected rank >= 0", (long long)rank);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_NODE_SIZE, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_topology_node_size(rank, size);
        dtl__call_end(CALL_TOPOLOGY_NODE_SIZE, NULL, status);
        return status;
    }
    return dtl_impl_topology_node_size(rank, size);
}

/* spec/topology.yaml: topology_numa_node */
dtl_status dtl_topology_numa_node(dtl_rank_t rank, int *numa_node)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_numa_node", "state",
                           "the library is shut down; expected a call before the process leaves");
    if (DTL_UNLIKELY(numa_node == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_numa_node", "numa_node-null",
                           "numa_node is NULL; expected an address");
    if (DTL_UNLIKELY(rank < 0))
        return dtl__refuse(DTL_ERROR_INVALID_RANK, "topology_numa_node", "rank-range",
                           "rank is %lld; expected rank >= 0", (long long)rank);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_NUMA_NODE, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_topology_numa_node(rank, numa_node);
        dtl__call_end(CALL_TOPOLOGY_NUMA_NODE, NULL, status);
        return status;
    }
    return dtl_impl_topology_numa_node(rank, numa_node);
}

/* spec/topology.yaml: topology_host_name */
dtl_size_t dtl_topology_host_name(dtl_rank_t rank, char *buf, dtl_size_t size)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_host_name", "state",
                    "the library is shut down; expected a call before the process leaves");
        return 0;
    }
    if (DTL_UNLIKELY(rank < 0)) {
        dtl__refuse(DTL_ERROR_INVALID_RANK, "topology_host_name", "rank-range",
                    "rank is %lld; expected rank >= 0", (long long)rank);
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_HOST_NAME, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return 0;
        dtl_size_t result = dtl_impl_topology_host_name(rank, buf, size);
        dtl__call_end(CALL_TOPOLOGY_HOST_NAME, NULL, DTL_SUCCESS);
        return result;
    }
    return dtl_impl_topology_host_name(rank, buf, size);
}

/* spec/topology.yaml: topology_cpu_set */
dtl_size_t dtl_topology_cpu_set(dtl_rank_t rank, char *buf, dtl_size_t size)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_cpu_set", "state",
                    "the library is shut down; expected a call before the process leaves");
        return 0;
    }
    if (DTL_UNLIKELY(rank < 0)) {
        dtl__refuse(DTL_ERROR_INVALID_RANK, "topology_cpu_set", "rank-range",
                    "rank is %lld; expected rank >= 0", (long long)rank);
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_CPU_SET, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return 0;
        dtl_size_t result = dtl_impl_topology_cpu_set(rank, buf, size);
        dtl__call_end(CALL_TOPOLOGY_CPU_SET, NULL, DTL_SUCCESS);
        return result;
    }
    return dtl_impl_topology_cpu_set(rank, buf, size);
}

/* spec/topology.yaml: topology_num_numa_nodes */
dtl_status dtl_topology_num_numa_nodes(int *count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_num_numa_nodes", "state",
                           "the library is shut down; expected a call before the process leaves");
    if (DTL_UNLIKELY(count == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_num_numa_nodes", "count-null",
                           "count is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_NUM_NUMA_NODES, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_topology_num_numa_nodes(count);
        dtl__call_end(CALL_TOPOLOGY_NUM_NUMA_NODES, NULL, status);
        return status;
    }
    return dtl_impl_topology_num_numa_nodes(count);
}

/* spec/topology.yaml: topology_num_machine_cpus */
dtl_status dtl_topology_num_machine_cpus(int *count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_num_machine_cpus", "state",
                           "the library is shut down; expected a call before the process leaves");
    if (DTL_UNLIKELY(count == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_num_machine_cpus", "count-null",
                           "count is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_NUM_MACHINE_CPUS, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_topology_num_machine_cpus(count);
        dtl__call_end(CALL_TOPOLOGY_NUM_MACHINE_CPUS, NULL, status);
        return status;
    }
    return dtl_impl_topology_num_machine_cpus(count);
}

/* spec/topology.yaml: topology_machine_cpu */
dtl_status dtl_topology_machine_cpu(int index, dtl_cpu_info_t *info)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_machine_cpu", "state",
                           "the library is shut down; expected a call before the process leaves");
    if (DTL_UNLIKELY(info == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_machine_cpu", "info-null",
                           "info is NULL; expected an address");
    if (DTL_UNLIKELY(index < 0))
        return dtl__refuse(DTL_ERROR_OUT_OF_BOUNDS, "topology_machine_cpu", "index-range",
                           "index is %lld; expected index >= 0", (long long)index);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_MACHINE_CPU, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_topology_machine_cpu(index, info);
        dtl__call_end(CALL_TOPOLOGY_MACHINE_CPU, NULL, status);
        return status;
    }
    return dtl_impl_topology_machine_cpu(index, info);
}

/* spec/topology.yaml: topology_num_caches */
dtl_status dtl_topology_num_caches(int *count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_num_caches", "state",
                           "the library is shut down; expected a call before the process leaves");
    if (DTL_UNLIKELY(count == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_num_caches", "count-null",
                           "count is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_NUM_CACHES, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_topology_num_caches(count);
        dtl__call_end(CALL_TOPOLOGY_NUM_CACHES, NULL, status);
        return status;
    }
    return dtl_impl_topology_num_caches(count);
}

/* spec/topology.yaml: topology_cache */
dtl_status dtl_topology_cache(int level, dtl_cache_info_t *info)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_cache", "state",
                           "the library is shut down; expected a call before the process leaves");
    if (DTL_UNLIKELY(info == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_cache", "info-null",
                           "info is NULL; expected an address");
    if (DTL_UNLIKELY(level < 1))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "topology_cache", "level-range",
                           "level is %lld; expected level >= 1", (long long)level);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_CACHE, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_topology_cache(level, info);
        dtl__call_end(CALL_TOPOLOGY_CACHE, NULL, status);
        return status;
    }
    return dtl_impl_topology_cache(level, info);
}

/* spec/topology.yaml: topology_gpu */
dtl_status dtl_topology_gpu(int index, dtl_gpu_info_t *info)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_gpu", "state",
                           "the library is shut down; expected a call before the process leaves");
    if (DTL_UNLIKELY(info == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_gpu", "info-null",
                           "info is NULL; expected an address");
    if (DTL_UNLIKELY(index < 0))
        return dtl__refuse(DTL_ERROR_OUT_OF_BOUNDS, "topology_gpu", "index-range",
                           "index is %lld; expected index >= 0", (long long)index);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_GPU, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_topology_gpu(index, info);
        dtl__call_end(CALL_TOPOLOGY_GPU, NULL, status);
        return status;
    }
    return dtl_impl_topology_gpu(index, info);
}

/* spec/topology.yaml: topology_text */
dtl_size_t dtl_topology_text(char *buf, dtl_size_t size)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_text", "state",
                    "the library is shut down; expected a call before the process leaves");
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_TEXT, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return 0;
        dtl_size_t result = dtl_impl_topology_text(buf, size);
        dtl__call_end(CALL_TOPOLOGY_TEXT, NULL, DTL_SUCCESS);
        return result;
    }
    return dtl_impl_topology_text(buf, size);
}
