# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/package.py.j2.
# Do not edit.
# The specification defines each of these names and its docstring.
from dtl import _interpreter
from dtl._box import Box, Context, reduce
from dtl._calls.box import total
from dtl._constants import LOR, SUM
from dtl._status import BoundsError
from dtl._attach_docstrings import attach_docstrings

__all__ = [
    "BoundsError",
    "Box",
    "Context",
    "LOR",
    "SUM",
    "reduce",
    "total",
]

attach_docstrings(globals())
del _interpreter, attach_docstrings
