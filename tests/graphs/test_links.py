"""A discussion opens with at most one line about an earlier one, when the connection is strong and may be told."""

from typing import Any

import pytest

from benchmarks.links import SORTS, TARGET, cases, measure
from graphs.build import Graphs
from language.meaning.alike.links import LINKED, Subject, linked
from stores import MemoryStore
from tests.conftest import Clock
from tests.graphs.conftest import talk

PAST = {
    "id": "roach",
    "title": "CockroachDB pricing",
    "text": "CockroachDB changes its pricing: the enterprise edition is billed per core.",
}
NOW = {
    "id": "license",
    "title": "CockroachDB ends its free edition",
    "text": "Small companies must now pay for CockroachDB or leave.",
}
OTHER = {"id": "bees", "title": "Wild bees return to Vienna", "text": "City gardens help wild bees."}
OPINION = "I think per-core pricing of CockroachDB hurts small teams."


async def discuss_and_leave(graphs: Graphs, user: str, clock: Clock, thread: str = "past", days: int = 7) -> None:
    say = talk(graphs, user, thread)
    await say("What is this about?", article=PAST)
    await say(OPINION)
    await say("/end")
    clock.advance(days=days)


def lines(reply: str) -> list[str]:
    return [line for line in reply.splitlines() if line.startswith("🔗")]


async def test_a_similar_topic_is_named_with_its_day_and_what_was_thought(
    offline: Graphs, clock: Clock, user: str
) -> None:
    await discuss_and_leave(offline, user, clock)
    found = lines(await talk(offline, user, "now")(article=NOW))
    assert len(found) == 1
    assert "last week: “CockroachDB pricing” (12 February)" in found[0]
    assert "per-core pricing" in found[0]


async def test_it_is_said_once_when_the_discussion_opens(offline: Graphs, clock: Clock, user: str) -> None:
    await discuss_and_leave(offline, user, clock)
    say = talk(offline, user, "now")
    assert lines(await say("What is new?", article=NOW))
    assert lines(await say("And who pays?")) == []


async def test_another_topic_is_not_connected(offline: Graphs, clock: Clock, user: str) -> None:
    await discuss_and_leave(offline, user, clock)
    assert lines(await talk(offline, user, "now")(article=OTHER)) == []


async def test_quiet_switches_it_off_and_on_again(offline: Graphs, clock: Clock, user: str) -> None:
    await discuss_and_leave(offline, user, clock)
    say = talk(offline, user, "now")
    await say("/memory quiet")
    assert lines(await say(article=NOW)) == []
    await say("/memory quiet off")
    assert lines(await say(article=PAST | {"id": "again"}))


async def test_a_paused_user_is_told_nothing(offline: Graphs, store: MemoryStore, clock: Clock, user: str) -> None:
    await discuss_and_leave(offline, user, clock)
    await store.pause(user)
    assert lines(await talk(offline, user, "now")(article=NOW)) == []


async def test_a_forgotten_opinion_is_not_told(offline: Graphs, store: MemoryStore, clock: Clock, user: str) -> None:
    await discuss_and_leave(offline, user, clock)
    await store.write(
        user, key="opinion", value="Per-core pricing of CockroachDB hurts small teams", category="preference"
    )
    await store.forget(user, "opinion")
    found = lines(await talk(offline, user, "now")(article=NOW))
    assert not any("hurts" in line for line in found)


async def test_a_forgotten_discussion_is_not_named(
    offline: Graphs, store: MemoryStore, clock: Clock, user: str
) -> None:
    await discuss_and_leave(offline, user, clock)
    for note in await store.read(user, kind=None, category="reading_history", durability="daily"):
        await store.forget(user, note.id)
    assert lines(await talk(offline, user, "now")(article=NOW)) == []


