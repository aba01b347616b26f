# SPDX-License-Identifier: BSD-3-Clause
"""A short run of soak.py; `script/test soak` runs it for ten minutes."""

import shutil
import subprocess
import sys

import pytest
from programs import LAUNCH, MPIS, ROOT, TIMEOUT_SECONDS

pytestmark = pytest.mark.usefixtures("one_rank_only")

SECONDS = "3"


@pytest.mark.parametrize("ranks", [2, 3, 4])
@pytest.mark.parametrize("mpi", MPIS)
def test_random_work_equals_numpy_and_leaks_nothing(mpi, ranks):
    if shutil.which(f"mpirun.{mpi}") is None:
        pytest.skip(f"no {mpi} here")
    words = [sys.executable, ROOT / "tests/python/stress/soak.py", SECONDS, str(ranks)]
    done = subprocess.run(
        [LAUNCH, mpi, str(ranks), *words],
        capture_output=True,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.count(" cycles, ") == ranks
