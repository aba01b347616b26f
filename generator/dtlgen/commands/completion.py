# SPDX-License-Identifier: BSD-3-Clause
"""`dtlgen completion`: prints the completion script for bash and zsh, derived from the parser."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from dtlgen.emit.shell_completion import BASH_IN_ZSH

HEAD = f"""\
# Completes the words of dtlgen: in ~/.bashrc, eval "$(dtlgen completion)"; in ~/.zshrc the same.
{BASH_IN_ZSH}"""
WORDS = """\
_dtlgen() {
    local given command= words
    for given in "${COMP_WORDS[@]:1:$((COMP_CWORD - 1))}"; do
        case $given in
"""
MIDDLE = """\
        esac
    done
    case $command in
"""
TAIL = """\
    esac
    COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _dtlgen dtlgen
"""


def script(parser: argparse.ArgumentParser) -> str:
    commands = _commands(parser)
    names = " ".join(commands)
    lines = [f"            {'|'.join(commands)}) command=$given; break ;;"]
    cases = [f'        "") words="{names} {_options(parser)}" ;;']
    for name, command in commands.items():
        words = " ".join(filter(None, (_options(command), *_choices(command))))
        cases.append(f'        {name}) words="{words}" ;;')
    return HEAD + WORDS + "\n".join(lines) + "\n" + MIDDLE + "\n".join(cases) + "\n" + TAIL


def _commands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """Returns the parsers of the commands by name."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def _options(parser: argparse.ArgumentParser) -> str:
    return " ".join(word for each in parser._actions for word in each.option_strings)


def _choices(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Yields the valid values of a command's options and arguments."""
    for action in parser._actions:
        yield from map(str, action.choices or ())
