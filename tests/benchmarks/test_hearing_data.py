"""The turns that corrections and wishes are learned from say what they seem to say."""

from benchmarks.hearing.examples import turns
from language.hearing.line import Line


def test_what_takes_the_place_of_what_stands_in_message_and_note() -> None:
    for _, corrections in turns():
        for one in corrections:
            said, note = Line(one.said), Line(one.note)
            assert said.found(one.new) in list(said.pieces()), one
            assert note.found(one.old) in list(note.pieces()), one


def test_a_turn_marks_the_notes_it_is_about() -> None:
    for situation, corrections in turns():
        if situation.act == "none":
            assert not situation.meant, situation.text
        if situation.changes and not situation.ends:
            assert len(corrections) == len(situation.meant), situation.text
