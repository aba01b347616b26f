# SPDX-License-Identifier: BSD-3-Clause
"""Fixtures: the same tests on one rank and on two, in an environment with the packages."""

import faulthandler

import pytest

import dtl
from dtl._native import lib

PATIENCE = 120  # seconds per test; array compilers are slow

_world = dtl.Context()


@pytest.fixture(scope="session")
def ctx():
    """A context of all ranks."""
    return _world


@pytest.fixture
def shared(ctx, tmp_path_factory):
    """A folder shared by all ranks."""
    folder = tmp_path_factory.mktemp("shared") if ctx.is_root else None
    return dtl.broadcast_object(ctx, folder)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol():
    faulthandler.dump_traceback_later(PATIENCE, exit=True)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport():
    report = yield
    if report.failed and _world.size > 1:
        print(report.longreprtext, flush=True)
        lib.dtl_abort(1)  # the other ranks may be waiting
    return report


def pytest_unconfigure():
    _world.close()
