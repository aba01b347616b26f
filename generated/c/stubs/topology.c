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
