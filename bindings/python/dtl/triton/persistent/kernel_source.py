# SPDX-License-Identifier: BSD-3-Clause
"""Source of the kernel of a schedule: each worker's loop over its tasks, with a branch for each
kind of task that occurs, which calls a function of `tasks` with the constants of that kind.
"""

import itertools
import linecache

from dtl.triton import _interpreter
from dtl.triton._import_triton import tl
from dtl.triton._jit import jit
from dtl.triton.persistent import elements, layout, tasks

_HEAD = """\
def persistent(rows_ptr, firsts_ptr, waits_ptr, counts_ptr, faults_ptr, scratch_ptr):
    worker = tl.program_id(1)
    first, end = tl.load(firsts_ptr + worker), tl.load(firsts_ptr + worker + 1)
    fault_ptr, place = faults_ptr + worker * {fault_words}, first + tl.load(counts_ptr + worker)
    has_task = place < end
    while has_task:
        row = rows_ptr + place * {words}
        has_task = tasks.may_start(row, counts_ptr, waits_ptr, {blocks})
        if has_task:
            branch = tl.load(row)
"""
_TAIL = """\
            place += 1
            tasks.publish_count(counts_ptr + worker, place - first)
            has_task = place < end
"""
_CALLS = {  # by kind of task; {0} to {3} are the dtypes of the operands
    "unary": "unary(row, {0}, {3}, elements.{operation})",
    "binary": "binary(row, {0}, {1}, {3}, elements.{operation})",
    "linear": "linear(row, {0}, {1}, {2}, {3}, {product})",
    "normalize": "normalize(row, {0}, {1}, {2}, {3}, {operation!r})",
    "flash_attention": "flash_attention(row, {0}, {operation!r}, {width}, {is_wide})",
    "flash_decode": "flash_decode(row, fault_ptr, {0}, {width}, {is_wide})",
    "append": "append(row, fault_ptr, {0}, {3})",
    "barrier": "barrier()",
    "allreduce": "allreduce(row, scratch_ptr, {3}, elements.{operation})",
    "prefetch": "prefetch(row, {0})",
}
_numbers = itertools.count()


def _call(branch, is_compiled):
    """Returns the source of the call that executes a task of a branch."""
    dtypes = ["None" if each is None else f"tl.{each}" for each in branch.dtypes]
    is_bfloat16 = is_compiled and branch.dtypes[:2] == ("bfloat16", "bfloat16")
    facts = branch._asdict() | {"product": "tl.bfloat16" if is_bfloat16 else "tl.float32"}
    return f"tasks.{_CALLS[branch.kind].format(*dtypes, **facts)}"


def source_of(branches, is_compiled):
    """Returns the source of the kernel with a branch for each of `branches`.

    An interpreted worker exits where it would wait, until its next round.
    """
    sizes = {"words": layout.WORDS, "fault_words": layout.FAULT_WORDS}
    lines = [_HEAD.format(blocks=is_compiled, **sizes)]
    for number, branch in enumerate(branches):
        word = "elif" if number else "if"
        lines.append(f"            {word} branch == {number}:\n")
        lines.append(f"                {_call(branch, is_compiled)}\n")
    return "".join([*lines, _TAIL])


def kernel_of(branches):
    """Returns the kernel and its source, which linecache keeps for Triton and for tracebacks."""
    text = source_of(branches, _interpreter.is_on() is False)
    name = f"<dtl.triton persistent kernel {next(_numbers)}>"
    linecache.cache[name] = len(text), None, text.splitlines(keepends=True), name
    names = {"tl": tl, "tasks": tasks, "elements": elements, "__name__": __name__}
    exec(compile(text, name, "exec"), names)
    return jit(names["persistent"]), text
