"""How Chinese people ask to have something forgotten."""

from language.languages.forms.listing import words_of

FORGETTING_ANYWHERE = r"(?<!我)忘[了掉记記]|[删刪][除掉]"
"""The verb may stand anywhere, mostly last."""
NOT_AFTER = words_of("别 別 勿 不要 不")
"""What denies a verb that stands right behind it."""
POINTING = r"(?:这|這)(?:个|個|件事)?"
