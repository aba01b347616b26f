# SPDX-License-Identifier: BSD-3-Clause
"""Enlarges the small specification by areas with more functions."""

from __future__ import annotations

import re
from pathlib import Path

AREA = """\
area: {area}
title: More
doc: More of them.
handles:
  {area}: {{kind: {kind}, c: dtl_{area}_t, free: {area}_destroy, parent: context, doc: "Another."}}
functions:
  {area}_destroy:
    doc: It is gone.
    returns: void
    params: {{{area}: {{type: handle.{area}, nullable: true}}}}
  {area}_create:
    doc: It is made.
    params: {{ctx: handle.context, {area}: {{type: handle.{area}, dir: out}}}}
"""
FUNCTION = """\
  {area}_do{number}:
    doc: The root has the sum of all.
    params:
      {area}: handle.{area}
      sendbuf: {{type: buffer, elem: dtype, len: count}}
      recvbuf: {{type: buffer, dir: out, elem: dtype, len: count}}
      count: size
      dtype: enum.dtype
      root: {{type: rank, valid: "root >= 0 and root < size({area})", doc: "Who has the sum."}}
"""
HANDLE_FUNCTIONS = 2  # functions of an area that make and close its handle


def enlarge(spec: Path, areas: int, each: int) -> None:
    """Adds `areas` areas with `each` functions each."""
    names = [f"more{number}" for number in range(areas)]
    for kind, area in enumerate(names, start=10):
        functions = (
            FUNCTION.format(area=area, number=number) for number in range(each - HANDLE_FUNCTIONS)
        )
        text = AREA.format(area=area, kind=kind) + "".join(functions)
        (spec / f"{area}.yaml").write_text(text, encoding="utf-8")
    index = spec / "api.yaml"
    text = re.sub(r"\bbox\b[^\]\n]*\]", f"box, {', '.join(names)}]", index.read_text("utf-8"))
    index.write_text(text, "utf-8")
