# SPDX-License-Identifier: BSD-3-Clause
"""Every code block of the documentation runs.  Blocks that are not complete programs run here, in
one process per language; complete programs run in other tests, and their number is checked here.
"""

import os
import re
import shlex
import subprocess

import pytest
from programs import ROOT, TIMEOUT_SECONDS, run

BLOCKS = re.compile(r"^```(c|cpp|fortran|python)\n(.*?)^```", re.DOTALL | re.MULTILINE)
INSTALL = ROOT / "build/install"

pytestmark = pytest.mark.usefixtures("one_rank_only")

# Number of blocks of each page that run elsewhere, and the place.
RUN_ELSEWHERE = {
    "README.md": (3, "script/support/testing/readme.py"),
    "docs/guide/algorithms.md": (1, "test_guide_programs.py"),
    "docs/guide/c.md": (3, "script/support/testing/readme.py"),
    "docs/guide/containers.md": (6, "test_guide_programs.py"),
    "docs/guide/cpp.md": (1, "script/support/testing/readme.py"),
    "docs/guide/fortran.md": (2, "script/support/testing/readme.py"),
    "docs/guide/from-mpi-fortran.md": (1, "script/support/testing/readme.py"),
    "docs/guide/from-mpi4py.md": (1, "test_migration_pages.py"),
    "docs/guide/from-numpy.md": (2, "test_migration_pages.py, test_numpy_functions.py"),
    "docs/guide/from-petsc.md": (1, "script/support/testing/readme.py"),
    "docs/guide/futures.md": (2, "test_guide_programs.py"),
    "docs/guide/map.md": (3, "test_guide_programs.py"),
    "docs/guide/messages.md": (3, "test_guide_programs.py"),
    "docs/guide/models.md": (2, "test_guide_programs.py"),
    "docs/guide/nonblocking.md": (2, "test_guide_programs.py"),
    "docs/guide/objects.md": (1, "test_guide_programs.py"),
    "docs/guide/one-sided.md": (3, "test_guide_programs.py"),
    "docs/guide/remote-actions.md": (1, "test_guide_programs.py"),
    "docs/guide/roles.md": (3, "test_guide_programs.py"),
    "docs/guide/symmetric.md": (3, "test_guide_programs.py"),
    "docs/guide/topology.md": (2, "test_guide_programs.py"),
    "docs/guide/triton.md": (3, "triton_interpreted/test_kernel_programs.py"),
    "docs/guide/tutorial.md": (5, "script/support/testing/readme.py"),
}
# Blocks that no test runs, by page and a word in the block, with the reason.
NOT_RUN = {
    ("docs/guide/devices.md", "torch"): "PyTorch is no prerequisite of the tests",
    ("docs/design/style.md", ""): "fragments of the runtime",
    (
        "docs/guide/fortran.md",
        "use mpi_f08",
    ): "it needs an MPI compiler; test_security.py has such communicators",
}
PAGES = sorted(["README.md", *(str(p.relative_to(ROOT)) for p in ROOT.glob("docs/**/*.md"))])


def blocks(page):
    return BLOCKS.findall((ROOT / page).read_text())


def block(page, language, word):
    """Returns the only block of the page in this language that contains the word."""
    (found,) = (code for each, code in blocks(page) if each == language and word in code)
    RUN.add((page, found))
    return found


RUN = set()  # blocks that programs of this module contain


# ---- Python -------------------------------------------------------------------------------------

