"""English: how the user wants to be answered and what they want to be sent."""

from language.packs.english_macros import MACROS
from language.packs.rule import PREFERENCE, Emit, Rule, rules

RULES: tuple[Rule, ...] = (
    *rules(
        "communication",
        Emit("{k}_preference", "Does not want {o}", PREFERENCE),
        (
            (
                r"<I> do not (?:want|need) (?:to (?:see|read|get|receive|hear about) |any |more "
                r")+(?P<o>(?P<k>[\w-]+).*?)"
            ),
        ),
        MACROS,
        0.93,
        -1,
    ),
    *rules(
        "communication",
        Emit("reply_language", "Wants replies in {o}", PREFERENCE),
        (
            (
                r"(?:please |always |from now on,? |in (?:the )?future,? )*(?:answer|reply|respond|write|"
                r"talk|speak)(?: to me| me)? in (?P<o>(?-i:[A-Z])\w+)(?:,? (?:please|from now on|"
                r"always))*"
            ),
            (
                r"<I> (?:would )?<adv>(?:prefer|want|like) (?:your )?(?:answers|replies|responses) in "
                r"(?P<o>(?-i:[A-Z])\w+)"
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
            r"(?P<o>no (?P<k>[\w-]+)(?: [\w-]+){0,3}),? please",
            (
                r"(?:please |and )*(?P<o>(?:be|use|skip|include|avoid|focus on|stick to) "
                r"(?P<k>[\w-]+).*?),? (?:from now on|in (?:the )?future|every time|always)"
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
                r"(?P<o>(?:answer|reply|respond|write|talk|speak|explain)(?: to me| me| things)? "
                r"(?P<k>[\w-]+).*?),? (?:from now on|in (?:the )?future|always|every time)"
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
            (
                r"(?P<o>(?:no more|less|fewer|more) (?P<k>[\w-]+) (?:posts|articles|news|stories|content|"
                r"stuff)(?:,? please)?)"
            ),
            (
                r"(?:please )?(?:from now on|in (?:the )?future|always),? (?:please )?(?P<o>(?:be|use|"
                r"skip|avoid|include|focus on|stick to|call|address|start|end) (?P<k>[\w-]+).*?)"
            ),
        ),
        MACROS,
    ),
)
