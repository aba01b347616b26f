# SPDX-License-Identifier: BSD-3-Clause
"""ModelBuilder: a graph of tasks on arrays, scheduled once and run many times."""

from typing import NamedTuple

import numpy as np

from dtl import _constants
from dtl._constants import OPERATIONS
from dtl._core import arguments, dtypes, torch_tensors
from dtl._core.arguments import result, writable_memory
from dtl._core.errors import refuse
from dtl._core.group import handle_of
from dtl._core.lifetime import Closable, free_deferred, warn_unclosed
from dtl._native import ffi
from dtl._raw import model as raw
from dtl._status import INVALID_STATE, OUT_OF_BOUNDS, MismatchError, UnsupportedError

UNARY = (
    *("copy", "negative", "absolute", "sqrt", "reciprocal", "exp", "log", "tanh", "sigmoid"),
    *("relu", "gelu", "silu"),
)
BINARY = ("add", "subtract", "multiply", "divide", "maximum", "minimum", "silu_and_mul")
NORMS = ("rms", "layer")
REDUCTIONS = {name: OPERATIONS[name] for name in ("sum", "prod", "min", "max")}
DTYPES = ("float32", "bfloat16", "int64")


class Tensor(NamedTuple):
    """Address and layout of a tensor; `stride` is the distance of rows in elements."""

    address: int
    rows: int
    columns: int
    stride: int
    dtype: np.dtype


class ModelBuilder(Closable):
    __slots__ = ("_arrays", "_context", "_is_on_device", "_tensors")
    _noun = "a model"
    _free = raw.model_destroy

    def __init__(self, ctx):
        free_deferred()
        self._arrays = {}  # (address, shape, dtype) -> (number, array)
        self._tensors = []  # by tensor number, for executors outside the library
        self._context = ctx
        self._is_on_device = False  # true if host threads cannot access some array
        self._open(raw.model_create(handle_of(ctx)))

    def _drop(self):
        raw.model_destroy(self._handle)
        warn_unclosed(self._about(), self._made_at, self)

    def _about(self):
        return "a dtl.ModelBuilder"

    @property
    def tasks(self):
        return raw.model_tasks(self._opened())

    # ---- tensors ---------------------------------------------------------------------------------

    def tensor(self, array):
        return self._operand("array", array)

    def view(self, tensor, rows, columns):
        handle, number = self._opened(), self._operand("tensor", tensor)
        row_range, column_range = _range("rows", rows), _range("columns", columns)
        view = raw.model_view(handle, number, *row_range, *column_range)
        parent = self._tensors[number]
        offset = (row_range[0] * parent.stride + column_range[0]) * parent.dtype.itemsize
        self._tensors.append(
            Tensor(
                parent.address + offset, row_range[1], column_range[1], parent.stride, parent.dtype
            )
        )
        return view

    def _operand(self, argument, value):
        """Returns the tensor number of an operand: an array, a PyTorch tensor, or a number."""
        handle = self._opened()
        if getattr(value, "is_cuda", False) is True:
            return self._device_tensor(argument, value)
        if torch_tensors.is_on_host(value):
            _check_packed(argument, value)
            value = torch_tensors.array(value)
        if not isinstance(value, np.ndarray):
            return self._existing_number(argument, value)
        found = result(value, value.shape, value.dtype, argument)
        dtype = _dtype(argument, found.dtype)
        if found.ndim not in (1, 2):
            words = "an array of one or two dimensions"
            refuse(argument, f"of {found.ndim} dimensions", words, kind=MismatchError)
        layout = found.__array_interface__["data"][0], found.shape, dtype
        if layout not in self._arrays:
            rows, columns = found.shape if found.ndim == 2 else (1, found.size)
            number = raw.model_tensor(handle, writable_memory(found), rows, columns, dtype)
            self._arrays[layout] = number, found
            self._tensors.append(Tensor(layout[0], rows, columns, columns, found.dtype))
        return self._arrays[layout][0]

    def _existing_number(self, argument, value):
        """Returns the number of a tensor of the model; raises if there is none."""
        if isinstance(value, bool) or not hasattr(value, "__index__"):
            refuse(argument, value, "an array, or the number of a tensor")
        found, count = value.__index__(), len(self._tensors)
        if not 0 <= found < count:
            words = f"the number of one of the {count} tensors"
            refuse(argument, value, words, OUT_OF_BOUNDS, rule="range")
        return found

    def _device_tensor(self, argument, value):
        """Returns the tensor number of a PyTorch tensor in GPU memory."""
        _check_packed(argument, value)
        dtype = torch_tensors.numpy_dtype(value.dtype)
        number = _dtype(argument, dtype)
        layout = value.data_ptr(), tuple(value.shape), number
        if layout not in self._arrays:
            rows, columns = (1, *layout[1])[-2:]
            pointer = ffi.cast("void *", layout[0])
            made = raw.model_tensor(self._opened(), pointer, rows, columns, number)
            self._arrays[layout] = made, value
            self._tensors.append(Tensor(layout[0], rows, columns, columns, dtype))
        self._is_on_device = True
        return self._arrays[layout][0]

    def _optional_operand(self, argument, value):
        """Returns the tensor number of an operand, or DTL_MODEL_NO_TENSOR for None."""
        none = _constants.DTL_MODEL_NO_TENSOR
        return none if value is None else self._operand(argument, value)

    # ---- tasks -----------------------------------------------------------------------------------

    def unary(self, op, x, out):
        args = self._operand("x", x), self._operand("out", out)
        return raw.model_add_unary(self._opened(), _one_of("op", op, UNARY), *args)

    def binary(self, op, x, y, out):
        args = self._operand("x", x), self._operand("y", y), self._operand("out", out)
        return raw.model_add_binary(self._opened(), _one_of("op", op, BINARY), *args)

    def linear(self, x, weight, out, bias=None):
        args = (
            self._operand("x", x),
            self._operand("weight", weight),
            self._optional_operand("bias", bias),
        )
        return raw.model_add_linear(self._opened(), *args, self._operand("out", out))

    def normalize(self, norm, x, out, weight=None, bias=None, epsilon=1e-6):
        number, small = _one_of("norm", norm, NORMS), arguments.real("epsilon", epsilon)
        rows = self._optional_operand("weight", weight), self._optional_operand("bias", bias)
        args = self._operand("x", x), *rows, small, self._operand("out", out)
        return raw.model_add_normalize(self._opened(), number, *args)

    def flash_attention(self, query, key, value, out, heads, causal=False, scale=0.0):
        if not isinstance(causal, (bool, np.bool_)):
            refuse("causal", causal, "True or False")
        mask = _constants.DTL_MODEL_CAUSAL if causal else _constants.DTL_MODEL_UNMASKED
        args = mask, *self._attention(query, key, value), *_heads(heads, scale)
        return raw.model_add_flash_attention(self._opened(), *args, self._operand("out", out))

    def flash_decode(self, query, key, value, lengths, out, heads, scale=0.0):
        args = *self._attention(query, key, value), self._operand("lengths", lengths)
        args = *args, *_heads(heads, scale), self._operand("out", out)
        return raw.model_add_flash_decode(self._opened(), *args)

    def append(self, x, lengths, cache):
        args = self._operand("x", x), self._operand("lengths", lengths)
        return raw.model_add_append(self._opened(), *args, self._operand("cache", cache))

    def _attention(self, query, key, value):
        """Returns the tensor numbers of query, key and value."""
        operands = {"query": query, "key": key, "value": value}
        return tuple(self._operand(name, each) for name, each in operands.items())

    def barrier(self):
        return raw.model_add_barrier(self._opened())

    def allreduce(self, tensor, op="sum"):
        number = arguments.operation(op, REDUCTIONS)
        return raw.model_add_allreduce(self._opened(), number, self._operand("tensor", tensor))

    def prefetch(self, tensor):
        return raw.model_add_prefetch(self._opened(), self._operand("tensor", tensor))

    def order(self, task, before):
        later, first = (arguments.integer("task", task), arguments.integer("before", before))
        raw.model_add_order(self._opened(), later, first)

    # ---- runs ------------------------------------------------------------------------------------

    def schedule(self, workers=1):
        raw.model_schedule(self._opened(), arguments.integer("workers", workers))

    def run(self):
        if self._is_on_device:
            words = "arrays of the host: dtl.triton.PersistentKernel runs those on a device"
            refuse("self", "tensors of a device", words, status=INVALID_STATE)
        raw.model_run(self._opened())

    def __repr__(self):
        what = f"{self.tasks} tasks" if self._is_open else "closed"
        return f"<dtl.ModelBuilder, {what}>"


