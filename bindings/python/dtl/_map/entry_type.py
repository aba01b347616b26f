# SPDX-License-Identifier: BSD-3-Clause
"""EntryType: the type of a map's keys or values, and its conversions from and to Python objects.

It is a NumPy dtype of a fixed size.  Numbers are passed to the library with their dtype, so that it
can compare and combine them.  Strings and structures are passed as bytes, padded with zeros.
"""

import math
import struct

import numpy as np

from dtl._core import dtypes
from dtl._core.errors import refuse
from dtl._status import MismatchError, UnsupportedError

_LENGTH = 32  # default length of strings
_TEXTS = {"S": "bytes", "U": "characters"}
_PACKED = {
    "i": (int,),
    "u": (int,),
    "f": (float, int),
}  # Python types that struct packs as NumPy does
_BYTE = dtypes.NUMBERS[np.dtype("V1")]


class EntryType:
    """The type of keys or values: `base` is the dtype of an element, `shape` that of one entry."""

    __slots__ = (
        "_pack",
        "_packed",
        "argument",
        "base",
        "count",
        "is_number",
        "itemsize",
        "number",
        "shape",
    )

    def __init__(self, argument, dtype, default, is_key):
        self.argument = argument
        found = _named(argument, default if dtype is None else dtype)
        if found.kind in _TEXTS and found.itemsize == 0:
            found = np.dtype((found.kind, _LENGTH))
        self.base, self.shape = found.subdtype or (found, ())
        self.itemsize = found.itemsize
        self.is_number = self.base.kind not in "SUV"
        if self.base.hasobject:
            words = "a dtype of numbers, str, bytes, or a structure of these, without objects"
            refuse(argument, dtype, words, kind=UnsupportedError)
        if self.is_number:
            self.number = dtypes.number(self.base, argument)
            self.count = math.prod(self.shape)
        else:
            self.number, self.count = _BYTE, self.itemsize
        if self.count == 0:
            refuse(argument, dtype, "a dtype of some bytes")
        self._packed = () if self.shape or not self.base.isbuiltin else _PACKED.get(found.kind, ())
        self._pack = struct.Struct(found.char).pack if self._packed else None
        if is_key and self.base.fields:
            words = "no structure, which may hold unused bytes that differ"
            refuse(argument, dtype, words, rule="fields")

    def __repr__(self):
        return str(np.dtype((self.base, self.shape)) if self.shape else self.base)

    def type_code(self):
        """Returns the type code for the map functions of _fast; spaces for unsupported types."""
        if self.shape or self.itemsize > 255 or not self.base.isnative or self.base.char in "egG":
            return b"  "
        return self.base.kind.encode() + bytes([self.itemsize])

    # ---- Python to bytes -----------------------------------------------------------------------

    def to_buffer(self, argument, value):
        """Converts one key or value to bytes or a C-contiguous array."""
        if type(value) in self._packed:  # fast path
            try:
                return self._pack(value)
            except (struct.error, OverflowError):
                pass
        if self.base.kind in _TEXTS:
            self._check_text(argument, value)
        array = self._converted(argument, value)
        if array.shape != self.shape:
            words = f"one {self.base}" if not self.shape else f"{self.base} of shape {self.shape}"
            refuse(argument, value, words, kind=MismatchError)
        return array

    def to_array(self, argument, values):
        """Converts a sequence of keys or values to an array with one more, leading dimension."""
        if not isinstance(values, np.ndarray) and not np.isscalar(values):
            values = list(values)
            if self.base.kind in _TEXTS:
                for index, value in enumerate(values):
                    self._check_text(f"{argument}[{index}]", value)
        if len(self.shape) == 0 and isinstance(values, list) and not values:
            return np.empty(0, self.base)
        array = self._converted(argument, values)
        if array.ndim != 1 + len(self.shape) or array.shape[1:] != self.shape:
            words = f"an array of shape {('n', *self.shape)}".replace("'", "")
            refuse(f"{argument}.shape", array.shape, words, kind=MismatchError)
        return array

    def _converted(self, argument, values):
        """Returns values as an array of the base dtype; raises UnsupportedError if they change."""
        array = dtypes.converted(values, self.base, takes_empty=True)
        if array is None:
            refuse(argument, values, f"what {self!r} can hold", kind=UnsupportedError)
        return array

    def _check_text(self, argument, value):
        """Raises for text that NumPy would truncate, or whose trailing zeros it would drop."""
        expected = bytes if self.base.kind == "S" else str
        length = self.base.itemsize // np.dtype((self.base.kind, 1)).itemsize
        if self.shape:
            return
        if not isinstance(value, expected):
            kind = UnsupportedError
            refuse(argument, value, f"{expected.__name__}, as {self!r} is", kind=kind)
        zero = b"\0" if expected is bytes else "\0"
        if len(value) > length:
            words = f"at most {length} {_TEXTS[self.base.kind]}; {self.argument} can ask for more"
            refuse(argument, value, words, kind=MismatchError)
        if value.endswith(zero):
            words = "no zero at its end, as they fill up what is shorter"
            refuse(argument, value, words, rule="zero")

    # ---- bytes to Python -----------------------------------------------------------------------

    def zeros(self, *shape):
        """Returns an array of zeros of `shape` entries."""
        return np.zeros((*shape, *self.shape), self.base)

    def item(self, array):
        """Returns one key or value as a Python object; a copy if it is an array."""
        return array.copy() if self.shape else array.item()

    def key(self, array):
        """Returns one key as a hashable Python object."""
        return tuple(array.ravel().tolist()) if self.shape else array.item()


def _named(argument, dtype):
    """Returns the NumPy dtype of a dtype argument; raises UnsupportedError if it is none."""
    if isinstance(dtype, str) and dtype == "bfloat16":
        return dtypes.resolved(dtype)[0]
    try:
        return np.dtype(dtype)
    except TypeError:
        refuse(argument, dtype, "what NumPy takes for a dtype", kind=UnsupportedError)
