# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/shell_completion.py.j2.
# Do not edit.
"""A shell snippet with which zsh runs a completion script for bash."""

BASH_IN_ZSH = """\
[ -z "${ZSH_VERSION-}" ] || {
    autoload -Uz compinit bashcompinit
    whence -w compdef >/dev/null || compinit -u
    bashcompinit
}
"""
