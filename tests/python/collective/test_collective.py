# SPDX-License-Identifier: BSD-3-Clause
"""Results of collectives equal those of NumPy, for all dtypes, operations, roots and shapes."""

import ml_dtypes
import numpy as np
import pytest
from programs import ROOT
from reference_model import CASES, NUMPY, PAIRS, PLAIN, REDUCTIONS, reduced

import dtl
from dtl._constants import OPERATIONS

COUNTS = [0, 1, 17, 1003]
SHAPES = [(1,), (3,), (2, 3), (2, 0), ()]

every_root = pytest.mark.parametrize("last", [False, True], ids=["root-first", "root-last"])


def values(rank, shape, dtype):
    """Returns small integers that differ between ranks; their sums are exact in any order."""
    count = int(np.prod(shape))
    numbers = (np.arange(count) * 7 + rank * 3) % 5 - (0 if NUMPY[dtype].kind in "ub" else 2)
    if NUMPY[dtype].kind == "V":
        return np.frombuffer(numbers.astype(np.uint8).tobytes(), NUMPY[dtype]).reshape(shape)
    return numbers.astype(NUMPY[dtype]).reshape(shape)


def all_values(ctx, shape, dtype):
    return [values(rank, shape, dtype) for rank in range(ctx.size)]


# ---- reductions ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("op", "dtype"), CASES)
def test_allreduce_equals_numpy(ctx, op, dtype):
    for count in COUNTS:
        found = dtl.allreduce(ctx, values(ctx.rank, (count,), dtype), op=op)

        expected = reduced(op, dtype, all_values(ctx, (count,), dtype))
        np.testing.assert_array_equal(found, expected, strict=True)


@pytest.mark.parametrize("op", REDUCTIONS)
@every_root
def test_reduce_on_the_root_equals_numpy(ctx, op, last):
    root = ctx.size - 1 if last else 0
    found = dtl.reduce(ctx, values(ctx.rank, (2, 3), "int64"), op=op, root=root)

    if ctx.rank == root:
        np.testing.assert_array_equal(found, reduced(op, "int64", all_values(ctx, (2, 3), "int64")))
    else:
        assert found is None


@pytest.mark.parametrize("op", REDUCTIONS)
def test_scan_includes_this_rank_and_lower_ranks(ctx, op):
    found = dtl.scan(ctx, values(ctx.rank, (17,), "int32"), op=op)

    parts = all_values(ctx, (17,), "int32")[: ctx.rank + 1]
    expected = reduced(op, "int32", parts)
    np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize(
    ("op", "neutral"), [("sum", 0), ("prod", 1), ("min", 2**31 - 1), ("max", -(2**31))]
)
def test_exscan_excludes_this_rank(ctx, op, neutral):
    found = dtl.exscan(ctx, values(ctx.rank, (17,), "int32"), op=op)

    parts = all_values(ctx, (17,), "int32")[: ctx.rank]
    expected = reduced(op, "int32", parts) if parts else np.full(17, neutral, np.int32)
    np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("dtype", ["int16", "float64", "complex128"])
@pytest.mark.parametrize("width", [1, 3, 1000])
def test_reduce_scatter_returns_the_block_of_each_rank(ctx, dtype, width):
    shape = (ctx.size, width)
    found = dtl.reduce_scatter(ctx, values(ctx.rank, shape, dtype))

    expected = reduced("sum", dtype, all_values(ctx, shape, dtype))[ctx.rank]
    np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("as_given", [list, np.array])
def test_reduce_scatter_of_single_numbers_returns_numpy_scalars(ctx, as_given):
    found = dtl.reduce_scatter(ctx, as_given([1.5] * ctx.size))

    assert type(found) is np.float64
    assert found == 1.5 * ctx.size


def test_reduce_scatter_accepts_blocks_of_any_length(ctx):
    counts = [rank % 3 for rank in range(ctx.size)]
    shape = (sum(counts), 2)
    found = dtl.reduce_scatter(ctx, values(ctx.rank, shape, "int64"), recvcounts=counts)

    start = sum(counts[: ctx.rank])
    expected = reduced("sum", "int64", all_values(ctx, shape, "int64"))
    np.testing.assert_array_equal(found, expected[start : start + counts[ctx.rank]])


