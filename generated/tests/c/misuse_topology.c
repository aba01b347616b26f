/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/topology.yaml: topology_num_cpus */
static void topology_num_cpus_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-topology_num_cpus-count-null",
        dtl_topology_num_cpus(NULL));
}

/* spec/topology.yaml: topology_cpu_affinity */
static void topology_cpu_affinity_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-topology_cpu_affinity-cpu_id-null",
        dtl_topology_cpu_affinity(1, NULL));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-topology_cpu_affinity-rank-range",
        dtl_topology_cpu_affinity(-1, OUT(1)));
}

/* spec/topology.yaml: topology_num_gpus */
static void topology_num_gpus_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-topology_num_gpus-count-null",
        dtl_topology_num_gpus(NULL));
}

/* spec/topology.yaml: topology_gpu_id */
static void topology_gpu_id_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-topology_gpu_id-gpu_id-null",
        dtl_topology_gpu_id(1, NULL));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-topology_gpu_id-rank-range",
        dtl_topology_gpu_id(-1, OUT(1)));
}

/* spec/topology.yaml: topology_device_id */
static void topology_device_id_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-topology_device_id-device_id-null",
        dtl_topology_device_id(DTL_DEVICE_HOST, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-topology_device_id-kind-enum",
        dtl_topology_device_id((dtl_device_kind)9999, OUT(1)));
}

/* spec/topology.yaml: topology_is_local */
static void topology_is_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-topology_is_local-is_local-null",
        dtl_topology_is_local(1, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-topology_is_local-rank_a-range",
        dtl_topology_is_local(-1, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-topology_is_local-rank_b-range",
        dtl_topology_is_local(1, -1, OUT(2)));
}

/* spec/topology.yaml: topology_node_id */
static void topology_node_id_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-topology_node_id-node_id-null",
        dtl_topology_node_id(1, NULL));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-topology_node_id-rank-range",
        dtl_topology_node_id(-1, OUT(1)));
}

/* spec/topology.yaml: topology_num_nodes */
static void topology_num_nodes_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-topology_num_nodes-count-null",
        dtl_topology_num_nodes(NULL));
}

/* spec/topology.yaml: topology_node_rank */
static void topology_node_rank_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-topology_node_rank-node_rank-null",
        dtl_topology_node_rank(1, NULL));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-topology_node_rank-rank-range",
        dtl_topology_node_rank(-1, OUT(1)));
}

/* spec/topology.yaml: topology_node_size */
static void topology_node_size_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-topology_node_size-size-null",
        dtl_topology_node_size(1, NULL));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-topology_node_size-rank-range",
        dtl_topology_node_size(-1, OUT(1)));
}

/* spec/topology.yaml: topology_numa_node */
static void topology_numa_node_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-topology_numa_node-numa_node-null",
        dtl_topology_numa_node(1, NULL));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-topology_numa_node-rank-range",
        dtl_topology_numa_node(-1, OUT(1)));
}

/* spec/topology.yaml: topology_host_name */
static void topology_host_name_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-topology_host_name-size-limit",
        dtl_topology_host_name(1, OUT(1), 18446744073709551615U));
    REFUSED_VALUE(0, "DTL-topology_host_name-rank-range",
        dtl_topology_host_name(-1, OUT(1), 1));
}

/* spec/topology.yaml: topology_cpu_set */
static void topology_cpu_set_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-topology_cpu_set-size-limit",
        dtl_topology_cpu_set(1, OUT(1), 18446744073709551615U));
    REFUSED_VALUE(0, "DTL-topology_cpu_set-rank-range",
        dtl_topology_cpu_set(-1, OUT(1), 1));
}

/* spec/topology.yaml: topology_num_numa_nodes */
static void topology_num_numa_nodes_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-topology_num_numa_nodes-count-null",
        dtl_topology_num_numa_nodes(NULL));
}

/* spec/topology.yaml: topology_num_machine_cpus */
static void topology_num_machine_cpus_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-topology_num_machine_cpus-count-null",
        dtl_topology_num_machine_cpus(NULL));
}

/* spec/topology.yaml: topology_machine_cpu */
static void topology_machine_cpu_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-topology_machine_cpu-info-null",
        dtl_topology_machine_cpu(1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-topology_machine_cpu-index-range",
        dtl_topology_machine_cpu(-1, OUT(1)));
}

/* spec/topology.yaml: topology_num_caches */
static void topology_num_caches_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-topology_num_caches-count-null",
        dtl_topology_num_caches(NULL));
}

/* spec/topology.yaml: topology_cache */
static void topology_cache_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-topology_cache-info-null",
        dtl_topology_cache(1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-topology_cache-level-range",
        dtl_topology_cache(0, OUT(1)));
}

/* spec/topology.yaml: topology_gpu */
static void topology_gpu_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-topology_gpu-info-null",
        dtl_topology_gpu(1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-topology_gpu-index-range",
        dtl_topology_gpu(-1, OUT(1)));
}

/* spec/topology.yaml: topology_text */
static void topology_text_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-topology_text-size-limit",
        dtl_topology_text(OUT(0), 18446744073709551615U));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(topology_num_cpus_refuses),
        cmocka_unit_test(topology_cpu_affinity_refuses),
        cmocka_unit_test(topology_num_gpus_refuses),
        cmocka_unit_test(topology_gpu_id_refuses),
        cmocka_unit_test(topology_device_id_refuses),
        cmocka_unit_test(topology_is_local_refuses),
        cmocka_unit_test(topology_node_id_refuses),
        cmocka_unit_test(topology_num_nodes_refuses),
        cmocka_unit_test(topology_node_rank_refuses),
        cmocka_unit_test(topology_node_size_refuses),
        cmocka_unit_test(topology_numa_node_refuses),
        cmocka_unit_test(topology_host_name_refuses),
        cmocka_unit_test(topology_cpu_set_refuses),
        cmocka_unit_test(topology_num_numa_nodes_refuses),
        cmocka_unit_test(topology_num_machine_cpus_refuses),
        cmocka_unit_test(topology_machine_cpu_refuses),
        cmocka_unit_test(topology_num_caches_refuses),
        cmocka_unit_test(topology_cache_refuses),
        cmocka_unit_test(topology_gpu_refuses),
        cmocka_unit_test(topology_text_refuses),
    };

    return cmocka_run_group_tests_name("topology", tests, objects_make, objects_free);
}
