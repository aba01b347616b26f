# SPDX-License-Identifier: BSD-3-Clause
"""script/find prints the files of a module, an area or a function."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]

pytestmark = pytest.mark.usefixtures("one_rank_only")


def find(name):
    return subprocess.run([ROOT / "script/find", name], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", ["rma", "window", "dtl_window_lock", "dtl.rma_put"])
def test_a_name_lists_its_module_in_every_folder(name):
    done = find(name)

    paths = {line.strip() for line in done.stdout.splitlines() if line.startswith("    ")}
    assert {"spec/window.yaml", "runtime/rma", "bindings/python/dtl/_rma", "tests/c/rma"} <= paths
    assert all((ROOT / path).exists() for path in paths)


def test_an_unknown_name_lists_similar_names():
    done = find("window_lokc")

    assert done.returncode == 1
    assert "window_lokc is not known; expected window_lock" in done.stderr
