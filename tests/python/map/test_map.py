# SPDX-License-Identifier: BSD-3-Clause
"""Distributed maps: any rank inserts, finds and erases any key; keys and values of any dtype."""

import pickle

import ml_dtypes
import numpy as np
import pytest

import dtl

NUMBERS = ["i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "f2", "f4", "f8", "c8", "c16", "?"]


@pytest.fixture
def table(ctx):
    with dtl.DistributedMap(ctx, np.int64, np.float64) as made:
        yield made


AS_ARRAYS = {
    "asarray": np.asarray,
    "array": lambda table: np.array([table, table]),
    "sum": np.sum,
    "add.reduce": np.add.reduce,
    "sin": np.sin,
    "save": lambda table: np.save("never.npy", table),
    "array_equal": lambda table: np.array_equal(table, table),
    "isin": lambda table: np.isin(np.arange(3), table),
    "+": lambda table: np.ones(3) + table,
}


@pytest.mark.parametrize("use", AS_ARRAYS.values(), ids=AS_ARRAYS)
def test_numpy_conversion_of_a_map_is_refused(table, use):
    with pytest.raises(TypeError, match=r"expected keys\(\), values\(\) or to_numpy\(\)"):
        use(table)


# ---- single keys --------------------------------------------------------------------------------


def test_every_rank_finds_entries_of_any_rank(ctx, table):
    for key in range(ctx.rank, 100, ctx.size):
        table.insert(key, key / 2)
    table.sync()
    assert table.global_size == table.size == 100
    assert [table.find(key) for key in range(100)] == [key / 2 for key in range(100)]
    assert table.find(100) is None
    assert table.get(100, -1) == -1


def test_a_rank_finds_its_writes_at_once(ctx, table):
    for turn in range(50):
        key = turn * ctx.size + ctx.rank
        table[key] = turn
        assert table[key] == turn
        assert key in table
    assert table.is_dirty


def test_a_closed_map_is_refused_in_every_call(ctx):
    table = dtl.DistributedMap(ctx)
    table[1] = 2.0
    table.close()
    calls = {
        "insert": lambda: table.insert(1, 2),
        "find": lambda: table.find(1),
        "get": lambda: table.get(1, 3),
        "contains": lambda: table.contains(1),
    }
    for name, call in calls.items():
        with pytest.raises(dtl.DTLError, match=f"{name}: .*expected a map that is open"):
            call()
    for call in (lambda: table[1], lambda: 1 in table, lambda: table.__setitem__(1, 2)):
        with pytest.raises(dtl.DTLError, match="expected a map that is open"):
            call()


def test_erased_keys_are_missing_on_all_ranks(ctx, table):
    table.insert_many(range(10), range(10))
    table.sync()
    erased = table.erase(3) if ctx.is_root else None
    table.sync()
    assert erased in (True, None)
    assert 3 not in table
    assert not table.contains(3)
    assert table.erase(3) is False
    assert table.global_size == 9


def test_as_a_dict_it_raises_for_missing_keys(table):
    with pytest.raises(KeyError, match="7"):
        table[7]
    with pytest.raises(KeyError, match="7"):
        del table[7]
    table.sync()
    table[7] = 1.5
    table.sync()
    assert table[7] == 1.5


def test_keys_have_one_owner(ctx, table):
    owners = dtl.allgather(ctx, np.array([table.owner(key) for key in range(64)]))
    assert (np.reshape(owners, (ctx.size, 64)) == owners[:64].ravel()[:64]).all()
    table.insert_many(range(64), np.zeros(64))
    table.sync()
    assert sorted(table) == [key for key in range(64) if table.owner(key) == ctx.rank]


# ---- combination --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("op", "expected"), [("sum", sum), (np.maximum, max), ("min", min), (max, max)]
)
def test_combining_loses_no_contribution(ctx, table, op, expected):
    for turn in range(20):
        table.combine(turn % 3, 10 * ctx.rank + turn, op)
    table.sync()
    values = [10 * rank + turn for rank in range(ctx.size) for turn in range(20) if turn % 3 == 1]
    assert table[1] == expected(values)


