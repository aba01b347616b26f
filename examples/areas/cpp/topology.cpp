// SPDX-License-Identifier: BSD-3-Clause
#include <array>
#include <cstdint>
#include <cstdio>

#include "areas.hpp"

static void topology_machine(const dtl::context &ctx)
{
    const int cpus = dtl::topology_num_cpus(); // that this process may use
    const int all = dtl::topology_num_machine_cpus(), numas = dtl::topology_num_numa_nodes();
    const int caches = dtl::topology_num_caches(), gpus = dtl::topology_num_gpus();
    const auto cpu = dtl::topology_machine_cpu(0);

    if (ctx.is_root())
        std::printf("CPUs: %s, NUMA nodes: %s, levels of cache: %s, GPUs: %s, drawn: %s\n",
                    yes_no(cpus >= 1 && all >= cpus && cpu.cpu >= 0), yes_no(numas >= 1),
                    yes_no(caches >= 0), yes_no(gpus >= 0), yes_no(!dtl::topology_text().empty()));
}

static void topology_ranks(const dtl::context &ctx)
{
    const dtl_rank_t me = ctx.rank();
    const int nodes = dtl::topology_num_nodes(), node = dtl::topology_node_id(me);
    const int place = dtl::topology_node_rank(me), size = dtl::topology_node_size(me);
    const int is_local = dtl::topology_is_local(me, 0); // on one node
    const int cpu = dtl::topology_cpu_affinity(me), numa = dtl::topology_numa_node(me);
    const int gpu = dtl::topology_gpu_id(me);
    const int device = dtl::topology_device_id(DTL_DEVICE_CUDA); // for ctx.with_device
    const auto host = dtl::topology_host_name(me), cpus = dtl::topology_cpu_set(me);

    if (!ctx.is_root())
        return;
    std::printf("node %d: %s, beside itself: %s\n", node, yes_no(node < nodes && place < size),
                yes_no(is_local));
    std::printf("named: %s, CPUs: %s\n", yes_no(!host.empty()), yes_no(!cpus.empty()));
    std::printf("places: %s\n", yes_no(cpu >= -1 && numa >= -1 && gpu >= -1 && device >= -1));
}

static void topology_parts(const dtl::context &ctx)
{
    const int caches = dtl::topology_num_caches(), gpus = dtl::topology_num_gpus();
    bool known = true;

    for (int level = 1; level <= caches; ++level) {
        const auto cache = dtl::topology_cache(level);
        known = known && cache.level == level && cache.count >= 1;
    }
    for (int index = 0; index < gpus; ++index)
        known = known && dtl::topology_gpu(index).vendor > 0;
    if (ctx.is_root())
        std::printf("how many of each cache, the maker of each GPU: %s\n", yes_no(known));
}

const examples topology_examples{
    EXAMPLE(topology_machine),
    EXAMPLE(topology_ranks),
    EXAMPLE(topology_parts),
};
