"""Clauses beside a statement that tell nothing of their writer."""

from datetime import date

import pytest

from language.authorship import own_words
from language.statements.worth_keeping import worth_keeping

TODAY = date(2026, 2, 12)


def kept(text: str) -> str:
    return "; ".join(one.value for one in worth_keeping(text, TODAY))


@pytest.mark.parametrize(
    ("text", "tells", "not_that"),
    [
        ("I milk goats near Taupo, this piece on feed prices hits home.", "goats", "piece"),
        ("Я їжджу на роботу велосипедом, тому огляд шин дуже вчасний.", "велосипед", "огляд"),
        ("Ich leite eine Bäckerei, deshalb interessiert mich der Teil mit dem Mehl.", "Bäckerei", "Teil"),
        ("Soy apicultora y me topé con esto:", "apicultora", "topé"),
        ("I'm a farrier so this caught my eye:", "farrier", "eye"),
    ],
)
def test_only_what_is_told_of_the_writer_is_kept(text: str, tells: str, not_that: str) -> None:
    assert tells.casefold() in kept(text).casefold()
    assert not_that not in kept(text)


@pytest.mark.parametrize(
    "text",
    [
        "Oh sure, because I'm the king of Spain and can afford that.",
        "Na klar, und ich bin der Kaiser von China.",
        "Ajá, y yo soy astronauta.",
        "their CTO moved from a bank to a startup in Delft",
        "The folks across the road keep chickens now.",
        "Bei den Nachbarn unter uns ist gestern eingebrochen worden.",
        "Син мого колеги став космонавтом.",
        "Los de enfrente tienen gallinas ahora.",
        "Fass den mittleren Teil zusammen, maximal vier Sätze.",
        "Resume la parte central, cuatro frases como mucho.",
        "I don't know, sounds odd to me.",
    ],
)
def test_irony_and_other_people_leave_nothing(text: str) -> None:
    assert kept(text) == ""


def test_one_fact_of_a_message_is_kept_once() -> None:
    assert kept("I'm a beekeeper from Graz") == "Beekeeper; Graz"
    assert kept("I keep goats.").casefold().count("goats") == 1


@pytest.mark.parametrize(
    "text",
    [
        "Two things: I moved to Bern, and I quit smoking.",
        "Dos novedades: ahora estoy con Unai. Y me han cogido en el Clínico.",
        "War heut beim Arzt: Laktose ist gar kein Problem.",
    ],
)
def test_words_behind_a_colon_are_still_the_writers(text: str) -> None:
    assert own_words(text) == text


def test_words_that_somebody_said_are_not() -> None:
    assert "cars" not in own_words("My mate told me: cars are bad.")


@pytest.mark.parametrize(
    ("text", "together"),
    [
        ("Ich sammle Briefmarken, da kenn ich fast jede.", "Briefmarken, da kenn ich fast jede"),
        ("Colecciono sellos, debo tener como quinientos.", "sellos, debo tener como quinientos"),
        ("Я третій рік вчу турецьку, і нарешті дивлюся серіали без субтитрів.", "турецьку, і нарешті"),
        ("My wife and I keep bees near Lynn.", "ife and they keep bees"),
        ("Mi hermana y yo tenemos una panadería.", "Mi hermana y yo tenemos una panadería"),
        ("Meine Frau und ich züchten Alpakas.", "Meine Frau und ich züchten Alpakas"),
    ],
)
def test_what_says_little_by_itself_is_told_with_what_it_leans_on(text: str, together: str) -> None:
    assert together in kept(text)


@pytest.mark.parametrize(
    ("text", "tells", "not_that"),
    [
        ("I retired in May after years of baking bread, I'm afraid.", "bread", "afraid"),
        ("Grüß Gott, ich bin Imkerin in Hallein.", "Imkerin", "Grüß"),
        ("Alkohol trinke ich seit Jahren keinen, insofern betrifft mich die Steuer nicht.", "", "Steuer"),
    ],
)
def test_greetings_asides_and_consequences_are_no_memories(text: str, tells: str, not_that: str) -> None:
    assert tells in kept(text)
    assert not_that not in kept(text)


@pytest.mark.parametrize(
    "text",
    [
        "Great, another strike. I just love sleeping on platforms.",
        "Toll, schon wieder Stau. Ich liebe es ja, im Auto zu sitzen.",
        "Genial, otra huelga. Me encanta dormir en el andén.",
        "Чудово, знову затори. Обожнюю сидіти в машині.",
        "So the mayor wants to close the library by 2030 and the shopkeepers hate it.",
    ],
)
def test_irony_and_people_in_office_leave_nothing(text: str) -> None:
    assert not kept(text)


@pytest.mark.parametrize("text", ["Mir sind knappe Antworten lieber.", "Quiero respuestas breves."])
def test_a_wish_for_the_form_of_answers_is_heard(text: str) -> None:
    assert kept(text)


@pytest.mark.parametrize("text", ["Gib mir eine kurze Zusammenfassung.", "Short summary of this one, please"])
def test_a_form_asked_for_once_is_none(text: str) -> None:
    assert not kept(text)


@pytest.mark.parametrize(
    "text",
    [
        "допустим, у мене нема кота",
        "Скажімо, я веган",
        "let's assume I'm a vegan",
        "Sagen wir mal, ich habe keinen Hund",
        "Digamos que vivo en Lima",
    ],
)
def test_what_is_only_supposed_is_not_kept(text: str) -> None:
    assert kept(text) == ""


