# SPDX-License-Identifier: BSD-3-Clause
"""Containers used with other array packages."""

import copy
import multiprocessing
import pickle

import dask.array
import h5py
import jax
import ml_dtypes
import numba
import numpy as np
import pandas as pd
import pytest
import scipy.sparse
import xarray as xr
import zarr

import dtl

SIZE = 101


@pytest.fixture
def vec(ctx):
    """Returns the global index of each element."""
    with dtl.DistributedVector(ctx, SIZE) as made:
        made.local_view()[:] = places(made)
        yield made


def places(vec):
    return np.arange(vec.local_offset, vec.local_offset + vec.local_size)


@numba.njit
def squared(values):
    for i in range(values.size):
        values[i] *= values[i]


def test_numba_works_on_a_local_part(vec):
    squared(vec.local_view())

    assert vec.sum() == sum(place**2 for place in range(SIZE))


def test_jax_views_a_local_part_and_returns_arrays(vec):
    jax.config.update("jax_enable_x64", True)
    array = jax.dlpack.from_dlpack(vec)

    assert float(jax.numpy.sum(array)) == vec.local_view().sum()
    vec.from_numpy(np.from_dlpack(2 * array))
    assert vec.sum() == SIZE * (SIZE - 1)


def test_pytorch_views_a_local_part_and_returns_tensors(vec):
    torch = pytest.importorskip("torch", reason="PyTorch is large, and tried where it is installed")
    tensor = torch.from_dlpack(vec)

    assert tensor.data_ptr() == vec.local_view().__array_interface__["data"][0]
    tensor.mul_(2)
    assert vec.sum() == SIZE * (SIZE - 1)
    vec.from_numpy((tensor / 2).numpy())
    assert vec.sum() == SIZE * (SIZE - 1) // 2


def test_collectives_accept_pytorch_tensors(ctx):
    torch = pytest.importorskip("torch", reason="PyTorch is large, and tried where it is installed")
    mine, total = torch.full((3,), ctx.rank + 1.0), torch.zeros(3)
    result = dtl.allreduce(ctx, mine, out=total)

    assert result is total
    assert total.tolist() == [ctx.size * (ctx.size + 1) / 2] * 3
    word = torch.tensor(7.0 if ctx.is_root else 0.0)
    dtl.broadcast(ctx, word if ctx.is_root else None, out=word)
    assert float(word) == 7


def test_arrays_of_jax_are_read_and_never_written(ctx):
    mine = jax.numpy.ones(3)

    assert dtl.allreduce(ctx, mine).tolist() == [ctx.size] * 3
    with pytest.raises(
        dtl.InvalidArgumentError, match=r"out: .*; expected a (writable|NumPy) array"
    ):
        dtl.allreduce(ctx, mine, out=mine)


def test_pandas_views_a_local_part_and_returns_columns(vec):
    frame = pd.DataFrame({"value": vec.local_view()}, index=places(vec), copy=False)

    assert np.shares_memory(frame["value"].to_numpy(), vec.local_view())
    vec.from_numpy((frame["value"] + 1).to_numpy())
    assert vec.sum() == SIZE * (SIZE + 1) / 2


def test_xarray_wraps_a_local_part_and_its_indices(ctx):
    with dtl.DistributedTensor(ctx, (SIZE, 3), fill=2.0) as tensor:
        rows = np.arange(tensor.local_offset, tensor.local_offset + tensor.local_shape[0])
        array = xr.DataArray(tensor.local_view(), {"row": rows}, ("row", "column"))
        tensor.from_numpy((array * array["row"]).to_numpy())

        assert tensor.sum() == 3 * SIZE * (SIZE - 1)


def test_ranks_write_one_hdf5_file_in_turn(ctx, vec, shared):
    path, mine = shared / "all.h5", slice(vec.local_offset, vec.local_offset + vec.local_size)
    if ctx.is_root:
        with h5py.File(path, "w") as file:
            file.create_dataset("value", (SIZE,), np.float64)
    for turn in range(ctx.size):
        ctx.barrier()
        if turn == ctx.rank:
            with h5py.File(path, "a") as file:
                file["value"][mine] = vec.local_view()
    ctx.barrier()

    with h5py.File(path, "r") as file:
        assert np.array_equal(file["value"][:], np.arange(SIZE))
        vec.from_numpy(file["value"][mine] * 2)
    assert vec.sum() == SIZE * (SIZE - 1)


def test_ranks_write_their_chunks_of_one_zarr_array_at_once(ctx, vec, shared):
    each = -(-SIZE // ctx.size)  # the number of elements of rank 0, which has the most
    if ctx.is_root:
        zarr.create_array(
            str(shared / "all.zarr"), shape=(ctx.size, each), chunks=(1, each), dtype="f8"
        )
    ctx.barrier()
    array = zarr.open_array(str(shared / "all.zarr"), mode="r+")
    array[ctx.rank, : vec.local_size] = vec.local_view()
    ctx.barrier()

    assert array[:].sum() == vec.sum()


def test_scipy_multiplies_local_rows(ctx, vec):
    ones = np.ones(vec.local_size)
    rows = scipy.sparse.csr_array(
        (ones, (np.arange(vec.local_size), places(vec))), (vec.local_size, SIZE)
    )
    whole = dtl.allgatherv(ctx, vec.local_view())

    assert np.array_equal(rows @ whole, vec.local_view())


def test_bfloat16_is_the_dtype_of_ml_dtypes(ctx):
    with dtl.DistributedVector(ctx, 8, ml_dtypes.bfloat16, fill=1.5) as vec:
        assert vec.dtype == ml_dtypes.bfloat16
        assert vec.local_view().dtype == ml_dtypes.bfloat16
        assert float(vec.sum()) == 12


def test_dask_reads_a_local_part_and_returns_blocks(vec):
    blocks = dask.array.from_array(vec.local_view(), chunks=10)
    at = 0
    for block in (blocks + 1).blocks:
        done = block.compute(scheduler="synchronous")
        vec.local_view()[at : at + len(done)] = done
        at += len(done)

    assert vec.sum() == SIZE * (SIZE + 1) / 2


def test_a_local_part_follows_the_array_standard(vec):
    standard = vec.local_view().__array_namespace__()

    assert standard.sum(standard.asarray(vec.local_view())) == places(vec).sum()


def test_copies_are_deep_and_collective(vec):
    with copy.deepcopy(vec) as other:
        other.fill(0)
        assert vec.sum() == SIZE * (SIZE - 1) / 2
    for refused in (copy.copy, pickle.dumps):
        with pytest.raises(TypeError, match=r"dtl\.save"):
            refused(vec)


def spawned(notified):
    with dtl.Context() as own, dtl.DistributedVector(own, 3, fill=2) as vec:
        notified.put((own.size, float(vec.sum())))


def test_a_spawned_process_without_mpi_is_a_separate_job(ctx):
    if ctx.size > 1:
        return
    method = multiprocessing.get_context("spawn")
    notified = method.SimpleQueue()
    child = method.Process(target=spawned, args=(notified,))
    child.start()
    child.join(60)

    assert child.exitcode == 0
    assert notified.get() == (1, 6.0)
