# SPDX-License-Identifier: BSD-3-Clause
"""A few scalars of one dtype that a thread has by itself, and single elements of tiles."""

from dtl._core.errors import refuse
from dtl._status import OUT_OF_BOUNDS, MismatchError
from dtl.triton import _interpreter
from dtl.triton._import_triton import tl

if _interpreter.is_on() is False:
    from dtl.triton.compiled import builder as ops
else:
    from dtl.triton.interpreted import operations as ops

_UNSIGNED = {8: tl.uint8, 16: tl.uint16, 32: tl.uint32, 64: tl.uint64}
_INTERFACE = "__getitem__", "__add__", "__radd__", "__sub__", "__rsub__", "__mul__", "__rmul__"


class vector(tl.tensor):  # noqa: N801
    """As many scalars as a power of two, of one dtype."""

    __triton_builtin__ = True

    def __init__(self, args, _semantic=None):
        found = _scalars("args", args)
        self.elements, self.dtype = found, found[0].dtype
        self.shape, self.type = (len(found),), _Kind(self.dtype, len(found))

    def __len__(self):
        return len(self.elements)

    def __repr__(self):
        return repr(self.type)

    __str__ = __repr__

    @property
    def handle(self):
        """What a single value has, which Triton's own functions take."""
        refuse("value", repr(self), "a scalar or a tile: v[i] is one of a vector's elements")

    def _flatten_ir(self, handles):
        for each in self.elements:
            each._flatten_ir(handles)

    def _set_name(self, *_name):
        """A vector is no single value of Triton's, which would have one."""

    def __getitem__(self, idx):
        return self.elements[self._place(idx)]

    def __setitem__(self, idx, value):
        self.elements = self._replaced(idx, value)

    def replaced(self, idx, value):
        """A vector with another element: what `v[idx] = value` makes `v` in a compiled kernel."""
        return vector(self._replaced(idx, value))

    def _replaced(self, idx, value):
        place, cast = self._place(idx), ops.cast(_single("value", value), self.dtype)
        return (*self.elements[:place], cast, *self.elements[place + 1 :])

    def _place(self, idx):
        return _constant("idx", idx, len(self.elements))

    def _with(self, name, other):
        is_vector = isinstance(other, vector)
        others = other.elements if is_vector else [_single("other", other)] * len(self.elements)
        if len(others) != len(self.elements):
            what, expected = (
                f"a vector of {len(others)}",
                f"one of {len(self.elements)}, or a scalar",
            )
            refuse("other", what, expected, kind=MismatchError)
        return vector(ops.apply(name, a, b) for a, b in zip(self.elements, others))

    def __add__(self, other):
        return self._with("__add__", other)

    def __radd__(self, other):
        return self._with("__radd__", other)

    def __sub__(self, other):
        return self._with("__sub__", other)

    def __rsub__(self, other):
        return self._with("__rsub__", other)

    def __mul__(self, other):
        return self._with("__mul__", other)

    def __rmul__(self, other):
        return self._with("__rmul__", other)

    def recast(self, new_elem_dtype):
        """The same bits as elements of another dtype; the first is the lowest."""
        dtype = _dtype("new_elem_dtype", new_elem_dtype)
        bits, width = dtype.primitive_bitwidth, self.dtype.primitive_bitwidth
        if width * len(self.elements) < bits:
            what = f"{len(self.elements)} of {width} bits"
            refuse("new_elem_dtype", f"{dtype} of {what}", "as many bits, or fewer", rule="width")
        words = [ops.cast(each, _UNSIGNED[width], bitcast=True) for each in self.elements]
        again = _joined(words, width, bits) if bits > width else _split(words, width, bits)
        return vector(ops.cast(each, dtype, bitcast=True) for each in again)

    def to(self, dtype, fp_downcast_rounding=None, bitcast=False):
        """Each element as one of another dtype."""
        if ops.known(fp_downcast_rounding) is not None:
            refuse("fp_downcast_rounding", ops.known(fp_downcast_rounding), "None: to the nearest")
        found, same = _dtype("dtype", dtype), bool(ops.known(bitcast))
        if same and found.primitive_bitwidth != self.dtype.primitive_bitwidth:
            expected = f"one of {self.dtype.primitive_bitwidth} bits, as {self.dtype} has"
            refuse("dtype", str(found), expected, rule="width")
        return vector(ops.cast(each, found, bitcast=same) for each in self.elements)


vector.replaced.__name__ = "__setitem__"  # what the user wrote, as failures tell it
for _name in (*_INTERFACE, "__setitem__", "replaced", "recast", "to"):
    setattr(vector, _name, ops.method(getattr(vector, _name)))


class _Kind(tl.core.base_type):
    """The type of a vector, as a loop or a branch carries it on."""

    def __init__(self, dtype, count):
        self.scalar, self.count = dtype, count

    def __eq__(self, other):
        return isinstance(other, _Kind) and (self.scalar, self.count) == (other.scalar, other.count)

    def __hash__(self):
        return hash((self.scalar, self.count))

    def __repr__(self):
        return f"vector<{self.count} x {self.scalar}>"

    def is_block(self):
        return False

    def mangle(self):
        return f"V{self.count}{self.scalar.mangle()}"

    def _flatten_ir_types(self, builder, out):
        for _ in range(self.count):
            self.scalar._flatten_ir_types(builder, out)

    def _unflatten_ir(self, handles, cursor):
        found = []
        for _ in range(self.count):
            each, cursor = self.scalar._unflatten_ir(handles, cursor)
            found.append(each)
        return vector(found), cursor


