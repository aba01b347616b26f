# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/typings.pyi.j2.
# Do not edit.
"""Distributed containers, collectives and one-sided memory for C, Python and Fortran."""

import builtins
import numpy as np
import os
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from numpy.lib.mixins import NDArrayOperatorsMixin
from numpy.typing import ArrayLike, DTypeLike, NDArray
from types import ModuleType, TracebackType
from typing import Any, SupportsFloat, TypeVar, overload

__all__ = [
    "ANY_SOURCE",
    "ANY_TAG",
    "Action",
    "AlgorithmFuture",
    "AtomicOp",
    "BAND",
    "BOR",
    "BXOR",
    "BackendError",
    "Backends",
    "BoundsError",
    "CollectivePlan",
    "CommunicationError",
    "Comparison",
    "ConsistencyPolicy",
    "Context",
    "DTLError",
    "DTL_NCCL_MODE_HYBRID_PARITY",
    "DTL_NCCL_MODE_NATIVE_ONLY",
    "DTL_NCCL_OP_ALLGATHER",
    "DTL_NCCL_OP_ALLGATHERV",
    "DTL_NCCL_OP_ALLREDUCE",
    "DTL_NCCL_OP_ALLTOALL",
    "DTL_NCCL_OP_ALLTOALLV",
    "DTL_NCCL_OP_BARRIER",
    "DTL_NCCL_OP_BROADCAST",
    "DTL_NCCL_OP_EXSCAN",
    "DTL_NCCL_OP_GATHER",
    "DTL_NCCL_OP_GATHERV",
    "DTL_NCCL_OP_LOGICAL_REDUCTION",
    "DTL_NCCL_OP_POINT_TO_POINT",
    "DTL_NCCL_OP_REDUCE",
    "DTL_NCCL_OP_SCAN",
    "DTL_NCCL_OP_SCATTER",
    "DTL_NCCL_OP_SCATTERV",
    "DeterminismMode",
    "DeviceArray",
    "DeviceKind",
    "DistributedArray",
    "DistributedContainer",
    "DistributedMap",
    "DistributedSpan",
    "DistributedTensor",
    "DistributedVector",
    "EXEC_ASYNC",
    "EXEC_PAR",
    "EXEC_SEQ",
    "Environment",
    "ErrorPolicy",
    "Event",
    "ExecutionPolicy",
    "FileError",
    "FormatError",
    "Future",
    "InvalidArgumentError",
    "LAND",
    "LOR",
    "LXOR",
    "LockMode",
    "MAX",
    "MAXLOC",
    "MIN",
    "MINLOC",
    "MemoryError",
    "Message",
    "MetricCounter",
    "MetricGauge",
    "MetricHistogram",
    "MismatchError",
    "ModelBuilder",
    "OverflowedError",
    "PARTITION_BLOCK",
    "PARTITION_BLOCK_CYCLIC",
    "PARTITION_CYCLIC",
    "PARTITION_HASH",
    "PARTITION_REPLICATED",
    "PLACEMENT_DEVICE",
    "PLACEMENT_DEVICE_PREFERRED",
    "PLACEMENT_HOST",
    "PLACEMENT_UNIFIED",
    "PROD",
    "PartitionPolicy",
    "PlacementPolicy",
    "ProgressOrderingPolicy",
    "ReductionSchedulePolicy",
    "RemoteError",
    "Request",
    "RoleManager",
    "SUM",
    "SignalOp",
    "Stream",
    "SymmetricHeap",
    "Team",
    "Topology",
    "UnavailableError",
    "UnsupportedError",
    "Window",
    "__version__",
    "action",
    "action_barrier",
    "action_progress",
    "all_of",
    "all_of_array",
    "all_of_vector",
    "allgather",
    "allgather_object",
    "allgatherv",
    "allreduce",
    "alltoall",
    "alltoallv",
    "any_of",
    "any_of_array",
    "any_of_vector",
    "apply",
    "argsort",
    "async_for_each",
    "async_reduce",
    "async_sort",
    "async_transform",
    "backends",
    "barrier",
    "broadcast",
    "broadcast_object",
    "copy",
    "copy_array",
    "copy_vector",
    "count",
    "count_array",
    "count_if",
    "count_if_array",
    "count_if_vector",
    "count_vector",
    "device_count",
    "dot",
    "exclusive_scan",
    "exclusive_scan_array",
    "exclusive_scan_vector",
    "exscan",
    "fill",
    "fill_array",
    "fill_vector",
    "find",
    "find_array",
    "find_if",
    "find_if_array",
    "find_if_vector",
    "find_vector",
    "for_each",
    "for_each_array",
    "for_each_vector",
    "gather",
    "gather_object",
    "gatherv",
    "has_cuda",
    "has_hip",
    "has_mpi",
    "has_nccl",
    "has_shmem",
    "histogram",
    "iallgather",
    "iallgatherv",
    "iallreduce",
    "ialltoall",
    "ialltoallv",
    "ibarrier",
    "ibroadcast",
    "iexscan",
    "igather",
    "igatherv",
    "improbe",
    "inclusive_scan",
    "inclusive_scan_array",
    "inclusive_scan_vector",
    "intergroup_broadcast",
    "intergroup_recv",
    "intergroup_send",
    "iprobe",
    "irecv",
    "ireduce",
    "ireduce_scatter",
    "iscan",
    "iscatter",
    "iscatterv",
    "isend",
    "load",
    "max_element",
    "max_element_array",
    "max_element_vector",
    "mean",
    "median",
    "min_element",
    "min_element_array",
    "min_element_vector",
    "minmax",
    "minmax_array",
    "minmax_vector",
    "mprobe",
    "mrecv",
    "none_of",
    "none_of_array",
    "none_of_vector",
    "norm",
    "observe",
    "placement_available",
    "probe",
    "put",
    "quantile",
    "recv",
    "recv_object",
    "reduce",
    "reduce_local_array",
    "reduce_local_vector",
    "reduce_scatter",
    "remote_invoke",
    "remote_invoke_async",
    "rma_accumulate",
    "rma_compare_and_swap",
    "rma_fetch_and_add",
    "rma_fetch_and_op",
    "rma_get",
    "rma_get_accumulate",
    "rma_get_async",
    "rma_put",
    "rma_put_async",
    "save",
    "scan",
    "scatter",
    "scatter_object",
    "scatterv",
    "send",
    "send_object",
    "sendrecv",
    "serve_actions",
    "sort",
    "sort_array",
    "sort_by_key",
    "sort_vector",
    "take",
    "testall",
    "testany",
    "to_device",
    "to_host",
    "transform",
    "transform_array",
    "transform_vector",
    "unique",
    "var",
    "version_info",
    "waitall",
    "waitany",
    "when_all",
    "when_any",
]

_Container = TypeVar("_Container", bound=DistributedContainer)
_Scalar = TypeVar("_Scalar", bound=np.generic)

DTL_NCCL_MODE_NATIVE_ONLY: int
DTL_NCCL_MODE_HYBRID_PARITY: int
DTL_NCCL_OP_POINT_TO_POINT: int
DTL_NCCL_OP_BARRIER: int
DTL_NCCL_OP_BROADCAST: int
DTL_NCCL_OP_REDUCE: int
DTL_NCCL_OP_ALLREDUCE: int
DTL_NCCL_OP_GATHER: int
DTL_NCCL_OP_SCATTER: int
DTL_NCCL_OP_ALLGATHER: int
DTL_NCCL_OP_ALLTOALL: int
DTL_NCCL_OP_GATHERV: int
DTL_NCCL_OP_SCATTERV: int
DTL_NCCL_OP_ALLGATHERV: int
DTL_NCCL_OP_ALLTOALLV: int
DTL_NCCL_OP_SCAN: int
DTL_NCCL_OP_EXSCAN: int
DTL_NCCL_OP_LOGICAL_REDUCTION: int
__version__: str
version_info: tuple[int, int, int]
backends: Backends
observe: ModuleType
ANY_SOURCE: int
ANY_TAG: int
PARTITION_BLOCK: PartitionPolicy
PARTITION_CYCLIC: PartitionPolicy
PARTITION_BLOCK_CYCLIC: PartitionPolicy
PARTITION_HASH: PartitionPolicy
PARTITION_REPLICATED: PartitionPolicy
PLACEMENT_HOST: PlacementPolicy
PLACEMENT_DEVICE: PlacementPolicy
PLACEMENT_UNIFIED: PlacementPolicy
PLACEMENT_DEVICE_PREFERRED: PlacementPolicy
EXEC_SEQ: ExecutionPolicy
EXEC_PAR: ExecutionPolicy
EXEC_ASYNC: ExecutionPolicy
SUM: str
PROD: str
MIN: str
MAX: str
LAND: str
LOR: str
BAND: str
BOR: str
LXOR: str
BXOR: str
MINLOC: str
MAXLOC: str

class DeterminismMode(IntEnum):
    """Whether floating-point reductions give the same bits in every run."""

    THROUGHPUT = 0
    DETERMINISTIC = 1

class ReductionSchedulePolicy(IntEnum):
    """In which order reductions combine what the ranks contribute."""

    IMPLEMENTATION_DEFINED = 0
    FIXED_TREE = 1

class ProgressOrderingPolicy(IntEnum):
    """In which order contributions of the ranks are taken."""

    IMPLEMENTATION_DEFINED = 0
    RANK_ORDERED = 1

class DTLError(RuntimeError):
    """A call of the library failed. The text names the function, the argument, its value and
    what was expected. Base of all exceptions of this package.
    """

    status: int

class CommunicationError(DTLError):
    """Ranks could not communicate, or one of them has died."""


class MemoryError(DTLError, builtins.MemoryError):
    """There is not enough memory."""


class FileError(DTLError, OSError):
    """A file could not be opened, read or written; the text says why."""


class FormatError(DTLError, ValueError):
    """A file is not in the format that it should have."""


class BoundsError(DTLError, IndexError):
    """An index, a range or a rank lies outside of what there is."""


class InvalidArgumentError(DTLError, ValueError):
    """An argument is not one that the call accepts; nothing was done."""


class MismatchError(InvalidArgumentError):
    """Arguments that do not fit together, such as an array of another shape than the container's
    part.
    """


class UnsupportedError(MismatchError, TypeError):
    """A dtype that the library has no elements of, or an object that the call does not take."""


class OverflowedError(InvalidArgumentError, OverflowError):
    """A Python integer that no dtype holds."""


class BackendError(DTLError):
    """A backend is missing, or failed; the text says what to install."""


class UnavailableError(BackendError, ValueError):
    """A placement that this machine does not have."""


class Backends():
    """The backends that can be used on this machine; `dtl.backends` is the only one of its kind."""

    @staticmethod
    def has_mpi() -> bool:
        """The same as `dtl.has_mpi()`. Local: does not wait for other ranks."""
    @staticmethod
    def mpi_library() -> str:
        """The MPI library that this process runs on, such as \"MPICH 4.0.2\"; \"none\" where no
        context has joined one. Local: does not wait for other ranks.
        """
    @staticmethod
    def has_cuda() -> bool:
        """The same as `dtl.has_cuda()`. Local: does not wait for other ranks."""
    @staticmethod
    def has_hip() -> bool:
        """The same as `dtl.has_hip()`. Local: does not wait for other ranks."""
    @staticmethod
    def has_nccl() -> bool:
        """The same as `dtl.has_nccl()`. Local: does not wait for other ranks."""
    @staticmethod
    def has_shmem() -> bool:
        """The same as `dtl.has_shmem()`. Local: does not wait for other ranks."""
    @staticmethod
    def available() -> list[str]:
        """The names of those that can be used, in the order MPI, CUDA, HIP, NCCL, SHMEM. Local:
        does not wait for other ranks.
        """
    @staticmethod
    def name() -> str:
        """Those names joined by \"+\", such as \"MPI+CUDA\"; \"Single\" where there is none.
        Local: does not wait for other ranks.
        """
    @staticmethod
    def count() -> int:
        """How many there are. Local: does not wait for other ranks."""
    @staticmethod
    def report() -> str:
        """For people, a line each: which backends were found, in which file and version, and of
        the others why not. Local: does not wait for other ranks.
        """

class MetricCounter():
    """A number of events of a program, which only grows. From any thread."""

    name: str
    description: str
    def __init__(self, name: str, description: str = '') -> None:
        """Of 0 events."""
    @property
    def value(self) -> int:
        """How many there were."""
    def increment(self, delta: int = 1) -> None:
        """So many more; a negative number is refused. Local: does not wait for other ranks."""
    def reset(self) -> None:
        """None. Local: does not wait for other ranks."""
    @staticmethod
    def of_calls(function: str) -> MetricCounter:
        """How often the library's function has been called in this process since the counter was
        made. The function has the name by which messages know it, such as \"allreduce\" or
        \"DistributedMap.insert\". Local: does not wait for other ranks.
        """
    @staticmethod
    def of_bytes(function: str) -> MetricCounter:
        """The bytes that it was given in these calls: of what it reads or of what it writes,
        whichever is more. Local: does not wait for other ranks.
        """
    def __repr__(self) -> str:
        """Its name and value."""

class MetricGauge():
    """A number that goes up and down. From any thread."""

    name: str
    description: str
    def __init__(self, name: str, description: str = '') -> None:
        """At 0.0."""
    @property
    def value(self) -> float:
        """Where it is."""
    def set(self, value: SupportsFloat) -> None:
        """It is at `value`. Local: does not wait for other ranks."""
    def increment(self, delta: SupportsFloat = 1.0) -> None:
        """It is higher by `delta`. Local: does not wait for other ranks."""
    def decrement(self, delta: SupportsFloat = 1.0) -> None:
        """It is lower by `delta`. Local: does not wait for other ranks."""
    def reset(self) -> None:
        """It is at 0.0. Local: does not wait for other ranks."""
    def __repr__(self) -> str:
        """Its name and value."""

class MetricHistogram():
    """Values that were observed, summed up. Without any all is 0. From any thread."""

    name: str
    description: str
    def __init__(self, name: str, description: str = '') -> None:
        """Of no values."""
    def observe(self, value: SupportsFloat) -> None:
        """One more value. Local: does not wait for other ranks."""
    @property
    def count(self) -> int:
        """How many there are."""
    @property
    def sum(self) -> float:
        """Their sum."""
    @property
    def min(self) -> float:
        """The least."""
    @property
    def max(self) -> float:
        """The greatest."""
    @property
    def mean(self) -> float:
        """Their mean."""
    def reset(self) -> None:
        """There are none. Local: does not wait for other ranks."""
    def __repr__(self) -> str:
        """Its name, and how many there are."""

class Environment():
    """Keeps the backends open, and makes contexts. A context manager; environments are counted.
    A program need not make one, since contexts start what they need.
    """

    def __init__(self) -> None:
        """Starts the backends, if this is the first environment. Collective."""
    @staticmethod
    def is_initialized() -> bool:
        """Whether an environment is open in this process. Local: does not wait for other ranks."""
    @staticmethod
    def ref_count() -> int:
        """How many environments are open in this process. Local: does not wait for other ranks."""
    @staticmethod
    def mpi_thread_level() -> int:
        """How many threads may call MPI at once: 0 single, 1 funneled, 2 serialized, 3 multiple;
        -1 where MPI is not running. Local: does not wait for other ranks.
        """
    @property
    def has_mpi(self) -> bool:
        """Whether MPI can be used."""
    @property
    def has_cuda(self) -> bool:
        """Whether a CUDA device can be used."""
    @property
    def has_hip(self) -> bool:
        """Whether a HIP device can be used."""
    @property
    def has_nccl(self) -> bool:
        """Whether NCCL can be used."""
    @property
    def has_shmem(self) -> bool:
        """Whether OpenSHMEM can be used."""
    @property
    def is_valid(self) -> bool:
        """False once it is closed."""
    def make_world_context(self, device_id: int | None = None) -> Context:
        """A context over all ranks of the job, with a CUDA device where one is named.
        Collective.
        """
    def make_cpu_context(self) -> Context:
        """A context of this process alone, which never communicates. Local: does not wait for
        other ranks.
        """
    def close(self) -> None:
        """Lets go of the backends. Contexts go on working. Closing twice is harmless. Local:
        does not wait for other ranks.
        """
    def __enter__(self) -> Environment:
        """This environment."""
    def __exit__(self, exc_type: type[BaseException] | None, exc_val: BaseException | None,
                 exc_tb: TracebackType | None) -> None:
        """Closes it."""
    def __del__(self) -> None:
        """Closes it."""

