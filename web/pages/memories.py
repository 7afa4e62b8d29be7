"""The page of everything remembered."""

from starlette.responses import Response

from web.pages.frame import Visit, page


async def memories(visit: Visit) -> Response:
    return visit.page("memories.html", here="memory")


ROUTES = [page("/memory/", memories)]
