# SPDX-License-Identifier: BSD-3-Clause
"""Python and Fortran bindings of functions, classes and handles, as far as the specification states
them explicitly.
"""

from __future__ import annotations

from dtlgen.document.diagnostics import Place
from dtlgen.document.record import record


@record
class PythonHandle:
    """The Python class of a handle. `taken` is a Python expression that converts an argument to the
    C handle, with {0} in place of the argument's name. `module` is the module of the package that
    defines the converter.
    """

    cls: str = ""
    taken: str = ""
    module: str = ""

    def conversion(self, name: str) -> str:
        return self.taken.replace("{0}", name)


@record
class PythonForm:
    """The Python binding of a form of collective functions. `constant` is the member of the
    package's module _form that implements it, as a method (`is_method`) or as a function. `arrays`
    is the type of array arguments. `counts` is a text added to the docstring of functions with
    counts. `option` is an additional keyword argument; the method `on` of the form receives it.
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
    """An additional Fortran function for arrays of one dtype. `fixed` lists arguments with fixed
    values, and `renamed` lists arguments that have other names in the function.
    """

    name: str
    dtype: str
    fixed: tuple[tuple[str, str], ...]
    renamed: tuple[tuple[str, str], ...]


@record
class FortranBinding:
    """The Fortran binding of a function. `bound` makes it a type-bound procedure of its handle,
    whose name omits `prefix`. `many` names the subroutine that takes an array of handles. `ends`
    marks the function that terminates the program after an unhandled error.
    """

    bound: bool
    prefix: str
    many: str = ""
    ends: bool = False
    shorthands: tuple[Shorthand, ...] = ()


@record
class PythonFunction:
    """A function, method or property of the Python package. `signature` is Python source.

    `module` is the module that defines it, or "" for the module named after its area. `calls` is
    the C function that it wraps (see python_calls.py). `agrees`, `collective` and `waits_for` have
    the meaning of the same fields of `Function` and are set only where they do not follow from
    `calls`. `keeps` is the attribute that a property returns. `does` is the function of the
    package, or the method of the object, that implements it. `older` lists deprecated argument
    names, each with the current name. `form_of` names the collective function of which this is a
    form, and `form` names that form in Python. `general` is the signature, or the last of the
    overloads that takes the group over which the ranks agree.
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
