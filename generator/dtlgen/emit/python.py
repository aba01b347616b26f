# SPDX-License-Identifier: BSD-3-Clause
"""Python: what CFFI reads, the raw functions, typings, tests."""

from __future__ import annotations

from dtlgen.emit import (
    python_calls,
    python_cdef,
    python_constants,
    python_docs,
    python_language,
    python_misuse,
    python_package,
    python_raw,
    python_status,
    python_support,
    python_typings,
    python_words,
)
from dtlgen.emit.output import Output

OUTPUTS = (
    Output("what CFFI reads", python_cdef.pages, "python/cdef.h.j2"),
    Output("C functions in Python", python_raw.pages, "python/raw.py.j2"),
    Output("Python calls", python_calls.pages, "python/calls.py.j2"),
    Output("Python exceptions", python_status.pages, "python/status.py.j2"),
    Output("Python constants", python_constants.pages, "python/constants.py.j2"),
    Output("Python docstrings", python_docs.pages, "python/docs.py.j2"),
    Output("failures in Python", python_support.failure, "python/failure.py.j2"),
    Output("what Python must have", python_support.interpreter, "python/interpreter.py.j2"),
    Output("where docstrings go", python_support.document, "python/document.py.j2"),
    Output("what shells need", python_support.shell, "python/shell.py.j2"),
    Output("what CFFI is asked for", python_support.native, "python/emit_native.py.j2"),
    Output("what Python's misuse tests share", python_support.misuse, "python/tests/misuse.py.j2"),
    Output("Python misuse tests", python_misuse.pages, "python/misuse.py.j2"),
    Output("Python package", python_package.pages, "python/package.py.j2"),
    Output("Python typings", python_typings.pages, "python/typings.pyi.j2"),
    Output("a language for kernels", python_language.modules, "python/kernels/rows.py.j2"),
    Output("its typings", python_language.typings, "python/kernels/rows.pyi.j2"),
    Output("what it calls", python_language.symbols, "python/kernels/symbols.py.j2"),
    Output("Python words", python_words.pages, "python/words.py.j2"),
)
