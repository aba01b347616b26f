# SPDX-License-Identifier: BSD-3-Clause
"""Kernels compiled ahead of time, for a target that need not be there, as C that launches them."""

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
_SHARED = 48 << 10  # bytes a block, which need not be asked for
_COLUMN = 16  # bytes a line of C
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
    """What Triton compiles, of a kernel and the text of its arguments."""
    given = signatures.arguments(_compiler.function(kernel).arg_names, signature, values or {})
    types = {each.name: each.type for each in given}
    constants = {each.name: each.constant for each in given if each.constant is not None}
    return _compiler.source(
        kernel, types, constants, [each.name for each in given if each.hint == 16]
    )


def kernel_name_suffix(kernel, signature, values=None, **options):
    """What tells the compiled kernel from others of its name."""
    names = _compiler.function(kernel).arg_names
    return signatures.suffix(signatures.arguments(names, signature, values or {}), options)


def materialize_c_params(kernel, signature, grid, target, values=None, name=None, **options):
    """What stands in the C of a kernel, by name; it is compiled for that."""
    aim = _compiler.target(target)
    given = signatures.arguments(_compiler.function(kernel).arg_names, signature, values or {})
    places = ", ".join(_grid(grid, given))
    made = _compiler.compiled(make_ast_source(kernel, signature, values), aim, options)
    if made.scratch:
        expected = "a kernel without: nobody would allocate it"
        refuse("kernel", f"{made.scratch} bytes of scratch", expected, status=NOT_SUPPORTED)
    handed = [each for each in given if each.constant is None]
    words, named = _DRIVERS[aim.backend], _in_c("name", name or kernel.__name__)
    types = [words["pointer"] if x.c_type == "*" else x.c_type for x in handed]
    return words | {
        "name": f"{named}_{signatures.suffix(given, options)}",
        "symbol": made.symbol,
        "target": f"{aim.backend}:{aim.arch}:{aim.warp_size}",
        "signature": " ".join(signature.split()),
        "parameters": "".join(f", {type_} {x.name}" for type_, x in zip(types, handed)),
        "arguments": "".join(f"&{x.name}, " for x in handed),
        "grid": places,
        "threads": made.threads,
        "shared": made.shared,
        "bytes": len(made.binary),
        "binary": _listed(made.binary),
    }


def _in_c(argument, name):
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        refuse(argument, name, "a name in C", rule="name")
    return name


def _grid(grid, given):
    """Expressions of C over the arguments that are handed over; constants are their values."""
    if not isinstance(grid, (list, tuple)) or len(grid) != 3:
        refuse("grid", grid, "three numbers, or expressions of C", rule="length")
    known = {each.name: each.name if each.constant is None else each.constant for each in given}
    for each in map(str, grid):
        for name in _NAME.findall(each):
            if name not in known:
                refuse("grid", each, f"names among {', '.join(known)}", rule="name")
        yield f"(unsigned)({_NAME.sub(lambda match: str(known[match[0]]), each)})"


def _listed(binary):
    rows = itertools.zip_longest(*[iter(binary)] * _COLUMN)
    return "\n".join(
        "    " + " ".join(f"0x{each:02x}," for each in row if each is not None) for row in rows
    )


def dump_c_code(params, out_path):
    """Writes NAME.h and NAME.c to a folder, and gives their paths.

    `NAME_load()` loads the kernel where a device's context is current, `NAME(stream, ...)` does so
    if need be and launches it, `NAME_unload()` forgets it; each gives the driver's status.
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
    path = Path(__file__).with_name(f"launch.{name}.txt")
    return Template(path.read_text(encoding="utf-8"))


def aot_compile_spaces(spaces, target=None, out_path=None):
    """A decorator: the kernel is compiled once for each of the values to try of each space.

    A space's name is the name in C; it has `signature`, `grid`, and `triton_algo_infos`, a list of
    constants and options by name.  Without a target the spaces stand at the kernel as `aot_spaces`,
    and nothing else is done; with one `aot_files` are the files that were written to a folder.
    """
    if not isinstance(spaces, dict):
        refuse("spaces", spaces, "a dictionary by names in C")
    for name, space in spaces.items():
        _check_space(_in_c("spaces", name), space)
    if target is not None and out_path is None:
        refuse("out_path", out_path, "a folder for what is written", rule="folder")

    def decorate(kernel):
        _compiler.function(kernel).aot_spaces = spaces
        kernel.aot_files = [] if target is None else list(_files(kernel, target, out_path))
        return kernel

    return decorate


def _check_space(name, space):
    lacking = [key for key in ("signature", "grid", "triton_algo_infos") if not space.get(key)]
    if lacking:
        refuse("spaces", f"{name} without {lacking[0]}", "signature, grid and triton_algo_infos")
    known = [*signatures.tried(space["signature"]), *_OPTIONS]
    for each in space["triton_algo_infos"]:
        wrong = [key for key in each if key not in known]
        if wrong:
            what = f"{name} with {wrong[0]} to try"
            refuse("spaces", what, f"{', '.join(known)}: names that it has", rule="name")


def _files(kernel, target, out_path):
    for name, space in kernel.aot_spaces.items():
        for each in space["triton_algo_infos"]:
            options = {key: each[key] for key in _OPTIONS if key in each}
            params = materialize_c_params(
                kernel, space["signature"], space["grid"], target, each, name, **options
            )
            yield from dump_c_code(params, out_path)


def apply_triton340_inductor_patch():
    """Does nothing, and says so: this package patches neither Triton nor PyTorch."""
    words = "dtl.triton patches nothing: torch.compile works with Triton 3.7 and later as it is"
    warnings.warn(words, stacklevel=2)
