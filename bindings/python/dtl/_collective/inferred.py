# SPDX-License-Identifier: BSD-3-Clause
"""Blocking collectives without `out`: the data of all ranks decide what is done.

Where all ranks give something, they ask each other whether it is alike, in the same message if it
is small.  If it isn't, they tell each other what they gave: numbers are promoted, and what else
differs is an error on every rank.  Where the root gives, it tells the others what is to come.

A rank whose arguments can't be used takes part with that, so that no other waits for it.
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
from dtl._core import arguments, caller
from dtl._core import dtypes as _dtypes
from dtl._core.arguments import memory, room
from dtl._core.errors import UNUSUAL, failure, refuse
from dtl._core.foreign_arrays import Lent
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

# Bound here once: the short way below counts nanoseconds.
_array = np.asarray
_empty = np.empty
_follow = _fast.checked_collective
_ndarray = np.ndarray

_WORDS = 1024  # bytes in which a rank says what it gave
_MOST_OF_CALL = 190  # characters of those, for what it has called
_BYTE = _dtypes.NUMBERS[np.dtype(np.uint8)]
_INT64 = _dtypes.NUMBERS[np.dtype(np.int64)]
_DOUBLE = _dtypes.NUMBERS[np.dtype(np.float64)]
_NOTHING = np.empty(0, np.uint8)
DIFFERENT, _BEYOND = -1, -2  # in place of the result's dtype
_COMBINED = "allreduce", "reduce"  # whose question brings along what numbers are together
_SCANS = "scan", "exscan"
_ROOTLESS, _NOBODY = object(), -1  # where a collective has no root, here and to C
_PYTHONS = np.array([0]).dtype.char + "dD?"  # dtypes that Python's numbers have
_REFUSALS = {each.__name__: each for each in (OverflowedError, UnsupportedError)}
_FAILURES: tuple[type[Exception], ...] = DTLError, BufferError, TypeError, ValueError

# How the root's value looks to its program.
_ARRAY, _PYTHON, _NUMPY = range(3)
_LIKE = {_ARRAY: _NOTHING, _PYTHON: 0, _NUMPY: np.float64(0)}

# Of each collective: the shape of its result, of an array on so many ranks.
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
_IN_BLOCKS = ("alltoall", "reduce_scatter")  # whose arrays have one for each rank
# How those with a root are called that need not ask each other; filled by _collective.
ROOTED: dict[str, Callable[..., Any]] = {}
KINDS = {name: getattr(_fast, name.upper()) for name in _SHAPES}


# ---- all ranks give -----------------------------------------------------------------------------


def followed(name, ctx, argument, value, op="sum", root=_ROOTLESS, out=None, found=None):
    """What the collective gives; where there is a root, `out` is for its result.

    `found` is DIFFERENT if the ranks have asked each other already.
    """
    if found is None:
        found, target = _at_once(name, ctx, value, op, root, out)
        if found not in (None, DIFFERENT):
            return target
    return _thoroughly(name, ctx, argument, value, op, root, out, found)


def _thoroughly(name, ctx, argument, value, op, root, out, found):
    handle = handle_of(ctx)
    address = _address(ctx, handle)
    try:
        op_number = arguments.operation(op)
        root_number = _NOBODY if root is _ROOTLESS else _rank(root, ctx.size)
        array, dtype = arguments.anywhere(argument, value)
        array, dtype = _counted(name, array, dtype, op_number, out)
        is_far = isinstance(array, Lent)
        is_number = array.ndim == 0 and not is_far and not isinstance(value, np.ndarray)
        is_combined = is_number and name in _COMBINED
        target = None
        if root_number in (_NOBODY, ctx.rank):
            target = _target(name, ctx, argument, array, None if is_combined else out)
    except _FAILURES as error:
        _take_part(ctx, handle, address, error, found)
        raise
    place = np.empty(1, np.complex128) if is_combined else target
    if is_far:
        words = f"memory of a device to {_call(name, op, root_number)}"
        together(ctx, argument, lambda: (array, words))
        return ROOTED[name](ctx, value, op, root_number, out)
    given = address, KINDS[name], array, place, dtype, op_number, root_number
    if found is None:
        given = name, ctx, argument, op, given
        found = _follow_number(*given) if is_number else _follow(*given[-1], False)
    if found == DIFFERENT:
        call = _call(name, op, root_number)
        settled = _settled(ctx, handle, argument, call, array, is_number)
        if settled is array:  # alike, so that it is the operation that is not defined
            raw.allreduce(handle, memory(array), room(array.copy()), 1, dtype, op_number)
        result = followed(name, ctx, argument, settled, op, root, out)
        return _as_given(value, result)
    if target is None:
        return None
    if is_combined:
        target = place.view(_dtypes.numpy(found))[:1].reshape(())
        if out is not None:
            arguments.result(out, (), target.dtype)[...] = target
    return arguments.like(array if array.ndim else value, target) if out is None else out


def _counted(name, array, dtype, op, out):
    """Truth values as integers, where they are added or multiplied."""
    return arguments.counted(array, dtype, op, out) if is_reduction(name) else (array, dtype)


def _follow_number(name, ctx, argument, op, given):
    _, _, array, _, _, op_number, _ = given
    fold = overflow.fold(array, op_number) if is_reduction(name) else None
    if fold is not None and not (name in _COMBINED and array.itemsize == 8):
        return _follow_integer(name, ctx, argument, op, fold, given)
    found = _follow(*given, True)
    if found == _BEYOND:
        overflow.refuse_beyond(argument, op, array.dtype)
    return found


def _follow_integer(name, ctx, argument, op, fold, given):
    """The same of an integer whose part of the ranks may wrap: their magnitudes are asked for, and
    where these don't settle it, the integers themselves.
    """
    address, _, array, place, dtype, op_number, root = given
    bound, handle = np.empty(()), handle_of(ctx)
    mark = crc32(f"{name} {op_number} {root} {array.dtype}".encode()) >> 1  # in place of a root
    mine = overflow.magnitude(array, op_number)
    found = _follow(address, KINDS["allreduce"], mine, bound, _DOUBLE, op_number, mark, False)
    if found == DIFFERENT:
        return found
    if not overflow.fits_surely(bound, array.dtype):
        of_all = np.empty(ctx.size, array.dtype)
        raw.allgather(handle, memory(array), 1, dtype, room(of_all), 1, dtype)
        result = _folded(name, argument, op, fold, of_all, ctx.rank)
        if place is not None:
            place.view(array.dtype).reshape(-1)[:1] = result
    elif name in _COMBINED:
        return _follow(*given, False)
    else:
        getattr(raw, name)(handle, memory(array), room(place), 1, dtype, op_number)
    return dtype


def _folded(name, argument, op, fold, of_all, rank):
    """This rank's result, if those of all ranks fit."""
    first = 0 if fold is operator.add else 1
    parts = list(itertools.accumulate(of_all.tolist(), fold, initial=first))
    parts = {"scan": parts[1:], "exscan": parts[:-1]}.get(name, parts[-1:])
    if not all(overflow.fits(each, of_all.dtype) for each in parts):
        overflow.refuse_beyond(argument, op, of_all.dtype)
    return parts[min(rank, len(parts) - 1)]


