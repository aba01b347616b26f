# SPDX-License-Identifier: BSD-3-Clause
"""The forms of a collective in Python."""

from __future__ import annotations

from pathlib import Path

import pytest

from dtlgen.document.diagnostics import Place
from dtlgen.document.record import replace
from dtlgen.model.api import Api, Area, Function
from dtlgen.model.bindings import PythonClass, PythonFunction
from dtlgen.read import python_forms
from dtlgen.read.load import load
from dtlgen.read.settings import ReadSettings

GROUP = "ctx: Context"
PLACE = Place("spec/box.yaml", 1)
TAKES_COUNTS = "(ctx: Context, data: ArrayLike | None = None, counts: Sequence[int] = ()) -> Any"


@pytest.fixture(scope="module")
def shared() -> ReadSettings:
    """Returns the settings with the forms of DTL's specification."""
    api = load(Path(__file__).resolve().parents[3] / "spec")
    return ReadSettings(
        names=api.names,
        releases={},
        since="0.1.0",
        outcomes=api.outcomes,
        refused={},
        families=frozenset(),
        forms={form.name: form for form in api.forms},
        group=GROUP,
    )


@pytest.fixture
def area(api: Api) -> Area:
    return next(each for each in api.areas if each.name == "box")


def collective(area: Area, *forms: str) -> Function:
    return replace(area.functions[0], name="sum", collective=True, forms=forms)


def in_python(signature: str, *overloads: str) -> PythonFunction:
    general = python_forms.general_signature(signature, overloads, GROUP)
    return PythonFunction(
        "sum", "function", signature, overloads, "", "Adds up.", PLACE, general=general
    )


def test_a_started_collective_gives_a_future(area: Area, shared: ReadSettings) -> None:
    written = (collective(area, "nonblocking", "persistent"),)
    python = (in_python("(ctx: Context, value: ArrayLike, root: int = 0) -> int"),)

    (made,) = python_forms.functions(written, python, shared)

    assert (made.name, made.kind) == ("isum", "function")
    parameters = "ctx: Context, value: ArrayLike, root: int = 0, *, stream: Any = None"
    assert made.signature == f"({parameters}) -> Future"
    assert "`sum`" in made.doc


def test_the_option_of_a_form_stands_behind_other_arguments_by_name(
    area: Area, shared: ReadSettings
) -> None:
    written = (collective(area, "nonblocking"),)
    python = (in_python("(ctx: Context, *, out: Any = None) -> None"),)

    (made,) = python_forms.functions(written, python, shared)

    assert made.signature == "(ctx: Context, *, out: Any = None, stream: Any = None) -> Future"
    assert (made.form, made.option) == ("STARTED", "stream")


def test_counts_are_spoken_of_where_there_are_any(area: Area, shared: ReadSettings) -> None:
    written = (collective(area, "nonblocking"),)

    (with_counts,) = python_forms.functions(written, (in_python(TAKES_COUNTS),), shared)
    (without,) = python_forms.functions(written, (in_python("(ctx: Context) -> None"),), shared)

    assert "Counts that" in with_counts.doc
    assert "Counts that" not in without.doc


def test_the_most_general_overload_on_a_context_counts(area: Area, shared: ReadSettings) -> None:
    written = (collective(area, "nonblocking"),)
    overloads = (
        "(ctx: Context, value: int) -> int",
        "(ctx: Context, value: ArrayLike) -> Any",
        "(ctx: Vector, op: str) -> Any",
    )

    (made,) = python_forms.functions(
        written, (in_python("(ctx: object) -> Any", *overloads),), shared
    )

    assert made.signature == "(ctx: Context, value: ArrayLike, *, stream: Any = None) -> Future"
    assert made.overloads == ()


def test_a_plan_is_a_method_of_the_context_and_takes_arrays(
    area: Area, shared: ReadSettings
) -> None:
    context = PythonClass("Context", (), (), "Ranks.", PLACE)
    other = replace(context, name="Other")
    written = replace(
        area,
        functions=(collective(area, "persistent"),),
        python_functions=(in_python("(ctx: Context, value: ArrayLike) -> Any"),),
    )
    classes = replace(area, name="context", functions=(), python_classes=(context, other))

    _, found = python_forms.with_methods((written, classes), shared)

    (plan,) = found.python_classes[0].members
    assert (plan.name, plan.kind) == ("plan_sum", "method")
    assert plan.signature == "(self, value: NDArray[Any]) -> CollectivePlan"
    assert found.python_classes[1].members == ()


def test_a_function_without_forms_has_none(area: Area, shared: ReadSettings) -> None:
    python = (in_python("(ctx: Context) -> None"),)

    assert list(python_forms.functions((collective(area),), python, shared)) == []
    assert list(python_forms.functions((), python, shared)) == []
