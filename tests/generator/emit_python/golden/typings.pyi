# Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/python/typings.pyi.j2.
# Do not edit.
"""Boxes of numbers."""

import builtins
import numpy as np
import os
from collections.abc import Callable, Generator, Hashable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from numpy.lib.mixins import NDArrayOperatorsMixin
from numpy.typing import ArrayLike, DTypeLike, NDArray
from types import TracebackType
from typing import (Any, Literal, Optional, Protocol, SupportsFloat, SupportsInt, TypeVar, Union,
                    overload)

__all__ = [
    "BoundsError",
    "Box",
    "SUM",
    "reduce",
]

_Container = TypeVar("_Container", bound=DistributedContainer)
_Scalar = TypeVar("_Scalar", bound=np.generic)

SUM: str

class BoundsError(Exception):
    """An argument lies outside."""


class Box():
    """Holds elements."""

    RED: int
    @property
    def size(self) -> int:
        """How many elements it holds."""
    @classmethod
    def of(cls, data: Sequence[float]) -> Box:
        """A box of data."""
    def put(self, value: float, *, at: int = 0) -> None:
        """Puts one in."""

def reduce(box: Box, op: str = 'sum') -> float:
    """The sum of all."""
