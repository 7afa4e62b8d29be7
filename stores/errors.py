"""What can go wrong, as types that carry data. Every message names the cause and the way out."""


class MemoryStoreError(Exception):
    """Base of every error this package raises on purpose."""


class InvalidInput(MemoryStoreError, ValueError):
    """A caller passed something that can never be stored or looked up; nothing was changed."""


class InvalidUser(InvalidInput):
    """The user id cannot name a user."""


class NoUser(InvalidUser):
    """A run does not say whom it is for."""


class NotFound(MemoryStoreError, LookupError):
    """No memory, batch or conversation of this user has that key or id."""


class StorageFailed(MemoryStoreError):
    """The disk or the database refused; the state before the call still stands."""


class SchemaTooNew(StorageFailed):
    """The database was written by a newer version of this package."""


class NotErased(StorageFailed):
    """Erasure could not reach everything; the message lists what remains."""


class Erased(MemoryStoreError):
    """Everything of the user was erased while this was under way; nothing of it was kept."""


class NotOwner(MemoryStoreError, PermissionError):
    """The conversation belongs to another user."""


class NotAlone(MemoryStoreError):
    """This work needs a transaction of its own; the writer then gives it one."""


class Paused(MemoryStoreError):
    """The user switched memory off while something was prepared for them; nothing of it is applied."""


class LostLease(MemoryStoreError):
    """Another worker has taken over this run; what was prepared here is not applied."""


class UnsafeReader(MemoryStoreError):
    """What reads stored bytes would run them; nothing was opened."""


class SnapshotDamaged(MemoryStoreError):
    """A stored snapshot of an index cannot be read; the index is built from the rows instead."""