def test_a_function_combines_in_order_and_loses_nothing(ctx):
    with dtl.DistributedMap(ctx, "i4", "U64") as words:
        words.combine_many([ctx.rank, ctx.rank, -1, -1], ["a", "b", "x", "x"], lambda a, b: a + b)
        assert words[ctx.rank] == "ab"
        words.sync()
        assert words[-1] == "xx" * ctx.size


def test_exceptions_of_a_combining_function_pass_through(ctx, table):
    table[1] = 1.0
    table.sync()
    if ctx.is_root:
        with pytest.raises(ZeroDivisionError):
            table.combine(1, 2.0, lambda _old, _new: 1 / 0)
        with pytest.raises(dtl.InvalidArgumentError, match="the result of op: 'text'"):
            table.combine(1, 2.0, lambda _old, _new: "text")
    table.sync()
    assert table[1] == 1.0


def test_one_rank_inserts_a_contended_key(ctx, table):
    won = table.replace(5, None, ctx.rank)
    assert dtl.allreduce(ctx, int(won)) == 1
    table.sync()
    assert table.replace(5, -1, 0) is False
    winner = table[5]
    table.sync()
    if ctx.is_root:
        assert table.replace(5, winner, 77) is True
    table.sync()
    assert table[5] == 77


def test_operations_unsupported_by_a_dtype_are_refused(ctx):
    with dtl.DistributedMap(ctx, "i4", "S4") as words, pytest.raises(RuntimeError, match="op: "):
        words.combine(1, b"a", "sum")
    with dtl.DistributedMap(ctx) as table:
        with pytest.raises(dtl.InvalidArgumentError, match="op is band"):
            table.combine(1, 1.0, "band")
        with pytest.raises(dtl.InvalidArgumentError, match="op: 'plus'"):
            table.combine(1, 1.0, "plus")


# ---- batches ------------------------------------------------------------------------------------


def test_batched_lookups_return_one_value_per_key(ctx, table):
    mine = np.arange(ctx.rank, 5000, ctx.size)
    table.insert_many(mine, mine * 0.5)
    table.sync()
    keys = np.arange(-10, 6000)
    values, found = table.find_many(keys)
    assert (found == ((keys >= 0) & (keys < 5000))).all()
    assert (values == np.where(found, keys * 0.5, 0)).all()
    assert (table.contains_many(keys) == found).all()
    table.sync()
    share = keys[ctx.rank :: ctx.size]
    assert (table.erase_many(share) == ((share >= 0) & (share < 5000))).all()
    table.sync()
    assert table.empty


def test_batches_combine_each_key(ctx, table):
    keys = np.arange(1000) % 7
    table.combine_many(keys, np.ones(1000))
    table.sync()
    assert table.global_view() == {key: float((keys == key).sum() * ctx.size) for key in range(7)}


def test_empty_and_repeated_batches_are_accepted(table):
    table.insert_many([], [])
    values, found = table.find_many([])
    assert values.shape == found.shape == (0,)
    backwards = np.arange(10)[::-2]
    table.insert_many(backwards, backwards.astype(np.float32))
    table.update({100: 1, 101: 2})
    assert table.find_many(iter([9, 101]))[0].tolist() == [9, 2]


def test_batches_of_wrong_length_are_refused(table):
    with pytest.raises(dtl.InvalidArgumentError, match=r"len\(values\): 3; expected 2"):
        table.insert_many([1, 2], [1, 2, 3])
    with pytest.raises(dtl.InvalidArgumentError, match=r"keys\.shape"):
        table.find_many([[1, 2]])
    with pytest.raises(dtl.InvalidArgumentError, match="expected what int64 can hold"):
        table.find_many([1.5])
    with pytest.raises(dtl.InvalidArgumentError, match="other: 5; expected a mapping"):
        table.update(5)


