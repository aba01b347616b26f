# SPDX-License-Identifier: BSD-3-Clause
"""Algorithms over all ranks, compared with NumPy on the gathered elements."""

import itertools

import ml_dtypes
import numpy as np
import pytest

import dtl

POLICIES = ["block", "cyclic", "block_cyclic", "hash", "replicated"]
DTYPES = [np.int8, np.uint16, np.int32, np.int64, np.uint64, np.float32, np.float64]
SIZES = [0, 1, 3, 17, 1000]


def elements(size, dtype=np.float64, seed=0):
    """Returns the same elements on all ranks: many duplicates, of both signs in signed dtypes."""
    values = np.random.default_rng(seed).integers(-20, 20, size)
    return (values if np.dtype(dtype).kind != "u" else np.abs(values)).astype(dtype)


def distribute(ctx, values, policy="block", kind=dtl.DistributedVector):
    """Returns a container of kind `kind` that holds `values`."""
    found = kind(ctx, len(values), values.dtype, partition=policy, block_size=3)
    found.local_view()[:] = values[indices_of(found)]
    return found


def indices_of(container):
    """Returns the global indices of the local elements."""
    return np.array([container.to_global(index) for index in range(container.local_size)], int)


def gathered(container):
    """Returns all elements of the container on every rank."""
    mine = np.zeros(container.global_size, container.dtype)
    known = np.zeros(container.global_size, np.int64)
    flat = container.to_numpy().reshape(-1)
    mine[indices_of(container)] = flat
    known[indices_of(container)] = 1
    ranks = dtl.allgather(container._context, np.stack([known, mine.view(f"i{mine.itemsize}")]))
    found = np.zeros_like(mine)
    for known, bits in ranks:
        found[known != 0] = bits.astype(f"i{mine.itemsize}").view(mine.dtype)[known != 0]
    return found


@pytest.fixture(params=POLICIES)
def policy(request):
    return request.param


# ---- each element ------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [dtl.DistributedVector, dtl.DistributedArray])
def test_fill_and_copy_reach_every_element(ctx, policy, kind):
    src = distribute(ctx, elements(17), policy, kind)
    dst = kind(ctx, 17, partition="cyclic")

    dtl.copy(src, dst)
    np.testing.assert_array_equal(gathered(dst), elements(17))
    dtl.fill(src, 2.5)
    np.testing.assert_array_equal(gathered(src), np.full(17, 2.5))


def test_an_operation_is_applied_to_every_element(ctx, policy):
    src = distribute(ctx, elements(17), policy)
    dst = distribute(ctx, elements(17)[::-1], "cyclic")

    dtl.apply(dst, src)
    np.testing.assert_array_equal(gathered(dst), elements(17) + elements(17)[::-1])
    dtl.apply(dst, src, np.maximum)
    np.testing.assert_array_equal(
        gathered(dst), np.maximum(elements(17) + elements(17)[::-1], elements(17))
    )


def test_an_operation_is_applied_with_numbers(ctx, policy):
    dst = distribute(ctx, elements(17), policy)
    src = distribute(ctx, elements(17)[::-1], "cyclic")

    dtl.apply(dst, 3, np.multiply)
    dtl.apply(dst, np.float32(2), "max")
    dtl.apply(dst, src, np.subtract)
    expected = np.maximum(elements(17) * 3, 2) - elements(17)[::-1]
    np.testing.assert_array_equal(gathered(dst), expected)
    with pytest.raises(ValueError, match=r"op: .*; expected one of 'sum'"):
        dtl.apply(dst, 2, "plus")


def test_fill_refuses_values_outside_the_dtype(ctx):
    vector = dtl.DistributedVector(ctx, 5, np.int32)

    with pytest.raises(TypeError, match=r"value: 1\.5; expected what int32 can hold"):
        dtl.fill(vector, 1.5)


def test_for_each_sees_each_element_with_its_global_index(ctx, policy):
    vector = distribute(ctx, elements(17), policy)
    seen, bare = {}, []

    dtl.for_each(vector, lambda value, index: seen.update({index: value}), with_index=True)
    dtl.for_each(vector, bare.append)

    assert sorted(seen) == indices_of(vector).tolist()
    assert [seen[index] for index in sorted(seen)] == vector.to_numpy().tolist() == bare


