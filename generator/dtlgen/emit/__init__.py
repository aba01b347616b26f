# SPDX-License-Identifier: BSD-3-Clause
"""One module an output: what stands on its pages, computed from the model."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import TypeVar

from dtlgen.model import Api

T = TypeVar("T")


def once(pages: Callable[[Api], Iterable[T]]) -> Callable[[Api], tuple[T, ...]]:
    """For pages that another output lists: they are computed once an API."""
    return cache(lambda api: tuple(pages(api)))
