# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/constants.py.j2.
# Do not edit.
"""Numbers, enums and tables of the API."""

from enum import IntEnum
from typing import Any

__version__ = "0.1.0a1"
version_info = (0, 1, 0)

DTL_NO_RANK = -1
DTL_ANY_SOURCE = -2
DTL_ANY_TAG = -1
DTL_SPAN_NPOS = -1
DTL_MAX_TENSOR_RANK = 8
DTL_TEAM_INVALID = -1
DTL_TEAM_WORLD = 0
DTL_TEAM_SHARED = 1
DTL_TEAM_NODE = 2
DTL_SIGNAL_ID_BYTES = 128
DTL_SIGNAL_WINDOW_DEFAULT = 0
DTL_SIGNAL_WINDOW_COLL_SYMMETRIC = 1
DTL_SIGNAL_WINDOW_STRICT_ORDERING = 2
DTL_MODEL_NO_TENSOR = -1
DTL_MODEL_WORKERS = 256
DTL_DTYPE_INT8 = 0
DTL_DTYPE_INT16 = 1
DTL_DTYPE_INT32 = 2
DTL_DTYPE_INT64 = 3
DTL_DTYPE_UINT8 = 4
DTL_DTYPE_UINT16 = 5
DTL_DTYPE_UINT32 = 6
DTL_DTYPE_UINT64 = 7
DTL_DTYPE_FLOAT32 = 8
DTL_DTYPE_FLOAT64 = 9
DTL_DTYPE_BYTE = 10
DTL_DTYPE_BOOL = 11
DTL_DTYPE_FLOAT16 = 16
DTL_DTYPE_BFLOAT16 = 17
DTL_DTYPE_COMPLEX64 = 18
DTL_DTYPE_COMPLEX128 = 19
DTL_DTYPE_FLOAT32_INT32 = 24
DTL_DTYPE_FLOAT64_INT64 = 25
DTL_DTYPE_INT32_INT32 = 26
DTL_DTYPE_INT64_INT64 = 27
DTL_DTYPE_COUNT = 12
DTL_OP_SUM = 0
DTL_OP_PROD = 1
DTL_OP_MIN = 2
DTL_OP_MAX = 3
DTL_OP_LAND = 4
DTL_OP_LOR = 5
DTL_OP_BAND = 6
DTL_OP_BOR = 7
DTL_OP_LXOR = 8
DTL_OP_BXOR = 9
DTL_OP_MINLOC = 10
DTL_OP_MAXLOC = 11
DTL_OP_COUNT = 12
DTL_UNARY_NEGATIVE = 0
DTL_UNARY_ABSOLUTE = 1
DTL_UNARY_SIGN = 2
DTL_UNARY_SQUARE = 3
DTL_UNARY_RECIPROCAL = 4
DTL_UNARY_CONJUGATE = 5
DTL_UNARY_INVERT = 6
DTL_UNARY_SQRT = 7
DTL_UNARY_CBRT = 8
DTL_UNARY_EXP = 9
DTL_UNARY_EXP2 = 10
DTL_UNARY_EXPM1 = 11
DTL_UNARY_LOG = 12
DTL_UNARY_LOG2 = 13
DTL_UNARY_LOG10 = 14
DTL_UNARY_LOG1P = 15
DTL_UNARY_SIN = 16
DTL_UNARY_COS = 17
DTL_UNARY_TAN = 18
DTL_UNARY_ARCSIN = 19
DTL_UNARY_ARCCOS = 20
DTL_UNARY_ARCTAN = 21
DTL_UNARY_SINH = 22
DTL_UNARY_COSH = 23
DTL_UNARY_TANH = 24
DTL_UNARY_ARCSINH = 25
DTL_UNARY_ARCCOSH = 26
DTL_UNARY_ARCTANH = 27
DTL_UNARY_FLOOR = 28
DTL_UNARY_CEIL = 29
DTL_UNARY_TRUNC = 30
DTL_UNARY_RINT = 31
DTL_UNARY_SIGMOID = 32
DTL_UNARY_RELU = 33
DTL_UNARY_GELU = 34
DTL_UNARY_SILU = 35
DTL_BINARY_ADD = 0
DTL_BINARY_SUBTRACT = 1
DTL_BINARY_MULTIPLY = 2
DTL_BINARY_DIVIDE = 3
DTL_BINARY_POWER = 4
DTL_BINARY_MINIMUM = 5
DTL_BINARY_MAXIMUM = 6
DTL_BINARY_BITWISE_AND = 7
DTL_BINARY_BITWISE_OR = 8
DTL_BINARY_BITWISE_XOR = 9
DTL_BINARY_LOGICAL_AND = 10
DTL_BINARY_LOGICAL_OR = 11
DTL_BINARY_LOGICAL_XOR = 12
DTL_BINARY_ARCTAN2 = 13
DTL_BINARY_HYPOT = 14
DTL_BINARY_COPYSIGN = 15
DTL_BINARY_FMOD = 16
DTL_OPERAND_FIRST = 0
DTL_OPERAND_SECOND = 1
DTL_NCCL_MODE_NATIVE_ONLY = 0
DTL_NCCL_MODE_HYBRID_PARITY = 1
DTL_NCCL_OP_POINT_TO_POINT = 0
DTL_NCCL_OP_BARRIER = 1
DTL_NCCL_OP_BROADCAST = 2
DTL_NCCL_OP_REDUCE = 3
DTL_NCCL_OP_ALLREDUCE = 4
DTL_NCCL_OP_GATHER = 5
DTL_NCCL_OP_SCATTER = 6
DTL_NCCL_OP_ALLGATHER = 7
DTL_NCCL_OP_ALLTOALL = 8
DTL_NCCL_OP_GATHERV = 9
DTL_NCCL_OP_SCATTERV = 10
DTL_NCCL_OP_ALLGATHERV = 11
DTL_NCCL_OP_ALLTOALLV = 12
DTL_NCCL_OP_SCAN = 13
DTL_NCCL_OP_EXSCAN = 14
DTL_NCCL_OP_LOGICAL_REDUCTION = 15
DTL_DETERMINISM_THROUGHPUT = 0
DTL_DETERMINISM_DETERMINISTIC = 1
DTL_REDUCTION_SCHEDULE_IMPLEMENTATION_DEFINED = 0
DTL_REDUCTION_SCHEDULE_FIXED_TREE = 1
DTL_PROGRESS_ORDERING_IMPLEMENTATION_DEFINED = 0
DTL_PROGRESS_ORDERING_RANK_ORDERED = 1
DTL_PARTITION_BLOCK = 0
DTL_PARTITION_CYCLIC = 1
DTL_PARTITION_BLOCK_CYCLIC = 2
DTL_PARTITION_HASH = 3
DTL_PARTITION_REPLICATED = 4
DTL_PARTITION_COUNT = 5
DTL_PLACEMENT_HOST = 0
DTL_PLACEMENT_DEVICE = 1
DTL_PLACEMENT_UNIFIED = 2
DTL_PLACEMENT_DEVICE_PREFERRED = 3
DTL_PLACEMENT_COUNT = 4
DTL_DEVICE_HOST = 0
DTL_DEVICE_CUDA = 1
DTL_DEVICE_HIP = 2
DTL_DEVICE_EMULATED = 3
DTL_EXEC_SEQ = 0
DTL_EXEC_PAR = 1
DTL_EXEC_ASYNC = 2
DTL_EXEC_COUNT = 3
DTL_CONSISTENCY_BULK_SYNCHRONOUS = 0
DTL_CONSISTENCY_RELAXED = 1
DTL_CONSISTENCY_RELEASE_ACQUIRE = 2
DTL_CONSISTENCY_SEQUENTIAL = 3
DTL_CONSISTENCY_COUNT = 4
DTL_ERROR_POLICY_RETURN_STATUS = 0
DTL_ERROR_POLICY_CALLBACK = 1
DTL_ERROR_POLICY_TERMINATE = 2
DTL_ERROR_POLICY_COUNT = 3
DTL_LOCK_EXCLUSIVE = 0
DTL_LOCK_SHARED = 1
DTL_SORT_ASCENDING = 0
DTL_SORT_DESCENDING = 1
DTL_CMP_EQ = 0
DTL_CMP_NE = 1
DTL_CMP_GT = 2
DTL_CMP_LE = 3
DTL_CMP_LT = 4
DTL_CMP_GE = 5
DTL_SIGNAL_SET = 9
DTL_SIGNAL_ADD = 10
DTL_ATOMIC_FETCH = 0
DTL_ATOMIC_SET = 1
DTL_ATOMIC_ADD = 2
DTL_ATOMIC_AND = 3
DTL_ATOMIC_OR = 4
DTL_ATOMIC_XOR = 5
DTL_MODEL_UNARY = 0
DTL_MODEL_BINARY = 1
DTL_MODEL_LINEAR = 2
DTL_MODEL_NORMALIZE = 3
DTL_MODEL_BARRIER = 4
DTL_MODEL_ALLREDUCE = 5
DTL_MODEL_PREFETCH = 6
DTL_MODEL_FLASH_ATTENTION = 7
DTL_MODEL_FLASH_DECODE = 8
DTL_MODEL_APPEND = 9
DTL_MODEL_COPY = 0
DTL_MODEL_NEGATIVE = 1
DTL_MODEL_ABSOLUTE = 2
DTL_MODEL_SQRT = 3
DTL_MODEL_RECIPROCAL = 4
DTL_MODEL_EXP = 5
DTL_MODEL_LOG = 6
DTL_MODEL_TANH = 7
DTL_MODEL_SIGMOID = 8
DTL_MODEL_RELU = 9
DTL_MODEL_GELU = 10
DTL_MODEL_SILU = 11
DTL_MODEL_ADD = 0
DTL_MODEL_SUBTRACT = 1
DTL_MODEL_MULTIPLY = 2
DTL_MODEL_DIVIDE = 3
DTL_MODEL_MAXIMUM = 4
DTL_MODEL_MINIMUM = 5
DTL_MODEL_SILU_AND_MUL = 6
DTL_MODEL_RMS = 0
DTL_MODEL_LAYER = 1
DTL_MODEL_UNMASKED = 0
DTL_MODEL_CAUSAL = 1
DTL_CONTEXT_OPT_DETERMINISM_MODE = 0
DTL_CONTEXT_OPT_REDUCTION_SCHEDULE = 1
DTL_CONTEXT_OPT_PROGRESS_ORDERING = 2


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