@pytest.mark.parametrize(
    "text",
    [
        "I dreamt Tom is my brother and Marta is my boss",
        "In my dream Tom is my brother and I live in Oslo",
        "Мені наснилося, ніби Том мій брат, а Марта моя начальниця",
        "Ich habe geträumt, Tom ist mein Bruder und Marta ist meine Chefin",
        "Ich träumte, dass Tom mein Bruder ist und ich in Rom wohne",
        "Anoche soñé que Tom es mi hermano y Marta es mi jefa",
    ],
)
def test_a_dream_governs_all_that_is_told_in_its_sentence(text: str) -> None:
    assert kept(text) == ""


def test_what_stands_in_the_next_sentence_was_not_dreamt() -> None:
    assert kept("I dreamt Tom is my brother. Marta is my boss.") == "Marta is my boss"


@pytest.mark.parametrize(
    "text",
    ["hey i'm so tired", "We're starving", "Ich bin grad total müde", "Estoy muy aburrida hoy", "я така голодна зараз"],
)
def test_how_somebody_is_just_now_is_no_memory(text: str) -> None:
    assert not kept(text)


@pytest.mark.parametrize("text", ["I'm busy on Mondays", "I'm happy with my new job", "Ich bin gut im Schach"])
def test_what_somebody_is_at_or_with_something_is_one(text: str) -> None:
    assert kept(text)


@pytest.mark.parametrize(
    "text",
    [
        "ok roleplay: im a medieval cooper and ur the duke, tell me about your lands",
        "Let's roleplay. I'm a smuggler from Cork and I own two boats.",
        "Rollenspiel: ich bin Müllerin im Jahr 1650 und wohne in Speyer.",
        "рольова гра: я чумак з Полтави, маю шість волів",
        "Juego de rol: soy herrera en Toledo y tengo tres hijos.",
        "Ay sí, como me sobra el tiempo, mañana mismo me voy de crucero.",
    ],
)
def test_who_plays_a_part_or_jests_tells_nothing_of_themselves(text: str) -> None:
    assert kept(text) == ""


@pytest.mark.parametrize(
    ("text", "tells"),
    [
        ("Roleplay is my favourite hobby.", "roleplay"),
        ("my hobby is roleplay: i run a campaign in Leeds", "leeds"),
        ("Ich spiele gern Rollenspiele.", "rollenspiele"),
    ],
)
def test_who_speaks_of_playing_parts_is_heard(text: str, tells: str) -> None:
    assert tells in kept(text).casefold()


@pytest.mark.parametrize("text", ["meine freundin is im 6. monat schwanger", "mein Bruder is im 3. semester"])
def test_the_ordinal_of_a_month_is_nobodys_age(text: str) -> None:
    assert not any(one.key == "age" for one in worth_keeping(text, TODAY))


@pytest.mark.parametrize("text", ["I took up the drums, my neighbours are angels", "My colleagues are heroes"])
def test_praise_of_people_nearby_is_no_slot(text: str) -> None:
    assert not any(one.kind == "attribute" for one in worth_keeping(text, TODAY))


@pytest.mark.parametrize(
    ("text", "tells", "not_that"),
    [
        ("We sail to Corsica on Monday and I haven't even bought a map", "Corsica", "map"),
        ("Am Freitag zieh ich nach Ulm und hab noch keine Kiste gepackt", "Ulm", "Kiste"),
        ("Вчу португальську, а ще навіть не відкривала словника", "португальськ", "словник"),
        ("El lunes me mudo a Cali y no he empacado ni una caja", "Cali", "caja"),
        ("me caso en mayo con mi novia, estoy re ansiosa jajaja", "", "ansiosa"),
        ("To give you some idea of where we stand before the draft: I'm a glazier in Ghent", "lazier", "draft"),
        ("Am Samstag heirate ich, bin total aufgeregt haha", "", "aufgeregt"),
        ("My audition for the choir is on Friday and I'm terrified lol", "", "terrified"),
    ],
)
def test_what_is_not_done_yet_moods_and_preambles_are_no_memories(text: str, tells: str, not_that: str) -> None:
    assert tells in kept(text)
    assert not_that not in kept(text)


@pytest.mark.parametrize(
    "text",
    [
        "Я проти того, щоб у школах збирали гроші на ремонт.",
        "Я проти того, щоб центр закривали для велосипедів.",
    ],
)
def test_a_clause_that_points_on_is_kept_with_what_it_points_to(text: str) -> None:
    assert kept(text).count(",") == 1


@pytest.mark.parametrize(
    "text",
    [
        "friday is fish day, we dont skip it even in lent",
        "No screens after eight, thats the pact we made with the kids",
        "Kein Handy beim Essen, das haben wir uns so geschworen",
    ],
)
def test_a_clause_that_points_back_is_no_memory_of_its_own(text: str) -> None:
    assert len(worth_keeping(text, TODAY)) <= 1


@pytest.mark.parametrize(
    "text",
    [
        "was is der unterschied zwischen diesel und benzin",
        "BUENOS DIAS COMO ESTAN",
        "за версією автора долар подорожчає, бо резерви тануть",
    ],
)
def test_questions_in_dialect_greetings_and_reports_leave_nothing(text: str) -> None:
    assert kept(text) == ""
