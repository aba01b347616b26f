# SPDX-License-Identifier: BSD-3-Clause
"""Package-level checks: names, versions, backends, docstrings, imports."""

import inspect
import os
import pickle
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import dtl


def test_versions_agree():
    assert dtl.__version__ == "0.1.0a1"
    assert dtl.version_info == (0, 1, 0)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (dtl.DistributedVector, r"^DistributedVector\.__init__\(\) missing"),
        (dtl.DistributedTensor, r"^DistributedTensor\.__init__\(\) missing"),
        (lambda ctx: ctx.split(), r"^Context\.split\(\) missing"),
        (lambda ctx: ctx.split(1, 2, 3), r"^Context\.split\(\) takes"),
    ],
)
def test_a_missing_argument_is_named_with_the_public_name(ctx, call, words):
    with pytest.raises(TypeError, match=words):
        call(ctx)


@pytest.mark.parametrize("name", dtl.__all__)
def test_every_public_name_exists_and_is_documented(name):
    found = getattr(dtl, name)

    assert not callable(found) or inspect.getdoc(found)


CLASSES = [
    found
    for package in (dtl, dtl.observe)
    for found in vars(package).values()
    if isinstance(found, type) and found.__module__.startswith("dtl")
]


@pytest.mark.parametrize("owner", CLASSES, ids=lambda owner: owner.__name__)
def test_every_member_is_documented(owner):
    ours = [each for each in owner.__mro__ if each.__module__.partition(".")[0] == "dtl"]

    for member in (name for each in ours for name in vars(each)):
        assert member.startswith("_") or inspect.getdoc(getattr(owner, member)), member


# ---- other interpreters -------------------------------------------------------------------------


def imported(folder):
    """Returns the last error line of importing `dtl` from `folder` without any other package."""
    program = f"import sys; sys.path.insert(0, {str(folder)!r}); import dtl"
    command = [sys.executable, "-S", "-E", "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stderr.splitlines()[-1]


def test_an_import_without_packages_names_what_to_install():
    assert imported(Path(dtl.__file__).parents[1]) == (
        f"ImportError: dtl needs cffi and numpy, which {sys.executable} lacks; install by:"
        f" {sys.executable} -m pip install cffi numpy"
    )


def test_an_import_in_a_wrong_python_version_names_the_supported_one(tmp_path):
    tmp_path.joinpath("dtl").mkdir()
    for file in Path(dtl.__file__).parent.glob("*.py"):
        tmp_path.joinpath("dtl", file.name).symlink_to(file)
    tmp_path.joinpath("dtl/_native.cpython-37m-x86_64-linux-gnu.so").touch()

    assert imported(tmp_path) == (
        f"ImportError: dtl was built for Python 3.7, and {sys.executable} is Python"
        f" {sys.version_info.major}.{sys.version_info.minor}; run that Python, or build DTL again,"
        f" with cmake -DPython3_EXECUTABLE={sys.executable}"
    )


@pytest.mark.usefixtures("one_rank_only")
def test_an_import_of_a_foreign_binary_names_the_architecture(tmp_path):
    tmp_path.joinpath("dtl").mkdir()
    for file in Path(dtl.__file__).parent.glob("*.py"):
        tmp_path.joinpath("dtl", file.name).symlink_to(file)
    found = next(Path(dtl.__file__).parent.glob("_native.*.so"))
    machine = b"\x2b\x00"  # SPARC V9 in the machine field of the ELF header
    content = found.read_bytes()
    tmp_path.joinpath("dtl", found.name).write_bytes(content[:18] + machine + content[20:])
    program = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import dtl"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.stderr.endswith(
        ": what is compiled of dtl is of another machine, or of another build than its library;"
        " install it again, or build DTL again and run cmake --install\n"
    ), done.stderr


@pytest.mark.parametrize("name", ["sum", "prod", "min", "max", "land", "bxor", "minloc"])
def test_operations_are_strings(name):
    assert getattr(dtl, name.upper()) == name


