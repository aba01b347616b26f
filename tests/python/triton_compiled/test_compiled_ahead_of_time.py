# SPDX-License-Identifier: BSD-3-Clause
"""Kernels compiled ahead of time: the generated C code compiles and runs on the fake driver."""

import os
import subprocess
from pathlib import Path

import pytest
from programs import ROOT

import dtl
from dtl.triton import tools

# isort: split
import triton
import triton.language as tl

HERE = Path(__file__).parent
FAKES = ROOT / "build/tests/fakes/lib"
CUDA = os.environ.get("CUDA_HOME", "/usr/local/cuda")
GCC = "gcc", "-std=c11", "-Wall", "-Wextra", "-Werror"


@triton.jit
def scale(in_ptr, out_ptr, count, factor, block: tl.constexpr):
    place = tl.program_id(0) * block + tl.arange(0, block)
    tl.store(out_ptr + place, factor * tl.load(in_ptr + place, place < count), place < count)


SIGNATURE = "*fp32:16, *fp32, i32, fp32, %block"
GRID = "(count + block - 1) / block", "1", 1
SPACE = {
    "signature": SIGNATURE,
    "grid": GRID,
    "triton_algo_infos": [{"block": 64, "num_warps": 2}, {"block": 32}],
}


def sources(files):
    return sorted(path for path in files if path.suffix == ".c")


def test_kernels_run_on_a_driver(tmp_path):
    kernel = tools.aot_compile_spaces({"scale": SPACE}, "cuda:90", tmp_path)(scale)
    assert sorted(kernel.aot_files) == sorted(tmp_path.iterdir())
    printed = [launched(path, tmp_path / path.stem) for path in sources(kernel.aot_files)]
    assert sorted(printed) == [
        "grid 2 1 1, 64 threads, scratch (nil) (nil)\n0.5 49.5\n",
        "grid 4 1 1, 128 threads, scratch (nil) (nil)\n0.5 49.5\n",
    ]


