"""The offline model answers a turn as what it is, in the language it came in, and from what is stored for this user."""

import pytest

from graphs.models.offline import discussion
from prompts import block
from tests.graphs.offline_prompts import MEMORY_TOOLS, Run, found, hit

NOTES = "\n".join(
    (
        "- Location: Tartu",
        "- Role: Beekeeper",
        "- Pet cat: Cat is called Tom",
        "- Family sister: Sister Ann lives in Oslo",
        "- Allergy walnuts: Allergic to walnuts",
        "- discussed on 12 Feb 2026: Meeting Olek for a beer on 2026-02-12",
    )
)
GERMAN = (
    "- Location: Husum\n- Mein Bruder wohnt in Flensburg\n- Meine Katze heißt Minka\n- Ich trinke morgens grünen Tee"
)
SPANISH = "- Location: Lugo\n- Mi hermana vive en Vigo\n- Mi perro se llama Tango\n- Hablo gallego y francés"
UKRAINIAN = "- Location: Луцьк\n- Сестра живе в Рівному\n- Кота звати Жорж\n- Вчить італійську"


async def reply_to(text: str, memory: str = NOTES) -> str:
    return await Run("discussion", block("memory", memory)).say(text)


@pytest.mark.parametrize(
    ("question", "memory", "told", "untold"),
    [
        ("so where do I live again?", NOTES, "Tartu", "Oslo"),
        ("Which town am I in, according to your notes?", NOTES, "Tartu", "Tom"),
        ("remind me what I do for a living", NOTES, "Beekeeper", "Tartu"),
        ("do you remember my cat's name?", NOTES, "Tom", "Ann"),
        ("where does my sister live?", NOTES, "Oslo", "Tartu"),
        ("who am I meeting tonight?", NOTES, "Olek", "Tartu"),
        ("Kleiner Test: in welcher Stadt wohn ich?", GERMAN, "Husum", "Flensburg"),
        ("wie heißt denn meine Katze?", GERMAN, "Minka", "Husum"),
        ("was trink ich morgens", GERMAN, "Tee", "Minka"),
        ("a ver, ¿en qué ciudad vivo yo?", SPANISH, "Lugo", "Vigo"),
        ("¿te acuerdas de cómo se llama mi perro?", SPANISH, "Tango", "Lugo"),
        ("¿qué idiomas hablo?", SPANISH, "gallego", "Tango"),
        ("то де я живу, скажи", UKRAINIAN, "Луцьк", "Рівному"),
        ("нагадай, як звати мого кота", UKRAINIAN, "Жорж", "Луцьк"),
        ("яку мову я вчу?", UKRAINIAN, "італійську", "Жорж"),
    ],
)
async def test_a_question_gets_the_fact_that_was_asked_for(question: str, memory: str, told: str, untold: str) -> None:
    reply = await reply_to(question, memory)
    assert told in reply
    assert untold not in reply


@pytest.mark.parametrize(
    ("question", "memory", "words"),
    [
        ("what's my dog's name?", NOTES, "don't know anything about that"),
        ("how old am I?", NOTES, "don't know anything about that"),
        ("wie heißt mein Hund?", GERMAN, "noch nichts gespeichert"),
        ("¿cómo se llama mi gato?", SPANISH, "no lo tengo en la memoria"),
        ("а скільки мені років?", UKRAINIAN, "нічого не знаю"),
    ],
)
async def test_what_is_not_stored_is_said_to_be_unknown_and_nothing_else_is_listed(
    question: str, memory: str, words: str
) -> None:
    reply = await reply_to(question, memory)
    assert words in reply
    assert not any(line.startswith("- ") for line in reply.splitlines())


async def test_what_comes_near_is_offered_as_that(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discussion, "asked_for", lambda *arguments: [])
    reply = await reply_to(
        "names of my two little monsters, do you still have them?", "- Family kids: Kids are Otto and Ada"
    )
    assert reply.startswith("I have nothing that says just that.")
    assert "Otto" in reply


@pytest.mark.parametrize(
    ("question", "memory", "opening"),
    [
        ("what have you got on me so far", NOTES, "Here is what I have"),
        ("Was haben Sie sich über mich gemerkt?", GERMAN, "Das ist über Sie gespeichert"),
        ("¿Qué tenés anotado de mí?", SPANISH, "Esto es lo que tengo"),
        ("шо ти взагалі про мене знаєш?", UKRAINIAN, "Ось що я пам'ятаю про вас"),
    ],
)
async def test_everything_is_told_in_the_language_it_was_asked_for(question: str, memory: str, opening: str) -> None:
    run = Run("discussion", block("memory", memory), tools=())
    reply = await run.say(question)
    assert reply.startswith(opening)
    assert reply.count("\n- ") == memory.count("\n") + 1


@pytest.mark.parametrize(
    ("text", "reply"),
    [
        ("thanks, that was a nice read", "You're welcome!"),
        ("Vielen Dank dir!", "Gern geschehen!"),
        ("muchas gracias por todo", "¡De nada!"),
        ("щиро дякую", "Будь ласка!"),
    ],
)
async def test_thanks_are_thanked(text: str, reply: str) -> None:
    assert await reply_to(text) == reply


