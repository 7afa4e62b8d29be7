"""What somebody lists of themselves in one breath falls into sentences, each of which tells one thing."""

from datetime import date

import pytest

from language.statements.opening.listed import apart, without_heading
from language.statements.worth_keeping import durability, worth_keeping

_TODAY = date(2030, 5, 6)


def _sentences(text: str) -> list[str]:
    return [one.strip() for one in apart(text).replace("\n", ". ").split(". ")]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "I'm 39, a stay-at-home dad, and I brew my own stout.",
            ["I'm 39", "I'm a stay-at-home dad", "I brew my own stout."],
        ),
        (
            "I have seven hens, a plot outside Ghent and a husband who hates hens.",
            ["I have seven hens", "I have a plot outside Ghent", "I have a husband who hates hens."],
        ),
        (
            "hiya, i smoke ten a day, i work in a call centre",
            ["hiya, i smoke ten a day", "I work in a call centre"],
        ),
        (
            "I'm a product manager at Siemens, based in Munich.",
            ["I'm a product manager at Siemens", "I'm based in Munich."],
        ),
        ("I am 38 and pay 430 for a room", ["I am 38", "I pay 430 for a room"]),
        ("Tengo 38 y pago 430 por un cuarto", ["Tengo 38", "Pago 430 por un cuarto"]),
        (
            "Ich bin Nachtportier in Innsbruck, 52, Witwer, und sammle Münzen.",
            ["Ich bin Nachtportier in Innsbruck", "Ich bin 52", "Ich bin Witwer", "Ich sammle Münzen."],
        ),
        (
            "ich zock auf der ps5, bin 14 und fan von schalke",
            ["ich zock auf der ps5", "Ich bin 14", "Ich bin fan von schalke"],
        ),
        (
            "Soy analista en BBVA, padre de dos niñas y corro maratones.",
            ["Soy analista en BBVA", "Soy padre de dos niñas", "Corro maratones."],
        ),
        (
            "Tengo asma, dos gatos y un perro",
            ["Tengo asma", "Tengo dos gatos", "Tengo un perro"],
        ),
        (
            "Працюю бухгалтеркою в агрофірмі, вегетаріанка, вивчаю польську.",
            ["Працюю бухгалтеркою в агрофірмі", "Я вегетаріанка", "Вивчаю польську."],
        ),
        (
            "Маю п'ятнадцять курей, город 20 соток і чоловіка Петра.",
            ["Маю п'ятнадцять курей", "Маю город 20 соток", "Маю чоловіка Петра."],
        ),
        (
            "Я таксист у Вінниці, син учиться на медика, дружина Галина.",
            ["Я таксист у Вінниці", "Син учиться на медика", "У мене дружина Галина."],
        ),
    ],
)
def test_each_thing_is_a_sentence(said: str, told: list[str]) -> None:
    assert _sentences(said) == told


@pytest.mark.parametrize(
    "said",
    [
        "I love tea, coffee and cake",
        "I live in Kyiv, no kids",
        "I use Arch on my desktop and my home server",
        "У нас весілля у червні, а мама живе у Львові",
        "I speak Dutch and Polish.",
        "I've got a cat, Mochi.",
        "We've got a cat, Pixel",
        "My wife and I live in Hull, have two dogs and run a pub",
        "If I lived in Hull, I'd be a nurse and have a dog",
        "He said I'm a nurse, live in Hull and have a dog",
        "I don't live in Rome, work in Milan or have a dog",
        "I work nights, so please keep it quiet",
        "Stell dir vor, ich wohne in Rom, habe drei Hunde und arbeite als Papst",
        "Seit ich in Rom wohne, bin ich glücklich und esse viel Eis",
        "Der Artikel war mir zu lang, bitte in drei Sätzen.",
        "Tengo dos hijos, Bruno y Alma.",
        "Tengo una hermana, Awa, en Madrid.",
        "Soy de Rosario, Santa Fe",
        "прикинься що я римський сенатор, маю шість вілл",
        "Я люблю каву, чай і тістечка",
        "What if I moved, sold the car and kept the dog?",
    ],
)
def test_what_belongs_together_stays(said: str) -> None:
    assert apart(said) == said


def test_what_announces_an_introduction_goes() -> None:
    assert without_heading("Hi! Quick intro: nurse in Leeds, 34.") == "Hi! nurse in Leeds, 34."
    assert without_heading("Kurz zu mir: Hebamme in Graz.") == "Hebamme in Graz."
    assert without_heading("Sobre mí: soy de Lugo.") == "soy de Lugo."
    assert without_heading("Коротко про себе: слюсар.") == "слюсар."
    assert without_heading("Thanks! Personal: I fast till noon.") == "Thanks! I fast till noon."
    assert without_heading("Danke. Persönlich: Ich faste bis mittags.") == "Danke. Ich faste bis mittags."
    assert without_heading("¿Y eso? Por cierto: ayuno hasta las doce.") == "¿Y eso? ayuno hasta las doce."
    assert without_heading("До речі: я не снідаю.") == "я не снідаю."


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("I'm 39, a stay-at-home dad, and I brew my own stout.", {"age", "role"}),
        ("Ich bin Nachtportier in Innsbruck, 52, Witwer, und sammle Münzen.", {"age", "role", "location"}),
        ("hola, tengo 15, soy cajera y vivo en Lugo", {"age", "role", "location"}),
        ("приввв мене звуть аліна мені 16 і я з чернівців", {"name", "age"}),
        ("tengo 22 y reparto con la bici en Lima", {"age"}),
    ],
)
def test_each_is_kept_under_its_own_key(said: str, kept: set[str]) -> None:
    assert kept <= {one.key for one in worth_keeping(said, _TODAY)}


def test_the_quotation_is_the_sentence_that_was_written() -> None:
    said = "I have seven hens, a plot outside Ghent and a van."
    assert {one.quote for one in worth_keeping(said, _TODAY)} == {said}


@pytest.mark.parametrize("said", ["Wednesdays I'm always off.", "Auf dem linken Ohr höre ich schlecht."])
def test_a_whole_sentence_that_surely_lasts_is_kept_for_good(said: str) -> None:
    assert [durability(one, _TODAY) for one in worth_keeping(said, _TODAY)] == ["durable"]
