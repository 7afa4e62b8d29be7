"""The sentences the offline model says, in English, Ukrainian, German and Spanish."""

from string import Template

_ENGLISH = {
    "nothing_known": 'I don\'t know anything about that yet. Tell me, or say "remember that …", and I will keep it.',
    "nearest_known": "I have nothing that says just that. Nearest to it:\n$lines",
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
    "secret": "What looks like a secret is never kept: it was taken out of what you wrote.",
    "noted": "Thanks for telling me.",
    "greeting": 'Hello! Ask me about the article, tell me about yourself, or say "remember that …".',
    "thanks": "You're welcome!",
    "bye": "Goodbye! What you told me stays in memory.",
    "chat": "All well here, thanks. I am the offline model: I keep what you tell me and answer from it.",
    "article": "On that, the article says: $text",
    "article_unknown": "The article's text does not answer that, as far as my rules can tell. It is about: $text",
    "related": "It touches what I know of you: $lines",
    "mind": "Mind what I have in memory:\n$lines",
    "honest": "I cannot answer that: I am the offline model and work by rules, without a language model. I can "
    "remember, correct and forget what you tell me, answer from memory, and quote the article under discussion.",
    "unheard": 'Nothing of that went into memory. I am the offline model and work by rules: say "remember that …" '
    "if it "
    "should be kept, or ask me what I know of you.",
    "shaped": "Shaped by what I know of you: $interests.",
    "plain": "A plain summary: nothing I know of you bears on this article.",
    "no_article": "There is no article text to summarise.",
}
_UKRAINIAN = {
    "nothing_known": "Про це я ще нічого не знаю. Розкажіть або скажіть «запам'ятай, що …», і я збережу.",
    "nearest_known": "Саме такого в пам'яті немає. Найближче до цього:\n$lines",
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
    "secret": "Те, що схоже на таємницю, не зберігається: це вилучено з вашого повідомлення.",
    "noted": "Дякую, що розповіли.",
    "greeting": "Вітаю! Запитуйте про статтю, розкажіть про себе або скажіть «запам'ятай, що …».",
    "thanks": "Будь ласка!",
    "bye": "До побачення! Те, що ви розповіли, лишається в пам'яті.",
    "chat": "Усе гаразд, дякую. Я офлайн-модель: зберігаю, що ви розповідаєте, і з того відповідаю.",
    "article": "У статті про це сказано: $text",
    "article_unknown": "Наскільки бачать мої правила, текст статті на це не відповідає. Вона про таке: $text",
    "related": "Це стосується того, що я про вас знаю: $lines",
    "mind": "Зважте на те, що є в пам'яті:\n$lines",
    "honest": "На це відповісти не можу: я офлайн-модель і працюю за правилами, без мовної моделі. Я можу "
    "запам'ятати, виправити й забути те, що ви кажете, відповісти з пам'яті та навести слова статті.",
    "unheard": "З цього нічого не потрапило до пам'яті. Я офлайн-модель і працюю за правилами: скажіть «запам'ятай, "
    "що …», якщо це треба зберегти, або запитайте, що я про вас знаю.",
    "shaped": "З огляду на те, що я про вас знаю: $interests.",
    "plain": "Звичайний підсумок: ніщо з відомого про вас не стосується цієї статті.",
    "no_article": "Немає тексту статті, який можна підсумувати.",
}

