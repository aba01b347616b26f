# SPDX-License-Identifier: BSD-3-Clause
"""The page of what kernels call."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from dtlgen.derive.kernels import names
from dtlgen.document.record import record
from dtlgen.model.api import Api
from dtlgen.model.kernels import KernelFunction

COLUMNS = 99


@record
class Row:
    heads: tuple[str, ...]
    lines: tuple[str, ...]


@record
class Reference:
    """`has` is by symbol what each of the libraries has of it."""

    title: str
    doc: str
    shown: tuple[tuple[str, str], ...]
    libraries: tuple[tuple[str, str], ...]
    has: tuple[tuple[str, tuple[str, ...]], ...]
    rows: tuple[Row, ...]


def reference(api: Api) -> Iterator[tuple[str, Reference]]:
    if api.kernels is None:
        return
    page = f"site/reference/{api.kernels.word}.md"
    rows = tuple(_row(api, function) for function in api.kernels.functions)
    yield (
        page,
        Reference(
            title=api.kernels.title,
            doc=api.kernels.doc,
            shown=api.kernels.shown,
            libraries=tuple((each.title, each.shown) for each in api.kernels.libraries),
            has=tuple(_had(api)),
            rows=rows,
        ),
    )


def _had(api: Api) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yields each kernel function and, per library, "yes" if it implements the function, else
    "-".
    """
    assert api.kernels is not None
    implemented = [{each.name for each in library.functions} for library in api.kernels.libraries]
    for function in api.kernels.functions if implemented else ():
        yield (
            function.name,
            tuple("yes" if function.name in names else "-" for names in implemented),
        )


def _row(api: Api, function: KernelFunction) -> Row:
    arguments = ", ".join(each.name for each in function.params)
    heads = tuple(f"{name}({arguments})" for name in names(api, function))
    return Row(heads, tuple(wrap(" ".join(function.doc.split()), COLUMNS)))
