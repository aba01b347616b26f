# SPDX-License-Identifier: BSD-3-Clause
"""Every function refuses every invalid argument, as in C; the tables are in the specification."""

import runpy
import time
from pathlib import Path

import pytest
from misuse import World
from misuse_objects import free, objects

TABLES = sorted((Path(__file__).parents[3] / "generated/tests/python").glob("misuse_*.py"))


@pytest.fixture(scope="module")
def world():
    world = World(objects, free)
    yield world
    world.close()


def test_the_specification_has_misuse_tables():
    assert len(TABLES) > 15


@pytest.mark.parametrize("table", TABLES, ids=lambda path: path.stem.removeprefix("misuse_"))
def test_wrong_arguments_are_refused(world, table, record_property):
    cases = runpy.run_path(str(table))["CASES"]
    slowest = 0.0

    for case in filter(lambda case: case.is_possible(), cases):
        began = time.perf_counter()
        case.check(world)
        slowest = max(slowest, time.perf_counter() - began)

    record_property("seconds for a refusal", slowest)
    assert len(cases) > 0
