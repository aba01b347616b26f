# SPDX-License-Identifier: BSD-3-Clause
"""Runs random programs of several ranks, and shrinks those that fail.

    random_programs.py [--seed S] [--programs N | --seconds T] [--launcher NAME] [--print]

The launcher is `local`, the job without MPI, or the name of an MPI.

A program is a list of steps, each a few lines of Python that all ranks run and that check their
own result against NumPy.  Most programs also have an event: a rank is killed, stopped, ends early,
raises, forks, receives signals, or closes an object from another thread.  The job runs with
DTL_CHECK on or off, with node collectives on or off, and where possible with a small /dev/shm.

A program fails if its job does not end in time, if a rank dies by a signal that no event sent, if a
check fails, if a program without a fatal event does not succeed, or if the job leaves processes or
shared memory behind.  A failing program is reduced to the steps that it needs and printed.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from random_steps import CALM, EPILOGUE, EVENTS, PROLOGUE, Draw, Step

TIME_LIMIT_SECONDS = 40  # seconds per job on an idle machine
LAUNCH = Path(__file__).parents[3] / "script/launch"
MARK = "DTL_RANDOM_PROGRAM"  # the environment variable that marks the processes of a job
SMALL_SHM = 6 << 20  # bytes of /dev/shm in some jobs


@dataclass(frozen=True)
class Program:
    seed: int
    launcher: str
    ranks: int
    environment: dict[str, str]
    shm: int  # bytes of /dev/shm; 0 leaves it as it is
    steps: tuple[Step, ...]

    @property
    def is_fatal(self) -> bool:
        return self.shm > 0 or any(step.is_fatal for step in self.steps)

    def text(self) -> str:
        return PROLOGUE + "\n".join(step.text for step in self.steps) + EPILOGUE

    def description(self) -> str:
        settings = " ".join(f"{name}={value}" for name, value in self.environment.items())
        shm = f"; /dev/shm of {self.shm} bytes" if self.shm else ""
        command = f"{settings} script/launch {self.launcher} {self.ranks} python PROGRAM{shm}"
        return f"# seed {self.seed}: {command}\n{self.text()}"


# ---- programs ------------------------------------------------------------------------------------


def generate_program(seed: int, launcher: str = "local") -> Program:
    choices = random.Random(seed)
    draw = Draw(choices, choices.choice([1, 2, 2, 3, 3, 4]))
    wanted = choices.randrange(3, 25)
    event_at = choices.randrange(wanted) if choices.random() < 0.7 else -1
    steps: list[Step] = []
    while len(steps) < wanted:
        kinds = EVENTS if len(steps) == event_at else CALM
        step = choices.choice(kinds)(draw)
        if step is not None:
            steps.append(step)
    environment = {}
    if choices.random() < 0.4:
        environment["DTL_CHECK"] = "1"
    if choices.random() < 0.25:
        environment["DTL_NODE_COLLECTIVES"] = "off"
    if choices.random() < 0.2:
        environment["DTL_NODE_SIZE"] = "1"
    if any(may_wait(step, launcher) for step in steps):
        environment["DTL_TIMEOUT"] = "10"
    small = choices.random() < 0.15 and bool(namespace_prefix(SMALL_SHM))
    return Program(seed, launcher, draw.ranks, environment, SMALL_SHM if small else 0, tuple(steps))


def may_wait(step: Step, launcher: str) -> bool:
    """Returns true if ranks may wait forever for the rank that leaves in this step.

    An MPI waits in its own calls. A context that has maps or windows is closed by all ranks
    together, and matches another call of theirs.
    """
    return step.leaves == "close" or (step.leaves != "" and launcher != "local")


def namespace_prefix(shm: int) -> list[str]:
    """Returns the command prefix that mounts a private /dev/shm of `shm` bytes."""
    script = f'mount -t tmpfs -o size={shm} tmpfs /dev/shm && exec "$@"'
    may = os.geteuid() == 0 and shutil.which("unshare")
    return ["unshare", "--mount", "sh", "-c", script, "sh"] if may else []


@dataclass(frozen=True)
class Outcome:
    """Result of a job; `fault` is empty on success, and `kind` classifies faults."""

    fault: str = ""
    output: str = ""

    @property
    def kind(self) -> str:
        return re.sub(r"[0-9]+", "N", self.fault)


def processes(mark: str) -> list[int]:
    """Returns the processes whose environment contains the mark of a job."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if f"{MARK}={mark}".encode() in (entry / "environ").read_bytes():
                found.append(int(entry.name))
    return found


def send_signal(mark: str, number: signal.Signals) -> None:
    for process in processes(mark):
        with suppress(ProcessLookupError):
            os.kill(process, number)


