# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/status.py.j2.
# Do not edit.
"""Status codes and the exceptions that they become."""

import builtins


class DTLError(RuntimeError):
    """A call of the library failed. The text names the function, the argument, its value and
    what was expected. Base of all exceptions of this package.
    """

    __module__ = "dtl"
    status = 0


class CommunicationError(DTLError):
    """Ranks could not communicate, or one of them has died."""

    __module__ = "dtl"


class MemoryError(DTLError, builtins.MemoryError):
    """There is not enough memory."""

    __module__ = "dtl"


class FileError(DTLError, OSError):
    """A file could not be opened, read or written; the text says why."""

    __module__ = "dtl"


class FormatError(DTLError, ValueError):
    """A file is not in the format that it should have."""

    __module__ = "dtl"


class BoundsError(DTLError, IndexError):
    """An index, a range or a rank lies outside of what there is."""

    __module__ = "dtl"


class InvalidArgumentError(DTLError, ValueError):
    """An argument is not one that the call accepts; nothing was done."""

    __module__ = "dtl"


class MismatchError(InvalidArgumentError):
    """Arguments that do not fit together, such as an array of another shape than the container's
    part.
    """

    __module__ = "dtl"


class UnsupportedError(MismatchError, TypeError):
    """A dtype that the library has no elements of, or an object that the call does not take."""

    __module__ = "dtl"


class OverflowedError(InvalidArgumentError, OverflowError):
    """A Python integer that no dtype holds."""

    __module__ = "dtl"


class BackendError(DTLError):
    """A backend is missing, or failed; the text says what to install."""

    __module__ = "dtl"


class UnavailableError(BackendError, ValueError):
    """A placement that this machine does not have."""

    __module__ = "dtl"


NOT_FOUND = 1
END = 2
COMMUNICATION = 100
SEND_FAILED = 101
RECV_FAILED = 102
BROADCAST_FAILED = 103
REDUCE_FAILED = 104
BARRIER_FAILED = 105
TIMEOUT = 106
CANCELED = 107
CONNECTION_LOST = 108
RANK_FAILURE = 109
COLLECTIVE_FAILED = 110
COLLECTIVE_PARTICIPATION = 111
MEMORY = 200
ALLOCATION_FAILED = 201
OUT_OF_MEMORY = 202
INVALID_POINTER = 203
TRANSFER_FAILED = 204
DEVICE_MEMORY = 205
SERIALIZATION = 300
SERIALIZE_FAILED = 301
DESERIALIZE_FAILED = 302
BUFFER_TOO_SMALL = 303
INVALID_FORMAT = 304
FILE = 305
BOUNDS = 400
OUT_OF_BOUNDS = 401
INVALID_INDEX = 402
INVALID_RANK = 403
DIMENSION_MISMATCH = 404
EXTENT_MISMATCH = 405
KEY_NOT_FOUND = 406
OUT_OF_RANGE = 407
INVALID_ARGUMENT = 410
NULL_POINTER = 411
NOT_SUPPORTED = 420
BACKEND = 500
BACKEND_UNAVAILABLE = 501
BACKEND_INIT_FAILED = 502
BACKEND_INVALID = 503
CUDA = 510
HIP = 520
MPI = 530
NCCL = 540
SHMEM = 550
ALGORITHM = 600
PRECONDITION_FAILED = 601
POSTCONDITION_FAILED = 602
CONVERGENCE_FAILED = 603
CONSISTENCY = 700
CONSISTENCY_VIOLATION = 701
STRUCTURAL_INVALIDATION = 702
INTERNAL = 900
NOT_IMPLEMENTED = 901
INVALID_STATE = 902
UNKNOWN = 999

