# SPDX-License-Identifier: BSD-3-Clause
"""A pack for a bare GPU machine, which may have no network, no MPI, no hwloc and no cffi.

script/gpu-pack [--python VERSION] makes the pack from this checkout's build.
script/test gpu --pack [--output FOLDER] [--without-benchmarks] unpacks and runs it, in at most nine
minutes, in a copy of the checkout's files that has build/gpu-pack.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from checkout import BUILD, INSTALL, LAUNCH, LOG, PACKED, PYTHON, ROOT, Run, fail, run, say

FOLDER = BUILD / "gpu-pack"
PACK = FOLDER / "pack.tgz"
RESULTS = BUILD / "gpu-results"
BACKENDS = ("cuda", "nccl", "local", "emulated")
PROGRAMS = (
    "contract/devices",
    "contract/kernels",
    "c/device/queue",
    "c/algorithm/queue",
    "c/algorithm/queue_search",
    "c/algorithm/queue_indexed",
    "c/container/placement",
    "c/collective/device",
    "c/signal/signals",
    "fakes/ordering",
    "fakes/blocks",
    "fakes/blocks.fatbin",
)
PATTERNS = ("c/container/*_on_device", "c/algorithm/*_on_device", "c/collective/*_device_buffers")
# optional: included if the build links with them
LIBRARIES = ("libcmocka.so.0", "libgomp.so.1", "libhwloc.so.15")
WHEELS = ("cffi", "ml_dtypes")
# scripts call these paths; in the pack they start python3
SHIMS = (".venv/bin/python", "build/triton-gpu/bin/python")
SHIM = '#!/bin/sh\nexec python3 "$@"\n'
MINUTES = 9
RESERVE = 20  # seconds reserved for writing the results


# ---- making the pack -----------------------------------------------------------------------------


def make(python: str) -> None:
    for part in parts(RESULTS, with_benchmarks=True):
        for word in part.command:
            if isinstance(word, Path) and word.is_relative_to(ROOT) and word.parent != RESULTS:
                existing(word)
    with tempfile.TemporaryDirectory() as name:
        tree = Path(name)
        for file, place in files():
            target = tree / place
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, target, follow_symlinks=False)
        strip(tree)
        for shim in SHIMS:
            (tree / shim).parent.mkdir(parents=True, exist_ok=True)
            (tree / shim).write_text(SHIM, encoding="utf-8")
            (tree / shim).chmod(0o755)
        shutil.rmtree(FOLDER, ignore_errors=True)
        FOLDER.mkdir(parents=True)
        with tarfile.open(PACK, "w:gz") as pack:
            pack.add(tree, ".")
    wheels(python)
    size = sum(file.stat().st_size for file in FOLDER.iterdir()) / 2**20
    say(f"gpu-pack: {FOLDER.relative_to(ROOT)}: {size:.1f} MiB, for CUDA and Python {python}")


def files() -> Iterator[tuple[Path, Path]]:
    """Yields each file of the pack and its path in the checkout."""
    plugins = {BACKENDS[0]: BUILD / "kernels/lib/dtl"}  # the plugin with images for GPUs
    wanted = [
        file for part in ("include", "bin", "lib/python") for file in files_in(INSTALL / part)
    ]
    wanted += sorted((INSTALL / "lib").glob("libdtl.so*"))
    wanted += [BUILD / "tests" / program for program in PROGRAMS]
    wanted += [found for each in PATTERNS for found in sorted((BUILD / "tests").glob(each))]
    for file in wanted:
        if file.suffix not in (".c", ".cmake") and "__pycache__" not in file.parts:
            yield existing(file), file.relative_to(ROOT)
    for backend in BACKENDS:
        folder = plugins.get(backend, INSTALL / "lib/dtl")
        for suffix in ("so", "plugin"):
            place = INSTALL.relative_to(ROOT) / "lib/dtl" / f"libdtl_{backend}.{suffix}"
            yield existing(folder / f"libdtl_{backend}.{suffix}"), place
            yield existing(folder / f"libdtl_{backend}.{suffix}"), Path("build/lib/dtl", place.name)
    for library in LIBRARIES:
        found = subprocess.run(
            ["cc", f"-print-file-name={library}"], capture_output=True, text=True, check=True
        ).stdout.strip()
        if Path(found).is_absolute():
            yield Path(found).resolve(), INSTALL.relative_to(ROOT) / "lib" / library


def files_in(folder: Path) -> list[Path]:
    return [file for file in sorted(folder.rglob("*")) if not file.is_dir()]


def existing(file: Path) -> Path:
    """Returns the file; exits with a message if it does not exist."""
    if not file.exists():
        fail(f"{file.relative_to(ROOT)} is not there; expected what script/gpu-pack builds first")
    return file


def strip(tree: Path) -> None:
    """Strips debug information, which is most of the size."""
    for file in files_in(tree):
        with file.open("rb") as opened:
            is_program = opened.read(4) == b"\x7fELF"
        if is_program and file.suffix != ".fatbin":
            subprocess.run(["strip", "--strip-debug", file], check=True)


def wheels(python: str) -> None:
    """Downloads the wheels that the machine's Python may lack, in the versions used for tests."""
    pinned = (
        (ROOT / "script/support/environment/requirements.txt")
        .read_text(encoding="utf-8")
        .splitlines()
    )
    wanted = [line.partition(";")[0] for line in pinned if line.partition("==")[0] in WHEELS]
    options = ["--no-deps", "--only-binary", ":all:", "--python-version", python]
    options += ["--platform", "manylinux2014_x86_64", "--platform", "manylinux_2_28_x86_64"]
    command: list[str | Path] = [PYTHON, "-m", "pip", "download", "-q", *options, "-d", FOLDER]
    done = run("gpu-pack.wheels", [*command, *wanted])
    if done.status != 0:
        fail(f"{', '.join(wanted)} for Python {python} can't be fetched:\n{done.tail(5)}")


