# SPDX-License-Identifier: BSD-3-Clause
"""Vectors, and single elements of tiles, against NumPy."""

import numpy as np
import pytest

import dtl
import dtl.triton
import dtl.triton.language as dl
from dtl.triton.language.extra import language_extra as le

# isort: split
import triton.language as tl

jit = dtl.triton.jit
pytestmark = pytest.mark.usefixtures("one_rank_only")


@jit
def arithmetic(in_ptr, out_ptr, count: tl.constexpr):
    a = le.ld_vector(in_ptr, count, "gpu", "relaxed")
    b = dl.make_vector([tl.load(in_ptr + count + i) for i in range(count)])
    c = dl.zeros_vector(count, tl.float32)
    for _ in range(2):
        c = c + a * b - b
    c = 3 + (1.5 - c)
    c = tl.load(in_ptr + 1) - c
    c[0] = c[1] + 1
    c[1] += 2 * a[1]
    le.st_vector(out_ptr, 2 * c, "sys", "release")


@pytest.mark.parametrize("count", [2, 4, 8])
def test_vectors_calculate_as_arrays_do(count):
    given, out = np.arange(2 * count, dtype=np.float32), np.zeros(count, np.float32)
    arithmetic[(1,)](given, out, count)
    a, b = given[:count], given[count:]
    c = given[1] - (3 + (1.5 - 2 * (a * b - b)))
    c[0] = c[1] + 1
    c[1] += 2 * a[1]
    assert out.tolist() == (2 * c).tolist()


@jit
def scaled(ptr):
    found = le.ld_vector(ptr, 2)
    le.st_vector(ptr, found[1] * found)


def test_a_vector_is_a_value_of_triton_s():
    """A scalar as the left operand then leaves the operation to the vector."""
    given = np.array([2, 3])
    scaled[(1,)](given)
    assert issubclass(dl.vector, tl.tensor)
    assert given.tolist() == [6, 9]


@jit
def cast(in_ptr, out_ptr, count: tl.constexpr, dtype: tl.constexpr, bits: tl.constexpr):
    found = le.ld_vector(in_ptr, count)
    found = found.recast(dtype) if bits else found.to(dtype)
    le.st_vector(out_ptr, found)


TYPES = {"int8": tl.int8, "int16": tl.int16, "uint32": tl.uint32, "float32": tl.float32}


@pytest.mark.parametrize("name", [*TYPES, "int64"])
@pytest.mark.parametrize("given", [np.int16, np.float32, np.uint64])
def test_bits_are_cast_as_views_are(name, given):
    array = np.random.default_rng(3).integers(0, 255, 32, np.uint8).view(given)[:4]
    expected = array.view(name)
    out = np.zeros(len(expected), name)
    cast[(1,)](array.copy(), out, 4, {**TYPES, "int64": tl.int64}[name], True)
    assert out.tobytes() == expected.tobytes()


@jit
def cast_bits(in_ptr, out_ptr):
    le.st_vector(out_ptr, le.ld_vector(in_ptr, 4).to(tl.int32, bitcast=True))


def test_bits_are_cast_by_to_as_well():
    given, out = np.array([1.5, -2.5, 3, 4], np.float32), np.zeros(4, np.int32)
    cast_bits[(1,)](given, out)
    assert out.tobytes() == given.tobytes()


def test_values_are_cast():
    out = np.zeros(4, np.int16)
    cast[(1,)](np.array([1.5, -2.5, 3, 4], np.float32), out, 4, tl.int16, False)
    assert out.tolist() == [1, -2, 3, 4]


@jit
def pack(in_ptr, out_ptr, back_ptr):
    whole = le.pack(le.ld_vector(in_ptr, 4), tl.uint64)
    tl.store(out_ptr, whole)
    le.st_vector(back_ptr, le.unpack(whole, tl.int16))


def test_packed_elements_are_unpacked():
    given, out, back = np.array([1, -2, 3, -4], np.int16), np.zeros(1, np.uint64), np.zeros(4, "i2")
    pack[(1,)](given, out, back)
    assert out.tobytes() == given.tobytes()
    assert back.tolist() == given.tolist()


@jit
def move(in_ptr, out_ptr, row, rows: tl.constexpr, columns: tl.constexpr):
    places = tl.arange(0, rows)[:, None] * columns + tl.arange(0, columns)[None, :]
    tile = tl.load(in_ptr + places)
    taken = dl.extract(tile, [row, columns - 2])
    tl.store(out_ptr + places, dl.insert(tile, taken + 0.5, [0, columns - 1]))
    tl.store(in_ptr + places, tile)


@pytest.mark.parametrize("dtype", [np.float16, np.float64, np.float32])
def test_elements_of_tiles_are_taken_and_put(dtype):
    given = np.arange(8, dtype=dtype).reshape(2, 4)
    out, expected = np.zeros_like(given), given.copy()
    move[(1,)](given, out, 1, 2, 4)
    expected[0, 3] = given[1, 2] + 0.5
    assert out.tolist() == expected.tolist()
    assert given.reshape(-1).tolist() == list(range(8))  # the tile is unchanged


