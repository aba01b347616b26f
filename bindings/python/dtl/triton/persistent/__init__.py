# SPDX-License-Identifier: BSD-3-Clause
"""The second executor of models: one kernel, whose programs are the workers of a schedule."""

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
    """The schedule that a model has now, as one kernel, which runs all of its tasks at each call of
    run().

    A program of the kernel is a worker: it goes through its tasks, waits for the counts of other
    workers, and counts its own.  Interpreted, workers take turns; in each they run as far as they
    need not wait.  Tasks that communicate need symmetric memory on the ranks of the model's
    context; then making, running and closing the kernel is collective.  A context manager, which
    closes it.
    """

    def __init__(self, model):
        if not isinstance(model, ModelBuilder):
            refuse("model", model, "a ModelBuilder")
        self._table = _table(model)
        self._context, self._arrays = model._context, dict(model._arrays)
        self.kernel, self.text = kernel_of(self._table.branches)
        workers = self._table.workers
        self._place = _place(model, workers)
        self._scratch = self._place(np.zeros(1, np.float32))
        if self._table.communicates:
            self._scratch = self._shared(max(self._table.shared, 4))
        self._counts = self._place(np.zeros(workers, np.int64))
        self._faults = self._place(np.zeros((workers, layout.FAULT_WORDS), np.int64))
        read = [self._place(each) for each in self._table[:3]]
        turns = 1 if _interpreter.is_on() is False else _turns(self._table)
        self._grid = turns, workers
        self._given = *read, self._counts, self._faults, self._scratch

    def _shared(self, size):
        heap, ctx = _heap.opened().heap, self._context
        if (heap.my_pe, heap.n_pes) != (ctx.rank, ctx.size):
            what = f"rank {ctx.rank} of {ctx.size}, where symmetric memory is"
            what += f" of rank {heap.my_pe} of {heap.n_pes}"
            refuse("model", what, "a context of the same ranks", status=INVALID_STATE)
        return host.nvshmem_create_tensor(-(-size // 4), np.float32)

    def run(self):
        """All tasks have run on what the arrays hold now.  Collective, as ModelBuilder.run() is."""
        if self._table is None:
            raise failure(
                "self", "closed", "self: a kernel that is closed", "one that is open", INVALID_STATE
            )
        self._reset()
        with np.errstate(all="ignore"):  # no device warns of what is made of no number
            self._launch()
        self._share_failure()

    def _reset(self):
        """No worker has run a task."""
        self._counts[:], self._faults[:] = 0, 0

    def _launch(self):
        """Gives what Triton has compiled, of which the grid and the arguments are these."""
        more = {} if _interpreter.is_on() else {"launch_cooperative_grid": True}
        return self.kernel[self._grid](*self._given, **more)

    def _share_failure(self):
        """All ranks fail with what the first has failed with."""
        ctx, faults = self._context, self._faults
        faults = faults if isinstance(faults, np.ndarray) else faults.cpu().numpy()
        failed = faults[faults[:, layout.FAULT] > 0]
        first = ctx.rank if len(failed) else ctx.size
        first = first if ctx.size == 1 else dtl.allreduce(ctx, first, "min")
        if first == ctx.size:
            return
        told = failed[0] if first == ctx.rank else np.zeros(layout.FAULT_WORDS, np.int64)
        told = told if ctx.size == 1 else dtl.broadcast(ctx, told, root=first)
        number, sequence, length = told.tolist()
        words = f"task {number - 1} has failed on rank {first}"
        words += f", whose lengths has {length} for sequence {sequence}"
        expected = "a length from the rows that are new, at least 1, to those of a cache"
        raise failure("task", "lengths-range", words, expected, OUT_OF_BOUNDS)

    def close(self):
        """What other ranks see of it is free.  Closing twice is harmless."""
        if self._table is not None and self._table.communicates:
            host.nvshmem_free_tensor_sync(self._scratch)
        self._table = None

    def __enter__(self):
        return self

    def __exit__(self, *_exception):
        self.close()


def _place(model, workers):
    """What puts the kernel's tables where the model's arrays are."""
    if not model._is_on_device:
        return np.ascontiguousarray
    if _gpu.torch() is None or _interpreter.is_on() is not False:
        expected = "arrays of the host, as kernels are interpreted here"
        refuse("model", "one of tensors of a device", expected, status=INVALID_STATE)
    device = _gpu.torch().cuda.current_device()
    most = _gpu_driver.fact(device, "processors")
    if workers > most:
        expected = f"at most {most}: all of them have to be on the device at once"
        refuse("workers", workers, expected, rule="resident")
    return lambda array: _gpu.torch().from_numpy(array).cuda()


def _table(model):
    handle = model._opened()
    try:
        return table_of(handle, model._tensors)
    except dtl.BoundsError:
        words = "model: one that has no schedule, or was changed since"
        raise failure("model", "plan", words, "one that is scheduled", INVALID_STATE) from None


def _turns(table):
    """In how many turns all workers have run their tasks, each as far as it need not wait."""
    done, turns, firsts = [0] * table.workers, 0, table.firsts.tolist()
    rows, waits = table.rows.tolist(), table.waits.tolist()

    def may_begin(row):
        first = row[layout.FIRST_WAIT]
        return all(done[x] >= least for x, least in waits[first : first + row[layout.WAITS]])

    while sum(done) < len(rows):
        for worker, (first, end) in enumerate(itertools.pairwise(firsts)):
            while first + done[worker] < end and may_begin(rows[first + done[worker]]):
                done[worker] += 1
        turns += 1
    return turns
