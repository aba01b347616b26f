# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/raw.py.j2.
# Do not edit.
"""Versions and features, as C has it."""

from dtl._failure import text
from dtl._native import lib

version_major = lib.dtl_version_major
version_minor = lib.dtl_version_minor
version_patch = lib.dtl_version_patch
abi_version = lib.dtl_abi_version
has_mpi = lib.dtl_has_mpi
has_cuda = lib.dtl_has_cuda
has_hip = lib.dtl_has_hip
has_nccl = lib.dtl_has_nccl
has_shmem = lib.dtl_has_shmem
backend_count = lib.dtl_backend_count
backend_report = lib.dtl_backend_report

_version_string = lib.dtl_version_string
_mpi_library = lib.dtl_mpi_library
_backend_name = lib.dtl_backend_name
_version = lib.dtl_version


def version_string():
    result = _version_string()
    return text(result)


def mpi_library():
    result = _mpi_library()
    return text(result)


def backend_name():
    result = _backend_name()
    return text(result)


def version():
    result = _version()
    return text(result)
