# SPDX-License-Identifier: BSD-3-Clause
"""The same tests, alone or on several ranks: `script/launch mpich 4 .venv/bin/pytest tests/python`.

All ranks run all tests in one order.  A rank whose test fails says so and ends the job, since the
others may be waiting for it; the first rank alone reports the rest.
"""

import faulthandler
import gc
import importlib.util
import os
import re
import sys
from contextlib import ExitStack
from pathlib import Path

import error_text
import pytest
from programs import MPIS

import dtl
from dtl import _failure
from dtl._native import lib

# Where Triton is: the tests of dtl.triton have an environment and a step of their own, and run
# kernels or compile them.
collect_ignore = [
    "triton_interpreted" if os.environ.get("TRITON_INTERPRET") == "0" else "triton_compiled"
]
if importlib.util.find_spec("triton") is None:
    collect_ignore = ["triton_interpreted", "triton_compiled"]

GPU = Path(__file__).with_name("triton_gpu")  # what runs on one alone, for who names its tests
NAMED_MPI = re.compile(rf"(?<=[-\[])({'|'.join(MPIS)})(?=[-\]])")  # in the name of a case
PATIENCE = 60  # seconds a test, on a crowded machine

_ends = ExitStack()  # of all tests
_world = _ends.enter_context(dtl.Context())


def pytest_ignore_collect(collection_path, config):
    is_named = any(GPU.name in Path(each).parts for each in config.args)
    return True if collection_path == GPU and not is_named else None


@pytest.hookimpl(trylast=True)
def pytest_configure(config):
    if _world.rank > 0:
        reporter = config.pluginmanager.get_plugin("terminalreporter")
        reporter._tw._file = _ends.enter_context(Path(os.devnull).open("w"))  # noqa: SIM115


@pytest.hookimpl(trylast=True)
def pytest_unconfigure():
    _ends.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol():
    faulthandler.dump_traceback_later(PATIENCE, exit=True)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(trylast=True)  # after -k and -m
def pytest_collection_modifyitems(config, items):
    """Selects one MPI for each test that starts a program and has a case for every MPI.  The MPIs
    alternate from test to test.  --long runs all cases.
    """
    if config.getoption("long"):
        return
    cases = {}
    for item in items:
        if found := NAMED_MPI.search(item.name):
            key = item.nodeid.replace(found[0], "MPI")
            cases.setdefault(key, []).append(item)
    shared = [group for group in cases.values() if len(group) > 1]
    kept = {group[turn % len(group)] for turn, group in enumerate(shared)}
    dropped = [item for group in shared for item in group if item not in kept]
    items[:] = [item for item in items if item not in set(dropped)]
    config.hook.pytest_deselected(items=dropped)


def pytest_collection_finish():
    """Tests that look for garbage need not look through thousands of tests, which stay."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport():
    report = yield
    if report.failed and _world.size > 1:
        sys.__stderr__.write(f"rank {_world.rank}: {report.nodeid}\n{report.longreprtext}\n")
        sys.__stderr__.flush()
        lib.dtl_abort(1)
    return report


@pytest.fixture(scope="session")
def ctx():
    """All ranks."""
    return _world


@pytest.fixture(autouse=True)
def refusals_have_the_form(monkeypatch):
    """Of every test: the texts of all that Python refuses in it."""
    texts, said = [], []

    def record(kind, status, words):
        error = make(kind, status, words)
        said.append(str(error))
        if words != _failure.last_error():  # it is not the library's
            texts.append(str(error))
        return error

    make = _failure.error
    monkeypatch.setattr(_failure, "error", record)
    yield
    for text in texts:
        error_text.check(text)
    for text in said:
        error_text.check_words(text)


@pytest.fixture(scope="session")  # before what a module's tests share
def alone():
    """For tests that start programs of their own: once is enough."""
    if _world.size > 1:
        pytest.skip("runs on one rank")
