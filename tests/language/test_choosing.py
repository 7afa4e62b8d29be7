"""Of all texts that could stand for a note which a message makes outdated, the one a reader would write is chosen."""

import pytest

from language.hearing.choosing.chosen import choices, chosen
from language.hearing.choosing.texts import ENDED, OWN, RETOLD, RULED, SPLICED, Outdated, ways_to_read


def outdated(said: str, note: str, *heard: str, ruled: str = "") -> Outdated:
    return Outdated(said, "", note, note, "own", ruled, heard)


def test_a_text_is_known_by_every_way_that_leads_to_it() -> None:
    given = outdated("I play the cornet now", "Plays the tuba in Wigan", "Plays the cornet", ruled="Plays the cornet")
    ways = ways_to_read(given)
    assert SPLICED in ways["Plays the cornet in Wigan"]
    assert RETOLD in ways["I play the cornet now"]
    assert RULED in ways["Plays the cornet"]
    assert ways[""] == {ENDED}


def test_sentences_and_clauses_stand_by_themselves_but_for_those_that_ask_or_order() -> None:
    said = "The choir has moved to Leeds, and I sing bass there. Write me a poster. Where is the town hall?"
    texts = {text for text, ways in ways_to_read(outdated(said, "Sings alto in Hull")).items() if OWN in ways}
    assert any("Leeds" in text and "bass" not in text for text in texts)
    assert not any("poster" in text or "town hall" in text for text in texts)


def test_the_text_of_the_rules_comes_first_and_every_text_has_signs() -> None:
    texts, signs = choices(outdated("I play the cornet now", "Plays the tuba", ruled="Plays the cornet"))
    assert texts[0] == "Plays the cornet"
    assert len(texts) == len(signs)
    assert "as ruled" in signs[0]
    assert not any("as ruled" in one for one in signs[1:])


@pytest.mark.parametrize(
    ("said", "note", "ruled", "wanted"),
    [
        (
            "I play the cornet there now",
            "Plays the tuba in a band in Wigan",
            "I play the cornet there now (in Wigan)",
            "Plays the cornet in a band in Wigan",
        ),
        (
            "He dejado el camión, ahora llevo un autobús escolar",
            "Conduzco un camión frigorífico por Europa",
            "He dejado el camión por Europa",
            "Ahora llevo un autobús escolar (por Europa)",
        ),
        (
            "Гнатишака забрали до міністерства, мене передали доцентці Ющишин",
            "Пише дисертацію про кажанів, керує мною професор Гнатишак",
            "Пише дисертацію про передали доцентці Ющишин",
            "Мене передали доцентці Ющишин (Пише дисертацію про кажанів)",
        ),
        (
            "Ich bin jetzt bei Apollo",
            "Optiker bei Fielmann in Kiel",
            "Ich bin jetzt bei Apollo",
            "Optiker bei Apollo in Kiel",
        ),
    ],
)
def test_what_reads_wrong_is_not_chosen(said: str, note: str, ruled: str, wanted: str) -> None:
    assert chosen(outdated(said, note, ruled=ruled)) == wanted
