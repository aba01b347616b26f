/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <string.h>

#include "areas.h"

static void topology_machine(dtl_context_t ctx)
{
    int cpus, all, numas, caches, gpus;
    dtl_cpu_info_t cpu;
    char text[4096];

    check(dtl_topology_num_cpus(&cpus)); /* that this process may use */
    check(dtl_topology_num_machine_cpus(&all));
    check(dtl_topology_num_numa_nodes(&numas));
    check(dtl_topology_num_caches(&caches));
    check(dtl_topology_num_gpus(&gpus));
    check(dtl_topology_machine_cpu(0, &cpu));
    if (dtl_context_is_root(ctx))
        printf("CPUs: %s, NUMA nodes: %s, levels of cache: %s, GPUs: %s, drawn: %s\n",
               yes_no(cpus >= 1 && all >= cpus && cpu.cpu >= 0), yes_no(numas >= 1),
               yes_no(caches >= 0), yes_no(gpus >= 0),
               yes_no(dtl_topology_text(text, sizeof text) > 0));
}

static void topology_ranks(dtl_context_t ctx)
{
    dtl_rank_t me = dtl_context_rank(ctx);
    int nodes, node, place, size, is_local, cpu, numa, gpu, device;
    char host[256], cpus[256];

    check(dtl_topology_num_nodes(&nodes));
    check(dtl_topology_node_id(me, &node));
    check(dtl_topology_node_rank(me, &place)); /* among the ranks of its node */
    check(dtl_topology_node_size(me, &size));
    check(dtl_topology_is_local(me, 0, &is_local)); /* on one node */
    check(dtl_topology_cpu_affinity(me, &cpu));     /* -1: on no CPU of its own */
    check(dtl_topology_numa_node(me, &numa));
    check(dtl_topology_gpu_id(me, &gpu));
    check(dtl_topology_device_id(DTL_DEVICE_CUDA, &device)); /* for dtl_context_with_device */
    dtl_size_t named = dtl_topology_host_name(me, host, sizeof host);
    dtl_size_t bound = dtl_topology_cpu_set(me, cpus, sizeof cpus);
    if (dtl_context_is_root(ctx)) {
        printf("node %d: %s, beside itself: %s\n", node, yes_no(node < nodes && place < size),
               yes_no(is_local));
        printf("named: %s, CPUs: %s\n", yes_no(named > 0), yes_no(bound > 0));
        printf("places: %s\n", yes_no(cpu >= -1 && numa >= -1 && gpu >= -1 && device >= -1));
    }
}

static void topology_parts(dtl_context_t ctx)
{
    int caches, gpus, known = 1;
    dtl_cache_info_t cache;
    dtl_gpu_info_t gpu;

    check(dtl_topology_num_caches(&caches));
    for (int level = 1; level <= caches; ++level) {
        check(dtl_topology_cache(level, &cache));
        known = known && cache.level == level && cache.count >= 1;
    }
    check(dtl_topology_num_gpus(&gpus));
    for (int index = 0; index < gpus; ++index) {
        check(dtl_topology_gpu(index, &gpu));
        known = known && gpu.vendor > 0;
    }
    if (dtl_context_is_root(ctx))
        printf("how many of each cache, the maker of each GPU: %s\n", yes_no(known));
}

const struct example topology_examples[] = {
    EXAMPLE(topology_machine),
    EXAMPLE(topology_ranks),
    EXAMPLE(topology_parts),
    {NULL, NULL},
};
