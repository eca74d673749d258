"""The sections of a report: each a heading, sentences, and perhaps a table or a chart."""

from dataclasses import dataclass, field, replace
from typing import Any, Final

from ceres.components import STANDARD, Card
from ceres.engine.state import DIFFICULTIES
from ceres.lab.comparison import Difference, GroupComparison, Groups, cards, distances, effects
from ceres.lab.plan import KEYS
from ceres.lab.report import charts, figures
from ceres.lab.results import Results
from ceres.lab.statistics import SampleEstimate
from ceres.lab.summary import summarise, varying
from ceres.lab.words import column_name, phrase, summary_table, value_name
from ceres.text import Catalogue

_FEW: Final = 6
_COMPARED: Final = ("compared", "verdict", "points", "margin", "chance")
MAX_CHARTS: Final = 12
"""The number of charts of one kind, where there is one for each scene."""


@dataclass(frozen=True)
class Section:
    """A section of a report."""

    id: str
    title: str
    text: list[str]
    table: list[list[str]] = field(default_factory=list)
    """Rows, the first of them the names of the columns."""
    pictures: list[Any] = field(default_factory=list)
    listed: bool = False
    """Whether the sentences behind the first are a list."""

    def of_set(self, name: str, number: int) -> "Section":
        """Return the section of one of several sets of results."""
        return replace(self, id=f"{self.id}-of-{number + 1}", title=f"{self.title} · {name}")


