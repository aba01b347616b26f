# SPDX-License-Identifier: BSD-3-Clause
"""What notebooks show of a container: its repr, and a bar of which rank has which elements."""

from itertools import groupby

import numpy as np

from dtl._constants import PartitionPolicy
from dtl._container.index_map import Places
from dtl._observe.bar import WIDTH, bar, caption, page, shown
from dtl._observe.drawing import COLORS

_CELLS = 120  # of a longer container some elements are drawn, evenly spaced


def html(container):
    if not container._is_open or not container._owns or 0 in container.shape:
        return caption(container)
    return shown(container, picture(container))


def picture(container):
    """The bar of a container that is open and owns its elements."""
    return page(_bars(container) if 0 not in container.shape else ())


def _bars(container):
    """A rectangle for each run of slices along the distributed dimension that one rank has."""
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
    """The rank that has each of some slices; -1: every rank."""
    if container.partition_policy is PartitionPolicy.REPLICATED:
        return [-1] * len(slices)
    stride = np.prod(container.shape[container._distributed_dim + 1 :], dtype=np.int64)
    return Places(container).owners(slices * stride).tolist()
