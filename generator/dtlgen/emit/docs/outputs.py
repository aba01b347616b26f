# SPDX-License-Identifier: BSD-3-Clause
"""Documentation: manual pages, and the reference of the site."""

from __future__ import annotations

from dtlgen.emit.docs import (
    environment_variables,
    kernel_functions,
    kernel_language,
    man,
    reference,
)
from dtlgen.emit.output import Output

OUTPUTS = (
    Output("manual pages", man.pages, "docs/templates/man/area.3.j2"),
    Output("list of the manual pages", man.index, "docs/templates/man/pages.cmake.j2"),
    Output("the reference", reference.pages, "docs/templates/site/reference.md.j2"),
    Output("the page of statuses", reference.statuses, "docs/templates/site/statuses.md.j2"),
    Output(
        "the table of operations and dtypes",
        reference.operations,
        "docs/templates/site/operations.md.j2",
    ),
    Output(
        "the page of variables",
        environment_variables.reference,
        "docs/templates/site/variables.md.j2",
    ),
    Output(
        "the page of what kernels call",
        kernel_functions.reference,
        "docs/templates/site/kernels.md.j2",
    ),
    Output(
        "the page of a language for kernels",
        kernel_language.reference,
        "docs/templates/site/kernel_language.md.j2",
    ),
    Output("the list of the reference", reference.index, "docs/templates/site/index.md.j2"),
)
