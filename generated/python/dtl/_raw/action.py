# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Remote actions, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

action_progress = lib.dtl_action_progress

_action_register = lib.dtl_action_register
_action_register_reply = lib.dtl_action_register_reply
_remote_invoke = lib.dtl_remote_invoke
_remote_invoke_async = lib.dtl_remote_invoke_async
_action_barrier = lib.dtl_action_barrier


def action_register(ctx, name, func, user_data):
    action = ffi.new("dtl_size_t *")
    status = _action_register(ctx, name.encode(), func, user_data, action)
    if status:
        fail(status)
    return action[0]


def action_register_reply(ctx, name, func, user_data):
    action = ffi.new("dtl_size_t *")
    status = _action_register_reply(ctx, name.encode(), func, user_data, action)
    if status:
        fail(status)
    return action[0]


def remote_invoke(ctx, target, action, args, args_size, result, result_size):
    status = _remote_invoke(ctx, target, action, args, args_size, result, result_size)
    if status:
        fail(status)


def remote_invoke_async(ctx, target, action, args, args_size, result_size):
    result = ffi.new("dtl_future_t *")
    status = _remote_invoke_async(ctx, target, action, args, args_size, result_size, result)
    if status:
        fail(status)
    return result[0]


def action_barrier(ctx):
    status = _action_barrier(ctx)
    if status:
        fail(status)
