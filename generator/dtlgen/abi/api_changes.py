# SPDX-License-Identifier: BSD-3-Clause
"""Compares two versions of the API: what changed, which languages notice it, and how programs
break.

binary      compiled programs call or read something else
source      programs no longer compile or import
keyword     calls with keyword arguments fail
behaviour   a valid call is now refused, or does something else
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dtlgen.abi import compare, declarations, signature_changes, value_changes
from dtlgen.abi.compare import Change
from dtlgen.abi.value_changes import ALL_LANGUAGES
from dtlgen.check.api_index import build_index
from dtlgen.check.satisfiability import function_domain
from dtlgen.derive import c_types, kernels
from dtlgen.derive.argument_checks import ArgumentCheck, argument_checks
from dtlgen.derive.python_calls import Signature, signature
from dtlgen.document.expression import Expr, Not, text
from dtlgen.document.python_signature import parsed
from dtlgen.model.api import Api, Function, Parameter

KERNELS = ("kernels",)
DEFAULT_ARGUMENT_LANGUAGES = ("C++", "Fortran", "Python")
IGNORED_CHECKS = ("feature", "memory")  # checks without which the call could not succeed either


def changes(old: Api, new: Api) -> tuple[Change, ...]:
    """Returns all changes that programs can notice, sorted by name."""
    found = [
        *_c_name_changes(old, new),
        *_function_changes(old, new),
        *_kernel_changes(old, new),
        *_handle_changes(old, new),
        *_exception_changes(old, new),
        *_module_changes(old, new),
        *_header_changes(old, new),
        *_python_changes(old, new),
    ]
    broken = {change.name for change in found if change.kind == "binary"}
    further = value_changes.changes(value_changes.values(old), value_changes.values(new))
    found += (each for each in further if broken.isdisjoint((each.name, each.name.split(".")[0])))
    reported = {(change.name, language) for change in found for language in change.languages}
    further = signature_changes.changes(old, new)
    found += (
        each for each in further if reported.isdisjoint((each.name, one) for one in each.languages)
    )
    return tuple(sorted(found, key=lambda change: change.name))


def _c_name_changes(old: Api, new: Api) -> Iterator[Change]:
    """Yields changes of C names, except of functions that exist in both versions."""
    before, after = declarations.binary(old), declarations.binary(new)
    kernel_names = declarations.kernels(old).keys() | declarations.kernels(new).keys()
    both = {each.c_name for each in old.functions()} & {each.c_name for each in new.functions()}
    for change in compare.changes(before, after):
        if change.name not in both:
            languages = KERNELS if change.name in kernel_names else ALL_LANGUAGES
            yield Change(change.name, change.old, change.new, "binary", languages)


def _function_changes(old: Api, new: Api) -> Iterator[Change]:
    before = {function.name: function for function in old.functions()}
    for function in new.functions():
        if function.name in before:
            yield from _changes_of_function(old, before[function.name], new, function)


def _changes_of_function(old: Api, was: Function, new: Api, now: Function) -> Iterator[Change]:
    types = _types(old, was), _types(new, now)
    if types[0] != types[1]:
        yield Change(now.c_name, *types, "binary", ALL_LANGUAGES)
        return
    yield from _renamed(was, now)
    yield from _semantic_changes(was, now)
    for parameter, other in zip(was.params, now.params, strict=True):
        yield from _parameter_changes(now, parameter, other)
    if len({parameter.name for parameter in (*was.params, *now.params)}) == len(now.params):
        yield from _check_changes(old, was, new, now)


def _types(api: Api, function: Function) -> str:
    """Returns the signature without the names of arguments, which C callers do not depend on."""
    spelling = c_types.spelling(api)
    arguments = (spelling.parameter(each).removesuffix(each.name) for each in function.params)
    types = ", ".join(each.strip() for each in arguments)
    return f"function {spelling.types[function.returns.type]} ({types or 'void'})"


def _renamed(was: Function, now: Function) -> Iterator[Change]:
    """Yields changes of parameter names or of their order."""
    before, after = ([each.name for each in function.params] for function in (was, now))
    if before != after and sorted(before) == sorted(after):
        yield _reordered(now.c_name, before, after, ALL_LANGUAGES)
        return
    for one, other in zip(was.params, now.params, strict=True):
        if one.name != other.name:
            words = f"argument {one.name}", f"argument {other.name}"
            yield Change(now.c_name, *words, "keyword", ("Fortran",))


def _reordered(name: str, was: list[str], now: list[str], languages: tuple[str, ...]) -> Change:
    """Returns the change for reordered arguments of equal types: programs still compile, but pass
    the arguments to the wrong parameters.
    """
    place = next(place for place, pair in enumerate(zip(was, now, strict=True)) if len({*pair}) > 1)
    note = f"argument {place + 1} was {was[place]}, is {now[place]}"
    return Change(name, f"({', '.join(was)})", f"({', '.join(now)})", "behaviour", languages, note)


def _kernel_changes(old: Api, new: Api) -> Iterator[Change]:
    """Yields reordered arguments of kernel functions; all other changes are in declarations.py."""
    before = dict(kernels.arguments(old))
    for name, now in kernels.arguments(new):
        was = before.get(name, now)
        if was != now and sorted(was) == sorted(now):
            yield _reordered(name, was, now, KERNELS)


def _semantic_changes(was: Function, now: Function) -> Iterator[Change]:
    """Yields changes of the behavior of a function with the same C signature."""
    if was.collective != now.collective:
        words = {True: "collective", False: "local"}
        yield _behavior_change(now, words[was.collective], words[now.collective])
    for name in now.match:
        if name not in was.match and was.collective:
            yield _behavior_change(
                now, f"{name} may differ by rank", f"{name} is the same on all ranks"
            )
    if was.returns.on_error != now.returns.on_error:
        answers = f"{was.returns.on_error} for errors", f"{now.returns.on_error} for errors"
        yield _behavior_change(now, *answers)
    if was.requires != now.requires:
        needs = f"requires {was.requires or 'nothing'}", f"requires {now.requires or 'nothing'}"
        kind = "behaviour" if now.requires else "loosened"
        yield Change(now.c_name, *needs, kind, ALL_LANGUAGES)
    if was.threads == "any" and now.threads != "any":
        yield _behavior_change(now, "safe from any thread", "one thread a handle")
    yield from _harmless_changes(was, now)


def _harmless_changes(was: Function, now: Function) -> Iterator[Change]:
    """Yields changes that break no program, but that its authors should know."""
    messages = [f"may differ by rank: {name}" for name in was.match if name not in now.match]
    messages += [f"may fail with {status}" for status in now.fails if status not in was.fails]
    messages += [f"no more fails with {status}" for status in was.fails if status not in now.fails]
    if was.threads != "any" and now.threads == "any":
        messages.append("safe from any thread")
    if was.deprecated != now.deprecated:
        messages.append(f"deprecated: {now.deprecated}" if now.deprecated else "no more deprecated")
    yield from (Change(now.c_name, "", words, "loosened", ALL_LANGUAGES) for words in messages)


def _parameter_changes(function: Function, was: Parameter, now: Parameter) -> Iterator[Change]:
    for words, one, other in (
        ("elements", was.elem, now.elem),
        ("length", was.len, now.len),
        ("matters where", was.at, now.at),
    ):
        if one != other and was.name == now.name:
            yield _behavior_change(
                function,
                f"{now.name}: {words} {_spelled(one)}",
                f"{now.name}: {words} {_spelled(other)}",
            )
    if was.default != now.default:
        before = f"{now.name} is {was.default} by default" if was.default else ""
        after = f"{now.name} is {now.default or 'none'} by default"
        yield Change(function.c_name, before, after, "behaviour", DEFAULT_ARGUMENT_LANGUAGES)
    if was.retains != now.retains:
        retention = {True: f"{now.name} is retained", False: f"{now.name} is free after the call"}
        yield _behavior_change(function, retention[was.retains], retention[now.retains])


def _spelled(expr: Expr | None) -> str:
    """Returns the condition as text; "always" for none."""
    return text(expr) if expr is not None else "always"


def _behavior_change(function: Function, old: str, new: str) -> Change:
    return Change(function.c_name, old, new, "behaviour", ALL_LANGUAGES)


def _check_changes(old: Api, was: Function, new: Api, now: Function) -> Iterator[Change]:
    """Yields calls that were accepted and are now refused, with an example, and checks that return
    another status.
    """
    before = {
        each.key: each for each in argument_checks(old, was) if each.rule not in IGNORED_CHECKS
    }
    after = {
        each.key: each for each in argument_checks(new, now) if each.rule not in IGNORED_CHECKS
    }
    for key, refusal in after.items():
        earlier = before.get(key)
        if earlier is not None and earlier.status not in ("", refusal.status):
            yield _behavior_change(now, f"{key}: {earlier.status}", f"{key}: {refusal.status}")
        if earlier is None or _expectation(earlier) != _expectation(refusal):
            yield from _changed_check(old, was, earlier, new, now, refusal)
    for key in before.keys() - after.keys():
        yield Change(now.c_name, f"{key}: {before[key].expected}", "", "loosened", ALL_LANGUAGES)


def _expectation(refusal: ArgumentCheck) -> tuple[str, ...]:
    """Returns the condition of a check and the condition under which it applies, as texts."""
    where = refusal.where
    return refusal.expected, text(where) if where is not None else ""


def _changed_check(
    old: Api,
    was: Function,
    earlier: ArgumentCheck | None,
    new: Api,
    now: Function,
    refusal: ArgumentCheck,
) -> Iterator[Change]:
    expected = f"{earlier.expected if earlier else 'anything'}", refusal.expected
    words = f"{refusal.key}: {expected[0]}", f"{refusal.key}: {expected[1]}"
    if refusal.condition is None:
        yield _behavior_change(now, *words)
        return
    accepted = [each.condition for each in argument_checks(old, was) if each.condition is not None]
    domain = function_domain(now, build_index(new))
    refused = [*accepted, Not(refusal.condition)]
    if domain.can_hold(refused):
        witness = domain.witness(refused)
        note = f"{_call(witness)} was accepted, is refused" if witness else ""
        yield Change(now.c_name, *words, "behaviour", ALL_LANGUAGES, note)
        return
    required = [each.condition for each in argument_checks(new, now) if each.condition is not None]
    found = None
    if earlier is not None and earlier.condition is not None:
        found = domain.witness([*required, Not(earlier.condition)])
    note = f"{_call(found)} was refused, is accepted" if found else ""
    yield Change(now.c_name, *words, "loosened", ALL_LANGUAGES, note)


def _call(witness: Mapping[Expr, int]) -> str:
    """Returns the values of an example call as text."""
    return ", ".join(f"{text(expr)} = {value}" for expr, value in witness.items())


def _handle_changes(old: Api, new: Api) -> Iterator[Change]:
    before = {handle.c: handle for handle in old.handles()}
    for handle in new.handles():
        was = before.get(handle.c)
        if was is not None and was.kind != handle.kind:
            yield Change(
                handle.c, f"kind {was.kind}", f"kind {handle.kind}", "binary", ALL_LANGUAGES
            )
        if was is not None and was.collective_free != handle.collective_free:
            words = {True: "closed by all ranks together", False: "closed by each rank"}
            closing = words[was.collective_free], words[handle.collective_free]
            yield Change(handle.c, *closing, "behaviour", ALL_LANGUAGES)


def _exception_changes(old: Api, new: Api) -> Iterator[Change]:
    before = {status.name: status.exception for status in old.statuses}
    for status in new.statuses:
        was = before.get(status.name, status.exception)
        if was != status.exception:
            words = f"raises {was}", f"raises {status.exception}"
            yield Change(status.name, *words, "behaviour", ("Python",))
    classes = [{each.name for each in api.categories if each.exception} for api in (old, new)]
    for name in sorted(classes[0] - classes[1]):
        yield Change(new.names.macro("category", name), "class", "", "source", ("C++",))


def _module_changes(old: Api, new: Api) -> Iterator[Change]:
    """Yields functions that moved to another module; Fortran programs import them by module."""
    before, after = _module_of(old), _module_of(new)
    for name in before.keys() & after.keys():
        if before[name] != after[name]:
            words = f"in module {before[name]}", f"in module {after[name]}"
            yield Change(name, *words, "source", ("Fortran",))


def _module_of(api: Api) -> Mapping[str, str]:
    """Returns the Fortran module of each C function; "" for a function without one."""
    modules = {area: name for name, areas in api.fortran_modules for area in areas}
    return {function.c_name: modules.get(function.area, "") for function in api.functions()}


def _header_changes(old: Api, new: Api) -> Iterator[Change]:
    before, after = _installed(old), _installed(new)
    yield from (Change(name, "header", "", "source", ("C",)) for name in before - after)
    yield from (Change(name, "", "header", "source", ("C",)) for name in after - before)


def _installed(api: Api) -> set[str]:
    """Returns the installed headers, including those under former names."""
    older = {api.names.header(f"bindings/c/{name}") for name in api.compatibility_headers}
    return older | {api.names.header(area.name) for area in api.areas}


def _python_changes(old: Api, new: Api) -> Iterator[Change]:
    """Yields the changes of the Python declarations that have a kind."""
    for change in compare.changes(declarations.source(old), declarations.source(new)):
        kind = _python_kind(change)
        if kind:
            yield Change(change.name, change.old, change.new, kind, ("Python",))


def _python_kind(change: Change) -> str:
    """Returns how a changed Python signature breaks callers; "loosened" if all calls remain
    valid.
    """
    if not change.old or not change.new:
        return "source"
    was, now = _signature(change.old), _signature(change.new)
    if was is None or now is None or change.old.split()[0] != change.new.split()[0]:
        return "source"
    later = {argument.name: argument for argument in now.arguments}
    earlier = {argument.name for argument in was.arguments}
    if earlier - later.keys():
        return "keyword"
    has_new_required = any(not each.default for each in now.arguments if each.name not in earlier)
    if has_new_required or _positions(was) != _positions(now)[: len(_positions(was))]:
        return "source"
    pairs = [(each, later[each.name]) for each in was.arguments]
    same = was.result == now.result and all(
        one.default in ("", other.default) and _accepts(other.type, one.type)
        for one, other in pairs
    )
    return "loosened" if same else "behaviour"


def _accepts(type: str, other: str) -> bool:
    """Returns whether an argument of type `type` accepts every value of type `other`."""
    return type == "Any" or set(other.split(" | ")) <= set(type.split(" | "))


def _signature(fact: str) -> Signature | None:
    """Returns the parsed signature of a declaration; None if there is none."""
    words = fact.partition(" ")[2]
    return signature(words) if words and parsed(words) else None


def _positions(found: Signature) -> list[str]:
    """Returns the names of the arguments that can be passed by position."""
    return [argument.name for argument in found.arguments if not argument.by_name]