def _scalars(argument, args):
    """As many as a power of two, of one dtype, as a kernel has them."""
    given = ops.known(args)
    if isinstance(given, tl.tensor) or not hasattr(given, "__iter__"):
        refuse(argument, str(given), "scalars of a kernel, one after the other")
    found = tuple(given)
    if not found or len(found) & len(found) - 1:
        refuse(argument, f"{len(found)} values", "as many as a power of two", rule="length")
    for place, each in enumerate(found):
        _check_scalar(f"{argument}[{place}]", each)
    kinds = [each.dtype for each in found]
    if any(kind != kinds[0] for kind in kinds):
        names = ", ".join(dict.fromkeys(map(str, kinds)))
        refuse(argument, f"dtypes {names}", "scalars of one dtype", kind=MismatchError)
    _dtype(argument, kinds[0])
    return found


def _check_scalar(argument, value):
    if not isinstance(value, tl.tensor) or isinstance(value, vector) or ops.is_tile(value):
        refuse(argument, str(ops.known(value)), "a scalar of a kernel")


def _single(argument, value):
    """What can be one element: a scalar of a kernel, or a number."""
    if not isinstance(ops.known(value), (int, float)):
        _check_scalar(argument, value)
    return value


def _constant(argument, value, count):
    found = ops.known(value)
    if isinstance(found, tl.tensor):
        found = None if ops.IS_COMPILED else _interpreter.plain(found)
    if not isinstance(found, int):
        refuse(argument, str(ops.known(value)), "an integer that is known while compiling")
    if not 0 <= found < count:
        refuse(argument, found, f"an index from 0 to {count - 1}", status=OUT_OF_BOUNDS)
    return found


def _index(argument, value, count):
    """An index of a tile, which a compiled kernel need not know before it runs."""
    found = ops.known(value)
    if ops.IS_COMPILED and isinstance(found, tl.tensor):
        if not found.dtype.is_int() or ops.is_tile(found):
            refuse(argument, str(found), "an integer")
        return found
    return _constant(argument, value, count)


def _dtype(argument, value):
    found = ops.known(value)
    if getattr(found, "primitive_bitwidth", None) not in _UNSIGNED or found.is_block():
        refuse(argument, str(found), "a dtype of 8, 16, 32 or 64 bits")
    return found


def _joined(words, width, bits):
    step = bits // width
    for first in range(0, len(words), step):
        whole = ops.cast(words[first], _UNSIGNED[bits])
        for place in range(1, step):
            part = ops.cast(words[first + place], _UNSIGNED[bits])
            whole = ops.apply("__or__", whole, ops.apply("__lshift__", part, place * width))
        yield whole


def _split(words, width, bits):
    for word in words:
        for place in range(0, width, bits):
            yield ops.cast(ops.apply("__rshift__", word, place), _UNSIGNED[bits])


def make_vector(args):
    return vector(args)


def zeros_vector(vec_size, dtype):
    count, found = ops.known(vec_size), _dtype("dtype", dtype)
    if not isinstance(count, int) or count < 1 or count & count - 1:
        refuse("vec_size", str(count), "a power of two", rule="length")
    return vector(ops.cast(0, found) for _ in range(count))


def load(ld, ptr, vec_size, scope, semantic):
    """Each element by what loads one."""
    count = ops.known(vec_size)
    if not isinstance(count, int) or count < 1 or count & count - 1:
        refuse("vec_size", str(count), "a power of two", rule="length")
    places = [ptr, *(ops.apply("__add__", ptr, place) for place in range(1, count))]
    return vector(ld(each, scope, semantic) for each in places)


def store(st, ptr, vec, scope, semantic):
    if not isinstance(vec, vector):
        refuse("vec", type(vec).__name__, "a vector")
    for place, each in enumerate(vec.elements):
        st(ops.apply("__add__", ptr, place) if place else ptr, each, scope, semantic)


def pack(src, dst_type):
    dtype = _dtype("dst_type", dst_type)
    given = src if isinstance(src, vector) else vector(_scalars("src", src))
    width = given.dtype.primitive_bitwidth * len(given)
    if width != dtype.primitive_bitwidth:
        what = f"{len(given)} of {given.dtype}"
        refuse("src", what, f"{dtype.primitive_bitwidth} bits, as {dtype} has", rule="width")
    return given.recast(dtype).elements[0]


def unpack(src, dst_type):
    dtype = _dtype("dst_type", dst_type)
    _check_scalar("src", src)
    given = vector([src])
    if dtype.primitive_bitwidth > given.dtype.primitive_bitwidth:
        expected = f"a dtype of {given.dtype.primitive_bitwidth} bits or fewer"
        refuse("dst_type", str(dtype), expected, rule="width")
    return given.recast(dtype)


def _indices(tile, indices):
    if not isinstance(tile, tl.tensor) or isinstance(tile, vector) or not ops.is_tile(tile):
        refuse("input", str(tile), "a tile")
    shape = [ops.known(each) for each in tile.shape]
    if isinstance(indices, tl.tensor) or not hasattr(ops.known(indices), "__len__"):
        refuse("indices", str(ops.known(indices)), f"{len(shape)} of them, one an axis")
    if len(indices) != len(shape):
        expected = f"{len(shape)}, one an axis"
        refuse("indices", f"{len(indices)} indices", expected, kind=MismatchError)
    places = [_index(f"indices[{i}]", x, n) for i, (x, n) in enumerate(zip(indices, shape))]
    return tuple(places)


def extract(tile, indices):
    return ops.extract(tile, _indices(tile, indices))


def insert(tile, scalar, indices):
    return ops.insert(tile, _single("scalar", scalar), _indices(tile, indices))
