# SPDX-License-Identifier: BSD-3-Clause
"""What the page for users of mpi4py sets side by side does the same on both sides."""

import json
import re

import pytest
from programs import PARALLEL, ROOT, mpi4py, run

pytestmark = pytest.mark.usefixtures("alone")

ROWS = re.findall(
    r"^\| `(.+?)` \| `(.+?)` \|$", (ROOT / "docs/guide/from-mpi4py.md").read_text(), re.MULTILINE
)
PROGRAM = """
import dtl
import numpy as np
from mpi4py import MPI

comm = MPI.COMM_WORLD
ctx = dtl.Context(comm=comm)


def plain(value):
    kept = isinstance(value, (np.ndarray, np.generic, list, dict, float, int))
    is_answer = kept and value is not True  # which Wait() says
    return json.dumps(value, default=lambda array: array.tolist()) if is_answer else None


def shown(code, names):
    rank, size = comm.rank, comm.size
    names.update(
        rank=rank, size=size, right=(rank + 1) % size, left=(rank - 1) % size,
        x=np.arange(4.0) + rank, out=np.zeros(4), all=np.zeros((size, 4)),
        blocks=np.arange(4.0 * size).reshape(size, 4) * (rank + 1),
        obj={"rank": rank}, objs=[[each] for each in range(size)],
    )
    try:
        value = eval(code, names)
    except SyntaxError:
        value = exec(code, names)
    return [plain(names["x"]), plain(names["out"]), plain(names["all"])], plain(value)


theirs, ours = {**globals()}, {**globals()}
for mpi4py_does, dtl_does in ROWS:
    (before, their_value), (after, our_value) = shown(mpi4py_does, theirs), shown(dtl_does, ours)
    assert before == after, (mpi4py_does, before, after)
    assert their_value in (None, our_value), (mpi4py_does, their_value, our_value)
print("alike", flush=True)
"""


@pytest.mark.parametrize("way", PARALLEL, ids=lambda way: way[0])
def test_both_sides_of_each_line_do_the_same(way):
    assert len(ROWS) > 30
    program = f"import json\nROWS = json.loads({json.dumps(ROWS)!r})\n{PROGRAM}"
    done = run(way, program, **mpi4py(way[0]))

    assert done.stdout.split() == ["alike"] * way[1], done.stderr
