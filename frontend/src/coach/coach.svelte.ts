/** The coach at a table: hints in steps, comparisons, what Ceres may do next, and warnings. */

import type { GhostFacts } from "../board/Ghost.svelte";
import type { Mark } from "../board/Marks.svelte";
import type { AdviseJob, Jobs } from "../engine/client.ts";
import { jobs, type JobControl } from "../engine/jobs.ts";
import type {
  ActionText,
  CardId,
  ShownAdvice,
  ShownForecast,
  ShownOption,
  Turn,
  View,
} from "../engine/types.ts";
import { ghostOfAction, marksOf } from "./action_display.ts";
import { BackgroundJob } from "./background_job.svelte.ts";
import { percent } from "./figures.ts";
import { WARNING_PLAYOUTS } from "./policy.ts";

/** What of a game the coach looks at. */
export interface CoachedGame {
  readonly turns: readonly Turn[];
  readonly view: Pick<View, "phase" | "pending" | "game" | "real">;
  readonly canAct: boolean;
  record(): Promise<string>;
  noteHint(advised: readonly ActionText[]): Promise<void>;
}

/** What is shown of a hint, each step only when it is asked for. */
export const STEPS = ["where", "action", "why", "table"] as const;
export type Step = (typeof STEPS)[number];

/** How long an action waits for the coach's judgement, in milliseconds. */
const PATIENCE = 2000;

/** A warning before an action is played. */
export interface Warning {
  readonly option: ShownOption;
  /** Plays the action after all, or not. */
  readonly answer: (plays: boolean) => void;
}

/** An action and the best one, as they were compared. */
export interface Judgement {
  readonly best: ShownOption;
  readonly option: ShownOption;
}

export class Coach {
  readonly game: CoachedGame;
  readonly advice = new BackgroundJob<ShownAdvice>();
  readonly comparison = new BackgroundJob<ShownAdvice>();
  readonly outcomes = new BackgroundJob<ShownForecast>();

  /** Whether the panel is shown. */
  open = $state(false);
  /** The step of the hint that is shown; `null`: none was asked for. */
  step: Step | null = $state(null);
  /** The action that is compared with the best one. */
  compared: ActionText | null = $state(null);
  /** Whether the chances of Ceres' next turn are shown. */
  forecasting = $state(false);
  /** The action after which her turn is forecast; `null`: as if it were her turn now. */
  after: ActionText | null = $state(null);
  warning: Warning | null = $state.raw(null);
  /** What the record says was advised at this decision. */
  #noted: ShownAdvice | null = null;
  /** The table that was thought about. */
  #turns: readonly Turn[] | null = null;

  /** Whether the player wants to be warned. */
  readonly #warns: () => boolean;
  readonly #jobs: Pick<Jobs, "advise" | "forecast">;

  constructor(game: CoachedGame, warns: () => boolean = () => false, done = jobs) {
    this.game = game;
    this.#warns = warns;
    this.#jobs = done;
  }

  /** Whether there is something to advise on now; a strict game has no coach. */
  get available(): boolean {
    const { canAct, view } = this.game;
    return canAct && view.phase !== "over" && !view.game.strict && !view.real?.asks;
  }

  /** Whether the chances of her next turn can be counted: not in the middle of it. */
  get foresees(): boolean {
    return this.available && this.game.view.phase === "you";
  }

  get best(): ShownOption | null {
    return this.advice.found?.options[0] ?? null;
  }

  /** The marks of what is shown, for the city. */
  get marks(): Mark[] {
    const deeds = this.forecasting ? (this.outcomes.found?.deeds ?? {}) : {};
    const claimed = Object.entries(deeds).map(([deed, chance]) => ({
      lots: [deed],
      kind: "candidate" as const,
      label: String(Math.round(100 * chance)),
      chance,
    }));
    return [...this.#hintMarks, ...claimed];
  }

  /** The piece of the advised action, as it would lie in the city. */
  get ghost(): GhostFacts | null {
    const shown = this.step !== null && this.step !== "where" && this.available;
    return shown && this.best ? ghostOfAction(this.best.shown, this.game.view.pending) : null;
  }

  get #hintMarks(): Mark[] {
    const { found } = this.advice;
    if (this.step === null || !found || !this.available) return [];
    if (this.step === "where") return marksOf(found.area, "seen");
    return marksOf(this.best?.shown.lots ?? [], "chosen");
  }

  /** The chances of the cards of her row, while they are shown. */
  get chances(): ReadonlyMap<CardId, string> {
    const cards = this.forecasting ? (this.outcomes.found?.cards ?? {}) : {};
    return new Map(Object.entries(cards).map(([card, chance]) => [card, percent(chance)]));
  }

  /** Open the panel, with a first hint unless an action is in hand; or close it. */
  ask(inHand: boolean): void {
    if (this.open) return this.close();
    this.open = this.available;
    if (!inHand) void this.hint();
  }

