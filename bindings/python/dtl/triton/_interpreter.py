# SPDX-License-Identifier: BSD-3-Clause
"""Access to Triton's interpreter: how it stores the values of a kernel.

Triton does not guarantee that these names persist.  moved() lists those that the installed version
lacks.
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


def import_name(module, path):
    """Returns the object that a dotted path names in a module, which is imported."""
    value = import_module(module)
    for name in path.split("."):
        value = getattr(value, name)
    return value


def _exists(module, path):
    """Returns whether a module can be imported and has the name of a dotted path."""
    try:
        import_name(module, path)
    except (AttributeError, ImportError):
        return False
    return True


def missing(names):
    """Returns the dotted names of the (module, path) pairs that do not exist."""
    return [f"{module}.{path}" for module, path in names if not _exists(module, path)]


def moved():
    """Returns Triton's internal names that this package needs and that do not exist."""
    return missing(_NAMES)


if moved():
    words = f"dtl.triton: this Triton has no {', '.join(moved())}; expected one of 3.7 to 3.9"
    raise ImportError(words)

InterpretedFunction = import_name("triton.runtime.interpreter", "InterpretedFunction")
InterpreterError = import_name("triton.runtime.errors", "InterpreterError")
_Handle = import_name("triton.runtime.interpreter", "TensorHandle")
_numpy_dtype = import_name("triton.runtime.interpreter", "_get_np_dtype")


def is_on():
    """Returns True if kernels are interpreted, False if they are compiled.

    Returns None if TRITON_INTERPRET was set after Triton was imported: Triton's own functions are
    bound to the compiler then.
    """
    if not knobs.runtime.interpret:
        return False
    return True if isinstance(tl.sum, InterpretedFunction) else None


def numpy_dtype(dtype):
    """Returns the NumPy dtype that corresponds to a Triton dtype."""
    return np.dtype(_numpy_dtype(dtype))


def scalar(value, dtype):
    """Returns a number, or an address with a pointer dtype, as a scalar of a kernel."""
    stored = np.uint64 if dtype.is_ptr() else _numpy_dtype(dtype)
    return tl.tensor(_Handle(np.array([value], stored), dtype), dtype)


def plain(value):
    """Returns the number or, for a tile, the array of a kernel's value; other objects unchanged."""
    if isinstance(value, tl.constexpr):
        return plain(value.value)
    if not isinstance(value, tl.tensor) or "handle" not in vars(value):
        return value
    data = value.handle.data
    return data.item() if data.size == 1 else data


def wrapped_dtl_error(error):
    """Returns the DTLError that an exception of Triton wraps, at any depth; None without one.

    Triton before 3.9 does not set __cause__ everywhere, so __context__ is followed as well.
    """
    while error is not None and not isinstance(error, DTLError):
        error = error.__cause__ or error.__context__
    return error
