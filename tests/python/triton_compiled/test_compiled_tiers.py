# SPDX-License-Identifier: BSD-3-Clause
"""No kernel function adds an instruction to its implementation: each one of the specification is
compiled, and so is a kernel that uses the underlying operation by Triton's own means.
"""

import importlib.util
import re
from pathlib import Path

import pytest
import yaml
from test_compiled_language import TARGETS, compiled

from dtl.triton._symbols import PREFIX, SYMBOLS

ROOT = Path(__file__).resolve().parents[3]
ROWS = {
    (module, name): row
    for module, found in yaml.safe_load((ROOT / "spec/device.yaml").read_text())["language"][
        "modules"
    ].items()
    for name, row in found["functions"].items()
}
ASSEMBLY = "assembly"  # beside the targets: the inline assembly for NVIDIA GPUs
TYPES = {"int32": "tl.int32", "uint64": "tl.int64"}
ARGUMENTS = "own", "other", "signal", "number", "count", "word", "out", "wide_out"
SIGNATURE = "*i32, *i32, *u64, i32, i64, i64, *i32, *u64"
VALUES = {  # arguments of the functions of <dtl/dev.h>, by their parameters
    "address": "own",
    "dest": "own",
    "source": "other",
    "signal": "signal",
    "bytes": "count",
    "value": "word",
    "pe": "number",
    "root": "number",
    "team": "number",
    "op": "9",
    "comparison": "5",
}
POINTERS = "own", "other", "signal"

HEAD = """
import triton
import triton.language as tl
import dtl.triton
import dtl.triton.language as language
from dtl.triton.language.extra import language_extra, libshmem_device
from triton.language import core

THREAD = tl.constexpr({(): ("dtl_dev_tid_y", tl.int32)})


def _tensor(value, type_, semantic):
    found = semantic.to_tensor(value)
    return found if found is value else found.to(type_, _semantic=semantic)
"""
CALL = """

@core.extern
def {name}({parameters}_semantic=None):
    args = [{args}]
    return core.extern_elementwise(
        "dtl_dev", "", args, {{({types}): ("{symbol}", {returns})}}, {is_pure}, _semantic=_semantic
    )
"""
KERNEL = """

@dtl.triton.jit
def {name}({parameters}):
    {body}
"""


def function_of(symbol, takes, returns, is_pure=False):
    """Returns the source of a function that only calls a function of <dtl/dev.h>'s device build."""
    args = [f"_tensor({name}, {type_}, _semantic)" for name, type_ in takes]
    return CALL.format(
        name=symbol,
        symbol=PREFIX + symbol,
        parameters="".join(f"{name}, " for name, _ in takes),
        args=", ".join(args),
        types="".join(f"{type_}, " for _, type_ in takes),
        returns=returns,
        is_pure=is_pure,
    )


def kernel_of(name, body):
    return KERNEL.format(name=name, parameters=", ".join(ARGUMENTS), body=body)


# ---- functions of <dtl/dev.h> --------------------------------------------------------------------


def stored(call, gives):
    if gives == "pointer":
        return f"tl.store(out, tl.load({call}))"
    place = {"int32": "out", "uint64": "wide_out"}.get(gives)
    return f"tl.store({place}, {call})" if place else call


def extern_pair(module, name, row):
    returns, takes = SYMBOLS[row["calls"]]
    args = [VALUES[each] for each, _ in takes[1:]]
    gives = row.get("gives")
    wrapper = stored(f"{module}.{name}({', '.join(args)})", gives)
    words = [f"{each}.to(tl.int64)" if each in POINTERS else each for each in args]
    call = f"{row['calls']}({', '.join(['context_here()', *words])})"
    if gives == "pointer":
        call = f"{call}.to(tl.pointer_type(tl.int32))"
    types = [(each, TYPES[type_]) for each, type_ in takes]
    given = {"uint64": "tl.uint64"}.get(gives, TYPES[returns])
    functions = function_of("context_here", [], "tl.int64", is_pure=True)
    return wrapper, functions + function_of(row["calls"], types, given), stored(call, gives)


# ---- the others, by hand -------------------------------------------------------------------------

ONE = "where", "tl.int64"
WORD = "word", "tl.int64"
LOAD = function_of("ld_64_acquire_sys", [ONE], "tl.uint64")
STORE = function_of("st_64_release_sys", [ONE, WORD], "tl.int32")
PLACE = "signal.to(tl.int64)"
ASM = (
    'tl.inline_asm_elementwise("{text}", "{constraints}", [{args}], dtype={dtype}, is_pure=False,'
    " pack=1)"
)
LOAD_ASM = ASM.format(
    text="ld.acquire.sys.u64 $0, [$1];", constraints="=l,l", args=PLACE, dtype="tl.uint64"
)
STORE_ASM = ASM.format(
    text="st.release.sys.u64 [$1], $2; mov.u32 $0, 0;",
    constraints="=r,l,l",
    args="{place}, {word}",
    dtype="tl.int32",
)
TILE = "tl.load(own + tl.arange(0, 64))"
WARP = {"cuda:90": 32, "hip:gfx942": 64}


