"""A wish to forget has an object and an exception: what is excepted never goes, whatever else does."""

import pytest

from language.hearing.removal.excepted import part_kept
from language.hearing.removal.request import asks_to_forget, place_of, points_back, request_of
from language.hearing.removal.wish import forgetting
from language.intents.tags import without_tag

ENGLISH = ["Is called Odette", "Bakes for a living", "Parrot called Gus"]
UKRAINIAN = ["Звати Орися", "Працює пекаркою", "Папуга Гоша"]
GERMAN = ["Heißt Odette", "Arbeitet als Bäckerin", "Ich habe einen Papagei namens Gus"]
SPANISH = ["Se llama Odette", "Soy panadera", "Tengo un loro, Gus"]


@pytest.mark.parametrize(
    ("said", "notes", "going"),
    [
        ("Lose the whole lot apart from my name.", ENGLISH, [1, 2]),
        ("Except for the parrot you can forget everything.", ENGLISH, [0, 1]),
        ("Only the parrot may stay, nothing else.", ENGLISH, [0, 1]),
        ("Hang on to the parrot and bin everything else", ENGLISH, [0, 1]),
        ("all but my name may go", ENGLISH, [1, 2]),
        ("Забудь геть усе, окрім імені.", UKRAINIAN, [1, 2]),
        ("Папуга хай лишається, а решту стирай", UKRAINIAN, [0, 1]),
        ("Лиши тільки те, що я пекарка", UKRAINIAN, [0, 2]),
        ("Bis auf meinen Namen kannst du alles löschen.", GERMAN, [1, 2]),
        ("Nur der Papagei darf bleiben, sonst nichts.", GERMAN, [0, 1]),
        ("Abgesehen vom Papagei kann alles gelöscht werden.", GERMAN, [0, 1]),
        ("Salvo mi nombre, bórralo todo.", SPANISH, [1, 2]),
        ("Quédate solo con el loro, lo demás a la basura.", SPANISH, [0, 1]),
        ("Que quede solo lo del loro, ¿vale?", SPANISH, [0, 1]),
    ],
)
def test_all_goes_but_what_is_excepted(said: str, notes: list[str], going: list[int]) -> None:
    wish = forgetting(said, notes)
    assert wish is not None
    assert (wish.now, wish.ask, wish.everything) == ([], going, False)


def test_what_is_excepted_by_its_sort_and_not_there_keeps_nothing_else() -> None:
    wish = forgetting("Forget everything except my name.", ["Bakes for a living", "Parrot called Gus"])
    assert wish is not None
    assert wish.ask == [0, 1]


@pytest.mark.parametrize(
    ("kept", "value", "left"),
    [
        ("meinen Namen", "Ich heiße Cem, wohne in Trier", "Ich heiße Cem"),
        ("the bees", "Works nights and keeps bees", "Keeps bees"),
        ("the bees", "Keeps bees", "Keeps bees"),
    ],
)
def test_of_a_memory_the_excepted_part_stays(kept: str, value: str, left: str) -> None:
    assert part_kept(kept, value) == left


@pytest.mark.parametrize(
    ("said", "notes", "going"),
    [
        ("Der Chor darf bleiben, die Konfession lösch bitte.", ["Ich bin Baptistin", "Singe im Kirchenchor"], [0]),
        ("die straße brauchst du nicht zu wissen, jena reicht", ["Ich wohne im Tannenweg in Jena"], [0]),
        ("Die Yogasache vergisst du, den Beruf lass stehen.", ["Ich bin Hebamme", "Lerne Yogalehrerin"], [1]),
        ("Forget my family except my sister.", ["Sister Nell is a potter", "Brother Hugh sells boats"], [1]),
    ],
)
def test_a_thing_goes_and_what_is_excepted_stays(said: str, notes: list[str], going: list[int]) -> None:
    wish = forgetting(said, notes)
    assert wish is not None
    assert [*wish.now, *wish.ask] == going


@pytest.mark.parametrize(
    "said",
    [
        "Could you clear out what you hold on me? Every scrap.",
        "Wipe the slate clean, all of it.",
        "Почнімо з чистого аркуша: нічого про мене не лишай.",
        "Mach reinen Tisch, ich will bei null anfangen.",
        "Bórrame entera, no dejes nada de nada.",
        "Borrón y cuenta nueva, no guardes nada mío.",
    ],
)
def test_everything_has_many_names(said: str) -> None:
    wish = forgetting(said, ["Vive en Malmö", "Likes comics"])
    assert wish is not None
    assert wish.everything


@pytest.mark.parametrize(
    ("said", "notes"),
    [
        ("Please strike any mention of Danielle from whatever you keep about me.", ["Ex is called Danielle", "Ely"]),
        ("la escalada quítala de lo que sabes de mí", ["Hago escalada los domingos", "Juego al ajedrez"]),
    ],
)
def test_where_something_stands_is_not_what_shall_go(said: str, notes: list[str]) -> None:
    wish = forgetting(said, notes)
    assert wish is not None
    assert [*wish.now, *wish.ask] == [0]


@pytest.mark.parametrize(
    ("said", "place"),
    [
        ("das letzte nimmst wieder raus gell", "last"),
        ("Оте останнє викресли, зайве бовкнула.", "last"),
        ("eso último bórralo, anda", "last"),
        ("the first thing I told you, take that out again", "first"),
        ("den letzten Satz streichst du wieder, ja?", "last"),
    ],
)
def test_a_wish_may_point_to_the_last_or_the_first(said: str, place: str) -> None:
    assert asks_to_forget(said)
    assert points_back(said)
    assert place_of(said) == place


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("olvida dónde vivo, ¿sí?", "olvida dónde vivo"),
        ("drop it, would you?", "drop it"),
        ("nimm das raus gell", "nimm das raus"),
        ("прибери це, добре?", "прибери це"),
        ("ok?", "ok?"),
    ],
)
def test_a_tag_is_no_part_of_a_wish(said: str, plain: str) -> None:
    assert without_tag(said) == plain


@pytest.mark.parametrize(
    "said",
    [
        "Oye, olvida dónde vivo, ¿sí?",
        "We don't need the psoriasis in there any longer, do we.",
        "Mir wäre wohler, wenn das mit dem Alkohol nicht drinstünde.",
        "про здоров'я прибереш, добре?",
        "Lo de la deuda me lo quitas, porfa.",
    ],
)
def test_a_polite_wish_is_a_wish(said: str) -> None:
    assert asks_to_forget(said)


@pytest.mark.parametrize(
    "said",
    [
        "We had everything except the tents, what a trip.",
        "We don't need the car any more.",
        "Außer Regen war nichts, alles nass.",
        "Llevamos todo menos las tiendas, qué viaje.",
        "Сестра сказала видалити всі фото, крім гарних.",
        "Ich muss morgen früh raus.",
    ],
)
def test_what_is_told_is_no_wish(said: str) -> None:
    assert not asks_to_forget(said)


def test_an_order_of_two_clauses_is_taken_apart() -> None:
    request = request_of("Keep the fencing and chuck the rest")
    assert request.all_but
    assert "fencing" in request.rest
