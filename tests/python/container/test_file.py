# SPDX-License-Identifier: BSD-3-Clause
"""Containers are saved to and loaded from NumPy files in any distribution."""

import os
import pathlib
import random
import resource
import shutil
import tempfile

import ml_dtypes
import npy_headers
import numpy as np
import pytest

import dtl
from dtl._constants import DTYPES

POLICIES = list(dtl.PartitionPolicy)
SIZES = [0, 1, 2, 3, 5, 17, 1000]

every_policy = pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.name.lower())


@pytest.fixture
def folder(ctx):
    """A temporary folder shared by all ranks."""
    name = np.zeros(256, np.uint8)
    if ctx.is_root:
        made = os.fsencode(tempfile.mkdtemp())
        name[: len(made)] = np.frombuffer(made, np.uint8)
    name = dtl.broadcast(ctx, name)
    path = pathlib.Path(os.fsdecode(name.tobytes().rstrip(b"\0")))
    yield path
    ctx.barrier()
    if ctx.is_root:
        shutil.rmtree(path)


@pytest.fixture
def write(ctx, folder):
    """Returns a function that writes bytes or an array to a file on rank 0 and returns its path."""

    def act(content, name="a.npy"):
        if ctx.is_root:
            if isinstance(content, bytes):
                (folder / name).write_bytes(content)
            else:
                np.save(folder / name, content)
        ctx.barrier()
        return folder / name

    return act


def numbered(ctx, shape, policy, dim=0, dtype=np.int64):
    """Returns a tensor with the elements of NumPy's arange in row-major order."""
    tensor = dtl.DistributedTensor(
        ctx, shape, dtype, partition=policy, distributed_dim=dim, block_size=2
    )
    flat = tensor.local_view().reshape(-1)
    for position in range(tensor.local_size):
        flat[position] = np.ravel_multi_index(tensor.to_global(position), shape)
    return tensor


def names(folder):
    return [path.name for path in folder.iterdir()]


def assert_holds(container, global_array):
    """Checks that each rank holds the elements of `whole` that it owns."""
    flat = container.local_view().reshape(-1)
    for position in range(container.local_size):
        np.testing.assert_array_equal(flat[position], global_array[container.to_global(position)])


@every_policy
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", [dtl.DistributedVector, dtl.DistributedArray])
def test_numpy_reads_a_saved_container(ctx, folder, size, policy, kind):
    with kind(ctx, size, np.int32, partition=policy, block_size=3) as container:
        local = container.local_view()
        local[:] = [container.to_global(index) for index in range(container.local_size)]
        dtl.save(container, folder / "a.npy")

        found = np.load(folder / "a.npy")
        assert found.dtype == np.int32
        np.testing.assert_array_equal(found, np.arange(size))
        np.testing.assert_array_equal(local, container.local_view())


@every_policy
@pytest.mark.parametrize("dim", [0, 1, 2])
def test_tensors_are_saved_and_loaded_in_any_distribution(ctx, folder, policy, dim):
    shape = (3, 4, 5)
    global_array = np.arange(60).reshape(shape)
    with numbered(ctx, shape, policy, dim) as tensor:
        dtl.save(tensor, folder / "a.npy")

    np.testing.assert_array_equal(np.load(folder / "a.npy"), global_array)
    with dtl.load(
        ctx, folder / "a.npy", partition=policy, distributed_dim=2 - dim, block_size=2
    ) as loaded:
        assert isinstance(loaded, dtl.DistributedTensor)
        assert (loaded.shape, loaded.distributed_dim) == (shape, 2 - dim)
        assert loaded.partition_policy is policy
        assert_holds(loaded, global_array)


@every_policy
@pytest.mark.parametrize("size", SIZES)
def test_files_of_numpy_are_loaded(ctx, write, policy, size):
    global_array = np.random.default_rng(size).standard_normal(size)
    path = write(global_array)
    with dtl.load(ctx, path, partition=policy, block_size=3) as vec:
        assert isinstance(vec, dtl.DistributedVector)
        assert (vec.global_size, vec.dtype) == (size, np.float64)
        assert_holds(vec, global_array)
        assert vec.sum() == pytest.approx(global_array.sum())


