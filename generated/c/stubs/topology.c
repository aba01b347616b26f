/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/topology.yaml: topology_num_cpus: the observed path */
static DTL_NOINLINE dtl_status topology_num_cpus_observed(int *count)
{
    dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_NUM_CPUS, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'w', count, sizeof *count},
        };
        dtl__record_call(CALL_TOPOLOGY_NUM_CPUS, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_topology_num_cpus(count);
    dtl__result(CALL_TOPOLOGY_NUM_CPUS, status);
    dtl__record_end(status);
    dtl__call_end(CALL_TOPOLOGY_NUM_CPUS, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/topology.yaml: topology_num_cpus */
dtl_status dtl_topology_num_cpus(int *count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_num_cpus", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(count)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_num_cpus", "count-null",
                           "count is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return topology_num_cpus_observed(count);
    dtl_status status = dtl_impl_topology_num_cpus(count);
    return dtl__result(CALL_TOPOLOGY_NUM_CPUS, status);
}

/* spec/topology.yaml: topology_cpu_affinity: the observed path */
static DTL_NOINLINE dtl_status topology_cpu_affinity_observed(dtl_rank_t rank, int *cpu_id)
{
    dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_CPU_AFFINITY, NULL,
                                       (const int64_t[]){rank}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &rank, sizeof rank},
            {'w', cpu_id, sizeof *cpu_id},
        };
        dtl__record_call(CALL_TOPOLOGY_CPU_AFFINITY, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_topology_cpu_affinity(rank, cpu_id);
    dtl__result(CALL_TOPOLOGY_CPU_AFFINITY, status);
    dtl__record_end(status);
    dtl__call_end(CALL_TOPOLOGY_CPU_AFFINITY, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/topology.yaml: topology_cpu_affinity */
dtl_status dtl_topology_cpu_affinity(dtl_rank_t rank, int *cpu_id)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_cpu_affinity", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(cpu_id)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_cpu_affinity", "cpu_id-null",
                           "cpu_id is NULL; expected an address");
    if (DTL_UNLIKELY(rank < 0))
        return dtl__refuse(DTL_ERROR_INVALID_RANK, "topology_cpu_affinity", "rank-range",
                           "rank is %lld; expected rank >= 0", (long long)rank);

    if (DTL_UNLIKELY(dtl__observed))
        return topology_cpu_affinity_observed(rank, cpu_id);
    dtl_status status = dtl_impl_topology_cpu_affinity(rank, cpu_id);
    return dtl__result(CALL_TOPOLOGY_CPU_AFFINITY, status);
}

/* spec/topology.yaml: topology_num_gpus: the observed path */
static DTL_NOINLINE dtl_status topology_num_gpus_observed(int *count)
{
    dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_NUM_GPUS, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'w', count, sizeof *count},
        };
        dtl__record_call(CALL_TOPOLOGY_NUM_GPUS, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_topology_num_gpus(count);
    dtl__result(CALL_TOPOLOGY_NUM_GPUS, status);
    dtl__record_end(status);
    dtl__call_end(CALL_TOPOLOGY_NUM_GPUS, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/topology.yaml: topology_num_gpus */
dtl_status dtl_topology_num_gpus(int *count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_num_gpus", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(count)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_num_gpus", "count-null",
                           "count is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return topology_num_gpus_observed(count);
    dtl_status status = dtl_impl_topology_num_gpus(count);
    return dtl__result(CALL_TOPOLOGY_NUM_GPUS, status);
}

/* spec/topology.yaml: topology_gpu_id: the observed path */
static DTL_NOINLINE dtl_status topology_gpu_id_observed(dtl_rank_t rank, int *gpu_id)
{
    dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_GPU_ID, NULL, (const int64_t[]){rank}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &rank, sizeof rank},
            {'w', gpu_id, sizeof *gpu_id},
        };
        dtl__record_call(CALL_TOPOLOGY_GPU_ID, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_topology_gpu_id(rank, gpu_id);
    dtl__result(CALL_TOPOLOGY_GPU_ID, status);
    dtl__record_end(status);
    dtl__call_end(CALL_TOPOLOGY_GPU_ID, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/topology.yaml: topology_gpu_id */
dtl_status dtl_topology_gpu_id(dtl_rank_t rank, int *gpu_id)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_gpu_id", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(gpu_id)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_gpu_id", "gpu_id-null",
                           "gpu_id is NULL; expected an address");
    if (DTL_UNLIKELY(rank < 0))
        return dtl__refuse(DTL_ERROR_INVALID_RANK, "topology_gpu_id", "rank-range",
                           "rank is %lld; expected rank >= 0", (long long)rank);

    if (DTL_UNLIKELY(dtl__observed))
        return topology_gpu_id_observed(rank, gpu_id);
    dtl_status status = dtl_impl_topology_gpu_id(rank, gpu_id);
    return dtl__result(CALL_TOPOLOGY_GPU_ID, status);
}

/* spec/topology.yaml: topology_device_id: the observed path */
static DTL_NOINLINE dtl_status topology_device_id_observed(dtl_device_kind kind, int *device_id)
{
    dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_DEVICE_ID, NULL, (const int64_t[]){kind},
                                       1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &kind, sizeof kind},
            {'w', device_id, sizeof *device_id},
        };
        dtl__record_call(CALL_TOPOLOGY_DEVICE_ID, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_topology_device_id(kind, device_id);
    dtl__result(CALL_TOPOLOGY_DEVICE_ID, status);
    dtl__record_end(status);
    dtl__call_end(CALL_TOPOLOGY_DEVICE_ID, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/topology.yaml: topology_device_id */
dtl_status dtl_topology_device_id(dtl_device_kind kind, int *device_id)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_device_id", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(device_id)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_device_id", "device_id-null",
                           "device_id is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_device_kind(kind)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "topology_device_id", "kind-enum",
                           "kind is %lld; expected a dtl_device_kind", (long long)kind);

    if (DTL_UNLIKELY(dtl__observed))
        return topology_device_id_observed(kind, device_id);
    dtl_status status = dtl_impl_topology_device_id(kind, device_id);
    return dtl__result(CALL_TOPOLOGY_DEVICE_ID, status);
}

