# SPDX-License-Identifier: BSD-3-Clause
"""Collectives without `out` infer dtype and shape from the data of all ranks, or fail on all."""

import re

import numpy as np
import pytest

import dtl
from dtl._collective import overflow
from dtl._core import arguments
from dtl._core.foreign_arrays import ForeignDeviceArray

every_root = pytest.mark.parametrize("last", [False, True], ids=["root-first", "root-last"])
SIZES = [1, 3, 1000]  # small sizes fit in the first message, large ones follow it


@pytest.fixture
def several(ctx):
    if ctx.size == 1:
        pytest.skip("ranks that differ are two or more")
    return ctx


def root_of(ctx, last):
    return ctx.size - 1 if last else 0


def on_rank(ctx, rank, value, other=None):
    """Returns `value` on one rank, and `other` on the others."""
    return value if ctx.rank == rank else other


# ---- data of the root ---------------------------------------------------------------------------


@pytest.mark.parametrize("count", SIZES)
@pytest.mark.parametrize("other", [None, "text", 1.5, np.zeros(2)], ids=repr)
@every_root
def test_broadcast_uses_dtype_and_shape_of_the_root(ctx, count, other, last):
    root = root_of(ctx, last)
    mine = np.arange(2 * count, dtype=np.int16).reshape(count, 2)

    found = dtl.broadcast(ctx, on_rank(ctx, root, mine, other), root=root)

    assert found.dtype == np.int16
    np.testing.assert_array_equal(found, mine)
    found[...] = 0  # the result is a writable copy


@pytest.mark.parametrize("value", [3, 2.5, 1j, True, np.float32(1.5), np.int8(3)], ids=repr)
def test_broadcast_returns_the_scalar_of_the_root(ctx, value):
    found = dtl.broadcast(ctx, on_rank(ctx, 0, value))

    assert found == value
    assert type(found) is type(value)


def test_broadcast_returns_a_zero_dimensional_array(ctx):
    found = dtl.broadcast(ctx, on_rank(ctx, 0, np.array(2.5)))

    assert isinstance(found, np.ndarray)
    assert found.shape == ()


def test_broadcast_of_integers_against_zeros(ctx):
    found = dtl.broadcast(ctx, on_rank(ctx, 0, np.arange(4), np.zeros(4)))

    assert found.dtype == np.int64
    np.testing.assert_array_equal(found, np.arange(4))


@pytest.mark.parametrize("count", SIZES)
@pytest.mark.parametrize("other", [None, np.empty(3)], ids=["none", "floats"])
@every_root
def test_scatter_uses_dtype_and_shape_of_the_root(ctx, count, other, last):
    root = root_of(ctx, last)
    everything = np.arange(count * ctx.size).reshape(ctx.size, count)

    found = dtl.scatter(ctx, on_rank(ctx, root, everything, other), root=root)

    assert found.dtype == np.int64
    np.testing.assert_array_equal(found, everything[ctx.rank])


@pytest.mark.parametrize("count", [0, 1, 3, 200])
def test_scatter_of_a_1d_array_returns_1d_arrays(ctx, count):
    values = np.arange(ctx.size * count)
    found = dtl.scatter(ctx, on_rank(ctx, 0, values, None))

    np.testing.assert_array_equal(found, values.reshape(ctx.size, -1)[ctx.rank], strict=True)
    np.testing.assert_array_equal(dtl.iscatter(ctx, values).get(), found, strict=True)


def test_scatter_refuses_unequal_blocks(ctx):
    if ctx.size > 1:
        with pytest.raises(dtl.MismatchError, match=f"a multiple of {ctx.size}"):
            dtl.scatter(ctx, np.arange(ctx.size + 1))
    with pytest.raises(dtl.MismatchError, match=f"a first dimension of {ctx.size}"):
        dtl.scatter(ctx, np.zeros((ctx.size + 1, 2)))


