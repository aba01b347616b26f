# SPDX-License-Identifier: BSD-3-Clause
"""The tier of <dtl/dev.h>: a kernel function adds a call of the device build of the C function.

Arguments that are wrong only at run time make the C function do nothing, because a kernel on a
device cannot report an error.
"""

from dtl.triton import _allowed_values
from dtl.triton._import_triton import tl
from dtl.triton._symbols import SYMBOLS
from dtl.triton.compiled import arguments, builder

_ARGUMENT_TYPES = {"int32": tl.int32, "uint64": tl.int64}
_RESULT_TYPES = {"int32": tl.int32, "uint64": tl.uint64}


def call(symbol, result_type, *pairs):
    """Adds a call of a function of <dtl/dev.h> and returns its result.

    `result_type` is "pointer", the name of a type, or None if the C function returns a status.
    `pairs` are names and values of the arguments.
    """
    returns, parameters = SYMBOLS[symbol]
    args = [builder.context()]
    for (name, type_), (argument, value) in zip(parameters[1:], pairs):
        args.append(_convert(name, _ARGUMENT_TYPES[type_], argument, value))
    if result_type == "pointer":
        type_ = next(value for _, value in pairs if _is_pointer(value)).dtype
        return builder.cast(builder.call_dev(symbol, *args, returns=tl.int64), type_)
    found = builder.call_dev(symbol, *args, returns=_RESULT_TYPES[returns])
    return None if result_type is None else found


def _is_pointer(value):
    """Returns whether a value is a pointer, or a tile of pointers."""
    return isinstance(value, tl.tensor) and value.dtype.is_ptr()


def _convert(name, type_, argument, value):
    """Converts the value for the C parameter `name`; the user calls it `argument`."""
    if name in _allowed_values.ADDRESSES:
        return arguments.address(arguments.pointer(argument, value))
    if name == "signal":
        arguments.pointer_to_width(argument, value, (64,), integers=True)
        return arguments.address(value)
    if name in ("pe", "root"):
        return arguments.rank(argument, value)
    if name == "bytes":
        return arguments.integer(argument, value, type_, 0, "bytes")
    if isinstance(arguments.constant(value), int):
        _allowed_values.number(name, argument, arguments.constant(value))
    return arguments.integer(argument, value, type_)