def test_policies_are_also_numbers():
    assert dtl.PARTITION_BLOCK == 0
    assert dtl.PARTITION_REPLICATED is dtl.PartitionPolicy.REPLICATED
    assert dtl.PLACEMENT_DEVICE_PREFERRED == 3
    assert dtl.EXEC_ASYNC == 2
    assert dtl.DTL_NCCL_MODE_HYBRID_PARITY == 1
    assert dtl.DTL_NCCL_OP_LOGICAL_REDUCTION == 15


def test_exceptions_derive_from_standard_exceptions():
    assert issubclass(dtl.MemoryError, MemoryError)
    assert issubclass(dtl.BoundsError, IndexError)
    assert issubclass(dtl.InvalidArgumentError, ValueError)
    for kind in (
        dtl.MemoryError,
        dtl.BoundsError,
        dtl.InvalidArgumentError,
        dtl.BackendError,
        dtl.CommunicationError,
    ):
        assert issubclass(kind, dtl.DTLError)
        assert kind.__module__ == "dtl"


def test_exceptions_can_be_pickled():
    error = pickle.loads(pickle.dumps(dtl.BoundsError("past the end")))

    assert isinstance(error, dtl.BoundsError)
    assert str(error) == "past the end"


def test_backend_properties_are_consistent():
    names = dtl.backends.available()
    answers = {
        "MPI": dtl.has_mpi(),
        "CUDA": dtl.has_cuda(),
        "HIP": dtl.has_hip(),
        "NCCL": dtl.has_nccl(),
        "SHMEM": dtl.has_shmem(),
    }

    assert names == [name for name, there in answers.items() if there]
    assert dtl.backends.count() == len(names)
    assert dtl.backends.name() == ("+".join(names) or "Single")
    assert dtl.backends.has_mpi() == answers["MPI"]
    assert "library: DTL 0.1.0" in dtl.backends.report()


@pytest.mark.parametrize("placement", ["host", dtl.PLACEMENT_HOST, 0])
def test_the_host_is_always_available(placement):
    assert dtl.placement_available(placement)


def test_a_device_is_preferred_if_available():
    there = dtl.placement_available("device")

    assert dtl.placement_available(dtl.PLACEMENT_DEVICE_PREFERRED) == there


def test_invalid_placements_are_refused():
    with pytest.raises(ValueError, match="policy: 'attic'; expected a PlacementPolicy"):
        dtl.placement_available("attic")


@pytest.mark.usefixtures("one_rank_only")
def test_info_lists_detected_backends():
    done = subprocess.run(
        [sys.executable, "-m", "dtl", "info"], capture_output=True, text=True, check=True
    )

    assert done.stdout.startswith(f"DTL {dtl.__version__}, Python ")
    assert "ranks: 1\n" in done.stdout
    assert "self: built in" in done.stdout


@pytest.mark.usefixtures("one_rank_only")
@pytest.mark.parametrize("command", ["info", "topology"])
def test_a_job_that_can_not_start_prints_one_line(command):
    done = subprocess.run(
        [sys.executable, "-m", "dtl", command],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "DTL_MPI": "lam"},
    )

    assert done.returncode == 1
    assert done.stderr.startswith(f"python -m dtl {command}: ")
    assert 'DTL_MPI is "lam"' in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.usefixtures("one_rank_only")
def test_the_import_executes_few_lines():
    """The import executes about 120,000 lines, in 0.03 s on an idle machine."""
    code = """
import numpy, sys
lines = 0
def count(frame, event, value):
    global lines
    lines += event == "line"
    return count
sys.settrace(count)
import dtl
sys.settrace(None)
print(lines)
"""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True)

    assert int(done.stdout) < 150_000


@pytest.mark.usefixtures("one_rank_only")
def test_importing_starts_nothing():
    code = "import dtl, sys; print(dtl.Environment.mpi_thread_level(), 'mpi4py' in sys.modules)"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True)

    assert done.stdout == "-1 False\n"


def test_numpy_is_old_enough_and_new_enough():
    assert tuple(map(int, np.__version__.split(".")[:2])) >= (1, 22)
