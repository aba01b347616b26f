# SPDX-License-Identifier: BSD-3-Clause
"""Names, parameters and defaults in triton_dist's documentation exist under the alias."""

import inspect
from importlib import import_module
from operator import attrgetter

import pytest
from programs import ROOT

import dtl.triton

dtl.triton.install_alias()

EXTRA = "language.extra"
FUNCTIONS = {
    "language": """
        wait(barrierPtrs, numBarriers, scope, semantic, waitValue=1)
        consume_token(value, token)
        rank(axis=-1)
        num_ranks(axis=-1)
        symm_at(ptr, rank)
        notify(ptr, rank, signal=1, sig_op='set', comm_scope='inter_node')
        simt_exec_region()
        vector(args)
        make_vector(args)
        zeros_vector(vec_size, dtype)
        extract(input, indices)
        insert(input, scalar, indices)
        extern_call(lib_name, lib_path, args, arg_type_symbol_dict, is_pure)
    """,
    f"{EXTRA}.language_extra": """
        tid(axis)
        atomic_cas(ptr, cmp_val, target_val, scope, semantic)
        atomic_add(ptr, val, scope, semantic)
        __syncthreads()
        ld(ptr, scope, semantic)
        st(ptr, val, scope, semantic)
        ld_vector(ptr, vec_size, scope, semantic)
        st_vector(ptr, vec, scope, semantic)
        pack(src, dst_type)
        unpack(src, dst_type)
        threads_per_warp()
        num_threads()
        num_warps()
    """,
    f"{EXTRA}.libshmem_device": """
        my_pe()
        n_pes()
        team_my_pe(team)
        team_n_pes(team)
        remote_ptr(local_ptr, pe)
        remote_mc_ptr(team, ptr)
        barrier_all()
        barrier_all_block()
        barrier_all_warp()
        barrier(team)
        sync_all()
        quiet()
        fence()
        getmem_nbi_block(dest, source, bytes, pe)
        getmem_block(dest, source, bytes, pe)
        getmem_nbi_warp(dest, source, bytes, pe)
        getmem_warp(dest, source, bytes, pe)
        getmem_nbi(dest, source, bytes, pe)
        getmem(dest, source, bytes, pe)
        putmem_block(dest, source, bytes, pe)
        putmem_nbi_block(dest, source, bytes, pe)
        putmem_warp(dest, source, bytes, pe)
        putmem_nbi_warp(dest, source, bytes, pe)
        putmem(dest, source, bytes, pe)
        putmem_nbi(dest, source, bytes, pe)
        putmem_signal_nbi_block(dest, source, bytes, sig_addr, signal, sig_op, pe)
        putmem_signal_block(dest, source, bytes, sig_addr, signal, sig_op, pe)
        signal_op(sig_addr, signal, sig_op, pe)
        signal_wait_until(sig_addr, cmp_, cmp_val)
        broadcastmem_block(team, dest, source, nelems, pe_root)
        fcollectmem_block(team, dest, source, nelems)
    """,
    "utils": """
        initialize_distributed(seed=None, initialize_shmem=True)
        init_nvshmem_by_torch_process_group(pg)
        init_rocshmem_by_torch_process_group(pg)
        finalize_distributed()
        is_shmem_initialized()
        nvshmem_create_tensor(shape, dtype)
        nvshmem_create_tensors(shape, dtype, rank, local_world_size)
        nvshmem_free_tensor_sync(tensor)
        nvshmem_barrier_all_on_stream(stream=None)
        rocshmem_barrier_all_on_stream(stream=None)
        is_cuda()
        is_hip()
        has_tma()
        is_nvshmem_multimem_supported()
        get_numa_node(device_id)
        get_max_gpu_clock_rate_in_khz(device_id)
        get_current_gpu_clock_rate_in_khz(device_id)
        get_device_max_shared_memory_size(device_id)
        has_fullmesh_nvlink()
        supports_p2p_native_atomic()
        dist_print(args, allowed_ranks=(0,), prefix=False, need_sync=False, kwargs)
        rand_tensor(shape, dtype, device='cuda')
        init_seed(seed=0)
        get_bool_env(env, default_value)
        get_int_env(env, default_value)
    """,
}
NAMES = {
    "utils": ["NVSHMEM_SIGNAL_DTYPE"],
    "tools": [
        *("make_ast_source", "kernel_name_suffix", "materialize_c_params", "dump_c_code"),
        *("aot_compile_spaces", "apply_triton340_inductor_patch", "Profiler", "ProfilerBuffer"),
        *("alloc_profiler_buffer", "reset_profiler_buffer", "export_to_perfetto_trace"),
        "parse_to_tracks",
    ],
    "mega_triton_kernel": ["ModelBuilder"],
    "language.extra": ["language_extra", "libshmem_device"],
}
METHODS = "__getitem__", "__setitem__", "__add__", "__sub__", "__mul__", "recast", "to"
TASKS = (
    *("unary", "binary", "linear", "normalize", "flash_attention", "flash_decode"),
    *("allreduce", "barrier", "prefetch"),
)
LINES = [(module, line.strip()) for module, x in FUNCTIONS.items() for line in x.split("\n") if
         line.strip()]  # fmt: skip


def module_of(path):
    return import_module(f"triton_dist.{path}")


@pytest.mark.parametrize(("module", "line"), LINES)
def test_a_function_has_the_parameters_of_the_document(module, line):
    """A function may have more defaults than the document, and further parameters at the end."""
    name, _, rest = line.partition("(")
    wanted = [each.partition("=") for each in rest[:-1].split(", ") if each]
    found = inspect.signature(getattr(module_of(module), name)).parameters
    assert list(found)[: len(wanted)] == [parameter for parameter, _, _ in wanted]
    for parameter, equals, default in wanted:
        if equals:
            assert repr(found[parameter].default) == default


@pytest.mark.parametrize("module", NAMES)
def test_other_names_of_the_document_exist(module):
    assert all(hasattr(module_of(module), name) for name in NAMES[module])
    assert import_module("triton_dist").jit is dtl.triton.jit


def test_its_modules_are_those_of_dtl_and_there_without_an_import_of_their_own():
    package = import_module("triton_dist")
    for path in (
        *("language", "language.extra", "language.extra.language_extra"),
        *("language.extra.libshmem_device", "utils", "tools", "tools.profiler"),
    ):
        ours = import_module(f"dtl.triton.{'host' if path == 'utils' else path}")
        assert attrgetter(path)(package) is module_of(path) is ours
    assert package.mega_triton_kernel is module_of("mega_triton_kernel")


def test_a_vector_and_a_model_have_all_methods():
    vector, model = module_of("language").vector, module_of("mega_triton_kernel").ModelBuilder
    assert all(name in vars(vector) for name in METHODS)
    assert all(callable(getattr(model, name)) for name in TASKS)


def test_triton_and_pytorch_are_no_dependency():
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert "triton" not in text
    assert "torch" not in text
