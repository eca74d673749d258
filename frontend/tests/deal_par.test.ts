import { expect, test, vi } from "vitest";
import { DealPar, type PlayPanel } from "../src/days/deal_par.svelte.ts";
import { recordOf } from "../src/days/comparing.ts";
import type { ParFacts, ParMark, View } from "../src/engine/types.ts";
import { Game } from "../src/game/game.svelte.ts";
import { pack } from "../src/share/packing.ts";
import { engineWith, FACTS, opened, played, view } from "./fake_engine.ts";

const MARK: ParMark = { panel: 1, planner: 35, gold: 45, silver: 28, bronze: 19, won: 98 };
const PAR = { lead: 30, medal: "silver" } as ParFacts;
const OVER: Partial<View> = {
  phase: "over",
  game: FACTS,
  result: { you: 90, ceres: 60, winner: "you" } as View["result"],
};

/** A game and its par; the panel plays when it is told to. */
function parWith(parts: Partial<View>) {
  const panel = vi.fn(async (_: string, { par }: { par: ParMark }) =>
    played(2, null, { ...parts, game: { ...FACTS, par } }),
  );
  const engine = engineWith({ storePar: panel } as never);
  const game = new Game(engine, opened({ view: view({ game: FACTS, ...parts }) }), () => "at-once");
  const panelEnds: ((mark: ParMark) => void)[] = [];
  const play = vi.fn<PlayPanel>(
    (_, signal, tell) =>
      new Promise((resolve, reject) => {
        tell(1 / 3);
        panelEnds.push(resolve);
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  );
  const asked = { par: vi.fn(async () => PAR) };
  return { par: new DealPar(game, asked, play, async () => 12), play, panel, asked, panelEnds };
}

test("the panel plays while the player does, and nothing is stored or shown", async () => {
  const { par, play, panel, asked, panelEnds } = parWith({ phase: "you" });
  par.begin();
  par.begin();
  panelEnds[0]?.(MARK);
  await par.finish();
  expect(play).toHaveBeenCalledOnce();
  expect([par.facts, panel.mock.calls.length, asked.par.mock.calls.length]).toEqual([null, 0, 0]);
});

test("once the game is over, par is waited for, stored and compared", async () => {
  const { par, panel, panelEnds } = parWith(OVER);
  par.begin();
  const finished = par.finish();
  expect([par.going, par.share]).toEqual([true, 1 / 3]);
  panelEnds[0]?.(MARK);
  await finished;
  expect(panel).toHaveBeenCalledWith("abc", { par: MARK, revision: 1 });
  expect([par.facts, par.coach, par.going, par.failed]).toEqual([PAR, 12, false, false]);
});

test("a panel that was stopped plays again when it is needed", async () => {
  const { par, play, panelEnds } = parWith(OVER);
  par.begin();
  par.stop();
  await vi.waitFor(() => {
    par.begin();
    expect(play).toHaveBeenCalledTimes(2);
  });
  const finished = par.finish();
  panelEnds[1]?.(MARK);
  await finished;
  expect(par.facts).toBe(PAR);
});

test("a par that is stored already is only compared", async () => {
  const { par, play, panel } = parWith({ ...OVER, game: { ...FACTS, par: MARK } });
  await par.finish();
  expect([play.mock.calls.length, panel.mock.calls.length, par.facts]).toEqual([0, 0, PAR]);
});

test("a friend's game comes as a record or as a link", async () => {
  const record = '{"format": "ceres-game/1"}';
  const packed = await pack(record);
  expect(await recordOf(` ${record}\n`)).toBe(record);
  expect(await recordOf(`https://ceres.example/look#${packed}`)).toBe(record);
  expect(await recordOf(`https://ceres.example/play/#/look#${packed}`)).toBe(record);
  await expect(recordOf("https://ceres.example/look#cut!")).rejects.toThrow("refused");
});
