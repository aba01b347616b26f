# SPDX-License-Identifier: BSD-3-Clause
"""NumPy's functions of whole containers: which there are, and what is said of the others."""

import functools
import inspect
from typing import Any

import numpy as np

from dtl._core.errors import failure
from dtl._status import UnsupportedError

SERVED: Any = {}  # what does for containers what NumPy's function does for arrays
_HERE = np.shape, np.ndim, np.size, np.result_type
NAMES: list[str] = []  # of those functions, as users write them behind `np.`


def serves(*names):
    """The function that follows is what NumPy's of these names do, where NumPy has them."""

    def enter(function):
        for name in names:
            found = functools.reduce(lambda at, part: getattr(at, part, None), name.split("."), np)
            if found is not None:
                SERVED[found] = function
                NAMES.append(name)
        return function

    return enter


_OURS = {np.save: "dtl.save"}  # functions of ours that do the same with the whole


def refuse_part(container, ours=None):
    """Raise for a function of NumPy's that would mean this rank's part."""
    what = f"it would be of {whose(container)}"
    words = (
        "local_view() or to_numpy(), this rank's part, or a function that serves the whole: "
        f"{ours or 'see docs/guide/containers.md'}"
    )
    raise failure("self", "whole", what, words, kind=UnsupportedError)


def answer(container, func, args, kwargs):
    """What NumPy's `func` gives of containers and other arguments."""
    serve = SERVED.get(func)
    if serve is None:
        refuse_part(container, _OURS.get(func))
    try:
        inspect.signature(serve).bind(*args, **kwargs)
    except TypeError as error:
        words = f"the arguments {inspect.signature(serve)}, or an array such as local_view()"
        raise failure("arguments", "bind", str(error), words, kind=UnsupportedError) from None
    return (_answer_here if func in _HERE else _call)(serve, args, kwargs)


def _call(serve, args, kwargs):
    return serve(*args, **kwargs)


def _answer_here(serve, args, kwargs):
    """The same of a function that asks no other rank."""
    return serve(*args, **kwargs)


def whose(container):
    """Whose elements an array of the container would have."""
    return f"rank {container.rank}'s {container.local_size} of {container.global_size} elements"
