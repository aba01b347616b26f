# SPDX-License-Identifier: BSD-3-Clause
"""NumPy functions of containers return the same as on the global array, on every rank."""

import copy
import pathlib
import re

import numpy as np
import pytest

import dtl
from dtl._container import array_function

PAGE = pathlib.Path(__file__).resolve().parents[3] / "docs/guide/containers.md"
DTYPES = ["i4", "i8", "f4", "f8", "?"]
POLICIES = ["block", "cyclic"]
SIZES = [0, 1, 2, 23]

PARTITIONS = [each.name.lower() for each in dtl.PartitionPolicy]

every_policy = pytest.mark.parametrize("policy", PARTITIONS)


def values(size, dtype="f8", seed=0):
    found = np.random.default_rng(seed).integers(0, 2 if dtype == "?" else 20, size)
    return found.astype(dtype)


def distribute(ctx, global_array, policy="block", kind=dtl.DistributedVector, **options):
    """Returns a container of kind `kind` that holds `whole`."""
    size = global_array.shape if kind is dtl.DistributedTensor else global_array.size
    made = kind(ctx, size, global_array.dtype, partition=policy, block_size=2, **options)
    flat = made.local_view().reshape(-1)
    for index in range(made.local_size):
        flat[index] = global_array[made.to_global(index)]
    return made


def gathered(ctx, found):
    """Returns all elements of a container in index order; returns other results unchanged."""
    if not isinstance(found, dtl.DistributedContainer):
        return found
    global_array = np.zeros(found.shape, found.dtype)
    part = found.local_view().reshape(-1)
    for index in range(found.local_size):
        global_array[found.to_global(index)] = part[index]
    if found.partition_policy is dtl.PARTITION_REPLICATED:
        return global_array
    return dtl.allreduce(
        ctx, global_array.astype(np.complex128 if global_array.dtype.kind == "c" else "f8")
    )


