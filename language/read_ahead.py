"""All tables and weights of this package read from disk, and all its patterns compiled, at once.

Each is when it is first needed. Whoever serves from an event loop does it before: in it nothing may wait.
"""

import gc
from datetime import date
from functools import cache

from language.asking import weights as asking
from language.asking.other_words import meanings
from language.authorship import judge as authorship
from language.hearing import weights as hearing
from language.hearing.choosing.chosen import chosen
from language.hearing.choosing.texts import Outdated
from language.hearing.splicing.staying import staying
from language.hearing.stored.meant import Situation, meant
from language.languages import spoken
from language.meaning.judging import judge as evidence
from language.meaning.vocabulary import is_deed, sense
from language.patterns import compile_all
from language.people import asked, told
from language.people.own import own_people
from language.sensitive import judge as secrets
from language.sensitive.glance.names import rows_in
from language.sensitive.read_words import kinds_of
from language.sentences import conjugation
from language.sentences.cues import LANGUAGES
from language.statements.ahead.plans import plans
from language.topics.table import topics_of
from language.words import dictionary
from language.words.classes import classes_of
from language.words.concepts import akin


def read_ahead() -> None:
    """Read them now; all of it stays, so that there is no garbage to look for meanwhile."""
    collects = gc.isenabled()
    gc.disable()
    try:
        _read()
        compile_all()  # last: some patterns are made when they are first asked for
    finally:
        if collects:
            gc.enable()


@cache
def _read() -> None:
    """Once in a process: what was read stays."""
    spoken()
    asking.model("kind")
    hearing.model("act")
    meant(Situation("read", ["read"], [0], [True]), [0])
    staying("read", "read")
    chosen(Outdated("read", "", "read", "read", "read", "", ()))
    evidence.loaded()
    secrets.learned()
    rows_in("password")
    kinds_of("password")
    sense("password")
    is_deed("password")
    authorship.loaded()
    topics_of("read")
    classes_of("read")
    dictionary.read()
    akin("read")
    meanings.read()
    conjugation.read()
    for cues in LANGUAGES:
        cues.find("me", "read")
    own_people("read")
    told.read()
    asked.read()
    plans("read", date.min)
