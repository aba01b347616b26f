# SPDX-License-Identifier: BSD-3-Clause
"""Kernels in Triton's language that are timed on a GPU, and a block of a transformer as tasks."""

# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import dtl
import dtl.triton
import dtl.triton.language as dl
from dtl.triton.language.extra import libshmem_device as shmem

# isort: split
import triton.language as tl

Task = Callable[[dtl.ModelBuilder], object]


@dtl.triton.jit(do_not_specialize=["first", "count"])
def turns(signal_ptr, first, count, gap: tl.constexpr):
    """Two programs of one rank alternate by signals, which are `gap` elements apart."""
    program = tl.program_id(0)
    own, other = signal_ptr + gap * program, signal_ptr + gap * (1 - program)
    for turn in range(first, first + count):
        if program == 1:
            dl.wait(own, 1, "sys", "acquire", turn)
        dl.notify(other, dl.rank(), turn, "set", "intra_node")
        if program == 0:
            dl.wait(own, 1, "sys", "acquire", turn)


@dtl.triton.jit
def puts(dest_ptr, source_ptr, size):
    """Each program puts a chunk of `size` bytes."""
    offset = tl.program_id(0).to(tl.int64) * size
    shmem.putmem_block(dest_ptr + offset, source_ptr + offset, size, shmem.my_pe())


# ---- a block of a transformer --------------------------------------------------------------------


class Sizes(NamedTuple):
    """Sizes of a transformer block; `parts` are the numbers of tasks along rows and columns."""

    rows: int
    width: int
    heads: int
    hidden: int
    parts: tuple[int, int]


def ranges(length: int, parts: int) -> list[tuple[int, int]]:
    size = length // parts
    return [(part * size, size) for part in range(parts)]


def operations(size: Sizes, make: Callable[[int, int], Any]) -> Iterator[list[Task]]:
    """Yields the tasks of each operation; tasks of one operation do not depend on each other."""
    rows, width, heads, hidden, (down, across) = size
    x, normal, mixed, added = (make(rows, width) for _ in range(4))
    weight, (query, key, value) = make(1, width), (make(rows, width) for _ in range(3))
    gate, up, gated, out = *(make(rows, hidden) for _ in range(3)), make(rows, width)
    bands = ranges(rows, down)

    def normalize(source: Any) -> list[Task]:
        return [
            lambda model, band=band: model.normalize(
                "rms", *(model.view(each, band, (0, width)) for each in (source, normal)), weight
            )
            for band in bands
        ]

    def product(factor: Any, into: Any, depth: int, columns: int) -> list[Task]:
        matrix = make(columns, depth)
        return [
            lambda model, band=band, side=side: model.linear(
                model.view(factor, band, (0, depth)),
                model.view(matrix, side, (0, depth)),
                model.view(into, band, side),
            )
            for band, side in itertools.product(bands, ranges(columns, across))
        ]

    def attention() -> list[Task]:
        return [
            lambda model, band=band, head=head: model.flash_attention(
                model.view(query, band, head),
                *(model.view(each, (0, sum(band)), head) for each in (key, value)),
                model.view(mixed, band, head),
                1,
                causal=True,
            )
            for band, head in itertools.product(bands, ranges(width, heads))
        ]

    def pairs(op: str, one: Any, other: Any, into: Any, columns: int) -> list[Task]:
        return [
            lambda model, band=band: model.binary(
                op, *(model.view(each, band, (0, columns)) for each in (one, other, into))
            )
            for band in bands
        ]

    yield normalize(x)
    yield [task for each in (query, key, value) for task in product(normal, each, width, width)]
    yield attention()
    yield product(mixed, added, width, width)
    yield pairs("add", x, added, x, width)
    yield normalize(x)
    yield [task for each in (gate, up) for task in product(normal, each, width, hidden)]
    yield pairs("silu_and_mul", gate, up, gated, hidden)
    yield product(gated, out, hidden, width)
    yield pairs("add", x, out, x, width)


def model_of(ctx: dtl.Context, tasks: list[Task], workers: int) -> dtl.ModelBuilder:
    model = dtl.ModelBuilder(ctx)
    for task in tasks:
        task(model)
    model.schedule(workers)
    return model