def results_with_out(ctx, name, *inputs, root, out):
    """Yields the result of each form of a collective."""
    counts = [[out.size] * ctx.size] * name.endswith("v")
    yield getattr(dtl, name)(ctx, *inputs, *counts, root=root, out=out)
    yield getattr(dtl, f"i{name}")(ctx, *inputs, *counts, root=root, out=out).get()
    with getattr(ctx, f"plan_{name}")(*inputs, *counts, root=root, out=out) as plan:
        yield plan()


@pytest.mark.parametrize("name", ["broadcast", "scatter", "scatterv"])
@every_root
def test_with_out_the_other_ranks_can_pass_none(ctx, name, last):
    root, out = root_of(ctx, last), np.empty(4)
    shape = {"broadcast": (4,), "scatter": (ctx.size, 4), "scatterv": (4 * ctx.size,)}[name]
    mine = np.resize(np.arange(4.0), shape)

    for found in results_with_out(ctx, name, on_rank(ctx, root, mine), root=root, out=out):
        assert found is out
        np.testing.assert_array_equal(out, np.arange(4.0))
        out[...] = -1
        ctx.barrier()


def test_an_invalid_out_fails_on_all_ranks(several):
    if several.rank:
        with pytest.raises(dtl.InvalidArgumentError, match="expected a NumPy array"):
            dtl.scatter(several, None, out=[1.0])


def test_a_scatter_of_indivisible_length_fails_on_all_ranks(several):
    with pytest.raises(dtl.InvalidArgumentError, match="a multiple of"):
        dtl.scatter(several, on_rank(several, 0, np.arange(several.size + 1)))


def test_invalid_data_of_the_root_fails_on_all_ranks(several):
    with pytest.raises(dtl.InvalidArgumentError, match="dtype: '<U4'; expected one of int8"):
        dtl.broadcast(several, on_rank(several, 0, "text"))


# ---- numbers of different types -----------------------------------------------------------------


@pytest.mark.parametrize("collective", [dtl.allreduce, dtl.reduce, dtl.scan, dtl.exscan])
def test_integer_zero_is_reduced_with_floats(ctx, collective):
    parts = [[0.5, 0.25] if rank < max(1, ctx.size - 1) else [] for rank in range(ctx.size)]
    sums = [sum(each) for each in parts]

    found = collective(ctx, sums[ctx.rank])

    expected = {
        dtl.allreduce: sum(sums),
        dtl.reduce: on_rank(ctx, 0, sum(sums)),
        dtl.scan: sum(sums[: ctx.rank + 1]),
        dtl.exscan: sum(sums[: ctx.rank]),
    }[collective]
    assert found == expected
    assert isinstance(found, float) or expected is None


NUMBERS = [0, 1.5, 2j, True, np.int8(3), np.float32(0.5), np.float64(2.5), np.uint64(7), 2**40]


@pytest.mark.parametrize("one", NUMBERS, ids=repr)
@pytest.mark.parametrize("other", NUMBERS, ids=repr)
def test_scalars_are_promoted_as_in_numpy(several, one, other):
    mine = on_rank(several, several.size - 1, one, other)
    dtype = np.result_type(np.asarray(one).dtype, np.asarray(other).dtype)

    total = dtl.allreduce(several, mine)
    everyone = dtl.allgather(several, mine)

    expected = np.array([other] * (several.size - 1) + [one], dtype)
    counted = [np.int64 if each is True else np.asarray(each).dtype for each in (one, other)]
    wide = np.result_type(*counted)  # sums of bool are integers
    assert total == np.sum(expected.astype(wide), dtype=wide)
    assert np.asarray(total).dtype == wide
    assert everyone.dtype == dtype
    np.testing.assert_array_equal(everyone, expected)


def test_integers_do_not_overflow_if_one_is_a_float(several):
    found = dtl.allreduce(several, on_rank(several, 0, 0.5, 2**62), "sum")

    assert found == 0.5 + (several.size - 1) * float(2**62)


