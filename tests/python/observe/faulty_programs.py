# SPDX-License-Identifier: BSD-3-Clause
"""Faulty programs on 3 ranks and the message that DTL prints for each.

Run as a program, this file writes the tables of docs/guide/wrong-programs.md.  Ranks print messages
to a file, because launchers lose output that is written just before a job ends.  A rank that
receives another rank's error waits before it aborts, so that the failing rank aborts the job.
"""

from __future__ import annotations

import textwrap
from pathlib import Path

import faulty_collectives
import faulty_messages
import faulty_objects
from faulty_program_kinds import FaultyProgram

PAGE = Path(__file__).parents[3] / "docs/guide/wrong-programs.md"
ROW = "| Mistake | Without a setting | Message |\n|---|---|---|\n"

FAULTY_PROGRAMS: tuple[FaultyProgram, ...] = (
    *faulty_collectives.PROGRAMS,
    *faulty_messages.PROGRAMS,
    *faulty_objects.PROGRAMS,
)

C_PROGRAM = """
#include <dtl/dtl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void check(dtl_status status)
{{
    char text[1024];

    if (status == DTL_SUCCESS)
        return;
    dtl_last_error(text, sizeof text);
    fprintf(stderr, "%s\\n", text);
    if (strstr(text, "another rank has failed") != NULL || strstr(text, "-another-rank]") != NULL)
        sleep(1);
    dtl_abort(1);
}}

#define DO(call) check(call)

{functions}

int main(int argc, char **argv)
{{
    dtl_context_t ctx = NULL;

    if (argc != 3 || freopen(argv[2], "a", stderr) == NULL)
        return 2;
    DO(dtl_context_create_default(&ctx));
    DO(dtl_barrier(ctx));
{choices}
    dtl_context_destroy(ctx);
    return 0;
}}
"""

C_FUNCTION = """
static void {name}(dtl_context_t ctx, int32_t rank, int32_t size)
{{
    (void)size;{body}
}}
"""

C_CHOICE = """
    if (strcmp(argv[1], "{name}") == 0)
        {name}(ctx, dtl_context_rank(ctx), dtl_context_size(ctx));"""

PYTHON_PROGRAM = """
import os, sys, time
import numpy as np
import dtl
os.dup2(os.open(sys.argv[1], os.O_WRONLY | os.O_APPEND), 2)
ctx = dtl.Context()
ctx.barrier()
try:
{body}
except dtl.DTLError as error:
    os.write(2, f"{{error}}\\n".encode())
    time.sleep("another rank has failed" in str(error) or "-another-rank]" in str(error))
    os._exit(1)
"""


def c_source() -> str:
    """Returns the source of one C program for all cases; its arguments are the case's name and the
    output file.
    """
    written = [program for program in FAULTY_PROGRAMS if program.c]
    functions = (C_FUNCTION.format(name=program.name, body=program.c) for program in written)
    choices = (C_CHOICE.format(name=program.name) for program in written)
    return C_PROGRAM.format(functions="".join(functions), choices="".join(choices))


def python_source(program: FaultyProgram) -> str:
    return PYTHON_PROGRAM.format(body=textwrap.indent(program.python.strip(), "    "))


def page() -> str:
    """Returns the page with its present introduction and new tables."""
    areas = dict.fromkeys(program.area for program in FAULTY_PROGRAMS)
    parts = (
        f"## {area}\n\n{ROW}"
        + "\n".join(each.row() for each in FAULTY_PROGRAMS if each.area == area)
        for area in areas
    )
    introduction = PAGE.read_text().partition("\n\n## ")[0]
    return "\n\n".join([introduction, *parts]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page())
