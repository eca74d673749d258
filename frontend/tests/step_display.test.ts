import { expect, test } from "vitest";
import type { Step, StepOf } from "../src/engine/types.ts";
import { iconOf, marksOf } from "../src/turn/step_display.ts";
import { criteriaOf, triedLetters } from "../src/turn/steps/claim.ts";
import { step } from "./builders.ts";
import fixture from "./fixtures/steps.json";

const steps = fixture as unknown as Step[];

function ofType<Type extends Step["type"]>(...types: Type[]): StepOf<Type>[] {
  const found = steps.filter(({ type }) => (types as string[]).includes(type));
  expect(found.length).toBeGreaterThanOrEqual(types.length);
  return found as StepOf<Type>[];
}

function marked(each: Step, kind: string): (readonly string[])[] {
  return marksOf(each).flatMap((mark) => (mark.kind === kind ? [mark.lots] : []));
}

test("a claim marks its candidates with their distances", () => {
  for (const claim of ofType("claim")) {
    const { candidates } = claim;
    const others = candidates.filter(({ deed }) => deed !== claim.deed);
    expect(marked(claim, "chosen")).toEqual([[claim.deed]]);
    expect(marked(claim, "candidate")).toEqual(others.map(({ deed }) => [deed]));
    const labels = marksOf(claim).flatMap(({ lots, label }) => (label ? [[lots[0], label]] : []));
    const distances = candidates.flatMap(({ deed, distance }) =>
      distance === undefined ? [] : [[deed, String(distance)]],
    );
    expect(labels).toEqual(distances);
  }
});

test("the criteria of a claim leave the Deed that she took", () => {
  const settled = new Set<string>();
  for (const claim of ofType("claim")) {
    const criteria = criteriaOf(claim);
    const last = criteria.pop();
    const left = claim.candidates.filter((_, index) => last?.best[index]);
    expect(left.map(({ deed }) => deed)).toEqual([claim.deed]);
    for (const { best } of criteria) expect(best.filter(Boolean).length).toBeGreaterThan(1);
    expect(last?.settles).toBe(claim.settled !== "only");
    settled.add(claim.settled);
  }
  expect(settled).toEqual(new Set(["only", "distance", "price", "place"]));
});

test("the letters before the one that decided had no Deed", () => {
  const decided = new Set<number>();
  for (const claim of ofType("claim").filter((each) => each.by === "letters")) {
    const at = claim.letters.indexOf(claim.letter ?? "");
    const outcomes = triedLetters(claim, claim.letters).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(
      [0, 1, 2].map((index) => (index < at ? "none" : index === at ? "taken" : "later")),
    );
    decided.add(at);
  }
  expect(decided).toEqual(new Set([0, 1, 2]));
});

test("without a claim no letter had a Deed", () => {
  const [noClaim] = ofType("no-claim") as [StepOf<"no-claim">];
  expect(triedLetters(noClaim, ["A", "C"]).map(({ outcome }) => outcome)).toEqual(["none", "none"]);
});

test("several sites can be picked, a single one is marked as chosen", () => {
  for (const sites of ofType("sites")) {
    const several = sites.options.length > 1;
    expect(marked(sites, several ? "place" : "chosen")).toEqual(sites.options);
    expect(marked(sites, "from")).toEqual(sites.parks);
  }
});

test("what is placed on the city is marked", () => {
  for (const placed of ofType("plant", "deed-flip", "creep", "monument")) {
    expect(marked(placed, "chosen")).toEqual([placed.seen]);
  }
});

test("with an empty bag the Lot given up and its neighbours are marked", () => {
  const given = step("bag-empty", { lot: "C4", neighbours: ["C3", "D4"] });
  expect(marked(given, "chosen")).toEqual([["C4"]]);
  expect(marked(given, "from")).toEqual([["C3"], ["D4"]]);
});

test("any other step marks the Lots to look at, if there are any", () => {
  expect(marksOf(step("buy", { seen: ["A1"] }))).toEqual([{ lots: ["A1"], kind: "seen" }]);
  expect(marksOf(step("income"))).toEqual([]);
});

test.each([
  ["claim", "deed"],
  ["set-up-market", "column"],
  ["scoring", "wreath"],
] as const)("a step of type %s has the icon %s", (type, icon) => {
  expect(iconOf(step(type))).toBe(icon);
});