def test_integers_stay_exact(ctx):
    assert dtl.allreduce(ctx, 2**53 + 1, "max") == 2**53 + 1


def test_integers_beyond_int64_are_unsigned(ctx):
    assert dtl.allreduce(ctx, 2**63 + 1, "max") == 2**63 + 1


@pytest.mark.parametrize("values", [[2**63 + 1, 1], [2**64 - 1, 0], ([2**63], [2])], ids=repr)
def test_lists_of_large_integers_stay_integers(ctx, values):
    found = dtl.broadcast(ctx, values)

    assert found.dtype == np.uint64
    np.testing.assert_array_equal(found, np.array(values, np.uint64))


@pytest.mark.parametrize("values", [[2**64, 1], [-1, 2**63], [-(2**63) - 1, 0]], ids=repr)
def test_lists_whose_integers_fit_no_dtype_are_refused(ctx, values):
    with pytest.raises(OverflowError, match="expected integers from"):
        dtl.allgather(ctx, values)


def test_lists_of_large_floats_are_floats(ctx):
    assert dtl.broadcast(ctx, [2**63, 0.5]).dtype == np.float64


@pytest.mark.parametrize("value", [2**64, -(2**63) - 1])
@pytest.mark.parametrize("collective", [dtl.allreduce, dtl.reduce, dtl.gather, dtl.broadcast])
def test_integers_out_of_range_raise_overflow_error(ctx, collective, value):
    with pytest.raises(OverflowError, match="expected an integer from"):
        collective(ctx, value)


REDUCTIONS = [dtl.allreduce, dtl.reduce, dtl.scan]
LARGE = [2**62, -(2**62) - 1, 2**63, np.int64(2**62), np.int32(-(2**30) - 1), np.uint8(200)]


@pytest.mark.parametrize("reduction", REDUCTIONS)
@pytest.mark.parametrize("value", LARGE)
@pytest.mark.parametrize("op", ["sum", "prod"])
def test_a_sum_or_product_out_of_range_raises_overflow_error(several, reduction, value, op):
    words = f"value: its {op} over all ranks is beyond u?int(64|32|8); expected one that fits"
    with pytest.raises(OverflowError, match=words):
        reduction(several, value, op)


@pytest.mark.parametrize("kind", [int, np.int64, np.int16])
def test_a_scan_that_overflows_on_one_rank_fails_on_all(several, kind):
    most = int(np.iinfo(kind if kind is not int else np.int64).max)
    first = several.size - 2

    for values in ({first: most, first + 1: 1}, {first: -most, first + 1: -2}):
        with pytest.raises(OverflowError, match="its sum over all ranks is beyond int"):
            dtl.scan(several, kind(values.get(several.rank, 0)))
    for rank in range(2, several.size):  # rank 2 is the first that sums two values
        with pytest.raises(OverflowError, match="its sum over all ranks is beyond int"):
            dtl.exscan(several, kind(on_rank(several, rank, 0, most)))

    mine = {first: most, first + 1: -most}.get(several.rank, 0)
    found = dtl.scan(several, kind(mine)), dtl.exscan(several, kind(mine))

    assert found == (most * (several.rank == first), most * (several.rank == first + 1))
    assert type(found[0]) is type(found[1]) is kind


@pytest.mark.parametrize("started", [dtl.iallreduce, dtl.ireduce, dtl.iscan, dtl.iexscan])
@pytest.mark.parametrize("op", ["sum", "prod"])
def test_nonblocking_reductions_refuse_integers_that_may_overflow(several, started, op):
    most = (2**63 - 1) // several.size if op == "sum" else int(2 ** (62 / several.size))

    for value in (*LARGE, -most - (2 if op == "sum" else 2**31)):
        words = f"{op} of {value} on {several.size} ranks is beyond u?int"
        with pytest.raises(OverflowError, match=words):
            started(several, value, op)

    expected = {dtl.iscan: several.rank + 1, dtl.iexscan: several.rank}.get(started, several.size)
    found = started(several, most, op).get()
    if started is not dtl.ireduce or several.is_root:
        assert found == (most * expected if op == "sum" else most**expected)
    out = np.empty((), np.int64)
    assert started(several, 2**62, op, out=out).get() is (
        out if started is not dtl.ireduce or several.is_root else None
    )


