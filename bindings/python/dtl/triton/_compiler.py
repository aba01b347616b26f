# SPDX-License-Identifier: BSD-3-Clause
"""All that this package knows of Triton's compiler, which runs for a target that need not be there.

Triton promises none of these names.  moved() tells which of them a new version has no more.
"""

import functools
from pathlib import Path
from typing import NamedTuple

from dtl._core.errors import failure, refuse
from dtl._status import BACKEND_UNAVAILABLE, INVALID_STATE, NOT_SUPPORTED
from dtl.triton import _gpu, _heap, _interpreter
from dtl.triton._import_triton import VARIABLE, VERSION
from dtl.triton.compiled.rewrite import rewritten

_NAMES = (
    ("triton.runtime.jit", "JITFunction"),
    ("triton.runtime.jit", "JITFunction.parse"),
    ("triton.compiler", "ASTSource"),
    ("triton.compiler", "compile"),
    ("triton.compiler", "make_backend"),
    ("triton.compiler.errors", "CompilationError"),
    ("triton.compiler.code_generator", "CodeGenerator.call_JitFunction"),
    ("triton.language.core", "extern_elementwise"),
    ("triton.runtime", "driver"),
    ("triton.backends.compiler", "GPUTarget"),
)
_KINDS = {"cuda": 32, "hip": 64}  # threads a warp
_LIBRARY = "dtl_dev"  # which stands in the names of its functions, as HIP's linker wants
_BINARIES = {"cuda": "cubin", "hip": "hsaco"}
# Before it, what is told after a release may be seen before what was stored: the compiler for GPUs
# of AMD leaves out the wait for what it has written back.
_OLDEST_FOR_HIP = 3, 8


class Compiled(NamedTuple):
    """What comes of a kernel: `binary` is for the driver, `text` its PTX or its GCN."""

    symbol: str
    binary: bytes
    text: str
    threads: int
    shared: int
    scratch: int


def moved():
    """Those of Triton's own names that this package needs and does not find."""
    return _interpreter.missing(_NAMES)


@functools.cache
def _triton(path):
    if moved():
        words = f"this Triton has no {', '.join(moved())}"
        raise failure("kernel", "moved", words, "one of 3.7 to 3.9", INVALID_STATE)
    return _interpreter.found(*next(each for each in _NAMES if each[1] == path))


def target(named):
    """Triton's target of a name as "cuda:90", "hip:gfx942:64"."""
    kind, *rest = str(named).split(":")
    arch = rest[0] if rest else ""
    is_arch = arch.isdecimal() if kind == "cuda" else arch.startswith("gfx")
    threads = int(rest[1]) if len(rest) == 2 and rest[1].isdecimal() else _KINDS.get(kind, 0)
    if kind not in _KINDS or not is_arch or len(rest) > 2 or threads not in _KINDS.values():
        refuse("target", named, "one as 'cuda:90:32' or 'hip:gfx942:64'", rule="name")
    return _triton("GPUTarget")(kind, int(arch) if kind == "cuda" else arch, threads)


def function(kernel):
    """A kernel that can be compiled."""
    if _interpreter.is_on() is not False:
        words = "kernels are interpreted"
        expected = f"{VARIABLE}=0 before Triton is imported: Triton binds its own functions then"
        raise failure("kernel", "interpreted", words, expected, INVALID_STATE)
    if not isinstance(kernel, _triton("JITFunction")):
        refuse("kernel", kernel, "a function that triton.jit or dtl.triton.jit has made")
    return kernel


