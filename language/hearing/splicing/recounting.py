"""Does a message say nothing but another number of the things that a note counts ("oh wait, three hives now")?"""

from language.hearing.line import Line
from language.hearing.news import NOW
from language.hearing.relate import denies, is_alike
from language.hearing.repairs import without_repairs
from language.hearing.revise import Revision
from language.hearing.splicing.pieces import is_number


def only_recounts(said: str, note: str, revision: Revision) -> bool:
    """Are the new words a number, and all others the note's own, or words by which something is put right?"""
    message, known = Line(without_repairs(NOW.sub(" ", said))), Line(note)
    new, old = message.found(revision.new), known.found(revision.old)
    if not new or not old or not (is_number(message, new) and is_number(known, old)):
        return False
    others = [word for at, word in enumerate(message.lower) if word in message.content and not new[0] <= at <= new[1]]
    others = [word for word in others if not denies(word)]
    return bool(others) and all(any(is_alike(word, other) for other in known.content) for word in others)