def stores(each, words):
    places = [f"(signal + {i}).to(tl.int64)" for i in range(len(words))]
    return "; ".join(each.format(place=place, word=x) for place, x in zip(places, words))


def constant(name, of_target):
    wrapper = f"tl.store(out, language_extra.{name}())"
    return wrapper, {target: ("", f"tl.store(out, {of_target(target)})") for target in TARGETS}


def of_both(functions, body):
    return dict.fromkeys(TARGETS, (functions, body))


CHANGED = function_of("add_64_acq_rel_sys", [ONE, WORD], "tl.uint64")
SWAPPED = function_of("cas_64_acq_rel_sys", [ONE, ("old", "tl.int64"), WORD], "tl.uint64")
BY_HAND = {
    "wait": (
        'tl.store(out, language.wait(signal, count, "sys", "acquire", word))',
        of_both(
            function_of("wait_64_acquire_sys", [ONE, ("count", "tl.int64"), WORD], "tl.int32"),
            f"tl.store(out, wait_64_acquire_sys({PLACE}, count, word))",
        ),
    ),
    "notify": (
        'language.notify(signal, number, word, "add", "intra_node")',
        of_both(
            function_of("context_here", [], "tl.int64", is_pure=True)
            + function_of(
                "notify_64_add_sys",
                [("ctx", "tl.int64"), ONE, WORD, ("pe", "tl.int32")],
                "tl.int32",
            ),
            f"notify_64_add_sys(context_here(), {PLACE}, word, number)",
        ),
    ),
    "consume_token": (
        "tl.store(out, tl.load(language.consume_token(own, number)))",
        of_both("", "tl.store(out, tl.load(own))"),
    ),
    "simt_exec_region": (
        "with language.simt_exec_region(): tl.store(out, number)",
        of_both("", "tl.store(out, number)"),
    ),
    "make_vector": (
        "v = language.make_vector([tl.load(own), tl.load(other)]); tl.store(out, v[0] - v[1])",
        of_both("", "tl.store(out, tl.load(own) - tl.load(other))"),
    ),
    "zeros_vector": (
        "v = language.zeros_vector(4, tl.int32); tl.store(out, v[0] + v[3])",
        of_both("", "tl.store(out, 0)"),
    ),
    "extract": (
        f"tl.store(out, language.extract({TILE}, [number]))",
        of_both(
            "",
            f"x = tl.where(tl.arange(0, 64) == number, {TILE}.to(tl.uint32, bitcast=True), 0);"
            " tl.store(out, tl.sum(x).to(tl.uint32).to(tl.int32, bitcast=True))",
        ),
    ),
    "insert": (
        f"tl.store(out + tl.arange(0, 64), language.insert({TILE}, number, [3]))",
        of_both(
            "",
            f"tl.store(out + tl.arange(0, 64), tl.where(tl.arange(0, 64) == 3, number, {TILE}))",
        ),
    ),
    "extern_call": (
        'tl.store(out, language.extern_call("dtl_dev", "", [], THREAD, True))',
        of_both(function_of("tid_y", [], "tl.int32", is_pure=True), "tl.store(out, tid_y())"),
    ),
    "tid": (
        "tl.store(out, language_extra.tid(0))",
        of_both(function_of("tid_x", [], "tl.int32", is_pure=True), "tl.store(out, tid_x())"),
    ),
    "num_threads": constant("num_threads", lambda target: 4 * WARP[target]),
    "num_warps": constant("num_warps", lambda _target: 4),
    "threads_per_warp": constant("threads_per_warp", lambda target: WARP[target]),
    "__syncthreads": (
        "tl.store(out, number); language_extra.__syncthreads(); tl.store(other, number)",
        {
            "cuda:90": ("", "tl.store(out, number); tl.debug_barrier(); tl.store(other, number)"),
            "hip:gfx942": (
                function_of("syncthreads", [], "tl.int32"),
                "tl.store(out, number); syncthreads(); tl.store(other, number)",
            ),
        },
    ),
    "atomic_cas": (
        'tl.store(wide_out, language_extra.atomic_cas(signal, count, word, "sys", "acq_rel"))',
        of_both(SWAPPED, f"tl.store(wide_out, cas_64_acq_rel_sys({PLACE}, count, word))")
        | {
            ASSEMBLY: (
                "",
                "tl.store(wide_out, "
                + ASM.format(
                    text="atom.acq_rel.sys.cas.b64 $0, [$1], $2, $3;",
                    constraints="=l,l,l,l",
                    args=f"{PLACE}, count, word",
                    dtype="tl.uint64",
                )
                + ")",
            )
        },
    ),
    "atomic_add": (
        'tl.store(wide_out, language_extra.atomic_add(signal, word, "sys", "acq_rel"))',
        of_both(CHANGED, f"tl.store(wide_out, add_64_acq_rel_sys({PLACE}, word))")
        | {
            ASSEMBLY: (
                "",
                "tl.store(wide_out, "
                + ASM.format(
                    text="atom.acq_rel.sys.add.u64 $0, [$1], $2;",
                    constraints="=l,l,l",
                    args=f"{PLACE}, word",
                    dtype="tl.uint64",
                )
                + ")",
            )
        },
    ),
    "ld": (
        'tl.store(wide_out, language_extra.ld(signal, "sys", "acquire"))',
        of_both(LOAD, f"tl.store(wide_out, ld_64_acquire_sys({PLACE}))")
        | {ASSEMBLY: ("", f"tl.store(wide_out, {LOAD_ASM})")},
    ),
    "st": (
        'language_extra.st(signal, word, "sys", "release")',
        of_both(STORE, stores("st_64_release_sys({place}, {word})", ["word"]))
        | {ASSEMBLY: ("", stores(STORE_ASM, ["word"]))},
    ),
    "ld_vector": (
        'v = language_extra.ld_vector(signal, 4, "sys", "acquire");'
        + ";".join(f" tl.store(wide_out + {i}, v[{i}])" for i in range(4)),
        of_both(
            LOAD,
            "; ".join(f"x{i} = ld_64_acquire_sys((signal + {i}).to(tl.int64))" for i in range(4))
            + "".join(f"; tl.store(wide_out + {i}, x{i})" for i in range(4)),
        ),
    ),
    "st_vector": (
        'language_extra.st_vector(signal, language.make_vector([count, word]), "sys", "release")',
        of_both(STORE, stores("st_64_release_sys({place}, {word})", ["count", "word"]))
        | {ASSEMBLY: ("", stores(STORE_ASM, ["count", "word"]))},
    ),
    "pack": (
        "tl.store(wide_out, language_extra.pack([tl.load(own), tl.load(other)], tl.uint64))",
        of_both(
            "",
            "low = tl.load(own).to(tl.uint32, bitcast=True).to(tl.uint64);"
            " high = tl.load(other).to(tl.uint32, bitcast=True).to(tl.uint64);"
            " tl.store(wide_out, low | high << 32)",
        ),
    ),
    "unpack": (
        "v = language_extra.unpack(tl.load(signal), tl.int32);"
        " tl.store(out, v[0]); tl.store(other, v[1])",
        of_both(
            "",
            "x = tl.load(signal);"
            " tl.store(out, x.to(tl.int32)); tl.store(other, (x >> 32).to(tl.int32))",
        ),
    ),
}


