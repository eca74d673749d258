import { expect, test } from "vitest";
import { coveredBy, occupantsOf, ROWS } from "../src/board/occupants.ts";
import { cityScene } from "../src/home/scenes.ts";
import { table } from "./builders.ts";

const OFFER = { deed: "G7", printed: 2, silver: 0, price: 2 };
const CITY = table({
  you: { lots: ["A1", "B1"], buildings: [{ id: "domus", lots: ["B1"] }] },
  ceres: {
    lots: ["C1", "D1"],
    monuments: [{ id: "colosseum", lots: ["E1", "F1"] }],
    gardens: { D1: "residential", D2: "commercial" },
    parks: [["D1", "D2"]],
  },
  market: [OFFER],
});

test("every Lot has one occupant", () => {
  const occupants = occupantsOf(CITY);
  expect(occupants.size).toBe(ROWS.flat().length);
  expect(occupants.get("A1")).toEqual({ what: "marker", side: "you" });
  expect(occupants.get("B1")).toMatchObject({ what: "piece", side: "you" });
  expect(occupants.get("D1")).toEqual({ what: "garden", tile: "residential", park: ["D1", "D2"] });
  expect(occupants.get("F1")).toMatchObject({ what: "piece", side: "ceres" });
  expect(occupants.get("G7")).toEqual({ what: "offer", offer: OFFER });
  expect(occupants.get("G1")).toEqual({ what: "nothing" });
});

test("a piece covers all its Lots", () => {
  const piece = occupantsOf(CITY).get("F1");
  expect(piece && coveredBy("F1", piece)).toEqual(["E1", "F1"]);
});

test("the picture of a city has no markers below pieces and Gardens", () => {
  const { markers, pieces, tiles } = cityScene(CITY);
  expect(markers).toEqual([
    { side: "you", at: [0, 0] },
    { side: "ceres", at: [2, 0] },
  ]);
  expect([pieces.length, tiles.length]).toEqual([2, 2]);
});
