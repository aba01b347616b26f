# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/misuse.py.j2.
# Do not edit.
from dtl import _constants
from dtl._native import ffi
from dtl._raw import policy as raw
from misuse import RAISES, ZERO, Case

CASES = (
    Case(
        "DTL-partition_policy_name-policy-enum",
        "INVALID_ARGUMENT",
        "unknown",
        "",
        lambda world: raw.partition_policy_name(9999),
    ),
    Case(
        "DTL-placement_policy_name-policy-enum",
        "INVALID_ARGUMENT",
        "unknown",
        "",
        lambda world: raw.placement_policy_name(9999),
    ),
    Case(
        "DTL-placement_available-policy-enum",
        "INVALID_ARGUMENT",
        0,
        "",
        lambda world: raw.placement_available(9999),
    ),
    Case(
        "DTL-execution_policy_name-policy-enum",
        "INVALID_ARGUMENT",
        "unknown",
        "",
        lambda world: raw.execution_policy_name(9999),
    ),
    Case(
        "DTL-consistency_policy_name-policy-enum",
        "INVALID_ARGUMENT",
        "unknown",
        "",
        lambda world: raw.consistency_policy_name(9999),
    ),
    Case(
        "DTL-error_policy_name-policy-enum",
        "INVALID_ARGUMENT",
        "unknown",
        "",
        lambda world: raw.error_policy_name(9999),
    ),
)