# ---- running the pack ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Part:
    """A command with a timeout in seconds."""

    name: str
    command: list[str | Path]
    seconds: int = 60
    environment: Mapping[str, str] | None = None


def parts(output: Path, with_benchmarks: bool) -> Iterator[Part]:
    """Yields the programs that a run of the pack starts, in order, with their time limits."""
    on_gpu = {"DTL_DEVICE": "cuda", "DTL_TEST_DEVICE": "cuda"}
    tests = BUILD / "tests/c"
    yield Part("info", [INSTALL / "bin/dtl-info"])
    yield Part("tests", [sys.executable, ROOT / "script/support", "gpu-steps"], 210)
    yield Part(
        "nccl",
        [sys.executable, ROOT / "tests/python/collective/nccl_collectives.py"],
        environment={**on_gpu, "DTL_MPI": "none"},
    )
    programs: tuple[tuple[str | Path, ...], ...] = (
        (tests / "collective/device",),
        (tests / "container/vector_on_device",),
        (tests / "algorithm/global_on_device",),
        (tests / "signal/signals", "ipc"),
    )
    for program, *words in programs:
        name = f"two ranks, {Path(program).parent.name}.{Path(program).name}"
        yield Part(name, [LAUNCH, "local", "2", program, *words], environment=on_gpu)
    program = tests / "collective/collective_device_buffers"
    placed: list[str | Path] = [LAUNCH, "local", "2", program]
    world = {"DTL_TEST_WORLD": "cuda"}
    yield Part("two ranks, collective.device_buffers", placed, environment={**on_gpu, **world})
    if with_benchmarks:
        rows: list[str | Path] = [sys.executable, ROOT / "benchmarks/run.py", "--output"]
        yield Part("benchmarks", [*rows, output / "ratios.json", "devices"], 240)


def run_all(output: Path, with_benchmarks: bool) -> int:
    """Runs the parts until the time is up; the summary is written after each part."""
    end = time.monotonic() + 60 * MINUTES - RESERVE
    output.mkdir(parents=True, exist_ok=True)
    unpack()
    os.environ.update(environment())
    failed = 0
    with (output / "summary").open("w", encoding="utf-8") as summary:
        log = logger(summary.write, summary.flush)
        log(gpus())
        for part in parts(output, with_benchmarks):
            seconds = min(part.seconds, int(end - time.monotonic()))
            if seconds <= 0:
                log(f"{part.name}: not run: the {MINUTES} minutes are over")
                failed += 1
                continue
            name = f"gpu-pack/{part.name.replace(', ', '.').replace(' ', '-')}"
            done = run(name, part.command, seconds, ROOT, **dict(part.environment or {}))
            failed += done.status != 0
            mark = "FAILED" if done.status else "ok"
            log(f"{mark:6} {part.name:36} {done.seconds:6.1f} s   status {done.status}")
            log(excerpt(part, done))
            keep_logs(output)
    say(f"gpu: {failed} failed; {output}/summary and {output}/logs.tgz have all of it")
    return int(failed > 0)


