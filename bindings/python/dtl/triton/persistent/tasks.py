# SPDX-License-Identifier: BSD-3-Clause
"""What a block does for each kind of task: on tiles of fixed size, in float32, whatever is read.

A task is a row of the table.  Arguments by names of operands are their dtypes, None of one that the
task lacks.
"""

import triton
import triton.language as tl
from dtl.triton.language import symm_at
from dtl.triton.language.extra.language_extra import __syncthreads as together
from dtl.triton.language.extra.language_extra import ld, st, tid
from dtl.triton.language.extra.libshmem_device import barrier_all_block, n_pes
from dtl.triton.persistent import layout

EPSILON, HEADS, LENGTHS, TASK = map(
    tl.constexpr, (layout.EPSILON, layout.HEADS, layout.LENGTHS, layout.TASK)
)
OPERANDS, FACTS, ADDRESS, HEIGHT, WIDTH, STRIDE = map(
    tl.constexpr,
    (layout.OPERANDS, layout.FACTS, layout.ADDRESS, layout.ROWS, layout.COLUMNS, layout.STRIDE),
)
FAULT, SEQUENCE, LENGTH = map(tl.constexpr, (layout.FAULT, layout.SEQUENCE, layout.LENGTH))
FIRST_WAIT, WAITS = tl.constexpr(layout.FIRST_WAIT), tl.constexpr(layout.WAITS)
ROWS, COLUMNS, DEPTH = map(tl.constexpr, (32, 64, 32))  # of tiles, and of what a product adds up
QUERIES, KEYS = map(tl.constexpr, (16, 32))  # of attention


# ---- between tasks -------------------------------------------------------------------------------


@triton.jit
def may_begin(row, done_ptr, waits_ptr, is_patient: tl.constexpr):
    """Whether other workers have run as many tasks as this one needs; a patient worker stays until
    they have.
    """
    may = tl.load(row) >= 0
    first = tl.load(row + FIRST_WAIT)
    for wait in range(first, first + tl.load(row + WAITS)):
        counter, least = done_ptr + tl.load(waits_ptr + 2 * wait), tl.load(waits_ptr + 2 * wait + 1)
        seen = ld(counter, "gpu", "acquire")
        if is_patient:
            while seen < least:
                seen = ld(counter, "gpu", "acquire")
        may = may & (seen >= least)
    together()
    return may


@triton.jit
def tell(counter_ptr, count):
    """What all threads have written is there for whoever sees the count."""
    together()
    if tid(0) == 0:
        st(counter_ptr, count, "gpu", "release")
    together()


# ---- operands ------------------------------------------------------------------------------------


@triton.jit
def fact(row, operand: tl.constexpr, which: tl.constexpr):
    return tl.load(row + OPERANDS + FACTS * operand + which)


@triton.jit
def base(row, operand: tl.constexpr, kind: tl.constexpr):
    return fact(row, operand, ADDRESS).to(tl.pointer_type(kind))


@triton.jit
def epsilon(row):
    return tl.load(row + EPSILON).to(tl.int32).to(tl.float32, bitcast=True)


@triton.jit
def tile(row, operand: tl.constexpr, kind: tl.constexpr, down, across, mask):
    """Elements of an operand as float32; one of a single row is for all rows."""
    places = down.to(tl.int64)[:, None] * fact(row, operand, STRIDE) + across[None, :]
    return tl.load(base(row, operand, kind) + places, mask=mask, other=0.0).to(tl.float32)


@triton.jit
def tile_put(row, kind: tl.constexpr, down, across, mask, values):
    places = down.to(tl.int64)[:, None] * fact(row, 3, STRIDE) + across[None, :]
    tl.store(base(row, 3, kind) + places, values.to(kind), mask=mask)


@triton.jit
def is_within(row, operand: tl.constexpr, down, across):
    is_row, is_column = down < fact(row, operand, HEIGHT), across < fact(row, operand, WIDTH)
    return is_row[:, None] & is_column[None, :]


# ---- elements ------------------------------------------------------------------------------------


