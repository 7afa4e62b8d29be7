"""The pages of an operator in a real browser: one night from the button to its undoing, and axe on every page."""

from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import Chromium, accessible, in_browser, live, sign_in
from tests.web.operator_site import PAGES

pytestmark = pytest.mark.slow


def run_a_night(page: Page, user: str) -> None:
    page.goto("/memory/nights")
    page.get_by_label("Only this user").fill(user)
    page.get_by_role("button", name="Run now").click()
    expect(page.get_by_role("status")).to_contain_text("The night is over", timeout=60_000)
    page.get_by_role("link", name=str(datetime.now(UTC).date())).click()
    page.get_by_role("link", name=f"See the changes ({user})").click()


@in_browser
def test_a_night_from_the_button_to_its_undoing(chromium: Chromium) -> None:
    live(chromium, "nina")
    with chromium.window(java_script_enabled=False) as window:
        page = window.new_page()
        sign_in(page, "otto", "operator")
        page.get_by_role("link", name="Nights").click()
        expect(page.get_by_text("nina", exact=True)).to_be_visible()
        run_a_night(page, "nina")
        expect(page.get_by_text("+ - Role: Nurse")).to_be_visible()
        page.get_by_role("button", name="Undo").click()
        expect(page.get_by_role("status")).to_contain_text("This night was undone")
        page.get_by_role("status").get_by_role("button", name="Undo").click()
        expect(page.get_by_role("status")).to_contain_text("are back")
        page.get_by_role("link", name="Tools").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Tools")
        expect(page.get_by_role("img", name="Calls by day")).to_be_visible()
        page.get_by_role("link", name="Health").click()
        expect(page.get_by_role("status")).to_contain_text("Examined at", timeout=60_000)


@in_browser
def test_axe_finds_nothing_on_any_page_of_an_operator(chromium: Chromium) -> None:
    """In both schemes and widths, and nothing is wider than the screen; the CSP is bypassed for axe alone."""
    live(chromium, "axel")
    with chromium.window(bypass_csp=True, reduced_motion="reduce") as window:
        page = window.new_page()
        sign_in(page, "otto", "operator")
        run_a_night(page, "axel")
        of_user = page.url
        for path in (*PAGES, f"/memory/nights/on/{datetime.now(UTC).date()}", of_user):
            page.goto(path)
            accessible(page, path)
