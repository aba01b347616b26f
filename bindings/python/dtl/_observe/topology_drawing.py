# SPDX-License-Identifier: BSD-3-Clause
"""SVG drawing of nodes and of the ranks that are bound to their CPUs.

Nested boxes show the hardware: package, NUMA node, shared cache, core, CPU.  A CPU has the colors
of the ranks that are bound to it; unbound ranks are listed above the CPUs only.
"""

from itertools import groupby

_WIDTH = 1400  # maximum; boxes wrap within it
_GAP, _PAD, _TITLE = 8, 12, 22
_CPU_WIDTH, _CPU_HEIGHT = 60, 40
_CHIP_HEIGHT, _LETTER = 26, 7.2  # approximate width of a letter
COLORS = (
    *("#4e79a7", "#f28e2b", "#59a14f", "#e15759", "#b07aa1"),
    *("#76b7b2", "#edc948", "#ff9da7", "#9c755f", "#86bcb6"),
)
_FILLS = ("#ffffff", "#f4f6f8", "#e9edf1", "#ffffff")  # of boxes, by nesting depth
_STYLE = (
    "text{font-family:system-ui,'Segoe UI',Helvetica,Arial,sans-serif;fill:#1f2933}"
    ".node{font-size:17px;font-weight:600}.title{font-size:12px;fill:#52606d}"
    ".chip{font-size:12px}.rank{font-size:12px;font-weight:600}.cpu{font-size:9.5px;fill:#52606d}"
)
_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})


class Drawing(str):
    """The text of an SVG drawing, which notebooks display as an image."""

    __slots__ = ()

    def _repr_svg_(self):
        return str(self)


class Node:
    """Hardware of a node; `ranks` maps each rank to the set of CPUs that it may run on."""

    def __init__(self, name, cpus, caches, gpus):
        self.name, self.cpus, self.caches, self.gpus = name, cpus, caches, gpus
        self.ranks = {}

    @property
    def bound(self):
        """Returns the ranks that may not run on all CPUs of the node, with their CPUs."""
        everywhere = {each["cpu"] for each in self.cpus}
        return {rank: cpus for rank, cpus in self.ranks.items() if not cpus >= everywhere}


class _Box:
    """A rectangle with a title and contents; _measure() sets its size."""

    def __init__(self, title, inside):
        self.title, self.inside = title, inside


class _Cpu:
    """A box of fixed size for one CPU; `ranks` are bound to it, and `about` is its tooltip."""

    width, height = _CPU_WIDTH, _CPU_HEIGHT

    def __init__(self, number, about, ranks):
        self.number, self.about, self.ranks = number, about, ranks


class _Chip:
    """A label above the CPUs: a rank, a GPU, or the list of unbound ranks."""

    height = _CHIP_HEIGHT

    def __init__(self, color, text):
        self.color, self.text = color, text
        self.width = _LETTER * len(text) + 34


# ---- boxes --------------------------------------------------------------------------------------


def _boxes(node):
    """Returns the node's CPUs in nested boxes."""
    bound = node.bound
    last = max((each["level"] for each in node.caches if each["sharing"] > 1), default=0)
    keys = [("package", lambda cpu: cpu["package"]), ("NUMA node", lambda cpu: cpu["numa"])]
    if last > 1:
        size = _bytes(next(each["bytes"] for each in node.caches if each["level"] == last))
        keys.append((f"L{last} {size}", lambda cpu: cpu["caches"][last - 1]))
    keys.append(("core", lambda cpu: cpu["core"]))

    def level(cpus, depth):
        if depth == len(keys):
            return [_cpu(each, bound) for each in cpus]
        name, key = keys[depth]
        found = []
        for number, group in groupby(cpus, key):
            inside = level(list(group), depth + 1)
            title = name if name.startswith("L") else f"{name} {number}"
            found += inside if number < 0 else [_Box(title, inside)]
        return found

    return [_merged(each) for each in level(node.cpus, 0)]


def _merged(box):
    """Joins a box that contains only one box with that box."""
    if isinstance(box, _Cpu):
        return box
    box.inside = [_merged(each) for each in box.inside]
    only = box.inside[0] if len(box.inside) == 1 else None
    if isinstance(only, _Box):
        return _Box(f"{box.title} \N{MIDDLE DOT} {only.title}", only.inside)
    return box