@pytest.mark.parametrize("name", [name for name, _, _ in DTYPES])
def test_every_dtype_round_trips(ctx, folder, name):
    dtype = np.dtype(
        ml_dtypes.bfloat16
        if name == "bfloat16"
        else dict(zip(*zip(*((n, d) for n, _, d in DTYPES))))[name]
    )
    with dtl.DistributedVector(ctx, 23, dtype, partition="cyclic") as vec:
        pattern = np.arange(23 * dtype.itemsize).astype(np.uint8) % 2
        global_array = pattern.view(dtype)
        for index in range(vec.local_size):
            vec.local_view()[index] = global_array[vec.to_global(index)]
        dtl.save(vec, folder / "a.npy")

    assert np.load(folder / "a.npy").tobytes() == global_array.tobytes()
    with dtl.load(ctx, folder / "a.npy", dtype=dtype) as loaded:
        assert loaded.dtype == dtype
        mine = slice(loaded.local_offset, loaded.local_offset + loaded.local_size)
        assert loaded.to_numpy().tobytes() == global_array[mine].tobytes()


def test_the_container_kind_can_be_chosen(ctx, write):
    path = write(np.arange(10.0))
    for kind in (dtl.DistributedVector, dtl.DistributedArray, dtl.DistributedTensor):
        with dtl.load(ctx, path, kind=kind) as container:
            assert type(container) is kind
            assert container.shape == (10,)


def test_paths_of_any_type_are_accepted(ctx, folder):
    with dtl.DistributedVector(ctx, 5, fill=1) as vec:
        for path in (folder / "1.npy", str(folder / "2"), os.fsencode(folder / "ü.npy")):
            dtl.save(vec, path)
            with dtl.load(ctx, path) as loaded:
                assert loaded.sum() == 5


def test_more_than_one_chunk_is_transferred(ctx, folder):
    size = 5_000_000  # 40 MB
    with dtl.DistributedVector(ctx, size) as vec:
        vec.from_numpy(np.arange(vec.local_size) + float(vec.local_offset))
        dtl.save(vec, folder / "a.npy")
        found = np.load(folder / "a.npy", mmap_mode="r")
        np.testing.assert_array_equal(found[::99_991], np.arange(0, size, 99_991))
        with dtl.load(ctx, folder / "a.npy") as loaded:
            assert (loaded == vec).all()


def test_later_versions_of_the_format_are_read(ctx, folder):
    for version in ((1, 0), (2, 0), (3, 0)):
        if ctx.is_root:
            with (folder / "a.npy").open("wb") as file:
                np.lib.format.write_array(file, np.arange(7), version=version)
        ctx.barrier()
        with dtl.load(ctx, folder / "a.npy") as loaded:
            assert loaded.sum() == 21
        ctx.barrier()


def test_a_save_replaces_an_older_file(ctx, write, folder):
    path = write(np.arange(10_000.0))
    with dtl.DistributedVector(ctx, 3, np.int8, fill=1) as vec:
        dtl.save(vec, path)

        np.testing.assert_array_equal(np.load(path), [1, 1, 1])
        ctx.barrier()
        assert names(folder) == ["a.npy"]


def test_a_context_of_one_rank_saves_alone(ctx, folder):
    with (
        ctx.split(ctx.rank) as own,
        dtl.DistributedTensor(own, (2, 3), np.int64, ctx.rank, distributed_dim=1) as tensor,
    ):
        dtl.save(tensor, folder / f"{ctx.rank}.npy")
        assert (np.load(folder / f"{ctx.rank}.npy") == ctx.rank).all()


# ---- refusals -----------------------------------------------------------------------------------


@pytest.mark.parametrize("act", ["save", "load"])
def test_a_missing_folder_fails_on_all_ranks(ctx, folder, act):
    path = folder / "missing" / "a.npy"
    with dtl.DistributedVector(ctx, 5) as vec:
        with pytest.raises(dtl.FileError, match="No such file or directory") as caught:
            dtl.save(vec, path) if act == "save" else dtl.load(ctx, path)
        assert isinstance(caught.value, OSError)
        assert str(path) in str(caught.value)


def test_a_failed_save_keeps_the_older_file(ctx, folder):
    (folder / "a.npy").mkdir(exist_ok=True)
    ctx.barrier()
    with dtl.DistributedVector(ctx, 5) as vec:
        with pytest.raises(OSError, match="directory"):
            dtl.save(vec, folder / "a.npy")
        ctx.barrier()
        assert names(folder) == ["a.npy"]


