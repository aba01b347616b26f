# SPDX-License-Identifier: BSD-3-Clause
"""What people type: words are completed, and nothing has colours that can't be shown."""

import os
import pty
import subprocess
import sys

import pytest

pytestmark = pytest.mark.usefixtures("alone")

PROGRAMS = {"dtl": ["python"], "dtlgen": ["dtlgen"]}


def completed(module, *typed):
    """What bash offers for the last of the words."""
    words = " ".join(f"'{word}'" for word in (*PROGRAMS[module], *typed))
    ask = f"COMP_WORDS=({words}) COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _{module}"
    text = f'eval "$("{sys.executable}" -m {module} completion)"; {ask}; echo "${{COMPREPLY[@]}}"'
    done = subprocess.run(["bash", "-c", text], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) in ((0, ""), (1, "")), done.stderr
    return done.stdout.split()


@pytest.mark.parametrize(
    ("module", "typed", "offered"),
    [
        ("dtlgen", ["gen"], ["generate"]),
        ("dtlgen", ["-C", "somewhere", "st"], ["status"]),
        ("dtlgen", ["generate", "--ch"], ["--check"]),
        ("dtlgen", ["check", "--format", "sa"], ["sarif"]),
        ("dtlgen", ["explain", "dtl_"], []),
        ("dtl", ["-m", "dtl", "top"], ["topology"]),
        ("dtl", ["-m", "dtl", "topology", "--s"], ["--svg"]),
        ("dtl", ["-m", "json", "in"], []),
        ("dtl", ["in"], []),
    ],
)
def test_words_are_completed(module, typed, offered):
    assert completed(module, *typed) == offered


@pytest.mark.parametrize("module", PROGRAMS)
def test_nothing_has_colours_where_none_are_wanted(module):
    mine, theirs = pty.openpty()
    environment = {**os.environ, "NO_COLOR": "1", "TERM": "xterm-256color"}
    command = [sys.executable, "-m", module, "--help"]
    subprocess.run(command, stdout=theirs, stderr=theirs, env=environment, check=True)
    os.close(theirs)
    shown = os.read(mine, 1 << 16)
    os.close(mine)

    assert b"usage: " in shown
    assert b"\x1b" not in shown
