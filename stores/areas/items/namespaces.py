"""Whose a namespace is, and which namespaces a pattern means.

`("users", label, …)` and `("memories", label, …)` belong to the user the label names; anything else is the program's
own. LangGraph forbids dots in labels, and a star stands for any label; so a label spells a dot as `%2E`, a star as
`%2A`, and a percent sign as `%25`. Each label names at most one user and each user has one label.
"""

from collections.abc import Sequence

from stores.database.users import NOBODY
from stores.documents.files.paths import check_user
from stores.errors import InvalidInput

Namespace = tuple[str, ...]
MEMORIES, USERS = "memories", "users"
ANY = "*"


def label_of(user_id: str) -> str:
    """The label that names this user in a namespace."""
    check_user(user_id)
    return user_id.replace("%", "%25").replace(".", "%2E").replace(ANY, "%2A")


def user_of(label: str) -> str:
    """The user a label names."""
    user_id = label.replace("%2A", ANY).replace("%2E", ".").replace("%25", "%")
    check_user(user_id)
    if label_of(user_id) != label:
        raise InvalidInput(f"the label {label[:80]!r} names no user; use the one that `label_of` gives")
    return user_id


def home_of(user_id: str) -> Namespace:
    """Where the items of a user live."""
    return USERS, label_of(user_id)


def owner_of(namespace: Sequence[str]) -> str:
    """Whose items these are; nobody's where the namespace names no user."""
    if len(namespace) < 2 or namespace[0] not in (USERS, MEMORIES):
        return NOBODY
    try:
        return user_of(namespace[1])
    except InvalidInput:
        return NOBODY


def moved_home(namespace: Namespace, user_id: str) -> Namespace:
    """The same namespace below the label of this user."""
    if owner_of(namespace) == NOBODY:
        return (*home_of(user_id), *namespace)
    return (namespace[0], label_of(user_id), *namespace[2:])


def as_text(namespace: Sequence[str]) -> str:
    return ".".join(namespace)


def from_text(text: str) -> Namespace:
    return tuple(text.split("."))


def starts_with(namespace: Sequence[str], path: Sequence[str]) -> bool:
    """Label by label; a star stands for any one label."""
    return len(namespace) >= len(path) and all(
        wanted in (ANY, label) for label, wanted in zip(namespace, path, strict=False)
    )


def ends_with(namespace: Sequence[str], path: Sequence[str]) -> bool:
    return starts_with(namespace[::-1], path[::-1])
