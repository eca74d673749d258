/**
 * The words that only some screens say, by the beginnings of their ids: they are loaded with those
 * screens (see the routes in App.svelte). All others are the core, which is always there.
 *
 * A message of the core names none of a chunk, and one of a chunk none of another.
 */
export const CHUNKS = {
  rules: ["rule-"],
  rulings: ["rulebook-", "ruling-", "page-rules-"],
  learn: ["learn-", "page-learn-"],
  real: ["real-", "page-real-"],
  box: ["page-box-"],
  replay: ["page-replay-", "page-report-", "page-share-"],
  mine: ["page-mine-"],
} as const satisfies Record<string, readonly string[]>;

export type Chunk = keyof typeof CHUNKS;
export type Part = Chunk | "core";

export const PARTS = ["core", ...Object.keys(CHUNKS)] as readonly Part[];

/** The part that a message is in. */
export function partOf(id: string): Part {
  const found = Object.entries(CHUNKS).find(([, begins]) =>
    begins.some((begin) => id.startsWith(begin)),
  );
  return (found?.[0] as Chunk | undefined) ?? "core";
}
