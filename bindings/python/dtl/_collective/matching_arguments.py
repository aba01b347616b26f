# SPDX-License-Identifier: BSD-3-Clause
"""Blocking collectives without `out`: they check that the arguments of all ranks match.

Where all ranks contribute, C compares dtype and shape over the ranks, for small values in the
message with the data.  On a difference the ranks exchange descriptions of their arguments: numbers
are promoted to a common dtype, and any other difference is an error on every rank.  For a broadcast
or scatter, the root sends dtype and shape to the other ranks first.

A rank that refuses its arguments still joins with its refusal, so that no rank waits for it.

Entry points: checked_collective(), matched_array(), root_value(), and prepare_matching() for other
collective functions.
"""

import itertools
import operator
from collections.abc import Callable
from typing import Any
from zlib import crc32

import numpy as np

from dtl import _fast
from dtl._collective import overflow
from dtl._constants import OPERATIONS
from dtl._core import arguments, call_site
from dtl._core import dtypes as _dtypes
from dtl._core.arguments import memory, writable_memory
from dtl._core.errors import UNUSUAL, failure, refuse
from dtl._core.foreign_arrays import ForeignDeviceArray
from dtl._core.group import handle_of
from dtl._native import ffi
from dtl._raw import collective as raw
from dtl._status import (
    INVALID_RANK,
    DTLError,
    MismatchError,
    OverflowedError,
    UnsupportedError,
)

# Module globals, because attribute look-ups cost time in the fast path below.
_array = np.asarray
_empty = np.empty
_checked = _fast.checked_collective
_ndarray = np.ndarray

_DESCRIPTION_BYTES = 1024  # bytes of one rank's description, JSON padded with spaces
_MAX_CALL_LENGTH = 190  # characters of the call's text within the description
_BYTE = _dtypes.NUMBERS[np.dtype(np.uint8)]
_INT64 = _dtypes.NUMBERS[np.dtype(np.int64)]
_DOUBLE = _dtypes.NUMBERS[np.dtype(np.float64)]
_NOTHING = np.empty(0, np.uint8)
DIFFERENT, _OVERFLOWED = -1, -2  # results of the check in place of a dtype
_VALUE_IN_CHECK = "allreduce", "reduce"  # their check also combines the values of numbers
_SCANS = "scan", "exscan"
_ROOTLESS, _NO_ROOT = object(), -1  # "no root" in Python and in C
_PYTHON_DTYPES = (
    np.array([0]).dtype.char + "dD?"
)  # characters of the dtypes that correspond to Python numbers
_REFUSALS = {each.__name__: each for each in (OverflowedError, UnsupportedError)}
_FAILURES: tuple[type[Exception], ...] = DTLError, BufferError, TypeError, ValueError

# Kind of the root's value in Python: array, Python number or NumPy scalar.
_ARRAY, _PYTHON, _NUMPY = range(3)
_EXAMPLES = {_ARRAY: _NOTHING, _PYTHON: 0, _NUMPY: np.float64(0)}

# Shape of the result of each collective, by the array and the number of ranks.
_SHAPES = {
    "allreduce": lambda array, _: array.shape,
    "reduce": lambda array, _: array.shape,
    "scan": lambda array, _: array.shape,
    "exscan": lambda array, _: array.shape,
    "gather": lambda array, ranks: (ranks, *array.shape),
    "allgather": lambda array, ranks: (ranks, *array.shape),
    "alltoall": lambda array, _: array.shape,
    "reduce_scatter": lambda array, _: array.shape[1:],
}
_IN_BLOCKS = ("alltoall", "reduce_scatter")  # their arrays have one block per rank
# Rooted collectives without a check, by name; filled by collective.py.
ROOTED: dict[str, Callable[..., Any]] = {}
KINDS = {name: getattr(_fast, name.upper()) for name in _SHAPES}


# ---- all ranks contribute -----------------------------------------------------------------------


def checked_collective(name, ctx, argument, value, op="sum", root=_ROOTLESS, out=None, found=None):
    """Returns the result of collective `name`; `out` receives it in a rooted collective.

    `found` is DIFFERENT if a check in C has already found that the arguments differ.
    """
    if found is None:
        found, target = _fast_path(name, ctx, value, op, root, out)
        if found not in (None, DIFFERENT):
            return target
    return _collective_with_checks(name, ctx, argument, value, op, root, out, found)


