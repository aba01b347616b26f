# SPDX-License-Identifier: BSD-3-Clause
"""The Parallel Research Kernels of the benchmarks compare their results with NumPy and mpi4py,
which perform the same steps.
"""

import json

import pytest
from programs import MPIS, ROOT, mpi4py, run

pytestmark = pytest.mark.usefixtures("one_rank_only")


@pytest.mark.parametrize("mpi", MPIS)
@pytest.mark.parametrize("ranks", [1, 2])
def test_the_kernels_equal_mpi4py_and_numpy(mpi, ranks):
    done = run(
        (mpi, ranks), ROOT / "benchmarks/container/python_research_kernels.py", **mpi4py(mpi)
    )

    assert done.returncode == 0, done.stderr
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert [each["name"] for each in found] == ["nstream", "transpose", "stencil"]
