import { beforeAll, expect, test } from "vitest";
import type { Step } from "../src/engine/types.ts";
import { ceresTurn, logByEra, outcomes, sentence, summarize } from "../src/turn/story.ts";
import { words } from "../src/words/words.svelte.ts";
import { step, table, turn } from "./builders.ts";

beforeAll(() => words.setLanguage("en"));

const types = (steps: readonly { step: Step }[]): string[] => steps.map((each) => each.step.type);

test("Ceres' turn goes on over your choices for her", () => {
  const turns = [
    turn(1, "income", "income", "flip", "claim"),
    turn(2, "buy C4", "buy", "refill", "flip", "sites"),
    turn(3, "place B3", "place", "plant", "refill"),
  ];
  expect(types(ceresTurn(turns))).toEqual(["flip", "sites", "plant"]);
});

test("before the first turn there is none of Ceres", () => {
  expect(ceresTurn([])).toEqual([]);
});

test("the outcomes of a turn leave out its reasons", () => {
  const all = ceresTurn([turn(1, "income", "flip", "no-claim", "deed-flip", "sites", "plant")]);
  expect(types(outcomes(all))).toEqual(["deed-flip", "plant"]);
});

test("a turn is summarized in a line", () => {
  const steps = [
    step("claim", { deed: "D4" }),
    step("claim", { deed: "E5" }),
    step("monument", { id: "colosseum", vp: 2 }),
    step("when-built", { ceres: { vp: 3 } }),
  ];
  expect(summarize(steps)).toBe("Ceres: claims D4 and E5, builds the Colosseum, scores 5 VP");
});

test("a turn without outcomes has no summary", () => {
  expect(summarize([])).toBe("");
});

test("a flipped card is called by its action", () => {
  const facts = { card: "c03", number: 2, flipped: "c05", does: "bribe", letters: "" };
  const flip = step("flip", { message: { id: "event-flip", facts } });
  expect(sentence(flip)).toBe(words.say("page-telling-flip", facts));
});

test("the log has a block for each side of a round", () => {
  const turns = [
    turn(1, "income", "income", "flip", "claim", "refill"),
    turn(2, "buy C4", "buy", "refill", "flip"),
  ];
  const [era] = logByEra(turns, null, 1);
  const blocks = era?.blocks.map(({ round, side, steps }) => [round, side, steps.length]);
  expect(blocks).toEqual([
    [1, "you", 1],
    [1, "ceres", 3],
    [2, "you", 2],
    [2, "ceres", 1],
  ]);
});

test("a choice for Ceres does not begin a round", () => {
  const turns = [turn(1, "income", "income", "sites"), turn(2, "place B3", "place", "plant")];
  const rounds = logByEra(turns, null, 1)[0]?.blocks.map(({ round }) => round);
  expect(new Set(rounds)).toEqual(new Set([1]));
});

test("an era begins with its own step, and the first is counted back", () => {
  const turns = [turn(1, "income", "income", "scoring", step("era-begins", { era: 2 }), "flip")];
  const eras = logByEra(turns, null, 2);
  expect(eras.map(({ number }) => number)).toEqual([1, 2]);
  expect(eras[1]?.blocks.map(({ side }) => side)).toEqual(["game", "ceres"]);
});

test("steps that are still to come are not in the log", () => {
  const played = turn(1, "income", "income", "flip", "claim");
  const playback = { turn: played, index: 1, table: table() };
  const [era] = logByEra([played], playback, 1);
  expect(era?.blocks.flatMap(({ steps }) => steps).length).toBe(2);
});

test("a corrected table is a block without steps", () => {
  const [era] = logByEra([turn(1, null)], null, 1);
  expect(era?.blocks).toEqual([{ round: 1, side: "game", steps: [] }]);
});