@pytest.mark.parametrize("dtype", PAIRS)
@pytest.mark.parametrize(("op", "better"), [("minloc", np.argmin), ("maxloc", np.argmax)])
def test_minloc_and_maxloc_return_the_first_rank_of_the_value(ctx, dtype, op, better):
    mine = np.array([((ctx.rank * 5) % 3, ctx.rank), (1, ctx.rank)], NUMPY[dtype])
    found = dtl.allreduce(ctx, mine, op=op)

    everyone = [(rank * 5) % 3 for rank in range(ctx.size)]
    assert found[0]["value"] == everyone[better(everyone)]
    assert found[0]["index"] == better(everyone)
    assert found[1].tolist() == (1, 0)


def test_bytes_are_reduced_as_unsigned_integers(ctx):
    mine = np.full(5, ctx.rank + 250, np.uint8)
    found = dtl.allreduce(ctx, mine.view("V1"), op="max")

    np.testing.assert_array_equal(found.view(np.uint8), np.full(5, ctx.size + 249, np.uint8))


@pytest.mark.parametrize("start", [dtl.iscatter, dtl.ireduce_scatter, dtl.Context.plan_scatter])
def test_bytes_are_scattered_in_every_form(ctx, start):
    mine = np.arange(3 * ctx.size, dtype=np.uint8).reshape(-1, 3).view("V1")
    options = {"op": "max"} if start is dtl.ireduce_scatter else {}
    started = start(ctx, mine, **options)
    found = (started.get if isinstance(started, dtl.Future) else started)()

    np.testing.assert_array_equal(found.view("u1"), np.arange(3) + 3 * ctx.rank)


def test_bfloat16_exists_if_ml_dtypes_is_installed(ctx):
    bfloat16 = ml_dtypes.bfloat16
    found = dtl.allreduce(ctx, np.ones(3, bfloat16))

    assert found.dtype == bfloat16
    np.testing.assert_array_equal(found.astype(float), np.full(3, float(ctx.size)))


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16])
@pytest.mark.parametrize(("op", "ufunc"), [("sum", np.add), ("prod", np.multiply)])
def test_float16_overflows_to_infinity_and_keeps_nans(ctx, dtype, op, ufunc):
    largest = ml_dtypes.finfo(dtype).max
    mine = np.array([np.inf, -np.inf, np.nan, largest, -0.0], dtype)
    expected = mine
    with np.errstate(all="ignore"):
        for _ in range(1, ctx.size):
            wide = ufunc(expected.astype(np.float32), mine.astype(np.float32))
            expected = wide.astype(dtype)

    found = dtl.allreduce(ctx, mine, op=op)

    np.testing.assert_array_equal(found.astype(np.float32), expected.astype(np.float32))


@pytest.mark.parametrize("op", [dtl.SUM, "sum", np.add])
def test_an_operation_is_a_constant_a_name_or_a_ufunc(ctx, op):
    assert dtl.allreduce(ctx, 2, op=op) == 2 * ctx.size


UFUNCS = [(op, each) for op, (each, _) in REDUCTIONS.items() if isinstance(each, np.ufunc)]


@pytest.mark.parametrize(("op", "ufunc"), UFUNCS)
def test_every_operation_has_its_ufunc(ctx, op, ufunc):
    mine = values(ctx.rank, (17,), "int32")

    np.testing.assert_array_equal(dtl.allreduce(ctx, mine, ufunc), dtl.allreduce(ctx, mine, op))


# ---- data movement ------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", [*PLAIN, *PAIRS])
@every_root
def test_broadcast_copies_the_data_of_the_root(ctx, dtype, last):
    root = ctx.size - 1 if last else 0
    mine = np.zeros(17, NUMPY[dtype]) if dtype in PAIRS else values(ctx.rank, (17,), dtype)
    found = dtl.broadcast(ctx, mine, root=root)

    expected = mine if dtype in PAIRS else values(root, (17,), dtype)
    assert found.tobytes() == expected.tobytes()


