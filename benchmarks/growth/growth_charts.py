# SPDX-License-Identifier: BSD-3-Clause
"""Growth of costs with the number of ranks and with size.

script/bench growth: counts messages and bytes that simulated ranks send, compares them with the
formulas of docs/concepts/growth.md, and measures the CPU time of calls on 1 to 8 ranks.  Charts and
numbers go to build/growth/. python3 benchmarks/growth/growth_charts.py FOLDER draws
benchmarks/results/growth.json."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).resolve().parents[1]))
from growth import formulas
from harness.chart import Series, chart
from harness.measure import BENCHMARKS, LAUNCH, MPIS, ROOT, Result, compiled, lines, machine, run

PROGRAM = ROOT / "build/tests/c/growth/growth"
OUTPUT = ROOT / "build/growth"
RESULTS = BENCHMARKS / "results/growth.json"
SIMULATED = ("1", "2", "3", "4", "7", "8", "16", "64", "256", "1024")
RANKS = range(1, 9)
BYTES = 4096  # bytes of a rank, if the number of ranks grows
FEW = 2  # number of ranks, if the size grows
UNITS = {"messages": "messages of all ranks", "bytes": "bytes that all ranks send"}

Row = dict[str, Any]


def growth(folder: Path) -> Iterator[Result]:
    """Counts, times and draws; yields the number of counts that differ from the formulas."""
    found: dict[str, list[Row]] = {"counts": [], "times": []}
    subprocess.run(["cmake", "--build", ROOT / "build", "--target", "test_growth"], check=False)
    if PROGRAM.exists():
        found["counts"] = list(formulas.counted(PROGRAM, *SIMULATED))
        wrong = sum(any(formulas.differences(row)) for row in found["counts"])
        yield Result("counts that differ", "the formulas of growth.md", wrong, " counts", 0)
    program = compiled("growth/growth.c", "cc", folder)
    for mpi in MPIS:
        if shutil.which(f"mpirun.{mpi}") is None:
            continue
        for ranks in RANKS:
            measured = lines(run(LAUNCH, mpi, str(ranks), program))
            found["times"] += [{"mpi": mpi, **row} for row in measured]
    OUTPUT.mkdir(parents=True, exist_ok=True)
    where = json.dumps(machine(), indent=2)
    text = ",\n".join(f'"{kind}": [\n{_rows(rows)}\n]' for kind, rows in found.items())
    text = f'{{\n"machine": {where},\n{text}\n}}\n'
    (OUTPUT / "growth.json").write_text(text, encoding="utf-8")
    for path in draw(OUTPUT, found):
        print(f"drawn: {path}")


def _rows(rows: list[Row]) -> str:
    return ",\n".join(json.dumps(row) for row in rows)


def draw(folder: Path, found: dict[str, list[Row]]) -> Iterator[Path]:
    """Writes the charts of the results."""
    for name, text in charts(found):
        path = folder / f"growth-{name}.svg"
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
        yield path


def charts(found: dict[str, list[Row]]) -> Iterator[tuple[str, str]]:
    """Yields the name and the SVG text of each chart."""
    for column, unit in UNITS.items():
        if found["counts"]:
            title = f"{unit}, as counted (marks) and by the formulas (lines)"
            yield column, chart(title, "ranks", unit, list(_counted(found["counts"], column)))
    for mpi, title in MPIS.items():
        times = [row for row in found["times"] if row["mpi"] == mpi]
        if not times:
            continue
        seconds = "seconds of processors, all ranks together"
        by_ranks = [row for row in times if row["b"] in (0, BYTES)]
        head = f"A call with {BYTES} bytes a rank, {title}"
        yield f"ranks-{mpi}", chart(head, "ranks", seconds, list(_measured(by_ranks, "p")))
        by_size = [row for row in times if row["b"] > 0 and row["p"] == FEW]
        head = f"A call on {FEW} ranks, {title}"
        yield f"sizes-{mpi}", chart(head, "bytes a rank", seconds, list(_measured(by_size, "b")))


def _counted(rows: list[Row], column: str) -> Iterator[Series]:
    """Yields the counts of each operation for its first size."""
    for operation in dict.fromkeys(row["operation"] for row in rows):
        of_it = [row for row in rows if row["operation"] == operation]
        smallest = {row["p"]: row for row in reversed(of_it)}
        marks = [(p, row[column]) for p, row in sorted(smallest.items())]
        line = [(p, formulas.value(operation, column, smallest[p])) for p, _ in marks]
        yield Series(operation, marks, [(float(p), float(y)) for p, y in line])


def _measured(rows: list[Row], grows: str) -> Iterator[Series]:
    for operation in dict.fromkeys(row["operation"] for row in rows):
        of_it = sorted(
            (row[grows], row["seconds"]) for row in rows if row["operation"] == operation
        )
        yield Series(operation, of_it)


if __name__ == "__main__":
    list(draw(Path(sys.argv[1]), json.loads(RESULTS.read_text(encoding="utf-8"))))