def _collective_with_checks(name, ctx, argument, value, op, root, out, found):
    """Implements checked_collective() for all arguments that the fast path does not take.

    Joins the ranks' check with a refusal if this rank's arguments are invalid.  On different
    arguments it promotes numbers and repeats the call, or raises on all ranks.
    """
    handle = handle_of(ctx)
    address = _address(ctx, handle)
    try:
        op_number = arguments.operation(op)
        root_number = _NO_ROOT if root is _ROOTLESS else _rank(root, ctx.size)
        array, dtype = arguments.host_or_device_array(argument, value)
        array, dtype = _counted(name, array, dtype, op_number, out)
        is_on_device = isinstance(array, ForeignDeviceArray)
        is_number = array.ndim == 0 and not is_on_device and not isinstance(value, np.ndarray)
        is_combined = is_number and name in _VALUE_IN_CHECK
        target = None
        if root_number in (_NO_ROOT, ctx.rank):
            target = _target(name, ctx, argument, array, None if is_combined else out)
    except _FAILURES as error:
        _announce_refusal(ctx, handle, address, error, found)
        raise
    place = np.empty(1, np.complex128) if is_combined else target
    if is_on_device:
        words = f"memory of a device to {_call_text(name, op, root_number)}"
        prepare_matching(ctx, argument, lambda: (array, words))
        return ROOTED[name](ctx, value, op, root_number, out)
    given = address, KINDS[name], array, place, dtype, op_number, root_number
    if found is None:
        given = name, ctx, argument, op, given
        found = _checked_number(*given) if is_number else _checked(*given[-1], False)
    if found == DIFFERENT:
        call = _call_text(name, op, root_number)
        settled = _promoted_array(ctx, handle, argument, call, array, is_number)
        if (
            settled is array
        ):  # the arguments match: fails because the operation is undefined for the dtype
            raw.allreduce(handle, memory(array), writable_memory(array.copy()), 1, dtype, op_number)
        result = checked_collective(name, ctx, argument, settled, op, root, out)
        return _as_python_number(value, result)
    if target is None:
        return None
    if is_combined:
        target = place.view(_dtypes.numpy(found))[:1].reshape(())
        if out is not None:
            arguments.result(out, (), target.dtype)[...] = target
    return arguments.like(array if array.ndim else value, target) if out is None else out


def _counted(name, array, dtype, op, out):
    """Returns (array, dtype); in sums and products, bool becomes int64 unless `out` is bool."""
    return arguments.counted(array, dtype, op, out) if is_reduction(name) else (array, dtype)


def _checked_number(name, ctx, argument, op, given):
    """Runs the collective on one number per rank; returns its dtype, or DIFFERENT.  Collective.

    Raises if a sum or product of integers overflows.
    """
    _, _, array, _, _, op_number, _ = given
    fold = overflow.fold(array, op_number) if is_reduction(name) else None
    if fold is not None and not (name in _VALUE_IN_CHECK and array.itemsize == 8):
        return _checked_integer(name, ctx, argument, op, fold, given)
    found = _checked(*given, True)
    if found == _OVERFLOWED:
        overflow.refuse_beyond(argument, op, array.dtype)
    return found


def _checked_integer(name, ctx, argument, op, fold, given):
    """Like _checked_number() for integers whose partial results may overflow.

    An allreduce of magnitudes gives an upper bound; if that does not exclude an overflow, the ranks
    gather the integers and compute with Python integers.
    """
    address, _, array, place, dtype, op_number, root = given
    bound, handle = np.empty(()), handle_of(ctx)
    digest = crc32(f"{name} {op_number} {root} {array.dtype}".encode()) >> 1  # in place of a root
    mine = overflow.magnitude(array, op_number)
    found = _checked(address, KINDS["allreduce"], mine, bound, _DOUBLE, op_number, digest, False)
    if found == DIFFERENT:
        return found
    if not overflow.certainly_fits(bound, array.dtype):
        of_all = np.empty(ctx.size, array.dtype)
        raw.allgather(handle, memory(array), 1, dtype, writable_memory(of_all), 1, dtype)
        result = _folded(name, argument, op, fold, of_all, ctx.rank)
        if place is not None:
            place.view(array.dtype).reshape(-1)[:1] = result
    elif name in _VALUE_IN_CHECK:
        return _checked(*given, False)
    else:
        getattr(raw, name)(handle, memory(array), writable_memory(place), 1, dtype, op_number)
    return dtype


