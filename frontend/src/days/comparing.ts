/** Reads the game of a friend: a record, or a link that holds one. */

import { Refused } from "../engine/engine.ts";
import { unpack } from "../share/packing.ts";

const NO_GAME = 422;

/** Return the record of a pasted text; links end with a packed record behind the last `#`. */
export async function recordOf(pasted: string): Promise<string> {
  const text = pasted.trim();
  if (!text.includes("/look#")) return text;
  try {
    return await unpack(text.slice(text.lastIndexOf("#") + 1));
  } catch {
    throw new Refused({ message: { id: "page-share-look-bad", facts: {} } }, NO_GAME);
  }
}