def test_vectorized_for_each_can_modify_elements(ctx):
    vector = distribute(ctx, elements(100))

    def double(part):
        part *= 2

    dtl.for_each(vector, double, vectorized=True)

    np.testing.assert_array_equal(gathered(vector), 2 * elements(100))


@pytest.mark.parametrize(
    ("func", "options"),
    [
        (np.square, {}),
        (lambda value: value**2, {}),
        (lambda part: part**2, {"vectorized": True}),
    ],
    ids=["ufunc", "function", "vectorized"],
)
def test_transform_writes_the_results_of_the_function(ctx, policy, func, options):
    src = distribute(ctx, elements(100), policy)
    matching = dtl.DistributedVector(ctx, 100, partition=policy, block_size=3)
    other = dtl.DistributedVector(ctx, 100)

    for dst in (matching, other):
        dtl.transform(src, dst, func, **options)
        np.testing.assert_array_equal(gathered(dst), elements(100) ** 2)
    dtl.transform(src, func, **options)
    np.testing.assert_array_equal(gathered(src), elements(100) ** 2)


def test_transform_can_change_the_dtype(ctx):
    src = distribute(ctx, elements(50, np.int32))
    dst = dtl.DistributedVector(ctx, 50, np.float64)

    dtl.transform(src, dst, lambda value: value / 2)

    np.testing.assert_array_equal(gathered(dst), elements(50) / 2)
    with pytest.raises(TypeError, match="func's result"):
        dtl.transform(dst, src, lambda value: value + 0.25 if ctx.is_root else value + 0.75)


def test_transform_of_a_tensor(ctx):
    tensor = dtl.DistributedTensor(ctx, (5, 4, 3), fill=3.0, distributed_dim=1)

    dtl.transform(tensor, tensor, np.negative)

    np.testing.assert_array_equal(tensor.local_view(), np.full(tensor.local_shape, -3.0))


def test_shapes_that_differ_are_refused(ctx):
    src, dst = dtl.DistributedVector(ctx, 5), dtl.DistributedVector(ctx, 6)

    with pytest.raises(dtl.DTLError, match="expected the shape of src"):
        dtl.copy(src, dst)


# ---- exceptions of functions -------------------------------------------------------------------


class UnwantedError(Exception):
    pass


@pytest.mark.parametrize(
    "call",
    [
        dtl.for_each,
        dtl.transform,
        dtl.find_if,
        dtl.count_if,
        dtl.all_of,
        lambda vector, func: dtl.reduce(vector, lambda _, y: func(y)),
        lambda vector, func: dtl.sort(vector, cmp=lambda x, y: func(x) - func(y)),
    ],
    ids=["for_each", "transform", "find_if", "count_if", "all_of", "reduce", "sort"],
)
def test_exception_in_a_function_on_one_rank_raises_on_all(ctx, call):
    vector = dtl.DistributedVector(ctx, 10 * ctx.size, fill=1.0)
    guilty = ctx.size - 1

    def func(value):
        if ctx.rank == guilty:
            raise UnwantedError("here")
        return value

    with pytest.raises(UnwantedError if ctx.rank == guilty else dtl.DTLError) as caught:
        call(vector, func)
    if ctx.rank != guilty:
        assert f"rank {guilty} has raised" in str(caught.value)
    assert dtl.reduce(vector) == 10 * ctx.size


# ---- search ------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_find_and_count_return_the_same_on_all_ranks(ctx, policy, size):
    values = elements(size, np.int64)
    vector = distribute(ctx, values, policy)

    for wanted in (-20, 0, 7, 99):
        found = np.flatnonzero(values == wanted)
        first = found[0] if found.size else -1
        assert dtl.find(vector, wanted) == first
        assert dtl.find_if(vector, lambda value, wanted=wanted: value == wanted) == first
        assert dtl.find_if(vector, lambda part, w=wanted: part == w, vectorized=True) == first
        assert dtl.count(vector, wanted) == found.size
        assert dtl.count_if(vector, lambda value, wanted=wanted: value == wanted) == found.size
    assert dtl.all_of(vector, lambda value: value < 99)
    assert dtl.any_of(vector, lambda value: value > 0) == bool((values > 0).any())
    assert dtl.none_of(vector, lambda part: part == 99, vectorized=True)


