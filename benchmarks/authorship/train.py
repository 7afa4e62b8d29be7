"""Train the weights of `language/authorship` on the labelled messages in `data/`.

    python -m benchmarks.authorship.train           # writes language/authorship/weights.npz
    python -m benchmarks.authorship.train --check   # trains on three quarters, prints what it gets right on the rest

The messages are our own work and under the licence of this repository.
"""

import argparse
from collections import Counter
from collections.abc import Sequence

import numpy as np

from benchmarks.authorship.chain import fit
from benchmarks.authorship.examples import Example, Parts, example, grouped, labelled, own, varied
from language.authorship import left_out
from language.authorship.judge import FILE, Weights, foreign
from language.authorship.signs import Piece

BITS = 17
TURN_BITS = 13
VARIANTS = 3
EVERY = 3
_QUARTER = 4


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--check", action="store_true", help="measure on messages that were not trained on")
    arguments.add_argument("--show", action="store_true", help="print what it gets wrong")
    arguments.add_argument("--folds", type=int, default=_QUARTER)
    given = arguments.parse_args()
    messages, plain = labelled(), list(own())[::EVERY]
    print(f"{len(messages)} messages with pastes, {len(plain)} without")
    if given.check:
        measured(messages, plain, _QUARTER, show=given.show)
        return
    weights = trained(messages, plain)
    np.savez_compressed(
        FILE,
        allow_pickle=False,
        piece=weights.piece,
        piece_scale=np.array(weights.piece_scale),
        turn=weights.turn,
        turn_scale=np.array(weights.turn_scale),
    )
    print(f"{FILE.name}: {FILE.stat().st_size / 1024:.0f} KB")


def trained(messages: list[tuple[str, Parts]], plain: Sequence[Parts]) -> Weights:
    every = [*(parts for _, parts in messages), *varied(messages, VARIANTS), *plain, *grouped(list(plain[::EVERY]))]
    return fit([example(parts) for parts in every], BITS, TURN_BITS)


def measured(messages: list[tuple[str, Parts]], plain: Sequence[Parts], parts: int, *, show: bool) -> None:
    """Trains on all but the first of so many parts, and measures on that one."""
    weights = trained(
        [one for number, one in enumerate(messages) if number % parts],
        [one for number, one in enumerate(plain) if number % parts],
    )
    check("pasted", [example(one) for _, one in messages[::parts]], weights, show=show)
    check("own", [example(one) for one in plain[::parts]], weights, show=show)
    check("long", [example(one) for one in grouped(list(plain[::parts]))], weights, show=show)


def check(name: str, unseen: Sequence[Example], weights: Weights, *, show: bool) -> None:
    """How many messages keep nothing foreign or all of the user's words; of pieces, those in the first person too."""
    seen: Counter[str] = Counter()
    for one in unseen:
        cuts = left_out(one.pieces, foreign(one.pieces, weights))
        judged = [triple for triple in zip(one.pieces, one.foreign, cuts, strict=True) if not triple[0].lead]
        seen["messages"] += 1
        seen["nothing foreign kept"] += not any(theirs and not cut for _, theirs, cut in judged)
        seen["nothing foreign kept that says I"] += not any(
            theirs and not cut and _speaks(p) for p, theirs, cut in judged
        )
        seen["all own kept"] += not any(cut and not theirs for _, theirs, cut in judged)
        seen["all own kept that says I"] += not any(cut and not theirs and _speaks(p) for p, theirs, cut in judged)
        for piece, theirs, cut in judged:
            if show and theirs != cut:
                print("  kept" if theirs else "  lost", "|", piece.text, "|", one.text.replace("\n", "⏎")[:200])
    print(name, dict(seen))


def _speaks(piece: Piece) -> bool:
    return not {"me", "mine", "verbs"}.isdisjoint(piece.cues)


if __name__ == "__main__":
    main()
