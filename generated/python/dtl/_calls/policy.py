# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/calls.py.j2.
# Do not edit.
"""Policies: what follows from the C functions."""

from dtl._constants import PlacementPolicy
from dtl._core import arguments as _arguments
from dtl._raw import policy as raw


def placement_available(policy):
    """Whether this machine has what the policy asks for: `host` everywhere, all others where a
    device is. Local: does not wait for other ranks.
    """
    return bool(raw.placement_available(_arguments.member("policy", policy, PlacementPolicy)))
