# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Metrics, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

_metrics_enable = lib.dtl_metrics_enable
_metrics_count = lib.dtl_metrics_count


def metrics_enable(is_enabled):
    status = _metrics_enable(is_enabled)
    if status:
        fail(status)


def metrics_count(name):
    calls = ffi.new("dtl_size_t *")
    bytes = ffi.new("dtl_size_t *")
    status = _metrics_count(name.encode(), calls, bytes)
    if status:
        fail(status)
    return calls[0], bytes[0]
