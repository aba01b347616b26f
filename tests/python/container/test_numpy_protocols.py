# SPDX-License-Identifier: BSD-3-Clause
"""Containers in NumPy expressions: ufuncs, operators and indices use the local part, reductions all
elements."""

import copy
import math
import operator
import pickle

import numpy as np
import pytest

import dtl

POLICIES = list(dtl.PartitionPolicy)
REDUCTIONS = ["sum", "prod", "min", "max", "mean", "var", "std", "all", "any", "argmin", "argmax"]
OPERATORS = [
    *(operator.add, operator.sub, operator.mul, operator.truediv, operator.floordiv),
    *(operator.mod, operator.pow, operator.eq, operator.ne, operator.lt, operator.ge),
]
DTYPES = ["i1", "u2", "i4", "u8", "f4", "f8", "?", "f2", "c8", "c16"]

every_policy = pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.name.lower())


def values(count, dtype="f8", seed=0):
    found = np.random.default_rng(seed).integers(0, 50, count)
    if dtype in ("?", "f2"):  # their range is small
        found = found % 3
    if dtype[0] == "c":
        found = found + 1j * found[::-1]
    return found.astype(dtype)


def distribute(ctx, global_array, policy="block", kind=dtl.DistributedVector):
    """Returns a container of kind `kind` that holds `whole`."""
    size = global_array.shape if kind is dtl.DistributedTensor else global_array.size
    container = kind(ctx, size, global_array.dtype, partition=policy, block_size=2)
    flat = container.local_view().reshape(-1)
    for index in range(container.local_size):
        found = container.to_global(index)
        flat[index] = global_array[found]
    return container


# ---- the local part -----------------------------------------------------------------------------


@pytest.mark.parametrize("act", OPERATORS, ids=lambda act: act.__name__)
def test_operators_combine_local_parts(ctx, act):
    with distribute(ctx, values(20) + 1) as a, distribute(ctx, values(20, seed=1) + 1) as b:
        mine, yours = a.to_numpy(), b.to_numpy()

        for found, expected in (
            (act(a, b), act(mine, yours)),
            (act(a, 2), act(mine, 2)),
            (act(2, a), act(2, mine)),
            (act(a, yours), act(mine, yours)),
            (act(mine, b), act(mine, yours)),
        ):
            assert type(found) is np.ndarray
            np.testing.assert_array_equal(found, expected)


def test_operators_in_place_write_to_the_container(ctx):
    with distribute(ctx, values(20)) as vec:
        expected = vec.to_numpy()
        same = vec
        same += 1
        same *= vec
        same -= expected
        expected = (expected + 1) ** 2 - expected

        assert vec is same
        np.testing.assert_array_equal(vec.local_view(), expected)


def test_unary_operators_apply_to_local_parts(ctx):
    with distribute(ctx, values(20, "i4")) as vec:
        mine = vec.to_numpy()

        np.testing.assert_array_equal(-vec, -mine)
        np.testing.assert_array_equal(abs(-vec), mine)
        np.testing.assert_array_equal(~vec, ~mine)
        np.testing.assert_array_equal(vec << 1, mine << 1)


def test_ufuncs_write_to_out(ctx):
    with distribute(ctx, values(20)) as a, distribute(ctx, values(20)) as b:
        mine = a.to_numpy()

        assert np.add(a, 1, out=b) is b
        np.testing.assert_array_equal(b.to_numpy(), mine + 1)
        plain = np.empty_like(mine)
        assert np.sqrt(a, out=plain) is plain
        np.testing.assert_array_equal(plain, np.sqrt(mine))
        np.negative(a, out=a, where=a > 20)
        np.testing.assert_array_equal(a.to_numpy(), np.where(mine > 20, -mine, mine))
        fraction, global_array = np.modf(a + 0.5, out=(b, None))
        assert fraction is b
        np.testing.assert_array_equal(global_array + fraction, a + 0.5)
        np.add.at(a, np.arange(a.local_size), 100)
        np.testing.assert_array_equal(a.to_numpy(), np.where(mine > 20, -mine, mine) + 100)


def test_tensors_and_spans_are_operands(ctx):
    global_array = values(12 * ctx.size).reshape(2 * ctx.size, 6)
    with dtl.DistributedTensor(ctx, global_array.shape) as tensor:
        mine = global_array[2 * ctx.rank : 2 * ctx.rank + 2]
        tensor.from_numpy(mine)
        np.multiply(tensor, 2, out=tensor)
        np.testing.assert_array_equal(tensor + mine[0], mine * 2 + mine[0])
        with dtl.DistributedSpan(tensor) as span:
            np.testing.assert_array_equal(span > 10, (mine * 2).ravel() > 10)


