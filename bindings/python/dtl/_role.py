# SPDX-License-Identifier: BSD-3-Clause
"""Roles: different jobs for different ranks."""

from sys import is_finalizing

import numpy as np

from dtl import _arguments, _dtypes, _lifetime
from dtl._arguments import memory, room
from dtl._context import _adopted
from dtl._error import refuse
from dtl._group import handle_of
from dtl._raw import role as raw


class RoleManager:
    __slots__ = ("__weakref__", "_context", "_handle", "_is_initialized", "_made_at", "_roles")

    def __init__(self, ctx=None):
        self._handle = None
        self._context = None
        self._is_initialized = False
        self._made_at = _lifetime.origin()
        self._roles = []
        if ctx is not None:
            self._open(ctx)

    def _open(self, ctx):
        _lifetime.settle()
        handle = raw.role_manager_create(handle_of(ctx))
        try:
            for name, num_ranks in self._roles:
                raw.role_manager_add_role(handle, name, num_ranks)
        except Exception:
            raw.role_manager_destroy(handle)
            raise
        self._handle, self._context = handle, ctx

    def add_role(self, name, num_ranks):
        role = _name("name", name), _arguments.size("num_ranks", num_ranks)
        if self._handle is not None:
            raw.role_manager_add_role(self._handle, *role)
        self._roles.append(role)

    def initialize(self, ctx=None):
        if self._handle is None:
            self._open(ctx)
        elif ctx is not None and ctx is not self._context:
            refuse("ctx", ctx, f"the context that the manager was made with, {self._context!r}")
        raw.role_manager_initialize(self._handle)
        self._is_initialized = True

    def initialized(self):
        return self._is_initialized

    def has_role(self, name):
        return bool(raw.role_manager_has_role(self._opened(), _name("name", name)))

    def role_size(self, name):
        return raw.role_manager_role_size(self._opened(), _name("name", name))

    def role_rank(self, name):
        return raw.role_manager_role_rank(self._opened(), _name("name", name))

    def context(self):
        return _adopted(raw.role_manager_context(self._opened()))

    def destroy(self):
        if self._handle is not None:
            handle, self._handle, self._context = self._handle, None, None
            self._is_initialized = False
            raw.role_manager_destroy(handle)
            _lifetime.settle()

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.destroy()

    def __del__(self):
        if self._handle is not None and not is_finalizing():
            what = f"{self!r}, a manager of roles,"
            _lifetime.abandon(what, raw.role_manager_destroy, self._handle, self._made_at, self)

    def __repr__(self):
        roles = ", ".join(f"{name}: {count}" for name, count in self._roles)
        return f"<dtl.RoleManager, {roles or 'no roles'}>"

    def _opened(self):
        if self._handle is None:
            refuse("self", self, "a manager that has a context")
        return self._handle


def intergroup_send(mgr, target_role, target_rank, data, tag=0):
    array, dtype = _arguments.array("data", data)
    peer = _peer(mgr, "target", target_role, target_rank)
    raw.intergroup_send(*peer, memory(array), array.size, dtype, _arguments.integer("tag", tag))


def intergroup_recv(mgr, source_role, source_rank, count, dtype=None, tag=0):
    found, number = _dtypes.given(dtype)
    result = np.empty(_arguments.size("count", count), found)
    peer = _peer(mgr, "source", source_role, source_rank)
    raw.intergroup_recv(*peer, room(result), result.size, number, _arguments.integer("tag", tag))
    return result


def intergroup_broadcast(
    mgr, source_role, source_rank, target_role, data=None, *, count=0, dtype=None, tag=0
):
    peer = _peer(mgr, "source", source_role, source_rank)
    target = _name("target_role", target_role)
    is_source = mgr.role_rank(source_role) == peer[2]
    if not is_source and not mgr.has_role(target):
        mgr.role_size(target)  # refuses a role that does not exist
        return None
    if data is None:
        if is_source:
            refuse("data", data, "an array or a number, on the source")
        found, number = _dtypes.given(dtype)
        array = np.empty(_arguments.size("count", count), found)
    elif is_source:
        array, number = _arguments.array("data", data)
    else:
        array = _target(data)
        number = _dtypes.number(array.dtype, "data.dtype")
    place = memory(array) if is_source else room(array)
    tag = _arguments.integer("tag", tag)
    raw.intergroup_broadcast(*peer, target, place, array.size, number, tag)
    return array


def _target(data):
    """An array of the caller's to receive into."""
    if not isinstance(data, np.ndarray):
        refuse("data", data, "a NumPy array to receive into, or None with count and dtype")
    return _arguments.result(data, data.shape, data.dtype)


def _peer(mgr, which, role, rank):
    if not isinstance(mgr, RoleManager):
        refuse("mgr", mgr, "a dtl.RoleManager")
    name = _name(f"{which}_role", role)
    return mgr._opened(), name, _arguments.integer(f"{which}_rank", rank)


def _name(argument, value):
    if not isinstance(value, str):
        refuse(argument, value, "a role's name")
    return value
