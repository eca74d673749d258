import { beforeEach, expect, test } from "vitest";
import { turnOn } from "../src/art/geometry.ts";
import type { Lot, Preview } from "../src/engine/types.ts";
import { Selection } from "../src/table/selection.svelte.ts";
import {
  ghostOf,
  includesSite,
  lotsAround,
  middleOf,
  siteAt,
  siteMarks,
} from "../src/table/sites.ts";
import { possible, step } from "./builders.ts";

/** A piece of two Lots, which lies in two ways. */
const PIECE = "domus-maxima";
const ACROSS: Lot[] = ["B2", "C2"];
const DOWN: Lot[] = ["B2", "B3"];

let selection: Selection;
let can = possible();

beforeEach(() => {
  can = possible({ builds: { [PIECE]: { places: [ACROSS, DOWN] } } });
  selection = new Selection(() => can);
});

// Sites.

test("a Lot means the site in the current turn", () => {
  const sites = [ACROSS, DOWN];
  const across = siteAt(PIECE, sites, "B2", middleOf("B2"), 0);
  const down = siteAt(PIECE, sites, "B2", middleOf("B2"), 1);
  expect([across, down].map((site) => site?.join()).toSorted()).toEqual(["B2,B3", "B2,C2"]);
});

test("a Lot that fits in another turn only means that one", () => {
  for (const turn of [0, 1]) expect(siteAt(PIECE, [DOWN], "B3", middleOf("B3"), turn)).toBe(DOWN);
});

test("of several sites the nearest to the point is meant", () => {
  const sites = [
    ["B2", "C2"],
    ["C2", "D2"],
  ];
  expect(siteAt(PIECE, sites, "C2", [2.1, 1.5], 0)).toEqual(["B2", "C2"]);
  expect(siteAt(PIECE, sites, "C2", [2.9, 1.5], 0)).toEqual(["C2", "D2"]);
});

test("a site that replaces nothing is preferred, even turned or farther away", () => {
  const built = new Set(["A2", "C2"]);
  const sites = [["A2", "B2"], ACROSS, DOWN];
  expect(siteAt(PIECE, sites, "B2", [1.1, 1.5], turnOn(PIECE, ACROSS), built)).toBe(DOWN);
  expect(siteAt(PIECE, sites, "C2", middleOf("C2"), 0, built)).toBe(ACROSS);
});

test("a Lot without a site means none", () => {
  expect(siteAt(PIECE, [ACROSS], "G7", middleOf("G7"), 0)).toBeUndefined();
});

test("a piece stays within the city", () => {
  const lots = lotsAround(PIECE, 0, [6.9, 6.9]);
  expect(lots.length).toBe(2);
  expect(lots).toContain("G7");
});

test("single Lots are marked each, larger sites as one area", () => {
  expect(siteMarks([["A1"], ["B2"]]).map(({ lots }) => lots)).toEqual([["A1"], ["B2"]]);
  expect(siteMarks([ACROSS, DOWN])).toEqual([{ lots: ["B2", "C2", "B3"], kind: "place" }]);
});

test("sites are compared by their Lots", () => {
  expect(includesSite([ACROSS], ["B2", "C2"])).toBe(true);
  expect(includesSite([ACROSS], null)).toBe(false);
});

// The selection.

test("nothing is selected at first", () => {
  expect(selection.selected.what).toBe("nothing");
  expect(selection.action).toBeNull();
  expect(selection.ready).toBe(false);
});

test("a Deed is bought if it can be, else it says why not", () => {
  can = possible({ deeds: { C4: { action: "buy C4" }, D5: { why: { message: { id: "poor" } } } } });
  selection.selectDeed("C4");
  expect([selection.action, selection.ready, selection.why]).toEqual(["buy C4", true, null]);
  selection.selectDeed("D5");
  expect([selection.ready, selection.why?.message]).toEqual([false, { id: "poor" }]);
});

