import { beforeEach, expect, test, vi } from "vitest";
import { lotOf } from "../src/art/geometry.ts";
import type { Engine } from "../src/engine/engine.ts";
import type { Possible, Preview, View } from "../src/engine/types.ts";
import { Game } from "../src/game/game.svelte.ts";
import { handleKey, type KeyCommands } from "../src/table/keys.ts";
import { pointedAt, promptOf } from "../src/table/prompt.ts";
import { Seat, type CityHandle } from "../src/table/seat.svelte.ts";
import { possible, step, table, turn } from "./builders.ts";
import { engineWith, opened, played, view } from "./fake_engine.ts";

const OFFER = { deed: "C4", printed: 3, silver: 1, price: 4 };
const TABLE = table({
  you: { lots: ["A1"], buildings: [] },
  ceres: { lots: ["B2"], monuments: [], gardens: {}, parks: [] },
  market: [OFFER],
});
const CAN = possible({
  income: { silver: 5, action: "income" },
  deeds: { C4: { action: "buy C4" } },
  builds: { domus: { places: [["A1"]] } },
});

const play = vi.fn<Engine["play"]>();
beforeEach(() => {
  play.mockReset();
  play.mockResolvedValue(played(2, null));
});

function seatAt(can: Possible = CAN, parts: Partial<View> = {}, asks = false): Seat {
  const preview: Engine["preview"] = async (_, { action }) =>
    ({ action, legal: true, replaced: [], marked: [], changes: {} }) as unknown as Preview;
  const start = opened({ view: view({ can, ...parts }, TABLE) });
  const game = new Game(engineWith({ play, preview }), start, () => "slow");
  const seat = new Seat(game, () => asks);
  seat.city = CITY;
  return seat;
}

/** A city of Lots of 100 pixels in the corner of the window. */
const CITY: CityHandle = {
  focus: () => {},
  placeAt: (x, y) =>
    x < 700 && y < 700
      ? { lot: lotOf([Math.floor(x / 100), Math.floor(y / 100)]), at: [x / 100, y / 100] }
      : null,
  lotSize: () => 100,
};

const sent = (): string[] => play.mock.calls.map(([, { action }]) => action);

// The city.

test("a Deed in the city is selected, and bought by a second Enter only", () => {
  const seat = seatAt();
  seat.pick("C4", "mouse");
  seat.pick("C4", "mouse");
  expect([seat.selection.action, sent()]).toEqual(["buy C4", []]);
  seat.pick("C4", "key");
  expect(sent()).toEqual(["buy C4"]);
});

test("your own Lot is selected, any other Lot clears the selection", () => {
  const seat = seatAt();
  seat.pick("A1", "mouse");
  expect(seat.selection.selected).toEqual({ what: "lot", lot: "A1" });
  seat.pick("B2", "mouse");
  expect(seat.selection.selected.what).toBe("nothing");
});

test("a piece is built by a click, but only put down by touch", () => {
  const seat = seatAt();
  seat.selectPiece("domus");
  seat.pick("A1", "touch");
  expect(sent()).toEqual([]);
  seat.pick("A1", "mouse");
  expect(sent()).toEqual(["build domus A1"]);
});

test("a piece that is dropped in the city is built, elsewhere not", () => {
  const seat = seatAt();
  seat.drag("domus", 50, 50, "mouse");
  seat.drag("domus", 900, 50, "mouse");
  seat.drop("mouse");
  expect([sent(), seat.selection.selected.what]).toEqual([[], "nothing"]);
  seat.drag("domus", 900, 50, "mouse");
  expect([seat.dragged?.x, seat.selection.action]).toEqual([900, null]);
  seat.drag("domus", 50, 50, "mouse");
  seat.drop("mouse");
  expect(sent()).toEqual(["build domus A1"]);
});

test("a piece that does not fit where it is dropped is not built", () => {
  const seat = seatAt();
  seat.drag("domus", 350, 50, "mouse");
  seat.drop("mouse");
  expect([sent(), seat.selection.carried?.site]).toEqual([[], ["D1"]]);
});

test("a finger drags a piece above itself, and only lays it down", () => {
  const seat = seatAt();
  seat.drag("domus", 50, 130, "touch");
  expect(seat.dragged?.over?.lot).toBe("A1");
  seat.drop("touch");
  expect([sent(), seat.ready]).toEqual([[], "build domus A1"]);
});

test("actions that are to be confirmed are played the second time", () => {
  const seat = seatAt(CAN, {}, true);
  void seat.income();
  expect([sent(), seat.ready]).toEqual([[], "income"]);
  void seat.buy("C4");
  expect([sent(), seat.ready]).toEqual([[], "buy C4"]);
  seat.drag("domus", 50, 50, "mouse");
  seat.drop("mouse");
  seat.point("D4", [3.5, 3.5], "mouse"); // on the way to the button
  expect([sent(), seat.ready]).toEqual([[], "build domus A1"]);
  seat.pick("A1", "mouse");
  expect(sent()).toEqual(["build domus A1"]);
});

test("with confirming, a click lays a piece down, and the next one elsewhere moves it", () => {
  const places = [["A1"], ["B1"]];
  const seat = seatAt(possible({ builds: { domus: { places } } }), {}, true);
  seat.selectPiece("domus");
  seat.point("A1", [0.5, 0.5], "mouse");
  seat.pick("A1", "mouse");
  seat.point("B1", [1.5, 0.5], "mouse");
  expect(seat.ready).toBe("build domus A1");
  seat.pick("B1", "mouse");
  expect([sent(), seat.ready]).toEqual([[], "build domus B1"]);
});

