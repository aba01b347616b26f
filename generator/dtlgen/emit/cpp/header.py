# SPDX-License-Identifier: BSD-3-Clause
"""The C++ header: a class for each handle, whose methods are C's functions.

A status becomes an exception, an output a result, and a buffer with its count and dtype one range.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, cached_property

from dtlgen.derive.c_types import Spelling, spelling
from dtlgen.derive.caching import Reiterable, bounded_cache
from dtlgen.derive.handle_kinds import free_functions
from dtlgen.derive.methods import bound_name, method_class
from dtlgen.derive.parameter_docs import ACCESS, doxygen_line, parameter_docs
from dtlgen.document.expression import Call, Expr, Name, Operation
from dtlgen.document.record import record
from dtlgen.emit.expression_printer import Questions, Syntax, questions
from dtlgen.emit.layout import instead
from dtlgen.emit.lengths import LITERALS, DerivedArguments
from dtlgen.model.api import LAST_ERROR, Api, Category, Dtype, Function, Handle, Parameter
from dtlgen.model.keywords import C_WORDS, CPP_WORDS

WORDS = C_WORDS | CPP_WORDS
OWN = frozenset(
    ("attempt", "detail", "dtype_of", "error", "has_dtype", "object", "outcome", "owner", "std")
)

# C's complex numbers, which have the same layout.
COMPLEX = {"float _Complex": "std::complex<float>", "double _Complex": "std::complex<double>"}

QUOTED = re.compile(r"`([^`]*)`")

MUTABLE, CONSTANT = " &", " const &"  # behind methods of objects that are no temporaries
LOCAL = "This rank's part. It lies in the library's own memory, as long as the object does."

CPP = Syntax(
    "{0}",
    "{0}[{1}]",
    "!({0})",
    "detail::{0}({1})",
    {"and": "&&", "or": "||"},
    "{0}.native_handle()",
)


@record
class Failure:
    """An exception class for a category of statuses."""

    name: str
    category: str
    code: int


@record
class Element:
    """A C++ type and the dtype that its objects have."""

    type: str
    constant: str


@record
class Line:
    """`head(arguments)` and `close`, or `head` alone where there are none; if `where` holds."""

    head: str
    arguments: tuple[str, ...] | None = None
    close: str = ");"
    where: str = ""


@record
class Method:
    """`declared` are the parameters with their defaults, `defined` those without; `manner` stands
    before the declaration and `constant` behind both.  `borrows` is true where the result lies in
    the object's own memory, so that a temporary refuses it.  `deprecated` is as in C's header.
    `doc` and
    `lines` are made where they are printed, which is at one place each.
    """

    doc: Callable[[], str]
    deprecated: str
    manner: str
    template: str
    result: str
    name: str
    declared: tuple[str, ...]
    defined: tuple[str, ...]
    constant: str
    lines: Iterable[Line]
    borrows: bool = False


@record
class Class:
    """A class. `free` is the C function that closes the handle; "" for base classes and handles
    without an owner. If the operation of the handle uses the caller's memory, `waits` is the C
    function that waits and closes it, and `cancels` the one that cancels a receive; else "".
    `is_joint`: all ranks close it together.
    """

    name: str
    doc: str
    c: str
    base: str
    free: str
    is_family: bool
    methods: Iterable[Method]
    waits: str = ""
    cancels: str = ""
    is_joint: bool = False


@record
class CppHeader:
    """The page. `get_text` and `named` are the C functions that return the last error's text and
    the name of a dtype; "" if the API has none.
    """

    guard: str
    header: str
    doc: str
    id: str
    get_text: str
    named: str
    has_deprecated: bool
    refused: str
    success: str
    failures: tuple[Failure, ...]
    elements: tuple[Element, ...]
    names: tuple[str, ...]
    classes: tuple[Class, ...]
    functions: Iterable[Method]


def pages(api: Api) -> Iterator[tuple[str, CppHeader]]:
    asked, package = _asked(api), api.names.package
    offered: dict[str, list[Function]] = {}
    for each in _offered(api):
        offered.setdefault(method_class(each), []).append(each)

    def methods(name: str) -> Iterable[Method]:
        return Reiterable(lambda: _unique(api, asked, name, offered.get(name, ())))

    families = [
        Class(class_name(each.name), each.doc, each.c, "object", "", True, methods(each.name))
        for each in api.families
    ]
    handles = [
        Class(
            class_name(each.name),
            each.doc,
            each.c,
            class_name(each.family) if each.family else "object",
            api.names.c(each.free) if each.free else "",
            False,
            methods(each.name),
            *_endings(api, each),
            is_joint=each.collective_free,
        )
        for each in api.handles()
    ]
    classes = (*families, *handles)
    answering = {each.answers: each.c_name for each in api.functions()}
    yield (
        f"c/include/{package}/{package}.hpp",
        CppHeader(
            guard=api.names.macro(package, "hpp"),
            header=api.names.header(package),
            doc=api.doc,
            id=api.names.id,
            get_text=answering.get(LAST_ERROR[0], ""),
            named=answering.get("dtype.text", ""),
            has_deprecated=any(each.deprecated for each in api.functions()),
            refused=api.outcomes.argument,
            success=api.outcomes.success,
            failures=tuple(_failure(each) for each in api.categories if each.exception),
            elements=tuple(_elements(api)),
            names=tuple(each.name for each in classes),
            classes=classes,
            functions=methods(""),
        ),
    )


def _endings(api: Api, handle: Handle) -> tuple[str, str]:
    """Returns the function that waits and closes the handle, and the one that cancels."""
    own = f"handle.{handle.name}"
    alone = [
        each
        for each in api.functions()
        if handle.started and handle.parent and [p.type for p in each.params] == [own]
    ]
    waits = next((e.c_name for e in alone if e.blocking and e.params[0].closes), "")
    cancels = next((e.c_name for e in alone if waits and bound_name(e) == "cancel"), "")
    return waits, cancels


def method_of(api: Api, function: Function) -> Method | None:
    """Returns the C++ form of the function, or None."""
    return None if function.name in free_functions(api) else _method(api, function)


@bounded_cache
def _method(api: Api, function: Function) -> Method:
    return _Call(api, spelling(api), _asked(api), function).method()


@cache
def _asked(api: Api) -> Questions:
    return questions(api, CPP)


def _unique(
    api: Api, asked: Questions, name: str, functions: Iterable[Function]
) -> Iterator[Method]:
    """Returns the methods of a class. Of two with the same name and constness, the first is
    kept.
    """
    own = [*(_method(api, function) for function in functions), *_views(asked, name)]
    unique = {(each.name, each.defined, each.constant): each for each in reversed(own)}
    return reversed(unique.values())


def _views(asked: Questions, handle: str) -> Iterator[Method]:
    """Yields the methods that return this rank's part of an object as elements of a C++ type."""
    data, size, dtype, length = (
        f"{found}(native_handle())" if (found := asked.functions.get((handle, question))) else ""
        for question in ("local_data", "local_size", "dtype", "local_bytes")
    )
    if not data:
        return
    named = f'"{asked.functions[handle, "local_data"]}"', '"view"'
    fits = [Line("detail::dtype", (*named, "detail::elements<Element>{}", dtype))] if dtype else []
    count = size or f"{length} / sizeof(Element)"
    for element, constant in (("Element", MUTABLE), ("const Element", CONSTANT)):
        yield Method(
            doc=lambda: LOCAL,
            deprecated="",
            manner="",
            template="template <class Element>",
            result=f"std::span<{element}>",
            name="local",
            declared=(),
            defined=(),
            constant=constant,
            lines=(
                *fits,
                Line(f"auto *data = static_cast<{element} *>({data});"),
                Line(f"return {{data, static_cast<std::size_t>({count})}};"),
            ),
            borrows=constant == CONSTANT,
        )