@pytest.mark.parametrize("shape", SHAPES)
@every_root
def test_gather_stacks_the_data_of_all_ranks_on_the_root(ctx, shape, last):
    root = ctx.size - 1 if last else 0
    found = dtl.gather(ctx, values(ctx.rank, shape, "float32"), root=root)

    if ctx.rank == root:
        np.testing.assert_array_equal(found, np.stack(all_values(ctx, shape, "float32")))
    else:
        assert found is None


@pytest.mark.parametrize("shape", SHAPES)
def test_allgather_stacks_the_data_of_all_ranks(ctx, shape):
    found = dtl.allgather(ctx, values(ctx.rank, shape, "uint16"))

    assert found.shape == (ctx.size, *shape)
    np.testing.assert_array_equal(found, np.stack(all_values(ctx, shape, "uint16")))


@pytest.mark.parametrize("shape", SHAPES)
@every_root
def test_scatter_sends_each_rank_its_block(ctx, shape, last):
    root = ctx.size - 1 if last else 0
    found = dtl.scatter(ctx, values(ctx.rank, (ctx.size, *shape), "int64"), root=root)

    np.testing.assert_array_equal(found, values(root, (ctx.size, *shape), "int64")[ctx.rank])


@pytest.mark.parametrize("shape", SHAPES)
def test_alltoall_transposes_blocks(ctx, shape):
    found = dtl.alltoall(ctx, values(ctx.rank, (ctx.size, *shape), "int64"))

    expected = [part[ctx.rank] for part in all_values(ctx, (ctx.size, *shape), "int64")]
    np.testing.assert_array_equal(found, np.stack(expected))


def lengths(ctx):
    """Returns the lengths of all ranks, which differ; rank 0 has length 0."""
    return [2 * rank for rank in range(ctx.size)]


@pytest.mark.parametrize("has_counts", [False, True])
@every_root
def test_gatherv_concatenates_the_data_of_all_ranks(ctx, has_counts, last):
    root = ctx.size - 1 if last else 0
    counts = lengths(ctx) if has_counts and ctx.rank == root else None
    found = dtl.gatherv(ctx, values(ctx.rank, (2 * ctx.rank, 3), "int32"), counts, root)

    if ctx.rank == root:
        parts = [values(rank, (2 * rank, 3), "int32") for rank in range(ctx.size)]
        np.testing.assert_array_equal(found, np.concatenate(parts))
    else:
        assert found is None


@pytest.mark.parametrize("has_counts", [False, True])
def test_allgatherv_concatenates_the_data_of_all_ranks(ctx, has_counts):
    counts = lengths(ctx) if has_counts else None
    found = dtl.allgatherv(ctx, values(ctx.rank, (2 * ctx.rank,), "int32"), counts)

    parts = [values(rank, (2 * rank,), "int32") for rank in range(ctx.size)]
    np.testing.assert_array_equal(found, np.concatenate(parts))


@every_root
def test_scatterv_sends_each_rank_its_chunk(ctx, last):
    root = ctx.size - 1 if last else 0
    counts = lengths(ctx)
    is_root = ctx.rank == root
    everything = np.arange(3 * sum(counts)).reshape(sum(counts), 3)
    mine = everything if is_root else np.empty((0, 3), everything.dtype)
    found = dtl.scatterv(ctx, mine, counts if is_root else None, root)

    start = sum(counts[: ctx.rank])
    np.testing.assert_array_equal(found, everything[start : start + counts[ctx.rank]])


@pytest.mark.parametrize("has_counts", [False, True])
def test_alltoallv_exchanges_chunks_of_any_length(ctx, has_counts):
    sent = [(ctx.rank + rank) % 3 for rank in range(ctx.size)]
    data = np.concatenate([np.full(count, ctx.rank * 10 + to) for to, count in enumerate(sent)])
    found = dtl.alltoallv(ctx, data, sent, sent if has_counts else None)

    expected = [np.full(count, rank * 10 + ctx.rank) for rank, count in enumerate(sent)]
    np.testing.assert_array_equal(found, np.concatenate(expected))


