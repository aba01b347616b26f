# SPDX-License-Identifier: BSD-3-Clause
"""Compiles kernels ahead of time, also for absent GPUs, and writes C code that launches them."""

import itertools
import re
import warnings
from pathlib import Path
from string import Template

from dtl._core.errors import refuse
from dtl._status import NOT_SUPPORTED
from dtl.triton import _compiler
from dtl.triton.tools import signature as signatures

_OPTIONS = "num_warps", "num_stages"
_SHARED = 48 << 10  # bytes of shared memory that a block has without a request
_BYTES_PER_LINE = 16  # in the C array of the binary
_NAME = re.compile(r"[A-Za-z_]\w*")
_DRIVERS = {
    "cuda": {
        "cu": "cu",
        "result": "CUresult",
        "pointer": "CUdeviceptr",
        "include": "<cuda.h>",
        "success": "CUDA_SUCCESS",
        "module": "CUmodule",
        "function": "CUfunction",
        "stream": "CUstream",
        "set_shared": "cuFuncSetAttribute",
        "shared_name": "CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES",
        "launch": "cuLaunchKernel",
    },
    "hip": {
        "cu": "hip",
        "result": "hipError_t",
        "pointer": "hipDeviceptr_t",
        "include": "<hip/hip_runtime_api.h>",
        "success": "hipSuccess",
        "module": "hipModule_t",
        "function": "hipFunction_t",
        "stream": "hipStream_t",
        "set_shared": "hipFuncSetAttribute",
        "shared_name": "hipFuncAttributeMaxDynamicSharedMemorySize",
        "launch": "hipModuleLaunchKernel",
    },
}


def make_ast_source(kernel, signature, values=None):
    """Returns Triton's source of a kernel for a signature of its arguments.

    `values` are the constants for the %NAMEs in the signature.
    """
    arguments = signatures.arguments(
        _compiler.check_kernel(kernel).arg_names, signature, values or {}
    )
    types = {each.name: each.type for each in arguments}
    constants = {each.name: each.constant for each in arguments if each.constant is not None}
    return _compiler.make_source(
        kernel, types, constants, [each.name for each in arguments if each.hint == 16]
    )


def kernel_name_suffix(kernel, signature, values=None, **options):
    """Returns a suffix that identifies a signature, its constants and options among kernels of a
    name.
    """
    names = _compiler.check_kernel(kernel).arg_names
    return signatures.suffix(signatures.arguments(names, signature, values or {}), options)


def materialize_c_params(kernel, signature, grid, target, values=None, name=None, **options):
    """Compiles a kernel and returns the parameters of the C templates, by name.

    `grid` are three numbers or C expressions over the kernel's arguments.  Needs no GPU.
    """
    gpu_target = _compiler.parse_target(target)
    arguments = signatures.arguments(
        _compiler.check_kernel(kernel).arg_names, signature, values or {}
    )
    grid_arguments = ", ".join(_grid(grid, arguments))
    compiled = _compiler.compile_source(
        make_ast_source(kernel, signature, values), gpu_target, options
    )
    if compiled.scratch:
        expected = "a kernel without: nobody would allocate it"
        refuse("kernel", f"{compiled.scratch} bytes of scratch", expected, status=NOT_SUPPORTED)
    parameters = [each for each in arguments if each.constant is None]
    driver, base_name = _DRIVERS[gpu_target.backend], _c_name("name", name or kernel.__name__)
    types = [driver["pointer"] if x.c_type == "*" else x.c_type for x in parameters]
    return driver | {
        "name": f"{base_name}_{signatures.suffix(arguments, options)}",
        "symbol": compiled.symbol,
        "target": f"{gpu_target.backend}:{gpu_target.arch}:{gpu_target.warp_size}",
        "signature": " ".join(signature.split()),
        "parameters": "".join(f", {type_} {x.name}" for type_, x in zip(types, parameters)),
        "arguments": "".join(f"&{x.name}, " for x in parameters),
        "grid": grid_arguments,
        "threads": compiled.threads,
        "shared": compiled.shared,
        "bytes": len(compiled.binary),
        "binary": _c_array(compiled.binary),
    }