def _folded(name, argument, op, fold, of_all, rank):
    """Returns this rank's result; raises if the result of any rank overflows."""
    first = 0 if fold is operator.add else 1
    parts = list(itertools.accumulate(of_all.tolist(), fold, initial=first))
    parts = {"scan": parts[1:], "exscan": parts[:-1]}.get(name, parts[-1:])
    if not all(overflow.fits(each, of_all.dtype) for each in parts):
        overflow.refuse_beyond(argument, op, of_all.dtype)
    return parts[min(rank, len(parts) - 1)]


def _fast_path(name, ctx, value, op, root, out):
    """Returns the dtype or DIFFERENT, and the result, for an array or a Python number.

    Returns (None, None) without communication for all other and for invalid arguments.
    """
    kind = type(value)
    is_number = kind is float or (kind is int and name not in _SCANS)
    if kind is not _ndarray and (not is_number or name in _VALUE_IN_CHECK):
        return None, None
    try:
        array = _array(value)
        if array.dtype.char == "?" and is_reduction(name):
            return None, None
        target = _usual_target(name, ctx, array, root, out)
        if target is NotImplemented:
            return None, None
        root = _NO_ROOT if root is _ROOTLESS else root
        given = array, target, _dtypes.NUMBERS[array.dtype], OPERATIONS[op], root, False
        found = _checked(ctx._address, KINDS[name], *given)
    except UNUSUAL as error:
        if isinstance(error, DTLError):
            raise
        return None, None
    is_array = not is_number or target is None or target.ndim or out is not None
    return found, target if is_array else target.item()


def _usual_target(name, ctx, array, root, out):
    """Returns the result array for the fast path, as _target() does; allocates it without `out`.

    Returns None on ranks that are not the root, and NotImplemented if root, shape or `out` need the
    general path.
    """
    ranks = ctx._size
    if root is not _ROOTLESS:
        if type(root) is not int or not 0 <= root < ranks:
            return NotImplemented
        if root != ctx._rank:
            return None
    if name in _IN_BLOCKS and array.shape[:1] != (ranks,):
        return NotImplemented
    shape = _SHAPES[name](array, ranks)
    if out is None:
        return _empty(shape, array.dtype)
    is_usual = type(out) is _ndarray and out.shape == shape and out.dtype is array.dtype
    return out if is_usual else NotImplemented


def _needs_out(out):
    """Raises if `out` is None, because the value is in device memory."""
    if out is None:
        refuse("out", out, "an array in the device's memory, as the value is")


def _as_python_number(value, result):
    """Returns the result as a Python number if `value` is one and Python has the type."""
    if isinstance(value, np.generic) or not isinstance(result, np.generic):
        return result
    return result.item() if result.dtype.char in _PYTHON_DTYPES else result


def _rank(root, ranks):
    """Returns `root` as an integer; raises with the library's message if it is no rank."""
    found = arguments.integer("root", root)
    if not 0 <= found < ranks:
        words = f"root >= 0 and root < ctx.size ({ranks})"
        raise failure("root", "range", f"root is {found}", words, INVALID_RANK)
    return found


def _target(name, ctx, argument, array, out):
    """Returns the array that receives the result: `out` if it is suitable, or a new one.

    For a value in device memory, returns `out` unchecked and raises if it is None.
    """
    if isinstance(array, ForeignDeviceArray):
        _needs_out(out)
        return out
    if name in _IN_BLOCKS:
        arguments.blocks(argument, array.shape, ctx.size)
    return arguments.result(out, _SHAPES[name](array, ctx.size), array.dtype)


