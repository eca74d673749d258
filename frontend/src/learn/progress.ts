/** The progress of the lesson, remembered in this browser. */

import { readJson, writeJson } from "../storage.ts";

const KEY = "ceres-lesson";

export interface Progress {
  /** The game of the lesson. */
  readonly id: string;
  /** The number of actions played, and of the notes read since. */
  readonly turns: number;
  readonly read: number;
  /** Whether the player has left the lesson and plays on alone. */
  readonly alone: boolean;
}

export function loadProgress(): Progress | null {
  const { id, turns, read, alone } = readJson<Progress>(KEY);
  if (typeof id !== "string") return null;
  return { id, turns: Number(turns) || 0, read: Number(read) || 0, alone: alone === true };
}

export function saveProgress(progress: Progress): void {
  writeJson(KEY, progress);
}
