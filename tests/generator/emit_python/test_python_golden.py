# SPDX-License-Identifier: BSD-3-Clause
"""One page of each Python template, as it was last found good, and that Python reads it.

After a change of a template, look at the difference and run them with DTL_GOLDEN=write.
"""

from __future__ import annotations

import ast
import os
from pathlib import Path

import pytest
from cffi import FFI

from dtlgen.emit.languages import OUTPUTS
from dtlgen.emit.output import Output
from dtlgen.emit.render import Renderer
from dtlgen.model.api import Api

GOLDEN = Path(__file__).parent / "golden"
PYTHON_OUTPUTS = [
    output
    for output in OUTPUTS
    if output.template.startswith("python/") and output.template.count("/") == 2
]

every_output = pytest.mark.parametrize("output", PYTHON_OUTPUTS, ids=lambda output: output.template)


def last_page(api: Api, output: Output) -> tuple[str, str]:
    path, page = list(output.pages(api))[-1]
    return path, Renderer(api.names).page(path, page, output.template)


@every_output
def test_a_page_of_the_template_reads_as_before(api: Api, output: Output) -> None:
    _, printed = last_page(api, output)
    golden = GOLDEN / Path(output.template).stem

    if os.environ.get("DTL_GOLDEN") == "write":
        golden.write_text(printed, encoding="utf-8")

    assert printed == golden.read_text(encoding="utf-8")


@every_output
def test_python_reads_it(api: Api, output: Output) -> None:
    path, printed = last_page(api, output)

    if path.endswith(".h"):
        FFI().cdef(printed)
    else:
        ast.parse(printed)
