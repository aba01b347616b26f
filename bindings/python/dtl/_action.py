# SPDX-License-Identifier: BSD-3-Clause
"""Remote actions: one action of the library a context, which calls Python's by their names."""

import traceback as tracebacks
from typing import Any

from dtl import _arguments, _context
from dtl._encoding import decode, encode
from dtl._error import refuse
from dtl._future import Future
from dtl._group import handle_of
from dtl._native import ffi
from dtl._raw import action as raw
from dtl._raw import future as raw_future
from dtl._status import DTLError

_NAME = "dtl python actions"

_actions: "dict[str, Any]" = {}  # by name


class RemoteError(DTLError):
    def __init__(self, rank, action, kind, words, traceback):
        super().__init__(f"rank {rank}, action {action}: {kind}: {words}")
        self.rank = rank
        self.action = action
        self.kind = kind
        self.traceback = traceback


def action(func):
    if not callable(func):
        refuse("func", func, "a function")
    name = f"{func.__module__}.{func.__qualname__}"
    if not _actions:
        _context.when_made.append(serve_actions)
    _actions[name] = func
    return func


def serve_actions(ctx):
    handle = handle_of(ctx)
    if getattr(ctx, "_actions", None) is None:
        ctx._actions = raw.action_register_reply(handle, _NAME, _answer, ffi.NULL)


def remote_invoke(ctx, rank, action, *args):
    return remote_invoke_async(ctx, rank, action, *args).get()


def remote_invoke_async(ctx, rank, action, *args):
    handle = handle_of(ctx)
    number = getattr(ctx, "_actions", None)
    if number is None:
        expected = "one made after the first @dtl.action, or given to serve_actions() on all ranks"
        refuse("ctx", ctx, expected)
    name = _name_of(action)
    rank = _arguments.integer("rank", rank)
    request = encode((name, args), "args")
    size = len(request)
    native = raw.remote_invoke_async(handle, rank, number, ffi.from_buffer(request), size, 0)
    return Future(native, result=lambda: _result(native, rank, name))


def action_barrier(ctx):
    raw.action_barrier(handle_of(ctx))


def action_progress():
    raw.action_progress()


def _name_of(action):
    name = f"{getattr(action, '__module__', '')}.{getattr(action, '__qualname__', '')}"
    if _actions.get(name) is not action:
        refuse("action", action, "a function that was declared by @dtl.action")
    return name


def _result(native, rank, name):
    """The value that came back, or the exception."""
    size = raw_future.future_size(native)
    answer = bytearray(size)
    raw_future.future_get(native, ffi.from_buffer(answer), size)
    is_good, value = decode(answer)
    if not is_good:
        raise RemoteError(rank, name, *value)
    return value


@ffi.callback("dtl_reply_func")
def _answer(args, args_size, _source, reply, _user_data):
    """Runs the action that was asked for; its exceptions travel in the answer."""
    try:
        name, arguments = decode(ffi.buffer(args, args_size)[:])
        if name not in _actions:
            raise LookupError(f"no @dtl.action of that name is defined here ({len(_actions)} are)")
        answer = encode((True, _actions[name](*arguments)), "the result")
    except BaseException as error:  # noqa: BLE001  - it belongs to the caller
        words = "".join(tracebacks.format_exception(type(error), error, error.__traceback__))
        answer = encode((False, (type(error).__name__, str(error), words)), "the error")
    raw_future.future_set(reply, ffi.from_buffer(answer), len(answer))
    return 0
