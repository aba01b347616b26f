# SPDX-License-Identifier: BSD-3-Clause
"""Compiled vectors and elements of tiles, and block operations in divergent branches."""

import pytest
from test_compiled_language import TARGETS, compiled, stands_in_order

import dtl
import dtl.triton
import dtl.triton.language as dl
from dtl.triton.language.extra import language_extra as le
from dtl.triton.language.extra import libshmem_device

# isort: split
import triton.language as tl

jit = dtl.triton.jit


@jit
def arithmetic(in_ptr, out_ptr, rounds):
    a = le.ld_vector(in_ptr, 4, "gpu", "relaxed")
    c = dl.zeros_vector(4, tl.float32)
    for _ in range(rounds):
        c = c + a * 2.0
        c[1] = a[0]
        c[2] += 2 * a[1]
    if rounds > 7:
        c = 1.0 - c
    le.st_vector(out_ptr, c.recast(tl.int32).to(tl.int64), "sys", "release")


def test_a_vector_is_a_value_of_triton_s():
    assert issubclass(dl.vector, tl.tensor)


@pytest.mark.parametrize("target", TARGETS)
def test_vectors_are_carried_through_loops_and_branches(target):
    text = compiled(arithmetic, target, "*fp32, *i64, i32").text
    if target == "cuda:90":
        stands_in_order(text, *[r"ld\.relaxed\.gpu\.u32"] * 4, r"bra")
        stands_in_order(text, *[r"st\.release\.sys\.u64"] * 4)
    else:
        stands_in_order(text, r"_cbranch", *[r"store_dwordx2"] * 4)


@jit
def packed(in_ptr, out_ptr):
    whole = le.pack(le.ld_vector(in_ptr, 4), tl.uint64)
    le.st_vector(out_ptr, dl.make_vector([whole, whole + 1]))
    le.st_vector(in_ptr, le.unpack(whole, tl.int16))


def test_vectors_are_packed():
    text = compiled(packed, "cuda:90", "*i16, *u64").text
    stands_in_order(text, *[r"ld\.relaxed\.gpu\.u16"] * 4, *[r"st\.relaxed\.gpu\.u64"] * 2)
    stands_in_order(text, *[r"st\.relaxed\.gpu\.u16"] * 4)


@jit
def moved(in_ptr, out_ptr, row):
    places = tl.arange(0, 8)[:, None] * 16 + tl.arange(0, 16)[None, :]
    tile = tl.load(in_ptr + places)
    taken = dl.extract(tile, [row, 1])
    tl.store(out_ptr + places, dl.insert(tile, taken + 1, [0, 15]))


@pytest.mark.parametrize("type_", ["fp16", "fp64", "i8"])
def test_elements_of_tiles_are_taken_and_put(type_):
    assert ".entry moved" in compiled(moved, "cuda:90", f"*{type_}, *{type_}, i32").text


@jit
def three(ptr):
    dl.make_vector([tl.load(ptr), tl.load(ptr), tl.load(ptr)])


@jit
def mixed(ptr):
    dl.make_vector([tl.load(ptr), tl.program_id(0)])


@jit
def unequal(ptr):
    le.pack(le.ld_vector(ptr, 2), tl.int64)


@jit
def outside(ptr):
    le.ld_vector(ptr, 2)[2]


@jit
def unknown_index(ptr):
    le.ld_vector(ptr, 2)[tl.program_id(0)]


@jit
def barrier(ptr):
    if le.tid(0) == 0:
        tl.store(ptr, 1)
        le.__syncthreads()


@jit
def put_by_some(ptr):
    mine = le.tid(0) // 2
    half = mine + 1
    for _ in range(half, 9):
        dl.notify(ptr, 0)


@jit
def own_element(ptr):
    tile = tl.load(ptr + tl.arange(0, 32))
    place = le.tid(0)
    tl.store(ptr, dl.extract(tile, [place]))


@jit
def negated(ptr):
    le.st_vector(ptr, -le.ld_vector(ptr, 2))


