# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/typings.pyi.j2.
# Do not edit.
"""Boxes of numbers."""

import builtins
import numpy as np
from collections.abc import Sequence
from numpy.typing import ArrayLike, NDArray
from typing import Any

__all__ = [
    "BoundsError",
    "Box",
    "Context",
    "LOR",
    "SUM",
    "reduce",
    "total",
]


SUM: str
LOR: str

class BoundsError(Exception):
    """An argument lies outside."""


class Context():
    """Processes that work together."""


class Box():
    """Holds elements."""

    RED: int
    @property
    def size(self) -> int:
        """How many elements it holds."""
    @classmethod
    def of(cls, data: Sequence[float]) -> Box:
        """A box of data. Local: does not wait for other ranks."""
    def put(self, value: float, *, at: int = 0) -> None:
        """Puts one in. Local: does not wait for other ranks."""
    def owner(self, place: int) -> int:
        """Who has the element. Local: does not wait for other ranks."""

def reduce(box: Box, op: str = 'sum') -> float:
    """The sum of all. Collective."""

def total(ctx: Context, value: ArrayLike | None = None, op: str | np.ufunc = 'sum', root: int = 0,
          *, out: NDArray[Any] | None = None, data: ArrayLike | None = None) -> Any:
    """The sum of all, on the root. Collective."""
