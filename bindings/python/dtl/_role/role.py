# SPDX-License-Identifier: BSD-3-Clause
"""Roles: named groups of ranks with different tasks, and messages between them."""

import numpy as np

from dtl._calls.role import RoleManagerCalls
from dtl._core import arguments, dtypes
from dtl._core.arguments import memory, writable_memory
from dtl._core.errors import refuse
from dtl._core.group import handle_of
from dtl._core.lifetime import Closable, free_deferred
from dtl._native import ffi
from dtl._raw import role as raw


class RoleManager(RoleManagerCalls, Closable):
    __slots__ = ("_context", "_is_initialized", "_roles")
    _noun = "a manager that has a context and"
    _free = raw.role_manager_destroy

    def __init__(self, ctx=None):
        self._is_open = False
        self._context = None
        self._is_initialized = False
        self._roles = []
        if ctx is not None:
            self._make(ctx)

    def _make(self, ctx):
        """Creates the C manager with the roles added so far, and takes ownership of it."""
        free_deferred()
        handle = raw.role_manager_create(handle_of(ctx))
        try:
            for role in self._roles:
                _add(handle, ctx.size, *role)
        except Exception:
            raw.role_manager_destroy(handle)
            raise
        self._context, self._is_initialized = ctx, False
        self._open(handle)

    def add_role(self, name, num_ranks):
        is_predicate = callable(num_ranks)
        count = num_ranks if is_predicate else arguments.size("num_ranks", num_ranks)
        role = arguments.text("name", name), count
        if self._is_open:
            _add(self._handle, self._context.size, *role)
        self._roles.append(role)

    def initialize(self, ctx=None):
        if not self._is_open:
            self._make(ctx)
        elif ctx is not None and ctx is not self._context:
            words = f"the context that the manager was made with, {self._context!r}"
            refuse("ctx", ctx, words, rule="match")
        raw.role_manager_initialize(self._handle)
        self._is_initialized = True

    def initialized(self):
        return self._is_open and self._is_initialized

    def _about(self):
        return f"{self!r}, a manager of roles,"

    def __repr__(self):
        roles = ", ".join(
            name if callable(count) else f"{name}: {count}" for name, count in self._roles
        )
        return f"<dtl.RoleManager, {roles or 'no roles'}>"


def _add(handle, size, name, count):
    """Adds a role to the C manager; `count` may be a predicate that selects its ranks."""
    if not callable(count):
        raw.role_manager_add_role(handle, name, count)
        return
    ranks = [rank for rank in range(size) if count(rank, size)]
    raw.role_manager_add_role_of(handle, name, ffi.new("dtl_rank_t[]", ranks), len(ranks))


def intergroup_send(mgr, target_role, target_rank, data, tag=0):
    array, dtype = arguments.array("data", data)
    peer = _peer(mgr, "target", target_role, target_rank)
    raw.intergroup_send(*peer, memory(array), array.size, dtype, arguments.integer("tag", tag))


def intergroup_recv(mgr, source_role, source_rank, count, dtype=None, tag=0):
    found, number = dtypes.resolved(dtype)
    result = np.empty(arguments.size("count", count), found)
    peer = _peer(mgr, "source", source_role, source_rank)
    raw.intergroup_recv(
        *peer, writable_memory(result), result.size, number, arguments.integer("tag", tag)
    )
    return result


def intergroup_broadcast(
    mgr, source_role, source_rank, target_role, data=None, *, count=0, dtype=None, tag=0
):
    peer = _peer(mgr, "source", source_role, source_rank)
    target = arguments.text("target_role", target_role)
    is_source = mgr.role_rank(source_role) == peer[2]
    if not is_source and not mgr.has_role(target):
        mgr.role_size(target)  # raises if the role does not exist
        return None
    if data is None:
        if is_source:
            refuse("data", data, "an array or a number, on the source", rule="null")
        found, number = dtypes.resolved(dtype)
        array = np.empty(arguments.size("count", count), found)
    elif is_source:
        array, number = arguments.array("data", data)
    else:
        array, number = arguments.target("data", data)
    buffer = memory(array) if is_source else writable_memory(array)
    tag = arguments.integer("tag", tag)
    raw.intergroup_broadcast(*peer, target, buffer, array.size, number, tag)
    return array


def _peer(mgr, which, role, rank):
    """Returns the C arguments of a peer: manager handle, name of the role, rank in the role."""
    if not isinstance(mgr, RoleManager):
        refuse("mgr", mgr, "a dtl.RoleManager", rule="handle")
    name = arguments.text(f"{which}_role", role)
    return mgr._opened(), name, arguments.integer(f"{which}_rank", rank)