def _at_once(name, ctx, value, op, root, out):
    """What C finds, and the result, of an array or a Python number; (None, None) for all that is
    less usual or wrong, of which no other rank has heard yet.
    """
    kind = type(value)
    is_number = kind is float or (kind is int and name not in _SCANS)
    if kind is not _ndarray and (not is_number or name in _COMBINED):
        return None, None
    try:
        array = _array(value)
        if array.dtype.char == "?" and is_reduction(name):
            return None, None
        target = _usual_target(name, ctx, array, root, out)
        if target is NotImplemented:
            return None, None
        root = _NOBODY if root is _ROOTLESS else root
        given = array, target, _dtypes.NUMBERS[array.dtype], OPERATIONS[op], root, False
        found = _follow(ctx._address, KINDS[name], *given)
    except UNUSUAL as error:
        if isinstance(error, DTLError):
            raise
        return None, None
    is_array = not is_number or target is None or target.ndim or out is not None
    return found, target if is_array else target.item()


def _usual_target(name, ctx, array, root, out):
    """As `_target`; None on other ranks than the root, and NotImplemented for what is unusual."""
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
    if out is None:
        refuse("out", out, "an array in the device's memory, as the value is")


def _as_given(value, result):
    """What Python has a type of is that, where a Python number was given."""
    if isinstance(value, np.generic) or not isinstance(result, np.generic):
        return result
    return result.item() if result.dtype.char in _PYTHONS else result


