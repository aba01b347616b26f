# SPDX-License-Identifier: BSD-3-Clause
"""script/check: selection of builds and tests by changed files, and refusal of invalid paths.
Also the selection of files for clang-tidy in script/test without --long.
"""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
sys.path.append(str(ROOT / "script/support"))

from testing.changes import CONFIGURATION, USERS, changed_sources  # noqa: E402
from testing.check import union, work_for  # noqa: E402

pytestmark = pytest.mark.usefixtures("one_rank_only")


@pytest.mark.parametrize(
    ("path", "ctest", "pytest_files"),
    [
        ("runtime/map/hash_table.c", [r"^map\."], []),
        ("runtime/backends/local/rendezvous.c", [r"^contract\."], []),
        ("tests/c/map/keys.c", [r"^map\.keys(\.|$)"], []),
        ("bindings/python/dtl/_map/map.py", [], ["test_map.py", "test_map_properties.py"]),
        ("bindings/python/dtl/_map/entry_type.py", [], ["test_map.py", "test_map_properties.py"]),
        ("bindings/python/map.c", [], ["test_map.py", "test_map_properties.py"]),
        ("generator/dtlgen/emit/rust/safe.py", [], ["emit_rust"]),
        (
            "spec/map.yaml",
            [r"^misuse\.map(\.1)?$", r"^map\."],
            ["test_map.py", "test_map_properties.py"],
        ),
        ("tests/python/role/test_role.py", [], ["test_role.py"]),
        ("README.md", [], []),
    ],
)
def test_a_file_selects_the_tests_of_its_module(path, ctest, pytest_files):
    work = work_for(ROOT / path)

    assert list(work.ctest) == ctest
    assert [Path(file).name for file in work.pytest] == pytest_files


def test_files_of_one_module_select_its_tests_once():
    work = union(work_for(ROOT / f"runtime/map/{name}.c") for name in ("table", "key"))

    assert work.ctest == (r"^map\.",)


def test_a_path_outside_the_checkout_is_refused():
    done = subprocess.run(
        [sys.executable, ROOT / "script/support", "check", "/etc/hostname"],
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 1
    assert "PATH is /etc/hostname; expected a file or folder of this checkout" in done.stderr


def sources_of(module):
    return [str(path) for path in sorted((ROOT / "runtime" / module).glob("*.c"))]


def test_clang_tidy_checks_only_changed_files():
    sources = sources_of("map")
    changed = {Path(sources[1]), ROOT / "README.md", ROOT / "runtime/rma/window.c"}

    assert changed_sources(sources, changed) == [sources[1]]


def test_clang_tidy_checks_a_changed_header_by_files_that_include_it():
    sources = sources_of("map")
    users = [name for name in sources if '#include "map.h"' in Path(name).read_text()]

    assert changed_sources(sources, {ROOT / "runtime/map/map.h"}) == users[:USERS] != []


@pytest.mark.parametrize(
    "changed", [None, {ROOT / CONFIGURATION}], ids=["unknown", "configuration"]
)
def test_clang_tidy_checks_all_files_after_global_changes(changed):
    assert changed_sources(sources_of("map"), changed) == sources_of("map")
