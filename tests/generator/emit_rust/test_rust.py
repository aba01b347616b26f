# SPDX-License-Identifier: BSD-3-Clause
"""The two crates of an API compile, call the library, and enforce facts by types: parents, threads,
ownership."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from spec_edits import ROOT, Spoil

from dtlgen.commands.init import init
from dtlgen.document.record import replace
from dtlgen.emit.generate import pages
from dtlgen.emit.languages import OUTPUTS
from dtlgen.emit.render import Renderer
from dtlgen.emit.rust import safe, sys
from dtlgen.model.api import Api
from dtlgen.read.load import load

COUNTS = """\
use tally::Counter;

fn main() {
    let counter = Counter::open(3).unwrap();
    counter.add(2).unwrap();
    assert_eq!(counter.value(), 2);

    let error = Counter::open(0).err().unwrap();
    assert_eq!(error.status, tally_sys::TALLY_ERROR_ARGUMENT);
    assert!(error.message.starts_with("tally_counter_open: limit is 0; expected limit > 0"));
    let _moved: Counter = counter;
}
"""
LEFT_BEHIND = """\
pub fn lost() -> mixer::Result<mixer::Track<'static>> {
    let device = mixer::Device::open(mixer_sys::MIX_LAYOUT_MONO, mixer_sys::MIX_RATE_48000)?;
    mixer::Track::open(&device, 440)
}
"""
KEPT = """\
pub fn kept(device: &mixer::Device) -> mixer::Result<mixer::Track<'_>> {
    mixer::Track::open(device, 440)
}
pub fn labeled(track: &mixer::Track, label: &std::ffi::CStr) -> mixer::Result<()> {
    track.set_label(Some(label)).and_then(|()| track.set_label(None))
}
"""
OWN_ELEMENT = """\
#[derive(Clone, Copy)]
pub struct Wide(u8, u8);
impl tally::Element for Wide { const DTYPE: tally_sys::dtl_dtype = 0; }
"""
SHARED = """\
fn several<T: Sync>() {}
pub fn shared() { several::<tally::Counter>() }
"""
# Names that Rust, or the crates, have for something else; the value is what stands in spec/.
TAKEN = {
    "crate": "limit",
    "error": "counter",
    "error_own": "error_add",
    "error_raw": "error_value",
}


def _rustc(source: Path, *words: str, compiler: str = "rustc") -> subprocess.CompletedProcess[str]:
    folder = source.parent
    flags = ["--edition", "2021", "-D", "warnings", "-L", str(folder), "--out-dir", str(folder)]
    return subprocess.run(
        [compiler, *flags, *words, source], capture_output=True, text=True, check=False
    )


def _crates(api: Api, folder: Path, compiler: str = "rustc") -> None:
    """Compiles both crates into the folder."""
    renderer = Renderer(api.names)
    for output, template in (
        (sys, "rust/templates/sys.rs.j2"),
        (safe, "rust/templates/safe.rs.j2"),
    ):
        for path, page in output.pages(api):
            source = folder / Path(path).name
            source.write_text(renderer.page(path, page, template), "utf-8")
            words = ["--crate-type", "rlib", *_sys(folder, api, source)]
            done = _rustc(source, *words, compiler=compiler)
            assert done.returncode == 0, done.stderr


def _sys(folder: Path, api: Api, source: Path) -> list[str]:
    name = f"{api.names.package}_sys"
    return [] if source.stem == name else ["--extern", f"{name}={folder}/lib{name}.rlib"]


def _tried(api: Api, folder: Path, text: str) -> str:
    """Returns the errors of rustc for a library that uses both crates."""
    source = folder / "tried.rs"
    source.write_text(text)
    package = api.names.package
    externs = [f"--extern={name}={folder}/lib{name}.rlib" for name in (package, f"{package}_sys")]
    return _rustc(source, "--crate-type", "lib", *externs).stderr


def _tally(folder: Path) -> Api:
    folder.mkdir()
    init(folder, "tally", "")
    return load(folder / "spec")


def test_the_crates_of_this_api_are_accepted(real: Api, tmp_path: Path) -> None:
    """Uses Debian's rustc, and the first rustc in PATH if it is another one."""
    found = {shutil.which("rustc"), shutil.which("rustc", path="/usr/bin")} - {None}

    assert found
    for compiler in sorted(map(str, found)):
        _crates(real, tmp_path, compiler)


def test_names_that_rust_has_for_something_else_are_accepted(tmp_path: Path) -> None:
    _tally(tmp_path / "tally")
    path = tmp_path / "tally/spec/counting.yaml"
    text = path.read_text("utf-8")
    for name, other in TAKEN.items():
        text = text.replace(other, name)
    doc = "    doc: Returns the value of the error.\n"  # the counter's, before the loop
    assert doc in text
    deprecated = '    deprecated: "Use `x` of \\"y\\\\z\\"."\n'
    path.write_text(text.replace(doc, deprecated + doc), "utf-8")
    api = load(tmp_path / "tally/spec")
    (_, page), *_ = safe.pages(api)

    assert [each.name for each in page.handles] == ["ErrorHandle"]
    _crates(api, tmp_path)


