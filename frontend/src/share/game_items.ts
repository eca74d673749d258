/** What can be done with a game as a whole: look through it, give it to others, report a problem. */

import type { GameFacts } from "../engine/types.ts";
import type { Item } from "../look/Menu.svelte";
import { router } from "../router.svelte.ts";
import { words } from "../words/words.svelte.ts";
import { loaded } from "./lazy_load.ts";

const giving = () => loaded(() => import("./giving.ts"));

export function replayItem(id: string): Item {
  const run = (): void => router.go(`/replay/${id}`);
  return { label: words.say("page-game-replay"), glyph: "replay", run };
}

export function linkItem(facts: GameFacts): Item {
  const canShare = "share" in navigator;
  return {
    label: words.say(canShare ? "page-game-share" : "page-game-link"),
    glyph: canShare ? "share" : "link",
    run: async () => (await giving())?.giveLink(facts),
  };
}

/** The position after so many actions. */
export function positionItem(id: string, number: number): Item {
  const run = async (): Promise<void> => (await giving())?.copyPosition(id, number);
  return { label: words.say("page-game-position"), glyph: "copy", run };
}

export function saveItem(id: string): Item {
  const run = async (): Promise<void> => (await giving())?.saveRecord(id);
  return { label: words.say("page-game-export"), glyph: "export", run };
}

/** `show`: with what is loaded to report it. */
export function reportItem(show: (dialog: ReportDialog) => void): Item {
  return {
    label: words.say("page-game-report"),
    glyph: "flag",
    run: async () => {
      const found = await loaded(() => import("../report/ReportDialog.svelte"));
      if (found) show(found.default);
    },
  };
}

export type ReportDialog = typeof import("../report/ReportDialog.svelte").default;