def _rank(root, ranks):
    """`root` as a rank, or what the library says of one that is none."""
    found = arguments.integer("root", root)
    if not 0 <= found < ranks:
        words = f"root >= 0 and root < ctx.size ({ranks})"
        raise failure("root", "range", f"root is {found}", words, INVALID_RANK)
    return found


def _target(name, ctx, argument, array, out):
    """Where the result goes."""
    if isinstance(array, Lent):
        _needs_out(out)
        return out
    if name in _IN_BLOCKS:
        arguments.blocks(argument, array.shape, ctx.size)
    return arguments.result(out, _SHAPES[name](array, ctx.size), array.dtype)


def agreed(form, name, ctx, argument, value, out=None, *, in_rows=True, prepare=None):
    """`value` as an array, its dtype, what `prepare` makes of it, and sums over the ranks.

    Where a blocking form asks, dtype and shape are the same on all ranks, but for the length of an
    array in rows, and what one rank refuses is refused on all of them.  `prepare` takes the array
    and returns (result, words, integers): the words must be equal on all ranks, and the integers
    are summed up, modulo 2**64.  Where nobody asks the sums are None.
    """
    prepare = prepare or (lambda _: (None, "", ()))
    if not form.asks_for_counts or out is not None or ctx.size == 1:
        array, dtype = form.array(argument, value)
        return array, dtype, prepare(array)[0], None

    def describe():
        array, dtype = form.array(argument, value)
        made, words, integers = prepare(array)
        shape = _shape(array[:0] if in_rows and array.ndim else array)
        words = f"{_dtypes.name(dtype)} of shape {shape} to {name}{words}"
        return (array, dtype, made), words, integers

    found, sums = asked(ctx, argument, describe)
    return (*found, sums)


