"""The article under discussion: which of its sentences answer a question, matter most, or touch the user."""

import re
from collections import Counter

from graphs.models.offline.memory_reader import ShownEntry, listed
from graphs.models.offline.prompt_reader import Prompt
from graphs.models.offline.replies import say
from language.asking.words import tongue
from language.sentences.split import sentences
from language.statements.wording import stems
from language.topics.table import topics_of

SENTENCES = 4
_LIMIT = 400
"""Sentences of an article that are looked at."""
_TURNED_AWAY = ("dislikes", "avoids", "dislike")
_NOT_INTEREST = (
    "name",
    "age",
    "birthday",
    "timezone",
    "family",
    "pet",
    "relationship",
    "diet",
    "allergy",
    "upcoming",
    "availability",
)


def body(article: str) -> list[str]:
    """The sentences of an article: headings, captions and code lines left out."""
    found = (" ".join(sentence.split()) for sentence in sentences(article))
    return [
        sentence for sentence in found if len(sentence.split()) >= 4 and not sentence.startswith(("#", "|", "```"))
    ][:_LIMIT]


def answer_from(prompt: Prompt, tongue: str) -> str:
    """A reply from the article's own sentences: the ones nearest to the message, or its opening."""
    lines = body(prompt.article)
    if not lines:
        return say("honest", tongue)
    wanted = stems(prompt.user)
    scored = sorted(((len(wanted & stems(line)), -index) for index, line in enumerate(lines)), reverse=True)
    best = [-index for score, index in scored[:2] if score >= 1]
    if not best or not wanted:
        return say("article_unknown", tongue, text=lines[0])
    chosen = " ".join(lines[index] for index in sorted(best))
    return "\n\n".join(filter(None, (say("article", tongue, text=f"“{chosen}”"), _related(prompt, chosen, tongue))))


def _related(prompt: Prompt, text: str, tongue: str) -> str:
    touched = touching(interests(prompt.memory), f"{prompt.article_title} {text}")
    return say("related", tongue, lines="; ".join(entry.value for entry in touched[:2])) if touched else ""


def interests(memory: str) -> list[ShownEntry]:
    """Entries that say what the user cares about or works with."""
    return [e for e in listed(memory) if not e.key.startswith((*_TURNED_AWAY, *_NOT_INTEREST))]


def touching(entries: list[ShownEntry], text: str) -> list[ShownEntry]:
    """The entries that share a telling word or a topic with the text."""
    words, topics = stems(text), topics_of(text).keys()
    return [one for one in entries if words & (stems(one.value) - _WEAK) or topics & topics_of(one.value).keys()]


def summarise(prompt: Prompt) -> str:
    """A few sentences of the article, ranked by weight, place and the user's interests, in their own order."""
    lines = body(prompt.article) or [" ".join(prompt.article.split())]
    spoken = prompt.language or tongue(prompt.article)
    if not lines[0]:
        return say("no_article", spoken)
    cared = interests(prompt.memory)
    caring = frozenset().union(*(stems(entry.value) for entry in cared)) - _WEAK if cared else frozenset()
    frequency = Counter(word for line in lines for word in stems(line))
    ranked = sorted(range(len(lines)), key=lambda i: _weight(i, lines, frequency, caring), reverse=True)
    chosen = sorted(ranked[:SENTENCES])
    shaped = touching(cared, " ".join([prompt.article_title, *(lines[i] for i in chosen)]))
    told = [entry.value for entry in shaped if not _DATED.match(entry.key)] or [entry.value for entry in shaped]
    head = say("shaped", spoken, interests="; ".join(_once(told)[:4])) if told else say("plain", spoken)
    return head + "\n\n" + " ".join(lines[i] for i in chosen)


def _once(told: list[str]) -> list[str]:
    """Each thing once; titles that the same was done with (saved, liked) stand behind one word for it."""
    titles: dict[str, list[str]] = {}
    for value in told:
        done, quote, title = value.partition('"')
        titles.setdefault(done if quote else value, []).extend([quote + title] if quote else [])
    return [done + ", ".join(dict.fromkeys(named)) for done, named in titles.items()]


def _weight(index: int, lines: list[str], frequency: Counter[str], caring: frozenset[str]) -> float:
    words = stems(lines[index])
    if not words:
        return 0.0
    central: float = sum(frequency[word] for word in words) / (len(words) ** 0.5 + 3)
    place = 3.0 if index == 0 else 1.0 / (1 + index)
    own = 4.0 * min(3, len(words & caring))
    length = -2.0 if len(lines[index].split()) > 45 else 0.0
    return central / float(max(frequency.values()) ** 0.5) + place + own + length


_DATED = re.compile(r"(?:discussed_)?on_\d")
"""What the user did on a day: it weighs, but what they care about in general is told first."""

_WEAK = stems(
    "interested in likes love prefer prefers building build learning learn work works working use "
    "uses using engineer developer senior team project "
    "company role summaries short concise technical articles article posts time new people year day "
    "good better best thinks think system systems real "
    "read reading want move into role current side goal more less data app tool tools software web code"
) | {re.sub(r"\W", "", w) for w in ("цікавиться", "любить", "вивчає", "працює", "проєкт")}
