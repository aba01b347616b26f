# SPDX-License-Identifier: BSD-3-Clause
"""Checks of NAME_CHECK=1 in a project of its own: one thread at a time uses a handle, unless its
facts allow more, and handles that are still open at the end are listed."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from dtlgen import cli

STEP = "tally_size_t left"
DURING = """\
    void (*during)(void) = (void (*)(void))dlsym(RTLD_DEFAULT, "during_add");

    during();
    tally__call_moves(CALL_COUNTER_ADD, 4, 0);
"""
PROGRAM = """\
#include <pthread.h>
#include <stdio.h>
#include <tally/tally.h>

static tally_counter_t counter;
static char words[300];

static void *other(void *state)
{
    (void)state;
    tally_counter_value(counter);
    tally_last_error(words, sizeof words);
    return NULL;
}

void during_add(void)
{
    pthread_t thread;

    tally_counter_value(counter);
    pthread_create(&thread, NULL, other, NULL);
    pthread_join(thread, NULL);
}

int main(void)
{
    tally_counter_open(3, &counter);
    tally_counter_add(counter, 2);
    puts(words);
    return 0;
}
"""
MORE = """\
  counter_sum:
    doc: All of them together.
    returns: {type: size, on_error: 0}
    params:
      counters: {type: "handle.counter[]", len: count}
      count: size
  counter_spend:
    doc: The counter is gone.
    params: {counter: {type: handle.counter, closes: true}}

python:
"""
DONE = """
void *dlsym(void *handle, const char *name);

tally_size_t tally_impl_counter_sum(struct counter *const *counters, tally_size_t count)
{
    void (*during)(void) = (void (*)(void))dlsym(NULL, "during_sum");
    tally_size_t sum = 0;

    during();
    for (tally_size_t index = 0; index < count; index++)
        sum += counters[index]->value;
    return sum;
}

tally_status tally_impl_counter_spend(struct counter *counter)
{
    void (*during)(void) = (void (*)(void))dlsym(NULL, "during_spend");

    during();
    tally__release(counter);
    return TALLY_OK;
}
"""
SEVERAL = """\
#include <pthread.h>
#include <stdio.h>
#include <tally/tally.h>

static tally_counter_t counters[6], another;
static char words[300];

static void *other(void *state)
{
    (void)state;
    tally_counter_value(counters[5]);
    tally_last_error(words, sizeof words);
    return NULL;
}

void during_add(void)
{
}

void during_sum(void)
{
    pthread_t thread;

    pthread_create(&thread, NULL, other, NULL);
    pthread_join(thread, NULL);
}

/* The counter that is spent has left its place to this one. */
void during_spend(void)
{
    tally_counter_open(3, &another);
}

int main(void)
{
    for (int index = 0; index < 6; index++)
        tally_counter_open(3, &counters[index]);
    tally_counter_sum(counters, 6);
    tally_counter_spend(counters[0]);
    for (int index = 1; index < 6; index++)
        tally_counter_close(counters[index]);
    puts(words);
    return 0;
}
"""
FAMILY = """\
#include <mixer/mixer.h>
#include <stdio.h>

int main(void)
{
    mix_device_t device;
    mix_track_t track;
    char words[300];

    mix_device_open(MIX_LAYOUT_MONO, MIX_RATE_48000, &device);
    mix_track_open(device, 440, &track);
    mix_device_close(device);
    mix_last_error(words, sizeof words);
    puts(words);
    mix_track_close(track);
    mix_device_close(device);
    return 0;
}
"""
SCRAP = """\
  device_scrap:
    doc: The device is gone, which plays no more.
    params: {device: {type: handle.device, closes: true}}
"""
SCRAPPED = """

mix_status mix_impl_device_scrap(struct device *device)
{
    mix_impl_device_close(device);
    return MIX_OK;
}
"""
LABEL = """\
  render_label:
    doc: "`*render` mixes nothing, and has a name."
    params:
      device: handle.device
      name: {type: string, retains: true, doc: "Stays with the render."}
      render: {type: handle.render, dir: out}
