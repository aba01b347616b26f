# SPDX-License-Identifier: BSD-3-Clause
"""Bounded caches and repeatable iterators, which keep memory low for very large specifications.

The results for up to FUNCTIONS functions are cached, which covers most specifications. For larger
ones, the least recently used results are dropped and computed again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Generic, TypeVar

FUNCTIONS = 2048

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")


def bounded_cache(function: F) -> F:
    """Decorator: like functools.cache, but keeps the results of at most FUNCTIONS calls."""
    return lru_cache(maxsize=FUNCTIONS)(function)  # type: ignore[return-value]


class Reiterable(Generic[T]):
    """An iterable that computes its items anew for each iteration, so that they are never all in
    memory.
    """

    __slots__ = ("make",)

    def __init__(self, make: Callable[[], Iterator[T]]) -> None:
        self.make = make

    def __iter__(self) -> Iterator[T]:
        return self.make()
