# SPDX-License-Identifier: BSD-3-Clause
"""Two layers of a transformer: each rank has some heads, and sums over ranks make the rest."""

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

import dtl

TOKENS, LAYERS, HEADS = 16, 2, 4
COLUMNS, HIDDEN = 8, 16  # of a head
WIDTH = HEADS * COLUMNS
QUERY, KEY, VALUE, OUTPUT, GATE, UP, DOWN, INPUT = range(8)  # what has numbers of its own

Numbers = NDArray[Any]


def numbers(what: int, layer: int, rows: range, columns: range) -> Numbers:
    """A part of a matrix: from -1/4 to 1/4, as good as random."""
    row, column = np.array(rows, np.int64)[:, None], np.array(columns, np.int64)
    n = ((layer * 8 + what) * 64 + row) * 64 + column
    n = (n * 1103515245 + 12345) % 2**31
    return ((n * 1103515245 + 12345) % 2**31 / 2**32 - 0.25).astype(np.float32)


def weights(layer: int, heads: range) -> tuple[Numbers, ...]:
    """Returns the weights of some heads: for projections, output, up and down."""
    every = range(WIDTH)
    mine = range(heads.start * COLUMNS, heads.stop * COLUMNS)
    hidden = range(heads.start * HIDDEN, heads.stop * HIDDEN)
    return (
        np.concatenate([numbers(what, layer, mine, every) for what in (QUERY, KEY, VALUE)]),
        numbers(OUTPUT, layer, every, mine),
        np.concatenate([numbers(what, layer, hidden, every) for what in (GATE, UP)]),
        numbers(DOWN, layer, every, hidden),
    )


def ranks_add(model: dtl.ModelBuilder, x: Numbers, total: Numbers) -> None:
    """`x` gets what all ranks have made, each of its heads."""
    model.allreduce(total)
    model.binary("add", x, total, x)


def layer_add(model: dtl.ModelBuilder, x: Numbers, layer: int, heads: range) -> None:
    """Adds a layer's attention and its feed-forward network to `x`."""
    total = np.empty((TOKENS, WIDTH), np.float32)
    if not heads:  # its share of both sums is 0
        for _ in range(2):
            model.binary("subtract", x, x, total)
            ranks_add(model, x, total)
        return
    projection, output, up, down = weights(layer, heads)
    own, hidden = len(heads) * COLUMNS, len(heads) * HIDDEN
    normal, parts, attended, both, gated = (
        np.empty((TOKENS, columns), np.float32)
        for columns in (WIDTH, 3 * own, own, 2 * hidden, hidden)
    )

    def view(of: Numbers, number: int, columns: int) -> int:
        return model.view(of, (0, TOKENS), (number * columns, columns))

    model.normalize("rms", x, normal)
    model.linear(normal, projection, parts)
    query, key, value = (view(parts, number, own) for number in range(3))
    model.flash_attention(query, key, value, attended, len(heads), causal=True)
    model.linear(attended, output, total)
    ranks_add(model, x, total)
    model.normalize("rms", x, normal)
    model.linear(normal, up, both)
    first, second = (view(both, number, hidden) for number in range(2))
    model.binary("silu_and_mul", first, second, gated)
    model.linear(gated, down, total)
    ranks_add(model, x, total)


def expected() -> Numbers:
    """The same by NumPy, in float64, with all heads in one process."""
    x = numbers(INPUT, 0, range(TOKENS), range(WIDTH)).astype(float)
    behind = np.triu(np.ones((TOKENS, TOKENS), bool), 1)

    def normal() -> Numbers:
        found: Numbers = x / np.sqrt((x**2).mean(axis=1, keepdims=True) + 1e-6)
        return found

    for layer in range(LAYERS):
        projection, output, up, down = weights(layer, range(HEADS))
        parts = (normal() @ projection.T).reshape(TOKENS, 3, HEADS, COLUMNS)
        query, key, value = parts.transpose(1, 2, 0, 3)
        scores = np.where(behind, -np.inf, query @ key.transpose(0, 2, 1) / np.sqrt(COLUMNS))
        shares = np.exp(scores) / np.exp(scores).sum(axis=2, keepdims=True)
        x += (shares @ value).transpose(1, 0, 2).reshape(TOKENS, WIDTH) @ output.T
        gate, other = np.split(normal() @ up.T, 2, axis=1)
        x += gate / (1 + np.exp(-gate)) * other @ down.T
    return x


def draw(x: Numbers, file: str) -> None:
    from matplotlib.figure import Figure

    figure = Figure(layout="constrained")
    axes = figure.add_subplot(xlabel="number", ylabel="token")
    figure.colorbar(axes.imshow(x, cmap="inferno"), shrink=0.6)
    figure.savefig(file)


parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--plot", metavar="FILE", help="draw the numbers of all tokens into it")
plot = parser.parse_args().plot

with dtl.Context() as ctx, dtl.ModelBuilder(ctx) as model:
    x = numbers(INPUT, 0, range(TOKENS), range(WIDTH))
    heads = range(HEADS * ctx.rank // ctx.size, HEADS * (ctx.rank + 1) // ctx.size)
    for layer in range(LAYERS):
        layer_add(model, x, layer, heads)
    model.schedule(workers=2)
    model.run()

    if ctx.is_root:
        np.testing.assert_allclose(x, expected(), rtol=1e-5, atol=1e-5)
        for token in (0, 1, TOKENS - 1):
            print(f"Token {token:2}:" + "".join(f"{number:6.2f}" for number in x[token, :4]))
        if plot:
            draw(x, plot)
