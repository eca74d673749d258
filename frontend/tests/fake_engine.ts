/** An engine whose answers a test gives. */

import { Refused, type Engine } from "../src/engine/engine.ts";
import type { Opened, Played, Tabletop, Turn, View } from "../src/engine/types.ts";
import { possible, table } from "./builders.ts";

/** An engine with only these methods. */
export function engineWith(methods: Partial<Engine>): Engine {
  return methods as Engine;
}

/** A refusal with this message. */
export function refusal(id: string, status = 422): Refused {
  return new Refused({ message: { id } }, status);
}

/** The options of a game. */
export const FACTS: View["game"] = {
  seed: null,
  difficulty: "normal",
  monuments: false,
  variants: [],
  strict: false,
  peeked: 0,
  hinted: false,
  imported: false,
  mine: true,
  resigned: false,
  branched: false,
  rules: "1",
  own: null,
};

/** A view of which only what the store of a game needs is there. */
export function view(parts: Partial<View> = {}, on: Tabletop = table()): View {
  return {
    table: on,
    phase: "you",
    turns: 0,
    pending: null,
    lesson: null,
    real: null,
    can: possible(),
    undo: { can: false, asks: false, revealed: [] },
    redo: { can: false },
    ...parts,
  } as View;
}

export function opened(parts: Partial<Opened> = {}): Opened {
  return { id: "abc", revision: 1, view: view(), turn: null, turns: [], ...parts };
}

/** The answer to an action: the turn with the table before it. */
export function played(revision: number, turn: Turn | null, parts: Partial<View> = {}): Played {
  const told = turn && { before: table(), ...turn };
  return { id: "abc", revision, view: view({ turns: turn?.number ?? 0, ...parts }), turn: told };
}
