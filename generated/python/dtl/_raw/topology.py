# Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/python/raw.py.j2.
# Do not edit.
"""Topology, as C has it."""

from dtl._error import fail
from dtl._native import ffi, lib

_topology_num_cpus = lib.dtl_topology_num_cpus
_topology_cpu_affinity = lib.dtl_topology_cpu_affinity
_topology_num_gpus = lib.dtl_topology_num_gpus
_topology_gpu_id = lib.dtl_topology_gpu_id
_topology_is_local = lib.dtl_topology_is_local
_topology_node_id = lib.dtl_topology_node_id


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
