# SPDX-License-Identifier: BSD-3-Clause
"""Build backend for pip: scikit-build-core. If no MPI compiler is installed, pip also installs
MPICH from the package index for the build.
"""

import shutil

from scikit_build_core import build
from scikit_build_core.build import *  # noqa: F403  - the functions that pip calls

_COMPILERS = ("mpicc", "mpicc.mpich", "mpicc.openmpi")
_INDEX = "mpich>=4.1"  # it has the name that all but Debian give MPICH's library


def get_requires_for_build_wheel(config_settings=None):
    needed = build.get_requires_for_build_wheel(config_settings)
    return needed if any(map(shutil.which, _COMPILERS)) else [*needed, _INDEX]
