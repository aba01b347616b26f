# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Plans, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

collective_plan_destroy = lib.dtl_collective_plan_destroy

_collective_plan_start = lib.dtl_collective_plan_start
_collective_plan_wait = lib.dtl_collective_plan_wait
_collective_plan_test = lib.dtl_collective_plan_test


def collective_plan_start(plan):
    status = _collective_plan_start(plan)
    if status:
        fail(status)


def collective_plan_wait(plan):
    status = _collective_plan_wait(plan)
    if status:
        fail(status)


def collective_plan_test(plan):
    completed = ffi.new("int *")
    status = _collective_plan_test(plan, completed)
    if status:
        fail(status)
    return completed[0]
