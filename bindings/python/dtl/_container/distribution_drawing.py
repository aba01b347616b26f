# SPDX-License-Identifier: BSD-3-Clause
"""Drawing of a container for notebooks: its repr, and a bar of the elements' owners."""

from itertools import groupby

import numpy as np

from dtl._constants import PartitionPolicy
from dtl._container.index_map import IndexMap
from dtl._observe.rank_bar import WIDTH, bar, caption, page, shown
from dtl._observe.topology_drawing import COLORS

_CELLS = 120  # of a longer container, evenly spaced elements are drawn


def html(container):
    """Returns the HTML of a container: its repr and, if it has elements and owns them, the bar."""
    if not container._is_open or not container._owns or 0 in container.shape:
        return caption(container)
    return shown(container, draw_bar(container))


def draw_bar(container):
    """Returns the drawing of an open container that owns its elements."""
    return page(_bars(container) if 0 not in container.shape else ())


def _bars(container):
    """Yields a rectangle for each run of slices of the distributed dimension with one owner."""
    slices = container.shape[container._distributed_dim]
    cells = min(slices, _CELLS)
    firsts = np.arange(cells + 1) * slices // cells
    for owner, run in groupby(range(cells), _owners(container, firsts[:-1]).__getitem__):
        each = list(run)
        first, end = each[0], each[-1] + 1
        about = "every rank" if owner < 0 else f"rank {owner}"
        if cells == slices:
            about += f": {first} to {end - 1}"
        color = "#cbd2d9" if owner < 0 else COLORS[owner % len(COLORS)]
        yield bar(first * WIDTH / cells, (end - first) * WIDTH / cells, color, about)


def _owners(container, slices):
    """Returns the owner of each slice; -1 if every rank has it."""
    if container.partition_policy is PartitionPolicy.REPLICATED:
        return [-1] * len(slices)
    stride = np.prod(container.shape[container._distributed_dim + 1 :], dtype=np.int64)
    return IndexMap(container).owners(slices * stride).tolist()
