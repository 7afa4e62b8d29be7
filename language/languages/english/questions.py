"""What English people ask about themselves."""

EVERYTHING = (
    r"what (?:do|did|all do) you (?:know|remember|recall|have)(?: (?:on|of))?(?: about| of)? (?:me|"
    r"myself)|what (?:have|did) you (?:learn|learned|remember|remembered|save|saved|store|"
    r"stored)(?: so far)?(?: about me)?|what is (?:in|inside) (?:my|your|the) memory|who am i|"
    r"tell me (?:what you know )?about (?:me|myself)|do you know (?:anything|something) about me|"
    r"what do you know(?: so far)?$|show me what you (?:know|remember)"
)
"""A question for all that is known."""

ASKED_ABOUT = {
    "company": (
        r"where (?:(?:do|am|did) )?i (?:work|working|employed)|(?:my|name of my) (?:company|employer|"
        r"workplace)|who do i work for"
    ),
    "role": (
        r"what (?:do )?i do(?: for (?:a living|work))?\b|my (?:job|role|position|title|profession|"
        r"occupation)|what is my job"
    ),
    "location": (
        r"where (?:(?:do|did|am) )?i (?:live|living|based|located)|my (?:home|city|location|address|"
        r"country|town)|which city"
    ),
    "origin": r"where (?:am|was) i (?:from|born)|my (?:hometown|origin)",
    "name": r"(?:what is|do you (?:know|remember)) my name|what am i called|my name",
    "age": r"how old am i|my age",
    "birthday": r"my birthday|when was i born",
    "timezone": r"my time ?zone|what time zone",
    "project": r"what (?:am )?i (?:am )?(?:working on|building)|my (?:current )?project",
    "stack": (
        r"my (?:tech )?stack|what (?:tech|technolog\w+|tools?|languages?|database|editor) (?:do|am) (?:i|"
        r"we) us(?:e|ing)|what do (?:i|we) use"
    ),
    "learning": r"what am i learning|what (?:do|did) i (?:study|learn)",
    "goal": r"my goals?|what do i want|what am i planning|my plans?",
    "languages": r"what (?:languages?) do i speak|my (?:native )?language",
    "pet": r"my (?:pets?|dog|cat|dogs|cats)(?:'s name)?|do i have (?:a |any )?(?:pets?|dogs?|cats?)",
    "family": (
        r"my (?:wife|husband|partner|kids?|children|son|daughter|family|sister|brother)|do i have (?:kids|"
        r"children|a family)"
    ),
    "interest": r"my (?:hobby|hobbies|interests?)|what (?:am i interested in|do i (?:like|love|enjoy))",
    "dislike": r"what do i (?:hate|dislike|not like)",
    "favorite": r"what is my favou?rite",
    "diet": r"what do i eat|my diet|am i (?:a )?(?:vegan|vegetarian)|allerg",
    "upcoming": r"when (?:is|am|do) (?:my|i)\b|what (?:is|do i have) (?:coming up|scheduled|planned)",
}
"""How each thing is asked for."""

SOUGHT = {
    "company": "company employer work",
    "role": "role job company",
    "location": "location city live",
    "origin": "origin born from",
    "name": "name",
    "age": "age birthday",
    "birthday": "birthday",
    "timezone": "timezone",
    "project": "current project building",
    "stack": "tech stack uses",
    "learning": "learning studies",
    "goal": "goal plan want upcoming",
    "languages": "languages speak",
    "pet": "pet dog cat",
    "family": "family wife husband kids children",
    "interest": "interested likes hobby",
    "dislike": "dislikes",
    "favorite": "favorite",
    "diet": "diet allergy",
    "upcoming": "upcoming",
}
"""The words to search for it with."""
