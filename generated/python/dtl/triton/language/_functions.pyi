# Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/python/kernels/rows.pyi.j2.
# Do not edit.
"""Waits, signals, and the pointers of other ranks."""

from typing import Any

__all__ = [
    "rank",
    "num_ranks",
    "symm_at",
    "wait",
    "consume_token",
    "notify",
    "simt_exec_region",
    "extern_call",
]

def rank(axis: Any = -1) -> Any: ...
def num_ranks(axis: Any = -1) -> Any: ...
def symm_at(ptr: Any, rank: Any) -> Any: ...
def wait(barrierPtrs: Any, numBarriers: Any, scope: Any, semantic: Any,
         waitValue: Any = 1) -> Any: ...
def consume_token(value: Any, token: Any) -> Any: ...
def notify(ptr: Any, rank: Any, signal: Any = 1, sig_op: Any = 'set',
           comm_scope: Any = 'inter_node') -> None: ...
def simt_exec_region() -> Any: ...
def extern_call(lib_name: Any, lib_path: Any, args: Any, arg_type_symbol_dict: Any,
                is_pure: Any) -> Any: ...
