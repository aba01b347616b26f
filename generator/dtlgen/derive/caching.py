# SPDX-License-Identifier: BSD-3-Clause
"""What follows from functions is kept for as many as most specifications have; of a larger one, for
those that were asked for last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Generic, TypeVar

FUNCTIONS = 2048

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")


def passing(function: F) -> F:
    """As functools.cache, but for that bound."""
    return lru_cache(maxsize=FUNCTIONS)(function)  # type: ignore[return-value]


class Each(Generic[T]):
    """What is made anew each time that it is gone through, so that it is never held whole."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[], Iterator[T]]) -> None:
        self.make = make

    def __iter__(self) -> Iterator[T]:
        return self.make()
