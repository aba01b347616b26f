# SPDX-License-Identifier: BSD-3-Clause
"""Kernels that are compiled for GPUs that are not there; collected where TRITON_INTERPRET is 0."""

import os
import re

import pytest

from dtl.triton import _compiler

HAS_HIP = _compiler.VERSION >= _compiler._OLDEST_FOR_HIP


def pytest_collection_modifyitems(items):
    """Older versions refuse what is for GPUs of AMD."""
    for item in items:
        if not HAS_HIP and re.search("hip|amd", item.nodeid):
            item.add_marker(pytest.mark.skip(reason="this Triton is refused for GPUs of AMD"))


@pytest.fixture(scope="session", autouse=True)
def cache(tmp_path_factory):
    """Nothing that was compiled before is taken."""
    os.environ["TRITON_CACHE_DIR"] = str(tmp_path_factory.mktemp("cache"))
    os.environ["TRITON_DEFAULT_FP_FUSION"] = "1"  # Triton warns where it is not said
