"""One term of a query, with where its postings are."""

from typing import TYPE_CHECKING, NamedTuple

from stores.retrieval.arena import Ints

if TYPE_CHECKING:
    from stores.retrieval.postings import Postings


class QueryTerm(NamedTuple):
    """A query term that some entry holds: it adds `factor` × the weight of the code to the score of each holder."""

    factor: float
    field: "Postings"
    number: int
    postings: int

    @property
    def bound(self) -> float:
        """No entry gains more than this."""
        return self.factor * self.field.weights.heaviest

    @property
    def row(self) -> Ints | None:
        """The codes of all slots, if the term is dense."""
        row = self.field.rows.get(self.number)
        return row if row is None else row[: self.field.size]

    @property
    def slots(self) -> Ints:
        """The slots of the holders, ascending, if the term is not dense."""
        start = self.field.starts[self.number]
        return self.field.arena.slots[start : start + self.postings]

    @property
    def codes(self) -> Ints:
        """The code of each of `slots`."""
        start = self.field.starts[self.number]
        return self.field.arena.codes[start : start + self.postings]