@triton.jit
def unary(row, x: tl.constexpr, out: tl.constexpr, op: tl.constexpr):
    for top in range(0, fact(row, 3, HEIGHT), ROWS):
        for first in range(0, fact(row, 3, WIDTH), COLUMNS):
            down, across = top + tl.arange(0, ROWS), first + tl.arange(0, COLUMNS)
            mask = is_within(row, 3, down, across)
            given = tile(row, 0, x, down, across, mask)
            tile_put(row, out, down, across, mask, op(given))


@triton.jit
def binary(row, x: tl.constexpr, y: tl.constexpr, out: tl.constexpr, op: tl.constexpr):
    for top in range(0, fact(row, 3, HEIGHT), ROWS):
        for first in range(0, fact(row, 3, WIDTH), COLUMNS):
            down, across = top + tl.arange(0, ROWS), first + tl.arange(0, COLUMNS)
            mask = is_within(row, 3, down, across)
            one = tile(row, 0, x, down, across, mask)
            other = tile(row, 1, y, down, across, mask)
            tile_put(row, out, down, across, mask, op(one, other))


# ---- matrices ------------------------------------------------------------------------------------


@triton.jit
def linear(
    row,
    x: tl.constexpr,
    weight: tl.constexpr,
    bias: tl.constexpr,
    out: tl.constexpr,
    exact: tl.constexpr,
):
    """Products of `exact` elements are what those of float32 are."""
    for top in range(0, fact(row, 3, HEIGHT), ROWS):
        for first in range(0, fact(row, 3, WIDTH), COLUMNS):
            down, across = top + tl.arange(0, ROWS), first + tl.arange(0, COLUMNS)
            mask = is_within(row, 3, down, across)
            sums = tl.zeros([ROWS, COLUMNS], tl.float32)
            if bias is not None:
                sums += tile(row, 2, bias, down, across, mask)
            for step in range(0, fact(row, 0, WIDTH), DEPTH):
                deep = step + tl.arange(0, DEPTH)
                left = tile(row, 0, x, down, deep, is_within(row, 0, down, deep))
                right = tile(row, 1, weight, across, deep, is_within(row, 1, across, deep))
                sums += tl.dot(left.to(exact), tl.trans(right.to(exact)), input_precision="ieee")
            tile_put(row, out, down, across, mask, sums)


@triton.jit
def squares(row, kind: tl.constexpr, down, mean, is_centred: tl.constexpr):
    """By row, the mean of elements less `mean`, or of their squares."""
    sums = tl.zeros([ROWS], tl.float32)
    columns = fact(row, 0, WIDTH)
    for first in range(0, columns, COLUMNS):
        across = first + tl.arange(0, COLUMNS)
        mask = is_within(row, 0, down, across)
        x = tl.where(mask, tile(row, 0, kind, down, across, mask) - mean[:, None], 0.0)
        sums += tl.sum(x * x if is_centred else x, axis=1)
    return sums / columns.to(tl.float32)


@triton.jit
def normalize(
    row,
    x: tl.constexpr,
    weight: tl.constexpr,
    bias: tl.constexpr,
    out: tl.constexpr,
    norm: tl.constexpr,
):
    for top in range(0, fact(row, 3, HEIGHT), ROWS):
        down = top + tl.arange(0, ROWS)
        mean = tl.zeros([ROWS], tl.float32)
        if norm == "layer":
            mean = squares(row, x, down, mean, False)
        spread = squares(row, x, down, mean, True) + epsilon(row)
        scale = tl.div_rn(tl.full([ROWS], 1.0, tl.float32), tl.sqrt_rn(spread))
        for first in range(0, fact(row, 3, WIDTH), COLUMNS):
            across = first + tl.arange(0, COLUMNS)
            mask = is_within(row, 3, down, across)
            made = (tile(row, 0, x, down, across, mask) - mean[:, None]) * scale[:, None]
            if weight is not None:
                made *= tile(row, 1, weight, down, across, mask)
            if bias is not None:
                made += tile(row, 2, bias, down, across, mask)
            tile_put(row, out, down, across, mask, made)


# ---- attention -----------------------------------------------------------------------------------


@triton.jit
def part(pointer, stride, down, rows, columns, width: tl.constexpr):
    across = tl.arange(0, width)
    mask = (down < rows)[:, None] & (across < columns)[None, :]
    places = down.to(tl.int64)[:, None] * stride + across[None, :]
    return tl.load(pointer + places, mask=mask, other=0.0).to(tl.float32)


