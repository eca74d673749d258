"""The log that makes events: what happened, and what decided it."""

from typing import Literal, NamedTuple

from ceres import events
from ceres.engine._word import Word
from ceres.engine.board import (
    BIT,
    NAMES,
    NO_LOTS,
    SIDE,
    Lot,
    Lots,
    beside,
    count,
    diagonal,
    distance,
    each,
    group_of,
    names,
    only,
)
from ceres.engine.log import Log
from ceres.engine.pieces import (
    BY_LETTERS,
    BY_NAMES,
    MONUMENTS_BITS,
    PIECES,
    TILE_IDS,
    ActionCard,
    Piece,
    Placement,
    placement_facts,
)
from ceres.engine.scoring import Score
from ceres.engine.scoring_items import scoring_items
from ceres.engine.sites import fitting_sites, largest_parks, parks_at, single_lots
from ceres.engine.state import GARDEN, PRICES, YOU, YOUR_ACTION, State
from ceres.engine.your_turn import BASIC_INCOME
from ceres.events import facts


class Story(Log):
    """The events of a turn, in the order in which they happened."""

    def __init__(self) -> None:
        self.events: list[events.Event] = []

    def add(self, event: events.Event) -> None:
        """Add what happened."""
        self.events.append(event)

    # Your turn.

    def income(self, state: State) -> None:
        shown = [placement_facts(each) for each in state.buildings if each.piece.silver]
        silver = BASIC_INCOME + state.income
        self.add(events.Income(("Y1",), silver, BASIC_INCOME, shown))

    def bought(self, deed: Lot, slot: Word, price: int, bribe: int) -> None:
        self.add(
            events.Buy(
                ("Y2", "T4"),
                deed=NAMES[deed],
                place=slot + 1,
                price=price,
                printed=PRICES[slot],
                silver_on_it=bribe,
            )
        )

    def refilled(self, deed: Lot | None, rule: str) -> None:
        if deed is not None:
            self.add(events.Refill((rule,), NAMES[deed]))

    def built(self, building: Placement, replaced: list[Placement], marked: Lots) -> None:
        self.add(
            events.Build(
                ("Y3", "M1") if building.piece.monument else ("Y3",),
                id=building.piece.id,
                lots=names(building.lots),
                replaced=[placement_facts(other) for other in replaced],
                marked=names(marked),
            )
        )

    def when_built(self, building: Placement, you: bool, ceres: bool) -> None:
        piece = building.piece
        self.add(
            events.WhenBuilt(
                ("M1", "M4"),
                id=piece.id,
                lots=names(building.lots),
                you={"vp": piece.when_built_vp * you, "silver": piece.when_built_silver * you},
                ceres={"vp": piece.when_built_vp * ceres},
            )
        )

    def chose(self, target: Word, lots: Lots) -> None:
        if target == GARDEN:
            self.add(events.Place(("P4",), "garden", names(lots)))
        else:
            self.add(events.Place(("M3", "P4"), PIECES[target].id, names(lots)))

    # Ceres' turn.

    def last_turn(self) -> None:
        self.add(events.LastTurn(("E2",)))

    def flipped(self, state: State, flipped: ActionCard, chosen: ActionCard) -> None:
        row = [card.id for card in state.row[:-1]]
        row.insert(flipped.number - 1, chosen.id)
        self.add(events.Flip(("C1",), flipped.id, flipped.number, row, chosen.id))

    def claimed(self, state: State, card: ActionCard, deed: Lot, slot: Word, bribe: int) -> None:
        column = deed // SIDE
        by_letters = card.by == BY_LETTERS
        owned = state.her_owned() & ~BIT[deed] if by_letters else NO_LOTS
        market, bribes = state.market[:], state.bribes[:]
        market.insert(slot, deed)
        bribes.insert(slot, bribe)
        candidates = [
            _candidate(other, place, PRICES[place] + bribes[place], owned)
            for place, other in enumerate(market)
            if not by_letters or other // SIDE == column
        ]
        self.add(
            events.Claim(
                ("C2", "T3", "C4") if owned else ("C2" if by_letters else "C3", "C4"),
                card=card.id,
                by=BY_NAMES[card.by],
                letters=list(card.letters),
                letter="ABCDEFG"[column] if by_letters else None,
                candidates=candidates,
                settled=_settled(candidates, NAMES[deed]),
                deed=NAMES[deed],
                place=slot + 1,
                returned=bribe,
            )
        )

    def cannot_claim(self, card: ActionCard, fits: bool) -> None:
        self.add(events.NoClaim(("C5",), card.id, "no-marker" if fits else "no-deed"))

    def turned_up(self, deed: Lot) -> None:
        self.add(events.DeedFlip(("C5",), NAMES[deed]))

    def claim_failed(self, vp: int) -> None:
        self.add(events.FailedClaim(("C5",), vp))

    def bribed(self, state: State, amount: Word, laid: Word) -> None:
        self.add(
            events.Bribe(
                ("C7",),
                icons=state.silver_icons,
                silver=amount,
                deeds=[NAMES[deed] for deed in state.market[:laid]],
                returned=amount - laid,
            )
        )

    def garden_sites(self, state: State, lots: Lots) -> None:
        options = single_lots(lots)
        why = _reason(state, single_lots(state.her_lots), options)
        bag_left = state.next_tile < len(state.bag)
        self.add(
            events.Sites(
                (why.rule, "P5" if only(lots) else "P4"),
                *why,
                place="garden",
                tile=TILE_IDS[state.bag[state.next_tile]] if bag_left else None,
                tiles=None,
                options=[names(option) for option in options],
            )
        )

    def monument_sites(self, state: State, monument: Piece, sites: list[Lots]) -> None:
        why = _reason(state, fitting_sites(state, monument), sites)
        self.add(
            events.Sites(
                ("M2", "M3", why.rule, "P4" if len(sites) > 1 else "P5"),
                *why,
                place=monument.id,
                tile=None,
                tiles=state.icon_tiles,
                options=[names(site) for site in sites],
            )
        )

    def planted(self, state: State, tile: Word, lot: Lot, rule: str) -> None:
        park = names(group_of(BIT[lot], state.park_lots))
        self.add(events.Plant((rule,), NAMES[lot], TILE_IDS[tile], park))

    def bag_empty(self, lot: Lot, neighbours: Lots, vp: int) -> None:
        self.add(events.BagEmpty(("C8",), NAMES[lot], names(neighbours), vp))

    def no_room(self, vp: int) -> None:
        self.add(events.NoRoom(("C6",), vp))

    def crept(self, deed: Lot, slot: Word, bribe: int, size: Word) -> None:
        self.add(events.Creep(("X3", "C4"), NAMES[deed], slot + 1, size, bribe))

    def her_monument(self, monument: Placement, covered: list[tuple[Lot, Word]]) -> None:
        self.add(
            events.Monument(
                ("M2", "X2") if covered else ("M2",),
                id=monument.piece.id,
                lots=names(monument.lots),
                covered={NAMES[lot]: TILE_IDS[tile] for lot, tile in covered},
            )
        )

    def no_monument(self, state: State) -> None:
        supply = [PIECES[number].id for number in each(state.tray & MONUMENTS_BITS)]
        self.add(events.NoMonument(("M2",), state.icon_tiles, supply))

    # Eras.

    def last_turns(self, side: Word) -> None:
        order: list[facts.Side] = ["ceres", "you"] if side == YOU else ["you", "ceres"]
        self.add(events.LastTurns(("E1", "E2"), order))

    def scored(self, state: State, found: Score) -> None:
        self.add(
            events.Scoring(
                ("E3",),
                era=state.era,
                items=scoring_items(state, found),
                you={"scored": found.yours(), "silver": found.silver, "vp": state.your_vp},
                ceres={"scored": found.hers(), "vp": state.her_vp},
            )
        )

    def era_began(self, state: State) -> None:
        market = [NAMES[deed] for deed in state.market]
        self.add(events.EraBegins(("E3",), state.era, market))

    def game_over(self, state: State) -> None:
        you_win = state.your_vp > state.her_vp  # V9
        self.add(
            events.GameOver(
                ("E3", "V9"),
                you=state.your_vp,
                ceres=state.her_vp,
                winner="you" if you_win else "ceres",
            )
        )