def excerpt(part: Part, done: Run) -> str:
    """Returns the results in a log, or the end of the log if the part failed."""
    lines = done.log.read_text(errors="replace").splitlines()
    if part.name == "tests":
        return "\n".join(line for line in lines if line.startswith(("  ok ", "  FAILED ")))
    if part.name == "benchmarks":
        return "\n".join(lines[1:])
    return done.tail(15) if done.status != 0 else ""


def logger(write: Callable[[str], int], flush: Callable[[], None]) -> Callable[[str], None]:
    """Returns a function that prints a text and also writes and flushes it."""

    def log(text: str) -> None:
        if text:
            say(text)
            write(f"{text}\n")
            flush()

    return log


def unpack() -> None:
    """Extracts the pack into the checkout and installs the wheels that Python lacks. Exits if
    the pack is missing, a build exists or the installation fails.
    """
    if not PACK.exists():
        fail(f"{PACK.relative_to(ROOT)} is not there; expected the pack of script/gpu-pack")
    if (BUILD / "CMakeCache.txt").exists():
        fail("build/ is a build of this machine; expected a checkout that has build/gpu-pack alone")
    with tarfile.open(PACK) as pack:
        pack.extractall(ROOT, filter="data")
    PACKED.touch()
    missing = [name for name in WHEELS if find_spec(name) is None]
    lacking = [file for name in missing for file in FOLDER.glob(f"{name}-*.whl")]
    if not lacking:
        return
    pip: list[str | Path] = [sys.executable, "-m", "pip", "install", "-q", "--no-index"]
    pip += ["--no-deps", "--no-compile", "--target", INSTALL / "lib/python", *lacking]
    done = run("gpu-pack/wheels", pip)
    if done.status != 0:
        fail(f"the wheels can't be installed:\n{done.tail(5)}")


def environment() -> dict[str, str]:
    """Returns the environment variables with which programs find the library, Python finds the
    packages and nvcc finds NCCL."""
    places = {
        "LD_LIBRARY_PATH": [INSTALL / "lib"],
        "PYTHONPATH": [INSTALL / "lib/python", ROOT / "generator"],
    }
    nccl = nccl_folder()
    if nccl is not None:
        places["LD_LIBRARY_PATH"].append(nccl / "lib")
        places["CPATH"] = [nccl / "include"]
        places["LIBRARY_PATH"] = [linkable(nccl)]
    found = {
        name: ":".join([*map(str, folders), *filter(None, [os.environ.get(name, "")])])
        for name, folders in places.items()
    }
    return found | {
        "PYTHONUNBUFFERED": "1",
        "CUDA_MODULE_LOADING": "EAGER",
        "DTL_TIMEOUT": "60",
        "DTL_PLUGIN_PATH": str(INSTALL / "lib/dtl"),
    }


def nccl_folder() -> Path | None:
    """Returns the folder of the NCCL that PyTorch installs, or None."""
    if find_spec("nvidia") is None or (found := find_spec("nvidia.nccl")) is None:
        return None
    return Path(next(iter(found.submodule_search_locations or ())))


def linkable(nccl: Path) -> Path:
    """Makes a folder with a link libnccl.so, which the linker needs and PyTorch's NCCL lacks."""
    folder = BUILD / "nccl"
    folder.mkdir(exist_ok=True)
    link = folder / "libnccl.so"
    link.unlink(missing_ok=True)
    link.symlink_to(nccl / "lib/libnccl.so.2")
    return folder


def gpus() -> str:
    """Returns the list of GPUs of nvidia-smi, or a note if nvidia-smi fails."""
    done = run("gpu-pack/gpus", ["nvidia-smi", "-L"], 30)
    return done.tail(8) if done.status == 0 else "nvidia-smi tells no GPU"


def keep_logs(output: Path) -> None:
    """Stores the log folder in logs.tgz in the output folder."""
    with tarfile.open(output / "logs.tgz", "w:gz") as logs:
        logs.add(LOG, "log")


def main() -> int:
    parser = argparse.ArgumentParser(prog="script/gpu-pack", description=__doc__.partition("\n")[0])
    parser.add_argument("--python", default="3.12", help="of the GPU machine; 3.12 if none")
    parser.add_argument("--run", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--output", type=Path, default=RESULTS, help=argparse.SUPPRESS)
    parser.add_argument("--without-benchmarks", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.run:
        return run_all(options.output.resolve(), not options.without_benchmarks)
    make(options.python)
    return 0
