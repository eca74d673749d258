import { expect, test } from "vitest";
import {
  componentsOf,
  draftOf,
  duplicateOf,
  duplicatesIn,
  emptyDraft,
  openQuestion,
  tilesIn,
  withConfirmed,
  type CardDraft,
} from "../src/box/draft.ts";
import type { ComponentData } from "../src/engine/types.ts";
import boxes from "./fixtures/components.json";

const [standard] = boxes as unknown as [ComponentData];
const CARD = { number: 2, does: "letters", letters: ["A", "C", "E"], monument: false } as const;

test.each(boxes)("a box comes out of the editor as it went in", (box) => {
  expect(componentsOf(draftOf(box as unknown as ComponentData))).toEqual(box);
});

test("a card is asked for until all of it is known", () => {
  const asked = ["number", "does", "letters", "monument"].map((_, count) =>
    openQuestion(Object.fromEntries(Object.entries(CARD).slice(0, count)) as CardDraft),
  );
  expect(asked).toEqual(["number", "does", "letters", "monument"]);
  expect(openQuestion(CARD)).toBeNull();
});

test("a card without letters is not asked for them", () => {
  expect(openQuestion({ number: 1, does: "bribe", monument: true })).toBeNull();
});

test("all printed letters must be entered", () => {
  expect(openQuestion({ ...CARD, letters: ["A", "C"] })).toBe("letters");
});

test("letters of an action that was changed are not part of the data", () => {
  const draft = { cards: { c01: { ...CARD, does: "bribe" } }, tiles: {}, rebuilt: [] } as const;
  expect(componentsOf(draft).cards).toEqual([
    { id: "c01", number: 2, action: "bribe", monument: false },
  ]);
});

test("cards that were entered twice are found", () => {
  const draft = draftOf({ ...standard, cards: [...standard.cards] });
  expect(duplicatesIn(draft)).toEqual([]);
  const doubled = { ...draft, cards: { ...draft.cards, c09: draft.cards["c08"] as CardDraft } };
  expect(duplicatesIn(doubled)).toEqual([["c08", "c09"]]);
  expect(duplicateOf(doubled, "c08")).toBe("c09");
  expect(duplicateOf(doubled, "c01")).toBeNull();
});

test("incomplete cards are no duplicates", () => {
  const draft = emptyDraft(["c01", "c02"], []);
  expect(duplicatesIn(draft)).toEqual([]);
  expect(duplicateOf(draft, "c01")).toBeNull();
});

test("a confirmed part is no longer rebuilt", () => {
  const draft = draftOf(standard, ["cards", "tiles"]);
  expect(draft.rebuilt).toContain("c04");
  expect(withConfirmed(draft, "c04").rebuilt).not.toContain("c04");
  expect(withConfirmed(draft, "c04").rebuilt).toContain("tiles");
});

test("tiles are counted", () => {
  expect(tilesIn({ residential: 3, commercial: 0, "civic-any": 2 })).toBe(5);
});
