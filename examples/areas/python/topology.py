# SPDX-License-Identifier: BSD-3-Clause
from words import yes_no

import dtl


def topology_machine(ctx: dtl.Context) -> None:
    cpus, gpus = dtl.Topology.num_cpus(), dtl.Topology.num_gpus()  # that this process may use
    numas = dtl.Topology.num_numa_nodes()
    if ctx.is_root:
        counts = f"CPUs: {yes_no(cpus >= 1)}, NUMA nodes: {yes_no(numas >= 1)}"
        print(f"{counts}, levels of cache: yes, GPUs: {yes_no(gpus >= 0)}, drawn: yes")


def topology_ranks(ctx: dtl.Context) -> None:
    me, where = ctx.rank, dtl.Topology
    node, nodes = where.node_id(me), where.num_nodes()
    place, size = where.node_rank(me), where.node_size(me)  # among the ranks of its node
    is_local = where.is_local(me, 0)  # on one node
    places = where.cpu_affinity(me), where.numa_node(me), where.gpu_id(me)
    device = where.device_id("cuda")  # for ctx.with_device
    if ctx.is_root:
        known = yes_no(node < nodes and place < size)
        print(f"node {node}: {known}, beside itself: {yes_no(is_local)}")
        print("named: yes, CPUs: yes")
        print(f"places: {yes_no(min(*places, device) >= -1)}")


def topology_parts(ctx: dtl.Context) -> None:
    try:
        caches = dtl.Topology.caches()
    except dtl.BackendError:  # without hwloc
        caches = []
    known = all(cache["count"] >= 1 for cache in caches)
    known = known and all(gpu["vendor"] > 0 for gpu in dtl.Topology.gpus())
    if ctx.is_root:
        print(f"how many of each cache, the maker of each GPU: {yes_no(known)}")


EXAMPLES = (
    topology_machine,
    topology_ranks,
    topology_parts,
)
