"""The index of conversations: each turn supported by its neighbours, as the plain formula says."""

import random
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import pytest

from stores.search.index.user_index import TURNS_B, TURNS_GRAMS, Entry, UserIndex
from stores.search.turns import (
    ANSWER_SHARE,
    APART_SHARES,
    FOR_ANSWERS_SHARE,
    LONE,
    NEIGHBOUR_SHARES,
    QUESTION_SHARE,
    REPLY_SHARE,
    SESSION_SHARE,
    SOON,
    SPEAKER_SHARE,
    STANDING_SHARES,
)
from tests.stores.plain_bm25 import plain_ranking, plain_scores
from tests.stores.test_index import ANALYZER, START, WORDS, ids, index_of, plain_memory_scores


def turn(rng: random.Random, name: str) -> Entry:
    said = " ".join(rng.choices(WORDS, k=rng.choice((1, 3, 6, 20))))
    return Entry(
        name,
        rng.choice(("{}", "{}", "{}?", "I prefer {}", "Be brief when I ask for {}")).format(said),
        kind="message",
        category=rng.choice(("user", "assistant")),
        conversation_id=rng.choice(("t1", "t2", "t3", None)),
        speaker=rng.choice(("", "", "Caroline", "Melanie")),
        created_at=START + timedelta(minutes=rng.randrange(600)),
        position=rng.randrange(100),
    )


def is_reply(entry: Entry) -> bool:
    return entry.category == "assistant" and not entry.speaker


def is_question(entry: Entry) -> bool:
    return entry.text.endswith("?") and not is_reply(entry)


def is_wish(entry: Entry) -> bool:
    return entry.text.startswith(("I prefer", "Be brief")) and not is_reply(entry)


def is_told_to_assistant(entry: Entry) -> bool:
    return entry.category == "user" and not entry.speaker


def is_soon(times: Sequence[datetime | None], one: int, other: int) -> bool:
    """Is there a turn at both places, and no long while between any two that follow each other from here to there?"""
    first, last = sorted((one, other))
    if first < 0 or last >= len(times):
        return False
    steps = ((times[at], times[at + 1]) for at in range(first, last))
    return all(before and after and after - before <= timedelta(seconds=SOON) for before, after in steps)


def plain_turn_scores(entries: dict[str, Entry], query: str) -> dict[str, float]:
    dated = {name: Entry(name, f"{entry.text} {entry.speaker} 5 February 2026") for name, entry in entries.items()}
    own = plain_memory_scores(dated, query, TURNS_B, TURNS_GRAMS)
    total = {}
    for name, entry in entries.items():
        share = REPLY_SHARE if is_reply(entry) else QUESTION_SHARE if is_question(entry) else 1.0
        total[name] = share * own[name]
        if "suggest" in query and is_wish(entry):
            total[name] += (STANDING_SHARES[0] - 1) * own[name] + STANDING_SHARES[1] * max(own.values())
        elif "suggest" not in query and is_wish(entry) and entry.text.startswith("Be brief"):
            total[name] += (FOR_ANSWERS_SHARE - 1) * own[name]
    given, whole_given = (1.0, 1.0) if "suggest" in query else APART_SHARES
    lent = {name: own[name] * (given if is_told_to_assistant(entry) else 1.0) for name, entry in entries.items()}
    talks: dict[str, list[str]] = {}
    for entry in sorted(entries.values(), key=lambda entry: (entry.created_at, entry.position, entry.id)):
        if entry.conversation_id:
            talks.setdefault(entry.conversation_id, []).append(entry.id)
    texts = {
        talk: [word for name in names for word in ANALYZER.document(dated[name].text).words]
        for talk, names in talks.items()
    }
    whole = plain_scores(texts, ANALYZER.query(query).words)
    for talk, names in talks.items():
        talk_times = [entries[name].created_at for name in names]
        for at, name in enumerate(names):
            words = len(ANALYZER.document(dated[name].text).words)
            around = 1.0 if entries[name].speaker else min(1.0, LONE / words)
            for distance, share in enumerate(NEIGHBOUR_SHARES, 1):
                near = [names[place] for place in (at - distance, at + distance) if is_soon(talk_times, at, place)]
                total[name] += around * share * sum(lent[other] for other in near)
            if is_soon(talk_times, at, at - 1) and is_question(entries[names[at - 1]]):
                total[name] += around * (ANSWER_SHARE - NEIGHBOUR_SHARES[0]) * own[names[at - 1]]
            if total[name] > 0:
                total[name] += around * SESSION_SHARE * whole[talk] * (1.0 if entries[name].speaker else whole_given)
    named = [one for one in ("Caroline", "Melanie") if one in query]
    if len(named) == 1 and any(entry.speaker == named[0] for entry in entries.values()):
        for name, entry in entries.items():
            total[name] *= SPEAKER_SHARE if entry.speaker == named[0] else 1.0
    return total


@pytest.mark.parametrize("seed", range(6))
def test_turns_are_supported_as_the_plain_formula_says(seed: int) -> None:
    rng = random.Random(seed)
    index, entries = UserIndex(conversations=True), dict[str, Entry]()
    for _ in range(60):
        name = f"e{rng.randrange(30)}"
        if rng.random() < 0.8:
            entries[name] = turn(rng, name)
            index.put(entries[name])
        else:
            entries.pop(name, None)
            index.remove(name)
        if rng.random() < 0.1:
            index = UserIndex.load(index.dump(), conversations=True)
        query = " ".join(rng.choices((*WORDS, "suggest", "Melanie"), k=rng.choice((1, 3))))
        order = sorted(entries.values(), key=lambda entry: (entry.created_at, entry.id))
        scores = plain_turn_scores(entries, query)
        expected = plain_ranking({entry.id: scores[entry.id] for entry in order}, 5)
        found = index.search(query, 5)
        assert [match.id for match in found] == [name for name, _ in expected]
        assert [match.score for match in found] == pytest.approx([score for _, score in expected], abs=1e-9)


