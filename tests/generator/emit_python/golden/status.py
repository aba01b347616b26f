# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/status.py.j2.
# Do not edit.
"""Status codes and the exceptions that they become."""

import builtins


class BoundsError(Exception):
    """An argument lies outside."""

    __module__ = "dtl"
    status = 0


OUT_OF_BOUNDS = 401
INVALID_RANK = 403
INVALID_ARGUMENT = 410

EXCEPTIONS = {
    OUT_OF_BOUNDS: BoundsError,
    INVALID_RANK: BoundsError,
    INVALID_ARGUMENT: BoundsError,
}

NAMES = {
    OUT_OF_BOUNDS: "out_of_bounds",
    INVALID_RANK: "invalid_rank",
    INVALID_ARGUMENT: "invalid_argument",
}
