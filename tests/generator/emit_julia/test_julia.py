# SPDX-License-Identifier: BSD-3-Clause
"""The Julia module has all functions, with as many types as arguments, and balanced blocks."""

from __future__ import annotations

import re

from dtlgen.emit.julia import outputs
from dtlgen.emit.render import Renderer
from dtlgen.model.api import Api

DOC = re.compile(r'"""\n.*?\n"""\n', re.DOTALL)
FUNCTION = re.compile(
    r"^function (\w+)\(([^)]*)\)\s+return ccall\(\(:(\w+), LIBRARY\), ([\w{}]+),\n"
    r"\s+\(([^()]*)\),\n\s+([^()]*)\)\nend$",
    re.MULTILINE,
)
PLAIN = {"Cint", "Cdouble", "Cstring", "Cchar", "Cvoid", "Ptr", "UInt8", "Int32", "Int64"}


def _text(api: Api) -> str:
    ((path, page),) = outputs.OUTPUTS[0].pages(api)
    return Renderer(api.names).page(path, page, "julia/templates/module.jl.j2")


def _listed(text: str) -> list[str]:
    return [each.strip() for each in text.split(",") if each.strip()]


def test_every_function_is_called_with_its_types(real: Api) -> None:
    found = {call[1]: call for call in FUNCTION.finditer(DOC.sub("", _text(real)))}

    assert list(found) == [function.c_name for function in real.functions()]
    for function in real.functions():
        call = found[function.c_name]
        assert call[3] == call[1]
        assert _listed(call[2]) == _listed(call[6])
        assert len(_listed(call[5])) == len(function.params) == len(_listed(call[6]))


def test_every_type_is_declared_or_julias(real: Api) -> None:
    text = DOC.sub("", _text(real))
    declared = set(re.findall(r"^(?:const|struct) (\w+)", text, re.MULTILINE))

    for call in FUNCTION.finditer(text):
        assert set(re.findall(r"\w+", f"{call[4]} {call[5]}")) <= declared | PLAIN


def test_every_block_ends(real: Api) -> None:
    code = DOC.sub("", _text(real))

    begun = re.findall(r"^(?:module|struct|function)\b", code, re.MULTILINE)
    assert len(begun) == len(re.findall(r"^end$", code, re.MULTILINE))
