/** Who drew in the game begun last at a real table, remembered for the next one. */

import type { Deck, Drawer } from "../engine/types.ts";

const KEY = "ceres-real-draws";
type Draws = Record<Deck, Drawer>;

export function lastDraws(): Draws {
  const drawer = (value: unknown): Drawer => (value === "me" ? "me" : "app");
  try {
    const last = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { cards: drawer(last.cards), tiles: drawer(last.tiles), deeds: drawer(last.deeds) };
  } catch {
    return { cards: "app", tiles: "app", deeds: "app" };
  }
}

export function rememberDraws(draws: Draws): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draws));
  } catch {
    // Storage is full or denied: the next game begins as usual.
  }
}
