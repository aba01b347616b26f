# SPDX-License-Identifier: BSD-3-Clause
"""All that this package knows of Triton beside its language: how its interpreter keeps values.

Triton promises none of these names.  moved() tells which of them a new version has no more.
"""

from importlib import import_module

import numpy as np

from dtl._status import DTLError
from dtl.triton._import_triton import knobs, tl

_NAMES = (
    ("triton.runtime.interpreter", "InterpretedFunction"),
    ("triton.runtime.interpreter", "InterpretedFunction.run"),
    ("triton.runtime.interpreter", "TensorHandle"),
    ("triton.runtime.interpreter", "_get_np_dtype"),
    ("triton.runtime.errors", "InterpreterError"),
    ("triton.language.core", "tensor"),
    ("triton.language", "int32.primitive_bitwidth"),
    ("triton.language.core", "pointer_type"),
    ("triton.language.core", "base_type"),
    ("triton.language.core", "dtype._flatten_ir_types"),
    ("triton.language.core", "dtype._unflatten_ir"),
    ("triton.knobs", "runtime.interpret"),
)


def found(module, path):
    value = import_module(module)
    for name in path.split("."):
        value = getattr(value, name)
    return value


def _is_there(module, path):
    try:
        found(module, path)
    except (AttributeError, ImportError):
        return False
    return True


def missing(names):
    """Those of (module, path) that there are not."""
    return [f"{module}.{path}" for module, path in names if not _is_there(module, path)]


def moved():
    """Those of Triton's own names that this package needs and does not find."""
    return missing(_NAMES)


if moved():
    words = f"dtl.triton: this Triton has no {', '.join(moved())}; expected one of 3.7 to 3.9"
    raise ImportError(words)

InterpretedFunction = found("triton.runtime.interpreter", "InterpretedFunction")
InterpreterError = found("triton.runtime.errors", "InterpreterError")
_Handle = found("triton.runtime.interpreter", "TensorHandle")
_numpy_dtype = found("triton.runtime.interpreter", "_get_np_dtype")


def is_on():
    """Whether kernels are interpreted; None where that was said too late to be true of all."""
    if not knobs.runtime.interpret:
        return False
    return True if isinstance(tl.sum, InterpretedFunction) else None


def numpy_dtype(dtype):
    """NumPy's dtype of one of Triton's."""
    return np.dtype(_numpy_dtype(dtype))


def scalar(value, dtype):
    """A number, or the address of a pointer, as kernels have it."""
    stored = np.uint64 if dtype.is_ptr() else _numpy_dtype(dtype)
    return tl.tensor(_Handle(np.array([value], stored), dtype), dtype)


def plain(value):
    """What a kernel's value is: a number, or an array of a tile; other objects as they are."""
    if isinstance(value, tl.constexpr):
        return plain(value.value)
    if not isinstance(value, tl.tensor) or "handle" not in vars(value):
        return value
    data = value.handle.data
    return data.item() if data.size == 1 else data


def own_cause(error):
    """The failure of this package's that Triton has wrapped, perhaps more than once, or None.

    Triton before 3.9 does not name the cause everywhere: it is what was being handled then.
    """
    while error is not None and not isinstance(error, DTLError):
        error = error.__cause__ or error.__context__
    return error
