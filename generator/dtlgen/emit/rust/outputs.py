# SPDX-License-Identifier: BSD-3-Clause
"""Rust: the functions of C, and a safe layer over them."""

from __future__ import annotations

from dtlgen.emit.output import Output
from dtlgen.emit.rust import safe, sys

OUTPUTS = (
    Output("Rust, as C has it", sys.pages, "rust/templates/sys.rs.j2"),
    Output("Rust, safe", safe.pages, "rust/templates/safe.rs.j2"),
)