# Calls of NumPy functions; `a` and `b` are containers, or arrays with the same elements.
CALLS = {
    "sum": lambda a, *_: np.sum(a),
    "prod": lambda a, *_: np.prod(np.clip(a, 1, 2)),
    "min": lambda a, *_: np.min(a),
    "max": lambda a, *_: np.max(a),
    "amin": lambda a, *_: np.amin(a),
    "amax": lambda a, *_: np.amax(a),
    "ptp": lambda a, *_: np.ptp(a),
    "mean": lambda a, *_: np.mean(a),
    "var": lambda a, *_: np.var(a),
    "std": lambda a, *_: np.std(a),
    "all": lambda a, *_: np.all(a),
    "any": lambda a, *_: np.any(a),
    "argmin": lambda a, *_: np.argmin(a),
    "argmax": lambda a, *_: np.argmax(a),
    "count_nonzero": lambda a, *_: np.count_nonzero(a),
    "linalg.norm": lambda a, *_: np.linalg.norm(a),
    "norm 1": lambda a, *_: np.linalg.norm(a, 1),
    "norm 0": lambda a, *_: np.linalg.norm(a, 0),
    "norm inf": lambda a, *_: np.linalg.norm(a, np.inf),
    "norm -inf": lambda a, *_: np.linalg.norm(a, -np.inf),
    "norm 3": lambda a, *_: np.linalg.norm(a, ord=3),
    "dot": np.dot,
    "vdot": np.vdot,
    "inner": np.inner,
    "matmul": np.matmul,
    "@": lambda a, b: a @ b,
    "vecdot": np.vecdot,
    "allclose": np.allclose,
    "allclose same": lambda a, *_: np.allclose(a, np.copy(a)),
    "array_equal": np.array_equal,
    "array_equal same": lambda a, *_: np.array_equal(a, a),
    "median": lambda a, *_: np.median(a),
    "quantile": lambda a, *_: np.quantile(a, [0.1, 0.5, 0.9]),
    "percentile": lambda a, *_: np.percentile(a, 30),
    "histogram": lambda a, *_: np.histogram(a)[0],
    "histogram edges": lambda a, *_: np.histogram(a, 7)[1],
    "histogram of edges": lambda a, *_: np.histogram(a, [0, 1, 5, 20])[0],
    "histogram density": lambda a, *_: np.histogram(a, 3, (0, 20), density=True)[0],
    "sort": lambda a, *_: np.sort(a),
    "sort stable": lambda a, *_: np.sort(a, kind="stable"),
    "argsort": lambda a, *_: np.argsort(a, kind="stable"),
    "unique": lambda a, *_: np.unique(a),
    "unique_values": lambda a, *_: np.sort(np.unique_values(a)),
    "searchsorted": lambda a, *_: np.searchsorted(np.sort(a), [0, 3, 3.5, 30]),
    "searchsorted right": lambda a, *_: np.searchsorted(np.sort(a), 3, side="right"),
    "searchsorted in an array": lambda a, *_: np.searchsorted(np.arange(0, 20, 3), a),
    "cumsum": lambda a, *_: np.cumsum(a),
    "cumprod": lambda a, *_: np.cumprod(np.clip(a, 1, 2)),
    "cumulative_sum": lambda a, *_: np.cumulative_sum(a),
    "cumulative_prod": lambda a, *_: np.cumulative_prod(np.clip(a, 1, 2)),
    "diff": lambda a, *_: np.diff(a),
    "diff 2": lambda a, *_: np.diff(a, n=2),
    "clip": lambda a, *_: np.clip(a, 3, 9),
    "clip from below": lambda a, b: np.clip(a, b, None),
    "where": lambda a, b: np.where(a, b, 7),
    "round": lambda a, *_: np.round(a, 1),
    "around": lambda a, *_: np.around(a, -1),
    "isclose": np.isclose,
    "isin": lambda a, *_: np.isin(a, [1, 3, 5, 30]),
    "isin of a container": lambda a, b: np.isin(a, b, invert=True),
    "isin of an array": lambda a, *_: np.isin([1, 5, 99], a),
    "take": lambda a, *_: np.take(a, [[0, -1], [0, 0]]),
    "take one": lambda a, *_: np.take(a, 0),
    "take sorted": lambda a, *_: np.take(a, np.argsort(a, kind="stable")),
    "copy": lambda a, *_: np.copy(a),
    "transpose": lambda a, *_: np.transpose(a),
    "zeros_like": lambda a, *_: np.zeros_like(a),
    "empty_like": lambda a, *_: np.multiply(np.shape(np.empty_like(a)), 1),
    "ones_like": lambda a, *_: np.ones_like(a, dtype=np.float32),
    "full_like": lambda a, *_: np.full_like(a, 1),
    "shape": lambda a, *_: np.shape(a),
    "ndim": lambda a, *_: np.ndim(a),
    "size": lambda a, *_: np.size(a),
    "result_type": lambda a, b: np.result_type(a, b).num,
}
# Calls that NumPy refuses without elements, or for which it returns nothing meaningful.
NEEDS_ELEMENTS = {
    *("min", "max", "amin", "amax", "ptp", "mean", "var", "std", "argmin", "argmax", "take"),
    *("take one", "norm inf", "norm -inf", "median", "quantile", "percentile"),
    *("histogram density",),
}
NOT_OF_BOOL = {  # calls on bool that NumPy refuses: it cannot subtract or round truth values
    *("ptp", "quantile", "percentile", "median", "histogram", "histogram edges", "round"),
    *("histogram of edges", "histogram density", "clip", "around", "prod", "cumprod"),
    "cumulative_prod",
    *("allclose", "allclose same", "isclose", "clip from below", "norm 3"),
}


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", CALLS)
def test_numpy_functions_cover_the_global_array(ctx, name, size, policy):
    if not size and name in NEEDS_ELEMENTS:
        return
    act = CALLS[name]
    for dtype in DTYPES:
        if dtype == "?" and name in NOT_OF_BOOL:
            continue
        mine, yours = values(size, dtype), values(size, dtype, seed=1)
        with distribute(ctx, mine, policy) as a, distribute(ctx, yours, policy) as b:
            found = gathered(ctx, act(a, b))

            np.testing.assert_allclose(found, act(mine, yours), rtol=1e-5, err_msg=dtype)
            np.testing.assert_array_equal(
                a.local_view(), distribute(ctx, mine, policy).local_view()
            )


