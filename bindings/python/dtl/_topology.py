# SPDX-License-Identifier: BSD-3-Clause
"""Where the ranks run."""

from dtl import _arguments
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
