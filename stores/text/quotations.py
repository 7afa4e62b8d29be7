"""What of a message are the user's own words? Quotations, pasted texts, code and addresses are somebody else's.

When in doubt a passage is left out: what is not the user's own word cannot become a durable memory.
"""

import re
from collections.abc import Iterator

_FENCE = re.compile(r"(```|~~~).*?(?:\1|\Z)", re.DOTALL)
_TAG = re.compile(r"[<\[](/?)([a-zA-Z][\w-]{1,30})(?: [^<>\[\]\n]{0,200})?[>\]]")
_QUOTED_LINE = re.compile(r"^[ \t]*(?:>|&gt;).*$", re.MULTILINE)
_OTHER_SPEAKER = re.compile(
    r"^[ \t]{0,20}[\[(<*#]{0,3}[ \t]{0,3}"
    r"(?:assistant|system|developer|ai|bot|tool|agent|асистент|система|бот|ассистент)"
    r"[\])>*]{0,3}[ \t]{0,3}:.*$",
    re.IGNORECASE | re.MULTILINE,
)
_ADDRESS = re.compile(r"(?:https?://|www\.)\S+", re.IGNORECASE)
_NOUN = (
    r"(?:article|text|post|story|comment|e-?mail|message|letter|paragraph|passage|abstract|excerpt|transcript|document|quote|"
    r"page|summary|paste|content|readme|стат(?:тя|тю|ті|ья|ью|ьи)|текст|допис|пост|коментар|комментарий|лист|письмо|цитат[ау]|"
    r"урив(?:ок|ка)|отрывок|абзац|документ|сторінк[ау]|страниц[ау]|artikel|zitat|kommentar|artículo|texto|cita|correo|texte|"
    r"citation|courriel|artykuł|tekst|cytat)"
)
_THIS = (
    r"(?:this|the|following|these|that|an?|here['’]?s|цю|цей|цього|ця|ось|наступн\w{1,3}|этот|эту|этого|вот|diesen?|dieser|este|"
    r"esta|cet|cette|ce|ten|tę)"
)
_PASTED = re.compile(
    rf"^[ \t*#]{{0,8}}(?:[^\n:.!?]{{0,60}}\b{_THIS} (?:\w{{1,20}} ){{0,2}})?{_NOUN}"
    r"(?: (?:below|here|follows|нижче|ниже|тут))?[ *]{0,3}:(?!//)"
    r"|^-{2,} ?(?:original|forwarded)[^\n]{0,60}|^on [^\n]{5,100} wrote:|^from: [^\n]{1,100}\n(?:to|subject|date|sent):"
    r"|\b(?:summari[sz]e|translate|proofread|rewrite|explain|підсумуй|перекажи|переклади|поясни|виправ|перескажи|переведи|объясни"
    r"|исправь|übersetze|fasse|traduce|traduis|przetłumacz)\b[^\n:.!?]{0,60}:(?!//)",
    re.IGNORECASE | re.MULTILINE,
)
_QUOTES = {"«": "»", "“": "”", "„": "“", '"': '"', "「": "」", "『": "』"}
_SAYING = (
    r"wrote|writes|written|says|said|tells|told|reads|asks|asked|claims|claimed|replied|states|stated|"
    r"пиш\w{1,4}|(?:на)?писа\w{1,4}|каж\w{1,3}|каза\w{1,4}|сказа\w{1,4}|говор\w{1,4}|відпов\w{1,5}|ответи\w{1,3}|"
    r"schreibt|schrieb|geschrieben|sagt|sagte|gesagt|lautet|dit|disait|écrit|écrivait|dijo|dice|decía|escribe|escribió|"
    r"pisze|(?:na)?pisał\w?|mówi\w{0,3}|powiedział\w?"
)
_REPORTED = re.compile(
    rf"(?:\b(?:{_SAYING})\b|[说說写寫言書][了道いた]{{0,2}})[^\n:：]{{0,40}}[:：]\s{{0,3}}(?=[{''.join(_QUOTES)}])",
    re.IGNORECASE,
)
_CLOSING = "".join(_QUOTES.values())
_UNSPACED = re.compile(r"[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]")
"""Scripts that part no words; two of their letters count as one."""
_QUOTE_REACH = 4_000
_TITLE_WORDS = 8
_PARAGRAPH = 400
_FIRST_PERSON = re.compile(
    r"\b(?:i|i['’](?:m|ve|d|ll)|my|me|mine|we|our|я|мені|мене|мій|моя|моє|мої|мого|моєї|моєму|ми|наш|наша|нам|мне|меня|мой|моё|"
    r"мои|моего|мы|ich|mein|meine|mir|mich|wir|yo|mi|mis|nosotros|je|j['’]|mon|ma|mes|moi|nous|ja|mój|moja|moje|mnie)\b",
    re.IGNORECASE,
)


def own_words(message: str) -> str:
    """The message without quotations, pasted texts, code blocks and addresses; short quoted titles stay."""
    text = message.replace("\r\n", "\n").replace("\r", "\n")
    if pasted := _PASTED.search(text):
        text = text[: pasted.start()]
    for foreign in (_FENCE, _QUOTED_LINE, _OTHER_SPEAKER, _ADDRESS):
        text = foreign.sub(" ", text)
    text = _cut(text, _tagged(text))
    text = _cut(text, _reported(text))
    text = _cut(text, _long_quotations(text))
    return "\n".join(part for part in text.split("\n") if not _looks_pasted(part)).strip()


def _cut(text: str, spans: Iterator[tuple[int, int]]) -> str:
    kept = []
    end = 0
    for start, stop in spans:
        kept.append(text[end:start])
        end = max(end, stop)
    return " ".join([*kept, text[end:]])


def _tagged(text: str) -> Iterator[tuple[int, int]]:
    """Passages between an opening and a closing tag, as tools and web pages mark them."""
    opened: dict[str, int] = {}
    for tag in _TAG.finditer(text):
        closing, name = tag[1], tag[2].casefold()
        if not closing:
            opened.setdefault(name, tag.start())
        elif name in opened:
            yield opened[name], tag.end()
            opened.clear()


def _reported(text: str) -> Iterator[tuple[int, int]]:
    """What somebody is said to have said, up to the last closing mark of the paragraph: it may hold quotations too."""
    for lead in _REPORTED.finditer(text):
        paragraph = text.find("\n\n", lead.end())
        limit = len(text) if paragraph < 0 else paragraph
        end = max(text.rfind(mark, lead.end() + 1, limit) for mark in _CLOSING)
        yield lead.end(), limit if end < 0 else end + 1


def _long_quotations(text: str) -> Iterator[tuple[int, int]]:
    place = 0
    while place < len(text):
        close = _QUOTES.get(text[place])
        end = text.find(close, place + 1, place + _QUOTE_REACH) if close else -1
        if end < 0:
            place += 1
            continue
        if _is_quotation(text[place + 1 : end]):
            yield place, end + 1
        place = end + 1


def _is_quotation(inside: str) -> bool:
    """Is it somebody's sentence rather than a title or a single expression?"""
    words = len(_UNSPACED.sub(" ", inside).split()) + len(_UNSPACED.findall(inside)) // 2
    sentence = (
        inside.rstrip().endswith((".", "!", "?", "…", "。", "！", "？")) or _FIRST_PERSON.search(inside) is not None
    )
    return words > _TITLE_WORDS or (words >= 3 and sentence)


def _looks_pasted(paragraph: str) -> bool:
    return len(paragraph) >= _PARAGRAPH and _FIRST_PERSON.search(paragraph) is None
