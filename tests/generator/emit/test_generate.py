# SPDX-License-Identifier: BSD-3-Clause
"""generated/ matches spec/ and the templates: the same bytes everywhere, and no other files."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from dtlgen.emit import generate
from dtlgen.emit.generate import Page
from dtlgen.emit.languages import OUTPUTS
from dtlgen.emit.render import TEMPLATES
from dtlgen.read.load import load

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="module")
def made() -> dict[str, Page]:
    return generate.pages(load(Path(__file__).resolve().parents[3] / "spec"), OUTPUTS)


@pytest.fixture
def checkout(tmp_path: Path, root: Path, made: dict[str, Page]) -> Path:
    """Makes a copy of spec/ and generated/ without the generator."""
    folder = tmp_path / "checkout"
    shutil.copytree(root / "spec", folder / "spec")
    generate.write(made.values(), folder / "generated")
    return folder


@pytest.fixture
def dtlgen(root: Path) -> Run:
    def run(*arguments: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "dtlgen", *arguments],
            cwd=cwd,
            env={**os.environ, "PYTHONPATH": str(root / "generator"), **environment},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )

    return run


def test_generated_files_are_up_to_date(made: dict[str, Page], root: Path) -> None:
    assert generate.compare(made.values(), root / "generated").differences == ()


@pytest.mark.parametrize(
    "environment",
    [
        {"PYTHONHASHSEED": "1", "LC_ALL": "C"},
        {"PYTHONHASHSEED": "2", "LC_ALL": "C.UTF-8", "TZ": "Asia/Tokyo"},
        {"PYTHONHASHSEED": "3", "LC_ALL": "POSIX", "PYTHONUTF8": "0", "COLUMNS": "20"},
    ],
)
def test_the_same_bytes_come_out_anywhere(
    checkout: Path, dtlgen: Run, made: dict[str, Page], environment: dict[str, str]
) -> None:
    shutil.rmtree(checkout / "generated")
    elsewhere = checkout / "spec"

    result = dtlgen("generate", cwd=elsewhere, **environment)

    assert result.returncode == 0, result.stderr
    assert generate.compare(made.values(), checkout / "generated").differences == ()


def test_only_what_changed_is_written(checkout: Path, dtlgen: Run, made: dict[str, Page]) -> None:
    paths = [checkout / "generated" / path for path in made]
    for path in paths:
        os.utime(path, (1, 1))
    paths[0].write_text("spoilt")

    result = dtlgen("generate", cwd=checkout)

    written = [path for path in paths if path.stat().st_mtime != 1]
    assert written == paths[:1]
    assert f"{len(made)} files, 1 changed" in result.stdout


def test_each_page_is_written_before_the_next_is_made(tmp_path: Path) -> None:
    """All pages together may exceed the memory."""

    def pages() -> Iterator[Page]:
        yield Page("a/first.h", b"first", "first.j2")
        assert (tmp_path / "a/first.h").read_bytes() == b"first"
        yield Page("second.h", b"second", "second.j2")

    made = generate.write(pages(), tmp_path)

    assert list(made.pages) == ["a/first.h", "second.h"]
    assert [each.kind for each in made.differences] == ["new", "new"]


def test_check_passes_where_nothing_differs(checkout: Path, dtlgen: Run) -> None:
    result = dtlgen("generate", "--check", cwd=checkout)

    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


def test_check_finds_a_hand_edit(checkout: Path, dtlgen: Run) -> None:
    with (checkout / "generated/c/dtl.map").open("a") as file:
        file.write("\n")

    result = dtlgen("generate", "--check", cwd=checkout)

    assert result.returncode == 1
    assert result.stderr.splitlines() == [
        "generated/c/dtl.map differs from what spec/ and its template say",
        "  run: python -m dtlgen generate, and commit what it writes",
        "  template: generator/dtlgen/emit/c/templates/symbols.map.j2",
    ]


def test_check_finds_a_missing_and_a_foreign_file(checkout: Path, dtlgen: Run) -> None:
    (checkout / "generated/c/dtl.map").unlink()
    (checkout / "generated/c/extra.h").write_text("int extra;\n")

    result = dtlgen("generate", "--check", cwd=checkout)

    first = result.stderr.splitlines()[::3]
    assert first == ["generated/c/dtl.map is missing", "generated/c/extra.h is made by no output"]
    assert not (checkout / "generated/c/dtl.map").exists()


def test_check_finds_a_changed_specification(checkout: Path, dtlgen: Run) -> None:
    path = checkout / "spec" / "api.yaml"
    path.write_text(path.read_text().replace("symbol_version: DTL_1", "symbol_version: DTL_2"))

    result = dtlgen("generate", "--check", cwd=checkout)

    assert "generated/c/dtl.map differs" in result.stderr


def test_a_stale_file_is_removed_and_a_foreign_one_is_left(checkout: Path, dtlgen: Run) -> None:
    stale, foreign = checkout / "generated/c/old.h", checkout / "generated/c/mine.h"
    stale.write_text('/* Made by "dtlgen generate" from spec/ */\n')
    foreign.write_text("int mine;\n")

    result = dtlgen("generate", cwd=checkout)

    assert result.returncode == 1
    assert (stale.exists(), foreign.exists()) == (False, True)
    assert "removed generated/c/old.h" in result.stdout
    assert "generated/c/mine.h is made by no output" in result.stderr


def test_every_stamp_names_a_template_that_exists(made: dict[str, Page]) -> None:
    for page in made.values():
        stamp = page.content.decode("utf-8")[:400]
        found = re.search(r'Made by "dtlgen generate" from spec/ and (\S+)\.\n', stamp)
        assert found, page.path
        assert found[1] == f"dtlgen/emit/{page.template}"
        assert (TEMPLATES / page.template).is_file()


def test_every_template_and_every_output_is_used(made: dict[str, Page], root: Path) -> None:
    mixer = generate.pages(load(root / "examples/audio-mixer/spec"), OUTPUTS)  # without ranks
    files = {path.relative_to(TEMPLATES).as_posix() for path in TEMPLATES.rglob("*.j2")}
    used = {page.template for page in (*made.values(), *mixer.values())}
    included = {
        name
        for path in TEMPLATES.rglob("*.j2")
        for name in re.findall(r'{% (?:include|import|from) "([^"]+)"', path.read_text())
    }

    assert {output.template for output in OUTPUTS} == used
    assert files == used | included


def test_generated_text_is_tidy(made: dict[str, Page]) -> None:
    for page in made.values():
        text = page.content.decode("utf-8")
        lines = text.split("\n")
        assert text.endswith("\n"), page.path
        assert not text.endswith("\n\n"), page.path
        for number, line in enumerate(lines, 1):
            assert line == line.rstrip(), f"{page.path}:{number}"
            assert "\t" not in line, f"{page.path}:{number}"
            is_string = re.fullmatch(r' *".*"[,;)]*', line) is not None
            is_row = page.path.endswith(".md") and line.startswith("| ")  # of a table: one line
            assert len(line) <= 100 or is_string or is_row, f"{page.path}:{number}"


def test_every_function_is_exported_declared_and_bound(made: dict[str, Page], root: Path) -> None:
    """Counts the functions, so that a filter that matches nothing can't pass."""
    functions = {function.c_name for function in load(root / "spec").functions()}

    def found(pattern: str, prefix: str) -> set[str]:
        pages = [page for path, page in made.items() if path.startswith(prefix)]
        return {name for p in pages for name in re.findall(pattern, p.content.decode(), re.M)}

    assert len(functions) >= 326
    assert found(r"^    (dtl_\w+);$", "c/dtl.map") == functions
    assert found(r"^DTL_API .*?\b(dtl_\w+)\(", "c/include/dtl/") == functions
    assert found(r'bind\(c, name="(dtl_\w+)"\)', "fortran/") >= functions
