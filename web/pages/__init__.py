"""The pages of the memory below `/memory/`: plain HTML made here, for a person and for an operator.

To add a page:

1. Write `async def thing(visit: Visit) -> Response` in a module of this folder. `visit` says who asks
   (`visit.user_id`, `visit.operator`), what they sent (`visit.form`, a form whose token was checked), where the memory
   is (`visit.store`), and answers: `return visit.page("thing.html", here="thing", rows=rows)`.
2. Put it into the module's list, `ROUTES = [page("/memory/thing", thing, operator=True)]`, and the module into
   `web/pages/routes.py`. A page with `operator=True` answers nobody else (403).
3. Put the template into `web/pages/templates/`. It extends `frame.html`, fills the blocks `title` (no text of a memory
   in it) and `main` (one `h1`), and says every word as `{{ t("name") }}`. A form begins with
   `<form method="post" action="…">{{ token() }}`; the path is the page's own, and words of a user never stand in it.
4. Put the words into the tables of the languages, `language/languages/*/program/pages/`: `"name": "words"`. A number
   before a word in brackets chooses its form: `"$count [day|days]"`.

What came of a change is shown by `{{ receipt(…) }}` or in an element with `role="status"`. Charts come from
`web/pages/display/charts.py` as SVG; colours are classes of `files/style.css`, because no style may stand in a page.
A blocking call (file, database) belongs into the store or `asyncio.to_thread`: the event loop is the server's.
"""