def matched_array(form, name, ctx, argument, value, out=None, *, in_rows=True, prepare=None):
    """Returns `value` as an array, its dtype, the result of `prepare`, and sums over the ranks.

    A blocking form requires the same dtype and shape on all ranks, except for the length of an
    array in rows; an argument that one rank refuses is refused on all ranks.  `prepare` takes the
    array and returns (result, words, integers): the words must be equal on all ranks, and the
    integers are summed up, modulo 2**64.  The sums are None if the form exchanges nothing.
    """
    prepare = prepare or (lambda _: (None, "", ()))
    if not form.exchanges_counts or out is not None or ctx.size == 1:
        array, dtype = form.array(argument, value)
        return array, dtype, prepare(array)[0], None

    def describe():
        array, dtype = form.array(argument, value)
        made, words, integers = prepare(array)
        shape = _shape(array[:0] if in_rows and array.ndim else array)
        words = f"{_dtypes.name(dtype)} of shape {shape} to {name}{words}"
        return (array, dtype, made), words, integers

    found, sums = prepare_and_reduce(ctx, argument, describe)
    return (*found, sums)


def prepare_and_reduce(ctx, argument, prepare, op="sum"):
    """Returns the result of `prepare` for this rank's arguments, and the reduction of the integers.

    `prepare` returns (result, words, integers), of which there are as many on every rank, four at
    most.  Where the words differ or one rank refuses its arguments, all ranks raise: the words go
    along with the integers in one message.
    """
    if ctx.size == 1:
        made, _, integers = prepare()
        return made, np.array([each % 2**64 for each in integers], np.uint64).view(np.int64)
    handle = handle_of(ctx)
    address = _address(ctx, handle)
    try:
        made, words, integers = prepare()
    except _FAILURES as error:
        _announce_refusal(ctx, handle, address, error)
        raise
    mine = np.array([each % 2**64 for each in integers], np.uint64).view(np.int64)
    found = np.empty_like(mine)
    digest = crc32(words.encode()) >> 1  # in place of a root
    given = mine, found, _INT64, OPERATIONS[op], digest
    if _checked(address, KINDS["allreduce"], *given, False) == DIFFERENT:
        _refuse_mismatch(argument, _exchange_descriptions(ctx, handle, {"gives": words}))
    return made, found


def raise_on_all_ranks(ctx, argument, refuse_here):
    """Raises on all ranks if any rank's `refuse_here` raises; None refuses nothing.  Collective."""
    mine, error = {"fits": True}, None
    if refuse_here is not None:
        try:
            refuse_here()
        except _FAILURES as found:
            mine, error = {"refused": _reason(found)}, found
    descriptions = _exchange_descriptions(ctx, handle_of(ctx), mine)
    if error is not None:
        raise error
    _raise_remote_refusal(argument, descriptions)


def prepare_matching(ctx, argument, prepare):
    """Returns the result of `prepare` for this rank's arguments.  Collective.

    `prepare` returns (result, words).  Raises on all ranks if the words differ between ranks or if
    a rank refuses its arguments.
    """
    if ctx.size == 1:
        return prepare()[0]
    handle = handle_of(ctx)
    address = _address(ctx, handle)
    try:
        made, words = prepare()
    except _FAILURES as error:
        _announce_refusal(ctx, handle, address, error)
        raise
    form = np.empty((0, crc32(words.encode())), np.uint8)  # shapes are compared
    if _checked(address, _fast.AGREE, form, None, _BYTE, 0, _NO_ROOT, False) == DIFFERENT:
        _refuse_mismatch(argument, _exchange_descriptions(ctx, handle, {"gives": words}))
    return made


def _address(ctx, handle):
    """Returns the address of the C context as an integer."""
    try:
        return ctx._address
    except AttributeError:
        return int(ffi.cast("uintptr_t", handle))


def _announce_refusal(ctx, handle, address, error, found=None):
    """Joins the other ranks' check with a refusal and sends them the reason.  Collective.

    Pass DIFFERENT as `found` if the check has already run.  The caller then raises `error`.
    """
    if found is None:
        found = _fast.checked_collective(
            address, _fast.REFUSED, _NOTHING, None, _BYTE, 0, -1, False
        )
    if found == DIFFERENT:
        _exchange_descriptions(ctx, handle, {"refused": _reason(error)})