def test_min_and_max_equal_numpy(ctx, policy):
    values = elements(200, np.float64)
    vector = distribute(ctx, values, policy)

    assert dtl.minmax(vector) == (values.min(), values.max())
    assert dtl.min_element(vector) == values.argmin()
    assert dtl.max_element(vector) == values.argmax()


def test_an_empty_container_has_no_min_element(ctx):
    vector = dtl.DistributedVector(ctx, 0)

    assert dtl.min_element(vector) == dtl.find(vector, 1.0) == -1
    with pytest.raises(ValueError, match="expected at least one"):
        dtl.minmax(vector)


# ---- reductions and scans ----------------------------------------------------------------------


@pytest.mark.parametrize("dtype", DTYPES)
def test_reduce_equals_numpy(ctx, policy, dtype):
    values = elements(100, dtype)
    vector = distribute(ctx, values, policy)

    assert dtl.reduce(vector) == np.add.reduce(values, dtype=dtype)
    assert dtl.reduce(vector, op=dtl.MAX) == values.max()
    assert dtl.reduce(vector, np.minimum) == values.min()
    if np.dtype(dtype).kind != "f":  # partial sums of floats overflow on some ranks only
        assert dtl.reduce(vector, op="prod") == np.multiply.reduce(values, dtype=dtype)


def test_reduce_with_a_function(ctx, policy):
    values = elements(50, np.int64)
    vector = distribute(ctx, values, policy)

    assert dtl.reduce(vector, lambda x, y: x + y) == values.sum()
    assert dtl.reduce(vector, op=max, initial=100) == 100
    assert dtl.reduce(vector, op=lambda x, y: x + y, initial=7) == values.sum() + 7
    empty = dtl.DistributedVector(ctx, 0)
    assert dtl.reduce(empty, max, initial=3.0) == 3
    with pytest.raises(ValueError, match="initial: None; expected a value"):
        dtl.reduce(empty, max)


def test_unsupported_reduction_arguments_are_refused(ctx):
    vector = dtl.DistributedVector(ctx, 4, fill=1.0)
    for act, words in (
        (lambda: dtl.reduce(vector, "sum", initial=5), "initial: 5; expected None"),
        (lambda: dtl.reduce(vector, np.add, initial=5), "initial: 5; expected None"),
        (lambda: dtl.reduce(vector, "sum", out=np.empty(1)), "out: .*; expected None"),
        (lambda: dtl.reduce(ctx, 3, initial=5), "initial: 5; expected None"),
        (lambda: dtl.reduce(ctx, np.ones(2), initial=5), "initial: 5; expected None"),
    ):
        with pytest.raises(dtl.InvalidArgumentError, match=words):
            act()


def test_a_function_with_an_invalid_result_is_refused_on_all_ranks(ctx):
    vector = distribute(ctx, elements(10 * ctx.size))
    guilty = ctx.rank == ctx.size - 1

    with pytest.raises(TypeError if guilty else dtl.DTLError) as caught:
        dtl.reduce(vector, lambda x, _: None if guilty else x)

    elsewhere = "^AlgorithmError: algorithm_error: reduce: .* has raised there"
    assert caught.match("op's result: None" if guilty else elsewhere)


def test_reduce_keeps_the_order_of_a_block_container(ctx):
    values = elements(40, np.int64)

    assert dtl.reduce(distribute(ctx, values), lambda x, _: x) == values[0]
    assert dtl.reduce(distribute(ctx, values), lambda _, y: y) == values[-1]


@pytest.mark.parametrize("size", SIZES)
def test_scans_equal_numpy(ctx, policy, size):
    values = elements(size, np.int64)
    inclusive, exclusive = distribute(ctx, values, policy), distribute(ctx, values, policy)

    dtl.inclusive_scan(inclusive)
    dtl.exclusive_scan(exclusive, dtl.SUM)

    np.testing.assert_array_equal(gathered(inclusive), np.cumsum(values))
    np.testing.assert_array_equal(gathered(exclusive), np.cumsum(values) - values)


FLOATS = ["f2", "f4", "f8", "c8", "c16", ml_dtypes.bfloat16]