test("Income is an action", () => {
  can = possible({ income: { silver: 3, action: "income" } });
  selection.selectIncome();
  expect([selection.action, selection.ready]).toEqual(["income", true]);
});

test("a piece with one site goes there at once", () => {
  can = possible({ builds: { [PIECE]: { places: [DOWN] } } });
  selection.selectPiece(PIECE);
  expect(selection.action).toBe(`build ${PIECE} B2 B3`);
  expect(selection.ready).toBe(true);
});

test("a piece with several sites waits for a Lot", () => {
  selection.selectPiece(PIECE);
  expect(selection.action).toBeNull();
  selection.point("C2");
  expect(selection.action).toBe(`build ${PIECE} B2 C2`);
});

test("a piece goes to the only site that replaces nothing", () => {
  selection = new Selection(
    () => can,
    () => new Set(["C2"]),
  );
  selection.selectPiece(PIECE);
  expect(selection.carried?.site).toEqual(DOWN);
});

test("a piece that the player turned stays turned so", () => {
  selection = new Selection(
    () => can,
    () => new Set(["C2"]),
  );
  selection.selectPiece(PIECE);
  selection.turn();
  expect(selection.carried?.site).toEqual(ACROSS);
  selection.point("B2", [1.4, 1.5]);
  expect(selection.carried?.site).toEqual(ACROSS);
});

test("a piece goes to the selected Lot", () => {
  selection.selectLot("B3");
  selection.selectPiece(PIECE);
  expect(selection.carried?.site).toEqual(DOWN);
});

test("a piece that does not fit is shown, but cannot be built", () => {
  selection.selectPiece(PIECE);
  selection.point("F6");
  expect(selection.carried?.site).toContain("F6");
  expect(selection.ready).toBe(false);
});

test("turning goes to the next way that fits", () => {
  selection.selectPiece(PIECE);
  selection.point("B2");
  const first = selection.carried?.site;
  selection.turn();
  expect(selection.carried?.site).not.toEqual(first);
  expect(selection.ready).toBe(true);
  selection.turn(-1);
  expect(selection.carried?.site).toEqual(first);
});

test("where no other way fits, a piece is not turned", () => {
  can = possible({ builds: { [PIECE]: { places: [DOWN] } } });
  selection.selectPiece(PIECE);
  selection.turn();
  expect(selection.carried?.site).toEqual(DOWN);
});

test("a Lot of several sites for Ceres means the next of them", () => {
  can = possible({ places: [ACROSS, DOWN] });
  selection.chooseAt("B2");
  expect(selection.action).toBe("place B2 C2");
  selection.chooseAt("B2");
  expect(selection.choice).toEqual(DOWN);
  selection.chooseAt("G7");
  expect(selection.choice).toEqual(DOWN);
});

test("the ghost of a piece shows whether it fits, and what it replaces", () => {
  selection.selectPiece(PIECE);
  expect(ghostOf(selection, null, null)).toBeNull();
  selection.put(DOWN);
  const replaced = [{ id: "domus", lots: ["B2"] }];
  const action = selection.action ?? "";
  const preview = { action, legal: true, replaced, marked: [], changes: {} } as unknown as Preview;
  expect(ghostOf(selection, null, preview)).toEqual({
    art: { piece: PIECE },
    site: DOWN,
    fits: true,
    replaced,
  });
});

test("the ghost of a choice is the tile or the Monument", () => {
  const pending = {
    left: 1,
    icon: false,
    options: [["B2"]],
    reason: { id: "x" },
    rules: [],
    step: step("sites"),
    changes: [],
  };
  selection.choose(["B2"]);
  const tile = ghostOf(selection, { ...pending, place: "garden", tile: "residential" }, null);
  expect(tile?.art).toEqual({ tile: "residential" });
  const monument = ghostOf(selection, { ...pending, place: "colosseum", tile: null }, null);
  expect(monument?.art).toEqual({ piece: "colosseum" });
});
