"""Forty everyday messages in five conversations, and what each is: for recording a model, and for replaying it."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal["tell", "remember", "correct", "forget", "ask", "chat"]


@dataclass(frozen=True, slots=True)
class Said:
    """One message; `told` is a word that must be durable after a request to remember, or gone after one to forget."""

    kind: Kind
    text: str
    told: str = ""


CONVERSATIONS: tuple[tuple[Said, ...], ...] = (
    (
        Said("chat", "Hi there!"),
        Said("tell", "I work as a nurse in Ghent."),
        Said("remember", "Please remember that my dog is called Biscuit.", "Biscuit"),
        Said("ask", "What is my dog called?"),
        Said("chat", "The weather is lovely today."),
        Said("remember", "Remember that I am allergic to walnuts.", "walnuts"),
        Said("ask", "Can you tell me what asynchronous I/O is?"),
        Said("forget", "Please forget that I am allergic to walnuts.", "walnuts"),
    ),
    (
        Said("chat", "Good evening, how are you?"),
        Said("tell", "I prefer short answers without jargon."),
        Said("ask", "Where do I work?"),
        Said("correct", "Actually, I work in Bruges now, not in Ghent."),
        Said("remember", "Keep in mind that I never drink coffee.", "coffee"),
        Said("chat", "Thanks, that was helpful."),
        Said("tell", "My sister Anna lives in Oslo."),
        Said("ask", "Who lives in Oslo?"),
    ),
    (
        Said("chat", "Привіт!"),
        Said("remember", "Запам'ятай, що я вчу італійську.", "італійську"),
        Said("tell", "Я живу в Луцьку з дружиною."),
        Said("ask", "Яку мову я вчу?"),
        Said("forget", "Забудь, будь ласка, що я вчу італійську.", "італійську"),
        Said("chat", "Дякую, гарного дня!"),
        Said("tell", "У мене є кіт Жорж."),
        Said("ask", "Як звати мого кота?"),
    ),
    (
        Said("chat", "Guten Morgen!"),
        Said("remember", "Merk dir bitte, dass ich vegetarisch esse.", "vegetarisch"),
        Said("tell", "Ich spiele seit zehn Jahren Cello."),
        Said("ask", "Welches Instrument spiele ich?"),
        Said("chat", "¡Hola! ¿Qué tal?"),
        Said("remember", "Recuerda que mi cumpleaños es el 3 de mayo.", "mayo"),
        Said("tell", "Trabajo como profesora en Lugo."),
        Said("ask", "¿Cuándo es mi cumpleaños?"),
    ),
    (
        Said("chat", "That made me laugh."),
        Said("tell", "I think most meetings could be an email."),
        Said("remember", "Note that I am training for a marathon in April.", "marathon"),
        Said("ask", "What am I training for?"),
        Said("forget", "Forget that I never drink coffee.", "coffee"),
        Said("chat", "Do you like music?"),
        Said("tell", "I moved to a smaller flat last year."),
        Said("ask", "What do you know about me?"),
    ),
)
HARD: tuple[tuple[Said, ...], ...] = (
    (
        Said("tell", "I am a nurse in Ghent, I have two sons, I play the cello, I collect stamps and I hate coffee."),
        Said("forget", "Please forget my allergy.", "allergy"),
        Said("remember", "Remember that my dog is called Biscuit.", "Biscuit"),
        Said("ask", "What is my dog called?"),
        Said("remember", "Remember that I drink tea every morning, also today.", "tea"),
        Said("ask", "What have you noted about my dog?"),
    ),
    (
        Said(
            "tell",
            "I live in Ghent, I work as a nurse, I have two sons, my wife is called Mia, I play the cello, I collect "
            "stamps, I hate coffee, I love tea, I drive a Fiat, I speak Dutch, I sing in a choir, I keep bees, I bake "
            "bread and I swim on Mondays.",
        ),
    ),
)
"""What small models stumble over: many things at once, nothing to forget, and what is for today and for good."""
TWICE: tuple[tuple[Said, ...], ...] = (
    (
        Said(
            "remember",
            "Remember for good that I love green tea, and also note for today that I love green tea. I am very sure "
            "of it.",
            "green tea",
        ),
        Said("ask", "Please search for tea, then search for tea again."),
    ),
    (
        Said("remember", "Remember that I play the cello. I am very sure of it, confidence high.", "cello"),
        Said("remember", "Remember: my lucky number is 7.", "7"),
    ),
)
"""What makes them say a thing twice, call twice, put a word where a number belongs, and a brace too many."""
SAID = {"everyday": CONVERSATIONS, "hard": HARD, "twice": TWICE}
END = "That's all for today"