def overflowing(size, dtype, op):
    """Returns elements with a finite reduction in index order whose partial results overflow."""
    parts = np.array(1, dtype).real.dtype
    large = float(ml_dtypes.finfo(parts).max) / 4
    signs = np.where(np.arange(size) % 2 == 0, 1, -1)
    if op == "sum":
        return (large * 3 * signs).astype(dtype)
    values = np.sqrt(large) ** signs
    values[size // 2 :] = np.sqrt(large)
    values[size // 2 - 1] = 0
    return values.astype(dtype)


@pytest.mark.parametrize("op", ["sum", "prod"])
@pytest.mark.parametrize("dtype", FLOATS, ids=lambda dtype: np.dtype(dtype).name)
def test_partial_results_do_not_overflow(ctx, policy, dtype, op):
    ufunc = np.add if op == "sum" else np.multiply
    values = overflowing(600, dtype, op)
    prefixes = np.array(list(itertools.accumulate(values, ufunc)), dtype)
    src = distribute(ctx, values, policy)

    assert dtl.reduce(src, op=op) == prefixes[-1]
    assert (src.sum() if op == "sum" else src.prod()) == prefixes[-1]
    for scan, expected in (
        (dtl.inclusive_scan, prefixes),
        (dtl.exclusive_scan, np.append(np.array(ufunc.identity, dtype), prefixes[:-1])),
    ):
        found = distribute(ctx, values, policy)
        scan(found, op)
        np.testing.assert_array_equal(found.to_numpy(), expected[indices_of(found)])


def test_products_in_threads_do_not_overflow(ctx):
    values = np.arange(200_000, dtype=np.float64)
    with dtl.DistributedVector(ctx, len(values), execution="par") as src:
        src.local_view()[:] = values[src.local_offset :][: src.local_size]
        assert dtl.reduce(src, op="prod") == 0
        assert src.prod(dtype=np.complex128) == 0
        dtl.inclusive_scan(src, "prod")
        assert not src.to_numpy().any()


def test_an_infinite_element_stays_infinite(ctx, policy):
    values = np.ones(100)
    values[50] = np.inf
    found = distribute(ctx, values, policy)

    assert dtl.reduce(found) == np.inf
    dtl.inclusive_scan(found)
    np.testing.assert_array_equal(found.to_numpy(), np.cumsum(values)[indices_of(found)])


def test_scan_by_maximum(ctx):
    values = elements(100)
    vector = distribute(ctx, values)

    dtl.inclusive_scan(vector, np.maximum)

    np.testing.assert_array_equal(gathered(vector), np.maximum.accumulate(values))


# ---- sorting -----------------------------------------------------------------------------------

NAN = float("nan")


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.complex128])
def test_searches_and_counts_treat_nans_as_equal(ctx, dtype):
    value = dtype(NAN) if dtype is not np.complex128 else complex(NAN, 1)
    values = np.arange(12).astype(dtype)
    values[[5, 7]] = value
    here = {dtl.DistributedVector: "vector", dtl.DistributedArray: "array"}

    for kind, name in here.items():
        container = distribute(ctx, values, kind=kind)
        mine = np.flatnonzero(np.isnan(container.to_numpy()))
        found = getattr(dtl, f"find_{name}")(container, value)
        assert found == (mine[0] if mine.size else None)
        assert getattr(dtl, f"count_{name}")(container, value) == mine.size
        assert (dtl.find(container, value), dtl.count(container, value)) == (5, 2)
        assert dtl.find(container, value, stream=ctx.stream).get() == 5
        assert dtl.count(container, value, stream=ctx.stream).get() == 2
        assert value not in container


@pytest.mark.parametrize("dtype", ["c8", "c16"])
@pytest.mark.parametrize("stable", [False, True])
def test_complex_numbers_with_a_nan_are_sorted_last(ctx, policy, dtype, stable):
    parts = [complex(re, im) for re in (NAN, 2, -1, NAN) for im in (NAN, 3, 0, -5)]
    values = np.array(parts * 3, dtype)
    up, down = distribute(ctx, values, policy), distribute(ctx, values, policy)

    dtl.sort(up, stable=stable)
    dtl.sort(down, reverse=True, stable=stable)

    expected = np.sort(values)
    np.testing.assert_array_equal(up.to_numpy(), expected[indices_of(up)])
    numbers = expected[:18]
    np.testing.assert_array_equal(
        down.to_numpy()[indices_of(down) < 18],
        numbers[::-1][indices_of(down)[indices_of(down) < 18]],
    )
    assert np.isnan(down.to_numpy()[indices_of(down) >= 18]).all()


