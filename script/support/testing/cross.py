# SPDX-License-Identifier: BSD-3-Clause
"""The step `cross` of script/test --long: builds the library and the examples in C for aarch64 with
Debian's cross compiler, and runs them under QEMU, alone and on two ranks of a local job.  Also runs
the litmus tests of lock-free shared memory.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from checkout import BUILD, LAUNCH, ROOT, Count, Run

from testing.checks import Result, built, checked, written

TARGET = "aarch64"
PACKAGES = ("gcc-aarch64-linux-gnu", "libc6-dev-arm64-cross", "qemu-user")
TREE = BUILD / "cross"
EMULATED = (f"qemu-{TARGET}", "-L", f"/usr/{TARGET}-linux-gnu")
PROGRAMS = ("quick_start", "dot_product", "stencil", "conjugate_gradient", "word_count", "k_means")
# tests and their numbers of ranks
LITMUS = {"symmetric/litmus": 2, "node/litmus": 1, "map/litmus": 1, "map/rings": 1}
INCLUDES = (
    "tests/cross",
    "generated/tests/c",
    "runtime",
    "runtime/include",
    *(f"generated/c/{each}" for each in ("include", "impl", "support")),
)
TIMEOUT = 600


def cross() -> Iterator[Result]:
    """Checks that the examples print the same on aarch64 as on this machine. Installs the compiler
    and QEMU by apt-get if they are missing.
    """
    if not all(map(shutil.which, (f"{TARGET}-linux-gnu-gcc", EMULATED[0]))):
        install = ["apt-get", "install", "-y", "--no-install-recommends", *PACKAGES]
        yield checked("cross.install", list(install))
    toolchain = ROOT / f"cmake/toolchains/{TARGET}-linux-gnu.cmake"
    options = ["-DDTL_TESTS=OFF", "-DDTL_PYTHON=OFF", "-DCMAKE_BUILD_TYPE=RelWithDebInfo"]
    command: list[str | Path] = ["cmake", "-S", ROOT, "-B", TREE, "-G", "Ninja", *options]
    yield checked("cross.configure", [*command, f"-DCMAKE_TOOLCHAIN_FILE={toolchain}"])
    targets = ["all", *(f"example_{name}_c" for name in PROGRAMS)]
    result = built("cross.build", TREE, *targets)
    yield result
    if result[1].failed == 0:
        for name in PROGRAMS:
            yield compared(name, 1)
            yield compared(name, 2)
        for test, ranks in LITMUS.items():
            yield litmus(test, ranks)


def litmus(test: str, ranks: int) -> Result:
    """Compiles a test program for the target, with tests/cross instead of cmocka, and runs it."""
    name = f"cross.{test.replace('/', '.')}"
    program = TREE / name
    compiler = [
        f"{TARGET}-linux-gnu-gcc",
        "-std=c11",
        "-O2",
        "-D_GNU_SOURCE",
        "-DDTL_NO_ATTRIBUTES",
    ]
    compiler += [f"-I{ROOT / folder}" for folder in INCLUDES]
    sources = [f"{ROOT}/tests/c/{test}.c", f"{TREE}/lib/libdtl.a", "-fopenmp", "-ldl", "-lm"]
    made = checked(f"{name}.build", [*compiler, *sources, "-o", str(program)])
    if made[1].failed:
        return made
    launch = [str(LAUNCH), "alone" if ranks == 1 else "local", str(ranks)]
    plugins = ["env", f"DTL_PLUGIN_PATH={TREE}/lib/dtl"]
    return checked(name, [*launch, *plugins, *EMULATED, str(program)], TIMEOUT)


def compared(name: str, ranks: int) -> Result:
    """Compares a program's output on the target with its output on this machine."""
    found = printed([*EMULATED, str(TREE / "examples/c" / name)], ranks)
    expected = printed([str(BUILD / "examples/c" / name)], ranks)
    log = written(f"cross.{name}.{ranks}", f"{found}\n\nexpected:\n{expected}")
    is_same = found == expected and found.strip() != ""
    title = f"cross.{name}.{ranks}"
    return title, Count(int(is_same), int(not is_same)), Run(int(not is_same), 0, log)


def printed(command: list[str], ranks: int) -> str:
    """Returns the output of a command; the lines are sorted if there are several ranks."""
    launch = [str(LAUNCH), "alone" if ranks == 1 else "local", str(ranks)]
    done = subprocess.run(
        [*launch, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=TIMEOUT,
    )
    lines = done.stdout.splitlines()
    ended = [f"status {done.returncode}"] * (done.returncode != 0)
    return "\n".join((lines if ranks == 1 else sorted(lines)) + ended)
