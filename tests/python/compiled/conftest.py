# SPDX-License-Identifier: BSD-3-Clause
"""Kernels that are compiled for GPUs that are not there; collected where TRITON_INTERPRET is 0."""

import os

import pytest


@pytest.fixture(scope="session", autouse=True)
def cache(tmp_path_factory):
    """Nothing that was compiled before is taken."""
    os.environ["TRITON_CACHE_DIR"] = str(tmp_path_factory.mktemp("cache"))
    os.environ["TRITON_DEFAULT_FP_FUSION"] = "1"  # Triton warns where it is not said