@pytest.mark.parametrize("execution", ["seq", "par"])
def test_sorts_keep_the_bits_of_nans(ctx, execution):
    bits = np.array([0x7E01, 0xFE02, 0x3C00, 0x7DFF, 0xBC00, 0x7C00] * 50, np.uint16)
    values = bits.view(np.float16)
    with dtl.DistributedVector(ctx, len(values), np.float16, execution=execution) as vec:
        vec.local_view()[:] = values[vec.local_offset :][: vec.local_size]
        for reverse in (False, True):
            dtl.sort(vec, reverse)
            found = np.concatenate(
                list(dtl.allgatherv(ctx, vec.local_view().view(np.uint16)[:, None]))
            )
            assert sorted(found.tolist()) == sorted(bits.tolist())
            assert np.isnan(found.view(np.float16)[-150:]).all()


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16])
def test_statistics_of_small_floats(ctx, dtype):
    vec = distribute(ctx, (np.arange(41) % 17).astype(dtype))
    wide = (np.arange(41) % 17).astype(np.float64)

    assert dtl.quantile(vec, 0.5) == np.quantile(wide, 0.5)
    assert np.median(vec) == np.median(wide)
    np.testing.assert_allclose(dtl.mean(vec), np.mean(wide))
    np.testing.assert_allclose(dtl.var(vec), np.var(wide))
    assert dtl.norm(vec) ** 2 == pytest.approx(wide @ wide)
    assert dtl.dot(vec, vec) == wide @ wide
    np.testing.assert_array_equal(
        dtl.histogram(vec, 5, (1, 15))[0], np.histogram(wide, 5, (1, 15))[0]
    )


TRICKY = {
    "random": elements(500),
    "equal": np.ones(300),
    "sorted": np.arange(300.0),
    "reversed": -np.arange(300.0),
    "skewed": np.r_[np.zeros(290), np.arange(10.0)],
    "nan": np.where(np.arange(100) % 3, elements(100), np.nan),
    "infinite": np.r_[np.inf, elements(50), -np.inf, np.nan, np.inf],
    "zeros": np.where(np.arange(64) % 2, 0.0, -0.0),
    "one": np.ones(1),
    "none": np.ones(0),
}


@pytest.mark.parametrize("values", TRICKY.values(), ids=TRICKY)
def test_sort_equals_numpy(ctx, policy, values):
    vector = distribute(ctx, values, policy)
    sizes = vector.local_size

    dtl.sort(vector)
    np.testing.assert_array_equal(gathered(vector), np.sort(values))
    dtl.sort(vector, reverse=True)

    real = values[~np.isnan(values)]
    down = np.r_[np.sort(real)[::-1], values[np.isnan(values)]]
    np.testing.assert_array_equal(gathered(vector), down)
    assert vector.local_size == sizes


@pytest.mark.parametrize("dtype", DTYPES)
def test_sort_of_every_dtype(ctx, dtype):
    values = elements(333, dtype)
    vector = distribute(ctx, values)

    dtl.sort(vector)

    np.testing.assert_array_equal(gathered(vector), np.sort(values))


def test_stable_sort_keeps_zeros_in_order(ctx):
    vector = distribute(ctx, TRICKY["zeros"])

    dtl.sort(vector, stable=True)

    np.testing.assert_array_equal(np.signbit(gathered(vector)), np.signbit(TRICKY["zeros"]))


def test_sort_by_a_comparator(ctx, policy):
    values = elements(120, np.int64)
    vector = distribute(ctx, values, policy)

    dtl.sort(vector, cmp=lambda x, y: abs(x) - abs(y))
    by_size = values[np.argsort(np.abs(values), kind="stable")]
    np.testing.assert_array_equal(gathered(vector), by_size)
    dtl.sort(vector, reverse=True, cmp=lambda x, y: x - y)

    np.testing.assert_array_equal(gathered(vector), np.sort(values)[::-1])