@every_policy
@pytest.mark.parametrize("kind", [dtl.DistributedVector, dtl.DistributedArray])
def test_numpy_functions_support_every_partition(ctx, policy, kind):
    mine, yours = values(23), values(23, seed=1)
    with distribute(ctx, mine, policy, kind) as a, distribute(ctx, yours, policy, kind) as b:
        for name, act in CALLS.items():
            found = gathered(ctx, act(a, b))

            np.testing.assert_allclose(found, act(mine, yours), rtol=1e-5, err_msg=name)


def test_a_loop_of_the_guide_reuses_temporary_memory(ctx):
    page = PAGE.with_name("from-numpy.md").read_text()
    loop = page[page.index("scaled = np.empty") :].partition("```")[0]
    a, b, c = (distribute(ctx, values(23)) for _ in range(3))
    exec(loop, {"np": np, "a": a, "b": b, "c": c, "steps": 2})

    np.testing.assert_allclose(gathered(ctx, a), 9 * values(23))


def test_a_list_of_tensor_rows_is_concatenated(ctx):
    with dtl.DistributedTensor(ctx, (5, 2), fill=3.0) as t:
        rows = np.concatenate(list(t))

    np.testing.assert_array_equal(rows, np.full(10, 3.0))


STATISTICS = [np.mean, np.var, np.std, np.median]


@every_policy
def test_statistics_have_the_dtype_of_numpy(ctx, policy):
    for dtype in ("f2", "f4", "f8", "i4", "c8", "c16"):
        mine = np.round(values(23).astype(dtype), 1) * (1 - 2j if dtype[0] == "c" else 1)
        mine = mine.astype(dtype)
        with distribute(ctx, mine, policy) as a:
            for act in (*STATISTICS, np.min, np.max):
                found, expected = act(a), act(mine)

                assert found.dtype == expected.dtype, (act, dtype)
                np.testing.assert_allclose(found, expected, rtol=2e-3 if dtype == "f2" else 1e-5)


def test_statistics_without_elements_are_nan_with_a_warning(ctx):
    with dtl.DistributedVector(ctx, 0, np.float32) as none:
        for act in STATISTICS:
            with pytest.warns(RuntimeWarning, match="of empty slice|<= 0 for slice"):
                found = act(none)
            assert np.isnan(found)
            assert found.dtype == np.float32


OF_TENSORS = [
    *("sum", "ptp", "count_nonzero", "linalg.norm", "vdot", "allclose", "array_equal", "median"),
    *("quantile", "histogram", "unique", "clip", "where", "round", "isclose", "isin", "take one"),
    *("isin of a container", "take", "copy", "transpose", "zeros_like", "shape", "size", "argmin"),
]


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("dim", range(3))
def test_numpy_functions_support_tensors(ctx, dim, policy):
    mine, yours = (values((4, 5, 3), seed=seed) for seed in range(2))
    kind = dtl.DistributedTensor
    with (
        distribute(ctx, mine, policy, kind, distributed_dim=dim) as a,
        distribute(ctx, yours, policy, kind, distributed_dim=dim) as b,
    ):
        for name in OF_TENSORS:
            found = gathered(ctx, CALLS[name](a, b))

            np.testing.assert_allclose(found, CALLS[name](mine, yours), err_msg=name)


def test_the_page_lists_all_numpy_functions():
    rows = re.findall(r"^\| (`np\.[^|]*) \|", PAGE.read_text(), re.MULTILINE)

    assert sorted(re.findall(r"`np\.([\w.]+)`", "".join(rows))) == sorted(
        array_function.IMPLEMENTED_NAMES
    )


def test_every_numpy_function_is_tested():
    assert set(array_function.IMPLEMENTED_NAMES) <= set(CALLS)


# ---- refusals -----------------------------------------------------------------------------------