test("a site for Ceres is chosen, and confirmed by a second click", () => {
  const seat = seatAt(possible({ places: [["E5"], ["F6"]] }), { phase: "choice" });
  seat.pick("E5", "mouse");
  expect([seat.ready, sent()]).toEqual(["place E5", []]);
  seat.pick("E5", "touch");
  expect(sent()).toEqual([]);
  seat.pick("E5", "mouse");
  expect(sent()).toEqual(["place E5"]);
});

test("a preview is that of the selected action", async () => {
  const seat = seatAt();
  seat.selectDeed("C4");
  await seat.loadPreview();
  expect(seat.preview?.action).toBe("buy C4");
  seat.cancel();
  expect(seat.preview).toBeNull();
});

test("the sites of a piece are shown while nothing is selected", () => {
  const seat = seatAt();
  seat.hoveredPiece = "domus";
  expect(seat.hoveredSites).toEqual([["A1"]]);
  seat.selectDeed("C4");
  expect(seat.hoveredSites).toBeNull();
});

// The prompt.

function prompt(seat: Seat): [string, boolean] {
  const { message, bad } = promptOf(seat);
  return ["id" in message ? message.id : "", bad];
}

test("the prompt says what the selection would do", () => {
  const seat = seatAt();
  expect(prompt(seat)).toEqual(["page-table-your-turn", false]);
  seat.selection.selectIncome();
  expect(prompt(seat)).toEqual(["page-table-income", false]);
  seat.selectDeed("C4");
  expect(prompt(seat)).toEqual(["page-table-buy", false]);
  seat.selection.selectLot("A1");
  expect(prompt(seat)).toEqual(["page-table-build-on", false]);
});

test("the prompt says why something is not possible", () => {
  const seat = seatAt(possible({ deeds: { C4: { why: { message: { id: "poor" } } } } }));
  seat.selectDeed("C4");
  expect(prompt(seat)).toEqual(["page-table-refused", true]);
});

test("a piece asks where, and then whether", () => {
  const seat = seatAt(possible({ builds: { domus: { places: [["A1"], ["D4"]] } } }));
  seat.selectPiece("domus");
  expect(prompt(seat)).toEqual(["page-table-where", false]);
  seat.selection.point("D4");
  expect(prompt(seat)).toEqual(["page-table-build", false]);
  seat.selection.point("E5");
  expect(prompt(seat)).toEqual(["page-table-not-there", true]);
});

test("what is pointed at is described beside the prompt, which stays", () => {
  const seat = seatAt();
  seat.hoveredPiece = "domus";
  expect(pointedAt(seat)?.message).toMatchObject({ id: "page-tray-shows" });
  expect(prompt(seat)).toEqual(["page-table-your-turn", false]);
  seat.selectDeed("C4");
  expect(pointedAt(seat)).toBeNull();
});

test.each([
  ["garden", "residential", "page-table-choose-tile"],
  ["garden", null, "page-table-choose-lot"],
  ["colosseum", null, "page-table-choose-monument"],
])("a choice of %s with the tile %s asks %s", (place, tile, id) => {
  const pending = {
    place,
    tile,
    left: 1,
    icon: false,
    options: [],
    reason: { id },
    rules: [],
    step: step("sites"),
    changes: [],
  };
  expect(prompt(seatAt(possible(), { phase: "choice", pending }))).toEqual([id, false]);
});

// The keys.

function press(key: string, seat: Seat, commands: Partial<KeyCommands> = {}, focus = ""): boolean {
  const target = { closest: (selector: string) => (focus && selector.includes(focus)) || null };
  const event = { key, target, preventDefault: vi.fn() };
  const close = (): boolean => false;
  const all = { close, ...commands } as KeyCommands;
  vi.stubGlobal("document", { querySelector: () => null });
  handleKey(event as unknown as KeyboardEvent, seat, all);
  vi.unstubAllGlobals();
  return event.preventDefault.mock.calls.length > 0;
}

test("I selects Income, and the second time takes it", () => {
  const seat = seatAt();
  press("i", seat);
  expect([seat.selection.action, sent()]).toEqual(["income", []]);
  press("i", seat);
  expect(sent()).toEqual(["income"]);
});

test("Enter confirms the selection, unless a button has the focus", () => {
  const seat = seatAt();
  seat.selectDeed("C4");
  expect(press("Enter", seat, {}, "button")).toBe(false);
  press("Enter", seat);
  expect(sent()).toEqual(["buy C4"]);
});

test("Escape closes a sheet before it clears the selection", () => {
  const seat = seatAt();
  seat.selectDeed("C4");
  press("Escape", seat, { close: () => true });
  expect(seat.selection.action).toBe("buy C4");
  press("Escape", seat);
  expect(seat.selection.action).toBeNull();
});

test("Space lets Ceres answer at once", () => {
  const seat = seatAt();
  expect(press(" ", seat)).toBe(false);
  const own = { turn: turn(1, "income"), index: 0, table: TABLE };
  seat.game.unanswered = { own, answer: played(2, null) };
  expect(prompt(seat)).toEqual(["page-table-unanswered", false]);
  press(" ", seat);
  expect([seat.game.unanswered, seat.game.revision]).toEqual([null, 2]);
});

test("keys in a field are not used", () => {
  const market = vi.fn();
  press("b", seatAt(), { market }, "input");
  expect(market).not.toHaveBeenCalled();
  press("b", seatAt(), { market });
  expect(market).toHaveBeenCalled();
});
