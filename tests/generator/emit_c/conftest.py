# SPDX-License-Identifier: BSD-3-Clause
"""The small specification as input of the C emitters."""

from __future__ import annotations

import pytest

from dtlgen.derive.c_types import Spelling, spelling
from dtlgen.model.api import Api, Function


@pytest.fixture
def c(api: Api) -> Spelling:
    return spelling(api)


@pytest.fixture
def functions(api: Api) -> dict[str, Function]:
    return {function.name: function for function in api.functions()}
