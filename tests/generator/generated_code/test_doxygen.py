# SPDX-License-Identifier: BSD-3-Clause
"""Documentation of the headers as Doxygen and editors read it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

from dtlgen.emit import generate
from dtlgen.emit.c.outputs import OUTPUTS as C
from dtlgen.emit.cpp.outputs import OUTPUTS as CPP
from dtlgen.read.load import load

SETTINGS = """\
INPUT = "{headers}"
OUTPUT_DIRECTORY = "{output}"
RECURSIVE = YES
FILE_PATTERNS = *.h *.hpp
GENERATE_HTML = NO
GENERATE_LATEX = NO
GENERATE_XML = YES
QUIET = YES
WARN_IF_UNDOCUMENTED = YES
WARN_IF_DOC_ERROR = YES
"""


def read(headers: Path, folder: Path) -> tuple[str, dict[str, ElementTree.Element]]:
    """Returns Doxygen's warnings and its entries of C functions."""
    assert shutil.which("doxygen"), "Doxygen is not here"
    settings = folder / "Doxyfile"
    settings.write_text(SETTINGS.format(headers=headers, output=folder / "found"))
    done = subprocess.run(["doxygen", settings], capture_output=True, text=True, check=True)
    functions: dict[str, ElementTree.Element] = {}
    for page in (folder / "found/xml").glob("*_8h.xml"):
        for member in ElementTree.parse(page).iterfind(".//memberdef[@kind='function']"):
            functions[member.findtext("name", "")] = member
    return done.stderr, functions


@pytest.mark.parametrize("name", ["spec", "examples/audio-mixer/spec", "tests/generator/minimal"])
def test_all_of_the_headers_is_documented(root: Path, tmp_path: Path, name: str) -> None:
    api = load(root / name)
    for page in generate.pages(api, (*C, *CPP)).values():
        path = tmp_path / page.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(page.content)

    warnings, functions = read(tmp_path / "c/include", tmp_path)

    assert warnings == ""
    for function in api.functions():
        if function.planned:
            continue
        found = functions[function.c_name]
        items = found.iterfind("detaileddescription//parameteritem")
        docs = {item.findtext(".//parametername"): _text(item) for item in items}
        assert [*docs] == [each.name for each in function.params]
        assert all(docs.values()), docs


def test_a_header_without_a_word_is_found(tmp_path: Path) -> None:
    (tmp_path / "bare.h").write_text("/** @file */\nint bare(int count);\n")

    warnings, _ = read(tmp_path / "bare.h", tmp_path)

    assert "bare(int count) (function) of file bare.h is not documented" in warnings


def _text(item: ElementTree.Element) -> str:
    described = item.find("parameterdescription")
    return "" if described is None else "".join(described.itertext()).strip()