class Context():
    """A group of ranks that work together. A context manager; what belongs to it may be used
    after it.

    A context that is left open is never freed by the garbage collector, since ranks collect
    garbage at different times: it warns with where it was made (ResourceWarning), and is
    freed when the next context is made or closed, or when the program ends.

    Calls release the interpreter's lock. Ctrl-C takes effect once the running call returns.
    On several ranks, an exception that nobody catches prints its traceback and ends the whole
    job; so does an exit with a status other than 0, with that status.
    """

    def __init__(self, comm: Any = None, device_id: int = -1, _native: Any = None, *,
                 determinism: DeterminismMode | int | str | None = None,
                 reduction_schedule: ReductionSchedulePolicy | int | str | None = None,
                 progress_ordering: ProgressOrderingPolicy | int | str | None = None) -> None:
        """Over all ranks of the job; or over those of `comm`, a communicator of mpi4py's, or the
        integer that Fortran has for one, which stays the caller's. Those ranks call it
        together. The policies are members of their enums or names, such as \"deterministic\",
        \"fixed_tree\" and \"rank_ordered\". `_native` is the handle of a context that C has
        made, which becomes this one's. Collective.
        """
    @property
    def rank(self) -> int:
        """This process's rank, from 0."""
    @property
    def size(self) -> int:
        """The number of ranks."""
    @property
    def is_root(self) -> bool:
        """Whether this is rank 0."""
    @property
    def device_id(self) -> int:
        """The number of the device, or -1."""
    @property
    def device_kind(self) -> DeviceKind:
        """Whose device it is; that of the host where it has none."""
    @property
    def has_device(self) -> bool:
        """Whether it has a device."""
    @property
    def has_mpi(self) -> bool:
        """Whether its ranks communicate through MPI."""
    @property
    def mpi_comm(self) -> Any:
        """Its MPI communicator, as mpi4py has it: for calls of mpi4py's, and for libraries that
        take a communicator. It keeps the context, and becomes MPI_COMM_NULL when that is
        closed. DTL's messages travel on it too, so duplicate it (`.Dup()`) to send messages
        beside DTL. Of a context of one rank in a process without MPI it is that of mpi4py's
        own MPI for one process, which it starts.
        """
    @property
    def has_cuda(self) -> bool:
        """Whether its device is a CUDA device."""
    @property
    def has_nccl(self) -> bool:
        """Whether it has an NCCL communicator."""
    @property
    def has_shmem(self) -> bool:
        """Whether its ranks share memory through OpenSHMEM."""
    @property
    def nccl_mode(self) -> int:
        """One of DTL_NCCL_MODE_..., or -1 where it has no NCCL."""
    @property
    def determinism(self) -> DeterminismMode:
        """As asked for when it was made."""
    @property
    def reduction_schedule(self) -> ReductionSchedulePolicy:
        """As asked for when it was made."""
    @property
    def progress_ordering(self) -> ProgressOrderingPolicy:
        """As asked for when it was made."""
    @property
    def is_valid(self) -> bool:
        """False once it is closed."""
    @property
    def stream(self) -> Stream:
        """The stream of its device, on which collectives in memory of the device run: its own,
        or what `set_stream` has named; one of the host where it has no device. A new object,
        which may be closed.
        """
    def set_stream(self, stream: Any) -> None:
        """Collectives in memory of its device run on `stream` from here on, after what is queued
        there: a dtl.Stream, what has `__cuda_stream__`, or an address; 0 is the default
        stream, None the context's own. Local: does not wait for other ranks.
        """
    def nccl_supports_native(self, op: int) -> bool:
        """Whether NCCL itself performs an operation, one of DTL_NCCL_OP_..., in this context.
        Local: does not wait for other ranks.
        """
    def nccl_supports_hybrid(self, op: int) -> bool:
        """Whether an operation, one of DTL_NCCL_OP_..., works on device buffers in this context,
        by NCCL or by way of the host. Local: does not wait for other ranks.
        """
    def barrier(self) -> None:
        """Returns once every rank has entered. Collective."""
    @property
    def error_policy(self) -> ErrorPolicy:
        """What a failing call does beside raising; return_status, which is nothing, at first."""
    def set_error_policy(self, policy: ErrorPolicy | int | str) -> None:
        """What a call that fails with this context, or with a container or window of it, does
        beside raising: a member of ErrorPolicy or its name. \"terminate\" ends the job.
        Local: does not wait for other ranks.
        """
    def set_error_handler(self, handler: Callable[[int, str], object] | None) -> None:
        """`handler(status, message)` is called when a call fails in the library with this
        context, or with a container or window of it, before the exception is raised; None
        ends that. Contexts that are derived later take it over. An exception of the handler
        is printed and goes no further, but for one such as KeyboardInterrupt, which the call
        raises. Local: does not wait for other ranks.
        """
    def fence(self) -> None:
        """What this rank has written is visible to the library and the device before what
        follows. Local: does not wait for other ranks.
        """
    def dup(self) -> Context:
        """A context over the same ranks, with the same policies, whose messages never meet this
        one's. Collective.
        """
    def split(self, color: int, key: int = 0) -> Context:
        """A context over the ranks that gave the same color, ordered by `key`, then by rank. A
        rank with a negative color takes part and gets None. Collective.
        """
    def split_by_node(self) -> Context:
        """A context over the ranks of this one that share this rank's node. Collective."""
    def split_leaders(self) -> Context | None:
        """A context over the first rank of each node; None for the others. Collective."""
    def with_cuda(self, device_id: int) -> Context:
        """A context over the same ranks with a CUDA device. Collective."""
    def with_shmem(self) -> Context:
        """A context over the same ranks whose symmetric heaps are OpenSHMEM's. All ranks of the
        job call it. Collective.
        """
    def with_device(self, kind: DeviceKind | int | str, device_id: int = 0) -> Context:
        """A context over the same ranks with a device of that kind, such as \"emulated\"; with
        none where the kind is \"host\". Collective.
        """
    def with_nccl(self, device_id: int, mode: int = 1) -> Context:
        """A context over the same ranks with a CUDA device and NCCL, in one of
        DTL_NCCL_MODE_.... Collective.
        """
    def split_nccl(self, color: int, key: int = 0, device_id: int | None = None,
                   mode: int = 1) -> Context:
        """Like split, with NCCL on the given device, or on that of this context. Collective."""
    def close(self) -> None:
        """Ends it. No rank waits for another. Closing twice is harmless. Local: does not wait
        for other ranks.
        """
    def __enter__(self) -> Context:
        """This context."""
    def __exit__(self, exc_type: type[BaseException] | None, exc_val: BaseException | None,
                 exc_tb: TracebackType | None) -> None:
        """Closes it."""
    def __del__(self) -> None:
        """Warns if it was left open."""
    def plan_barrier(self) -> CollectivePlan:
        """A plan of `barrier` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """
    def plan_broadcast(self, value: NDArray[Any] | None = None, root: int = 0, *,
                       out: NDArray[Any] | None = None,
                       data: NDArray[Any] | None = None) -> CollectivePlan:
        """A plan of `broadcast` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """
    def plan_scatter(self, values: NDArray[Any] | None = None, root: int = 0, *,
                     out: NDArray[Any] | None = None,
                     data: NDArray[Any] | None = None) -> CollectivePlan:
        """A plan of `scatter` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """
    def plan_scatterv(self, data: NDArray[Any] | None = None,
                      sendcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None,
                      root: int = 0, *, out: NDArray[Any] | None = None) -> CollectivePlan:
        """A plan of `scatterv` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Counts that `scatterv` can do without must be given.
        Collective.
        """
    def plan_reduce(self, value: NDArray[Any] | None = None, op: str | np.ufunc = 'sum',
                    root: int = 0, *, out: NDArray[Any] | None = None,
                    data: NDArray[Any] | None = None) -> CollectivePlan:
        """A plan of `reduce` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """
    def plan_gather(self, value: NDArray[Any] | None = None, root: int = 0, *,
                    out: NDArray[Any] | None = None,
                    data: NDArray[Any] | None = None) -> CollectivePlan:
        """A plan of `gather` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """
    def plan_gatherv(self, data: NDArray[Any] | None = None,
                     recvcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None,
                     root: int = 0, *, out: NDArray[Any] | None = None) -> CollectivePlan:
        """A plan of `gatherv` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Counts that `gatherv` can do without must be given.
        Collective.
        """
    def plan_allreduce(self, value: NDArray[Any] | None = None, op: str | np.ufunc = 'sum', *,
                       out: NDArray[Any] | None = None,
                       data: NDArray[Any] | None = None) -> CollectivePlan:
        """A plan of `allreduce` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """
    def plan_allgather(self, value: NDArray[Any] | None = None, *, out: NDArray[Any] | None = None,
                       data: NDArray[Any] | None = None) -> CollectivePlan:
        """A plan of `allgather` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """
    def plan_allgatherv(self, value: NDArray[Any] | None = None,
                        recvcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None, *,
                        out: NDArray[Any] | None = None,
                        data: NDArray[Any] | None = None) -> CollectivePlan:
        """A plan of `allgatherv` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Counts that `allgatherv` can do without must be given.
        Collective.
        """
    def plan_alltoall(self, values: NDArray[Any] | None = None, *, out: NDArray[Any] | None = None,
                      data: NDArray[Any] | None = None) -> CollectivePlan:
        """A plan of `alltoall` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """
    def plan_alltoallv(
        self, send_data: NDArray[Any] | None = None,
        send_counts: Sequence[int] | NDArray[np.integer[Any]] | None = None,
        recv_counts: Sequence[int] | NDArray[np.integer[Any]] | None = None, *,
        out: NDArray[Any] | None = None, data: NDArray[Any] | None = None,
        sendcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None,
        recvcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None) -> CollectivePlan:
        """A plan of `alltoallv` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Counts that `alltoallv` can do without must be given.
        Collective.
        """
    def plan_scan(self, value: NDArray[Any] | None = None, op: str | np.ufunc = 'sum', *,
                  out: NDArray[Any] | None = None,
                  data: NDArray[Any] | None = None) -> CollectivePlan:
        """A plan of `scan` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """
    def plan_exscan(self, value: NDArray[Any] | None = None, op: str | np.ufunc = 'sum', *,
                    out: NDArray[Any] | None = None,
                    data: NDArray[Any] | None = None) -> CollectivePlan:
        """A plan of `exscan` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """
    def plan_reduce_scatter(self, values: NDArray[Any] | None = None, op: str | np.ufunc = 'sum',
                            recvcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None, *,
                            out: NDArray[Any] | None = None,
                            data: NDArray[Any] | None = None) -> CollectivePlan:
        """A plan of `reduce_scatter` on these arrays, which must be C-contiguous: they are read
        and written at each start, and kept until the plan is closed. Without `out` the plan
        makes an array for the result. Counts that `reduce_scatter` can do without must be
        given. Collective.
        """

class Message():
    """A message that mprobe or improbe has taken out of those that other receives can find;
    mrecv receives it. One that is dropped before warns, and its message is lost.
    """

    source: int
    tag: int
    count: int
    dtype: np.dtype[Any]
    def __init__(self, handle: Any, envelope: Any, dtype: np.dtype[Any] | None) -> None:
        """Made by mprobe and improbe."""
    def __del__(self) -> None:
        """Warns if it was not received."""
    def __repr__(self) -> str:
        """Where it came from, and how long it is."""

class Request():
    """An operation under way, from isend or irecv. A context manager, which waits at its end.
    One that is dropped before it is complete warns, and its array stays alive.
    """

    def __init__(self, handle: Any, array: NDArray[Any]) -> None:
        """Made by isend and irecv."""
    def wait(self) -> NDArray[Any]:
        """Waits, and returns the array that was sent or received into. Raises the operation's
        failure, each time. Waits for the other ranks of the operation.
        """
    def test(self) -> bool:
        """Whether it is complete. Does not wait. Raises its failure, if it has failed. Local:
        does not wait for other ranks.
        """
    def cancel(self) -> None:
        """A receive that has no message yet is taken back: waiting for it raises a
        CommunicationError, and its array stays as it was. One that is complete is left alone.
        A send can't be taken back, and is refused. Local: does not wait for other ranks.
        """
    def future(self) -> Future:
        """A future of the array, the same one each time. The operation is the future's from here
        on: waitany and testany pass over the request, and it can't be cancelled. Local: does
        not wait for other ranks.
        """
    def __await__(self) -> Generator[Any, None, Any]:
        """The array, in asyncio. Waits for the other ranks of the operation."""
    def __enter__(self) -> Request:
        """Itself."""
    def __exit__(self, exc_type: type[BaseException] | None, exc_val: BaseException | None,
                 exc_tb: TracebackType | None) -> None:
        """Waits."""
    def __del__(self) -> None:
        """Warns if it is not complete."""
    def __repr__(self) -> str:
        """Whether it is complete."""

class CollectivePlan():
    """A collective operation on certain arrays, made by `ctx.plan_allreduce(array, out=sums)`
    and its like, that is started as often as wanted. `plan()` starts it, waits for it and
    gives the result. A context manager, which waits and closes. One that is dropped while it
    is under way warns, and its arrays stay alive.
    """

    def __init__(self, handle: Any, result: NDArray[Any] | None, uses: Any,
                 before: Callable[[], None] | None) -> None:
        """Made by the context."""
    @property
    def result(self) -> NDArray[Any] | None:
        """The array that gets the result, the same one each time; None on a rank that gets none."""
    def start(self) -> None:
        """Starts it on what its arrays hold now; they belong to it until it is complete. Refused
        while it is under way. Collective; does not wait for other ranks.
        """
    def wait(self) -> NDArray[Any] | None:
        """Waits for what was started last, and returns `result`. Waits for the other ranks of
        the operation.
        """
    def test(self) -> bool:
        """Whether what was started last is complete. Does not wait. Local: does not wait for
        other ranks.
        """
    def __call__(self) -> NDArray[Any] | None:
        """Starts it, waits for it, and returns `result`. Collective."""
    def close(self) -> None:
        """Gives it up; again is harmless. What is under way goes on, and keeps its arrays until
        it is complete. Local: does not wait for other ranks.
        """
    def __enter__(self) -> CollectivePlan:
        """Itself."""
    def __exit__(self, exc_type: type[BaseException] | None, exc_val: BaseException | None,
                 exc_tb: TracebackType | None) -> None:
        """Waits for what is under way, unless an exception passes, and closes it."""
    def __del__(self) -> None:
        """Warns if it is under way."""
    def __repr__(self) -> str:
        """Its state."""

class PartitionPolicy(IntEnum):
    """How the elements of a container are distributed over the ranks."""

    BLOCK = 0
    CYCLIC = 1
    BLOCK_CYCLIC = 2
    HASH = 3
    REPLICATED = 4

class PlacementPolicy(IntEnum):
    """In which memory the elements of a container are."""

    HOST = 0
    DEVICE = 1
    UNIFIED = 2
    DEVICE_PREFERRED = 3

class ExecutionPolicy(IntEnum):
    """How algorithms run over this rank's part of a container."""

    SEQ = 0
    PAR = 1
    ASYNC = 2

class ErrorPolicy(IntEnum):
    """What a call that fails does beside raising."""

    RETURN_STATUS = 0
    CALLBACK = 1
    TERMINATE = 2

class DistributedVector(DistributedContainer):
    """A one-dimensional distributed array whose size may change."""

    def __init__(self, ctx: Context, size: int, dtype: DTypeLike | None = None, fill: Any = None,
                 *, partition: PartitionPolicy | int | str | None = None,
                 placement: PlacementPolicy | int | str | None = None,
                 execution: ExecutionPolicy | int | str | None = None, device_id: int = 0,
                 block_size: int = 1) -> None:
        """`size` elements over all ranks, float64 unless `dtype` says otherwise, all equal to
        `fill` or 0. `block_size` is for the partition block_cyclic. Collective.
        """
    def resize(self, size: int) -> None:
        """The vector has `size` elements. Each keeps its value and its global index; new ones
        are 0. Views that were taken before keep the old memory. Collective.
        """
    def redistribute(self, partition: PartitionPolicy | int | str) -> None:
        """The elements are distributed by another policy. Each keeps its value and its global
        index. Views that were taken before keep the old memory. Collective.
        """

class DistributedArray(DistributedContainer):
    """A one-dimensional distributed array of fixed size; for the rest, a vector."""

    def __init__(self, ctx: Context, size: int, dtype: DTypeLike | None = None, fill: Any = None,
                 *, partition: PartitionPolicy | int | str | None = None,
                 placement: PlacementPolicy | int | str | None = None,
                 execution: ExecutionPolicy | int | str | None = None, device_id: int = 0,
                 block_size: int = 1) -> None:
        """`size` elements over all ranks, float64 unless `dtype` says otherwise, all equal to
        `fill` or 0. `block_size` is for the partition block_cyclic. Collective.
        """
    def redistribute(self, partition: PartitionPolicy | int | str) -> None:
        """The elements are distributed by another policy. Each keeps its value and its global
        index. Views that were taken before keep the old memory. Collective.
        """

class DistributedTensor(DistributedContainer):
    """A distributed array of 1 to 8 dimensions, one of which is spread over the ranks; each rank
    holds all of the others. An index of an element is a tuple, one number for each dimension,
    or one number that counts in row-major order.
    """

    def __init__(self, ctx: Context, shape: int | Sequence[int], dtype: DTypeLike | None = None,
                 fill: Any = None, *, partition: PartitionPolicy | int | str | None = None,
                 placement: PlacementPolicy | int | str | None = None,
                 execution: ExecutionPolicy | int | str | None = None, device_id: int = 0,
                 block_size: int = 1, distributed_dim: int = 0) -> None:
        """A tensor of that shape over all ranks, float64 unless `dtype` says otherwise, all
        elements equal to `fill` or 0, whose slices along `distributed_dim` are distributed.
        `block_size` is for the partition block_cyclic and counts slices. Collective.
        """
    @property
    def distributed_dim(self) -> int:
        """Which dimension is spread over the ranks, from 0."""
    @property
    def strides(self) -> tuple[int, ...]:
        """How many elements lie between neighbours along each dimension of this rank's part."""
    def to_local(self, global_idx: int | tuple[int, ...]) -> Any:
        """The element's index in this rank's part, a tuple; None if another rank holds it.
        Local: does not wait for other ranks.
        """
    def to_global(self, local_idx: int | tuple[int, ...]) -> Any:
        """The global index of an element of this rank's part, a tuple. Local: does not wait for
        other ranks.
        """
    def reshape(self, *shape: int | Sequence[int]) -> None:
        """The tensor has another shape of as many elements; one extent may be -1, which stands
        for what is left. Elements keep their place in row-major order. It stays distributed
        along the dimension of that number, or along its last one if it has fewer now. Views
        that were taken before keep the old memory. Collective.
        """
    def redistribute(self, partition: PartitionPolicy | int | str) -> None:
        """The elements are distributed by another policy. Each keeps its value and its global
        index. Views that were taken before keep the old memory. Collective.
        """

