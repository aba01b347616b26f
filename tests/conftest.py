# SPDX-License-Identifier: BSD-3-Clause
"""What all tests in Python share: an option that each of their folders knows, once."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="try more of what is random")