# ---- keys and values ----------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", [*NUMBERS, ml_dtypes.bfloat16], ids=str)
def test_every_dtype_is_a_key_and_a_value(ctx, dtype):
    keys = np.array([0, 1, 1, 0]).astype(dtype)
    with dtl.DistributedMap(ctx, dtype, dtype) as table:
        assert table.key_dtype == table.value_dtype == np.dtype(dtype)
        table.insert_many(keys, keys[[1, 0, 0, 1]])
        table.sync()
        assert table.global_size == 2
        assert table[keys[0]] == 1
        values, found = table.find_many(keys)
        assert found.all()
        assert values.dtype == np.dtype(dtype)


def test_zeros_are_one_key_and_nans_are_one_key(ctx):
    with dtl.DistributedMap(ctx, np.float32, np.int32) as table:
        if ctx.is_root:
            table.insert_many(np.float32([0.0, -0.0, np.nan, -np.nan]), [1, 2, 3, 4])
        table.sync()
        assert table[-0.0] == table[0.0] == 2
        assert table[np.nan] == 4
        assert table.global_size == 2


def edges(dtype):
    """Returns the limits of a dtype's range, and numbers just outside the range."""
    if np.dtype(dtype).kind == "f":
        most = float(np.finfo(dtype).max)
        return [0, 1, -1, 0.5, most, -most, float("inf")], []
    least, most = int(np.iinfo(dtype).min), int(np.iinfo(dtype).max)
    return [least, most, 0, 1, least + 1], [least - 1, most + 1]


@pytest.mark.parametrize("dtype", [name for name in NUMBERS if name[0] in "iuf"])
def test_scalars_and_array_elements_are_the_same_key(ctx, dtype):
    inside, outside = edges(dtype)
    with dtl.DistributedMap(ctx, dtype, dtype) as table:
        if ctx.is_root:
            for number in inside:
                table[number] = number
        table.sync()
        values, found = table.find_many(np.array(inside, dtype))
        assert found.all()
        assert [table[number] for number in inside] == values.tolist()
        assert [table.find(np.array(inside, dtype)[2])] == [values[2]]
        assert all(type(table[number]) is type(values[0].item()) for number in inside)
        for number in outside:
            with pytest.raises((TypeError, ValueError, dtl.DTLError)):
                table[number] = 1
            with pytest.raises((TypeError, ValueError, dtl.DTLError)):
                table[1] = number
        assert table.find(inside[1]) == values[1]


def test_byte_strings_are_keys_and_values(ctx):
    with dtl.DistributedMap(ctx, "S8", "S3") as table:
        table[b"rank %d" % ctx.rank] = b"yes"
        table[b""] = b""
        table.sync()
        assert table.global_size == ctx.size + 1
        assert table[b"rank 0"] == b"yes"
        assert table.find(b"rank") is None
        assert table.find_many([b"rank 0", b"none"])[1].tolist() == [True, False]
        assert table.global_view()[b""] == b""


def test_text_is_a_key(ctx):
    with dtl.DistributedMap(ctx, str, "i4") as table:
        table.insert_many(np.array(["grün", "日本", "a"]), [1, 2, 3])
        table.sync()
        assert table.global_view() == {"grün": 1, "日本": 2, "a": 3}


def test_too_long_strings_are_refused(ctx):
    with dtl.DistributedMap(ctx, "S4", "i4") as table:
        for key, words in [
            (b"12345", "expected at most 4 bytes; key_dtype can ask for more"),
            (b"12\0", "expected no zero at its end"),
            ("1234", "expected bytes"),
            (7, "expected bytes"),
        ]:
            with pytest.raises(dtl.InvalidArgumentError, match=words):
                table.insert(key, 1)
            with pytest.raises(dtl.InvalidArgumentError, match=words):
                table.find_many([key])
        with pytest.raises(dtl.InvalidArgumentError, match=r"what .* can hold"):
            table.find_many(np.array([b"12345"]))


