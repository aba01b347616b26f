# SPDX-License-Identifier: BSD-3-Clause
"""Faulty calls that concern devices: runs faulty_device_calls.py and faulty_nccl_calls.py."""

from pathlib import Path

import pytest
from programs import MPIS, ROOT, run

TESTS = Path(__file__).parent
FAKES = ROOT / "build/tests/fakes"
DRIVERS = {"emulated": {}, "cuda": FAKES / "lib", "hip": FAKES / "lib_hip"}
LAUNCHES = [("alone", 1), *((mpi, 2) for mpi in MPIS)]

pytestmark = pytest.mark.usefixtures("one_rank_only")


def _runs(program, kind, launch):
    there = DRIVERS[kind] and str(DRIVERS[kind])
    driver = {"LD_LIBRARY_PATH": there, "DTL_PLUGIN_PATH": there} if there else {}
    ended = run(launch, TESTS / program, DTL_DEVICE=kind, PYTHONWARNINGS="ignore", **driver)
    # UCX may print warnings about unreceived messages after this line.
    assert ended.stdout.startswith("done\n"), ended.stderr
    assert ended.returncode == 0, ended.stderr


@pytest.mark.parametrize("launch", LAUNCHES, ids=lambda launch: launch[0])
@pytest.mark.parametrize("kind", DRIVERS)
def test_invalid_device_arguments_are_refused_by_name(kind, launch):
    _runs("faulty_device_calls.py", kind, launch)


@pytest.mark.parametrize("launch", LAUNCHES, ids=lambda launch: launch[0])
def test_nccl_failures_are_raised_on_all_ranks(launch):
    _runs("faulty_nccl_calls.py", "cuda", launch)
