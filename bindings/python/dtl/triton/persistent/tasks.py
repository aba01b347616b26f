# SPDX-License-Identifier: BSD-3-Clause
"""Device functions of the persistent kernel: one per kind of task, which a whole block executes.

They work on tiles of fixed size and compute in float32 for every dtype.  `row` points to the task's
row in the table.  Parameters named after operands (x, weight, out, ...) are the dtypes of these
operands, None for one that the task lacks.
"""

import triton
import triton.language as tl
from dtl.triton.language import symm_at
from dtl.triton.language.extra.language_extra import __syncthreads as block_barrier
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
ROWS, COLUMNS, DEPTH = map(tl.constexpr, (32, 64, 32))  # tile sizes; DEPTH is that of the sums
QUERIES, KEYS = map(tl.constexpr, (16, 32))  # tile sizes of attention


# ---- waiting for other workers -------------------------------------------------------------------


@triton.jit
def may_start(row, done_ptr, waits_ptr, blocks: tl.constexpr):
    """Returns true if other workers have finished the tasks that this task depends on.

    With `blocks` it waits until they have.
    """
    may = tl.load(row) >= 0
    first = tl.load(row + FIRST_WAIT)
    for wait in range(first, first + tl.load(row + WAITS)):
        counter, least = done_ptr + tl.load(waits_ptr + 2 * wait), tl.load(waits_ptr + 2 * wait + 1)
        seen = ld(counter, "gpu", "acquire")
        if blocks:
            while seen < least:
                seen = ld(counter, "gpu", "acquire")
        may = may & (seen >= least)
    block_barrier()
    return may


@triton.jit
def publish_count(counter_ptr, count):
    """Publishes this worker's number of finished tasks, after the stores of all its threads."""
    block_barrier()
    if tid(0) == 0:
        st(counter_ptr, count, "gpu", "release")
    block_barrier()


# ---- operands ------------------------------------------------------------------------------------


@triton.jit
def fact(row, operand: tl.constexpr, which: tl.constexpr):
    """Returns the address, rows, columns or stride of an operand."""
    return tl.load(row + OPERANDS + FACTS * operand + which)


@triton.jit
def base(row, operand: tl.constexpr, kind: tl.constexpr):
    """Returns a pointer to the first element of an operand; `kind` is its dtype."""
    return fact(row, operand, ADDRESS).to(tl.pointer_type(kind))


@triton.jit
def epsilon(row):
    """Returns the 32-bit floating-point parameter of a task: an epsilon, or a scale of
    attention.
    """
    return tl.load(row + EPSILON).to(tl.int32).to(tl.float32, bitcast=True)


@triton.jit
def tile(row, operand: tl.constexpr, kind: tl.constexpr, down, across, mask):
    """Loads a tile of an operand as float32; a single row has stride 0, so it is broadcast."""
    offsets = down.to(tl.int64)[:, None] * fact(row, operand, STRIDE) + across[None, :]
    return tl.load(base(row, operand, kind) + offsets, mask=mask, other=0.0).to(tl.float32)


@triton.jit
def store_tile(row, kind: tl.constexpr, down, across, mask, values):
    """Stores a tile of the output, which is operand 3."""
    offsets = down.to(tl.int64)[:, None] * fact(row, 3, STRIDE) + across[None, :]
    tl.store(base(row, 3, kind) + offsets, values.to(kind), mask=mask)


@triton.jit
def is_within(row, operand: tl.constexpr, down, across):
    """Returns the mask of the elements of a tile that an operand has."""
    is_row, is_column = down < fact(row, operand, HEIGHT), across < fact(row, operand, WIDTH)
    return is_row[:, None] & is_column[None, :]


# ---- elements ------------------------------------------------------------------------------------


@triton.jit
def unary(row, x: tl.constexpr, out: tl.constexpr, op: tl.constexpr):
    """Computes out = op(x) for each element."""
    for top in range(0, fact(row, 3, HEIGHT), ROWS):
        for first in range(0, fact(row, 3, WIDTH), COLUMNS):
            down, across = top + tl.arange(0, ROWS), first + tl.arange(0, COLUMNS)
            mask = is_within(row, 3, down, across)
            elements = tile(row, 0, x, down, across, mask)
            store_tile(row, out, down, across, mask, op(elements))


