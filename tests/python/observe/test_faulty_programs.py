# SPDX-License-Identifier: BSD-3-Clause
"""Faulty programs end with a message that names their mistake."""

import os
import shutil
import subprocess
import sys

import pytest
from faulty_programs import (
    FAULTY_PROGRAMS,
    PAGE,
    c_source,
    page,
    python_source,
)
from programs import ATTEMPTS, LAUNCH, PARALLEL, ROOT, TIMEOUT_SECONDS

pytestmark = pytest.mark.usefixtures("one_rank_only")


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """Builds one program from all C cases and returns its path."""
    folder = tmp_path_factory.mktemp("faulty")
    source, program = folder / "faulty.c", folder / "faulty"
    source.write_text(c_source())
    library = ROOT / "build/install"
    flags = ["-I", library / "include", "-L", library / "lib", "-ldtl", f"-Wl,-rpath,{library}/lib"]
    subprocess.run(["cc", "-Wall", "-Werror", source, *flags, "-o", program], check=True)
    return program


def run_program(program, faulty, launch, folder):
    """Returns the lines printed by the ranks and the exit status of the job.  The job is repeated
    if the machine is too busy to start it within DTL_TIMEOUT.
    """
    setting = dict([faulty.setting.split("=")]) if faulty.setting else {}
    words = [program, faulty.name] if faulty.c else [sys.executable, "-c", python_source(faulty)]
    for attempt in range(ATTEMPTS):
        said = folder / f"{faulty.name}.{launch[0]}.{attempt}"
        said.touch()
        done = subprocess.run(
            [LAUNCH, launch[0], str(launch[1]), *words, said],
            env={**os.environ, "DTL_MPI": "auto", **setting},
            capture_output=True,
            timeout=TIMEOUT_SECONDS,
            check=False,
        )
        lines = said.read_text().splitlines()
        if not any("dtl_context_create_default() was entered" in line for line in lines):
            break
    return lines, done.returncode


@pytest.mark.parametrize("launch", PARALLEL, ids=lambda launch: launch[0])
@pytest.mark.parametrize("faulty", FAULTY_PROGRAMS, ids=lambda faulty: faulty.name)
def test_a_faulty_program_gets_its_diagnosis(built, tmp_path, faulty, launch):
    if shutil.which(f"mpirun.{launch[0]}") is None:
        pytest.skip(f"no {launch[0]} here")
    lines, status = run_program(built, faulty, launch, tmp_path)

    assert status != 0
    assert any(text in line for text in faulty.expected for line in lines), lines
    for text in faulty.expected:  # the job may end before a late rank prints its line
        rank = text.partition("(")[0].rpartition(" ")[0]
        stuck = [line for line in lines if line.startswith(rank) and " was entered " in line]
        assert all(text in line for line in stuck), lines


def test_at_least_forty_programs_in_two_languages_exist():
    assert len(FAULTY_PROGRAMS) == len({faulty.name for faulty in FAULTY_PROGRAMS}) >= 40
    assert all(bool(faulty.c) != bool(faulty.python) for faulty in FAULTY_PROGRAMS)


def test_the_page_shows_the_tested_programs():
    assert PAGE.read_text() == page(), "run python tests/python/observe/faulty_programs.py"