@triton.jit
def scored(
    query, query_stride, down, rows, key, key_stride, place, keys, columns, width: tl.constexpr
):
    """Products of rows of a head that is wider than a tile, part by part."""
    sums = tl.zeros([QUERIES, KEYS], tl.float32)
    for first in range(0, columns, width):
        asking = part(query + first, query_stride, down, rows, columns - first, width)
        found = part(key + first, key_stride, place, keys, columns - first, width)
        sums += tl.dot(asking, tl.trans(found), input_precision="ieee")
    return sums


@triton.jit
def attend(
    query, query_stride, rows, key, key_stride, value, value_stride, keys, out, out_stride,
    columns, scale, behind, kind: tl.constexpr, width: tl.constexpr, is_wide: tl.constexpr,
):  # fmt: skip
    """One head: each row sees its own key, `behind` of those after it, and all before.  Of a head
    that is wider than a tile each part of the outcome takes all scores anew.
    """
    for top in range(0, rows, QUERIES):
        down, across = top + tl.arange(0, QUERIES), tl.arange(0, width)
        for left in range(0, columns, width):
            if not is_wide:
                asking = part(query, query_stride, down, rows, columns, width)
            largest = tl.full([QUERIES], float("-inf"), tl.float32)
            total = tl.zeros([QUERIES], tl.float32)
            sums = tl.zeros([QUERIES, width], tl.float32)
            for first in range(0, tl.minimum(keys, behind + top + QUERIES), KEYS):
                place = first + tl.arange(0, KEYS)
                if is_wide:
                    scores = scored(
                        query, query_stride, down, rows, key, key_stride, place, keys, columns,
                        width,
                    )  # fmt: skip
                else:
                    found = part(key, key_stride, place, keys, columns, width)
                    scores = tl.dot(asking, tl.trans(found), input_precision="ieee")
                sees = (place < keys)[None, :] & (place[None, :] <= (down + behind)[:, None])
                scores = tl.where(sees, scores * scale, float("-inf"))
                larger = tl.maximum(largest, tl.max(scores, axis=1))
                again, weights = tl.exp(largest - larger), tl.exp(scores - larger[:, None])
                total = total * again + tl.sum(weights, axis=1)
                taken = part(value + left, value_stride, place, keys, columns - left, width)
                sums = sums * again[:, None] + tl.dot(weights, taken, input_precision="ieee")
                largest = larger
            mask = (down < rows)[:, None] & (left + across < columns)[None, :]
            places = down.to(tl.int64)[:, None] * out_stride + left + across[None, :]
            tl.store(out + places, (sums / total[:, None]).to(kind), mask=mask)


@triton.jit
def flash_attention(
    row, kind: tl.constexpr, mask: tl.constexpr, width: tl.constexpr, is_wide: tl.constexpr
):
    heads, rows, keys = tl.load(row + HEADS), fact(row, 0, HEIGHT), fact(row, 1, HEIGHT)
    columns = fact(row, 0, WIDTH) // heads
    shared = heads // (fact(row, 1, WIDTH) // columns)
    behind = keys
    if mask == "causal":
        behind = keys - rows
    for head in range(heads):
        mine, theirs = head * columns, head // shared * columns
        attend(
            base(row, 0, kind) + mine, fact(row, 0, STRIDE), rows, base(row, 1, kind) + theirs,
            fact(row, 1, STRIDE), base(row, 2, kind) + theirs, fact(row, 2, STRIDE), keys,
            base(row, 3, kind) + mine, fact(row, 3, STRIDE), columns, epsilon(row), behind, kind,
            width, is_wide,
        )  # fmt: skip


@triton.jit
def is_right(row, fault_ptr, sequence, least, capacity):
    """Whether a sequence's length fits its cache; the first that does not is told."""
    length = tl.load(tl.load(row + LENGTHS).to(tl.pointer_type(tl.int64)) + sequence)
    found = (length >= least) & (length <= capacity)
    is_wrong = (length < least) | (length > capacity)
    if is_wrong & (tl.load(fault_ptr + FAULT) == 0):
        tl.store(fault_ptr + SEQUENCE, sequence)
        tl.store(fault_ptr + LENGTH, length)
        tl.store(fault_ptr + FAULT, tl.load(row + TASK) + 1)
    return found, length


