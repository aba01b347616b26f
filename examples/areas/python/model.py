# SPDX-License-Identifier: BSD-3-Clause
import numpy as np
from words import yes_no

import dtl


def model_product(ctx: dtl.Context) -> None:
    x = np.array([[1, 2, 3], [4, 5, 6]], np.float32)
    weight = np.array([[1, 0, 1], [0, 1, 0]], np.float32)
    out = np.empty((2, 2), np.float32)
    with dtl.ModelBuilder(ctx) as model:
        model.linear(x, weight, out)
        model.unary("negative", out, out)
        model.allreduce(out, "max")
        model.schedule(workers=2)  # on two threads
        model.run()  # as often as wanted
        if ctx.is_root:
            last = model.tensor(out)  # its number, from 0
            print(f"{last + 1} arrays, {model.tasks} tasks, valid: {yes_no(model.is_valid)}")
            print(f"{out[0, 0]:g} {out[0, 1]:g}, {out[1, 0]:g} {out[1, 1]:g}")


def model_parts(ctx: dtl.Context) -> None:
    pairs, factors = np.array([0, 3, 1, 4], np.float32), np.array([5, 10], np.float32)
    total = np.empty(2, np.float32)
    with dtl.ModelBuilder(ctx) as model:
        left = model.view(pairs, rows=(0, 1), columns=(0, 2))
        right = model.view(pairs, rows=(0, 1), columns=(2, 2))
        model.binary("add", left, right, total)
        model.normalize("rms", total, total, weight=factors, epsilon=0)
        model.schedule()
        model.run()
    if ctx.is_root:
        print(f"{total[0]:g} {total[1]:g}")


def model_attention(ctx: dtl.Context) -> None:
    query, out = np.zeros((2, 2), np.float32), np.empty((2, 2), np.float32)
    key = np.array([[1, 2], [3, 4]], np.float32)
    value = np.array([[2, 4], [4, 8]], np.float32)
    lengths, last = np.array([1]), np.empty(2, np.float32)  # rows of the cache
    with dtl.ModelBuilder(ctx) as model:
        model.flash_attention(query, key, value, out, heads=1, causal=True)
        model.flash_decode(query[1], key, value, lengths, last, heads=1)
        model.schedule()
        model.run()
    if ctx.is_root:
        print(f"{out[0, 0]:g} {out[0, 1]:g}, {out[1, 0]:g} {out[1, 1]:g}, {last[0]:g} {last[1]:g}")


def model_cache(ctx: dtl.Context) -> None:
    query, row, out = (np.array(each, np.float32) for each in ([0, 0], [4, 8], [0, 0]))
    cache = np.array([[2, 4], [0, 0]], np.float32)
    lengths = np.array([2])  # rows of the cache, the new one included
    with dtl.ModelBuilder(ctx) as model:
        model.append(row, lengths, cache)
        model.flash_decode(query, cache, cache, lengths, out, heads=1)
        model.schedule()
        model.run()
    if ctx.is_root:
        print(f"{out[0]:g} {out[1]:g}")


def model_orders(ctx: dtl.Context) -> None:
    x, y = np.array([1, 2], np.float32), np.array([3, 4], np.float32)
    with dtl.ModelBuilder(ctx) as model:
        negated = model.unary("negative", x, x)
        fetched = model.prefetch(y)
        model.order(fetched, before=negated)  # though they share no bytes
        model.barrier()  # all ranks have negated x
        model.unary("negative", y, y)
        model.schedule()
        model.run()
        if ctx.is_root:
            print(f"{model.tasks} tasks, {x[1]:g} and {y[1]:g}")


def model_schedule(ctx: dtl.Context) -> None:
    x, y, z = np.array([1, 2], np.float32), np.empty(2, np.float32), np.empty(2, np.float32)
    model = dtl.ModelBuilder(ctx)
    model.unary("copy", x, y)
    model.unary("negative", x, z)
    model.binary("add", y, z, y)
    model.schedule(2)
    model.run()
    if ctx.is_root:
        print(f"the sum is last: {yes_no((y == 0).all())}")
    model.close()


EXAMPLES = (
    model_product,
    model_parts,
    model_attention,
    model_cache,
    model_orders,
    model_schedule,
)
