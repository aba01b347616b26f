# SPDX-License-Identifier: BSD-3-Clause
"""An API without ranks, element types, reductions and features can be generated as well."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from dtlgen import check
from dtlgen.commands import compile_check
from dtlgen.emit import generate
from dtlgen.emit.generate import Page
from dtlgen.emit.languages import OUTPUTS
from dtlgen.model.api import Api
from dtlgen.read.load import load

MIXER = Path(__file__).resolve().parents[3] / "examples/audio-mixer/spec"
MIX = "  device_mix:\n"
OBSERVED = """\
#include "mix_error.h"

struct device;
extern atomic_bool mix__observed;
mix_status mix__call_begin(enum call call, const void *owner, const int64_t *values, int count);
void mix__call_moves(enum call call, uint64_t read, uint64_t written);
void mix__call_created_handle(const void *handle);
void mix__call_end(enum call call, const void *nobody, mix_status status);
mix_status mix__call_agree(enum call call, mix_status status);
mix_status mix__result(enum call call, mix_status status);
mix_status mix__device_enter(struct device *device, enum call call);
void mix__device_leave(struct device *device);
void mix__device_leave_with(struct device *device, mix_status status);
"""


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


def test_compilers_accept_the_generated_files(mixer: Api, made: dict[str, Page]) -> None:
    found = {outcome.compiler: outcome.messages for outcome in compile_check.outcomes(mixer, made)}

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


def test_ranks_of_another_api_agree_in_its_own_runtime(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = [each for each in compile_check.COMPILERS if each.name == "cc, inside"]
    monkeypatch.setattr(compile_check, "COMPILERS", inside)
    project = tmp_path / "mixer"
    shutil.copytree(MIXER.parent, project, ignore=shutil.ignore_patterns("generated", "build"))
    for name, old, new in (
        ("device", MIX, f"{MIX}    collective: true\n    match: []\n"),
        ("api", "areas:", "observe: runtime\nareas:"),
    ):
        path = project / f"spec/{name}.yaml"
        path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    (project / "src/mix_observe.h").write_text(OBSERVED)
    api = load(project / "spec")
    of_c = [output for output in OUTPUTS if output.template.startswith("c/")]
    pages = generate.pages(api, of_c)

    found = {each.compiler: each.messages for each in compile_check.outcomes(api, pages, project)}

    assert check.problems(api, check.SOUND) == []
    assert found["cc, inside"] == ""
    assert "status = mix__call_agree(CALL_DEVICE_MIX, status);" in _text(pages, "c/stubs/device.c")
    assert "c/support/mix_observe.h" not in pages


def test_a_parameter_may_have_the_name_of_a_local_of_the_stub(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = [each for each in compile_check.COMPILERS if each.name == "cc, inside"]
    monkeypatch.setattr(compile_check, "COMPILERS", inside)
    project = tmp_path / "mixer"
    shutil.copytree(MIXER.parent, project, ignore=shutil.ignore_patterns("generated", "build"))
    path = project / "spec/device.yaml"
    text = path.read_text("utf-8").replace("pitch: {type", "given: {type")
    path.write_text(text.replace('"pitch > 0 and pitch <=', '"given > 0 and given <='), "utf-8")
    api = load(project / "spec")
    of_c = [output for output in OUTPUTS if output.template.startswith("c/")]

    found = compile_check.outcomes(api, generate.pages(api, of_c), project)

    assert {each.compiler: each.messages for each in found}["cc, inside"] == ""