class DistributedSpan(DistributedContainer):
    """A view of this rank's part of a container, or of the program's own memory, in one
    dimension. It owns no elements, but keeps their memory: after the container was resized,
    redistributed or closed it looks at what was there.
    """

    def __init__(self, source: Any, dtype: DTypeLike | None = None, *,
                 local_size: int | None = None, global_size: int | None = None, rank: int = 0,
                 num_ranks: int = 1) -> None:
        """A span of `source`: a container; a C-contiguous and writable NumPy array; another
        object with a buffer, which holds elements of `dtype`; or an address, as an integer,
        of `local_size` elements of `dtype`. Of memory that is not a container's, the program
        may say that it is the part of `rank` among `num_ranks` that together have
        `global_size` elements; it is a whole of its own otherwise.
        """
    @property
    def size_bytes(self) -> int:
        """Bytes that it looks at on this rank."""
    def first(self, count: int) -> DistributedSpan:
        """Of the first `count` elements on this rank. Local: does not wait for other ranks."""
    def last(self, count: int) -> DistributedSpan:
        """Of the last `count` elements on this rank. Local: does not wait for other ranks."""
    def subspan(self, offset: int, count: int | None = None) -> DistributedSpan:
        """Of `count` elements on this rank from local index `offset` on; of all up to the end
        without `count`. Local: does not wait for other ranks.
        """

class ConsistencyPolicy(IntEnum):
    """When writes of one rank become visible to others."""

    BULK_SYNCHRONOUS = 0
    RELAXED = 1
    RELEASE_ACQUIRE = 2
    SEQUENTIAL = 3

class DistributedContainer(NDArrayOperatorsMixin):
    """What vectors, arrays, tensors and spans have in common: each rank of a context holds a
    part of the elements. A context manager; it may also be left to the garbage collector.

    NumPy works on this rank's part: universal functions, operators but `@`, indexing,
    iteration and len(). Reductions as methods (`c.sum()`) and NumPy's other functions
    (`np.sum(c)`, `np.median(c)`) are of all elements on all ranks: every rank calls them and
    gets the same answer. A function of NumPy's that knows only this rank's part raises
    TypeError.
    """

    @property
    def global_size(self) -> int:
        """Elements over all ranks."""
    @property
    def size(self) -> int:
        """The same as global_size."""
    @property
    def local_size(self) -> int:
        """Elements on this rank."""
    @property
    def local_offset(self) -> int:
        """The global index of this rank's first element; of a tensor, that of its first slice
        along the distributed dimension. In a block partition the others follow it one by one.
        """
    @property
    def shape(self) -> tuple[int, ...]:
        """Extents over all ranks."""
    @property
    def local_shape(self) -> tuple[int, ...]:
        """Extents of this rank's part."""
    @property
    def ndim(self) -> int:
        """The number of dimensions."""
    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of the elements."""
    @property
    def empty(self) -> bool:
        """Whether there is no element on any rank."""
    @property
    def rank(self) -> int:
        """This process's rank."""
    @property
    def num_ranks(self) -> int:
        """The number of ranks."""
    @property
    def partition_policy(self) -> PartitionPolicy:
        """How the elements are distributed."""
    @property
    def block_size(self) -> int:
        """Elements, of a tensor slices, a block of block_cyclic; else 1."""
    @property
    def placement_policy(self) -> PlacementPolicy:
        """In which memory they are."""
    @property
    def placement(self) -> PlacementPolicy:
        """The same as placement_policy."""
    @property
    def is_host_accessible(self) -> bool:
        """Whether this process may read and write them."""
    @property
    def is_device_accessible(self) -> bool:
        """Whether a device may."""
    @property
    def execution_policy(self) -> ExecutionPolicy:
        """How algorithms run over this rank's part."""
    @property
    def consistency_policy(self) -> ConsistencyPolicy:
        """The policy of the options, which has no effect."""
    @property
    def error_policy(self) -> ErrorPolicy:
        """What a failing call does beside failing."""
    @property
    def device_id(self) -> int:
        """The number of a device, as given when it was made."""
    @property
    def is_valid(self) -> bool:
        """False once it is closed."""
    @property
    def is_dirty(self) -> bool:
        """Whether this rank may have changed its part, if only by a view, since it was made or
        last synchronised.
        """
    @property
    def is_clean(self) -> bool:
        """The opposite of is_dirty."""
    def local_view(self) -> Any:
        """This rank's part as a NumPy array that shares its memory, of the local shape. The
        memory lives as long as any such array, also when the container is closed, resized,
        reshaped or redistributed; then it is the container's no more. Of a container that
        only a device reaches, a DeviceArray. Local: does not wait for other ranks.
        """
    @overload
    def to_numpy(self, *, stream: None = None) -> NDArray[Any]: ...
    @overload
    def to_numpy(self, *, stream: Any) -> Future:
        """A copy of this rank's part; with `stream`, as dtl.fill takes it, a future of one,
        after what is queued there. Local: does not wait for other ranks.
        """
    @overload
    def from_numpy(self, values: ArrayLike, *, stream: None = None) -> None: ...
    @overload
    def from_numpy(self, values: ArrayLike, *, stream: Any) -> Future:
        """This rank's part is a copy of `values`, which have the local shape. Any order of
        memory will do, and any dtype whose values keep their meaning. With `stream`, after
        what is queued there. Local: does not wait for other ranks.
        """
    @overload
    def fill(self, value: Any, *, stream: None = None) -> None: ...
    @overload
    def fill(self, value: Any, *, stream: Any) -> Future:
        """Every element of this rank's part is `value`. With `stream` it is queued, as by
        dtl.fill. Collective.
        """
    def get_local(self, local_idx: int | tuple[int, ...]) -> Any:
        """One element of this rank's part. Local: does not wait for other ranks."""
    def set_local(self, local_idx: int | tuple[int, ...], value: Any) -> None:
        """One element of this rank's part is `value`. Local: does not wait for other ranks."""
    def expose(self) -> None:
        """Every rank may get and set elements of the others' parts from here on. A span can't be
        exposed. Collective.
        """
    def get(self, global_idx: Any) -> Any:
        """The element with that global index, or an array of those with several: an integer or
        an array of them; of a tensor also a tuple of such, one for each dimension. One-sided:
        no other rank calls. For elements of other ranks the container must be exposed; sync()
        makes sure that they have written what is wanted. Waits for the ranks that have the
        elements.
        """
    def set(self, global_idx: Any, value: Any) -> None:
        """The elements with those global indices are `value`, one for all or one for each.
        One-sided, as get(). Waits for the ranks that have the elements.
        """
    def is_local(self, global_idx: int | tuple[int, ...]) -> bool:
        """Whether this rank holds the element. Local: does not wait for other ranks."""
    def owner(self, global_idx: int | tuple[int, ...]) -> int:
        """Which rank holds the element; all ranks get the same answer. Local: does not wait for
        other ranks.
        """
    def to_local(self, global_idx: int) -> int:
        """The element's index in this rank's part; -1 if another rank holds it. Local: does not
        wait for other ranks.
        """
    def to_global(self, local_idx: int) -> int:
        """The global index of an element of this rank's part. Local: does not wait for other
        ranks.
        """
    def exchange_halo(self, width: int | Sequence[int] = 1,
                      periodic: bool | Sequence[bool] = False, fill: Any = 0,
                      out: Any = None) -> Any:
        """A new array of this rank's part with a margin of `width` elements on both sides of
        each dimension, which holds what lies there in the whole, on other ranks too, also in
        the corners. At the ends of a dimension the margin is `fill`, or the other end where
        it is `periodic`. `width` and `periodic` are for all dimensions, or one for each. With
        `out`, that array of the same form, whose margin stays at open ends; it may be in the
        memory of the device that has the elements, and only what is of other ranks travels
        then. By block only. Collective.
        """
    def refresh_halo(self, padded: Any, width: int | Sequence[int] = 1,
                     periodic: bool | Sequence[bool] = False) -> None:
        """Fills the margin of `padded`, an array as exchange_halo gives it, from the inner parts
        of all ranks' arrays, which are where the elements live meanwhile: only slices of the
        margin are copied, and nothing of the container. At the ends of a dimension that is
        not `periodic` the margin stays. By block only. Collective.
        """
    def barrier(self) -> None:
        """Returns once every rank has entered. Collective."""
    def sync(self) -> None:
        """Every rank's changes are complete, and visible wherever its part is kept; it is clean.
        Collective.
        """
    def sum(self, axis: None = None, dtype: DTypeLike | None = None, out: None = None) -> Any:
        """The sum of all elements, computed in the type that NumPy takes for it. Collective."""
    def prod(self, axis: None = None, dtype: DTypeLike | None = None, out: None = None) -> Any:
        """The product of all elements. Collective."""
    def min(self, axis: None = None, out: None = None) -> Any:
        """The least element, or NaN where there is one; of complex numbers in NumPy's order.
        Collective.
        """
    def max(self, axis: None = None, out: None = None) -> Any:
        """The greatest element, or NaN where there is one; of complex numbers in NumPy's order.
        Collective.
        """
    def mean(self, axis: None = None, dtype: DTypeLike | None = None, out: None = None) -> Any:
        """The arithmetic mean of all elements, computed in double precision, with NumPy's dtype.
        NaN and a RuntimeWarning where there is none. Collective.
        """
    def var(self, axis: None = None, dtype: DTypeLike | None = None, out: None = None,
            ddof: int = 0) -> Any:
        """Their variance, computed in double precision, with NumPy's dtype and `ddof` degrees of
        freedom less than elements. Collective.
        """
    def std(self, axis: None = None, dtype: DTypeLike | None = None, out: None = None,
            ddof: int = 0) -> Any:
        """Their standard deviation, the square root of the variance. Collective."""
    def all(self, axis: None = None, out: None = None) -> bool:
        """Whether all elements are true. Collective."""
    def any(self, axis: None = None, out: None = None) -> bool:
        """Whether any element is true. Collective."""
    def argmin(self, axis: None = None, out: None = None) -> int:
        """The global index of the first least element, or of the first NaN; of a tensor, in
        row-major order. Collective.
        """
    def argmax(self, axis: None = None, out: None = None) -> int:
        """The global index of the first greatest element, or of the first NaN; of a tensor, in
        row-major order. Collective.
        """
    def copy(self: _Container) -> _Container:
        """A new container of the same elements, distributed and placed as this one. A span owns
        none, and is refused. Collective.
        """
    def take(self, indices: Any) -> Any:
        """The elements with those global indices, on whichever rank they are: an integer or an
        array of them, of which each rank may want its own; negative ones count from the end,
        and those of a tensor are of the row-major order. Where `indices` are a container, so
        is the result, distributed as they are. Nothing need be exposed. Collective.
        """
    def section(self: _Container, start: int, stop: int | None = None, step: int = 1, *,
                axis: int = 0) -> _Container:
        """A new container of the elements that `[start:stop:step]` has of the whole, along one
        axis; it is distributed by the same policy. Collective.
        """
    @property
    def T(self: _Container) -> _Container:
        """A new tensor of the same elements with the axes in reverse order; each rank keeps what
        it has. A container of one dimension is its own. Collective.
        """
    def draw(self) -> str:
        """An SVG drawing of which rank has which elements, which notebooks show. A span owns
        none, and is refused. Local: does not wait for other ranks.
        """
    def close(self) -> None:
        """Releases the elements, as far as no view or span holds them. Closing twice is
        harmless. Local: does not wait for other ranks.
        """
    def __del__(self) -> None:
        """Closes it, if nothing else has."""
    def __enter__(self: _Container) -> _Container:
        """This container."""
    def __exit__(self, exc_type: type[BaseException] | None, exc_val: BaseException | None,
                 exc_tb: TracebackType | None) -> None:
        """Closes it."""
    def __len__(self) -> int:
        """The number of elements on all ranks; of a tensor the extent of dimension 0."""
    def __bool__(self) -> bool:
        """Refused, as ranks may have different parts; ask empty, all() or any()."""
    def __iter__(self) -> Iterator[Any]:
        """Over all elements in the order of global indices, of a tensor over what lies along
        dimension 0. Every rank takes as many steps, but where each rank has all elements.
        Collective.
        """
    def __reversed__(self) -> Iterator[Any]:
        """The same from the end. Collective."""
    def __contains__(self, value: object) -> bool:
        """Whether any rank has such an element; the same answer on every rank. NaN is in none,
        as in NumPy. Collective.
        """
    def __getitem__(self, key: Any) -> Any:
        """The element with this global index, one for each dimension; negative ones count from
        the end. Where ranks have different parts, all ranks call it, and other keys are a
        TypeError that names local_view(), section() and take(). Where this rank has all
        elements, what NumPy makes of the key. Collective.
        """
    def __setitem__(self, key: Any, value: Any) -> None:
        """Elements are `value`, by NumPy's rules, where this rank has all of them. Where ranks
        have different parts it is a TypeError that names local_view() and set().
        """
    def __array__(self, dtype: DTypeLike | None = None, copy: bool | None = None) -> NDArray[Any]:
        """The elements, where this rank has all of them: alone, or replicated. Of a container of
        more than one part it is a TypeError that names local_view() and to_numpy().
        """
    def __array_function__(self, func: Callable[..., Any], types: Iterable[type], args: Any,
                           kwargs: Any) -> Any:
        """What NumPy's function is of the whole, on every rank; TypeError where it is none of
        those that the guide lists. Collective.
        """
    def __deepcopy__(self: _Container, memo: Any) -> _Container:
        """The same as copy(). Collective."""
    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **kwargs: Any) -> Any:
        """A universal function on this rank's part. Operands that are containers are distributed
        alike. The result is an array of this rank's, or what `out` says. The product `a @ b`
        of two vectors is the whole one, on every rank.
        """
    def __array_namespace__(self, *, api_version: str | None = None) -> ModuleType:
        """NumPy, from 2.0 on, whose functions are those of Python's array API standard. The
        guide lists which of them are of the whole container, of this rank's part, or a
        TypeError.
        """
    def __dlpack__(self, **options: Any) -> Any:
        """This rank's part, for other array libraries, without a copy."""
    def __dlpack_device__(self) -> tuple[int, int]:
        """Where this rank's part is, as DLPack numbers it."""

class DeviceArray():
    """This rank's part of a container whose elements only a device reaches, as `local_view()`
    gives it: for libraries that work there, without a copy. It keeps the memory. NumPy can't
    read it; indexing copies to the host, and assignment copies back. What DTL has done to the
    elements is complete when a function returns.
    """

    def __init__(self) -> None:
        """TypeError: local_view() makes them."""
    @property
    def shape(self) -> tuple[int, ...]:
        """That of this rank's part."""
    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of the elements."""
    @property
    def ndim(self) -> int:
        """The number of dimensions."""
    @property
    def size(self) -> int:
        """The number of elements."""
    @property
    def nbytes(self) -> int:
        """Their bytes."""
    @property
    def device_kind(self) -> DeviceKind:
        """Whose device has them."""
    @property
    def device_id(self) -> int:
        """The number of that device."""
    def data_ptr(self) -> int:
        """The address on the device; 0 where it is empty. Local: does not wait for other ranks."""
    def copy_to_host(self) -> NDArray[Any]:
        """A copy of the elements on the host. Local: does not wait for other ranks."""
    def copy_from_host(self, values: ArrayLike) -> None:
        """The elements are copies of `values`, one for all or of this shape. Local: does not
        wait for other ranks.
        """
    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """The elements for libraries of CUDA and HIP devices, version 3; AttributeError for
        those of others.
        """
    def __dlpack__(self, *, stream: Any = None, max_version: tuple[int, int] | None = None,
                   dl_device: tuple[int, int] | None = None, copy: bool | None = None) -> Any:
        """The elements for any library, without a copy, by version 1.0 for takers that know
        versions. For the host, `dl_device=(1, 0)`, a copy; BufferError for another device,
        where `copy` is False for the host's and where it is True for their own. Nothing is
        queued on them, so that no `stream` waits.
        """
    def __dlpack_device__(self) -> tuple[int, int]:
        """The device as DLPack numbers it; that of tests as 12, an extension."""
    def __array__(self, dtype: DTypeLike | None = None, copy: bool | None = None) -> NDArray[Any]:
        """TypeError that names copy_to_host(): NumPy can't read the memory."""
    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **kwargs: Any) -> Any:
        """A universal function may write here by way of the host; as an operand it is a
        TypeError.
        """
    def __getitem__(self, key: Any) -> Any:
        """A copy on the host of what the key means."""
    def __setitem__(self, key: Any, value: Any) -> None:
        """What the key means is `value`, by way of the host."""
    def __eq__(self, other: object) -> bool:
        """TypeError: elements are compared by copy_to_host()."""
    def __hash__(self) -> int:
        """That of the object, whatever its elements are."""
    def __bool__(self) -> bool:
        """ValueError: an array is neither true nor false."""
    def __len__(self) -> int:
        """The first extent."""
    def __repr__(self) -> str:
        """Its shape, dtype and device."""

