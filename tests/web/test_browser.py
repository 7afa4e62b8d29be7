"""The flows of a user in a real Chromium, with and without script."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Dialog, expect

from tests.web.browser import Chromium, add, button, in_browser, sign_in
from tests.web.site import token

pytestmark = pytest.mark.slow


@in_browser
def test_sign_in_and_out(chromium: Chromium) -> None:
    with chromium.window() as window:
        page = window.new_page()
        page.goto("/memory/document")
        expect(page).to_have_url(f"{chromium.url}/memory/sign-in")
        page.get_by_label("Token").fill("no token at all")
        page.get_by_role("button", name="Sign in").click()
        expect(page.get_by_role("alert")).to_contain_text("not signed in")
        sign_in(page, "signer")
        (kept,) = [one for one in window.cookies() if one["name"] == "memory_token"]
        assert (kept["httpOnly"], kept["sameSite"], kept["path"]) == (True, "Strict", "/memory")
        assert page.evaluate("document.cookie") == ""
        assert "token" not in page.url
        page.get_by_role("button", name="Sign out").click()
        page.goto("/memory/")
        expect(page).to_have_url(f"{chromium.url}/memory/sign-in")


@in_browser
def test_add_edit_forget_undo_erase_and_pin(chromium: Chromium) -> None:
    with chromium.window() as window:
        page = window.new_page()
        sign_in(page, "flora")
        add(page, "Grows tomatoes on the roof")
        add(page, "Works as a botanist", "Work")
        item = page.get_by_role("listitem").filter(has_text="Grows tomatoes")
        item.get_by_text("Edit").click()
        item.get_by_label("Text").fill("Grows peppers on the roof")
        item.get_by_role("button", name="Save").click()
        expect(page.get_by_role("status")).to_contain_text("Saved: Grows peppers on the roof")
        button(page, "Grows peppers", "Pin")
        expect(page.get_by_role("region", name="Key facts")).to_contain_text("Grows peppers")
        button(page, "Grows peppers", "Forget")
        expect(page.get_by_role("status")).to_contain_text("Forgotten: Grows peppers")
        expect(page.get_by_role("region", name="Key facts")).to_have_count(0)
        page.get_by_role("button", name="Undo").click()
        expect(page.get_by_role("status")).to_contain_text("Taken back")
        expect(page.get_by_role("region", name="Key facts")).to_contain_text("Grows peppers")
        button(page, "botanist", "Erase")
        expect(page.get_by_role("heading", level=1)).to_have_text("Erase for good?")
        page.get_by_role("button", name="Erase").click()
        expect(page.get_by_role("status")).to_contain_text("Erased for good")
        expect(page.get_by_role("listitem").filter(has_text="Works as a botanist")).to_have_count(0)


@in_browser
def test_several_at_once(chromium: Chromium) -> None:
    with chromium.window() as window:
        page = window.new_page()
        sign_in(page, "sven")
        for value in ("Owns a red canoe", "Collects stamps", "Plays the viola"):
            add(page, value)
        for value in ("canoe", "stamps"):
            page.get_by_role("listitem").filter(has_text=value).get_by_role("checkbox").check()
        page.get_by_role("button", name="Selected: Forget").click()
        expect(page.get_by_role("status")).to_contain_text("Forgotten: 2")
        expect(page.get_by_text("1–1 of 1")).to_be_visible()
        page.get_by_role("button", name="Undo").click()
        expect(page.get_by_text("1–3 of 3")).to_be_visible()


@in_browser
def test_search_as_you_type_gives_reasons_and_keeps_words_out_of_the_address(chromium: Chromium) -> None:
    with chromium.window() as window:
        page = window.new_page()
        sign_in(page, "sara")
        add(page, "Swims in cold mountain lakes")
        add(page, "Hums in public")
        page.goto("/memory/")
        page.get_by_label("Search memories").press_sequentially("lakes")
        expect(page.get_by_text("1 found")).to_be_visible()
        expect(page.get_by_role("listitem").filter(has_text="Swims").locator("mark").first).to_contain_text("lake")
        expect(page.get_by_text("Hums in public")).to_have_count(0)
        add(page, "Cleans cold, dusty attics for a firm in Leeds")
        page.get_by_label("Search memories").fill("swims in cold mountain lakes")
        expect(page.get_by_text("Left out next: Cleans cold, dusty attics")).to_contain_text("holds too little")
        button(page, "Swims", "Forget")
        expect(page.get_by_role("status")).to_contain_text("Forgotten: Swims in cold mountain lakes")
        assert page.url == f"{chromium.url}/memory/"


@in_browser
def test_why_takes_one_change_back(chromium: Chromium) -> None:
    with chromium.window() as window:
        page = window.new_page()
        sign_in(page, "wanda")
        add(page, "Rides a tandem")
        button(page, "Rides a tandem", "Pin")
        page.get_by_role("link", name="Why").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Why this is remembered")
        first = page.get_by_role("listitem").filter(has_text="Changed").first
        expect(first).to_contain_text("pinned")
        first.get_by_role("button", name="Undo").click()
        expect(page.get_by_role("status")).to_contain_text("Taken back")
        page.get_by_role("link", name="Memory", exact=True).click()
        expect(page.get_by_role("region", name="User preferences")).to_contain_text("Rides a tandem")


@in_browser
def test_two_windows_edit_the_document(chromium: Chromium) -> None:
    with chromium.window() as window:
        one, two = window.new_page(), window.new_page()
        sign_in(one, "doris")
        add(one, "Paints in oil")
        one.get_by_role("link", name="Document").click()
        editor = one.get_by_label("Text of the document")
        assert "Paints in oil" in editor.input_value()
        add(two, "Reads maps")
        editor.fill(editor.input_value().replace("Paints in oil", "Paints in ink"))
        one.get_by_role("button", name="Save").click()
        expect(one.get_by_role("status")).to_contain_text("It changed while you were editing")
        expect(one.get_by_role("region", name="What changed meanwhile")).to_contain_text("Reads maps")
        one.get_by_role("button", name="Save").click()
        expect(one.get_by_role("status")).to_contain_text("The document is saved")
        one.get_by_role("link", name="Memory", exact=True).click()
        expect(one.get_by_role("region", name="User preferences")).to_contain_text("Paints in ink")
        expect(one.get_by_role("region", name="User preferences")).to_contain_text("Reads maps")


@in_browser
def test_settings_pause_export_import_and_clear(chromium: Chromium) -> None:
    with chromium.window() as window:
        page = window.new_page()
        sign_in(page, "stan")
        add(page, "Restores old radios")
        page.get_by_role("link", name="Settings").click()
        page.get_by_role("button", name="Pause").click()
        expect(page.get_by_role("status")).to_contain_text("Memory is paused.")
        page.get_by_role("button", name="Resume").click()
        expect(page.get_by_role("status")).to_contain_text("Memory is on again.")
        with page.expect_download() as coming:
            page.get_by_role("link", name="Export as JSON").click()
        saved = Path(coming.value.path())
        assert json.loads(saved.read_text("utf-8"))["memories"][0]["value"] == "Restores old radios"
        page.get_by_role("button", name="Clear everything").click()
        page.get_by_role("button", name="Yes, erase everything").click()
        expect(page.get_by_role("status")).to_contain_text("Everything was erased")
        page.get_by_label("File to import").set_input_files(saved)
        page.get_by_role("button", name="Dry run").click()
        expect(page.get_by_role("status")).to_contain_text("1 memory stored")
        page.get_by_role("button", name="Import", exact=True).click()
        expect(page.get_by_role("status")).to_contain_text("Imported")
        page.get_by_role("link", name="Timeline").click()
        expect(page.get_by_role("img", name="Learned in each week, by category")).to_be_visible()


@in_browser
def test_everything_works_without_script_and_by_keyboard_alone(chromium: Chromium) -> None:
    with chromium.window(java_script_enabled=False) as window:
        page = window.new_page()
        sign_in(page, "kay")
        page.get_by_label("Something to remember").focus()
        page.keyboard.type("Walks to work")
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.get_by_role("status")).to_contain_text("Remembered: Walks to work")
        page.get_by_label("Search memories").focus()
        page.keyboard.type("walks")
        page.keyboard.press("Enter")
        expect(page.get_by_text("1 found")).to_be_visible()
        page.get_by_role("button", name="Forget", exact=True).focus()
        page.keyboard.press("Space")
        expect(page.get_by_role("status")).to_contain_text("Forgotten: Walks to work")
        page.goto("/memory/")
        page.keyboard.press("Tab")
        expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()


@in_browser
def test_a_script_in_a_memory_does_not_run(chromium: Chromium) -> None:
    with chromium.window() as window:
        page = window.new_page()
        asked: list[str] = []

        def dismiss(dialog: Dialog) -> None:
            asked.append(dialog.message)
            dialog.dismiss()

        page.on("dialog", dismiss)
        sign_in(page, "mallory")
        add(page, "Likes maps")
        page.get_by_role("link", name="Document").click()
        editor = page.get_by_label("Text of the document")
        editor.fill(editor.input_value().replace("maps", "<img src=x onerror=alert(1)> <script>alert(2)</script>"))
        page.get_by_role("button", name="Save").click()
        for path in ("/memory/", "/memory/timeline", "/memory/document"):
            page.goto(path)
            expect(page.locator("main img")).to_have_count(0)
        page.goto("/memory/")
        expect(page.get_by_text("<script>alert(2)</script>").first).to_be_visible()
        assert asked == []


@in_browser
def test_another_users_token_shows_another_memory(chromium: Chromium) -> None:
    with chromium.window() as window:
        page = window.new_page()
        sign_in(page, "first")
        add(page, "Keeps a secret garden path")
        page.get_by_role("button", name="Sign out").click()
        sign_in(page, "second")
        expect(page.get_by_text("Nothing is remembered here yet.")).to_be_visible()
        assert token("first") not in page.content()
