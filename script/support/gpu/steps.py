# SPDX-License-Identifier: BSD-3-Clause
"""The step `gpu` of script/test, which runs by name only: tests on a real device.

If gpu/pack.py unpacked the build, nothing is compiled or installed.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from checkout import BUILD, LAUNCH, MPIS, PACKED, PYTHON, ROOT, Count, backends, run, say
from testing.checks import Result, Step, built, checked, perform

# Parts of the pack that fail without PyTorch and Triton.
WITHOUT_PYTORCH = {"tests", "gpu.kernels.1", "gpu.kernels.2", "gpu.nvshmem"}


def gpu() -> Iterator[Result]:
    """Tests the guarantees of devices on a GPU of the first kind that is found."""
    kinds = ("cuda", "hip")
    kind = next((each for each in kinds if run(f"test/gpu.{each}", probe(each)).status == 0), None)
    yield checked("gpu.device", probe(kind or kinds[0]))
    if kind is None:
        return
    if (BUILD / "tests/contract/devices").exists():
        yield from gpu_programs(kind)
    else:
        say("  the tests in C are not built, which takes cmocka")
    folder = ROOT / "tests/python/device"
    tests = [folder / name for name in ("device_containers.py", "exchanged_arrays.py")]
    yield checked("gpu.python", [*on_device(kind), PYTHON, "-m", "pytest", "-q", *tests])
    if kind == "cuda":
        yield from gpu_kernels()


def gpu_programs(kind: str) -> Iterator[Result]:
    around = on_device(kind, f"DTL_TEST_DEVICE={kind}", f"DTL_PLUGIN_PATH={BUILD / 'lib/dtl'}")
    yield checked("gpu.contract", [*around, BUILD / "tests/contract/devices"])
    yield checked("gpu.contract.kernels", [*around, BUILD / "tests/contract/kernels"])
    yield checked("gpu.streams", [*around, BUILD / "tests/c/device/queue"])
    for name in ("queue", "queue_search", "queue_indexed"):
        yield checked(f"gpu.{name}", [*around, BUILD / "tests/c/algorithm" / name])
    yield checked("gpu.orders", [*around, "DTL_TEST_GPU=1", BUILD / "tests/fakes/ordering"])
    launches: dict[str, list[str | Path]] = {"": [LAUNCH, "alone", "1"]}
    launches |= {f".{mpi}": [LAUNCH, mpi, "2"] for mpi in MPIS if mpi in backends()}
    for name, launch in launches.items():
        for program in device_memory_tests():
            world = [f"DTL_TEST_WORLD={kind}"] * program.name.endswith("_device_buffers")
            whole: list[str | Path] = [*around, *world, *launch, program]
            yield checked(f"gpu.{program.parent.name}.{program.name}{name}", whole)
    for mpi in MPIS:  # processes that export device memory to each other
        if mpi in backends():
            signals = BUILD / "tests/c/signal/signals"
            command: list[str | Path] = [LAUNCH, mpi, "2", signals, "ipc"]
            yield checked(f"gpu.signals.{mpi}", [*around, *command])
    image = BUILD / "tests/fakes/blocks.fatbin"
    if kind == "cuda":
        if not PACKED.exists():
            yield built("gpu.blocks", BUILD, "test_fakes_blocks_image")
        yield checked("gpu.virtual_ranks", [BUILD / "tests/fakes/blocks", image])


def device_memory_tests() -> Iterator[Path]:
    """Yields the tests of containers, algorithms and collectives that run on device memory."""
    tests = BUILD / "tests/c"
    yield tests / "container/placement"
    yield tests / "collective/device"
    patterns = "container/*_on_device", "algorithm/*_on_device", "collective/*_device_buffers"
    for pattern in patterns:
        yield from sorted(tests.glob(pattern))


def gpu_kernels() -> Iterator[Result]:
    """Runs Triton kernels in processes that are ranks and share one GPU."""
    environment = BUILD / "triton-gpu"
    python = environment / "bin/python"
    if not PACKED.exists():
        yield checked(
            "gpu.triton", [ROOT / "script/support/environment/triton_environment", environment]
        )
        pip: list[str | Path] = [PYTHON, "-m", "pip", "--python", python, "install", "-q"]
        pip += ["torch", "nvidia-nvshmem-cu13"]  # the NVSHMEM that PyTorch needs
        yield checked("gpu.torch", pip, 1800)
    around: list[str | Path] = ["env", "TRITON_INTERPRET=0", "CUDA_VISIBLE_DEVICES=0", python]
    around += ["-m", "pytest", "-q"]
    tests = ROOT / "tests/python/triton_gpu"
    for ranks in (1, 2):
        kernels: list[str | Path] = [LAUNCH, "local", str(ranks), *around]
        yield checked(f"gpu.kernels.{ranks}", [*kernels, tests / "test_gpu_kernels.py"])
    nvshmem: list[str | Path] = [LAUNCH, "alone", "1", *around, tests / "test_gpu_nvshmem.py"]
    yield checked("gpu.nvshmem", nvshmem)


def on_device(kind: str, *more: str) -> list[str | Path]:
    """Returns the start of a command line that sets DTL_DEVICE, and the variables in `more`."""
    return ["env", f"DTL_DEVICE={kind}", *more]


def probe(kind: str) -> list[str | Path]:
    """Returns a command that succeeds if a stream on a device of this kind can be created."""
    return [*on_device(kind), PYTHON, "-c", f"import dtl; dtl.Stream({kind!r}).close()"]


def packed() -> Iterator[Result]:
    """Runs the pack on the fake GPU libraries without a network, in a copy of the checkout's files,
    with a Python that has only NumPy and pytest.  Only the parts that need PyTorch or Triton may
    fail."""
    bare, copy = BUILD / "bare", BUILD / "pack-test"
    pinned = (
        (ROOT / "script/support/environment/requirements.txt")
        .read_text(encoding="utf-8")
        .splitlines()
    )
    needs = [line for line in pinned if line.partition("==")[0] in ("numpy", "pytest")]
    yield checked("pack.python", [PYTHON, "-m", "venv", bare])
    yield checked("pack.packages", [bare / "bin/python", "-m", "pip", "install", "-q", *needs])
    version = ".".join(map(str, sys.version_info[:2]))
    yield checked("pack.make", [PYTHON, ROOT / "script/support", "gpu-pack", "--python", version])
    shutil.rmtree(copy, ignore_errors=True)
    copied = f"git ls-files -z -co --exclude-standard | tar -c --null -T - | tar -x -C {copy}"
    place = copy / "build"
    place.mkdir(parents=True)
    yield checked("pack.copy", ["sh", "-c", f"{copied} && cp -r build/gpu-pack {place}"])
    around = [f"PATH={bare}/bin:/usr/bin:/bin", f"LD_LIBRARY_PATH={BUILD / 'tests/fakes/lib'}"]
    command: list[str | Path] = ["unshare", "--net"] if os.geteuid() == 0 else []
    command += ["env", "-i", *around, copy / "script/test", "gpu", "--pack"]
    done = run("test/pack.run", [*command, "--without-benchmarks"], 600)
    text = (place / "gpu-results/summary").read_text(encoding="utf-8")
    failed = set(re.findall(r"^ *FAILED (.*?)  ", text, re.MULTILINE))
    differs = failed ^ WITHOUT_PYTORCH
    yield "pack.run", Count(text.count(" ok "), len(differs)), done


def main() -> int:
    failed: list[str] = []
    perform(Step("gpu", "devices, on a GPU", gpu), failed)
    return int(bool(failed))
