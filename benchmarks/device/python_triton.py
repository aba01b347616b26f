# SPDX-License-Identifier: BSD-3-Clause
"""Benchmarks of kernels in Triton's language on a GPU; prints a line of JSON for each.

They are compared with a CUDA kernel, with the device's copy, and with one launch per operation of a
model.  The argument is the path of the library with the CUDA kernel.  The exit status is 2 without
PyTorch or a GPU.
"""

from __future__ import annotations

import ctypes
import json
import os
import statistics
import sys
import time
from collections.abc import Callable

NO_DEVICE = 2
MEBIBYTES, GAP, TURNS, ROUNDS, BATCH = 256, 16, 10_000, 15, 10
os.environ.setdefault("DTL_SYMMETRIC_SIZE", f"{2 * MEBIBYTES}M")
os.environ["TRITON_INTERPRET"] = "0"
try:
    import torch
except ImportError:
    sys.exit(NO_DEVICE)
if not torch.cuda.is_available():
    sys.exit(NO_DEVICE)

import triton_kernels as kernels  # noqa: E402

import dtl  # noqa: E402
import dtl.triton  # noqa: E402
from dtl.triton import host  # noqa: E402

BLOCK = kernels.Sizes(rows=512, width=1024, heads=16, hidden=4096, parts=(4, 16))


def nothing() -> None:
    pass


def seconds(work: Callable[[], object]) -> float:
    torch.cuda.synchronize()
    began = time.perf_counter()
    work()
    torch.cuda.synchronize()
    return time.perf_counter() - began


def compare(
    name: str,
    against: str,
    theirs: Callable[[], object],
    ours: Callable[[], object],
    prepare: Callable[[], object] = nothing,
) -> None:
    """Prints the median ratio of the times of `theirs` and `ours`, which run alternately.

    The first round is a warm-up.  `prepare` runs before each call and is not timed.
    """
    ratios = []
    for turn in range(ROUNDS + 1):
        prepare()
        reference = seconds(theirs)
        prepare()
        own = seconds(ours)
        if turn > 0:
            ratios.append(reference / own)
    line = {"name": name, "against": against, "ratio": round(statistics.median(ratios), 4)}
    print(json.dumps(line), flush=True)


def turns(by_hand: ctypes.CDLL) -> None:
    ours, theirs = (
        host.nvshmem_create_tensor(2 * GAP, torch.int64),
        torch.zeros(2 * GAP, dtype=torch.int64, device="cuda"),
    )
    rounds = {"ours": 1, "theirs": 1}

    def hand_over() -> None:
        arguments = map(ctypes.c_uint64, (theirs.data_ptr(), rounds["theirs"], TURNS, GAP))
        assert by_hand.turns_by_hand(*arguments) == 0
        rounds["theirs"] += TURNS

    def notify_and_wait() -> None:
        options = {"num_warps": 1, "launch_cooperative_grid": True}
        kernels.turns[(2,)](ours, rounds["ours"], TURNS, GAP, **options)
        rounds["ours"] += TURNS

    compare("turns of notify and wait", "CUDA by hand", hand_over, notify_and_wait)
    assert ours.max() == theirs.max() == rounds["ours"] - 1
    host.nvshmem_free_tensor_sync(ours)


def puts() -> None:
    size = MEBIBYTES << 20
    source = torch.randint(0, 255, (size,), dtype=torch.uint8, device="cuda")
    dest, other = host.nvshmem_create_tensor(size, torch.uint8), torch.empty_like(source)
    blocks = 2 * torch.cuda.get_device_properties(0).multi_processor_count
    part = size // blocks // 16 * 16

    def put() -> None:
        for _ in range(BATCH):
            kernels.puts[(blocks,)](dest, source, part, num_warps=32)

    def copy() -> None:
        for _ in range(BATCH):
            other[: part * blocks].copy_(source[: part * blocks])

    compare(f"putmem_block of {MEBIBYTES} MiB", "copy", copy, put)
    assert torch.equal(dest[: part * blocks], source[: part * blocks])
    host.nvshmem_free_tensor_sync(dest)


def block(ctx: dtl.Context) -> None:
    """Compares one persistent kernel with one launch per operation of a model.

    The launches go directly through Triton, and their counts are reset outside of the timed part.
    """

    def make(rows: int, columns: int) -> torch.Tensor:
        return (torch.rand(rows, columns, device="cuda") / 8).to(torch.bfloat16)

    steps = list(kernels.operations(BLOCK, make))
    workers = torch.cuda.get_device_properties(0).multi_processor_count
    tasks = [task for each in steps for task in each]
    whole = dtl.triton.PersistentKernel(kernels.model_of(ctx, tasks, workers))
    single = [dtl.triton.PersistentKernel(kernels.model_of(ctx, each, workers)) for each in steps]
    loaded = [each._launch() for each in single]

    def reset() -> None:
        for each in single:
            each._reset()

    def one_by_one() -> None:
        for each, kernel in zip(single, loaded):
            kernel[(*each._grid, 1)](*each._arguments)

    name = "a block of a model as one kernel"
    compare(name, "a launch for each operation", one_by_one, whole.run, reset)


def main() -> None:
    by_hand = ctypes.CDLL(sys.argv[1])
    with dtl.Context() as ctx:
        host.init_nvshmem_by_torch_process_group(ctx)
        turns(by_hand)
        puts()
        host.finalize_distributed()
        block(ctx)


main()
