"""English: projects, tools, decisions, education."""

from language.languages.english.stating.macros import MACROS
from language.languages.forms.rule import PERSONAL, WORK, Emit, Rule, rules

RULES: tuple[Rule, ...] = (
    *rules(
        "project",
        Emit("side_project", "{o}", PERSONAL),
        (
            r"<my> (?:side|pet|hobby|personal|weekend) project is <o>",
            (
                r"<I> <adv>(?:am|have been) <adv>(?:building|working on|hacking on|writing|developing) "
                r"<o> (?:as a|on the|for a|in my) (?:side|pet|hobby|personal|weekend|spare|free).*?"
            ),
            (
                r"(?:on the side|in my (?:spare|free) time|on weekends|as a (?:side|hobby|pet) "
                r"project),? <I> <adv>(?:am |have been )?<adv>(?:build|building|work on|working on|hack "
                r"on|hacking on|writing|develop|developing|maintain|maintaining) <o>"
            ),
            (
                r"<I> (?:have|am working on|am building|am doing) (?:a|my) side project,? (?:called |"
                r"that is |which is |on |about |to )?<o>"
            ),
        ),
        MACROS,
    ),
    *rules(
        "project",
        Emit("current_project", "{o}", WORK),
        (
            (
                r"<my> (?:current|main|latest|new|biggest)?\s?(?:work )?project(?: at work| right now| "
                r"these days)? is <o><now>"
            ),
            (
                r"<I> (?:am|are|have been) <adv>(?:working on|building|hacking on|developing|"
                r"implementing|designing|rewriting|migrating|creating|shipping|prototyping|launching|"
                r"refactoring|porting|evaluating) <o><now>"
            ),
            r"<I> <adv>work on <o><now>",
            (
                r"<my> (?:main |new )?(?:product|startup|service|platform) is "
                r"(?!an? (?:mess|joke|disaster|failure|success|bit|lot|little)\b)(?P<o>an? .+?)<now>"
            ),
            (
                r"<I> (?:am|are|have been) <adv>writing (?P<o>(?:an?|my|our|the) (?:[\w-]+ "
                r"){0,4}?(?:book|novel|thesis|dissertation|paper|blog|compiler|library|engine|game|"
                r"parser|tool|plugin|framework|driver|database|server|client|language|app|package|crate|"
                r"tutorial|course|series|interpreter|emulator|kernel)\b.*?)<now>"
            ),
            (
                r"<my> (?:phd |master's |bachelor's )?(?:thesis|dissertation|research)(?: project)? is "
                r"(?:about|on) <o>"
            ),
            (
                r"(?:my|our|the) team (?:is|works on) <adv>(?:working on |building |developing |"
                r"migrating |rewriting )?<o><now>"
            ),
        ),
        MACROS,
        0.9,
    ),
    *rules(
        "tools",
        Emit("tech_stack", "{o}", WORK),
        (
            (
                r"<I> <adv>(?P<o>(?:code|program|develop|write code|work) <adv>in (?:python|go|golang|"
                r"rust|java|javascript|typescript|c|c\+\+|c#|ruby|php|scala|kotlin|swift|elixir|erlang|"
                r"haskell|ocaml|clojure|zig|lua|perl|julia|r|sql|dart|f#|cobol|fortran|assembly|solidity|"
                r"bash)\b.*?)<now>"
            ),
            (
                r"<my> (?P<o>(?:backend|frontend|api|infra|infrastructure|site|website|app|product|"
                r"services?|pipeline|platform|codebase|monolith|data warehouse|servers?) (?:runs? on|is "
                r"(?:written|built|implemented) (?:in|on|with)|are (?:written|built) (?:in|on|with)|"
                r"uses?) .+?)"
            ),
        ),
        MACROS,
    ),
    *rules(
        "stack",
        Emit("tech_stack", "{o}", WORK),
        (
            (
                r"<my> (?:tech |technology |main |current |backend |frontend |data |whole )*stack (?:is|"
                r"includes|consists of|:) <adv>(?:built on |based on )?<o>"
            ),
            r"<I> are <adv>on (?P<o>(?-i:[A-Z])\S+.*?)",
            (
                r"<I> (?:do|keep|take|manage|write) (?:all |most of )?(?:of )?my (?:\w+ )?(?:notes|tasks|"
                r"code|writing|work|coding|email|calendar|editing) (?:in|with|on) <o>"
            ),
            (
                r"<I> <adv>write (?:mostly |mainly |a lot of |lots of |some )?(?P<o>(?:python|go|golang|"
                r"rust|java|javascript|typescript|c|c\+\+|c#|ruby|php|scala|kotlin|swift|elixir|erlang|"
                r"haskell|ocaml|clojure|zig|lua|perl|julia|sql|dart|f#)(?:,? (?:and )?\S+)*?)<now>"
            ),
        ),
        MACROS,
    ),
    *rules(
        "decision",
        Emit("decision_{o}", "Decided to {o}", WORK),
        (
            (
                r"<I> (?:have )?<adv>(?:decided|chose|have chosen|agreed|resolved|opted) (?:that (?:we|"
                r"I) (?:will|should) |to )<o>"
            ),
        ),
        MACROS,
        0.92,
    ),
    *rules(
        "decision",
        Emit("decision_{o}", "Decided on {o}", WORK),
        (
            (
                r"<I> (?:have |are |am )?<adv>(?:decided on|are going with|settled on|opted for|"
                r"standardi[sz]ed on) <o>"
            ),
            (
                r"<I> (?:have |are |am )?<adv>(?:went with|going with|chose|chosen|picked) "
                r"(?P<o>(?-i:[A-Z])\S*.*?)"
            ),
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
            (
                r"<I> (?:have |are |am )?<adv>(?P<v>switched|switching|migrated|migrating|moved over|"
                r"moving over|converted) (?:over )?(?:from .+? )?to (?:using )?<o>"
            ),
            (
                r"<I> (?:have |are |am )?<adv>(?P<v>moved|moving) (?:everything |our \w+ |my \w+ "
                r")?(?:from .+? )?to (?:using )?(?P<o><tech>\b.*?)<since>"
            ),
        ),
        MACROS,
        0.9,
    ),
    *rules(
        "education",
        Emit("studies", "Studying {o}", PERSONAL),
        (
            (
                r"<I> (?:am|have been) <adv>(?:studying|majoring in|enrolled in|doing (?:a|my) (?:phd|"
                r"masters|master's|degree) in|getting my degree in) <o>"
            ),
            r"<I> <adv>(?:study|major in|attend) <o>",
        ),
        MACROS,
        0.92,
    ),
    *rules(
        "stack",
        Emit("uses_{o}", "Uses {o}", WORK),
        (
            (
                r"(?:<I>|(?:my|our|the) team|(?:my|our) company) <adv>(?:use|uses|am using|are using|is "
                r"using|rely on|relies on|have been using|switched to using|deploy to|deploys to|deploy "
                r"on|host on) (?!the (?-i:[a-z]))<o><now>"
            ),
            r"(?:<I>|(?:my|our|the) team|(?:my|our) company) <adv>runs? (?P<o>(?-i:[A-Z])\S*.*?)<now>",
        ),
        MACROS,
        0.9,
    ),
)
