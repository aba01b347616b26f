# SPDX-License-Identifier: BSD-3-Clause
"""C++: one header over C's."""

from __future__ import annotations

from dtlgen.emit.cpp import header
from dtlgen.emit.output import Output

OUTPUTS = (Output("C++ header", header.pages, "cpp/templates/header.hpp.j2"),)