def _promoted_array(ctx, handle, argument, call, array, is_number):
    """Returns `array` in the common dtype of the numbers of all ranks.  Collective.

    Returns `array` itself if the arguments match; raises on all ranks for any other difference.
    """
    described = {"call": call, "dtype": _dtypes.number(array.dtype), "shape": _shape(array)}
    descriptions = _exchange_descriptions(ctx, handle, {**described, "is_number": is_number})
    _raise_remote_refusal(argument, descriptions)
    if all(each.get("is_number") and each["call"] == call for each in descriptions):
        dtypes = {_dtypes.NUMPY[each["dtype"]] for each in descriptions}
        if len(dtypes) > 1 and is_number:
            return array.astype(np.result_type(*dtypes))[()]
    _refuse_mismatch(argument, descriptions)
    return array


def _raise_remote_refusal(argument, descriptions):
    """Raises if any rank's description is a refusal."""
    refused = next((rank for rank, each in enumerate(descriptions) if "refused" in each), None)
    if refused is not None:
        _raise_refusal_of(argument, refused, descriptions[refused]["refused"])


# The collectives that take parts of different lengths, by those that don't.
_UNEQUAL = {"allgather": "allgatherv", "alltoall": "alltoallv", "gather": "gatherv"}


def _refuse_mismatch(argument, descriptions):
    """Raises if a rank has refused or the ranks' descriptions differ; else returns."""
    _raise_remote_refusal(argument, descriptions)
    other = next((rank for rank, each in enumerate(descriptions) if each != descriptions[0]), None)
    if other is not None:
        words = " and ".join(_description_text(rank, descriptions[rank]) for rank in (0, other))
        unequal = _UNEQUAL.get(descriptions[0].get("call", "").partition(" ")[0])
        is_same_but = {**descriptions[other], "shape": None} == {**descriptions[0], "shape": None}
        expected = "the same of all ranks"
        if unequal and is_same_but:
            expected += f"; {unequal} takes parts of different lengths"
        raise failure(argument, "match", words, expected, kind=MismatchError)


def _exchange_descriptions(ctx, handle, mine):
    """Returns the descriptions of all ranks, `mine` from this one.  Collective.

    An empty description comes from a rank in another call; ranks with arguments then raise.
    """
    import json  # noqa: PLC0415  late: most programs need it never

    here = call_site.description().encode("ascii", "replace").decode()[:_MAX_CALL_LENGTH]
    text = json.dumps({**mine, "in": here}, separators=(",", ":")).encode()
    words = np.frombuffer(text.ljust(_DESCRIPTION_BYTES), np.uint8)
    found = np.empty((ctx.size, _DESCRIPTION_BYTES), np.uint8)
    raw.allgather(
        handle,
        memory(words),
        _DESCRIPTION_BYTES,
        _BYTE,
        writable_memory(found),
        _DESCRIPTION_BYTES,
        _BYTE,
    )
    descriptions = [json.loads(each.tobytes()) for each in found]
    calls = [each.pop("in") for each in descriptions]
    other = next((rank for rank, each in enumerate(descriptions) if not each), None)
    if mine and other is not None:
        what, expected = f"rank {other} is in {calls[other]}", f"{here}, as here"
        raise failure("call", "match", what, expected, kind=MismatchError)
    return descriptions


def _reason(error):
    """Returns the class of an error and its text, without the function and the rule."""
    words = getattr(error, "reason", None) or ("its value", "one that can be used")
    return f"{type(error).__name__} " + "; expected ".join(_short(each) for each in words)


def _short(words):
    """Returns text of at most 90 characters; the middle of a longer one is left out."""
    return words if len(words) <= 90 else f"{words[:35]} ... {words[-50:]}"


def _raise_refusal_of(argument, rank, reason):
    """Raises the error of another rank; `reason` is the text from its _reason()."""
    name, _, words = reason.partition(" ")
    what, _, expected = words.rpartition("; expected ")
    kind = _REFUSALS.get(name, MismatchError)
    raise failure(argument, "elsewhere", f"rank {rank} has {what}", expected, kind=kind)


def is_reduction(name):
    """Returns whether the collective reduces values, so that `op` matters."""
    return "reduce" in name or "scan" in name


def _call_text(name, op, root):
    """Returns the collective with its operation and root, for comparison and messages."""
    by = f" by {getattr(op, '__name__', op)}" if is_reduction(name) else ""
    return name + by + f" with root {root}" * (root != _NO_ROOT)


def _shape(array):
    """Returns the shape as text; a length of 0 in front reads "any"."""
    words = str(array.shape)
    return words.replace("(0", "(any", 1) if array.size == 0 else words


