/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/misuse.c.j2.
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(topology_num_cpus_refuses),
        cmocka_unit_test(topology_cpu_affinity_refuses),
        cmocka_unit_test(topology_num_gpus_refuses),
        cmocka_unit_test(topology_gpu_id_refuses),
        cmocka_unit_test(topology_is_local_refuses),
        cmocka_unit_test(topology_node_id_refuses),
    };

    return cmocka_run_group_tests_name("topology", tests, objects_make, objects_free);
}
