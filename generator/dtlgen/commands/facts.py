# SPDX-License-Identifier: BSD-3-Clause
"""`dtlgen facts`: prints the whole specification as JSON, for tools that cannot read it themselves.

The output has the fields of the model, and for each function its C declaration and its argument
checks. Expressions are spelled as in the specification, places as FILE:LINE.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from dtlgen.commands.specification import load_sound
from dtlgen.derive import c_types
from dtlgen.derive.argument_checks import argument_checks
from dtlgen.document.diagnostics import Place
from dtlgen.document.expression import Call, Name, Not, Number, Operation, text
from dtlgen.document.record import fields, is_record
from dtlgen.model.api import Api, Function

FORMAT = 1  # version of the format; raised by incompatible changes
EXPRESSIONS = (Number, Name, Call, Operation, Not)


def run(_options: argparse.Namespace, root: Path) -> int:
    """Prints the specification as JSON."""
    print(json.dumps(document(load_sound(root)), indent=1, ensure_ascii=False))
    return 0


def document(api: Api) -> dict[str, Any]:
    """Returns the API as values that JSON can represent."""
    spelling = c_types.spelling(api)

    def plain(value: object) -> Any:
        """Returns the value as JSON types: records as mappings, expressions and places as text."""
        if isinstance(value, EXPRESSIONS):
            return text(value)
        if isinstance(value, Place):
            return str(value)
        if isinstance(value, (tuple, list)):
            return [plain(each) for each in value]
        if not is_record(value):
            return value
        values = {name: plain(getattr(value, name)) for name in fields(value)}
        return values | (derived(value) if isinstance(value, Function) else {})

    def derived(function: Function) -> dict[str, Any]:
        arguments = ", ".join(c_types.parameters(function, spelling.parameter))
        found = [
            {
                "id": api.names.check(function.name, each.key),
                "argument": each.argument,
                "status": each.status,
                "expected": each.expected,
            }
            for each in argument_checks(api, function)
        ]
        return {"declaration": f"{spelling.function(function)}({arguments})", "refuses": found}

    return {"format": FORMAT, **plain(api)}
