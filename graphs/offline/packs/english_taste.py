"""English: likes, dislikes, preferences, opinions, learning, goals, and wishes about how to be answered."""

from graphs.offline.packs.english_macros import MACROS
from graphs.offline.packs.rule import PERSONAL, PREFERENCE, WORK, Emit, Rule, rules

RULES: tuple[Rule, ...] = (
    *rules(
        "communication",
        Emit("reply_language", "Wants replies in {o}", PREFERENCE),
        (
            r"(?:please |always |from now on,? |in (?:the )?future,? )*(?:answer|reply|respond|write|talk|speak)(?: to me| me)? in (?P<o>(?-i:[A-Z])\w+)(?:,? (?:please|from now on|always))*",
            r"<I> (?:would )?<adv>(?:prefer|want|like) (?:your )?(?:answers|replies|responses) in (?P<o>(?-i:[A-Z])\w+)",
        ),
        MACROS,
    ),
    *rules(
        "communication",
        Emit("{k}_preference", "{o}", PREFERENCE),
        (
            r"(?:please |just |always |from now on,? |in (?:the )?future,? )*(?P<o>(?:keep|make|send|give|write|format|deliver|show|limit)\b(?: me| us)?.*?\b(?P<k>summar(?:y|ies)|digests?|answers?|repl(?:y|ies)|responses?|explanations?|messages?|notifications?|updates?)\b.*?)",
            r"<I> <adv>(?:want|need|prefer|like|love|would like|would prefer|would rather have) (?P<o>(?:my |your |the |to (?:get|receive|have|read) )?(?:[\w,'-]+ ){0,5}?(?P<k>summar(?:y|ies)|digests?|answers|replies|responses|explanations|notifications)\b.*?)",
            r"(?:please |just )*(?:always|from now on,?|in (?:the )?future,?) (?:please )?(?P<o>(?:answer|reply|respond|write|talk|speak|explain)(?: to me| me| things)? (?P<k>[\w-]+).*?)",
            r"(?P<o>(?:answer|reply|respond|write|talk|speak|explain)(?: to me| me| things)? (?P<k>[\w-]+).*?),? (?:from now on|in (?:the )?future|always|every time)",
            r"(?:please |from now on,? )*(?P<o>(?:do not|never|stop) (?:send(?:ing)?|show(?:ing)?|recommend(?:ing)?|suggest(?:ing)?|giv(?:e|ing)|us(?:e|ing)|includ(?:e|ing)|add(?:ing)?)(?: me| us)? (?P<k>[\w-]+).*?)",
            r"(?P<o>(?:no more|less|fewer|more) (?:posts|articles|news|stories|content|stuff|links|papers) (?:about|on|from) (?P<k>[\w-]+)(?: [\w-]+){0,4}?(?:,? please)?)",
            r"(?P<o>(?:no more|less|fewer|more) (?P<k>[\w-]+) (?:posts|articles|news|stories|content|stuff)(?:,? please)?)",
            r"(?:please )?(?:from now on|in (?:the )?future|always),? (?:please )?(?P<o>(?:be|use|skip|avoid|include|focus on|stick to|call|address|start|end) (?P<k>[\w-]+).*?)",
        ),
        MACROS,
    ),
    *rules(
        "learning",
        Emit("learning_{o}", "Learning {o}", PERSONAL),
        (
            r"<I> (?:am|are|have been|have started|started|just started|began|recently started|am currently) <adv>(?:learning|studying up on|teaching myself|getting into|diving into|picking up|taking lessons in|taking a course (?:on|in)|taking classes (?:on|in)|practicing|brushing up on|reading up on) (?:how to |about |to )?<o><now>",
            r"<I> (?:want|would like|am hoping|plan|hope|need|am planning|am trying|intend|have decided|decided) to learn (?:more about |how to |about |to )?<o>",
            r"<I> <adv>(?:learn|teach myself) <o> (?:on weekends|in the evenings|at night|after work|every.*)",
            r"<I> (?:take|am taking) (?P<o>[\w -]+ (?:lessons|classes|courses?))\b.*?",
        ),
        MACROS,
        0.93,
    ),
    *rules(
        "goal",
        Emit("goal_{o}", "{o}", PERSONAL),
        (
            r"<my> (?:main |big |long[- ]term |short[- ]term |current |career |professional |biggest |ultimate |next |life )*(?:goal|goals|dream|aim|ambition|plan|objective|target|resolution|okr)s?(?: (?:for|at|in) [\w ]+?)? (?:is|are|:) (?:to |that I )?<o>",
            r"<I> (?:am|are|have been) <adv>(?:planning|hoping|aiming|trying|preparing|saving up|saving|training|determined|dreaming) (?:to |for |of |toward |towards |on becoming )(?:become |becoming )?<o>",
            r"<I> <adv>(?:want|would like|would love|plan|hope|aim|intend|aspire|dream|am going) (?:to|of) <o>",
            r"<I> <adv>dream about <o>",
        ),
        MACROS,
        0.85,
    ),
    *rules(
        "favorite",
        Emit("favorite_{k}", "{o}", PREFERENCE),
        (
            r"<my> (?:all[- ]time |absolute |personal )?favorite (?P<k>[\w' -]+?)(?: of all time| ever| to \w+| right now)? (?:is|are|has to be|would be|was|:) (?:probably |definitely |the |called |by |from )?<o>",
            r"<o> (?:is|are|was) (?:one of )?<my> (?:all[- ]time |absolute |personal )?favorite (?P<k>[\w' -]+)",
            r"<o> (?:is|are) <my> (?P<k>favorites?)(?: .*)?",
        ),
        MACROS,
    ),
    *rules(
        "prefer",
        Emit("prefers_{o}", "Prefers {o}", PREFERENCE),
        (
            r"<I> (?:would )?<adv>prefer (?:to |using |reading )?<o>",
            r"<I> (?:would|had) (?:much )?rather <o>",
            r"<I> <adv>like <o> (?:more|better) than .*?",
            r"<my> preference is (?:to |for )?<o>",
        ),
        MACROS,
    ),
    *rules(
        "dislike",
        Emit("dislikes_{o}", "Dislikes {o}", PREFERENCE),
        (
            r"<I> <adv>(?:hate|dislike|despise|detest|loathe|can not stand|can not bear|am not a (?:big |huge )?fan of|am not (?:really |particularly |that |very |too |much )*(?:into|interested in|fond of|keen on)|am tired of|am sick of|am fed up with|am over|have had enough of|do not (?:really |particularly |much )*(?:like|enjoy|care (?:for|about))|have no interest in|lost interest in|never liked|am bored (?:of|by|with)|can not be bothered with) (?:to )?<o>",
            r"<o> (?:is|are) not (?:really )?(?:for me|my thing|my cup of tea)",
            r"<o> (?:annoys|bores|irritates|frustrates|bothers|depresses|scares) me\b.*?",
            r"<my> (?:biggest )?pet peeve is <o>",
        ),
        MACROS,
        0.95,
        -1,
    ),
    *rules(
        "dislike",
        Emit("avoids_{o}", "Does not use {o}", PREFERENCE),
        (
            r"<I> <adv>(?:avoid|never use|do not use|stopped using|gave up|no longer use|have given up|do not do) <o>(?: any ?more)?",
        ),
        MACROS,
        0.9,
        -1,
    ),
    *rules(
        "like",
        Emit("interested_in_{o}", "Interested in {o}", PREFERENCE),
        (
            r"<I> (?:am|are|have been|have always been|have become|became) <adv>(?:very |mostly |more )*(?:interested in|into|fascinated (?:by|with)|curious about|passionate about|keen on|obsessed with|a (?:big |huge |massive |long[- ]time |die[- ]hard )?fan of|crazy about|hooked on|fond of|excited about|big on|addicted to|in love with) <o>",
            r"<I> <adv>(?:follow|care about|am all about|geek out (?:on|over|about)|nerd out (?:on|over)|read a lot about|want more (?:posts |articles |news )?(?:about|on)) <o>",
            r"<my> (?:main )?interests? (?:is|are|include|includes|lies? in|:) <o>",
            r"<o> (?:interests?|fascinates?|excites?) me\b.*?",
        ),
        MACROS,
    ),
    *rules(
        "like",
        Emit("likes_{o}", "Likes {o}", PREFERENCE),
        (
            r"<I> (?:have always )?<adv>(?:love|like|enjoy|adore|loved|liked|enjoyed|am loving|am enjoying|appreciate|fancy|dig) (?:to )?<o>",
            r"<I> <adv>(?:would|could) (?:love|like) <o>",
            r"<I> can not (?:get enough of|live without|resist) <o>",
        ),
        MACROS,
        0.9,
    ),
    *rules(
        "opinion",
        Emit("opinion_on_{o}", "Thinks {o}", PERSONAL),
        (
            r"(?:<I> <adv>(?:think|believe|reckon|feel|find|suspect|am convinced|maintain|am of the opinion|would argue|would say|consider)|(?:in|imo|imho) my (?:humble |honest )?(?:opinion|view|experience|book)|imo|imho|my (?:take|view|opinion|feeling|stance|position)(?: on [\w -]+)? is|if you ask me|personally),? (?:that |like )?<o>",
        ),
        MACROS,
        0.85,
    ),
    *rules(
        "opinion",
        Emit("opinion_on_{o}", "Skeptical about {o}", PERSONAL),
        (
            r"<I> (?:am|are|remain|have always been) <adv>(?:skeptical|sceptical|wary|suspicious|doubtful|cynical|critical|pessimistic) (?:about|of|towards?|that|on) <o>",
            r"<I> <adv>(?:doubt|distrust|do not trust|do not believe in|do not buy|disagree with) (?:that )?<o>",
        ),
        MACROS,
        0.93,
        -1,
    ),
    *rules(
        "opinion",
        Emit("opinion_on_{o}", "Optimistic about {o}", PERSONAL),
        (
            r"<I> (?:am|are|remain) <adv>(?:optimistic|bullish|enthusiastic|positive) (?:about|on) <o>",
            r"<I> <adv>(?:trust|believe in|strongly support|agree with|am in favor of|advocate for) <o>",
        ),
        MACROS,
        0.9,
    ),
    *rules(
        "stack",
        Emit("uses_{o}", "Uses {o}", WORK),
        (
            r"(?:<I>|(?:my|our|the) team|(?:my|our) company) <adv>(?:use|uses|am using|are using|is using|rely on|relies on|have been using|switched to using|deploy to|deploys to|deploy on|host on) (?!the (?-i:[a-z]))<o><now>",
            r"(?:<I>|(?:my|our|the) team|(?:my|our) company) <adv>runs? (?P<o>(?-i:[A-Z])\S*.*?)<now>",
        ),
        MACROS,
        0.9,
    ),
)
