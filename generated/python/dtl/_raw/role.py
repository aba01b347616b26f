# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Roles, as C has it."""

from dtl._failure import fail
from dtl._native import ffi, lib

role_manager_destroy = lib.dtl_role_manager_destroy

_role_manager_create = lib.dtl_role_manager_create
_role_manager_add_role = lib.dtl_role_manager_add_role
_role_manager_add_role_of = lib.dtl_role_manager_add_role_of
_role_manager_initialize = lib.dtl_role_manager_initialize
_role_manager_has_role = lib.dtl_role_manager_has_role
_role_manager_role_size = lib.dtl_role_manager_role_size
_role_manager_role_rank = lib.dtl_role_manager_role_rank
_intergroup_send = lib.dtl_intergroup_send
_intergroup_recv = lib.dtl_intergroup_recv
_role_manager_context = lib.dtl_role_manager_context
_intergroup_broadcast = lib.dtl_intergroup_broadcast


def role_manager_create(ctx):
    mgr = ffi.new("dtl_role_manager_t *")
    status = _role_manager_create(ctx, mgr)
    if status:
        fail(status)
    return mgr[0]


def role_manager_add_role(mgr, role_name, num_ranks):
    status = _role_manager_add_role(mgr, role_name.encode(), num_ranks)
    if status:
        fail(status)


def role_manager_add_role_of(mgr, role_name, ranks, count):
    status = _role_manager_add_role_of(mgr, role_name.encode(), ranks, count)
    if status:
        fail(status)


def role_manager_initialize(mgr):
    status = _role_manager_initialize(mgr)
    if status:
        fail(status)


def role_manager_has_role(mgr, role_name):
    has_role = ffi.new("int *")
    status = _role_manager_has_role(mgr, role_name.encode(), has_role)
    if status:
        fail(status)
    return has_role[0]


def role_manager_role_size(mgr, role_name):
    size = ffi.new("dtl_size_t *")
    status = _role_manager_role_size(mgr, role_name.encode(), size)
    if status:
        fail(status)
    return size[0]


def role_manager_role_rank(mgr, role_name):
    rank = ffi.new("dtl_rank_t *")
    status = _role_manager_role_rank(mgr, role_name.encode(), rank)
    if status:
        fail(status)
    return rank[0]


def intergroup_send(mgr, target_role, target_rank, buf, count, dtype, tag):
    status = _intergroup_send(mgr, target_role.encode(), target_rank, buf, count, dtype, tag)
    if status:
        fail(status)


def intergroup_recv(mgr, source_role, source_rank, buf, count, dtype, tag):
    status = _intergroup_recv(mgr, source_role.encode(), source_rank, buf, count, dtype, tag)
    if status:
        fail(status)


def role_manager_context(mgr):
    ctx = ffi.new("dtl_context_t *")
    status = _role_manager_context(mgr, ctx)
    if status:
        fail(status)
    return ctx[0]


def intergroup_broadcast(mgr, source_role, source_rank, target_role, buf, count, dtype, tag):
    status = _intergroup_broadcast(mgr, source_role.encode(), source_rank, target_role.encode(),
                                   buf, count, dtype, tag)
    if status:
        fail(status)