def test_several_numbers_are_a_key_or_a_value(ctx):
    with dtl.DistributedMap(ctx, ("i4", 2), ("f8", (2, 2))) as table:
        table[1, 2] = np.eye(2)
        table.sync()
        table.combine((1, 2), np.ones((2, 2)), "sum")
        table.sync()
        assert (table[[1, 2]] == np.eye(2) + ctx.size).all()
        with pytest.raises(dtl.InvalidArgumentError, match="int32 of shape"):
            table.find((1, 2, 3))
        table.sync()
        assert list(table.global_view()) == [(1, 2)]


def test_structures_are_values_and_not_keys(ctx):
    pair = np.dtype([("count", "i4"), ("mean", "f8")])
    with dtl.DistributedMap(ctx, "i4", pair) as table:
        table[1] = np.array((3, 0.5), pair)
        assert table[1] == (3, 0.5)
    with pytest.raises(dtl.InvalidArgumentError, match="key_dtype"):
        dtl.DistributedMap(ctx, pair, "i4")


@pytest.mark.parametrize("key", [1.5, "a", 2**70, None, [1, 2]])
def test_invalid_keys_are_refused(table, key):
    for call in (table.find, table.erase, table.contains, table.owner, table.get):
        with pytest.raises(dtl.InvalidArgumentError, match="key"):
            call(key)
    with pytest.raises(dtl.InvalidArgumentError, match="key"):
        table[key] = 1


@pytest.mark.parametrize("dtype", [object, "zork", "V0", [("a", object)]], ids=str)
def test_unsupported_dtypes_are_refused(ctx, dtype):
    with pytest.raises(dtl.InvalidArgumentError, match="value_dtype"):
        dtl.DistributedMap(ctx, "i8", dtype)


# ---- local part ---------------------------------------------------------------------------------


def test_local_parts_make_up_the_map(ctx, table):
    table.insert_many(range(300), range(300))
    table.sync()
    keys, values = table.to_numpy()
    assert keys.dtype == np.int64
    assert (keys == values).all()
    assert len(table) == table.local_size == len(keys) == len(table.keys()) == len(table.values())
    assert table.local_view() == dict(table.items()) == {key: float(key) for key in table}
    assert dtl.allreduce(ctx, len(table)) == 300
    assert table.global_view() == {key: float(key) for key in range(300)}


def test_writing_during_iteration_is_allowed(table):
    table.insert_many(range(100), range(100))
    table.sync()
    mine = list(table)
    table.sync()
    for key in mine:
        table[key + 1000] = key
        assert table.erase(key)
    table.sync()
    assert sorted(table.global_view()) == list(range(1000, 1100))


def test_clear_empties_all_ranks(table):
    table.insert_many(range(100), range(100))
    table.clear()
    assert table.empty
    assert table.global_view() == {}
    table[1] = 2
    table.sync()
    assert table.global_size == 1


# ---- lifetime -----------------------------------------------------------------------------------


def test_a_map_outlives_its_context_and_is_closed_once(ctx):
    part = ctx.dup()
    table = dtl.DistributedMap(part)
    part.close()
    table[1] = 1
    assert table[1] == 1
    table.destroy()
    table.destroy()
    table.close()
    assert repr(table) == "<dtl.DistributedMap, closed>"
    assert not table.is_valid
    for call in (table.sync, table.flush, table.clear, table.to_numpy, lambda: table.insert(1, 1)):
        with pytest.raises(dtl.InvalidArgumentError, match="self"):
            call()


def test_the_repr_shows_the_dtypes(ctx, table):
    assert repr(table).startswith("<dtl.DistributedMap, int64 to float64, over")
    assert f"local_size={table.local_size} on rank {ctx.rank}>" in repr(table)


def test_pickling_and_truth_are_refused(table):
    with pytest.raises(TypeError, match="global_view"):
        pickle.dumps(table)
    with pytest.raises(dtl.InvalidArgumentError, match="empty"):
        bool(table)


def test_a_dropped_map_warns_and_is_freed_later(ctx):
    made = dtl.DistributedMap(ctx)
    with pytest.warns(ResourceWarning, match="dtl.DistributedMap from int64 to float64"):
        del made
    dtl.DistributedMap(ctx).destroy()
