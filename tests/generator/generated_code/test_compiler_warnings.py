# SPDX-License-Identifier: BSD-3-Clause
"""Compiler warnings for invalid calls of the small specification's `reduce`."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from dtlgen.emit import generate
from dtlgen.emit.c.outputs import OUTPUTS
from dtlgen.read.load import load

PROGRAM = """\
#include <dtl/dtl.h>
dtl_status wrong(dtl_context_t ctx, dtl_box_t box)
{
    const int32_t few[2] = {0};
    int32_t all[2];
    double wide[2] = {0};
    (void)few, (void)all, (void)wide, (void)box;
    %s
}
"""
SHORT = "return dtl_total(box, few, 90, DTL_DTYPE_INT32, all);"
WITHIN = "return dtl_total(box, few, 8, DTL_DTYPE_INT32, all);"  # 8 elements into 8 bytes
MIXED = "return dtl_total(box, few, 2, DTL_DTYPE_INT32, wide);"
IGNORED = "dtl_total(box, few, 2, DTL_DTYPE_INT32, all); return 0;"
NULL = "return dtl_box_create(ctx, DTL_DTYPE_INT32, 1, 0, 0);"
RIGHT = "return dtl_total(box, few, 2, DTL_DTYPE_INT32, all);"
TOTAL = """\
  total:
    doc: Adds them all.
    params:
      box: handle.box
      values: {type: buffer, elem: dtype, len: count}
      count: size
      dtype: enum.dtype
      sums: {type: buffer, elem: dtype, len: count, dir: out}

  box_owner:
"""


@pytest.fixture
def include(spec: Path, tmp_path: Path) -> Path:
    """Makes the headers with a function whose buffer is always read."""
    box = spec / "box.yaml"
    box.write_text(box.read_text().replace("  box_owner:\n", TOTAL, 1))
    for page in generate.pages(load(spec), OUTPUTS).values():
        path = tmp_path / page.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(page.content)
    return tmp_path / "c/include"


def _warnings(include: Path, compiler: str, call: str, *flags: str) -> str:
    assert shutil.which(compiler), f"{compiler} is not here"
    command = [
        compiler,
        "-Wall",
        "-O2",
        "-c",
        "-xc",
        f"-I{include}",
        *flags,
        "-",
        "-o",
        "/dev/null",
    ]
    done = subprocess.run(command, input=PROGRAM % call, capture_output=True, text=True, check=True)
    return done.stderr


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
@pytest.mark.parametrize("flags", [(), ("-DDTL_STRICT",)])
def test_a_right_call_is_right(include: Path, compiler: str, flags: tuple[str, ...]) -> None:
    assert _warnings(include, compiler, RIGHT, *flags) == ""


def test_memory_has_as_many_bytes_as_its_count(include: Path) -> None:
    assert _warnings(include, "gcc", WITHIN) == ""
    assert "reading 90 bytes from a region of size 8" in _warnings(include, "gcc", SHORT)
    assert _warnings(include, "gcc", SHORT, "-DDTL_NO_ATTRIBUTES") == ""


def test_elements_are_of_the_dtype(include: Path) -> None:
    said = _warnings(include, "clang", MIXED)

    assert "argument type 'double *' doesn't match specified 'dtl' type tag" in said
    assert _warnings(include, "clang", MIXED, "-DDTL_NO_ATTRIBUTES") == ""


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
@pytest.mark.parametrize(("call", "words"), [(IGNORED, "unused-result"), (NULL, "nonnull")])
def test_strict_warnings_find_more(include: Path, compiler: str, call: str, words: str) -> None:
    assert words in _warnings(include, compiler, call, "-DDTL_STRICT")
    assert _warnings(include, compiler, call) == ""
