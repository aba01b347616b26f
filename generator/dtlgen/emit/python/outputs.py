# SPDX-License-Identifier: BSD-3-Clause
"""Python: what CFFI reads, the raw functions, typings, tests."""

from __future__ import annotations

from dtlgen.emit.output import Output
from dtlgen.emit.python import (
    calls,
    cdef,
    constants,
    docs,
    kernel_language,
    message_names,
    package,
    raw,
    status,
    support,
)
from dtlgen.emit.python import misuse as python_misuse
from dtlgen.emit.python import typings as python_typings

OUTPUTS = (
    Output("what CFFI reads", cdef.pages, "python/templates/cdef.h.j2"),
    Output("C functions in Python", raw.pages, "python/templates/raw.py.j2"),
    Output("Python calls", calls.pages, "python/templates/calls.py.j2"),
    Output("Python exceptions", status.pages, "python/templates/status.py.j2"),
    Output("Python constants", constants.pages, "python/templates/constants.py.j2"),
    Output("Python docstrings", docs.pages, "python/templates/docs.py.j2"),
    Output("failures in Python", support.failure, "python/templates/failure.py.j2"),
    Output("what Python must have", support.interpreter, "python/templates/interpreter.py.j2"),
    Output("where docstrings go", support.document, "python/templates/attach_docstrings.py.j2"),
    Output("what shells need", support.shell, "python/templates/shell_completion.py.j2"),
    Output("what CFFI is asked for", support.native, "python/templates/emit_native.py.j2"),
    Output(
        "what Python's misuse tests share", support.misuse, "python/templates/tests/misuse.py.j2"
    ),
    Output("Python misuse tests", python_misuse.pages, "python/templates/misuse.py.j2"),
    Output("Python package", package.pages, "python/templates/package.py.j2"),
    Output("Python typings", python_typings.pages, "python/templates/typings.pyi.j2"),
    Output(
        "a language for kernels", kernel_language.modules, "python/templates/kernels/rows.py.j2"
    ),
    Output("its typings", kernel_language.typings, "python/templates/kernels/rows.pyi.j2"),
    Output("what it calls", kernel_language.symbols, "python/templates/kernels/symbols.py.j2"),
    Output("Python words", message_names.pages, "python/templates/message_names.py.j2"),
)
