"""M6: a turn is answered as what it is, from what is stored, in four languages; and asking changes nothing."""

import pytest

from graphs.build import open_graphs
from stores import Settings
from tests.conftest import Clock

TOLD = {
    "en": ("I live in Bergen.", "My dog is called Barney.", "I work as a welder."),
    "uk": ("Запам'ятай, що я живу в Луцьку.", "Мою собаку звати Жужа.", "Працюю зварювальником."),
    "de": ("Ich wohne in Husum.", "Mein Hund heißt Barney.", "Ich arbeite als Schweißer."),
    "es": ("Vivo en Lugo.", "Mi perro se llama Barney.", "Trabajo como soldador."),
}
TURNS = [
    ("en", "remind me, which city do I live in?", ["Bergen"], ["Barney", "welder"]),
    ("en", "what was my dog called again", ["Barney"], ["Bergen"]),
    ("en", "what's the name of my hamster?", ["don't know"], ["Barney"]),
    ("en", "so what do you know about me?", ["Bergen", "Barney", "elder"], []),
    ("en", "How do you know where I live?", ["Bergen", "you said: “I live in Bergen.”"], ["Barney"]),
    ("en", "What is the capital of Peru?", ["cannot answer"], ["Bergen", "Barney"]),
    ("en", "cheers, that helped", ["welcome"], ["Bergen"]),
    ("uk", "нагадай, в якому місті я живу", ["Луцьк"], ["Жужа"]),
    ("uk", "а як мою собаку звати?", ["Жуж"], ["Луцьк"]),
    ("uk", "як звати мого кота?", ["не знаю"], ["Жуж"]),
    ("uk", "що ти вже про мене знаєш?", ["Луцьк", "Жуж", "варювальник"], []),
    ("uk", "звідки ти знаєш, де я живу?", ["живу в Луцьку.»"], ["Жуж"]),
    ("uk", "яка столиця Перу?", ["відповісти не можу"], ["Луцьк"]),
    ("uk", "дуже вдячна, дякую", ["Будь ласка"], ["Луцьк"]),
    ("de", "sag mal, in welcher Stadt wohn ich nochmal?", ["Husum"], ["Barney"]),
    ("de", "weißt du noch, wie mein Hund heißt?", ["Barney"], ["Husum"]),
    ("de", "wie heißt meine Katze?", ["noch nichts gespeichert"], ["Barney"]),
    ("de", "was weißt du denn so über mich?", ["Husum", "Barney", "chweißer"], []),
    ("de", "Woher weißt du, wo ich wohne?", ["Ihre Worte: „Ich wohne in Husum.“"], ["Barney"]),
    ("de", "Was ist die Hauptstadt von Peru?", ["nicht beantworten"], ["Husum"]),
    ("de", "danke, das hat geholfen", ["Gern geschehen"], ["Husum"]),
    ("es", "recuérdame en qué ciudad vivo", ["Lugo"], ["Barney"]),
    ("es", "¿te acuerdas de cómo se llama mi perro?", ["Barney"], ["Lugo"]),
    ("es", "¿cómo se llama mi gata?", ["no lo tengo"], ["Barney"]),
    ("es", "¿qué sabes de mí?", ["Lugo", "Barney", "oldador"], []),
    ("es", "¿Cómo sabes dónde vivo?", ["sus palabras: «Vivo en Lugo.»"], ["Barney"]),
    ("es", "¿Cuál es la capital de Perú?", ["No puedo responder"], ["Lugo"]),
    ("es", "gracias, me ha servido", ["De nada"], ["Lugo"]),
]


@pytest.mark.parametrize("language", TOLD)
async def test_every_turn_is_answered_as_what_it_is_and_asking_changes_nothing(
    settings: Settings, clock: Clock, language: str
) -> None:
    async with open_graphs(settings, clock=clock) as graphs:

        async def say(text: str) -> str:
            answer = await graphs.turn("ann", "talk", {"messages": [{"role": "user", "content": text}]})
            assert answer.question is None
            return answer.reply

        for statement in TOLD[language]:
            await say(statement)
        known = await graphs.store.read("ann", kind=None, limit=None)
        wrong = []
        for _, text, has, lacks in (turn for turn in TURNS if turn[0] == language):
            reply = await say(text)
            if not all(word in reply for word in has) or any(word in reply for word in lacks):
                wrong.append((text, reply))
        assert wrong == []
        assert [(one.id, one.value) for one in await graphs.store.read("ann", kind=None, limit=None)] == [
            (one.id, one.value) for one in known
        ]
