# SPDX-License-Identifier: BSD-3-Clause
"""Programs that are wrong are told what is wrong with them."""

import os
import shutil
import subprocess
import sys

import pytest
from faulty_programs import (
    PAGE,
    WRONG,
    c_source,
    page,
    python_source,
)
from programs import ATTEMPTS, LAUNCH, PARALLEL, PATIENCE, ROOT

pytestmark = pytest.mark.usefixtures("alone")


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """All programs in C, as one."""
    folder = tmp_path_factory.mktemp("wrong")
    source, program = folder / "wrong.c", folder / "wrong"
    source.write_text(c_source())
    library = ROOT / "build/install"
    flags = ["-I", library / "include", "-L", library / "lib", "-ldtl", f"-Wl,-rpath,{library}/lib"]
    subprocess.run(["cc", "-Wall", "-Werror", source, *flags, "-o", program], check=True)
    return program


def told(program, wrong, way, folder):
    """What the ranks told, and the status of the job; on a machine that is too busy to start it in
    the time that they have, of another.
    """
    setting = dict([wrong.setting.split("=")]) if wrong.setting else {}
    words = [program, wrong.name] if wrong.c else [sys.executable, "-c", python_source(wrong)]
    for attempt in range(ATTEMPTS):
        said = folder / f"{wrong.name}.{way[0]}.{attempt}"
        said.touch()
        done = subprocess.run(
            [LAUNCH, way[0], str(way[1]), *words, said],
            env={**os.environ, "DTL_MPI": "auto", **setting},
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
        lines = said.read_text().splitlines()
        if not any("dtl_context_create_default() was entered" in line for line in lines):
            break
    return lines, done.returncode


@pytest.mark.parametrize("way", PARALLEL, ids=lambda way: way[0])
@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.name)
def test_a_faulty_program_gets_its_diagnosis(built, tmp_path, wrong, way):
    if shutil.which(f"mpirun.{way[0]}") is None:
        pytest.skip(f"no {way[0]} here")
    lines, status = told(built, wrong, way, tmp_path)

    assert status != 0
    assert any(text in line for text in wrong.told for line in lines), lines
    for text in wrong.told:  # where a rank is late, the job may have ended
        rank = text.partition("(")[0].rpartition(" ")[0]
        stuck = [line for line in lines if line.startswith(rank) and " was entered " in line]
        assert all(text in line for line in stuck), lines


def test_at_least_forty_programs_in_two_languages_exist():
    assert len(WRONG) == len({wrong.name for wrong in WRONG}) >= 40
    assert all(bool(wrong.c) != bool(wrong.python) for wrong in WRONG)


def test_the_page_shows_what_is_tested():
    assert PAGE.read_text() == page(), "run python tests/python/observe/faulty_programs.py"
