# SPDX-License-Identifier: BSD-3-Clause
"""Topology: hosts, CPUs, caches and GPUs that the ranks run on."""

import itertools
import os
import platform

from dtl._calls.topology import TopologyCalls
from dtl._constants import DeviceKind
from dtl._core import arguments
from dtl._core.group import handle_of
from dtl._failure import report
from dtl._message.objects import allgather_object, gather_object
from dtl._native import ffi
from dtl._observe import topology_drawing
from dtl._raw import topology as raw
from dtl._status import BackendError, BoundsError


class Topology(TopologyCalls):
    @staticmethod
    def device_id(kind="cuda"):
        return raw.topology_device_id(arguments.member("kind", kind, DeviceKind))

    @staticmethod
    def host_name(rank):
        return _text_of(raw.topology_host_name, rank)

    @staticmethod
    def cpu_set(rank):
        found = []
        for part in filter(None, _text_of(raw.topology_cpu_set, rank).split(",")):
            first, _, last = part.partition("-")
            found += range(int(first), int(last or first) + 1)
        return found

    @staticmethod
    def cpus():
        count = raw.topology_num_machine_cpus()
        return [_fields(raw.topology_machine_cpu(index)) for index in range(count)]

    @staticmethod
    def caches():
        count = raw.topology_num_caches()
        return [_fields(raw.topology_cache(level)) for level in range(1, count + 1)]

    @staticmethod
    def gpus():
        return [_gpu(raw.topology_gpu(index)) for index in range(raw.topology_num_gpus())]

    @staticmethod
    def text():
        return report(raw.topology_text)

    @staticmethod
    def draw(ctx):
        handle_of(ctx)
        with ctx.split_by_node() as node_ctx:
            first = allgather_object(node_ctx, ctx.rank)[0]
            node = _local_node() if node_ctx.is_root else None
        gathered = gather_object(ctx, (first, os.sched_getaffinity(0), node))
        if gathered is None:
            return None
        nodes = {}
        for rank, (first, cpus, node) in enumerate(gathered):
            nodes.setdefault(first, node).ranks[rank] = frozenset(cpus)
        return topology_drawing.page(list(nodes.values()), ctx.size)

    def _repr_html_(self):
        """Draws this node and its ranks, as of the creation of the first context."""
        node = _local_node()
        node.ranks.update(_ranks_of(node.name))
        return f"<div>{topology_drawing.page([node], len(node.ranks))}</div>"


def _ranks_of(host):
    """Yields the ranks that run on a host, each with its CPUs."""
    for rank in itertools.count():
        try:
            name = Topology.host_name(rank)
        except BoundsError:
            return
        if name == host:
            yield rank, frozenset(Topology.cpu_set(rank))


def _local_node():
    """Returns this machine's hardware without ranks; only its CPUs without hwloc."""
    try:
        cpus, caches = Topology.cpus(), Topology.caches()
    except BackendError:  # no hwloc: the CPUs alone
        unknown = {"core": -1, "package": -1, "numa": -1, "caches": [-1] * 5}
        cpus = [{"cpu": cpu, **unknown} for cpu in range(os.cpu_count() or 1)]
        caches = []
    return topology_drawing.Node(platform.node(), cpus, caches, Topology.gpus())


def _text_of(query, rank):
    """Returns a text that a C function reports for a rank."""
    rank = arguments.integer("rank", rank)
    raw.topology_node_id(rank)  # raises if the rank does not exist
    return report(lambda buffer, size: query(rank, buffer, size))


def _fields(info):
    """Returns a C structure as a dict."""
    found = {name: getattr(info, name) for name, _ in ffi.typeof(info).item.fields}
    return {
        name: list(value) if isinstance(value, ffi.CData) else value
        for name, value in found.items()
    }


def _gpu(info):
    """Returns a GPU's C structure as a dict."""
    address = f"{info.domain:04x}:{info.bus:02x}:{info.device:02x}.{info.function:x}"
    return {"address": address, "vendor": info.vendor, "model": info.model, "numa": info.numa}