def test_barrier_waits_for_all_ranks(ctx):
    assert dtl.barrier(ctx) is None


@pytest.mark.parametrize("dtype", [[("v", "f8"), ("i", "i8")], "f4,i4", "i4,i4", "i8,i8"])
def test_pairs_can_have_any_field_names(ctx, dtype):
    mine = np.array([(10 - ctx.rank, ctx.rank), (1, ctx.rank)], dtype)
    found = dtl.allreduce(ctx, mine, op="minloc")

    assert found.dtype == mine.dtype
    assert found.tolist() == [(11 - ctx.size, ctx.size - 1), (1, 0)]
    assert dtl.iallreduce(ctx, mine, op="minloc").get().tolist() == found.tolist()


def test_structured_dtypes_other_than_pairs_are_refused(ctx):
    for dtype in ("f8,f8", "f8,i4", "i8,i8,i8"):
        with pytest.raises(TypeError, match=r"value\.dtype"):
            dtl.allreduce(ctx, np.zeros(2, dtype), op="minloc")


# ---- arguments and results ----------------------------------------------------------------------


@pytest.mark.parametrize("value", [3, 2.5, 1 + 2j, np.float32(1.5), np.int8(3), np.float64(0.5)])
@pytest.mark.parametrize("collective", [dtl.allreduce, dtl.broadcast, dtl.scan, dtl.exscan])
def test_a_reduced_scalar_keeps_its_type(ctx, collective, value):
    assert type(collective(ctx, value)) is type(value)


@pytest.mark.parametrize("value", [2, 2.5, np.int8(4), np.float32(0.25)])
def test_a_logical_operation_on_scalars_returns_0_or_1(ctx, value):
    for op in ("land", "lor"):
        assert dtl.allreduce(ctx, value, op=op) == 1
        assert dtl.scan(ctx, value, op=op) == 1
    assert dtl.reduce(ctx, value, op="lxor") == (ctx.size % 2 if ctx.is_root else None)


def sums_of_bool(ctx, value):
    """Yields results of all forms of each reduction of `value` (all True), and its expectation."""
    blocks = np.ones(ctx.size, bool)
    yield dtl.allreduce(ctx, value), ctx.size
    yield dtl.iallreduce(ctx, value).get(), ctx.size
    yield dtl.scan(ctx, value), ctx.rank + 1
    yield dtl.iscan(ctx, value).get(), ctx.rank + 1
    yield dtl.exscan(ctx, value), ctx.rank
    yield dtl.reduce_scatter(ctx, blocks), ctx.size
    yield dtl.ireduce_scatter(ctx, blocks).get(), ctx.size
    yield dtl.allreduce(ctx, value, op="prod"), 1


@pytest.mark.parametrize("value", [True, np.bool_(True), np.ones(3, bool), np.ones(100, bool)])
def test_sums_of_bool_count_true_values(ctx, value):
    for found, expected in sums_of_bool(ctx, value):
        assert np.asarray(found).dtype == np.int64
        assert (np.asarray(found) == expected).all()
    assert type(dtl.allreduce(ctx, True)) is int
    assert dtl.allreduce(ctx, value, op="lor").dtype == bool if np.ndim(value) else True
    found = dtl.reduce(ctx, value)
    assert (np.asarray(found) == ctx.size).all() if ctx.is_root else found is None


def test_sums_of_bool_are_written_to_out_in_its_dtype(ctx):
    wide, narrow = np.zeros(2, np.int64), np.zeros(2, bool)

    dtl.allreduce(ctx, np.ones(2, bool), out=wide)
    assert (wide == ctx.size).all()
    dtl.allreduce(ctx, np.ones(2, bool), out=narrow)
    assert narrow.all()
    with pytest.raises(TypeError, match="sums and products of bool are of int64"):
        ctx.plan_allreduce(np.ones(2, bool))


def test_truth_values_and_numbers_are_added(ctx):
    expected = 3 + (ctx.size - 1)
    assert dtl.allreduce(ctx, 3 if ctx.rank == 0 else True) == expected