class SectionWriter:
    """Writes the sections of one set of results."""

    def __init__(self, results: Results, words: Catalogue) -> None:
        self.results: Final = results
        self.words: Final = words
        self.say: Final = words.say
        self.number: Final = words.number
        self.games: Final = figures.without_exchanges(results.games)
        self.lines: Final = summarise(self.games)
        self.groups: Final = Groups(results.games)
        self._names: Final = {each: words.name("difficulty", each) for each in DIFFICULTIES}
        # The columns besides bot and difficulty that make groups: each combination is a scene.
        self._scene_keys: Final = [
            key for key in varying(self.lines) if key in ("monuments", "variants", "components")
        ]

    def scene(self, key: dict[str, Any]) -> str:
        """Name a group's options besides bot and difficulty, where groups differ in them."""
        parts = [phrase(name, key[name], self.words) for name in self._scene_keys]
        return self.words.join(parts, "comma")

    def label(self, row: dict[str, Any]) -> dict[str, str]:
        """Return the names of a group in charts."""
        return {
            "bot": value_name("bot", row["bot"], self.words),
            "difficulty": self._names[row["difficulty"]],
            "scene": self.scene(row),
        }

    def order(self) -> list[str]:
        """Return the names of the difficulties that occur."""
        there = {line.key["difficulty"] for line in self.lines}
        return [self._names[each] for each in DIFFICULTIES if each in there]

    def sections(self) -> list[Section]:
        """Write all sections."""
        found = [self.overview(), self.win_rates(), self.margins()]
        found += [self.points(), self.growth(), self.counts()]
        if worth := cards(self.groups):
            found.append(self.cards(worth))
        if far := distances(self.groups):
            found.append(self.comparisons("distance", self.say("report-distance-title"), far))
        if others := effects(self.groups):
            found.append(self.comparisons("effects", self.say("report-effects-title"), others))
        return found

    def overview(self) -> Section:
        """Show all groups in a table."""
        games = self.number(sum(line.games for line in self.lines))
        text = [self.say("report-overview-text", games=games)]
        fixed = [key for key in KEYS if key not in varying(self.lines) and key != "exchanged"]
        if fixed and self.lines:
            same = [phrase(key, self.lines[0].key[key], self.words) for key in fixed]
            text.append(self.say("report-everywhere", same=self.words.join(same, "comma")))
        done = sum(line.games for line in summarise(self.results.games))
        if self.results.expected is not None and done < self.results.expected:
            facts = {"done": self.number(done), "total": self.number(self.results.expected)}
            text.append(self.say("report-unfinished", **facts))
        table = summary_table(self.lines, self.words)
        return Section("overview", self.say("report-overview-title"), text, table)

    def win_rates(self) -> Section:
        """Show win rates by difficulty and bot, with intervals."""
        rows = [{**self.label(line.key), **line.wins._asdict()} for line in self.lines]
        chart = charts.win_rates(rows, self.order(), self.say)
        text = [self.say("report-wins-text")]
        return Section("win-rates", self.say("report-wins-title"), text, pictures=[chart])

    def margins(self) -> Section:
        """Show how clearly games are won and lost."""
        rows = [
            {**self.label(row), "middle": row["middle"], "share": row["share"]}
            for row in figures.margins(self.games)
        ]
        chart = charts.margin_spread(rows, self.order(), self.say)
        text = [self.say("report-margins-text")]
        return Section("margins", self.say("report-margins-title"), text, pictures=[chart])

    def points(self) -> Section:
        """Show the sources of the points, a chart for each scene."""
        names = {source: self._source(source) for side in figures.SIDES.values() for source in side}
        scenes: dict[str, list[dict[str, Any]]] = {}
        ranks = {source: rank for rank, source in enumerate(names)}
        for row in figures.points(self.games):
            label = self.label(row)
            side = self.words.name("side", row["side"])
            scenes.setdefault(label["scene"], []).append(
                {
                    **label,
                    "id": row["source"],
                    "source": names[row["source"]],
                    "rank": ranks[row["source"]],
                    "side_era": f"{side}|{row['era']}",
                    "vp": row["vp"],
                }
            )
        pictures = []
        for scene, rows in list(scenes.items())[:MAX_CHARTS]:
            chart = charts.points_by_era(rows, self.order(), names, self.say)
            pictures.append(chart.properties(title=scene) if scene else chart)
        text = [self.say("report-points-text")]
        if len(scenes) > MAX_CHARTS:
            text.append(self.say("report-left-out", shown=MAX_CHARTS, all=len(scenes)))
        return Section("points", self.say("report-points-title"), text, pictures=pictures)

    def _source(self, source: str) -> str:
        if source in ("when-built", "run-outs"):
            return self.say(f"report-source-{source}")
        return self.words.name("source", source)

    def growth(self) -> Section:
        """Show market and Gardens over the game."""
        across = "era"
        found = figures.growth(self.games)
        if self.results.decisions is not None:
            across = "turn"
            found = figures.growth_by_turn(self.games, self.results.decisions)
        scene = found[0] if found else {}
        rows = [
            {**row, **self.label(row), "what": self.say(f"report-grows-{row['what']}")}
            for row in found
            if self.scene(row) == self.scene(scene)
        ]
        text = [self.say("report-growth-text" if across == "era" else "report-growth-turns")]
        if self._scene_keys:
            text.append(self.say("report-one-scene", scene=self.scene(scene)))
        chart = charts.growth(rows, self.order(), across, self.say)
        return Section("growth", self.say("report-growth-title"), text, pictures=[chart])

    def counts(self) -> Section:
        """Show what is done in a game, and what runs out, in a table."""
        names = (*figures.ACTION_COUNTS, *figures.RUN_OUTS)
        keys = varying(self.lines)
        head = [column_name(key, self.words) for key in keys]
        head += [self.say("report-count-turns")]
        head += [self.say(f"report-count-{name.replace('_', '-')}") for name in names]
        rows = [head]
        for row in figures.per_game(self.games, names):
            cells = [value_name(key, row[key], self.words) for key in keys]
            rows.append([*cells, *(self.number(row[name], 1) for name in ("turns", *names))])
        text = [self.say("report-counts-text")]
        return Section("counts", self.say("report-counts-title"), text, rows)

    def cards(self, found: list[GroupComparison]) -> Section:
        """Show the value of each card."""
        known = {card.id: card for card in STANDARD.cards}
        rows = []
        for each in sorted(found, key=lambda each: -each.difference.margin.value):
            gain = each.difference.margin
            key = {**each.common, "exchanged": ""}
            label = self.label(key)
            [exchanged] = each.second
            card = known[exchanged] if key["components"] == "standard" else None
            rows.append(
                {
                    "card": self._card(exchanged, card),
                    "does": self._does(card),
                    "group": self.words.join([label["bot"], label["difficulty"]], "comma"),
                    "scene": label["scene"],
                    **gain._asdict(),
                }
            )
        text = [self.say("report-cards-text"), self.say("report-cards-many", cards=len(known))]
        chart = charts.card_worth(rows, self.say)
        return Section("cards", self.say("report-cards-title"), text, pictures=[chart])

    def _card(self, id: str, card: Card | None) -> str:
        if card is None:
            return id
        icon = "yes" if card.monument else "no"
        does = self._does(card, " ".join(card.letters))
        return self.say("report-card", id=id, does=does, icon=icon)

    def _does(self, card: Card | None, letters: str = "") -> str:
        if card is None:
            return ""
        does = card.by or card.action
        return self.say("card-action", does=does, letters=letters)

    def comparisons(self, id: str, title: str, found: list[GroupComparison]) -> Section:
        """Show differences with intervals: a chart, a table, and if few a sentence each."""
        statements = [self.statement(each) for each in found] if len(found) <= _FEW else []
        rows = [
            {
                "label": self.heading(each),
                "difference": each.difference.wins.value,
                "low": each.difference.wins.low,
                "high": each.difference.wins.high,
                "margin": each.difference.margin.value,
                "margin_low": each.difference.margin.low,
                "margin_high": each.difference.margin.high,
            }
            for each in found
        ]
        text = [self.say("report-compare-text"), *statements]
        chart = charts.differences(rows, self.say)
        table = [[self.say(f"report-column-{name}") for name in _COMPARED]]
        table += [self._compared(each) for each in found]
        return Section(id, title, text, table, [chart], listed=True)

    def _compared(self, each: GroupComparison) -> list[str]:
        found = each.difference
        return [
            self.heading(each),
            self.say("report-verdict", verdict=found.verdict),
            self._estimate(found.wins, 100),
            self._estimate(found.margin),
            self._p_value(found.p_value),
        ]

    def heading(self, each: GroupComparison) -> str:
        """Return a heading such as `planner against greedy (Normal, …)`."""
        # Of what they have in common, that which distinguishes one comparison from the others.
        telling = [name for name in varying(self.lines) if name != "exchanged"]
        common = [
            phrase(name, each.common[name], self.words) for name in telling if name in each.common
        ]
        first, second = (self._named(each, values) for values in (each.first, each.second))
        where, some = self.words.join(common, "comma"), "yes" if common else "no"
        return self.say("report-against", first=first, second=second, where=where, some=some)

    def _named(self, each: GroupComparison, values: tuple[Any, ...]) -> str:
        if not each.keys:
            return str(values[0])
        parts = zip(each.keys, values, strict=True)
        return self.words.join([phrase(key, value, self.words) for key, value in parts], "comma")

    def statement(self, each: GroupComparison) -> str:
        """Write a sentence on the difference, and whether it is more than chance."""
        found = each.difference
        chance = self._p_value(found.p_value)
        return self.say(
            "report-statement",
            heading=self.heading(each),
            rate=self.words.percent(found.rates[0].value),
            other=self.words.percent(found.rates[1].value),
            points=self._signed(found.wins.value * 100),
            low=self._signed(found.wins.low * 100),
            high=self._signed(found.wins.high * 100),
            margin=self._signed(found.margin.value),
            marginlow=self._signed(found.margin.low),
            marginhigh=self._signed(found.margin.high),
            games=self._counts(found.games[:1] if found.paired else found.games),
            played=self._counts(found.played),
            paired=_pairing(found),
            chance=chance if "<" in chance else f"= {chance}",
            verdict=found.verdict,
        )

    def _counts(self, games: tuple[int, ...]) -> str:
        return " + ".join(map(self.number, games))

    def _signed(self, value: float) -> str:
        return self.number(value, 1, signed=True)

    def _estimate(self, estimate: SampleEstimate, times: float = 1) -> str:
        """Format an estimate without words: `+3.1 (+1.2 … +5.0)`."""
        value, low, high = (self._signed(each * times) for each in estimate)
        return f"{value} ({low} … {high})"

    def _p_value(self, chance: float) -> str:
        least = 0.0001
        return f"< {self.number(least, 4)}" if chance < least else self.number(chance, 4)


def _pairing(found: Difference) -> str:
    """Return whether the same seeds were played: `yes`, by `some` games of these only, or `no`."""
    if not found.paired:
        return "no"
    return "yes" if found.games == found.played else "some"
