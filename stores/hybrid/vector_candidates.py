"""What search by meaning compares with a query: texts of a user with their vectors, where these are made already."""

from dataclasses import dataclass
from hashlib import sha256

import numpy as np
import numpy.typing as npt

from stores.records import MESSAGE, Hit

Vector = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A memory or a turn that the filters allow; its vector, where that is still its text's."""

    hit: Hit
    row: str
    """The id of its row."""
    text: str
    digest: str = ""
    vector: Vector | None = None

    @property
    def name(self) -> str:
        return name_of(self.hit)


def name_of(hit: Hit) -> str:
    """Tells hits apart: ids of turns are unique within their conversation only."""
    return f"{hit.conversation_id}\0{hit.id}" if hit.kind == MESSAGE else hit.id


def digest_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:32]


def unit(numbers: list[float]) -> Vector:
    vector = np.asarray(numbers, np.float32)
    length = float(np.linalg.norm(vector))
    return vector / length if length else vector


def packed(vector: Vector) -> bytes:
    return vector.astype("<f2").tobytes()


def unpacked(data: bytes) -> Vector:
    return np.frombuffer(data, "<f2").astype(np.float32)
