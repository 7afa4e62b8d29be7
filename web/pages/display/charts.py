"""Charts as SVG made here: bars that pile up, and lines. Colours are the classes `c0` to `c7` of the style."""

from collections.abc import Mapping, Sequence

from markupsafe import Markup

COLOURS = 8
_WIDE, _HIGH, _LEFT, _BELOW, _ABOVE = 720, 220, 34, 22, 10
_LABELS = 13
"""At most so many labels below the columns."""


def bars(columns: Sequence[tuple[str, Mapping[str, float]]], series: Sequence[str], title: str) -> Markup:
    """A column for each label, in which the series stand one upon the other, in their order."""
    most = max((sum(values.values()) for _, values in columns), default=0) or 1
    step = (_WIDE - _LEFT) / max(len(columns), 1)
    width = min(step * 0.72, 44)
    drawn = []
    for place, (label, values) in enumerate(columns):
        left, height = _LEFT + place * step + (step - width) / 2, 0.0
        for colour, name in enumerate(series):
            value = values.get(name, 0)
            tall = value / most * (_HIGH - _BELOW - _ABOVE)
            if value:
                top = _HIGH - _BELOW - height - tall
                drawn.append(_bar(left, top, width, tall, colour, f"{label} · {name}: {value:g}"))
            height += tall
    return _svg(title, [*_scale(most), *drawn, *_below([label for label, _ in columns], step)])


def lines(labels: Sequence[str], series: Mapping[str, Sequence[float]], title: str) -> Markup:
    """A line for each series over the same labels."""
    most = max((value for values in series.values() for value in values), default=0) or 1
    step = (_WIDE - _LEFT) / max(len(labels), 1)
    drawn = []
    for colour, values in enumerate(series.values()):
        points = " ".join(
            f"{_LEFT + (at + 0.5) * step:.1f},{_height(value, most):.1f}" for at, value in enumerate(values)
        )
        drawn.append(Markup('<polyline class="line c{}" points="{}"/>').format(colour % COLOURS, points))
    return _svg(title, [*_scale(most), *drawn, *_below(labels, step)])


def legend(series: Sequence[str]) -> Markup:
    """Which colour is which."""
    entry = Markup(
        '<li><svg class="chart" viewBox="0 0 9 9" aria-hidden="true"><rect class="c{}" width="9" height="9" rx="2"/>'
        "</svg>{}</li>"
    )
    entries = Markup("").join(entry.format(colour % COLOURS, name) for colour, name in enumerate(series))
    return Markup('<ul class="legend">{}</ul>').format(entries)


def _bar(left: float, top: float, width: float, tall: float, colour: int, words: str) -> Markup:
    return Markup(
        '<rect class="c{}" x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}" rx="1.5"><title>{}</title></rect>'
    ).format(colour % COLOURS, left, top, width, tall, words)


def _height(value: float, most: float) -> float:
    return _HIGH - _BELOW - value / most * (_HIGH - _BELOW - _ABOVE)


def _scale(most: float) -> list[Markup]:
    """Lines at nothing, half and all."""
    line = Markup(
        '<line class="axis" x1="{0}" x2="{1}" y1="{2:.1f}" y2="{2:.1f}"/>'
        '<text x="{3}" y="{4:.1f}" text-anchor="end">{5:.3g}</text>'
    )
    values = (0, most / 2, most) if most > 9 or most % 2 == 0 else (0, most)
    return [
        line.format(_LEFT, _WIDE, _height(value, most), _LEFT - 6, _height(value, most) + 4, value) for value in values
    ]


def _below(labels: Sequence[str], step: float) -> list[Markup]:
    every = -(-len(labels) // _LABELS) or 1
    word = Markup('<text class="label" x="{:.1f}" y="{}" text-anchor="middle">{}</text>')
    return [
        word.format(_LEFT + (place + 0.5) * step, _HIGH - 5, label)
        for place, label in enumerate(labels)
        if place % every == 0
    ]


def _svg(title: str, parts: Sequence[Markup]) -> Markup:
    return Markup('<svg class="chart" viewBox="0 0 {} {}" role="img" aria-label="{}">{}</svg>').format(
        _WIDE, _HIGH, title, Markup("").join(parts)
    )
