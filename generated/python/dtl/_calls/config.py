# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/calls.py.j2.
# Do not edit.
"""Versions and features: what follows from the C functions."""

from dtl._raw import config as raw


def has_mpi():
    """Whether an MPI library was found and can be used. Local: does not wait for other ranks."""
    return bool(raw.has_mpi())


def has_cuda():
    """Whether a CUDA device can be used. Local: does not wait for other ranks."""
    return bool(raw.has_cuda())


def has_hip():
    """Whether a HIP device can be used. Local: does not wait for other ranks."""
    return bool(raw.has_hip())


def has_nccl():
    """Whether NCCL can be used. Local: does not wait for other ranks."""
    return bool(raw.has_nccl())


def has_shmem():
    """Whether OpenSHMEM can be used. Local: does not wait for other ranks."""
    return bool(raw.has_shmem())


class BackendsCalls:
    __slots__ = ()

    @staticmethod
    def has_mpi():
        """The same as `dtl.has_mpi()`. Local: does not wait for other ranks."""
        return bool(raw.has_mpi())

    @staticmethod
    def mpi_library():
        """The MPI library that this process runs on, such as \"MPICH 4.0.2\"; \"none\" where no
        context has joined one. Local: does not wait for other ranks.
        """
        return raw.mpi_library()

    @staticmethod
    def has_cuda():
        """The same as `dtl.has_cuda()`. Local: does not wait for other ranks."""
        return bool(raw.has_cuda())

    @staticmethod
    def has_hip():
        """The same as `dtl.has_hip()`. Local: does not wait for other ranks."""
        return bool(raw.has_hip())

    @staticmethod
    def has_nccl():
        """The same as `dtl.has_nccl()`. Local: does not wait for other ranks."""
        return bool(raw.has_nccl())

    @staticmethod
    def has_shmem():
        """The same as `dtl.has_shmem()`. Local: does not wait for other ranks."""
        return bool(raw.has_shmem())
