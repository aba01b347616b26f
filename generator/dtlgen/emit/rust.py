# SPDX-License-Identifier: BSD-3-Clause
"""Rust: the functions of C, and a safe layer over them."""

from __future__ import annotations

from dtlgen.emit import rust_safe, rust_sys
from dtlgen.emit.output import Output

OUTPUTS = (
    Output("Rust, as C has it", rust_sys.pages, "rust/sys.rs.j2"),
    Output("Rust, safe", rust_safe.pages, "rust/safe.rs.j2"),
)
