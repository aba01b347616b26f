# SPDX-License-Identifier: BSD-3-Clause
"""Use with mpi4py: both must share one MPI library, whichever of them is imported first."""

import ctypes
import functools
import os
import re
import sys
import weakref

from dtl._core.errors import failure
from dtl._raw import config as raw
from dtl._status import BACKEND_UNAVAILABLE

# Link to Debian's MPICH under the file name that mpi4py's wheel loads; exists if DTL uses it.
LIBMPI = f"{__file__.rsplit('/', 2)[0]}/mpich/libmpi.so.12"


def check(ranks=None):
    """Raises if mpi4py uses another MPI than DTL, or has other than DTL's `ranks` without MPI."""
    theirs = sys.modules.get("mpi4py.MPI")
    if theirs is None or not theirs.Is_initialized() or theirs.Is_finalized():
        return
    ours = raw.mpi_library()
    if ours == "none":
        is_one = ranks in (None, theirs.COMM_WORLD.size) or os.environ.get("DTL_MPI") == "none"
    else:
        is_one = _number(ours) == _number(theirs.Get_library_version())
    if not is_one:
        _fail(theirs, "none that it knows" if ours == "none" else ours)


def communicator(context, handle):
    """Returns an mpi4py communicator for a Fortran communicator handle.

    It keeps the context alive, and becomes MPI_COMM_NULL when the context is closed.
    """
    mpi = sys.modules.get("mpi4py.MPI") or _load()
    if not mpi.Is_initialized():
        _fail(mpi, raw.mpi_library())
    check()
    return _exported(mpi, context, mpi.Comm.f2py(handle))


def single_rank_communicator(context):
    """Returns MPI_COMM_SELF of mpi4py for a context of one rank without MPI.

    Initializes MPI if it is not initialized.
    """
    mpi = sys.modules.get("mpi4py.MPI") or _load(is_starting=True)
    if not mpi.Is_initialized():
        mpi.Init()
    return _exported(mpi, context, mpi.COMM_SELF)


@functools.cache
def _subclass(base):
    """Returns a subclass of an mpi4py class that allows attributes and weak references."""
    return type("LentComm", (base,), {"__doc__": "A communicator of a dtl.Context."})


def _exported(mpi, context, comm):
    """Returns a copy of `comm` that keeps `context` alive, and registers it with the context."""
    made = _subclass(mpi.Intracomm)(comm)
    made.context = context
    context._exported_comms.append(weakref.ref(made))
    return made


def invalidate(comms):
    """Sets exported communicators to MPI_COMM_NULL before MPI frees them: calls on them raise."""
    for each in filter(None, (reference() for reference in comms)):
        mpi = sys.modules["mpi4py.MPI"]
        null = mpi._addressof(mpi.COMM_NULL)
        ctypes.memmove(mpi._addressof(each), null, mpi._sizeof(each))
    comms.clear()


def _load(*, is_starting=False):
    """Imports mpi4py.MPI; initializes MPI only if DTL uses none, to exclude a second MPI."""
    try:
        import mpi4py  # noqa: PLC0415  - most programs have no use for it

        initialize, libmpi = mpi4py.rc.initialize, os.environ.get("MPI4PY_LIBMPI")
        mpi4py.rc.initialize = is_starting
        is_there = os.path.exists(LIBMPI)  # noqa: PTH110  pathlib takes long to import
        if is_there and raw.mpi_library().startswith("MPICH"):
            os.environ.setdefault("MPI4PY_LIBMPI", LIBMPI)
        try:
            from mpi4py import MPI  # noqa: PLC0415
        finally:
            mpi4py.rc.initialize = initialize
            if libmpi is None:
                os.environ.pop("MPI4PY_LIBMPI", None)
    except (ImportError, RuntimeError) as error:  # RuntimeError: no MPI library was found
        what = f"mpi4py can't be imported ({error})"
        expected = f"an mpi4py for {sys.executable}: pip install mpi4py"
        raise failure("self", "mpi4py", what, expected, BACKEND_UNAVAILABLE) from error
    return MPI


def _fail(theirs, ours):
    """Raises an error: mpi4py's MPI, `theirs`, is not DTL's, which the text `ours` describes."""
    words = theirs.Get_library_version().replace("\t", " ").split("\n")[0].strip()[:60]
    ranks = f" of {theirs.COMM_WORLD.size} ranks" if theirs.Is_initialized() else ""
    what = f"mpi4py has {words}{ranks}, and DTL has {ours}"
    expected = "one MPI in the process: import mpi4py.MPI before the first dtl.Context is made"
    raise failure("comm", "mpi", what, expected, BACKEND_UNAVAILABLE)


def _number(version):
    """Returns the version number in the text of MPI_Get_library_version."""
    return re.search(r"\d[^,\s]*", version).group()
