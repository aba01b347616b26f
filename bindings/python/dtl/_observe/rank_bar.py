# SPDX-License-Identifier: BSD-3-Clause
"""A bar of what the ranks have, as notebooks show it below a repr."""

from dtl._observe.topology_drawing import COLORS, Drawing, escaped

WIDTH, _HEIGHT = 640, 24


def html_of_ranks(context):
    """A box a rank, this process's with a rim."""
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
    """The words for a rank's box, and its rim."""
    return (f"rank {rank}, this process", "#1f2933") if is_mine else (f"rank {rank}", "#ffffff")


def caption(found):
    return f"<code>{escaped(repr(found))}</code>"


def shown(found, drawing):
    return f"<div>{caption(found)}<br/>{drawing}</div>"


def page(bars):
    size = f'width="{WIDTH}" height="{_HEIGHT}" viewBox="0 0 {WIDTH} {_HEIGHT}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
    return Drawing(f"{head}{''.join(bars)}</svg>")


def bar(left, width, color, about, rim="#ffffff"):
    place = f'x="{left:g}" y="0" width="{width:g}" height="{_HEIGHT}"'
    return f'<rect {place} fill="{color}" stroke="{rim}"><title>{about}</title></rect>'
