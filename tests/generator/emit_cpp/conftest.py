# SPDX-License-Identifier: BSD-3-Clause
"""The small specification for pages, the real one for the rules that need its functions."""

from __future__ import annotations

from pathlib import Path

import pytest

from dtlgen.load import load
from dtlgen.model import Api


@pytest.fixture
def api(spec: Path) -> Api:
    return load(spec)


@pytest.fixture(scope="session")
def real() -> Api:
    return load(Path(__file__).resolve().parents[3] / "spec")
