# SPDX-License-Identifier: BSD-3-Clause
"""Execution of a model by one persistent kernel, whose programs are the workers of a schedule.

`schedule_table` converts the schedule to arrays (their layout is in `layout`), `kernel_source`
writes the kernel's source for the kinds of tasks that occur, and `tasks` has the device functions
that it calls.
"""

import itertools

import numpy as np

import dtl
from dtl._core.errors import failure, refuse
from dtl._model.model import ModelBuilder
from dtl._status import INVALID_STATE, OUT_OF_BOUNDS
from dtl.triton import _gpu, _gpu_driver, _heap, _interpreter, host
from dtl.triton.persistent import layout
from dtl.triton.persistent.kernel_source import kernel_of
from dtl.triton.persistent.schedule_table import table_of

__all__ = ["PersistentKernel"]


class PersistentKernel:
    """One kernel for the current schedule of a model; each run() executes all tasks.

    A program of the kernel is a worker: it executes its tasks in order, waits until other workers
    have finished the tasks that a task depends on, and publishes the number of its own finished
    tasks.  Under the interpreter, programs run one after the other, so the grid has several rounds
    in which each worker runs its tasks until it would have to wait.

    Tasks that communicate need symmetric memory on the ranks of the model's context; making,
    running and closing the kernel is collective then.  It is a context manager, which closes it.
    """

    def __init__(self, model):
        if not isinstance(model, ModelBuilder):
            refuse("model", model, "a ModelBuilder")
        self._table = _make_table(model)
        self._context, self._arrays = model._context, dict(model._arrays)
        self.kernel, self.text = kernel_of(self._table.branches)
        workers = self._table.workers
        self._to_kernel = _array_converter(model, workers)
        self._scratch = self._to_kernel(np.zeros(1, np.float32))
        if self._table.communicates:
            self._scratch = self._allocate_scratch(max(self._table.shared, 4))
        self._counts = self._to_kernel(np.zeros(workers, np.int64))
        self._faults = self._to_kernel(np.zeros((workers, layout.FAULT_WORDS), np.int64))
        tables = [self._to_kernel(each) for each in self._table[:3]]
        rounds = 1 if _interpreter.is_on() is False else _count_rounds(self._table)
        self._grid = rounds, workers
        self._arguments = *tables, self._counts, self._faults, self._scratch

    def _allocate_scratch(self, size):
        """Allocates symmetric memory for reductions, in bytes.  Collective."""
        heap, ctx = _heap.opened().heap, self._context
        if (heap.my_pe, heap.n_pes) != (ctx.rank, ctx.size):
            what = f"rank {ctx.rank} of {ctx.size}, where symmetric memory is"
            what += f" of rank {heap.my_pe} of {heap.n_pes}"
            refuse("model", what, "a context of the same ranks", status=INVALID_STATE)
        return host.nvshmem_create_tensor(-(-size // 4), np.float32)

    def run(self):
        """Executes all tasks on the current contents of the arrays. Collective, as
        ModelBuilder.run().
        """
        if self._table is None:
            raise failure(
                "self", "closed", "self: a kernel that is closed", "one that is open", INVALID_STATE
            )
        self._reset()
        with np.errstate(all="ignore"):  # NumPy would warn of NaN, which devices do not
            self._launch()
        self._share_failure()

    def _reset(self):
        """Resets the counts of finished tasks and the failures of all workers."""
        self._counts[:], self._faults[:] = 0, 0

    def _launch(self):
        """Launches the kernel; returns Triton's compiled kernel, which accepts _grid and
        _arguments.
        """
        options = {} if _interpreter.is_on() else {"launch_cooperative_grid": True}
        return self.kernel[self._grid](*self._arguments, **options)

    def _share_failure(self):
        """Raises the failure of the lowest failed rank on all ranks.  Collective."""
        ctx, faults = self._context, self._faults
        faults = faults if isinstance(faults, np.ndarray) else faults.cpu().numpy()
        failed = faults[faults[:, layout.FAULT] > 0]
        first = ctx.rank if len(failed) else ctx.size
        first = first if ctx.size == 1 else dtl.allreduce(ctx, first, "min")
        if first == ctx.size:
            return
        fault = failed[0] if first == ctx.rank else np.zeros(layout.FAULT_WORDS, np.int64)
        fault = fault if ctx.size == 1 else dtl.broadcast(ctx, fault, root=first)
        number, sequence, length = fault.tolist()
        words = f"task {number - 1} has failed on rank {first}"
        words += f", whose lengths has {length} for sequence {sequence}"
        expected = "a length from the rows that are new, at least 1, to those of a cache"
        raise failure("task", "lengths-range", words, expected, OUT_OF_BOUNDS)

    def close(self):
        """Frees the symmetric memory.  Closing twice is harmless."""
        if self._table is not None and self._table.communicates:
            host.nvshmem_free_tensor_sync(self._scratch)
        self._table = None

    def __enter__(self):
        return self

    def __exit__(self, *_exception):
        self.close()


def _array_converter(model, workers):
    """Returns a function that copies the kernel's arrays to the memory in which the model's are.

    Raises a DTLError if the device cannot run all workers at once, as they wait for each other.
    """
    if not model._is_on_device:
        return np.ascontiguousarray
    if _gpu.torch() is None or _interpreter.is_on() is not False:
        expected = "arrays of the host, as kernels are interpreted here"
        refuse("model", "one of tensors of a device", expected, status=INVALID_STATE)
    device = _gpu.torch().cuda.current_device()
    most = _gpu_driver.attribute(device, "processors")
    if workers > most:
        expected = f"at most {most}: all of them have to be on the device at once"
        refuse("workers", workers, expected, rule="resident")
    return lambda array: _gpu.torch().from_numpy(array).cuda()


def _make_table(model):
    """Returns the tables of a model's schedule; raises if it has no current schedule."""
    handle = model._opened()
    try:
        return table_of(handle, model._tensors)
    except dtl.BoundsError:
        words = "model: one that has no schedule, or was changed since"
        raise failure("model", "plan", words, "one that is scheduled", INVALID_STATE) from None


def _count_rounds(table):
    """Returns the number of rounds that the interpreter needs.

    In each round every worker, one after the other, runs its tasks until it would have to wait.
    """
    done, rounds, firsts = [0] * table.workers, 0, table.firsts.tolist()
    rows, waits = table.rows.tolist(), table.waits.tolist()

    def may_begin(row):
        first = row[layout.FIRST_WAIT]
        return all(done[x] >= least for x, least in waits[first : first + row[layout.WAITS]])

    while sum(done) < len(rows):
        for worker, (first, end) in enumerate(itertools.pairwise(firsts)):
            while first + done[worker] < end and may_begin(rows[first + done[worker]]):
                done[worker] += 1
        rounds += 1
    return rounds
