"""Every page: the lists of the modules that have some."""

from starlette.routing import BaseRoute

from web.pages import document, entrance, memories, review, settings, timeline, why
from web.pages.operator import health, nights, tools

GROUPS: tuple[list[BaseRoute], ...] = (
    [*entrance.ROUTES],
    [*memories.ROUTES],
    [*why.ROUTES],
    [*review.ROUTES],
    [*document.ROUTES],
    [*timeline.ROUTES],
    [*settings.ROUTES],
    [*nights.ROUTES, *tools.ROUTES, *health.ROUTES],
)
"""One line for each module with pages."""

ROUTES: list[BaseRoute] = [route for group in GROUPS for route in group]
