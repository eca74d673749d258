/** The days that were played, and where the player stands on each. */

import { Asking } from "../engine/asking.svelte.ts";
import type { Engine } from "../engine/engine.ts";
import type { DayDeal, DayResult, Days, Listed } from "../engine/types.ts";
import { Today } from "./today.svelte.ts";

/** What there is to see of a day in the calendar. */
export type DayState = "gold" | "silver" | "bronze" | "played" | "rest" | "going" | "open";

function isAttempt({ day, mine }: Listed, date: string): boolean {
  return day?.date === date && !day.practice && mine;
}

type Asked = Pick<Engine, "day" | "days" | "list" | "beginDay" | "restore">;

export class DayBook extends Asking<Asked> {
  readonly today = new Today();
  days: Days | null = $state.raw(null);
  #games: readonly Listed[] = $state.raw([]);
  #deleted: readonly Listed[] = $state.raw([]);
  #deals: ReadonlyMap<string, DayDeal> = $state.raw(new Map());
  /** Whether a game is being begun or restored. */
  busy = $state(false);

  /** Ask for the days that were played. */
  async load(): Promise<void> {
    const today = this.today.date;
    const found = await this.tried(() =>
      Promise.all([this.engine.days({ today }), this.engine.list()]),
    );
    if (!found) return;
    const [days, { games, deleted }] = found;
    this.days = days;
    this.#games = games;
    this.#deleted = deleted;
  }

  /** Ask for the deal of a day. */
  async loadDeal(date: string): Promise<void> {
    if (this.#deals.has(date)) return;
    const found = await this.tried(() => this.engine.day({ date }));
    if (found) this.#deals = new Map([...this.#deals, [date, found]]);
  }

  dealOf(date: string): DayDeal | null {
    return this.#deals.get(date) ?? null;
  }

  /** The game that counts for a day, if it is over. */
  resultOf(date: string): DayResult | null {
    return this.days?.days.find((each) => each.date === date) ?? null;
  }

  /** The attempt at a day that is not over. */
  goingOf(date: string): Listed | null {
    const going = (game: Listed): boolean =>
      isAttempt(game, date) && !game.result && game.phase !== null;
    return this.#games.find(going) ?? null;
  }

  /** The attempt at a day, if it was deleted: then there is no other. */
  deletedOf(date: string): Listed | null {
    if (this.goingOf(date)) return null;
    return this.#deleted.find((game) => isAttempt(game, date)) ?? null;
  }

  stateOf(date: string): DayState {
    const result = this.resultOf(date);
    if (result) return result.medal ?? "played";
    if (this.goingOf(date)) return "going";
    return this.days?.streak.rested.includes(date) ? "rest" : "open";
  }

  /** Begin the game of a day, which counts if it is the first; return its id, `null` if refused. */
  async begin(date: string): Promise<string | null> {
    if (this.busy) return null;
    this.busy = true;
    const practice = this.resultOf(date) !== null || this.deletedOf(date) !== null;
    // The day on which it begins counts, whatever the screen has shown before.
    const today = this.today.update();
    const begun = await this.tried(() => this.engine.beginDay({ date, today, practice }));
    this.busy = false;
    return begun?.id ?? null;
  }

  /** Restore a deleted attempt. */
  async restore({ id }: Listed): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    if (await this.tried(() => this.engine.restore(id))) await this.load();
    this.busy = false;
  }
}
