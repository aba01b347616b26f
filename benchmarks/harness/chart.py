# SPDX-License-Identifier: BSD-3-Clause
"""Charts with two logarithmic axes, on which a power law is a straight line.

The SVG is written without a library, so that script/bench needs only the build's packages.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape

WIDTH, HEIGHT = 760, 420
LEFT, RIGHT, TOP, BOTTOM = 70, 190, 30, 50
COLOURS = (
    *("#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b"),
    *("#e377c2", "#7f7f7f", "#bcbd22", "#17becf", "#000080", "#008080"),
    *("#800000", "#ff00ff", "#556b2f", "#000000"),
)

Point = tuple[float, float]


@dataclass
class Series:
    """One series: marks for counts or measurements, and a line."""

    name: str
    marks: list[Point]
    line: list[Point] = field(default_factory=list)  # default: the line through the marks


@dataclass(frozen=True)
class Axis:
    """A logarithmic axis between two powers of a base, over a length in pixels."""

    base: int
    first: int
    last: int
    start: float
    length: float

    def place(self, value: float) -> float:
        share = (math.log(value, self.base) - self.first) / (self.last - self.first)
        return self.start + share * self.length

    def ticks(self) -> Iterator[tuple[float, str]]:
        step = -(-(self.last - self.first) // 11)  # limits the number of labels
        for power in range(self.first, self.last + 1, step):
            value = float(self.base) ** power
            yield self.place(value), f"{value:g}" if self.base == 2 else f"1e{power}"


def axis(values: list[float], base: int, start: float, length: float) -> Axis:
    first = math.floor(math.log(min(values), base) + 1e-9)
    last = math.ceil(math.log(max(values), base) - 1e-9)
    return Axis(base, first, max(last, first + 1), start, length)


def chart(title: str, across: str, up: str, series: list[Series]) -> str:
    """Returns the SVG file.  Zeros are left out, because the axes are logarithmic."""
    shown = [
        Series(one.name, *([p for p in points if p[1] > 0] for points in (one.marks, one.line)))
        for one in series
    ]
    shown = [one for one in shown if one.marks]
    points = [point for one in shown for point in (*one.marks, *one.line)]
    x = axis([point[0] for point in points], 2, LEFT, WIDTH - LEFT - RIGHT)
    y = axis([point[1] for point in points], 10, HEIGHT - BOTTOM, TOP + BOTTOM - HEIGHT)
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
            'font-family="sans-serif" font-size="11">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
            f'<text x="{LEFT}" y="18" font-size="13">{escape(title)}</text>',
            *_grid(x, y),
            f'<text x="{LEFT}" y="{HEIGHT - 12}">{escape(across)}</text>',
            f'<text transform="translate(14 {HEIGHT - BOTTOM}) rotate(-90)">{escape(up)}</text>',
            *(line for number, one in enumerate(shown) for line in _series(number, one, x, y)),
            "</svg>\n",
        )
    )


def _grid(x: Axis, y: Axis) -> Iterator[str]:
    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM
    for place, label in x.ticks():
        yield f'<path d="M{place:.1f} {TOP}V{bottom}" stroke="#ddd"/>'
        yield f'<text x="{place:.1f}" y="{bottom + 15}" text-anchor="middle">{label}</text>'
    for place, label in y.ticks():
        yield f'<path d="M{LEFT} {place:.1f}H{right}" stroke="#ddd"/>'
        yield f'<text x="{LEFT - 6}" y="{place + 4:.1f}" text-anchor="end">{label}</text>'


def _series(number: int, series: Series, x: Axis, y: Axis) -> Iterator[str]:
    colour = COLOURS[number % len(COLOURS)]
    places = [f"{x.place(a):.1f} {y.place(b):.1f}" for a, b in series.line or series.marks]
    yield f'<path d="M{"L".join(places)}" fill="none" stroke="{colour}"/>'
    for a, b in series.marks:
        yield f'<circle cx="{x.place(a):.1f}" cy="{y.place(b):.1f}" r="3" fill="{colour}"/>'
    height = TOP + 12 + 16 * number
    left = WIDTH - RIGHT + 12
    yield f'<path d="M{left} {height - 4}h18" stroke="{colour}" stroke-width="2"/>'
    yield f'<text x="{left + 24}" y="{height}">{escape(series.name)}</text>'
