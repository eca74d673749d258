/** The pieces of the box in groups: Buildings by kind, and the Monuments. */

import { KIND_ICON, type IconName } from "../art/sprite.ts";
import type { PieceKind } from "../engine/types.ts";
import { BOX } from "../game/components.ts";
import { words } from "../words/words.svelte.ts";

interface PieceGroup {
  name: string;
  icon: IconName;
  pieces: readonly PieceKind[];
}

type Fits = (kind: PieceKind) => boolean;

/** Return the groups of the Buildings and Monuments that fit, without empty ones. */
export function pieceGroups(fits: Fits, fitsToo: Fits = fits): PieceGroup[] {
  const groups: PieceGroup[] = (["residential", "commercial", "civic"] as const).map((kind) => ({
    name: words.name("kind", kind),
    icon: KIND_ICON[kind] ?? "rosette",
    pieces: BOX.buildings.filter((each) => each.kind === kind && fits(each)),
  }));
  const pieces = BOX.monuments.filter(fitsToo);
  groups.push({ name: words.say("monument-supply"), icon: "monument", pieces });
  return groups.filter((group) => group.pieces.length > 0);
}
