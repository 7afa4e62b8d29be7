"""What is asked about what is stored makes sense: nobody is asked whether a boat is their name."""

import pytest
from langchain_core.messages import HumanMessage

from graphs.build import Graphs


@pytest.mark.parametrize(
    ("told", "now", "stays"),
    [
        ("I'm Oona and I live near Braunston", "our boat is called Drifter and she's 57 foot", "Oona"),
        ("Our boat is called Drifter", "actually the boat's 58 foot, measured it again", "Boat is called Drifter"),
        (
            "I teach chemistry in Accra. Can't stand group projects.",
            "I've stopped teaching, I'm a lab manager at Noguchi now",
            "Can't stand group projects",
        ),
        (
            "I run a bakery in Leeds with my brother Arun",
            "Arun's left the bakery, he's a postman now",
            "Runs bakery in Leeds with their brother Arun",
        ),
        ("I'm a nurse.", "Don't forget that I'm a nurse when you explain the biology.", "Nurse"),
        ("I have asthma.", "People tend to forget that asthma isn't rare.", "Has asthma"),
        ("Ich habe Asthma.", "Die Leute vergessen gern, dass Asthma nicht selten ist.", "Ich habe Asthma"),
        ("Я кухар.", "Не забувай, що я кухар, коли пояснюєш рецепт.", "Кухар"),
        ("Soy asesor fiscal.", "bah, olvídalo, hablemos mejor del artículo", "Asesor fiscal"),
        ("Tengo asma.", "La gente olvida que el asma no es rara.", "Tengo asma"),
        (
            "Ich habe einen Pudel namens Finn.",
            "Der Bund will die Hundesteuer streichen.",
            "Ich habe einen Pudel namens Finn",
        ),
        ("Я юристка.", "Уряд хоче прибрати правило для юристів.", "Юристка"),
        ("I take insulin.", "Remind me not to forget my insulin tonight.", "Takes insulin"),
        ("I live in Ghent.", "Messi lives in Miami now and even he moans about the heat", "Ghent"),
        ("En casa hablamos quechua.", "Imagínate que ya nadie hablara quechua, qué pena.", "En casa hablamos quechua"),
        ("Soy minero.", "Eso dejémoslo fuera del resumen, por favor.", "Minero"),
        ("На арахіс у мене алергія.", "Зроби табличку: фундук, кеш'ю, арахіс, калорії.", "На арахіс у мене алергія"),
        (
            "Ich wohne in Konstanz und bin Apothekerin.",
            "Der zitierte Chirurg hat in Boston studiert und leitet heute eine Klinik in Lausanne.",
            "Konstanz",
        ),
        ("I have asthma.", "The athlete stopped taking his asthma meds before the race.", "Has asthma"),
        ("Tengo asma.", "El corredor dejó su medicación para el asma antes de la carrera.", "Tengo asma"),
        ("I support Arsenal.", "Arsenal lost again. I should've supported Spurs, haha.", "Supports Arsenal"),
        ("I take the train to work.", "Trains were cancelled so yesterday I took the bus.", "Takes the train to work"),
        ("Я їжджу на роботу потягом.", "Вчора потяг скасували, то я поїхала автобусом.", "Я їжджу на роботу потягом"),
        ("My anniversary is on 4 June 2031.", "Don't let me forget my anniversary!", "Anniversary is on 2031-06-04"),
        ("Ich spiele Oboe.", "Wie lösche ich meinen Browserverlauf?", "Ich spiele Oboe"),
        ("Trabajo en un zoo.", "El autor quiere borrar toda memoria de la guerra, creo.", "Trabajo en un zoo"),
        ("Мене звати Лесь, я бджоляр", "вона вже не в школі, пішла в бібліотеку", "Лесь"),
    ],
)
async def test_what_is_of_something_else_asks_nothing(
    offline: Graphs, user: str, told: str, now: str, stays: str
) -> None:
    for said in (told, now):
        turn = await offline.turn(user, f"{user}-talk", {"messages": [HumanMessage(said)]})
    assert not turn.question
    assert stays in {one.value for one in await offline.store.read(user, kind=None)}


async def test_another_shift_takes_no_trade_away_unasked(offline: Graphs, user: str) -> None:
    for said in ("soy Itziar, enfermera de noche en Bilbao", "me he cambiado al turno de día"):
        await offline.turn(user, f"{user}-talk", {"messages": [HumanMessage(said)]})
    assert "Enfermera de noche" in {one.value for one in await offline.store.read(user, kind=None)}


async def test_a_trade_that_names_people_answers_what_the_job_is(offline: Graphs, user: str) -> None:
    for said in ("I'm a lab manager at Noguchi", "what's my job?"):
        turn = await offline.turn(user, f"{user}-talk", {"messages": [HumanMessage(said)]})
    assert "Lab manager" in turn.reply


@pytest.mark.parametrize(
    ("told", "known"),
    [
        (
            ["my son Leo is 5", "my son Max is 3", "my son Leo likes trains", "my son Leo is 6 now"],
            {"Son Leo is 6", "Son Max is 3", "Son Leo likes trains"},
        ),
        (
            ["my sister is a nurse", "my sister lives in Hull", "my sister Jo is 40"],
            {"Sister is a nurse", "Sister lives in Hull", "Sister Jo is 40"},
        ),
        (["my dog is old", "my dog has arthritis"], {"Dog is old", "Dog has arthritis"}),
        (["мій брат Ігор лікар", "мій брат Олег кухар"], {"Брат Ігор лікар", "Брат Олег кухар"}),
        (["mein Sohn Leo ist 5", "mein Sohn Max ist 3"], {"Mein Sohn Leo ist 5", "Mein Sohn Max ist 3"}),
        (
            ["mi hija Ana tiene 5 años", "mi hija Eva tiene 3 años"],
            {"Mi hija Ana tiene 5 años", "Mi hija Eva tiene 3 años"},
        ),
        (
            ["Our project Heron is due in spring", "Our project Swift is due in autumn"],
            {"Project Heron is due in spring", "Project Swift is due in autumn"},
        ),
        (["my wife works at Lidl", "my wife works at Aldi now"], {"Wife works at Aldi"}),
    ],
)
async def test_another_thing_of_somebody_and_another_one_stand_beside(
    offline: Graphs, user: str, told: list[str], known: set[str]
) -> None:
    for said in told:
        turn = await offline.turn(user, f"{user}-talk", {"messages": [HumanMessage(said)]})
        assert not turn.question
    assert {one.value for one in await offline.store.read(user, kind=None)} == known


async def test_what_is_put_right_of_one_daughter_leaves_the_other(offline: Graphs, user: str) -> None:
    for said in ("my daughter Mila is 8", "my daughter Raya is 5", "no wait, my daughter Raya is 6"):
        await offline.turn(user, f"{user}-talk", {"messages": [HumanMessage(said)]})
    assert "Daughter Mila is 8" in {one.value for one in await offline.store.read(user, kind=None)}


async def test_with_somebody_goes_all_that_is_told_of_them(offline: Graphs, user: str) -> None:
    for said in ("my sister Vesna is a pilot", "my sister Vesna lives in Varna", "forget about my sister"):
        turn = await offline.turn(user, f"{user}-talk", {"messages": [HumanMessage(said)]})
    assert "is a pilot" in str(turn.question)
    assert "lives in Varna" in str(turn.question)