@pytest.mark.parametrize(
    ("text", "opening"),
    [("good morning", "Hello!"), ("Servus", "Hallo!"), ("buenas", "¡Hola!"), ("добрий день", "Вітаю!")],
)
async def test_greetings_are_greeted(text: str, opening: str) -> None:
    assert (await reply_to(text)).startswith(opening)


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("What do you know about the Suez Canal?", "I cannot answer that"),
        ("Where do penguins live?", "I cannot answer that"),
        ("Wie hoch ist die Zugspitze?", "Das kann ich nicht beantworten"),
        ("¿Quién pintó Las meninas?", "No puedo responder a eso"),
        ("скільки супутників у Сатурна?", "На це відповісти не можу"),
    ],
)
async def test_a_question_about_the_world_is_not_answered_from_memory(question: str, words: str) -> None:
    run = Run("discussion", block("memory", NOTES))
    assert (await run.say(question)).startswith(words)
    assert not run.calls


@pytest.mark.parametrize(
    ("known", "question"),
    [
        ("Мого ослика звуть Фелікс", "Як звуть ослика?"),
        ("Tengo la barca en el varadero de Chano", "oye, ¿en qué varadero está la barca?"),
    ],
)
async def test_a_question_in_several_words_of_a_memory_is_answered_from_it(known: str, question: str) -> None:
    assert known in await reply_to(question, f"- {known}")


@pytest.mark.parametrize(
    ("known", "question"),
    [
        ("Keeps bees and sells honey", "How do bees make honey?"),
        ("Uses Postgres on Kubernetes at work", "What is the best way to run Postgres on Kubernetes?"),
    ],
)
async def test_a_question_about_the_world_stays_one_beside_a_memory_of_its_words(known: str, question: str) -> None:
    assert known not in await reply_to(question, f"- {known}")


async def test_a_question_that_bears_on_health_is_answered_with_what_to_mind() -> None:
    reply = await reply_to("A friend bakes a cake for me. Is there anything she should know?")
    assert "Allergic to walnuts" in reply
    assert "Tartu" not in reply


async def test_a_short_message_is_answered_in_the_language_spoken_before() -> None:
    run = Run("discussion", block("memory", GERMAN))
    await run.say("Ich wohne gern hier, das ist schön")
    assert "Husum" in (reply := await run.say("Info: Stadt, wo wohn ich?"))
    assert reply.startswith("Gespeichert ist dazu")


async def test_a_question_beside_a_request_is_answered_for_itself() -> None:
    captured = "Got it, I'll remember that: Dislikes coriander."
    run = Run("discussion", block("captured", captured), block("memory", NOTES))
    reply = await run.say("Remember that I hate coriander. What's the tallest mountain?")
    assert reply.startswith(captured)
    assert "I cannot answer that" in reply


async def test_what_agents_noted_of_their_work_is_not_told_as_the_users() -> None:
    memory = f"{NOTES}\n\n### The agent's own notes (from its work, not facts about the user)\n- Lives in a container"
    assert "container" not in await reply_to("where do I live?", memory)


async def test_found_and_shown_entries_are_told_once() -> None:
    run = Run("discussion", block("memory", "- Location: Tartu"), tools=MEMORY_TOOLS)
    reply = await run.say("where do I live?", {"search_memory": found(hit("location", "Tartu"))})
    assert reply.count("Tartu") == 1


@pytest.mark.parametrize(
    ("question", "memory", "told"),
    [
        ("what animals have I got?", "- Keeps alpacas near Builth Wells\n- Role: Surveyor", "alpacas"),
        ("what livestock have I got then, go on, test me", "- Keeps alpacas near Builth Wells", "alpacas"),
        ("how do i take my tea", "- Drinks their tea with three sugars\n- Retired bus driver", "three sugars"),
        ("which instrument is mine", "- Plays the oboe\n- Location: Ghent", "oboe"),
        ("welche Tiere hab ich?", "- Mein Hund heißt Bruno\n- Role: Hebamme", "Bruno"),
        ("¿qué animales crío?", "- Crío gallinas\n- Location: Encarnación", "gallinas"),
    ],
)
async def test_what_is_asked_for_by_its_sort_is_found(question: str, memory: str, told: str) -> None:
    reply = await reply_to(question, memory)
    assert told in reply
    assert len([line for line in reply.splitlines() if line.startswith("- ")]) == 1


@pytest.mark.parametrize(
    ("question", "memory"),
    [
        ("what instrument did Mozart play?", "- Plays the oboe\n- Location: Ghent"),
        ("do alpacas spit?", "- Keeps alpacas near Builth Wells"),
        ("what does my brother do?", "- Family sister: Sister Noor is a pharmacist"),
        ("wie heißt meine Katze?", "- Mein Hund heißt Bruno\n- Role: Hebamme"),
    ],
)
async def test_what_is_asked_of_others_is_not_answered_with_what_the_user_told(question: str, memory: str) -> None:
    assert not [line for line in (await reply_to(question, memory)).splitlines() if line.startswith("- ")]