class ConsistencyPolicy(IntEnum):
    """When writes of one rank become visible to others."""

    BULK_SYNCHRONOUS = 0
    RELAXED = 1
    RELEASE_ACQUIRE = 2
    SEQUENTIAL = 3


class LockMode(IntEnum):
    """Whether others may hold a lock at the same time."""

    EXCLUSIVE = 0
    SHARED = 1


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


class DeviceKind(IntEnum):
    """Whose devices. Functions take a member, its number or its name."""

    HOST = 0
    CUDA = 1
    HIP = 2
    EMULATED = 3


PARTITION_BLOCK: Any = PartitionPolicy.BLOCK
PARTITION_CYCLIC: Any = PartitionPolicy.CYCLIC
PARTITION_BLOCK_CYCLIC: Any = PartitionPolicy.BLOCK_CYCLIC
PARTITION_HASH: Any = PartitionPolicy.HASH
PARTITION_REPLICATED: Any = PartitionPolicy.REPLICATED
PLACEMENT_HOST: Any = PlacementPolicy.HOST
PLACEMENT_DEVICE: Any = PlacementPolicy.DEVICE
PLACEMENT_UNIFIED: Any = PlacementPolicy.UNIFIED
PLACEMENT_DEVICE_PREFERRED: Any = PlacementPolicy.DEVICE_PREFERRED
EXEC_SEQ: Any = ExecutionPolicy.SEQ
EXEC_PAR: Any = ExecutionPolicy.PAR
EXEC_ASYNC: Any = ExecutionPolicy.ASYNC

