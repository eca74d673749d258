/** The results to beat: remembered in this browser for the games that such a link began. */

import { readJson, writeJson } from "../storage.ts";
import { readScore, writtenScore, type Score } from "./link.ts";

const KEY = "ceres-beat";
/** Of so many games; older ones are forgotten. */
const MOST = 50;

export function rememberBeat(id: string, beat: Score): void {
  const known = Object.entries(readJson<Record<string, string>>(KEY)).slice(1 - MOST);
  writeJson(KEY, Object.fromEntries([...known, [id, writtenScore(beat)]]));
}

export function beatOf(id: string): Score | null {
  return readScore(String(readJson<Record<string, string>>(KEY)[id] ?? ""));
}
