# SPDX-License-Identifier: BSD-3-Clause
"""Functions that programs call outside of kernels."""

import io

import numpy as np
import pytest
from programs import run

import dtl
from dtl.triton import host

# isort: split
import triton.language as tl

JOB = """
from dtl.triton import host
import numpy as np, random
ctx = host.initialize_distributed({arguments})
drawn = random.random(), np.random.random()
host.init_seed({seed})
print(host.is_shmem_initialized(), drawn == (random.random(), np.random.random()))
host.dist_print("printed", need_sync=True)
host.finalize_distributed()
print(host.is_shmem_initialized(), ctx.is_valid)
"""


@pytest.mark.parametrize(
    ("arguments", "seed", "has_memory"),
    [("", 0, True), ("seed=5", 5, True), ("initialize_shmem=False", 0, False)],
)
@pytest.mark.usefixtures("one_rank_only")
def test_a_job_begins_and_ends(arguments, seed, has_memory):
    done = run(("alone", 1), JOB.format(arguments=arguments, seed=seed))
    assert (done.stdout, done.stderr) == (f"{has_memory} True\nprinted\nFalse False\n", "")


class Group:
    """A mock of a PyTorch process group."""

    def __init__(self, rank, size):
        self.rank, self.size = (lambda: rank), (lambda: size)


GROUPS = """
import sys, types
from dtl.triton import host
class Group:
    def __init__(self, rank, size):
        self.rank, self.size = (lambda: rank), (lambda: size)
host.init_nvshmem_by_torch_process_group(Group(0, 1))
assert host.is_shmem_initialized()
host.finalize_distributed()
group = Group(0, 1)
distributed = types.SimpleNamespace(is_available=lambda: True, is_initialized=lambda: True,
                                    group=types.SimpleNamespace(WORLD=group))
sys.modules["torch"] = types.SimpleNamespace(distributed=distributed)
assert host.initialize_distributed() is group
assert host.is_shmem_initialized()
host.finalize_distributed()
assert not host.is_shmem_initialized()
"""


@pytest.mark.usefixtures("one_rank_only")
def test_groups_of_pytorch_stand_for_the_ranks_of_the_job(tmp_path):
    program = tmp_path / "groups.py"
    program.write_text(GROUPS)
    assert run(("alone", 1), program).stderr == ""


def test_a_group_of_other_ranks_is_refused(ctx):
    words = f"pg: 'rank {ctx.rank} of {ctx.size + 1}'; expected rank {ctx.rank} of {ctx.size}, as"
    with pytest.raises(dtl.DTLError, match=words):
        host.init_nvshmem_by_torch_process_group(Group(ctx.rank, ctx.size + 1))
    with pytest.raises(dtl.DTLError, match="pg: 3; expected a context, as init"):
        host.init_nvshmem_by_torch_process_group(3)


def test_symmetric_memory_is_there_once(ctx):
    assert host.is_shmem_initialized()
    with pytest.raises(dtl.DTLError, match="there is symmetric memory already"):
        host.init_rocshmem_by_torch_process_group(ctx)
    with pytest.raises(dtl.DTLError, match=r"pg: .*; expected a context"):
        host.init_nvshmem_by_torch_process_group("world")


TWICE = """
import gc, warnings
from dtl.triton import host
warnings.simplefilter("error")
class Group:
    def rank(self): return 0
    def size(self): return 1
host.initialize_distributed()
for again, given in ((host.initialize_distributed, ()),
                     (host.init_nvshmem_by_torch_process_group, (Group(),))):
    try:
        again(*given)
    except Exception as error:
        print(error)
gc.collect()
host.finalize_distributed()
"""


@pytest.mark.usefixtures("one_rank_only")
def test_a_refused_start_leaves_no_context_open():
    done = run(("alone", 1), TWICE)
    assert done.stdout.count("there is symmetric memory already") == 2
    assert done.stderr == ""


