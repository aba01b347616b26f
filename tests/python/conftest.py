# SPDX-License-Identifier: BSD-3-Clause
"""Fixtures and hooks of the Python tests, which run in one process or on several ranks:
`script/launch mpich 4 .venv/bin/pytest tests/python`.

All ranks run all tests in the same order.  A rank whose test fails prints the failure and aborts
the job, because the other ranks may be waiting for it.  Only rank 0 prints the remaining report.
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

# Tests of dtl.triton need Triton and run in a separate step, which interprets kernels
# (TRITON_INTERPRET=1) or compiles them (TRITON_INTERPRET=0).
collect_ignore = [
    "triton_interpreted" if os.environ.get("TRITON_INTERPRET") == "0" else "triton_compiled"
]
if importlib.util.find_spec("triton") is None:
    collect_ignore = ["triton_interpreted", "triton_compiled"]

GPU = Path(__file__).with_name("triton_gpu")  # needs a GPU; collected only if named explicitly
NAMED_MPI = re.compile(rf"(?<=[-\[])({'|'.join(MPIS)})(?=[-\]])")  # in the parameters of a test
TIMEOUT_SECONDS = 60  # per test, on a busy machine

_ends = ExitStack()  # closed after the last test
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
    faulthandler.dump_traceback_later(TIMEOUT_SECONDS, exit=True)
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
    """Excludes the collected tests from garbage collection, so that tests that call gc.collect() do
    not traverse thousands of objects.
    """
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
    """The context of all ranks."""
    return _world


@pytest.fixture(autouse=True)
def check_error_messages(monkeypatch):
    """Checks the form of all error messages that are raised during a test."""
    python_messages, messages = [], []

    def record(kind, status, words):
        error = make(kind, status, words)
        messages.append(str(error))
        if words != _failure.last_error():  # the message was made in Python, not in the C library
            python_messages.append(str(error))
        return error

    make = _failure.error
    monkeypatch.setattr(_failure, "error", record)
    yield
    for text in python_messages:
        error_text.check(text)
    for text in messages:
        error_text.check_words(text)


@pytest.fixture(scope="session")  # session scope, so that it runs before fixtures of modules
def one_rank_only():
    """Skips tests on several ranks if they start their own programs; one run is enough."""
    if _world.size > 1:
        pytest.skip("runs on one rank")