@triton.jit
def flash_decode(row, fault_ptr, kind: tl.constexpr, width: tl.constexpr, is_wide: tl.constexpr):
    """Heads that share keys stand side by side: they are as rows of one head."""
    heads, sequences = tl.load(row + HEADS), fact(row, 0, HEIGHT)
    columns, capacity = fact(row, 0, WIDTH) // heads, fact(row, 1, HEIGHT) // sequences
    groups = fact(row, 1, WIDTH) // columns
    shared = heads // groups
    for sequence in range(sequences):
        found, length = is_right(row, fault_ptr, sequence, 1, capacity)
        if found:
            for group in range(groups):
                mine, first = group * shared * columns, sequence * capacity
                query = base(row, 0, kind) + sequence * fact(row, 0, STRIDE) + mine
                key = base(row, 1, kind) + first * fact(row, 1, STRIDE) + group * columns
                value = base(row, 2, kind) + first * fact(row, 2, STRIDE) + group * columns
                out = base(row, 3, kind) + sequence * fact(row, 3, STRIDE) + mine
                attend(
                    query, columns, shared, key, fact(row, 1, STRIDE), value, fact(row, 2, STRIDE),
                    length, out, columns, columns, epsilon(row), length, kind, width, is_wide,
                )  # fmt: skip


@triton.jit
def append(row, fault_ptr, x: tl.constexpr, cache: tl.constexpr):
    """The last rows that are filled become those of each sequence."""
    columns, sequences = fact(row, 3, WIDTH), tl.load(row + HEADS)
    rows, capacity = fact(row, 0, HEIGHT) // sequences, fact(row, 3, HEIGHT) // sequences
    for sequence in range(sequences):
        found, length = is_right(row, fault_ptr, sequence, rows, capacity)
        if found:
            for each in range(rows):
                source = base(row, 0, x) + (sequence * rows + each) * fact(row, 0, STRIDE)
                place = sequence * capacity + length - rows + each
                into = base(row, 3, cache) + place * fact(row, 3, STRIDE)
                for first in range(0, columns, COLUMNS):
                    across = first + tl.arange(0, COLUMNS)
                    taken = tl.load(source + across, mask=across < columns, other=0.0)
                    tl.store(into + across, taken.to(cache), mask=across < columns)


# ---- other ranks ---------------------------------------------------------------------------------


@triton.jit
def barrier():
    barrier_all_block()


@triton.jit
def allreduce(row, scratch_ptr, kind: tl.constexpr, op: tl.constexpr):
    """Each rank reads what all have left in their scratch, and adds it up in the order of ranks."""
    pointer, count = base(row, 3, kind), fact(row, 3, HEIGHT) * fact(row, 3, WIDTH)
    mine = scratch_ptr.to(tl.pointer_type(kind), bitcast=True)
    for first in range(0, count, COLUMNS):
        place = first + tl.arange(0, COLUMNS)
        tl.store(mine + place, tl.load(pointer + place, mask=place < count), mask=place < count)
    barrier_all_block()
    for first in range(0, count, COLUMNS):
        place = first + tl.arange(0, COLUMNS)
        total = tl.load(symm_at(mine, 0) + place, mask=place < count, other=0.0).to(tl.float32)
        for pe in range(1, n_pes()):
            theirs = tl.load(symm_at(mine, pe) + place, mask=place < count, other=0.0)
            total = op(total, theirs.to(tl.float32))
        tl.store(pointer + place, total.to(kind), mask=place < count)
    barrier_all_block()


# ---- caches --------------------------------------------------------------------------------------


@triton.jit
def prefetch(row, kind: tl.constexpr):
    """What is read is not used, but read for all that."""
    for top in range(0, fact(row, 0, HEIGHT), ROWS):
        for first in range(0, fact(row, 0, WIDTH), COLUMNS):
            down, across = top + tl.arange(0, ROWS), first + tl.arange(0, COLUMNS)
            places = down.to(tl.int64)[:, None] * fact(row, 0, STRIDE) + across[None, :]
            mask = is_within(row, 0, down, across)
            tl.load(base(row, 0, kind) + places, mask=mask, volatile=True)
