# SPDX-License-Identifier: BSD-3-Clause
import numpy as np

import dtl


def map_one(ctx: dtl.Context) -> None:
    with dtl.DistributedMap(ctx, np.int64, np.float64) as table:
        if ctx.is_root:
            table.insert(7, 0.5)  # or table[7] = 0.5
        table.sync()  # what each has inserted is where it belongs
        value, is_there = table.find(7), table.contains(8)
        table.sync()  # all have looked
        if ctx.is_root:
            print(f"{value:.2f}, found: {int(value is not None)}, another: {int(is_there)}")
            replaced = table.replace(7, 0.5, 0.25)  # if it is a half
            value, erased = table.find(7), table.erase(7)
            print(f"replaced: {int(replaced)}, {value:.2f}, erased: {int(erased)}")
        table.sync()


def map_combine(ctx: dtl.Context) -> None:
    with dtl.DistributedMap(ctx, np.int64, np.int64) as counts:
        for _ in range(3):
            counts.combine(ctx.rank, 1)
        counts.sync()
        value = counts.find(0)
        if ctx.is_root:
            print(f"rank 0 came {value} times")


def map_many(ctx: dtl.Context) -> None:
    keys, values = np.array([1, 2, 3]), np.array([10, 20, 30])
    with dtl.DistributedMap(ctx, np.int64, np.int64) as table:
        if ctx.is_root:
            table.insert_many(keys, values)
        table.sync()
        if ctx.is_root:
            table.combine_many(keys, values)
        table.sync()
        found, _ = table.find_many(keys)
        table.contains_many(keys)
        table.sync()  # all have looked
        if ctx.is_root:
            erased = table.erase_many(keys)
            print(f"{found[0]} {found[1]} {found[2]}, erased: {erased.sum()}")
        table.flush()
        table.clear()


def map_questions(ctx: dtl.Context) -> None:
    with dtl.DistributedMap(ctx, np.int64, np.int64) as table:
        table.insert(ctx.rank, ctx.rank)
        table.sync()
        keys, _ = table.to_numpy()  # of the entries that are here
        same = "yes" if table.key_dtype == table.value_dtype else "no"
        unsaid = "some" if table.is_dirty else "none"
        mine = "all" if len(keys) == table.local_size else "some"
        if table.global_size == ctx.size and ctx.is_root:
            print(f"an entry a rank, int64: {same}, unsaid: {unsaid}, mine: {mine}")
        if ctx.is_root:
            has_owner = "yes" if table.owner(ctx.rank) >= 0 else "no"
            valid = "yes" if table.is_valid else "no"
            print(f"it has an owner: {has_owner}, valid: {valid}")


def map_sized(ctx: dtl.Context) -> None:
    place = np.dtype((np.int32, 2))  # of one key
    table = dtl.DistributedMap(ctx, place, np.dtype((np.float64, 3)))
    if ctx.is_root:
        table.insert((3, 4), (0.25, 0.5, 1.0))
    table.sync()
    seen = table.find((3, 4))
    if ctx.is_root:
        sizes = f"{table.key_dtype.itemsize} bytes a key, {table.value_dtype.itemsize} a value"
        print(f"{sizes}: {seen[0]:.2f} {seen[1]:.2f} {seen[2]:.2f}")
    table.destroy()


def map_conditions(ctx: dtl.Context) -> None:
    with dtl.DistributedMap(ctx, np.int64, np.int64) as table:
        if ctx.is_root:
            table.insert_many([1, 2], [10, 20])
            table.flush()
            expected = [(1, 10, 11), (2, 99, 22), (3, None, 33)]  # the third must not be there
            replaced = [int(table.replace(*each)) for each in expected]
            print("replaced:", *replaced)


def map_functions(ctx: dtl.Context) -> None:
    keys = np.array([1, 2, 3])
    with dtl.DistributedMap(ctx, np.int64, np.int64) as table:
        if ctx.is_root:
            table.insert_many(keys, 10 * keys)
            table.flush()
            table.combine(1, 5, lambda a, b: a * b)
            table.combine_many(keys, [2, 2, 2], lambda a, b: a * b)
        table.sync()
        mine = sum(value for _, value in table.items())  # of the entries that are here
        total = dtl.allreduce(ctx, mine)
        if ctx.is_root:
            print(f"all values: {total}")


EXAMPLES = (
    map_one,
    map_combine,
    map_many,
    map_questions,
    map_sized,
    map_conditions,
    map_functions,
)
