"""Sorts of things that people tell of themselves, as requests name them ("my age", "where I live"), by language."""

from language.languages import by_language, joined

_BY_LANGUAGE = by_language("sorts", "NAMED", dict)
NAMED: dict[str, dict[str, str]] = {
    sort: {code: named[sort] for code, named in _BY_LANGUAGE.items() if sort in named}
    for sort in joined("sorts", "NAMED")
}
