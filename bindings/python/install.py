# SPDX-License-Identifier: BSD-3-Clause
"""Installs the build, so that this Python imports `dtl`: the target python_install.

The prefix is the user's choice (--given), else the virtual environment of this Python, else CMake's
default. If CMake's default is not writable, the user's base folder (site.getuserbase) is used.
"""

import argparse
import os
import site
import subprocess
import sys
import sysconfig
from pathlib import Path


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cmake")
    parser.add_argument("build", type=Path)
    parser.add_argument("--package", required=True, help="its folder, below the prefix")
    parser.add_argument("--prefix", type=Path, required=True, help="CMake's")
    parser.add_argument("--given", action="store_true", help="it is the user's choice")
    given = parser.parse_args()
    prefix = given.prefix if given.given else _prefix(given.prefix)
    install = [given.cmake, "--install", given.build, "--prefix", prefix]
    subprocess.run(install, check=True, stdout=subprocess.DEVNULL)
    link = _site() / "dtl.pth"
    link.parent.mkdir(parents=True, exist_ok=True)
    link.write_text(f"{prefix / given.package}\n", encoding="utf-8")
    with (given.build / "install_manifest.txt").open("a", encoding="utf-8") as manifest:
        manifest.write(f"\n{link}\n")  # so that the target uninstall knows of it
    print(f"DTL is installed in {prefix}; {sys.executable} imports it by {link}")


def _prefix(default):
    """Returns the prefix if the user chose none; `default` is CMake's."""
    if sys.prefix != sys.base_prefix:
        return Path(sys.prefix)
    there = next(folder for folder in (default, *default.parents) if folder.exists())
    return default if os.access(there, os.W_OK) else Path(site.getuserbase())


def _site():
    """Returns the folder for packages of this Python, or the user's if that is not writable."""
    common = Path(sysconfig.get_path("purelib"))
    return common if os.access(common, os.W_OK) else Path(site.getusersitepackages())


if __name__ == "__main__":
    main()