  /** Give a hint: the first step, or the next one. */
  async hint(): Promise<void> {
    if (!this.available) return;
    this.open = true;
    const first = this.step === null;
    if (first || !this.best) this.goOn();
    // Until there is an answer, there is no next step of it.
    if (!first && !this.best) return;
    const next = this.step === null ? 0 : STEPS.indexOf(this.step) + 1;
    this.step = STEPS[Math.min(next, STEPS.length - 1)] as Step;
    await this.#note(this.advice.found);
  }

  /** Show a step of the hint, with those before it, as the coach saw it when it warned. */
  show(step: Step): void {
    this.open = true;
    this.step = step;
    const { found, going } = this.comparison;
    if (this.advice.stopped && found && !going) this.advice.found = found;
    this.#advise();
    void this.#note(this.advice.found);
  }

  /** Think again after it was stopped. */
  goOn(): void {
    if (this.advice.stopped) this.advice.clear();
    this.#advise();
  }

  /** Compare an action with the best one. */
  async compare(action: ActionText): Promise<void> {
    if (!this.available) return;
    this.compared = action;
    await this.#judge(action);
    if (this.compared === action) await this.#note(this.comparison.found ?? this.advice.found);
  }

  /** Close the hint and the comparison, and stop thinking about them. */
  close(): void {
    this.open = false;
    this.step = null;
    this.compared = null;
    this.advice.stop();
    this.comparison.stop();
  }

  /** Show the chances of Ceres' next turn, or no longer; nothing hidden is used, so it is no hint. */
  forecast(shown: boolean): void {
    this.forecasting = shown;
    this.outcomes.clear();
  }

  /** Count the chances of her turn now, or after an action; call it when either changes. */
  look(action: ActionText | null): void {
    this.after = action;
    if (!this.forecasting || !this.foresees) {
      this.outcomes.clear();
      return;
    }
    void this.outcomes.begin(async (control) =>
      this.#jobs.forecast({ record: await this.game.record(), action }, control),
    );
  }

  /** If the player wants to be warned, think about the table before anybody asks. */
  prepare(): void {
    if (this.#warns() && this.available && !this.advice.problem) this.#advise();
  }

  /** Forget everything once the table has changed. */
  follow(turns: readonly Turn[]): void {
    if (turns === this.#turns) return;
    const before = this.#turns;
    this.#turns = turns;
    // A screen that was just opened may have asked already.
    if (!before) return;
    this.#noted = null;
    this.close();
    this.warning?.answer(false);
    for (const job of [this.advice, this.comparison, this.outcomes]) job.clear();
  }

  /** Whether an action may bring a warning; if not, nothing needs to wait. */
  get mayWarn(): boolean {
    return this.#warns() && this.available && !this.advice.loading && !this.advice.problem;
  }

  /** Return whether to play an action: of a blunder the player is warned first. */
  async allows(action: ActionText): Promise<boolean> {
    if (!this.mayWarn) return true;
    const turns = this.#turns;
    // What nobody looks at must not take the workers away.
    if (this.step === null) this.advice.stop();
    const patience = new Promise((done) => setTimeout(done, PATIENCE));
    await Promise.race([this.#judge(action, WARNING_PLAYOUTS), patience]);
    const judged = this.judgement(action);
    if (!judged?.option.alarming || turns !== this.#turns) return true;
    const { option } = judged;
    const answered = new Promise<boolean>((resolve) => {
      const answer = (plays: boolean): void => {
        this.warning = null;
        resolve(plays);
      };
      this.warning = { option, answer };
    });
    await this.game.noteHint([]);
    return answered;
  }

  /** Return the best action and this one, as they were compared in most worlds. */
  judgement(action: ActionText): Judgement | null {
    const judged = [this.comparison.found, this.advice.found].flatMap((advice) => {
      const [best] = advice?.options ?? [];
      const option = advice?.options.find(({ shown }) => shown.action === action);
      return best && option ? [{ best, option }] : [];
    });
    const worlds = ({ option }: Judgement): number => option.figures.worlds;
    return judged.sort((one, other) => worlds(other) - worlds(one))[0] ?? null;
  }

  #advise(): void {
    if (this.advice.going || this.advice.found) return;
    void this.advice
      .begin(this.#advising({}))
      .then((found) => (this.step === null ? undefined : this.#note(found)));
  }

  #advising(asked: Omit<AdviseJob, "record">) {
    return async (control: JobControl<ShownAdvice>): Promise<ShownAdvice> =>
      this.#jobs.advise({ record: await this.game.record(), ...asked }, control);
  }

  /** Compare an action with the best one, unless that was done already. */
  async #judge(action: ActionText, playouts?: number): Promise<void> {
    const { going, stopped } = this.advice;
    if (!going && !stopped && this.judgement(action)) return;
    const asked = { wanted: [action], ...(playouts !== undefined && { playouts }) };
    await this.comparison.begin(this.#advising(asked));
  }

  /** Note what is advised as soon as it is shown: a review does not mark it. */
  async #note(shown: ShownAdvice | null): Promise<void> {
    if (!shown || this.#noted) return;
    this.#noted = shown;
    await this.game.noteHint(shown.advised.map(({ action }) => action));
  }
}
