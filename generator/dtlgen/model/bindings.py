# SPDX-License-Identifier: BSD-3-Clause
"""How a language shows what the specification says, where it does so in a way of its own."""

from __future__ import annotations

from dtlgen.document.diagnostics import Place
from dtlgen.document.record import record


@record
class PythonHandle:
    """The class of a handle in Python.  `taken` is what makes an argument what C takes, as source
    with {0} for its name, and `module` the module of the package that has that.
    """

    cls: str = ""
    taken: str = ""
    module: str = ""

    def take(self, name: str) -> str:
        return self.taken.replace("{0}", name)


@record
class PythonForm:
    """How Python offers a form: `constant` of its module _form does it, for a method of the group
    or a function; arrays are of the type `arrays`.  `counts` is said of functions with counts.
    `option` is an argument by name that each takes besides: its method `on` gets it.
    """

    constant: str
    is_method: bool
    arrays: str
    result: str
    doc: str
    counts: str
    option: str = ""


@record
class Shorthand:
    """A further Fortran function on arrays of one dtype; `fixed` are arguments that it sets, and
    `renamed` those that it calls otherwise.
    """

    name: str
    dtype: str
    fixed: tuple[tuple[str, str], ...]
    renamed: tuple[tuple[str, str], ...]


@record
class FortranFace:
    """Whether a function is a procedure of its handle's type, whose name lacks `prefix`.  `many` is
    what it is called where it takes an array of handles.  `ends` the program, at a failure that is
    not asked for.
    """

    bound: bool
    prefix: str
    many: str = ""
    ends: bool = False
    shorthands: tuple[Shorthand, ...] = ()


@record
class PythonFunction:
    """A function, method or property as Python's users see it; `signature` is Python source.

    `module` is the module of the package that has it, "" for the one that is called as its area;
    `calls` is the C function that it is made of: see python_calls.py.  `agrees` is that of a
    function, where it does not follow from `calls`; so are `collective` and `waits_for`.
    `keeps` is the attribute of the object that a property reads.  `does` is the function of the
    package, or the method of the object, that does it.  `older` are older names of arguments, each
    with the newer one; `form_of` names the collective of which this is a form, which `form` names
    in Python.  `general` is the signature, or of its overloads the last one that takes what ranks
    agree over.
    """

    name: str
    kind: str
    signature: str
    overloads: tuple[str, ...]
    value: str
    doc: str
    place: Place
    module: str = ""
    calls: str = ""
    agrees: str = ""
    collective: bool = False
    waits_for: str = ""
    keeps: str = ""
    does: str = ""
    older: tuple[tuple[str, str], ...] = ()
    form_of: str = ""
    option: str = ""
    form: str = ""
    general: str = ""


@record
class PythonClass:
    name: str
    bases: tuple[str, ...]
    members: tuple[PythonFunction, ...]
    doc: str
    place: Place
    module: str = ""