def escaped(name: str) -> str:
    """Returns the name, with `_` appended if it is a C++ keyword."""
    return f"{name}_" if name in WORDS else name


def class_name(name: str) -> str:
    """Returns the class of a handle or a family; exceptions have other names."""
    return f"{name}_" if name.endswith("_error") else _scoped(name)


def _scoped(name: str) -> str:
    """Returns a name in the API's namespace; `_` is appended if C++ or the header reserves it."""
    return f"{name}_" if name in OWN else escaped(name)


def _failure(category: Category) -> Failure:
    return Failure(f"{category.name}_error", category.name, category.code)


def _elements(api: Api) -> Iterator[Element]:
    """Yields the first dtype of each C++ type. C's complex types map to std::complex."""
    seen: set[str] = set()
    for dtype in api.dtypes:
        for type in _types(dtype):
            if type not in seen:
                seen.add(type)
                yield Element(type, api.names.macro("dtype", dtype.name))


def _types(dtype: Dtype) -> tuple[str, ...]:
    """Returns the C++ types of elements of the dtype; () if standard C++ has none."""
    if dtype.kind == "byte":
        return ("std::byte",)
    if dtype.kind == "bool":
        return ("bool",)
    if dtype.kind in ("half", "bfloat"):
        return ()
    return (COMPLEX.get(dtype.c, dtype.c),)