def _cpu(info, bound):
    """Returns the box of a CPU; `bound` maps each bound rank to its CPUs."""
    ranks = [rank for rank, cpus in bound.items() if info["cpu"] in cpus]
    about = f"CPU {info['cpu']}, core {info['core']}, package {info['package']}"
    about += f", NUMA node {info['numa']}"
    return _Cpu(info["cpu"], f"{about}: {_ranks(ranks)}" if ranks else about, ranks)


# ---- text ---------------------------------------------------------------------------------------


def escaped(text):
    """Returns the text with &, <, > and " escaped for XML."""
    return text.translate(_ESCAPES)


def _bytes(count):
    """Returns a number of bytes as text in the largest suitable unit, rounded down."""
    for unit, name in ((2**20, "MiB"), (2**10, "KiB")):
        if count >= unit:
            return f"{count // unit} {name}"
    return f"{count} bytes"


def _span(numbers):
    """Returns numbers as a list of ranges: 0-3, 8."""
    found = []
    for each in sorted(numbers):
        if found and found[-1][1] == each - 1:
            found[-1][1] = each
        else:
            found.append([each, each])
    return ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in found)


def _ranks(ranks):
    """Returns ranks as text: "rank 3" or "ranks 0-3, 8"."""
    return f"rank{'s' if len(ranks) > 1 else ''} {_span(ranks)}"


def _some(count, word):
    """Returns a count and a word as text: "1 core", "2 cores"."""
    return f"{count} {word}{'' if count == 1 else 's'}"


def _subtitle(node):
    """Returns the numbers of a node's ranks, cores, CPUs and caches as text."""
    cores = len({each["core"] for each in node.cpus} - {-1})
    words = [_some(len(node.ranks), "rank")]
    words += [_some(cores, "core")] if cores else []
    words.append(_some(len(node.cpus), "CPU"))
    for each in node.caches:
        if each["count"]:
            words.append(
                f"L{each['level']} {each['count']} \N{MULTIPLICATION SIGN} {_bytes(each['bytes'])}"
            )
    return " \N{MIDDLE DOT} ".join(words)


def _chips(node):
    """Yields color and text of the labels above the CPUs: ranks and GPUs."""
    bound = node.bound
    free = [rank for rank in node.ranks if rank not in bound]
    if free:
        yield "none", f"{_ranks(free)}: any CPU"
    for rank, cpus in bound.items():
        yield (
            COLORS[rank % len(COLORS)],
            f"rank {rank}: CPU{'s' if len(cpus) > 1 else ''} {_span(cpus)}",
        )
    for number, gpu in enumerate(node.gpus):
        beside = f", NUMA node {gpu['numa']}" if gpu["numa"] >= 0 else ""
        yield "#1f2933", f"GPU {number}: {gpu['address']}{beside}"


# ---- layout -------------------------------------------------------------------------------------


def _arrange(items, limit, gap=_GAP):
    """Arranges items in rows that wrap; returns their positions, total width and height."""
    places, x, y, row, widest = [], 0.0, 0.0, 0.0, 0.0
    for item in items:
        if x and x + item.width > limit:
            x, y, row = 0.0, y + row + gap, 0.0
        places.append((item, x, y))
        x, row = x + item.width + gap, max(row, item.height)
        widest = max(widest, x - gap)
    return places, widest, y + row


def _measure(box, limit):
    """Sets the sizes of a box and of all boxes within it."""
    if isinstance(box, _Cpu):
        return
    for each in box.inside:
        _measure(each, limit - 2 * _PAD)
    _, width, height = _arrange(box.inside, limit - 2 * _PAD)
    box.width = max(width, _LETTER * len(box.title) * 0.9) + 2 * _PAD
    box.height = height + _TITLE + _PAD


# ---- SVG ----------------------------------------------------------------------------------------