class DistributedMap():
    """A distributed hash map from keys to values of fixed dtypes: any rank writes, asks for and
    erases any key. Writes to keys of other ranks are buffered, and done after `flush` (this
    rank's) or `sync` (all). A rank finds what it has written itself at once. A context
    manager; all ranks close it together. One that is left to the garbage collector warns, and
    is freed once it is garbage on all ranks: where the next map or window of the context is
    made, or the context is closed.
    """

    def __init__(self, ctx: Context, key_dtype: DTypeLike | None = None,
                 value_dtype: DTypeLike | None = None) -> None:
        """Makes an empty map. Keys are int64 and values float64 if nothing else is said. Dtypes
        of numbers, 'S16' (bytes, at most 16 of them), 'U16' (a str of at most 16 characters),
        or several of one kind: `(\"i4\", 3)`. Plain `bytes` and `str` have room for 32.
        Values may be structures, too. Collective.
        """
    def insert(self, key: Any, value: Any) -> None:
        """The value of `key` will be `value`, whether or not it had one. Waits for the rank that
        owns the key, where its buffer is full.
        """
    def find(self, key: Any) -> Any:
        """The value of `key`, or None where it has none. Waits for the rank that owns the key."""
    def get(self, key: Any, default: Any = None) -> Any:
        """The value of `key`, or `default` where it has none. Waits for the rank that owns the
        key.
        """
    def contains(self, key: Any) -> bool:
        """Whether `key` is in the map. Waits for the rank that owns the key."""
    def erase(self, key: Any) -> bool:
        """`key` is not in the map any more. True if it was. Done when it returns. Waits for the
        rank that owns the key.
        """
    def combine(self, key: Any, value: Any, op: str | Callable[[Any, Any], Any] = 'sum') -> None:
        """The value of `key` will be its value combined with `value`, or `value` where the key
        is new. `op` is the name of an operation or NumPy's function for it, done by the owner
        and buffered; or any function of the old value and `value`, which is called on this
        rank, perhaps more than once, and done when the call returns. No rank's contribution
        is lost. Waits for the rank that owns the key, where its buffer is full.
        """
    def replace(self, key: Any, expected: Any, value: Any) -> bool:
        """In one atomic step: the value of `key` is `value` if it was `expected`, or if there
        was none where `expected` is None. Whether it was so. Waits for the rank that owns the
        key.
        """
    def owner(self, key: Any) -> int:
        """The rank that holds `key`, or would hold it. Local: does not wait for other ranks."""
    def insert_many(self, keys: ArrayLike, values: ArrayLike) -> None:
        """As `insert` for each key, in order; `values` has one for each key. Waits for the ranks
        that own the keys, where their buffers are full.
        """
    def update(self, other: Mapping[Any, Any]) -> None:
        """Inserts what another mapping has. Waits for the ranks that own the keys, where their
        buffers are full.
        """
    def find_many(self, keys: ArrayLike) -> tuple[NDArray[Any], NDArray[np.bool_]]:
        """The values of the keys, and a mask of those that are there; elsewhere values are zero.
        Waits for the ranks that own the keys.
        """
    def contains_many(self, keys: ArrayLike) -> NDArray[np.bool_]:
        """A mask of the keys that are there. Waits for the ranks that own the keys."""
    def erase_many(self, keys: ArrayLike) -> NDArray[np.bool_]:
        """Erases the keys. A mask of those that were there. Waits for the ranks that own the
        keys.
        """
    def combine_many(self, keys: ArrayLike, values: ArrayLike,
                     op: str | Callable[[Any, Any], Any] = 'sum') -> None:
        """As `combine` for each key, in order. Where a function raises, the exception passes
        through, and what was combined before may or may not be in the map. Waits for the
        ranks that own the keys, where their buffers are full.
        """
    def flush(self) -> None:
        """Every write of this rank is done. Waits for the ranks that own the keys."""
    def sync(self) -> None:
        """Every write of every rank is done, and sizes are exact. Collective."""
    def clear(self) -> None:
        """The map is empty on all ranks. Collective."""
    @property
    def size(self) -> int:
        """As `global_size`."""
    @property
    def local_size(self) -> int:
        """Entries that this rank has now."""
    @property
    def global_size(self) -> int:
        """Entries over all ranks as of the last `sync` or `clear`; on one rank, as of now."""
    @property
    def empty(self) -> bool:
        """Whether `global_size` is 0."""
    @property
    def is_dirty(self) -> bool:
        """Whether this rank has written since the last `sync` or `clear`."""
    @property
    def key_dtype(self) -> np.dtype[Any]:
        """The dtype of a key."""
    @property
    def value_dtype(self) -> np.dtype[Any]:
        """The dtype of a value."""
    @property
    def rank(self) -> int:
        """This process's rank."""
    @property
    def num_ranks(self) -> int:
        """The ranks that share the map."""
    @property
    def is_valid(self) -> bool:
        """False once it is destroyed."""
    def to_numpy(self) -> tuple[NDArray[Any], NDArray[Any]]:
        """The keys and the values that this rank has, copied, in the same order. Local: does not
        wait for other ranks.
        """
    def keys(self) -> NDArray[Any]:
        """The keys that this rank has. Local: does not wait for other ranks."""
    def values(self) -> NDArray[Any]:
        """The values that this rank has. Local: does not wait for other ranks."""
    def items(self) -> Iterator[tuple[Any, Any]]:
        """Pairs of key and value that this rank has. Local: does not wait for other ranks."""
    def local_view(self) -> dict[Any, Any]:
        """The entries that this rank has, copied. Local: does not wait for other ranks."""
    def global_view(self) -> dict[Any, Any]:
        """The entries of all ranks, on every rank; syncs before. Collective."""
    def __len__(self) -> int:
        """As `local_size`."""
    def __bool__(self) -> bool:
        """Refused, as ranks may have different parts; ask empty."""
    def __iter__(self) -> Iterator[Any]:
        """Over the keys that this rank has now; the map may change meanwhile."""
    def __contains__(self, key: Any) -> bool:
        """Whether any rank has the key. Waits for the rank that owns the key."""
    def __getitem__(self, key: Any) -> Any:
        """The value of `key`, on any rank; a KeyError where there is none. Waits for the rank
        that owns the key.
        """
    def __setitem__(self, key: Any, value: Any) -> None:
        """As `insert`. Waits for the rank that owns the key, where its buffer is full."""
    def __delitem__(self, key: Any) -> None:
        """As `erase`; a KeyError where there is none. Waits for the rank that owns the key."""
    def __array__(self, dtype: DTypeLike | None = None, copy: bool | None = None) -> NDArray[Any]:
        """Refused, so that NumPy's functions don't take this rank's keys for the whole; names
        what has the entries.
        """
    def __array_function__(self, func: Callable[..., Any], types: Iterable[type], args: Any,
                           kwargs: Any) -> Any:
        """Refused, as `__array__` is."""
    def destroy(self) -> None:
        """Completes this rank's writes and frees the map on all ranks. A second call does
        nothing. Collective.
        """
    def close(self) -> None:
        """As `destroy`. Collective."""
    def __enter__(self) -> DistributedMap:
        """Itself."""
    def __exit__(self, exc_type: type[BaseException] | None, exc_val: BaseException | None,
                 exc_tb: TracebackType | None) -> None:
        """Destroys it. Collective."""
    def __del__(self) -> None:
        """Warns if it was left open."""
    def __repr__(self) -> str:
        """Its dtypes, and how many entries are where."""
    def __reduce_ex__(self, protocol: Any) -> Any:
        """Refused, with what to do instead."""

class AlgorithmFuture(Future):
    """A future of what a function returns, which runs in a thread of its own; what it raises is
    the future's failure. The program does not end before the function does.
    """

    def __init__(self, func: Callable[..., Any], args: Iterable[Any] = (),
                 kwargs: Mapping[str, Any] | None = None) -> None:
        """Starts `func(*args, **kwargs)`."""

class LockMode(IntEnum):
    """Whether others may hold a lock at the same time."""

    EXCLUSIVE = 0
    SHARED = 1

class Window():
    """Memory of all ranks of a context, open to one-sided access. A context manager; all ranks
    close it together. One that is left to the garbage collector warns, and is freed once it
    is garbage on all ranks: where the next map or window of the context is made, or the
    context is closed.
    """

    def __init__(self, ctx: Context, size: int | None = None, *,
                 base: NDArray[Any] | None = None) -> None:
        """Exposes `size` new bytes of zeros, or the memory of the array `base`, which the window
        keeps: all of it, or its first `size` bytes. Collective.
        """
    @classmethod
    def dynamic(cls, ctx: Context) -> Window:
        """A window without memory, to which ranks attach arrays while it is open. Collective."""
    @property
    def size(self) -> int:
        """Bytes that this rank exposes, or has attached."""
    @property
    def base(self) -> int | None:
        """The address of this rank's memory; None without any."""
    @property
    def is_valid(self) -> bool:
        """False once it is closed."""
    def local_view(self, dtype: DTypeLike = np.uint8) -> NDArray[Any]:
        """This rank's memory as an array, without a copy; valid until the window is closed.
        Local: does not wait for other ranks.
        """
    def attach(self, array: NDArray[Any]) -> int:
        """Opens the memory of a writable C-contiguous array to the other ranks; returns its
        offset in this rank's part, which they need. The window keeps the array until it is
        detached. Dynamic windows only. Local: does not wait for other ranks.
        """
    def detach(self, array: NDArray[Any]) -> None:
        """Closes the memory of an array that was attached; operations on it are refused from
        here on. Local: does not wait for other ranks.
        """
    def fence(self) -> None:
        """Ends an epoch on all ranks and begins the next. Collective."""
    def post(self, origins: Iterable[int]) -> None:
        """Opens this rank's part to these ranks, for one epoch of each. Does not wait. Local:
        does not wait for other ranks.
        """
    def start(self, targets: Iterable[int]) -> None:
        """Begins an epoch with these ranks; waits until each has posted its part to this one.
        Waits for the targets to post their parts.
        """
    def complete(self) -> None:
        """Ends it; all operations are complete, and the targets know. Waits for the targets of
        the epoch.
        """
    def wait(self) -> None:
        """Returns when all ranks that this part was posted to have completed. Waits for the
        origins to complete their epochs.
        """
    def test(self) -> bool:
        """Whether they have; does not wait. Local: does not wait for other ranks."""
    def lock(self, target: int, mode: LockMode | int | str = 'exclusive') -> None:
        """Begins an epoch with one target. Waits for the target, and ranks that hold its lock."""
    def unlock(self, target: int) -> None:
        """Ends it; all operations on the target are complete. Waits for the target."""
    def lock_all(self) -> None:
        """Begins a shared epoch with all targets. Waits for the targets, and ranks that hold
        their locks.
        """
    def unlock_all(self) -> None:
        """Ends it. Waits for the targets of the epoch."""
    def flush(self, target: int) -> None:
        """Operations on the target are complete. Waits for the target."""
    def flush_all(self) -> None:
        """Operations on all targets are complete. Waits for the targets of the epoch."""
    def flush_local(self, target: int) -> None:
        """Arrays given to operations on the target may be used. Waits for the target."""
    def flush_local_all(self) -> None:
        """Arrays given to any operation may be used. Waits for the targets of the epoch."""
    def close(self) -> None:
        """Frees the window on all ranks. A second call does nothing. Collective."""
    def __enter__(self) -> Window:
        """Itself."""
    def __exit__(self, exc_type: type[BaseException] | None, exc_val: BaseException | None,
                 exc_tb: TracebackType | None) -> None:
        """Closes it. Collective."""
    def __del__(self) -> None:
        """Warns if it is open."""
    def __repr__(self) -> str:
        """Its size."""

class Comparison(IntEnum):
    """What a signal is waited for; signals have no sign."""

    EQ = 0
    NE = 1
    GT = 2
    LE = 3
    LT = 4
    GE = 5

class SignalOp(IntEnum):
    """What becomes of a signal."""

    SET = 9
    ADD = 10

class AtomicOp(IntEnum):
    """What becomes of a word, in one atomic step."""

    FETCH = 0
    SET = 1
    ADD = 2
    AND = 3
    OR = 4
    XOR = 5

class Team(IntEnum):
    """The teams that every symmetric heap has."""

    INVALID = -1
    WORLD = 0
    SHARED = 1
    NODE = 2

class SymmetricHeap():
    """Memory of every rank of a context, laid out alike on all. What is allocated is an array
    that names its copies on all ranks. A context manager; all ranks close it together. Arrays
    stay valid when it is closed.
    """

    def __init__(self, ctx: Context, size: int = 0) -> None:
        """Makes a heap of `size` bytes on each rank; with 0 as many as DTL_SYMMETRIC_SIZE says,
        or 64 MiB. Collective.
        """
    @property
    def size(self) -> int:
        """Bytes of this rank's heap."""
    @property
    def used(self) -> int:
        """Bytes that are allocated."""
    @property
    def my_pe(self) -> int:
        """This rank's number in the heap's context."""
    @property
    def n_pes(self) -> int:
        """How many ranks the heap's context has."""
    @property
    def is_valid(self) -> bool:
        """False once it is closed."""
    def allocate(self, shape: int | tuple[int, ...],
                 dtype: DTypeLike = np.float64) -> NDArray[Any]:
        """A new array of zeros at the same place of every rank's heap. Collective."""
    def free(self, array: NDArray[Any]) -> None:
        """The array may be allocated again, which must not be used any more. Collective."""
    def remote_ptr(self, array: NDArray[Any], pe: int) -> NDArray[Any] | None:
        """The rank's copy of the array, for loads and stores; None where the rank is on another
        node. Local: does not wait for other ranks.
        """
    def put(self, dest: NDArray[Any], source: ArrayLike, pe: int) -> None:
        """`source` is on its way to the rank's copy of `dest`. Local: does not wait for other
        ranks.
        """
    def put_nbi(self, dest: NDArray[Any], source: NDArray[Any], pe: int) -> None:
        """The same, but `source` must stay as it is until `quiet`. Local: does not wait for
        other ranks.
        """
    def get(self, source: NDArray[Any], pe: int, *,
            out: NDArray[Any] | None = None) -> NDArray[Any]:
        """What the rank's copy of `source` holds, in `out` or a new array. Waits for the other
        rank.
        """
    def get_nbi(self, dest: NDArray[Any], source: NDArray[Any], pe: int) -> None:
        """`dest` holds what the rank's copy of `source` does, after `quiet`. Waits for the other
        rank.
        """
    def put_signal(self, dest: NDArray[Any], source: ArrayLike, signal: NDArray[Any], value: int,
                   pe: int, op: SignalOp | int | str = SignalOp.SET) -> None:
        """`source` is on its way to the rank's copy of `dest`, and after it the rank's `signal`
        changes. Local: does not wait for other ranks.
        """
    def put_signal_nbi(self, dest: NDArray[Any], source: NDArray[Any], signal: NDArray[Any],
                       value: int, pe: int, op: SignalOp | int | str = SignalOp.SET) -> None:
        """The same, but `source` must stay as it is until `quiet`. Local: does not wait for
        other ranks.
        """
    def signal_op(self, signal: NDArray[Any], value: int, pe: int,
                  op: SignalOp | int | str = SignalOp.SET) -> None:
        """The rank's `signal`, one uint64, is about to change. Local: does not wait for other
        ranks.
        """
    def signal_wait_until(self, signal: NDArray[Any], comparison: Comparison | int | str,
                          value: int, timeout: float | None = None) -> int:
        """Waits until this rank's own signal compares so with the value, and gives what it was.
        Fails after `timeout` seconds. Waits for the ranks that signal.
        """
    def signal_wait_until_any(self, signals: NDArray[Any], comparison: Comparison | int | str,
                              value: int, timeout: float | None = None) -> tuple[int, int]:
        """The index of the first of several that compares so, and what it was. Waits for the
        ranks that signal.
        """
    def signal_wait_until_all(self, signals: NDArray[Any], comparison: Comparison | int | str,
                              value: int, timeout: float | None = None) -> None:
        """Waits until each of several has compared so. Waits for the ranks that signal."""
    def atomic(self, dest: NDArray[Any], value: int, pe: int,
               op: AtomicOp | int | str = 'add') -> None:
        """The rank's copy of `dest`, one integer of 32 or 64 bits, is about to change in one
        atomic step. Local: does not wait for other ranks.
        """
    def atomic_fetch(self, dest: NDArray[Any], value: int, pe: int,
                     op: AtomicOp | int | str = 'add') -> int:
        """The same, and gives what it was. Waits for the other rank."""
    def atomic_compare_swap(self, dest: NDArray[Any], compare: int, value: int, pe: int) -> int:
        """The rank's copy of `dest` is `value` if it was `compare`; gives what it was. Waits for
        the other rank.
        """
    def fence(self) -> None:
        """What is put later is not seen before what was put already, on the same rank. Local:
        does not wait for other ranks.
        """
    def quiet(self) -> None:
        """All that this rank has begun is done. Waits for the ranks that this one has written
        to.
        """
    def barrier_all(self) -> None:
        """All ranks have come here, and what each had begun is done. Collective."""
    def sync_all(self) -> None:
        """All ranks have come here. Collective."""
    def barrier(self, team: int) -> None:
        """The same as `barrier_all`, of a team. Waits for all ranks of the team."""
    def sync(self, team: int) -> None:
        """The same as `sync_all`, of a team. Waits for all ranks of the team."""
    def team_my_pe(self, team: int) -> int | None:
        """This rank's number in the team; None in one that it is not in. Local: does not wait
        for other ranks.
        """
    def team_n_pes(self, team: int) -> int | None:
        """How many ranks the team has. Local: does not wait for other ranks."""
    def team_translate_pe(self, team: int, pe: int) -> int | None:
        """The number in the heap's context of a rank of the team. Local: does not wait for other
        ranks.
        """
    def team_split_strided(self, team: int, start: int, stride: int, size: int) -> int:
        """The team of `size` ranks of the team, from `start` on and `stride` apart; Team.INVALID
        on other ranks. Waits for all ranks of the parent team.
        """
    def team_split_color(self, team: int, color: int, key: int = 0) -> int:
        """The team of those ranks of the team that give the same color; Team.INVALID with one
        below 0. Waits for all ranks of the parent team.
        """
    def team_destroy(self, team: int) -> None:
        """The team is no more. Waits for all ranks of the team."""
    def broadcastmem(self, team: int, dest: NDArray[Any], source: NDArray[Any], root: int) -> None:
        """`dest` holds the root's `source` on every rank of the team. Waits for all ranks of the
        team.
        """
    def fcollectmem(self, team: int, dest: NDArray[Any], source: NDArray[Any]) -> None:
        """`dest` holds each rank's `source`, in the order of the team's ranks. Waits for all
        ranks of the team.
        """
    def close(self) -> None:
        """Frees the heap on all ranks. A second call does nothing. Collective."""
    def __enter__(self) -> SymmetricHeap:
        """Itself."""
    def __exit__(self, exc_type: type[BaseException] | None, exc_val: BaseException | None,
                 exc_tb: TracebackType | None) -> None:
        """Closes it. Collective."""
    def __del__(self) -> None:
        """Warns if it is open."""
    def __repr__(self) -> str:
        """Its bytes."""

