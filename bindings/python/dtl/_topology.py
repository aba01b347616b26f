# SPDX-License-Identifier: BSD-3-Clause
"""Where the ranks run."""

from dtl import _arguments
from dtl._error import report
from dtl._group import handle_of
from dtl._raw import topology as raw


class Topology:
    @staticmethod
    def num_cpus():
        return raw.topology_num_cpus()

    @staticmethod
    def num_gpus():
        return raw.topology_num_gpus()

    @staticmethod
    def cpu_affinity(rank):
        return raw.topology_cpu_affinity(_arguments.integer("rank", rank))

    @staticmethod
    def gpu_id(rank):
        return raw.topology_gpu_id(_arguments.integer("rank", rank))

    @staticmethod
    def is_local(rank_a, rank_b):
        rank_a = _arguments.integer("rank_a", rank_a)
        return bool(raw.topology_is_local(rank_a, _arguments.integer("rank_b", rank_b)))

    @staticmethod
    def node_id(rank):
        return raw.topology_node_id(_arguments.integer("rank", rank))

    @staticmethod
    def num_nodes():
        return raw.topology_num_nodes()

    @staticmethod
    def node_rank(rank):
        return raw.topology_node_rank(_arguments.integer("rank", rank))

    @staticmethod
    def node_size(rank):
        return raw.topology_node_size(_arguments.integer("rank", rank))

    @staticmethod
    def numa_node(rank):
        return raw.topology_numa_node(_arguments.integer("rank", rank))

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
    def num_numa_nodes():
        return raw.topology_num_numa_nodes()

    @staticmethod
    def cpus():
        count = raw.topology_num_machine_cpus()
        return [_cpu(raw.topology_machine_cpu(index)) for index in range(count)]

    @staticmethod
    def caches():
        count = raw.topology_num_caches()
        found = [raw.topology_cache(level) for level in range(1, count + 1)]
        names = ("level", "bytes", "line", "sharing", "count")
        return [{name: getattr(info, name) for name in names} for info in found]

    @staticmethod
    def gpus():
        return [_gpu(raw.topology_gpu(index)) for index in range(raw.topology_num_gpus())]

    @staticmethod
    def text():
        return report(raw.topology_text)

    @staticmethod
    def draw(ctx):
        handle_of(ctx)
        from dtl import _drawing  # noqa: PLC0415  - few programs draw

        return _drawing.draw(ctx)


def _text_of(ask, rank):
    """A text about a rank."""
    rank = _arguments.integer("rank", rank)
    raw.topology_node_id(rank)  # refuses a rank that does not exist
    return report(lambda buffer, size: ask(rank, buffer, size))


def _cpu(info):
    return {
        "cpu": info.cpu,
        "core": info.core,
        "package": info.package,
        "numa": info.numa,
        "caches": list(info.caches),
    }


def _gpu(info):
    address = f"{info.domain:04x}:{info.bus:02x}:{info.device:02x}.{info.function:x}"
    return {"address": address, "vendor": info.vendor, "model": info.model, "numa": info.numa}
