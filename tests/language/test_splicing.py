"""New words take the place of old ones only where a person would write the sentence that comes out."""

import pytest

from language.hearing.compare import changes
from language.hearing.removal.stays import touches_more, without
from language.hearing.repairs import repairs, without_slips
from language.hearing.revise import revised
from language.hearing.styles import restyled
from language.statements.opening.introductions import introduced


@pytest.mark.parametrize(
    ("note", "said"),
    [
        ("Climbs every Monday", "Shoulder's done for. So I paint now, Wednesdays and Thursdays."),
        ("Toco la guitarra los martes", "La muñeca no aguanta. Ahora pinto acuarelas, los jueves."),
        ("Mi novia Julia estudia enfermería", "con julia lo dejamos. soltero y sin drama"),
        ("Я одружений з Назарією", "Ми з Назарією вже розписались назад, так би мовити"),
        ("Tengo una iguana que se llama Pipa", "La Pipa se me murió anoche"),
        ("Uso Firefox desde hace años", "ganas me dan de hacerme monje en Nepal"),
        ("Ich wohne mit meiner Schwester in Tönning", "Meine Schwester heißt Inken"),
        ("Mi hermana de Lugo cría ovejas", "Mi hermana se llama Sabela"),
        ("Ich gehe zweimal die Woche ins Schwimmbad", "Schwimmbad hab ich aufgegeben, ich mache nur noch Yoga"),
        ("Dog is a collie called Rex", "We lost Rex on Friday. There's a spaniel named Lou with us now."),
        ("Studying for the bar exam in Boston", "binned the bar exam, going to cookery school in Lyon instead"),
    ],
)
def test_words_of_another_sort_stand_for_nothing(note: str, said: str) -> None:
    revision = revised(said, note)
    assert revision is None or not revision.alike


@pytest.mark.parametrize(
    ("note", "said", "after"),
    [
        ("Aunt lives in Perth", "not Perth, Dundee", "Aunt lives in Dundee"),
        ("Dog is called Biscuit", "typo, Brisket not Biscuit", "Dog is called Brisket"),
        ("Mi sobrina Alba tiene seis años", "Alba ya sopló siete velas", "Mi sobrina Alba tiene siete años"),
        ("Моя донька ходить у третій клас", "не в третій, а в четвертий", "Моя донька ходить у четвертий клас"),
        ("Ich arbeite Vollzeit als Lotsin", "Seit Mai nur noch 25 Stunden", "Ich arbeite 25 Stunden als Lotsin"),
    ],
)
def test_words_of_one_sort_stand_for_each_other(note: str, said: str, after: str) -> None:
    revision = revised(said, note)
    assert revision is not None
    assert revision.alike
    assert revision.text == after


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Did I say Perth? Dundee.", "not Perth, Dundee."),
        ("Hab ich Perth gesagt? Dundee.", "nicht Perth, Dundee."),
        ("¿Dije Lima? Arequipa.", "no Lima, Arequipa."),
        ("Я сказала Луцьк? Рівне.", "не Луцьк, Рівне."),
    ],
)
def test_a_question_after_a_slip_is_a_correction(said: str, plain: str) -> None:
    assert repairs(said)
    assert without_slips(said) == plain
    assert changes(said, ["Aunt lives in Perth, Lima and Луцьк"])


def test_a_question_about_what_was_said_is_none() -> None:
    assert not repairs("What did I say about Perth?")


@pytest.mark.parametrize(
    ("note", "left"),
    [
        ("Two goats, Nell and Maud", "Goats, Nell"),
        ("Cat, Maud, and a tortoise named Nell", "A tortoise named Nell"),
        ("Mein Zahnarzt ist Dr. Maud", None),
    ],
)
def test_what_is_left_of_a_list_reads_as_one(note: str, left: str | None) -> None:
    assert without(note, lambda part: "Maud" in part) == left


def test_a_message_may_touch_both_parts_of_a_note() -> None:
    said = "Mark turned ten, karate is history, he drums now"
    assert touches_more(said, "Son Mark is nine, does karate", "ten", "nine")
    assert not touches_more("Mark turned ten", "Son Mark is nine, does karate", "ten", "nine")


@pytest.mark.parametrize(
    ("said", "note", "wish"),
    [
        ("can you keep it short from now on?", "Likes long answers", "Keep it short from now on"),
        ("Kannst du ab jetzt ausführlicher antworten?", "Mag kurze Antworten", "Ab jetzt ausführlicher antworten"),
        ("¿podrías ser más breve a partir de ahora?", "Respuestas largas", "Ser más breve a partir de ahora"),
        ("можеш відтепер коротше?", "Любить розлогі відповіді", "Відтепер коротше"),
        ("can you give me a short summary of this?", "Likes long answers", ""),
        ("from now on keep it short", "Likes long walks", ""),
    ],
)
def test_a_wish_for_another_length_makes_the_one_before_outdated(said: str, note: str, wish: str) -> None:
    assert restyled(said, note) == wish


def test_who_goes_on_to_tell_of_themselves_tells_their_name() -> None:
    name = introduced("I'm Ragnhild, I mend fishing nets in Vardø")
    assert name is not None
    assert name.value == "Ragnhild"
    assert introduced("I'm Catholic, I sing in a choir") is None


