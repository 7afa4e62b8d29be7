"""In no language is a page wider than a telephone, and every page says its own words.

A usual run sees each page in one of the languages, the long run in all of them."""

import pytest

from tests.soak import SOAKING
from tests.web.browser import Chromium, add, in_browser, sign_in
from web.pages.texts import LANGUAGES, texts

pytestmark = pytest.mark.slow
PAGES = ("", "review", "document", "timeline", "settings", "nights", "tools", "health")


@in_browser
def test_no_page_is_wider_than_a_telephone_in_any_language(chromium: Chromium) -> None:
    wide = []
    with chromium.window(viewport={"width": 375, "height": 900}) as window:
        page = window.new_page()
        sign_in(page, "gerda", "operator")
        add(page, "Repariert Straßenbahnoberleitungsisolatoren")
        languages = sorted(LANGUAGES.keys() - {"en"})  # English: tests/web/test_accessible.py
        for number, language in enumerate(languages):
            page.goto("/memory/")
            page.locator(f"button[name=language][value={language}]").click()
            for name in PAGES if SOAKING else PAGES[number :: len(languages)]:
                page.goto(f"/memory/{name}")
                assert page.locator("html").get_attribute("lang") == language
                assert texts(language)["nav.settings"] in page.locator("nav").first.inner_text()
                if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                    wide.append((language, name))
    assert wide == []
