# SPDX-License-Identifier: BSD-3-Clause
"""Algorithms on the local part, compared with NumPy on the same elements."""

import functools

import numpy as np
import pytest

import dtl

KINDS = {"vector": dtl.DistributedVector, "array": dtl.DistributedArray}


@pytest.fixture(params=KINDS)
def kind(request):
    return request.param


@pytest.fixture
def call(kind):
    """Returns a function that calls the algorithm of this kind: `call("sort", container)`."""
    return lambda verb, *arguments, **options: getattr(dtl, f"{verb}_{kind}")(*arguments, **options)


@pytest.fixture
def made(ctx, kind):
    """A container and a copy of its local part; the elements differ between ranks."""
    container = KINDS[kind](ctx, 40 * ctx.size, np.float64)
    values = np.random.default_rng(ctx.rank).integers(-9, 9, container.local_size).astype(float)
    container.local_view()[:] = values
    return container, values


def test_each_element_is_visited(call, made):
    container, values = made
    seen, indexed = [], []

    call("for_each", container, seen.append)
    call("for_each", container, lambda _, index: indexed.append(index), with_index=True)

    assert seen == values.tolist()
    assert indexed == list(range(values.size))


@pytest.mark.parametrize(
    "func", [np.square, lambda value: value * value], ids=["ufunc", "function"]
)
def test_transform_is_in_place(call, made, func):
    container, values = made

    call("transform", container, func)

    np.testing.assert_array_equal(container.local_view(), values**2)


def test_fill_and_copy(ctx, call, kind, made):
    container, values = made
    other = KINDS[kind](ctx, container.global_size)

    call("copy", container, other)
    np.testing.assert_array_equal(other.local_view(), values)
    call("fill", container, 4)
    np.testing.assert_array_equal(container.local_view(), np.full(values.size, 4.0))


def test_searches_cover_the_local_part(call, made):
    container, values = made
    wanted = values[-1]

    assert call("find", container, wanted) == np.flatnonzero(values == wanted)[0]
    assert call("find", container, 99) is None
    assert call("find_if", container, lambda value: value > 99) is None
    assert call("find_if", container, lambda value: value == wanted) == call(
        "find", container, wanted
    )
    assert call("count", container, wanted) == (values == wanted).sum()
    assert call("count_if", container, lambda value: value > 0) == (values > 0).sum()
    assert call("all_of", container, lambda value: value < 9)
    assert call("any_of", container, lambda value: value == wanted)
    assert call("none_of", container, lambda value: value > 9)


def test_reductions_cover_the_local_part(call, made):
    container, values = made

    assert call("reduce_local", container) == values.sum()
    assert call("reduce_local", container, "max") == values.max()
    assert call("minmax", container) == (values.min(), values.max())
    assert call("min_element", container) == values.argmin()
    assert call("max_element", container) == values.argmax()


def test_sort_and_scans_cover_the_local_part(call, made):
    container, values = made

    call("inclusive_scan", container)
    np.testing.assert_array_equal(container.local_view(), np.cumsum(values))
    container.local_view()[:] = values
    call("exclusive_scan", container, op=dtl.SUM)
    np.testing.assert_array_equal(container.local_view(), np.cumsum(values) - values)
    container.local_view()[:] = values
    call("sort", container)
    np.testing.assert_array_equal(container.local_view(), np.sort(values))
    call("sort", container, reverse=True)
    np.testing.assert_array_equal(container.local_view(), np.sort(values)[::-1])


def test_a_container_of_another_kind_is_refused(call, kind, ctx):
    other = KINDS["array" if kind == "vector" else "vector"](ctx, 4)

    with pytest.raises(TypeError, match="expected a Distributed"):
        call("sort", other)


def test_exceptions_of_a_function_pass_unchanged(call, made):
    container, _ = made

    with pytest.raises(ZeroDivisionError):
        call("for_each", container, lambda value: 1 / (value - value))


def test_every_algorithm_exists_for_both_kinds():
    verbs = {name[: -len("_vector")] for name in dtl.__all__ if name.endswith("_vector")}

    assert len(verbs) == 18
    for verb, kind in ((verb, kind) for verb in verbs for kind in KINDS):
        assert callable(functools.reduce(getattr, [dtl, f"{verb}_{kind}"]))
