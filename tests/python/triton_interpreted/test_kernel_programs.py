# SPDX-License-Identifier: BSD-3-Clause
"""Whole kernels: the example of the language's documentation, and algorithms."""

import re

import numpy as np
import pytest
from programs import ROOT, run

import dtl.triton

# isort: split
import triton
import triton.language as tl

dtl.triton.install_alias()

import triton_dist  # noqa: E402
import triton_dist.language as dl  # noqa: E402
from triton_dist.language.extra import libshmem_device  # noqa: E402
from triton_dist.language.extra.language_extra import __syncthreads, tid  # noqa: E402
from triton_dist.mega_triton_kernel import ModelBuilder  # noqa: E402

GUIDE = ROOT / "docs/guide/triton.md"


@triton_dist.jit
def my_distributed_kernel(input_ptr, output_ptr, signal_ptr, count: tl.constexpr):
    rank = dl.rank()
    num_ranks = dl.num_ranks()
    peer_rank = (rank + 1) % num_ranks
    offsets = tl.arange(0, count)
    remote_ptr = dl.symm_at(input_ptr, peer_rank)
    tl.store(remote_ptr + offsets, rank * 100 + offsets)
    dl.notify(signal_ptr, peer_rank, signal=1, sig_op="set", comm_scope="intra_node")
    token = dl.wait(signal_ptr, 1, "sys", "acquire")
    input_ptr = dl.consume_token(input_ptr, token)
    if tid(0) == 0:
        tl.store(output_ptr + offsets, tl.load(input_ptr + offsets))
    __syncthreads()


def test_the_example_of_the_documentation(made, before):
    given, signal, output = made(8, np.int32), made(1), np.zeros(8, np.int32)
    my_distributed_kernel[(1,)](given, output, signal, 8)
    assert output.tolist() == [before * 100 + place for place in range(8)]


@triton_dist.jit
def ring_all_gather(all_ptr, signal_ptr, count: tl.constexpr):
    rank = dl.rank()
    size = dl.num_ranks()
    after = (rank + 1) % size
    for step in range(size - 1):
        part = (rank - step + size) % size
        place = all_ptr + part * count
        libshmem_device.putmem_signal_block(
            place, place, count * 4, signal_ptr + part, 1, libshmem_device.NVSHMEM_SIGNAL_SET, after
        )
        dl.wait(signal_ptr + (part - 1 + size) % size, 1, "sys", "acquire")


def test_a_ring_gathers_from_all_ranks(ctx, made):
    parts, signals = made((ctx.size, 16), np.float32), made(ctx.size, np.uint64)
    parts[ctx.rank] = ctx.rank + np.arange(16)
    dtl.barrier(ctx)
    if ctx.size > 1:
        ring_all_gather[(1,)](parts, signals, 16)
    expected = np.arange(ctx.size)[:, None] + np.arange(16)
    assert (parts == expected).all()


@triton.jit
def larger(a, b):
    return tl.maximum(a, b)


@triton_dist.jit
def gather_and_multiply(a_ptr, b_ptr, c_ptr, signal_ptr, rows: tl.constexpr, inner: tl.constexpr):
    part = (dl.rank() + tl.program_id(0)) % dl.num_ranks()
    token = dl.wait(signal_ptr + part, 1, "sys", "acquire")
    row, column = tl.arange(0, rows), tl.arange(0, inner)
    theirs = dl.consume_token(dl.symm_at(a_ptr, part), token)
    a = tl.load(theirs + row[:, None] * inner + column[None, :])
    b = tl.load(b_ptr + column[:, None] * inner + column[None, :])
    place = c_ptr + (part * rows + row[:, None]) * inner + column[None, :]
    tl.store(place, larger(tl.dot(a, b, input_precision="ieee"), 0.0))


@triton_dist.jit
def notify_all(signal_ptr):
    rank = dl.rank()
    for peer in range(dl.num_ranks()):
        dl.notify(signal_ptr + rank, peer, 1, "add", "intra_node")


