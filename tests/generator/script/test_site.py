# SPDX-License-Identifier: BSD-3-Clause
"""The site: its links are checked, and its pages are collected."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
sys.path.append(str(ROOT / "script/support"))
from docs import area_examples as shown  # noqa: E402  - they stand with the scripts
from docs import site as pages  # noqa: E402


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "guide").mkdir()
    (tmp_path / "index.html").write_text('<h1 id="top"></h1><a href="guide/c.html#x%20y"></a>')
    (tmp_path / "guide/c.html").write_text('<p id="x y"></p><a href="../index.html#top"></a>')
    return tmp_path


def test_links_that_lead_somewhere_are_alive(site: Path) -> None:
    with (site / "index.html").open("a") as page:
        page.write('<a href="#top"></a><a href="https://example.org/nowhere"></a>')

    assert list(pages.dead_links(site)) == []


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("../gone.html", "guide/c.html: ../gone.html is no file of the site"),
        ("../index.html#gone", "guide/c.html: ../index.html#gone is no place of that page"),
        ("#gone", "guide/c.html: #gone is no place of that page"),
    ],
)
def test_a_dead_link_is_named(site: Path, link: str, said: str) -> None:
    with (site / "guide/c.html").open("a") as page:
        page.write(f'<a href="{link}"></a>')

    assert list(pages.dead_links(site)) == [said]


def test_pages_are_collected_and_those_that_are_gone_leave(tmp_path: Path) -> None:
    stale = tmp_path / "guide/gone.md"
    stale.parent.mkdir()
    stale.touch()
    pages.collect(tmp_path)

    assert not stale.exists()
    assert (tmp_path / "guide/c.md").read_text() == (ROOT / "docs/guide/c.md").read_text()
    assert (tmp_path / "reference/index.md").exists()

    kept = tmp_path / "index.md"
    os.utime(kept, (1, 1))
    pages.collect(tmp_path)
    assert kept.stat().st_mtime == 1


def test_a_tab_names_the_shortest_example_of_its_function_in_its_language() -> None:
    entry = """(dtl_scan)=
## `dtl_scan`

:::{tab-item} Python
:sync: python

```python
dtl.scan(ctx: Context, value: ArrayLike) -> Any
```

:::

:::{tab-item} Fortran
:sync: fortran

```fortran
call self%other(sendbuf, recvbuf)
```

:::
"""
    made = shown.with_examples(entry, "collective")

    assert made.count("For example, [`collective_scan`](#collective-collective_scan)\n") == 1
    assert made.count("(collective-collective_scan)=\n### `collective_scan`\n") == 1
    assert "```python\ndef collective_scan(ctx: dtl.Context) -> None:\n    up_to = " in made
    assert "prints:\n\n```text\nup to me: 5, before me nobody\n```" in made


def test_a_page_has_an_example_once() -> None:
    page = (shown.REFERENCE / "window.md").read_text()

    made = shown.with_examples(page, "window")

    assert made.count("(#window-window_fence)") > 4
    assert made.count("static void window_fence(dtl_context_t ctx)\n") == 1
    assert len(made) < 2 * len(page)


def test_an_example_includes_the_functions_it_calls_in_its_file() -> None:
    gathers = next(each for each in shown.examples() if each.name == "collective_gather")

    assert gathers.codes["c"].index("*made(") < gathers.codes["c"].index("*of_ranks(")
    assert gathers.codes["cpp"].startswith("// As many as there are ranks.\nstatic std::vector")
    assert gathers.codes["fortran"].startswith("subroutine collective_gather(ctx)\n")


def test_each_example_is_there_in_every_language() -> None:
    assert len(shown.examples()) > 20
    assert [each.name for each in shown.examples() if set(each.codes) != set(shown.BODIES)] == []


def test_every_function_has_an_example_in_each_of_its_languages() -> None:
    """Functions that only bindings call are exempt; they are listed."""
    assert sorted(shown.functions_without_example()) == sorted(shown.listed())


def test_a_page_says_where_an_example_of_devices_ran() -> None:
    page = "(dtl_stream_native)=\n:::{tab-item} C\n:sync: c\n\n```c\ndtl_stream_native(\n```\n"

    made = shown.with_examples(page, "stream")

    assert "static void device_streams(dtl_context_t ctx)\n" in made
    assert "prints, tried on stand-ins for the libraries of CUDA and NCCL:\n\n```text\n" in made


@pytest.mark.parametrize(
    ("page", "language", "theirs", "count"),
    [
        ("from-mpi-fortran.md", "fortran", "call MPI_", 18),
        ("from-petsc.md", "c", "(?:Petsc|Vec|DM)", 19),
    ],
)
def test_rows_of_a_migration_table_are_in_the_program_of_its_page(
    page: str, language: str, theirs: str, count: int
) -> None:
    text = (ROOT / "docs/guide" / page).read_text()
    program = text.split(f"```{language}\n")[1].split("```")[0]
    rows = re.findall(rf"^\| `{theirs}.*` \| `(.+)` \|$", text, re.MULTILINE)

    assert len(rows) == count
    assert [row for row in rows if f"    {row}\n" not in program] == []


def test_c_names_in_the_guide_exist() -> None:
    name = re.compile(r"\b(?:dtl|DTL)_[A-Za-z0-9_]*[a-z0-9]\b")
    known = {
        found
        for folder in ("generated/c/include", "generated/fortran", "runtime", "bindings", "cmake")
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
        for found in name.findall(path.read_text(errors="replace"))
    }
    parts = {"dtl_sys", "dtl_dev", "dtl_tests", "dtl_examples"}  # a crate, a file, and targets

    said = {
        found
        for page in (*(ROOT / "docs/guide").rglob("*.md"), *(ROOT / "docs/concepts").glob("*.md"))
        for found in name.findall(page.read_text())
    }
    assert len(said) > 100
    assert sorted(said - known - parts) == []
