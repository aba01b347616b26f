# SPDX-License-Identifier: BSD-3-Clause
"""Which back ends can be used on this machine."""

from dtl import _arguments
from dtl._constants import PlacementPolicy
from dtl._error import report
from dtl._raw import config as raw
from dtl._raw import policy as raw_policy


def has_mpi():
    return bool(raw.has_mpi())


def has_cuda():
    return bool(raw.has_cuda())


def has_hip():
    return bool(raw.has_hip())


def has_nccl():
    return bool(raw.has_nccl())


def has_shmem():
    return bool(raw.has_shmem())


def placement_available(policy):
    return bool(raw_policy.placement_available(_arguments.member("policy", policy, PlacementPolicy)))


_QUESTIONS = {"MPI": has_mpi, "CUDA": has_cuda, "HIP": has_hip, "NCCL": has_nccl, "SHMEM": has_shmem}


class Backends:
    has_mpi = staticmethod(has_mpi)
    has_cuda = staticmethod(has_cuda)
    has_hip = staticmethod(has_hip)
    has_nccl = staticmethod(has_nccl)
    has_shmem = staticmethod(has_shmem)

    @staticmethod
    def available():
        return [name for name, ask in _QUESTIONS.items() if ask()]

    @staticmethod
    def name():
        return "+".join(Backends.available()) or "Single"

    @staticmethod
    def count():
        return len(Backends.available())

    @staticmethod
    def report():
        return report(raw.backend_report)

    def __repr__(self):
        return f"<dtl.backends, {self.name()}>"


backends = Backends()
