# SPDX-License-Identifier: BSD-3-Clause
"""Dispatch of NumPy functions called on containers (__array_function__ and __array_ufunc__).

IMPLEMENTATIONS maps each supported NumPy function to its implementation for containers.  All other
functions raise UnsupportedError, as NumPy would apply them to the local part alone.
"""

import functools
import inspect
from typing import Any

import numpy as np

from dtl._core.errors import failure
from dtl._status import UnsupportedError

IMPLEMENTATIONS: Any = {}  # NumPy function -> implementation for containers
# Functions that do not communicate.
_LOCAL_FUNCTIONS = np.shape, np.ndim, np.size, np.result_type
IMPLEMENTED_NAMES: list[str] = []  # names of the supported functions, without the prefix `np.`


def implements(*names):
    """Decorator: registers a function as the implementation of the NumPy functions `names`.

    Names that the installed NumPy does not have are ignored.
    """

    def register(function):
        for name in names:
            numpy_function = functools.reduce(
                lambda namespace, attribute: getattr(namespace, attribute, None),
                name.split("."),
                np,
            )
            if numpy_function is not None:
                IMPLEMENTATIONS[numpy_function] = function
                IMPLEMENTED_NAMES.append(name)
        return function

    return register


_DTL_EQUIVALENTS = {np.save: "dtl.save"}  # functions of DTL that do the same with all elements


def refuse_part(container, equivalent=None):
    """Raises UnsupportedError for a NumPy function that would see the local part only."""
    what = f"it would be of {describe_local_part(container)}"
    words = (
        "local_view() or to_numpy(), this rank's part, or a function that serves the whole: "
        f"{equivalent or 'see docs/guide/containers.md'}"
    )
    raise failure("self", "whole", what, words, kind=UnsupportedError)


def dispatch(container, func, args, kwargs):
    """Returns the result of the NumPy function `func` for arguments that include containers."""
    implementation = IMPLEMENTATIONS.get(func)
    if implementation is None:
        refuse_part(container, _DTL_EQUIVALENTS.get(func))
    try:
        inspect.signature(implementation).bind(*args, **kwargs)
    except TypeError as error:
        words = (
            f"the arguments {inspect.signature(implementation)}, or an array such as local_view()"
        )
        raise failure("arguments", "bind", str(error), words, kind=UnsupportedError) from None
    return (_call_local if func in _LOCAL_FUNCTIONS else _call)(implementation, args, kwargs)


def _call(implementation, args, kwargs):
    """Calls an implementation that communicates.

    dtl._core.call_site does not take this function's name for a local call.
    """
    return implementation(*args, **kwargs)


def _call_local(implementation, args, kwargs):
    """Calls an implementation that does not communicate.

    dtl._core.call_site recognizes local calls by this function's name.
    """
    return implementation(*args, **kwargs)


def describe_local_part(container):
    """Describes the elements that an array made from the container would hold, for messages."""
    return f"rank {container.rank}'s {container.local_size} of {container.global_size} elements"