def test_a_failed_write_on_one_rank_fails_on_all(ctx, write):
    path = write(np.arange(3))
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    if ctx.rank == ctx.size - 1:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, limit[1]))
    try:
        with (
            dtl.DistributedVector(ctx, 10_000 * ctx.size) as vec,
            pytest.raises((dtl.FileError, dtl.BackendError)) as caught,
        ):
            dtl.save(vec, path)
        if ctx.rank == ctx.size - 1:
            assert str(path.parent) in str(caught.value)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)

    ctx.barrier()
    assert names(path.parent) == ["a.npy"]
    np.testing.assert_array_equal(np.load(path), [0, 1, 2])


def cut(global_array, count):
    """Returns the first `count` bytes of the file that NumPy writes."""
    with tempfile.TemporaryFile() as file:
        np.save(file, global_array)
        file.seek(0)
        return file.read()[:-count]


def headed(text):
    """Returns a file of version 1.0 with this header, and some elements."""
    text = text.ljust(117) + "\n"
    return b"\x93NUMPY\x01\x00" + len(text).to_bytes(2, "little") + text.encode() + bytes(800)


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("/dev/null", "is a device or a socket; expected a regular file"),
        ("/tmp", "is a directory; expected a regular file"),
        ("/tmp/" + "long/" * 2000, "expected less than"),
    ],
    ids=["device", "directory", "too-long"],
)
def test_invalid_file_paths_are_refused(ctx, place, words):
    with (
        dtl.DistributedVector(ctx, 3) as vec,
        pytest.raises(dtl.FileError, match=f"{words}|another rank"),
    ):
        dtl.save(vec, place)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "ends in its header"),
        (b"some other file, of at least a few bytes", "not in the format"),
        (b"\x93NUMPY\x09\x00v\x00" + bytes(200), "version"),
        (cut(np.arange(100), 1), "cut off"),
        (cut(np.arange(2), 16 + 80), "header"),
        (np.asfortranarray(np.arange(12).reshape(3, 4)), "Fortran order"),
        (np.zeros(3, [("value", ">i4"), ("index", ">i4")]), "little endian"),
        (np.array(["a", "b"]), "dtype"),
        (np.array([(1, 2.0)], [("x", "i4"), ("y", "f8")]), "dtype"),
        (np.array(1.5), "no dimension"),
        (np.zeros((1,) * 9), "1 to 8"),
        (headed("{'fortran_order': False, 'shape': (3,), }"), "dict of descr"),
        (headed("{'descr': '|O', 'fortran_order': False, 'shape': (3,), }"), "objects"),
        (headed("{'descr': '<f8', 'fortran_order': False, }"), "dict of descr"),
        (headed("{'descr': '<f8', 'fortran_order': False, 'shape': (-3,), }"), "shape"),
        (headed("{'descr': '<f8', 'fortran_order': False, 'shape': (3"), "can't be read"),
        (
            headed("{'descr': '<f8', 'fortran_order': False, 'shape': (99999999999999999999,)}"),
            "more",
        ),
        (
            headed("{'descr': '<f8', 'fortran_order': False, 'shape': (4611686018427387904, 8)}"),
            "more",
        ),
        (headed("{'descr': 8, 'fortran_order': False, 'shape': (3,), }"), "dtype"),
        (headed(f"{{'descr': '{'f' * 1000}', 'fortran_order': False, 'shape': (3,), }}"), "dtype"),
        (headed("{'descr': '<f8', 'fortran_order': False, 'shape': 3, }"), "shape"),
        (headed("{'descr': '<f8', 'fortran_order': 1, 'shape': (3,), }"), "order"),
        (b"\x93NUMPY\x00\x00v\x00" + bytes(200), "version"),
        (b"\x93NUMPY\x02\x00" + (10001).to_bytes(4, "little") + bytes(10001), "10000"),
    ],
)
def test_an_invalid_file_is_refused_with_the_reason(ctx, write, content, words):
    path = write(content)
    with pytest.raises(dtl.FormatError, match=words) as caught:
        dtl.load(ctx, path)
    assert isinstance(caught.value, ValueError)
    assert "a.npy" in str(caught.value)