PREPARED = """
import numpy as np
import dtl
ctx = dtl.Context().with_device("emulated")
vec = dtl.DistributedVector(ctx, 8, placement="device")
mine, out = np.ones(3), np.empty(3)
"""
PYTHON = [
    ("docs/guide/getting-started.md", "vec.local_view()", "", "499500.0\n"),
    ("docs/index.md", "op=dtl.SUM", "", "1 ranks, sum 0\n"),
    ("docs/guide/observing.md", "MetricHistogram", "", "2 0.625\n"),
    ("docs/guide/observing.md", "of_calls", "", "1 8\n"),
    ("docs/guide/devices.md", "before.elapsed", "", "True\n"),
    ("docs/guide/devices.md", "device_preferred", PREPARED, "1 1000.0\n"),
    ("docs/guide/devices.md", "exchange_halo", PREPARED, ""),
    ("docs/guide/devices.md", "plan_allreduce", PREPARED, ""),
    ("docs/guide/devices.md", "async_reduce", "", "-500.0\n"),
]
PYTHON_CODE = [before + block(page, "python", word) for page, word, before, _ in PYTHON]


def test_python_blocks_print_their_documented_output():
    done = run(
        ("alone", 1),
        f"for code in {PYTHON_CODE!r}:\n    print('--')\n    exec(code, {{}})\n",
        DTL_DEVICE="emulated",
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split("--\n")[1:] == [said for *_, said in PYTHON]


INTERRUPTED = f"""
import signal
import dtl
recv = dtl.recv
signal.signal(signal.SIGINT, signal.default_int_handler)  # the shell may ignore SIGINT
def interrupted(ctx, **named):
    signal.raise_signal(signal.SIGINT)
    return recv(ctx, source=0, tag=5)
dtl.recv = interrupted
{block("docs/guide/interrupting.md", "python", "KeyboardInterrupt")}
"""


def test_an_interrupted_receive_raises_in_its_caller():
    done = run(("alone", 1), INTERRUPTED)

    assert (done.stdout, done.returncode) == ("no message yet\n", 0), done.stderr


# ---- C, C++ and Fortran -------------------------------------------------------------------------

C = [
    (
        "docs/guide/c.md",
        "dtl_last_error",
        "double x[3] = {0};",
        'printf("%s\\n", status ? "refused" : "");',
    ),
    ("docs/guide/devices.md", "dtl_stream_create", "", ""),
    (
        "docs/guide/devices.md",
        "options.placement",
        "dtl_vector_t vec = NULL;",
        "dtl_vector_destroy(vec);",
    ),
    (
        "docs/guide/devices.md",
        "with_nccl(",
        "dtl_context_t nccl; int device_id = 0; float send[1] = {0}, recv[1];dtl_size_t count = 1;",
        "",
    ),
    (
        "docs/guide/devices.md",
        "queue_fill",
        "double half = 0.5, sum; dtl_stream_t stream = NULL; dtl_vector_t vector;"
        "dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, 8, &vector);"
        "dtl_container_t vec = (dtl_container_t)vector;",
        "dtl_future_destroy(summed); dtl_vector_destroy(vector);",
    ),
    (
        "docs/guide/devices.md",
        "histogram_local",
        "dtl_stream_t stream = NULL; dtl_vector_t vector;"
        "dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, 8, &vector);"
        "dtl_container_t vec = (dtl_container_t)vector;",
        'printf("%d %d\\n", status, (int)bins[0]); dtl_future_destroy(counted);'
        "dtl_vector_destroy(vector);",
    ),
    ("docs/guide/c.md", "dtl_abort", "void *input = &ctx;", ""),
]
WHOLE_C = ("docs/guide/interrupting.md", "dtl_interrupt"), ("docs/index.md", "dtl_allreduce")


def _compiled(folder, compiler, suffix, code, package="dtl"):
    """Compiles the program without warnings and returns its path."""
    source = folder / f"blocks{suffix}"
    source.write_text(code)
    found = subprocess.run(
        ["pkg-config", "--cflags", "--libs", INSTALL / f"lib/pkgconfig/{package}.pc"],
        env=os.environ | {"PKG_CONFIG_PATH": str(INSTALL / "lib/pkgconfig")},
        check=True,
        capture_output=True,
        text=True,
    )
    flags = [*shlex.split(found.stdout), f"-Wl,-rpath,{INSTALL / 'lib'}", "-pthread"]
    program = folder / f"{source.stem}{suffix}.out"
    words = [*compiler, "-Wall", "-Werror", source, *flags, "-o", program]
    subprocess.run(words, check=True, cwd=folder)
    return program


def _printed(program):
    done = subprocess.run(
        [program], capture_output=True, text=True, timeout=TIMEOUT_SECONDS, check=True
    )
    return done.stdout


C_CODE = [block(page, "c", word) for page, word, *_ in C]
WHOLE_C_CODE = [block(page, "c", word) for page, word in WHOLE_C]


def test_c_blocks_run(tmp_path):
    made = "".join(
        f"static int block{place}(dtl_context_t ctx)\n{{\n(void)ctx;\n{before}\n{code}\n{after}\n"
        "return 0;\n}\n"
        for place, (code, (_, _, before, after)) in enumerate(zip(C_CODE, C))
    )
    calls = "".join(f"block{place}(ctx);\n" for place in range(len(C)))
    code = (
        "#include <dtl/dtl.h>\n#include <stdio.h>\n"
        f"{made}int main(void)\n{{\ndtl_context_t ctx;\n"
        f"if (dtl_context_create_default(&ctx) != DTL_SUCCESS)\nreturn 1;\n{calls}return 0;\n}}\n"
    )

    said = _printed(_compiled(tmp_path, ["gcc"], ".c", code))

    assert said == "refused\n4.000000\n0 8\n"
    for whole, says in zip(WHOLE_C_CODE, ("", "1 ranks, sum 0\n")):
        assert _printed(_compiled(tmp_path, ["gcc"], ".c", whole)) == says


CPP = block("docs/guide/cpp.md", "cpp", "dtl::attempt")
CPP_MAIN = block("docs/guide/cpp.md", "cpp", "simulate()")


def test_cpp_blocks_run(tmp_path):
    code = (
        "#include <cstdio>\n#include <dtl/dtl.hpp>\n"
        "static void simulate()\n{\nconst auto ctx = dtl::context::create_default();\n"
        f"int32_t total = 0;\n{CPP}made.value().reduce(DTL_OP_SUM, total);\n"
        f'std::printf("%d\\n", total);\n}}\n{CPP_MAIN}'
    )

    assert _printed(_compiled(tmp_path, ["g++", "-std=c++20"], ".cpp", code)) == "7000\n"


FORTRAN = [
    block("docs/guide/fortran.md", "fortran", word)
    for word in ("real(c_double) :: mine(3)", "v%sort", "v%resize")
]


def test_fortran_blocks_run(tmp_path):
    declared, *statements = FORTRAN[0].split("\n", 1)
    code = f"""program blocks
use dtl
implicit none (type, external)
type(dtl_environment_t) :: env
type(dtl_context_t) :: ctx
type(dtl_vector_t) :: v
{declared}
real(c_double) :: padded(1002)
integer(c_int64_t) :: place
integer(c_int) :: ierr
character(200) :: message
mine = 1
matrix = 2
call env%create()
call env%make_world_context(ctx)
{statements[0]}
call v%create(ctx, DTL_DTYPE_FLOAT64, 1000_c_int64_t)
{FORTRAN[1].replace("total", "total(1)")}
{FORTRAN[2]}
print "(3(f3.1, 1x), i0)", matrix(:, 2), place
call v%close()
call ctx%close()
call env%close()
end program
"""
    program = _compiled(tmp_path, ["gfortran"], ".f90", code, "dtl-fortran")

    assert _printed(program).split() == ["1.0", "1.0", "1.0", "0"]


# ---- completeness -------------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES)
def test_every_code_block_is_run_or_listed(page):
    found = [code for _, code in blocks(page)]
    here = [code for code in found if (page, code) in RUN]
    reasons = [word for of, word in NOT_RUN if of == page]
    not_run = [code for code in found if any(word in code for word in reasons)]

    assert len(here) + len(not_run) + RUN_ELSEWHERE.get(page, (0, ""))[0] == len(found)
