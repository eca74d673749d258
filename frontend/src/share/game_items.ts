/** Menu items for a game as a whole: replay it, share it, report a problem, read the rules. */

import type { GameFacts } from "../engine/types.ts";
import type { Item } from "../look/Menu.svelte";
import { toasts } from "../look/toasts.svelte.ts";
import { router } from "../router.svelte.ts";
import { words } from "../words/words.svelte.ts";
import type { Score } from "./link.ts";

export type ReportDialog = typeof import("../report/ReportDialog.svelte").default;
export type LookingDialog = typeof import("./LookingDialog.svelte").default;

/** Load a module and the words it needs; show a toast and return `null` if nobody answers. */
export async function lazyLoad<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return (await Promise.all([load(), words.load("replay")]))[0];
  } catch {
    toasts.show(words.say("page-notice-away"), undefined, true);
    return null;
  }
}

const sharing = () => lazyLoad(() => import("./sharing.ts"));

/** Share or copy a link that begins the same deal, perhaps to beat a result. */
export async function shareDeal(facts: GameFacts, beat: Score | null = null): Promise<void> {
  await (await sharing())?.shareDeal(facts, beat);
}

/** Share or copy a link that holds the whole game, to look through it. */
export async function shareGame(id: string): Promise<void> {
  await (await sharing())?.shareGame(id);
}

export function replayItem(id: string): Item {
  const run = (): void => router.go(`/replay/${id}`);
  return { label: words.say("page-game-replay"), glyph: "replay", run };
}

export function lessonItem(): Item {
  const run = (): void => router.go("/learn?again=1");
  return { label: words.say("page-game-lesson"), glyph: "redo", run };
}

export function rulesItem(): Item {
  const run = (): void => router.go("/rules");
  return { label: words.say("page-home-rules"), glyph: "help", run };
}

export function guideItem(): Item {
  const run = (): void => router.go("/how-to-play");
  return { label: words.say("page-home-guide"), glyph: "info", run };
}

export const canShare = "share" in navigator;
const glyph = canShare ? "share" : "link";

export function dealItem(facts: GameFacts): Item {
  const label = words.say(canShare ? "page-game-share" : "page-game-link");
  return { label, glyph, run: () => shareDeal(facts) };
}

export function gameItem(id: string): Item {
  const label = words.say(canShare ? "page-game-look-share" : "page-game-look-link");
  return { label, glyph, run: () => shareGame(id) };
}

/** `show` is called with the dialog of the link to look on once it is loaded. */
export function lookingItem(show: (dialog: LookingDialog) => void): Item {
  return {
    label: words.say("page-game-looking"),
    glyph: "eye",
    run: async () => {
      const found = await lazyLoad(() => import("./LookingDialog.svelte"));
      if (found) show(found.default);
    },
  };
}

/** `ask` shows the dialog that asks whether to resign. */
export function resignItem(ask: () => void): Item {
  return { label: words.say("page-game-resign"), glyph: "close", run: ask };
}

/** Copy the position after `number` actions. */
export function positionItem(id: string, number: number): Item {
  const run = async (): Promise<void> => (await sharing())?.copyPosition(id, number);
  return { label: words.say("page-game-position"), glyph: "copy", run };
}

export function saveItem(id: string): Item {
  const run = async (): Promise<void> => (await sharing())?.saveRecord(id);
  return { label: words.say("page-game-export"), glyph: "export", run };
}

/** `show` is called with the dialog once it is loaded. */
export function reportItem(show: (dialog: ReportDialog) => void): Item {
  return {
    label: words.say("page-game-report"),
    glyph: "flag",
    run: async () => {
      const found = await lazyLoad(() => import("../report/ReportDialog.svelte"));
      if (found) show(found.default);
    },
  };
}
