"""English: how the user wants to be answered, what they want to be sent, and what they learn and aim for."""

from language.languages.english.stating.macros import MACROS
from language.languages.forms.rule import PERSONAL, PREFERENCE, Emit, Rule, rules

RULES: tuple[Rule, ...] = (
    *rules(
        "communication",
        Emit("reply_language", "Wants replies in {o}", PREFERENCE),
        (
            (
                r"(?:please |always |from now on,? |in (?:the )?future,? )*(?:answer|reply|respond|write|"
                r"talk|speak)(?: to me| me)? in (?P<o>(?-i:[A-Z])\w+)(?:,? (?:please|from now on|"
                r"always))*"
            ),
        ),
        MACROS,
    ),
    *rules(
        "communication",
        Emit("{k}_preference", "{o}", PREFERENCE),
        (
            (
                r"(?:please |just |always )*(?P<o>keep (?:it|things|them|everything) (?P<k>brief|short|"
                r"concise|simple|technical|formal|informal|light|to the point|under .+))(?:,? (?:please|"
                r"from now on))*"
            ),
            (
                r"(?:please |and )*(?P<o>(?:always|never) (?!mind|ever|again|heard|seen|been|a |the "
                r")(?:<verb>|include|cite|mention|link|add|give|show|send|call|explain|start|end|skip|"
                r"mark|put|summari[sz]e|ask|assume) (?:me |us )?(?P<k>\S+).*?)"
            ),
            (
                r"(?:please |just |always |from now on,? |in (?:the )?future,? )*(?P<o>(?:keep|make|send|"
                r"give|write|format|deliver|show|limit)\b(?: me| us)?.*?\b(?P<k>summar(?:y|ies)|digests?|"
                r"answers?|repl(?:y|ies)|responses?|explanations?|messages?|notifications?|"
                r"updates?)\b.*?)"
            ),
            (
                r"<I> <adv>(?:want|need|prefer|like|love|would like|would prefer|would rather have) "
                r"(?P<o>(?:my |your |the |to (?:get|receive|have|read) )?(?:[\w,'-]+ "
                r"){0,5}?(?P<k>summar(?:y|ies)|digests?|answers|replies|responses|explanations|"
                r"notifications)\b.*?)"
            ),
            (
                r"(?:please |just )*(?:always|from now on,?|in (?:the )?future,?) (?:please "
                r")?(?P<o>(?:answer|reply|respond|write|talk|speak|explain)(?: to me| me| things)? "
                r"(?P<k>[\w-]+).*?)"
            ),
            (
                r"(?:please |from now on,? )*(?P<o>(?:do not|never|stop) (?:send(?:ing)?|show(?:ing)?|"
                r"recommend(?:ing)?|suggest(?:ing)?|giv(?:e|ing)|us(?:e|ing)|includ(?:e|ing)|"
                r"add(?:ing)?)(?: me| us)? (?P<k>[\w-]+).*?)"
            ),
            (
                r"(?P<o>(?:no more|less|fewer|more) (?:posts|articles|news|stories|content|stuff|links|"
                r"papers) (?:about|on|from) (?P<k>[\w-]+)(?: [\w-]+){0,4}?(?:,? please)?)"
            ),
        ),
        MACROS,
    ),
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
                r"<I> (?:want|would like|am hoping|plan|hope|need|am planning|am trying|intend|have "
                r"decided|decided) (?:to|and) learn (?:more about |how |about )?<o>"
            ),
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
