# SPDX-License-Identifier: BSD-3-Clause
"""Import paths of triton_dist: programs written for it run unchanged on this package."""

import sys
from types import ModuleType
from typing import Any

from dtl._core.errors import failure
from dtl._model.model import ModelBuilder
from dtl._status import INVALID_STATE
from dtl.triton import host, language, tools
from dtl.triton._jit import jit
from dtl.triton.persistent import PersistentKernel

_NAME = "triton_dist"
_installed: "list[Any]" = []


def install_alias():
    """Makes `import triton_dist` and its submodules resolve to this package."""
    if _installed:
        return
    if _NAME in sys.modules:
        what = f"another {_NAME} was imported"
        raise failure("sys.modules", "other", what, "none before", INVALID_STATE)
    package = ModuleType(_NAME, __doc__)
    package.__path__ = []
    package.jit, package.language, package.utils, package.tools = jit, language, host, tools
    mega = ModuleType(f"{_NAME}.mega_triton_kernel", ModelBuilder.__doc__)
    mega.ModelBuilder, mega.PersistentKernel = ModelBuilder, PersistentKernel
    package.mega_triton_kernel = mega
    extra = language.extra
    _installed.append(package)
    sys.modules[_NAME] = package
    sys.modules[f"{_NAME}.mega_triton_kernel"] = mega
    sys.modules[f"{_NAME}.utils"] = host
    sys.modules[f"{_NAME}.tools"] = tools
    sys.modules[f"{_NAME}.tools.profiler"] = tools.profiler
    sys.modules[f"{_NAME}.language"] = language
    sys.modules[f"{_NAME}.language.extra"] = extra
    for module in (extra.language_extra, extra.libshmem_device):
        name = module.__name__.rpartition(".")[2]
        sys.modules[f"{_NAME}.language.extra.{name}"] = module
