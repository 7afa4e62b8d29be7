"""Figures as people read them: shares, times, sizes, in the language of the visitor."""

from datetime import datetime

from web.pages.frame import Visit

_SIZES = ("B", "kB", "MB", "GB", "TB")
NONE = "–"


class Words:
    """How a page says its figures; templates have it as `say`."""

    def __init__(self, visit: Visit) -> None:
        self._t = visit.t

    def number(self, value: float | None, digits: int = 2) -> str:
        """With blanks between thousands, and no more digits than say something."""
        if value is None:
            return NONE
        if float(value).is_integer():
            return f"{int(value):,}".replace(",", "\u202f")
        return f"{value:,.{digits}f}".replace(",", "\u202f")

    def share(self, value: float | None) -> str:
        return NONE if value is None else f"{value:.1%}".replace(".0%", "%")

    def time(self, milliseconds: float | None) -> str:
        """The largest unit that tells it well."""
        if milliseconds is None:
            return NONE
        for unit, size in (("h", 3_600_000), ("min", 60_000), ("s", 1_000)):
            if milliseconds >= size:
                return self._t(f"unit.{unit}", n=f"{milliseconds / size:.1f}".removesuffix(".0"))
        return self._t("unit.ms", n=f"{milliseconds:.0f}" if milliseconds >= 10 else f"{milliseconds:.1f}")

    def seconds(self, seconds: float | None) -> str:
        return NONE if seconds is None else self.time(seconds * 1000)

    def cost(self, value: float | None) -> str:
        """In the currency of the prices; small ones to the digits that matter."""
        if value is None:
            return NONE
        return f"{value:.4f}" if 0 < value < 0.1 else f"{value:.2f}"

    def size(self, value: float) -> str:
        for unit in _SIZES:
            if value < 1000 or unit == _SIZES[-1]:
                return f"{value:.1f} {unit}".replace(".0 ", " ")
            value /= 1000
        raise AssertionError

    def moment(self, at: datetime | None) -> str:
        return NONE if at is None else f"{at:%Y-%m-%d %H:%M} UTC"