@pytest.mark.parametrize("result", ["before", None, float("nan"), np.ones(2)])
def test_a_comparator_with_an_invalid_result_is_refused_on_all_ranks(ctx, result, capfd):
    vector = distribute(ctx, elements(30 * ctx.size))
    guilty = ctx.rank == ctx.size - 1

    with pytest.raises(TypeError if guilty else dtl.DTLError) as caught:
        dtl.sort(vector, cmp=lambda x, y: result if guilty else x - y)

    words = "cmp's result: .*; expected a number" if guilty else "has raised there"
    assert caught.match(words)
    assert capfd.readouterr().err == ""


def test_payload_is_reordered_with_its_keys(ctx, policy):
    values = elements(150, np.int32)
    keys, payload = distribute(ctx, values, policy), distribute(ctx, np.arange(150.0), policy)

    dtl.sort_by_key(keys, payload)

    order = np.argsort(values, kind="stable")
    np.testing.assert_array_equal(gathered(keys), values[order])
    np.testing.assert_array_equal(gathered(payload), order)


def test_argsort_equals_numpy(ctx, policy):
    values = elements(150)
    vector = distribute(ctx, values, policy)

    indices = dtl.argsort(vector)

    np.testing.assert_array_equal(gathered(indices), np.argsort(values, kind="stable"))
    np.testing.assert_array_equal(gathered(vector), values)


@pytest.mark.parametrize("name", ["random", "equal", "nan", "none", "skewed"])
def test_unique_equals_numpy(ctx, policy, name):
    found = dtl.unique(distribute(ctx, TRICKY[name], policy))

    np.testing.assert_array_equal(gathered(found), np.unique(TRICKY[name]))


@pytest.mark.parametrize("dim", [0, 1, 2])
def test_tensors_are_sorted_and_scanned_row_by_row(ctx, policy, dim):
    shape = (4, 5, 3)
    values = elements(60, np.int64)
    tensor = dtl.DistributedTensor(ctx, shape, np.int64, partition=policy, distributed_dim=dim)
    view = tensor.local_view().reshape(-1)
    where = indices_of(tensor).reshape(-1, 3)
    places = np.ravel_multi_index(tuple(where.T), shape)

    view[:] = values[places]
    dtl.sort(tensor)
    np.testing.assert_array_equal(view, np.sort(values)[places])
    view[:] = values[places]
    dtl.inclusive_scan(tensor)
    np.testing.assert_array_equal(view, np.cumsum(values)[places])
    view[:] = values[places]
    indices = dtl.argsort(tensor)
    order = np.argsort(values, kind="stable")
    np.testing.assert_array_equal(indices.local_view().reshape(-1), order[places])
    assert dtl.quantile(tensor, 0.5) == np.quantile(values, 0.5)
    assert dtl.find(tensor, values[7]) == np.flatnonzero(values == values[7])[0]


@pytest.mark.parametrize("kind", [dtl.DistributedVector, dtl.DistributedArray])
def test_a_copy_works_between_any_distributions(ctx, policy, kind):
    values = elements(50)
    for other in POLICIES:
        target = distribute(ctx, np.zeros(50), other, kind)

        dtl.copy(distribute(ctx, values, policy), target)

        np.testing.assert_array_equal(gathered(target), values)


def test_copies_between_tensors_need_one_distribution(ctx):
    rows, columns = (
        dtl.DistributedTensor(ctx, (4, 6), distributed_dim=dim, partition="cyclic")
        for dim in (0, 1)
    )
    if ctx.size > 1:
        with pytest.raises(dtl.DTLError, match="distributed differently"):
            dtl.copy(rows, columns)
    dtl.copy(rows, rows.copy())


def test_spans_are_not_exposed(ctx):
    with pytest.raises(dtl.InvalidArgumentError, match="self is a span"):
        dtl.DistributedSpan(distribute(ctx, elements(9))).expose()


def test_mean_of_a_span_is_that_of_its_elements(ctx):
    vector = distribute(ctx, np.arange(10.0 * ctx.size))

    assert dtl.mean(dtl.DistributedSpan(vector).first(1)) == np.arange(0, 10 * ctx.size, 10).mean()


# ---- statistics --------------------------------------------------------------------------------


