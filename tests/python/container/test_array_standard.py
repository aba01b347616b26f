# SPDX-License-Identifier: BSD-3-Clause
"""The Python array API standard on containers: each function behaves as in the guide's table."""

import pathlib
import re

import numpy as np
import pytest

import dtl

PAGE = pathlib.Path(__file__).resolve().parents[3] / "docs/guide/containers.md"
SIZE = 23
TABLE = dict(
    re.findall(
        r"^\| (.*?) \| (.*?) \|$",
        PAGE.read_text().partition("## Python's array API standard")[2].partition("\n## ")[0],
        re.MULTILINE,
    )
)


def functions_in_row(row):
    """Returns the functions in a row of the table."""
    return re.findall(r"`(\w+)`", next(TABLE[key] for key in TABLE if key.startswith(row)))


GLOBAL, LOCAL, REFUSED = map(functions_in_row, ("the whole", "this rank", "nothing: "))
# Arguments after the container, for functions that need more.
MORE_ARGUMENTS = {
    **dict.fromkeys(("full_like", "broadcast_to", "tile", "repeat", "roll"), (3,)),
    "clip": (3, 9),
    "take": ([0, -1],),
    "searchsorted": ([1, 5, 30],),
    "astype": (np.float32,),
    "can_cast": (np.float32,),
    "expand_dims": (0,),
    "moveaxis": (0, 0),
    "reshape": ((1, -1),),
}
BINARY = {  # functions whose second argument is the container again
    *("matmul", "vecdot", "where", "tensordot", "take_along_axis", "meshgrid", "broadcast_arrays"),
    *("add", "atan2", "copysign", "divide", "equal", "floor_divide", "greater", "greater_equal"),
    *("hypot", "less", "less_equal", "logaddexp", "logical_and", "logical_or", "logical_xor"),
    *("maximum", "minimum", "multiply", "nextafter", "not_equal", "pow", "remainder", "subtract"),
    *(name for name in LOCAL if re.fullmatch("bitwise_(?!invert).*", name)),
}
LISTS = {"concat", "stack"}
SHAPES = {"empty_like"}  # the elements of the result are uninitialized


@pytest.fixture
def vec(ctx):
    with dtl.DistributedVector(ctx, SIZE, np.float64) as made:
        made.local_view()[:] = 1 + np.arange(made.local_size) + made.local_offset
        yield made


def call_function(xp, name, array):
    """Calls the function `name` with `array` and its further arguments."""
    if name in LISTS:
        return getattr(xp, name)([array, array])
    more = (
        (array,) * (2 if name == "where" else 1) if name in BINARY else MORE_ARGUMENTS.get(name, ())
    )
    with np.errstate(all="ignore"):
        return getattr(xp, name)(array, *more)


def test_the_namespace_is_numpy_and_follows_the_standard(vec):
    assert vec.__array_namespace__() is np
    assert vec.__array_namespace__(api_version="2022.12") is np
    with pytest.raises(ValueError, match=r"api_version: '1999\.1'; expected None, or one"):
        vec.__array_namespace__(api_version="1999.1")


def test_the_table_lists_each_standard_function_once():
    names = [name for row in TABLE.values() for name in re.findall(r"`(\w+)`", row)]

    assert len(names) == len(set(names)) == 133  # functions in version 2024.12
    assert [name for name in names if not hasattr(np, name)] == []


@pytest.mark.parametrize("name", GLOBAL)
def test_global_functions_equal_numpy_on_one_array(vec, name):
    found = call_function(vec.__array_namespace__(), name, vec)
    expected = call_function(np, name, np.arange(1.0, SIZE + 1))

    if isinstance(found, dtl.DistributedContainer):
        assert found.shape == expected.shape
        found = found.take(np.arange(found.size))
    if name not in SHAPES:
        np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("name", LOCAL)
def test_local_functions_equal_numpy_on_the_view(ctx, vec, name):
    if name.startswith("bitwise"):
        vec = dtl.DistributedVector(ctx, SIZE, np.int64, fill=5)
    found = call_function(vec.__array_namespace__(), name, vec)

    assert type(found) is np.ndarray
    np.testing.assert_array_equal(found, call_function(np, name, vec.local_view()))


@pytest.mark.parametrize("name", REFUSED)
def test_unsupported_functions_are_refused(vec, name):
    with pytest.raises(TypeError):
        call_function(vec.__array_namespace__(), name, vec)


def test_asarray_works_if_all_elements_are_local(ctx, vec):
    with dtl.DistributedVector(ctx, 3, partition="replicated") as replicated:
        assert replicated.__array_namespace__().asarray(replicated).shape == (3,)
    if ctx.size > 1:
        with pytest.raises(TypeError, match="local_view"):
            vec.__array_namespace__().asarray(vec)


def test_a_view_has_the_numpy_namespace(vec):
    assert vec.local_view().__array_namespace__() is np
    np.testing.assert_array_equal(np.flip(vec.local_view())[::-1], vec.local_view())
