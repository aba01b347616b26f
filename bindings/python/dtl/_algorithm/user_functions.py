# SPDX-License-Identifier: BSD-3-Clause
"""Functions of the user's that are called for a container's elements, on the rank that has them."""

import numpy as np

from dtl._core.errors import refuse
from dtl._core.lifetime import elements_at
from dtl._native import ffi
from dtl._status import MismatchError, UnsupportedError

_CHUNK = 1 << 16  # elements that are handed over at a time


def chunks(view):
    """The parts of a flat view that are handed over one after the other."""
    for begin in range(0, view.size, _CHUNK):
        yield begin, view[begin : begin + _CHUNK]


def visit(view, func, index_of=None, *, vectorized=False):
    """Calls `func` for each element, or for each chunk of them, with the index if it is wanted."""
    for begin, part in chunks(view):
        if vectorized:
            func(part) if index_of is None else func(part, index_of(begin, part.size))
        elif index_of is None:
            for value in part.tolist():
                func(value)
        else:
            indices = index_of(begin, part.size).tolist()
            for value, index in zip(part.tolist(), indices):
                func(value, index)


def convert(container, func, *, vectorized):
    """A function that writes what `func` makes of an array of elements to another array."""
    if isinstance(func, np.ufunc):
        if func.nin != 1 or func.nout != 1:
            refuse("func", func, "a ufunc of one argument and one result", kind=MismatchError)
        return lambda given, to: func(given, out=to, casting="same_kind")

    def write(given, to):
        for begin, part in chunks(given):
            made = func(part) if vectorized else [func(value) for value in part.tolist()]
            made = container._elements("func's result", made)
            if made.ndim and made.shape != part.shape:
                refuse("func's result", made.shape, f"shape {part.shape}", kind=MismatchError)
            to[begin : begin + part.size] = made

    return write


def holds(view, predicate, *, vectorized):
    """For each chunk, where it begins and which of its elements have the property."""
    for begin, part in chunks(view):
        if vectorized:
            found = np.asarray(predicate(part), bool)
            if found.shape != part.shape:
                words = f"a truth value for each of {part.size} elements"
                refuse("predicate's result", found.shape, words, kind=MismatchError)
        else:
            found = np.fromiter((bool(predicate(value)) for value in part.tolist()), bool)
        yield begin, found


def comparator(dtype, cmp, attempt, *, reverse):
    """A function for the library that asks `cmp`, which takes two elements."""
    element = _reader(dtype)

    def sign(first, second):
        value = cmp(element(first), element(second))
        try:
            below, above = bool(value < 0), bool(value > 0)
            is_number = below or above or value == 0
        except (TypeError, ValueError):
            is_number = False
        if not is_number:
            refuse("cmp's result", value, "a number below, at or above 0", kind=UnsupportedError)
        return above - below

    def compare(a, b, _):
        first, second = (b, a) if reverse else (a, b)
        return attempt(sign, first, second) or 0

    return ffi.callback("dtl_comparator", compare, onerror=attempt.failed)


_C_NAMES = {"i": "int{}_t", "u": "uint{}_t"}


def _reader(dtype):
    """Reads the element at an address, as a Python number where the dtype has one."""
    if dtype.kind in _C_NAMES:
        name = _C_NAMES[dtype.kind].format(8 * dtype.itemsize)
    else:
        name = {"<f4": "float", "<f8": "double"}.get(dtype.str)
    if name is None:
        return lambda address: elements_at(address, 1, dtype)[0].item()
    pointer = ffi.typeof(f"{name} *")
    return lambda address: ffi.cast(pointer, address)[0]
