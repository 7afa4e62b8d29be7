"""Mails and letters: headers, introductions of a reply, forwarded messages, salutations and signatures."""

import re
from collections.abc import Iterator

from language.authorship.lines import Line, Span, end_of_paragraph, lines_of, speaks_before
from language.authorship.voice import turns_back

_HEADER = re.compile(
    r"\*{0,2}(?:from|to|cc|bcc|subject|date|sent|reply-to|von|an|betreff|datum|gesendet|de|para|asunto|fecha|"
    r"enviado|enviado el|"
    r"à|objet|envoyé|від|кому|тема|дата|надіслано|копія|от|отправлено|od|do|temat|data|"
    r"da|a|oggetto|inviato|assunto|van|aan|onderwerp|verzonden|gönderen|kime|konu|author|written by|title|автор|назва|"
    r"autor|autorin|titel|título|auteur|titre)\*{0,2} ?:\*{0,2}[ \t]\S[^\n]*",
    re.IGNORECASE,
)
_DIVIDER = re.compile(
    r"[ \t]*[-_=*]{2,} ?(?:original|forwarded|ursprüngliche|weitergeleitete|mensaje (?:original|reenviado)|"
    r"message (?:d['’]origine|"
    r"transféré|original)|переслан\w{1,3}|оригінальн\w{1,3}|пересылаем\w{1,3}|исходн\w{1,3})\b[^\n]{0,60}",
    re.IGNORECASE,
)
_INTRODUCTION = re.compile(
    r"(?:on [^\n]{3,120}\bwrote|am [^\n]{3,120}\bschrieb[^\n]{0,80}|el [^\n]{3,120}\bescribió|le [^\n]{3,120} a écrit|"
    r"[^\n]{0,60}\d{2}:\d{2}[^\n]{0,100}\b(?:пише|написав|написала|пишет|написал|написала|wrote|schrieb|escribió|"
    r"a écrit)) ?:",
    re.IGNORECASE,
)
_SALUTATION = re.compile(
    r"(?P<formal>dear|sehr geehrte[rs]?|estimad[oa]s?|cher|chère|madame|monsieur|шановн\w{1,3})\b[^\n.!?]{0,50}[,:!]"
    r"|(?:hi|hello|hey|liebe[rs]?|hallo|querid[oa]s?|hola|bonjour|дорог\w{1,3}|привіт|вітаю|"
    r"добрий день)\b[^\n.!?]{0,40}[,:!]",
    re.IGNORECASE,
)
_CLOSE = re.compile(
    r"(?:(?:best|kind|warm|many)? ?(?:regards|wishes)|best|cheers|sincerely|yours (?:truly|sincerely|faithfully)|"
    r"thanks|thank you|"
    r"love|all the best|viele grüße|liebe grüße|beste grüße|mit freundlichen grüßen|herzliche grüße|schöne grüße|"
    r"gruß|lg|mfg|vg|"
    r"(?:un )?(?:cordial )?saludos?(?: cordiales)?|atentamente|un abrazo|besos|cordialement|bien (?:cordialement|"
    r"à vous)|amicalement|"
    r"bises|(?:cordiali |tanti )?saluti|un saluto|abraços?|atenciosamente|cumprimentos|groetjes|"
    r"met vriendelijke groet(?:en)?|pozdrawiam|saygılarımla|з повагою|з найкращими побажаннями|щиро|дякую|обіймаю|"
    r"с уважением|всего доброго)[,.!]?(?: \w{1,20})?",
    re.IGNORECASE,
)
_DEVICE = re.compile(
    r"(?:sent from my|sent via|get outlook for|gesendet von|von meinem \w+ gesendet|enviado desde|"
    r"envoyé de(?:puis)?|надіслано з|"
    r"отправлено с)\b[^\n]{0,60}",
    re.IGNORECASE,
)
_DATELINE = re.compile(
    r"[^\W\d_][\w' -]{2,30}, (?:the |den |le |el )?\d{1,2}(?:st|nd|rd|th|er|"
    r"\.)? (?:de )?[^\W\d_]{3,12}\.?,? (?:de )?1?\d{3}\b[.,:]?[^\n]*",
)
_SIGNATURE = re.compile(r"--[ \t]?")


def mails(text: str) -> Iterator[Span]:
    """A mail from its first header, divider or introduction to its end."""
    lines = lines_of(text)
    index = 0
    while index < len(lines):
        if _opens_mail(lines, index):
            end = _end_of_mail(lines, index)
            yield lines[index].start, lines[end].end
            index = end
        index += 1


def _opens_mail(lines: list[Line], index: int) -> bool:
    line = lines[index].text.strip()
    if _DIVIDER.fullmatch(line) or _INTRODUCTION.fullmatch(line):
        return True
    return (
        bool(_HEADER.fullmatch(line))
        and index + 1 < len(lines)
        and bool(_HEADER.fullmatch(lines[index + 1].text.strip()))
    )


def _end_of_mail(lines: list[Line], index: int) -> int:
    """The line before the user speaks again: below the signature, or where the last paragraph is a comment."""
    body = _body(lines, index)
    if body < len(lines) and lines[body].text.lstrip().startswith((">", "&gt;")):
        return body - 1
    close = _last_close(lines, body)
    if close is not None:
        return end_of_paragraph(lines, close)
    last = _last_paragraph(lines)
    comment = turns_back(lines[last].text) or not speaks_before(lines, index)
    return last - 1 if last > body and comment else len(lines) - 1


def _body(lines: list[Line], index: int) -> int:
    """The first line of what the mail says."""
    index += 1
    while index < len(lines) and (lines[index].blank or _HEADER.fullmatch(lines[index].text.strip())):
        index += 1
    return index


def _last_close(lines: list[Line], body: int) -> int | None:
    found = [index for index in range(body, len(lines)) if _CLOSE.fullmatch(lines[index].text.strip())]
    return found[-1] if found else None


def _last_paragraph(lines: list[Line]) -> int:
    """Where the last paragraph begins."""
    index = len(lines) - 1
    while index > 0 and lines[index].blank:
        index -= 1
    while index > 0 and not lines[index - 1].blank:
        index -= 1
    return index


def letters(text: str) -> Iterator[Span]:
    """From a salutation to its close; a message that is nothing but an informal letter is the user's own."""
    lines = lines_of(text)
    for index, line in enumerate(lines):
        greeting = _SALUTATION.fullmatch(line.text.strip())
        if greeting and (greeting["formal"] or speaks_before(lines, index)):
            close = _last_close(lines, index + 1)
            if close is not None:
                yield line.start, lines[end_of_paragraph(lines, close)].end
            return


def signatures(text: str) -> Iterator[Span]:
    """The lines below "--", what a device adds, and the dated first line of an old letter."""
    lines = lines_of(text)
    for index, line in enumerate(lines):
        if _SIGNATURE.fullmatch(line.text) and index:
            yield line.start, lines[end_of_paragraph(lines, index)].end
        elif _DEVICE.fullmatch(line.text.strip()) or _DATELINE.fullmatch(line.text.strip()):
            yield line.start, line.end
