/** A step in a few large words, to be read from a metre away. */

import type { IconName } from "../art/sprite.ts";
import type { Step } from "../engine/types.ts";
import { isYours } from "../game/playback.ts";
import { words } from "../words/words.svelte.ts";

export interface Head {
  /** A few words. */
  text: string;
  /** The one thing that matters: a Lot, a number. */
  giant: string;
  icon?: IconName;
}

export function headOf(step: Step): Head {
  const vp = pointsOf(step);
  const facts = { type: step.type, id: step["id"] ?? step["place"] ?? "", vp };
  const set = step.type.startsWith("set-up-");
  const id = isYours(step) ? "page-real-head-you" : set ? "page-real-set-up" : "page-real-head";
  const text = words.say(id, facts);
  return { text, ...giantOf(step, vp) };
}

/** The Lot that it is about, or what it scores. */
function giantOf(step: Step, vp: number): Omit<Head, "text"> {
  const lot = step["deed"] ?? step["lot"];
  if (typeof lot === "string") return { giant: lot };
  switch (step.type) {
    case "income":
      return { giant: `+${step["silver"]}`, icon: "coin" };
    case "flip":
      return { giant: String(step["number"]) };
    case "bribe":
      return { giant: String(step["deeds"].length), icon: "coin" };
    case "era-begins":
      return { giant: ["I", "II", "III"][step["era"] - 1] ?? "" };
    default:
      return vp > 0 ? { giant: `+${vp}`, icon: "wreath" } : { giant: "" };
  }
}

/** The VP that she scores by it at once. */
function pointsOf(step: Step): number {
  return typeof step["vp"] === "number" ? step["vp"] : 0;
}