OTHERS = {
    "tile": lambda a: np.tile(a, 2),
    "nansum": np.nansum,
    "concatenate": lambda a: np.concatenate([a, a]),
    "fft": np.fft.fft,
    "svd": np.linalg.svd,
    "reshape": lambda a: np.reshape(a, -1),
    "save": lambda a: np.save("never.npy", a),
    "add.reduce": np.add.reduce,
    "add.accumulate": np.add.accumulate,
    "add.reduceat": lambda a: np.add.reduceat(a, [0]),
    "multiply.outer": lambda a: np.multiply.outer(a, a),
    "maximum.reduce": lambda a: np.maximum.reduce(a, axis=0),
}


@pytest.mark.parametrize("act", OTHERS.values(), ids=OTHERS)
def test_refusals_of_other_functions_name_alternatives(ctx, act):
    words = r"numpy.*local_view\(\) or to_numpy\(\)"
    with distribute(ctx, values(8)) as a, pytest.raises(TypeError, match=words):
        act(a)


# Functions that inspect the object itself, do not use elements, or are documented as local.
WITHOUT_ELEMENTS = {
    *("bmat", "from_dlpack", "get_include", "info", "isfortran", "isscalar", "iterable", "lookfor"),
    *("set_printoptions", "seterr", "seterrcall", "show_config", "show_runtime", "source"),
}
NUMPY_FUNCTIONS = {
    f"{where}{name}": function
    for where, space in (("", np), ("linalg.", np.linalg), ("fft.", np.fft))
    for name, function in vars(space).items()
    if callable(function) and not isinstance(function, (type, np.ufunc))
    if name[0] != "_" and name != "test"
}
CALLING_FORMS = {
    "f(a)": lambda f, a: f(a),
    "f(a, a)": lambda f, a: f(a, a),
    "f(a, 2)": lambda f, a: f(a, 2),
    "f([a, a])": lambda f, a: f([a, a]),
}


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("call", CALLING_FORMS.values(), ids=CALLING_FORMS)
def test_no_numpy_function_returns_a_local_result(ctx, call):
    if ctx.size == 1:
        return
    global_array = values(12).reshape(-1)
    others = sorted(
        NUMPY_FUNCTIONS.keys() - set(array_function.IMPLEMENTED_NAMES) - WITHOUT_ELEMENTS
    )
    with distribute(ctx, global_array) as a:
        for name in others:
            try:
                expected = call(NUMPY_FUNCTIONS[name], global_array)
                found = call(NUMPY_FUNCTIONS[name], a)
            except Exception:  # noqa: BLE001, it has given no answer
                continue
            assert np.shape(found) == np.shape(expected), name


ROWS = {
    "vstack": np.vstack,
    "hstack": np.hstack,
    "dstack": np.dstack,
    "stack": np.stack,
    "column_stack": np.column_stack,
    "multi_dot": np.linalg.multi_dot,
}


@pytest.mark.parametrize("act", ROWS.values(), ids=ROWS)
def test_a_tensor_is_refused_as_a_sequence_of_arrays(ctx, act):
    words = r"local_view\(\) or to_numpy\(\)"
    with dtl.DistributedTensor(ctx, (2 * ctx.size, 3)) as a, pytest.raises(TypeError, match=words):
        act(a)


@pytest.mark.parametrize("function", [np.percentile, np.quantile])
def test_a_container_is_refused_as_quantiles(ctx, function):
    with (
        distribute(ctx, values(8)) as a,
        pytest.raises(TypeError, match=r"q: .* an array or a number"),
    ):
        function(a, a)


def test_conversion_of_a_distributed_container_is_refused(ctx):
    with distribute(ctx, values(8)) as a, distribute(ctx, values(8), "replicated") as global_array:
        np.testing.assert_array_equal(np.asarray(global_array), values(8))
        if ctx.size == 1:
            np.testing.assert_array_equal(np.asarray(a), values(8))
            return
        for act in (np.asarray, np.array, lambda a: np.asarray([a, a])):
            with pytest.raises(TypeError, match=r"local_view\(\) or to_numpy\(\)"):
                act(a)


