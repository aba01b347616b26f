# SPDX-License-Identifier: BSD-3-Clause
"""The option --long, which all folders of Python tests share."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="try more of what is random")
