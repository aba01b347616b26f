# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/calls.py.j2.
# Do not edit.
"""Remote actions: what follows from the C functions."""

from dtl._core.group import handle_of
from dtl._raw import action as raw


def action_barrier(ctx):
    """Returns once every rank has entered, and runs actions meanwhile, which `ctx.barrier()`
    does not without a thread. Collective.
    """
    raw.action_barrier(handle_of(ctx))


def action_progress():
    """Runs the actions that others have asked for. For long computations where no thread of the
    library does. Local: does not wait for other ranks.
    """
    raw.action_progress()