class StepByStep(Story):
    """A story that keeps the table after each event, as it lies in the middle of the turn."""

    def __init__(self, state: State) -> None:
        """Listen to a state."""
        super().__init__()
        self.tables: list[State] = []
        self._state = state
        state.log = self

    def add(self, event: events.Event) -> None:
        super().add(event)
        table = self._state.clone()
        table.phase = YOUR_ACTION  # no choice is due until the turn stops
        self.tables.append(table)


# Why she claimed a Deed.


def _candidate(deed: Lot, slot: Word, price: int, owned: Lots) -> facts.Candidate:
    """Describe a Deed she could claim; its distance only where it counts (C2)."""
    found: facts.Candidate = {"deed": NAMES[deed], "place": slot + 1, "price": price}
    if owned:
        steps = distance(BIT[deed], owned)
        found["distance"] = steps
        found["from"] = names(_within(BIT[deed], steps) & owned)
    return found


def _within(lots: Lots, steps: int) -> Lots:
    """Return these Lots and all that are at most `steps` away."""
    for _ in range(steps):
        lots |= beside(lots)
    return lots


def _settled(
    candidates: list[facts.Candidate], deed: str
) -> Literal["only", "distance", "price", "place"]:
    """Return what decided for a Deed: nothing else fitted, or the distance, the price, the slot."""
    if len(candidates) == 1:
        return "only"
    chosen = next(candidate for candidate in candidates if candidate["deed"] == deed)
    if "distance" in chosen:
        candidates = [other for other in candidates if other["distance"] == chosen["distance"]]
        if len(candidates) == 1:
            return "distance"
    candidates = [other for other in candidates if other["price"] == chosen["price"]]
    return "price" if len(candidates) == 1 else "place"


# Why she builds on a site.


class _Reason(NamedTuple):
    """Which of P1 to P3 decided, and by which Parks and distances: the first facts of `Sites`."""

    rule: Literal["P1", "P2", "P3"]
    parks: list[list[str]]
    size: int
    distance: int | None
    distance_from_you: int | None


def _reason(state: State, candidates: list[Lots], options: list[Lots]) -> _Reason:
    """Say why of all candidates these options were left."""
    gardens = state.park_lots
    covered = NO_LOTS
    for lots in candidates:
        covered |= lots
    if covered & beside(gardens):
        return _Reason("P1", *_largest(parks_at(beside(covered), gardens)), None, None)
    if covered & diagonal(gardens):
        return _Reason("P2", *_largest(parks_at(diagonal(covered), gardens)), None, None)
    near = distance(options[0], largest_parks(gardens, gardens)) if gardens else None
    far = distance(options[0], state.built) if state.built else None
    return _Reason("P3", *_largest(parks_at(gardens, gardens)), near, far)


def _largest(parks: list[Lots]) -> tuple[list[list[str]], int]:
    """Return the largest of these Parks, and how many Gardens each has."""
    size = max((count(park) for park in parks), default=0)
    return [names(park) for park in parks if count(park) == size], size