@triton.jit
def binary(row, x: tl.constexpr, y: tl.constexpr, out: tl.constexpr, op: tl.constexpr):
    """Computes out = op(x, y) for each pair of elements."""
    for top in range(0, fact(row, 3, HEIGHT), ROWS):
        for first in range(0, fact(row, 3, WIDTH), COLUMNS):
            down, across = top + tl.arange(0, ROWS), first + tl.arange(0, COLUMNS)
            mask = is_within(row, 3, down, across)
            one = tile(row, 0, x, down, across, mask)
            other = tile(row, 1, y, down, across, mask)
            store_tile(row, out, down, across, mask, op(one, other))


# ---- matrices ------------------------------------------------------------------------------------


@triton.jit
def linear(
    row,
    x: tl.constexpr,
    weight: tl.constexpr,
    bias: tl.constexpr,
    out: tl.constexpr,
    factor_dtype: tl.constexpr,
):
    """Computes out = x @ weight.T + bias.

    `factor_dtype` is the dtype of the factors, chosen such that the products equal those of
    float32.
    """
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
                sums += tl.dot(
                    left.to(factor_dtype), tl.trans(right.to(factor_dtype)), input_precision="ieee"
                )
            store_tile(row, out, down, across, mask, sums)


@triton.jit
def mean_of_rows(row, kind: tl.constexpr, down, mean, is_squared: tl.constexpr):
    """Returns the mean of (elements - mean), or of the squares of that, for each row."""
    sums = tl.zeros([ROWS], tl.float32)
    columns = fact(row, 0, WIDTH)
    for first in range(0, columns, COLUMNS):
        across = first + tl.arange(0, COLUMNS)
        mask = is_within(row, 0, down, across)
        x = tl.where(mask, tile(row, 0, kind, down, across, mask) - mean[:, None], 0.0)
        sums += tl.sum(x * x if is_squared else x, axis=1)
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
    """Normalizes each row: "layer" subtracts the mean and "rms" does not.

    Then multiplies by `weight` and adds `bias`, if the task has them.
    """
    for top in range(0, fact(row, 3, HEIGHT), ROWS):
        down = top + tl.arange(0, ROWS)
        mean = tl.zeros([ROWS], tl.float32)
        if norm == "layer":
            mean = mean_of_rows(row, x, down, mean, False)
        variance = mean_of_rows(row, x, down, mean, True) + epsilon(row)
        scale = tl.div_rn(tl.full([ROWS], 1.0, tl.float32), tl.sqrt_rn(variance))
        for first in range(0, fact(row, 3, WIDTH), COLUMNS):
            across = first + tl.arange(0, COLUMNS)
            mask = is_within(row, 3, down, across)
            made = (tile(row, 0, x, down, across, mask) - mean[:, None]) * scale[:, None]
            if weight is not None:
                made *= tile(row, 1, weight, down, across, mask)
            if bias is not None:
                made += tile(row, 2, bias, down, across, mask)
            store_tile(row, out, down, across, mask, made)


# ---- attention -----------------------------------------------------------------------------------


@triton.jit
def load_rows(pointer, stride, down, rows, columns, width: tl.constexpr):
    """Loads a tile of some rows of one head, as float32; zeros outside of rows and columns."""
    across = tl.arange(0, width)
    mask = (down < rows)[:, None] & (across < columns)[None, :]
    offsets = down.to(tl.int64)[:, None] * stride + across[None, :]
    return tl.load(pointer + offsets, mask=mask, other=0.0).to(tl.float32)


@triton.jit
def scores_of_wide_head(
    query, query_stride, down, rows, key, key_stride, place, keys, columns, width: tl.constexpr
):
    """Returns the products of queries and keys of a head that is wider than a tile, summed over
    tiles.
    """
    sums = tl.zeros([QUERIES, KEYS], tl.float32)
    for first in range(0, columns, width):
        queries = load_rows(query + first, query_stride, down, rows, columns - first, width)
        found = load_rows(key + first, key_stride, place, keys, columns - first, width)
        sums += tl.dot(queries, tl.trans(found), input_precision="ieee")
    return sums


