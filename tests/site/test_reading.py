# SPDX-License-Identifier: BSD-3-Clause
"""Search, themes and navigation of the site, tested in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from conftest import PATIENCE, SITE
from selenium.webdriver import Chrome
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait
from sphinx.util.inventory import InventoryFile

Visit = Callable[[str], None]
PHONE = {"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True}
PAGES = sorted(
    str(path.relative_to(SITE))
    for pattern in ("*.html", "guide/**/*.html", "concepts/*.html", "reference/m*.html")
    for path in SITE.glob(pattern)
)
FORTRAN = "//label[contains(@class, 'sd-tab-label')][normalize-space()='Fortran']"
CHOSEN = """
return [...document.querySelectorAll('.sd-tab-set > input:checked')].map(
    each => each.nextElementSibling.textContent.trim())
"""
TOO_WIDE = """
const screen = document.documentElement.clientWidth
const scrolls = each => each.tagName != 'ARTICLE'
    && (/auto|scroll/.test(getComputedStyle(each).overflowX) || scrolls(each.parentElement))
const right = each => Math.max(each.getBoundingClientRect().right,
    each.getBoundingClientRect().left + (each.clientWidth && each.scrollWidth))
return [...document.querySelectorAll('article *')].filter(each =>
    right(each) > screen + 1 && !scrolls(each)).map(each =>
    each.tagName + ': ' + each.textContent.slice(0, 40))
"""
COLOURS = """
const painted = each => {
    const colour = getComputedStyle(each).backgroundColor
    return colour == 'rgba(0, 0, 0, 0)' && each.parentElement ? painted(each.parentElement) : colour
}
const words = 'article p, article h1, article a, article code, article pre span'
return [...document.querySelectorAll(words)]
    .filter(each => each.offsetParent && each.textContent.trim())
    .map(each => [getComputedStyle(each).color, painted(each), each.textContent.slice(0, 40)])
"""


def soon(browser: Chrome, condition: Callable[[Chrome], object]) -> object:
    return WebDriverWait(browser, PATIENCE, poll_frequency=0.02).until(condition)


def press(browser: Chrome, *keys: str) -> None:
    ActionChains(browser).send_keys(*keys).perform()


def focused(browser: Chrome) -> str:
    return browser.execute_script("return document.activeElement.outerHTML")


def luminance(colour: str) -> float:
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(
    ("words", "page"),
    [
        ("dtl_broadcast", "reference/collective.html"),  # C
        ("dtl.broadcast", "reference/collective.html"),  # Python
        ("DistributedVector", "reference/vector.html"),
        ("self%redistribute", "reference/vector.html"),  # Fortran
        ("dtl::context::barrier", "reference/collective.html"),  # C++
    ],
)
def test_search_finds_a_function_by_its_name(
    browser: Chrome, visit: Visit, words: str, page: str
) -> None:
    visit("index.html")
    field = browser.find_element(By.CSS_SELECTOR, "input.sidebar-search")
    field.send_keys(words, Keys.ENTER)

    found = "return [...document.querySelectorAll('#search-results li > a')].map(a => a.pathname)"
    soon(browser, lambda here: f"/{page}" in here.execute_script(found))


@pytest.mark.parametrize(
    ("kind", "name", "place"),
    [
        ("c:function", "dtl_broadcast", "reference/collective.html#dtl-broadcast"),
        ("py:function", "dtl.broadcast", "reference/collective.html#dtl-broadcast"),
        ("py:class", "dtl.DistributedVector", "reference/vector.html#python-distributedvector"),
    ],
)
def test_other_sites_can_link_to_names(kind: str, name: str, place: str) -> None:
    inventory = InventoryFile.loads((SITE / "objects.inv").read_bytes(), uri="")

    assert inventory.data[kind][name].uri == place
    page, _, anchor = place.partition("#")
    assert f'id="{anchor}"' in (SITE / page).read_text()


def test_a_chosen_language_is_kept_on_other_pages(browser: Chrome, visit: Visit) -> None:
    visit("reference/collective.html")
    assert set(browser.execute_script(CHOSEN)) == {"C"}

    browser.find_element(By.XPATH, FORTRAN).click()
    assert "C" not in browser.execute_script(CHOSEN)
    visit("reference/window.html")
    assert "Fortran" in browser.execute_script(CHOSEN)
    assert "C" not in browser.execute_script(CHOSEN)


def test_every_page_fits_a_phone(browser: Chrome, visit: Visit) -> None:
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", PHONE)
    wide = {}
    for page in PAGES:
        visit(page)
        wide[page] = browser.execute_script(TOO_WIDE)
        assert browser.execute_script("return innerWidth") == PHONE["width"], page
        size = "return parseFloat(getComputedStyle(document.querySelector('article')).fontSize)"
        assert browser.execute_script(size) >= 14

    assert {page: what for page, what in wide.items() if what} == {}


def test_an_overflow_on_a_phone_is_detected(browser: Chrome) -> None:
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", PHONE)
    wide = "<p style='white-space: nowrap'>" + 99 * "wide " + "</p>"
    browser.execute_script("document.querySelector('article').innerHTML += arguments[0]", wide)

    assert "P: " + 8 * "wide " in browser.execute_script(TOO_WIDE)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_has_contrast_in_the_preferred_color_scheme(
    browser: Chrome, visit: Visit, scheme: str
) -> None:
    preferred = {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", preferred)
    visit("reference/collective.html")

    back = browser.execute_script("return getComputedStyle(document.body).backgroundColor")
    assert (luminance(back) < 0.2) == (scheme == "dark")
    drawn = {(text, ground): words for text, ground, words in browser.execute_script(COLOURS)}
    faint = {words: pair for pair, words in drawn.items() if contrast(*pair) < 4.5}
    assert faint == {}


def test_the_color_scheme_can_be_chosen_and_is_kept(browser: Chrome, visit: Visit) -> None:
    visit("index.html")
    theme = "return document.body.dataset.theme"
    seen = [browser.execute_script(theme)]
    for _ in range(2):
        browser.find_element(By.CSS_SELECTOR, ".theme-toggle-content button.theme-toggle").click()
        seen.append(browser.execute_script(theme))

    assert set(seen) == {"auto", "light", "dark"}
    visit("guide/c.html")
    assert browser.execute_script(theme) == seen[-1]


def tab_to(browser: Chrome, words: str) -> None:
    """Presses Tab until the focused element contains these words."""
    soon(browser, lambda here: (press(here, Keys.TAB), words in focused(here))[1])


def test_the_keyboard_alone_reaches_a_function_in_a_language(browser: Chrome, visit: Visit) -> None:
    visit("index.html")
    tab_to(browser, "sidebar-search")
    press(browser, "dtl_scatter", Keys.ENTER)
    soon(browser, lambda here: here.find_elements(By.CSS_SELECTOR, "#search-results li > a"))
    press(browser, Keys.TAB)
    assert "skip-to-content" in focused(browser)
    press(browser, Keys.ENTER)
    tab_to(browser, "collective.html#dtl-scatter")
    press(browser, Keys.ENTER)
    soon(browser, lambda here: "collective.html" in here.current_url)

    tab_to(browser, 'type="radio"')
    press(browser, Keys.ARROW_RIGHT)
    assert "Python" in browser.execute_script(CHOSEN)
