"""What was read ahead is read once: no judge opens a file afterwards."""

import subprocess
import sys

CODE = """
import sys
from language.asking.kinds import kinds_of
from language.authorship import own_words
from language.hearing.removal.request import asks_to_forget
from language.hearing.splicing.staying import staying
from language.hearing.stored.meant import Situation, meant
from language.meaning.evidence import supports
from language.meaning.said import Said
from language import patterns
from language.people.told import told
from language.read_ahead import read_ahead
from language.sensitive.secrets import find_secret
from language.topics.table import topics_of

opened = []
sys.addaudithook(lambda event, given: opened.append(str(given[0])) if event == "open" else None)
read_ahead()
ahead = opened[:]
asks_to_forget("Please drop what you noted on olives")
kinds_of("Where do I live?")
meant(Situation("I sold the van", ["Has a van"], [0], [True]), [0])
staying("I sold the van", "Has a van and a bike")
supports("Has a son called Piet", "", [Said("My lad Piet starts school")])
own_words("Ann: I am a pilot\\nBob: and I fly kites\\n\\nI like tea")
find_secret("my pin is 4821")
topics_of("databases")
before = len(patterns._made)
for text in ("Anna is Tom's sister", "Оля — сестра Тома", "Anna ist Toms Schwester", "Ana es la hermana de Luis"):
    told(text)
print(len(patterns._made) - before)
for names in (ahead, opened[len(ahead):]):
    print([name for name in names if name.endswith((".npz", ".txt")) or "kept." in name])
"""


def test_nothing_is_opened_after_it() -> None:
    ran = subprocess.run([sys.executable, "-c", CODE], check=True, capture_output=True, text=True, timeout=120)
    made, ahead, later = ran.stdout.splitlines()
    assert made == "0", "patterns of every language are compiled by then, whoever is spoken of"
    assert "classes" in ahead, "the probe sees what is opened"
    assert later == "[]"
