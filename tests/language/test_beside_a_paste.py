"""What users say of themselves beside other people's words is heard, whatever they say of those words around it."""

from datetime import date

import pytest

from language.authorship import others_speak, own_words
from language.statements.worth_keeping import worth_keeping

TODAY = date(2026, 11, 16)

TOLD = [
    ('A remark below the video: "I own two ferries and loathe gulls." I\'m a welder, and he has a point.', "welder"),
    ('"I won the lottery twice," the man claims. Nice. I\'m a godmother to three boys, so no envy.', "godmother"),
    ("Такий допис: «Я стюардеса, бачила сорок країн». Я сама вчителька, не стюардеса, але мрію теж.", "вчителька"),
    ("Дід диктує: «я кладу ложку смальцю». А мені сало не можна, чим замінити?", "сало"),
    ("Kommentar: „Ich bin Pilotin aus Kiel und hasse Züge.“ Ich bin Schaffnerin, und die irrt sich.", "Schaffnerin"),
    ("Tagebuch: „Ich bin nun Koch auf einem Schiff.“ Ich studiere Geologie und soll das einordnen.", "Geologie"),
    ("Una reseña: «Soy piloto, viví en Oslo». Yo soy de contabilidad y tengo que responderle.", "contabilidad"),
    ("Mi tía dicta: «yo le echo nata». Pero yo no puedo tomar lactosa, ¿qué pongo?", "lactosa"),
]


TO_THEM = [
    (
        "[12:01] Ina: I sold the boat\n[12:02] Udo: I leave for Malta\n\nI'm their accountant. Who pays tax?",
        "accountant",
    ),
    ("Von: Ina Ott\nBetreff: Boot\n\nIch verkaufe mein Boot.\n\nGruß\nIna\n\nIch bin ihr Anwalt.", "Anwalt"),
    ("De: Ina Soto\nAsunto: Barco\n\nVendo mi barco.\n\nUn saludo\nIna\n\nSoy su abogada, ¿qué le digo?", "abogada"),
    ("Іна написала: «Я продаю човен». Я її бухгалтерка.", "бухгалтерка"),
    ("> Hago una barbacoa el sábado.\n\nSoy vegetariana, ¿cómo lo digo sin ofender?", "vegetariana"),
    ("[12:01] Ina: I'm moving out\n[12:02] Udo: me too\nI'm their landlord. What now?", "landlord"),
    ("[12:01] Ina: ich kündige\n[12:02] Udo: ich auch\nIch bin Inas Chefin. Was nun?", "Chefin"),
    ("[12:01] Іна: я звільняюсь\n[12:02] Юрко: я теж\nЯ їхня начальниця. Що робити?", "начальниця"),
    ("[12:01] Ina: me mudo\n[12:02] Udo: yo también\nSoy la madre de los dos. ¿Qué les digo?", "madre"),
]
"""What one is to those whose words stand there, and what is told before ¿…?."""


BELOW = [
    ("From: Ina Ott\nSubject: hedge\n\nWe cut the hedge in May.\nI'm the gardener there. Must I agree?", "gardener"),
    ("Von: Ina Ott\nBetreff: Hof\n\nWir streichen den Hof.\nIch habe Asthma. Darf ich das verbieten?", "Asthma"),
    ("Від: Іна Гай\nТема: дах\n\nЛатаємо дах у липні.\nЯ вчителька на пенсії. Чи можна перенести?", "вчителька"),
    ("De: Ina Soto\nAsunto: obra\n\nCambiamos el ascensor.\nUso muletas. ¿Puedo pedir otra fecha?", "muletas"),
    (
        "From: Ina Ott\nSubject: leave\n\nI spend May in Oslo.\nNot me, of course. I teach algebra at her school.",
        "algebra",
    ),
    ("Від: Іна Гай\nТема: борг\n\nГрошей нема.\nЦе вона мені пише. Я суддя у відставці.", "суддя"),
    ("Von: Ina Ott\nBetreff: Auszug\n\nWir ziehen aus.\nIch bin der Vermieter. Muss ich antworten?", "Vermieter"),
    ("★★★★☆ Rosa, Gijón\nTengo tres gatos y aspira todo.\nYo ya tengo una Roomba, ¿vale la pena esta?", "Roomba"),
]
"""What is told in the line right below a mail or a review, with a question about it."""


@pytest.mark.parametrize(("message", "own"), [*TOLD, *TO_THEM, *BELOW])
def test_a_plain_statement_beside_other_peoples_words_is_kept(message: str, own: str) -> None:
    kept = " ".join(one.value for one in worth_keeping(message, TODAY)).casefold()
    assert own.casefold() in kept


@pytest.mark.parametrize(
    "message",
    [
        "She posted: \"I'm a diver.\" If I were a diver I'd be scared.",
        "Вона пише: «Я водолазка». Якби я була водолазкою, боялася б.",
        "Sie schreibt: „Ich bin Taucherin.“ Wäre ich Taucherin, hätte ich Angst.",
        "Ella escribe: «Soy buza». Si yo fuera buza, tendría miedo.",
    ],
)
def test_what_is_only_supposed_beside_them_is_not(message: str) -> None:
    assert not worth_keeping(message, TODAY)


