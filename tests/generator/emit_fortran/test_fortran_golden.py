# SPDX-License-Identifier: BSD-3-Clause
"""The longest page of each Fortran template, as it was last found good.

After a change of a template, look at the difference and run them with DTL_GOLDEN=write.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from dtlgen.emit.languages import OUTPUTS
from dtlgen.emit.output import Output
from dtlgen.emit.render import Renderer
from dtlgen.model.api import Api

GOLDEN = Path(__file__).parent / "golden"
FORTRAN_OUTPUTS = [output for output in OUTPUTS if output.template.startswith("fortran/")]


@pytest.mark.parametrize("output", FORTRAN_OUTPUTS, ids=lambda output: output.template)
def test_the_longest_page_of_the_template_reads_as_before(
    api: Api, real: Api, output: Output
) -> None:
    renderer = Renderer(api.names)
    pages = list(output.pages(api)) or list(output.pages(real))  # it has all collectives
    printed = max((renderer.page(*page, output.template) for page in pages), key=len)
    golden = GOLDEN / Path(output.template).stem

    if os.environ.get("DTL_GOLDEN") == "write":
        golden.write_text(printed, encoding="utf-8")

    assert printed == golden.read_text(encoding="utf-8")
