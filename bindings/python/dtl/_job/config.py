# SPDX-License-Identifier: BSD-3-Clause
"""The backends that this machine supports: `dtl.backends`."""

from typing import Any

from dtl._calls.config import BackendsCalls
from dtl._failure import report
from dtl._raw import config as raw


class Backends(BackendsCalls):
    @staticmethod
    def available():
        names = "MPI", "CUDA", "HIP", "NCCL", "SHMEM"
        return [name for name in names if getattr(Backends, f"has_{name.lower()}")()]

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