DTYPES = [(np.float64, "float64"), ("int32", "int32"), (tl.float16, "float16"), (tl.bfloat16, "bf")]


@pytest.mark.parametrize(("dtype", "name"), DTYPES)
def test_a_symmetric_array_has_zeros_of_its_dtype(made, dtype, name):
    array = made([2, 3], dtype)
    assert array.shape == (2, 3)
    assert not array.any()
    assert array.dtype.name.startswith(name)


WRONG_FORMS = {
    "size": ((-1, np.int8), r"shape: -1; expected one size or several, each of 0 or more"),
    "no size": (((2, 0.5), np.int8), r"shape: \(2, 0.5\); expected one size or several"),
    "none": ((None, np.int8), r"shape: None; expected one size or several"),
    "no dtype": ((2, "int9"), r"dtype: .int9.; expected a dtype of NumPy's, PyTorch's or Triton's"),
    "objects": ((2, object), r"dtype: .*object.*; expected one whose values lie in the array"),
}


@pytest.mark.parametrize("case", WRONG_FORMS)
def test_invalid_shapes_and_dtypes_are_refused(case):
    given, words = WRONG_FORMS[case]
    for make in (host.nvshmem_create_tensor, lambda *form: host.rand_tensor(*form, "cpu")):
        with pytest.raises(dtl.DTLError, match=words):
            make(*given)


def test_arrays_of_missing_ranks_are_refused(ctx):
    size, words = ctx.size, "; expected an integer from"
    for rank, count, expected in (
        (size, 1, rf"rank: {size}{words} 0 to {size - 1}"),
        (-1, 1, rf"rank: -1{words} 0"),
        ("0", 1, r"rank: .0.; expected an integer"),
        (0, 0, rf"local_world_size: 0{words} 1 to {size}"),
        (0, size + 1, rf"local_world_size: {size + 1}{words} 1"),
    ):
        with pytest.raises(dtl.DTLError, match=expected):
            host.nvshmem_create_tensors(2, np.int8, rank, count)
    if size == 4:
        with pytest.raises(dtl.DTLError, match=r"of which rank 3 is in those from 3 on.; expected"):
            host.nvshmem_create_tensors(2, np.int8, 3, 3)


@pytest.mark.usefixtures("shmem")
def test_a_barrier_takes_no_stream():
    host.rocshmem_barrier_all_on_stream(None)
    with pytest.raises(dtl.DTLError, match=r"stream: 3; expected None"):
        host.nvshmem_barrier_all_on_stream(3)


class Writes(io.StringIO):
    """A file that keeps the text of each write."""

    def __init__(self):
        super().__init__()
        self.pieces = []

    def write(self, text):
        self.pieces.append(text)


@pytest.mark.parametrize("need_sync", [False, True])
def test_a_line_is_one_write(ctx, need_sync):
    file = Writes()
    host.dist_print(
        "a", 1, "b\nc", allowed_ranks=[ctx.size - 1], prefix=True, need_sync=need_sync, file=file
    )
    mark = f"[rank:{ctx.size - 1}] "
    assert file.pieces == ([f"{mark}a 1 b\n", f"{mark}c\n"] if ctx.rank == ctx.size - 1 else [])


def test_ranks_print_in_their_order(ctx, monkeypatch):
    """Each rank prints after the barrier of the previous one, and all wait for the last."""
    barriers, file = [], Writes()
    barrier = dtl.barrier

    def counted_barrier(context):
        barriers.append(len(file.pieces))
        barrier(context)

    monkeypatch.setattr(dtl, "barrier", counted_barrier)
    host.dist_print("a", allowed_ranks="all", need_sync=True, file=file)
    assert barriers == [0] * ctx.rank + [1] * (ctx.size - ctx.rank)