def test_statistics_equal_numpy(ctx, policy):
    values = np.random.default_rng(1).standard_normal(1000)
    vector = distribute(ctx, values, policy)

    assert dtl.mean(vector) == pytest.approx(values.mean(), rel=1e-12, abs=1e-12)
    assert dtl.var(vector) == pytest.approx(values.var())
    assert dtl.var(vector, ddof=1) == pytest.approx(values.var(ddof=1))
    assert dtl.norm(vector) == pytest.approx(np.linalg.norm(values))
    assert dtl.dot(vector, vector) == pytest.approx(values @ values)
    np.testing.assert_allclose(
        dtl.quantile(vector, [0, 0.25, 1]), np.quantile(values, [0, 0.25, 1])
    )
    assert dtl.quantile(vector, 0.5) == pytest.approx(np.median(values))


@pytest.mark.parametrize("dtype", [*"bBhHiIlLfd", "?"])
def test_statistics_of_every_real_dtype(ctx, dtype):
    values = np.random.default_rng(2).integers(0, 2 if dtype == "?" else 10, 300).astype(dtype)
    vector = distribute(ctx, values)
    exact = values.astype(float)

    assert dtl.mean(vector) == pytest.approx(exact.mean())
    assert dtl.var(vector) == pytest.approx(exact.var())
    assert dtl.norm(vector) == pytest.approx(np.linalg.norm(exact))
    assert dtl.dot(vector, vector) == exact @ exact
    assert dtl.quantile(vector, 0.5) == np.median(exact)
    counts, _ = dtl.histogram(vector, 3, (1, 7))  # some elements lie below or above the range
    np.testing.assert_array_equal(counts, np.histogram(exact, 3, (1, 7))[0])


@pytest.mark.parametrize("options", [{}, {"bins": 7}, {"bins": 4, "range": (-10, 10)}])
def test_histogram_equals_numpy(ctx, policy, options):
    values = elements(500)

    counts, edges = dtl.histogram(distribute(ctx, values, policy), **options)

    expected = np.histogram(values, **options)
    np.testing.assert_array_equal(counts, expected[0])
    np.testing.assert_allclose(edges, expected[1])


def test_a_zero_width_histogram_range_is_widened(ctx):
    values = np.full(9, 3.0)

    counts, edges = dtl.histogram(distribute(ctx, values), range=(3, 3))

    expected = np.histogram(values, range=(3, 3))
    np.testing.assert_array_equal(counts, expected[0])
    np.testing.assert_allclose(edges, expected[1])


@pytest.mark.parametrize("invalid_range", [5, (1,), (3, 1), (np.nan, 1), "ab"])
def test_a_histogram_needs_a_range_of_two_numbers(ctx, invalid_range):
    vector = distribute(ctx, elements(9))

    with pytest.raises(ValueError, match=r"range: .*; expected two numbers"):
        dtl.histogram(vector, range=invalid_range)


# ---- refusals ----------------------------------------------------------------------------------


def test_other_objects_than_containers_are_refused(ctx):
    for call in (dtl.sort, dtl.mean, dtl.minmax, dtl.unique, dtl.inclusive_scan):
        with pytest.raises(TypeError, match="expected a DistributedVector"):
            call(np.ones(3))
    vector = dtl.DistributedVector(ctx, 3)
    with pytest.raises(ValueError, match="func: 7; expected a function"):
        dtl.for_each(vector, 7)
    with pytest.raises(RuntimeError, match="op: 'most'; expected one of"):
        dtl.reduce(vector, "most")
    vector.close()
    with pytest.raises(ValueError, match="a vector that is open"):
        dtl.sort(vector)


def test_a_long_sort_shows_its_progress_if_enabled(ctx, capfd, monkeypatch):
    with dtl.DistributedVector(ctx, ctx.size << 19, np.float32, fill=1) as vec:
        dtl.sort(vec)
        assert "sorting" not in capfd.readouterr().err
        monkeypatch.setenv("DTL_PROGRESS_BAR", "1")
        dtl.sort(vec)
        vec.resize(10)
        dtl.sort(vec)

    shown = capfd.readouterr().err
    if ctx.is_root:
        assert shown.count("\n") == 1
        assert "dtl: sorting [" in shown
        assert "100 %" in shown
    else:
        assert "dtl:" not in shown
