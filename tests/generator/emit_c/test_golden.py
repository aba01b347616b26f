# SPDX-License-Identifier: BSD-3-Clause
"""One page of each C template, as it was last found good.

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
C_OUTPUTS = [  # the support of DTL is in generated/
    output
    for output in OUTPUTS
    if output.template.startswith("c/")
    and output.template.count("/") == 2
    and not output.template.startswith("c/templates/kernel_")  # test_kernel_*.py check these
]


@pytest.mark.parametrize("output", C_OUTPUTS, ids=lambda output: output.template)
def test_a_page_of_the_template_reads_as_before(api: Api, output: Output) -> None:
    path, page = list(output.pages(api))[-1]
    printed = Renderer(api.names).page(path, page, output.template)
    golden = GOLDEN / Path(output.template).stem

    if os.environ.get("DTL_GOLDEN") == "write":
        golden.write_text(printed, encoding="utf-8")

    assert printed == golden.read_text(encoding="utf-8")
