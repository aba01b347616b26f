# SPDX-License-Identifier: BSD-3-Clause
"""What reductions compute, in C, for each kind of dtype."""

from __future__ import annotations

from collections.abc import Mapping

from dtlgen.model.api import Api, Dtype

# What `x op y` is, by operation, for each kind of dtype; x comes from the lower ranks.  {type} is
# the C type of an element, {wide} an unsigned type in which integers wrap, {first} what decides
# between pairs of one value, {own} what begins the names of the runtime.
WRAPPING = {"sum": "({type})(({wide})x + ({wide})y)", "prod": "({type})(({wide})x * ({wide})y)"}
ORDERED = {"min": "x < y ? x : y", "max": "x > y ? x : y"}
LOGICAL = {
    "land": "(x != 0) & (y != 0)",
    "lor": "(x != 0) | (y != 0)",
    "lxor": "(x != 0) ^ (y != 0)",
}
BITWISE = {"band": "({type})(x & y)", "bor": "({type})(x | y)", "bxor": "({type})(x ^ y)"}
INTEGER = {**WRAPPING, **ORDERED, **LOGICAL, **BITWISE}
AND, OR, XOR = LOGICAL["land"], LOGICAL["lor"], LOGICAL["lxor"]
SMALL = {
    "sum": "{own}{name}_from_float({own}float_from_{name}(x) + {own}float_from_{name}(y))",
    "prod": "{own}{name}_from_float({own}float_from_{name}(x) * {own}float_from_{name}(y))",
    "min": "{own}is_less({own}float_from_{name}(x), {own}float_from_{name}(y)) ? x : y",
    "max": "{own}is_more({own}float_from_{name}(x), {own}float_from_{name}(y)) ? x : y",
}


def _small(one: str) -> dict[str, str]:
    """The formulas of numbers of 16 bits, the first of which is the sign; `one` has those of 1."""
    x, y = (f"(({each} & 0x7fff) != 0)" for each in "xy")
    logical = {"land": f"{x} & {y}", "lor": f"{x} | {y}", "lxor": f"{x} ^ {y}"}
    return {**SMALL, **{op: f"({each}) ? {one} : 0" for op, each in logical.items()}}


# Whether complex x and y are not zero.
SOME = {each: f"(({each}.re != 0) | ({each}.im != 0))" for each in "xy"}

FORMULAS: Mapping[str, Mapping[str, str]] = {
    "integer": INTEGER,
    "unsigned": INTEGER,
    "byte": INTEGER,
    "bool": {
        **dict.fromkeys(("sum", "max", "lor", "bor"), OR),
        **dict.fromkeys(("prod", "min", "land", "band"), AND),
        **dict.fromkeys(("lxor", "bxor"), XOR),
    },
    "float": {
        "sum": "x + y",
        "prod": "x * y",
        "min": "{own}is_less(x, y) ? x : y",
        "max": "{own}is_more(x, y) ? x : y",
        **LOGICAL,
    },
    "half": _small("0x3c00"),
    "bfloat": _small("0x3f80"),
    "complex": {
        "sum": "({type}){{x.re + y.re, x.im + y.im}}",
        "prod": "({type}){{x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re}}",
        "land": f"{SOME['x']} & {SOME['y']} ? ({{type}}){{{{1, 0}}}} : ({{type}}){{{{0, 0}}}}",
        "lor": f"{SOME['x']} | {SOME['y']} ? ({{type}}){{{{1, 0}}}} : ({{type}}){{{{0, 0}}}}",
        "lxor": f"{SOME['x']} ^ {SOME['y']} ? ({{type}}){{{{1, 0}}}} : ({{type}}){{{{0, 0}}}}",
    },
    "pair": {
        "minloc": "{own}wins(x.value < y.value, x.value == y.value, {first}) ? x : y",
        "maxloc": "{own}wins(x.value > y.value, x.value == y.value, {first}) ? x : y",
    },
}

# Whether the values of pairs x and y are NaN, and x comes first, by the kind of value.
PAIR_FIRST = {
    "float": "x.value != x.value, y.value != y.value, x.index < y.index",
    "integer": "false, false, x.index < y.index",
}

# Neutral elements by name, for each kind of dtype; {limit}_MAX is as in INT32_MAX.
INTEGER_NEUTRAL = {
    "zero": "0",
    "one": "1",
    "ones": "({type})-1",
    "highest": "{limit}_MAX",
    "lowest": "{limit}_MIN",
}
UNSIGNED_NEUTRAL = {**INTEGER_NEUTRAL, "lowest": "0"}
NEUTRAL: Mapping[str, Mapping[str, str]] = {
    "integer": INTEGER_NEUTRAL,
    "unsigned": UNSIGNED_NEUTRAL,
    "byte": {**UNSIGNED_NEUTRAL, "highest": "UINT8_MAX"},
    "bool": {"zero": "0", "one": "1", "ones": "1", "highest": "1", "lowest": "0"},
    "float": {"zero": "0", "one": "1", "highest": "INFINITY", "lowest": "-INFINITY"},
    "half": {"zero": "0", "one": "0x3c00", "highest": "0x7c00", "lowest": "0xfc00"},
    "bfloat": {"zero": "0", "one": "0x3f80", "highest": "0x7f80", "lowest": "0xff80"},
    "complex": {"zero": "{{0, 0}}", "one": "{{1, 0}}"},
}

# Of how many parts of a float a dtype is made, or how many bytes those have that it is computed in.
PARTS = {"complex": 2}
COMPUTED = {"half": 4, "bfloat": 4}


def part_size(dtype: Dtype) -> int:
    """The bytes of the float that it is made of or computed in; 0 where it needs none."""
    parts = PARTS.get(dtype.kind)
    return dtype.size // parts if parts else COMPUTED.get(dtype.kind, 0)


def part(api: Api, dtype: Dtype) -> str:
    """The dtype of that float; "" where there is none."""
    size = part_size(dtype)
    found = (each.name for each in api.dtypes if each.kind == "float" and each.size == size)
    return next(found, "")
