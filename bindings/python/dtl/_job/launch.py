# SPDX-License-Identifier: BSD-3-Clause
"""Launcher of jobs on this machine without MPI: starts the ranks and waits for them."""

import ctypes
import os
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path

_GRACE_PERIOD = 5  # seconds until ranks that were signaled are killed
_END_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
_FROM_TERMINAL = 0x80  # si_code of a signal that the kernel has also sent to the ranks
_TERMINATED = 128 + signal.SIGTERM  # a rank that is received to end; who has received it has failed
_HEADER_BYTES = 4  # the port, followed by one byte per rank: local.h of the backend
_WHEN_PARENT_ENDS = 1  # PR_SET_PDEATHSIG


def launch(ranks, program, arguments):
    """Runs a job and returns the shell status of the first rank that failed, or 0.

    Returns 127 for a missing program, and 126 if a rank cannot be started.  SIGCHLD and the signals
    that end a job stay blocked in this process afterwards.
    """
    command = _command(program)
    if command is None:
        print(f"python -m dtl run: {program} is no program; expected a file", file=sys.stderr)
        return 127
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD, *_END_SIGNALS})
    with socket.socket() as port:
        port.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        port.bind(("localhost", 0))  # reserves the port until the ranks use it
        job = _Job()
        try:
            job.start(ranks, [*command, *arguments], port.getsockname()[1], before)
        except OSError as error:
            job.end()
            print(f"python -m dtl run: {program}: {error.strerror}", file=sys.stderr)
            return 126
        return job.wait()


def _command(program):
    """Returns the command that runs a program, with this Python for a .py file; None if it is
    missing.
    """
    if program.endswith(".py") and Path(program).is_file():
        return [sys.executable, program]
    found = shutil.which(program)
    return None if found is None else [found]


class _Job:
    """The processes of a job, one per rank."""

    def __init__(self):
        self._running = []
        self._ranks = {}  # rank by process
        self._ended = None  # shared file in which waiting ranks see which ranks have ended
        self._status = 0  # shell status of the job
        self._grace_period = None  # seconds until a kill, once the ranks were signaled

    def start(self, ranks, command, port, mask):
        """Starts the ranks with the signal mask `mask`; raises OSError if one cannot be started."""
        libc = ctypes.CDLL(None)
        self._ended = os.memfd_create("ended")
        os.write(self._ended, port.to_bytes(4, sys.byteorder) + bytes(ranks))

        def as_rank():
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)
            libc.prctl(_WHEN_PARENT_ENDS, signal.SIGTERM)

        for rank in range(ranks):
            variables = {
                "DTL_MPI": "local",  # overrides the user's setting
                "RANK": rank,
                "WORLD_SIZE": ranks,
                "LOCAL_RANK": rank,
                "LOCAL_WORLD_SIZE": ranks,
                "MASTER_ADDR": "localhost",
                "MASTER_PORT": port,
                "DTL_RUN_ENDED": f"/proc/{os.getpid()}/fd/{self._ended}",
            }
            process = subprocess.Popen(
                command,
                stdin=None if rank == 0 else subprocess.DEVNULL,
                env={**os.environ, **{name: str(value) for name, value in variables.items()}},
                preexec_fn=as_rank,  # noqa: PLW1509  - no other thread runs Python
            )
            self._ranks[process] = rank
            self._running.append(process)

    def wait(self):
        """Waits until all ranks have ended; returns the shell status of the job."""
        while self._running:
            self._wait_for_signal()
            self._collect_ended()
        return self._status

    def end(self, number=signal.SIGTERM):
        """Signals the running ranks once; wait() kills those that do not end in time."""
        for process in self._running:
            process.send_signal(number)
        self._grace_period = _GRACE_PERIOD

    def _wait_for_signal(self):
        """Waits for the end of a rank or for a signal that ends the job.

        Forwards such a signal to the ranks, unless the terminal has sent it to them as well.  Kills
        the ranks after the grace period.
        """
        wanted = {signal.SIGCHLD, *_END_SIGNALS}
        if self._grace_period is None:
            received = signal.sigwaitinfo(wanted)
        else:
            received = signal.sigtimedwait(wanted, self._grace_period)
        if received is None:
            self.end(signal.SIGKILL)
        elif received.si_signo in _END_SIGNALS:
            self._status = self._status or 128 + received.si_signo
            if received.si_code == _FROM_TERMINAL:
                self._grace_period = _GRACE_PERIOD
            else:
                self.end(received.si_signo)

    def _collect_ended(self):
        """Marks ended ranks in the shared file; after the first failure, ends the other ranks."""
        ended = [process for process in self._running if process.poll() is not None]
        self._running = [process for process in self._running if process.returncode is None]
        for process in ended:
            os.pwrite(self._ended, b"\1", _HEADER_BYTES + self._ranks[process])
        codes = sorted(process.returncode for process in ended if process.returncode)
        failed = list(
            map(_shell_status, codes)
        )  # negative codes, killed ranks, first: they caused other failures
        if failed and self._grace_period is None:
            self.end()
        if self._status in (0, _TERMINATED):
            own = [status for status in failed if status != _TERMINATED]
            self._status = next(iter([*own, *failed]), self._status)


def _shell_status(code):
    """Returns a process's exit code as a shell does: 128 + signal number for a killed one."""
    return 128 - code if code < 0 else code
