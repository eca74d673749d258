/** Gives a game to others: a link, a position, a file. */

import { Refused } from "../engine/engine.ts";
import { engine } from "../engine/engine_choice.ts";
import type { GameFacts } from "../engine/types.ts";
import { download } from "../files/download.ts";
import { toasts } from "../look/toasts.svelte.ts";
import { router } from "../router.svelte.ts";
import { words } from "../words/words.svelte.ts";
import { linkTo } from "./link.ts";

/** Hand a link to another app, or copy it; or say why there is none. */
export async function giveLink(game: GameFacts): Promise<void> {
  const link = linkTo(game);
  if ("why" in link) {
    toasts.show(words.say(link.why), undefined, true);
    return;
  }
  const url = router.url(link.path);
  if ("share" in navigator && (await shared(url))) return;
  await copied(url, "page-share-link-copied");
}

/** Whether that was done, or decided against. */
async function shared(url: string): Promise<boolean> {
  try {
    await navigator.share({ url, title: words.say("page-share-title") });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

export async function copyPosition(id: string, number: number): Promise<void> {
  await tried(async () => {
    const position = await engine.position(id, number);
    await copied(JSON.stringify(position, null, 1), "page-share-position-copied");
  });
}

export async function saveRecord(id: string): Promise<void> {
  await tried(async () => {
    const record = await engine.record(id);
    const name = `gardens-of-ceres-${id.slice(0, 6)}.json`;
    download(name, new Blob([record], { type: "application/json" }));
  });
}

/** What cannot be done is said. */
export async function tried(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const away = { id: "page-notice-away" };
    const message = error instanceof Refused ? error.problem.message : away;
    toasts.show(words.tell(message), undefined, true);
  }
}

async function copied(text: string, said: string): Promise<void> {
  if ((await toClipboard(text)) || selected(text)) toasts.show(words.say(said));
  else toasts.show(`${words.say("page-share-not-copied")} ${text}`, undefined, true);
}

/** Only pages of this machine and encrypted ones may write to the clipboard. */
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The way that all others have. */
function selected(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
