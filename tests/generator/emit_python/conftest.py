# SPDX-License-Identifier: BSD-3-Clause
"""The small specification as the Python emitters see it."""

from __future__ import annotations

from pathlib import Path

import pytest

from dtlgen.load import load
from dtlgen.model import Api


@pytest.fixture
def api(spec: Path) -> Api:
    return load(spec)
