# SPDX-License-Identifier: BSD-3-Clause
"""Lightweight frozen dataclasses.

The standard dataclasses cost too much time here: dtlgen defines several hundred record classes at
each start, and reading a specification creates several hundred thousand records. mypy enforces that
fields are not assigned; nothing enforces it at run time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from typing_extensions import dataclass_transform
else:

    def dataclass_transform(**_options):
        return lambda constructor: constructor


T = TypeVar("T")

MISSING = object()


class Field:
    """Options of a record field beyond its type."""

    __slots__ = ("compare", "default", "factory", "init")

    def __init__(
        self, default: Any, factory: Callable[[], Any] | None, init: bool, compare: bool
    ) -> None:
        self.default = default
        self.factory = factory
        self.init = init
        self.compare = compare


def field(
    *,
    default: Any = MISSING,
    default_factory: Callable[[], Any] | None = None,
    init: bool = True,
    compare: bool = True,
) -> Any:
    """Like `dataclasses.field`. A field with `init=False` must be set by `__post_init__`."""
    return Field(default, default_factory, init, compare)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[Any] | None = None, *, eq: bool = True) -> Any:
    """Class decorator: returns the class with slots, `__init__`, `__repr__`, and `__eq__` and
    `__hash__` by value. With `eq=False`, objects are compared by identity.
    """
    return _record(cls, eq) if cls else lambda own: _record(own, eq)


def _record(cls: type[Any], eq: bool) -> type[Any]:
    options = {name: _field(cls, name) for name in cls.__annotations__}
    body = {name: value for name, value in vars(cls).items() if name not in options}
    body.pop("__dict__", None)
    body.pop("__weakref__", None)
    body |= {
        "__slots__": tuple(options),
        "__match_args__": tuple(name for name, each in options.items() if each.init),
        "__init__": _compile_init(options, hasattr(cls, "__post_init__")),
        "__repr__": _repr,
    }
    if eq:
        body |= _comparison_methods(tuple(name for name, each in options.items() if each.compare))
    return type(cls.__name__, cls.__bases__, body)


def fields(item: object) -> tuple[str, ...]:
    """Returns the names of the fields of a record or of a standard dataclass object."""
    found: Iterable[str] = (
        getattr(item, "__dataclass_fields__", ()) or vars(type(item))["__slots__"]
    )
    return tuple(found)


def is_record(item: object) -> bool:
    """Returns whether the item is an instance of a record class."""
    return hasattr(item, "__match_args__")


def replace(item: T, **changes: Any) -> T:
    """Returns a copy of the record with some fields changed."""
    values = {name: getattr(item, name) for name in vars(type(item))["__match_args__"]}
    return type(item)(**values | changes)


def _field(cls: type, name: str) -> Field:
    """Returns the options of a field: those of field(), or a default value."""
    options = vars(cls).get(name, MISSING)
    return options if isinstance(options, Field) else Field(options, None, True, True)


def _compile_init(options: dict[str, Field], is_checked: bool) -> Callable[..., None]:
    """Compiles `__init__` from source text, which is the fastest form of a constructor."""
    namespace: dict[str, Any] = {"MISSING": MISSING}
    arguments, lines = [], []
    for name, each in options.items():
        value = name
        if not each.init:
            continue
        if each.factory:
            namespace[f"made_{name}"] = each.factory
            arguments.append(f"{name}=MISSING")
            value = f"made_{name}() if {name} is MISSING else {name}"
        elif each.default is not MISSING:
            namespace[f"default_{name}"] = each.default
            arguments.append(f"{name}=default_{name}")
        else:
            arguments.append(name)
        lines.append(f" self.{name} = {value}")
    lines.extend([" self.__post_init__()"] if is_checked else [])
    text = "\n".join([f"def __init__(self, {', '.join(arguments)}):", *(lines or [" pass"])])
    exec(text, namespace)
    constructor: Callable[..., None] = namespace["__init__"]
    return constructor


def _comparison_methods(names: tuple[str, ...]) -> dict[str, Callable[..., Any]]:
    """Returns `__eq__` and `__hash__` that compare the values of the fields `names`."""
    key: Callable[[Any], Any] = attrgetter(*names) if names else type

    def is_equal(own: Any, other: object) -> Any:
        return key(own) == key(other) if own.__class__ is other.__class__ else NotImplemented

    return {"__eq__": is_equal, "__hash__": lambda own: hash(key(own))}


def _repr(own: Any) -> str:
    values = (f"{name}={getattr(own, name)!r}" for name in fields(own))
    return f"{type(own).__qualname__}({', '.join(values)})"
