"""Ukrainian: learning, goals, wishes, likes, dislikes, opinions."""

from language.languages.forms.rule import PERSONAL, PREFERENCE, Emit, Rule, rules
from language.languages.ukrainian.stating.macros import MACROS

RULES: tuple[Rule, ...] = (
    *rules("learning", Emit("learning_{o}", "Вчить {o}", PERSONAL), (r"<я>вчу <o>",), MACROS, 0.93),
    *rules(
        "learning",
        Emit("learning_{o}", "Вчиться {o}", PERSONAL),
        (r"<я>(?:вчуся|вчусь|учуся|учусь) <o>",),
        MACROS,
        0.93,
    ),
    *rules(
        "learning",
        Emit("learning_{o}", "Вивчає {o}", PERSONAL),
        (r"<я>(?:вивчаю|опановую|освоюю) <o>",),
        MACROS,
        0.93,
    ),
    *rules(
        "goal",
        Emit("goal_{o}", "{o}", PERSONAL),
        (
            (
                r"<мій> (?:головна |професійна |кар'єрна )?(?:мета|ціль|мрія|план|цілі|плани)"
                r"(?: на [\w ]+?)?<тире> <o>"
            ),
            r"<я>(?:хочу|планую|мрію|збираюся|збираюсь|маю намір|хотів би|хотіла б) <o>",
        ),
        MACROS,
        0.85,
    ),
    *rules(
        "communication",
        Emit("{k}_preference", "{o}", PREFERENCE),
        (
            (
                r"(?:будь ласка,? |надалі,? |завжди )*(?P<o>(?:надсилай|присилай|пиши|роби|давай|"
                r"показуй)\b.*?(?P<k>дайджест\w*|підсум\w+|відповід\w+|статт\w+|новин\w+|"
                r"резюме).*?)(?:,? будь ласка)?"
            ),
            (
                r"(?:будь ласка,? |надалі,? |завжди )*(?P<o>(?:відповідай|пиши|говори|пояснюй)(?: мені)? "
                r"(?P<k>\w+).*?)(?:,? будь ласка)?"
            ),
            (
                r"(?:будь ласка,? |надалі,? )*(?P<o>(?:не (?:надсилай|присилай|показуй|пропонуй|пиши)|"
                r"більше не (?:надсилай|присилай|показуй))(?: мені)? (?P<k>\w+).*?)(?:,? будь ласка)?"
            ),
        ),
        MACROS,
    ),
    *rules(
        "prefer",
        Emit("prefers_{o}", "{v} {o}", PREFERENCE),
        (r"<я>(?P<v>(?:віддаю|надаю) перевагу) <o>",),
        MACROS,
    ),
    *rules(
        "dislike",
        Emit("dislikes_{o}", "Не любить {o}", PREFERENCE),
        (r"<я>(?:не люблю|ненавиджу|терпіти не можу|не зношу) <o>",),
        MACROS,
        0.95,
        -1,
    ),
    *rules(
        "like",
        Emit("interested_in_{o}", "Цікавиться: {o}", PREFERENCE),
        (r"мене <прис>(?:цікавить|цікавлять|захоплює|захоплюють) <o>",),
        MACROS,
    ),
    *rules(
        "like",
        Emit("likes_{o}", "Любить {o}", PREFERENCE),
        (r"<я>(?:люблю|обожнюю|полюбля\w+) <o>", r"мені <прис>(?:подобається|подобаються|до вподоби) <o>"),
        MACROS,
        0.9,
    ),
    *rules(
        "opinion",
        Emit("opinion_on_{o}", "Вважає, що {o}", PERSONAL),
        (
            (
                r"(?:<я>(?:вважаю|думаю|гадаю|переконаний|переконана|впевнений|впевнена)|на мою думку|на "
                r"мій погляд|як на мене),? (?:що )?<o>"
            ),
        ),
        MACROS,
        0.85,
    ),
)