def test_a_device_scalar_is_not_read(several, monkeypatch):
    foreign = np.array(2**62).view(ForeignDeviceArray)
    monkeypatch.setattr(arguments, "host_or_device_array", lambda *_: (foreign, None))

    found, _ = overflow.addend(several, "value", object(), "sum")

    assert found is foreign


def test_sums_and_products_at_the_integer_limits_fit(several):
    share = 2**63 // several.size

    assert dtl.allreduce(several, on_rank(several, 0, 2**63 - 1, 0)) == 2**63 - 1
    assert dtl.allreduce(several, -share) == -share * several.size
    assert dtl.allreduce(several, on_rank(several, 1, 0, 2**62), "prod") == 0
    assert dtl.allreduce(several, 2**62, "bor") == dtl.scan(several, 2**62, "max") == 2**62
    assert dtl.iallreduce(several, 2**62, "max").get() == 2**62
    assert dtl.allreduce(several, np.int8(on_rank(several, 0, -128, 0))) == -128
    assert dtl.scan(several, on_rank(several, 0, 2**63 - 1, 0)) == 2**63 - 1
    assert dtl.allreduce(several, on_rank(several, 0, np.int8(100), np.int16(100))) > 127
    # Array elements wrap around, as in NumPy.
    assert dtl.allreduce(several, np.array([2**62]), "prod") == 0


# ---- different arrays ---------------------------------------------------------------------------

COLLECTIVES = [
    "allreduce",
    "reduce",
    "gather",
    "allgather",
    "alltoall",
    "scan",
    "exscan",
    "reduce_scatter",
]
COUNTED = ["gatherv", "allgatherv", "alltoallv"]


def local_input(ctx, name, dtype, width):
    shape = (ctx.size, width) if name in ("alltoall", "alltoallv", "reduce_scatter") else (width,)
    if name in ("gatherv", "allgatherv"):
        shape = (3, width)
    return np.ones(shape, dtype)


def call(ctx, name, value):
    counts = [[1] * ctx.size] if name == "alltoallv" else []
    return getattr(dtl, name)(ctx, value, *counts)


@pytest.mark.parametrize("name", COLLECTIVES + COUNTED)
@pytest.mark.parametrize("width", [2, 1000])
def test_different_dtypes_fail_on_all_ranks(several, name, width):
    dtype = on_rank(several, several.size - 1, np.int32, np.float64)
    words = rf"rank 0 gives float64 of shape .* and rank {several.size - 1} gives int32 of shape"

    with pytest.raises(dtl.InvalidArgumentError, match=words):
        call(several, name, local_input(several, name, dtype, width))


@pytest.mark.parametrize("name", COLLECTIVES + COUNTED)
@pytest.mark.parametrize("width", [2, 1000])
def test_different_shapes_fail_on_all_ranks(several, name, width):
    width += several.rank == several.size - 1

    with pytest.raises(dtl.InvalidArgumentError, match=r"gives .* and rank \d+ gives"):
        call(several, name, local_input(several, name, np.float64, width))


def test_a_scalar_does_not_match_an_array(several):
    with pytest.raises(dtl.InvalidArgumentError, match=r"a number of int64 .* of shape \(3,\)"):
        dtl.allreduce(several, on_rank(several, 0, 1, np.ones(3)))


@pytest.mark.parametrize("wrong", [None, "text", 2**64], ids=repr)
@pytest.mark.parametrize("name", COLLECTIVES)
def test_an_invalid_contribution_fails_on_all_ranks(several, name, wrong):
    fit = local_input(several, name, np.float64, 2)

    with pytest.raises((dtl.InvalidArgumentError, OverflowError), match="; expected "):
        call(several, name, on_rank(several, several.size - 1, wrong, fit))


