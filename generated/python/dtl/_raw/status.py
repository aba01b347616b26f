# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Status codes and errors, as C has it."""

from dtl._failure import text
from dtl._native import lib

status_ok = lib.dtl_status_ok
status_is_error = lib.dtl_status_is_error
status_category_code = lib.dtl_status_category_code
status_is_category = lib.dtl_status_is_category
last_error = lib.dtl_last_error
last_error_status = lib.dtl_last_error_status
clear_error = lib.dtl_clear_error

_status_message = lib.dtl_status_message
_status_name = lib.dtl_status_name
_status_category = lib.dtl_status_category


def status_message(status):
    result = _status_message(status)
    return text(result)


def status_name(status):
    result = _status_name(status)
    return text(result)


def status_category(status):
    result = _status_category(status)
    return text(result)