@functools.cache
def kernel_type():
    """What kernels are that are compiled and not interpreted."""

    class Kernel(_triton("JITFunction")):
        """Compiled by dtl.triton.tools for a target, or launched where PyTorch has a GPU."""

        def parse(self):
            return rewritten(super().parse())

        def run(self, *args, grid, warmup, **kwargs):
            if _gpu.torch() is None:
                words = "kernels are compiled and not launched, as PyTorch has no GPU here"
                expected = (
                    f"a GPU, or {VARIABLE}=1 before Triton is imported, or dtl.triton.tools"
                    " to compile it"
                )
                raise failure("fn", "launch", words, expected, NOT_SUPPORTED)
            given = [_gpu.lent(f"args[{place}]", each) for place, each in enumerate(args)]
            named = {name: _gpu.lent(name, each) for name, each in kwargs.items()}
            named["extern_libs"] = _libraries(_here(), kwargs)
            loaded = super().run(*given, grid=grid, warmup=True, **named)
            _tell(loaded)
            return loaded if warmup else super().run(*given, grid=grid, warmup=False, **named)

    parse = Kernel.parse  # what it refuses, the user knows by the name of the decorator
    parse.__code__ = parse.__code__.replace(co_name="jit")
    return Kernel


def source(kernel, types, constants, divisible):
    """What is compiled; `types` and `constants` go by name, `divisible` are the names of those
    arguments that are multiples of 16.
    """
    names = function(kernel).arg_names
    attributes = {(names.index(name),): [["tt.divisibility", 16]] for name in divisible}
    return _triton("ASTSource")(kernel, types, constants, attributes)


def _bitcode(aim):
    """What kernels of this package's call, which a build without clang has not."""
    if aim.backend == "hip" and VERSION < _OLDEST_FOR_HIP:
        here, oldest = (".".join(map(str, each)) for each in (VERSION, _OLDEST_FOR_HIP))
        what = f"hip by Triton {here}"
        expected = f"{oldest} or later for GPUs of AMD, since releases do not wait there before it"
        refuse("target", what, expected, status=NOT_SUPPORTED)
    path = Path(__file__).with_name(f"_dev.{aim.backend}.bc")
    if not path.exists():
        what = f"no functions for {aim.backend}"
        refuse("target", what, "a DTL that was built where clang is", status=BACKEND_UNAVAILABLE)
    return path


def _libraries(aim, options):
    theirs = dict(options.get("extern_libs") or {})
    for name, path in theirs.items():
        if not Path(path).is_file():
            refuse("extern_libs", f"{name} at {path}", "a file of bitcode", rule="file")
    return {_LIBRARY: str(_bitcode(aim))} | theirs


def _here():
    return _interpreter.found("triton.runtime", "driver").active.get_current_target()


def _tell(loaded):
    """Each kernel that was loaded is told the symmetric memory that is open, once."""
    device = _heap.opened().device if _heap.is_open() else None
    if device is not None and getattr(loaded, "told_of", None) is not device:
        loaded._init_handles()
        device.tell(loaded)
        loaded.told_of = device


def compiled(made, aim, options):
    """`options` are the backend's, such as num_warps."""
    libraries, warps = _libraries(aim, options), options.get("num_warps", 1)
    if not isinstance(warps, int) or warps < 1 or warps & warps - 1:
        refuse("num_warps", warps, "a power of two", rule="length")
    backend = _triton("make_backend")(aim)
    known = backend.parse_options({**options, "extern_libs": libraries})
    wrong = sorted(set(options) - set(vars(known)))
    if wrong:
        refuse("options", wrong[0], f"one of the target's, such as {', '.join(options)}")
    try:
        found = _triton("compile")(made, target=aim, options=vars(known))
    except _triton("CompilationError") as error:
        own = _interpreter.own_cause(error)
        if own is None:
            raise
        raise own from None
    told = found.metadata
    return Compiled(
        symbol=told.name,
        binary=found.asm[_BINARIES[aim.backend]],
        text=found.asm["ptx" if aim.backend == "cuda" else "amdgcn"],
        threads=told.num_warps * aim.warp_size,
        shared=told.shared,
        scratch=(getattr(told, "global_scratch_size", 0) or 0) + told.profile_scratch_size,
    )
