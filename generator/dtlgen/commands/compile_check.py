# SPDX-License-Identifier: BSD-3-Clause
"""Compiles the generated code with the available compilers, for `dtlgen check --compile`.

Checks everything without further dependencies: the C headers in C and C++, the Fortran modules, all
Python modules, the Rust crates, and the specification's C examples. Stubs and the other sources of
the library are compiled if the implementation's header of conditions is found.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from dtlgen.document.record import record
from dtlgen.emit.generate import Page
from dtlgen.model.api import Api

STRICT = ("-fsyntax-only", "-Wall", "-Wextra", "-Werror")
SECONDS = 120
EXAMPLES = "examples.c"
INCLUDED = ("stdio.h", "stdlib.h", "string.h")
# folders in which the implementation of a project may have its headers
FOLDERS = ("src", "runtime/include")


@record
class Compiler:
    """`command` is searched in PATH; `flags` precede the files on the command line."""

    name: str
    command: str
    flags: tuple[str, ...]
    suffix: str


INSIDE = ("-D_GNU_SOURCE", "-Ic/include", "-Ic/impl", "-Ic/support")
RUST = ("--edition", "2021", "-D", "warnings", "--crate-type", "rlib")
COMPILERS = (
    Compiler("cc", "cc", (*STRICT, "-std=c11", "-pedantic", "-Ic/include", "-xc"), ".h"),
    Compiler("c++", "c++", (*STRICT, "-std=c++17", "-pedantic", "-Ic/include", "-xc++"), ".h"),
    Compiler("c++20", "c++", (*STRICT, "-std=c++20", "-pedantic", "-Ic/include", "-xc++"), ".hpp"),
    Compiler("cc, inside", "cc", (*STRICT, *INSIDE, "-Wno-format-truncation"), ".c"),
    Compiler("gfortran", "gfortran", (*STRICT, "-std=f2018"), ".f90"),
)


@record
class Outcome:
    """The result of one compiler; `said` holds its messages, or "" if there are none."""

    compiler: str
    files: int
    said: str


def outcomes(api: Api, made: Mapping[str, Page], root: Path | None = None) -> Iterator[Outcome]:
    """Yields the result of each available compiler. The implementation's header of conditions is
    searched below `root`.
    """
    yield _python(page for page in made.values() if page.path.endswith((".py", ".pyi")))
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for page in made.values():
            path = folder / page.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(page.content)
        around = _conditions(api, root)
        for compiler in COMPILERS:
            found = shutil.which(compiler.command)
            files = _files(api, compiler, made, bool(around))
            if found and files:
                words = [found, *compiler.flags, *(f"-I{each}" for each in around), *files]
                yield Outcome(compiler.name, len(files), _said(words, folder))
        if (found := shutil.which("cc")) and (examples := _examples(api)):
            yield _in_c(found, api.names.header(api.names.package), examples, folder)
        if found := shutil.which("rustc"):
            yield _rust(found, api, folder)


def _examples(api: Api) -> str:
    """Returns all C examples as functions of one file, or "" if there are none. Compiler messages
    refer to the example and its line.
    """
    found = (each for each in api.functions() if each.example and each.example.language == "c")
    return "".join(
        f"int {each.name}_example(void);\nint {each.name}_example(void)\n{{\n"
        f'#line 1 "{each.place.file}: {each.name}.example"\n{each.example.code}\n'
        "return 0;\n}\n"
        for each in found
        if each.example
    )


def _in_c(found: str, header: str, examples: str, folder: Path) -> Outcome:
    included = "".join(f"#include <{each}>\n" for each in (*INCLUDED, header))
    (folder / EXAMPLES).write_text(included + examples, "utf-8")
    words = [found, *STRICT, "-std=c11", "-pedantic", "-Ic/include", EXAMPLES]
    return Outcome("cc, examples", 1, _said(words, folder))


def _python(pages: Iterable[Page]) -> Outcome:
    count = 0
    said = []
    for page in pages:
        count += 1
        try:
            compile(page.content, page.path, "exec", dont_inherit=True)
        except SyntaxError as error:
            said.append(f"{page.path}:{error.lineno}: {error.msg}\n")
    return Outcome("python", count, "".join(said))


def _conditions(api: Api, root: Path | None) -> list[Path]:
    """Returns the folder of the header with the functions that conditions call, or an empty list if
    the project does not have it yet.
    """
    name = api.names.c("conditions.h")
    found = [root / folder / name for folder in FOLDERS] if root else []
    return [path.parent.absolute() for path in found if path.is_file()]


def _rust(found: str, api: Api, folder: Path) -> Outcome:
    """Compiles the crate of the C functions, and the safe crate that uses it."""
    name = api.names.package
    flags = [found, *RUST, "-L", "rust", "--out-dir", "rust"]
    said = _said([*flags, f"rust/{name}_sys.rs"], folder)
    extern = f"--extern={name}_sys=rust/lib{name}_sys.rlib"
    return Outcome("rustc", 2, said or _said([*flags, extern, f"rust/{name}.rs"], folder))


def _files(
    api: Api, compiler: Compiler, made: Mapping[str, Page], has_conditions: bool
) -> list[str]:
    """Returns the files for the compiler. Fortran modules are ordered by dependency, constants and
    types first.
    """
    if compiler.suffix == ".c":
        return [
            path
            for path in made
            if has_conditions and path.startswith("c/") and path.endswith(".c")
        ]
    if compiler.suffix == ".f90":
        return [path for name, _ in api.fortran_modules if (path := f"fortran/{name}.f90") in made]
    return [
        path for path in made if path.startswith("c/include/") and path.endswith(compiler.suffix)
    ]


def _said(words: list[str], folder: Path) -> str:
    try:
        done = subprocess.run(
            words,
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
            timeout=SECONDS,
        )
    except subprocess.TimeoutExpired:
        return f"no answer within {SECONDS} s\n"
    return done.stderr or f"ended with {done.returncode}\n" if done.returncode else ""
