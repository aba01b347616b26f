# SPDX-License-Identifier: BSD-3-Clause
"""Reduction loops of each operation and dtype, neutral elements, comparisons of each dtype."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dtlgen.derive.formulas import FORMULAS, NEUTRAL, PAIR_FIRST, part
from dtlgen.document.record import record
from dtlgen.emit.layout import under
from dtlgen.model.api import Api, Dtype, Operation

# Three-way comparison. NaN is greater than all numbers and equal to NaN.
THREE_WAY = "(x > y) - (x < y)"
NAN_LAST = "x != x || y != y ? (x != x) - (y != y) : " + THREE_WAY
SMALL_COMPARED = "compare_of_{part}({own}float_from_{name}(x), {own}float_from_{name}(y))"
COMPARED: Mapping[str, str] = {
    "integer": THREE_WAY,
    "unsigned": THREE_WAY,
    "byte": THREE_WAY,
    "bool": "(x != 0) - (y != 0)",
    "float": NAN_LAST,
    "half": SMALL_COMPARED,
    "bfloat": SMALL_COMPARED,
}

# Descending order, with NaN last as well.
NAN_LAST_BACKWARD = "x != x || y != y ? (x != x) - (y != y) : (x < y) - (x > y)"
SMALL_BACKWARD = SMALL_COMPARED.replace("compare_of", "backward_of")
BACKWARD = {"float": NAN_LAST_BACKWARD, "half": SMALL_BACKWARD, "bfloat": SMALL_BACKWARD}
REVERSED = "compare_of_{name}(y, x)"

# The kinds whose C type converts to double.
REAL = ("integer", "unsigned", "byte", "bool", "float")

# Conversion of an element to double, by the kind of its dtype.
SMALL_NUMBER = "(double){own}float_from_{name}(x)"
NUMBERS = {
    **dict.fromkeys(REAL, "(double)x"),
    "half": SMALL_NUMBER,
    "bfloat": SMALL_NUMBER,
}


@record
class Kernel:
    """The loops of one dtype."""

    name: str
    constant: str
    type: str
    formula: str
    neutral: str
    bits: int
    scan: str  # the scan algorithm: RUNS, VECTORS, NUMBERS or LINES (scans.h)
    rest: str  # treatment of elements without a prefix: SAME, ZERO or KEPT (lanes.h)


@record
class Kernels:
    """The loops of all dtypes of an operation."""

    operation: str
    doc: str
    kernels: tuple[Kernel, ...]


@record
class Entry:
    constant: str
    operation: str


@record
class Table:
    """The operations of the kernel table."""

    entries: tuple[Entry, ...]


@record
class Comparison:
    name: str
    constant: str
    type: str
    formula: str
    backward: str


@record
class Real:
    """A dtype of real numbers; `formula` converts an element x to double."""

    name: str
    constant: str
    type: str
    formula: str


@record
class Composite:
    """A dtype that is compared by its first part, then by its second. Complex numbers with a NaN
    part are greater than all others.
    """

    name: str
    constant: str
    type: str
    first: str
    second: str
    compare_first: str
    compare_second: str
    is_complex: bool


@record
class Comparisons:
    """The comparisons of all dtypes."""

    comparisons: tuple[Comparison, ...]
    composites: tuple[Composite, ...]


@record
class Steps:
    """Functions of two elements: each operation and dtype, and a comparison of each dtype."""

    operations: tuple[Kernels, ...]
    comparisons: Comparisons
    reals: tuple[Real, ...]


def operations(api: Api) -> Iterator[tuple[str, Kernels]]:
    for operation in api.operations:
        yield f"c/impl/kernels/{operation.name}.c", _kernels(api, operation)


def steps(api: Api) -> Iterator[tuple[str, Steps]]:
    if api.operations:
        operations = tuple(_kernels(api, operation) for operation in api.operations)
        reals = (_real(api, each) for each in api.dtypes if each.kind in NUMBERS)
        page = Steps(operations, _comparisons(api), tuple(reals))
        yield f"c/impl/{api.names.c('steps.h')}", page


def header(api: Api) -> Iterator[tuple[str, Table]]:
    if api.operations:
        yield f"c/impl/{api.names.c('kernels.h')}", _table(api)


def lanes(api: Api) -> Iterator[tuple[str, Table]]:
    if api.operations:
        yield f"c/impl/{api.names.c('lanes.h')}", _table(api)


def scans(api: Api) -> Iterator[tuple[str, Table]]:
    if api.operations:
        yield f"c/impl/{api.names.c('scans.h')}", _table(api)


def table(api: Api) -> Iterator[tuple[str, Table]]:
    if api.operations:
        yield f"c/impl/{api.names.c('kernels.c')}", _table(api)


def comparisons(api: Api) -> Iterator[tuple[str, Comparisons]]:
    if api.dtypes:
        yield f"c/impl/{api.names.c('compare.c')}", _comparisons(api)


def _comparisons(api: Api) -> Comparisons:
    simple = (_comparison(api, dtype) for dtype in api.dtypes if dtype.kind in COMPARED)
    composites = (_composite(api, dtype) for dtype in api.dtypes if dtype.kind not in COMPARED)
    return Comparisons(tuple(simple), tuple(composites))


def _table(api: Api) -> Table:
    names = (each.name for each in api.operations)
    return Table(tuple(Entry(api.names.macro("op", name), name) for name in names))


def _kernels(api: Api, operation: Operation) -> Kernels:
    dtypes = (dtype for dtype in api.dtypes if dtype.kind in operation.kinds)
    kernels = tuple(_kernel(api, operation, dtype) for dtype in dtypes)
    return Kernels(operation.name, operation.doc, kernels)


def _kernel(api: Api, operation: Operation, dtype: Dtype) -> Kernel:
    formula = FORMULAS[dtype.kind][operation.name]
    wide = "uint64_t" if dtype.size == 8 else "uint32_t"
    first = PAIR_FIRST[_named(api, dtype.pair[0]).kind] if dtype.pair else ""
    return Kernel(
        name=dtype.name,
        constant=api.names.macro("dtype", dtype.name),
        type=_type(dtype),
        formula=_statement(
            formula.format(
                type=_type(dtype),
                wide=wide,
                name=dtype.name,
                first=first,
                own=api.names.own_prefix,
            )
        ),
        neutral=_neutral(api, operation.neutral, dtype),
        bits=8 * dtype.size,
        scan=_scan(operation, dtype),
        rest=_rest(operation, dtype),
    )


def _scan(operation: Operation, dtype: Dtype) -> str:
    """Returns the scan algorithm. AVX2 lacks a product of 64-bit integers; sums and products of
    floating-point numbers are rounded.
    """
    is_product = operation.name == "prod"
    if dtype.kind not in REAL or (is_product and dtype.size == 8 and dtype.kind != "float"):
        return "RUNS"
    if dtype.kind == "float" and operation.name in ("min", "max"):
        return "NUMBERS"
    return "LINES" if _is_rounded(operation, dtype) else "VECTORS"


def _is_rounded(operation: Operation, dtype: Dtype) -> bool:
    return dtype.kind == "float" and operation.name in ("sum", "prod")


def _rest(operation: Operation, dtype: Dtype) -> str:
    """Returns the treatment of elements without a prefix. Combining an element with a neutral
    element of zero (ZERO) or with itself (SAME) does not change it. Sums of -0.0 and 0 and products
    are different (KEPT).
    """
    if operation.name == "prod" or _is_rounded(operation, dtype):
        return "KEPT"
    is_zero = NEUTRAL.get(dtype.kind, {}).get(operation.neutral) == "0"
    return "ZERO" if is_zero else "SAME"


def _statement(formula: str) -> str:
    return under(formula, len("    return "), ";")


def _neutral(api: Api, name: str, dtype: Dtype) -> str:
    """Returns the address of a C constant with the neutral element."""
    if dtype.pair:
        value, index = (_named(api, part) for part in dtype.pair)
        written = f"{{{_element(name, value)}, {_element('highest', index)}}}"
    else:
        written = _element(name, dtype)
    return f"&(const {_type(dtype)}){written if written.startswith('{') else f'{{{written}}}'}"


def _named(api: Api, name: str) -> Dtype:
    return next(dtype for dtype in api.dtypes if dtype.name == name)


def _element(name: str, dtype: Dtype) -> str:
    return NEUTRAL[dtype.kind][name].format(type=_type(dtype), limit=dtype.name.upper())


def _type(dtype: Dtype) -> str:
    """Returns the C type. Complex numbers are structs of two parts, because C's complex
    multiplication checks each result for NaN and infinities.
    """
    return f"struct {dtype.name}" if dtype.kind == "complex" else dtype.c


def _comparison(api: Api, dtype: Dtype) -> Comparison:
    both = (COMPARED[dtype.kind], BACKWARD.get(dtype.kind, REVERSED))
    spelt = {"name": dtype.name, "own": api.names.own_prefix, "part": part(api, dtype)}
    formulas = (each.format(**spelt) for each in both)
    constant = api.names.macro("dtype", dtype.name)
    return Comparison(dtype.name, constant, _type(dtype), *map(_statement, formulas))


def _real(api: Api, dtype: Dtype) -> Real:
    formula = NUMBERS[dtype.kind].format(name=dtype.name, own=api.names.own_prefix)
    return Real(dtype.name, api.names.macro("dtype", dtype.name), _type(dtype), formula)


def _composite(api: Api, dtype: Dtype) -> Composite:
    first, second = ("value", "index") if dtype.pair else ("re", "im")
    types = dtype.pair or (part(api, dtype), part(api, dtype))
    constant = api.names.macro("dtype", dtype.name)
    return Composite(
        name=dtype.name,
        constant=constant,
        type=_type(dtype),
        first=first,
        second=second,
        compare_first=types[0],
        compare_second=types[1],
        is_complex=not dtype.pair,
    )
