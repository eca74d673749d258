/** Which of the finished games are shown, as the address says it. */

import type { Difficulty, GameStatistics, Only } from "../engine/types.ts";

export interface Choice {
  readonly only: Only;
  readonly difficulty: Difficulty | null;
}

const KINDS: readonly Only[] = [
  "all",
  "fair",
  "hinted",
  "strict",
  "day",
  "ladder",
  "screen",
  "real",
  "imported",
];
const DIFFICULTIES: readonly Difficulty[] = ["normal", "hard", "challenge"];

/** Read the choice in the query of an address. */
export function choiceIn(query: URLSearchParams): Choice {
  return {
    only: KINDS.find((each) => each === query.get("only")) ?? "all",
    difficulty: DIFFICULTIES.find((each) => each === query.get("difficulty")) ?? null,
  };
}

/** Return the address of a choice. */
export function pathOf({ only, difficulty }: Choice): string {
  const query = new URLSearchParams({
    ...(only !== "all" && { only }),
    ...(difficulty && { difficulty }),
  });
  return query.size > 0 ? `/mine?${query}` : "/mine";
}

/** Return the kinds to offer: those that leave out some games, but not all; and imported ones. */
export function kindsOffered({ counts }: GameStatistics, chosen: Only): Only[] {
  const distinct = (each: Only): boolean =>
    counts[each] > 0 && (each === "imported" || counts[each] < counts.all);
  return KINDS.filter((each) => each === "all" || each === chosen || distinct(each));
}

/** Return the difficulties to offer: those that were played, if there are several. */
export function difficultiesOffered(
  { difficulties }: GameStatistics,
  chosen: Difficulty | null,
): Difficulty[] {
  const played = DIFFICULTIES.filter((each) => difficulties[each] > 0 || each === chosen);
  return played.length > 1 || chosen ? played : [];
}
