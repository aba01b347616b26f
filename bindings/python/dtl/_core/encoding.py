# SPDX-License-Identifier: BSD-3-Clause
"""Serialization of values for messages between ranks: a type letter, lengths, and the content.

Unlike pickle, decoding untrusted bytes only creates values of the supported types.
"""

import struct

import numpy as np

from dtl._core.errors import failure, refuse
from dtl._status import INVALID_FORMAT

_DEEPEST = 64  # levels of lists in lists
_KINDS = "biufcSUmM"  # kinds of the NumPy dtypes without Python objects
_EXPECTED = "None, numbers, str, bytes, NumPy arrays, or lists, tuples and dicts of these"

_length = struct.Struct("<Q")
_integer = struct.Struct("<q")
_double = struct.Struct("<d")
_complex = struct.Struct("<dd")


def encode(value, argument):
    """Returns `value` as bytes; `argument` is its name in error messages."""
    parts = []
    _encode(value, parts.append, argument, 0)
    return b"".join(parts)


def _encode(value, put, argument, depth):
    """Passes the encoded parts of `value` to `put`; `depth` is its level of nesting.

    Raises for unsupported types and beyond _DEEPEST levels.
    """
    kind = type(value)
    if depth > _DEEPEST:
        words = f"at most {_DEEPEST} levels of lists, tuples and dicts"
        refuse(argument, value, words, rule="depth")
    if kind in _SIMPLE:
        put(_SIMPLE[kind](value))
    elif kind in (list, tuple, dict):
        put({list: b"l", tuple: b"t", dict: b"m"}[kind] + _length.pack(len(value)))
        for each in [part for item in value.items() for part in item] if kind is dict else value:
            _encode(each, put, argument, depth + 1)
    elif isinstance(value, (np.ndarray, np.generic)) and value.dtype.kind in _KINDS:
        put(_array(value))
    else:
        refuse(argument, value, _EXPECTED)


def _text(letter, content):
    """Returns the type letter, the length of the content, and the content."""
    return letter + _length.pack(len(content)) + content


def _int(value):
    """Returns an encoded integer: 8 bytes, or decimal digits beyond int64."""
    if -(2**63) <= value < 2**63:
        return b"i" + _integer.pack(value)
    return _text(b"I", str(value).encode())


def _array(value):
    """Returns an encoded NumPy array (letter a) or scalar (letter g)."""
    letter = b"a" if isinstance(value, np.ndarray) else b"g"
    shape = b"".join(map(_length.pack, value.shape))
    head = _text(letter, value.dtype.str.encode()) + bytes([value.ndim]) + shape
    return head + value.tobytes()


_SIMPLE = {
    type(None): lambda _: b"N",
    bool: lambda value: b"T" if value else b"F",
    int: _int,
    float: lambda value: b"d" + _double.pack(value),
    complex: lambda value: b"c" + _complex.pack(value.real, value.imag),
    str: lambda value: _text(b"s", value.encode("utf-8", "surrogatepass")),
    bytes: lambda value: _text(b"b", value),
}


def decode(data):
    """Returns the value that encode() made `data` from; raises DTLError if the data is damaged."""
    reader = _Reader(bytes(data))
    try:
        value = reader.value(0)
    except (IndexError, TypeError, ValueError, struct.error) as error:
        what = f"a message between ranks is damaged: {error}"
        expected = "the bytes that the other rank has sent"
        raise failure("message", "format", what, expected, INVALID_FORMAT) from error
    return value


class _Reader:
    """Decodes values from bytes; its methods raise ValueError on damaged data."""

    def __init__(self, data):
        self._data = data
        self._at = 0

    def value(self, depth):
        """Returns the next value; `depth` is its level of nesting."""
        letter = self._take(1)
        if letter in _CONSTANTS:
            return _CONSTANTS[letter]
        if letter in _NUMBERS:
            return self._number(*_NUMBERS[letter])
        if letter in _CONTAINERS:
            return self._container(letter, depth)
        if letter in (b"a", b"g"):
            return self._array(letter)
        return _TEXTS[letter](self._take(self._size())) if letter in _TEXTS else self._fail(letter)

    def _number(self, form, make):
        return make(*form.unpack(self._take(form.size)))

    def _container(self, letter, depth):
        if depth > _DEEPEST:
            self._fail(letter)
        count = self._size() * (2 if letter == b"m" else 1)
        if count > len(self._data) - self._at:
            self._fail(letter)
        parts = [self.value(depth + 1) for _ in range(count)]
        return _CONTAINERS[letter](parts)

    def _array(self, letter):
        dtype = np.dtype(self._take(self._size()).decode())
        if dtype.kind not in _KINDS:
            self._fail(letter)
        shape = tuple(self._size() for _ in range(self._take(1)[0]))
        size = dtype.itemsize
        for each in shape:
            size *= each
        array = np.frombuffer(bytearray(self._take(size)), dtype).reshape(shape)
        return array if letter == b"a" else array[()]

    def _size(self):
        """Returns the next 8 bytes as an unsigned integer."""
        return _length.unpack(self._take(8))[0]

    def _take(self, count):
        """Returns the next `count` bytes and advances past them."""
        begin, self._at = self._at, self._at + count
        if self._at > len(self._data):
            raise ValueError(f"it ends after {len(self._data)} bytes; expected {self._at}")
        return self._data[begin : self._at]

    def _fail(self, letter):
        raise ValueError(f"{letter!r} at byte {self._at - 1}")


_CONSTANTS = {b"N": None, b"T": True, b"F": False}
_NUMBERS = {b"i": (_integer, int), b"d": (_double, float), b"c": (_complex, complex)}
_CONTAINERS = {
    b"l": list,
    b"t": tuple,
    b"m": lambda parts: dict(zip(parts[::2], parts[1::2])),
}
_TEXTS = {
    b"b": bytes,
    b"s": lambda content: content.decode("utf-8", "surrogatepass"),
    b"I": int,
}
