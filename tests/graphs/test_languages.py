"""The language of replies follows the user's messages; what they chose comes first."""

import re

import pytest

from graphs.build import Graphs
from graphs.discussion.answer.claims import without_claims
from graphs.discussion.answer.language import language_of
from language.languages import by_language
from language.meaning.said import Said
from stores import MemoryStore
from tests.conftest import Clock
from tests.fakes import ScriptedModel
from tests.graphs.conftest import POSTGRES, talk
from tools.context import Context
from tools.texts import LANGUAGES
from tools.texts.told import told_in


@pytest.mark.parametrize(
    ("said", "language"),
    [
        (["Hello, what is new?"], "en"),
        (["Я живу в Києві", "/memory"], "uk"),
        (["Ich wohne in Bern und mag Tee", "ok"], "de"),
        (["Vivo en Madrid y me gusta el té", "/memory help"], "es"),
        (["Vivo en Madrid y me gusta el té", "What do you know about me?"], "en"),
        (["What do you know about me?", "no"], "en"),
        (["Я живу в Києві", "ok"], "uk"),
        (["Я живу в Києві", "ok thanks"], "en"),
        (["I live in Leeds", "ok danke"], "de"),
        (["Ich wohne in Bern und mag Tee", "vale, gracias"], "es"),
        (["Ich wohne in Bern und mag Tee", "гаразд, дякую"], "uk"),
        (["/memory довідка"], "uk"),
        (["/memory"], "en"),
        (["We've two girls, Aoife and Síle"], "en"),
        (["Jürgen moved out"], "en"),
        (["I live in Köln"], "en"),
        (["¿Wifi?"], "es"),
    ],
)
def test_the_last_words_that_tell_decide(said: list[str], language: str) -> None:
    assert language_of(said) == language


async def test_a_command_is_answered_as_the_user_writes(offline: Graphs, user: str) -> None:
    say = talk(offline, user)
    await say("Запам'ятай, що я працюю медсестрою")
    assert "Зміни, спершу найновіші" in await say("/memory history")


async def test_a_request_to_keep_something_is_not_answered_as_a_question_for_it(offline: Graphs, user: str) -> None:
    say = talk(offline, user)
    await say("Привіт")
    assert await say("Запам'ятай, що я люблю каву") == "Гаразд, запам'ятаю: Любить каву."


async def test_in_a_new_thread_it_is_what_they_wrote_elsewhere(offline: Graphs, user: str) -> None:
    await talk(offline, user, "one")("Merk dir, dass ich als Krankenpfleger arbeite")
    assert "zeigt, was über Sie gespeichert ist" in await talk(offline, user, "two")("/memory help")


async def test_a_choice_overrides_and_auto_gives_it_up(offline: Graphs, user: str) -> None:
    say = talk(offline, user)
    assert "Ab jetzt antworte ich auf Deutsch" in await say("/memory language de")
    reply = await say("Remember that I work as a nurse", article=POSTGRES)
    assert reply.startswith("📖 Gespräch über: PostgreSQL 18 Released")
    assert "Gut, gemerkt" in reply
    assert "in der Sprache Ihrer Nachrichten" in await say("/memory language auto")
    assert "I'll remember" in await say("Remember that I play the oboe")
    assert "(es)" in await say("/memory language klingon")


async def test_a_model_is_told_the_language_that_was_chosen_and_no_other(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    say = talk(graphs, user)
    await say("What is new?", article=POSTGRES)
    assert "Reply in" not in model.history[-1][0].text
    await store.choices.set_language(user, "uk")
    await say("And vacuum?")
    system = model.history[-1][0].text
    assert "Reply in Ukrainian" in system.partition("[data ")[0]


async def test_the_offline_model_answers_in_the_language_chosen(offline: Graphs, store: MemoryStore, user: str) -> None:
    await store.choices.set_language(user, "es")
    await store.write(user, key="role", value="Works as a nurse", category="work_context")
    reply = await talk(offline, user)("What do you know about me?")
    assert "nurse" in reply
    assert "(Responde el modelo sin conexión" in reply
    assert "Answered by the offline model" not in reply


@pytest.mark.parametrize(
    ("first", "reply"),
    [
        ("My name is Ann and I live in Leeds.", "Nothing of that went into memory"),
        ("Ich heiße Ann und wohne in Leeds.", "Davon ist nichts ins Gedächtnis gekommen"),
        ("Me llamo Ana y vivo en Leeds.", "Nada de eso ha pasado a la memoria"),
    ],
)
async def test_a_no_is_answered_in_the_language_spoken_before(
    offline: Graphs, user: str, first: str, reply: str
) -> None:
    say = talk(offline, user)
    await say(first)
    assert reply in await say("no")


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("My name is Ann and I live in Leeds.", "Location – Leeds"),
        ("Ich wohne in Leeds.", "Wohnort – Leeds"),
        ("Vivo en Leeds.", "Lugar de residencia – Leeds"),
    ],
)
async def test_what_was_kept_is_named_in_the_users_language(
    offline: Graphs, user: str, message: str, said: str
) -> None:
    assert said in await talk(offline, user)(message)


