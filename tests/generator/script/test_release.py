# SPDX-License-Identifier: BSD-3-Clause
"""script/release in a small checkout, and the recipes for other package managers."""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import types
from pathlib import Path

import pytest

from dtlgen.abi import lock
from dtlgen.cli import main
from dtlgen.read import load, lock_file

ROOT = Path(__file__).resolve().parents[3]
sys.path.append(str(ROOT / "script/support"))
from release import archive as release  # noqa: E402  - it stands with the scripts


def git(root: Path, *words: str) -> None:
    name = ("-c", "user.name=a", "-c", "user.email=a@b")
    subprocess.run(["git", *name, *words], cwd=root, check=True, capture_output=True)


def commit(root: Path) -> None:
    git(root, "add", "-A")
    git(root, "commit", "-qm", "all")


@pytest.fixture
def checkout(tmp_path: Path, spec: Path) -> Path:
    """Makes a checkout of the small specification with two unreleased changes."""
    notes = tmp_path / "changelog.d"
    notes.mkdir()
    notes.joinpath("README.md").write_text("What this folder is.\n")
    notes.joinpath("box-open.md").write_text("Boxes\nopen.\n")
    notes.joinpath("box-close.md").write_text("Boxes close.\n")
    (spec / lock_file.NAME).write_text(lock.text(lock.lock_of(load.load(spec))))
    assert main(["--root", str(tmp_path), "generate"]) == 0
    git(tmp_path, "init", "-q")
    commit(tmp_path)
    return tmp_path


def run(root: Path) -> list[str]:
    return list(release.release(root, root.parent / "out"))


def refusal(root: Path) -> str:
    with pytest.raises(release.RefusalError) as refused:
        run(root)
    return str(refused.value)


def test_a_release_is_its_notes_and_then_its_tarball(checkout: Path) -> None:
    said = run(checkout)

    assert said[0] == "CHANGELOG.md has 2 lines of 0.1.0, and changelog.d/ is empty"
    notes = "# What has changed\n\n## 0.1.0\n\n- Boxes close.\n- Boxes open.\n"
    assert (checkout / "CHANGELOG.md").read_text() == notes
    assert [file.name for file in (checkout / "changelog.d").iterdir()] == ["README.md"]

    commit(checkout)
    said = run(checkout)

    path = checkout.parent / "out/dtl-0.1.0.tar.gz"
    assert said[0].startswith(f"{path}, sha256 ")
    assert said[1] == "next: git tag -a v0.1.0 -m 'DTL 0.1.0'"
    with tarfile.open(path) as tarball:
        names = set(tarball.getnames())
    assert {"dtl-0.1.0/CHANGELOG.md", "dtl-0.1.0/spec/api.yaml"} <= names

    first = path.read_bytes()
    run(checkout)
    assert path.read_bytes() == first


def test_notes_come_above_those_of_earlier_releases(checkout: Path) -> None:
    notes = checkout / "CHANGELOG.md"
    notes.write_text(release.HEAD + "\n## 0.0.9\n\n- Before.\n")
    commit(checkout)
    run(checkout)
    (checkout / "changelog.d/box-late.md").write_text("Boxes are late.\n")
    commit(checkout)
    run(checkout)

    sections = re.findall(r"## .*|- .*", notes.read_text())
    late = ["- Boxes are late.", "- Boxes close.", "- Boxes open."]
    assert sections == ["## 0.1.0", *late, "## 0.0.9", "- Before."]


def test_uncommitted_changes_are_not_released(checkout: Path) -> None:
    (checkout / "stray").touch()

    assert refusal(checkout).startswith("not committed:\n?? stray\nexpected")


def test_versions_must_agree(checkout: Path) -> None:
    api = checkout / "spec/api.yaml"
    api.write_text(api.read_text().replace("python: 0.1.0", "python: 0.2.0"))
    commit(checkout)

    assert refusal(checkout) == "spec/api.yaml has 0.2.0 for Python; expected 0.1.0"


def test_the_lock_must_have_the_released_api(checkout: Path) -> None:
    path = checkout / "spec" / lock_file.NAME
    path.write_text(re.sub(r'    "dtl_box_\w+": .*\n', "", path.read_text(), count=1))
    commit(checkout)

    assert "lacks some of what spec/ has; run dtlgen lock" in refusal(checkout)


def test_generated_files_must_be_up_to_date(checkout: Path) -> None:
    next((checkout / "generated").rglob("*.h")).write_text("")
    commit(checkout)

    assert "generated/ is not what spec/ says; run script/generate" in refusal(checkout)