class ModelBuilder():
    """A graph of tasks on arrays, which is scheduled once and run many times. Operands are
    arrays of float32 or bfloat16 (lengths of sequences are int64) of one or two dimensions,
    C-contiguous, which are used where they lie, or the numbers that `tensor` and `view` give.
    Tasks are numbered from 0; those that touch the same bytes, one of them writing, keep
    their order. A context manager, which closes it.
    """

    def __init__(self, ctx: Context) -> None:
        """A graph without tasks."""
    @property
    def is_valid(self) -> bool:
        """False once it is closed."""
    @property
    def tasks(self) -> int:
        """How many tasks there are."""
    def tensor(self, array: NDArray[Any]) -> int:
        """The number of an array, which lives as long as the graph; the same array has one
        number. Tensors of PyTorch's are used where they lie, as arrays are. Local: does not
        wait for other ranks.
        """
    def view(self, tensor: NDArray[Any] | int, rows: tuple[int, int],
             columns: tuple[int, int]) -> int:
        """The number of a part of a tensor, each side given by its first and how many there are.
        Local: does not wait for other ranks.
        """
    def unary(self, op: str, x: NDArray[Any] | int, out: NDArray[Any] | int) -> int:
        """A task: `out` becomes a function of `x`, element by element: copy, negative, absolute,
        sqrt, reciprocal, exp, log, tanh, sigmoid, relu, gelu or silu. Local: does not wait
        for other ranks.
        """
    def binary(self, op: str, x: NDArray[Any] | int, y: NDArray[Any] | int,
               out: NDArray[Any] | int) -> int:
        """A task: `out` becomes a function of `x` and `y`, which may be one row for all: add,
        subtract, multiply, divide, maximum, minimum or silu_and_mul. Local: does not wait for
        other ranks.
        """
    def linear(self, x: NDArray[Any] | int, weight: NDArray[Any] | int, out: NDArray[Any] | int,
               bias: NDArray[Any] | int | None = None) -> int:
        """A task: `out` becomes `x @ weight.T + bias`. Local: does not wait for other ranks."""
    def normalize(self, norm: str, x: NDArray[Any] | int, out: NDArray[Any] | int,
                  weight: NDArray[Any] | int | None = None, bias: NDArray[Any] | int | None = None,
                  epsilon: float = 1e-6) -> int:
        """A task: each row of `out` becomes that of `x`, normalized by rms or layer, times
        `weight` and plus `bias`. Local: does not wait for other ranks.
        """
    def flash_attention(self, query: NDArray[Any] | int, key: NDArray[Any] | int,
                        value: NDArray[Any] | int, out: NDArray[Any] | int, heads: int,
                        causal: bool = False, scale: float = 0.0) -> int:
        """A task: `out` becomes the attention of the rows of `query` to those of `key` and
        `value`. Heads stand side by side in a row; those of `key` may be fewer, by a divisor.
        A `scale` of 0 stands for 1 / sqrt(columns of a head). Local: does not wait for other
        ranks.
        """
    def flash_decode(self, query: NDArray[Any] | int, key: NDArray[Any] | int,
                     value: NDArray[Any] | int, lengths: NDArray[np.int64] | int,
                     out: NDArray[Any] | int, heads: int, scale: float = 0.0) -> int:
        """A task: each row of `out` becomes the attention of that of `query` to the cache of its
        sequence, of which `key` and `value` hold one behind the other, and `lengths` says how
        many rows are filled when the task runs. Local: does not wait for other ranks.
        """
    def append(self, x: NDArray[Any] | int, lengths: NDArray[np.int64] | int,
               cache: NDArray[Any] | int) -> int:
        """A task: the rows of `x`, as many for each sequence, become the last of those that are
        filled in the cache of the sequence; `lengths`, which counts them already, says when
        the task runs where those end. Local: does not wait for other ranks.
        """
    def barrier(self) -> int:
        """A task: all ranks have come to it. Local: does not wait for other ranks."""
    def allreduce(self, tensor: NDArray[Any] | int, op: str | np.ufunc = 'sum') -> int:
        """A task: each element becomes the reduction of those of all ranks, by sum, prod, min or
        max. Local: does not wait for other ranks.
        """
    def prefetch(self, tensor: NDArray[Any] | int) -> int:
        """A task: the tensor is on its way to the caches. Local: does not wait for other ranks."""
    def order(self, task: int, before: int) -> None:
        """The task runs after another, whatever they read and write. Local: does not wait for
        other ranks.
        """
    def schedule(self, workers: int = 1) -> None:
        """Deals the tasks out to threads; refuses tasks that wait for each other in a circle.
        Collective.
        """
    def run(self) -> None:
        """Runs all tasks on what the arrays hold now. Collective."""
    def close(self) -> None:
        """Closes it. Closing twice is harmless. Local: does not wait for other ranks."""
    def __enter__(self) -> ModelBuilder:
        """This graph."""
    def __exit__(self, exc_type: type[BaseException] | None, exc_val: BaseException | None,
                 exc_tb: TracebackType | None) -> None:
        """Closes it."""
    def __del__(self) -> None:
        """Closes one that was left open."""
    def __repr__(self) -> str:
        """Its state."""

class RoleManager():
    """Roles for the ranks of a context. A context manager."""

    def __init__(self, ctx: Context | None = None) -> None:
        """A manager without roles. The context may be given to initialize instead."""
    def add_role(self, name: str, num_ranks: int | Callable[[int, int], Any]) -> None:
        """A role for the next `num_ranks` ranks; or for those for which a function of rank and
        size holds, whatever other roles they have. The same on all ranks, and before
        `initialize`. Local: does not wait for other ranks.
        """
    def initialize(self, ctx: Context | None = None) -> None:
        """Every rank knows its role. More ranks than there are is an error on every rank.
        Collective.
        """
    def initialized(self) -> bool:
        """Whether that has happened. Local: does not wait for other ranks."""
    @property
    def is_valid(self) -> bool:
        """Whether it has a context, and is not closed."""
    def close(self) -> None:
        """Frees the manager; its context is left as it is. Closing twice is harmless. Local:
        does not wait for other ranks.
        """
    def has_role(self, name: str) -> bool:
        """Whether this rank has the role. Local: does not wait for other ranks."""
    def role_size(self, name: str) -> int:
        """How many ranks have it. Local: does not wait for other ranks."""
    def role_rank(self, name: str) -> int:
        """This rank's number among them, or -1. Local: does not wait for other ranks."""
    def context(self) -> Context | None:
        """A context of the ranks that have this rank's role; None without one. Collective."""
    def destroy(self) -> None:
        """Frees it; a second call does nothing. Local: does not wait for other ranks."""
    def __enter__(self) -> RoleManager:
        """Itself."""
    def __exit__(self, exc_type: type[BaseException] | None, exc_val: BaseException | None,
                 exc_tb: TracebackType | None) -> None:
        """Frees it."""
    def __del__(self) -> None:
        """Warns if it was left open."""
    def __repr__(self) -> str:
        """Its roles."""

class Topology():
    """Where the ranks of the job run. All questions are local."""

    @staticmethod
    def num_cpus() -> int:
        """CPUs of this node that this process may run on. Local: does not wait for other ranks."""
    @staticmethod
    def num_gpus() -> int:
        """GPUs of this node. Local: does not wait for other ranks."""
    @staticmethod
    def cpu_affinity(rank: int) -> int:
        """The first CPU that the rank may run on. Local: does not wait for other ranks."""
    @staticmethod
    def gpu_id(rank: int) -> int:
        """The GPU that suits the rank, or -1. Local: does not wait for other ranks."""
    @staticmethod
    def device_id(kind: DeviceKind | int | str = 'cuda') -> int:
        """The device of that kind that suits this rank, for `ctx.with_device`, or -1. Local:
        does not wait for other ranks.
        """
    @staticmethod
    def is_local(rank_a: int, rank_b: int) -> bool:
        """Whether both run on one node. Local: does not wait for other ranks."""
    @staticmethod
    def node_id(rank: int) -> int:
        """The number of the rank's node. Local: does not wait for other ranks."""
    @staticmethod
    def num_nodes() -> int:
        """Nodes that the job's ranks run on. Local: does not wait for other ranks."""
    @staticmethod
    def node_rank(rank: int) -> int:
        """The rank's number among those of its node. Local: does not wait for other ranks."""
    @staticmethod
    def node_size(rank: int) -> int:
        """Ranks on the rank's node. Local: does not wait for other ranks."""
    @staticmethod
    def numa_node(rank: int) -> int:
        """The NUMA node of the first CPU that the rank may run on. Local: does not wait for
        other ranks.
        """
    @staticmethod
    def host_name(rank: int) -> str:
        """The name of the rank's host. Local: does not wait for other ranks."""
    @staticmethod
    def cpu_set(rank: int) -> list[int]:
        """The CPUs that the rank may run on, as its operating system numbers them. Local: does
        not wait for other ranks.
        """
    @staticmethod
    def num_numa_nodes() -> int:
        """NUMA nodes of this node. Needs hwloc. Local: does not wait for other ranks."""
    @staticmethod
    def cpus() -> list[dict[str, Any]]:
        """Every CPU of this node in the order of the machine: its number `cpu`, and those of the
        `core`, `package`, `numa` node and `caches` (level 1 first, -1 for none) that it
        belongs to. Needs hwloc. Local: does not wait for other ranks.
        """
    @staticmethod
    def caches() -> list[dict[str, int]]:
        """The caches for data of this node, level 1 first: `level`, `bytes`, `line` in bytes,
        how many CPUs are `sharing` one, and their `count`. Needs hwloc. Local: does not wait
        for other ranks.
        """
    @staticmethod
    def gpus() -> list[dict[str, Any]]:
        """The GPUs of this node: PCI `address`, `vendor` and `model` as PCI numbers, and `numa`
        node (-1: unknown). Local: does not wait for other ranks.
        """
    @staticmethod
    def text() -> str:
        """This node and its ranks, drawn in lines of text. Local: does not wait for other ranks."""
    @staticmethod
    def draw(ctx: Context) -> str | None:
        """All nodes of the context's ranks, and which of its ranks may run where, as an SVG
        drawing; on rank 0, None elsewhere. Collective.
        """

class Future():
    """A value that will be there later, or a failure. `Future()` gets its value by `set`;
    non-blocking operations and `async_*` functions return futures of their own, which move
    forward when they are waited for, tested or awaited. `await` gives the value in asyncio,
    without blocking its loop. A context manager, which waits at its end for an operation. An
    operation that is dropped before it is complete warns, and its arrays stay alive.
    """

    def __init__(self, _native: Any = None, *, result: Any = None,
                 keeps: Iterable[Any] = ()) -> None:
        """A future without a value; or that of an operation, given by its handle: its value is
        then `result`, or what `result()` returns once it is complete, and `keeps` stays alive
        until then.
        """
    def valid(self) -> bool:
        """Whether it has not been destroyed. Local: does not wait for other ranks."""
    def wait(self, timeout: float | None = None) -> None:
        """Returns once there is a value. Raises the failure, if there is one instead, and the
        built-in TimeoutError after `timeout` seconds. Waits for the operation, or the rank,
        that completes the future.
        """
    def test(self) -> bool:
        """Whether there is a value, or a failure. Does not wait, and raises nothing that the
        future has failed with. Local: does not wait for other ranks.
        """
    def done(self) -> bool:
        """The same as `test()`. Local: does not wait for other ranks."""
    def get(self, size: int | None = None, *, timeout: float | None = None) -> Any:
        """The value, after waiting for it as `wait` does; its bytes where `size` is given, which
        must be at least their number. Waits for the operation, or the rank, that completes
        the future.
        """
    def set(self, data: Any) -> None:
        """The value is `data`, or a copy of it where it is an array or another buffer, and those
        who wait go on. Refused where there is a value already. Local: does not wait for other
        ranks.
        """
    def set_error(self, error: BaseException) -> None:
        """The future has failed: `error` is raised by those who wait. Refused where there is a
        value already. Local: does not wait for other ranks.
        """
    def then(self, func: Callable[[Any], Any]) -> Future:
        """A future of `func(value)`, or of the failure of this one or of `func`. `func` is
        called once, in the thread that completes this future: the one that sets it, or waits
        for it or tests it; at once where it is complete. Local: does not wait for other
        ranks.
        """
    def destroy(self) -> None:
        """Gives it up, whatever its state; again is harmless. Who waits for a value that was
        never set gets a CommunicationError; an operation goes on, and keeps its arrays until
        it is complete. Local: does not wait for other ranks.
        """
    def __await__(self) -> Generator[Any, None, Any]:
        """The value, in asyncio. Waits for the operation, or the rank, that completes the
        future.
        """
    def __enter__(self) -> Future:
        """Itself."""
    def __exit__(self, exc_type: type[BaseException] | None, exc_val: BaseException | None,
                 exc_tb: TracebackType | None) -> None:
        """Waits for an operation; destroys a future that was never set."""
    def __del__(self) -> None:
        """Warns of an operation that is not complete, and of a failure that nobody has asked
        for.
        """
    def __repr__(self) -> str:
        """Its state."""

class Action():
    """A function that other ranks may call by a name, which is the same on all of them: what
    `action` is for functions without a name of their own. Called itself, it runs here.
    """

    name: str
    function: Any
    def __init__(self, name: str, function: Callable[..., Any]) -> None:
        """Declares it. On all ranks."""
    def __call__(self, *args: Any) -> Any:
        """What the function returns, here."""
    def __repr__(self) -> str:
        """Its name."""

class RemoteError(DTLError):
    """An action has raised on another rank: the text names rank, action and exception. `rank`,
    `action`, `kind` (the name of the exception's class) and `traceback` (its text) tell the
    same apart.
    """

    rank: int
    action: str
    kind: str
    traceback: str
    def __init__(self, rank: int, action: str, kind: str, words: str, traceback: str) -> None:
        """Made by the library."""

class DeviceKind(IntEnum):
    """Whose devices. Functions take a member, its number or its name."""

    HOST = 0
    CUDA = 1
    HIP = 2
    EMULATED = 3

class Stream():
    """A queue of operations on a device. On the host nothing is queued: what is asked of a
    stream is done when the call returns. A context manager, which closes it.
    """

    def __init__(self, kind: DeviceKind | int | str = 'host', device_id: int = 0) -> None:
        """A new stream of the device."""
    @classmethod
    def from_native(cls, native: Any, kind: DeviceKind | int | str = 'cuda',
                    device_id: int = 0) -> Stream:
        """One that another library has made on the device, and which that library keeps until
        this object is closed: an object with `__cuda_stream__`, or the address as an integer;
        0 is the default stream. Local: does not wait for other ranks.
        """
    @property
    def kind(self) -> DeviceKind:
        """The kind of its device."""
    @property
    def device_id(self) -> int:
        """The number of its device."""
    @property
    def native(self) -> int:
        """Its address as other libraries have it; 0 on the host."""
    @property
    def is_valid(self) -> bool:
        """False once it is closed."""
    def synchronize(self) -> None:
        """Waits until all that was queued has run. Waits for the work queued on the stream."""
    def query(self) -> bool:
        """Whether all that was queued has run. Does not wait. Local: does not wait for other
        ranks.
        """
    def wait(self, event: Event) -> None:
        """What is queued from here on runs after what the event marks now. The call itself waits
        only where the stream is of another kind of device than the event. Waits for the
        event, where the stream is of another kind of device.
        """
    def future(self) -> Future:
        """A future that is complete once what was queued up to here has run, and has its
        failure. Does not wait. Local: does not wait for other ranks.
        """
    def record(self) -> Event:
        """A new event that marks what was queued up to here. Local: does not wait for other
        ranks.
        """
    def close(self) -> None:
        """Ends it; what is queued still runs. Closing twice is harmless. Local: does not wait
        for other ranks.
        """
    def __cuda_stream__(self) -> tuple[int, int]:
        """For libraries that take CUDA streams; a stream of another kind raises
        UnsupportedError.
        """
    def __enter__(self) -> Stream:
        """This stream."""
    def __exit__(self, exc_type: type[BaseException] | None, exc_val: BaseException | None,
                 exc_tb: TracebackType | None) -> None:
        """Closes it."""
    def __del__(self) -> None:
        """Closes it."""
    def __repr__(self) -> str:
        """Its device."""

