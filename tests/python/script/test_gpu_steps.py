# SPDX-License-Identifier: BSD-3-Clause
"""What is promised of a real device is tried where that is asked for, and fails where there is
none.
"""

import importlib.util
import sys

import pytest
from programs import ROOT

sys.path.append(str(ROOT / "script/support"))
from checkout import Count, Run
from gpu import steps

pytestmark = pytest.mark.usefixtures("alone")


@pytest.fixture
def tried(monkeypatch):
    """What is run where a machine has these kinds of devices: its name, and whether it passed."""

    def tried(*kinds):
        def run(name, command, *_):
            asked = [word for word in command if str(word).startswith("DTL_DEVICE=")]
            is_there = not asked or asked[0] in [f"DTL_DEVICE={kind}" for kind in kinds]
            return Run(int(not is_there), 0.0, ROOT / name)

        def checked(name, command, *_):
            done = run(name, command)
            return name, Count(int(done.status == 0), int(done.status != 0)), done

        monkeypatch.setattr(steps, "run", run)
        monkeypatch.setattr(steps, "checked", checked)
        return {name: count.failed == 0 for name, count, _ in steps.gpu()}

    return tried


def test_a_machine_without_devices_fails(tried):
    assert tried() == {"gpu.device": False}


@pytest.mark.parametrize("kind", ["cuda", "hip"])
def test_all_steps_run_on_the_first_available_kind(tried, kind):
    names = tried(kind)
    assert all(names.values())
    assert {"gpu.contract", "gpu.streams", "gpu.queue", "gpu.queue_places", "gpu.python"} <= {
        *names
    }
    assert ("gpu.kernels.1" in names) == (kind == "cuda")


def test_only_the_gpu_step_runs_on_request():
    file = ROOT / "script/support/testing/test.py"
    spec = importlib.util.spec_from_file_location("steps_of_script_test", file)
    steps = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = steps  # for its dataclasses
    spec.loader.exec_module(steps)
    assert [step.name for step in steps.STEPS if step.is_asked_for] == ["gpu"]