def _rectangle(x, y, width, height, fill, stroke="#cbd2d9", radius=6):
    """Returns an SVG rectangle."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius}" '
        f'fill="{fill}" stroke="{stroke}"/>'
    )


def _words(x, y, kind, text, anchor="start"):
    """Returns an SVG text element of the CSS class `kind`."""
    return f'<text class="{kind}" x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escaped(text)}</text>'


def _box_lines(box, x, y, depth, limit):
    """Yields the SVG elements of a box and the boxes within it; `limit` is the width to wrap at."""
    if isinstance(box, _Cpu):
        yield from _cpu_lines(box, x, y)
        return
    yield _rectangle(x, y, box.width, box.height, _FILLS[min(depth, len(_FILLS) - 1)])
    yield _words(x + _PAD, y + 15, "title", box.title)
    for item, left, top in _arrange(box.inside, limit - 2 * _PAD)[0]:
        inside = limit - 2 * _PAD
        yield from _box_lines(item, x + _PAD + left, y + _TITLE + top, depth + 1, inside)


def _cpu_lines(cpu, x, y):
    """Yields the SVG elements of a CPU's box, with a colored part for each bound rank."""
    yield f"<g><title>{escaped(cpu.about)}</title>"
    yield _rectangle(x, y, cpu.width, cpu.height, "#f8f9fb", radius=4)
    for number, rank in enumerate(cpu.ranks):
        part = cpu.width / len(cpu.ranks)
        color = COLORS[rank % len(COLORS)]
        left = x + number * part
        size = f'width="{part:g}" height="{cpu.height}"'
        yield f'<rect x="{left:g}" y="{y:g}" {size} fill="{color}" fill-opacity=".45"/>'
    middle = x + cpu.width / 2
    yield _words(middle, y + 12, "cpu", f"CPU {cpu.number}", "middle")
    if cpu.ranks:
        label = _span(cpu.ranks) if len(cpu.ranks) > 1 else _ranks(cpu.ranks)
        label = label if len(label) <= 7 else f"{len(cpu.ranks)} ranks"
        yield _words(middle, y + 30, "rank", label, "middle")
    yield "</g>"


def _chip_lines(chip, x, y):
    """Yields the SVG elements of a label."""
    yield _rectangle(x, y, chip.width, chip.height, "#ffffff", radius=13)
    stroke = "#1f2933" if chip.color == "none" else chip.color
    yield f'<circle cx="{x + 14:g}" cy="{y + 13:g}" r="5" fill="{chip.color}" stroke="{stroke}"/>'
    yield _words(x + 25, y + 17.5, "chip", chip.text)


def _node_lines(node, number, y):
    """Returns the SVG lines of a node, and their width and height."""
    limit = _WIDTH - 2 * _PAD
    lines = [
        _words(_PAD, y + 18, "node", f"node {number}: {node.name}"),
        _words(_PAD, y + 37, "title", _subtitle(node)),
    ]
    top = y + 50
    places, chips, height = _arrange([_Chip(*each) for each in _chips(node)], limit)
    for chip, left, below in places:
        lines += _chip_lines(chip, _PAD + left, top + below)
    top += height + _PAD
    boxes = _boxes(node)
    for box in boxes:
        _measure(box, limit)
    places, width, height = _arrange(boxes, limit)
    for box, left, below in places:
        lines += _box_lines(box, _PAD + left, top + below, 1, limit)
    return lines, max(width, chips, _LETTER * len(_subtitle(node))), top + height - y


def page(nodes, ranks):
    """Returns the drawing of a list of Node objects; `ranks` is the number of ranks for the
    title.
    """
    y, width, lines = 40.0, 0.0, []
    for number, node in enumerate(nodes):
        found, wide, high = _node_lines(node, number, y)
        lines += found
        width = max(width, wide + 2 * _PAD)
        y += high + 30
    title = f"{_some(ranks, 'rank')} on {_some(len(nodes), 'node')}"
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{y:g}" '
        f'viewBox="0 0 {width:g} {y:g}" role="img"><title>{title}</title><style>{_STYLE}</style>'
    )
    background = f'<rect width="{width:g}" height="{y:g}" fill="#ffffff"/>'
    title_line = _words(_PAD, 26, "title", title)
    return Drawing("\n".join([head, background, title_line, *lines, "</svg>", ""]))
