# SPDX-License-Identifier: BSD-3-Clause
"""Rules: every language has an element type for each dtype."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dtlgen.check.api_index import ApiIndex
from dtlgen.derive.formulas import PAIR_FIRST, part, part_size
from dtlgen.document.diagnostics import Problem
from dtlgen.document.schema import shown
from dtlgen.model.api import Dtype

WIDTHS = (1, 2, 4, 8)
BYTE = ("unsigned char", "uint8_t")
# C types of each kind, by size in bytes.
C: Mapping[str, Mapping[int, tuple[str, ...]]] = {
    "integer": {size: (f"int{8 * size}_t",) for size in WIDTHS},
    "unsigned": {size: (f"uint{8 * size}_t",) for size in WIDTHS},
    "byte": {1: BYTE},
    "bool": {1: BYTE},
    "half": {2: ("uint16_t",)},
    "bfloat": {2: ("uint16_t",)},
    "float": {4: ("float",), 8: ("double",)},
    "complex": {8: ("float _Complex",), 16: ("double _Complex",)},
}
# NumPy names of each kind: a fixed name, or else a letter followed by the size.
NUMPY = {
    "byte": ("V1", "u1"),
    "bool": ("?", "b1"),
    "half": ("f2",),
    "bfloat": ("bfloat16",),
}
LETTERS = {"integer": "i", "unsigned": "u", "float": "f", "complex": "c"}
# Kinds of iso_c_binding by C type; types that Fortran lacks are represented by an integer of the
# same width.
FORTRAN = {
    **{f"int{8 * size}_t": (f"integer(c_int{8 * size}_t)",) for size in WIDTHS},
    **{f"uint{8 * size}_t": (f"integer(c_int{8 * size}_t)",) for size in WIDTHS},
    "float": ("real(c_float)",),
    "double": ("real(c_double)",),
    "float _Complex": ("complex(c_float_complex)",),
    "double _Complex": ("complex(c_double_complex)",),
}
FORTRAN_BYTE = ("integer(c_int8_t)", "integer(c_signed_char)", "logical(c_bool)")
IN_PAIRS = {"value": tuple(PAIR_FIRST), "index": ("integer",)}


def dtypes_are_of_their_kind(index: ApiIndex) -> Iterator[Problem]:
    """Otherwise the code of some language would not compile, or its elements would have another
    size.
    """
    for dtype in index.api.dtypes:
        for key, value, wanted in (
            _valid_values(dtype) if dtype.kind in C and not dtype.pair else ()
        ):
            if value not in wanted:
                message = f"{dtype.name}.{key}: {shown(value)} for kind {dtype.kind}"
                yield Problem(dtype.place, f"{message}; expected {' or '.join(wanted)}")


def _valid_values(dtype: Dtype) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Yields each key with its value and the valid values."""
    sizes = C[dtype.kind]
    yield "size", str(dtype.size), tuple(map(str, sizes))
    if dtype.size not in sizes:
        return
    yield "c", dtype.c, sizes[dtype.size]
    letter = LETTERS.get(dtype.kind, "")
    yield "numpy", dtype.numpy, NUMPY.get(dtype.kind, (f"{letter}{dtype.size}",))
    if dtype.fortran and dtype.c in sizes[dtype.size]:
        is_byte = dtype.kind in ("byte", "bool")
        yield "fortran", dtype.fortran, FORTRAN_BYTE if is_byte else FORTRAN[dtype.c]


def pairs_hold_numbers(index: ApiIndex) -> Iterator[Problem]:
    """The values of pairs are compared, and for equal values the indices."""
    for dtype in index.api.dtypes:
        for name, (key, kinds) in zip(dtype.pair or (), IN_PAIRS.items(), strict=False):
            own = index.dtypes.get(name)
            if own is not None and own.kind not in kinds:
                message = f"{dtype.name}.pair.{key}: {name} is of kind {own.kind}"
                yield Problem(dtype.place, f"{message}; expected {' or '.join(kinds)}")


def dtypes_have_their_parts(index: ApiIndex) -> Iterator[Problem]:
    """Small floating-point numbers are computed in a larger type, and complex numbers have two
    parts.
    """
    for dtype in index.api.dtypes:
        size = part_size(dtype)
        if size and not part(index.api, dtype):
            message = f"{dtype.name}: kind is {dtype.kind}; expected a dtype of kind float"
            yield Problem(dtype.place, f"{message} with {size} bytes beside it")