def test_unsupported_arguments_are_named(ctx):
    with distribute(ctx, values(8)) as a:
        for act, words in (
            (lambda: np.sum(a, keepdims=True), "keepdims"),
            (lambda: np.histogram(a, weights=a), "weights"),
            (lambda: np.histogram(a, bins="auto"), "bins"),
            (lambda: np.unique(a, return_counts=True), "return_counts"),
            (lambda: np.quantile(a, 0.5, method="lower"), "method"),
            (lambda: np.dot(a, 3), "ndim"),
            (lambda: np.vdot(a, 3), "ndim"),
            (lambda: np.where(a), "missing"),
            (lambda: np.matmul(a, a, out=a), "out"),
            (lambda: np.sum(a.local_view(), out=a), "expected"),
        ):
            with pytest.raises((TypeError, ValueError), match=words):
                act()


@pytest.mark.parametrize("dtype", ["f8", "c16"])
def test_products_along_an_axis_are_refused(ctx, dtype):
    with dtl.DistributedTensor(ctx, (3, 2), dtype) as tensor:
        for product in (np.vecdot, np.dot, np.matmul):
            with pytest.raises(TypeError, match="ndim: 2; expected one dimension"):
                product(tensor, tensor)


def test_too_large_ddof_returns_nan(ctx):
    global_array = values(2, "c16")
    with distribute(ctx, global_array) as a, pytest.warns(RuntimeWarning):
        assert np.var(a, ddof=5) == np.var(global_array, ddof=5) == np.inf


def test_values_that_differ_between_ranks_are_refused(ctx):
    with distribute(ctx, np.arange(8.0)) as a:
        if ctx.size == 1:
            assert np.searchsorted(a, ctx.rank) == 0
        else:
            with pytest.raises(dtl.InvalidArgumentError, match="same on every rank"):
                np.searchsorted(a, ctx.rank)


def test_a_refusal_on_one_rank_raises_on_all(ctx):
    with distribute(ctx, np.arange(8.0)) as a:
        wrong = np.ones(77) if ctx.rank == 0 else 1.0
        for act in (lambda: np.clip(a, wrong, 3), lambda: np.allclose(a, wrong)):
            with pytest.raises(Exception, match=r"shape|broadcast|rank 0"):
                act()
        with pytest.raises(dtl.DTLError, match=r"indices|rank 0"):
            np.take(a, 8 if ctx.rank == 0 else 7)


def test_closed_containers_are_refused(ctx):
    a = dtl.DistributedVector(ctx, 8)
    a.close()
    for act in (np.median, np.sort, lambda a: np.clip(a, 0, 1), lambda a: a @ a, dtl.median):
        with pytest.raises(dtl.InvalidArgumentError, match="open"):
            act(a)


BESIDE = {
    "numpy.dot: b": np.dot,
    "numpy.vdot: b": np.vdot,
    "numpy.allclose: b": np.allclose,
    "numpy.array_equal: a2": np.array_equal,
    "numpy.clip: out": lambda a, closed: np.clip(a, 0, 1, out=closed),
    "numpy.where: y": lambda a, closed: np.where(a, a, closed),
    "numpy.add: x2": lambda a, closed: a + closed,
}


@pytest.mark.parametrize(("name", "act"), BESIDE.items(), ids=BESIDE)
def test_a_closed_argument_is_named(ctx, name, act):
    closed = dtl.DistributedVector(ctx, 8)
    closed.close()
    with dtl.DistributedVector(ctx, 8) as a:
        for _ in range(2):
            with pytest.raises(dtl.InvalidArgumentError, match=f"{name}: <dtl"):
                act(a, closed)


@pytest.mark.usefixtures("one_rank_only")
def test_a_closed_value_is_named_by_the_assignment(ctx):
    closed = dtl.DistributedVector(ctx, 8)
    closed.close()
    refused = pytest.raises(dtl.InvalidArgumentError, match="__setitem__: value: <dtl")
    with dtl.DistributedVector(ctx, 8) as a, refused:
        a[:] = closed


# ---- arrays as operands -------------------------------------------------------------------------


