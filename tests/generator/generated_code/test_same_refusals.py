# SPDX-License-Identifier: BSD-3-Clause
"""A condition of the specification is checked in every language: the same invalid calls get the
same status and a message that names the same argument in the same words."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from spec_edits import Mixer

EXPECTED = """\
1 mix_device_open: layout is 9; expected a mix_layout [MIX-device_open-layout-enum]
1 mix_track_open: pitch is 0; expected pitch > 0 and pitch <= 20000 [MIX-track_open-pitch-range]
1 mix_track_open: pitch is 20001; expected pitch > 0 and pitch <= 20000 \
[MIX-track_open-pitch-range]
1 mix_track_open: device is a null handle; expected a device [MIX-track_open-device-handle]
"""
C = """\
#include <mixer/mixer.h>
#include <stdio.h>

static void say(mix_status status)
{
    char words[300];

    mix_last_error(words, sizeof words);
    printf("%d %s\\n", status == MIX_ERROR_ARGUMENT, words);
}

int main(void)
{
    mix_device_t device;
    mix_track_t track;

    say(mix_device_open((mix_layout)9, MIX_RATE_48000, &device));
    mix_device_open(MIX_LAYOUT_MONO, MIX_RATE_48000, &device);
    say(mix_track_open(device, 0, &track));
    say(mix_track_open(device, 20001, &track));
    say(mix_track_open(NULL, 440, &track));
    mix_device_close(device);
    return 0;
}
"""
CPP = """\
#include <cstdio>
#include <mixer/mixer.hpp>
#include <utility>

template <class Call> static void say(Call call)
{
    try {
        call();
    } catch (const mixer::error &error) {
        std::printf("%d %s\\n", error.status() == MIX_ERROR_ARGUMENT, error.what());
    }
}

int main()
{
    say([] { mixer::device::open(static_cast<mix_layout>(9), MIX_RATE_48000); });
    mixer::device device = mixer::device::open(MIX_LAYOUT_MONO, MIX_RATE_48000);
    say([&] { mixer::track::open(device, 0); });
    say([&] { mixer::track::open(device, 20001); });
    mixer::device other = std::move(device);
    say([&] { mixer::track::open(device, 440); });
}
"""
FORTRAN = """\
program refused
    use mixer
    implicit none (type, external)
    integer(c_int) :: status
    type(mix_device_t) :: device, none
    type(mix_track_t) :: track
    character(len=300) :: words

    call device%open(9_c_int, MIX_RATE_48000, stat=status, errmsg=words)
    call say()
    call device%open(MIX_LAYOUT_MONO, MIX_RATE_48000)
    call track%open(device, 0_c_int64_t, stat=status, errmsg=words)
    call say()
    call track%open(device, 20001_c_int64_t, stat=status, errmsg=words)
    call say()
    call track%open(none, 440_c_int64_t, stat=status, errmsg=words)
    call say()
    call device%close()
contains
    subroutine say()
        print "(i0, 1x, a)", merge(1, 0, status == MIX_ERROR_ARGUMENT), trim(words)
    end subroutine say
end program refused
"""
PYTHON = """\
from mixer import MixerError
from mixer._constants import MIX_LAYOUT_MONO, MIX_RATE_48000
from mixer._native import ffi
from mixer._raw import device as raw
from mixer._status import ARGUMENT


def say(call, *arguments):
    try:
        call(*arguments)
    except MixerError as error:
        print(int(error.status == ARGUMENT), error)


say(raw.device_open, 9, MIX_RATE_48000)
device = raw.device_open(MIX_LAYOUT_MONO, MIX_RATE_48000)
say(raw.track_open, device, 0)
say(raw.track_open, device, 20001)
say(raw.track_open, ffi.NULL, 440)
raw.device_close(device)
"""
RUST = """\
use mixer::{Device, Error, Track};
use mixer_sys as sys;

fn say(error: Option<Error>) {
    let error = error.unwrap();
    println!("{} {}", (error.status == sys::MIX_ERROR_ARGUMENT) as i32, error.message);
}

fn main() {
    say(Device::open(9, sys::MIX_RATE_48000).err());
    let device = Device::open(sys::MIX_LAYOUT_MONO, sys::MIX_RATE_48000).unwrap();
    say(Track::open(&device, 0).err());
    say(Track::open(&device, 20001).err());
}
"""


def _print(mixer: Mixer, *command: str | Path) -> str:
    found = {"LD_LIBRARY_PATH": str(mixer.build), "PYTHONPATH": str(mixer.build / "python")}
    return subprocess.run(
        command, env=os.environ | found, capture_output=True, text=True, check=True
    ).stdout


@pytest.mark.parametrize(
    ("name", "text", "compiler", "library"),
    [
        ("refused.c", C, ["cc"], []),
        ("refused.cpp", CPP, ["c++", "-std=c++20"], []),
        ("refused.f90", FORTRAN, ["gfortran"], ["-lmixer_fortran"]),
    ],
)
def test_a_compiled_program_gets_the_same_refusals(
    mixer: Mixer, tmp_path: Path, name: str, text: str, compiler: list[str], library: list[str]
) -> None:
    (tmp_path / name).write_text(text)
    flags = [f"-I{mixer.project / 'generated/c/include'}", f"-I{mixer.build / 'modules'}"]
    libraries = [f"-L{mixer.build}", *library, "-lmixer"]
    subprocess.run(
        [*compiler, tmp_path / name, "-o", tmp_path / "refused", *flags, *libraries], check=True
    )

    assert _print(mixer, tmp_path / "refused") == EXPECTED


def test_python_gets_the_same_refusals(mixer: Mixer) -> None:
    """The message has the name of the status."""
    expected = EXPECTED.replace("1 mix", "1 argument: mix")

    assert _print(mixer, sys.executable, "-c", PYTHON) == expected


def test_rust_gets_the_same_refusals(mixer: Mixer, tmp_path: Path) -> None:
    """Except a null handle, which its types do not allow."""
    (tmp_path / "refused.rs").write_text(RUST)
    made = mixer.project / "generated/rust"
    library = ["--crate-type", "rlib"]
    sys_crate = ["--extern", f"mixer_sys={tmp_path}/libmixer_sys.rlib"]
    crate = ["--extern", f"mixer={tmp_path}/libmixer.rlib"]
    for source, words in (
        (made / "mixer_sys.rs", library),
        (made / "mixer.rs", [*library, *sys_crate]),
        (tmp_path / "refused.rs", [*sys_crate, *crate, "-l", "mixer"]),
    ):
        folders = ["-L", str(tmp_path), "-L", str(mixer.build), "--out-dir", str(tmp_path)]
        subprocess.run(["rustc", "--edition", "2021", *folders, *words, source], check=True)

    assert _print(mixer, tmp_path / "refused") == "".join(EXPECTED.splitlines(True)[:3])