def _offered(api: Api) -> Iterator[Function]:
    """Yields the functions except those that close handles, which destructors call."""
    frees = free_functions(api)
    return (each for each in api.functions() if each.name not in frees)


def _is_text(function: Function) -> bool:
    """Returns true for a function that writes a string into a buffer and returns its length."""
    return function.returns.type == "size" and any(
        each.type == "char[]" and each.dir == "out" for each in function.params
    )


class _Call:
    """How C++ calls one function."""

    def __init__(self, api: Api, c: Spelling, asked: Questions, function: Function) -> None:
        self.api, self.c, self.function = api, c, function
        self.derived = DerivedArguments(function, asked, function.buffers)
        self.own = next(
            (p for p in function.params if p.type == f"handle.{self.method_class}"), None
        )
        self.is_text = _is_text(function)

    @cached_property
    def method_class(self) -> str:
        """Returns the handle whose class has the method; "" for a free function."""
        return method_class(self.function)

    def method(self) -> Method:
        given = [each for each in self.function.params if self._is_given(each)]
        is_static = self.own is not None and self.own.dir == "out"
        return Method(
            doc=lambda: "\n\n".join(filter(None, self._doc(given))),
            deprecated=instead(self.function),
            manner="static " if is_static else "" if self.method_class else "inline ",
            template=self._template(given),
            result=self._result(),
            name=escaped(self._name()) if self.method_class else _scoped(self._name()),
            declared=tuple(self._declared(given)),
            defined=tuple(map(self._taken, given)),
            constant=self._constant(),
            lines=Reiterable(self._lines),
            borrows=self._constant() in (MUTABLE, CONSTANT),
        )

    def _constant(self) -> str:
        """Returns the qualifiers of a method. Methods that return an address into the object's
        memory require an lvalue, and those named `*_mut` one that is not const.
        """
        if self.own is None or self.own.dir == "out" or self.own.closes:
            return ""
        if not self.function.returns.type.endswith("pointer"):
            return " const"
        return MUTABLE if self.function.name.endswith("_mut") else CONSTANT

    def _doc(self, given: list[Parameter]) -> Iterator[str]:
        said = dict(parameter_docs(self.api, self.function))
        yield self.function.doc.strip()
        yield "\n".join(
            (
                *(
                    doxygen_line((each.name, self._meaning(each, said[each.name])))
                    for each in given
                ),
                *self._answer(said),
            )
        )

    def _meaning(self, parameter: Parameter, said: str) -> str:
        """Returns the documentation without counts and dtypes that are derived from ranges."""
        quoted = " ".join(QUOTED.findall(said))
        names = {each.name for each in self.function.params if self.derived.is_derived(each)}
        is_derived = not names.isdisjoint(quoted.split())
        return (
            f"The elements, {ACCESS[parameter.dir]}." if is_derived and not parameter.doc else said
        )

    def _answer(self, said: dict[str, str]) -> Iterator[str]:
        if self.results:
            found = (_new(each) or said[each.name] for each in self.results)
            yield f"@return {' '.join(found)}"

    def _name(self) -> str:
        return bound_name(self.function).removeprefix(f"{self.method_class}_")

    def _class(self, parameter: Parameter) -> str:
        """Returns the qualified name of the class, because a method may have the same name."""
        return f"{self.api.names.package}::{class_name(parameter.item)}"

    # ---- what the caller gives

    def _is_given(self, parameter: Parameter) -> bool:
        """Returns whether the C++ caller passes the parameter: it is no result and not derived."""
        if parameter is self.own or self._is_result(parameter):
            return False
        if self.is_text and parameter.type in ("char[]", "size"):
            return False
        return not self.derived.is_derived(parameter)

    def _is_result(self, parameter: Parameter) -> bool:
        """Returns whether the method returns the parameter's value."""
        is_value = parameter.type != "buffer" and not parameter.array
        return is_value and parameter.dir == "out"

    def _template(self, given: list[Parameter]) -> str:
        types = [f"class {_type(each)}" for each in given if each.type == "buffer"]
        return f"template <{', '.join(types)}>" if types else ""

    def _declared(self, given: list[Parameter]) -> Iterator[str]:
        for place, each in enumerate(given):
            rest = [self._default(later) for later in given[place:]]
            yield self._taken(each) + (f" = {rest[0]}" if all(rest) else "")

    def _default(self, parameter: Parameter) -> str:
        if parameter.default:
            return parameter.default
        is_list = parameter.array and parameter.nullable is True
        return "{}" if is_list else ""

    def _taken(self, parameter: Parameter) -> str:
        """Returns the declaration of the parameter in C++."""
        name = parameter.name
        if parameter.type == "buffer":
            return f"{_reference(parameter)}{name}"
        if parameter.array:
            return f"std::span<{self._item(parameter)}> {name}"
        if parameter.group == "handle":
            return f"{'' if parameter.closes else 'const '}{self._class(parameter)} &{name}"
        if parameter.type == "string" and parameter.nullable is False:
            return f"const std::string &{name}"
        if parameter.group == "struct" and not parameter.by_value and parameter.nullable is False:
            return f"const {self.c.types[parameter.type]} &{name}"
        return self.c.parameter(parameter)

    def _item(self, parameter: Parameter) -> str:
        """Returns the element type of an array."""
        if parameter.group == "handle":
            return self._class(parameter)
        type = self.c.types[parameter.type.removesuffix("[]")]
        if parameter.dir != "in":
            return type
        return f"{type}const" if type.endswith("*") else f"const {type}"

    # ---- what the call gives

    @cached_property
    def results(self) -> tuple[Parameter, ...]:
        return tuple(each for each in self.function.params if self._is_result(each))

    def _result(self) -> str:
        if self.is_text:
            return "std::string"
        types = [self._made(each) for each in self.results]
        returns = self.function.returns
        if not returns.is_status and not returns.is_void:
            types.insert(0, self.c.types[returns.type].rstrip())
        if len(types) > 1:
            return f"std::tuple<{', '.join(types)}>"
        return types[0] if types else "void"

    def _made(self, parameter: Parameter) -> str:
        """Returns the C++ type of a result."""
        if parameter.group == "handle":
            return self._class(parameter)
        return self.c.types[parameter.type]

    # ---- what is done

    def _lines(self) -> Iterator[Line]:
        if self.own is not None and self.own.dir == "in":
            yield Line(f"[[maybe_unused]] const auto {self.own.name} = native_handle();")
        yield from self._elements()
        for each in self.function.params:
            if each.group == "handle" and each.array:
                type = self.c.types[each.type.removesuffix("[]")]
                yield Line(f"auto {_given(each)} = detail::handles<{type}>({each.name});")
        if self.is_text:
            yield from self._text()
            return
        yield from self._counts()
        yield from self._same_types()
        for each in self.function.params:
            if (each.type == "buffer" or each.array) and each.len is not None:
                yield from self._fits(each, each.len)
        for each in self.results:
            yield Line(f"{self.c.types[each.type]} {_raw(each)}{{}};")
        yield from self._called()

    def _elements(self) -> Iterator[Line]:
        """Yields the checks of buffers that the library uses after the call."""
        for each in self.function.buffers:
            if each.retains:
                yield Line(f"detail::require_lasting<{_type(each)}>();")
        for each in self.function.buffers:
            is_lasting = each.retains and each.dir == "in"
            memory = f"std::as_const({each.name})" if is_lasting else each.name
            yield Line(f"const auto {_given(each)} = detail::elements_of({memory});")

    def _counts(self) -> Iterator[Line]:
        """Yields the arguments that are derived from arrays."""
        for each in self.function.params:
            if self.derived.is_derived(each) and each.type == "size":
                yield Line(f"const {self.c.types['size']} {each.name} = {self._count(each)};")

    def _count(self, parameter: Parameter) -> str:
        """Returns the count that results from the size of an array."""
        source = self.derived.source(parameter.name)
        assert source is not None
        found = self._size(source.array)
        if source.factor is None:
            return found
        divisor = self.derived.questions.answer(self.function, source.factor)
        return f"{found} / detail::at_least_one({divisor})"

    def _size(self, array: Parameter) -> str:
        if array.type != "buffer":
            return f"{array.name}.size()"
        return f"{_given(array)}.{'bytes' if array.elem in LITERALS else 'count'}"

    def _same_types(self) -> Iterator[Line]:
        """Yields the checks that buffers of one dtype, or of a container's dtype, have elements
        of that type.
        """
        first: dict[str, Parameter] = {}
        for each in self.function.buffers:
            if isinstance(each.elem, Call):
                asked = self.derived.questions.answer(self.function, each.elem)
                if asked:
                    yield self._check("dtype", each, (_given(each), asked))
            elif isinstance(each.elem, Name) and each.elem not in LITERALS:
                other = first.setdefault(self.derived.root(each.elem.value), each)
                if other is not each:
                    yield Line(f"detail::require_same({_given(other)}, {_given(each)});")

    def _fits(self, array: Parameter, length: Expr) -> Iterator[Line]:
        """Yields the check that the array has the required length."""
        where = self._where(array)
        term = self.derived.term(array)
        source = self.derived.source(term[0]) if term else None
        if source is not None and source.array is array:
            if source.factor is not None:
                asked = self.derived.questions.answer(self.function, source.factor)
                yield self._check("divides", array, (self._size(array), asked), where or "")
        elif where is not None and self.derived.questions.know(self.function, length):
            expected = self._printed(length)
            is_place = array.elem == Name("byte") and expected == "1"  # where something begins
            is_reach = isinstance(length, Call) and length.function == "extent"
            rule = "reaches" if is_reach or is_place else "fits"
            yield self._check(rule, array, (self._size(array), expected), where)

    def _where(self, array: Parameter) -> str | None:
        """Returns the condition under which the length matters; None if it cannot be computed
        here.
        """
        found = []
        if array.at is not None:
            if not self.derived.questions.know(self.function, array.at):
                return None
            found.append(self._printed(array.at))
        if array.nullable is not False:
            found.append(f"{self._memory(array)} != nullptr")
        return " && ".join(found)

    def _printed(self, expr: Expr) -> str:
        if isinstance(expr, Operation) and expr.symbol == "*":  # of types with and without a sign
            return f"detail::product({self._printed(expr.left)}, {self._printed(expr.right)})"
        return self.derived.questions.printed(self.function, expr, {})

    def _check(self, rule: str, array: Parameter, given: tuple[str, ...], where: str = "") -> Line:
        named = f'"{self.function.c_name}"', f'"{array.name}"'
        unit = ('"bytes"',) if rule != "dtype" and array.elem in LITERALS else ()
        return Line(f"detail::{rule}", (*named, *given, *unit), where=where)

    def _called(self) -> Iterator[Line]:
        name, returns = self.function.c_name, self.function.returns
        passed = tuple(map(self._passed, self.function.params))
        results = [self._given_back(each) for each in self.results]
        if returns.is_status:
            yield Line(f"const auto status = {name}", passed)
            yield from self._closed()
            yield Line("detail::check(status);")
        elif returns.is_void:
            yield Line(name, passed)
        elif results:
            yield Line(f"const auto result = {name}", passed)
            results.insert(0, "result")
        else:
            yield Line(f"return {name}", passed)
        if len(results) == 1:
            yield Line(f"return {results[0]};")
        elif results:
            yield Line("return std::make_tuple", tuple(results))

    def _text(self) -> Iterator[Line]:
        def passed(text: str, size: str) -> tuple[str, ...]:
            given = {"char[]": text, "size": size}
            return tuple(given.get(p.type) or self._passed(p) for p in self.function.params)

        name = self.function.c_name
        yield Line(f"std::string text({name}", passed("nullptr", "0"), "), '\\0');")
        yield Line(name, passed("text.data()", "text.size() + 1"))
        yield Line("return text;")

    def _closed(self) -> Iterator[Line]:
        """Yields the statements that release handles closed by the call from their owners."""
        for each in self.function.params:
            if each.array and each.group == "handle" and each.dir == "inout":
                yield Line(f"detail::take_back({each.name}, {_given(each)});")
            elif each.closes and not each.array:
                whose = "" if each is self.own else f"{each.name}."
                where = f"status == {self.api.outcomes.success}"
                yield Line(f"{whose}release();", where=where)

    def _given_back(self, parameter: Parameter) -> str:
        """Returns the expression for a result; a handle becomes an object that owns it."""
        if parameter.group == "handle":
            return f"{self._class(parameter)}({_raw(parameter)})"
        return _raw(parameter)

    def _passed(self, parameter: Parameter) -> str:
        """Returns the argument of the C call for a parameter."""
        name = parameter.name
        if self._is_result(parameter):
            return f"&{_raw(parameter)}"
        if parameter.type == "buffer" or parameter.array:
            return self._memory(parameter)
        if parameter.type == "enum.dtype" and self.derived.is_derived(parameter):
            return f"detail::dtype_among({', '.join(self._of_dtype(parameter))})"
        if parameter.group == "handle":
            return name if parameter is self.own else f"{name}.native_handle()"
        if parameter.type == "string" and parameter.nullable is False:
            return f"{name}.c_str()"
        is_struct = parameter.group == "struct" and not parameter.by_value
        return f"&{name}" if is_struct and parameter.nullable is False else name

    def _of_dtype(self, dtype: Parameter) -> Iterator[str]:
        """Yields the converted buffers that have the dtype; some of them may be empty."""
        of_bytes = self.derived.dtype_array(dtype)
        same_type = [
            each
            for each in self.function.buffers
            if isinstance(each.elem, Name)
            and self.derived.root(each.elem.value) == self.derived.root(dtype.name)
        ]
        for each in same_type or filter(None, [of_bytes]):
            yield _given(each)

    def _memory(self, array: Parameter) -> str:
        """Returns the address of an array's elements."""
        if array.type == "buffer":
            return f"{_given(array)}.data"
        return f"{_given(array) if array.group == 'handle' else array.name}.data()"


def _type(buffer: Parameter) -> str:
    """Returns the template parameter of a buffer: `Sendbuf`."""
    return buffer.name.title().replace("_", "")


def _reference(buffer: Parameter) -> str:
    """Returns the start of the declaration of a buffer parameter. Outputs and buffers that the
    library retains are forwarding references, so that temporaries can be refused.
    """
    is_read = buffer.dir == "in" and not buffer.retains
    return f"const {_type(buffer)} &" if is_read else f"{_type(buffer)} &&"


def _new(parameter: Parameter) -> str:
    """Returns the documentation of a created object."""
    is_plain = parameter.group == "handle" and not parameter.doc
    return f"The new {parameter.item.replace('_', ' ')}." if is_plain else ""


def _given(parameter: Parameter) -> str:
    """Returns the local variable with the converted argument."""
    return f"{parameter.name}_given"


def _raw(parameter: Parameter) -> str:
    """Returns the local variable to which C writes a result."""
    return f"{parameter.name}_found"
