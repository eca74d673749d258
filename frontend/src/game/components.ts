/** The standard box: pieces, tiles, cards and prices, as Python writes them; all games share it. */

import type { Box, CardKind, PieceId, PieceKind, TileId } from "../engine/types.ts";
import data from "../generated/box.json" with { type: "json" };
import type { ShownGame } from "./playback.ts";

export const BOX = data as unknown as Omit<Box, "rulebook">;

/** The Buildings and Monuments by their ids. */
export const PIECES: ReadonlyMap<PieceId, PieceKind> = new Map(
  [...BOX.buildings, ...BOX.monuments].map((kind) => [kind.id, kind]),
);

/** Return the cards of a game: of its own box if it has one. */
export function cardsOf({ view }: ShownGame): readonly CardKind[] {
  return view.game.own?.cards ?? BOX.cards;
}

/** Return how many there are of each tile in a game: in its own box if it has one. */
export function tileCountsOf({ view }: ShownGame): Readonly<Record<TileId, number>> {
  return view.game.own?.tile_counts ?? BOX.tile_counts;
}