def test_the_first_rank_prints_if_none_is_named(ctx, capsys):
    host.dist_print("one", "two", sep="-", end="!\n")
    assert capsys.readouterr().out == ("one-two!\n" if ctx.rank == 0 else "")
    host.dist_print(ctx.rank, allowed_ranks="all")
    assert capsys.readouterr().out == f"{ctx.rank}\n"
    with pytest.raises(dtl.DTLError, match=r"allowed_ranks: .some.; expected ranks, or 'all'"):
        host.dist_print(1, allowed_ranks="some")
    for ranks, words in (
        (0, "0; expected ranks, or 'all'"),
        ((ctx.size,), f"{ctx.size}; expected an"),
    ):
        with pytest.raises(dtl.DTLError, match=f"allowed_ranks: {words}"):
            host.dist_print(1, allowed_ranks=ranks)
    with pytest.raises(dtl.DTLError, match=r"expected sep, end, file and flush"):
        host.dist_print(1, colour="red")


def test_numbers_are_drawn_for_a_dtype_of_triton_s():
    drawn = host.rand_tensor(100, tl.bfloat16, "cpu").astype(np.float32)
    assert -1 <= drawn.min() < 0 < drawn.max() <= 1


@pytest.mark.parametrize("seed", [-1, 2**32, "a", None])
def test_an_invalid_seed_is_refused(seed):
    with pytest.raises(dtl.DTLError, match=r"seed: .*; expected an integer"):
        host.init_seed(seed)


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int8, np.uint8, np.int64])
def test_drawn_numbers_have_their_range(dtype):
    host.init_seed(1)
    drawn = host.rand_tensor((9000,), dtype, "cpu")
    host.init_seed(1)
    assert np.array_equal(drawn, host.rand_tensor((9000,), dtype, "cpu"))
    assert drawn.dtype == dtype
    low, high = (-1, 1) if drawn.dtype.kind == "f" else (np.iinfo(dtype).min, np.iinfo(dtype).max)
    assert low <= drawn.min() < drawn.max() <= high
    assert drawn.max() > high / 2
    if drawn.itemsize == 1:
        assert (drawn.min(), drawn.max()) == (low, high)
    host.init_seed(2)
    assert not np.array_equal(drawn, host.rand_tensor((9000,), dtype, "cpu"))


def test_arrays_on_devices_are_refused():
    with pytest.raises(dtl.DTLError, match=r"device: .cuda.; expected 'cpu'"):
        host.rand_tensor((1,), np.float32)
    with pytest.raises(dtl.DTLError, match=r"dtype: .complex64.; expected"):
        host.rand_tensor((1,), np.complex64, "cpu")


def test_gpus_and_constants_without_a_gpu():
    assert (host.is_cuda(), host.is_hip()) == (dtl.has_cuda(), dtl.has_hip())
    assert not host.is_nvshmem_multimem_supported()
    assert np.int64 == host.NVSHMEM_SIGNAL_DTYPE


@pytest.mark.parametrize(
    ("words", "value"), [("1", True), ("ON", True), ("no", False), ("", False)]
)
def test_a_variable_is_true_or_false(monkeypatch, words, value):
    monkeypatch.setenv("SOME_SWITCH", words)
    assert host.get_bool_env("SOME_SWITCH", not value) is value


def test_a_variable_that_is_unset_has_its_default(monkeypatch):
    monkeypatch.delenv("SOME_SWITCH", raising=False)
    assert host.get_bool_env("SOME_SWITCH", "default") == "default"
    assert host.get_int_env("SOME_SWITCH", 3) == 3
    monkeypatch.setenv("SOME_SWITCH", "12")
    assert host.get_int_env("SOME_SWITCH", 3) == 12
    for get, words in ((host.get_int_env, "an integer"), (host.get_bool_env, "one of 1, true")):
        monkeypatch.setenv("SOME_SWITCH", "many")
        with pytest.raises(dtl.DTLError, match=f"SOME_SWITCH: .many.; expected {words}"):
            get("SOME_SWITCH", 0)
