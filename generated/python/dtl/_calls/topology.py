# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/calls.py.j2.
# Do not edit.
"""Topology: what follows from the C functions."""

from dtl._core import arguments as _arguments
from dtl._raw import topology as raw


class TopologyCalls:
    __slots__ = ()

    @staticmethod
    def num_cpus():
        """CPUs of this node that this process may run on. Local: does not wait for other ranks."""
        return raw.topology_num_cpus()

    @staticmethod
    def num_gpus():
        """GPUs of this node. Local: does not wait for other ranks."""
        return raw.topology_num_gpus()

    @staticmethod
    def cpu_affinity(rank):
        """The first CPU that the rank may run on. Local: does not wait for other ranks."""
        return raw.topology_cpu_affinity(_arguments.integer("rank", rank))

    @staticmethod
    def gpu_id(rank):
        """The GPU that suits the rank, or -1. Local: does not wait for other ranks."""
        return raw.topology_gpu_id(_arguments.integer("rank", rank))

    @staticmethod
    def is_local(rank_a, rank_b):
        """Whether both run on one node. Local: does not wait for other ranks."""
        return bool(raw.topology_is_local(_arguments.integer("rank_a", rank_a),
                                          _arguments.integer("rank_b", rank_b)))

    @staticmethod
    def node_id(rank):
        """The number of the rank's node. Local: does not wait for other ranks."""
        return raw.topology_node_id(_arguments.integer("rank", rank))

    @staticmethod
    def num_nodes():
        """Nodes that the job's ranks run on. Local: does not wait for other ranks."""
        return raw.topology_num_nodes()

    @staticmethod
    def node_rank(rank):
        """The rank's number among those of its node. Local: does not wait for other ranks."""
        return raw.topology_node_rank(_arguments.integer("rank", rank))

    @staticmethod
    def node_size(rank):
        """Ranks on the rank's node. Local: does not wait for other ranks."""
        return raw.topology_node_size(_arguments.integer("rank", rank))

    @staticmethod
    def numa_node(rank):
        """The NUMA node of the first CPU that the rank may run on. Local: does not wait for
        other ranks.
        """
        return raw.topology_numa_node(_arguments.integer("rank", rank))

    @staticmethod
    def num_numa_nodes():
        """NUMA nodes of this node. Needs hwloc. Local: does not wait for other ranks."""
        return raw.topology_num_numa_nodes()