def test_a_tag_of_another_commit_is_reported(checkout: Path) -> None:
    git(checkout, "tag", "v0.1.0")
    assert run(checkout)
    commit(checkout)

    assert re.match(r"the tag v0\.1\.0 is of \w{7}; expected \w{7}, or no tag", refusal(checkout))


def test_a_change_has_one_paragraph(checkout: Path) -> None:
    (checkout / "changelog.d/box-open.md").write_text("One.\n\nTwo.\n")
    commit(checkout)

    assert refusal(checkout) == "changelog.d/box-open.md is not AREA-what.md with one paragraph"


def test_a_tarball_without_notes_is_none(checkout: Path) -> None:
    for file in release.fragments(checkout):
        file.unlink()
    commit(checkout)

    assert refusal(checkout).startswith("CHANGELOG.md says nothing of 0.1.0; expected")


def test_the_notes_name_incompatible_changes(checkout: Path) -> None:
    git(checkout, "tag", "v0.0.9")
    box = checkout / "spec/box.yaml"
    box.write_text(box.read_text().replace("place >= 0 and place <", "place > 0 and place <"))
    assert main(["--root", str(checkout), "generate"]) == 0
    commit(checkout)

    wanted = "dtl_box_owner has changed since v0.0.9: expected lines in changelog.d/ that name it"
    assert refusal(checkout).startswith(wanted)

    (checkout / "changelog.d/box-first.md").write_text("`dtl_box_owner` refuses the first place.")
    commit(checkout)
    run(checkout)
    commit(checkout)

    assert run(checkout)[-1].startswith("next: git tag")


def test_this_checkout_has_one_paragraph_a_change() -> None:
    assert list(release.lines(release.fragments(ROOT)))


# ---- Spack --------------------------------------------------------------------------------------


@pytest.fixture
def recipe(monkeypatch: pytest.MonkeyPatch) -> types.SimpleNamespace:
    """Loads Spack's recipe with a fake Spack that records its arguments."""
    recorded = types.SimpleNamespace(variants={}, needs=[])
    spack = types.ModuleType("spack.package")
    spack.__dict__.update(
        CMakePackage=type("CMakePackage", (), {}),
        depends_on=lambda what, **words: recorded.needs.append((what, words)),
        variant=lambda name, **words: recorded.variants.update({name: words}),
        **dict.fromkeys(("extends", "license", "version"), lambda *_, **__: None),
    )
    monkeypatch.setitem(sys.modules, "spack", types.ModuleType("spack"))
    monkeypatch.setitem(sys.modules, "spack.package", spack)
    path = ROOT / "cmake/spack/packages/dtl/package.py"
    names = {"__file__": str(path), "__name__": "recipe"}
    exec(compile(path.read_text(), path, "exec"), names)
    recorded.package = names["Dtl"]
    return recorded


def arguments(package: type, *on: str) -> list[str]:
    made = package()
    made.__dict__.update(
        spec=types.SimpleNamespace(satisfies=lambda text: text.lstrip("+") in on),
        define=lambda name, value: f"-D{name}={'ON' if value is True else value or 'OFF'}",
        define_from_variant=lambda name, variant: f"-D{name}={'ON' if variant in on else 'OFF'}",
        python_dir=lambda: "lib/python",
    )
    return made.cmake_args()


def test_spack_sets_existing_options_of_cmake(recipe: types.SimpleNamespace) -> None:
    known = (ROOT / "CMakeLists.txt").read_text()

    given = arguments(recipe.package, "python", "static")
    assert "-DDTL_PYTHON=ON" in given
    assert "-DDTL_FORTRAN=OFF" in given
    assert "-DDTL_PYTHON_DIR=lib/python" in given
    for word in given:
        option = word[len("-DDTL_") :].split("=")[0]
        assert re.search(rf"\bDTL_{option}\b|IN ITEMS.*\b{option}\b", known)


def test_each_need_of_spacks_is_of_a_variant_that_it_has(recipe: types.SimpleNamespace) -> None:
    conditions = {words["when"].lstrip("+") for _, words in recipe.needs if "when" in words}

    assert conditions | {"static"} == set(recipe.variants)
    assert ("mpi", {"when": "+mpi"}) in recipe.needs


def test_spack_uses_the_checkout_that_it_is_passed(recipe: types.SimpleNamespace) -> None:
    assert recipe.package.git == ROOT.as_uri()
