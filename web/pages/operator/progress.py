"""A page that comes again by itself while something goes on; the header does it without a script."""

from starlette.responses import Response

from web.pages.operator.jobs import Job

_EVERY_S = 2


def refreshing(response: Response, *going_on: Job | bool | None) -> Response:
    if any(one if isinstance(one, bool) else one and one.running for one in going_on):
        response.headers["refresh"] = str(_EVERY_S)
    return response
