# SPDX-License-Identifier: BSD-3-Clause
"""Random headers of .npy files, valid and invalid, and the arrays that NumPy reads from them."""

import io
import warnings

import numpy as np


def _words(text):
    return text.split(" ")


_DTYPES = [
    *_words(
        "'<f8' '<f4' '>f4' '|u1' 'f8' '=i2' 'd' 'float64' '>c16' '?' '|b1' '<b1' '<V2' '|V1' '>i1' "
        "'i' 'l' 'int' 'e' 'f08' '<float64' '<d' '|O' '<U4' '<M8[ns]' '' '<f8,' '<f16' b'<f8' "
        "('<f8') ['<f8'] None 5 r'<f8' u'<f8' '''<f8''' \"<f8\" '<''f8' '\\x3cf8' '\\74f8' "
        "'<f\\\n8' '\\<f8' br'<f8' f'<f8' 'FLOAT64' 'complex' 'half' 'uint' '<f\t8'"
    ),
    "[('value', '<f4'), ('index', '<i4')]",
    "[('value','<i8'),('index','<i8'),]",
    "[('value', '>f4'), ('index', '>i4')]",
    "[('a', '<f4')]",
    "[['value', '<f4'], ['index', '<i4']]",
    "[('value', '<f4', (2,)), ('index', '<i4')]",
    "'<' 'f8'",
    "' <f8'",
    "'<f8' # c",
    "'<f8'\n",
]
_ORDERS = _words("False True 0 None 'False' (False) ((False)) not\u00a0True false")
_SHAPES = _words(
    "(3,) (2,3) () (10) [3] 3 ((3),) (3L,) (0x3,) (0o2,) (0b1,) (1_0,) (1__0,) (03,) (00,) (+3,) "
    "(-0,) (--3,) (0,9223372036854775807) (0,1152921504606846975) (0,5) (9223372036854775808,) "
    "(4611686018427387904,8) (2,1,1,1,1,1,1,1) (2,1,1,1,1,1,1,1,1) (True,) (3.0,) (3e0,) (3j,) "
    "(3,4,) (3,\n4) (3,#c\n) ('3',) (3,,) (,) (1000000,) (3\t) (3\\\n,) (None,) (3,)() (3;) {3} "
    "(2+1,) (-3,)"
)
_KEYS = {
    key: [f"'{key}'"] * 12
    + [f'"{key}"', f"r'{key}'", f"u'{key}'", f"b'{key}'", f"'{key[:2]}''{key[2:]}'"]
    + [
        f"'\\x{ord(key[0]):x}{key[1:]}'",
        f"'\\u{ord(key[0]):04x}{key[1:]}'",
        f"'{key}\\0'",
        f"'{key} '",
    ]
    + [f"'''{key}'''", key, key.upper(), f"('{key}')", f"'{key}"]
    for key in ("descr", "fortran_order", "shape")
}
_ENDS = [
    "",
    " ",
    "  ",
    "\n",
    " \n \n",
    "# c",
    " # c\n# d",
    "x",
    ";",
    "}",
    "\0",
    ", 1",
    "()",
    "\\\n",
    "\t\f ",
]
_MARKS = "'\"\\()[]{},:#\n \t.0123456789_xLbBrTrueFalse+-<>|"


def _usual(draw, usual, others, odds):
    return usual if draw.random() > odds else draw.choice(others)


def header(draw):
    """Returns the bytes of a random header."""
    odds = draw.choice([0, 0.1, 0.3])
    values = {
        "descr": _usual(draw, "'<f8'", _DTYPES, max(odds, 0.3)),
        "fortran_order": _usual(draw, "False", _ORDERS, odds),
        "shape": _usual(draw, "(3,)", _SHAPES, max(odds, 0.3)),
    }
    names = [*values]
    draw.shuffle(names)
    if draw.random() < odds / 2:
        names.insert(draw.randrange(4), draw.choice(names))
    if draw.random() < odds / 2:
        del names[draw.randrange(len(names))]
    items = []
    for name in names:
        value = values.pop(name, None) or draw.choice(
            {"s": _SHAPES, "d": _DTYPES, "f": _ORDERS}[name[0]]
        )
        key = _KEYS[name][0] if draw.random() > odds else draw.choice(_KEYS[name])
        items.append(key + _usual(draw, ": ", [":", " : ", " :\n", "", "="], odds) + value)
    if draw.random() < odds / 3:
        items.append(draw.choice(["'x': 1", "1: 2", "**{}", "None: []"]))
    end = _usual(draw, ", }", ["}", ",}", "\n}", ",,}", "", "# c\n}"], odds)
    text = _usual(draw, "{", [" {", "\n{", "\t{", "\n {", "({", "# c\n{", "dict("], odds)
    text += ", ".join(items) + end + _usual(draw, "", _ENDS, odds)
    if draw.random() < odds:
        place = draw.randrange(len(text))
        text = text[:place] + draw.choice(_MARKS) + text[place + draw.randrange(2) :]
    text += draw.choice(["", " " * draw.randrange(60)]) + _usual(draw, "\n", ["\n\n"], odds)
    version = _usual(draw, 1, [1, 2, 3], 0.5)
    length = len(text) + _usual(draw, 0, [-1, 1, 60000], odds / 5)
    minor = _usual(draw, 0, [1], odds / 5)
    front = b"\x93NUMPY" + bytes([_usual(draw, version, [0, 4], odds / 5), minor])
    return front + length.to_bytes(2 if version == 1 else 4, "little") + text.encode("latin-1")


def as_numpy_reads(content):
    """Returns the array that NumPy reads, or None if NumPy refuses the file."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            found = np.load(io.BytesIO(content))
        except Exception:  # noqa: BLE001  - NumPy raises many classes
            return None
    return found


_HAS = {np.dtype(name) for name in _words("? i1 i2 i4 i8 u1 u2 u4 u8 f2 f4 f8 c8 c16 V1 V2")}
_RECORDS = [
    np.dtype([("value", value), ("index", index)])
    for value, index in (("<f4", "<i4"), ("<f8", "<i8"), ("<i4", "<i4"), ("<i8", "<i8"))
]


def as_dtl_has(array):
    """Returns the array that dtl.load returns for an array read by NumPy: C order, native byte
    order, one to eight dimensions.  Returns None for arrays that dtl.load refuses.
    """
    if array is None or not 0 < array.ndim <= 8 or not array.flags.c_contiguous:
        return None
    if array.dtype.fields:
        return array if array.dtype in _RECORDS else None
    if array.dtype.newbyteorder("=") not in _HAS:
        return None
    swapped = array.dtype.byteorder == ">"
    return array.byteswap().view(array.dtype.newbyteorder("=")) if swapped else array