@jit
def as_rank(ptr):
    dl.symm_at(ptr, le.ld_vector(ptr, 2))


@jit
def as_axis(ptr):
    le.tid(le.ld_vector(ptr, 2))


@jit
def element_by_name(ptr):
    tile = tl.load(ptr + tl.arange(0, 32))
    mine = le.tid(0)
    tl.store(ptr, dl.extract(tile, indices=[mine]))


@jit
def put_at_own(ptr):
    tile = tl.load(ptr + tl.arange(0, 32))
    tl.store(ptr + tl.arange(0, 32), dl.insert(tile, 1, [le.tid(0)]))


@jit
def while_some(ptr):
    while le.tid(0) < tl.load(ptr):
        le.__syncthreads()


@jit
def block_of_some(_ptr):
    if le.tid(0) < 32:
        libshmem_device.barrier_all_block()


@jit
def given_back(ptr):
    last, next_one = 0, 0
    for _ in range(9):
        if last == 0:
            dl.wait(ptr, 1, "sys", "acquire")
        last = next_one
        next_one = le.tid(0)


@jit
def whole_tile(ptr):
    found = le.ld_vector(ptr, 2)
    found[0] = tl.arange(0, 2)


@jit
def own_name(ptr):
    found = le.ld_vector(ptr, 2)
    found[0] = found


@jit
def no_list(_ptr):
    dl.make_vector(3)


@jit
def no_index(ptr):
    dl.extract(tl.load(ptr + tl.arange(0, 32)), 2)


@jit
def inserted(ptr):
    tile = tl.load(ptr + tl.arange(0, 32))
    dl.insert(tile, tile, [0])


WRONG = [
    (element_by_name, r"jit: fn: .extract\(\) in line 4 of the kernel, at an index of tid\(\)"),
    (put_at_own, r"jit: fn: .insert\(\) in line 3 of the kernel, at an index of tid\(\)"),
    (while_some, r"jit: fn: .__syncthreads\(\) in line 3 of the kernel, under a branch on tid"),
    (block_of_some, r"jit: fn: .barrier_all_block\(\) in line 3 of the kernel, under a branch"),
    (given_back, r"jit: fn: .wait\(\) in line 5 of the kernel, under a branch on tid\(\)"),
    (whole_tile, r"setitem: value: .int32\[.*\].; expected a scalar of a kernel"),
    (own_name, r"setitem: value: .vector<2 x int16>.; expected a scalar of a kernel"),
    (no_list, r"make_vector: args: .3.; expected scalars of a kernel, one after the other"),
    (no_index, r"extract: indices: .2.; expected 1 of them, one an axis"),
    (inserted, r"insert: scalar: .int16\[.*\].; expected a scalar of a kernel"),
    (negated, r"value: .vector<2 x int16>.; expected a scalar or a tile: v\[i\] is one of"),
    (as_rank, r"symm_at: rank: .vector<2 x int16>.; expected a rank"),
    (as_axis, r"tid: axis: .*vector<2 x int16>.*; expected 0, 1 or 2"),
    (three, r"args: .3 values.; expected as many as a power of two"),
    (mixed, r"args: .dtypes int16, int32.; expected scalars of one dtype"),
    (unequal, r"pack: src: .2 of int16.; expected 64 bits, as int64 has"),
    (outside, r"idx: 2; expected an index from 0 to 1"),
    (unknown_index, r"idx: .*; expected an integer that is known while compiling"),
    (barrier, r"fn: .__syncthreads\(\) in line 4 of the kernel, under a branch on tid\(\).; exp"),
    (put_by_some, r"fn: .notify\(\) in line 5 of the kernel, under a branch on tid\(\)"),
    (own_element, r"fn: .extract\(\) in line 4 of the kernel, at an index of tid\(\).; expected"),
]


@pytest.mark.parametrize(("kernel", "expected"), WRONG)
def test_wrong_kernels_are_refused_while_compiling(kernel, expected):
    with pytest.raises(dtl.DTLError, match=expected):
        compiled(kernel, "cuda:90", "*i16")
