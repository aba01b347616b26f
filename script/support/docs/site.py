# SPDX-License-Identifier: BSD-3-Clause
"""script/docs: builds the site from docs/ and the generated reference, and checks its links."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from docs import area_examples, cost_plots, example_plots, object_inventory

ROOT = Path(__file__).resolve().parents[3]
BUILD = ROOT / "build/docs"
SITE = BUILD / "html"
SOURCES = {"docs": "", "generated/site": ""}
SOURCES |= {f"examples/{each}": f"examples/{each}" for each in ("c", "cpp", "fortran", "python")}
MADE_BY_SPHINX = {"genindex.html", "search.html"}  # pages without links from docs/


class Page(HTMLParser):
    """Collects the links and the anchors of a page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.places.add(value)
            elif name in {"href", "src"} and value and tag != "base":
                self.links.append(value)


def collect(source: Path) -> None:
    """Copies all pages into one folder.  Unchanged files keep their modification time, so that
    Sphinx does not read them again."""
    wanted = {}
    for folder, place in SOURCES.items():
        for path in (ROOT / folder).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                wanted[source / place / path.relative_to(ROOT / folder)] = path
    for path in [path for path in source.rglob("*") if path.is_file()]:
        if path not in wanted and path.suffix != ".svg":
            path.unlink()
    for target, path in wanted.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        content = path.read_bytes()
        if path.parent == area_examples.REFERENCE:
            content = area_examples.with_examples(content.decode(), path.stem).encode()
        elif path in cost_plots.PAGES:
            content = cost_plots.PAGES[path](content.decode()).encode()
        if not target.exists() or target.read_bytes() != content:
            target.write_bytes(content)


def build(source: Path, site: Path) -> int:
    """Runs Sphinx with warnings as errors; returns its exit status."""
    jobs = os.environ.get("DTL_JOBS", "auto")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-j", jobs]
    return subprocess.run([*command, source, site], check=False).returncode


def dead_links(site: Path) -> Iterator[str]:
    """Yields the dead links within the site; links to other sites are not checked."""
    pages = {path: Page(path) for path in sorted(site.rglob("*.html"))}
    for path, page in pages.items():
        if path.name in MADE_BY_SPHINX:
            continue
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not target.is_file():
                yield f"{path.relative_to(site)}: {link} is no file of the site"
            elif parts.fragment and target in pages:
                place = unquote(parts.fragment)
                if place not in pages[target].places:
                    yield f"{path.relative_to(site)}: {link} is no place of that page"


def main() -> int:
    source = BUILD / "source"
    collect(source)
    list(cost_plots.draw(source / cost_plots.PAGE.parent.name))
    cost_plots.draw_growth(source / cost_plots.GROWTH.parent.name)
    list(example_plots.draw(source / example_plots.PAGES.relative_to(ROOT / "docs")))
    if build(source, SITE) != 0:
        return 1
    object_inventory.extend(SITE / "objects.inv", source / "reference")
    wrong = list(dead_links(SITE))
    for words in wrong:
        print(f"docs: {words}", file=sys.stderr)
    print(f"docs: {SITE}/index.html, {len(wrong)} dead links")
    return int(bool(wrong))