def asked(ctx, argument, prepare, op="sum"):
    """What `prepare` makes of this rank's arguments, and the reduction of the ranks' integers.

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
        _take_part(ctx, handle, address, error)
        raise
    mine = np.array([each % 2**64 for each in integers], np.uint64).view(np.int64)
    found = np.empty_like(mine)
    mark = crc32(words.encode()) >> 1  # in place of a root
    given = mine, found, _INT64, OPERATIONS[op], mark
    if _follow(address, KINDS["allreduce"], *given, False) == DIFFERENT:
        _refuse_other(argument, _told(ctx, handle, {"gives": words}))
    return made, found


def refused_on_all(ctx, argument, refuse_here):
    """Raise on all ranks what `refuse_here` raises on one, where it is not None.  Collective."""
    mine, error = {"fits": True}, None
    if refuse_here is not None:
        try:
            refuse_here()
        except _FAILURES as found:
            mine, error = {"refused": _reason(found)}, found
    told = _told(ctx, handle_of(ctx), mine)
    if error is not None:
        raise error
    _refuse_refused(argument, told)


def together(ctx, argument, prepare):
    """What `prepare` makes of this rank's arguments, if the words that come with it are the same
    on all ranks; what it refuses is refused on all of them.
    """
    if ctx.size == 1:
        return prepare()[0]
    handle = handle_of(ctx)
    address = _address(ctx, handle)
    try:
        made, words = prepare()
    except _FAILURES as error:
        _take_part(ctx, handle, address, error)
        raise
    form = np.empty((0, crc32(words.encode())), np.uint8)  # shapes are compared
    if _follow(address, _fast.AGREE, form, None, _BYTE, 0, _NOBODY, False) == DIFFERENT:
        _refuse_other(argument, _told(ctx, handle, {"gives": words}))
    return made


def _address(ctx, handle):
    try:
        return ctx._address
    except AttributeError:
        return int(ffi.cast("uintptr_t", handle))


def _take_part(ctx, handle, address, error, found=None):
    """Tell the others that this rank has nothing for them."""
    if found is None:
        found = _fast.checked_collective(
            address, _fast.REFUSED, _NOTHING, None, _BYTE, 0, -1, False
        )
    if found == DIFFERENT:
        _told(ctx, handle, {"refused": _reason(error)})


def _settled(ctx, handle, argument, call, array, is_number):
    """The array as the dtype that the numbers of all ranks have together."""
    described = {"call": call, "dtype": _dtypes.number(array.dtype), "shape": _shape(array)}
    told = _told(ctx, handle, {**described, "is_number": is_number})
    _refuse_refused(argument, told)
    if all(each.get("is_number") and each["call"] == call for each in told):
        dtypes = {_dtypes.NUMPY[each["dtype"]] for each in told}
        if len(dtypes) > 1 and is_number:
            return array.astype(np.result_type(*dtypes))[()]
    _refuse_other(argument, told)
    return array


def _refuse_refused(argument, told):
    refused = next((rank for rank, each in enumerate(told) if "refused" in each), None)
    if refused is not None:
        _refuse_for(argument, refused, told[refused]["refused"])


# The collectives that take parts of different lengths, by those that don't.
_UNEQUAL = {"allgather": "allgatherv", "alltoall": "alltoallv", "gather": "gatherv"}


def _refuse_other(argument, told):
    """Raise where one rank gives other things than another."""
    _refuse_refused(argument, told)
    other = next((rank for rank, each in enumerate(told) if each != told[0]), None)
    if other is not None:
        words = f"{_words(0, told[0])} and {_words(other, told[other])}"
        unequal = _UNEQUAL.get(told[0].get("call", "").partition(" ")[0])
        is_same_but = {**told[other], "shape": None} == {**told[0], "shape": None}
        expected = "the same of all ranks"
        if unequal and is_same_but:
            expected += f"; {unequal} takes parts of different lengths"
        raise failure(argument, "match", words, expected, kind=MismatchError)


def _told(ctx, handle, mine):
    """Returns what each rank has said.  Raises where one is in another call, and has said only
    which.
    """
    import json  # noqa: PLC0415  late: most programs need it never

    here = caller.words().encode("ascii", "replace").decode()[:_MOST_OF_CALL]
    text = json.dumps({**mine, "in": here}, separators=(",", ":")).encode()
    words = np.frombuffer(text.ljust(_WORDS), np.uint8)
    found = np.empty((ctx.size, _WORDS), np.uint8)
    raw.allgather(handle, memory(words), _WORDS, _BYTE, room(found), _WORDS, _BYTE)
    told = [json.loads(each.tobytes()) for each in found]
    calls = [each.pop("in") for each in told]
    other = next((rank for rank, each in enumerate(told) if not each), None)
    if mine and other is not None:
        what, expected = f"rank {other} is in {calls[other]}", f"{here}, as here"
        raise failure("call", "match", what, expected, kind=MismatchError)
    return told


def _reason(error):
    """The class of a refusal, and what it says without the function and the rule."""
    words = getattr(error, "reason", None) or ("its value", "one that can be used")
    return f"{type(error).__name__} " + "; expected ".join(_short(each) for each in words)


def _short(words):
    return words if len(words) <= 90 else f"{words[:35]} ... {words[-50:]}"


def _refuse_for(argument, rank, reason):
    """Raise for what another rank could not use."""
    name, _, words = reason.partition(" ")
    what, _, expected = words.rpartition("; expected ")
    kind = _REFUSALS.get(name, MismatchError)
    raise failure(argument, "elsewhere", f"rank {rank} has {what}", expected, kind=kind)


def is_reduction(name):
    return "reduce" in name or "scan" in name


def _call(name, op, root):
    by = f" by {getattr(op, '__name__', op)}" if is_reduction(name) else ""
    return name + by + f" with root {root}" * (root != _NOBODY)


def _shape(array):
    """In words; an array without rows stands for any number of them."""
    words = str(array.shape)
    return words.replace("(0", "(any", 1) if array.size == 0 else words


def _words(rank, told):
    if "gives" in told:
        return f"rank {rank} gives {told['gives']}"
    dtype = _dtypes.name(told["dtype"])
    kind = f"a number of {dtype}" if told["is_number"] else f"{dtype} of shape {told['shape']}"
    return f"rank {rank} gives {kind} to {told['call']}"


# ---- the root gives -----------------------------------------------------------------------------


def broadcast(ctx, argument, value, root):
    handle = handle_of(ctx)
    root, dtype, look, shape, elements, array = told(ctx, "broadcast", argument, value, root)
    if ctx.rank == root:
        if elements is None:
            raw.broadcast(handle, memory(array), array.size, dtype, root)
        return arguments.like(value, array.copy())
    found = _made(dtype, shape, elements)
    if elements is None:
        raw.broadcast(handle, room(found), found.size, dtype, root)
    return arguments.like(_LIKE[look], found)


def scatter(ctx, argument, values, root):
    handle = handle_of(ctx)
    root, dtype, _, shape, elements, array = told(ctx, "scatter", argument, values, root)
    count, block = arguments.shares(argument, shape, ctx.size)
    if elements is not None:
        found = _made(dtype, (ctx.size, *block), elements)[ctx.rank].copy()
    else:
        found = np.empty(block, _dtypes.numpy(dtype))
        sent = ffi.NULL if array is None else memory(array)
        raw.scatter(handle, sent, count, dtype, room(found), count, dtype, root)
    return found


def told(ctx, name, argument, value, root, check=None):
    """(root, dtype, look, shape, elements, array) of the root's value; the array on the root only,
    and no elements where they are too many to come along.  Another root on each rank is refused on
    all of them, and so is what one refuses, or `check` of the root's array.
    """
    handle = handle_of(ctx)
    address = _address(ctx, handle)
    array, dtype, look = None, 0, 0
    try:
        number = _rank(root, ctx.size)
        if ctx.rank == number:
            array, dtype = arguments.anywhere(argument, value)
            if isinstance(array, Lent):
                _needs_out(None)
            if check is not None:
                check(array)
            look = _look(value, array)
    except _FAILURES as error:
        _fast.root_description(address, -1, None, 0, 0)
        _told(ctx, handle, {"refused": _reason(error)})
        raise
    found = _fast.root_description(address, number, array, dtype, look)
    if found is None:
        words = f"root {number} to {name}"
        raised = _told(ctx, handle, {"gives": words})
        _refuse_refused(argument, raised)
        _refuse_other("root", raised)
    return (number, *found, array)


def described(form, ctx, argument, value, root, out, check):
    """The root's `value` as an array, its dtype, and the root; elsewhere an empty array that looks
    like it.
    """
    if not form.asks_for_counts or out is not None or ctx.size == 1:
        root = arguments.integer("root", root)
        return *form.array(argument, value), root
    root, dtype, _, shape, _, array = told(ctx, "scatterv", argument, value, root, check)
    if array is None:
        array = np.empty((0, *shape[1:]) if shape else (), _dtypes.numpy(dtype))
    return array, dtype, root


def _look(value, array):
    if array.ndim or isinstance(value, np.ndarray):
        return _ARRAY
    return _NUMPY if isinstance(value, np.generic) else _PYTHON


def _made(dtype, shape, elements):
    numpy = _dtypes.numpy(dtype)
    return np.empty(shape, numpy) if elements is None else np.ndarray(shape, numpy, elements)
