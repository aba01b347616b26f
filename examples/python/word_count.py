# SPDX-License-Identifier: BSD-3-Clause
"""Counts the words of a text in a map that all ranks share, and sorts the text by its words.

A word of up to 8 letters is a number of 64 bits here; numbers and words have the same order.
"""

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

import dtl

VOCABULARY = b"the of and to in is it that was for on are as with his they at be this have".split()
WORDS = 100_000


def text(first: int, last: int) -> NDArray[Any]:
    """These words of a text, in which early words of the vocabulary are more frequent."""
    n = np.arange(first, last)
    one, other = (((2 * n + k) * 1103515245 + 12345) % 2**31 // 2**16 % 20 for k in (0, 1))
    words = [int.from_bytes(word.ljust(8, b"\0"), "big") for word in VOCABULARY]
    return np.array(words)[np.minimum(one, other)]


def spelled(number: int) -> str:
    return int(number).to_bytes(8, "big").rstrip(b"\0").decode()


def draw(keys: NDArray[Any], found: NDArray[Any], file: str) -> None:
    from matplotlib.figure import Figure

    figure = Figure(layout="constrained")
    axes = figure.add_subplot(xlabel="how often it is there")
    order = np.argsort(found)
    axes.barh([spelled(key) for key in keys[order]], found[order])
    figure.savefig(file)


parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--plot", metavar="FILE", help="draw how frequent each word is into it")
plot = parser.parse_args().plot

with (
    dtl.Context() as ctx,
    dtl.DistributedVector(ctx, WORDS, np.int64) as words,
    dtl.DistributedMap(ctx, np.int64, np.int64) as counts,
):
    mine = words.local_view()
    mine[...] = text(words.local_offset, words.local_offset + len(mine))

    counts.combine_many(mine, np.ones_like(mine))
    counts.sync()
    keys, found = (dtl.gatherv(ctx, each) for each in counts.to_numpy())

    dtl.sort(words)
    middle = np.take(words, [WORDS // 2])[0]

    if keys is not None and found is not None:  # on the root
        print(f"Words: {found.sum()}, of them different: {len(keys)}")
        for place in np.lexsort((keys, -found))[:3]:
            print(f"{spelled(keys[place])}: {found[place]}")
        print(f"In the middle of the alphabet: {spelled(middle)}")
        if plot:
            draw(keys, found, plot)
