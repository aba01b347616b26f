# SPDX-License-Identifier: BSD-3-Clause
"""Tests of kernels compiled for absent GPUs; collected if TRITON_INTERPRET is 0."""

import os
import re

import pytest

from dtl.triton import _compiler

HAS_HIP = _compiler.VERSION >= _compiler._OLDEST_FOR_HIP


def pytest_collection_modifyitems(items):
    """Skips tests for AMD GPUs with a Triton that is too old for them."""
    for item in items:
        if not HAS_HIP and re.search("hip|amd", item.nodeid):
            item.add_marker(pytest.mark.skip(reason="this Triton is refused for GPUs of AMD"))


@pytest.fixture(scope="session", autouse=True)
def cache(tmp_path_factory):
    """Uses an empty cache, so that every kernel is compiled."""
    os.environ["TRITON_CACHE_DIR"] = str(tmp_path_factory.mktemp("cache"))
    os.environ["TRITON_DEFAULT_FP_FUSION"] = "1"  # Triton warns if it is unset
