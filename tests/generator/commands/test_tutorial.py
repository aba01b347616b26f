# SPDX-License-Identifier: BSD-3-Clause
"""Follows docs/guide/dtlgen.md literally: types its commands and writes its files."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = "docs/guide/dtlgen.md"
PROBE = """\
#include <stdio.h>
#include <tally/tally.h>

int main(void)
{
    tl_counter_t counter;

    tl_counter_open(3, &counter);
    tl_counter_add(counter, 2);
    tl_counter_reset(counter);
    printf("%d\\n", (int)tl_counter_value(counter));
    return 0;
}
"""


def _blocks(page: str, heading: str) -> list[str]:
    """Returns the indented blocks of a section, without the indentation."""
    section = page.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    found = re.findall(r"^    .*\n(?:(?:    .*)?\n)*", section, re.M)
    return [re.sub("^    ", "", block, flags=re.M).strip("\n") + "\n" for block in found]


class Shell:
    """A shell: each command starts in the folder of the command before it."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.here = folder
        self.kept = folder / "where"
        commands = folder / "bin"
        commands.mkdir()
        dtlgen = commands / "dtlgen"
        dtlgen.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m dtlgen "$@"\n')
        dtlgen.chmod(0o755)
        paths = (commands, Path(sys.executable).parent, os.environ["PATH"])
        self.environment = os.environ | {
            "PATH": ":".join(map(str, paths)),
            "PYTHONPATH": str(root / "generator"),
        }

    def type(self, commands: str, is_right: bool = True) -> str:
        """Runs commands and returns their output; all succeed, or if `is_right` is false one
        fails."""
        done = subprocess.run(
            ["sh", "-e", "-c", f"{commands}\npwd > {self.kept}"],
            cwd=self.here,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        said = done.stdout + done.stderr
        assert (done.returncode == 0) == is_right, f"{commands}\n{said}"
        self.here = Path(self.kept.read_text().strip())
        return said


@pytest.fixture
def shell(root: Path, tmp_path: Path) -> Shell:
    return Shell(root, tmp_path)


@pytest.fixture
def page(root: Path) -> str:
    return (root / PAGE).read_text("utf-8")


def _write_entry(path: Path, entry: str) -> None:
    """Replaces the lines that `dtlgen add` wrote."""
    text = path.read_text("utf-8")
    name = entry.partition(":")[0]
    written = re.search(rf"^  {name}:\n(?: {{3,}}.*\n)+", text, re.M)
    assert written, text
    lines = "".join(f"  {line}" for line in entry.splitlines(keepends=True))
    path.write_text(text.replace(written[0], lines), "utf-8")


def test_the_steps_of_the_tutorial_lead_to_a_library(shell: Shell, page: str) -> None:
    (start,) = _blocks(page, "A project that passes at once")
    add, entry, function, output = _blocks(page, "A function more")

    assert "100% tests passed" in shell.type(start)

    shell.type(add)
    _write_entry(shell.here / "spec/counting.yaml", entry)
    assert "keep" in shell.type("dtlgen check")
    shell.type("dtlgen generate")
    assert "tl_impl_counter_reset" in shell.type("cmake --build build", is_right=False)
    source = shell.here / "src/counting.c"
    source.write_text(f"{source.read_text('utf-8')}\n{function}", "utf-8")
    assert "100% tests passed" in shell.type("cmake --build build && ctest --test-dir build")

    (shell.here / "program.c").write_text(PROBE, "utf-8")
    flags = "-g -I generated/c/include -L build -ltally -Wl,-rpath,build"
    shell.type(f"cc program.c -o program {flags}")
    assert shell.type("TL_TRACE=1 ./program").count("tl_counter_reset(") == 1
    said = shell.type("TL_CHECK=1 ./program")
    assert said.startswith("0\n")
    assert re.search(re.escape(output.strip()).replace("0x1203", "0x[0-9a-f]+"), said), said
    shell.type("TL_RECORD=calls ./program && build/tally_replay calls")
    shell.type("dtlgen lock && dtlgen diff spec")


def test_the_steps_of_the_mixer_s_section_work(shell: Shell, page: str, root: Path) -> None:
    commands, *_ = _blocks(page, "More of everything: a mixer")
    shutil.copytree(
        root / "examples/audio-mixer",
        shell.here / "examples/audio-mixer",
        ignore=shutil.ignore_patterns("generated", "build"),
    )
    (shell.here / "generator").symlink_to(root / "generator")

    assert "100% tests passed" in shell.type(commands)