def test_a_scalar_is_reduced_on_the_root(ctx):
    found = dtl.reduce(ctx, 1.5, op="max")

    assert found == (1.5 if ctx.is_root else None)


def test_gathered_scalars_are_an_array(ctx):
    np.testing.assert_array_equal(dtl.allgather(ctx, ctx.rank), np.arange(ctx.size))


def test_a_list_is_converted_to_an_array(ctx):
    found = dtl.allreduce(ctx, [1, 2, 3])

    np.testing.assert_array_equal(found, np.array([1, 2, 3]) * ctx.size)


def test_a_zero_dimensional_array_stays_one(ctx):
    found = dtl.allreduce(ctx, np.array(2.0))

    assert isinstance(found, np.ndarray)
    assert found.shape == ()


@pytest.mark.parametrize(
    "make",
    [
        np.asfortranarray,
        lambda a: np.repeat(a, 2, axis=1)[:, ::2],
        lambda a: a[::-1][::-1],
        lambda a: a.astype(">f8"),
        lambda a: a.view(np.matrix),
    ],
    ids=["fortran-order", "strided", "reversed", "big-endian", "subclass"],
)
def test_input_of_any_memory_layout_is_accepted(ctx, make):
    plain = np.arange(12.0).reshape(3, 4)
    found = dtl.allreduce(ctx, make(plain))

    np.testing.assert_array_equal(found, plain * ctx.size)


def test_the_input_is_not_modified(ctx):
    mine = values(ctx.rank, (17,), "int64")
    dtl.broadcast(ctx, mine)
    dtl.allreduce(ctx, mine)

    np.testing.assert_array_equal(mine, values(ctx.rank, (17,), "int64"))


def test_a_read_only_array_is_accepted_as_input(ctx):
    mine = np.arange(3.0)
    mine.flags.writeable = False

    np.testing.assert_array_equal(dtl.allreduce(ctx, mine), np.arange(3.0) * ctx.size)


def test_a_container_contributes_its_local_part(ctx):
    with dtl.DistributedVector(ctx, 3, partition="replicated", fill=2.0) as vec:
        np.testing.assert_array_equal(dtl.allreduce(ctx, vec), np.full(3, 2.0 * ctx.size))


OUTPUTS = {
    "broadcast": lambda _: (np.ones(4), np.empty(4)),
    "scatter": lambda ctx: (np.ones((ctx.size, 4)), np.empty(4)),
    "allreduce": lambda _: (np.ones(4), np.empty(4)),
    "allgather": lambda ctx: (np.ones(4), np.empty((ctx.size, 4))),
    "allgatherv": lambda ctx: (np.ones(4), np.empty(4 * ctx.size)),
    "alltoall": lambda ctx: (np.ones((ctx.size, 4)), np.empty((ctx.size, 4))),
    "scan": lambda _: (np.ones(4), np.empty(4)),
    "exscan": lambda _: (np.ones(4), np.empty(4)),
    "reduce_scatter": lambda ctx: (np.ones((ctx.size, 4)), np.empty(4)),
}


@pytest.mark.parametrize("name", OUTPUTS)
def test_out_receives_the_result_and_is_returned(ctx, name):
    collective = getattr(dtl, name)
    value, out = OUTPUTS[name](ctx)

    found = collective(ctx, value, out=out)

    assert found is out
    np.testing.assert_array_equal(out, collective(ctx, value))


@pytest.mark.parametrize("name", ["reduce", "gather", "gatherv"])
def test_out_matters_on_the_root_only(ctx, name):
    collective = getattr(dtl, name)
    shape = {"reduce": (4,), "gather": (ctx.size, 4), "gatherv": (4 * ctx.size,)}[name]
    out = np.empty(shape) if ctx.is_root else None

    found = collective(ctx, np.ones(4), out=out)

    assert found is out


@pytest.mark.parametrize("name", ["scatterv", "alltoallv"])
def test_out_receives_chunks_of_different_lengths(ctx, name):
    out = np.empty(ctx.size if name == "alltoallv" else 1)
    ones = [1] * ctx.size
    arguments = [ones, ones] if name == "alltoallv" else [ones]

    assert getattr(dtl, name)(ctx, np.arange(float(ctx.size)), *arguments, out=out) is out


