/** A replay of a game: which moment of it is shown, and how it plays by itself. */

import type { Mark } from "../board/Marks.svelte";
import type { Decision, Measures, Point, Replay as Data, Tabletop, Turn } from "../engine/types.ts";
import {
  advance,
  delayOf,
  measuresAt,
  PACES,
  startPlayback,
  type Pace,
  type Playback,
  type ShownGame,
} from "../game/playback.ts";

/** A moment of a game: a decision, or a step of the turn that leads to it. */
export interface Moment {
  /** The number of actions played; in the middle of a turn, this one included. */
  readonly number: number;
  /** The shown step of that turn; `null`: all of it. */
  readonly index: number | null;
}

/** Write a moment for an address: `17`, or `17.3` for the third step of turn 17. */
export function formatMoment({ number, index }: Moment): string {
  return index === null ? String(number) : `${number}.${index + 1}`;
}

/** Read a moment from an address; anything else is the beginning. */
export function parseMoment(text: string | null): Moment {
  const [, number = "0", step] = /^(\d{1,6})(?:\.(\d{1,6}))?$/.exec(text ?? "") ?? [];
  return { number: Number(number), index: step === undefined ? null : Number(step) - 1 };
}

function isSameMoment(one: Moment, other: Moment): boolean {
  return one.number === other.number && one.index === other.index;
}

/** Milliseconds that a decision is shown before the replay goes on. */
const DECISION_DELAY = 900;

export class Replay implements ShownGame {
  readonly id: string;
  readonly data: Data;
  /** All turns, each with the table before it. */
  readonly allTurns: readonly Turn[];
  readonly points: readonly Point[];
  readonly last: number;
  readonly #tables: readonly Tabletop[];
  readonly #pace: () => Pace;

  at: Moment = $state.raw({ number: 0, index: null });
  /** Whether it plays by itself. */
  playing = $state(false);
  spotlight: readonly Mark[] = $state.raw([]);

  readonly playback: Playback | null = $derived.by(
    () => this.#playbacks(this.at.number).find(({ index }) => index === this.at.index) ?? null,
  );
  readonly turns: readonly Turn[] = $derived.by(() => this.allTurns.slice(0, this.at.number));
  readonly table: Tabletop = $derived.by(
    () => this.playback?.table ?? (this.#tables[this.at.number] as Tabletop),
  );
  readonly step = $derived(this.playback?.turn.steps[this.playback.index] ?? null);
  /** The last decision: the outcome of a turn is known at its end. */
  readonly decision: Decision = $derived.by(
    () => this.data.decisions[this.playback ? this.at.number - 1 : this.at.number] as Decision,
  );
  /** The figures of both sides, as the table is shown. */
  readonly measures: Measures = $derived.by(
    () => (this.playback && measuresAt(this.playback)) ?? this.decision.measures,
  );
  readonly view: ShownGame["view"] = $derived.by(() => ({
    game: this.data.game,
    phase: this.decision.phase,
  }));

  constructor(id: string, data: Data, pace: () => Pace) {
    this.id = id;
    this.data = data;
    this.#pace = pace;
    this.last = data.turns.length;
    this.points = data.decisions.map(({ point }) => point);
    const tables = [data.before];
    this.allTurns = data.turns.map((turn, index) => {
      const before = tables[index] as Tabletop;
      tables.push(Object.assign({}, before, ...turn.steps.map(({ table }) => table), turn.after));
      return { ...turn, before };
    });
    this.#tables = tables;
  }

  /** Whether the end of the game is shown. */
  get ended(): boolean {
    return isSameMoment(this.at, { number: this.last, index: null });
  }

  // Navigation.

  /** Show a moment, or the nearest that there is. */
  show({ number, index }: Moment): void {
    const nearest = Math.min(number, this.last);
    const exists = index !== null && this.#playbacks(nearest).some((each) => each.index === index);
    const at = { number: nearest, index: exists ? index : null };
    if (!isSameMoment(at, this.at)) this.at = at;
  }

  /** Show a moment, and stop playing. */
  go(moment: Moment): void {
    this.playing = false;
    this.show(moment);
  }

  first(): void {
    this.go({ number: 0, index: null });
  }

  end(): void {
    this.go({ number: this.last, index: null });
  }

  /** Go to the previous decision; from the middle of a turn, to the one that it began with. */
  previous(): void {
    this.go({ number: Math.max(0, this.at.number - 1), index: null });
  }

  /** Go to the next decision; from the middle of a turn, to the one that it leads to. */
  next(): void {
    this.go(this.#nextDecision());
  }

  stepBack(): void {
    const { number, index } = this.at;
    const before = this.#playbacks(number).findLast((each) => index === null || each.index < index);
    if (before) this.go({ number, index: before.index });
    else this.previous();
  }

  stepForward(): void {
    this.go(this.#nextStep());
  }

  /** Show a step of the current turn. */
  showStep(index: number): void {
    this.go({ number: this.at.number, index });
  }

  // Playing by itself.

  /** Play, from the start if it has ended; or pause. */
  toggle(): void {
    if (!this.playing && this.ended) this.first();
    this.playing = !this.playing;
  }

  /** While playing, show the next moment after a while; the returned function cancels that. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    if (this.ended) {
      this.playing = false;
      return undefined;
    }
    const byDecisions = PACES[this.#pace()] === 0;
    const delay = this.step && !byDecisions ? delayOf(this.step, this.#pace()) : DECISION_DELAY;
    const timer = setTimeout(
      () => this.show(byDecisions ? this.#nextDecision() : this.#nextStep()),
      delay,
    );
    return () => clearTimeout(timer);
  }

  #nextDecision(): Moment {
    const { number, index } = this.at;
    return { number: index === null ? Math.min(this.last, number + 1) : number, index: null };
  }

  #nextStep(): Moment {
    const { number } = this.at;
    if (this.playback) return { number, index: advance(this.playback)?.index ?? null };
    if (number === this.last) return this.at;
    return { number: number + 1, index: this.#playbacks(number + 1)[0]?.index ?? null };
  }

  /** Return the playback of a turn, step by step. */
  #playbacks(number: number): Playback[] {
    const turn = this.allTurns[number - 1];
    const found: Playback[] = [];
    for (let at = turn ? startPlayback(turn) : null; at; at = advance(at)) found.push(at);
    return found;
  }
}
