# SPDX-License-Identifier: BSD-3-Clause
"""Both columns of the migration tables for mpi4py and NumPy users behave the same."""

import json
import re

import pytest
from programs import PARALLEL, ROOT, mpi4py, run

pytestmark = pytest.mark.usefixtures("one_rank_only")

AGAINST_MPI4PY = """
import dtl
import numpy as np
from mpi4py import MPI

comm = MPI.COMM_WORLD
ctx = dtl.Context(comm=comm)


def plain(value):
    kept = isinstance(value, (np.ndarray, np.generic, list, dict, float, int))
    is_answer = kept and value is not True  # the result of Wait()
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
AGAINST_NUMPY = """
import dtl
import numpy as np

ctx = dtl.Context()


def whole(value):
    if not hasattr(value, "local_view"):
        return value
    return value.take(np.arange(value.size)).reshape(value.shape)


def shown(code, names):
    try:
        value = eval(code, names)
    except SyntaxError:
        value = exec(code, names)
    kept = [names[name] for name in ("a", "v", "b", "w", "m", "t") if name in names]
    return [whole(each) for each in (*kept, value) if each is not None]


theirs, ours = {**globals()}, {**globals()}
for numpy_does, dtl_does in ROWS:
    expected, found = shown(numpy_does, theirs), shown(dtl_does, ours)
    assert len(expected) == len(found), numpy_does
    for one, other in zip(expected, found):
        np.testing.assert_allclose(other, one, 1e-12, err_msg=numpy_does)
print("alike", flush=True)
"""


def rows(page):
    text = (ROOT / "docs/guide" / page).read_text()
    return re.findall(r"^\| `(.+?)` \| `(.+?)` \|$", text, re.MULTILINE)


def assert_rows_agree(launch, page, program, **environment):
    found = rows(page)
    assert len(found) > 30
    program = f"import json\nROWS = json.loads({json.dumps(found)!r})\n{program}"
    done = run(launch, program, **environment)

    assert done.stdout.split() == ["alike"] * launch[1], done.stderr


@pytest.mark.parametrize("launch", PARALLEL, ids=lambda launch: launch[0])
def test_each_row_equals_its_mpi4py_counterpart(launch):
    assert_rows_agree(launch, "from-mpi4py.md", AGAINST_MPI4PY, **mpi4py(launch[0]))


@pytest.mark.parametrize("launch", [("alone", 1), *PARALLEL], ids=lambda launch: launch[0])
def test_each_row_equals_its_numpy_counterpart(launch):
    assert_rows_agree(launch, "from-numpy.md", AGAINST_NUMPY)