@triton.jit
def attend(
    query, query_stride, rows, key, key_stride, value, value_stride, keys, out, out_stride,
    columns, scale, behind, kind: tl.constexpr, width: tl.constexpr, is_wide: tl.constexpr,
):  # fmt: skip
    """Computes attention of one head, with a running maximum and sum as in FlashAttention.

    Row i attends to the keys 0 to i + `behind`.  For a head that is wider than a tile, the scores
    are computed again for each tile of the output.
    """
    for top in range(0, rows, QUERIES):
        down, across = top + tl.arange(0, QUERIES), tl.arange(0, width)
        for left in range(0, columns, width):
            if not is_wide:
                queries = load_rows(query, query_stride, down, rows, columns, width)
            largest = tl.full([QUERIES], float("-inf"), tl.float32)
            total = tl.zeros([QUERIES], tl.float32)
            sums = tl.zeros([QUERIES, width], tl.float32)
            for first in range(0, tl.minimum(keys, behind + top + QUERIES), KEYS):
                place = first + tl.arange(0, KEYS)
                if is_wide:
                    scores = scores_of_wide_head(
                        query, query_stride, down, rows, key, key_stride, place, keys, columns,
                        width,
                    )  # fmt: skip
                else:
                    found = load_rows(key, key_stride, place, keys, columns, width)
                    scores = tl.dot(queries, tl.trans(found), input_precision="ieee")
                is_visible = (place < keys)[None, :] & (place[None, :] <= (down + behind)[:, None])
                scores = tl.where(is_visible, scores * scale, float("-inf"))
                larger = tl.maximum(largest, tl.max(scores, axis=1))
                correction, weights = tl.exp(largest - larger), tl.exp(scores - larger[:, None])
                total = total * correction + tl.sum(weights, axis=1)
                values = load_rows(value + left, value_stride, place, keys, columns - left, width)
                sums = sums * correction[:, None] + tl.dot(weights, values, input_precision="ieee")
                largest = larger
            mask = (down < rows)[:, None] & (left + across < columns)[None, :]
            offsets = down.to(tl.int64)[:, None] * out_stride + left + across[None, :]
            tl.store(out + offsets, (sums / total[:, None]).to(kind), mask=mask)


@triton.jit
def flash_attention(
    row, kind: tl.constexpr, mask: tl.constexpr, width: tl.constexpr, is_wide: tl.constexpr
):
    """Computes attention of all heads; `mask` is "causal" or "unmasked".

    Several query heads share a key head if there are fewer of these.
    """
    heads, rows, keys = tl.load(row + HEADS), fact(row, 0, HEIGHT), fact(row, 1, HEIGHT)
    columns = fact(row, 0, WIDTH) // heads
    shared = heads // (fact(row, 1, WIDTH) // columns)
    behind = keys
    if mask == "causal":
        behind = keys - rows
    for head in range(heads):
        query_column, key_column = head * columns, head // shared * columns
        attend(
            base(row, 0, kind) + query_column, fact(row, 0, STRIDE), rows,
            base(row, 1, kind) + key_column, fact(row, 1, STRIDE),
            base(row, 2, kind) + key_column, fact(row, 2, STRIDE), keys,
            base(row, 3, kind) + query_column, fact(row, 3, STRIDE),
            columns, epsilon(row), behind, kind, width, is_wide,
        )  # fmt: skip