def test_an_alltoall_of_a_scalar_fails_on_all_ranks(several):
    with pytest.raises(dtl.InvalidArgumentError, match="first dimension of"):
        dtl.alltoall(several, on_rank(several, several.size - 1, 1.5, np.ones(several.size)))


def test_different_operations_fail_on_all_ranks(several):
    with pytest.raises(dtl.InvalidArgumentError, match=r"allreduce by sum .* allreduce by max"):
        dtl.allreduce(several, 1.0, on_rank(several, several.size - 1, "max", "sum"))


@pytest.mark.parametrize("width", [1, 1000])
def test_different_reduce_scatter_operations_fail_on_all_ranks(several, width):
    op = on_rank(several, several.size - 1, "max", "sum")

    with pytest.raises(dtl.InvalidArgumentError, match=r"reduce_scatter by sum .* by max"):
        dtl.reduce_scatter(several, np.ones((several.size, width)), op)


def test_reduce_scatter_with_and_without_counts_fails(several):
    counts = on_rank(several, 0, [1] * several.size)

    with pytest.raises(dtl.InvalidArgumentError, match=r"to reduce_scatter by sum"):
        dtl.reduce_scatter(several, np.ones(several.size), recvcounts=counts)


def test_different_collectives_fail_on_all_ranks(several):
    collective = on_rank(several, several.size - 1, dtl.allreduce, dtl.allgather)

    with pytest.raises(dtl.InvalidArgumentError, match=r"to allgather .* to allreduce by sum"):
        collective(several, 1.0)


def test_the_context_is_usable_after_a_failure(several):
    with pytest.raises(dtl.InvalidArgumentError):
        dtl.allreduce(several, np.ones(several.rank + 1))

    assert dtl.allreduce(several, 1.0) == several.size


# ---- containers ---------------------------------------------------------------------------------

CONTAINERS = {
    "DistributedVector": (10, 11),
    "DistributedArray": (10, 11),
    "DistributedTensor": ((4, 4), (4, 5)),
}


@pytest.mark.parametrize("name", CONTAINERS)
def test_containers_of_different_sizes_fail_on_all_ranks(several, name):
    size, other = CONTAINERS[name]
    one, another = map(re.escape, map(str, CONTAINERS[name]))
    words = rf"rank 0 gives .*{one}.* and rank {several.size - 1} gives .*{another}"

    with pytest.raises(dtl.InvalidArgumentError, match=words):
        getattr(dtl, name)(several, on_rank(several, several.size - 1, other, size))


def test_containers_of_different_kinds_fail_on_all_ranks(several):
    last = several.size - 1
    kind = on_rank(several, last, dtl.DistributedArray, dtl.DistributedVector)

    with pytest.raises(dtl.MismatchError, match=f"to a vector and rank {last} gives .* to an arr"):
        kind(several, 10)


@pytest.mark.parametrize("name", CONTAINERS)
def test_containers_of_different_dtypes_fail_on_all_ranks(several, name):
    size, _ = CONTAINERS[name]
    dtype = on_rank(several, several.size - 1, np.int32, np.float64)
    words = rf"rank 0 gives float64 of shape .* and rank {several.size - 1} gives int32 of shape"

    with pytest.raises(dtl.InvalidArgumentError, match=words):
        getattr(dtl, name)(several, size, dtype=dtype)


@pytest.mark.parametrize("wrong", [{"size": -1}, {"dtype": "U3"}, {"partition": "x"}], ids=repr)
def test_a_container_refused_on_one_rank_fails_on_all(several, wrong):
    options = {"size": 10, **on_rank(several, several.size - 1, wrong, {})}

    with pytest.raises(dtl.InvalidArgumentError, match="; expected "):
        dtl.DistributedVector(several, **options)


