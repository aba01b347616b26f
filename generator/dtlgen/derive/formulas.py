# SPDX-License-Identifier: BSD-3-Clause
"""C formulas of reduction operations, for each kind of dtype."""

from __future__ import annotations

from collections.abc import Mapping

from dtlgen.model.api import Api, Dtype

# Formulas for `x op y` by operation; x comes from the lower ranks. {type} is the C type of an
# element, {wide} an unsigned type in which integers wrap, {first} the comparison that selects
# between pairs with equal values, and {own} the prefix of the runtime's names.
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
    """Returns the formulas for 16-bit floating-point numbers, whose top bit is the sign. `one` is
    the encoding of 1.
    """
    x, y = (f"(({each} & 0x7fff) != 0)" for each in "xy")
    logical = {"land": f"{x} & {y}", "lor": f"{x} | {y}", "lxor": f"{x} ^ {y}"}
    return {**SMALL, **{op: f"({each}) ? {one} : 0" for op, each in logical.items()}}


# Conditions that the complex numbers x and y are nonzero.
TRUTH = {each: f"(({each}.re != 0) | ({each}.im != 0))" for each in "xy"}

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
        "land": f"{TRUTH['x']} & {TRUTH['y']} ? ({{type}}){{{{1, 0}}}} : ({{type}}){{{{0, 0}}}}",
        "lor": f"{TRUTH['x']} | {TRUTH['y']} ? ({{type}}){{{{1, 0}}}} : ({{type}}){{{{0, 0}}}}",
        "lxor": f"{TRUTH['x']} ^ {TRUTH['y']} ? ({{type}}){{{{1, 0}}}} : ({{type}}){{{{0, 0}}}}",
    },
    "pair": {
        "minloc": "{own}wins(x.value < y.value, x.value == y.value, {first}) ? x : y",
        "maxloc": "{own}wins(x.value > y.value, x.value == y.value, {first}) ? x : y",
    },
}

# Arguments that state whether the values of the pairs x and y are NaN and whether x has the lower
# index, by the kind of the values.
PAIR_FIRST = {
    "float": "x.value != x.value, y.value != y.value, x.index < y.index",
    "integer": "false, false, x.index < y.index",
}

# Identity elements by name, for each kind of dtype; {limit}_MAX stands for INT32_MAX and the like.
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

# Number of floats in an element, and size of the float type in which an element is computed.
PARTS = {"complex": 2}
COMPUTE_SIZE = {"half": 4, "bfloat": 4}


def part_size(dtype: Dtype) -> int:
    """Returns the bytes of the float type that the dtype consists of or is computed in, or 0."""
    parts = PARTS.get(dtype.kind)
    return dtype.size // parts if parts else COMPUTE_SIZE.get(dtype.kind, 0)


def part(api: Api, dtype: Dtype) -> str:
    """Returns the name of the float dtype with part_size(dtype) bytes, or ""."""
    size = part_size(dtype)
    found = (each.name for each in api.dtypes if each.kind == "float" and each.size == size)
    return next(found, "")
