# SPDX-License-Identifier: BSD-3-Clause
"""Compiles and runs the examples that the specification shows, and compares what they print.

spec_examples.py list          the functions that have one
spec_examples.py run NAME      one of them, on one process
"""

from __future__ import annotations

import subprocess
import sys

from checkout import BUILD, INSTALL, LAUNCH, ROOT

from dtlgen import load
from dtlgen.model import Example, Function

FOLDER = BUILD / "spec-examples"
FRAME = """\
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <dtl/dtl.h>

int main(void)
{{
{body}
    return 0;
}}
"""


def examples() -> dict[str, Example]:
    """By function, in the order of the specification."""
    found: list[Function] = list(load.load(ROOT / "spec").functions())
    return {function.name: function.example for function in found if function.example}


def build(name: str, example: Example) -> list[str]:
    """The program that an example is, and how it is started."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    if example.language == "python":
        source = FOLDER / f"{name}.py"
        source.write_text(example.code)
        return [sys.executable, str(source)]
    source = FOLDER / (f"{name}.c" if example.language == "c" else f"{name}.f90")
    body = "\n".join(f"    {line}".rstrip() for line in example.code.strip().splitlines())
    source.write_text(FRAME.format(body=body) if example.language == "c" else example.code)
    flags = ["-Wall", "-Werror", f"-I{INSTALL / 'include'}", f"-I{INSTALL / 'include/dtl/fortran'}"]
    library = [f"-L{INSTALL / 'lib'}", f"-Wl,-rpath,{INSTALL / 'lib'}", "-ldtl"]
    if example.language == "fortran":
        library.insert(0, "-ldtl_fortran")
    compiler = "gcc" if example.language == "c" else "gfortran"
    program = FOLDER / name
    subprocess.run([compiler, source, "-o", program, *flags, *library], check=True)
    return [str(program)]


def run(name: str) -> int:
    example = examples()[name]
    done = subprocess.run(
        [LAUNCH, "alone", "1", *build(name, example)], capture_output=True, text=True, check=False
    )
    good = done.returncode == 0 and done.stdout.strip() == example.prints.strip()
    print(f"status {done.returncode}\n{done.stdout}{done.stderr}")
    if not good:
        print(f"{example.place.file}:{example.place.line} says that it prints\n{example.prints}")
    return int(not good)


def main() -> int:
    if sys.argv[1:] == ["list"]:
        print("\n".join(examples()))
        return 0
    return run(sys.argv[2])


if __name__ == "__main__":
    sys.exit(main())
