# SPDX-License-Identifier: BSD-3-Clause
"""Which back ends can be used on this machine."""

from typing import Any

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
    return bool(
        raw_policy.placement_available(_arguments.member("policy", policy, PlacementPolicy))
    )


_QUESTIONS = {
    "MPI": has_mpi,
    "CUDA": has_cuda,
    "HIP": has_hip,
    "NCCL": has_nccl,
    "SHMEM": has_shmem,
}


class Backends:
    @staticmethod
    def has_mpi():
        return has_mpi()

    @staticmethod
    def has_cuda():
        return has_cuda()

    @staticmethod
    def has_hip():
        return has_hip()

    @staticmethod
    def has_nccl():
        return has_nccl()

    @staticmethod
    def has_shmem():
        return has_shmem()

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


backends: Any = Backends()
