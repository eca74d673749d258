/** What a piece shows and wants, in words. */

import type { PieceKind } from "../engine/types.ts";
import { words } from "../words/words.svelte.ts";

/** What it brings: `4 citizens`; `1 VP for each building beside it`. */
export function effectWords(kind: PieceKind): string {
  const { population, silver, vp, effect, when_built } = kind;
  const parts = [
    population && words.say("page-piece-population", { count: population }),
    silver && words.say("page-piece-silver", { count: silver }),
    vp && words.say("page-piece-vp", { count: vp }),
    effect && words.say("page-piece-effect", { ...effect }),
    when_built.vp && words.say("page-piece-built-vp", { count: when_built.vp }),
    when_built.silver && words.say("page-piece-built-silver", { count: when_built.silver }),
  ];
  return words.join(parts.filter(Boolean) as string[], "comma");
}

/** What a Monument asks for; nothing for a Building. */
export function needsWords({ needs }: PieceKind): string {
  const parts = Object.entries(needs).map(([need, value]) =>
    words.say("page-piece-needs", { need, count: Number(value) }),
  );
  return words.join(parts, "and");
}