"""
LABELLED = """

mix_status mix_impl_render_label(struct device *device, const char *name, struct render **render)
{
    (void)name;
    return mix_impl_render_start(device, 0, NULL, NULL, NULL, render);
}
"""
NAMED = """\
#include <mixer/mixer.h>
#include <stdio.h>

static union {
    mix_sample_t samples[8];
    char name[32];
} memory = {.name = "thunder"};

static void say(mix_status status)
{
    char words[300];

    mix_last_error(words, sizeof words);
    puts(status == MIX_OK ? "done" : words);
}

int main(void)
{
    mix_device_t device;
    mix_render_t render, second;

    mix_device_open(MIX_LAYOUT_MONO, MIX_RATE_48000, &device);
    mix_render_label(device, memory.name, &render);
    say(mix_device_mix(device, 1, memory.samples));
    say(mix_device_mix(device, 1, memory.samples + 2));
    say(mix_render_label(device, memory.name, &second));
    mix_render_close(second);
    mix_render_close(render);
    mix_device_close(device);
    return 0;
}
"""
RETIRED = """\
#include <stdio.h>

#include "mix_conditions.h"
#include "mix_guard.h"
#include "mix_impl.h"

static void await(struct handle_slot *slot)
{
    (void)slot;
}

static void *closed(mix_device_t device)
{
    return mix__handle_close_after(device, HANDLE_DEVICE, await, "device_close", "device");
}

int main(void)
{
    mix_device_t device;
    mix_track_t track;
    char words[300];

    mix_device_open(MIX_LAYOUT_MONO, MIX_RATE_48000, &device);
    mix_track_open(device, 440, &track);
    if (closed(device) != NULL)
        return 1;
    mix_last_error(words, sizeof words);
    puts(words);
    mix_track_close(track);
    mix_impl_device_close(closed(device));
    return 0;
}
"""
RETAINING = """\
#include <mixer/mixer.h>
#include <stdio.h>

static mix_sample_t samples[8], others[8];

static void say(mix_status status)
{
    char words[300];

    mix_last_error(words, sizeof words);
    puts(status == MIX_OK ? "done" : words);
}

int main(void)
{
    mix_device_t device;
    mix_render_t render, second;
    mix_levels levels;

    mix_device_open(MIX_LAYOUT_STEREO, MIX_RATE_48000, &device);
    mix_render_start(device, 4, samples, NULL, NULL, &render);
    say(mix_device_mix(device, 1, &samples[3]));
    say(mix_device_mix(device, 4, others));
    say(mix_render_start(device, 1, samples, NULL, NULL, &second));
    mix_render_wait(render, &levels);
    say(mix_device_mix(device, 1, &samples[3]));
    mix_render_close(render);
    mix_render_start(device, 4, samples, NULL, NULL, &render);
    mix_render_close(render);
    say(mix_device_mix(device, 1, samples));
    mix_device_close(device);
    return 0;
}
"""
REFUSED = (
    "tally_counter_value: another thread is in tally_counter_add with the same handle; expected "
    "one at a time [TALLY-counter_value-thread]\n"
)


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Builds a project whose add calls the program back."""
    monkeypatch.chdir(tmp_path)
    project = tmp_path / "tally"
    project.mkdir()
    assert cli.main(["-C", str(project), "init", "tally"]) == 0
    source = project / "src/counting.c"
    text = source.read_text("utf-8")
    assert text.count(f"    {STEP}") == 1
    text = text.replace(f"    {STEP}", f"{DURING}    {STEP}")
    source.write_text(f"#include <dlfcn.h>\n{text}", "utf-8")
    return project