class Event():
    """A mark in a stream. A context manager, which closes it."""

    def __init__(self, kind: DeviceKind | int | str = 'host', device_id: int = 0) -> None:
        """One of the device that marks nothing yet."""
    @property
    def is_valid(self) -> bool:
        """False once it is closed."""
    def record(self, stream: Stream) -> None:
        """It marks what was queued on the stream up to here, and nothing else any more. Local:
        does not wait for other ranks.
        """
    def synchronize(self) -> None:
        """Waits until what it marks has run. Waits for the work that the event marks."""
    def query(self) -> bool:
        """Whether what it marks has run, also where it marks nothing. Does not wait. Local: does
        not wait for other ranks.
        """
    def elapsed(self, later: Event) -> float:
        """The milliseconds between what the two mark, which must have run. Local: does not wait
        for other ranks.
        """
    def close(self) -> None:
        """Ends it; streams that wait for what it marks still do. Closing twice is harmless.
        Local: does not wait for other ranks.
        """
    def __enter__(self) -> Event:
        """This event."""
    def __exit__(self, exc_type: type[BaseException] | None, exc_val: BaseException | None,
                 exc_tb: TracebackType | None) -> None:
        """Closes it."""
    def __del__(self) -> None:
        """Closes it."""

def has_mpi() -> bool:
    """Whether an MPI library was found and can be used. Local: does not wait for other ranks."""

def has_cuda() -> bool:
    """Whether a CUDA device can be used. Local: does not wait for other ranks."""

def has_hip() -> bool:
    """Whether a HIP device can be used. Local: does not wait for other ranks."""

def has_nccl() -> bool:
    """Whether NCCL can be used. Local: does not wait for other ranks."""

def has_shmem() -> bool:
    """Whether OpenSHMEM can be used. Local: does not wait for other ranks."""

def barrier(ctx: Context) -> None:
    """Returns once every rank of the context has entered. Collective."""

@overload
def broadcast(ctx: Context, value: _Scalar, root: int = 0, *, out: None = None,
              data: None = None) -> _Scalar: ...

@overload
def broadcast(ctx: Context, value: int, root: int = 0, *, out: None = None,
              data: None = None) -> int: ...

@overload
def broadcast(ctx: Context, value: float, root: int = 0, *, out: None = None,
              data: None = None) -> float: ...

@overload
def broadcast(ctx: Context, value: complex, root: int = 0, *, out: None = None,
              data: None = None) -> complex: ...

@overload
def broadcast(ctx: Context, value: NDArray[_Scalar], root: int = 0, *,
              out: NDArray[_Scalar] | None = None, data: None = None) -> NDArray[_Scalar]: ...

@overload
def broadcast(ctx: Context, value: ArrayLike | None = None, root: int = 0, *,
              out: NDArray[Any] | None = None, data: ArrayLike | None = None) -> Any:
    """The root's `value` on every rank, whatever the others give. With `out`, which all ranks or
    none give, it has the shape and dtype of the result. Collective.
    """

def scatter(ctx: Context, values: ArrayLike | None = None, root: int = 0, *,
            out: NDArray[Any] | None = None, data: ArrayLike | None = None) -> Any:
    """This rank's block of the root's `values`, whose first dimension is the number of ranks: of
    values of shape (size, 3) each rank gets one of shape (3,). What the other ranks give does
    not matter. With `out`, which all ranks or none give, it has the shape and dtype of a
    block. Of k * size one-dimensional values, each rank gets an array of k. Collective.
    """

@overload
def scatterv(ctx: Context, data: NDArray[_Scalar],
             sendcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None, root: int = 0, *,
             out: NDArray[_Scalar] | None = None) -> NDArray[_Scalar]: ...

@overload
def scatterv(ctx: Context, data: ArrayLike | None = None,
             sendcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None, root: int = 0, *,
             out: NDArray[Any] | None = None) -> NDArray[Any]:
    """This rank's entries of the root's `data`: sendcounts[r] of them for rank r, one after the
    other along the first axis. `sendcounts` matters on the root only; the other ranks give an
    array of the same dtype and of any length. Collective.
    """

@overload
def reduce(ctx: Context, value: _Scalar, op: str | np.ufunc = 'sum', root: int = 0, *,
           out: None = None, data: None = None) -> _Scalar | None: ...

@overload
def reduce(ctx: Context, value: int, op: str | np.ufunc = 'sum', root: int = 0, *,
           out: None = None, data: None = None) -> int | None: ...

@overload
def reduce(ctx: Context, value: float, op: str | np.ufunc = 'sum', root: int = 0, *,
           out: None = None, data: None = None) -> float | None: ...

@overload
def reduce(ctx: Context, value: complex, op: str | np.ufunc = 'sum', root: int = 0, *,
           out: None = None, data: None = None) -> complex | None: ...

@overload
def reduce(ctx: Context, value: NDArray[_Scalar], op: str | np.ufunc = 'sum', root: int = 0, *,
           out: NDArray[_Scalar] | None = None, data: None = None) -> NDArray[_Scalar] | None: ...

@overload
def reduce(ctx: Context, value: ArrayLike | None = None, op: str | np.ufunc = 'sum', root: int = 0,
           *, out: NDArray[Any] | None = None, data: ArrayLike | None = None) -> Any: ...

@overload
def reduce(ctx: DistributedContainer,
           value: str | np.ufunc | Callable[[Any, Any], Any] | None = None,
           op: str | np.ufunc | Callable[[Any, Any], Any] = 'sum', root: int = 0, *,
           out: None = None, data: None = None, initial: Any = None) -> Any:
    """The reduction of `value` over all ranks, on the root; None on the others.

    `reduce(container, op)` is the reduction of a container's elements, on every rank. There
    `op` may also be a function of two elements, which must be associative: each rank reduces
    its part in the order of indices, from `initial` on where it is given, and the ranks'
    results are combined in their order. Collective.
    """

@overload
def gather(ctx: Context, value: NDArray[_Scalar], root: int = 0, *,
           out: NDArray[_Scalar] | None = None, data: None = None) -> NDArray[_Scalar] | None: ...

@overload
def gather(ctx: Context, value: ArrayLike | None = None, root: int = 0, *,
           out: NDArray[Any] | None = None, data: ArrayLike | None = None) -> NDArray[Any] | None:
    """The values of all ranks on the root, along a new first dimension: of shape (size, 1) for
    values of shape (1,), and (size,) for numbers. None on the others. Collective.
    """

@overload
def gatherv(ctx: Context, data: NDArray[_Scalar],
            recvcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None, root: int = 0, *,
            out: NDArray[_Scalar] | None = None) -> NDArray[_Scalar] | None: ...

@overload
def gatherv(ctx: Context, data: ArrayLike | None = None,
            recvcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None, root: int = 0, *,
            out: NDArray[Any] | None = None) -> NDArray[Any] | None:
    """The arrays of all ranks on the root, one after the other along their first axis, along
    which they may differ in length. None on the others. `recvcounts` may say on the root how
    long they are expected to be. Collective.
    """

@overload
def allreduce(ctx: Context, value: _Scalar, op: str | np.ufunc = 'sum', *, out: None = None,
              data: None = None) -> _Scalar: ...

@overload
def allreduce(ctx: Context, value: int, op: str | np.ufunc = 'sum', *, out: None = None,
              data: None = None) -> int: ...

@overload
def allreduce(ctx: Context, value: float, op: str | np.ufunc = 'sum', *, out: None = None,
              data: None = None) -> float: ...

@overload
def allreduce(ctx: Context, value: complex, op: str | np.ufunc = 'sum', *, out: None = None,
              data: None = None) -> complex: ...

@overload
def allreduce(ctx: Context, value: NDArray[_Scalar], op: str | np.ufunc = 'sum', *,
              out: NDArray[_Scalar] | None = None, data: None = None) -> NDArray[_Scalar]: ...

@overload
def allreduce(ctx: Context, value: ArrayLike | None = None, op: str | np.ufunc = 'sum', *,
              out: NDArray[Any] | None = None, data: ArrayLike | None = None) -> Any:
    """The reduction of `value` over all ranks, on every rank. `op` is the name of an operation,
    such as dtl.SUM, or NumPy's function for it, such as np.add. Collective.
    """

@overload
def allgather(ctx: Context, value: NDArray[_Scalar], *, out: NDArray[_Scalar] | None = None,
              data: None = None) -> NDArray[_Scalar]: ...

@overload
def allgather(ctx: Context, value: ArrayLike | None = None, *, out: NDArray[Any] | None = None,
              data: ArrayLike | None = None) -> NDArray[Any]:
    """The values of all ranks on every rank, along a new first dimension. Collective."""

@overload
def allgatherv(ctx: Context, value: NDArray[_Scalar],
               recvcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None, *,
               out: NDArray[_Scalar] | None = None, data: None = None) -> NDArray[_Scalar]: ...

@overload
def allgatherv(ctx: Context, value: ArrayLike | None = None,
               recvcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None, *,
               out: NDArray[Any] | None = None, data: ArrayLike | None = None) -> NDArray[Any]:
    """The arrays of all ranks on every rank, one after the other along their first axis, along
    which they may differ in length. `recvcounts`, given on all ranks or on none, spares
    telling each other how long they are. Collective.
    """

@overload
def alltoall(ctx: Context, values: NDArray[_Scalar], *, out: NDArray[_Scalar] | None = None,
             data: None = None) -> NDArray[_Scalar]: ...

@overload
def alltoall(ctx: Context, values: ArrayLike | None = None, *, out: NDArray[Any] | None = None,
             data: ArrayLike | None = None) -> NDArray[Any]:
    """Entry r of the result is the block that rank r keeps for this rank in its `values`, whose
    first dimension is the number of ranks. Collective.
    """

@overload
def alltoallv(
    ctx: Context, send_data: NDArray[_Scalar],
    send_counts: Sequence[int] | NDArray[np.integer[Any]] | None = None,
    recv_counts: Sequence[int] | NDArray[np.integer[Any]] | None = None, *,
    out: NDArray[_Scalar] | None = None, data: None = None,
    sendcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None,
    recvcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None) -> NDArray[_Scalar]: ...

@overload
def alltoallv(ctx: Context, send_data: ArrayLike | None = None,
              send_counts: Sequence[int] | NDArray[np.integer[Any]] | None = None,
              recv_counts: Sequence[int] | NDArray[np.integer[Any]] | None = None, *,
              out: NDArray[Any] | None = None, data: ArrayLike | None = None,
              sendcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None,
              recvcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None) -> NDArray[Any]:
    """The entries that each rank keeps for this rank, one after the other along the first axis:
    send_counts[r] entries of `send_data` go to rank r, recv_counts[r] come from it. Without
    `recv_counts`, on all ranks, they are asked for. Collective.
    """

@overload
def scan(ctx: Context, value: _Scalar, op: str | np.ufunc = 'sum', *, out: None = None,
         data: None = None) -> _Scalar: ...

@overload
def scan(ctx: Context, value: int, op: str | np.ufunc = 'sum', *, out: None = None,
         data: None = None) -> int: ...

@overload
def scan(ctx: Context, value: float, op: str | np.ufunc = 'sum', *, out: None = None,
         data: None = None) -> float: ...

@overload
def scan(ctx: Context, value: complex, op: str | np.ufunc = 'sum', *, out: None = None,
         data: None = None) -> complex: ...

@overload
def scan(ctx: Context, value: NDArray[_Scalar], op: str | np.ufunc = 'sum', *,
         out: NDArray[_Scalar] | None = None, data: None = None) -> NDArray[_Scalar]: ...

@overload
def scan(ctx: Context, value: ArrayLike | None = None, op: str | np.ufunc = 'sum', *,
         out: NDArray[Any] | None = None, data: ArrayLike | None = None) -> Any:
    """The reduction of `value` over the ranks up to this one. Collective."""

@overload
def exscan(ctx: Context, value: _Scalar, op: str | np.ufunc = 'sum', *, out: None = None,
           data: None = None) -> _Scalar: ...

@overload
def exscan(ctx: Context, value: int, op: str | np.ufunc = 'sum', *, out: None = None,
           data: None = None) -> int: ...

@overload
def exscan(ctx: Context, value: float, op: str | np.ufunc = 'sum', *, out: None = None,
           data: None = None) -> float: ...

@overload
def exscan(ctx: Context, value: complex, op: str | np.ufunc = 'sum', *, out: None = None,
           data: None = None) -> complex: ...

@overload
def exscan(ctx: Context, value: NDArray[_Scalar], op: str | np.ufunc = 'sum', *,
           out: NDArray[_Scalar] | None = None, data: None = None) -> NDArray[_Scalar]: ...

@overload
def exscan(ctx: Context, value: ArrayLike | None = None, op: str | np.ufunc = 'sum', *,
           out: NDArray[Any] | None = None, data: ArrayLike | None = None) -> Any:
    """The reduction of `value` over the ranks below this one; on rank 0 the operation's neutral
    element: 0 for sum, 1 for prod, the largest value for min. Collective.
    """

def reduce_scatter(ctx: Context, values: ArrayLike | None = None, op: str | np.ufunc = 'sum',
                   recvcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None, *,
                   out: NDArray[Any] | None = None, data: ArrayLike | None = None) -> Any:
    """This rank's block of the reduction of `values` over all ranks. The first dimension of
    `values` is the number of ranks; or `recvcounts`, the same on all ranks, says how many
    entries each rank's block has. Collective.
    """

def broadcast_object(ctx: Context, obj: object = None, root: int = 0) -> Any:
    """The object that `root` gave, pickled, on every rank; on `root` it is `obj` itself. An
    object that can't be pickled is an error on every rank. Collective.
    """

def gather_object(ctx: Context, obj: object, root: int = 0) -> list[Any] | None:
    """The objects of all ranks in their order, on `root`; None elsewhere. An object that can't
    be pickled is an error on every rank, and names the rank. Collective.
    """

def allgather_object(ctx: Context, obj: object) -> list[Any]:
    """The objects of all ranks in their order, on every rank. Errors are those of gather_object.
    Collective.
    """

def scatter_object(ctx: Context, objs: Sequence[object] | None = None, root: int = 0) -> Any:
    """This rank's entry of `objs`, which has one for each rank and is significant on `root`
    only. Objects that can't be pickled, or a wrong number of them, are an error on every
    rank. Collective.
    """

def ibarrier(ctx: Context, *, stream: Any = None) -> Future:
    """A future of what `barrier` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Collective; does
    not wait for other ranks.
    """

def ibroadcast(ctx: Context, value: ArrayLike | None = None, root: int = 0, *,
               out: NDArray[Any] | None = None, data: ArrayLike | None = None,
               stream: Any = None) -> Future:
    """A future of what `broadcast` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Collective; does
    not wait for other ranks.
    """

def iscatter(ctx: Context, values: ArrayLike | None = None, root: int = 0, *,
             out: NDArray[Any] | None = None, data: ArrayLike | None = None,
             stream: Any = None) -> Future:
    """A future of what `scatter` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Collective; does
    not wait for other ranks.
    """

def iscatterv(ctx: Context, data: ArrayLike | None = None,
              sendcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None, root: int = 0, *,
              out: NDArray[Any] | None = None, stream: Any = None) -> Future:
    """A future of what `scatterv` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Counts that
    `scatterv` can do without must be given, since a call that does not wait can't ask the
    other ranks for them. Collective; does not wait for other ranks.
    """

def ireduce(ctx: Context, value: ArrayLike | None = None, op: str | np.ufunc = 'sum',
            root: int = 0, *, out: NDArray[Any] | None = None, data: ArrayLike | None = None,
            stream: Any = None) -> Future:
    """A future of what `reduce` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Collective; does
    not wait for other ranks.
    """

def igather(ctx: Context, value: ArrayLike | None = None, root: int = 0, *,
            out: NDArray[Any] | None = None, data: ArrayLike | None = None,
            stream: Any = None) -> Future:
    """A future of what `gather` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Collective; does
    not wait for other ranks.
    """

def igatherv(ctx: Context, data: ArrayLike | None = None,
             recvcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None, root: int = 0, *,
             out: NDArray[Any] | None = None, stream: Any = None) -> Future:
    """A future of what `gatherv` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Counts that
    `gatherv` can do without must be given, since a call that does not wait can't ask the
    other ranks for them. Collective; does not wait for other ranks.
    """

def iallreduce(ctx: Context, value: ArrayLike | None = None, op: str | np.ufunc = 'sum', *,
               out: NDArray[Any] | None = None, data: ArrayLike | None = None,
               stream: Any = None) -> Future:
    """A future of what `allreduce` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Collective; does
    not wait for other ranks.
    """

def iallgather(ctx: Context, value: ArrayLike | None = None, *, out: NDArray[Any] | None = None,
               data: ArrayLike | None = None, stream: Any = None) -> Future:
    """A future of what `allgather` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Collective; does
    not wait for other ranks.
    """

def iallgatherv(ctx: Context, value: ArrayLike | None = None,
                recvcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None, *,
                out: NDArray[Any] | None = None, data: ArrayLike | None = None,
                stream: Any = None) -> Future:
    """A future of what `allgatherv` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Counts that
    `allgatherv` can do without must be given, since a call that does not wait can't ask the
    other ranks for them. Collective; does not wait for other ranks.
    """

def ialltoall(ctx: Context, values: ArrayLike | None = None, *, out: NDArray[Any] | None = None,
              data: ArrayLike | None = None, stream: Any = None) -> Future:
    """A future of what `alltoall` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Collective; does
    not wait for other ranks.
    """

def ialltoallv(ctx: Context, send_data: ArrayLike | None = None,
               send_counts: Sequence[int] | NDArray[np.integer[Any]] | None = None,
               recv_counts: Sequence[int] | NDArray[np.integer[Any]] | None = None, *,
               out: NDArray[Any] | None = None, data: ArrayLike | None = None,
               sendcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None,
               recvcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None,
               stream: Any = None) -> Future:
    """A future of what `alltoallv` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Counts that
    `alltoallv` can do without must be given, since a call that does not wait can't ask the
    other ranks for them. Collective; does not wait for other ranks.
    """

