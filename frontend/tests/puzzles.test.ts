import { expect, test, vi } from "vitest";
import { GameReview } from "../src/coach/game_review.svelte.ts";
import type { ReviewStore } from "../src/coach/review_store.ts";
import type { AskedPuzzle, Standing } from "../src/engine/types.ts";
import { keepPractice, keptPractice } from "../src/puzzles/practice.ts";
import { PuzzleGame } from "../src/puzzles/puzzle_game.svelte.ts";
import { bookQuestion, ownQuestion } from "../src/puzzles/question.ts";
import { PuzzleSession, sourceOf } from "../src/puzzles/session.svelte.ts";
import { ANSWERS, jobsWith, REVIEW } from "./coach_findings.ts";
import { view } from "./fake_engine.ts";

const said = (id: string) => ({ id });
const shown = (action: string, lots: string[] = []) =>
  ({ action, name: said(action), kind: "income", piece: null, lots }) as const;
const CHOICES = [
  { shown: shown("buy C4", ["C4"]), cost: 3, good: false, said: said("wrong") },
  { shown: shown("income", ["A1"]), cost: 0, good: true, said: said("right") },
];

function asked(changes: Partial<AskedPuzzle["puzzle"]> = {}, phase: "you" | "choice" = "you") {
  return {
    puzzle: {
      id: "01234567",
      title: said("title"),
      question: said("question"),
      choices: CHOICES,
      other: said("other"),
      answers: [CHOICES[1]!.shown],
      why: said("figures"),
      ...changes,
    },
    view: { ...view(), phase, pending: null },
    record: "{}",
    standing: {} as Standing,
    themes: [],
  } as unknown as AskedPuzzle;
}

const jobs = {
  explain: vi.fn(async () => said("reason")),
  preview: vi.fn(async () => ({ action: "income", legal: true }) as never),
};

test("an address names where puzzles come from", () => {
  const source = (id: string | undefined, query = "") => sourceOf(id, new URLSearchParams(query));
  expect(source(undefined)).toEqual({ from: "next" });
  expect(source(undefined, "panel=market")).toEqual({ from: "next" });
  expect(source("today")).toEqual({ from: "day" });
  expect(source("01234567")).toEqual({ from: "book", id: "01234567" });
  expect(source(undefined, "theme=parks")).toEqual({ from: "theme", theme: "parks" });
  expect(source(undefined, "mine")).toEqual({ from: "mine", game: null });
  expect(source(undefined, "game=7")).toEqual({ from: "mine", game: "7" });
});

test("only the first answer counts, and any action can be tried until one is right", async () => {
  const note = vi.fn(async () => said("moved"));
  const game = new PuzzleGame(
    bookQuestion(asked(), note, jobs),
    new PuzzleSession({ from: "next" }),
  );
  await game.play("buy D4");
  expect([game.verdict, game.found, game.canAct]).toEqual([said("other"), false, true]);
  await game.play("buy C4");
  expect(game.verdict).toEqual(said("wrong"));
  await game.play("income");
  expect([game.verdict, game.found, game.canAct]).toEqual([said("right"), true, false]);
  await vi.waitFor(() => expect(game.reason).toEqual(said("reason")));
  expect(jobs.explain).toHaveBeenCalledWith({
    record: "{}",
    number: 0,
    best: "income",
    other: "buy C4",
  });
  expect(note.mock.calls).toEqual([[false]]);
  expect(game.spotlight).toEqual([{ lots: ["A1"], kind: "chosen" }]);
  await game.play("buy C4");
  expect(game.found).toBe(true);
});

test("to ask for the answer is a wrong one", async () => {
  const note = vi.fn(async () => null);
  const game = new PuzzleGame(
    bookQuestion(asked(), note, jobs),
    new PuzzleSession({ from: "next" }),
  );
  await game.giveUp();
  await game.giveUp();
  expect([game.closed, game.found, note.mock.calls]).toEqual([true, false, [[false]]]);
});

test("where a Lot is asked for, that is the answer, and the rule is the reason", async () => {
  const choices = [{ ...CHOICES[1]!, shown: shown("C4", ["C4"]) }];
  const question = bookQuestion(asked({ choices }, "choice"), async () => null, jobs);
  expect((await question.judge("place C4")).good).toBe(true);
  expect((await question.judge("place D4")).good).toBe(false);
  expect(await question.explain("place D4")).toEqual(said("figures"));
  expect([question.figures, await question.preview("place C4")]).toEqual([null, null]);
});

test("a decision of one's own takes any action, and is noted with its game", async () => {
  const [entry] = REVIEW.decisions.filter(({ number }) => REVIEW.losses.includes(number));
  const kept = { digest: "d", id: "1", shown: REVIEW, made: "2026-01-01T09:00:00Z", solved: {} };
  const store = { read: async () => kept, all: async () => [kept], write: vi.fn(async () => {}) };
  const engine = { digest: async () => ({ digest: "d" }), record: async () => "{}" };
  const other = { ...ANSWERS[0]!, shown: shown("buy H8") };
  const answers = vi.fn(async ({ tried }: { tried?: string | null }) =>
    tried ? [...ANSWERS, other] : ANSWERS,
  );
  const has = jobsWith({ answers, view: async () => view() });
  const review = new GameReview("1", engine, store as ReviewStore, has);
  await review.load();
  const question = await ownQuestion(review, entry!, has);
  const right = ANSWERS.find(({ good }) => good)!;
  expect(await question.judge(right.shown.action)).toBe(right);
  expect(answers).toHaveBeenCalledTimes(1);
  expect(await question.judge("buy H8")).toBe(other);
  expect(answers).toHaveBeenLastCalledWith(expect.objectContaining({ tried: "buy H8" }));
  await question.note(true);
  expect(store.write).toHaveBeenCalledWith(
    expect.objectContaining({ solved: { [entry!.number]: [expect.any(String)] } }),
  );
});

test("practice is kept in the browser", () => {
  expect(keptPractice()).toBeNull();
  const practice = { format: "ceres-practice/1", rating: 1230, answers: 1, streak: 1, longest: 1 };
  keepPractice({ ...practice, puzzles: {} });
  expect(keptPractice()).toEqual({ ...practice, puzzles: {} });
});