def _run(
    project: Path, check: str, text: str = PROGRAM, name: str = "tally"
) -> subprocess.CompletedProcess[str]:
    build = project / "build"
    program = build / "program.c"
    for command in (
        ["cmake", "-S", project, "-B", build, "-DCMAKE_DISABLE_FIND_PACKAGE_Python3=ON"],
        ["cmake", "--build", build, "--target", name],
    ):
        subprocess.run(command, check=True, capture_output=True)
    program.write_text(text)
    flags = ["-rdynamic", "-I", project / "generated/c/include", "-L", build]
    subprocess.run(
        ["cc", program, "-o", build / "program", *flags, f"-l{name}", "-pthread"], check=True
    )
    return subprocess.run(
        [build / "program"],
        env=os.environ | {"TALLY_CHECK": check, "MIX_CHECK": check, "LD_LIBRARY_PATH": str(build)},
        capture_output=True,
        text=True,
        check=True,
    )


def test_concurrent_use_and_leaked_handles_are_reported(build: Path) -> None:
    done = _run(build, "1")

    assert done.stdout == REFUSED
    assert done.stderr.startswith(
        "tally: still open at the end: a counter, made by tally_counter_open() at 0x"
    )
    assert done.stderr.count("\n") == 1


def test_the_call_that_made_it_is_found_by_its_place(build: Path) -> None:
    *_, place, _, program = _run(build, "1").stderr.split()

    shown = subprocess.run(
        ["addr2line", "-f", "-e", program, place], capture_output=True, text=True, check=True
    )

    assert shown.stdout.splitlines()[0] == "main"


def test_nothing_is_reported_without_the_check(build: Path) -> None:
    done = _run(build, "0")

    assert (done.stdout, done.stderr) == ("\n", "")


def test_a_handle_may_be_for_several_threads(build: Path) -> None:
    spec = build / "spec/counting.yaml"
    spec.write_text(spec.read_text("utf-8").replace("kind: 1\n", "kind: 1\n    threads: any\n"))
    assert cli.main(["-C", str(build), "generate"]) == 0

    assert _run(build, "1").stdout == "\n"


def test_a_function_may_be_for_several_threads(build: Path) -> None:
    spec = build / "spec/counting.yaml"
    text = spec.read_text("utf-8")
    value = "    doc: Returns the value of the counter.\n    returns"
    assert text.count(value) == 1
    spec.write_text(text.replace(value, "    threads: any\n" + value))
    assert cli.main(["-C", str(build), "generate"]) == 0

    assert _run(build, "1").stdout == "\n"


@pytest.fixture
def several(build: Path) -> Path:
    """Builds a project with functions of several counters, and one that closes its counter."""
    spec, source = build / "spec/counting.yaml", build / "src/counting.c"
    spec.write_text(spec.read_text("utf-8").replace("\npython:\n", MORE, 1))
    source.write_text(source.read_text("utf-8") + DONE)
    assert cli.main(["-C", str(build), "generate"]) == 0
    return build


def test_each_handle_of_an_array_is_guarded(several: Path) -> None:
    done = _run(several, "1", SEVERAL)

    assert done.stdout == REFUSED.replace("tally_counter_add", "tally_counter_sum")


def test_a_handle_that_replaces_a_closed_one_is_listed(several: Path) -> None:
    done = _run(several, "1", SEVERAL)

    assert done.stderr.count("still open at the end: a counter") == 1


@pytest.fixture
def mixer(root: Path, tmp_path: Path) -> Path:
    project = tmp_path / "examples/audio-mixer"
    shutil.copytree(root / "examples/audio-mixer", project)
    (tmp_path / "generator").symlink_to(root / "generator")
    assert cli.main(["--root", str(project), "generate"]) == 0
    return project


def test_a_parent_is_closed_after_its_children(mixer: Path) -> None:
    assert _run(mixer, "1", FAMILY, "mixer").stdout == (
        "mix_device_close: a track that mix_track_open has created from it is open; expected that "
        "to be closed first [MIX-device_close-children]\n"
    )


