# SPDX-License-Identifier: BSD-3-Clause
"""Command lines: shell completion, and output without colors."""

import os
import pty
import re
import select
import shutil
import subprocess
import sys
import time

import pytest

pytestmark = pytest.mark.usefixtures("one_rank_only")

PROGRAMS = {"dtl": ["python"], "dtlgen": ["dtlgen"]}


def completed(module, *typed):
    """Returns the completions that bash offers for the last word."""
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
def test_words_are_completed_in_bash(module, typed, offered):
    assert completed(module, *typed) == offered


def typed_in_zsh(script, line):
    """Returns `line` after the completion key, in a zsh that has loaded only `script`."""
    process, terminal = pty.fork()
    if process == 0:
        os.execvpe("zsh", ["zsh", "-f", "-i"], {**os.environ, "TERM": "dumb"})
    keys = f"source {script}\n{line}\t\x01print -r -- '<\x05>'\n"
    os.write(terminal, keys.encode())
    shown, end = "", time.monotonic() + 60
    while (found := re.search(r"\n<(.*)>\r", shown)) is None and time.monotonic() < end:
        if select.select([terminal], [], [], 1)[0]:
            shown += os.read(terminal, 1 << 16).decode(errors="replace")
    os.close(terminal)
    os.waitpid(process, 0)
    assert found, shown
    return found[1]


@pytest.mark.parametrize(
    ("module", "line", "completed"),
    [
        ("dtlgen", "dtlgen gen", "dtlgen generate"),
        ("dtlgen", "dtlgen generate --ch", "dtlgen generate --check"),
        ("dtl", "python -m dtl top", "python -m dtl topology"),
        ("dtl", "python -m dtl trace --s", "python -m dtl trace --svg"),
    ],
)
def test_words_are_completed_in_zsh(module, line, completed, tmp_path, monkeypatch):
    if shutil.which("zsh") is None:
        pytest.skip("no zsh here")
    command = [sys.executable, "-m", module, "completion"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    script = tmp_path / "completion"
    script.write_text(done.stdout)
    monkeypatch.chdir(tmp_path)  # no file name starts with the typed word

    assert typed_in_zsh(script, line) == completed


@pytest.mark.parametrize("module", PROGRAMS)
def test_no_colors_are_printed_if_disabled(module):
    mine, theirs = pty.openpty()
    environment = {**os.environ, "NO_COLOR": "1", "TERM": "xterm-256color"}
    command = [sys.executable, "-m", module, "--help"]
    subprocess.run(command, stdout=theirs, stderr=theirs, env=environment, check=True)
    os.close(theirs)
    shown = os.read(mine, 1 << 16)
    os.close(mine)

    assert b"usage: " in shown
    assert b"\x1b" not in shown
