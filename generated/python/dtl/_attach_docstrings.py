# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/attach_docstrings.py.j2.
# Do not edit.
"""Attaches the docstrings of the specification to the package's functions and classes."""

from inspect import getattr_static
from types import FunctionType, MemberDescriptorType

from dtl._docs import DOCS, MODULE, VALUES


def attach_docstrings(package):
    """Sets the docstrings of the package with these globals and of its documented members."""
    package["__doc__"] = MODULE
    for name, text in DOCS.items():
        owner, _, member = name.rpartition(".")
        found = _own(package[owner], member) if owner else package[member]
        getattr(found, "__func__", found).__doc__ = text
    for name, text in VALUES.items():
        owner, _, member = name.rpartition(".")
        _document_slot(package[owner], member, text)
    for name in package["__all__"]:
        if isinstance(package[name], type):
            _name_as_public(package[name])
        if isinstance(package[name], (type, FunctionType)):
            package[name].__module__ = "dtl"


def _document_slot(owner, name, text):
    """Replaces a slot by a property with a docstring, because slot descriptors have none."""
    slot = getattr_static(owner, name, None)
    if isinstance(slot, MemberDescriptorType):
        setattr(owner, name, property(slot.__get__, slot.__set__, slot.__delete__, text))


def _name_as_public(owner):
    """Renames methods, so that TypeErrors about missing arguments name the public class."""
    for base in owner.__mro__:
        for member in vars(base).values() if base.__name__.endswith("Calls") else ():
            function = getattr(member, "__func__", member)
            if isinstance(function, FunctionType):
                function.__qualname__ = function.__qualname__.replace("Calls.", ".", 1)


def _own(owner, name):
    """Returns the member of a class; a copy if it is inherited, because other classes share it."""
    found = getattr_static(owner, name)
    if name not in vars(owner):
        found = _copy(found)
        setattr(owner, name, found)
    return found


def _copy(found):
    if isinstance(found, property):
        return property(found.fget)
    form = found.__globals__, found.__name__, found.__defaults__, found.__closure__
    made = FunctionType(found.__code__, *form)
    made.__kwdefaults__ = found.__kwdefaults__
    return made