@pytest.mark.parametrize(
    ("note", "said"),
    [
        ("Iguana called Otis", "Correction, he eats kale"),
        ("Meine Chefin heißt Frau Brandl", "Die Brandl ist in Rente, jetzt leitet uns Herr Moosbauer"),
        ("Our hike is on 12 August", "No hike on the twelfth, weather."),
        ("Works from 22 to 6 at a depot", "they changed my shift, I start at 6 and finish at 14 now"),
        ("Training for the half marathon in Leeds", "I upgraded, now it's the marathon in York"),
        ("I am a reporter at the county paper", "I'm not a reporter any more. I drive for the city post"),
        ("Reads everything on an iPhone", "chucked that phone, I print everything now"),
    ],
)
def test_a_splice_that_makes_no_sense_is_none(note: str, said: str) -> None:
    revision = revised(said, note)
    assert revision is None or not revision.alike


@pytest.mark.parametrize(
    ("note", "said", "after"),
    [
        ("Wir haben zwei Kinder", "Korrektur, seit Freitag früh sinds drei!", "Wir haben drei Kinder"),
        ("My uncle is 88 and lives here", "88 no, he is 91", "My uncle is 91 and lives here"),
        ("Обробляємо 340 гектарів", "обмовився, гектарів 430", "Обробляємо 430 гектарів"),
        ("Mittwochs hab ich immer Chorprobe", "die probe is ab sofort montags", "montags hab ich immer Chorprobe"),
        ("Spaniel called Otis", "Correction, Otis is a setter", "setter called Otis"),
        ("Mi prima Noelia vive aquí", "Noelia no es mi prima, es mi hermanastra", "Mi hermanastra Noelia vive aquí"),
    ],
)
def test_a_thing_stands_for_the_one_of_its_kind(note: str, said: str, after: str) -> None:
    revision = revised(said, note)
    assert revision is not None
    assert (revision.text, revision.alike) == (after, True)


@pytest.mark.parametrize(
    ("note", "said"),
    [
        ("Runs marathons", "My knee is gone, so no more marathons, I've taken up rowing"),
        ("Plays chess", "Chess is over for me, I write haiku now"),
    ],
)
def test_what_is_done_otherwise_keeps_its_own_verb(note: str, said: str) -> None:
    revision = revised(said, note)
    assert revision is None or not revision.alike


def test_the_same_verb_and_a_verb_of_change_give_a_note_another_object() -> None:
    assert revised("I teach pilates now, not yoga", "Teaches yoga").text == "Teaches pilates"  # type: ignore[union-attr]
    assert revised("I switched to tennis", "Plays football").alike  # type: ignore[union-attr]


def test_one_app_takes_the_place_of_another_whatever_is_done_with_it() -> None:
    revision = revised("Trello bores me, I dump everything into Todoist", "Writes todo lists in Trello")
    assert revision is not None
    assert (revision.text, revision.alike) == ("Writes todo lists in Todoist", True)


def test_an_article_agrees_with_the_new_word() -> None:
    revision = revised("I switched from the iPhone to a Pixel", "Has an iPhone")
    assert revision is not None
    assert revision.text == "Has a Pixel"


@pytest.mark.parametrize(
    "said",
    [
        "I said Leeds, didn't I? York.",
        "Mit f bitte, Stefan.",
        "Con g, por favor: Giménez.",
        "Чого я написав Львів? Стрий!",
    ],
)
def test_a_slip_that_somebody_wonders_at_is_put_right(said: str) -> None:
    assert repairs(said)


def test_who_leaves_a_town_is_not_gone() -> None:
    revision = revised("My sister Ana left Leeds, she lives in York now", "Sister Ana lives in Leeds")
    assert revision is not None
    assert revision.text == "Sister Ana lives in York"


@pytest.mark.parametrize(
    ("said", "note", "text"),
    [
        (
            "Actually it's Mondays and Fridays now",
            "Rows twice a week, Tuesdays and Fridays",
            "Rows twice a week, Mondays and Fridays",
        ),
        ("Jetzt sind es Montag und Freitag", "Rudert Dienstag und Freitag", "Rudert Montag und Freitag"),
        ("Ahora son los martes y los viernes", "Rema los martes y jueves", "Rema los martes y los viernes"),
        ("тепер у понеділок і п'ятницю", "Веслує у вівторок і п'ятницю", "Веслує у понеділок і п'ятницю"),
        ("Correction: German and Dutch", "Speaks Polish, German and Danish", "Speaks German and Dutch"),
    ],
)
def test_a_list_gives_way_to_another_as_a_whole(said: str, note: str, text: str) -> None:
    found = revised(said, note)
    assert found is not None
    assert (found.text, found.alike) == (text, True)


@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("Бігати мені зась, ходжу в басейн тричі на тиждень", "Бігає щоранку по десять кілометрів"),
        ("Варю тепер обіди в шкільній їдальні", "Служу кухарем на сухогрузі, пів року в морі"),
    ],
)
def test_a_week_or_a_meal_is_no_number(said: str, note: str) -> None:
    revision = revised(said, note)
    assert revision is None or not revision.alike