def _check_packed(argument, tensor):
    """Raises unless a PyTorch tensor is contiguous, with one or two dimensions."""
    if len(tensor.shape) not in (1, 2) or not tensor.is_contiguous():
        words = "a contiguous tensor of one or two dimensions"
        refuse(argument, f"of shape {tuple(tensor.shape)}", words, kind=MismatchError)


def _dtype(argument, dtype):
    """Returns the C number of a dtype that tensors support."""
    if str(dtype) not in DTYPES:
        words = "float32 or bfloat16, or int64 for lengths"
        refuse(f"{argument}.dtype", str(dtype), words, kind=UnsupportedError)
    return dtypes.number(dtype)


def _one_of(argument, value, names):
    """Returns the C constant of an operation; raises if `value` is not one of `names`."""
    if not isinstance(value, str) or value not in names:
        refuse(argument, value, f"one of {', '.join(map(repr, names))}", rule="enum")
    return getattr(_constants, f"DTL_MODEL_{value.upper()}")


def _heads(heads, scale):
    """Returns the number of heads as an integer and the scale as a float."""
    return arguments.size("heads", heads), arguments.real("scale", scale)


def _range(argument, value):
    """Returns the first row or column of a view, and their number."""
    if not isinstance(value, tuple) or len(value) != 2:
        refuse(argument, value, "a tuple of the first and how many")
    return tuple(arguments.size(argument, each) for each in value)
