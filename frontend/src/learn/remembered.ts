/** Which game is the lesson, and what of its notes was read: remembered in this browser. */

const KEY = "ceres-lesson";

export interface Remembered {
  readonly id: string;
  /** After so many actions, so many notes were read. */
  readonly turns: number;
  readonly read: number;
  /** The player left the lesson and goes on alone. */
  readonly alone: boolean;
}

export function remembered(): Remembered | null {
  try {
    const { id, turns, read, alone } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Remembered;
    if (typeof id !== "string") return null;
    return { id, turns: Number(turns) || 0, read: Number(read) || 0, alone: alone === true };
  } catch {
    return null;
  }
}

export function remember(lesson: Remembered): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(lesson));
  } catch {
    // Storage is full or denied: the lesson goes on, and is found among the games.
  }
}
