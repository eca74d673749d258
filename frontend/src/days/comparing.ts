/** Reads the game of a friend: a record, or a link that holds one. */

import { Refused } from "../engine/engine.ts";
import { unpack } from "../share/packing.ts";

const NO_GAME = 422;

/** Return the record of a pasted text; links end with a packed record behind the last `#`. */
export async function recordOf(pasted: string): Promise<string> {
  const text = pasted.trim();
  return text.includes("/look#") ? unpackLink(text.slice(text.lastIndexOf("#") + 1)) : text;
}

/** Return the record that the fragment of a link holds; throws `Refused` if it holds none. */
export async function unpackLink(fragment: string): Promise<string> {
  try {
    return await unpack(fragment);
  } catch {
    throw new Refused({ message: { id: "page-share-look-bad", facts: {} } }, NO_GAME);
  }
}
