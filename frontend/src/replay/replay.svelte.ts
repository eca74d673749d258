/** A game that is looked through: which moment of it is shown, and how it goes on by itself. */

import type { CoursePoint, Decision, Replay as Data, Tabletop, Turn } from "../engine/types.ts";
import type { Mark } from "../game/marks.ts";
import { advance, begin, delayOf, PACES, type Pace, type Telling } from "../game/playback.ts";
import type { Watched } from "../game/watched.ts";
import { same, type Moment } from "./moment.ts";

/** How long a decision is shown before it goes on. */
const DECISION = 900;

export class Replay implements Watched {
  readonly id: string;
  readonly data: Data;
  /** All turns, each with the table before it. */
  readonly all: readonly Turn[];
  readonly points: readonly CoursePoint[];
  readonly last: number;
  readonly #tables: readonly Tabletop[];
  readonly #pace: () => Pace;

  at: Moment = $state.raw({ number: 0, index: null });
  /** Whether it goes on by itself. */
  playing = $state(false);
  spotlight: readonly Mark[] = $state.raw([]);

  readonly telling: Telling | null = $derived.by(
    () => this.#tellings(this.at.number).find(({ index }) => index === this.at.index) ?? null,
  );
  readonly turns: readonly Turn[] = $derived.by(() => this.all.slice(0, this.at.number));
  readonly table: Tabletop = $derived.by(
    () => this.telling?.table ?? (this.#tables[this.at.number] as Tabletop),
  );
  readonly step = $derived(this.telling?.turn.steps[this.telling.index] ?? null);
  /** How it stood at the last decision: what comes of a turn is known when it has been told. */
  readonly decision: Decision = $derived.by(
    () => this.data.decisions[this.telling ? this.at.number - 1 : this.at.number] as Decision,
  );
  readonly view: Watched["view"] = $derived.by(() => ({
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
    this.all = data.turns.map((turn, index) => {
      const before = tables[index] as Tabletop;
      tables.push(Object.assign({}, before, ...turn.steps.map(({ table }) => table), turn.after));
      return { ...turn, before };
    });
    this.#tables = tables;
  }

  /** Whether all has been told. */
  get ended(): boolean {
    return same(this.at, { number: this.last, index: null });
  }

  // Where to go.

  /** Show a moment, or the nearest that there is. */
  show({ number, index }: Moment): void {
    const found = Math.min(number, this.last);
    const told = index !== null && this.#tellings(found).some((each) => each.index === index);
    const at = { number: found, index: told ? index : null };
    if (!same(at, this.at)) this.at = at;
  }

  /** Show a moment that was asked for, and stay there. */
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

  /** The decision before; from the middle of a turn, the one that it came of. */
  back(): void {
    this.go({ number: Math.max(0, this.at.number - 1), index: null });
  }

  /** The next decision; from the middle of a turn, the one that it leads to. */
  forward(): void {
    this.go(this.#decisionAhead());
  }

  stepBack(): void {
    const { number, index } = this.at;
    const before = this.#tellings(number).findLast((each) => index === null || each.index < index);
    if (before) this.go({ number, index: before.index });
    else this.back();
  }

  stepOn(): void {
    this.go(this.#stepAhead());
  }

  /** A step of the turn that is shown. */
  tellAt(index: number): void {
    this.go({ number: this.at.number, index });
  }

  // Going on by itself.

  /** Play, from the start if it is at its end; or hold. */
  toggle(): void {
    if (!this.playing && this.ended) this.first();
    this.playing = !this.playing;
  }

  /** Go on after a while, if it is to; the function returned takes that back. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    if (this.ended) {
      this.playing = false;
      return undefined;
    }
    const byDecisions = PACES[this.#pace()] === 0;
    const delay = this.step && !byDecisions ? delayOf(this.step, this.#pace()) : DECISION;
    const timer = setTimeout(
      () => this.show(byDecisions ? this.#decisionAhead() : this.#stepAhead()),
      delay,
    );
    return () => clearTimeout(timer);
  }

  #decisionAhead(): Moment {
    const { number, index } = this.at;
    return { number: index === null ? Math.min(this.last, number + 1) : number, index: null };
  }

  #stepAhead(): Moment {
    const { number } = this.at;
    if (this.telling) return { number, index: advance(this.telling)?.index ?? null };
    if (number === this.last) return this.at;
    return { number: number + 1, index: this.#tellings(number + 1)[0]?.index ?? null };
  }

  /** What is told of a turn, step by step. */
  #tellings(number: number): Telling[] {
    const turn = this.all[number - 1];
    const found: Telling[] = [];
    for (let at = turn ? begin(turn) : null; at; at = advance(at)) found.push(at);
    return found;
  }
}
