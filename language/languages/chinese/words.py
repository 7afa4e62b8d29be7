"""What Chinese words are, apart from what they mean."""

from language.languages.forms.listing import words_of

NEGATIONS = words_of("不 没 沒 无 無 非 别 未")