def test_a_product_of_rows_of_all_ranks(ctx, made):
    rows, signals = made((16, 16), np.float32), made(ctx.size, np.int32)
    every = np.arange(ctx.size * 256, dtype=np.float32).reshape(-1, 16) % 7 - 3
    other = np.arange(256, dtype=np.float32).reshape(16, 16) % 5 - 2
    rows[:] = every[16 * ctx.rank : 16 * ctx.rank + 16]
    result = np.zeros((16 * ctx.size, 16), np.float32)
    notify_all[(1,)](signals)
    gather_and_multiply[(ctx.size,)](rows, other, result, signals, 16, 16)
    assert np.array_equal(result, np.maximum(every @ other, 0))


@triton_dist.jit
def dispatch(
    token_ptr,
    expert_ptr,
    inbox_ptr,
    origin_ptr,
    count_ptr,
    count: tl.constexpr,
    width: tl.constexpr,
):
    """Sends each token to the rank of its expert, which appends it to its inbox."""
    offsets = tl.arange(0, width)
    for token in range(count):
        peer = tl.load(expert_ptr + token)
        place = tl.atomic_add(dl.symm_at(count_ptr, peer), 1, sem="acq_rel", scope="sys")
        into = dl.symm_at(inbox_ptr, peer) + place * width
        tl.store(into + offsets, tl.load(token_ptr + token * width + offsets))
        tl.store(dl.symm_at(origin_ptr, peer) + place, dl.rank() * count + token)
    libshmem_device.barrier_all_block()


@triton_dist.jit
def combine(
    inbox_ptr, origin_ptr, count_ptr, outcome_ptr, count: tl.constexpr, width: tl.constexpr
):
    """Returns the expert's result for each token to the token's rank."""
    offsets = tl.arange(0, width)
    for place in range(tl.load(count_ptr)):
        origin = tl.load(origin_ptr + place)
        made = 2 * tl.load(inbox_ptr + place * width + offsets) + dl.rank()
        back = dl.symm_at(outcome_ptr, origin // count) + origin % count * width
        tl.store(back + offsets, made)
    libshmem_device.barrier_all_block()


def test_tokens_go_to_their_experts_and_back(ctx, made):
    rng = np.random.default_rng(ctx.rank)
    tokens = (100 * ctx.rank + np.arange(6))[:, None] + np.zeros(4, np.int64)
    experts = rng.integers(0, ctx.size, 6)
    inbox, origin, count = made((6 * ctx.size, 4)), made(6 * ctx.size), made(1)
    dispatch[(1,)](tokens, experts, inbox, origin, count, 6, 4)
    all_experts = [np.random.default_rng(rank).integers(0, ctx.size, 6) for rank in range(ctx.size)]
    expected = [
        100 * rank + place
        for rank in range(ctx.size)
        for place in range(6)
        if all_experts[rank][place] == ctx.rank
    ]
    assert count[0] == len(expected)
    assert sorted(inbox[: count[0], 3].tolist()) == expected
    outcome = made((6, 4))
    combine[(1,)](inbox, origin, count, outcome, 6, 4)
    assert (outcome == 2 * tokens + experts[:, None]).all()


@pytest.mark.usefixtures("one_rank_only")
def test_the_programs_of_the_guide(tmp_path):
    printed = ""
    for number, text in enumerate(re.findall(r"```python\n(.*?)```", GUIDE.read_text(), re.DOTALL)):
        program = tmp_path / f"program_{number}.py"
        program.write_text(f"import os\nos.chdir({str(tmp_path)!r})\n{text}")
        done = run(("alone", 1), program)
        assert done.stderr == ""
        printed += done.stdout
    assert printed == "[rank:0] [0 1 2 3 4 5 6 7]\n"


def test_the_models_of_the_document_are_those_of_dtl():
    x = np.arange(-4, 4, dtype=np.float32)
    with dtl.Context() as ctx, ModelBuilder(ctx) as builder:
        builder.unary("relu", x, x)
        builder.schedule()
        builder.run()
    assert ModelBuilder is dtl.triton.ModelBuilder
    assert (x == np.maximum(np.arange(-4, 4), 0)).all()
