# SPDX-License-Identifier: BSD-3-Clause
"""The kernels of the GPU benchmarks, checked under the interpreter."""

import sys

import ml_dtypes
import numpy as np
import pytest
from programs import ROOT, run

import dtl
import dtl.triton
from dtl.triton import PersistentKernel, host

BENCHMARKS = ROOT / "benchmarks/device"
SIZES = {"rows": 16, "width": 32, "heads": 2, "hidden": 32, "parts": (2, 2)}
pytestmark = pytest.mark.usefixtures("one_rank_only")


@pytest.fixture
def kernels(monkeypatch):
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    return __import__("triton_kernels")


def executed(kernels, run_all):
    """Returns all arrays of a transformer block after its operations have run."""
    rng, made = np.random.default_rng(3), []

    def make(rows, columns):
        made.append(rng.uniform(-1, 1, (rows, columns)).astype(np.float32))
        return made[-1]

    with dtl.Context() as ctx:
        run_all(ctx, list(kernels.operations(kernels.Sizes(**SIZES), make)))
    return made


def by_one_kernel(kernels, ctx, steps):
    tasks = [task for each in steps for task in each]
    with kernels.model_of(ctx, tasks, 3) as model, PersistentKernel(model) as kernel:
        kernel.run()


def by_a_launch_for_each_operation(kernels, ctx, steps):
    for each in steps:
        with kernels.model_of(ctx, each, 3) as model, PersistentKernel(model) as kernel:
            assert model.tasks == len(each)
            kernel.run()


def test_one_kernel_and_a_launch_for_each_operation_do_the_same(kernels):
    together = executed(kernels, lambda *args: by_one_kernel(kernels, *args))
    separate = executed(kernels, lambda *args: by_a_launch_for_each_operation(kernels, *args))
    assert len(together) == len(separate) == 19
    for one, other in zip(together, separate):
        np.testing.assert_array_equal(one, other)


def test_tasks_of_one_operation_need_not_wait_for_each_other(kernels):
    """The benchmark's launch per operation is optimal then."""
    steps = kernels.operations(kernels.Sizes(**SIZES), lambda *form: np.zeros(form, np.float32))
    with dtl.Context() as ctx:
        for each in steps:
            with kernels.model_of(ctx, each, 4) as model, PersistentKernel(model) as kernel:
                assert not kernel._table.rows[:, dtl.triton.persistent.layout.WAITS].any()


def test_a_block_of_bfloat16_is_as_large_as_what_is_timed(kernels):
    made = []

    def make(rows, columns):
        made.append((rows, columns))
        return np.zeros((rows, columns), ml_dtypes.bfloat16)

    steps = list(kernels.operations(kernels.Sizes(512, 1024, 16, 4096, (4, 16)), make))
    assert [len(each) for each in steps] == [4, 192, 64, 64, 4, 4, 128, 4, 64, 4]
    assert max(made) == (4096, 1024)


def test_programs_put_their_parts(kernels):
    source = np.random.default_rng(4).integers(0, 255, 4 * 48, np.uint8)
    dest = host.nvshmem_create_tensor(4 * 48, np.uint8)
    kernels.puts[(4,)](dest, source, 48)
    assert np.array_equal(dest, source)
    host.nvshmem_free_tensor_sync(dest)


def test_without_a_gpu_nothing_is_timed():
    done = run(("alone", 1), BENCHMARKS / "python_triton.py", PYTHONPATH=str(BENCHMARKS))
    assert done.returncode == 2, done.stderr
    assert (done.stdout, done.stderr) == ("", "")
    assert "torch" not in sys.modules
