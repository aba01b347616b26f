# SPDX-License-Identifier: BSD-3-Clause
"""The page of what programs in a language for kernels call."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from dtlgen.derive.python_calls import signature
from dtlgen.document.record import record
from dtlgen.emit.docs.kernel_functions import COLUMNS
from dtlgen.emit.docs.reference import prose
from dtlgen.emit.python.kernel_language import Constant, constant
from dtlgen.model.api import Api
from dtlgen.model.kernel_language import LanguageFunction, LanguageModule


@record
class Row:
    call: str
    lines: tuple[str, ...]


@record
class Section:
    name: str
    doc: str
    rows: tuple[Row, ...]
    constants: tuple[Constant, ...]


@record
class Reference:
    title: str
    doc: str
    tiers: tuple[tuple[str, str], ...]
    sections: tuple[Section, ...]


def reference(api: Api) -> Iterator[tuple[str, Reference]]:
    if api.kernels is None or api.kernels.language is None:
        return
    language = api.kernels.language
    yield (
        f"site/reference/{language.package}.md",
        Reference(
            title=language.title,
            doc=prose(language.doc),
            tiers=language.tiers,
            sections=tuple(_section(api, each) for each in language.modules),
        ),
    )


def _section(api: Api, module: LanguageModule) -> Section:
    return Section(
        name=module.path.replace("/", "."),
        doc=prose(module.doc),
        rows=tuple(
            Row(
                _called(each),
                tuple(wrap(f"Tier {each.tier}. {' '.join(each.doc.split())}", COLUMNS)),
            )
            for each in module.functions
        ),
        constants=tuple(constant(api, each) for each in module.constants),
    )


def _called(function: LanguageFunction) -> str:
    found = signature(function.signature).arguments
    given = (f"{each.name}={each.default}" if each.default else each.name for each in found)
    return f"{function.name}({', '.join(given)})"
