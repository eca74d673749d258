/** The pages of a turn at a real table: one for everything that is done by hand at once. */

import type { IconName } from "../art/sprite.ts";
import type { Message, Step, Tabletop, Turn } from "../engine/types.ts";
import { classOf, isYours } from "../game/playback.ts";
import { roman } from "../words/formats.ts";
import { words } from "../words/words.svelte.ts";

export interface Page {
  /** The step that it is about. */
  step: Step;
  /** The index of the step in the turn: part of the address. */
  index: number;
  /** All steps of the page, in order. */
  steps: readonly Step[];
  /** The table after and before them; `null` for older turns. */
  table: Tabletop | null;
  before: Tabletop | null;
}

/** Return the pages of a turn; your own steps have one only if there are instructions. */
export function pagesOf(turn: Turn | null): Page[] {
  const pages: Page[] = [];
  let table = turn?.before ?? null;
  turn?.steps.forEach((step, index) => {
    const before = table;
    if (table) table = { ...table, ...step.table };
    const last = pages.at(-1);
    if (last && classOf(step).kind === "follow-up") {
      pages[pages.length - 1] = { ...last, steps: [...last.steps, step], table };
    } else if (last?.step.type === "sites" && classOf(step).kind === "placement") {
      pages[pages.length - 1] = { ...last, step, index, steps: [...last.steps, step], table };
    } else {
      pages.push({ step, index, steps: [step], table, before });
    }
  });
  return pages.filter(isShown);
}

/** A choice of yours is shown on its own screen. */
function isShown(page: Page): boolean {
  return isYours(page.step) ? instructionsOf(page).length > 0 : page.step.type !== "sites";
}

/** Return the instructions of a page, in order. */
export function instructionsOf({ steps }: Pick<Page, "steps">): Message[] {
  return steps.flatMap(({ hands }) => hands ?? []);
}

/** The headline of a step: a few large words, to be read from a metre away. */
export interface Headline {
  text: string;
  /** The most important fact: a Lot or a number. */
  giant: string;
  icon?: IconName;
}

export function headlineOf(step: Step): Headline {
  const vp = pointsOf(step);
  const piece = "id" in step ? step.id : "place" in step ? step.place : "";
  const isSetUp = classOf(step).kind === "set-up";
  const id = isYours(step) ? "page-real-head-you" : isSetUp ? "page-real-set-up" : "page-real-head";
  const text = words.say(id, { type: step.type, id: piece, vp });
  return { text, ...giantOf(step, vp) };
}

/** Return the Lot of the step, or its points. */
function giantOf(step: Step, vp: number): Omit<Headline, "text"> {
  if ("deed" in step) return { giant: step.deed };
  if ("lot" in step) return { giant: step.lot };
  switch (step.type) {
    case "income":
      return { giant: `+${step.silver}`, icon: "coin" };
    case "flip":
      return { giant: String(step.number) };
    case "bribe":
      return { giant: String(step.deeds.length), icon: "coin" };
    case "era-begins":
      return { giant: roman(step.era) };
    default:
      return vp > 0 ? { giant: `+${vp}`, icon: "wreath" } : { giant: "" };
  }
}

/** Return the VP that Ceres scores by it at once. */
function pointsOf(step: Step): number {
  return "vp" in step ? step.vp : 0;
}
