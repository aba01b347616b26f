# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Policies, as C has it."""

from dtl._failure import text
from dtl._native import ffi, lib

placement_available = lib.dtl_placement_available

_partition_policy_name = lib.dtl_partition_policy_name
_placement_policy_name = lib.dtl_placement_policy_name
_execution_policy_name = lib.dtl_execution_policy_name
_consistency_policy_name = lib.dtl_consistency_policy_name
_error_policy_name = lib.dtl_error_policy_name
_container_options_init = lib.dtl_container_options_init


def partition_policy_name(policy):
    result = _partition_policy_name(policy)
    return text(result)


def placement_policy_name(policy):
    result = _placement_policy_name(policy)
    return text(result)


def execution_policy_name(policy):
    result = _execution_policy_name(policy)
    return text(result)


def consistency_policy_name(policy):
    result = _consistency_policy_name(policy)
    return text(result)


def error_policy_name(policy):
    result = _error_policy_name(policy)
    return text(result)


def container_options_init():
    opts = ffi.new("dtl_container_options *")
    _container_options_init(opts)
    return opts
