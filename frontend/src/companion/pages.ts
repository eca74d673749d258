/** The pages of a turn at a real table: one for everything that is done by hand at once. */

import type { IconName } from "../art/sprite.ts";
import type { Message, Step, Tabletop, Turn } from "../engine/types.ts";
import { classOf, isYours } from "../game/playback.ts";
import { roman } from "../words/formats.ts";
import { words } from "../words/words.svelte.ts";

export interface Page {
  /** The step that it is about. */
  step: Step;
  /** The index of its last step in the turn: part of the address; and that of its first. */
  index: number;
  begins: number;
  /** What you did before, if it is told on this page. */
  own: readonly Step[];
  /** All steps of the page, in order. */
  steps: readonly Step[];
  /** The table after and before them; `null` for older turns. */
  table: Tabletop | null;
  before: Tabletop | null;
}

/**
 * Return the pages of a turn. What you did is told on Ceres' first page, and what she thinks on the
 * page of what she does; but nothing is told together with what had to be entered in between.
 */
export function pagesOf(turn: Turn | null): Page[] {
  const pages: Page[] = [];
  let table = turn?.before ?? null;
  turn?.steps.forEach((step, index) => {
    const before = table;
    if (table) table = { ...table, ...step.table };
    const last = pages.at(-1);
    const together = last && !step.entered ? joined(last, step) : null;
    if (last && together) pages[pages.length - 1] = { ...last, ...together, index, table };
    else pages.push({ step, index, begins: index, own: [], steps: [step], table, before });
  });
  return pages.filter(isShown);
}

/** Return the step and the steps of a page that this one joins; `null` if it has a page of its own. */
function joined(page: Page, step: Step): Pick<Page, "step" | "steps" | "own"> | null {
  const { kind, side } = classOf(step);
  const steps = [...page.steps, step];
  const last = classOf(page.step);
  if (kind === "follow-up" || (kind === "reasoning" && step.type === "no-monument"))
    return { ...page, steps };
  if (side !== "ceres" || page.step.type === "catch-up") return null;
  if (isYours(page.step)) {
    const own = page.steps.filter((each) => isYours(each) || each.type === "when-built");
    return { step, steps: steps.filter((each) => !own.includes(each)), own };
  }
  // A choice that waits says nothing yet.
  if (last.kind === "reasoning")
    return { ...page, step: step.type === "sites" ? page.step : step, steps };
  return step.type === "no-room" && page.step.type === step.type ? { ...page, steps } : null;
}

/** A choice of yours is shown on its own screen. */
function isShown(page: Page): boolean {
  if (
    classOf(page.step).kind === "follow-up" ||
    isYours(page.step) ||
    page.step.type === "catch-up"
  )
    return instructionsOf(page).length > 0;
  return page.step.type !== "sites" || page.own.length > 0;
}

/** Return the instructions of a page, in order; a marker that is moved on and on moves once. */
export function instructionsOf({ steps }: Pick<Page, "steps">): Message[] {
  const told: Message[] = [];
  for (const each of steps.flatMap(({ hands }) => hands ?? [])) {
    const once = movedOnce(told.at(-1), each);
    if (once) told[told.length - 1] = once;
    else told.push(each);
  }
  return told;
}

/** Return two moves of one VP marker as one; `null` if they are something else. */
function movedOnce(first: Message | undefined, second: Message): Message | null {
  if (!first || !("id" in first && "id" in second)) return null;
  if (first.id !== "real-hand-vp" || second.id !== first.id) return null;
  const { side, start = 0, vp } = first.facts ?? {};
  const { facts = {} } = second;
  if (facts["side"] !== side) return null;
  return { ...second, facts: { ...facts, start, vp: Number(vp) + Number(facts["vp"]) } };
}

/** Return an id for each instruction: it changes with the text, so that a changed one is not ticked. */
export function instructionIdsOf(page: Page): string[] {
  return instructionsOf(page).map((each, at) => `${page.index}.${at} ${JSON.stringify(each)}`);
}

/** The headline of a step: a few large words, to be read from a metre away. */
export interface Headline {
  text: string;
  /** The most important fact: a Lot or a number. */
  giant: string;
  icon?: IconName;
}

export function headlineOf(step: Step, steps: readonly Step[] = [step]): Headline {
  const alike = steps.filter(({ type }) => type === step.type);
  const vp = alike.reduce((sum, each) => sum + pointsOf(each), 0);
  const piece = "id" in step ? step.id : "place" in step ? step.place : "";
  const isSetUp = classOf(step).kind === "set-up";
  const id = isYours(step) ? "page-real-head-you" : isSetUp ? "page-real-set-up" : "page-real-head";
  const text = words.say(id, { type: step.type, id: piece, vp, count: alike.length });
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
