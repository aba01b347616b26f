# SPDX-License-Identifier: BSD-3-Clause
"""Access to Triton's compiler, which compiles kernels also for GPUs that this machine lacks.

Triton does not guarantee that these names persist.  moved() lists those that the installed version
lacks.
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
_WARP_SIZES = {"cuda": 32, "hip": 64}  # threads per warp, by backend
_LIBRARY = "dtl_dev"  # prefix of its functions' names, which HIP's linker requires
_BINARIES = {"cuda": "cubin", "hip": "hsaco"}
# Older compilers for AMD GPUs omit the wait for written-back data in a release operation, so that a
# signal may be visible before the data that was stored before it.
_OLDEST_FOR_HIP = 3, 8


class Compiled(NamedTuple):
    """A compiled kernel: `binary` is loaded by the driver, `text` is its PTX or GCN assembly.

    `threads` is the number per block; `shared` and `scratch` are sizes in bytes.
    """

    symbol: str
    binary: bytes
    text: str
    threads: int
    shared: int
    scratch: int


def moved():
    """Returns Triton's internal names that this package needs and that do not exist."""
    return _interpreter.missing(_NAMES)


@functools.cache
def _triton(path):
    """Returns an object of Triton by its path in _NAMES; raises if this Triton lacks any of
    them.
    """
    if moved():
        words = f"this Triton has no {', '.join(moved())}"
        raise failure("kernel", "moved", words, "one of 3.7 to 3.9", INVALID_STATE)
    return _interpreter.import_name(*next(each for each in _NAMES if each[1] == path))


def parse_target(named):
    """Returns Triton's target for a name such as "cuda:90" or "hip:gfx942:64"."""
    kind, *rest = str(named).split(":")
    arch = rest[0] if rest else ""
    is_arch = arch.isdecimal() if kind == "cuda" else arch.startswith("gfx")
    threads = int(rest[1]) if len(rest) == 2 and rest[1].isdecimal() else _WARP_SIZES.get(kind, 0)
    if (
        kind not in _WARP_SIZES
        or not is_arch
        or len(rest) > 2
        or threads not in _WARP_SIZES.values()
    ):
        refuse("target", named, "one as 'cuda:90:32' or 'hip:gfx942:64'", rule="name")
    return _triton("GPUTarget")(kind, int(arch) if kind == "cuda" else arch, threads)


def check_kernel(kernel):
    """Returns a kernel if it can be compiled; raises a DTLError otherwise."""
    if _interpreter.is_on() is not False:
        words = "kernels are interpreted"
        expected = f"{VARIABLE}=0 before Triton is imported: Triton binds its own functions then"
        raise failure("kernel", "interpreted", words, expected, INVALID_STATE)
    if not isinstance(kernel, _triton("JITFunction")):
        refuse("kernel", kernel, "a function that triton.jit or dtl.triton.jit has made")
    return kernel


@functools.cache
def kernel_type():
    """Returns the class of kernels that are compiled and not interpreted."""

    class Kernel(_triton("JITFunction")):
        """A kernel that is launched where PyTorch has a GPU, or compiled by dtl.triton.tools."""

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
            converted = [_gpu.kernel_argument(f"args[{i}]", each) for i, each in enumerate(args)]
            named = {name: _gpu.kernel_argument(name, each) for name, each in kwargs.items()}
            named["extern_libs"] = _libraries(_current_target(), kwargs)
            loaded = super().run(*converted, grid=grid, warmup=True, **named)
            _set_device_context(loaded)
            return loaded if warmup else super().run(*converted, grid=grid, warmup=False, **named)

    parse = Kernel.parse  # error messages name the decorator that the user wrote
    parse.__code__ = parse.__code__.replace(co_name="jit")
    return Kernel


def make_source(kernel, types, constants, divisible):
    """Returns Triton's source of a kernel, as compile_source() accepts it.

    `types` and `constants` are dictionaries by argument name; `divisible` are the names of the
    arguments whose values are multiples of 16.
    """
    names = check_kernel(kernel).arg_names
    attributes = {(names.index(name),): [["tt.divisibility", 16]] for name in divisible}
    return _triton("ASTSource")(kernel, types, constants, attributes)


def _bitcode(gpu_target):
    """Returns the path of the bitcode of <dtl/dev.h>'s functions, which a build without clang
    lacks.
    """
    if gpu_target.backend == "hip" and VERSION < _OLDEST_FOR_HIP:
        here, oldest = (".".join(map(str, each)) for each in (VERSION, _OLDEST_FOR_HIP))
        what = f"hip by Triton {here}"
        expected = f"{oldest} or later for GPUs of AMD, since releases do not wait there before it"
        refuse("target", what, expected, status=NOT_SUPPORTED)
    path = Path(__file__).with_name(f"_dev.{gpu_target.backend}.bc")
    if not path.exists():
        what = f"no functions for {gpu_target.backend}"
        refuse("target", what, "a DTL that was built where clang is", status=BACKEND_UNAVAILABLE)
    return path


def _libraries(gpu_target, options):
    """Returns the bitcode libraries to link a kernel with, by name: DTL's and the user's."""
    user_libraries = dict(options.get("extern_libs") or {})
    for name, path in user_libraries.items():
        if not Path(path).is_file():
            refuse("extern_libs", f"{name} at {path}", "a file of bitcode", rule="file")
    return {_LIBRARY: str(_bitcode(gpu_target))} | user_libraries


def _current_target():
    """Returns Triton's target of the current GPU."""
    return _interpreter.import_name("triton.runtime", "driver").active.get_current_target()


def _set_device_context(loaded):
    """Writes the context of the open symmetric memory into a loaded kernel, once per kernel."""
    device = _heap.opened().device if _heap.is_open() else None
    if device is not None and getattr(loaded, "context_of", None) is not device:
        loaded._init_handles()
        device.set_context(loaded)
        loaded.context_of = device


def compile_source(ast_source, gpu_target, options):
    """Compiles a source for a target; `options` are the backend's, such as num_warps."""
    libraries, warps = _libraries(gpu_target, options), options.get("num_warps", 1)
    if not isinstance(warps, int) or warps < 1 or warps & warps - 1:
        refuse("num_warps", warps, "a power of two", rule="length")
    backend = _triton("make_backend")(gpu_target)
    known = backend.parse_options({**options, "extern_libs": libraries})
    wrong = sorted(set(options) - set(vars(known)))
    if wrong:
        refuse("options", wrong[0], f"one of the target's, such as {', '.join(options)}")
    try:
        found = _triton("compile")(ast_source, target=gpu_target, options=vars(known))
    except _triton("CompilationError") as error:
        cause = _interpreter.wrapped_dtl_error(error)
        if cause is None:
            raise
        raise cause from None
    metadata = found.metadata
    return Compiled(
        symbol=metadata.name,
        binary=found.asm[_BINARIES[gpu_target.backend]],
        text=found.asm["ptx" if gpu_target.backend == "cuda" else "amdgcn"],
        threads=metadata.num_warps * gpu_target.warp_size,
        shared=metadata.shared,
        scratch=(getattr(metadata, "global_scratch_size", 0) or 0) + metadata.profile_scratch_size,
    )
