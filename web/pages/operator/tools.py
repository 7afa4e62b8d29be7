"""Tools: how models use them, over all workers and restarts, and what needs a look."""

from datetime import date
from functools import partial

from markupsafe import Markup
from starlette.responses import Response

from stores.maintenance.alerts import QUEUE_STUCK, Alert
from stores.maintenance.tool_figures import Calls, tool_figures
from web.pages.display import charts
from web.pages.frame import Visit, page
from web.pages.operator.words import Words

PERIODS = (7, 30, 90)


async def tools(visit: Visit) -> Response:
    asked = visit.request.query_params.get("days", "")
    days = int(asked) if asked in map(str, PERIODS) else 30
    store, say = visit.store, Words(visit)
    offered = store.settings.tools_offered
    look = partial(tool_figures, now=store.clock(), days=days, offered=offered)
    found, figures = await store.everyone(look), await store.figures()
    return visit.page(
        "tools.html",
        here="tools",
        say=say,
        days=days,
        periods=PERIODS,
        found=found,
        figures=figures,
        offered=offered,
        alerts=[_told(visit, say, alert) for alert in found.alerts],
        calls_chart=_calls(visit, found.by_day) if found.total.calls else "",
        trends=next(iter(await store.trends.reports(limit=1)), None),
        budget=await store.trends.budget(),
        latency_chart=_latency(visit, found.by_day) if found.total.calls else "",
    )


def _told(visit: Visit, say: Words, alert: Alert) -> str:
    shown = say.seconds if alert.name == QUEUE_STUCK else say.share
    return visit.t(f"alert.{alert.name}", now=shown(alert.now), usual=shown(alert.usual))


def _calls(visit: Visit, by_day: dict[date, Calls]) -> Markup:
    """Bars of what succeeded and what did not, a day each."""
    good, bad = visit.t("usage.succeeded"), visit.t("usage.failed")
    columns = [(f"{day:%m-%d}", {good: one.calls - one.errors, bad: one.errors}) for day, one in by_day.items()]
    return charts.bars(columns, [good, bad], visit.t("usage.chart_calls")) + charts.legend([good, bad])


def _latency(visit: Visit, by_day: dict[date, Calls]) -> Markup:
    """Lines over the days that have a measured call."""
    measured = {f"{day:%m-%d}": one for day, one in by_day.items() if one.within}
    series = {
        name: [one.quantile(share) or 0.0 for one in measured.values()] for name, share in (("p50", 0.5), ("p95", 0.95))
    }
    return charts.lines(list(measured), series, visit.t("usage.chart_latency")) + charts.legend(list(series))


ROUTES = [page("/memory/tools", tools, methods=["GET"], operator=True)]
