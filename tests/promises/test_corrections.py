"""M4: a correction takes effect, or the reply asks; the old value stays in the history, not in MEMORY.md."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from langgraph.types import Command

from graphs.build import Graphs, open_graphs
from stores import Settings


@pytest.fixture
async def graphs(tmp_path: Path) -> AsyncIterator[Graphs]:
    async with open_graphs(Settings(data_dir=tmp_path)) as opened:
        yield opened


async def say(graphs: Graphs, text: str, *, yes: str = "yes") -> None:
    """Say something, and answer what is asked then."""
    answer = await graphs.turn("ann", "talk", {"messages": [{"role": "user", "content": text}]})
    if answer.question:
        await graphs.turn("ann", "talk", Command(resume=yes))


async def page(graphs: Graphs) -> str:
    return (await graphs.store.document("ann") or "").casefold()


@pytest.mark.parametrize(
    ("known", "said", "now", "before"),
    [
        ("I drive a Fiat.", "the Fiat went to the scrapyard, I drive a Mazda now", "mazda", "fiat"),
        ("I live in Bruges.", "we moved to Antwerp in June", "antwerp", "bruges"),
        ("I work as a nurse.", "I'm a midwife, not a nurse", "midwife", "nurse"),
        ("I'm learning Dutch.", "switched from Dutch to Danish last week", "danish", "dutch"),
        ("Я вчу польську", "польську закинув, тепер вчу чеську", "чеськ", "польськ"),
        ("Я живу в Полтаві", "ми переїхали, тепер я живу в Черкасах", "черкас", "полтав"),
        ("Ich wohne in Jena", "bin umgezogen, ich wohne jetzt in Gera", "gera", "jena"),
        ("Vivo en Murcia", "me mudé, ahora vivo en Cádiz", "cádiz", "murcia"),
    ],
)
async def test_a_correction_takes_effect(graphs: Graphs, known: str, said: str, now: str, before: str) -> None:
    await say(graphs, known)
    assert before in await page(graphs)
    await say(graphs, said)
    assert now in await page(graphs)
    assert before not in await page(graphs)


@pytest.mark.parametrize(
    ("known", "said", "now", "before"),
    [
        ("I live in Bergen.", "I wrote Bergen but meant Bremen", "bremen", "bergen"),
        ("My daughter is called Elsie.", "autocorrect, her name is Elise", "elise", "elsie"),
        ("I use Figma.", "I meant Framer, not Figma", "framer", "figma"),
        ("Я живу в Ромнах.", "описка, не в Ромнах, а в Рівному", "рівн", "ромн"),
        ("Ich wohne in Kassel", "vertippt, ich meinte Kessel, nicht Kassel", "kessel", "kassel"),
        ("Vivo en Lugo", "quise decir Lorca, no Lugo", "lorca", "lugo"),
    ],
)
async def test_a_slip_is_put_right(graphs: Graphs, known: str, said: str, now: str, before: str) -> None:
    await say(graphs, known)
    assert before in await page(graphs)
    await say(graphs, said)
    assert now in await page(graphs)
    assert before not in await page(graphs)


@pytest.mark.parametrize(
    ("known", "said", "now", "before"),
    [
        ("My favourite composer is Satie.", "i lied, my favourite composer is Ravel", "ravel", "satie"),
        ("Моя улюблена страва — деруни.", "Ні, брешу, улюблена страва в мене все-таки голубці.", "голубці", "деруни"),
        ("Mein Lieblingsverein ist Altona.", "nee, mein Lieblingsverein ist doch St. Pauli", "pauli", "altona"),
        ("Mi postre favorito es el flan.", "Miento, mi postre favorito es la natilla.", "natilla", "flan"),
    ],
)
async def test_another_favourite_takes_its_place(graphs: Graphs, known: str, said: str, now: str, before: str) -> None:
    await say(graphs, known)
    assert before in await page(graphs)
    await say(graphs, said)
    assert now in await page(graphs)
    assert before not in await page(graphs)


async def test_a_favourite_of_somebody_else_takes_no_place(graphs: Graphs) -> None:
    await say(graphs, "My favourite composer is Satie.")
    await say(graphs, "my daughter's favourite composer is Ravel", yes="no")
    assert "satie" in await page(graphs)


@pytest.mark.parametrize(
    ("known", "said", "now", "before"),
    [
        ("У мене пес Барон.", "Пса звати насправді Бурко, переплутала.", "бурко", "барон"),
        ("Mi perra se llama Lola.", "Corrijo, la perra se llama Luna.", "luna", "lola"),
        ("Ich habe zwei Enkel.", "Korrektur: drei Enkel, im Juli kam noch einer.", "drei", "zwei"),
        ("Tengo dos sobrinos.", "¡Nació otro! Ya tengo tres sobrinos.", "tres", "dos"),
        ("Ich bin verlobt.", "seit gestern bin ich verheiratet", "verheiratet", "verlobt"),
        ("Bebo dos cervezas cada noche.", "dejé de beber en mayo", "dejé de beber", "cervezas"),
        (
            "Ich spare auf ein Motorrad.",
            "das war ne dumme idee, ich spare jetzt auf ein lastenrad",
            "lastenrad",
            "motorrad",
        ),
        ("Ich lerne Dänisch.", "Dänisch hab ich aufgegeben, ich lerne jetzt Norwegisch.", "norwegisch", "dänisch"),
        ("Ich habe einen Hamster namens Fips.", "Quatsch, Fips ist ein Igel und kein Hamster.", "igel", "hamster"),
        ("Tomo café negro.", "el médico me sacó el café, así que ahora tomo té de tilo", "tilo", "café"),
    ],
)
async def test_another_of_its_kind_takes_its_place(
    graphs: Graphs, known: str, said: str, now: str, before: str
) -> None:
    await say(graphs, known)
    await say(graphs, said)
    assert any(now in memory.value.casefold() for memory in await graphs.store.read("ann", kind=None))
    assert before not in await page(graphs)


@pytest.mark.parametrize(
    ("known", "said", "before"),
    [
        ("Звертайся до мене на ви.", "Годі викати, перейдімо на ти.", "на ви"),
        ("Bitte siez mich.", "Ach, duz mich ruhig.", "siez"),
        ("Trátame de usted.", "Mejor tutéame.", "usted"),
    ],
)
async def test_who_is_spoken_to_otherwise_is_spoken_to_so(graphs: Graphs, known: str, said: str, before: str) -> None:
    await say(graphs, known)
    assert before in await page(graphs)
    await say(graphs, said)
    assert before not in await page(graphs)


async def test_a_slip_in_a_message_of_two_facts_is_put_right(graphs: Graphs) -> None:
    await say(graphs, "Ich bin Optikerin und wohne in Steyr.")
    await say(graphs, "Du hast Steyr notiert? Ich meinte Wels.")
    told = await page(graphs)
    assert "wels" in told
    assert "optikerin" in told
    assert "steyr" not in told


async def test_a_value_that_is_not_sure_asks_for_the_place_of_the_one_before(graphs: Graphs) -> None:
    await say(graphs, "I work as a courier.")
    await say(graphs, "guess what, i'm a baker now!! well, apprentice baker")
    assert "baker" in await page(graphs)
    assert "courier" not in await page(graphs)


async def test_two_changes_in_one_message(graphs: Graphs) -> None:
    await say(graphs, "I live in Turku.")
    await say(graphs, "I drive a Volvo.")
    await say(graphs, "we live in Tampere now, and I traded the Volvo for a Kia")
    told = await page(graphs)
    assert "tampere" in told
    assert "kia" in told
    assert "turku" not in told
    assert "volvo" not in told


@pytest.mark.parametrize(
    ("known", "said"),
    [
        ("I have a cat named Pickle.", "I also have a tortoise named Otis."),
        ("My sister is called Beatriz.", "My brother is called Duarte."),
        ("Мій син вчиться в Кракові", "Моя дочка в шостому класі"),
        ("Meine Nichte heißt Tilda", "Mein Neffe heißt Ove"),
        ("Mi hermana se llama Inés", "Mi hermano se llama Hugo"),
    ],
)
async def test_another_one_stands_beside(graphs: Graphs, known: str, said: str) -> None:
    """No question is asked: somebody else is spoken of."""
    await say(graphs, known)
    (before,) = await graphs.store.read("ann")
    answer = await graphs.turn("ann", "talk", {"messages": [{"role": "user", "content": said}]})
    assert answer.question is None
    assert before.value in [memory.value for memory in await graphs.store.read("ann")]


async def test_the_old_value_stays_in_the_history(graphs: Graphs) -> None:
    await say(graphs, "I drive a Fiat.")
    await say(graphs, "the Fiat went to the scrapyard, I drive a Mazda now")
    (memory,) = await graphs.store.read("ann")
    events = await graphs.store.history("ann", memory.id)
    assert any("Fiat" in str(event) for event in events)


@pytest.mark.parametrize(
    ("known", "said", "stays"),
    [
        ("I drive a Fiat.", "my brother drives a Mazda", "fiat"),
        ("My grandson is called Oliver.", "Oliver? no, Rupert it is", "oliver"),
    ],
)
async def test_a_no_keeps_what_was_known(graphs: Graphs, known: str, said: str, stays: str) -> None:
    await say(graphs, known)
    assert stays in await page(graphs)
    await say(graphs, said, yes="no")
    assert stays in await page(graphs)


@pytest.mark.parametrize(
    ("known", "said"),
    [
        ("I have a sister called Beatriz.", "My brother is called Duarte."),
        ("I work at Stripe.", "I joined the gym last week"),
        ("I live in Berlin.", "I live alone now"),
        ("I drive a Fiat.", "my brother drives a Mazda"),
        ("I live in Bruges.", "If I moved to Antwerp, would the taxes change?"),
    ],
)
async def test_what_is_about_something_else_changes_nothing(graphs: Graphs, known: str, said: str) -> None:
    await say(graphs, known)
    (before,) = await graphs.store.read("ann")
    await say(graphs, said, yes="no")
    assert before.value in [memory.value for memory in await graphs.store.read("ann")]


async def test_what_says_less_of_a_memory_does_not_take_its_place(graphs: Graphs) -> None:
    await say(graphs, "I can't eat walnuts.")
    await say(graphs, "I was wrong, it's hazelnuts that I can't eat, not walnuts.")
    assert "not walnuts" not in await page(graphs)


@pytest.mark.parametrize(
    ("known", "said", "now", "before"),
    [
        ("I'm 58 and drive a tram in Blackpool.", "59 since yesterday, the knees know it", "59", "58"),
        ("My name is Liz.", "Elizabeth, actually, if that's ok. Only my nan says Liz", "elizabeth", "name: liz"),
        ("Me llamo Maite", "*Maitane, perdón, el corrector", "maitane", "maite\n"),
        ("Tengo 33 años", "ayer cumplí 34, uf", "34", "33"),
        ("Мені 44 роки", "позавчора стукнуло 45, старію", "45", "44"),
        ("Мого кота звати Марсик", "перепрошую, Мурсик, телефон виправив", "мурсик", "марсик"),
        ("Ich heiße Steffi", "ach, sag lieber Stefanie, ist ja beruflich", "stefanie", "steffi"),
        ("Ich spiele Oboe im Orchester", "vertippt, Fagott, nicht Oboe", "fagott", "oboe"),
    ],
)
async def test_what_is_put_right_in_a_word_takes_effect(
    graphs: Graphs, known: str, said: str, now: str, before: str
) -> None:
    await say(graphs, known)
    await say(graphs, said)
    assert now in await page(graphs)
    assert before not in await page(graphs) + "\n"


async def test_the_label_follows_the_value(graphs: Graphs) -> None:
    await say(graphs, "My viva is on 9 May.")
    await say(graphs, "they've moved it, it'll be 2 June")
    assert "june" in await page(graphs)
    assert "may" not in await page(graphs)


async def test_every_memory_with_the_old_words_follows(graphs: Graphs) -> None:
    await say(graphs, "I live in Leeds with two cats.")
    await say(graphs, "finally out of there, keys to the flat in Whitby in my hand")
    assert "whitby" in await page(graphs)
    assert "leeds" not in await page(graphs)


async def test_what_a_message_newly_says_is_kept_where_it_retires_a_memory(graphs: Graphs) -> None:
    await say(graphs, "We have two goats.")
    await say(graphs, "three goats now! Maple had a kid last night")
    assert "three goats" in await page(graphs)


async def test_what_was_only_noted_for_the_day_is_corrected_too(graphs: Graphs) -> None:
    await say(graphs, "Meine Meisterprüfung ist am 4. März.")
    await say(graphs, "die Kammer hat verschoben, ist jetzt der 19. April")
    entries = await graphs.store.read("ann", kind=None, limit=None)
    assert ["April" in entry.value for entry in entries] == [True]


async def test_what_else_a_correction_says_is_kept(graphs: Graphs) -> None:
    await say(graphs, "Tengo dos nietos.")
    await say(graphs, "desde ayer tengo tres nietos, la pequeña se llama Jimena")
    assert "tres nietos" in await page(graphs)
    assert "jimena" in await page(graphs)


@pytest.mark.parametrize(
    ("known", "said", "now", "before"),
    [
        (
            "I'm a baker in Hull.",
            "Scratch that, I'm not a baker any more, I started as a courier on Monday.",
            "courier",
            "baker",
        ),
        ("П'ю бісопролол.", "бісопролол відмінили, тепер у мене небіволол", "небіволол", "бісопролол"),
        ("Я сиджу на палео.", "Лікарка палео зняла, тепер у мене безглютенова дієта.", "безглютенов", "палео"),
        ("Ходжу на кераміку щовівторка.", "зсунули, тепер щочетверга", "щочетверга", "щовівторка"),
        ("Ich habe Diabetes Typ 2.", "Die Klinik hat angerufen: es ist doch Typ 1", "typ 1", "typ 2"),
        ("Mi tío tiene 71 años y vive conmigo.", "71 no, son 74 los que tiene mi tío", "74", "71"),
        ("Мене звати Орина. Я Орина, ліплю глечики.", "описка. Я Арина, не Орина", "арина", "орина"),
    ],
)
async def test_the_old_goes_and_the_new_is_kept(graphs: Graphs, known: str, said: str, now: str, before: str) -> None:
    await say(graphs, known)
    assert before in await page(graphs)
    await say(graphs, said)
    assert now in await page(graphs)
    assert before not in await page(graphs)


async def test_what_is_new_is_kept_where_the_old_shall_stay(graphs: Graphs) -> None:
    await say(graphs, "П'ю бісопролол.")
    await say(graphs, "бісопролол відмінили, тепер у мене небіволол", yes="no")
    assert "небіволол" in await page(graphs)


async def test_all_that_a_message_makes_outdated_is_one_question(graphs: Graphs) -> None:
    await say(graphs, "I'm a baker in Hull.")
    said = "Scratch that, I'm not a baker any more, I started as a courier on Monday."
    answer = await graphs.turn("ann", "talk", {"messages": [{"role": "user", "content": said}]})
    assert str(answer.question).count("?") == 1
    await graphs.turn("ann", "talk", {"messages": [{"role": "user", "content": "yes"}]})
    assert "baker" not in await page(graphs)
    assert "courier" in await page(graphs)


@pytest.mark.parametrize(
    "said",
    ["My cousin just sold her goats and moved to Lima.", "If we sold the goats, would the barn be too big?"],
)
async def test_what_others_give_up_asks_nothing(graphs: Graphs, said: str) -> None:
    await say(graphs, "I keep goats in Bruges.")
    answer = await graphs.turn("ann", "talk", {"messages": [{"role": "user", "content": said}]})
    assert answer.question is None
    assert "goats" in await page(graphs)


@pytest.mark.parametrize(
    ("home", "job", "town", "place"),
    [
        ("I live in Berlin.", "I work as a nurse in Ghent.", "berlin", "ghent"),
        ("I live in Tartu with my aunt.", "I'm a roofer in Narva", "tartu", "narva"),
        ("Живу в Луцьку.", "Працюю вчителькою в Ковелі.", "луцьк", "ковел"),
        ("Ich wohne in Berlin.", "Ich arbeite als Krankenpfleger in Potsdam.", "berlin", "potsdam"),
        ("Vivo en Vigo.", "Trabajo de profe en Lugo.", "vigo", "lugo"),
    ],
)
async def test_where_one_works_is_not_where_one_lives(
    graphs: Graphs, home: str, job: str, town: str, place: str
) -> None:
    await say(graphs, home)
    await say(graphs, job, yes="no")
    assert town in await page(graphs)
    assert place in await page(graphs)
