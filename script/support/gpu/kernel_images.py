# SPDX-License-Identifier: BSD-3-Clause
"""The step `kernels` of script/test: compiles the kernels with nvcc and hipcc and tests them.

The images are cached in build/images/DIGEST/, because compiling them takes minutes.  DIGEST depends
on the sources and the compilers.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from checkout import BUILD, PYTHON, ROOT
from testing.checks import Result, built, checked

SOURCES = ROOT / "runtime/backends/kernels"
FOLDERS = (
    SOURCES,
    ROOT / "runtime/include",
    ROOT / "generated/c/include",
    ROOT / "generated/c/impl",
)
INCLUDE = re.compile(r'^\s*#\s*include\s*["<]([^">]+)[">]', re.MULTILINE)
COMPILERS = {"cuda": "nvcc", "hip": "hipcc"}
EXPECTED = {"cuda": ("sm_80", "sm_90", "compute_90"), "hip": ("gfx90a",)}
IMAGES = ("kernels.fatbin", "kernels.hsaco", "primitives_cuda.o", "primitives_hip.o")
TREE = BUILD / "kernels"
CACHE = BUILD / "images"


def kernels() -> Iterator[Result]:
    """Builds the plugins with images, checks their GPU architectures, and tests the plugins."""
    kinds = [kind for kind, compiler in COMPILERS.items() if shutil.which(compiler)]
    cached = CACHE / digest()
    image = cached / IMAGES[0]
    options = [f"-DDTL_DEVICES={','.join(kinds)}", "-DDTL_PYTHON=OFF", "-DDTL_FORTRAN=OFF"]
    options += ["-DDTL_TESTS=OFF", "-DDTL_EXAMPLES=OFF", "-DDTL_STATIC=OFF", "-DDTL_WERROR=ON"]
    options += [f"-DDTL_KERNELS_IMAGE={image if image.exists() else ''}"]
    command: list[str | Path] = ["cmake", "-S", ROOT, "-B", TREE, "-G", "Ninja", *options]
    yield checked("kernels.configure", command)
    result = built("kernels.build", TREE, *(f"dtl_{kind}" for kind in kinds))
    yield result
    if result[1].failed:
        return
    if not image.exists():
        cache_images(cached)
    for kind in kinds:
        plugin = TREE / f"lib/dtl/libdtl_{kind}.so"
        script = ROOT / "tests/fakes/images.py"
        yield checked(f"kernels.{kind}", [PYTHON, script, plugin, *EXPECTED[kind]])
        driver = BUILD / "tests/fakes" / {"cuda": "lib", "hip": "lib_hip"}[kind]
        around = [f"DTL_PLUGIN_PATH={plugin.parent}", f"LD_LIBRARY_PATH={driver}"]
        program = BUILD / "tests/fakes/gpu"
        yield checked(f"kernels.{kind}.plugin", ["env", *around, f"DTL_DEVICE={kind}", program])
    yield built("kernels.blocks", BUILD, "test_fakes_blocks_image")
    yield checked("kernels.pack", [PYTHON, ROOT / "script/support", "gpu-pack"])


def cache_images(folder: Path) -> None:
    """Stores the new images in the cache and removes older ones."""
    shutil.rmtree(CACHE, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in IMAGES:
        built_image = TREE / "runtime/backends/kernels" / name
        if built_image.exists():
            shutil.copy2(built_image, folder)


def digest() -> str:
    """Returns a digest of everything that determines the images: sources, options and compilers."""
    parts = [path.read_bytes() for path in sorted(sources())]
    parts += [version(compiler) for compiler in COMPILERS.values()]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


def sources() -> set[Path]:
    """Returns the files from which kernels are compiled, and the CMakeLists.txt with the
    options."""
    found = {SOURCES / "CMakeLists.txt"}
    left = [SOURCES / "kernels.c", SOURCES / "primitives.cc"]
    while left:
        path = left.pop()
        found.add(path)
        for name in INCLUDE.findall(path.read_text(encoding="utf-8")):
            file = next((f / name for f in FOLDERS if (f / name).exists()), path.parent / name)
            if file.exists() and file not in found:
                left.append(file)
    return found


def version(compiler: str) -> bytes:
    """Returns the version text of a compiler; b"" if it is not in PATH."""
    if shutil.which(compiler) is None:
        return b""
    return subprocess.run([compiler, "--version"], capture_output=True, check=True).stdout