def test_differently_distributed_containers_are_not_combined(ctx):
    with (
        dtl.DistributedVector(ctx, 2 * ctx.size) as a,
        dtl.DistributedVector(ctx, 2 * ctx.size, partition="cyclic") as b,
        dtl.DistributedVector(ctx, 2 * ctx.size + 1) as c,
    ):
        for act in (
            lambda: a + b,
            lambda: a * c,
            lambda: np.add(a, 1, out=b),
            lambda: operator.iadd(a, b),
        ):
            with pytest.raises(dtl.InvalidArgumentError, match="redistribute"):
                act()


@every_policy
def test_length_elements_and_membership_are_global(ctx, policy):
    global_array = values(20)
    with distribute(ctx, global_array, policy) as vec:
        assert len(vec) == 20
        assert list(vec) == list(global_array)
        assert list(reversed(vec)) == list(global_array[::-1])
        assert [vec[0], vec[13], vec[-1]] == [global_array[0], global_array[13], global_array[-1]]
        assert global_array[19] in vec
        assert -1.0 not in vec
        with pytest.raises(IndexError):
            vec[20]


def test_rows_and_elements_of_a_tensor_are_global(ctx):
    global_array = np.arange(30.0).reshape(6, 5)
    with dtl.DistributedTensor(ctx, global_array.shape) as tensor:
        first = tensor.to_global(0)[0]
        tensor.local_view()[:] = global_array[first : first + tensor.local_shape[0]]
        assert len(tensor) == 6
        np.testing.assert_array_equal(list(tensor), global_array)
        assert tensor[5, -1] == 29
        assert 29 in tensor


def test_slices_and_masks_are_refused_on_distributed_containers(ctx):
    if ctx.size == 1:
        return
    with distribute(ctx, values(20)) as vec:
        for key in (slice(1, None), np.ones(20, bool), [1, 2], Ellipsis, None):
            with pytest.raises(TypeError, match=r"local_view\(\)\[key\]"):
                vec[key]
        with pytest.raises(TypeError, match=r"local_view\(\)\[key\] = value"):
            vec[0] = 1


def test_slices_and_masks_work_on_replicated_containers(ctx):
    with distribute(ctx, values(20), "replicated") as vec:
        mine = vec.to_numpy()

        np.testing.assert_array_equal(vec[1:], mine[1:])
        np.testing.assert_array_equal(vec[mine > 20], mine[mine > 20])
        assert vec[-1] == mine[-1]
        assert mine[0] in vec
        assert -1.0 not in vec
        vec[1:] = vec[:-1]
        np.testing.assert_array_equal(vec.local_view(), np.concatenate([mine[:1], mine[:-1]]))
        assert np.shares_memory(vec[1:], vec.local_view())
        with pytest.raises(IndexError):
            vec[100]


def test_replicated_containers_convert_to_arrays(ctx):
    with distribute(ctx, values(20), "replicated") as vec:
        assert np.shares_memory(np.asarray(vec), vec.local_view())
        assert not np.shares_memory(np.array(vec), vec.local_view())
        assert not np.shares_memory(vec.__array__(copy=True), vec.local_view())
        assert np.asarray(vec, np.float32).dtype == np.float32
        with pytest.raises(ValueError, match="copy"):
            vec.__array__(np.float32, copy=False)


def test_the_truth_value_of_a_container_is_refused(ctx):
    with distribute(ctx, values(20)) as vec, pytest.raises(ValueError, match="all"):
        bool(vec)


# ---- reductions ---------------------------------------------------------------------------------


@every_policy
@pytest.mark.parametrize("dtype", DTYPES)
def test_reductions_cover_all_elements(ctx, policy, dtype):
    global_array = values(23, dtype)
    with distribute(ctx, global_array, policy) as vec:
        for name in REDUCTIONS:
            if dtype[0] == "c" and name in ("min", "max", "argmin", "argmax"):
                continue
            with np.errstate(over="ignore"):
                found, expected = getattr(vec, name)(), getattr(global_array, name)()
            precise = expected if dtype != "f2" else getattr(global_array.astype("f8"), name)()
            loose = 2e-3 if dtype == "f2" else 1e-5 if dtype in ("f4", "c8") else 1e-12
            if not math.isfinite(abs(expected)):
                assert not math.isfinite(abs(found)), name
            else:
                np.testing.assert_allclose(found, precise, rtol=loose, err_msg=name)


