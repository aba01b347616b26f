# SPDX-License-Identifier: BSD-3-Clause
"""Fixtures: one browser for all tests, and a server of the site that script/docs built."""

from __future__ import annotations

import functools
import shutil
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service

SITE = Path(__file__).parents[2] / "build/docs/html"
PATIENCE = 20  # seconds, on a loaded machine
FLAGS = ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu")
DESK = {"width": 1280, "height": 900, "deviceScaleFactor": 1, "mobile": False}


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_words: object) -> None:
        pass


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    handler = functools.partial(Quiet, directory=str(SITE))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture(scope="session")
def chromium() -> Iterator[webdriver.Chrome]:
    driver = shutil.which("chromedriver")
    assert driver, "no chromedriver here; expected Debian's packages chromium and chromium-driver"
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or ""
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    for flag in FLAGS:
        options.add_argument(flag)
    browser = webdriver.Chrome(options, Service(driver))
    browser.set_page_load_timeout(PATIENCE)
    yield browser
    browser.quit()


@pytest.fixture
def browser(chromium: webdriver.Chrome, address: str) -> Iterator[webdriver.Chrome]:
    """A page of a new visitor; a resource missing from the page fails each test."""
    chromium.get(f"{address}/index.html")
    chromium.execute_script("localStorage.clear(); sessionStorage.clear()")
    chromium.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", DESK)
    chromium.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    yield chromium
    wrong = [each["message"] for each in chromium.get_log("browser") if each["level"] == "SEVERE"]
    assert wrong == []


@pytest.fixture
def visit(browser: webdriver.Chrome, address: str) -> Callable[[str], None]:
    return lambda page: browser.get(f"{address}/{page}")
