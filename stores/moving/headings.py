"""Headings that say of what sort the entries below them are, as our exports and other assistants' lists have them."""

_WRITTEN = {"preference": "Preferences", "work_context": "Work", "personal_context": "Personal"}
_OTHER = "Other"
_READ = {
    "preferences": "preference",
    "user preferences": "preference",
    "work": "work_context",
    "work context": "work_context",
    "personal": "personal_context",
    "personal context": "personal_context",
}


def heading_of(category: str) -> str:
    """The heading that an export puts over a category."""
    return _WRITTEN.get(category, _OTHER)


def category_under(heading: str) -> str:
    """The category of what stands under a heading; empty where it says none."""
    return _READ.get(" ".join(heading.casefold().split()), "")