async def test_a_conversation_kept_to_itself_is_named_nowhere_else(offline: Graphs, clock: Clock, user: str) -> None:
    say = talk(offline, user, "past")
    await say("/memory keep")
    await discuss_and_leave(offline, user, clock)
    assert lines(await talk(offline, user, "now")(article=NOW)) == []
    await say("/memory share")
    assert lines(await talk(offline, user, "later")(article=NOW))


async def test_another_users_past_is_theirs(offline: Graphs, clock: Clock, user: str) -> None:
    await discuss_and_leave(offline, f"{user}-other", clock)
    assert lines(await talk(offline, user, "now")(article=NOW)) == []


@pytest.mark.parametrize(
    ("language", "begins"),
    [("uk", "🔗 Минулого тижня ви"), ("de", "🔗 Sie haben letzte Woche"), ("es", "🔗 La semana")],
)
async def test_the_line_is_in_the_language_chosen(
    offline: Graphs, store: MemoryStore, clock: Clock, user: str, language: str, begins: str
) -> None:
    await discuss_and_leave(offline, user, clock)
    await store.choices.set_language(user, language)
    assert lines(await talk(offline, user, "now")(article=NOW))[0].startswith(begins)


@pytest.mark.parametrize("half", ["tune", "report"])
@pytest.mark.parametrize(("sort", "least"), [("links", 0.8), ("links_other_words", 0.5)])
def test_lines_are_right_nine_times_of_ten_on_labelled_pairs(half: str, sort: str, least: float) -> None:
    pairs = cases(half, sort)
    assert len(pairs) >= 50
    assert 0.4 <= sum(case["link"] for case in pairs) / len(pairs) <= 0.6
    precision, recall = measure(pairs)
    assert precision >= TARGET
    assert recall >= least


@pytest.mark.parametrize(
    ("now", "before"),
    [
        (
            ("Ponies in need of a home", "Horse owners cannot pay for hay."),
            ("Who looks after old horses?", "Hay prices"),
        ),
        (("Як лікують мігрень", "Біль голови і ліки."), ("Migraine drugs compared", "Interested in headache")),
        (("Warum Hühner weniger Eier legen", "Das Licht fehlt."), ("Keeping hens for eggs", "Interested in poultry")),
        (
            ("Vinos sin alcohol", "Las bodegas prueban."),
            ("Dealcoholised wine is improving", "Opinion: wine without alcohol"),
        ),
    ],
)
def test_one_subject_in_other_words_is_a_connection(now: tuple[str, str], before: tuple[str, str]) -> None:
    assert linked(Subject.of(*now), Subject.of(*before)) >= LINKED


@pytest.mark.parametrize(
    ("now", "before"),
    [
        (
            ("Seal hunting ends in Canada", "Fur prices fell."),
            ("Seal rings of Roman officers", "Interested in archaeology"),
        ),
        (
            ("Bat houses for your garden", "They eat mosquitoes."),
            ("Baseball bat factories close", "Interested in baseball"),
        ),
        (("Коса на ринку", "Ковалі кують."), ("Довга коса і догляд за волоссям", "Цікавить волосся")),
        (("Der Hahn tropft", "Dichtung wechseln."), ("Ein Hahn stört die Nachbarn", "Interessiert sich für Hühner")),
        (("El cabo de Hornos", "Velas y viento."), ("Un cabo del ejército escribe", "Le interesa la historia militar")),
    ],
)
def test_one_word_for_two_things_is_none(now: tuple[str, str], before: tuple[str, str]) -> None:
    assert linked(Subject.of(*now), Subject.of(*before)) < LINKED


def test_a_word_in_common_is_no_connection() -> None:
    now, before = Subject.of("Mercury in tuna", "Fish and health"), Subject.of("Mercury probe arrives", "Space probes")
    assert linked(now, before) < LINKED


def test_cases_are_whole() -> None:
    every: list[dict[str, Any]] = [case for sort in SORTS for half in ("tune", "report") for case in cases(half, sort)]
    assert len({(case["title"], case["past"]["title"]) for case in every}) == len(every) >= 200
