# SPDX-License-Identifier: BSD-3-Clause
"""Random programs compile, shrink, and use every public function."""

import inspect
import re
from pathlib import Path

import pytest
import random_programs
from random_programs import Outcome, Program, generate_program, shrink
from random_steps import COLLECTIVES, Step

import dtl

pytestmark = pytest.mark.usefixtures("one_rank_only")

# Public functions that no step uses, with the reason.
UNUSED = {
    "devices": ["device_count", "has_cuda", "has_hip", "has_nccl", "to_device", "to_host"],
    "facts": ["has_mpi", "has_shmem", "placement_available", "version_info"],
    "parts of one rank, which test_local_algorithm.py covers": [
        name
        for name in dtl.__all__
        if name.endswith(("_vector", "_array")) or name.startswith("async_")
    ],
}


def test_every_program_compiles():
    for seed in range(300):
        compile(generate_program(seed).text(), f"program {seed}", "exec")


def test_a_seed_gives_the_same_program():
    assert generate_program(7).description() == generate_program(7).description()


def test_a_failing_program_shrinks_to_the_steps_it_needs(monkeypatch):
    def run_job(program):
        text = program.text()
        return Outcome("it fails" if "make" in text and "break" in text else "")

    monkeypatch.setattr(random_programs, "run_job", run_job)
    steps = [Step("pass"), Step("make", makes="a"), Step("pass"), Step("break", uses=("a",))]
    program = Program(1, "local", 2, {"DTL_CHECK": "1"}, 0, (*steps, Step("pass")))

    smaller = shrink(program, "it fails")

    assert [step.text for step in smaller.steps] == ["make", "break"]
    assert smaller.environment == {}


def test_the_steps_use_every_public_function():
    text = Path(random_programs.__file__).with_name("random_steps.py").read_text()
    used = {*re.findall(r"dtl\.(\w+)", text), *COLLECTIVES}
    used |= {f"i{name}" for name in COLLECTIVES}
    left_out = {name for names in UNUSED.values() for name in names}

    functions = {name for name in dtl.__all__ if inspect.isroutine(getattr(dtl, name))}

    assert sorted(functions - used - left_out) == []
