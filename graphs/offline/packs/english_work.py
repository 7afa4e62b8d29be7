"""English: role, employer, projects, stack, work habits, decisions, education."""

from graphs.offline.packs.english_macros import MACROS
from graphs.offline.packs.rule import PERSONAL, WORK, Emit, Rule, rules

_ROLE = Emit("role", "{r}", WORK)
_COMPANY = Emit("company", "{c}", WORK)

RULES: tuple[Rule, ...] = (
    *rules(
        "former",
        Emit("former_company", "Used to work at {o}", WORK),
        (
            r"<I> <adv>(?:used to work|worked|was working|was employed) (?:at|for|with) <o>",
            r"<I> <adv>(?:quit|left) (?:my|our) (?:old |last |previous )?job (?:at|with) <o>",
            r"<I> (?:have )?spent (?:\S+ ){1,3}(?:years?|months?) (?:working )?(?:at|with|for) <o>",
            r"my (?:last|previous|former|old) (?:job|employer|company|workplace) was (?:at |with )?<o>",
        ),
        MACROS,
        0.9,
    ),
    *rules(
        "left",
        Emit("company", "Not at {o} any more", WORK),
        (
            r"<I> (?:do not work|no longer work|am not working|am no longer|am not) (?:at|for|with) <o>(?: any ?more| any longer)?",
        ),
        MACROS,
        0.9,
        -1,
    ),
    *rules(
        "left",
        Emit("company", "{v} {o}", WORK),
        (
            r"<I> (?:have )?<adv>(?P<v>quit|left|resigned from|(?:got|was) (?:laid off|fired) (?:from|by)) (?P<o>(?-i:[A-Z])\S*(?: (?-i:[A-Z])\S*)*)<since>",
        ),
        MACROS,
        0.9,
        -1,
    ),
    *rules(
        "left",
        Emit("role", "Not {r} any more", WORK),
        (r"<I> (?:am|are) (?:not|no longer) <adv>(?:working as )?(?P<r>(?:an?|the) .+?)(?: any ?more| any longer)(?:,.*)?", r"<I> (?:am|are) no longer <adv>(?:working as )?(?P<r>(?:an?|the) .+?)"),
        MACROS,
        0.85,
        -1,
    ),
    *rules(
        "role",
        (_ROLE, _COMPANY),
        (
            r"<I> (?:am|have been) <adv>(?:working |employed )?(?:as )?(?:an?|the) <role>(?: and [\w ]+?)?,? (?:at|for|with|over at|@) <company><since>",
            r"<I> <adv>work (?:(?:at|for) <company> )?as (?:an? |the )?<role><since>",
            r"<I> <adv>work as (?:an? |the )?<role>,? (?:at|for|with) <company><since>",
            r"<I> <adv>(?:joined|am joining|have joined) <company> as (?:an? |the )?<role><since>",
            r"<my> (?:current |new |present |day )?(?:job|role|title|job title|position|occupation|profession) (?:is|:) (?:an? |the )?<role>(?: (?:at|for|with) <company>)?<since>",
        ),
        MACROS,
    ),
    *rules(
        "role",
        _ROLE,
        (
            r"<I> (?:am|have been) <adv>(?:working as |employed as )?(?:an?|the) <role><now><since>",
            r"<I> (?:am|have been) <adv>(?:an?|the) <role><doing>",
            r"<I> (?:have worked|have been working) as (?:an? |the )?<role><since>",
            r"<I> <adv>work (?:in|at|on) .+? as (?:an? |the )?<role><since>",
            r"<I> (?:am|have been) <adv>(?:working as |employed as )?(?!not |no |an? )<role><now><since>",
            r"<I> <adv>work <adv>(?:as|like) (?:an? |the )?(?P<r>\S.*?)<now>",
            r"<I> (?:have )?<adv>(?:became|become|got promoted to|was promoted to|have been promoted to|was hired as|got hired as|got a job as|took (?:a|the) job as|started as|started working as|am now|switched to being) (?:an? |the |being an? )?<role><since>",
            r"<my> (?:current |new |present |day )?(?:job|role|title|job title|position|occupation|profession) (?:is|:) (?:being )?(?:an? |the )?(?P<r>\S.*?)<now>",
            r"(?:<I> am )?(?:an? )?(?P<r>(?:[\w/-]+ ){0,3}\w+) by (?:trade|profession|training)(?:,.*)?",
            r"(?:speaking )?as an? <role>",
            r"I do (?P<r>(?:[\w&/-]+ ){0,3}[\w&/-]+) for (?:a living|work|my job)",
        ),
        MACROS,
    ),
    *rules(
        "company",
        _COMPANY,
        (
            r"<I> (?:am|are) <adv>with (?:the )?(?P<c>(?-i:[A-Z])[\w.&-]+(?: (?-i:[A-Z])[\w.&-]+)*)<now>",
            r"<I> <adv>(?:work|am working|am employed|have been working|have a job|got a job|have worked|am at work) (?:remotely |full[- ]time |part[- ]time )?(?:at|for|with|over at) (?!myself\b|ourselves\b|it\b|this\b|that\b|them\b|him\b|her\b|what\b)<company><now><since>",
            r"<I> (?:have )?<adv>(?:joined|started (?:working )?at|start(?:ed)? a (?:new )?job at|got hired (?:by|at)|was hired (?:by|at)|am joining|moved (?:over )?to work at) <company><now>(?: (?:last|this) (?:week|month|year|spring|summer|fall|autumn|winter))?<since>",
            r"<my> (?:current |new |present )?(?:employer|company|workplace) is (?:called )?<company><now>",
            r"<my> (?:company|employer|startup),? (?P<c>(?-i:[A-Z])[\w.&-]+(?: (?-i:[A-Z])[\w.&-]+)*),? .+",
            r"<I> (?:am|are) <adv>(?:now )?(?:over )?at (?P<c>(?-i:[A-Z])[\w.&-]+(?: (?-i:[A-Z])[\w.&-]+)*)(?:,.*)?<now>",
        ),
        MACROS,
    ),
    *rules(
        "team",
        Emit("team", "{o}", WORK),
        (
            r"<I> (?:am|work) (?:on|in|with) (?:the )?(?P<o>[\w &/-]+? (?:team|squad|department|group|org))(?: at .+)?<now>",
            r"<I> <adv>(?:lead|manage|run|head) (?P<o>(?:a|the|our|my) [\w ,&/-]*?(?:team|squad|department|group|engineers|developers|people|reports).*?)",
        ),
        MACROS,
    ),
    *rules(
        "project",
        Emit("side_project", "{o}", PERSONAL),
        (
            r"<my> (?:side|pet|hobby|personal|weekend) project is <o>",
            r"<I> <adv>(?:am|have been) <adv>(?:building|working on|hacking on|writing|developing) <o> (?:as a|on the|for a|in my) (?:side|pet|hobby|personal|weekend|spare|free).*?",
            r"(?:on the side|in my (?:spare|free) time|on weekends|as a (?:side|hobby|pet) project),? <I> <adv>(?:am |have been )?<adv>(?:build|building|work on|working on|hack on|hacking on|writing|develop|developing|maintain|maintaining) <o>",
            r"<I> (?:have|am working on|am building|am doing) (?:a|my) side project,? (?:called |that is |which is |on |about |to )?<o>",
        ),
        MACROS,
    ),
    *rules(
        "project",
        Emit("current_project", "{o}", WORK),
        (
            r"<my> (?:current|main|latest|new|biggest)?\s?(?:work )?project(?: at work| right now| these days)? is <o><now>",
            r"<I> (?:am|are|have been) <adv>(?:working on|building|hacking on|developing|implementing|designing|rewriting|migrating|creating|shipping|prototyping|launching|refactoring|porting|evaluating) <o><now>",
            r"<I> <adv>work on <o><now>",
            r"<I> (?:am|are|have been) <adv>writing (?P<o>(?:an?|my|our|the) (?:[\w-]+ ){0,4}?(?:book|novel|thesis|dissertation|paper|blog|compiler|library|engine|game|parser|tool|plugin|framework|driver|database|server|client|language|app|package|crate|tutorial|course|series|interpreter|emulator|kernel)\b.*?)<now>",
            r"<my> (?:phd |master's |bachelor's )?(?:thesis|dissertation|research)(?: project)? is (?:about|on) <o>",
            r"(?:my|our|the) team (?:is|works on) <adv>(?:working on |building |developing |migrating |rewriting )?<o><now>",
        ),
        MACROS,
        0.9,
    ),
    *rules(
        "tools",
        Emit("tech_stack", "{o}", WORK),
        (
            r"<I> <adv>(?P<o>(?:code|program|develop|write code|work) <adv>in (?:python|go|golang|rust|java|javascript|typescript|c|c\+\+|c#|ruby|php|scala|kotlin|swift|elixir|erlang|haskell|ocaml|clojure|zig|lua|perl|julia|r|sql|dart|f#|cobol|fortran|assembly|solidity|bash)\b.*?)<now>",
            r"<my> (?P<o>(?:backend|frontend|api|infra|infrastructure|site|website|app|product|services?|pipeline|platform|codebase|monolith|data warehouse|servers?) (?:runs? on|is (?:written|built|implemented) (?:in|on|with)|are (?:written|built) (?:in|on|with)|uses?) .+?)",
        ),
        MACROS,
    ),
    *rules(
        "stack",
        Emit("tech_stack", "{o}", WORK),
        (
            r"<my> (?:tech |technology |main |current |backend |frontend |data |whole )*stack (?:is|includes|consists of|:) <adv>(?:built on |based on )?<o>",
            r"<I> (?:are|am) a[n]? (?P<o>[\w+#./-]+) (?:shop|house)",
            r"<my> (?:main|primary|day-to-day|daily) (?:programming )?(?:language|tool|editor|database|framework)s? (?:is|are) <o>",
            r"<I> are <adv>on (?P<o>(?-i:[A-Z])\S+.*?)",
            r"<I> (?:do|keep|take|manage|write) (?:all |most of )?(?:of )?my (?:\w+ )?(?:notes|tasks|code|writing|work|coding|email|calendar|editing) (?:in|with|on) <o>",
            r"<I> <adv>write (?:mostly |mainly |a lot of |lots of |some )?(?P<o>(?:python|go|golang|rust|java|javascript|typescript|c|c\+\+|c#|ruby|php|scala|kotlin|swift|elixir|erlang|haskell|ocaml|clojure|zig|lua|perl|julia|sql|dart|f#)(?:,? (?:and )?\S+)*?)<now>",
            r"<I> run (?:everything|our services|production|our workloads|our infrastructure) on <o>",
        ),
        MACROS,
    ),
    *rules(
        "decision",
        Emit("decision_{o}", "Decided to {o}", WORK),
        (
            r"<I> (?:have )?<adv>(?:decided|chose|have chosen|agreed|resolved|opted) (?:that (?:we|I) (?:will|should) |to )<o>",
        ),
        MACROS,
        0.92,
    ),
    *rules(
        "decision",
        Emit("decision_{o}", "Decided on {o}", WORK),
        (
            r"<I> (?:have |are |am )?<adv>(?:decided on|are going with|settled on|opted for|standardi[sz]ed on) <o>",
            r"<I> (?:have |are |am )?<adv>(?:went with|going with|chose|chosen|picked) (?P<o>(?-i:[A-Z])\S*.*?)",
            r"(?:the |our |my )?(?:final )?decision(?: is|:) <o>",
            r"(?:it is )?decided: <o>",
        ),
        MACROS,
        0.9,
    ),
    *rules(
        "decision",
        Emit("decision_{o}", "{v} to {o}", WORK),
        (
            r"<I> (?:have |are |am )?<adv>(?P<v>switched|switching|migrated|migrating|moved over|moving over|converted) (?:over )?(?:from .+? )?to (?:using )?<o>",
            r"<I> (?:have |are |am )?<adv>(?P<v>moved|moving) (?:everything |our \w+ |my \w+ )?(?:from .+? )?to (?:using )?(?P<o><tech>\b.*?)<since>",
        ),
        MACROS,
        0.9,
    ),
    *rules(
        "education",
        Emit("education", "Studied {o}", PERSONAL),
        (
            r"<I> (?:have )?<adv>(?:studied|majored in|graduated in|trained in|graduated with a degree in|got (?:a|my) degree in|did (?:a|my) (?:phd|masters|master's|bachelor's|degree) in) <o>",
            r"<I> (?:have|hold|earned|got) (?:an? |my )?(?P<o>(?:phd|ph\.d\.|master'?s?|bachelor'?s?|mba|degree|bsc|msc|diploma|doctorate|law degree)\b.*?)",
            r"<I> (?:have )?<adv>(?:graduated|dropped out) (?P<o>from .+?)",
            r"<I> went to (?P<o>(?:college|university|school|law school|med school|grad school|[\w ]+ university)\b.*?)",
        ),
        MACROS,
        0.92,
    ),
    *rules(
        "education",
        Emit("studies", "Studying {o}", PERSONAL),
        (
            r"<I> (?:am|have been) <adv>(?:studying|majoring in|enrolled in|doing (?:a|my) (?:phd|masters|master's|degree) in|getting my degree in) <o>",
            r"<I> <adv>(?:study|major in|attend) <o>",
        ),
        MACROS,
        0.92,
    ),
)