/* spec/topology.yaml: topology_is_local: the observed path */
static DTL_NOINLINE dtl_status topology_is_local_observed(dtl_rank_t rank_a, dtl_rank_t rank_b,
                                                          int *is_local)
{
    dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_IS_LOCAL, NULL,
                                       (const int64_t[]){rank_a, rank_b}, 2);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &rank_a, sizeof rank_a},
            {'n', &rank_b, sizeof rank_b},
            {'w', is_local, sizeof *is_local},
        };
        dtl__record_call(CALL_TOPOLOGY_IS_LOCAL, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_topology_is_local(rank_a, rank_b, is_local);
    dtl__result(CALL_TOPOLOGY_IS_LOCAL, status);
    dtl__record_end(status);
    dtl__call_end(CALL_TOPOLOGY_IS_LOCAL, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/topology.yaml: topology_is_local */
dtl_status dtl_topology_is_local(dtl_rank_t rank_a, dtl_rank_t rank_b, int *is_local)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_is_local", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(is_local)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_is_local", "is_local-null",
                           "is_local is NULL; expected an address");
    if (DTL_UNLIKELY(rank_a < 0))
        return dtl__refuse(DTL_ERROR_INVALID_RANK, "topology_is_local", "rank_a-range",
                           "rank_a is %lld; expected rank_a >= 0", (long long)rank_a);
    if (DTL_UNLIKELY(rank_b < 0))
        return dtl__refuse(DTL_ERROR_INVALID_RANK, "topology_is_local", "rank_b-range",
                           "rank_b is %lld; expected rank_b >= 0", (long long)rank_b);

    if (DTL_UNLIKELY(dtl__observed))
        return topology_is_local_observed(rank_a, rank_b, is_local);
    dtl_status status = dtl_impl_topology_is_local(rank_a, rank_b, is_local);
    return dtl__result(CALL_TOPOLOGY_IS_LOCAL, status);
}

