"""Ukrainian: places, name, family, languages, health, habits."""

from language.languages.forms.rule import PERSONAL, Emit, Rule, rules
from language.languages.ukrainian.stating.macros import MACROS

_CALLED = r"(?P<o>[\w'’-]+(?: (?-i:[А-ЯІЇЄҐ])[\w'’-]+){0,2})(?:,.*)?"
"""A name of one to three words, and whatever comes behind a comma."""
RULES: tuple[Rule, ...] = (
    *rules(
        "location",
        Emit("location", "Живе {п} {o}", PERSONAL),
        (
            r"<я>(?:живу|мешкаю|проживаю|живемо) <у> <o>",
            r"<я>(?:живу|мешкаю) не .+?, а <у> <o>",
        ),
        MACROS,
    ),
    *rules(
        "location",
        Emit("location", "Переїзд: {п} {o}", PERSONAL),
        (
            (
                r"<я>(?:переїха(?:в|ла|ли)|перебра(?:вся|лася|лися)|переїжджаю) (?:(?:з|із) .+? "
                r")?(?P<п>до|у|в|на) <o>"
            ),
        ),
        MACROS,
    ),
    *rules(
        "origin",
        Emit("origin", "{п} {o}", PERSONAL),
        (
            (
                r"(?:я|ми) <прис>(?:родом )?(?P<п>з|із|зі) (?P<o>(?-i:[А-ЯІЇЄҐ])(?!\S*(?:ою|ею|єю|ом|ем|єм) )"
                r"[^\s,]*(?: [^\s,]+){0,2})"
            ),
            r"<я>(?:народи(?:вся|лася)|виріс|виросла) (?P<п>у|в|на) <o>",
        ),
        MACROS,
    ),
    *rules(
        "name",
        Emit("name", "{o}", PERSONAL),
        (
            rf"мене (?:звати|звуть|кличуть) {_CALLED}",
            rf"(?:звати|звуть|кличуть) мене {_CALLED}",
            r"(?:моє|моє повне) ім'я<тире> <o>",
            rf"ім'я (?:моє|у мене)(?:<тире>)? {_CALLED}",
            r"(?:називай|звертайся до|клич) мене? (?:як )?<o>",
        ),
        MACROS,
        0.97,
    ),
    *rules(
        "age",
        Emit("age", "{o}", PERSONAL),
        (
            r"мені <прис>(?P<o>\d{1,2}(?: (?:рок\w+|рік))?)",
            r"(?:мені |вчора |сьогодні |вже )*(?:стукнуло|[вс]и?повнилос[яь]) (?P<o>\d{1,2}(?: (?:рок\w+|рік))?)",
        ),
        MACROS,
        0.92,
    ),
    *rules(
        "birthday",
        Emit("birthday", "{o}", PERSONAL),
        (r"(?:мій|у мене) день народження(?:<тире>)? ?<o>",),
        MACROS,
    ),
    *rules("timezone", Emit("timezone", "{o}", PERSONAL), (r"(?:<мій> )?(?:часовий пояс|таймзона)<тире> <o>",), MACROS),
    *rules(
        "pet",
        Emit("pet_{k}", "{o}", PERSONAL),
        (
            (
                r"(?:у мене|у нас|я маю|ми маємо|маю) (?:є |живе |живуть )?(?P<o>(?:[\w-]+ "
                r"){0,3}?(?P<k><звір>).*?)"
            ),
        ),
        MACROS,
    ),
    *rules(
        "family",
        Emit("family_{k}", "{o}", PERSONAL),
        (
            r"(?:у мене|у нас|я маю|ми маємо|маю) (?:є )?(?P<o>(?:[\w-]+ ){0,3}?(?P<k><рід>).*?)",
            r"<мій> (?P<o>(?P<k><рід>) .+?)",
        ),
        MACROS,
        0.9,
    ),
    *rules(
        "relationship",
        Emit("relationship_status", "{o}", PERSONAL),
        (
            (
                r"<я>(?P<o>одружений|одружена|неодружений|незаміжня|заміжня|розлучений|розлучена|"
                r"заручений|заручена)\b.*?"
            ),
        ),
        MACROS,
    ),
    *rules(
        "language",
        Emit("languages", "{o}", PERSONAL),
        (r"<я>(?:розмовляю|говорю|володію) <o>", r"<мій> рідна мова<тире> <o>"),
        MACROS,
    ),
    *rules(
        "health",
        Emit("diet", "{o}", PERSONAL),
        (r"<я>(?P<o>(?:веган|вегетаріан)\w*)\b.*?", r"<я>(?P<o>не (?:їм|п'ю|вживаю) .+?)"),
        MACROS,
    ),
    *rules(
        "health",
        Emit("allergy_{o}", "Алергія на {o}", PERSONAL),
        (r"(?:у мене|маю) (?:є )?алергі[яю] на <o>",),
        MACROS,
    ),
    *rules(
        "habit",
        Emit("habit_{o}", "{o}", PERSONAL),
        (
            (
                r"(?P<o>(?:щоранку|щодня|щовечора|щотижня|щороку|щоп'ятниці|щонеділі|щосуботи|"
                r"щопонеділка|по вихідних|на вихідних|у вихідні|кожен день|кожного дня|кожного ранку|вранці|"
                r"вечорами) (?:я |ми )?\w+(?:ю|у|юся|усь|юсь|емо|имо)\b.*?)"
            ),
            (
                r"(?P<o>(?:бігаю|читаю|плаваю|медитую|тренуюся|катаюся|граю|ходжу|готую|малюю|співаю|"
                r"танцюю)\b.*?)"
            ),
        ),
        MACROS,
        0.88,
    ),
    *rules("hobby", Emit("hobby_{o}", "{o}", PERSONAL), (r"<мій> (?:хобі|захоплення)<тире> <o>",), MACROS, 0.92),
)