@pytest.mark.parametrize("collective", [dtl.allreduce, dtl.scan, dtl.broadcast])
def test_out_can_be_the_input(ctx, collective):
    expected = collective(ctx, np.arange(5.0))
    both = np.arange(5.0)

    collective(ctx, both, out=both)

    np.testing.assert_array_equal(both, expected)


def test_the_keyword_data_of_older_programs_is_accepted(ctx):
    assert dtl.allreduce(ctx, data=1.0) == ctx.size
    assert dtl.broadcast(ctx, data=2) == 2
    assert dtl.allgather(ctx, data=1).shape == (ctx.size,)
    ones = [1] * ctx.size
    moved = dtl.alltoallv(ctx, data=np.arange(ctx.size), sendcounts=ones, recvcounts=ones)
    np.testing.assert_array_equal(moved, np.full(ctx.size, ctx.rank))


@pytest.mark.parametrize(
    "policy", [{"determinism": "deterministic"}, {"reduction_schedule": "fixed_tree"}]
)
def test_reproducible_reductions_are_bitwise_equal(policy):
    with dtl.Context(**policy) as fixed:
        mine = np.random.default_rng(fixed.rank).standard_normal(1003)
        first = dtl.allreduce(fixed, mine)

        assert first.tobytes() == dtl.allreduce(fixed, mine).tobytes()
        bits = dtl.allgather(fixed, first.view(np.int64))
        assert (bits == bits[0]).all()


def test_every_operation_has_a_case():
    assert {*REDUCTIONS, "minloc", "maxloc"} == set(OPERATIONS)


def is_defined(call, *arguments):
    try:
        call(*arguments)
    except dtl.InvalidArgumentError:
        return False
    return True


def test_the_reference_lists_the_operations_of_each_dtype(ctx):
    page = (ROOT / "generated/site/reference/operations.md").read_text()
    rows = [[cell.strip(" `") for cell in line.split("|")[1:-1]] for line in page.splitlines()]
    (_, *operations), _, *dtypes = filter(None, rows)
    named = {**NUMPY, "bfloat16": np.dtype(ml_dtypes.bfloat16)}

    assert {name for name, *_ in dtypes} == set(named)
    assert set(operations) == set(OPERATIONS)
    for name, *expected in dtypes:
        value = np.zeros(2, named[name])
        for call in (dtl.allreduce, dtl.scan):
            found = [is_defined(call, ctx, value, op) for op in operations]
            assert found == [each == "yes" for each in expected], name


# ---- arrays of other libraries ------------------------------------------------------------------


class Tensor:
    """Tensor of another library in host memory that is exported through DLPack only."""

    def __init__(self, values):
        self.values = values

    def __dlpack__(self, **options):
        return self.values.__dlpack__(**options)

    def __dlpack_device__(self):
        return self.values.__dlpack_device__()


def test_results_are_written_to_arrays_of_other_libraries(ctx):
    out, number = Tensor(np.zeros(3)), Tensor(np.zeros(()))

    assert dtl.allreduce(ctx, Tensor(np.ones(3)), out=out) is out
    assert out.values.tolist() == [ctx.size] * 3
    assert dtl.allreduce(ctx, np.float64(2), out=number) is number
    assert number.values == 2 * ctx.size


def test_a_broadcast_is_written_to_arrays_of_other_libraries(ctx):
    word = Tensor(np.full(2, 7.0 if ctx.is_root else 0.0))

    assert dtl.broadcast(ctx, word.values if ctx.is_root else None, out=word) is word
    assert word.values.tolist() == [7, 7]


def test_read_only_arrays_of_other_libraries_are_refused(ctx):
    values = np.zeros(3)
    values.flags.writeable = False

    with pytest.raises(dtl.InvalidArgumentError, match="out: 'a read-only array'; expected a writ"):
        dtl.allreduce(ctx, np.ones(3), out=Tensor(values))
