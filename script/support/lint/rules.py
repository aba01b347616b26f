# SPDX-License-Identifier: BSD-3-Clause
"""script/lint: checks dependencies between modules and the rules for hand-written files.

Each rule takes a file and yields its violations as (line, text).  The largest files and functions
are printed for information.
"""

from __future__ import annotations

import io
import re
import subprocess
import tokenize
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import find
import modules
from checkout import ROOT
from testing import mutations

from dtlgen.read import load
from lint import (
    commit_subjects,
    failure_texts,
    file_sizes,
    generator_words,
    memory_sizes,
    package_order,
    python_imports,
)
from lint import words as plain_words

Wrong: TypeAlias = Iterator[tuple[int, str]]

INCLUDE = re.compile(r'^\s*#\s*include\s+["<]([^">]+)[">]', re.MULTILINE)
LICENSE = "SPDX-License-Identifier: BSD-3-Clause"
CODE = {".c", ".h", ".cpp", ".hpp", ".py", ".pyi", ".f90", ".cmake", ".sh"}
WIDTH = 100
KERNELS = ROOT / "runtime/backends/kernels"
PROJECT = ROOT / "generator/dtlgen/project"
NAMED_PATH = re.compile(r"`((?:spec|generator|runtime|bindings|tests|docs|script)/[\w./-]+)`")
NAMED_PAGE = re.compile(r"\bdocs/[\w/-]+\.md\b(?!\.j2)")
PLACEHOLDER = re.compile(r"[A-Z]{3}")  # as in spec/AREA.yaml
TOP_LEVEL = {
    *(".ci", "spec", "generator", "runtime", "bindings", "tests", "docs", "script", "cmake"),
    *("benchmarks", "examples", "changelog.d", "CMakeLists.txt", "CMakePresets.json"),
    *("pyproject.toml", ".clang-format", ".clang-tidy", ".editorconfig", ".gitattributes"),
    *(".gitignore", ".pre-commit-config.yaml"),
    *("CONTRIBUTING.md", "LICENSE", "NOTICE", "README.md", "SECURITY.md"),
    "CHANGELOG.md",  # written by script/release
    "fpm.toml",  # fpm reads it here
}
BANNED_NAMES = {"helper", "helpers", "util", "utils", "common", "misc"}


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def includes(path: Path) -> Wrong:
    """Yields each #include of a C file with its line."""
    content = text(path)
    for match in INCLUDE.finditer(content):
        yield content.count("\n", 0, match.start()) + 1, match[1]


def parts(path: Path) -> tuple[str, ...]:
    return path.relative_to(ROOT).parts


def is_c(path: Path) -> bool:
    return path.suffix in {".c", ".h", ".cpp"}


def runtime_knows_no_binding(path: Path) -> Wrong:
    if not is_c(path) or parts(path)[0] != "runtime":
        return
    for line, name in includes(path):
        if re.search(r"bindings/python|bindings/fortran|Python\.h|numpy/|ISO_Fortran", name):
            yield line, f"runtime/ includes {name}; it knows no language"


def backends_know_their_contract_only(path: Path) -> Wrong:
    if not is_c(path) or parts(path)[:2] != ("runtime", "backends"):
        return
    runtime = {header.name for header in (ROOT / "runtime").rglob("*.h")}
    own = [*path.parent.glob("*.h"), *KERNELS.glob("*.h")]
    shared = {"dtl_backend.h"}
    if path.parent == KERNELS:
        shared |= {"dtl_binary.h", "dtl_unary.h"}
    allowed = {header.name for header in own} | shared
    for line, name in includes(path):
        if Path(name).name in runtime - allowed or "impl" in name:
            yield line, f"a backend includes {name}; it may include dtl_backend.h and its own"


def reads_environment_securely(path: Path) -> Wrong:
    """A setuid program must not trust the environment, so getenv() is refused."""
    if parts(path)[0] not in ("runtime", "generator") or path.suffix not in (".c", ".h", ".j2"):
        return
    for number, line in enumerate(text(path).splitlines(), 1):
        if re.search(r"\bgetenv\(", line):
            yield number, "getenv() trusts whoever starts the program; secure_getenv() does not"


READS = re.compile(r"(?:dtl__option\w*\(|getenv\(|environ(?:\.get\(|\[))\"(DTL_\w+)\"")


def reads_declared_variables(path: Path) -> Wrong:
    """Each environment variable that is read is declared in spec/api.yaml."""
    if parts(path)[0] not in ("runtime", "bindings") or path.suffix not in (".c", ".h", ".py"):
        return
    content = text(path)
    for match in READS.finditer(content):
        if match[1] not in VARIABLES:
            line = content.count("\n", 0, match.start()) + 1
            yield line, f"{match[1]} is read, and spec/api.yaml lists no such variable"


def documents_its_variables(path: Path) -> Wrong:
    if parts(path) != ("spec", "api.yaml"):
        return
    for variable in API.variables:
        page = ROOT / f"docs/{variable.page}.md"
        if variable.takes == "internal":
            continue
        if not page.exists() or variable.name not in text(page):
            yield variable.place.line, f"{variable.name}: docs/{variable.page}.md does not name it"


def generated_is_not_named_by_path(path: Path) -> Wrong:
    if not is_c(path):
        return
    for line, name in includes(path):
        if "generated/" in name or (name.startswith("..") and parts(path)[0] == "runtime"):
            yield line, f"includes {name}; name the header alone"


