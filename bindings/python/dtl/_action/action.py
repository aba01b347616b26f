# SPDX-License-Identifier: BSD-3-Clause
"""Remote actions: Python functions that other ranks invoke by name.

Each context registers one action of the C library, which dispatches to all Python functions.
"""

from typing import Any

from dtl._context import context
from dtl._core import arguments as _arguments
from dtl._core.encoding import decode, encode
from dtl._core.errors import refuse
from dtl._core.group import handle_of
from dtl._core.interrupt import failed, interrupts
from dtl._core.lifetime import Native
from dtl._future.future import Future
from dtl._native import ffi
from dtl._raw import action as raw
from dtl._raw import future as raw_future
from dtl._status import ALGORITHM, DTLError

_NAME = "dtl python actions"

_actions: "dict[str, Any]" = {}  # function by name


class RemoteError(DTLError):
    def __init__(self, rank, action, kind, words, traceback):
        super().__init__(f"rank {rank}, action {action}: {kind}: {words}")
        self.rank = rank
        self.action = action
        self.kind = kind
        self.traceback = traceback
        self._words = words

    def __reduce__(self):
        return RemoteError, (self.rank, self.action, self.kind, self._words, self.traceback)


class Action(Native):
    __slots__ = ("function", "name")
    _stands_for = "a function"

    def __init__(self, name, function):
        self.name = _arguments.text("name", name)
        self.function = _register(self.name, "function", function)

    def __call__(self, *args):
        return self.function(*args)

    def __repr__(self):
        return f"<dtl.Action, {self.name}>"


def action(func):
    name = f"{getattr(func, '__module__', '')}.{getattr(func, '__qualname__', '')}"
    return _register(name, "func", func)


def _register(name, argument, function):
    """Registers a function under a name; contexts that are created later serve actions.

    Returns the function.  `argument` is its name in error messages.
    """
    _arguments.function(argument, function)
    if not _actions:
        context.when_made.append(serve_actions)
    _actions[name] = function
    return function


def serve_actions(ctx):
    handle = handle_of(ctx)
    if getattr(ctx, "_actions", None) is None:
        ctx._actions = raw.action_register_reply(handle, _NAME, _serve_request, ffi.NULL)


def remote_invoke(ctx, rank, action, *args):
    return remote_invoke_async(ctx, rank, action, *args).get()


def remote_invoke_async(ctx, rank, action, *args):
    if isinstance(rank, Action):  # the older order
        rank, action = action, rank
    handle = handle_of(ctx)
    number = getattr(ctx, "_actions", None)
    rank = _arguments.integer("rank", rank)
    if number is None and rank != ctx.rank:
        expected = "one made after the first @dtl.action, or given to serve_actions() on all ranks"
        refuse("ctx", ctx, expected, rule="state")
    name = _name_of(action)
    request = encode((name, args), "args")
    if number is None:
        return _invoke_locally(rank, name, request)
    size = len(request)
    native = raw.remote_invoke_async(handle, rank, number, ffi.from_buffer(request), size, 0)
    return Future(native, result=lambda: _result(native, rank, name))


def _invoke_locally(rank, name, request):
    """Runs an action of this rank directly, without a registered handler."""
    future = Future()
    is_success, value = decode(_run_request(request))
    future._finish(*((value, None) if is_success else (None, RemoteError(rank, name, *value))))
    return future


def _name_of(action):
    """Returns the name of a registered action; raises for other functions."""
    if isinstance(action, Action):
        return action.name
    name = f"{getattr(action, '__module__', '')}.{getattr(action, '__qualname__', '')}"
    if _actions.get(name) is not action:
        refuse("action", action, "a function that was declared by @dtl.action, or a dtl.Action")
    return name


def _result(native, rank, name):
    """Returns the value of a remote action, or raises RemoteError with its exception."""
    size = raw_future.future_size(native)
    reply_data = bytearray(size)
    raw_future.future_get(native, ffi.from_buffer(reply_data), size)
    is_success, value = decode(reply_data)
    if not is_success:
        raise RemoteError(rank, name, *value)
    return value


@ffi.callback("dtl_reply_func", error=ALGORITHM, onerror=failed)
def _serve_request(args, args_size, _source, reply, _user_data):
    """C callback: runs the requested action and sets the reply."""
    reply_data = _run_request(ffi.buffer(args, args_size)[:])
    raw_future.future_set(reply, ffi.from_buffer(reply_data), len(reply_data))
    return 0


def _run_request(request):
    """Runs a request and returns the encoded reply, which holds the result or the exception."""
    try:
        name, arguments = decode(request)
        if name not in _actions:
            raise LookupError(f"no @dtl.action of that name is defined here ({len(_actions)} are)")
        return encode((True, _actions[name](*arguments)), "the result")
    except BaseException as error:  # noqa: BLE001  - raised in the caller
        if interrupts(error):  # also interrupts this rank
            failed(None, error, None)
        import traceback as tracebacks  # noqa: PLC0415  late: most programs never need it

        words = "".join(tracebacks.format_exception(type(error), error, error.__traceback__))
        return encode((False, (type(error).__name__, str(error), words)), "the error")
