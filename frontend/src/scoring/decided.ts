/** What decided a game: where one side got more than the other. */

import type { Course, Side } from "../engine/types.ts";

export interface Difference {
  source: string;
  you: number;
  ceres: number;
  /** How many VP you got more. */
  ahead: number;
}

/** The sources of VP of the whole game, the one that made the most difference first. */
export function differences(sources: Course["sources"]): Difference[] {
  const names = new Set([...Object.keys(sources.you), ...Object.keys(sources.ceres)]);
  return [...names]
    .map((source) => {
      const you = sources.you[source] ?? 0;
      const ceres = sources.ceres[source] ?? 0;
      return { source, you, ceres, ahead: you - ceres };
    })
    .sort((a, b) => Math.abs(b.ahead) - Math.abs(a.ahead));
}

/** The one that did most for the winner. */
export function decider(found: readonly Difference[], winner: Side): Difference | undefined {
  return found.find(({ ahead }) => (winner === "you" ? ahead > 0 : ahead < 0));
}
