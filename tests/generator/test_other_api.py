# SPDX-License-Identifier: BSD-3-Clause
"""An API without ranks, element types, reductions and features is made as well."""

from __future__ import annotations

from pathlib import Path

import pytest

from dtlgen import check, generate, trial
from dtlgen.emit.outputs import OUTPUTS
from dtlgen.generate import Page
from dtlgen.load import load
from dtlgen.model import Api

MIXER = Path(__file__).resolve().parents[2] / "examples/audio-mixer/spec"


@pytest.fixture(scope="module")
def mixer() -> Api:
    return load(MIXER)


@pytest.fixture(scope="module")
def made(mixer: Api) -> dict[str, Page]:
    return generate.pages(mixer, OUTPUTS)


def _text(made: dict[str, Page], path: str) -> str:
    return made[path].content.decode("utf-8")


def test_it_keeps_every_rule(mixer: Api) -> None:
    assert check.problems(mixer, (*check.SOUND, *check.COMPLETE)) == []


def test_compilers_accept_what_is_made(mixer: Api, made: dict[str, Page]) -> None:
    found = {outcome.compiler: outcome.said for outcome in trial.outcomes(mixer, made)}

    assert set(found.values()) == {""}
    assert found.keys() >= {"python", "cc"}


def test_an_array_is_as_long_as_its_handle_says(made: dict[str, Page]) -> None:
    stub = _text(made, "c/stubs/device.c")

    assert "mix__is_null(gains) && mix__track_channels(track_object) > 0" in stub
    assert "_kernels.h" not in stub


def test_tables_that_would_be_empty_are_left_out(made: dict[str, Page]) -> None:
    assert "c/impl/mix_dtypes.c" not in made
    assert "c/impl/mix_kernels.c" not in made
    assert "feature_names" not in _text(made, "c/impl/mix_calls.c")


def test_typings_import_what_they_use(made: dict[str, Page]) -> None:
    assert "numpy" not in _text(made, "python/mixer/__init__.pyi")
