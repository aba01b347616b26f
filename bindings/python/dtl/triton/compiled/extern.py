# SPDX-License-Identifier: BSD-3-Clause
"""The tier of <dtl/dev.h>: a call of its build for the device.

What is wrong and not known while compiling makes a call do nothing: kernels of a device can't fail.
"""

from dtl._constants import Comparison, SignalOp
from dtl._error import refuse
from dtl.triton._start import tl
from dtl.triton._symbols import SYMBOLS
from dtl.triton.compiled import builder, given

_ADDRESSES = "address", "dest", "source"
_TYPES = {"int32": tl.int32, "uint64": tl.int64}
_GIVES = {"int32": tl.int32, "uint64": tl.uint64}
_OPS = f"NVSHMEM_SIGNAL_SET, {SignalOp.SET:d}, or NVSHMEM_SIGNAL_ADD, {SignalOp.ADD:d}"
_KNOWN = {
    "op": ((SignalOp.SET, SignalOp.ADD), _OPS),
    "comparison": (tuple(Comparison), "one of NVSHMEM_CMP_EQ to NVSHMEM_CMP_GE, 0 to 5"),
}


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
    if name in _ADDRESSES:
        return given.address(given.pointer(said, value))
    if name == "signal":
        given.word(said, value, (64,), integers=True)
        return given.address(value)
    if name in ("pe", "root"):
        return given.rank(said, value)
    if name == "bytes":
        return given.integer(said, value, type_, 0, "bytes")
    known, expected = _KNOWN.get(name, ((), ""))
    found = given.constant(value)
    if known and isinstance(found, int) and found not in known:
        refuse(said, found, expected, rule="name")
    return given.integer(said, value, type_)
