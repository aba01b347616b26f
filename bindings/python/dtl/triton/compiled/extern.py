# SPDX-License-Identifier: BSD-3-Clause
"""The tier of <dtl/dev.h>: a call of its build for the device.

What is wrong and not known while compiling makes a call do nothing: kernels of a device can't fail.
"""

from dtl.triton import _known
from dtl.triton._start import tl
from dtl.triton._symbols import SYMBOLS
from dtl.triton.compiled import builder, given

_TYPES = {"int32": tl.int32, "uint64": tl.int64}
_GIVES = {"int32": tl.int32, "uint64": tl.uint64}


def call(symbol, gives, *pairs):
    returns, takes = SYMBOLS[symbol]
    args = [builder.context()]
    for (name, type_), (said, value) in zip(takes[1:], pairs):
        args.append(_argument(name, _TYPES[type_], said, value))
    if gives == "pointer":
        type_ = next(value for _, value in pairs if _is_pointer(value)).dtype
        return builder.cast(builder.linked(symbol, *args, returns=tl.int64), type_)
    found = builder.linked(symbol, *args, returns=_GIVES[returns])
    return None if gives is None else found


def _is_pointer(value):
    return isinstance(value, tl.tensor) and value.dtype.is_ptr()


def _argument(name, type_, said, value):
    if name in _known.ADDRESSES:
        return given.address(given.pointer(said, value))
    if name == "signal":
        given.word(said, value, (64,), integers=True)
        return given.address(value)
    if name in ("pe", "root"):
        return given.rank(said, value)
    if name == "bytes":
        return given.integer(said, value, type_, 0, "bytes")
    if isinstance(given.constant(value), int):
        _known.number(name, said, given.constant(value))
    return given.integer(said, value, type_)
