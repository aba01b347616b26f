# SPDX-License-Identifier: BSD-3-Clause
"""Operations on device memory, and communication of ranks that are blocks of one GPU.  Nothing is
measured without a GPU.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from harness.measure import BENCHMARKS, LAUNCH, PACKAGE, ROOT, Result, compiled, lines, run

OF_A_COPY, OF_PINNED, OF_CUB, OF_CUPY = 0.9, 0.8, 0.95, 1.0
OF_A_CALL = 1 / 1.05
OF_A_TURN = 1 / 1.1
OF_LAUNCHES = 1.0
COPIES = ("fill", "copy", "transform")
STAGED = ("from the host", "to the host")
FOLDED = ("reduce", "inclusive scan", "sort")
DTYPES = ("float64", "float32", "int64", "int32")
# All rows of a machine with a GPU: rows that are not measured are in the table, too.
ROWS = {
    "C": {
        **{(f"{what} of float64", "copy"): OF_A_COPY for what in COPIES},
        **{(f"{what} of float64", "pinned copy"): OF_PINNED for what in STAGED},
        **{(f"{what} of {dtype}", "CUB"): OF_CUB for dtype in DTYPES for what in FOLDED},
        ("queued copy of float64", "the driver's"): OF_A_CALL,
        ("queued allreduce of float64", "NCCL's"): OF_A_CALL,
    },
    "kernels": {
        ("puts by blocks of 512 MiB", "copy"): OF_A_COPY,
        ("turns of signal and wait", "CUDA by hand"): OF_A_TURN,
    },
    "Triton": {
        ("turns of notify and wait", "CUDA by hand"): OF_A_TURN,
        ("putmem_block of 256 MiB", "copy"): OF_A_COPY,
        ("a block of a model as one kernel", "a launch for each operation"): OF_LAUNCHES,
    },
    "Python": {(f"{what} of {dtype}", "CuPy"): OF_CUPY for dtype in DTYPES for what in FOLDED},
}
PROGRAMS = {"C": "device/devices.cu", "kernels": "device/virtual_ranks.cu"}
TRITON = ROOT / "build/triton-gpu/bin/python"  # made by script/test gpu
LIBRARY = "-shared", "-Xcompiler", "-fPIC"
NO_DEVICE = 2


def devices(folder: Path) -> Iterator[Result]:
    for language, rows in ROWS.items():
        found = {
            (line["name"], line["against"]): line["ratio"] for line in measured(language, folder)
        }
        for (name, against), budget in rows.items():
            ratio = found.get((name, against))
            yield Result(f"{language}, GPU: {name}", against, ratio, "x", budget, is_speed=True)


def measured(language: str, folder: Path) -> list[dict[str, object]]:
    """Returns the lines that a program prints; [] without a GPU or the compared library."""
    command = command_of(language, folder)
    if command is None:
        return []
    try:
        return list(lines(run(LAUNCH, "alone", "1", *command, PYTHONPATH=str(PACKAGE))))
    except subprocess.CalledProcessError as error:
        if error.returncode == NO_DEVICE:
            return []
        raise


def command_of(language: str, folder: Path) -> list[str | Path] | None:
    """Returns the command of a program, or None if its prerequisites are missing."""
    if language == "Python":
        return [sys.executable, BENCHMARKS / "device/python_devices.py"]
    nvcc = shutil.which("nvcc")
    if nvcc is None or (language == "Triton" and not TRITON.exists()):
        return None
    native = "-arch=native"
    if language == "Triton":
        by_hand = compiled("device/cuda_kernels.cu", "nvcc", folder, native, *LIBRARY)
        return [TRITON, BENCHMARKS / "device/python_triton.py", by_hand]
    has_nccl = (Path(nvcc).parents[1] / "include/nccl.h").exists()
    with_nccl = ("-DWITH_NCCL", "-lnccl") if has_nccl else ()
    return [compiled(PROGRAMS[language], "nvcc", folder, native, *with_nccl)]
