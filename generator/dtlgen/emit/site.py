# SPDX-License-Identifier: BSD-3-Clause
"""The reference of the documentation site: a page an area, tables of statuses and operations, and
their list."""

from __future__ import annotations

from dtlgen.emit import c_called, python_language, reference, variables
from dtlgen.emit.output import Output

OUTPUTS = (
    Output("the reference", reference.pages, "site/reference.md.j2"),
    Output("the page of statuses", reference.statuses, "site/statuses.md.j2"),
    Output("the table of operations and dtypes", reference.operations, "site/operations.md.j2"),
    Output("the page of variables", variables.reference, "site/variables.md.j2"),
    Output("the page of what kernels call", c_called.reference, "site/called.md.j2"),
    Output("the page of a language for kernels", python_language.reference, "site/language.md.j2"),
    Output("the list of the reference", reference.index, "site/index.md.j2"),
)
