/** What the player has done with puzzles, as this browser keeps it. Python makes and reads it. */

import type { PracticeData } from "../engine/types.ts";
import { readJson, writeJson } from "../storage.ts";

const KEY = "ceres-practice";

/** Return what is kept; `null` if there is nothing. */
export function keptPractice(): PracticeData | null {
  const kept = readJson<PracticeData>(KEY);
  return kept.format === undefined ? null : (kept as PracticeData);
}

export function keepPractice(practice: PracticeData): void {
  writeJson(KEY, practice);
}
