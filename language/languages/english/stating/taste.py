"""English: favourites, preferences, likes and dislikes."""

from language.languages.english.stating.macros import MACROS
from language.languages.forms.rule import PREFERENCE, Emit, Rule, rules

RULES: tuple[Rule, ...] = (
    *rules(
        "favorite",
        Emit("favorite_{k}", "{o}", PREFERENCE),
        (
            (
                r"<my> (?:all[- ]time |absolute |personal )?favorite (?P<k>[\w' -]+?)(?: of all time| "
                r"ever| to \w+| right now)? (?:is|are|has to be|would be|was|:) (?:probably |definitely |"
                r"the |called |by |from )?<o>"
            ),
            (
                r"<o> (?:is|are|was) (?:one of )?<my> (?:all[- ]time |absolute |personal )?favorite "
                r"(?P<k>[\w' -]+)"
            ),
        ),
        MACROS,
    ),
    *rules(
        "like",
        Emit("interested_in_{o}", "Interested in {o}", PREFERENCE),
        (
            (
                r"<I> would (?:really )?(?:love|like) (?:to (?:see|read|get) )?(?:some )?more "
                r"(?:posts|articles|stories|news|content|stuff) (?:about|on) <o>"
            ),
        ),
        MACROS,
        0.93,
    ),
    *rules(
        "prefer",
        Emit("prefers_{o}", "Prefers {o}", PREFERENCE),
        (
            r"<I> (?:would )?<adv>prefer (?:to |using |reading )?<o>",
            r"<I> (?:would|had) (?:much )?rather <o>",
        ),
        MACROS,
    ),
    *rules(
        "prefer",
        Emit("prefers_{o}", "More of a {o}", PREFERENCE),
        (r"<I> (?:am|are) <adv>more of an? (?P<o>(?:[\w'-]+ ){1,2}(?:person|guy|girl|man|woman|lover|drinker|eater))",),
        MACROS,
        0.9,
    ),
    *rules(
        "dislike",
        Emit("dislikes_{o}", "Dislikes {o}", PREFERENCE),
        (
            (
                r"<I> <adv>(?:hate|dislike|despise|detest|loathe|can not stand|can not bear|am not a "
                r"(?:big |huge )?fan of|am not (?:really |particularly |that |very |too |much )*(?:into|"
                r"interested in|fond of|keen on)|do not (?:really |particularly |much )*(?:like|enjoy|"
                r"care (?:for|about))|have no interest in|lost interest in|never liked|can not be "
                r"bothered with) <o>"
            ),
            r"<o> (?:annoys?|bores?|irritates?|frustrates?|bothers?|depress(?:es)?|disgusts?) me\b.*?",
            r"not (?:really |exactly )?an? (?:big |huge )?fan of <o>",
        ),
        MACROS,
        0.95,
        -1,
    ),
    *rules(
        "dislike",
        Emit("{v}_{o}", "{v} {o}", PREFERENCE),
        (
            (
                r"<I> (?:am|are|have|got) <adv>(?P<v>tired of|sick of|fed up with|over|had enough of|bored "
                r"(?:of|by|with)) <o>"
            ),
        ),
        MACROS,
        0.95,
        -1,
    ),
    *rules(
        "avoidance",
        Emit("avoids_{o}", "{v} {o}", PREFERENCE),
        (
            (
                r"<I> (?:have )?<adv>(?P<v>avoid|never use|do not use|stopped using|gave up|no longer use|given up|"
                r"quit(?= (?!work|play|us)\w+ing\b)) <o>(?: any ?more)?"
            ),
        ),
        MACROS,
        0.9,
        -1,
    ),
    *rules(
        "restriction",
        Emit("{v}_{o}", "{v} {o}", PREFERENCE),
        (
            (
                r"<I> (?:will )?<adv>(?P<v>(?:only|exclusively|never|refuse to|do not|can not|will not|will never|"
                r"try to avoid|try not to|try to only|no longer) (?:wear|buy|purchase|eat|drink|dine|watch|read|"
                r"listen to|attend|tolerate|consume|shop|visit|stay|support|play|use|engage with|order|handle|"
                r"participate in|ride|fly|drive)|try to avoid) (?!it\b|this\b|that\b|them\b|the (?-i:[a-z]))<o>"
            ),
            (
                r"<I> (?:am|are|get|feel) <adv>(?P<v>opposed to|against|uncomfortable(?: with| in)?|sensitive to|"
                r"intolerant (?:to|of)) (?!it\b|this\b|that\b|them\b)<o>"
            ),
            r"<I> <adv>(?P<v>(?:learn|work|study|focus|sleep|concentrate|function) best) <o>",
        ),
        MACROS,
        0.88,
        -1,
    ),
    *rules(
        "like",
        Emit("interested_in_{o}", "Interested in {o}", PREFERENCE),
        (
            (
                r"<I> (?:am|are|have been|have always been|have become|became) <adv>(?:very |mostly |"
                r"more )*(?:interested in|into|fascinated (?:by|with)|curious about|passionate about|"
                r"keen on|obsessed with|a (?:big |huge |massive |long[- ]time |die[- ]hard )?fan of|"
                r"crazy about|hooked on|fond of|excited about|big on|addicted to|in love with) <o>"
            ),
            r"<o> (?:interests?|fascinates?|excites?) me\b.*?",
            r"<I> <adv>follow <o> (?:very |quite )?(?:closely|keenly|avidly|religiously)",
        ),
        MACROS,
    ),
    *rules(
        "like",
        Emit("likes_{o}", "Likes {o}", PREFERENCE),
        (
            (
                r"<I> (?:have always )?<adv>(?:love|like|enjoy|adore|loved|liked|enjoyed|am loving|am "
                r"enjoying|appreciate|fancy|dig) <o>"
            ),
            r"<I> <adv>(?:would|could) (?:love|like) <o>",
        ),
        MACROS,
        0.9,
    ),
)
