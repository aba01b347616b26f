# SPDX-License-Identifier: BSD-3-Clause
"""Functions of a kernel language: Python modules and their typings.

A function of the tier extern hands its arguments on to one of what kernels call; what another does
is written by hand, in the package's module of that tier.
"""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.derive.python_calls import signature
from dtlgen.document.diagnostics import Problem, SpecError
from dtlgen.document.record import record
from dtlgen.emit.python.constants import c_values
from dtlgen.model.api import Api
from dtlgen.model.kernel_language import (
    EXTERN,
    Language,
    LanguageConstant,
    LanguageFunction,
    LanguageModule,
)
from dtlgen.model.kernels import Kernels


@record
class Constant:
    name: str
    value: int
    doc: str


@record
class Wrapper:
    """`body` is what it hands its arguments on to."""

    head: str
    parameters: tuple[str, ...]
    doc: str
    body: str
    arguments: tuple[str, ...]


@record
class Module:
    doc: str
    package: str
    tiers: tuple[str, ...]
    exports: tuple[str, ...]
    constants: tuple[Constant, ...]
    functions: tuple[Wrapper, ...]


@record
class Typed:
    head: str
    parameters: tuple[str, ...]
    close: str


@record
class Typings:
    doc: str
    exports: tuple[str, ...]
    constants: tuple[Constant, ...]
    functions: tuple[Typed, ...]


@record
class Symbol:
    name: str
    returns: str
    takes: tuple[tuple[str, str], ...]


@record
class Symbols:
    prefix: str
    constants: tuple[Constant, ...]
    context: tuple[tuple[str, str], ...]
    symbols: tuple[Symbol, ...]


def modules(api: Api) -> Iterator[tuple[str, Module]]:
    for kernels, language, module in _modules(api):
        tiers = sorted({each.tier for each in module.functions})
        yield (
            f"{_path(api, language, module)}.py",
            Module(
                doc=module.doc,
                package=f"{api.names.package}.{language.package}",
                tiers=tuple(tiers),
                exports=_exports(module),
                constants=tuple(constant(api, each) for each in module.constants),
                functions=tuple(_wrapper(kernels, each) for each in module.functions),
            ),
        )


def typings(api: Api) -> Iterator[tuple[str, Typings]]:
    for _, language, module in _modules(api):
        yield (
            f"{_path(api, language, module)}.pyi",
            Typings(
                doc=module.doc,
                exports=_exports(module),
                constants=tuple(constant(api, each) for each in module.constants),
                functions=tuple(map(_typed, module.functions)),
            ),
        )


def symbols(api: Api) -> Iterator[tuple[str, Symbols]]:
    if api.kernels is None or api.kernels.language is None:
        return
    path = f"python/{api.names.package}/{api.kernels.language.package}/_symbols.py"
    prefix = api.names.macro(api.kernels.word, "")
    context = next(x for x in api.kernels.structs if x.name == api.kernels.language.state)
    yield (
        path,
        Symbols(
            prefix=api.names.c(f"{api.kernels.word}_"),
            constants=tuple(
                Constant(each.name.removeprefix(prefix), each.value, each.doc)
                for each in api.kernels.constants
            ),
            context=tuple((field.name, field.type) for field in context.fields),
            symbols=tuple(
                Symbol(name, each.returns, tuple((given.name, given.type) for given in each.params))
                for each in api.kernels.functions
                for name in each.symbols
            ),
        ),
    )


def _modules(api: Api) -> Iterator[tuple[Kernels, Language, LanguageModule]]:
    if api.kernels is not None and api.kernels.language is not None:
        for module in api.kernels.language.modules:
            yield api.kernels, api.kernels.language, module


def _path(api: Api, language: Language, module: LanguageModule) -> str:
    """Returns the path of a generated module without suffix. A module with submodules is a
    hand-written package, and its generated part is `_functions`.
    """
    inner = any(each.path.startswith(f"{module.path}/") for each in language.modules)
    path = f"{module.path}/_functions" if inner else module.path
    return f"python/{api.names.package}/{language.package}/{path}"


def _exports(module: LanguageModule) -> tuple[str, ...]:
    constants = tuple(each.name for each in module.constants)
    return (*constants, *(each.name for each in module.functions))


def constant(api: Api, named: LanguageConstant) -> Constant:
    value = c_values(api).get(named.of)
    if value is None:
        message = f"{named.name}.is: {named.of}; expected a constant of the API"
        raise SpecError([Problem(named.place, message)])
    return Constant(named.name, value, named.doc)


def _wrapper(kernels: Kernels, function: LanguageFunction) -> Wrapper:
    found = signature(function.signature).arguments
    names = tuple(each.name for each in found)
    parameters = tuple(f"{x.name}={x.default}" if x.default else x.name for x in found)
    if function.tier == EXTERN:
        given = f'"{function.gives}"' if function.gives else "None"
        arguments = (f'"{function.calls}"', given, *_handed(kernels, function, names))
        return Wrapper(
            f"def {function.name}", parameters, function.doc, f"return _{EXTERN}.call", arguments
        )
    body = f"return _{function.tier}.{function.name.strip('_')}"
    return Wrapper(f"def {function.name}", parameters, function.doc, body, names)


def _handed(kernels: Kernels, function: LanguageFunction, names: tuple[str, ...]) -> Iterator[str]:
    """Yields the names and values of the arguments that are passed on."""
    called = next(each for each in kernels.functions if function.calls in each.symbols)
    for name in names[: len(called.params) - 1]:
        yield f'("{name}", {name})'


def _typed(function: LanguageFunction) -> Typed:
    found = signature(function.signature)
    parameters = tuple(
        f"{each.name}: {each.type} = {each.default}"
        if each.default
        else f"{each.name}: {each.type}"
        for each in found.arguments
    )
    return Typed(f"def {function.name}", parameters, f") -> {found.result}: ...")