def run_job(program: Program) -> Outcome:
    folder = Path(tempfile.mkdtemp(prefix="dtl-random-"))
    try:
        return _run_in_folder(program, folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def limit() -> float:
    """Returns the time limit of a job in seconds, scaled by the load of the machine."""
    return TIME_LIMIT_SECONDS * max(1, os.getloadavg()[0] / (os.cpu_count() or 1))


def _run_in_folder(program: Program, folder: Path) -> Outcome:
    source, temporary, output = folder / "program.py", folder / "temporary", folder / "output"
    source.write_text(program.text())
    temporary.mkdir()
    mark = f"{os.getpid()}-{program.seed}-{time.monotonic_ns()}"
    before = shared_memory()
    command = namespace_prefix(program.shm) if program.shm else []
    command += [str(LAUNCH), program.launcher, str(program.ranks), sys.executable, str(source)]
    environment = {**os.environ, **program.environment, MARK: mark, "TMPDIR": str(temporary)}
    environment["PYTHONFAULTHANDLER"] = "1"
    seconds = limit()
    with output.open("wb") as log:
        job = subprocess.Popen(
            command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, env=environment
        )
        try:
            status = job.wait(seconds)
        except subprocess.TimeoutExpired:
            send_signal(mark, signal.SIGABRT)  # each rank prints a traceback
            time.sleep(1)
            send_signal(mark, signal.SIGKILL)
            job.wait()
            fault = f"the job did not end in {seconds:.0f} s"
            return Outcome(fault, output.read_text(errors="replace"))
    text = output.read_text(errors="replace")
    left = remaining_processes(mark)
    send_signal(mark, signal.SIGKILL)
    return Outcome(fault_of(program, status, text, left, shared_memory() - before), text)


def shared_memory() -> set[Path]:
    return {path for path in Path("/dev/shm").iterdir() if "dtl" in path.name}


def fault_of(program: Program, status: int, text: str, left: list[int], shared: set[Path]) -> str:
    """Returns the fault of an ended job, or an empty string."""
    done = text.count(" is done\n")
    came_to_the_end = status == 0 and done == program.ranks
    # A rank that quits without MPI_Finalize() may end the job, with status 0.
    quits = program.launcher != "local" and any(step.leaves == "quit" for step in program.steps)
    may_be_silent = quits or program.ranks == 1
    crash = re.search(r"Fatal Python error: .*", text)
    faults = {
        crash[0] if crash else "": crash is not None,
        "a check failed": "AssertionError" in text,
        f"{len(left)} processes stayed behind": bool(left),
        f"{len(shared)} pieces of shared memory stayed behind": bool(shared),
        f"status {status}; expected success": not program.is_fatal and not came_to_the_end,
        "status 0, although no rank came to the end": status == done == 0 and not may_be_silent,
    }
    return next((name for name, is_so in faults.items() if is_so), "")


def remaining_processes(mark: str) -> list[int]:
    """Returns the processes of an ended job that still exist after 5 s."""
    end = time.monotonic() + 5
    while (left := processes(mark)) and time.monotonic() < end:
        time.sleep(0.05)
    return left


def without_step(program: Program, index: int) -> Program:
    """Returns the program without one step and without the steps that depend on it."""
    steps, gone = [], {program.steps[index].makes} - {""}
    for number, step in enumerate(program.steps):
        if number == index or gone & set(step.uses):
            gone |= {step.makes} - {""}
        else:
            steps.append(step)
    return replace(program, steps=tuple(steps))


def shrink(program: Program, kind: str, tries: int = 3) -> Program:
    """Removes steps and settings while the program still fails with the same kind of fault."""

    def still_fails(smaller: Program) -> bool:
        return any(run_job(smaller).kind == kind for _ in range(tries))

    for name in list(program.environment):
        rest = {key: value for key, value in program.environment.items() if key != name}
        if still_fails(replace(program, environment=rest)):
            program = replace(program, environment=rest)
    index = len(program.steps) - 1
    while index >= 0:
        smaller = without_step(program, index)
        if smaller.steps and still_fails(smaller):
            program = smaller
        index = min(index - 1, len(program.steps) - 1)
    return program


def seeds(options: argparse.Namespace) -> Iterator[int]:
    end = time.monotonic() + options.seconds if options.seconds else None
    number = 0
    while (number < options.programs) if end is None else (time.monotonic() < end):
        yield options.seed + number
        number += 1


def main() -> int:
    layout = argparse.RawTextHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=layout)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--programs", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0, help="instead of a number of programs")
    parser.add_argument("--launcher", default="local")
    parser.add_argument("--print", action="store_true", help="print the programs, run none")
    parser.add_argument("--no-shrinking", action="store_true")
    options = parser.parse_args()
    ran = failed = 0
    for seed in seeds(options):
        program = generate_program(seed, options.launcher)
        compile(program.text(), f"program {seed}", "exec")
        if options.print:
            print(program.description())
            continue
        ran += 1
        outcome = run_job(program)
        if not outcome.fault:
            continue
        failed += 1
        print(f"\nFAILED seed {seed}: {outcome.fault}\n{outcome.output[-6000:]}", flush=True)
        if not options.no_shrinking:
            program = shrink(program, outcome.kind)
        print(f"{program.description()}\n", flush=True)
    print(f"{ran} programs from seed {options.seed}, {failed} failed")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