def iscan(ctx: Context, value: ArrayLike | None = None, op: str | np.ufunc = 'sum', *,
          out: NDArray[Any] | None = None, data: ArrayLike | None = None,
          stream: Any = None) -> Future:
    """A future of what `scan` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Collective; does
    not wait for other ranks.
    """

def iexscan(ctx: Context, value: ArrayLike | None = None, op: str | np.ufunc = 'sum', *,
            out: NDArray[Any] | None = None, data: ArrayLike | None = None,
            stream: Any = None) -> Future:
    """A future of what `exscan` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Collective; does
    not wait for other ranks.
    """

def ireduce_scatter(ctx: Context, values: ArrayLike | None = None, op: str | np.ufunc = 'sum',
                    recvcounts: Sequence[int] | NDArray[np.integer[Any]] | None = None, *,
                    out: NDArray[Any] | None = None, data: ArrayLike | None = None,
                    stream: Any = None) -> Future:
    """A future of what `reduce_scatter` gives, which has started. Arrays belong to it until it
    is complete; what is no C-contiguous array is copied at once. Ranks start their
    collectives on a context in the same order, blocking ones included, and may wait for them
    in any. With `stream`, one of the context's device as `Context.set_stream` takes it,
    arrays in the memory of the device are read and written in the order of the stream: what
    NCCL does is queued there, what goes by way of the host is done when the call returns.
    Counts that `reduce_scatter` can do without must be given, since a call that does not wait
    can't ask the other ranks for them. Collective; does not wait for other ranks.
    """

def send(ctx: Context, data: ArrayLike, dest: int, tag: int = 0) -> None:
    """The elements of `data` are on their way to rank `dest`. It may wait for the receiver.
    Waits for the receiver, unless the message is buffered.
    """

def recv(ctx: Context, source: int | None = None, tag: int = 0, dtype: DTypeLike | None = None,
         count: int = 0, *, out: NDArray[Any] | None = None) -> NDArray[Any]:
    """The elements of a message from `source` (any rank where it is None) with `tag`. Array and
    message have the same dtype and shape; a `dtype` that is given must be the message's (or
    V1, its bytes). With a `count`, a message of more elements is refused, and the array has
    one dimension. `out` is an array to receive into. A message that is refused stays where it
    is, for the next receive. The older order (ctx, count, dtype, source, tag) is understood
    where the third argument is a dtype. Waits for the sender.
    """

def sendrecv(ctx: Context, send_data: ArrayLike | None = None, dest: int | None = None,
             source: int | None = None, send_tag: int = 0, recv_tag: int = 0, *,
             senddata: ArrayLike | None = None, recvcount: int | None = None,
             recvdtype: DTypeLike | None = None, sendtag: int | None = None,
             recvtag: int | None = None) -> NDArray[Any]:
    """Sends `send_data` to `dest` and returns what comes from `source`, as recv does; neither
    waits for the other. The keywords without underscore are the older spelling; the older
    order (ctx, senddata, dest, recvcount, recvdtype, source, sendtag, recvtag) is understood
    where the fifth argument is a dtype or None, or `source` is a keyword beside a fourth
    argument. Waits for the sender of the message that it receives.
    """

def isend(ctx: Context, data: ArrayLike, dest: int, tag: int = 0) -> Request:
    """The sending of `data` has started. The request keeps the array; it must not change until
    the request is complete. Local: does not wait for other ranks.
    """

def irecv(ctx: Context, out: NDArray[Any], source: int | None = None, tag: int = 0) -> Request:
    """The receiving into `out` has started; `out` must not be used until the request is
    complete. Local: does not wait for other ranks.
    """

def probe(ctx: Context, source: int | None = -1, tag: int = -1,
          dtype: DTypeLike | None = None) -> dict[str, Any]:
    """The source, tag, count and dtype of a message that a receive would get now; waits for one.
    `count` is in elements of `dtype`, or as they were sent; a `dtype` that a receive would
    refuse is refused. -1 stands for any source and any tag. Waits for a sender.
    """

def iprobe(ctx: Context, source: int | None = -1, tag: int = -1,
           dtype: DTypeLike | None = None) -> tuple[bool, dict[str, Any] | None]:
    """Whether a message is there, and what probe tells of it, or None: `(False, None)`. Does not
    wait. Local: does not wait for other ranks.
    """

def mprobe(ctx: Context, source: int | None = -1, tag: int = -1,
           dtype: DTypeLike | None = None) -> Message:
    """A message, with its source, tag, count and dtype, that no other receive can get from here
    on; waits for one. What threads use that receive side by side. `count` is in elements of
    `dtype`, or as they were sent. -1 stands for any source and any tag. Waits for a sender.
    """

def improbe(ctx: Context, source: int | None = -1, tag: int = -1,
            dtype: DTypeLike | None = None) -> Message | None:
    """As mprobe, but None at once if no message is there. Local: does not wait for other ranks."""

def mrecv(message: Message, dtype: DTypeLike | None = None, *,
          out: NDArray[Any] | None = None) -> NDArray[Any]:
    """The elements of a message that mprobe gave, in the dtype and shape in which they were
    sent; a `dtype` that is given must be the message's (or V1, its bytes). `out` is an array
    to receive into. A message that is refused can be received again. Waits for the sender.
    """

def send_object(ctx: Context, obj: object, dest: int, tag: int = 0) -> None:
    """Any object that pickle takes is on its way to rank `dest`, which calls recv_object. An
    object is one message, of the pickle and of the arrays inside it, whose bytes probe tells.
    It may wait for the receiver. A receive of bytes that matches its tag takes it: give
    objects tags of their own. Waits for the receiver, unless the message is buffered.
    """

def recv_object(ctx: Context, source: int | None = None, tag: int = 0) -> Any:
    """An object that send_object sent from `source` (any rank where it is None or -1) with
    `tag`. Unpickling runs what the sender pickled, so it is done by this function only. A
    message of numbers is refused with its rank and tag; it stays where it is unless the
    numbers are bytes (uint8). Arrays in the object share one block of memory. Waits for the
    sender.
    """

def waitall(requests: Iterable[Request]) -> list[NDArray[Any]]:
    """The arrays of all requests, once all are complete. Then raises the first failure in their
    order, if any. Waits for the other ranks of the operation.
    """

def testall(requests: Iterable[Request]) -> bool:
    """Whether all requests are complete. Does not wait. If they are, raises the first failure in
    their order, if any. Local: does not wait for other ranks.
    """

def waitany(requests: Iterable[Request]) -> int:
    """The index of a request that is complete now; waits for the first. Those that were complete
    before the call are passed over, so that repeated calls with the same list give each index
    once; a list of no others is refused. Raises the request's failure, if it has failed.
    Waits for the other ranks of the operation.
    """

def testany(requests: Iterable[Request]) -> int | None:
    """As waitany, but None at once where no request is complete. Local: does not wait for other
    ranks.
    """

def placement_available(policy: PlacementPolicy | int | str) -> bool:
    """Whether this machine has what the policy asks for: `host` everywhere, all others where a
    device is. Local: does not wait for other ranks.
    """

def to_device(ctx: Context, container: DistributedContainer,
              device_id: int = 0) -> DistributedContainer:
    """A container with the same elements in the memory of that device: `container` itself where
    it is there. BackendError where there is no device. Collective.
    """

def to_host(ctx: Context, container: DistributedContainer) -> DistributedContainer:
    """A container with the same elements in main memory: `container` itself where it is there.
    Collective.
    """

def save(container: DistributedContainer, path: str | bytes | os.PathLike[Any]) -> None:
    """The file `path` holds all elements of the container, a vector, an array or a tensor, in
    the format .npy, for np.load and dtl.load. Each rank writes its part. The file takes the
    place of an older one when it is complete. FileError if it can't be written; the older one
    then stays. Collective.
    """

def load(ctx: Context, path: str | bytes | os.PathLike[Any], *, kind: Any = None,
         dtype: DTypeLike | None = None, partition: PartitionPolicy | int | str | None = None,
         placement: PlacementPolicy | int | str | None = None,
         execution: ExecutionPolicy | int | str | None = None, device_id: int = 0,
         block_size: int = 1, distributed_dim: int = 0) -> Any:
    """A container of the elements of the file `path`, which is in the format .npy and in C
    order: of the class `kind`, or else a DistributedVector for one dimension and a
    DistributedTensor for several. Each rank reads its part. `dtype` is what the file must
    hold. FileError if it can't be read, FormatError if it is no such file. Collective.
    """

def for_each_vector(vec: DistributedVector, func: Callable[..., object],
                    with_index: bool = False) -> None:
    """Calls `func(element)`, or `func(element, index)` with the local index, for each element of
    this rank's part. Local: does not wait for other ranks.
    """

def transform_vector(vec: DistributedVector, func: Callable[..., Any]) -> None:
    """Each element of this rank's part becomes what `func` makes of it: a ufunc of NumPy, or a
    function of one element. Local: does not wait for other ranks.
    """

def copy_vector(src: DistributedVector, dst: DistributedVector) -> None:
    """The elements of `dst` on this rank are those of `src`. Both have as many here, of one
    dtype. Local: does not wait for other ranks.
    """

def fill_vector(vec: DistributedVector, value: Any) -> None:
    """Every element of this rank's part is `value`. Local: does not wait for other ranks."""

def find_vector(vec: DistributedVector, value: Any) -> int | None:
    """The first local index whose element equals `value`; None where there is none. NaN equals
    NaN here. Local: does not wait for other ranks.
    """

def find_if_vector(vec: DistributedVector, predicate: Callable[[Any], Any]) -> int | None:
    """The first local index for whose element `predicate` holds; None where there is none.
    Local: does not wait for other ranks.
    """

def count_vector(vec: DistributedVector, value: Any) -> int:
    """The number of elements of this rank's part that equal `value`. NaN equals NaN here. Local:
    does not wait for other ranks.
    """

def count_if_vector(vec: DistributedVector, predicate: Callable[[Any], Any]) -> int:
    """The number of elements of this rank's part for which `predicate` holds. Local: does not
    wait for other ranks.
    """

def reduce_local_vector(vec: DistributedVector, op: str | np.ufunc = 'sum') -> Any:
    """The reduction of this rank's part; of none, the neutral element. Local: does not wait for
    other ranks.
    """

def sort_vector(vec: DistributedVector, reverse: bool = False) -> None:
    """This rank's part is in order, NaN last. Local: does not wait for other ranks."""

def minmax_vector(vec: DistributedVector) -> tuple[Any, Any]:
    """The least and the greatest element of this rank's part; NaN where any is NaN. None at all
    is an error. Local: does not wait for other ranks.
    """

def inclusive_scan_vector(vec: DistributedVector, op: str | np.ufunc = 'sum') -> None:
    """Each element of this rank's part becomes the reduction of those up to and with it. Local:
    does not wait for other ranks.
    """

def exclusive_scan_vector(vec: DistributedVector, op: str | np.ufunc = 'sum') -> None:
    """Each element of this rank's part becomes the reduction of those before it. Local: does not
    wait for other ranks.
    """

def all_of_vector(vec: DistributedVector, predicate: Callable[[Any], Any]) -> bool:
    """Whether `predicate` holds for all elements of this rank's part; true of none. Local: does
    not wait for other ranks.
    """

def any_of_vector(vec: DistributedVector, predicate: Callable[[Any], Any]) -> bool:
    """Whether `predicate` holds for any element of this rank's part. Local: does not wait for
    other ranks.
    """

def none_of_vector(vec: DistributedVector, predicate: Callable[[Any], Any]) -> bool:
    """Whether `predicate` holds for no element of this rank's part. Local: does not wait for
    other ranks.
    """

def min_element_vector(vec: DistributedVector) -> int:
    """The local index of this rank's least element, the first of equal ones; -1 where there is
    none. Local: does not wait for other ranks.
    """

def max_element_vector(vec: DistributedVector) -> int:
    """The local index of this rank's greatest element, the first of equal ones; -1 where there
    is none. Local: does not wait for other ranks.
    """

def for_each_array(arr: DistributedArray, func: Callable[..., object],
                   with_index: bool = False) -> None:
    """Calls `func(element)`, or `func(element, index)` with the local index, for each element of
    this rank's part. Local: does not wait for other ranks.
    """

def transform_array(arr: DistributedArray, func: Callable[..., Any]) -> None:
    """Each element of this rank's part becomes what `func` makes of it: a ufunc of NumPy, or a
    function of one element. Local: does not wait for other ranks.
    """

def copy_array(src: DistributedArray, dst: DistributedArray) -> None:
    """The elements of `dst` on this rank are those of `src`. Both have as many here, of one
    dtype. Local: does not wait for other ranks.
    """

def fill_array(arr: DistributedArray, value: Any) -> None:
    """Every element of this rank's part is `value`. Local: does not wait for other ranks."""

def find_array(arr: DistributedArray, value: Any) -> int | None:
    """The first local index whose element equals `value`; None where there is none. NaN equals
    NaN here. Local: does not wait for other ranks.
    """

def find_if_array(arr: DistributedArray, predicate: Callable[[Any], Any]) -> int | None:
    """The first local index for whose element `predicate` holds; None where there is none.
    Local: does not wait for other ranks.
    """

def count_array(arr: DistributedArray, value: Any) -> int:
    """The number of elements of this rank's part that equal `value`. NaN equals NaN here. Local:
    does not wait for other ranks.
    """

def count_if_array(arr: DistributedArray, predicate: Callable[[Any], Any]) -> int:
    """The number of elements of this rank's part for which `predicate` holds. Local: does not
    wait for other ranks.
    """

def reduce_local_array(arr: DistributedArray, op: str | np.ufunc = 'sum') -> Any:
    """The reduction of this rank's part; of none, the neutral element. Local: does not wait for
    other ranks.
    """

def sort_array(arr: DistributedArray, reverse: bool = False) -> None:
    """This rank's part is in order, NaN last. Local: does not wait for other ranks."""

def minmax_array(arr: DistributedArray) -> tuple[Any, Any]:
    """The least and the greatest element of this rank's part; NaN where any is NaN. None at all
    is an error. Local: does not wait for other ranks.
    """

def inclusive_scan_array(arr: DistributedArray, op: str | np.ufunc = 'sum') -> None:
    """Each element of this rank's part becomes the reduction of those up to and with it. Local:
    does not wait for other ranks.
    """

def exclusive_scan_array(arr: DistributedArray, op: str | np.ufunc = 'sum') -> None:
    """Each element of this rank's part becomes the reduction of those before it. Local: does not
    wait for other ranks.
    """

def all_of_array(arr: DistributedArray, predicate: Callable[[Any], Any]) -> bool:
    """Whether `predicate` holds for all elements of this rank's part; true of none. Local: does
    not wait for other ranks.
    """

def any_of_array(arr: DistributedArray, predicate: Callable[[Any], Any]) -> bool:
    """Whether `predicate` holds for any element of this rank's part. Local: does not wait for
    other ranks.
    """

def none_of_array(arr: DistributedArray, predicate: Callable[[Any], Any]) -> bool:
    """Whether `predicate` holds for no element of this rank's part. Local: does not wait for
    other ranks.
    """

def min_element_array(arr: DistributedArray) -> int:
    """The local index of this rank's least element, the first of equal ones; -1 where there is
    none. Local: does not wait for other ranks.
    """

def max_element_array(arr: DistributedArray) -> int:
    """The local index of this rank's greatest element, the first of equal ones; -1 where there
    is none. Local: does not wait for other ranks.
    """

@overload
def fill(container: DistributedContainer, value: Any, *, stream: None = None) -> None: ...

@overload
def fill(container: DistributedContainer, value: Any, *, stream: Any) -> Future:
    """Every element of the container is `value`. With `stream` it is queued there, and a future
    is returned, here and below: on elements in the memory of a device, after what is queued
    on the stream, a dtl.Stream, what has `__cuda_stream__`, or an address; other elements are
    worked on at once. Nobody need keep or wait for the future where the host does not need
    the result. Collective.
    """

@overload
def copy(src: DistributedContainer, dst: DistributedContainer, *, stream: None = None) -> None: ...

@overload
def copy(src: DistributedContainer, dst: DistributedContainer, *, stream: Any) -> Future:
    """The elements of `dst` are those of `src`, index by index. The two have one dtype and one
    shape, and may be distributed differently; then they are copied within the call, after
    what is queued on a stream. Collective.
    """

@overload
def apply(dst: DistributedContainer, src: DistributedContainer | complex,
          op: str | np.ufunc = 'sum', *, stream: None = None) -> None: ...

@overload
def apply(dst: DistributedContainer, src: DistributedContainer | complex,
          op: str | np.ufunc = 'sum', *, stream: Any) -> Future:
    """Each element of `dst` becomes what `op` makes of it and the element of `src` at its index,
    or `src` itself where that is a number. The two have one dtype and one shape, and may be
    the same container. `op` is a reduction, or one of NumPy's functions of two numbers such
    as np.subtract. Elements on a device stay there. Collective.
    """

def for_each(container: DistributedContainer, func: Callable[..., object],
             with_index: bool = False, *, vectorized: bool = False) -> None:
    """Calls `func(element)`, or `func(element, index)` with the global index, for each element
    on the rank that holds it, in ascending order of indices there. With `vectorized`, `func`
    gets arrays of many elements, which it may change, and arrays of their indices. Where
    `func` raises on one rank, that rank raises the same, and the others raise a DTLError that
    names it. Collective.
    """