SUM = "sum"
PROD = "prod"
MIN = "min"
MAX = "max"
LAND = "land"
LOR = "lor"
BAND = "band"
BOR = "bor"
LXOR = "lxor"
BXOR = "bxor"
MINLOC = "minloc"
MAXLOC = "maxloc"

# Reductions by name.
OPERATIONS = {
    "sum": 0,
    "prod": 1,
    "min": 2,
    "max": 3,
    "land": 4,
    "lor": 5,
    "band": 6,
    "bor": 7,
    "lxor": 8,
    "bxor": 9,
    "minloc": 10,
    "maxloc": 11,
}

# Reductions by the names of the equivalent NumPy functions.
UFUNCS = {
    "add": "sum",
    "multiply": "prod",
    "minimum": "min",
    "maximum": "max",
    "logical_and": "land",
    "logical_or": "lor",
    "bitwise_and": "band",
    "bitwise_or": "bor",
    "logical_xor": "lxor",
    "bitwise_xor": "bxor",
}

# The name, the library's id, and the argument for numpy.dtype().
DTYPES = (
    ("int8", 0, "i1"),
    ("int16", 1, "i2"),
    ("int32", 2, "i4"),
    ("int64", 3, "i8"),
    ("uint8", 4, "u1"),
    ("uint16", 5, "u2"),
    ("uint32", 6, "u4"),
    ("uint64", 7, "u8"),
    ("float32", 8, "f4"),
    ("float64", 9, "f8"),
    ("byte", 10, "V1"),
    ("bool", 11, "?"),
    ("float16", 16, "f2"),
    ("bfloat16", 17, "bfloat16"),
    ("complex64", 18, "c8"),
    ("complex128", 19, "c16"),
    ("float32_int32", 24, [("value", "f4"), ("index", "i4")]),
    ("float64_int64", 25, [("value", "f8"), ("index", "i8")]),
    ("int32_int32", 26, [("value", "i4"), ("index", "i4")]),
    ("int64_int64", 27, [("value", "i8"), ("index", "i8")]),
)
