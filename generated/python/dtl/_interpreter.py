# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/interpreter.py.j2.
# Do not edit.
"""Checks the Python interpreter and its packages, and explains an import that cannot work.

The package imports this module first. It must run with every Python version.
"""

import sys

_NEEDED = ["cffi", "numpy"]


def _why():
    """Returns the cause of a failed import and its remedy, or "" if it is unknown."""
    # ruff: noqa: PLC0415  - imports are deferred, since a successful import does not need them
    from importlib.machinery import EXTENSION_SUFFIXES
    from importlib.util import find_spec
    from pathlib import Path

    folder = Path(__file__).parent
    if not any((folder / f"_native{suffix}").exists() for suffix in EXTENSION_SUFFIXES):
        built = [_python(each.name) for each in sorted(folder.glob("_native.*"))]
        return (
            f"dtl was built for {' and '.join(built) or 'no Python'}, and {sys.executable} is"
            f" Python {sys.version_info[0]}.{sys.version_info[1]}; run that Python, or build DTL"
            f" again, with cmake -DPython3_EXECUTABLE={sys.executable}"
        )
    missing = [name for name in _NEEDED if find_spec(name) is None]
    if missing:
        return (
            f"dtl needs {' and '.join(missing)}, which {sys.executable} lacks; install by:"
            f" {sys.executable} -m pip install {' '.join(missing)}"
        )
    return ""


def _refuse(error):
    why = _why()
    if not why and (error.path or "").startswith(__file__.rpartition("/")[0]):
        why = (
            f"{error}: what is compiled of dtl is of another machine, or of another build than"
            " its library; install it again, or build DTL again and run cmake --install"
        )
    if why:
        raise ImportError(why) from None


def _python(file):
    """Returns the Python version of a module like _native.cpython-311-x86_64-linux-gnu.so."""
    import re

    found = re.match(r"_native\.cpython-(\d)(\d+)", file)
    return "Python {}.{}".format(*found.groups()) if found else file


def _load():
    try:
        import numpy  # noqa: F401

        from dtl import _native  # noqa: F401
    except ImportError as error:
        _refuse(error)
        raise


_load()