def _description_text(rank, description):
    """Returns a rank's description as text for a message."""
    if "gives" in description:
        return f"rank {rank} gives {description['gives']}"
    dtype = _dtypes.name(description["dtype"])
    shape = f"{dtype} of shape {description['shape']}"
    kind = f"a number of {dtype}" if description["is_number"] else shape
    return f"rank {rank} gives {kind} to {description['call']}"


# ---- the root gives -----------------------------------------------------------------------------


def broadcast(ctx, argument, value, root):
    """Returns the root's value on every rank, as an array or a number.  Collective."""
    handle = handle_of(ctx)
    root, dtype, value_form, shape, elements, array = root_value(
        ctx, "broadcast", argument, value, root
    )
    if ctx.rank == root:
        if elements is None:
            raw.broadcast(handle, memory(array), array.size, dtype, root)
        return arguments.like(value, array.copy())
    found = _array_from(dtype, shape, elements)
    if elements is None:
        raw.broadcast(handle, writable_memory(found), found.size, dtype, root)
    return arguments.like(_EXAMPLES[value_form], found)


def scatter(ctx, argument, values, root):
    """Returns this rank's block of the root's array, as a new array.  Collective."""
    handle = handle_of(ctx)
    root, dtype, _, shape, elements, array = root_value(ctx, "scatter", argument, values, root)
    count, block = arguments.shares(argument, shape, ctx.size)
    if elements is not None:
        found = _array_from(dtype, (ctx.size, *block), elements)[ctx.rank].copy()
    else:
        found = np.empty(block, _dtypes.numpy(dtype))
        sent = ffi.NULL if array is None else memory(array)
        raw.scatter(handle, sent, count, dtype, writable_memory(found), count, dtype, root)
    return found


def root_value(ctx, name, argument, value, root, check=None):
    """Returns (root, dtype, value_form, shape, elements, array) of the root's value.  Collective.

    `array` is None except on the root; `elements` is None if they do not fit into the message that
    describes the value.  Raises on all ranks if the ranks pass different roots, if a rank refuses
    its arguments, or if `check` refuses the root's array.
    """
    handle = handle_of(ctx)
    address = _address(ctx, handle)
    array, dtype, value_form = None, 0, 0
    try:
        number = _rank(root, ctx.size)
        if ctx.rank == number:
            array, dtype = arguments.host_or_device_array(argument, value)
            if isinstance(array, ForeignDeviceArray):
                _needs_out(None)
            if check is not None:
                check(array)
            value_form = _value_form(value, array)
    except _FAILURES as error:
        _fast.root_description(address, -1, None, 0, 0)
        _exchange_descriptions(ctx, handle, {"refused": _reason(error)})
        raise
    found = _fast.root_description(address, number, array, dtype, value_form)
    if found is None:
        words = f"root {number} to {name}"
        raised = _exchange_descriptions(ctx, handle, {"gives": words})
        _raise_remote_refusal(argument, raised)
        _refuse_mismatch("root", raised)
    return (number, *found, array)


def root_array(form, ctx, argument, value, root, out, check):
    """Returns the root's `value` as an array, its dtype, and the root.

    Collective for a form that exchanges counts, if `out` is None.  Other ranks then receive an
    array without rows that has the root's dtype and row shape; else `value` is this rank's own.
    """
    if not form.exchanges_counts or out is not None or ctx.size == 1:
        root = arguments.integer("root", root)
        return *form.array(argument, value), root
    root, dtype, _, shape, _, array = root_value(ctx, "scatterv", argument, value, root, check)
    if array is None:
        array = np.empty((0, *shape[1:]) if shape else (), _dtypes.numpy(dtype))
    return array, dtype, root


def _value_form(value, array):
    """Returns the kind of the value: _ARRAY, _NUMPY (a scalar) or _PYTHON (a number)."""
    if array.ndim or isinstance(value, np.ndarray):
        return _ARRAY
    return _NUMPY if isinstance(value, np.generic) else _PYTHON


def _array_from(dtype, shape, elements):
    """Returns an array over the bytes `elements`; uninitialized if they are None."""
    numpy = _dtypes.numpy(dtype)
    return np.empty(shape, numpy) if elements is None else np.ndarray(shape, numpy, elements)