def bindings_hold_no_status_code(path: Path) -> Wrong:
    if parts(path)[0] != "bindings" or path.suffix not in {".py", ".f90", ".c"}:
        return
    for line, number in numbers(path):
        if number in STATUS_CODES:
            yield line, f"{number} is the code of a status; name it by its constant"


def numbers(path: Path) -> Iterator[tuple[int, int]]:
    """Yields the integer literals of a file outside comments and strings, with their lines."""
    if path.suffix == ".py":
        for token in tokenize.generate_tokens(io.StringIO(text(path)).readline):
            if token.type == tokenize.NUMBER and token.string.isdecimal():
                yield token.start[0], int(token.string)
        return
    for number, line in enumerate(text(path).splitlines(), 1):
        bare = re.sub(r"\"[^\"]*\"|'[^']*'|!.*|//.*|/\*.*?(\*/|$)|^ \*.*", "", line)
        for match in re.findall(r"(?<![\w.])(\d{3})(?![\w.])", bare):
            yield number, int(match)


def states_its_license(path: Path) -> Wrong:
    is_script = path.parent.name == "script" and not path.suffix
    if path.suffix not in CODE and path.name != "CMakeLists.txt" and not is_script:
        return
    if path.is_relative_to(PROJECT):  # templates of new projects have no license of DTL
        return
    if LICENSE not in "".join(text(path).splitlines()[:2]):
        yield 1, f"the first line, or the one after #!, says {LICENSE}"


def fits_into_a_pane(path: Path) -> Wrong:
    if path.suffix not in CODE:
        return
    for number, line in enumerate(text(path).splitlines(), 1):
        if len(line) > WIDTH:
            yield number, f"{len(line)} columns; at most {WIDTH}"


def leaves_nothing_to_do(path: Path) -> Wrong:
    if path.suffix not in CODE:
        return
    for number, line in enumerate(text(path).splitlines(), 1):
        if re.search(r"(#|//|/\*|^ \*|!).*\b(TOD[O]|FIXM[E]|XX[X])\b", line):
            yield number, "a known gap is a documented status, not a note"


def is_named_by_its_concern(path: Path) -> Wrong:
    if path.suffix in CODE and path.stem in BANNED_NAMES:
        yield 1, f"{path.name} names no concern"


def lists_its_files(path: Path) -> Wrong:
    if path.name != "CMakeLists.txt" and path.suffix != ".cmake":
        return
    for number, line in enumerate(text(path).splitlines(), 1):
        if re.search(r"\bGLOB(_RECURSE)?\b|CMAKE_C_FLAGS", line.partition("#")[0]):
            yield number, "no GLOB and no flag strings"


def names_what_exists(path: Path) -> Wrong:
    if path.suffix not in {*CODE, ".md"}:
        return
    named = NAMED_PATH if path.suffix == ".md" else NAMED_PAGE
    for number, line in enumerate(text(path).splitlines(), 1):
        for name in named.findall(line):
            if not PLACEHOLDER.search(name) and not (ROOT / name).exists():
                yield number, f"{name} does not exist"


def has_its_folder(path: Path) -> Wrong:
    if parts(path)[0] not in TOP_LEVEL:
        yield 1, f"{parts(path)[0]} is none of the top level's files and folders"


RULES: tuple[Callable[[Path], Wrong], ...] = (
    runtime_knows_no_binding,
    backends_know_their_contract_only,
    reads_environment_securely,
    reads_declared_variables,
    documents_its_variables,
    generated_is_not_named_by_path,
    bindings_hold_no_status_code,
    states_its_license,
    fits_into_a_pane,
    leaves_nothing_to_do,
    is_named_by_its_concern,
    lists_its_files,
    names_what_exists,
    has_its_folder,
    *failure_texts.RULES,
    *package_order.RULES,
    *memory_sizes.RULES,
    *plain_words.RULES,
)


def hand_written() -> list[Path]:
    """Returns the tracked files except generated ones and their copies in golden/."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    paths = (ROOT / name for name in listed.split("\0") if name)
    made = {"generated", "golden"}
    return [path for path in paths if not made & set(parts(path)) and path.is_file()]


API = load.load(ROOT / "spec")
STATUS_CODES = {status.value for status in API.statuses if status.value > 99}
VARIABLES = {variable.name for variable in API.variables}


def main() -> int:
    paths = hand_written()
    wrong = 0
    for path in paths:
        for rule in RULES:
            for line, words in rule(path):
                print(f"{path.relative_to(ROOT)}:{line}: {words} [{rule.__name__}]")
                wrong += 1
    for up in modules.wrong():
        print(f"runtime/{up.file}:{up.line}: {up.words} [{modules.LIST.name}]")
        wrong += 1
    for words in generator_words.wrong(paths, ROOT):
        print(f"{words} [{generator_words.__name__}]")
        wrong += 1
    for words in find.wrong():
        print(f"{words} [{find.__name__}]")
        wrong += 1
    for words in python_imports.wrong():
        print(f"{words} [{python_imports.__name__}]")
        wrong += 1
    for words in mutations.ambiguous_faults():
        print(f"{mutations.TABLE.relative_to(ROOT)}: {words} [{mutations.__name__}]")
        wrong += 1
    for words in commit_subjects.wrong():
        print(f"commit {words} [{commit_subjects.__name__}]")
        wrong += 1
    print()
    file_sizes.show(paths)
    print(f"\n{len(paths)} files, {len(RULES)} rules, {len(modules.ORDER)} modules, {wrong} wrong")
    return int(wrong > 0)