EXCEPTIONS = {
    NOT_FOUND: None,
    END: None,
    COMMUNICATION: CommunicationError,
    SEND_FAILED: CommunicationError,
    RECV_FAILED: CommunicationError,
    BROADCAST_FAILED: CommunicationError,
    REDUCE_FAILED: CommunicationError,
    BARRIER_FAILED: CommunicationError,
    TIMEOUT: CommunicationError,
    CANCELED: CommunicationError,
    CONNECTION_LOST: CommunicationError,
    RANK_FAILURE: CommunicationError,
    COLLECTIVE_FAILED: CommunicationError,
    COLLECTIVE_PARTICIPATION: InvalidArgumentError,
    MEMORY: MemoryError,
    ALLOCATION_FAILED: MemoryError,
    OUT_OF_MEMORY: MemoryError,
    INVALID_POINTER: MemoryError,
    TRANSFER_FAILED: MemoryError,
    DEVICE_MEMORY: MemoryError,
    SERIALIZATION: DTLError,
    SERIALIZE_FAILED: DTLError,
    DESERIALIZE_FAILED: DTLError,
    BUFFER_TOO_SMALL: DTLError,
    INVALID_FORMAT: FormatError,
    FILE: FileError,
    BOUNDS: DTLError,
    OUT_OF_BOUNDS: BoundsError,
    INVALID_INDEX: BoundsError,
    INVALID_RANK: BoundsError,
    DIMENSION_MISMATCH: DTLError,
    EXTENT_MISMATCH: DTLError,
    KEY_NOT_FOUND: DTLError,
    OUT_OF_RANGE: BoundsError,
    INVALID_ARGUMENT: InvalidArgumentError,
    NULL_POINTER: InvalidArgumentError,
    NOT_SUPPORTED: DTLError,
    BACKEND: BackendError,
    BACKEND_UNAVAILABLE: BackendError,
    BACKEND_INIT_FAILED: BackendError,
    BACKEND_INVALID: InvalidArgumentError,
    CUDA: BackendError,
    HIP: BackendError,
    MPI: BackendError,
    NCCL: BackendError,
    SHMEM: BackendError,
    ALGORITHM: DTLError,
    PRECONDITION_FAILED: InvalidArgumentError,
    POSTCONDITION_FAILED: DTLError,
    CONVERGENCE_FAILED: DTLError,
    CONSISTENCY: DTLError,
    CONSISTENCY_VIOLATION: DTLError,
    STRUCTURAL_INVALIDATION: DTLError,
    INTERNAL: DTLError,
    NOT_IMPLEMENTED: DTLError,
    INVALID_STATE: DTLError,
    UNKNOWN: DTLError,
}

NAMES = {
    NOT_FOUND: "not_found",
    END: "end_iterator",
    COMMUNICATION: "communication_error",
    SEND_FAILED: "send_failed",
    RECV_FAILED: "recv_failed",
    BROADCAST_FAILED: "broadcast_failed",
    REDUCE_FAILED: "reduce_failed",
    BARRIER_FAILED: "barrier_failed",
    TIMEOUT: "timeout",
    CANCELED: "canceled",
    CONNECTION_LOST: "connection_lost",
    RANK_FAILURE: "rank_failure",
    COLLECTIVE_FAILED: "collective_failure",
    COLLECTIVE_PARTICIPATION: "collective_participation_error",
    MEMORY: "memory_error",
    ALLOCATION_FAILED: "allocation_failed",
    OUT_OF_MEMORY: "out_of_memory",
    INVALID_POINTER: "invalid_pointer",
    TRANSFER_FAILED: "memory_transfer_failed",
    DEVICE_MEMORY: "device_memory_error",
    SERIALIZATION: "serialization_error",
    SERIALIZE_FAILED: "serialize_failed",
    DESERIALIZE_FAILED: "deserialize_failed",
    BUFFER_TOO_SMALL: "buffer_too_small",
    INVALID_FORMAT: "invalid_format",
    FILE: "file_error",
    BOUNDS: "bounds_error",
    OUT_OF_BOUNDS: "out_of_bounds",
    INVALID_INDEX: "invalid_index",
    INVALID_RANK: "invalid_rank",
    DIMENSION_MISMATCH: "dimension_mismatch",
    EXTENT_MISMATCH: "extent_mismatch",
    KEY_NOT_FOUND: "key_not_found",
    OUT_OF_RANGE: "out_of_range",
    INVALID_ARGUMENT: "invalid_argument",
    NULL_POINTER: "null_pointer",
    NOT_SUPPORTED: "not_supported",
    BACKEND: "backend_error",
    BACKEND_UNAVAILABLE: "backend_not_available",
    BACKEND_INIT_FAILED: "backend_init_failed",
    BACKEND_INVALID: "backend_invalid",
    CUDA: "cuda_error",
    HIP: "hip_error",
    MPI: "mpi_error",
    NCCL: "nccl_error",
    SHMEM: "shmem_error",
    ALGORITHM: "AlgorithmError: algorithm_error",
    PRECONDITION_FAILED: "precondition_failed",
    POSTCONDITION_FAILED: "AlgorithmError: postcondition_failed",
    CONVERGENCE_FAILED: "AlgorithmError: convergence_failed",
    CONSISTENCY: "consistency_error",
    CONSISTENCY_VIOLATION: "consistency_violation",
    STRUCTURAL_INVALIDATION: "structural_invalidation",
    INTERNAL: "internal_error",
    NOT_IMPLEMENTED: "not_implemented",
    INVALID_STATE: "invalid_state",
    UNKNOWN: "unknown_error",
}
