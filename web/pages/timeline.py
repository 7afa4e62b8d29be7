"""What was learned and forgotten when, and the conversations it came from: to read, to search, to delete."""

from collections import Counter
from datetime import date, timedelta
from typing import NamedTuple

from starlette.responses import Response

from stores.areas.browse import Learned
from stores.records import MESSAGE, Conversation, Hit
from web.pages.display import charts
from web.pages.display.moments import day_words, week_of
from web.pages.frame import CLOSED, Visit, page
from web.pages.receipts import Shown

WEEKS = 26
_SHOWN, _LEARNED = 30, 12
_MOST_TURNS = 1_000


class Weeks(NamedTuple):
    """What was learned week by week: the chart, and the same in figures."""

    series: list[str]
    columns: list[tuple[str, Counter[str]]]


async def timeline(visit: Visit) -> Response:
    return await _timeline(visit)


async def _timeline(visit: Visit, receipt: Shown | None = None) -> Response:
    store, user_id = visit.store, visit.user_id
    now = store.clock()
    weeks = _by_week(visit, await store.browse.learned(user_id, now - timedelta(weeks=WEEKS)), week_of(now, visit.zone))
    query = " ".join(visit.field("query").split())[:1_000]
    turns = await _turns(visit, query) if query else []
    talks = await store.conversations.all(user_id)
    asked = visit.request.query_params.get("page", "1")
    number = max(1, int(asked)) if asked.isdecimal() and len(asked) < 7 else 1
    start = (number - 1) * _SHOWN
    return visit.page(
        "timeline.html",
        here="timeline",
        receipt=receipt,
        weeks=weeks,
        chart=charts.bars(weeks.columns, weeks.series, visit.t("timeline.chart")),
        legend=charts.legend(weeks.series),
        learned=await store.browse.newest(user_id, _LEARNED),
        forgotten=await store.browse.forgotten(user_id, _SHOWN),
        talks=talks[start : start + _SHOWN],
        earlier=number + 1 if start + _SHOWN < len(talks) else 0,
        later=number - 1,
        titles={talk.id: talk.title for talk in talks},
        query=query,
        turns=turns,
    )


async def _turns(visit: Visit, query: str) -> list[Hit]:
    """The turns in which a word of the query stands; those around them help a model, and not a person who looks."""
    hits = await visit.store.search(visit.user_id, query, kinds=[MESSAGE], limit=_SHOWN)
    return [hit for hit in hits if not hit.details.get("beside")]


def _by_week(visit: Visit, learned: list[Learned], last: date) -> Weeks:
    counted: Counter[tuple[date, str]] = Counter()
    for one in learned:
        name = f"category.{one.category if one.category in CLOSED else 'note'}"
        counted[week_of(one.at, visit.zone), visit.t(name)] += 1
    if not counted:
        return Weeks([], [])
    sizes = Counter[str]()
    for (_, name), count in counted.items():
        sizes[name] += count
    series = [name for name, _ in sizes.most_common(charts.COLOURS)]
    first = max(min(week for week, _ in counted), last - timedelta(weeks=WEEKS - 1))
    some = [first + timedelta(weeks=number) for number in range((last - first).days // 7 + 1)]
    columns = [
        (
            day_words(week, visit.language)[:-5],
            Counter({name: counted[week, name] for name in series if counted[week, name]}),
        )
        for week in some
    ]
    return Weeks(series, columns)


async def conversation(visit: Visit) -> Response:
    """One conversation; deleting it asks first."""
    talk = await visit.store.conversations.get(visit.user_id, str(visit.request.path_params["id"]))
    if talk is None:
        return visit.problem(404, "problem.unknown")
    if visit.posted and visit.field("do") == "delete_now":
        return await _deleted(visit, talk)
    messages = await visit.store.conversations.messages(visit.user_id, talk.id)
    return visit.page(
        "conversation.html",
        here="timeline",
        talk=talk,
        asking=visit.posted and visit.field("do") == "delete",
        messages=messages[-_MOST_TURNS:],
        hidden=max(0, len(messages) - _MOST_TURNS),
    )


async def _deleted(visit: Visit, talk: Conversation) -> Response:
    await visit.store.conversations.delete(visit.user_id, talk.id)
    return await _timeline(visit, Shown(visit.t("timeline.deleted")))


ROUTES = [page("/memory/timeline", timeline), page("/memory/conversation/{id:path}", conversation)]
