# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Topology, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

topology_host_name = lib.dtl_topology_host_name
topology_cpu_set = lib.dtl_topology_cpu_set
topology_text = lib.dtl_topology_text

_topology_num_cpus = lib.dtl_topology_num_cpus
_topology_cpu_affinity = lib.dtl_topology_cpu_affinity
_topology_num_gpus = lib.dtl_topology_num_gpus
_topology_gpu_id = lib.dtl_topology_gpu_id
_topology_device_id = lib.dtl_topology_device_id
_topology_is_local = lib.dtl_topology_is_local
_topology_node_id = lib.dtl_topology_node_id
_topology_num_nodes = lib.dtl_topology_num_nodes
_topology_node_rank = lib.dtl_topology_node_rank
_topology_node_size = lib.dtl_topology_node_size
_topology_numa_node = lib.dtl_topology_numa_node
_topology_num_numa_nodes = lib.dtl_topology_num_numa_nodes
_topology_num_machine_cpus = lib.dtl_topology_num_machine_cpus
_topology_machine_cpu = lib.dtl_topology_machine_cpu
_topology_num_caches = lib.dtl_topology_num_caches
_topology_cache = lib.dtl_topology_cache
_topology_gpu = lib.dtl_topology_gpu


def topology_num_cpus():
    count = ffi.new("int *")
    status = _topology_num_cpus(count)
    if status:
        fail(status)
    return count[0]


def topology_cpu_affinity(rank):
    cpu_id = ffi.new("int *")
    status = _topology_cpu_affinity(rank, cpu_id)
    if status:
        fail(status)
    return cpu_id[0]


def topology_num_gpus():
    count = ffi.new("int *")
    status = _topology_num_gpus(count)
    if status:
        fail(status)
    return count[0]


def topology_gpu_id(rank):
    gpu_id = ffi.new("int *")
    status = _topology_gpu_id(rank, gpu_id)
    if status:
        fail(status)
    return gpu_id[0]


def topology_device_id(kind):
    device_id = ffi.new("int *")
    status = _topology_device_id(kind, device_id)
    if status:
        fail(status)
    return device_id[0]


def topology_is_local(rank_a, rank_b):
    is_local = ffi.new("int *")
    status = _topology_is_local(rank_a, rank_b, is_local)
    if status:
        fail(status)
    return is_local[0]


def topology_node_id(rank):
    node_id = ffi.new("int *")
    status = _topology_node_id(rank, node_id)
    if status:
        fail(status)
    return node_id[0]


def topology_num_nodes():
    count = ffi.new("int *")
    status = _topology_num_nodes(count)
    if status:
        fail(status)
    return count[0]


def topology_node_rank(rank):
    node_rank = ffi.new("int *")
    status = _topology_node_rank(rank, node_rank)
    if status:
        fail(status)
    return node_rank[0]


def topology_node_size(rank):
    size = ffi.new("int *")
    status = _topology_node_size(rank, size)
    if status:
        fail(status)
    return size[0]


def topology_numa_node(rank):
    numa_node = ffi.new("int *")
    status = _topology_numa_node(rank, numa_node)
    if status:
        fail(status)
    return numa_node[0]


def topology_num_numa_nodes():
    count = ffi.new("int *")
    status = _topology_num_numa_nodes(count)
    if status:
        fail(status)
    return count[0]


def topology_num_machine_cpus():
    count = ffi.new("int *")
    status = _topology_num_machine_cpus(count)
    if status:
        fail(status)
    return count[0]


def topology_machine_cpu(index):
    info = ffi.new("dtl_cpu_info_t *")
    status = _topology_machine_cpu(index, info)
    if status:
        fail(status)
    return info


def topology_num_caches():
    count = ffi.new("int *")
    status = _topology_num_caches(count)
    if status:
        fail(status)
    return count[0]


def topology_cache(level):
    info = ffi.new("dtl_cache_info_t *")
    status = _topology_cache(level, info)
    if status:
        fail(status)
    return info


def topology_gpu(index):
    info = ffi.new("dtl_gpu_info_t *")
    status = _topology_gpu(index, info)
    if status:
        fail(status)
    return info