def test_an_api_without_handles_has_crates_too(tmp_path: Path) -> None:
    api = _tally(tmp_path / "tally")

    _crates(replace(api, areas=api.areas[:1]), tmp_path)


def test_a_program_calls_the_library(tmp_path: Path) -> None:
    project = tmp_path / "tally"
    api = _tally(project)
    for page in pages(api, OUTPUTS).values():
        path = project / "generated" / page.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(page.content)
    _crates(api, tmp_path)
    build = tmp_path / "build"
    for command in (
        ["cmake", "-S", project, "-B", build, "-DCMAKE_DISABLE_FIND_PACKAGE_Python3=ON"],
        ["cmake", "--build", build, "--target", "tally"],
    ):
        subprocess.run(command, check=True, capture_output=True)
    source = tmp_path / "counts.rs"
    source.write_text(COUNTS)

    externs = [f"--extern={name}={tmp_path}/lib{name}.rlib" for name in ("tally", "tally_sys")]
    made = _rustc(source, *externs, "-L", str(build), "-l", "tally")
    assert made.returncode == 0, made.stderr

    found = os.environ | {"LD_LIBRARY_PATH": str(build)}
    subprocess.run([tmp_path / "counts"], check=True, env=found)


def test_children_do_not_outlive_their_handle(tmp_path: Path) -> None:
    api = load(ROOT / "examples/audio-mixer/spec")
    _crates(api, tmp_path)

    assert "returns a value referencing data owned" in _tried(api, tmp_path, LEFT_BEHIND)
    assert _tried(api, tmp_path, KEPT) == ""


@pytest.mark.parametrize(("threads", "said"), [("handle", "cannot be shared"), ("any", "")])
def test_a_handle_is_shared_by_threads_where_its_facts_say_so(
    tmp_path: Path, threads: str, said: str
) -> None:
    _tally(tmp_path / "tally")
    path = tmp_path / "tally/spec/counting.yaml"
    text = path.read_text("utf-8")
    path.write_text(text.replace("    kind: 1\n", f"    kind: 1\n    threads: {threads}\n"))
    api = load(tmp_path / "tally/spec")
    _crates(api, tmp_path)

    errors = _tried(api, tmp_path, SHARED)

    assert said in errors
    assert bool(errors) == bool(said)


@pytest.mark.parametrize(("type", "is_safe"), [("size", True), ("pointer", False)])
def test_a_struct_with_addresses_is_left_to_the_other_crate(
    spoil: Spoil, type: str, is_safe: bool
) -> None:
    spoil("types", "{type: size, offset: 8, default: 1,", f"{{type: {type}, offset: 8,")
    folder = spoil("types", "      dtype: enum.dtype\n", "      opts: struct.options\n")
    (_, page), *_ = safe.pages(load(folder))

    assert any("dtype_size" in each.head for each in page.functions) == is_safe


def test_retained_memory_is_left_to_the_unsafe_crate(real: Api) -> None:
    (_, page), *_ = safe.pages(real)
    heads = [each.head for handle in page.handles for each in handle.methods]

    assert any("pub fn broadcast<" in head for head in heads)
    assert not any("isend" in head for head in heads)


def test_functions_that_end_the_program_do_not_return(real: Api) -> None:
    (_, page), *_ = safe.pages(real)

    (abort,) = (each for each in page.functions if "pub fn abort(" in each.head)
    assert abort.head.endswith("-> ! {")
    assert abort.answer == "std::process::abort()"


def test_memory_of_a_device_is_left_to_the_other_crate(real: Api) -> None:
    (_, page), *_ = safe.pages(real)
    heads = [each.head for handle in page.handles for each in handle.methods]

    assert any("nccl_mode" in head for head in heads)
    assert not any("_device<" in head or "_device_ex<" in head for head in heads)


def test_lengths_are_compared_where_a_buffer_matters(real: Api) -> None:
    (_, page), *_ = safe.pages(real)
    methods = [each for handle in page.handles for each in handle.methods]

    (reduce,) = (each for each in methods if "pub fn reduce<" in each.head)
    assert reduce.lines[:3] == (
        "if unsafe { sys::dtl_context_rank(self.raw) } == root {",
        "    assert_eq!(recvbuf.len(), sendbuf.len());",
        "}",
    )


def test_element_types_are_declared_in_unsafe_code_only(api: Api, tmp_path: Path) -> None:
    _crates(api, tmp_path)
    package = api.names.package

    errors = _tried(api, tmp_path, OWN_ELEMENT.replace("tally", package))

    assert "requires an `unsafe impl` declaration" in errors


def test_bytes_and_arrays_of_numbers_are_slices(real: Api) -> None:
    (_, page), *_ = safe.pages(real)
    methods = [each for handle in page.handles for each in handle.methods]
    heads = " ".join(each.head for each in (*methods, *page.functions))

    assert "pub fn set(&self, value: &[u8]) -> Result<()> {" in heads
    assert "pub fn start(&self, targets: &[sys::dtl_rank_t]) -> Result<()> {" in heads
    assert "pub fn accumulate(" not in heads  # its bytes are elements, which are aligned
