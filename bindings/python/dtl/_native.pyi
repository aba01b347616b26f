# SPDX-License-Identifier: BSD-3-Clause
# CFFI makes this module from generated/python/cdef.h; what it holds is typed in the package's own typings.
from typing import Any

ffi: Any
lib: Any
