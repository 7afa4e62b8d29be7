"""English word lists the rules share: contractions, verbs, kin, animals, occupations."""

CONTRACTIONS = (
    (r"\b[iI]'?m\b", "I am"),
    (r"\b[iI]'ve\b|\bive\b", "I have"),
    (r"\b[iI]'d\b", "I would"),
    (r"\b[iI]'ll\b", "I will"),
    (r"\b([wW]e|[tT]hey|[yY]ou)'re\b", r"\1 are"),
    (r"\b([wW]e|[tT]hey|[yY]ou)'ve\b", r"\1 have"),
    (r"\b([wW]e|[tT]hey|[yY]ou|[hH]e|[sS]he)'ll\b", r"\1 will"),
    (r"\b([wW]e|[tT]hey|[yY]ou)'d\b", r"\1 would"),
    (r"\b([hH]e|[sS]he|[iI]t|[tT]hat|[wW]hat|[tT]here|[hH]ere|[wW]ho)'s\b", r"\1 is"),
    (r"\b([nN]ame)'s (?=[A-Z])", r"\1 is "),
    (r"\b[cC]an(?:'?t|not)\b", "can not"),
    (r"\b[wW]on'?t\b", "will not"),
    (r"\b(do|does|did|is|are|was|were|have|has|had|would|could|should|must)n'?t\b", r"\1 not"),
    (r"\b(Do|Does|Did|Is|Are|Was|Were|Have|Has|Had|Would|Could|Should|Must)n'?t\b", r"\1 not"),
    (r"\bain't\b", "am not"),
    (r"\bgonna\b", "going to"),
    (r"\bwanna\b", "want to"),
    (r"\bgotta\b", "have to"),
    (r"\bgot to\b(?! know)", "have to"),
    (r"\b(?:have|has) got\b", "have"),
    (r"\bfavourite", "favorite"),
    (r"\bfave\b", "favorite"),
    (r"^i\b", "I"),
    (r"(?<=\s)i(?=\s)", "I"),
)

ADVERBS = (
    r"also|still|just|now|always|often|sometimes|already|kinda|quite|very|so|too|do|super|pretty|seldom|"
    r"much|even|both|all|maybe|perhaps|kind of|sort of|a bit|a little|somewhat|\w+ly"
)
"""Every word in -ly is one of them; none is listed beside it, so that a row of them matches in one way only."""

HEDGES = (
    r"\b(?:maybe|perhaps|probably|possibly|i guess|i suppose|i kind of|i sort of|kinda|not sure|might|"
    r"(?-i:may)(?! \d)|apparently|somewhat|i think i)\b"
)

BASE_VERBS = (
    "am|work|live|have|love|like|enjoy|hate|prefer|use|want|plan|need|play|study|read|write|run|own|"
    "drive|speak|teach|learn|"
    "build|lead|manage|code|program|cook|bake|travel|collect|watch|listen|go|walk|swim|hike|climb|"
    "paint|draw|sing|dance|"
    "volunteer|train|garden|knit|sew|fish|hunt|ski|surf|ride|bike|cycle|make|grow|raise|eat|drink|"
    "smoke|try|spend|commute|"
    "practice|practise|compete|coach|care|think|believe|feel|hope|intend|sleep|wake|get|take|do|"
    "attend|follow|support|"
    "maintain|develop|design|research|sell|buy|help|organize|host|mentor|moved|worked|lived|had|"
    "studied|graduated|started|"
    "joined|left|quit|bought|adopted|married|became|switched|decided|learned|learnt|grew|used to|"
    "went|got|dislike|avoid|"
    "can not|do not|never|am not|will|would|moonlight|freelance|deploy|migrate|ship|present|speak|"
    "fly|blog|contribute|meditate|stay|steer|refuse|boycott|"
    "trust|distrust|support|agree|disagree|advocate|review|rotate|fear|find|wear|refuse|consume|dine|shop|tolerate"
)

GERUND_AUX = r"^(I|we) (am|are|have been|was|were)\b"

KIN = (
    "wife|husband|partner|spouse|fianc[eé]e?|girlfriend|boyfriend|son|daughter|kid|child|baby|mother|"
    "mom|mum|father|dad|"
    "parents?|brother|sister|sibling|twin|grandmother|grandma|grandfather|grandpa|grandparents|aunt|"
    "uncle|cousin|niece|nephew|"
    "stepson|stepdaughter|stepmother|stepfather|in-laws|family|roommate|best friend|friend"
)
KIN_PLURAL = (
    "kids|children|sons|daughters|brothers|sisters|siblings|twins|grandchildren|grandkids|nieces|nephews|"
    "cousins|parents|boys|girls"
)
PETS = (
    "dog|puppy|cat|kitten|parrot|bird|hamster|rabbit|bunny|guinea pig|horse|pony|fish|turtle|"
    "tortoise|snake|lizard|gecko|"
    "ferret|chicken|goat|iguana|pet|labrador|retriever|poodle|husky|terrier|beagle|corgi|bulldog|pug|"
    "dachshund|shepherd|collie|spaniel"
)
PETS_PLURAL = (
    "dogs|puppies|cats|kittens|parrots|birds|hamsters|rabbits|bunnies|guinea pigs|horses|fish|turtles|"
    "snakes|lizards|chickens|goats|pets"
)

