# SPDX-License-Identifier: BSD-3-Clause
"""Converts a schedule to the tables that the kernel reads: one row per task, one pair per wait."""

from typing import NamedTuple

import ml_dtypes
import numpy as np

from dtl import _constants
from dtl._model.model import BINARY, NORMS, UNARY
from dtl._raw import model as raw
from dtl.triton.persistent import layout

LARGEST_TILE = 256  # columns of an attention head that a block processes at once
SMALLEST_TILE = 16  # fewest columns that tl.dot accepts

_KINDS = (
    *("unary", "binary", "linear", "normalize", "barrier", "allreduce", "prefetch"),
    *("flash_attention", "flash_decode", "append"),
)
_OPERATIONS = {
    "unary": UNARY,
    "binary": BINARY,
    "normalize": NORMS,
    "flash_attention": ("unmasked", "causal"),
}
_REDUCTIONS = {"sum": "add", "prod": "multiply", "min": "minimum", "max": "maximum"}


class Branch(NamedTuple):
    """A kind of task that the kernel has a branch for; a dtype is None for a missing operand."""

    kind: str
    operation: str
    dtypes: "tuple[str | None, ...]"
    width: int  # of a tile for attention heads; 0 for tasks without heads
    is_wide: bool  # a head has more columns than the tile


class Table(NamedTuple):
    """The tables of a schedule; the kernel's first three arguments are the first three members."""

    rows: "np.ndarray"
    firsts: "np.ndarray"  # the first row of each worker, and the number of rows
    waits: "np.ndarray"  # pairs: a worker, and how many of its tasks must be finished
    branches: "tuple[Branch, ...]"
    shared: int  # bytes of the largest tensor that is reduced over all ranks
    communicates: bool

    @property
    def workers(self):
        """The number of workers."""
        return len(self.firsts) - 1


def table_of(handle, tensors):
    """Makes the tables of a scheduled model; `tensors` are its tensors with their addresses."""
    records = [raw.model_record_of(handle, each)[0] for each in range(raw.model_tasks(handle))]
    rows, branches = np.zeros((len(records), layout.WORDS), np.int64), {}
    for row, record in zip(rows, records):
        branch = _branch(record, tensors)
        _fill(row, record, tensors, branches.setdefault(branch, len(branches)))
    reduced = [tensors[x.tensors[layout.COUNT - 1]] for x in records if _kind(x) == "allreduce"]
    return Table(
        rows,
        _firsts([each.worker for each in records]),
        _waits(handle, records),
        tuple(branches),
        max((each.rows * each.columns * each.dtype.itemsize for each in reduced), default=0),
        any(each.kind in ("barrier", "allreduce") for each in branches),
    )


def _firsts(workers):
    """Returns the first row of each worker, and the number of rows.

    `workers` has the worker of each row, ascending.
    """
    every = np.arange(workers[-1] + 2) if workers else np.zeros(2)
    return np.searchsorted(workers, every).astype(np.int64)


def _waits(handle, records):
    """Returns the pairs of all waits, at least one row."""
    count = max((each.first_wait + each.waits for each in records), default=0)
    return np.array([raw.model_wait_of(handle, each) for each in range(count)] or [(0, 0)])


def _kind(record):
    """Returns the kind of a task as a string."""
    return next(x for x in _KINDS if getattr(_constants, f"DTL_MODEL_{x.upper()}") == record.kind)


def _operation(kind, record):
    """Returns the operation of a task as a string; "" for a kind without operations."""
    if kind == "allreduce":
        names_by_number = {
            getattr(_constants, f"DTL_OP_{x.upper()}"): y for x, y in _REDUCTIONS.items()
        }
    else:
        names = _OPERATIONS.get(kind, ())
        names_by_number = {getattr(_constants, f"DTL_MODEL_{name.upper()}"): name for name in names}
    return names_by_number.get(record.operation, "")


def _operands(record, tensors):
    """Returns the tensors of a task's operands; None for a missing one."""
    none = _constants.DTL_MODEL_NO_TENSOR
    return [None if each == none else tensors[each] for each in record.tensors]


def _branch(record, tensors):
    """Returns the kernel's branch for a task."""
    kind, operands = _kind(record), _operands(record, tensors)
    dtypes = tuple(None if each is None else _dtype(each.dtype) for each in operands)
    if not kind.startswith("flash"):
        return Branch(kind, _operation(kind, record), dtypes, 0, False)
    columns = operands[0].columns // record.reserved[0]
    width = min(max(SMALLEST_TILE, 1 << (columns - 1).bit_length()), LARGEST_TILE)
    return Branch(kind, _operation(kind, record), dtypes, width, columns > width)


def _dtype(dtype):
    """Returns the name of the dtype that the kernel uses: bfloat16, or float32 for all others."""
    return "bfloat16" if dtype == np.dtype(ml_dtypes.bfloat16) else "float32"


def _fill(row, record, tensors, branch):
    """Writes the row of a task, whose branch in the kernel has the number `branch`."""
    kind, (heads, number) = _kind(record), record.reserved
    epsilon = int(np.array(record.epsilon, np.float32).view(np.int32))
    lengths = tensors[number] if kind in ("flash_decode", "append") else None
    if kind == "append":
        heads = lengths.columns
    address = 0 if lengths is None else lengths.address
    waits = record.first_wait, record.waits
    row[: layout.OPERANDS] = branch, epsilon, heads, address, *waits, record.task
    for operand, tensor in enumerate(_operands(record, tensors)):
        if tensor is not None:
            column = layout.OPERANDS + layout.FACTS * operand
            stride = 0 if tensor.rows == 1 else tensor.stride
            row[column : column + layout.FACTS] = (
                tensor.address,
                tensor.rows,
                tensor.columns,
                stride,
            )
