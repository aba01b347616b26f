# SPDX-License-Identifier: BSD-3-Clause
"""The Spack package of DTL, built from the checkout that contains this file."""

from pathlib import Path

from spack.package import CMakePackage, depends_on, extends, license, variant, version


class Dtl(CMakePackage):
    """Distributed containers, collectives, messages and one-sided memory for C, Python and
    Fortran.  MPI, hwloc and Highway are loaded at run time if they are installed.
    """

    git = Path(__file__).resolve().parents[4].as_uri()

    license("BSD-3-Clause")

    version("main", branch="main")

    variant("mpi", default=True, description="Several processes, by the MPI of this Spack")
    variant("fortran", default=True, description="The Fortran module")
    variant("python", default=False, description="The Python package")
    variant("static", default=True, description="libdtl.a beside the shared library")
    variant("hwloc", default=True, description="NUMA nodes and caches in topology queries")
    variant("highway", default=True, description="Sorting by vector instructions")

    depends_on("c", type="build")
    depends_on("cxx", type="build", when="+highway")
    depends_on("fortran", type="build", when="+fortran")
    depends_on("cmake@3.22:", type="build")
    depends_on("mpi", when="+mpi")
    depends_on("hwloc@2:", when="+hwloc")
    depends_on("highway", when="+highway")
    depends_on("python@3.10:", type=("build", "run"), when="+python")
    depends_on("py-cffi@1.16:", type=("build", "run"), when="+python")
    depends_on("py-numpy@1.22:", type=("build", "run"), when="+python")
    extends("python", when="+python")

    def cmake_args(self):
        options = [
            self.define_from_variant(f"DTL_{name.upper()}", name)
            for name in ("fortran", "python", "static")
        ]
        options += [self.define("DTL_TESTS", False), self.define("DTL_EXAMPLES", False)]
        if self.spec.satisfies("+python"):
            options.append(self.define("DTL_PYTHON_DIR", self.python_dir()))
        return options

    def python_dir(self):
        """Returns the folder of Python packages, relative to the prefix."""
        return self.spec["python"].package.platlib
