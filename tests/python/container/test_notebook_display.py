# SPDX-License-Identifier: BSD-3-Clause
"""HTML display of containers in notebooks."""

import itertools
import re
from xml.etree import ElementTree

import numpy as np
import pytest

import dtl

SVG = "{http://www.w3.org/2000/svg}"


def drawn(container):
    """Returns the caption, and the title, position and width of each rectangle."""
    root = ElementTree.fromstring(container._repr_html_())
    bars = [
        (each.find(f"{SVG}title").text, float(each.get("x")), float(each.get("width")))
        for each in root.iter(f"{SVG}rect")
    ]
    return root.find("code").text, bars


def test_the_caption_is_the_repr(ctx):
    with dtl.DistributedVector(ctx, 12) as vec:
        assert drawn(vec)[0] == repr(vec)


@pytest.mark.parametrize("policy", ["block", "cyclic", "hash"])
def test_each_element_is_drawn_in_the_bar_of_its_owner(ctx, policy):
    with dtl.DistributedVector(ctx, 24, partition=policy) as vec:
        bars = drawn(vec)[1]
        owners = [vec.owner(index) for index in range(24)]

    drawn_owners = []
    for about, _, _ in bars:
        rank, first, last = map(int, re.fullmatch(r"rank (\d+): (\d+) to (\d+)", about).groups())
        drawn_owners += [rank] * (last - first + 1)
    assert drawn_owners == owners
    assert bars[0][1] == 0
    for (_, left, width), (_, after, _) in itertools.pairwise(bars):
        assert left + width == pytest.approx(after, abs=0.01)


def test_a_long_container_is_sampled(ctx):
    with dtl.DistributedVector(ctx, 10**7) as vec:
        bars = drawn(vec)[1]

    assert [about for about, _, _ in bars] == [f"rank {rank}" for rank in range(ctx.size)]
    assert sum(width for _, _, width in bars) == pytest.approx(640, abs=0.01)


def test_tensors_are_drawn_along_the_distributed_dimension(ctx):
    with dtl.DistributedTensor(ctx, (3, 8), np.int32, distributed_dim=1) as tensor:
        bars = drawn(tensor)[1]

    assert len(bars) == min(ctx.size, 8)
    assert bars[-1][0].endswith("to 7")


def test_replicated_containers_are_drawn_on_every_rank(ctx):
    with dtl.DistributedVector(ctx, 5, partition="replicated") as vec:
        assert drawn(vec)[1] == [("every rank: 0 to 4", 0, 640)]


def test_containers_without_a_distribution_are_shown_as_text(ctx):
    with dtl.DistributedVector(ctx, 0) as empty, dtl.DistributedSpan(np.arange(3)) as span:
        assert "<svg" not in empty._repr_html_() + span._repr_html_()
        closed = dtl.DistributedVector(ctx, 3)
        closed.close()
        assert closed._repr_html_() == "<code>&lt;dtl.DistributedVector, closed&gt;</code>"


def test_a_drawing_equals_the_notebook_display(ctx):
    with dtl.DistributedVector(ctx, 12) as vec, dtl.DistributedSpan(vec) as span:
        drawing = vec.draw()
        assert drawing in vec._repr_html_()
        assert drawing._repr_svg_() == drawing
        with pytest.raises(TypeError, match="self"):
            span.draw()
    with pytest.raises(dtl.InvalidArgumentError, match="open"):
        vec.draw()


def test_a_drawing_without_elements_is_empty(ctx):
    with dtl.DistributedVector(ctx, 0) as vec:
        assert list(ElementTree.fromstring(vec.draw())) == []


def test_a_context_is_shown_with_its_ranks(ctx):
    caption, boxes = drawn(ctx)

    assert caption == repr(ctx)
    expected = [f"rank {rank}" for rank in range(ctx.size)]
    expected[ctx.rank] += ", this process"
    assert [about for about, _, _ in boxes] == expected
    assert sum(width for _, _, width in boxes) == pytest.approx(640, abs=0.01)
    closed = ctx.dup()
    closed.close()
    assert closed._repr_html_() == "<code>&lt;dtl.Context, closed&gt;</code>"


def test_topology_is_shown_as_the_local_node_and_its_ranks(ctx):
    root = ElementTree.fromstring(dtl.Topology()._repr_html_())
    titles = [each.text for each in root.iter(f"{SVG}title")]

    assert titles[0] == f"{ctx.size} rank{'s' if ctx.size > 1 else ''} on 1 node"
