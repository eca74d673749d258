/**
 * The messages that only some screens use, by the prefixes of their ids; they are loaded with those
 * screens (see the routes in App.svelte). All others are the core, which is always loaded.
 *
 * A message of the core refers to none of a chunk, and one of a chunk to none of another.
 */
export const CHUNKS = {
  rules: ["rule-"],
  // What the rules and how to play have in common; the first prefix that fits counts.
  guide: ["page-guide-", "page-rules-back", "page-rules-contents", "page-rules-print"],
  about: ["page-about-"],
  rulings: ["rulebook-", "ruling-", "page-rules-"],
  learn: ["learn-", "page-learn-"],
  real: ["real-", "page-real-", "heard-"],
  box: ["page-box-"],
  replay: ["page-replay-", "page-report-", "page-share-"],
  mine: ["page-mine-"],
  coach: ["coach-", "page-coach-"],
  puzzles: ["puzzle-", "puzzles-", "page-puzzle-"],
  days: ["page-day-", "page-days-", "hardness-", "medal-", "share-", "page-compare-"],
  ladder: ["page-ladder-", "ladder-", "rank-", "page-achievements-", "achievement-"],
} as const satisfies Record<string, readonly string[]>;

export type Chunk = keyof typeof CHUNKS;
export type Part = Chunk | "core";

export const PARTS = ["core", ...Object.keys(CHUNKS)] as readonly Part[];

/** Return the part that a message is in. */
export function partOf(id: string): Part {
  const found = Object.entries(CHUNKS).find(([, prefixes]) =>
    prefixes.some((prefix) => id.startsWith(prefix)),
  );
  return (found?.[0] as Chunk | undefined) ?? "core";
}
