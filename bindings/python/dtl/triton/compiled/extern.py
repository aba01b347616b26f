# SPDX-License-Identifier: BSD-3-Clause
"""The tier of <dtl/dev.h>: a call of its build for the device.

What is wrong and not known while compiling makes a call do nothing: kernels of a device can't fail.
"""

from dtl.triton import _allowed_values
from dtl.triton._import_triton import tl
from dtl.triton._symbols import SYMBOLS
from dtl.triton.compiled import arguments, builder

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
    if name in _allowed_values.ADDRESSES:
        return arguments.address(arguments.pointer(said, value))
    if name == "signal":
        arguments.word(said, value, (64,), integers=True)
        return arguments.address(value)
    if name in ("pe", "root"):
        return arguments.rank(said, value)
    if name == "bytes":
        return arguments.integer(said, value, type_, 0, "bytes")
    if isinstance(arguments.constant(value), int):
        _allowed_values.number(name, said, arguments.constant(value))
    return arguments.integer(said, value, type_)
