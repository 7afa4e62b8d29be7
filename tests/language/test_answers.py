"""Plain answers in four languages: a yes is one only where nothing else is said."""

import pytest

from language.intents.yes_or_no import answer, confirmation

YES = """yes | Yes! | yep | yeah | sure | sure, go ahead | ok | Okay. | of course | do it | please do | yes please
| yes, do it | yes, forget it| delete it | confirmed | go ahead | yes yes | "yes" | 👍
| так | Так, видаляй | ага | звісно | гаразд | ок | давай | роби | так, будь ласка | підтверджую | згодна
| ja | Ja, bitte | klar | natürlich | in ordnung | mach das | lösch es | jawohl! | einverstanden
| sí | Si | sí, por favor | claro que sí | vale | hazlo | adelante | bórralo | de acuerdo | por supuesto"""
NO = """no | No. | nope | no thanks | no, leave it | never mind | cancel | don't | keep it | no, keep them please | stop
| ні | Ні, дякую | не треба | залиш | скасуй | ні, не видаляй | краще ні
| nein | Nein danke | lass es | lieber nicht | abbrechen | nö
| no gracias | déjalo | mejor no | cancela | no, déjalo"""
NEITHER = """yes? | yes but keep the cat | yes, and what is Rust? | is that ok? | ok no | no yes | I said yes to him
| yesterday | forget it | vergiss es | olvídalo
| what? | maybe | hmm | oklahoma | jackal | not sure | why not | surely not | do it later
| yes or no | delete it tomorrow
| не так | так собі | чи так? | а якщо так | ja aber nicht alle | vielleicht | jaguar | sicher nicht | natürlich nicht
| si puedes | sí pero no todo | quizás | claro que no | seguro que no | no sé
| I like tea | no problem, tell me more | """


def _each(listed: str) -> list[str]:
    return [one.strip() for one in listed.split("|")]


@pytest.mark.parametrize("text", _each(YES))
def test_a_plain_yes(text: str) -> None:
    assert answer(text) is True


@pytest.mark.parametrize("text", _each(NO))
def test_a_plain_no(text: str) -> None:
    assert answer(text) is False


@pytest.mark.parametrize("text", _each(NEITHER))
def test_anything_else_is_neither(text: str) -> None:
    assert answer(text) is None


@pytest.mark.parametrize(
    ("given", "meant"),
    [(True, True), (1, True), ("1", True), ("y", True), ("TRUE", True), (False, False), ("n", False), (0, False)]
    + [(given, None) for given in (2, 1.5, None, "", {"yes": True}, ["yes"], "2", "y?")],
)
def test_what_a_form_or_a_shell_sends(given: object, meant: bool | None) -> None:
    assert confirmation(given) is meant


def test_in_a_talk_a_number_or_a_letter_is_no_answer() -> None:
    assert answer("1") is answer("y") is answer("true") is None


@pytest.mark.parametrize("text", ["Yes, all of it", "Sí, de los tres.", "Так, забувай.", "Ja, ich bin sicher"])
def test_a_yes_to_all_that_was_shown_is_a_yes(text: str) -> None:
    assert answer(text) is True