/* spec/topology.yaml: topology_node_id: the observed path */
static DTL_NOINLINE dtl_status topology_node_id_observed(dtl_rank_t rank, int *node_id)
{
    dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_NODE_ID, NULL, (const int64_t[]){rank}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &rank, sizeof rank},
            {'w', node_id, sizeof *node_id},
        };
        dtl__record_call(CALL_TOPOLOGY_NODE_ID, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_topology_node_id(rank, node_id);
    dtl__result(CALL_TOPOLOGY_NODE_ID, status);
    dtl__record_end(status);
    dtl__call_end(CALL_TOPOLOGY_NODE_ID, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/topology.yaml: topology_node_id */
dtl_status dtl_topology_node_id(dtl_rank_t rank, int *node_id)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_node_id", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(node_id)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_node_id", "node_id-null",
                           "node_id is NULL; expected an address");
    if (DTL_UNLIKELY(rank < 0))
        return dtl__refuse(DTL_ERROR_INVALID_RANK, "topology_node_id", "rank-range",
                           "rank is %lld; expected rank >= 0", (long long)rank);

    if (DTL_UNLIKELY(dtl__observed))
        return topology_node_id_observed(rank, node_id);
    dtl_status status = dtl_impl_topology_node_id(rank, node_id);
    return dtl__result(CALL_TOPOLOGY_NODE_ID, status);
}

/* spec/topology.yaml: topology_num_nodes: the observed path */
static DTL_NOINLINE dtl_status topology_num_nodes_observed(int *count)
{
    dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_NUM_NODES, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'w', count, sizeof *count},
        };
        dtl__record_call(CALL_TOPOLOGY_NUM_NODES, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_topology_num_nodes(count);
    dtl__result(CALL_TOPOLOGY_NUM_NODES, status);
    dtl__record_end(status);
    dtl__call_end(CALL_TOPOLOGY_NUM_NODES, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/topology.yaml: topology_num_nodes */
dtl_status dtl_topology_num_nodes(int *count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_num_nodes", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(count)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_num_nodes", "count-null",
                           "count is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return topology_num_nodes_observed(count);
    dtl_status status = dtl_impl_topology_num_nodes(count);
    return dtl__result(CALL_TOPOLOGY_NUM_NODES, status);
}

/* spec/topology.yaml: topology_node_rank: the observed path */
static DTL_NOINLINE dtl_status topology_node_rank_observed(dtl_rank_t rank, int *node_rank)
{
    dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_NODE_RANK, NULL, (const int64_t[]){rank},
                                       1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &rank, sizeof rank},
            {'w', node_rank, sizeof *node_rank},
        };
        dtl__record_call(CALL_TOPOLOGY_NODE_RANK, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_topology_node_rank(rank, node_rank);
    dtl__result(CALL_TOPOLOGY_NODE_RANK, status);
    dtl__record_end(status);
    dtl__call_end(CALL_TOPOLOGY_NODE_RANK, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/topology.yaml: topology_node_rank */
dtl_status dtl_topology_node_rank(dtl_rank_t rank, int *node_rank)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_node_rank", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(node_rank)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_node_rank", "node_rank-null",
                           "node_rank is NULL; expected an address");
    if (DTL_UNLIKELY(rank < 0))
        return dtl__refuse(DTL_ERROR_INVALID_RANK, "topology_node_rank", "rank-range",
                           "rank is %lld; expected rank >= 0", (long long)rank);

    if (DTL_UNLIKELY(dtl__observed))
        return topology_node_rank_observed(rank, node_rank);
    dtl_status status = dtl_impl_topology_node_rank(rank, node_rank);
    return dtl__result(CALL_TOPOLOGY_NODE_RANK, status);
}

/* spec/topology.yaml: topology_node_size: the observed path */
static DTL_NOINLINE dtl_status topology_node_size_observed(dtl_rank_t rank, int *size)
{
    dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_NODE_SIZE, NULL, (const int64_t[]){rank},
                                       1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &rank, sizeof rank},
            {'w', size, sizeof *size},
        };
        dtl__record_call(CALL_TOPOLOGY_NODE_SIZE, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_topology_node_size(rank, size);
    dtl__result(CALL_TOPOLOGY_NODE_SIZE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_TOPOLOGY_NODE_SIZE, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/topology.yaml: topology_node_size */
dtl_status dtl_topology_node_size(dtl_rank_t rank, int *size)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_node_size", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(size)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_node_size", "size-null",
                           "size is NULL; expected an address");
    if (DTL_UNLIKELY(rank < 0))
        return dtl__refuse(DTL_ERROR_INVALID_RANK, "topology_node_size", "rank-range",
                           "rank is %lld; expected rank >= 0", (long long)rank);

    if (DTL_UNLIKELY(dtl__observed))
        return topology_node_size_observed(rank, size);
    dtl_status status = dtl_impl_topology_node_size(rank, size);
    return dtl__result(CALL_TOPOLOGY_NODE_SIZE, status);
}

