/** A box that is being entered: the known parts of each card, and the number of tiles. */

import type { CardId, ComponentData, TileId } from "../engine/types.ts";

/** The format of component data. */
export const COMPONENTS = "ceres-components/1";

export const NUMBERS = [1, 2, 3, 4] as const;
export const LETTERS = ["A", "B", "C", "D", "E", "F", "G"] as const;
/** The number of letters on a card that has any. */
export const PRINTED_LETTERS = 3;
export const ACTIONS = ["letters", "cheapest", "dearest", "enlarge", "bribe"] as const;
export type Does = (typeof ACTIONS)[number];

/** A card, as far as entered. */
export interface CardDraft {
  readonly number?: number;
  readonly does?: Does;
  /** In printed order; not discarded when another action is entered. */
  readonly letters?: readonly string[];
  /** Whether it shows the Monument icon. */
  readonly monument?: boolean;
}

export interface Draft {
  readonly cards: Readonly<Record<CardId, CardDraft>>;
  readonly tiles: Readonly<Record<TileId, number>>;
  /** The ids of the cards, and `tiles`, that are still those of the app. */
  readonly rebuilt: readonly string[];
}

/** Component data that may be incomplete. */
export interface DraftData {
  format: string;
  cards: CardData[];
  tiles: Record<TileId, number>;
}
type CardData = Partial<ComponentData["cards"][number]>;

export type Question = "number" | "does" | "letters" | "monument";

/** Return the first question about a card that is open; `null` if all are answered. */
export function openQuestion({ number, does, letters, monument }: CardDraft): Question | null {
  if (number === undefined) return "number";
  if (does === undefined) return "does";
  if (does === "letters" && letters?.length !== PRINTED_LETTERS) return "letters";
  return monument === undefined ? "monument" : null;
}

/** Return another card with the same content, if any: perhaps one was entered twice. */
export function duplicateOf({ cards }: Draft, id: CardId): CardId | null {
  const card = cards[id] ?? {};
  if (openQuestion(card)) return null;
  const same = (other: CardDraft) =>
    openQuestion(other) === null && JSON.stringify(cardData("", other)) === JSON.stringify(cardData("", card)); // prettier-ignore
  return Object.keys(cards).find((other) => other !== id && same(cards[other] ?? {})) ?? null;
}

/** Return the groups of cards with the same content. */
export function duplicatesIn({ cards }: Draft): CardId[][] {
  const groups = new Map<string, CardId[]>();
  for (const id of Object.keys(cards).sort()) {
    const card = cards[id] ?? {};
    const printed = JSON.stringify(cardData("", card));
    if (!openQuestion(card)) groups.set(printed, [...(groups.get(printed) ?? []), id]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Return the number of all tiles. */
export function tilesIn(tiles: Readonly<Record<TileId, number>>): number {
  return Object.values(tiles).reduce((sum, count) => sum + count, 0);
}

/** Convert a draft to component data. */
export function componentsOf({ cards, tiles }: Draft): DraftData {
  const ids = Object.keys(cards).sort();
  return {
    format: COMPONENTS,
    cards: ids.map((id) => cardData(id, cards[id] ?? {})),
    tiles: { ...tiles },
  };
}

/** Convert the draft of a card to component data. */
export function cardData(id: CardId, { number, does, letters, monument }: CardDraft): CardData {
  const claims = does !== undefined && does !== "enlarge" && does !== "bribe";
  return {
    id,
    ...(number !== undefined && { number }),
    ...(does !== undefined && (claims ? { action: "claim", by: does } : { action: does })),
    ...(does === "letters" && { letters: [...(letters ?? [])] }),
    ...(monument !== undefined && { monument }),
  };
}

/** Convert component data to a draft; its `rebuilt` parts are those of the app. */
export function draftOf(
  { cards, tiles }: Pick<ComponentData, "cards" | "tiles">,
  rebuilt: readonly ("cards" | "tiles")[] = [],
): Draft {
  const drafts = cards.map(({ id, number, action, by, letters = [], monument }) => {
    const does = action === "claim" ? (by ?? "letters") : action;
    return [id, { number, does, letters, monument }] as const;
  });
  const own = rebuilt.flatMap((part) => (part === "cards" ? cards.map(({ id }) => id) : [part]));
  return { cards: Object.fromEntries(drafts), tiles: { ...tiles }, rebuilt: own };
}

/** Return the draft with one part no longer marked as rebuilt. */
export function withConfirmed(draft: Draft, part: string): Draft {
  return { ...draft, rebuilt: draft.rebuilt.filter((each) => each !== part) };
}

/** Return a draft without any answers. */
export function emptyDraft(cards: readonly CardId[], tiles: readonly TileId[]): Draft {
  return {
    cards: Object.fromEntries(cards.map((id) => [id, {}])),
    tiles: Object.fromEntries(tiles.map((id) => [id, 0])),
    rebuilt: [],
  };
}
