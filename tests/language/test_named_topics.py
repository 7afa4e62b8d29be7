"""Wishes that name a topic, the last thing that was told, or what may not be kept; and what they spare."""

import pytest

from language.hearing.removal.cut import left_of
from language.hearing.removal.notes import Note, is_of
from language.hearing.removal.request import asks_to_forget, points_back, request_of
from language.hearing.removal.topics import topic_named
from language.hearing.removal.wish import forgetting


@pytest.mark.parametrize(
    ("named", "topic"),
    [
        ("my plans", "plan"),
        ("Meine Pläne", "plan"),
        ("мої звички", "habit"),
        ("mis planes", "plan"),
        ("alles Familiäre", "family"),
        ("my brother", ""),
        ("my guitar", ""),
        ("the dachshund", ""),
    ],
)
def test_words_may_name_a_topic_but_not_one_thing_of_it(named: str, topic: str) -> None:
    assert topic_named(named) == topic


@pytest.mark.parametrize(
    ("said", "notes", "meant"),
    [
        (
            "forget my plans, every one of them",
            [Note.of("Sail to Iceland", "goal_sail_iceland"), Note.of("Open a bakery", "upcoming_bakery"), "Has a cat"],
            [0, 1],
        ),
        (
            "Alles Familiäre bitte löschen, der Rest darf bleiben.",
            ["Ich bin Dachdecker", "Ich habe drei Brüder, Ole, Jan und Tim"],
            [1],
        ),
    ],
)
def test_all_notes_of_a_named_topic_are_asked_about(said: str, notes: list[str], meant: list[int]) -> None:
    wish = forgetting(said, notes)
    assert wish is not None
    assert (wish.now, wish.ask) == ([], meant)


def test_a_key_says_what_a_note_is_about() -> None:
    assert is_of("plan", Note.of("Iceland", "goal_iceland"))
    assert not is_of("plan", "Iceland")


def test_what_is_excepted_by_its_topic_is_never_offered() -> None:
    notes = ["Soy ebanista", "Navego en Cadaqués", "Mi primo se llama Leandro"]
    wish = forgetting("Borra todo menos mi profesión.", notes)
    assert wish is not None
    assert wish.ask == [1, 2]


def test_all_of_it_but_one_thing() -> None:
    notes = ["Знаю польську і чеську", "Торгую медом у Хотині", "Вболіваю за Динамо"]
    wish = forgetting("видали все це, але мови залиш", notes)
    assert wish is not None
    assert wish.ask == [1, 2]


def test_a_note_with_what_shall_be_kept_is_cut() -> None:
    assert left_of(request_of("forget Trello, keep Obsidian"), "Uses Obsidian and Trello") == "Uses Obsidian"


def test_with_a_sort_all_parts_of_a_note_go_that_are_of_no_other() -> None:
    assert left_of(request_of("drop the hobbies from your notes"), "Knits and plays badminton") is None


@pytest.mark.parametrize(
    "said",
    [
        "uh, drop that, the last one I mean",
        "todavía es un secreto, olvida lo último que te dije",
        "eso ultimo bórralo nomás",
    ],
)
def test_the_last_thing_may_be_pointed_to_beside_other_words(said: str) -> None:
    assert points_back(said)


@pytest.mark.parametrize(
    "said",
    [
        "Delete the last paragraph of your summary.",
        "Lösch den letzten Absatz aus der Übersicht, er ist zu lang.",
        "borra el último punto del resumen",
    ],
)
def test_the_last_piece_of_a_text_is_nothing_that_was_told(said: str) -> None:
    assert not points_back(said)


@pytest.mark.parametrize(
    ("said", "notes", "meant"),
    [
        ("I do not want my employer kept", ["Works at Lufthansa", "Lives in Mainz"], [0]),
        ("не хочу, щоб ти тримав мого роботодавця", ["Місце роботи: Укрпошта", "Живе в Ніжині"], [0]),
        ("mein Gehalt muss nicht aufgehoben werden", ["Verdient 3100 Euro im Monat", "Wohnt in Trier"], [0]),
    ],
)
def test_no_to_keeping_a_sort_of_things_wants_them_gone(said: str, notes: list[str], meant: list[int]) -> None:
    wish = forgetting(said, notes)
    assert wish is not None
    assert wish.ask == meant


@pytest.mark.parametrize("said", ["I don't hold grudges", "я не тримаю корів", "wir halten keine Hühner mehr"])
def test_who_keeps_nothing_themselves_wants_nothing_gone(said: str) -> None:
    assert not asks_to_forget(said)


def test_what_shares_nothing_with_a_wish_is_not_offered() -> None:
    wish = forgetting("die Straße samt Hausnummer brauchst du dir nicht merken", ["Isst kein Fleisch", "Spielt Oboe"])
    assert wish is not None
    assert (wish.now, wish.ask, wish.nearest) == ([], [], None)


SORTS = """Scrap where I come from. | Comes from Ghana originally | Lives in Leeds
Meine Staatsangehörigkeit lösch bitte. | Ich komme ursprünglich aus Ghana | Wohnt in Leipzig
Релігійні справи повикидай. | Щосуботи ходжу до синагоги | Живе в Полтаві
La edad sacámela. | Tengo 47 años | Vive en Murcia
Lose the fags bit. | Smokes a pack a day | Likes gardening
Mi situación sentimental quítala. | Salgo con una tal Dana | Fontanero
Mis estudios fuera. | Estudié geología en Salamanca | Fontanero
Колишню роботу прибери. | Раніше працював у Приватбанку | Сантехнік
Gesundheitliches raus. | Ich habe Colitis ulcerosa | Klempner
Drop my sport. | Plays squash on Thursdays | Likes gardening
Bin my meds. | Takes lithium in the mornings | Has a dog called Rex
На чому я їжджу, забудь. | Їжджу на Вольво | Маю собаку Рекса"""


@pytest.mark.parametrize(("said", "meant", "other"), [tuple(line.split(" | ")) for line in SORTS.splitlines()])
def test_a_wish_may_name_a_sort_in_everyday_words(said: str, meant: str, other: str) -> None:
    wish = forgetting(said, [other, meant])
    assert wish is not None
    assert [*wish.now, *wish.ask] == [1]


def test_another_thing_of_the_named_sort_is_not_removed_without_asking() -> None:
    wish = forgetting("Forget the Spanish language", ["Speaks Farsi and Dutch"])
    assert wish is not None
    assert wish.now == []


def test_of_several_notes_of_a_sort_the_one_with_most_words_of_the_wish_is_meant() -> None:
    notes = ["Takes lithium for bipolar disorder", "Takes ventolin for asthma"]
    wish = forgetting("forget the medication I take for asthma", notes)
    assert wish is not None
    assert [*wish.now, *wish.ask] == [1]
