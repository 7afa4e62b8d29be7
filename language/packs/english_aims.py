"""English: what the user learns and aims for."""

from language.packs.english_macros import MACROS
from language.packs.rule import PERSONAL, Emit, Rule, rules

RULES: tuple[Rule, ...] = (
    *rules(
        "learning",
        Emit("learning_{o}", "Learning {o}", PERSONAL),
        (
            (
                r"<I> (?:am|are|have been|have started|started|just started|began|recently started|am "
                r"currently) <adv>(?:learning|studying up on|teaching myself|getting into|diving into|"
                r"picking up|taking lessons in|taking an? (?:\w+ )?(?:course|class) (?:on|in|about)|"
                r"taking classes (?:on|in)|practicing|brushing up on|reading up on) (?:how |about "
                r")?<o><now>"
            ),
            (
                r"<I> (?:have )?<adv>(?:started|enrolled in|signed up for|joined) an? (?:\w+ )?(?:course|"
                r"class|bootcamp) (?:on|in|about|for) <o>"
            ),
            (
                r"<I> (?:want|would like|am hoping|plan|hope|need|am planning|am trying|intend|have "
                r"decided|decided) (?:to|and) learn (?:more about |how |about )?<o>"
            ),
            (
                r"<I> <adv>(?:learn|teach myself) <o> (?:on weekends|in the evenings|at night|after work|"
                r"every.*)"
            ),
            r"<I> (?:take|am taking) (?P<o>[\w -]+ (?:lessons|classes|courses?))\b.*?",
        ),
        MACROS,
        0.93,
    ),
    *rules(
        "goal",
        Emit("goal_{o}", "{o}", PERSONAL),
        (
            (
                r"<my> (?:main |big |long[- ]term |short[- ]term |current |career |professional |biggest "
                r"|ultimate |next |life )*(?:goal|goals|dream|aim|ambition|plan|objective|target|"
                r"resolution|okr)s?(?: (?:for|at|in) [\w ]+?)? (?:is|are|:) (?:to |that I )?<o>"
            ),
            (
                r"<I> (?:am|are|have been) <adv>(?:planning|hoping|aiming|trying|preparing|saving up|"
                r"saving|training|determined|dreaming) (?:to |for |of |toward |towards |on becoming "
                r")(?:become |becoming )?<o>"
            ),
            (
                r"<I> <adv>(?:want|would like|would love|plan|hope|aim|intend|aspire|dream|am going) "
                r"(?:to|of) <o>"
            ),
            r"<I> <adv>dream about <o>",
        ),
        MACROS,
        0.85,
    ),
)
