"""What axe finds on every page of a user, in light and dark, narrow and wide: nothing."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import Chromium, accessible, add, button, in_browser, live, sign_in

pytestmark = pytest.mark.slow
WIDE = {"width": 1280, "height": 900}


@in_browser
def test_axe_finds_nothing_on_any_page(chromium: Chromium) -> None:
    with chromium.window(bypass_csp=True, viewport=WIDE) as window:
        page = window.new_page()
        page.goto("/memory/sign-in")
        accessible(page, "sign-in")
        sign_in(page, "axel", "operator")
        accessible(page, "empty memory")
        add(page, "Repairs clocks")
        add(page, "Works in a museum", "Work")
        add(page, "Buy oil", "Note")
        button(page, "Works in a museum", "Pin")
        page.get_by_text("Edit").first.click()
        accessible(page, "memory with a receipt")
        page.get_by_label("Search memories").fill("clocks")
        page.get_by_role("button", name="Search").click()
        accessible(page, "search")
        page.get_by_role("link", name="Why").click()
        accessible(page, "why")
        for name in ("Document", "Timeline", "Settings"):
            page.get_by_role("link", name=name).click()
            accessible(page, name)
        page.goto("/memory/")
        button(page, "Buy oil", "Erase")
        accessible(page, "erase")
        page.goto("/memory/why/none")
        accessible(page, "problem")


@in_browser
def test_axe_finds_nothing_where_a_page_asks_or_refuses(chromium: Chromium) -> None:
    with chromium.window(bypass_csp=True, viewport=WIDE) as window:
        page, other = window.new_page(), window.new_page()
        sign_in(page, "quinn")
        add(page, "Paints in oil")
        _merge(page, other)
        accessible(page, "document that changed meanwhile")
        page.get_by_role("link", name="Settings").click()
        page.get_by_label("Or paste a list").fill("- Keeps bees\n- Password: hunter2-secret")
        page.get_by_role("button", name="Dry run").click()
        expect(page.get_by_role("status")).to_contain_text("nothing has changed yet")
        page.get_by_text("Each of them").click()
        accessible(page, "dry run")
        page.get_by_role("button", name="Clear everything").click()
        expect(page.get_by_role("button", name="Yes, erase everything")).to_be_visible()
        accessible(page, "question before clearing")
        page.goto("/memory/nights")
        accessible(page, "no operator")
        page.goto("/memory/")
        page.evaluate("document.querySelectorAll('[name=token]').forEach(field => field.value = 'forged')")
        page.get_by_label("Something to remember").fill("Anything")
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.get_by_role("alert")).to_be_visible()
        accessible(page, "forged")


@in_browser
def test_axe_finds_nothing_on_a_conversation_and_its_question(chromium: Chromium) -> None:
    live(chromium, "rhea")
    with chromium.window(bypass_csp=True, viewport=WIDE) as window:
        page = window.new_page()
        sign_in(page, "rhea")
        page.get_by_role("link", name="Timeline").click()
        page.locator("a[href^='/memory/conversation/']").first.click()
        expect(page.get_by_role("button", name="Delete")).to_be_visible()
        accessible(page, "conversation")
        page.get_by_role("button", name="Delete").click()
        accessible(page, "question before deleting a conversation")


def _merge(page: Page, other: Page) -> None:
    """Two windows change the document; the first is shown what the other did."""
    page.get_by_role("link", name="Document").click()
    editor = page.get_by_label("Text of the document")
    add(other, "Reads maps")
    editor.fill(editor.input_value().replace("oil", "ink"))
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("region", name="What changed meanwhile")).to_be_visible()
