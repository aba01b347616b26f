# SPDX-License-Identifier: BSD-3-Clause
"""Collectives over NCCL: runs nccl_collectives.py in separate processes."""

from pathlib import Path

import pytest
from programs import PARALLEL, ROOT, run

PROGRAM = Path(__file__).with_name("nccl_collectives.py")
FAKES = ROOT / "build/tests/fakes/lib"

pytestmark = pytest.mark.usefixtures("one_rank_only")


@pytest.mark.parametrize("launch", [("alone", 1), *PARALLEL], ids=lambda launch: launch[0])
def test_nccl_collectives_equal_host_collectives(launch):
    around = {"DTL_DEVICE": "cuda", "LD_LIBRARY_PATH": str(FAKES), "PYTHONWARNINGS": "ignore"}
    around["DTL_PLUGIN_PATH"] = str(FAKES)
    ended = run(launch, PROGRAM, **around)
    assert (ended.stdout, ended.returncode) == ("done\n", 0), ended.stderr
