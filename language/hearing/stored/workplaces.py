"""Where one works is not where one lives: the town of a job takes the place of no home."""

from language.hearing.features import tokens
from language.hearing.news import NOW
from language.hearing.repairs import repairs
from language.meaning.vocabulary import meanings, sense
from language.words.classes import classes_of

_DWELLING = meanings("live", "move", "home")
_WORK = meanings("work")


def changes_no_home(said: str) -> bool:
    """Does a message say nothing of living somewhere, of moving, of now, and put nothing right?"""
    return not (NOW.search(said) or repairs(said) or any(sense(word).means & _DWELLING for word in tokens(said)))


def only_works_there(said: str) -> bool:
    """Does a message tell a place by the work there alone ("I teach in Lugo")?"""
    works = any(sense(word).means & _WORK or "job" in classes_of(word) for word in tokens(said))
    return works and changes_no_home(said)
