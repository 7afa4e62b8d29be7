"""`python -m scripts.licences`: what comes with the package, under which terms."""

from scripts.licences import licence, needed


def test_dependencies_of_dependencies_are_listed_with_their_terms() -> None:
    found = needed("sqlalchemy")
    assert {"sqlalchemy", "typing-extensions"} <= found.keys()
    assert licence(found["sqlalchemy"]) == "MIT"
    assert list(found) == sorted(found)


def test_what_is_not_installed_is_not_listed() -> None:
    assert needed("no-such-package-anywhere") == {}
