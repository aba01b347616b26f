# SPDX-License-Identifier: BSD-3-Clause
"""Compares `dtlgen diff` with abidiff, which reads the debug information of the libraries: both
find the same binary changes."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from spec_edits import ROOT

from dtlgen.abi import api_changes
from dtlgen.emit.generate import pages
from dtlgen.emit.languages import OUTPUTS
from dtlgen.model.api import Api
from dtlgen.read.load import load

MIXER = ROOT / "examples/audio-mixer"
OF_C = tuple(output for output in OUTPUTS if output.template.startswith("c/"))
GAINS = """\
  track_set_gains:
    doc: How loud the track is in each channel.
    params:
      track: handle.track
      gains: {type: "sample[]", len: channels(track), doc: "One a channel; 1 leaves it as it is."}
"""
PLANNED = "  track_mute:\n    doc: Silence.\n    planned: true\n    params: {track: handle.track}\n"
MEAN = "mean: {type: sample, offset: 4"

Edit = tuple[str, str, str]
CASES: dict[str, tuple[bool, tuple[Edit, ...]]] = {
    "words": (False, (("spec/device.yaml", "In hertz.", "Hertz."),)),
    "another name": (False, (("spec/device.yaml", "layout: {type: enum", "form: {type: enum"),)),
    "a function more": (False, (("spec/device.yaml", "functions:\n", f"functions:\n{PLANNED}"),)),
    "a tightened condition": (False, (("spec/device.yaml", "pitch <= 20000", "pitch <= 2000"),)),
    "a function less": (True, (("spec/device.yaml", GAINS, ""),)),
    "another type": (
        True,
        (
            ("spec/device.yaml", "pitch: {type: size", "pitch: {type: int"),
            ("src/device.c", "mix_size_t pitch, struct", "int pitch, struct"),
        ),
    ),
    "a longer struct": (
        True,
        (
            ("spec/sound.yaml", "size: 8\n", "size: 16\n"),
            ("spec/sound.yaml", MEAN, MEAN.replace("sample", "size").replace("4", "8")),
        ),
    ),
    "what a callback is given": (
        True,
        (("spec/sound.yaml", "params: {user: pointer, done: size}", "params: {user: pointer}"),
         ("src/render.c", "watcher(render->user, done)", "watcher(render->user)")),
    ),
}  # fmt: skip


def _built(folder: Path, edits: tuple[Edit, ...] = ()) -> tuple[Api, Path]:
    """Builds the mixer's library with debug information."""
    for each in ("spec", "src"):
        shutil.copytree(MIXER / each, folder / each)
    for name, old, new in edits:
        text = (folder / name).read_text("utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}"
        (folder / name).write_text(text.replace(old, new), "utf-8")
    api = load(folder / "spec")
    for page in pages(api, OF_C).values():
        path = folder / page.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(page.content)
    sources = [*(folder / "c").glob("*/*.c"), *(folder / "src").glob("*.c")]
    include = [f"-I{folder / each}" for each in ("c/include", "c/impl", "c/support", "src")]
    flags = ["-g", "-shared", "-fPIC", "-pthread", "-D_GNU_SOURCE", *include]
    library = folder / "libmixer.so"
    script = f"-Wl,--version-script={folder / 'c/mixer.map'}"
    subprocess.run(["cc", *flags, script, *sources, "-o", library], check=True)
    return api, library


@pytest.fixture(scope="module")
def released(tmp_path_factory: pytest.TempPathFactory) -> tuple[Api, Path]:
    return _built(tmp_path_factory.mktemp("released"))


@pytest.mark.parametrize("case", CASES)
def test_both_find_breaks_of_compiled_programs(
    released: tuple[Api, Path], tmp_path: Path, case: str
) -> None:
    is_broken, edits = CASES[case]
    old, before = released

    new, after = _built(tmp_path, edits)

    changed = [each for each in api_changes.changes(old, new) if each.old and each.kind == "binary"]
    words = ["abidiff", "--no-added-syms", before, after]
    found = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (bool(changed), bool(found.returncode)) == (is_broken, is_broken), found.stdout
