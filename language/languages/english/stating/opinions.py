"""English: what the user thinks of things."""

from language.languages.english.stating.macros import MACROS
from language.languages.forms.rule import PERSONAL, Emit, Rule, rules

RULES: tuple[Rule, ...] = (
    *rules(
        "opinion",
        Emit("opinion_on_{s}", "Finds {s} {o}", PERSONAL),
        (
            (
                r"<I> <adv>(?:find|consider) (?P<s>(?!it\b|this\b|that\b|the\b|out\b)[\w+#.-]+(?: "
                r"[\w+#.-]+){0,2}?) (?:to be )?(?P<o>(?:(?:very|too|more|rather|quite|a bit|really|pretty) "
                r")*(?:[\w-]+(?:ing|ful|ous|ive|ble|ed|ant|ent|al|ic|ish|less)|hard|easy|slow|fast|ugly|"
                r"great|bad|good|dull|nice|clunky|weak|silly|cool|neat|clumsy|trouble|a \w+|an \w+)\b.*?)"
            ),
        ),
        MACROS,
        0.88,
    ),
    *rules(
        "opinion",
        Emit("opinion_on_{o}", "Doubts {o}", PERSONAL),
        (r"<I> <adv>(?:doubt|do not (?:think|believe|feel)) (?!so\b|in\b)(?:that )?<o>",),
        MACROS,
        0.88,
        -1,
    ),
    *rules(
        "opinion",
        Emit("opinion_on_{o}", "Thinks {o}", PERSONAL),
        (
            (
                r"(?:<I> <adv>(?:think|believe|reckon|feel|suspect|am convinced|am of the opinion|would "
                r"argue|would say)|(?:in|imo|imho) my (?:humble |honest )?(?:opinion|view|experience|"
                r"book)|imo|imho|(?:to|for) me|my (?:take|view|opinion|feeling|stance|position)(?: on "
                r"[\w -]+)? is|if you ask me|personally),? (?!in\b|of\b|about\b|for\b)(?:that |like )?<o>"
            ),
        ),
        MACROS,
        0.85,
    ),
    *rules(
        "stance",
        Emit("opinion_on_{o}", "{v} {o}", PERSONAL),
        (
            (
                r"<I> (?:am|are|remain|have always been) <adv>(?P<v>(?:skeptical|sceptical|wary|"
                r"suspicious|doubtful|cynical|critical|pessimistic) (?:about|of|towards?|that|on)) <o>"
            ),
            r"<I> <adv>(?P<v>distrust|do not trust|do not believe in|do not buy|disagree with) (?:that )?<o>",
        ),
        MACROS,
        0.93,
        -1,
    ),
    *rules(
        "stance",
        Emit("opinion_on_{o}", "{v} {o}", PERSONAL),
        (
            (
                r"<I> (?:am|are|remain) <adv>(?P<v>(?:optimistic|bullish|enthusiastic|positive) (?:about|"
                r"on)) <o>"
            ),
        ),
        MACROS,
        0.9,
    ),
)
