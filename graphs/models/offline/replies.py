"""The sentences the offline model says, in English and Ukrainian."""

from string import Template

_ENGLISH = {
    "nothing_known": 'I don\'t know anything about that yet. Tell me, or say "remember that …", and I will keep it.',
    "nothing_at_all": 'I don\'t know anything about you yet. Tell me about yourself, or say "remember that …".',
    "know": "Here is what I have in memory about you:\n$lines",
    "answer": "From what I remember:\n$lines",
    "why": "I have this in memory:\n$lines",
    "why_nothing": "I have nothing in memory that says so, so please don't rely on it.",
    "deleted": "Done, I have forgotten: $keys.",
    "not_deleted": "I did not delete anything: $reason",
    "nothing_to_forget": "I found nothing in memory about that, so there was nothing to forget.",
    "forget_all": (
        "To forget everything, use /memory clear: it shows what would go and asks before anything is removed."
    ),
    "updated": "Thanks, I have corrected that: $value.",
    "already": "Yes, that is what I have in memory: $value.",
    "remembered": "Got it, I'll remember that: $value.",
    "not_remembered": "I could not remember that: $reason",
    "noted": "Thanks for telling me.",
    "greeting": 'Hello! Ask me about the article, tell me about yourself, or say "remember that …".',
    "thanks": "You're welcome!",
    "article": "On that, the article says: $text",
    "article_unknown": "The article's text does not answer that, as far as my rules can tell. It is about: $text",
    "related": "It touches what I know of you: $lines",
    "honest": "I am the offline model: I work by rules, without a language model. I can remember, correct and "
    "forget what you tell me, "
    "answer from memory, and quote the article under discussion.",
    "shaped": "Shaped by what I know of you: $interests.",
    "plain": "A plain summary: nothing I know of you bears on this article.",
    "no_article": "There is no article text to summarise.",
}
_UKRAINIAN = {
    "nothing_known": "Про це я ще нічого не знаю. Розкажіть або скажіть «запам'ятай, що …», і я збережу.",
    "nothing_at_all": "Я ще нічого про вас не знаю. Розкажіть про себе або скажіть «запам'ятай, що …».",
    "know": "Ось що я пам'ятаю про вас:\n$lines",
    "answer": "Ось що я пам'ятаю:\n$lines",
    "why": "У пам'яті є таке:\n$lines",
    "why_nothing": "У пам'яті немає нічого, що це підтверджує, тож не покладайтеся на це.",
    "deleted": "Готово, забуто: $keys.",
    "not_deleted": "Я нічого не видаляв: $reason",
    "nothing_to_forget": "У пам'яті про це нічого не знайдено, тож забувати нема чого.",
    "forget_all": "Щоб забути все, скористайтеся /memory clear: команда покаже, що зникне, і спершу запитає.",
    "updated": "Дякую, виправлено: $value.",
    "already": "Так, саме це і є в пам'яті: $value.",
    "remembered": "Гаразд, запам'ятаю: $value.",
    "not_remembered": "Не вдалося запам'ятати: $reason",
    "noted": "Дякую, що розповіли.",
    "greeting": "Вітаю! Запитуйте про статтю, розкажіть про себе або скажіть «запам'ятай, що …».",
    "thanks": "Будь ласка!",
    "article": "У статті про це сказано: $text",
    "article_unknown": "Наскільки бачать мої правила, текст статті на це не відповідає. Вона про таке: $text",
    "related": "Це стосується того, що я про вас знаю: $lines",
    "honest": "Я офлайн-модель: працюю за правилами, без мовної моделі. Я можу запам'ятати, виправити й забути "
    "те, що ви кажете, "
    "відповісти з пам'яті та навести слова статті.",
    "shaped": "З огляду на те, що я про вас знаю: $interests.",
    "plain": "Звичайний підсумок: ніщо з відомого про вас не стосується цієї статті.",
    "no_article": "Немає тексту статті, який можна підсумувати.",
}


def say(name: str, language: str, **values: str) -> str:
    """The sentence of that name in the language of the user."""
    table = _UKRAINIAN if language == "uk" else _ENGLISH
    return Template(table[name]).safe_substitute(values)
