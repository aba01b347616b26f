# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/calls.py.j2.
# Do not edit.
"""The environment: what follows from the C functions."""

from dtl._context.context import Context
from dtl._raw import environment as raw


class EnvironmentCalls:
    __slots__ = ()

    @staticmethod
    def is_initialized():
        """Whether an environment is open in this process. Local: does not wait for other ranks."""
        return bool(raw.environment_is_initialized())

    @staticmethod
    def ref_count():
        """How many environments are open in this process. Local: does not wait for other ranks."""
        return raw.environment_ref_count()

    @staticmethod
    def mpi_thread_level():
        """How many threads may call MPI at once: 0 single, 1 funneled, 2 serialized, 3 multiple;
        -1 where MPI is not running. Local: does not wait for other ranks.
        """
        return raw.environment_mpi_thread_level()

    @property
    def has_mpi(self):
        """Whether MPI can be used."""
        return bool(raw.environment_has_mpi())

    @property
    def has_cuda(self):
        """Whether a CUDA device can be used."""
        return bool(raw.environment_has_cuda())

    @property
    def has_hip(self):
        """Whether a HIP device can be used."""
        return bool(raw.environment_has_hip())

    @property
    def has_nccl(self):
        """Whether NCCL can be used."""
        return bool(raw.environment_has_nccl())

    @property
    def has_shmem(self):
        """Whether OpenSHMEM can be used."""
        return bool(raw.environment_has_shmem())

    def make_cpu_context(self):
        """A context of this process alone, which never communicates. Local: does not wait for
        other ranks.
        """
        return Context._of(raw.environment_make_cpu_context(self._opened()))
