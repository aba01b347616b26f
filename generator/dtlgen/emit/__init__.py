# SPDX-License-Identifier: BSD-3-Clause
"""One module an output: what stands on its pages, computed from the model."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import TypeVar

from dtlgen.model import Api
from dtlgen.passing import FUNCTIONS

T = TypeVar("T")


def once(pages: Callable[[Api], Iterable[T]]) -> Callable[[Api], Iterable[T]]:
    """For pages that another output reads: they are computed once an API, where they are few."""
    kept = cache(lambda api: tuple(pages(api)))
    return lambda api: kept(api) if is_small(api) else pages(api)


@cache
def is_small(api: Api) -> bool:
    return sum(1 for _ in api.functions()) <= FUNCTIONS
