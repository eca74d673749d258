/** Short ways to write data of the engine. */

import type { Possible, Step, StepOf, Tabletop, Turn } from "../src/engine/types.ts";

type Type = Step["type"];

/** A step with these facts only. */
export function step<T extends Type>(type: T, facts: object = {}): StepOf<T> {
  const notes = { rules: [], message: { id: `event-${type}` }, seen: [] };
  return { type, ...notes, ...facts } as unknown as StepOf<T>;
}

/** A turn with these steps, or with steps of these types. */
export function turn(number: number, action: string | null, ...steps: (Type | Step)[]): Turn {
  const all = steps.map((each) => (typeof each === "string" ? step(each) : each));
  return { number, action, steps: all };
}

/** A table; only the given parts of it are there. */
export function table(parts: object = {}): Tabletop {
  return { era: 1, ...parts } as unknown as Tabletop;
}

/** What can be done: nothing but this. */
export function possible(parts: Partial<Possible> = {}): Possible {
  return { income: { silver: 0 }, deeds: {}, builds: {}, places: [], ...parts };
}