def test_maps_of_different_dtypes_fail_on_all_ranks(several):
    key_dtype = on_rank(several, several.size - 1, np.int32, np.int64)
    words = rf"rank 0 gives int64 to float64 and rank {several.size - 1} gives int32 to float64"

    with pytest.raises(dtl.InvalidArgumentError, match=words):
        dtl.DistributedMap(several, key_dtype=key_dtype)


# ---- refusals in every collective ---------------------------------------------------------------


@pytest.mark.parametrize("name", [*COLLECTIVES, "broadcast"])
def test_masked_arrays_are_refused(ctx, name):
    with pytest.raises(dtl.InvalidArgumentError, match="an array without a mask"):
        getattr(dtl, name)(ctx, np.ma.ones(ctx.size))


@pytest.mark.parametrize(
    "use",
    [
        lambda ctx, masked: dtl.send(ctx, masked, ctx.rank),
        lambda ctx, masked: dtl.recv(ctx, ctx.rank, out=masked),
        lambda ctx, masked: ctx.plan_allreduce(masked),
        lambda ctx, masked: dtl.allreduce(ctx, np.ones(2), out=masked),
        lambda ctx, masked: dtl.scan(ctx, np.ones(2), out=masked),
    ],
    ids=["send", "recv", "plan", "allreduce", "scan"],
)
def test_masked_arrays_are_refused_everywhere(ctx, use):
    with pytest.raises(dtl.InvalidArgumentError, match="an array without a mask"):
        use(ctx, np.ma.masked_array([1.0, 2.0], mask=[False, True]))


@pytest.mark.parametrize(
    "value",
    ["text", object(), np.datetime64("2020-01-01")],
    ids=lambda value: type(value).__name__,
)
@pytest.mark.parametrize("name", [*COLLECTIVES, "broadcast"])
def test_refusal_of_python_objects_names_broadcast_object(ctx, name, value):
    with pytest.raises(TypeError, match="broadcast_object"):
        getattr(dtl, name)(ctx, value)


@pytest.mark.parametrize("name", [*COLLECTIVES, "broadcast", "scatter"])
def test_refusal_of_a_closed_context_names_the_function(ctx, name):
    other = dtl.Context()
    other.close()

    with pytest.raises(dtl.InvalidArgumentError, match=rf"{name}: ctx is .*\[DTL-{name}-ctx-"):
        getattr(dtl, name)(other, np.ones(ctx.size))


@pytest.mark.parametrize("name", [*COLLECTIVES, "broadcast", "scatter", "barrier"])
def test_a_missing_context_is_named(name):
    with pytest.raises(dtl.InvalidArgumentError, match=r"ctx: .*; expected a dtl\.Context"):
        getattr(dtl, name)(np.ones(3))


@pytest.mark.parametrize("collective", [dtl.allreduce, dtl.scan, dtl.broadcast])
def test_out_of_another_shape_is_refused(ctx, collective):
    with pytest.raises(dtl.InvalidArgumentError, match=r"out.shape: \(3, 2\)"):
        collective(ctx, np.ones((2, 3)), out=np.empty((3, 2)))


@pytest.mark.parametrize("ndim", [9, 24, 25, 64])
@pytest.mark.parametrize("count", SIZES)
@every_root
def test_an_array_of_any_number_of_dimensions_is_scattered(ctx, ndim, count, last):
    root = root_of(ctx, last)
    data = np.arange(ctx.size * count, dtype=np.float32)
    data = data.reshape(ctx.size, *(1,) * (ndim - 2), count)
    sent = data if ctx.rank == root else None

    for found, expected in (
        (dtl.broadcast(ctx, sent, root), data),
        (dtl.scatter(ctx, sent, root), data[ctx.rank]),
    ):
        assert found.dtype == expected.dtype
        assert found.shape == expected.shape
        assert np.array_equal(found, expected)
