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
# Folders in which the implementation of a project may have its headers
HEADER_FOLDERS = ("src", "runtime/include")


@record
class Compiler:
    """`command` is searched in PATH; `flags` precede the files on the command line."""

    name: str
    command: str
    flags: tuple[str, ...]
    suffix: str


INTERNAL_FLAGS = ("-D_GNU_SOURCE", "-Ic/include", "-Ic/impl", "-Ic/support")
RUST = ("--edition", "2021", "-D", "warnings", "--crate-type", "rlib")
COMPILERS = (
    Compiler("cc", "cc", (*STRICT, "-std=c11", "-pedantic", "-Ic/include", "-xc"), ".h"),
    Compiler("c++", "c++", (*STRICT, "-std=c++17", "-pedantic", "-Ic/include", "-xc++"), ".h"),
    Compiler("c++20", "c++", (*STRICT, "-std=c++20", "-pedantic", "-Ic/include", "-xc++"), ".hpp"),
    Compiler("cc, inside", "cc", (*STRICT, *INTERNAL_FLAGS, "-Wno-format-truncation"), ".c"),
    Compiler("gfortran", "gfortran", (*STRICT, "-std=f2018"), ".f90"),
)


@record
class Outcome:
    """The result of one compiler; `messages` holds its output, or "" if there are none."""

    compiler: str
    files: int
    messages: str


def outcomes(api: Api, pages: Mapping[str, Page], root: Path | None = None) -> Iterator[Outcome]:
    """Yields the result of each available compiler. The implementation's header of conditions is
    searched below `root`.
    """
    yield _compile_python(page for page in pages.values() if page.path.endswith((".py", ".pyi")))
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for page in pages.values():
            path = folder / page.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(page.content)
        include_folders = _condition_folders(api, root)
        for compiler in COMPILERS:
            found = shutil.which(compiler.command)
            files = _source_files(api, compiler, pages, bool(include_folders))
            if found and files:
                command = [
                    found,
                    *compiler.flags,
                    *(f"-I{each}" for each in include_folders),
                    *files,
                ]
                yield Outcome(compiler.name, len(files), _run_compiler(command, folder))
        if (found := shutil.which("cc")) and (examples := _examples(api)):
            yield _compile_examples(found, api.names.header(api.names.package), examples, folder)
        if found := shutil.which("rustc"):
            yield _compile_crates(found, api, folder)


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


def _compile_examples(found: str, header: str, examples: str, folder: Path) -> Outcome:
    included = "".join(f"#include <{each}>\n" for each in (*INCLUDED, header))
    (folder / EXAMPLES).write_text(included + examples, "utf-8")
    command = [found, *STRICT, "-std=c11", "-pedantic", "-Ic/include", EXAMPLES]
    return Outcome("cc, examples", 1, _run_compiler(command, folder))


def _compile_python(pages: Iterable[Page]) -> Outcome:
    """Compiles Python modules to bytecode, without running them."""
    count = 0
    messages = []
    for page in pages:
        count += 1
        try:
            compile(page.content, page.path, "exec", dont_inherit=True)
        except SyntaxError as error:
            messages.append(f"{page.path}:{error.lineno}: {error.msg}\n")
    return Outcome("python", count, "".join(messages))


def _condition_folders(api: Api, root: Path | None) -> list[Path]:
    """Returns the folder of the header with the functions that conditions call, or an empty list if
    the project does not have it yet.
    """
    name = api.names.c("conditions.h")
    found = [root / folder / name for folder in HEADER_FOLDERS] if root else []
    return [path.parent.absolute() for path in found if path.is_file()]


def _compile_crates(found: str, api: Api, folder: Path) -> Outcome:
    """Compiles the crate of the C functions, and the safe crate that uses it."""
    name = api.names.package
    flags = [found, *RUST, "-L", "rust", "--out-dir", "rust"]
    messages = _run_compiler([*flags, f"rust/{name}_sys.rs"], folder)
    extern = f"--extern={name}_sys=rust/lib{name}_sys.rlib"
    return Outcome(
        "rustc", 2, messages or _run_compiler([*flags, extern, f"rust/{name}.rs"], folder)
    )


def _source_files(
    api: Api, compiler: Compiler, pages: Mapping[str, Page], has_conditions: bool
) -> list[str]:
    """Returns the files for the compiler. Fortran modules are ordered by dependency, constants and
    types first.
    """
    if compiler.suffix == ".c":
        return [
            path
            for path in pages
            if has_conditions and path.startswith("c/") and path.endswith(".c")
        ]
    if compiler.suffix == ".f90":
        return [path for name, _ in api.fortran_modules if (path := f"fortran/{name}.f90") in pages]
    return [
        path for path in pages if path.startswith("c/include/") and path.endswith(compiler.suffix)
    ]


def _run_compiler(command: list[str], folder: Path) -> str:
    """Runs a compiler in the folder. Returns its messages, the exit code or a note on the timeout;
    "" after success.
    """
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
            timeout=SECONDS,
        )
    except subprocess.TimeoutExpired:
        return f"no answer within {SECONDS} s\n"
    return done.stderr or f"ended with {done.returncode}\n" if done.returncode else ""
