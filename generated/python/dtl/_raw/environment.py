# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""The environment, as C has it."""

from dtl._failure import fail, text
from dtl._native import ffi, lib

environment_destroy = lib.dtl_environment_destroy
environment_is_initialized = lib.dtl_environment_is_initialized
environment_ref_count = lib.dtl_environment_ref_count
environment_has_mpi = lib.dtl_environment_has_mpi
environment_has_cuda = lib.dtl_environment_has_cuda
environment_has_hip = lib.dtl_environment_has_hip
environment_has_nccl = lib.dtl_environment_has_nccl
environment_has_shmem = lib.dtl_environment_has_shmem
environment_mpi_thread_level = lib.dtl_environment_mpi_thread_level
abort = lib.dtl_abort
interrupt = lib.dtl_interrupt
interrupt_clear = lib.dtl_interrupt_clear
interrupt_is_stuck = lib.dtl_interrupt_is_stuck
interrupt_check_set = lib.dtl_interrupt_check_set

_environment_create = lib.dtl_environment_create
_environment_create_with_args = lib.dtl_environment_create_with_args
_environment_domain = lib.dtl_environment_domain
_environment_make_world_context = lib.dtl_environment_make_world_context
_environment_make_world_context_gpu = lib.dtl_environment_make_world_context_gpu
_environment_make_cpu_context = lib.dtl_environment_make_cpu_context


def environment_create():
    env = ffi.new("dtl_environment_t *")
    status = _environment_create(env)
    if status:
        fail(status)
    return env[0]


def environment_create_with_args(argc, argv):
    env = ffi.new("dtl_environment_t *")
    status = _environment_create_with_args(env, argc, argv)
    if status:
        fail(status)
    return env[0]


def environment_domain(env):
    result = _environment_domain(env)
    return text(result)


def environment_make_world_context(env):
    ctx = ffi.new("dtl_context_t *")
    status = _environment_make_world_context(env, ctx)
    if status:
        fail(status)
    return ctx[0]


def environment_make_world_context_gpu(env, device_id):
    ctx = ffi.new("dtl_context_t *")
    status = _environment_make_world_context_gpu(env, device_id, ctx)
    if status:
        fail(status)
    return ctx[0]


def environment_make_cpu_context(env):
    ctx = ffi.new("dtl_context_t *")
    status = _environment_make_cpu_context(env, ctx)
    if status:
        fail(status)
    return ctx[0]