@pytest.mark.parametrize(
    "message",
    [
        "From: Ina Ott\nSubject: news\n\nThe boat is sold.\nI'm a baker in Porto now. Will you visit me?",
        "Von: Ina Ott\nBetreff: Rad\n\nDas Rad steht im Keller.\nIch wohne jetzt in Hamm. Willst du es haben?",
        "Від: Іна Гай\nТема: пес\n\nПса віддала сестрі.\nЯ працюю вчителькою. Не ображаєшся?",
        "De: Ina Soto\nAsunto: coche\n\nEl coche está vendido.\nVivo en Jaca. ¿Vienes a vernos?",
        "★★★★☆ Ina from Bonn\nI'm left-handed and the scissors are useless.\nMy husband is a tailor and laughs.",
    ],
)
def test_the_last_line_of_a_mail_or_a_review_is_not_the_users(message: str) -> None:
    assert not worth_keeping(message, TODAY)


def test_a_message_knows_whether_others_speak_in_it() -> None:
    assert others_speak('She wrote: "I sold my house and moved to Malta last year." Odd, that.')
    assert not others_speak("I sold my house, and I like it that way.")


WORKS = [
    ("Ferry lost. The crew is safe. By Ann Wold\n\nI'm a sailor.", "crew", "sailor"),
    ("Why I left | By Ann Wold | 3 May 2024\nI grew up in Graz and I fish.\nWhat is her point?", "Graz", "point"),
    ("Leaving\nBy Ann Wold, 3 May\nI grew up in Graz and I fish.\n\nSummarise it.", "Graz", "Summarise"),
    ("Fähre vermisst. Die Crew lebt. Von Jan Wold\n\nIch bin Matrose.", "Crew", "Matrose"),
    ("Ferri perdido. La gente vive. Por Juan Wold\n\nSoy marinero.", "gente", "marinero"),
    ("Пором зник. Екіпаж живий. Автор: Юрій Волд\n\nЯ матрос.", "Екіпаж", "матрос"),
    ("Чому я пішла\nАнна Волд, 3 травня\nЯ виросла в Граці.\nЯкий її аргумент?", "Граці", ""),
    ("LEAVING / By Ann Wold\nI grew up in Graz and I fish.\nWhat is her point?", "Graz", "point"),
    ("LA CONTRA / Por Ana Wold\nVivo en Graz y pesco.\n¿Qué quiere decir?", "Graz", "decir"),
    ("## Work\n- I led ten divers in Malta\n\n## Life\n- I keep owls\n\nShould I hire her?", "Malta", "hire"),
    ("## Experiencia\n- Buzo en Malta\n\n## Idiomas\n- Griego\n\n¿Lo contrato?", "Malta", "contrato"),
    ("## Досвід\n- Водолаз на Мальті\n\n## Мови\n- Грецька\n\nЧи брати його?", "Мальті", "брати"),
]
"""Articles under their author's name, and somebody's record."""


@pytest.mark.parametrize(("message", "foreign", "own"), WORKS)
def test_what_somebody_made_to_be_read_by_many_is_theirs(message: str, foreign: str, own: str) -> None:
    assert foreign not in own_words(message)
    assert own in own_words(message)


@pytest.mark.parametrize(
    ("message", "own"),
    [
        ("Von Jens Waldau habe ich das Boot. Ich wohne in Kiel.", "Kiel"),
        ("By Monday I need a plan.\nI live in Cork.", "Cork"),
        ("## Work\n- I teach physics\n\n## Home\n- I keep owls\n\nWhat should I read?", "owls"),
        ("## Work\n- I led ten divers in Malta\n\n## Life\n- I keep owls\n\nIs my CV any good?", "Malta"),
        ("## Trabajo\n- Soy buza en Malta\n\n## Casa\n- Tengo búhos\n\n¿Qué te parece mi currículum?", "búhos"),
    ],
)
def test_what_only_looks_like_it_is_the_users(message: str, own: str) -> None:
    assert own in own_words(message)


@pytest.mark.parametrize(
    ("message", "foreign"),
    [
        ('"Dear Ms Wren, we offer you the post" that came today!\n"Regards, Tom, recruiter, Leeds"', "Leeds"),
        ('"Шановна пані, пропонуємо Вам посаду" – таке прийшло!\n"З повагою, Інна, Луцьк"', "Луцьк"),
        ('"Sehr geehrte Frau Otto, wir bieten Ihnen die Stelle" kam heute!\n"Viele Grüße, Jens, Ulm"', "Ulm"),
        ('"Estimada Sra. Gil, le ofrecemos el puesto" ¡llegó hoy!\n"Saludos, Leo, reclutador, Lugo"', "Lugo"),
    ],
)
def test_the_end_of_a_letter_in_quotation_marks_is_its_writers(message: str, foreign: str) -> None:
    assert foreign not in own_words(message)


def test_a_remark_on_the_quotation_may_have_three_words() -> None:
    own = own_words("Цитую: «Мені 90 років, і я щодня бігаю». Оце так бабуся! Мені 41, а я ледве ходжу.")
    assert "41" in own
    assert "90" not in own


def test_who_writes_im_without_an_apostrophe_speaks_of_themselves() -> None:
    own = own_words(
        'a review: "I\'m a drummer from Lyon and I still learned a lot!" ok but im deaf, does the text say more'
    )
    assert "im deaf" in own
    assert "Lyon" not in own