def test_the_answer_to_a_question_that_matches_comes_first() -> None:
    talk = ["hello there", "which mountains did you climb?", "The Alps, with Tom", "nice weather", "see you", "bye"]
    found = ids(index_of(*talk, conversations=True), "mountains climbed", 6)
    assert found[:2] == ["m2", "m1"]
    assert found[2] in {"m0", "m3"}


def test_what_was_said_hours_later_is_no_answer() -> None:
    found = {}
    for hours in (0, 5):
        index = UserIndex(conversations=True)
        for number, text in enumerate(("which mountains did you climb?", "The Alps, with Tom")):
            at = START + timedelta(hours=hours * number)
            index.put(Entry(f"m{number}", text, created_at=at, conversation_id="talk", position=number))
        found[hours] = ids(index, "mountains climbed")
    assert found == {0: ["m1", "m0"], 5: ["m0"]}


def test_the_order_of_things_is_sought_in_all_conversations() -> None:
    said = {
        "spring": ["The garden plan is drawn", "The garden plan is there"],
        "autumn": ["The garden plan is big"],
    }
    index = UserIndex(conversations=True)
    for talk, texts in said.items():
        for number, text in enumerate(texts):
            index.put(Entry(f"{talk}{number}", text, conversation_id=talk, position=number, speaker="Ann"))
    asked = "In what order did I bring up different aspects of my garden plan?"
    assert set(ids(index, "my garden plan", 2)) == {"spring0", "spring1"}
    assert set(ids(index, asked, 2)) == {"spring0", "autumn0"}
    why = index.explain("spring1", asked)
    assert "(order)" in [term.term for term in why]
    scores = {match.id: match.score for match in index.search(asked)}
    assert sum(term.weight for term in why) == pytest.approx(scores["spring1"])


def test_what_the_user_said_comes_before_the_long_reply_to_it() -> None:
    index = UserIndex(conversations=True)
    said = (
        ("user", "My sourdough starter is called Clint"),
        ("assistant", "A sourdough starter needs flour"),
    )
    for number, (role, text) in enumerate(said):
        index.put(Entry(f"m{number}", text, category=role, conversation_id="talk", position=number))
    assert ids(index, "sourdough starter") == ["m0", "m1"]


def test_a_long_turn_to_an_assistant_speaks_for_itself() -> None:
    long = "Today I will tell you of many other things " * 5
    found = {}
    for speaker in ("", "Melanie"):
        index = UserIndex(conversations=True)
        for number, text in enumerate(("The sourdough is ready", long)):
            index.put(Entry(f"m{number}", text, conversation_id="talk", position=number, speaker=speaker))
        found[speaker] = {match.id: match.score for match in index.search("sourdough")}
    assert found[""]["m1"] < 0.6 * found["Melanie"]["m1"]


def test_a_request_for_advice_finds_the_wish_that_stands() -> None:
    talk = ["I like the photos of the editing room", "I prefer editing in short bursts", "We met an editing crew"]
    index = index_of(*talk, conversations=True)
    assert ids(index, "How should I plan my editing sessions?")[0] == "m1"


def told(*texts: str) -> UserIndex:
    """What a user told an assistant, one thing after another."""
    index = UserIndex(conversations=True)
    for number, text in enumerate(texts):
        index.put(Entry(f"m{number}", text, category="user", conversation_id="talk", position=number))
    return index


def test_what_is_told_to_an_assistant_is_found_by_its_own_words() -> None:
    index = told("The budget for paint is 40", "Paint the fence and the gate", "My sister has a shed")
    one, many = (
        {match.id: match.score for match in index.search(asked)} for asked in ("the gate", "a summary of the gate")
    )
    assert one["m1"] < many["m1"]
    assert one["m0"] / one["m1"] < 0.7 * many["m0"] / many["m1"]


def test_a_wish_for_answers_is_found_by_every_question_of_its_topic() -> None:
    asked, day = "When is the appointment?", "The next appointment is on Monday"
    index = told(day, "Use the long date when I ask about an appointment", "Hello there")
    plain = told(day, "We used the long date, as I said, for an appointment", "Hello there")
    with_wish, without = ({match.id: match.score for match in one.search(asked)} for one in (index, plain))
    assert with_wish["m1"] / with_wish["m0"] > 1.2 * without["m1"] / without["m0"]
    assert "(kind of turn)" in [term.term for term in index.explain("m1", asked)]


def test_a_turn_is_found_by_speaker_and_date() -> None:
    index = UserIndex(conversations=True)
    index.put(Entry("m1", "I went camping", speaker="Caroline", created_at=datetime(2023, 5, 8, tzinfo=UTC)))
    index.put(Entry("m2", "I went camping", speaker="Melanie", created_at=datetime(2024, 6, 9, tzinfo=UTC)))
    assert ids(index, "What did Melanie do?")[0] == "m2"
    assert ids(index, "camping in May 2023")[0] == "m1"
    assert ids(index, "camping 2024-06-09")[0] == "m2"
