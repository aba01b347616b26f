# SPDX-License-Identifier: BSD-3-Clause
"""Calls of user functions for the local elements of a container, in chunks."""

import numpy as np

from dtl._core.errors import refuse
from dtl._core.lifetime import elements_at
from dtl._native import ffi
from dtl._status import MismatchError, UnsupportedError

_CHUNK = 1 << 16  # elements per chunk


def chunks(view):
    """Yields the chunks of a flat view, each with the index of its first element."""
    for begin in range(0, view.size, _CHUNK):
        yield begin, view[begin : begin + _CHUNK]


def visit(view, func, index_of=None, *, vectorized=False):
    """Calls `func` for each element or, if vectorized, each chunk.  `index_of` adds indices."""
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
    """Returns a function that applies `func` to an array and writes the results to another."""
    if isinstance(func, np.ufunc):
        if func.nin != 1 or func.nout != 1:
            refuse("func", func, "a ufunc of one argument and one result", kind=MismatchError)
        return lambda source, target: func(source, out=target, casting="same_kind")

    def write(source, target):
        for begin, part in chunks(source):
            results = func(part) if vectorized else [func(value) for value in part.tolist()]
            results = container._elements("func's result", results)
            if results.ndim and results.shape != part.shape:
                refuse("func's result", results.shape, f"shape {part.shape}", kind=MismatchError)
            target[begin : begin + part.size] = results

    return write


def test_chunks(view, predicate, *, vectorized):
    """Yields the start of each chunk and a Boolean array that marks elements with the property."""
    for begin, part in chunks(view):
        if vectorized:
            found = np.asarray(predicate(part), bool)
            if found.shape != part.shape:
                words = f"a truth value for each of {part.size} elements"
                refuse("predicate's result", found.shape, words, kind=MismatchError)
        else:
            found = np.fromiter((bool(predicate(value)) for value in part.tolist()), bool)
        yield begin, found


def comparator(dtype, cmp, errors, *, reverse):
    """Returns a C comparator that calls `cmp` with two elements and collects its exceptions."""
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
        return errors(sign, first, second) or 0

    return ffi.callback("dtl_comparator", compare, onerror=errors.record_callback_error)


_C_NAMES = {"i": "int{}_t", "u": "uint{}_t"}


def _reader(dtype):
    """Returns a function that reads the element at an address, as a Python number if possible."""
    if dtype.kind in _C_NAMES:
        name = _C_NAMES[dtype.kind].format(8 * dtype.itemsize)
    else:
        name = {"<f4": "float", "<f8": "double"}.get(dtype.str)
    if name is None:
        return lambda address: elements_at(address, 1, dtype)[0].item()
    pointer = ffi.typeof(f"{name} *")
    return lambda address: ffi.cast(pointer, address)[0]
