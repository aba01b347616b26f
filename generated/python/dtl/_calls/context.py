# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/calls.py.j2.
# Do not edit.
"""Contexts: what follows from the C functions."""

from dtl._calls import collective as collective_calls
from dtl._collective import prepared as _prepared
from dtl._collective.calling_forms import PLANNED
from dtl._constants import (DeterminismMode, DeviceKind, ErrorPolicy, ProgressOrderingPolicy,
                            ReductionSchedulePolicy)
from dtl._core import arguments as _arguments
from dtl._core.properties import kept
from dtl._raw import context as raw


class ContextCalls:
    __slots__ = ()

    rank = kept("rank")
    size = kept("size")
    device_id = kept("device_id")

    @property
    def device_kind(self):
        """Whose device it is; that of the host where it has none."""
        return DeviceKind(raw.context_device_kind(self._opened()))

    @property
    def has_mpi(self):
        """Whether its ranks communicate through MPI."""
        return bool(raw.context_has_mpi(self._opened()))

    @property
    def has_cuda(self):
        """Whether its device is a CUDA device."""
        return bool(raw.context_has_cuda(self._opened()))

    @property
    def has_nccl(self):
        """Whether it has an NCCL communicator."""
        return bool(raw.context_has_nccl(self._opened()))

    @property
    def has_shmem(self):
        """Whether its ranks share memory through OpenSHMEM."""
        return bool(raw.context_has_shmem(self._opened()))

    @property
    def nccl_mode(self):
        """One of DTL_NCCL_MODE_..., or -1 where it has no NCCL."""
        return raw.context_nccl_mode(self._opened())

    @property
    def determinism(self):
        """As asked for when it was made."""
        return DeterminismMode(raw.context_determinism_mode(self._opened()))

    @property
    def reduction_schedule(self):
        """As asked for when it was made."""
        return ReductionSchedulePolicy(raw.context_reduction_schedule_policy(self._opened()))

    @property
    def progress_ordering(self):
        """As asked for when it was made."""
        return ProgressOrderingPolicy(raw.context_progress_ordering_policy(self._opened()))

    def barrier(self):
        """Returns once every rank has entered. Collective."""
        raw.context_barrier(self._opened())

    @property
    def error_policy(self):
        """What a failing call does beside raising; return_status, which is nothing, at first."""
        return ErrorPolicy(raw.context_error_policy(self._opened()))

    def set_error_policy(self, policy):
        """What a call that fails with this context, or with a container or window of it, does
        beside raising: a member of ErrorPolicy or its name. \"terminate\" ends the job.
        Local: does not wait for other ranks.
        """
        raw.context_set_error_policy(self._opened(),
                                     _arguments.member("policy", policy, ErrorPolicy))

    def fence(self):
        """What this rank has written is visible to the library and the device before what
        follows. Local: does not wait for other ranks.
        """
        raw.context_fence(self._opened())

    def dup(self):
        """A context over the same ranks, with the same policies, whose messages never meet this
        one's. Collective.
        """
        return self._of(raw.context_dup(self._opened()))

    def split(self, color, key=0):
        """A context over the ranks that gave the same color, ordered by `key`, then by rank. A
        rank with a negative color takes part and gets None. Collective.
        """
        return self._of(raw.context_split(self._opened(), _arguments.integer("color", color),
                                          _arguments.integer("key", key)))

    def split_by_node(self):
        """A context over the ranks of this one that share this rank's node. Collective."""
        return self._of(raw.context_split_by_node(self._opened()))

    def split_leaders(self):
        """A context over the first rank of each node; None for the others. Collective."""
        return self._of(raw.context_split_leaders(self._opened()))

    def with_cuda(self, device_id):
        """A context over the same ranks with a CUDA device. Collective."""
        return self._of(raw.context_with_cuda(self._opened(),
                                              _arguments.integer("device_id", device_id)))

    def with_shmem(self):
        """A context over the same ranks whose symmetric heaps are OpenSHMEM's. All ranks of the
        job call it. Collective.
        """
        return self._of(raw.context_with_shmem(self._opened()))

    def with_device(self, kind, device_id=0):
        """A context over the same ranks with a device of that kind, such as \"emulated\"; with
        none where the kind is \"host\". Collective.
        """
        return self._of(raw.context_with_device(self._opened(),
                                                _arguments.member("kind", kind, DeviceKind),
                                                _arguments.integer("device_id", device_id)))

    def with_nccl(self, device_id, mode=1):
        """A context over the same ranks with a CUDA device and NCCL, in one of
        DTL_NCCL_MODE_.... Collective.
        """
        return self._of(raw.context_with_nccl_ex(self._opened(),
                                                 _arguments.integer("device_id", device_id),
                                                 _arguments.integer("mode", mode)))

    def plan_barrier(self):
        """A plan of `barrier` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """
        return collective_calls.barrier_in(PLANNED, self)

    def plan_broadcast(self, value=None, root=0, *, out=None, data=None):
        """A plan of `broadcast` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """
        return collective_calls.broadcast_in(PLANNED, self, data if value is None else value, root,
                                             out)

    def plan_scatter(self, values=None, root=0, *, out=None, data=None):
        """A plan of `scatter` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """
        return collective_calls.scatter_in(PLANNED, self, data if values is None else values, root,
                                           out)

    def plan_scatterv(self, data=None, sendcounts=None, root=0, *, out=None):
        """A plan of `scatterv` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Counts that `scatterv` can do without must be given.
        Collective.
        """
        return _prepared.scatterv(PLANNED, self, data, sendcounts, root, out)

    def plan_reduce(self, value=None, op='sum', root=0, *, out=None, data=None):
        """A plan of `reduce` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """
        return collective_calls.reduce_in(PLANNED, self, data if value is None else value, op,
                                          root, out)

    def plan_gather(self, value=None, root=0, *, out=None, data=None):
        """A plan of `gather` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """
        return collective_calls.gather_in(PLANNED, self, data if value is None else value, root,
                                          out)

    def plan_gatherv(self, data=None, recvcounts=None, root=0, *, out=None):
        """A plan of `gatherv` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Counts that `gatherv` can do without must be given.
        Collective.
        """
        return _prepared.gatherv(PLANNED, self, data, recvcounts, root, out)

    def plan_allreduce(self, value=None, op='sum', *, out=None, data=None):
        """A plan of `allreduce` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """
        return collective_calls.allreduce_in(PLANNED, self, data if value is None else value, op,
                                             out)

    def plan_allgather(self, value=None, *, out=None, data=None):
        """A plan of `allgather` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """
        return collective_calls.allgather_in(PLANNED, self, data if value is None else value, out)

    def plan_allgatherv(self, value=None, recvcounts=None, *, out=None, data=None):
        """A plan of `allgatherv` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Counts that `allgatherv` can do without must be given.
        Collective.
        """
        return _prepared.allgatherv(PLANNED, self, data if value is None else value, recvcounts,
                                    out)

    def plan_alltoall(self, values=None, *, out=None, data=None):
        """A plan of `alltoall` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """
        return collective_calls.alltoall_in(PLANNED, self, data if values is None else values, out)

    def plan_alltoallv(self, send_data=None, send_counts=None, recv_counts=None, *, out=None,
                       data=None, sendcounts=None, recvcounts=None):
        """A plan of `alltoallv` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Counts that `alltoallv` can do without must be given.
        Collective.
        """
        return _prepared.alltoallv(PLANNED, self, data if send_data is None else send_data,
                                   sendcounts if send_counts is None else send_counts,
                                   recvcounts if recv_counts is None else recv_counts, out)

    def plan_scan(self, value=None, op='sum', *, out=None, data=None):
        """A plan of `scan` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """
        return collective_calls.scan_in(PLANNED, self, data if value is None else value, op, out)

    def plan_exscan(self, value=None, op='sum', *, out=None, data=None):
        """A plan of `exscan` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """
        return collective_calls.exscan_in(PLANNED, self, data if value is None else value, op, out)

    def plan_reduce_scatter(self, values=None, op='sum', recvcounts=None, *, out=None, data=None):
        """A plan of `reduce_scatter` on these arrays, which must be C-contiguous: they are read
        and written at each start, and kept until the plan is closed. Without `out` the plan
        makes an array for the result. Counts that `reduce_scatter` can do without must be
        given. Collective.
        """
        return _prepared.reduce_scatter(PLANNED, self, data if values is None else values, op,
                                        recvcounts, out)

    def __init__(self, comm=None, device_id=-1, _native=None, *, determinism=None,
                 reduction_schedule=None, progress_ordering=None):
        """Over all ranks of the job; or over those of `comm`, a communicator of mpi4py's, or the
        integer that Fortran has for one, which stays the caller's. Those ranks call it
        together. The policies are members of their enums or names, such as \"deterministic\",
        \"fixed_tree\" and \"rank_ordered\". `_native` is the handle of a context that C has
        made, which becomes this one's. Collective.
        """
        self._make(comm, device_id, _native, determinism=determinism,
                   reduction_schedule=reduction_schedule, progress_ordering=progress_ordering)
