/** A moment of a game: a decision, or a step of the turn that leads to it. */

export interface Moment {
  /** So many actions have been played; in the middle of a turn, this one included. */
  readonly number: number;
  /** The step of that turn that is told; `null`: all of it. */
  readonly index: number | null;
}

/** As it stands in an address: `17`, or `17.3` for the third step of turn 17. */
export function written({ number, index }: Moment): string {
  return index === null ? String(number) : `${number}.${index + 1}`;
}

/** What stands in an address; anything else is the beginning. */
export function read(text: string | null): Moment {
  const [, number = "0", step] = /^(\d{1,6})(?:\.(\d{1,6}))?$/.exec(text ?? "") ?? [];
  return { number: Number(number), index: step === undefined ? null : Number(step) - 1 };
}

export function same(one: Moment, other: Moment): boolean {
  return one.number === other.number && one.index === other.index;
}
