# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/emit_native.py.j2.
# Do not edit.
"""Writes the C source of the module dtl._native, which CMake compiles. Usage: emit_native.py CDEF
SOURCE.
"""

import sys
from pathlib import Path

from cffi import FFI


def emit(cdef, source):
    ffi = FFI()
    ffi.cdef(Path(cdef).read_text())
    ffi.set_source("dtl._native", "#include <dtl/dtl.h>")
    ffi.emit_c_code(source)


if __name__ == "__main__":
    emit(*sys.argv[1:])