@pytest.mark.parametrize(
    ("told", "asked", "wish"),
    [
        ("My name is Ann.", "What do you know about me?", "Forget everything about me"),
        ("Ich heiße Ann.", "Was weißt du über mich?", "Vergiss alles über mich"),
        ("Me llamo Ana.", "¿Qué sabes de mí?", "Olvida todo sobre mí"),
        ("Мене звати Анна.", "Що ти про мене знаєш?", "Забудь усе про мене"),
    ],
)
async def test_a_wish_to_forget_everything_is_heard_after_a_question_in_like_words(
    offline: Graphs, user: str, told: str, asked: str, wish: str
) -> None:
    say = talk(offline, user)
    await say(told)
    await say(asked)
    answer = await offline.turn(user, f"{user}-thread", {"messages": [{"role": "user", "content": wish}]})
    assert answer.question is not None
    assert len(answer.would_remove) == 1


@pytest.mark.parametrize(
    ("message", "reply"),
    [
        ("My password is hunter2xyz!", "What looks like a secret is never kept"),
        ("Mein Passwort ist hunter2xyz!", "Was nach einem Geheimnis aussieht"),
    ],
)
async def test_what_was_taken_out_of_a_message_is_no_wish_to_forget(
    offline: Graphs, user: str, message: str, reply: str
) -> None:
    assert reply in await talk(offline, user)(message)


@pytest.mark.parametrize(
    ("told", "title", "opinion", "end", "wanted"),
    [
        (
            "Ich lese gern über Datenbanken.",
            "CockroachDB ändert seine Preise",
            "Ich finde die neuen Preise von CockroachDB zu hoch.",
            "/ende",
            ("Gesprochen über", "Meinung:", "🔗 Sie haben letzte Woche", "Ich finde die neuen Preise"),
        ),
        (
            "Я люблю читати про бази даних.",
            "CockroachDB змінює ціни",
            "Мені здається, що нові ціни CockroachDB завеликі.",
            "завершити розмову",
            ("Розмова про", "Думка:", "🔗 Минулого тижня", "нові ціни CockroachDB завеликі"),
        ),
        (
            "Me encanta leer sobre bases de datos.",
            "CockroachDB cambia sus precios",
            "Los nuevos precios de CockroachDB me parecen demasiado altos.",
            "/fin",
            ("Conversación sobre", "Opinión:", "🔗 La semana pasada", "me parecen demasiado altos"),
        ),
    ],
)
async def test_a_discussion_from_its_opening_to_the_digest_is_in_the_readers_language(
    offline: Graphs, clock: Clock, user: str, told: str, title: str, opinion: str, end: str, wanted: tuple[str, ...]
) -> None:
    await talk(offline, user, "told")(told)
    post = {"title": title, "text": f"{title}. {opinion}"}
    first = talk(offline, user, "first")
    said = [await first(article=post | {"id": "one"}), await first(opinion), await first(end)]
    clock.advance(days=7)
    said.append(await talk(offline, user, "second")(article=post | {"id": "two"}))
    said.append(await talk(offline, user, "third")("/memory"))
    shown = {"posts": [{"id": "pg", "title": "PostgreSQL 18", "text": "A database release.", "points": 1}]}
    config = {"configurable": {"thread_id": f"{user}-digest"}}
    said.append((await offline["digest"].ainvoke(shown, config, context=Context(user_id=user)))["digest"])
    whole = "\n".join(said).replace("A database release.", "")
    assert [words for words in wanted if words not in whole] == []
    assert not re.search(r"\b(?:the|and|nothing|is|of|are|not|messages?|opinion|interested|discuss\w+)\b", whole, re.I)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_rules_offer_is_not_taken_for_a_claim(language: str) -> None:
    for name, words in by_language("program.replies", "REPLIES", dict)[language].items():
        if name not in ("deleted", "remembered", "updated"):
            assert without_claims(words, [], "…", (), language) == words, name


async def test_what_nobody_confirmed_is_told_once_and_without_the_words_of_the_prompt(
    offline: Graphs, store: MemoryStore, user: str
) -> None:
    await store.write(
        user, key="plan", value="Zieht vielleicht nach Lissabon", category="personal_context", author="agent",
        evidence=[Said("Hallo")],
    )  # fmt: skip
    told = await talk(offline, user)("Wohin ziehe ich vielleicht?")
    assert told.count("Lissabon") == 1
    assert "confirmed" not in told


async def test_a_bare_word_in_a_thread_of_commands_is_answered_in_the_users_language(
    offline: Graphs, user: str
) -> None:
    await talk(offline, user, "told")("Ich wohne in Jena und mag Tee.")
    say = talk(offline, user, "commands")
    await say("/memory review")
    assert "Offline-Modell" in await say("vielleicht")


async def test_a_talk_that_is_over_is_named_in_the_users_language_and_asked_about_by_no_farewell(
    offline: Graphs, user: str
) -> None:
    first, second = talk(offline, user, "first"), talk(offline, user, "second")
    await first("Hola, creo que los precios de PostgreSQL son demasiado altos", article=POSTGRES)
    await first("/fin")
    assert "Discussed" not in await second("¿Dónde vivo?")
    assert (await second("Adiós, hasta mañana")).startswith("La conversación ha terminado")


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_what_a_discussion_is_connected_to_is_told_in_the_language_of_the_note(language: str) -> None:
    assert "Connected" not in told_in(language, "Connected to the discussion of “CRDTs” from 2026-02-05")
