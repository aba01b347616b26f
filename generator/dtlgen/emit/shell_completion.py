# SPDX-License-Identifier: BSD-3-Clause
"""A shell snippet for command completion."""

BASH_IN_ZSH = """\
[ -z "${ZSH_VERSION-}" ] || {
    autoload -Uz compinit bashcompinit
    whence -w compdef >/dev/null || compinit -u
    bashcompinit
}
"""
