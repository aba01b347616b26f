# SPDX-License-Identifier: BSD-3-Clause
# CFFI makes this module from generated/python/cdef.h; the package's own typings say what it holds.
from typing import Any

ffi: Any
lib: Any