@overload
def transform(src: DistributedContainer, dst: DistributedContainer | Callable[..., Any],
              func: Callable[..., Any] | None = None, *, vectorized: bool = False,
              stream: None = None) -> None: ...

@overload
def transform(src: DistributedContainer, dst: DistributedContainer | Callable[..., Any],
              func: Callable[..., Any] | None = None, *, vectorized: bool = False,
              stream: Any) -> Future:
    """The elements of `dst` are what `func` makes of those of `src`, index by index;
    `transform(container, func)` changes a container in place. A ufunc of NumPy runs over the
    whole local part at once; with `vectorized`, `func` gets arrays of many elements and
    returns as many; else it gets and returns one. A ufunc that a device has for the dtype is
    queued where a `stream` is given; all else is done within the call. Where `func` raises on
    one rank, that rank raises the same, and the others raise a DTLError that names it.
    Collective.
    """

@overload
def find(container: DistributedContainer, value: Any, *, stream: None = None) -> int: ...

@overload
def find(container: DistributedContainer, value: Any, *, stream: Any) -> Future:
    """The first global index whose element equals `value`; -1 where there is none. NaN equals
    NaN here. With a `stream` it is queued where this rank has all elements, as
    inclusive_scan, and the future's value is the index. Collective.
    """

def find_if(container: DistributedContainer, predicate: Callable[..., Any], *,
            vectorized: bool = False) -> int:
    """The first global index for whose element `predicate` holds; -1 where there is none. With
    `vectorized`, `predicate` gets arrays and returns as many truth values. Where `predicate`
    raises on one rank, that rank raises the same, and the others raise a DTLError that names
    it. Collective.
    """

@overload
def count(container: DistributedContainer, value: Any, *, stream: None = None) -> int: ...

@overload
def count(container: DistributedContainer, value: Any, *, stream: Any) -> Future:
    """The number of elements that equal `value`. NaN equals NaN here. With a `stream`, as find.
    Collective.
    """

def count_if(container: DistributedContainer, predicate: Callable[..., Any], *,
             vectorized: bool = False) -> int:
    """The number of elements for which `predicate` holds. With `vectorized`, `predicate` gets
    arrays and returns as many truth values. Where `predicate` raises on one rank, that rank
    raises the same, and the others raise a DTLError that names it. Collective.
    """

def all_of(container: DistributedContainer, predicate: Callable[..., Any], *,
           vectorized: bool = False) -> bool:
    """Whether `predicate` holds for all elements; true of none. With `vectorized`, `predicate`
    gets arrays and returns as many truth values. Where `predicate` raises on one rank, that
    rank raises the same, and the others raise a DTLError that names it. Collective.
    """

def any_of(container: DistributedContainer, predicate: Callable[..., Any], *,
           vectorized: bool = False) -> bool:
    """Whether `predicate` holds for any element. With `vectorized`, `predicate` gets arrays and
    returns as many truth values. Where `predicate` raises on one rank, that rank raises the
    same, and the others raise a DTLError that names it. Collective.
    """

def none_of(container: DistributedContainer, predicate: Callable[..., Any], *,
            vectorized: bool = False) -> bool:
    """Whether `predicate` holds for no element. With `vectorized`, `predicate` gets arrays and
    returns as many truth values. Where `predicate` raises on one rank, that rank raises the
    same, and the others raise a DTLError that names it. Collective.
    """

@overload
def minmax(container: DistributedContainer, *, stream: None = None) -> tuple[Any, Any]: ...

@overload
def minmax(container: DistributedContainer, *, stream: Any) -> Future:
    """The least and the greatest element; NaN where any is NaN. An empty container is an error.
    With a `stream`, as find. Collective.
    """

@overload
def min_element(container: DistributedContainer, *, stream: None = None) -> int: ...

@overload
def min_element(container: DistributedContainer, *, stream: Any) -> Future:
    """The global index of the least element, the first of equal ones; -1 where there is none.
    NaN comes last. With a `stream`, as find. Collective.
    """

@overload
def max_element(container: DistributedContainer, *, stream: None = None) -> int: ...

@overload
def max_element(container: DistributedContainer, *, stream: Any) -> Future:
    """The global index of the greatest element, the first of equal ones; -1 where there is none.
    NaN comes last. With a `stream`, as find. Collective.
    """

@overload
def inclusive_scan(container: DistributedContainer, op: str | np.ufunc = 'sum', *,
                   stream: None = None) -> None: ...

@overload
def inclusive_scan(container: DistributedContainer, op: str | np.ufunc = 'sum', *,
                   stream: Any) -> Future:
    """Each element becomes the reduction of the elements up to and with it, in the order of
    global indices. The elements keep their dtype, in which small integers wrap around;
    `np.cumsum(container)` makes a wide container. With a `stream` it is queued where this
    rank has all elements, alone or of a replicated container; else it is done within the
    call, after what is queued there. Collective.
    """

@overload
def exclusive_scan(container: DistributedContainer, op: str | np.ufunc = 'sum', *,
                   stream: None = None) -> None: ...

@overload
def exclusive_scan(container: DistributedContainer, op: str | np.ufunc = 'sum', *,
                   stream: Any) -> Future:
    """Each element becomes the reduction of the elements before it; the first becomes the
    neutral element. With a `stream`, as inclusive_scan. Collective.
    """

@overload
def sort(container: DistributedContainer, reverse: bool = False, *, stable: bool = False,
         cmp: Callable[[Any, Any], float] | None = None, stream: None = None) -> None: ...

@overload
def sort(container: DistributedContainer, reverse: bool = False, *, stable: bool = False,
         cmp: Callable[[Any, Any], float] | None = None, stream: Any) -> Future:
    """The elements stand in order over all ranks, and each rank holds as many as before. NaN
    comes last, in both directions. `cmp(a, b)` is below 0 where a comes before b, above where
    b comes before a; equal elements keep their order with it, and where `stable` asks for it.
    With a `stream`, as inclusive_scan; by `cmp` it is done within the call. Where `cmp`
    raises on one rank, that rank raises the same, and the others raise a DTLError that names
    it. Collective.
    """

@overload
def sort_by_key(keys: DistributedContainer, payload: DistributedContainer, reverse: bool = False,
                *, stream: None = None) -> None: ...

@overload
def sort_by_key(keys: DistributedContainer, payload: DistributedContainer, reverse: bool = False,
                *, stream: Any) -> Future:
    """`keys` are sorted, and the elements of `payload` move along with their keys. Equal keys
    keep their order. The two have one distribution. With a `stream`, as inclusive_scan.
    Collective.
    """

@overload
def argsort(container: DistributedContainer, reverse: bool = False, *,
            stream: None = None) -> DistributedArray | DistributedTensor: ...

@overload
def argsort(container: DistributedContainer, reverse: bool = False, *,
            indices: DistributedContainer, stream: None = None) -> DistributedContainer: ...

@overload
def argsort(container: DistributedContainer, reverse: bool = False, *,
            indices: DistributedContainer | None = None, stream: Any) -> Future:
    """The global indices that would sort the container, distributed as it is; equal elements
    keep their order. They come into `indices`, an int64 container, where that is given. With
    a `stream`, as inclusive_scan; the future's value are the indices. Collective.
    """

@overload
def take(src: DistributedContainer, indices: DistributedContainer, dst: DistributedContainer, *,
         stream: None = None) -> None: ...

@overload
def take(src: DistributedContainer, indices: DistributedContainer, dst: DistributedContainer, *,
         stream: Any) -> Future:
    """Each element of this rank's part of `dst` becomes the one of `src` whose local index the
    int64 container `indices` has at the same place. An IndexError where that is none. With a
    `stream` it is queued there. Local: does not wait for other ranks.
    """

@overload
def put(dst: DistributedContainer, indices: DistributedContainer, src: DistributedContainer, *,
        stream: None = None) -> None: ...

@overload
def put(dst: DistributedContainer, indices: DistributedContainer, src: DistributedContainer, *,
        stream: Any) -> Future:
    """The element of this rank's part of `dst` whose local index the int64 container `indices`
    has becomes the one of `src` at the same place. Of an index that is there more than once
    the last one counts, on a device any of them. An IndexError where an index is none. With a
    `stream` it is queued there. Local: does not wait for other ranks.
    """

def unique(container: DistributedContainer) -> DistributedVector:
    """The distinct elements in ascending order, by blocks. NaNs are one element. Collective."""

@overload
def mean(container: DistributedContainer, *, stream: None = None) -> float: ...

@overload
def mean(container: DistributedContainer, *, stream: Any) -> Future:
    """The arithmetic mean of the elements, in double precision. With a `stream`, as find.
    Collective.
    """

@overload
def var(container: DistributedContainer, ddof: int = 0, *, stream: None = None) -> float: ...

@overload
def var(container: DistributedContainer, ddof: int = 0, *, stream: Any) -> Future:
    """The sum of squared differences from the mean, divided by the number of elements less
    `ddof`. With a `stream`, as find. Collective.
    """

@overload
def norm(container: DistributedContainer, *, stream: None = None) -> float: ...

@overload
def norm(container: DistributedContainer, *, stream: Any) -> Future:
    """The square root of the sum of squares. With a `stream`, as find. Collective."""

@overload
def dot(a: DistributedContainer, b: DistributedContainer, *, stream: None = None) -> float: ...

@overload
def dot(a: DistributedContainer, b: DistributedContainer, *, stream: Any) -> Future:
    """The sum of the products of elements of equal index, in double precision; `a @ b` has
    NumPy's dtype. The two have one dtype and one distribution. With a `stream`, as find.
    Collective.
    """

@overload
def histogram(container: DistributedContainer, bins: int = 10,
              range: tuple[float, float] | None = None, *,
              stream: None = None) -> tuple[NDArray[np.int64], NDArray[np.float64]]: ...

@overload
def histogram(container: DistributedContainer, bins: int = 10,
              range: tuple[float, float] | None = None, *, stream: Any) -> Future:
    """How many elements each of `bins` equal bins holds, and the edges of the bins, as from
    np.histogram: from the least element to the greatest unless `range` says otherwise.
    Elements outside and NaNs are not counted. With a `stream`, as find, but that without a
    `range` the least and the greatest element are found within the call. Collective.
    """

def median(a: DistributedContainer, axis: None = None) -> Any:
    """The median of all elements, as from np.median, in double precision. Collective."""

@overload
def quantile(container: DistributedContainer, q: ArrayLike, *, stream: None = None) -> Any: ...

@overload
def quantile(container: DistributedContainer, q: ArrayLike, *, stream: Any) -> Future:
    """The quantiles `q`, from 0 to 1, interpolated linearly, as from np.quantile. With a
    `stream`, as find. Collective.
    """

def async_for_each(vec_or_arr: DistributedVector | DistributedArray, func: Callable[..., object],
                   with_index: bool = False) -> AlgorithmFuture:
    """Starts what `for_each_vector` and `for_each_array` do on this rank's part. Until the
    future is complete the container must be left alone, here and below. Local: does not wait
    for other ranks.
    """

def async_transform(vec_or_arr: DistributedVector | DistributedArray,
                    func: Callable[..., Any]) -> AlgorithmFuture:
    """Starts what `transform_vector` and `transform_array` do on this rank's part. Local: does
    not wait for other ranks.
    """

@overload
def async_reduce(vec_or_arr: DistributedVector | DistributedArray, op: str | np.ufunc = 'sum', *,
                 stream: None = None) -> AlgorithmFuture: ...

@overload
def async_reduce(vec_or_arr: DistributedVector | DistributedArray, op: str | np.ufunc = 'sum', *,
                 stream: Any) -> Future:
    """Starts what `reduce_local_vector` and `reduce_local_array` do on this rank's part; the
    value is the reduction. With `stream`, as dtl.fill takes it, a device reduces what it has,
    after what is queued there. Local: does not wait for other ranks.
    """

def async_sort(vec_or_arr: DistributedVector | DistributedArray,
               reverse: bool = False) -> AlgorithmFuture:
    """Starts what `sort_vector` and `sort_array` do on this rank's part. Local: does not wait
    for other ranks.
    """

def rma_put(window: Window, target: int, offset: int, data: ArrayLike) -> None:
    """Writes `data` into the target's memory, `offset` bytes from its start. There after the
    next synchronisation. Waits for the target, where the window is dynamic.
    """

def rma_get(window: Window, target: int, offset: int, size: int,
            dtype: DTypeLike = np.float64) -> NDArray[Any]:
    """A copy of `size` bytes of the target's memory, as an array of `dtype`. Waits for the
    target.
    """

def rma_put_async(window: Window, target: int, offset: int, data: ArrayLike) -> Future:
    """As rma_put; the future is complete when `data` may be changed. Waits for the target, where
    the window is dynamic.
    """

def rma_get_async(window: Window, target: int, offset: int, size: int,
                  dtype: DTypeLike = np.float64) -> Future:
    """As rma_get, but does not wait; the future's value is the array. Local: does not wait for
    other ranks.
    """

def rma_accumulate(window: Window, target: int, offset: int, data: ArrayLike,
                   op: str | np.ufunc = 'sum') -> None:
    """Combines `data` into the target's memory, atomically element by element. Waits for the
    target, where the window is dynamic.
    """

def rma_get_accumulate(window: Window, target: int, offset: int, data: ArrayLike,
                       op: str | np.ufunc = 'sum') -> NDArray[Any]:
    """Combines `data` into the target's memory and returns what was there, atomically element by
    element. Waits for the target.
    """

def rma_fetch_and_op(window: Window, target: int, offset: int, value: Any,
                     op: str | np.ufunc = 'sum', dtype: DTypeLike | None = None) -> Any:
    """Combines `value` into one element of the target's memory and returns what it was, in one
    atomic step. The element has `dtype`; without it that of a NumPy `value`, or of the array
    that this rank gave to the window as `base`, which must agree; else float64. Waits for the
    target.
    """

def rma_fetch_and_add(window: Window, target: int, offset: int, addend: Any,
                      dtype: DTypeLike | None = None) -> Any:
    """Adds to one element of the target's memory and returns what it was, in one atomic step.
    The dtype is chosen as by rma_fetch_and_op. Waits for the target.
    """

def rma_compare_and_swap(window: Window, target: int, offset: int, compare: Any, swap: Any,
                         dtype: DTypeLike | None = None) -> Any:
    """Sets one element of the target's memory to `swap` if it is `compare`, and returns what it
    was, in one atomic step. Waits for the target.
    """

def intergroup_send(mgr: RoleManager, target_role: str, target_rank: int, data: ArrayLike,
                    tag: int = 0) -> None:
    """The elements of `data` are on their way to a rank of a role. Waits for the receiver,
    unless the message is buffered.
    """

def intergroup_recv(mgr: RoleManager, source_role: str, source_rank: int, count: int,
                    dtype: DTypeLike | None = None, tag: int = 0) -> NDArray[Any]:
    """At most `count` elements from a rank of a role; float64 unless `dtype` says otherwise.
    Waits for the sender.
    """

def intergroup_broadcast(mgr: RoleManager, source_role: str, source_rank: int, target_role: str,
                         data: ArrayLike | None = None, *, count: int = 0,
                         dtype: DTypeLike | None = None, tag: int = 0) -> NDArray[Any] | None:
    """Every rank of `target_role` gets the elements of `data` of the source, in one dimension.
    The source gives `data`; the ranks of the role give `count` and `dtype` (None means
    float64) instead, or an array of that form as `data`, which is received into. A rank that
    is neither gets None at once. Waits for the source and the ranks of `target_role`.
    """

def when_all(futures: Iterable[Future]) -> Future:
    """A future of the list of all values, in their order, once all are there; of the first
    failure in their order, if any. Local: does not wait for other ranks.
    """

def when_any(futures: Iterable[Future]) -> Future:
    """A future of `(index, value)` of the first of them that is complete, or of its failure. At
    least one must be given. Waits for the operation, or the rank, that completes the first of
    the futures.
    """

def action(func: Callable[..., Any]) -> Callable[..., Any]:
    """A decorator: other ranks may call the function, by its module and name, through
    `remote_invoke`. Define actions on all ranks, before the context is made; for contexts
    that exist already there is `serve_actions`. Arguments and results may be None, bool, int,
    float, complex, str, bytes, NumPy scalars and arrays, and lists, tuples and dicts of
    these. Nothing that arrives is unpickled, and nothing is called that was not declared an
    action. An action may run in a thread of the library. Local: does not wait for other
    ranks.
    """

def remote_invoke(ctx: Context, rank: int | Action, action: Callable[..., Any] | int,
                  *args: Any) -> Any:
    """What `action(*args)` returns on that rank, which may be this one. An exception there is
    raised here as RemoteError. An `Action` may also stand before the rank. Waits for the
    target.
    """

def remote_invoke_async(ctx: Context, rank: int | Action, action: Callable[..., Any] | int,
                        *args: Any) -> Future:
    """The same, as a future. Local: does not wait for other ranks."""

def serve_actions(ctx: Context) -> None:
    """From here on ranks of the context may call each other's actions. Not needed for contexts
    made by `dtl.Context()` after the first action was defined. Again is harmless. Collective.
    """

def action_barrier(ctx: Context) -> None:
    """Returns once every rank has entered, and runs actions meanwhile, which `ctx.barrier()`
    does not without a thread. Collective.
    """

def action_progress() -> None:
    """Runs the actions that others have asked for. For long computations where no thread of the
    library does. Local: does not wait for other ranks.
    """

def device_count(kind: DeviceKind | int | str) -> int:
    """How many devices of that kind can be used; where it is 0, `dtl.backends.report()` tells
    why. Local: does not wait for other ranks.
    """
