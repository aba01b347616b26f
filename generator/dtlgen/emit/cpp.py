# SPDX-License-Identifier: BSD-3-Clause
"""C++: one header over C's."""

from __future__ import annotations

from dtlgen.emit import cpp_header
from dtlgen.emit.output import Output

OUTPUTS = (Output("C++ header", cpp_header.pages, "cpp/header.hpp.j2"),)
