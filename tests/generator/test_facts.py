# SPDX-License-Identifier: BSD-3-Clause
"""No fact of a specification is without effect: where one goes, pages change in each language that
has to know it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dtlgen import generate
from dtlgen.emit.outputs import OUTPUTS
from dtlgen.load import load
from dtlgen.model import Api, Function, Handle, Parameter
from dtlgen.record import replace

ROOT = Path(__file__).resolve().parents[2]
MINIMAL, MIXER = "tests/generator/minimal", "examples/audio-mixer/spec"

# The specification, a fact, what it becomes everywhere, and whose pages change.
FACTS = (
    (MINIMAL, Function, "threads", "any", "c rust"),
    (MINIMAL, Function, "deprecated", "Use another.", "c cpp python rust site"),
    (MINIMAL, Function, "collective", False, "c fortran site tests"),
    (MINIMAL, Function, "match", (), "c site"),
    (MINIMAL, Function, "fails", (), "c man site"),
    (MINIMAL, Function, "requires", "", "c man site tests"),
    (MINIMAL, Function, "requirements", (), "c man site"),
    (MINIMAL, Function, "planned", True, "c fortran rust site tests"),
    (MINIMAL, Function, "since", "9.0.0", "c"),
    (MINIMAL, Handle, "threads", "any", "c rust"),
    (MINIMAL, Handle, "parent", "", "c rust"),
    (MINIMAL, Handle, "outlived", True, "c"),
    (MINIMAL, Parameter, "nullable", False, "c cpp fortran man rust site tests"),
    (MINIMAL, Parameter, "alias", "", "c fortran man site tests"),
    (MINIMAL, Parameter, "valid", (), "c man python site tests"),
    (MINIMAL, Parameter, "closes", True, "c cpp fortran man rust site tests"),
    (MINIMAL, Parameter, "reached", True, "c man site tests"),
    (MIXER, Parameter, "retains", False, "c man site tests"),
    (MIXER, Parameter, "releases", False, "c man site"),
)


def _with(api: Api, kind: type, fact: str, value: object) -> Api:
    def changed(item: Any) -> Any:
        return replace(item, **{fact: value}) if type(item) is kind else item

    def function(each: Function) -> Any:
        return changed(replace(each, params=tuple(map(changed, each.params))))

    areas = tuple(
        replace(
            area,
            functions=tuple(map(function, area.functions)),
            handles=tuple(map(changed, area.handles)),
        )
        for area in api.areas
    )
    return replace(api, areas=areas)


def _pages(api: Api) -> dict[str, bytes]:
    return {path: page.content for path, page in generate.pages(api, OUTPUTS).items()}


@pytest.fixture(scope="module")
def printed() -> dict[str, tuple[Api, dict[str, bytes]]]:
    apis = {name: load(ROOT / name) for name in (MINIMAL, MIXER)}
    return {name: (api, _pages(api)) for name, api in apis.items()}


@pytest.mark.parametrize(
    ("spec", "kind", "fact", "value", "languages"),
    FACTS,
    ids=[f"{kind.__name__} {fact}" for _, kind, fact, *_ in FACTS],
)
def test_a_fact_changes_the_pages_of_each_language(
    spec: str,
    kind: type,
    fact: str,
    value: object,
    languages: str,
    printed: dict[str, tuple[Api, dict[str, bytes]]],
) -> None:
    api, before = printed[spec]

    after = _pages(_with(api, kind, fact, value))

    changed = {path for path in before.keys() | after.keys() if before.get(path) != after.get(path)}
    assert set(languages.split()) <= {_language(path) for path in changed}


def _language(path: str) -> str:
    return "cpp" if path.endswith(".hpp") else path.partition("/")[0]