/* spec/topology.yaml: topology_numa_node: the observed path */
static DTL_NOINLINE dtl_status topology_numa_node_observed(dtl_rank_t rank, int *numa_node)
{
    dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_NUMA_NODE, NULL, (const int64_t[]){rank},
                                       1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &rank, sizeof rank},
            {'w', numa_node, sizeof *numa_node},
        };
        dtl__record_call(CALL_TOPOLOGY_NUMA_NODE, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_topology_numa_node(rank, numa_node);
    dtl__result(CALL_TOPOLOGY_NUMA_NODE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_TOPOLOGY_NUMA_NODE, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/topology.yaml: topology_numa_node */
dtl_status dtl_topology_numa_node(dtl_rank_t rank, int *numa_node)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_numa_node", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(numa_node)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_numa_node", "numa_node-null",
                           "numa_node is NULL; expected an address");
    if (DTL_UNLIKELY(rank < 0))
        return dtl__refuse(DTL_ERROR_INVALID_RANK, "topology_numa_node", "rank-range",
                           "rank is %lld; expected rank >= 0", (long long)rank);

    if (DTL_UNLIKELY(dtl__observed))
        return topology_numa_node_observed(rank, numa_node);
    dtl_status status = dtl_impl_topology_numa_node(rank, numa_node);
    return dtl__result(CALL_TOPOLOGY_NUMA_NODE, status);
}

/* spec/topology.yaml: topology_host_name: the observed path */
static DTL_NOINLINE dtl_size_t topology_host_name_observed(dtl_rank_t rank, char *buf,
                                                           dtl_size_t size)
{
    dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_HOST_NAME, NULL,
                                       (const int64_t[]){rank, size}, 2);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &rank, sizeof rank},
            {'w', buf, size * sizeof *buf},
            {'n', &size, sizeof size},
        };
        dtl__record_call(CALL_TOPOLOGY_HOST_NAME, dtl__arguments, 3);
    }
    dtl_size_t result = dtl_impl_topology_host_name(rank, buf, size);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_TOPOLOGY_HOST_NAME, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/topology.yaml: topology_host_name */
dtl_size_t dtl_topology_host_name(dtl_rank_t rank, char *buf, dtl_size_t size)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_host_name", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE))) {
        dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "topology_host_name", "size-limit",
                    "size is %lld; expected 0 <= size <= limit(byte) (%llu)", (long long)size,
                    (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
        return 0;
    }
    if (DTL_UNLIKELY(rank < 0)) {
        dtl__refuse(DTL_ERROR_INVALID_RANK, "topology_host_name", "rank-range",
                    "rank is %lld; expected rank >= 0", (long long)rank);
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return topology_host_name_observed(rank, buf, size);
    return dtl_impl_topology_host_name(rank, buf, size);
}

/* spec/topology.yaml: topology_cpu_set: the observed path */
static DTL_NOINLINE dtl_size_t topology_cpu_set_observed(dtl_rank_t rank, char *buf,
                                                         dtl_size_t size)
{
    dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_CPU_SET, NULL,
                                       (const int64_t[]){rank, size}, 2);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &rank, sizeof rank},
            {'w', buf, size * sizeof *buf},
            {'n', &size, sizeof size},
        };
        dtl__record_call(CALL_TOPOLOGY_CPU_SET, dtl__arguments, 3);
    }
    dtl_size_t result = dtl_impl_topology_cpu_set(rank, buf, size);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_TOPOLOGY_CPU_SET, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/topology.yaml: topology_cpu_set */
