# SPDX-License-Identifier: BSD-3-Clause
"""Graphs of tasks on arrays, which are scheduled once and run many times."""

from typing import NamedTuple

import numpy as np

from dtl import _constants
from dtl._constants import OPERATIONS
from dtl._core import arguments, dtypes, torch_tensors
from dtl._core.arguments import result, room
from dtl._core.errors import refuse
from dtl._core.group import handle_of
from dtl._core.lifetime import Closable, forgotten, settle
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
    """Where the elements of a tensor lie; `stride` elements are from one row to the next."""

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
        settle()
        self._arrays = {}  # by address and form: their numbers, and themselves
        self._tensors = []  # by number, as executors beside the library's find them
        self._context = ctx
        self._is_on_device = False  # some array is, which no thread of the host may touch
        self._open(raw.model_create(handle_of(ctx)))

    def _drop(self):
        raw.model_destroy(self._handle)
        forgotten(self._about(), self._made_at, self)

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
        down, across = _side("rows", rows), _side("columns", columns)
        view = raw.model_view(handle, number, *down, *across)
        whole = self._tensors[number]
        offset = (down[0] * whole.stride + across[0]) * whole.dtype.itemsize
        self._tensors.append(
            Tensor(whole.address + offset, down[1], across[1], whole.stride, whole.dtype)
        )
        return view

    def _operand(self, argument, value):
        """The number of what a task reads or writes."""
        handle = self._opened()
        if getattr(value, "is_cuda", False) is True:
            return self._of_device(argument, value)
        if torch_tensors.is_on_host(value):
            _check_packed(argument, value)
            value = torch_tensors.array(value)
        if not isinstance(value, np.ndarray):
            return self._numbered(argument, value)
        found = result(value, value.shape, value.dtype, argument)
        dtype = _dtype(argument, found.dtype)
        if found.ndim not in (1, 2):
            words = "an array of one or two dimensions"
            refuse(argument, f"of {found.ndim} dimensions", words, kind=MismatchError)
        form = found.__array_interface__["data"][0], found.shape, dtype
        if form not in self._arrays:
            rows, columns = found.shape if found.ndim == 2 else (1, found.size)
            number = raw.model_tensor(handle, room(found), rows, columns, dtype)
            self._arrays[form] = number, found
            self._tensors.append(Tensor(form[0], rows, columns, columns, found.dtype))
        return self._arrays[form][0]

    def _numbered(self, argument, value):
        if isinstance(value, bool) or not hasattr(value, "__index__"):
            refuse(argument, value, "an array, or the number of a tensor")
        found, there = value.__index__(), len(self._tensors)
        if not 0 <= found < there:
            words = f"the number of one of the {there} tensors"
            refuse(argument, value, words, OUT_OF_BOUNDS, rule="range")
        return found

    def _of_device(self, argument, value):
        """Of a tensor of PyTorch's in the memory of a GPU."""
        _check_packed(argument, value)
        dtype = torch_tensors.numpy_dtype(value.dtype)
        number = _dtype(argument, dtype)
        form = value.data_ptr(), tuple(value.shape), number
        if form not in self._arrays:
            rows, columns = (1, *form[1])[-2:]
            place = ffi.cast("void *", form[0])
            made = raw.model_tensor(self._opened(), place, rows, columns, number)
            self._arrays[form] = made, value
            self._tensors.append(Tensor(form[0], rows, columns, columns, dtype))
        self._is_on_device = True
        return self._arrays[form][0]

    def _if_any(self, argument, value):
        none = _constants.DTL_MODEL_NO_TENSOR
        return none if value is None else self._operand(argument, value)

    # ---- tasks -----------------------------------------------------------------------------------

    def unary(self, op, x, out):
        given = self._operand("x", x), self._operand("out", out)
        return raw.model_add_unary(self._opened(), _one_of("op", op, UNARY), *given)

    def binary(self, op, x, y, out):
        given = self._operand("x", x), self._operand("y", y), self._operand("out", out)
        return raw.model_add_binary(self._opened(), _one_of("op", op, BINARY), *given)

    def linear(self, x, weight, out, bias=None):
        given = self._operand("x", x), self._operand("weight", weight), self._if_any("bias", bias)
        return raw.model_add_linear(self._opened(), *given, self._operand("out", out))

    def normalize(self, norm, x, out, weight=None, bias=None, epsilon=1e-6):
        number, small = _one_of("norm", norm, NORMS), arguments.real("epsilon", epsilon)
        rows = self._if_any("weight", weight), self._if_any("bias", bias)
        given = self._operand("x", x), *rows, small, self._operand("out", out)
        return raw.model_add_normalize(self._opened(), number, *given)

    def flash_attention(self, query, key, value, out, heads, causal=False, scale=0.0):
        if not isinstance(causal, (bool, np.bool_)):
            refuse("causal", causal, "True or False")
        mask = _constants.DTL_MODEL_CAUSAL if causal else _constants.DTL_MODEL_UNMASKED
        given = mask, *self._attention(query, key, value), *_heads(heads, scale)
        return raw.model_add_flash_attention(self._opened(), *given, self._operand("out", out))

    def flash_decode(self, query, key, value, lengths, out, heads, scale=0.0):
        given = *self._attention(query, key, value), self._operand("lengths", lengths)
        given = *given, *_heads(heads, scale), self._operand("out", out)
        return raw.model_add_flash_decode(self._opened(), *given)

    def append(self, x, lengths, cache):
        given = self._operand("x", x), self._operand("lengths", lengths)
        return raw.model_add_append(self._opened(), *given, self._operand("cache", cache))

    def _attention(self, query, key, value):
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
    """One of PyTorch's has its elements one after the other."""
    if len(tensor.shape) not in (1, 2) or not tensor.is_contiguous():
        words = "a contiguous tensor of one or two dimensions"
        refuse(argument, f"of shape {tuple(tensor.shape)}", words, kind=MismatchError)


def _dtype(argument, dtype):
    """The library's number of what a tensor can hold."""
    if str(dtype) not in DTYPES:
        words = "float32 or bfloat16, or int64 for lengths"
        refuse(f"{argument}.dtype", str(dtype), words, kind=UnsupportedError)
    return dtypes.number(dtype)


def _one_of(argument, value, names):
    if not isinstance(value, str) or value not in names:
        refuse(argument, value, f"one of {', '.join(map(repr, names))}", rule="enum")
    return getattr(_constants, f"DTL_MODEL_{value.upper()}")


def _heads(heads, scale):
    return arguments.size("heads", heads), arguments.real("scale", scale)


def _side(argument, value):
    """The first of a side of a part, and how many there are."""
    if not isinstance(value, tuple) or len(value) != 2:
        refuse(argument, value, "a tuple of the first and how many")
    return tuple(arguments.size(argument, each) for each in value)