def test_a_call_that_closes_its_handle_is_refused_while_others_are_made_of_it(mixer: Path) -> None:
    spec, source = mixer / "spec/device.yaml", mixer / "src/device.c"
    spec.write_text(spec.read_text("utf-8").replace("\npython:\n", f"{SCRAP}\npython:\n", 1))
    source.write_text(source.read_text("utf-8") + SCRAPPED)
    assert cli.main(["--root", str(mixer), "generate"]) == 0

    done = _run(mixer, "1", FAMILY.replace("mix_device_close", "mix_device_scrap"), "mixer")

    assert done.stdout == (
        "mix_device_scrap: a track that mix_track_open has created from it is open; expected that "
        "to be closed first [MIX-device_scrap-children]\n"
    )
    assert done.stderr == ""


def test_closing_a_handle_waits_for_its_children_to_close(mixer: Path) -> None:
    """Covers libraries in which all ranks close a handle together; users do not see this."""
    program, made = mixer / "retired.c", mixer / "generated/c"
    program.write_text(RETIRED)
    sources = [*made.glob("impl/*.c"), *made.glob("stubs/*.c"), *made.glob("support/*.c")]
    found = [f"-I{folder}" for folder in (made / "include", made / "impl", made / "support")]
    flags = ["-D_GNU_SOURCE", "-pthread", f"-I{mixer / 'src'}", *found]
    built = ["-o", mixer / "retired", program, *sources, *(mixer / "src").glob("*.c")]
    subprocess.run(["cc", *flags, *built, "-lm"], check=True)

    done = subprocess.run(
        [mixer / "retired"],
        env=os.environ | {"MIX_CHECK": "1"},
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout == (
        "mix_device_close: a track that mix_track_open has created from it is open; expected that "
        "to be closed first [MIX-device_close-children]\n"
    )
    assert done.stderr == ""


def test_a_parent_may_be_outlived(mixer: Path) -> None:
    spec = mixer / "spec/device.yaml"
    spec.write_text(spec.read_text("utf-8").replace("kind: 1\n", "kind: 1\n    outlived: true\n"))
    assert cli.main(["--root", str(mixer), "generate"]) == 0

    assert "children" not in _run(mixer, "1", FAMILY, "mixer").stdout


def test_memory_that_a_handle_retains_is_not_passed_again(mixer: Path) -> None:
    """Until the handle is waited for or closed."""
    words = (
        "mix_render_start uses this memory in a render; expected other memory until that is "
        "complete"
    )

    assert _run(mixer, "1", RETAINING, "mixer").stdout.splitlines() == [
        f"mix_device_mix: {words} [MIX-device_mix-kept]",
        "done",
        f"mix_render_start: {words} [MIX-render_start-kept]",
        "done",
        "done",
    ]


def test_text_that_a_handle_keeps_is_not_written(mixer: Path) -> None:
    """Other calls may read it."""
    spec, source = mixer / "spec/render.yaml", mixer / "src/render.c"
    spec.write_text(spec.read_text("utf-8").replace("\npython:\n", f"{LABEL}\npython:\n", 1))
    source.write_text(source.read_text("utf-8") + LABELLED)
    assert cli.main(["--root", str(mixer), "generate"]) == 0

    assert _run(mixer, "1", NAMED, "mixer").stdout.splitlines() == [
        "mix_device_mix: mix_render_label uses this memory in a render; expected other memory "
        "until that is complete [MIX-device_mix-kept]",
        "done",
        "done",
    ]


def test_memory_is_the_program_s_own_matter_without_the_check(mixer: Path) -> None:
    program = RETAINING.replace(
        "    say(mix_render_start(device, 1, samples, NULL, NULL, &second));", ""
    )
    program = program.replace("render, second;", "render;")

    assert _run(mixer, "0", program, "mixer").stdout.split() == ["done"] * 4
