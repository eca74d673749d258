import { beforeAll, expect, test } from "vitest";
import { headlineOf, instructionsOf, pagesOf } from "../src/companion/pages.ts";
import { words } from "../src/words/words.svelte.ts";
import { step, table, turn } from "./builders.ts";

beforeAll(async () => {
  await words.setLanguage("en");
  await words.load("real");
});

const HANDS = { hands: [{ id: "real-take" }] };

test("follow-ups are on the page of their step", () => {
  const pages = pagesOf(turn(1, "income", "flip", "claim", "refill"));
  expect(pages.map(({ step: { type }, steps }) => [type, steps.length])).toEqual([["claim", 3]]);
});

test("what you did is told with what Ceres does first", () => {
  const [page, ...others] = pagesOf(
    turn(1, "buy C4", step("buy", HANDS), "refill", "flip", "claim"),
  );
  expect(page?.own.map(({ type }) => type)).toEqual(["buy"]);
  expect(page?.steps.map(({ type }) => type)).toEqual(["refill", "flip", "claim"]);
  expect(page?.begins).toBe(0);
  expect(others).toEqual([]);
});

test("what was entered in between has a page of its own", () => {
  const flip = step("flip", { ...HANDS, entered: true });
  const pages = pagesOf(turn(1, "income", step("income", HANDS), flip, step("claim")));
  expect(pages.map(({ step: { type } }) => type)).toEqual(["income", "claim"]);
});

test("no room for several tiles is one page", () => {
  const [page, ...others] = pagesOf(
    turn(
      1,
      "income",
      "flip",
      ...["no-room", "no-room"].map((type) => step(type as "no-room", { vp: 2 })),
    ),
  );
  expect(page && headlineOf(page.step, page.steps).giant).toBe("+4");
  expect(others).toEqual([]);
});

test("a marker that is moved on and on moves once", () => {
  const moved = (side: string, start: number) => ({
    hands: [{ id: "real-hand-vp", facts: { side, vp: 2, start, end: start + 2 } }],
  });
  const steps = [moved("ceres", 5), moved("ceres", 7), moved("you", 3)];
  const told = instructionsOf({ steps: steps.map((hands) => step("no-room", hands)) });
  expect(told.map((each) => "facts" in each && each.facts)).toEqual([
    { side: "ceres", vp: 4, start: 5, end: 9 },
    { side: "you", vp: 2, start: 3, end: 5 },
  ]);
});

test("the reason of a site is on the page of what is placed there", () => {
  const [page] = pagesOf(turn(1, "income", "sites", "plant"));
  expect(page?.step.type).toBe("plant");
  expect(page?.index).toBe(1);
  expect(page?.steps.map(({ type }) => type)).toEqual(["sites", "plant"]);
});

test("a choice that is still to be made has no page", () => {
  expect(pagesOf(turn(1, "income", "flip", "sites")).map((page) => page.step.type)).toEqual([
    "flip",
  ]);
});

test("your own step has a page only if there is something to do by hand", () => {
  expect(pagesOf(turn(1, "income", "income"))).toEqual([]);
  expect(pagesOf(turn(1, "income", step("income", HANDS))).length).toBe(1);
});

test("the instructions of a page are those of all its steps", () => {
  const [page] = pagesOf(turn(1, "income", step("claim", HANDS), step("refill", HANDS)));
  expect(page && instructionsOf(page).length).toBe(2);
});

test("a page has the table before and after its steps", () => {
  const played = turn(
    1,
    "income",
    step("claim", { table: { era: 2 } }),
    step("refill", { table: { era: 3 } }),
  );
  const [page] = pagesOf({ ...played, before: table() });
  expect(page?.before?.era).toBe(1);
  expect(page?.table?.era).toBe(3);
});

test("without a turn there are no pages", () => {
  expect(pagesOf(null)).toEqual([]);
});

test.each([
  [step("claim", { deed: "D4" }), { giant: "D4" }],
  [step("plant", { lot: "B3", vp: 2 }), { giant: "B3" }],
  [step("income", { silver: 5 }), { giant: "+5", icon: "coin" }],
  [step("bribe", { deeds: ["A1", "B2"] }), { giant: "2", icon: "coin" }],
  [step("era-begins", { era: 3 }), { giant: "III" }],
  [step("no-room", { vp: 2 }), { giant: "+2", icon: "wreath" }],
  [step("no-claim"), { giant: "" }],
])("the headline of $type shows what matters most", (each, shown) => {
  expect(headlineOf(each)).toMatchObject(shown);
});