def _c_name(argument, name):
    """Returns `name`; raises if it is no identifier in C."""
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        refuse(argument, name, "a name in C", rule="name")
    return name


def _grid(grid, arguments):
    """Yields the sizes of the grid as C expressions, with constants replaced by their values."""
    if not isinstance(grid, (list, tuple)) or len(grid) != 3:
        refuse("grid", grid, "three numbers, or expressions of C", rule="length")
    known = {each.name: each.name if each.constant is None else each.constant for each in arguments}
    for each in map(str, grid):
        for name in _NAME.findall(each):
            if name not in known:
                refuse("grid", each, f"names among {', '.join(known)}", rule="name")
        yield f"(unsigned)({_NAME.sub(lambda match: str(known[match[0]]), each)})"


def _c_array(binary):
    """Returns bytes as the lines of a C array's initializer."""
    rows = itertools.zip_longest(*[iter(binary)] * _BYTES_PER_LINE)
    return "\n".join(
        "    " + " ".join(f"0x{each:02x}," for each in row if each is not None) for row in rows
    )


def dump_c_code(params, out_path):
    """Writes NAME.h and NAME.c to a folder and returns their paths.

    `NAME_load()` loads the kernel into the current device context. `NAME(stream, ...)` launches it,
    and loads it before if necessary. `NAME_unload()` unloads it. Each returns the driver's status.
    """
    folder = Path(out_path)
    if not folder.is_dir():
        refuse("out_path", str(folder), "a folder", rule="folder")
    needs_more = params["shared"] > _SHARED
    text = dict(params, more=_template("shared").substitute(params) if needs_more else "")
    written = []
    for kind in ("h", "c"):
        path = folder / f"{params['name']}.{kind}"
        path.write_text(_template(kind).substitute(text), encoding="utf-8")
        written.append(path)
    return written


def _template(name):
    """Returns the C template of a kind: h, c or shared."""
    path = Path(__file__).with_name(f"launch.{name}.txt")
    return Template(path.read_text(encoding="utf-8"))


def aot_compile_spaces(spaces, target=None, out_path=None):
    """Returns a decorator that compiles a kernel for each set of values of each space.

    `spaces` maps a name in C to a dictionary with `signature`, `grid` and `triton_algo_infos`, a
    list of sets of values: constants and options by name. The kernel's attribute `aot_spaces` is
    `spaces`. With a target, the kernel is compiled, and its attribute `aot_files` are the files
    written to the folder `out_path`.
    """
    if not isinstance(spaces, dict):
        refuse("spaces", spaces, "a dictionary by names in C")
    for name, space in spaces.items():
        _check_space(_c_name("spaces", name), space)
    if target is not None and out_path is None:
        refuse("out_path", out_path, "a folder for what is written", rule="folder")

    def decorate(kernel):
        _compiler.check_kernel(kernel).aot_spaces = spaces
        kernel.aot_files = [] if target is None else list(_files(kernel, target, out_path))
        return kernel

    return decorate


def _check_space(name, space):
    """Raises if a space lacks a key or has a value that its signature does not name."""
    missing = [key for key in ("signature", "grid", "triton_algo_infos") if not space.get(key)]
    if missing:
        refuse("spaces", f"{name} without {missing[0]}", "signature, grid and triton_algo_infos")
    known = [*signatures.value_names(space["signature"]), *_OPTIONS]
    for each in space["triton_algo_infos"]:
        wrong = [key for key in each if key not in known]
        if wrong:
            what = f"{name} with {wrong[0]} to try"
            refuse("spaces", what, f"{', '.join(known)}: names that it has", rule="name")


def _files(kernel, target, out_path):
    """Compiles a kernel for all its spaces; yields the paths of the files written."""
    for name, space in kernel.aot_spaces.items():
        for each in space["triton_algo_infos"]:
            options = {key: each[key] for key in _OPTIONS if key in each}
            params = materialize_c_params(
                kernel, space["signature"], space["grid"], target, each, name, **options
            )
            yield from dump_c_code(params, out_path)


def apply_triton340_inductor_patch():
    """Warns that nothing is patched: this package modifies neither Triton nor PyTorch."""
    words = "dtl.triton patches nothing: torch.compile works with Triton 3.7 and later as it is"
    warnings.warn(words, stacklevel=2)