ROLE_WORDS = (
    "engineer|developer|programmer|architect|manager|designer|scientist|analyst|lead|founder|"
    "cofounder|co-founder|cto|ceo|cfo|"
    "vp|director|head|student|teacher|tutor|nurse|doctor|physician|surgeon|dentist|lawyer|attorney|"
    "paralegal|freelancer|intern|"
    "consultant|contractor|researcher|professor|lecturer|writer|author|journalist|editor|chef|cook|"
    "baker|barista|bartender|waiter|"
    "waitress|server|cashier|clerk|accountant|auditor|banker|broker|trader|economist|statistician|"
    "mathematician|physicist|chemist|"
    "biologist|geologist|psychologist|therapist|counselor|social worker|librarian|secretary|"
    "assistant|administrator|admin|"
    "sysadmin|sre|devops|dba|tester|qa|technician|mechanic|electrician|plumber|carpenter|welder|"
    "builder|farmer|gardener|"
    "driver|pilot|sailor|soldier|veteran|officer|firefighter|paramedic|policeman|detective|guard|"
    "janitor|cleaner|housekeeper|"
    "salesman|saleswoman|salesperson|marketer|recruiter|realtor|agent|representative|specialist|"
    "coordinator|supervisor|"
    "photographer|artist|painter|sculptor|musician|singer|drummer|guitarist|pianist|dancer|actor|"
    "actress|model|"
    "athlete|coach|trainer|instructor|player|entrepreneur|owner|investor|translator|interpreter|"
    "pharmacist|vet|veterinarian|"
    "hairdresser|stylist|tailor|postman|mailman|courier|pastor|priest|nun|minister|politician|"
    "activist|volunteer|retiree|"
    "stay-at-home mom|stay at home mom|stay-at-home dad|stay at home dad|homemaker|housewife|blogger|"
    "streamer|youtuber|maintainer|"
    "undergraduate|undergrad|postdoc|phd candidate|phd student|principal|superintendent|curator|"
    "operator|planner|strategist|"
    "biochemist|neuroscientist|astronomer|astronaut|zookeeper|florist|butcher|fisherman|hunter|"
    "beekeeper|babysitter|nanny|"
    "bookkeeper|cto|pm|product owner|scrum master|evangelist|advocate|hacker|cryptographer|linguist|"
    "historian|philosopher|poet|"
    "novelist|comedian|magician|dj|producer|filmmaker|animator|illustrator|cartoonist|judge|diplomat|"
    "executive|partner"
)

FEELINGS = (
    "sure|certain|afraid|glad|sorry|happy|sad|fine|good|well|great|ok|okay|tired|exhausted|excited|"
    "curious|confused|ready|done|back|"
    "right|wrong|aware|able|serious|kidding|joking|wondering|asking|guessing|hoping|hungry|thirsty|"
    "bored|busy|"
    "surprised|amazed|impressed|shocked|worried|nervous|stuck|late|early|grateful|thankful|"
    "inspired|jealous|just (?:curious|wondering|asking|saying|kidding)|with you|all ears|on it|doing "
    "(?:well|great|good|fine|okay|ok|pretty|alright)|"
    "feeling|talking about|saying|telling you|honored|touched|relieved|disappointed|upset|pleased|"
    "delighted|blown away|thrilled|envious|"
    "familiar with|new here|so (?:glad|happy|sorry|excited)|looking forward|not (?:sure|certain|"
    "surprised|kidding|ready|familiar|able|there yet)"
)

TECH = (
    r"postgres\w*|mysql|mariadb|sqlite|mongo(?:db)?|redis|kafka|rabbitmq|cassandra|dynamodb|"
    r"clickhouse|duckdb|elasticsearch|opensearch|bigquery|db2|kubernetes|k8s|docker|podman|terraform|"
    r"pulumi|ansible|jenkins|github|gitlab|bitbucket|circleci|aws|gcp|azure|heroku|vercel|netlify|"
    r"hetzner|cloudflare workers|digitalocean|golang|javascript|typescript|c\+\+|c#|php|kotlin|elixir|"
    r"erlang|haskell|ocaml|clojure|sql|cobol|fortran|vue|next\.?js|node(?:\.?js)?|deno|django|fastapi|"
    r"laravel|htmx|tailwind|vim|neovim|emacs|vs ?code|intellij|pycharm|linux|ubuntu|debian|nixos|"
    r"macos|grpc|graphql|kinesis|airflow|dbt|bazel|pytorch|tensorflow|jax|"
    r"(?-i:"
    r"Go|Rust|Ruby|Perl|Python|Java|Scala|Swift|Dart|Julia|Lua|Zig|React|Spring|Phoenix|Rails|Flask|"
    r"Angular|Svelte|Arch|Windows|Helm|Spark|Rest|Notion|Obsidian|Helix|Zed|Nomad|Bun|Nix|Oracle|"
    r"Snowflake"
    r")"
)
"""Names that tell "we moved to Postgres" from "we moved to Porto"; everyday words only with a capital."""
TO_WHOM = (
    "owed?|sen[dt]|gave|give|teach|taught|read|len[dt]|show(?:ed)?|buy|bought|pay|paid|cook|bake|bring|brought|sing|"
    "write|wrote|feed|call|text|phone|miss|hug|thank"
)
"""Verbs behind which somebody is to whom something is done: "I owe my brother money" says nothing of the brother."""
