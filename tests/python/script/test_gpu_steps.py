# SPDX-License-Identifier: BSD-3-Clause
"""The GPU steps of script/test run only on request, and fail without a device."""

import importlib.util
import sys

import pytest
from programs import ROOT

sys.path.append(str(ROOT / "script/support"))
from checkout import Count, Run
from gpu import steps

pytestmark = pytest.mark.usefixtures("one_rank_only")


@pytest.fixture
def run_gpu_steps(monkeypatch):
    """Returns a function that runs the steps on a mock machine and returns their success."""

    def run_gpu_steps(*kinds):
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

    return run_gpu_steps


def test_a_machine_without_devices_fails(run_gpu_steps):
    assert run_gpu_steps() == {"gpu.device": False}


@pytest.mark.parametrize("kind", ["cuda", "hip"])
def test_all_steps_run_on_the_first_available_kind(run_gpu_steps, kind):
    names = run_gpu_steps(kind)
    assert all(names.values())
    assert {"gpu.contract", "gpu.streams", "gpu.queue", "gpu.queue_indexed", "gpu.python"} <= {
        *names
    }
    assert ("gpu.kernels.1" in names) == (kind == "cuda")


def test_only_the_gpu_step_runs_on_request():
    file = ROOT / "script/support/testing/test.py"
    spec = importlib.util.spec_from_file_location("steps_of_script_test", file)
    steps = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = steps  # dataclasses look up their module there
    spec.loader.exec_module(steps)
    assert [step.name for step in steps.STEPS if step.is_asked_for] == ["gpu"]
