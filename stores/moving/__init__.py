"""Moving in and out: what other products know of a user is read, shown, and taken in; and given to them in theirs."""

from stores.moving.export import export_as
from stores.moving.gather import Progress, Wish
from stores.moving.load import load_from
from stores.moving.records import Report

__all__ = ["Progress", "Report", "Wish", "export_as", "load_from"]
