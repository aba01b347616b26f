# SPDX-License-Identifier: BSD-3-Clause
"""The kernel of a schedule, as text: each worker's loop over its tasks, and a branch for each kind
of task that the schedule has, called with what is constant about it.
"""

import itertools
import linecache

from dtl.triton import _interpreter
from dtl.triton._import_triton import tl
from dtl.triton._jit import jit
from dtl.triton.persistent import elementwise, layout, tasks

_HEAD = """\
def persistent(rows_ptr, firsts_ptr, waits_ptr, counts_ptr, faults_ptr, scratch_ptr):
    worker = tl.program_id(1)
    first, end = tl.load(firsts_ptr + worker), tl.load(firsts_ptr + worker + 1)
    fault_ptr, place = faults_ptr + worker * {fault_words}, first + tl.load(counts_ptr + worker)
    goes_on = place < end
    while goes_on:
        row = rows_ptr + place * {words}
        goes_on = tasks.may_begin(row, counts_ptr, waits_ptr, {is_patient})
        if goes_on:
            branch = tl.load(row)
"""
_TAIL = """\
            place += 1
            tasks.tell(counts_ptr + worker, place - first)
            goes_on = place < end
"""
_CALLS = {  # by kind; numbers are those of operands, and stand for their dtypes
    "unary": "unary(row, {0}, {3}, elementwise.{operation})",
    "binary": "binary(row, {0}, {1}, {3}, elementwise.{operation})",
    "linear": "linear(row, {0}, {1}, {2}, {3}, {product})",
    "normalize": "normalize(row, {0}, {1}, {2}, {3}, {operation!r})",
    "flash_attention": "flash_attention(row, {0}, {operation!r}, {width}, {is_wide})",
    "flash_decode": "flash_decode(row, fault_ptr, {0}, {width}, {is_wide})",
    "append": "append(row, fault_ptr, {0}, {3})",
    "barrier": "barrier()",
    "allreduce": "allreduce(row, scratch_ptr, {3}, elementwise.{operation})",
    "prefetch": "prefetch(row, {0})",
}
_numbers = itertools.count()


def _call(branch, is_compiled):
    dtypes = ["None" if each is None else f"tl.{each}" for each in branch.dtypes]
    exact = is_compiled and branch.dtypes[:2] == ("bfloat16", "bfloat16")
    facts = branch._asdict() | {"product": "tl.bfloat16" if exact else "tl.float32"}
    return f"tasks.{_CALLS[branch.kind].format(*dtypes, **facts)}"


def text_of(branches, is_compiled):
    """An interpreted worker leaves where it would wait for others, and goes on in its next turn."""
    sizes = {"words": layout.WORDS, "fault_words": layout.FAULT_WORDS}
    lines = [_HEAD.format(is_patient=is_compiled, **sizes)]
    for number, branch in enumerate(branches):
        word = "elif" if number else "if"
        lines.append(f"            {word} branch == {number}:\n")
        lines.append(f"                {_call(branch, is_compiled)}\n")
    return "".join([*lines, _TAIL])


def kernel_of(branches):
    """The kernel, and its text."""
    text = text_of(branches, _interpreter.is_on() is False)
    name = f"<dtl.triton persistent kernel {next(_numbers)}>"
    linecache.cache[name] = len(text), None, text.splitlines(keepends=True), name
    names = {"tl": tl, "tasks": tasks, "elementwise": elementwise, "__name__": __name__}
    exec(compile(text, name, "exec"), names)
    return jit(names["persistent"]), text