dtl_size_t dtl_topology_cpu_set(dtl_rank_t rank, char *buf, dtl_size_t size)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_cpu_set", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE))) {
        dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "topology_cpu_set", "size-limit",
                    "size is %lld; expected 0 <= size <= limit(byte) (%llu)", (long long)size,
                    (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
        return 0;
    }
    if (DTL_UNLIKELY(rank < 0)) {
        dtl__refuse(DTL_ERROR_INVALID_RANK, "topology_cpu_set", "rank-range",
                    "rank is %lld; expected rank >= 0", (long long)rank);
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return topology_cpu_set_observed(rank, buf, size);
    return dtl_impl_topology_cpu_set(rank, buf, size);
}

/* spec/topology.yaml: topology_num_numa_nodes: the observed path */
static DTL_NOINLINE dtl_status topology_num_numa_nodes_observed(int *count)
{
    dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_NUM_NUMA_NODES, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'w', count, sizeof *count},
        };
        dtl__record_call(CALL_TOPOLOGY_NUM_NUMA_NODES, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_topology_num_numa_nodes(count);
    dtl__result(CALL_TOPOLOGY_NUM_NUMA_NODES, status);
    dtl__record_end(status);
    dtl__call_end(CALL_TOPOLOGY_NUM_NUMA_NODES, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/topology.yaml: topology_num_numa_nodes */
dtl_status dtl_topology_num_numa_nodes(int *count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_num_numa_nodes", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(count)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_num_numa_nodes", "count-null",
                           "count is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return topology_num_numa_nodes_observed(count);
    dtl_status status = dtl_impl_topology_num_numa_nodes(count);
    return dtl__result(CALL_TOPOLOGY_NUM_NUMA_NODES, status);
}

/* spec/topology.yaml: topology_num_machine_cpus: the observed path */
static DTL_NOINLINE dtl_status topology_num_machine_cpus_observed(int *count)
{
    dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_NUM_MACHINE_CPUS, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'w', count, sizeof *count},
        };
        dtl__record_call(CALL_TOPOLOGY_NUM_MACHINE_CPUS, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_topology_num_machine_cpus(count);
    dtl__result(CALL_TOPOLOGY_NUM_MACHINE_CPUS, status);
    dtl__record_end(status);
    dtl__call_end(CALL_TOPOLOGY_NUM_MACHINE_CPUS, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/topology.yaml: topology_num_machine_cpus */
dtl_status dtl_topology_num_machine_cpus(int *count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_num_machine_cpus", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(count)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_num_machine_cpus", "count-null",
                           "count is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return topology_num_machine_cpus_observed(count);
    dtl_status status = dtl_impl_topology_num_machine_cpus(count);
    return dtl__result(CALL_TOPOLOGY_NUM_MACHINE_CPUS, status);
}

/* spec/topology.yaml: topology_machine_cpu: the observed path */
static DTL_NOINLINE dtl_status topology_machine_cpu_observed(int index, dtl_cpu_info_t *info)
{
    dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_MACHINE_CPU, NULL,
                                       (const int64_t[]){index}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &index, sizeof index},
            {'w', info, sizeof *info},
        };
        dtl__record_call(CALL_TOPOLOGY_MACHINE_CPU, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_topology_machine_cpu(index, info);
    dtl__result(CALL_TOPOLOGY_MACHINE_CPU, status);
    dtl__record_end(status);
    dtl__call_end(CALL_TOPOLOGY_MACHINE_CPU, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/topology.yaml: topology_machine_cpu */
dtl_status dtl_topology_machine_cpu(int index, dtl_cpu_info_t *info)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_machine_cpu", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(info)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_machine_cpu", "info-null",
                           "info is NULL; expected an address");
    if (DTL_UNLIKELY(index < 0))
        return dtl__refuse(DTL_ERROR_OUT_OF_BOUNDS, "topology_machine_cpu", "index-range",
                           "index is %lld; expected index >= 0", (long long)index);

    if (DTL_UNLIKELY(dtl__observed))
        return topology_machine_cpu_observed(index, info);
    dtl_status status = dtl_impl_topology_machine_cpu(index, info);
    return dtl__result(CALL_TOPOLOGY_MACHINE_CPU, status);
}

/* spec/topology.yaml: topology_num_caches: the observed path */
static DTL_NOINLINE dtl_status topology_num_caches_observed(int *count)
{
    dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_NUM_CACHES, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'w', count, sizeof *count},
        };
        dtl__record_call(CALL_TOPOLOGY_NUM_CACHES, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_topology_num_caches(count);
    dtl__result(CALL_TOPOLOGY_NUM_CACHES, status);
    dtl__record_end(status);
    dtl__call_end(CALL_TOPOLOGY_NUM_CACHES, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/topology.yaml: topology_num_caches */
dtl_status dtl_topology_num_caches(int *count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_num_caches", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(count)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_num_caches", "count-null",
                           "count is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return topology_num_caches_observed(count);
    dtl_status status = dtl_impl_topology_num_caches(count);
    return dtl__result(CALL_TOPOLOGY_NUM_CACHES, status);
}

/* spec/topology.yaml: topology_cache: the observed path */
static DTL_NOINLINE dtl_status topology_cache_observed(int level, dtl_cache_info_t *info)
{
    dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_CACHE, NULL, (const int64_t[]){level}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &level, sizeof level},
            {'w', info, sizeof *info},
        };
        dtl__record_call(CALL_TOPOLOGY_CACHE, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_topology_cache(level, info);
    dtl__result(CALL_TOPOLOGY_CACHE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_TOPOLOGY_CACHE, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/topology.yaml: topology_cache */
dtl_status dtl_topology_cache(int level, dtl_cache_info_t *info)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_cache", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(info)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_cache", "info-null",
                           "info is NULL; expected an address");
    if (DTL_UNLIKELY(level < 1))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "topology_cache", "level-range",
                           "level is %lld; expected level >= 1", (long long)level);

    if (DTL_UNLIKELY(dtl__observed))
        return topology_cache_observed(level, info);
    dtl_status status = dtl_impl_topology_cache(level, info);
    return dtl__result(CALL_TOPOLOGY_CACHE, status);
}

/* spec/topology.yaml: topology_gpu: the observed path */
static DTL_NOINLINE dtl_status topology_gpu_observed(int index, dtl_gpu_info_t *info)
{
    dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_GPU, NULL, (const int64_t[]){index}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &index, sizeof index},
            {'w', info, sizeof *info},
        };
        dtl__record_call(CALL_TOPOLOGY_GPU, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_topology_gpu(index, info);
    dtl__result(CALL_TOPOLOGY_GPU, status);
    dtl__record_end(status);
    dtl__call_end(CALL_TOPOLOGY_GPU, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/topology.yaml: topology_gpu */
dtl_status dtl_topology_gpu(int index, dtl_gpu_info_t *info)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_gpu", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(info)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "topology_gpu", "info-null",
                           "info is NULL; expected an address");
    if (DTL_UNLIKELY(index < 0))
        return dtl__refuse(DTL_ERROR_OUT_OF_BOUNDS, "topology_gpu", "index-range",
                           "index is %lld; expected index >= 0", (long long)index);

    if (DTL_UNLIKELY(dtl__observed))
        return topology_gpu_observed(index, info);
    dtl_status status = dtl_impl_topology_gpu(index, info);
    return dtl__result(CALL_TOPOLOGY_GPU, status);
}

/* spec/topology.yaml: topology_text: the observed path */
static DTL_NOINLINE dtl_size_t topology_text_observed(char *buf, dtl_size_t size)
{
    dtl_status begun = dtl__call_begin(CALL_TOPOLOGY_TEXT, NULL, (const int64_t[]){size}, 1);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'w', buf, size * sizeof *buf},
            {'n', &size, sizeof size},
        };
        dtl__record_call(CALL_TOPOLOGY_TEXT, dtl__arguments, 2);
    }
    dtl_size_t result = dtl_impl_topology_text(buf, size);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_TOPOLOGY_TEXT, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/topology.yaml: topology_text */
dtl_size_t dtl_topology_text(char *buf, dtl_size_t size)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "topology_text", "state", "%s", dtl__closed_reason());
        return 0;
    }
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE))) {
        dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "topology_text", "size-limit",
                    "size is %lld; expected 0 <= size <= limit(byte) (%llu)", (long long)size,
                    (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return topology_text_observed(buf, size);
    return dtl_impl_topology_text(buf, size);
}
