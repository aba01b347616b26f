# SPDX-License-Identifier: BSD-3-Clause
"""Analysis of DTL_TRACE files: a table of the time per function, and an SVG timeline."""

import json
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

from dtl._observe.topology_drawing import COLORS, Drawing, escaped

_LEFT, _WIDTH, _ROW, _TOP, _LEGEND = 120, 1200, 26, 30, 20
_LEAST = 0.5  # minimum width of a box in pixels; of narrower boxes at one place one is drawn
_MARKS = 6  # marks of the axis
_OTHER = "#cbd2d9"  # color of the functions without an own color
_STYLE = "text{font:12px system-ui,'Segoe UI',Helvetica,Arial,sans-serif;fill:#1f2933}"
_UNITS = ((1e6, "s"), (1e3, "ms"), (1, "us"))


class Call(NamedTuple):
    """A call of a DTL function; times are in microseconds."""

    name: str
    rank: int
    thread: int
    start: float
    length: float
    status: str

    @property
    def end(self):
        return self.start + self.length


class TraceError(Exception):
    """An error in a trace file; the message names the expected contents."""


def files(names):
    """Returns the named files, and for DTL_TRACE=name those of all ranks, name.RANK.json."""
    found = []
    for name in names:
        path = Path(name)
        ranks = sorted(path.parent.glob(f"{path.name}.*.json"))
        if not path.is_file() and not ranks:
            raise TraceError(f"{name} and {name}.0.json are not there; expected DTL_TRACE's FILE")
        found += [path] if path.is_file() else ranks
    return found


def calls(paths):
    """Returns the calls in all files by start time; a file of an aborted job may be truncated."""
    found = [each for path in paths for each in _read(path)]
    if not found:
        raise TraceError(f"{paths[0]} has no calls; expected a program that calls DTL")
    return sorted(found, key=lambda call: call.start)


def _read(path):
    """Yields the complete calls of one trace file; raises TraceError if it cannot be read or
    parsed.
    """
    try:
        events = _events(path.read_text(encoding="utf-8"))
        for each in events:
            if each["ph"] == "X":
                times, status = (each["ts"], each["dur"]), each["args"]["status"]
                yield Call(each["name"], each["pid"], each["tid"], *times, status)
    except OSError as error:
        raise TraceError(f"{path}: {error.strerror}") from None
    except (ValueError, LookupError, TypeError):
        raise TraceError(f"{path} is no timeline; expected what DTL_TRACE has written") from None


def _events(text):
    """Returns the events of a trace file's text.

    In an aborted job the last line may be partial and the closing bracket is missing.
    """
    try:
        return json.loads(text)
    except ValueError:
        return json.loads(text.rpartition("\n")[0].rstrip(",") + "]")


# ---- the table ----------------------------------------------------------------------------------


def longest(found):
    """Returns the function names by total time over all ranks, longest first."""
    total = defaultdict(float)
    for call in found:
        total[call.name] += call.length
    return sorted(total, key=lambda name: (-total[name], name))


def summary(found):
    """Yields a line per function: calls, total, mean and longest time, and failed calls."""
    by_name = defaultdict(list)
    for call in found:
        by_name[call.name].append(call)
    span = max(call.end for call in found) - found[0].start
    yield f"{_whole(found)} in {_time(span)}"
    yield f"{'function':34}{'calls':>8}{'total':>10}{'mean':>10}{'longest':>10}{'failed':>8}"
    for name in longest(found):
        times = [call.length for call in by_name[name]]
        failed = sum(call.status != "ok" for call in by_name[name])
        words = map(_time, (sum(times), sum(times) / len(times), max(times)))
        yield f"{name:34}{len(times):8}{''.join(f'{word:>10}' for word in words)}{failed:8}"


def _whole(found):
    """Returns the numbers of calls and ranks as text."""
    ranks = len({call.rank for call in found})
    return f"{len(found)} call{'s'[: len(found) - 1]} of {ranks} rank{'s'[: ranks - 1]}"


def _time(length):
    """Returns a time in microseconds as text with a suitable unit."""
    size, unit = next((each for each in _UNITS if length >= each[0]), _UNITS[-1])
    return f"{length / size:.3g} {unit}" if length < 1e9 else f"{length / size:.0f} {unit}"


# ---- the drawing --------------------------------------------------------------------------------


def page(found):
    """Returns the timeline: a row per thread of each rank, and colors for the longest functions."""
    rows = sorted({(call.rank, call.thread) for call in found})
    colors = dict(zip(longest(found), COLORS))
    start, end = found[0].start, max(call.end for call in found)
    scale = _WIDTH / ((end - start) or 1)
    bottom = _TOP + _ROW * len(rows)
    height = bottom + 30 + _LEGEND * (len(colors) + 1)
    size = f"{_LEFT + _WIDTH + 40:g} {height:g}"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img">'
        f"<title>{_whole(found)}</title>",
        f'<style>{_STYLE}</style><rect width="100%" height="100%" fill="#ffffff"/>',
        *_axis(end - start, bottom),
        *_names(rows),
        *_boxes(found, {row: number for number, row in enumerate(rows)}, colors, start, scale),
        *_legend(colors, bottom + 30),
        "</svg>",
    ]
    return Drawing("\n".join(lines) + "\n")


def _text(x, y, words, anchor="start"):
    """Returns an SVG text element."""
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escaped(words)}</text>'


def _axis(span, bottom):
    """Yields the SVG grid lines and the labels of the time axis; `span` is in microseconds."""
    for mark in range(_MARKS + 1):
        x = _LEFT + _WIDTH * mark / _MARKS
        yield f'<path d="M{x:g} {_TOP - 6}V{bottom}" stroke="#e4e7eb"/>'
        yield _text(x, _TOP - 12, _time(span * mark / _MARKS), "middle")


def _names(rows):
    """Yields the SVG labels of the rows; thread numbers only for ranks with several threads."""
    many = {rank for rank, thread in rows if thread > 0}
    for number, (rank, thread) in enumerate(rows):
        words = f"rank {rank}" + (f", thread {thread}" if rank in many else "")
        yield _text(_LEFT - 8, _TOP + _ROW * number + 17, words, "end")


def _boxes(found, rows, colors, start, scale):
    """Yields the boxes, longest call first, so that nested calls are drawn on top."""
    taken = set()
    for call in sorted(found, key=lambda each: -each.length):
        left, width = (call.start - start) * scale, call.length * scale
        place = rows[call.rank, call.thread], int(left / _LEAST)
        if width < _LEAST and place in taken:
            continue
        taken.add(place)
        about = f"{call.name}: {_time(call.length)}, {call.status}"
        yield (
            f'<rect x="{_LEFT + left:.2f}" y="{_TOP + _ROW * place[0] + 2}" '
            f'width="{max(width, _LEAST):.2f}" height="{_ROW - 4}" '
            f'fill="{colors.get(call.name, _OTHER)}"><title>{escaped(about)}</title></rect>'
        )


def _legend(colors, top):
    """Yields the SVG legend: a colored square and a name per function."""
    for number, (name, color) in enumerate([*colors.items(), ("others", _OTHER)]):
        y = top + _LEGEND * number
        yield f'<rect x="{_LEFT}" y="{y - 10}" width="12" height="12" fill="{color}"/>'
        yield _text(_LEFT + 18, y, name)