_GERMAN = {
    "nothing_known": "Dazu ist noch nichts gespeichert. Erzählen Sie es, oder schreiben Sie „merk dir, dass …“.",
    "nearest_known": "Genau das ist nicht gespeichert. Am nächsten kommt:\n$lines",
    "nothing_at_all": "Über Sie ist noch nichts gespeichert. Erzählen Sie etwas, oder schreiben Sie „merk dir, dass "
    "…“.",
    "know": "Das ist über Sie gespeichert:\n$lines",
    "answer": "Gespeichert ist dazu:\n$lines",
    "why": "Das steht im Gedächtnis:\n$lines",
    "why_nothing": "Im Gedächtnis steht nichts, was das sagt; verlassen Sie sich bitte nicht darauf.",
    "deleted": "Erledigt, vergessen: $keys.",
    "not_deleted": "Es wurde nichts gelöscht: $reason",
    "nothing_to_forget": "Dazu steht nichts im Gedächtnis, also gab es nichts zu vergessen.",
    "forget_all": "Um alles zu vergessen, nehmen Sie /memory clear: Es zeigt, was wegfällt, und fragt vorher nach.",
    "updated": "Danke, das ist berichtigt: $value.",
    "already": "Ja, genau das ist gespeichert: $value.",
    "remembered": "Gut, das ist gemerkt: $value.",
    "not_remembered": "Das konnte ich mir nicht merken: $reason",
    "secret": "Was nach einem Geheimnis aussieht, wird nie gespeichert: Es wurde aus Ihrer Nachricht entfernt.",
    "noted": "Danke fürs Erzählen.",
    "greeting": "Hallo! Fragen Sie zum Artikel, erzählen Sie von sich, oder schreiben Sie „merk dir, dass …“.",
    "thanks": "Gern geschehen!",
    "bye": "Auf Wiedersehen! Was Sie erzählt haben, bleibt gespeichert.",
    "chat": "Alles gut, danke. Ich bin das Offline-Modell: Ich merke mir, was Sie erzählen, und antworte daraus.",
    "article": "Dazu steht im Artikel: $text",
    "article_unknown": "Soweit meine Regeln sehen, beantwortet der Artikel das nicht. Er handelt davon: $text",
    "related": "Es berührt, was über Sie gespeichert ist: $lines",
    "mind": "Zu beachten ist, was gespeichert ist:\n$lines",
    "honest": "Das kann ich nicht beantworten: Ich bin das Offline-Modell und arbeite nach Regeln, ohne Sprachmodell. "
    "Ich kann mir merken, berichtigen und vergessen, was Sie erzählen, aus dem Gedächtnis antworten und aus dem "
    "Artikel zitieren.",
    "unheard": "Davon ist nichts ins Gedächtnis gekommen. Ich bin das Offline-Modell und arbeite nach Regeln: "
    "Schreiben "
    "Sie „merk dir, dass …“, wenn es bleiben soll, oder fragen Sie, was über Sie gespeichert ist.",
    "shaped": "Mit Blick auf das, was über Sie gespeichert ist: $interests.",
    "plain": "Eine schlichte Zusammenfassung: Nichts Gespeichertes hat mit diesem Artikel zu tun.",
    "no_article": "Es gibt keinen Artikeltext zum Zusammenfassen.",
}
_SPANISH = {
    "nothing_known": "Eso no lo tengo en la memoria. Cuéntemelo, o escriba «recuerda que …», y lo guardaré.",
    "nearest_known": "Exactamente eso no lo tengo. Lo más cercano:\n$lines",
    "nothing_at_all": "Aún no tengo nada sobre usted en la memoria. Cuénteme algo, o escriba «recuerda que …».",
    "know": "Esto es lo que tengo en la memoria sobre usted:\n$lines",
    "answer": "Según lo que recuerdo:\n$lines",
    "why": "Esto está en la memoria:\n$lines",
    "why_nothing": "No tengo nada en la memoria que lo diga, así que no se fíe de ello.",
    "deleted": "Hecho, olvidado: $keys.",
    "not_deleted": "No he borrado nada: $reason",
    "nothing_to_forget": "No he encontrado nada sobre eso en la memoria, así que no había nada que olvidar.",
    "forget_all": "Para olvidarlo todo, use /memory clear: muestra lo que se iría y pregunta antes.",
    "updated": "Gracias, corregido: $value.",
    "already": "Sí, eso es lo que tengo en la memoria: $value.",
    "remembered": "De acuerdo, lo recordaré: $value.",
    "not_remembered": "No he podido recordarlo: $reason",
    "secret": "Lo que parece un secreto no se guarda nunca: se ha quitado de su mensaje.",
    "noted": "Gracias por contármelo.",
    "greeting": "¡Hola! Pregunte por el artículo, cuénteme de usted, o escriba «recuerda que …».",
    "thanks": "¡De nada!",
    "bye": "¡Hasta luego! Lo que me contó queda en la memoria.",
    "chat": "Todo bien, gracias. Soy el modelo sin conexión: guardo lo que me cuenta y respondo con ello.",
    "article": "Sobre eso, el artículo dice: $text",
    "article_unknown": "Hasta donde ven mis reglas, el artículo no responde a eso. Trata de esto: $text",
    "related": "Toca lo que sé de usted: $lines",
    "mind": "Hay que tener en cuenta lo que está en la memoria:\n$lines",
    "honest": "No puedo responder a eso: soy el modelo sin conexión y trabajo con reglas, sin modelo de lenguaje. "
    "Puedo "
    "recordar, corregir y olvidar lo que me cuente, responder de memoria y citar el artículo.",
    "unheard": "Nada de eso ha pasado a la memoria. Soy el modelo sin conexión y trabajo con reglas: escriba «recuerda "
    "que …» si debe quedar, o pregunte qué sé de usted.",
    "shaped": "Según lo que sé de usted: $interests.",
    "plain": "Un resumen sin más: nada de lo que sé de usted tiene que ver con este artículo.",
    "no_article": "No hay texto de artículo que resumir.",
}
_TABLES = {"en": _ENGLISH, "uk": _UKRAINIAN, "de": _GERMAN, "es": _SPANISH}


def say(name: str, language: str, **values: str) -> str:
    """The sentence of that name in the language of the user; in English where there is no table for it."""
    return Template(_TABLES.get(language, _ENGLISH)[name]).safe_substitute(values)