WRONG = {
    "three": (
        lambda x: dl.make_vector([x, x, x]),
        r"args: .3 values.; expected as many as a",
    ),
    "dtypes": (
        lambda x: dl.make_vector([x, x.to(tl.float32)]),
        r"args: .dtypes int64, fp32.; expected scalars of one dtype",
    ),
    "tile": (lambda _x: dl.make_vector([tl.arange(0, 2)]), r"args\[0\]: .*; expected a scalar"),
    "zeros": (lambda _x: dl.zeros_vector(6, tl.int8), r"vec_size: .6.; expected a power of two"),
    "loaded": (lambda x: le.ld_vector(x, 3), r"ld_vector: vec_size: .3.; expected a power of two"),
    "dtype": (lambda _x: dl.zeros_vector(2, tl.int1), r"dtype: .int1.; expected a dtype of 8, 16"),
    "index": (lambda x: dl.make_vector([x, x])[2], r"idx: 2; expected an index from 0 to 1"),
    "lengths": (
        lambda x: dl.make_vector([x, x]) + dl.make_vector([x]),
        r"other: .a vector of 1.; expected one of 2, or a scalar",
    ),
    "recast": (
        lambda x: dl.make_vector([x.to(tl.int8)]).recast(tl.int64),
        r"expected as many bits",
    ),
    "pack": (
        lambda x: le.pack([x.to(tl.int16)], tl.int64),
        r"pack: src: .1 of int16.; expected 64 bits, as int64 has",
    ),
    "unpack": (
        lambda x: le.unpack(x.to(tl.int16), tl.int32),
        r"unpack: dst_type: .int32.; expected a dtype of 16 bits or fewer",
    ),
    "stored": (lambda x: le.st_vector(x, x), r"st_vector: vec: .tensor.; expected a vector"),
    "rounding": (
        lambda x: dl.make_vector([x]).to(tl.int8, "rtz"),
        r"fp_downcast_rounding: .rtz.; expected None",
    ),
    "extract": (
        lambda _x: dl.extract(tl.arange(0, 4), [4]),
        r"extract: indices\[0\]: 4; expected an index from 0 to 3",
    ),
    "indices": (
        lambda _x: dl.insert(tl.arange(0, 4), 1, [0, 0]),
        r"insert: indices: .2 indices.; expected 1, one an axis",
    ),
    "as a scalar": (
        lambda x: -dl.make_vector([x, x]),
        r"value: .vector<2 x int64>.; expected a scalar or a tile: v\[i\] is one of",
    ),
    "no tile": (lambda x: dl.extract(x, [0]), r"extract: input: .*; expected a tile"),
    "no scalars": (
        lambda _x: dl.make_vector(3),
        r"make_vector: args: .3.; expected scalars of a kernel, one after the other",
    ),
    "pointers": (
        lambda x: dl.make_vector([x.to(tl.pointer_type(tl.int8))]),
        r"make_vector: args: .pointer<int8>.; expected a dtype of 8, 16, 32 or 64 bits",
    ),
    "tile as an element": (
        lambda x: dl.make_vector([x, x]).__setitem__(0, tl.arange(0, 2)),
        r"setitem: value: .\[0 1\].; expected a scalar of a kernel",
    ),
    "vector as an element": (
        lambda x: dl.make_vector([x, x]).__setitem__(0, dl.make_vector([x, x])),
        r"setitem: value: .vector<2 x int64>.; expected a scalar of a kernel",
    ),
    "tile added": (
        lambda x: dl.make_vector([x, x]) + tl.arange(0, 2),
        r"add: other: .\[0 1\].; expected a scalar of a kernel",
    ),
    "other width": (
        lambda x: dl.make_vector([x, x]).to(tl.int32, bitcast=True),
        r"to: dtype: .int32.; expected one of 64 bits, as int64 has",
    ),
    "to a pointer": (
        lambda x: dl.make_vector([x, x]).to(tl.pointer_type(tl.int8)),
        r"to: dtype: .pointer<int8>.; expected a dtype of 8, 16, 32 or 64 bits",
    ),
    "packed tile": (
        lambda _x: le.pack(tl.arange(0, 2), tl.int64),
        r"pack: src: .\[0 1\].; expected scalars of a kernel",
    ),
    "packed dtypes": (
        lambda x: le.pack([x.to(tl.int16), x.to(tl.int32)], tl.int64),
        r"pack: src: .dtypes int16, int32.; expected scalars of one dtype",
    ),
    "unpacked number": (lambda _x: le.unpack(5, tl.int8), r"unpack: src: .5.; expected a scalar"),
    "one index": (
        lambda _x: dl.extract(tl.arange(0, 4), 2),
        r"extract: indices: .2.; expected 1 of them, one an axis",
    ),
    "tile inserted": (
        lambda _x: dl.insert(tl.arange(0, 4), tl.arange(0, 2), [0]),
        r"insert: scalar: .\[0 1\].; expected a scalar of a kernel",
    ),
}


@jit
def wrong(ptr, case: tl.constexpr):
    WRONG[case][0](tl.load(ptr))


@pytest.mark.parametrize("case", WRONG)
def test_wrong_arguments_are_refused(case):
    with pytest.raises(dtl.DTLError, match=WRONG[case][1]):
        wrong[(1,)](np.ones(1, np.int64), case)