@pytest.mark.parametrize("policy", POLICIES)
def test_operands_can_be_global_or_local_arrays(ctx, policy):
    mine, yours = values(23), values(23, seed=1)
    with distribute(ctx, mine, policy) as a, distribute(ctx, yours, policy) as b:
        for other in (yours, b.to_numpy()):
            assert not np.array_equal(a, other)
            assert np.array_equal(b, other)
            assert np.allclose(other, b)
            assert np.dot(a, other) == mine @ yours
            found = gathered(ctx, np.where(a > 5, a, other))
            np.testing.assert_array_equal(found, np.where(mine > 5, mine, yours))
        assert not np.array_equal(a, mine[:-1])


def test_numpy_results_are_written_to_out(ctx):
    with distribute(ctx, values(23)) as a:
        assert np.clip(a, 3, 9, out=a) is a
        np.testing.assert_array_equal(gathered(ctx, a), np.clip(values(23), 3, 9))


# ---- new containers -----------------------------------------------------------------------------


@every_policy
def test_a_copy_has_its_own_elements(ctx, policy):
    for act in (copy.deepcopy, lambda a: a.copy()):
        with distribute(ctx, values(23), policy) as a, act(a) as b:
            a.fill(-1)

            np.testing.assert_array_equal(gathered(ctx, b), values(23))
            assert type(b) is type(a)
            assert b.partition_policy is a.partition_policy


@every_policy
@pytest.mark.parametrize("bounds", [(0,), (2, 9), (5, 5), (-3, None), (20, 1, -3), (1, 99, 4)])
def test_a_section_is_a_global_range(ctx, policy, bounds):
    global_array = values((9, 7, 4))
    kind = dtl.DistributedTensor
    with distribute(ctx, values(23), policy) as a, a.section(*bounds) as b:
        wanted = slice(*bounds) if len(bounds) > 1 else slice(*bounds, None)
        np.testing.assert_array_equal(gathered(ctx, b), values(23)[wanted])
    for dim in range(3):
        with (
            distribute(ctx, global_array, policy, kind, distributed_dim=dim) as a,
            a.section(*bounds) as b,
            a.section(1, 5, 2, axis=-2) as c,
        ):
            np.testing.assert_array_equal(gathered(ctx, b), global_array[wanted])
            np.testing.assert_array_equal(gathered(ctx, c), global_array[:, 1:5:2])


@every_policy
def test_a_transposed_tensor_has_its_axes_reversed(ctx, policy):
    global_array = values((9, 7, 4))
    for dim in range(3):
        with distribute(ctx, global_array, policy, dtl.DistributedTensor, distributed_dim=dim) as a:
            np.testing.assert_array_equal(gathered(ctx, a.T), global_array.T)
            found = np.transpose(a, (1, 2, 0))
            np.testing.assert_array_equal(gathered(ctx, found), global_array.transpose(1, 2, 0))


@every_policy
def test_take_accepts_different_indices_on_each_rank(ctx, policy):
    global_array = values((9, 7, 4))
    with distribute(ctx, global_array, policy, dtl.DistributedTensor, distributed_dim=1) as a:
        wanted = np.random.default_rng(ctx.rank).integers(-252, 252, (3, 11))

        np.testing.assert_array_equal(a.take(wanted), global_array.ravel()[wanted])
        assert a.take([] if ctx.rank else [3]).size == (not ctx.rank)


def test_ranges_beyond_the_local_part_are_refused(ctx):
    with distribute(ctx, values(20)) as a:
        if ctx.size == 1:
            assert a[5:40].size == 15
            return
        for act in (lambda: a[0:20], lambda: a.__setitem__(slice(0, 20), 0)):
            with pytest.raises(TypeError, match=r"local_view\(\)\[key\]"):
                act()


def test_a_repr_shows_values(ctx):
    with dtl.DistributedVector(ctx, 20 * ctx.size, fill=1.5) as a:
        assert repr(a).endswith(f"20 on rank {ctx.rank}: [1.5 1.5 1.5 ... 1.5 1.5 1.5]>")
    with dtl.DistributedTensor(ctx, (ctx.size, 2), np.int32) as t:
        assert repr(t).endswith(f"1 x 2 on rank {ctx.rank}: [[0 0]]>")