@triton.jit
def check_length(row, fault_ptr, sequence, least, capacity):
    """Returns if a sequence's length is valid, and the length; the first wrong one is stored."""
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
    """Computes attention of one query per sequence.

    Heads that share keys are adjacent, so attend() processes them as rows of one head.
    """
    heads, sequences = tl.load(row + HEADS), fact(row, 0, HEIGHT)
    columns, capacity = fact(row, 0, WIDTH) // heads, fact(row, 1, HEIGHT) // sequences
    groups = fact(row, 1, WIDTH) // columns
    shared = heads // groups
    for sequence in range(sequences):
        found, length = check_length(row, fault_ptr, sequence, 1, capacity)
        if found:
            for group in range(groups):
                head_column, first = group * shared * columns, sequence * capacity
                query = base(row, 0, kind) + sequence * fact(row, 0, STRIDE) + head_column
                key = base(row, 1, kind) + first * fact(row, 1, STRIDE) + group * columns
                value = base(row, 2, kind) + first * fact(row, 2, STRIDE) + group * columns
                out = base(row, 3, kind) + sequence * fact(row, 3, STRIDE) + head_column
                attend(
                    query, columns, shared, key, fact(row, 1, STRIDE), value, fact(row, 2, STRIDE),
                    length, out, columns, columns, epsilon(row), length, kind, width, is_wide,
                )  # fmt: skip


@triton.jit
def append(row, fault_ptr, x: tl.constexpr, cache: tl.constexpr):
    """Copies the new rows of each sequence to the end of the filled rows of its cache."""
    columns, sequences = fact(row, 3, WIDTH), tl.load(row + HEADS)
    rows, capacity = fact(row, 0, HEIGHT) // sequences, fact(row, 3, HEIGHT) // sequences
    for sequence in range(sequences):
        found, length = check_length(row, fault_ptr, sequence, rows, capacity)
        if found:
            for each in range(rows):
                source = base(row, 0, x) + (sequence * rows + each) * fact(row, 0, STRIDE)
                place = sequence * capacity + length - rows + each
                into = base(row, 3, cache) + place * fact(row, 3, STRIDE)
                for first in range(0, columns, COLUMNS):
                    across = first + tl.arange(0, COLUMNS)
                    values = tl.load(source + across, mask=across < columns, other=0.0)
                    tl.store(into + across, values.to(cache), mask=across < columns)


# ---- other ranks ---------------------------------------------------------------------------------


@triton.jit
def barrier():
    """Waits for all ranks."""
    barrier_all_block()


@triton.jit
def allreduce(row, scratch_ptr, kind: tl.constexpr, op: tl.constexpr):
    """Reduces a tensor over all ranks in place.

    Each rank copies its tensor to its symmetric scratch memory, then reads that of all ranks and
    reduces in the order of ranks, so that all ranks have equal results.
    """
    pointer, count = base(row, 3, kind), fact(row, 3, HEIGHT) * fact(row, 3, WIDTH)
    scratch = scratch_ptr.to(tl.pointer_type(kind), bitcast=True)
    for first in range(0, count, COLUMNS):
        place = first + tl.arange(0, COLUMNS)
        tl.store(scratch + place, tl.load(pointer + place, mask=place < count), mask=place < count)
    barrier_all_block()
    for first in range(0, count, COLUMNS):
        place = first + tl.arange(0, COLUMNS)
        total = tl.load(symm_at(scratch, 0) + place, mask=place < count, other=0.0).to(tl.float32)
        for pe in range(1, n_pes()):
            remote = tl.load(symm_at(scratch, pe) + place, mask=place < count, other=0.0)
            total = op(total, remote.to(tl.float32))
        tl.store(pointer + place, total.to(kind), mask=place < count)
    barrier_all_block()


# ---- caches --------------------------------------------------------------------------------------


@triton.jit
def prefetch(row, kind: tl.constexpr):
    """Reads all elements into the cache; `volatile` keeps the compiler from removing the loads."""
    for top in range(0, fact(row, 0, HEIGHT), ROWS):
        for first in range(0, fact(row, 0, WIDTH), COLUMNS):
            down, across = top + tl.arange(0, ROWS), first + tl.arange(0, COLUMNS)
            offsets = down.to(tl.int64)[:, None] * fact(row, 0, STRIDE) + across[None, :]
            mask = is_within(row, 0, down, across)
            tl.load(base(row, 0, kind) + offsets, mask=mask, volatile=True)