def launched(path, program):
    defined = f'-DHEADER="{path.stem}.h"', f"-DKERNEL={path.stem}", f"-DUNLOAD={path.stem}_unload"
    includes = "-I", ROOT / "tests/fakes", "-I", ROOT / "runtime/backends/gpu"
    folders = "-I", path.parent, *includes, "-isystem", f"{CUDA}/include"
    driver = FAKES / "libcuda.so.1"
    command = [
        *GCC,
        "-rdynamic",
        *defined,
        *folders,
        HERE / "launch_on_mock_driver.c",
        path,
        driver,
        "-o",
        program,
    ]
    subprocess.run(command, check=True, timeout=60)
    environment = {**os.environ, "LD_LIBRARY_PATH": str(FAKES)}
    done = subprocess.run(
        [program], env=environment, capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout


def test_kernels_for_gpus_of_amd_compile(tmp_path):
    params = tools.materialize_c_params(
        scale, "*fp16:16, *fp16:16, i32:1, fp64, 128", (8, 1, 1), "hip:gfx942", num_warps=4
    )
    assert params["binary"].startswith("    0x7f, 0x45, 0x4c, 0x46,")
    assert params["parameters"] == ", hipDeviceptr_t in_ptr, hipDeviceptr_t out_ptr, double factor"
    assert params["threads"] == 256
    (source,) = sources(tools.dump_c_code(params, tmp_path))
    command = [*GCC, "-fsyntax-only", "-I", HERE / "hip", source]
    subprocess.run(command, check=True, timeout=60)


def test_large_shared_memory_is_requested(tmp_path):
    params = tools.materialize_c_params(scale, "*i8, *i8, i32, i32, 32", (1, 1, 1), "cuda:90:32")
    (source,) = sources(tools.dump_c_code(dict(params, shared=100_000), tmp_path))
    assert "cuFuncSetAttribute" in source.read_text()
    command = [*GCC, "-fsyntax-only", "-I", f"{CUDA}/include", source]
    subprocess.run(command, check=True, timeout=60)
    (source,) = sources(tools.dump_c_code(params, tmp_path))
    assert "cuFuncSetAttribute" not in source.read_text()


def test_names_differ_where_kernels_do():
    """Names depend on arguments, values and options only."""
    calls = [
        (SIGNATURE, {"block": 64}, {}),
        (SIGNATURE, {"block": 32}, {}),
        (SIGNATURE, {"block": 64}, {"num_warps": 8}),
        ("*fp32, *fp32, i32, fp32, %block", {"block": 64}, {}),
        ("*fp32:16, *fp32, i32:1, fp32, %block", {"block": 64}, {}),
    ]
    names = [
        tools.kernel_name_suffix(scale, text, values, **options) for text, values, options in calls
    ]
    assert len(set(names)) == len(calls)
    assert names[0] == tools.kernel_name_suffix(scale, *calls[0][:2])
    assert [name.partition("_")[2] for name in names] == ["0d", "0d", "0d", "", "0d2c"]


def test_a_source_knows_its_arguments():
    source = tools.make_ast_source(scale, "*fp32:16, *fp32, i32, fp32, 64")
    assert source.signature["in_ptr"] == "*fp32"
    assert source.constants == {(4,): 64}
    assert source.attrs == {(0,): [["tt.divisibility", 16]]}


def test_a_space_without_a_target_is_not_compiled():
    assert tools.aot_compile_spaces({"scale": SPACE})(scale).aot_files == []
    assert scale.aot_spaces == {"scale": SPACE}


REFUSED = {
    "hint": ("*fp32:8, *fp32, i32, fp32, 64", r"signature: .*fp32:8 of in_ptr.; expected a hint"),
    "one": ("*fp32:1, *fp32, i32, fp32, 64", r"signature: .*fp32:1 of in_ptr.; expected a hint of"),
    "pointer": ("*fp32, *fp31, i32, fp32, 64", r"signature: .*fp31 of out_ptr.; expected a number"),
    "type": ("*fp32, *fp32, i32, fp16, 64", r"signature: .fp16 of factor.; expected a number"),
    "name": ("*fp32, *fp32, i32, fp32, %size", r"signature: .%size of block.; expected a name in"),
    "count": ("*fp32, i32", r"2 arguments.; expected 5: in_ptr, out_ptr, count, factor, block"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_wrong_signatures_are_refused(case):
    text, expected = REFUSED[case]
    with pytest.raises(dtl.DTLError, match=expected):
        tools.make_ast_source(scale, text, {"block": 64})


@pytest.mark.parametrize("target", ["cuda", "cuda:gfx942", "hip:90", "rocm:90", "cuda:90:31"])
def test_unknown_targets_are_refused(target):
    with pytest.raises(dtl.DTLError, match=r"target: .*; expected one as 'cuda:90:32' or"):
        tools.materialize_c_params(scale, SIGNATURE, GRID, target, {"block": 64})


def test_wrong_arguments_are_refused(tmp_path):
    given = SIGNATURE, {"block": 64}
    with pytest.raises(dtl.DTLError, match=r"grid: .*; expected three numbers"):
        tools.materialize_c_params(scale, given[0], (1, 1), "cuda:90", given[1])
    with pytest.raises(dtl.DTLError, match=r"grid: .rows.; expected names among in_ptr, out_ptr"):
        tools.materialize_c_params(scale, given[0], ("rows", 1, 1), "cuda:90", given[1])
    with pytest.raises(dtl.DTLError, match=r"options: .num_wraps.; expected one of the target's"):
        tools.materialize_c_params(scale, given[0], GRID, "cuda:90", given[1], num_wraps=4)
    with pytest.raises(dtl.DTLError, match=r"grid: 3; expected three numbers"):
        tools.materialize_c_params(scale, given[0], 3, "cuda:90", given[1])
    with pytest.raises(dtl.DTLError, match=r"name: .two words.; expected a name in C"):
        tools.materialize_c_params(scale, given[0], GRID, "cuda:90", given[1], "two words")
    with pytest.raises(dtl.DTLError, match=r"num_warps: 3; expected a power of two"):
        tools.materialize_c_params(scale, given[0], GRID, "cuda:90", given[1], num_warps=3)
    with pytest.raises(dtl.DTLError, match=r"signature: 3; expected a type for each argument"):
        tools.make_ast_source(scale, 3)
    with pytest.raises(dtl.DTLError, match=r"kernel: .*; expected a function that triton.jit"):
        tools.make_ast_source(len, *given)
    with pytest.raises(dtl.DTLError, match=r"out_path: .*; expected a folder"):
        tools.dump_c_code({"name": "a"}, tmp_path / "nowhere")
    with pytest.raises(dtl.DTLError, match=r"out_path: None; expected a folder"):
        tools.aot_compile_spaces({"scale": SPACE}, "cuda:90")
    with pytest.raises(dtl.DTLError, match=r"spaces: .scale without grid.; expected signature"):
        tools.aot_compile_spaces({"scale": {"signature": SIGNATURE}})
    with pytest.raises(dtl.DTLError, match=r"spaces: 3; expected a dictionary by names in C"):
        tools.aot_compile_spaces(3)
    with pytest.raises(dtl.DTLError, match=r"spaces: .a-b.; expected a name in C"):
        tools.aot_compile_spaces({"a-b": SPACE})
    with pytest.raises(
        dtl.DTLError, match=r"spaces: .scale with blok to try.; expected block, num"
    ):
        tools.aot_compile_spaces({"scale": {**SPACE, "triton_algo_infos": [{"blok": 64}]}})
    with pytest.raises(dtl.DTLError, match=r"kernel: .*; expected a function that triton.jit"):
        tools.aot_compile_spaces({"scale": SPACE})(len)
    with pytest.raises(dtl.DTLError, match=r"spaces: .scale without triton_algo_infos."):
        tools.aot_compile_spaces({"scale": {**SPACE, "triton_algo_infos": []}})


@triton.jit
def described(ptr):
    tile = tl.make_tensor_descriptor(ptr, [64, 64], [64, 1], [16, 16])
    tile.store([16, 0], tile.load([0, 0]))


def test_a_kernel_that_needs_scratch_memory_is_refused():
    with pytest.raises(dtl.DTLError, match=r"kernel: .\d+ bytes of scratch.; expected a kernel"):
        tools.materialize_c_params(described, "*fp32", (1, 1, 1), "cuda:90")


def test_no_patch_is_needed():
    with pytest.warns(UserWarning, match="dtl.triton patches nothing"):
        tools.apply_triton340_inductor_patch()