def test_headers_are_read_as_numpy_reads_them(ctx, write):
    """Also compares refusals.  Several ranks test only some of the headers, to save time."""
    draw = random.Random(5)
    data = bytes(range(1, 127)) * 32
    loaded = 0
    for number in range(2000 if ctx.size == 1 else 40):
        content = npy_headers.header(draw) + data
        expected = npy_headers.as_dtl_has(npy_headers.as_numpy_reads(content))
        # A new file, because truncating one may wait for the disk.
        path = write(content, f"{number}.npy")
        if expected is None:
            with pytest.raises(dtl.FormatError):
                dtl.load(ctx, path)
            continue
        with dtl.load(ctx, path) as found:
            loaded += 1
            assert found.shape == expected.shape, content[:200]
            if expected.ndim == 1:
                mine = slice(found.local_offset, found.local_offset + found.local_size)
                expected = expected[mine]
            if expected.ndim == 1 or ctx.size == 1:
                assert found.to_numpy().tobytes() == expected.tobytes(), content[:200]
    assert loaded > number // 4


def test_numbers_of_the_other_byte_order_are_converted(ctx, write):
    for name in ("i2", "u4", "f4", "f8", "c8", "c16", "i1"):
        global_array = np.arange(1, 300).astype(name)
        with dtl.load(
            ctx, write(global_array.astype(global_array.dtype.newbyteorder(">")), f"{name}.npy")
        ) as vec:
            assert vec.dtype == global_array.dtype
            assert_holds(vec, global_array)


def test_a_save_through_a_dangling_link_creates_its_target(ctx, folder):
    if ctx.is_root:
        (folder / "links").mkdir()
        (folder / "links" / "a.npy").symlink_to("../b.npy")
        (folder / "c.npy").symlink_to(folder / "links" / "a.npy")
        (folder / "circle.npy").symlink_to("circle.npy")
    ctx.barrier()
    with dtl.DistributedVector(ctx, 5, fill=3) as vec:
        dtl.save(vec, folder / "c.npy")
        assert (np.load(folder / "b.npy") == 3).all()
        assert (folder / "c.npy").is_symlink()
        with pytest.raises(dtl.FileError, match=r"circle\.npy: Too many levels"):
            dtl.save(vec, folder / "circle.npy")


def test_requested_kind_and_dtype_must_match_the_file(ctx, write):
    path = write(np.arange(6).reshape(2, 3))
    with pytest.raises(TypeError, match="dtype"):
        dtl.load(ctx, path, dtype=np.float64)
    with pytest.raises(dtl.InvalidArgumentError, match="kind"):
        dtl.load(ctx, path, kind=dtl.DistributedVector)
    with pytest.raises(dtl.InvalidArgumentError, match="distributed_dim"):
        dtl.load(ctx, path, distributed_dim=2)
    with pytest.raises(TypeError, match="kind"):
        dtl.load(ctx, path, kind=np.ndarray)
    dtl.load(ctx, path, dtype=np.int64).close()


def test_saving_a_span_or_to_an_invalid_path_is_refused(ctx, folder):
    with dtl.DistributedVector(ctx, 5) as vec, dtl.DistributedSpan(vec) as span:
        with pytest.raises(
            dtl.InvalidArgumentError, match=r"DistributedSpan, .* expected a DistributedVector"
        ):
            dtl.save(span, folder / "a.npy")
        for path in ("", "a\0b", None, 3.5):
            with pytest.raises(dtl.InvalidArgumentError, match="path"):
                dtl.save(vec, path)
        with pytest.raises(TypeError, match="container"):
            dtl.save([1, 2], folder / "a.npy")
    with pytest.raises(dtl.InvalidArgumentError, match="open"):
        dtl.save(vec, folder / "a.npy")


def test_progress_is_shown_if_enabled(ctx, folder, capfd, monkeypatch):
    with dtl.DistributedVector(ctx, 1000) as vec:
        dtl.save(vec, folder / "a.npy")
        assert "saving" not in capfd.readouterr().err
        monkeypatch.setenv("DTL_PROGRESS_BAR", "1")
        dtl.save(vec, folder / "a.npy")
        dtl.load(ctx, folder / "a.npy").close()

    shown = capfd.readouterr().err
    if ctx.is_root:
        assert "dtl: saving a.npy [" in shown
        assert "loading a.npy" in shown
        assert "100 %" in shown
    else:
        assert "dtl:" not in shown
