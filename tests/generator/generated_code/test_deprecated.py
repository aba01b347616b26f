# SPDX-License-Identifier: BSD-3-Clause
"""Using a deprecated function warns in every language."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from spec_edits import Spoil

from dtlgen.emit import generate
from dtlgen.emit.languages import OUTPUTS
from dtlgen.read.load import load

NATIVE = """\
from cffi import FFI


class Library:
    def __getattr__(self, name):
        return lambda *arguments: 3


ffi, lib = FFI(), Library()
"""
PROGRAM = """\
import warnings

from dtl._raw.box import box_owner

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    assert box_owner(None, 0) == 3
(warning,) = caught
print(warning.category.__name__, warning.lineno, warning.message)
"""


@pytest.fixture
def made(spoil: Spoil, tmp_path: Path) -> Path:
    """Generates the small specification with one deprecated function."""
    spec = spoil(
        "box", "on_error: DTL_NO_RANK}", "on_error: DTL_NO_RANK}\n    deprecated: Use find."
    )
    folder = tmp_path / "generated"
    for page in generate.pages(load(spec), OUTPUTS).values():
        path = folder / page.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(page.content)
    return folder


def _compiled(made: Path, compiler: str, program: str) -> str:
    words = [*compiler.split(), "-Wall", "-Werror", "-fsyntax-only", f"-I{made}/c/include", "-"]
    return subprocess.run(words, input=program, capture_output=True, text=True, check=False).stderr


C = "#include <dtl/dtl.h>\nint owner(dtl_box_t box) { return %s; }\n"
CPP = "#include <dtl/dtl.hpp>\nint owner(const dtl::box &box) { return %s; }\n"


@pytest.mark.parametrize(
    ("compiler", "program", "call"),
    [("cc -xc", C, "dtl_box_owner(box, 0)"), ("c++ -xc++ -std=c++20", CPP, "box.owner(0)")],
)
def test_compilers_warn_of_its_call(made: Path, compiler: str, program: str, call: str) -> None:
    warning = "is deprecated: Use find. [-Werror=deprecated"

    assert _compiled(made, compiler, program % "0") == ""
    assert warning in _compiled(made, compiler, program % call)


def test_python_warns_where_it_is_called(made: Path) -> None:
    package = made / "python/dtl"
    (package / "_native.py").write_text(NATIVE)
    (package / "__init__.py").write_text("")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=os.environ | {"PYTHONPATH": str(made / "python")},
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout == "DeprecationWarning 7 dtl_box_owner is deprecated: Use find.\n"


def test_fortran_says_what_to_use(made: Path) -> None:
    texts = [path.read_text() for path in (made / "fortran").glob("*.f90")]

    assert any("Deprecated: Use find." in text for text in texts)


def test_typings_mark_methods_of_deprecated_functions(made: Path) -> None:
    typings = (made / "python/dtl/__init__.pyi").read_text()

    assert "from typing_extensions import deprecated\n" in typings
    assert '    @deprecated("Use find.")\n    def owner(' in typings
