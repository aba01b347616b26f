# SPDX-License-Identifier: BSD-3-Clause
"""SVG bars with one box per rank, which notebooks show below a repr."""

from dtl._observe.topology_drawing import COLORS, Drawing, escaped

WIDTH, _HEIGHT = 640, 24


def html_of_ranks(context):
    """Returns the HTML of a context: one box per rank, with a rim around this process's."""
    if not context._is_open:
        return caption(context)
    each = WIDTH / context.size
    return shown(
        context,
        page(
            bar(rank * each, each, COLORS[rank % len(COLORS)], *_about(rank, rank == context.rank))
            for rank in range(context.size)
        ),
    )


def _about(rank, is_mine):
    """Returns the tooltip and rim color of a rank's box."""
    return (f"rank {rank}, this process", "#1f2933") if is_mine else (f"rank {rank}", "#ffffff")


def caption(found):
    """Returns the repr of an object as an HTML code element."""
    return f"<code>{escaped(repr(found))}</code>"


def shown(found, drawing):
    """Returns HTML with the repr of an object above a drawing."""
    return f"<div>{caption(found)}<br/>{drawing}</div>"


def page(bars):
    """Returns an SVG drawing of the boxes from bar()."""
    size = f'width="{WIDTH}" height="{_HEIGHT}" viewBox="0 0 {WIDTH} {_HEIGHT}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
    return Drawing(f"{head}{''.join(bars)}</svg>")


def bar(left, width, color, about, rim="#ffffff"):
    """Returns one SVG box of a bar; `about` is its tooltip and `rim` the color of its outline."""
    place = f'x="{left:g}" y="0" width="{width:g}" height="{_HEIGHT}"'
    return f'<rect {place} fill="{color}" stroke="{rim}"><title>{about}</title></rect>'