def test_narrow_integers_are_summed_in_wide_ones(ctx):
    with dtl.DistributedVector(ctx, 1000, np.int8, fill=100) as vec:
        assert vec.sum() == 100_000
        assert vec.sum().dtype == np.int64
        assert vec.sum(dtype=np.float32).dtype == np.float32
    with dtl.DistributedVector(ctx, 10, bool, fill=True) as vec:
        assert vec.sum() == 10
        assert vec.mean() == 1.0


@pytest.mark.parametrize("name", REDUCTIONS)
def test_numpy_functions_equal_methods_of_the_same_name(ctx, name):
    global_array = values(23)
    with distribute(ctx, global_array, "cyclic") as vec:
        np.testing.assert_allclose(
            getattr(np, name)(vec), getattr(np, name)(global_array), rtol=1e-12
        )


@pytest.mark.parametrize("place", [0, 11, 22])
def test_nan_is_propagated_by_reductions(ctx, place):
    global_array = values(23)
    global_array[place] = np.nan
    with distribute(ctx, global_array, "cyclic") as vec:
        for name in ("sum", "min", "max", "mean"):
            assert math.isnan(getattr(vec, name)()), name
        assert vec.argmin() == vec.argmax() == place


def test_reductions_of_a_tensor_count_in_row_major_order(ctx):
    global_array = values(60).reshape(3, 4, 5)
    for dim in range(3):
        with dtl.DistributedTensor(ctx, global_array.shape, distributed_dim=dim) as tensor:
            for index in np.ndindex(global_array.shape):
                if tensor.is_local(index):
                    tensor.set_local(tensor.to_local(index), global_array[index])
            for name in REDUCTIONS:
                expected = getattr(global_array, name)()
                np.testing.assert_allclose(getattr(tensor, name)(), expected, err_msg=name)


def test_ddof_reduces_the_degrees_of_freedom(ctx):
    global_array = values(23)
    with distribute(ctx, global_array) as vec, distribute(ctx, values(23, "c16")) as other:
        np.testing.assert_allclose(vec.var(ddof=1), global_array.var(ddof=1))
        np.testing.assert_allclose(vec.std(ddof=1), global_array.std(ddof=1))
        np.testing.assert_allclose(other.var(ddof=1), values(23, "c16").var(ddof=1))


def test_reductions_of_empty_containers_follow_numpy(ctx):
    with dtl.DistributedVector(ctx, 0) as vec:
        assert (vec.sum(), vec.prod(), vec.all(), vec.any()) == (0, 1, True, False)
        for name in ("min", "max", "argmin", "argmax"):
            with pytest.raises(ValueError, match=r"empty|element"):
                getattr(vec, name)()


def test_a_reduction_along_an_axis_is_refused(ctx):
    with distribute(ctx, values(20)) as vec:
        with pytest.raises(dtl.InvalidArgumentError, match="axis"):
            vec.sum(axis=0)
        with pytest.raises(dtl.InvalidArgumentError, match="axis"):
            np.max(vec, axis=0)
        with pytest.raises(dtl.InvalidArgumentError, match="out"):
            vec.mean(out=np.empty(()))
        with pytest.raises(dtl.InvalidArgumentError, match="ddof"):
            vec.var(ddof=-1)


# ---- unintended copies --------------------------------------------------------------------------


@pytest.mark.parametrize("act", [pickle.dumps, copy.copy])
def test_pickling_and_copying_are_refused_with_a_reason(ctx, act):
    with (
        dtl.DistributedVector(ctx, 10) as vec,
        dtl.DistributedTensor(ctx, (2, 5)) as tensor,
        dtl.DistributedSpan(vec) as span,
    ):
        for container in (vec, tensor, span):
            with pytest.raises(TypeError, match=r"spread over .* to_numpy\(\)"):
                act(container)
        with pytest.raises(TypeError, match=r"spread over .* to_numpy\(\)"):
            copy.deepcopy(span)  # a span owns no elements


def test_the_base_class_cannot_be_instantiated():
    with pytest.raises(TypeError, match="DistributedContainer"):
        dtl.DistributedContainer()