# ---- counts --------------------------------------------------------------------------------------


def instructions(text):
    """Returns the instructions of PTX or GCN, without directives, labels and comments."""
    code = text.partition(".amdgpu_metadata")[0]
    lines = (re.sub(r"//.*|;.*", "", each).strip() for each in code.splitlines())
    return [each for each in lines if re.match(r"(@!?%\w+\s+)?[a-z]\w*([.\s]|$)", each)]


@pytest.mark.parametrize("target", TARGETS)
def test_an_instruction_more_is_counted(tmp_path, target):
    once = counted(tmp_path, target, "", "once", "tl.store(out, number)")
    body = "tl.store(out, number); tl.store(other, number)"
    twice = counted(tmp_path, target, "", "twice", body)
    assert len(once) < len(twice)


def pairs():
    """Yields a target, the source of a call, and definitions and source of its implementation."""
    for (module, name), row in ROWS.items():
        if row["tier"] == "extern":
            wrapper, *tier = extern_pair(module, name, row)
            tiers = dict.fromkeys(TARGETS, tier)
        else:
            wrapper, tiers = BY_HAND[name]
        for kind, tier in tiers.items():
            target = "cuda:90" if kind == ASSEMBLY else kind
            yield pytest.param(target, wrapper, *tier, id=f"{module}-{name}-{kind}")


def text_of(folder, target, functions, name, body):
    path = folder / f"{name}.py"
    path.write_text(HEAD + functions + kernel_of(name, body), encoding="utf-8")
    loaded = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(loaded)
    loaded.loader.exec_module(module)
    return compiled(getattr(module, name), target, SIGNATURE).text


def counted(*arguments):
    return instructions(text_of(*arguments))


@pytest.mark.parametrize(("target", "wrapper", "functions", "tier"), list(pairs()))
def test_a_function_adds_no_instruction_to_its_tier(tmp_path, target, wrapper, functions, tier):
    wrapped = counted(tmp_path, target, "", "wrapped", wrapper)
    alone = counted(tmp_path, target, functions, "alone", tier)
    assert 1 < len(wrapped) <= len(alone), (wrapped, alone)
