# SPDX-License-Identifier: BSD-3-Clause
"""What shells need to complete words."""

BASH_IN_ZSH = """\
[ -z "${ZSH_VERSION-}" ] || {
    autoload -Uz compinit bashcompinit
    whence -w compdef >/dev/null || compinit -u
    bashcompinit
}
"""
