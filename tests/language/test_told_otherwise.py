"""Words of a memory that were said of another amount, time, person or thing are no evidence for it."""

import pytest

from language.meaning.evidence import supports
from language.meaning.judging.clock import in_clock
from language.meaning.said import Said

OTHERWISE = (
    ("I've had this job for nine months.", "The user has had their job for nine years."),
    ("Ich laufe jeden Sonntag zwölf Kilometer.", "Der Nutzer läuft jeden Sonntag zwölf Meilen."),
    ("Я вже вісім тижнів на дієті.", "Користувач на дієті вісім місяців."),
    ("Corro cinco kilómetros cada mañana.", "El usuario corre cinco horas cada mañana."),
    ("I'm almost 39.", "The user is 39 years old."),
    ("Im Juni werde ich 60.", "Der Nutzer ist 60 Jahre alt."),
    ("Мені скоро 45.", "Користувачу 45 років."),
    ("Casi tengo 30 años.", "El usuario tiene 30 años."),
    ("Our hamster died in June, the wheel is still here.", "The user has a hamster."),
    ("Unser Wellensittich ist letzte Woche gestorben.", "Der Nutzer hat einen Wellensittich."),
    ("Bella, our spaniel, died in May.", "The user has a spaniel called Bella."),
    ("Хом'яка ми поховали в саду.", "Користувач має хом'яка."),
    ("La tortuga se nos murió en verano.", "El usuario tiene una tortuga."),
    ("I have an interview at Lidl on Monday.", "The user works at Lidl."),
    ("Bei Siemens hab ich mich beworben.", "Der Nutzer arbeitet bei Siemens."),
    ("Завтра співбесіда в Розетці.", "Користувач працює в Розетці."),
    ("Mañana tengo una entrevista en Zara.", "El usuario trabaja en Zara."),
    ("I broke my left arm.", "The user broke their right arm."),
    ("Am linken Knie wurde ich operiert.", "Der Nutzer wurde am rechten Knie operiert."),
    ("У мене болить ліве коліно.", "У користувача болить праве коліно."),
    ("Me operaron de la rodilla izquierda.", "Al usuario lo operaron de la rodilla derecha."),
    ("That I hate cats, as my aunt tells everybody, is simply a lie.", "The user hates cats."),
    ("Dass ich Katzen hasse, wie meine Tante überall erzählt, ist gelogen.", "Der Nutzer hasst Katzen."),
    ("Те, що я ненавиджу котів, як каже тітка, — вигадка.", "Користувач ненавидить котів."),
    ("Eso de que odio los gatos, como cuenta mi tía, es mentira.", "El usuario odia los gatos."),
    ("Write me a cover letter for a florist, it's for my sister.", "The user is a florist."),
    ("Schreib mir eine Bewerbung als Gärtner, das ist für meinen Bruder.", "Der Nutzer ist Gärtner."),
    ("Напиши мені резюме флористки, це для моєї сестри.", "Користувачка флористка."),
    ("Hazme un currículum de florista, es para mi hermana.", "La usuaria es florista."),
    ("Half the office has the flu, not me thankfully.", "The user has the flu."),
    ("In der Schule haben alle Läuse, wir zum Glück nicht.", "Der Nutzer hat Läuse."),
    ("На роботі всі на карантині, я на щастя ні.", "Користувач на карантині."),
    ("En clase todos tienen piojos, nosotros por suerte no.", "El usuario tiene piojos."),
)
"""What was said, and what it does not say."""
SO = (
    ("I've had this job for nine months.", "The user has had their job for nine months."),
    ("Got a cargo bike last week, the car is sold.", "The user has a cargo bike."),
    ("I'm 39.", "The user is 39 years old."),
    ("Ich bin 60 und gehe in Rente.", "Der Nutzer ist 60 Jahre alt."),
    ("I broke my left arm.", "The user broke their left arm."),
    ("I've been in Cork nine years now.", "The user lives in Cork."),
    ("Wir sind seit zehn Jahren in Kassel.", "Der Nutzer wohnt in Kassel."),
    ("Ми вже сім років у Сумах.", "Користувач живе в Сумах."),
    ("Llevamos ocho años en Burgos.", "El usuario vive en Burgos."),
    ("I get by in Dutch.", "The user speaks a little Dutch."),
    ("Mein Dänisch reicht zum Einkaufen.", "Der Nutzer spricht ein wenig Dänisch."),
    ("Chapurreo el francés.", "El usuario habla un poco de francés."),
    ("Grünkohl krieg ich nicht runter.", "Der Nutzer mag keinen Grünkohl."),
    ("Від оселедця мене верне.", "Користувач не любить оселедець."),
    ("Las ostras me dan asco.", "Al usuario no le gustan las ostras."),
    ("I get up at half past five.", "The user gets up at 5:30."),
    ("Ich stehe um halb sechs auf.", "Der Nutzer steht um 5:30 Uhr auf."),
    ("Встаю о пів на шосту.", "Користувач встає о 5:30."),
    ("Me levanto a las cinco y media.", "El usuario se levanta a las 5:30."),
)
"""What was said, and what it says."""
TIMES = (
    ("at half four", "at 4:30"),
    ("viertel vor acht", "7:45"),
    ("чверть на сьому", "6:15"),
    ("a las dos menos cuarto", "a las 1:45"),
    ("halb eins", "12:30"),
    ("at 04:30", "at 4:30"),
    ("half of it", "half of it"),
)


@pytest.mark.parametrize(("said", "claim"), OTHERWISE)
def test_what_was_said_of_something_else_is_no_evidence(said: str, claim: str) -> None:
    assert not supports(claim, "", [Said(said)])


@pytest.mark.parametrize(("said", "claim"), SO)
def test_what_follows_from_what_was_said_is_believed(said: str, claim: str) -> None:
    assert supports(claim, "", [Said(said)])


@pytest.mark.parametrize(("text", "digits"), TIMES)
def test_times_of_the_clock_are_read_in_digits(text: str, digits: str) -> None:
    assert in_clock(text) == digits
